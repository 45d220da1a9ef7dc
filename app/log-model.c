/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-model.h"

#include <string.h>

#include "log-text.h"
#include "script-text.h"

/* --- An entry --- */

struct _HkLogEntry
{
  GObject   parent_instance;

  guint     index;
  LsCommand command; /* as it was when the text was made */

  /* owned */
  char     *when;
  char     *text;
  char     *date;  /* of what touched the stash; NULL: it did not */
  gboolean  first; /* of those that happened at that time */

  LsLedgerEntry stash;
};

G_DEFINE_FINAL_TYPE (HkLogEntry, hk_log_entry, G_TYPE_OBJECT)

static void
hk_log_entry_finalize (GObject *object)
{
  HkLogEntry *self = HK_LOG_ENTRY (object);

  g_free (self->when);
  g_free (self->text);
  g_free (self->date);
  G_OBJECT_CLASS (hk_log_entry_parent_class)->finalize (object);
}

static void
hk_log_entry_class_init (HkLogEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_log_entry_finalize;
}

static void
hk_log_entry_init (HkLogEntry *self)
{
}

guint
hk_log_entry_get_index (HkLogEntry *self)
{
  return self->index;
}

/* NULL: the same as that of the entry before. */
const char *
hk_log_entry_get_heading (HkLogEntry *self)
{
  return self->first ? self->when : NULL;
}

const char *
hk_log_entry_get_text (HkLogEntry *self)
{
  return self->text;
}

const LsLedgerEntry *
hk_log_entry_get_stash (HkLogEntry *self)
{
  return self->date ? &self->stash : NULL;
}

const char *
hk_log_entry_get_date (HkLogEntry *self)
{
  return self->date;
}

/* --- The list --- */

struct _HkLogModel
{
  GObject    parent_instance;

  /* owned */
  HkSession *session;
  GPtrArray *entries;
  LsGame    *state;   /* as the walk left it */
  guint      n_state; /* the commands that it has seen; G_MAXUINT: it is none yet */
};

static GType
get_item_type (GListModel *model)
{
  return HK_TYPE_LOG_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return HK_LOG_MODEL (model)->entries->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  HkLogModel *self = HK_LOG_MODEL (model);

  return position < self->entries->len ? g_object_ref (g_ptr_array_index (self->entries, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HkLogModel, hk_log_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* How many entries still tell what happened. */
static guint
count_valid (HkLogModel *self)
{
  guint n = MIN (self->entries->len, hk_session_get_length (self->session));
  guint valid = 0;

  while (valid < n
         && memcmp (&((HkLogEntry *) g_ptr_array_index (self->entries, valid))->command,
                    hk_session_get_command (self->session, valid), sizeof (LsCommand)) == 0)
    valid++;
  return valid;
}

static void
add_entry (HkLogModel   *self,
           LsScript     *script,
           const LsGame *after)
{
  guint i = self->entries->len;
  HkLogEntry *before = i > 0 ? g_ptr_array_index (self->entries, i - 1) : NULL;
  HkLogEntry *entry = g_object_new (HK_TYPE_LOG_ENTRY, NULL);

  entry->index = i;
  entry->command = *hk_session_get_command (self->session, i);
  entry->when = hk_log_heading (self->state);
  entry->text = hk_log_entry (self->state, &entry->command, script);
  if (ls_ledger_entry (self->state, &entry->command, after, &entry->stash))
    entry->date = hk_game_title (self->state);
  entry->first = !before || !g_str_equal (before->when, entry->when);
  g_ptr_array_add (self->entries, entry);
}

/* The state after the entries that are left. */
static void
rewind_state (HkLogModel *self)
{
  g_autoptr (LsScript) script = NULL;

  if (self->n_state != self->entries->len)
    script = hk_session_tell (self->session, self->entries->len, self->state);
}

/* Asking the session for each entry would replay the game for each: here it is walked along, once. */
static void
walk (HkLogModel *self)
{
  g_autofree LsGame *after = g_new (LsGame, 1);

  if (self->entries->len < hk_session_get_length (self->session))
    rewind_state (self);
  while (self->entries->len < hk_session_get_length (self->session))
    {
      g_autoptr (LsScript) script = hk_session_tell_on (self->session, self->entries->len, self->state, after);

      add_entry (self, script, after);
      memcpy (self->state, after, sizeof *after);
      self->n_state = self->entries->len;
    }
}

static void
update (HkLogModel *self)
{
  guint valid = count_valid (self);
  guint old = self->entries->len;

  if (valid == old && old == hk_session_get_length (self->session))
    return;
  g_ptr_array_set_size (self->entries, (int) valid);
  if (valid < old)
    self->n_state = G_MAXUINT;
  walk (self);
  g_list_model_items_changed (G_LIST_MODEL (self), valid, old - valid, self->entries->len - valid);
}

static void
hk_log_model_finalize (GObject *object)
{
  HkLogModel *self = HK_LOG_MODEL (object);

  g_clear_object (&self->session);
  g_ptr_array_unref (self->entries);
  g_free (self->state);
  G_OBJECT_CLASS (hk_log_model_parent_class)->finalize (object);
}

static void
hk_log_model_class_init (HkLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_log_model_finalize;
}

static void
hk_log_model_init (HkLogModel *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->state = g_new0 (LsGame, 1);
  self->n_state = G_MAXUINT;
}

GListModel *
hk_log_model_new (HkSession *session)
{
  HkLogModel *self = g_object_new (HK_TYPE_LOG_MODEL, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return G_LIST_MODEL (self);
}
