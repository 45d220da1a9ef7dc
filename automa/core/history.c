/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history.h"

#include <string.h>

#define SNAPSHOT_EVERY 32

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
  GByteArray *before_repair; /* the commands that the last repair changed, NULL after anything else */
  guint       repaired;      /* which */
  guint       n_before_repair;
};

static gpointer
copy (gconstpointer memory,
      gsize         size)
{
  return g_memdup2 (memory, size);
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
  return self;
}

void
automa_history_free (AutomaHistory *self)
{
  g_byte_array_unref (self->commands);
  g_clear_pointer (&self->before_repair, g_byte_array_unref);
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

guint
automa_history_undone (AutomaHistory *self)
{
  return all_commands (self) - self->n;
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
                   GError       **error)
{
  guint before = self->n;

  if (!step (self, command, script, error))
    return FALSE;
  g_byte_array_set_size (self->commands, (guint) (before * self->command_size));
  g_byte_array_append (self->commands, command, (guint) self->command_size);
  return TRUE;
}

gboolean
automa_history_undo (AutomaHistory *self)
{
  if (self->n == 0)
    return FALSE;
  rewind_to (self, self->n - 1);
  return TRUE;
}

gboolean
automa_history_redo (AutomaHistory *self)
{
  if (automa_history_undone (self) == 0)
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

/* Changes command i (NULL: strikes it out) and replays what follows. What no longer fits is put into `misfits` (free
 * their reasons); unless it may be dropped, nothing changes then and FALSE is returned. */
gboolean
automa_history_repair (AutomaHistory *self,
                       guint          i,
                       gconstpointer  command,
                       gboolean       drop_misfits,
                       GArray        *misfits)
{
  g_autoptr (GByteArray) old = g_byte_array_new ();
  g_autoptr (GByteArray) kept = g_byte_array_new ();
  g_autoptr (GByteArray) first = g_byte_array_new ();
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
  if (misfits->len > 0 && (!drop_misfits || g_array_index (misfits, AutomaMisfit, 0).index == i))
    {
      rewind_to (self, i);
      while (self->n < n)
        automa_history_redo (self);
      return FALSE;
    }
  g_clear_pointer (&self->before_repair, g_byte_array_unref);
  self->before_repair = self->commands;
  self->repaired = i;
  self->n_before_repair = n;
  self->commands = g_steal_pointer (&kept);
  return TRUE;
}

/* Takes the last repair back, if nothing was done since: for whoever could not write it down. */
void
automa_history_unrepair (AutomaHistory *self)
{
  guint n = self->n_before_repair;

  g_return_if_fail (self->before_repair != NULL);

  rewind_to (self, self->repaired);
  g_byte_array_unref (self->commands);
  self->commands = g_steal_pointer (&self->before_repair);
  while (self->n < n)
    automa_history_redo (self);
}
