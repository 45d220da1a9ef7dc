/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history.h"

#include <string.h>

#define SNAPSHOT_EVERY 32
#define MOST_REPAIRS 8 /* that can be undone: each keeps all of its past, and a journal from outside may hold thousands */

/* What was before a repair, or after one that was undone. */
typedef struct
{
  GByteArray *commands; /* all, also those undone */
  guint       n;        /* in force */
  guint       since;    /* how many were in force when this was put aside */
  guint       first;    /* command that the repair changed */
} OtherPast;

struct _AutomaHistory
{
  gsize       state_size;
  gsize       command_size;
  AutomaApply apply;
  GByteArray *commands;  /* all, also those undone */
  guint       n;         /* in force */
  GPtrArray  *snapshots; /* the state before command 0, 32, 64 … as far as they are in force */
  gpointer    state;
  gpointer    scratch;
  GPtrArray  *repaired;   /* OtherPast: what undo goes back to, the last repair last */
  GPtrArray  *unrepaired; /* OtherPast: and redo */
};

static gpointer
copy (gconstpointer memory,
      gsize         size)
{
  return g_memdup2 (memory, size);
}

static void
other_past_free (gpointer data)
{
  OtherPast *self = data;

  g_byte_array_unref (self->commands);
  g_free (self);
}

AutomaHistory *
automa_history_new (gsize         state_size,
                    gsize         command_size,
                    AutomaApply   apply,
                    gconstpointer first_state)
{
  AutomaHistory *self = g_new0 (AutomaHistory, 1);

  self->state_size = state_size;
  self->command_size = command_size;
  self->apply = apply;
  self->commands = g_byte_array_new ();
  self->snapshots = g_ptr_array_new_with_free_func (g_free);
  self->state = copy (first_state, state_size);
  self->scratch = g_malloc (state_size);
  g_ptr_array_add (self->snapshots, copy (first_state, state_size));
  self->repaired = g_ptr_array_new_with_free_func (other_past_free);
  self->unrepaired = g_ptr_array_new_with_free_func (other_past_free);
  return self;
}

void
automa_history_free (AutomaHistory *self)
{
  g_byte_array_unref (self->commands);
  g_ptr_array_unref (self->repaired);
  g_ptr_array_unref (self->unrepaired);
  g_ptr_array_unref (self->snapshots);
  g_free (self->state);
  g_free (self->scratch);
  g_free (self);
}

gconstpointer
automa_history_state (AutomaHistory *self)
{
  return self->state;
}

guint
automa_history_length (AutomaHistory *self)
{
  return self->n;
}

static guint
all_commands (AutomaHistory *self)
{
  return (guint) (self->commands->len / self->command_size);
}

static guint
undone_commands (AutomaHistory *self)
{
  return all_commands (self) - self->n;
}

/* The one that the commands in force have just come from; NULL: there is none. */
static OtherPast *
get_last (AutomaHistory *self,
          GPtrArray     *pasts)
{
  OtherPast *last = pasts->len > 0 ? g_ptr_array_index (pasts, pasts->len - 1) : NULL;

  return last && last->since == self->n ? last : NULL;
}

gboolean
automa_history_can_undo_repair (AutomaHistory *self)
{
  return get_last (self, self->repaired) != NULL;
}

gboolean
automa_history_can_redo_repair (AutomaHistory *self)
{
  return get_last (self, self->unrepaired) != NULL;
}

gboolean
automa_history_can_undo (AutomaHistory *self)
{
  return self->n > 0 || automa_history_can_undo_repair (self);
}

gboolean
automa_history_can_redo (AutomaHistory *self)
{
  return undone_commands (self) > 0 || automa_history_can_redo_repair (self);
}

gconstpointer
automa_history_command (AutomaHistory *self,
                        guint          i)
{
  g_return_val_if_fail (i < all_commands (self), NULL);

  return self->commands->data + i * self->command_size;
}

/* Applies one command to the current state. The script may be NULL. */
static gboolean
step (AutomaHistory *self,
      gconstpointer  command,
      gpointer       script,
      GError       **error)
{
  gpointer swap = self->state;

  if (!self->apply (self->state, command, self->scratch, script, error))
    return FALSE;
  self->state = self->scratch;
  self->scratch = swap;
  self->n++;
  if (self->n % SNAPSHOT_EVERY == 0)
    g_ptr_array_add (self->snapshots, copy (self->state, self->state_size));
  return TRUE;
}

/* Goes back to the state after n commands, from the snapshot before it. */
static void
rewind_to (AutomaHistory *self,
           guint          n)
{
  guint snapshot = n / SNAPSHOT_EVERY;

  g_ptr_array_set_size (self->snapshots, (int) snapshot + 1);
  memcpy (self->state, g_ptr_array_index (self->snapshots, snapshot), self->state_size);
  self->n = snapshot * SNAPSHOT_EVERY;
  while (self->n < n)
    if (!step (self, automa_history_command (self, self->n), NULL, NULL))
      g_error ("a command that was done before does not fit any more");
}

/* A copy of the state after n commands; the history stays where it is. */
void
automa_history_state_at (AutomaHistory *self,
                         guint          n,
                         gpointer       state)
{
  guint now = self->n;

  g_return_if_fail (n <= now);

  rewind_to (self, n);
  memcpy (state, self->state, self->state_size);
  while (self->n < now)
    automa_history_redo (self);
}

