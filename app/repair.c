/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "repair.h"

#include <glib/gi18n.h>

#define MOST_MISFITS 6 /* told; a longer list would not be read */

/* A repair that waits for an answer. */
typedef struct
{
  HkWindow  *window;
  HkSession *session;
  guint      i;
  gboolean   strike; /* rather than change */
  LsCommand  command;
  guint      serial; /* of the game that the question was about */
} Repair;

static Repair *
repair_new (HkWindow        *window,
            HkSession       *session,
            guint            i,
            const LsCommand *command)
{
  Repair *self = g_new0 (Repair, 1);

  self->window = g_object_ref (window);
  self->session = g_object_ref (session);
  self->i = i;
  self->strike = command == NULL;
  if (command)
    self->command = *command;
  self->serial = hk_session_get_serial (session);
  return self;
}

static void
repair_free (gpointer  data,
             GClosure *closure)
{
  Repair *self = data;

  g_object_unref (self->window);
  g_object_unref (self->session);
  g_free (self);
}

static guint
count_same (GPtrArray  *misfits,
            const char *reason)
{
  guint n = 0;

  for (guint i = 0; i < misfits->len; i++)
    n += g_str_equal (g_ptr_array_index (misfits, i), reason) ? 1 : 0;
  return n;
}

static gboolean
is_told (GPtrArray *misfits,
         guint      i)
{
  for (guint j = 0; j < i; j++)
    if (g_str_equal (g_ptr_array_index (misfits, j), g_ptr_array_index (misfits, i)))
      return TRUE;
  return FALSE;
}

/* What would be dropped, a line for each reason. */
char *
hk_repair_misfits (GPtrArray *misfits)
{
  GString *text = g_string_new (NULL);
  guint told = 0;
  guint lines = 0;

  for (guint i = 0; i < misfits->len && lines < MOST_MISFITS; i++)
    {
      const char *reason = g_ptr_array_index (misfits, i);
      guint same = count_same (misfits, reason);

      if (is_told (misfits, i))
        continue;
      if (same == 1)
        /* Translators: why something no longer fits, one of several lines */
        g_string_append_printf (text, _("• %s\n"), reason);
      else
        /* Translators: why something no longer fits, and how many things that are, two or more */
        g_string_append_printf (text, _("• %s (%u times)\n"), reason, same);
      told += same;
      lines++;
    }
  if (told < misfits->len)
    g_string_append_printf (text, ngettext ("… and %u more\n", "… and %u more\n", misfits->len - told),
                            misfits->len - told);
  return g_string_free (text, FALSE);
}

static gboolean
run (Repair    *self,
     gboolean   drop_misfits,
     GPtrArray *misfits)
{
  const LsCommand *command = self->strike ? NULL : &self->command;

  if (self->serial != hk_session_get_serial (self->session)
      || !hk_session_repair (self->session, self->i, command, drop_misfits, misfits))
    return FALSE;
  hk_window_toast_undo (self->window, self->strike ? _("Struck out. What followed was played again.")
                                                   : _("Changed. What followed was played again."));
  return TRUE;
}

static void
drop_cb (AdwMessageDialog *dialog,
         const char       *response,
         Repair           *self)
{
  g_autoptr (GPtrArray) misfits = g_ptr_array_new_with_free_func (g_free);

  run (self, TRUE, misfits);
}

/* Takes the repair. */
static void
ask (Repair    *self,
     GPtrArray *misfits)
{
  g_autofree char *list = hk_repair_misfits (misfits);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self->window), _("Drop What No Longer Fits?"), NULL);

  adw_message_dialog_format_body (
    ADW_MESSAGE_DIALOG (dialog),
    /* Translators: how many, and why each of them does not fit, a line each */
    ngettext ("After this change %u later entry no longer fits:\n\n%s\nIt would be dropped; undo brings it back.",
              "After this change %u later entries no longer fit:\n\n%s\nThey would be dropped; undo brings them back.",
              misfits->len),
    misfits->len, list);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "yes", _("_Drop Them"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "yes", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response::yes", G_CALLBACK (drop_cb), self, repair_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Without a command it is struck out. */
void
hk_repair_change (HkWindow        *window,
                  HkSession       *session,
                  guint            i,
                  const LsCommand *command)
{
  g_autoptr (GPtrArray) misfits = g_ptr_array_new_with_free_func (g_free);
  Repair *self = repair_new (window, session, i, command);

  if (run (self, FALSE, misfits) || misfits->len == 0)
    repair_free (self, NULL);
  else
    ask (self, misfits);
}