/* What was undone before is gone with a new command. */
gboolean
automa_history_do (AutomaHistory *self,
                   gconstpointer  command,
                   gpointer       script,
                   AutomaKeep     keep,
                   gpointer       data,
                   GError       **error)
{
  guint before = self->n;

  if (!step (self, command, script, error))
    return FALSE;
  if (keep && !keep (data, error))
    {
      rewind_to (self, before);
      return FALSE;
    }
  g_byte_array_set_size (self->commands, (guint) (before * self->command_size));
  g_byte_array_append (self->commands, command, (guint) self->command_size);
  g_ptr_array_set_size (self->unrepaired, 0);
  return TRUE;
}

gboolean
automa_history_undo (AutomaHistory *self)
{
  if (self->n == 0)
    return FALSE;
  rewind_to (self, self->n - 1);
  if (self->repaired->len > 0 && ((OtherPast *) g_ptr_array_index (self->repaired, self->repaired->len - 1))->since > self->n)
    g_ptr_array_set_size (self->repaired, 0); /* it changed what is not in force any more */
  return TRUE;
}

gboolean
automa_history_redo (AutomaHistory *self)
{
  if (undone_commands (self) == 0)
    return FALSE;
  return step (self, automa_history_command (self, self->n), NULL, NULL);
}

/* Does the commands of a list from where the history stands, and notes those that do not fit. */
static void
replay (AutomaHistory *self,
        GByteArray    *commands,
        guint          first,
        GByteArray    *kept,
        GArray        *misfits)
{
  for (guint i = first; i < commands->len / self->command_size; i++)
    {
      gconstpointer command = commands->data + i * self->command_size;
      GError *error = NULL;

      if (step (self, command, NULL, &error))
        g_byte_array_append (kept, command, (guint) self->command_size);
      else
        {
          AutomaMisfit misfit = { i, g_strdup (error->message) };

          g_array_append_val (misfits, misfit);
          g_error_free (error);
        }
    }
}

/* Keeps the commands, of which n were in force until the repair of one of them. */
static void
put_aside (AutomaHistory *self,
           GPtrArray     *pasts,
           guint          n,
           guint          first)
{
  OtherPast *past = g_new (OtherPast, 1);

  *past = (OtherPast){ g_steal_pointer (&self->commands), n, self->n, first };
  g_ptr_array_add (pasts, past);
}

/* Changes command i (NULL: strikes it out) and replays what follows. What no longer fits is put into `misfits` (free
 * their reasons); unless it may be dropped, nothing changes then and FALSE is returned. */
gboolean
automa_history_repair (AutomaHistory *self,
                       guint          i,
                       gconstpointer  command,
                       gboolean       drop_misfits,
                       GArray        *misfits,
                       AutomaKeep     keep,
                       gpointer       data,
                       GError       **error)
{
  g_autoptr (GByteArray) old = g_byte_array_new ();
  g_autoptr (GByteArray) kept = g_byte_array_new ();
  g_autoptr (GByteArray) first = g_byte_array_new ();
  gboolean refused;
  guint n = self->n;

  g_return_val_if_fail (i < n, FALSE);

  g_byte_array_append (old, self->commands->data, (guint) (n * self->command_size));
  g_byte_array_append (kept, self->commands->data, (guint) (i * self->command_size));
  rewind_to (self, i);
  if (command)
    {
      g_byte_array_append (first, command, (guint) self->command_size);
      replay (self, first, 0, kept, misfits);
      if (misfits->len > 0)
        g_array_index (misfits, AutomaMisfit, 0).index = i;
    }
  if (misfits->len == 0)
    replay (self, old, i + 1, kept, misfits);
  refused = misfits->len > 0 && (!drop_misfits || g_array_index (misfits, AutomaMisfit, 0).index == i);
  if (refused || (keep && !keep (data, error)))
    {
      rewind_to (self, i);
      while (self->n < n)
        automa_history_redo (self);
      return FALSE;
    }
  put_aside (self, self->repaired, n, i);
  self->commands = g_steal_pointer (&kept);
  g_ptr_array_set_size (self->unrepaired, 0);
  if (self->repaired->len > MOST_REPAIRS)
    g_ptr_array_remove_index (self->repaired, 0);
  return TRUE;
}

/* --- Repairs, undone and done again --- */

/* The commands change places with those that were put aside last; FALSE: something else has been done since. */
static gboolean
exchange (AutomaHistory *self,
          GPtrArray     *from,
          GPtrArray     *to)
{
  OtherPast *last = get_last (self, from);
  GByteArray *commands = self->commands;
  guint n = self->n;

  if (!last)
    return FALSE;
  rewind_to (self, last->first);
  self->commands = last->commands;
  while (self->n < last->n)
    automa_history_redo (self);
  last->commands = commands;
  last->n = n;
  last->since = self->n;
  g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
  return TRUE;
}

gboolean
automa_history_undo_repair (AutomaHistory *self)
{
  return exchange (self, self->repaired, self->unrepaired);
}

gboolean
automa_history_redo_repair (AutomaHistory *self)
{
  return exchange (self, self->unrepaired, self->repaired);
}
