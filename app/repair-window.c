/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "repair-window.h"

#include <glib/gi18n.h>

#include "command-form.h"
#include "command-text.h"
#include "core/sentences.h"
#include "labels.h"
#include "repair.h"

struct _HkRepairWindow
{
  AdwWindow            parent_instance;

  /* template widgets */
  GtkLabel            *was;
  GtkWidget           *fields;
  AdwComboRow         *choice;
  AdwActionRow        *number_row;
  GtkSpinButton       *number;
  AdwActionRow        *count_row;
  GtkSpinButton       *count;
  AdwActionRow        *flag_row;
  GtkSwitch           *flag;
  AdwEntryRow         *spots;
  AdwComboRow         *facing;
  GtkLabel            *refusal;

  /* borrowed */
  const HkCommandForm *form;

  /* owned */
  HkSession           *session;
  LsGame              *before;
  GPtrArray           *choices; /* HkChoice */

  guint                index;
  LsCommand            command; /* as it was */
};

G_DEFINE_FINAL_TYPE (HkRepairWindow, hk_repair_window, ADW_TYPE_WINDOW)

/* --- Filling the form --- */

static void
show_number (AdwActionRow  *row,
             GtkSpinButton *spin,
             const char    *title,
             int            least,
             int            most,
             int            value)
{
  gtk_widget_set_visible (GTK_WIDGET (row), title != NULL);
  if (!title)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(title));
  gtk_spin_button_set_range (spin, least, MAX (most, value));
  gtk_spin_button_set_increments (spin, 1, 5);
  gtk_spin_button_set_value (spin, value);
}

static void
setup_sentence_cb (GtkSignalListItemFactory *factory,
                   GtkListItem              *item)
{
  GtkWidget *label = hk_label_new (NULL, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_list_item_set_child (item, label);
}

static void
bind_sentence_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* What a ruling may say is a sentence, which wants more than one line. */
static void
give_sentences_room (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_sentence_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_sentence_cb), NULL);
  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_use_subtitle (row, TRUE);
}

static void
show_choices (HkRepairWindow *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  self->choices = hk_command_choices (self->before, &self->command);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), self->form->choice && self->choices->len > 0);
  if (!self->form->choice)
    return;
  for (guint i = 0; i < self->choices->len; i++)
    {
      const HkChoice *choice = g_ptr_array_index (self->choices, i);

      gtk_string_list_append (labels, choice->label);
      if (g_strcmp0 (choice->id, hk_command_chosen (&self->command)) == 0)
        selected = i;
    }
  if (self->command.kind == LS_DO_RULING)
    give_sentences_room (self->choice);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->choice), _(self->form->choice));
  adw_combo_row_set_model (self->choice, G_LIST_MODEL (labels));
  adw_combo_row_set_selected (self->choice, selected);
}

/* The first is what the rules or the figure say. */
static void
show_facing (HkRepairWindow *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_("facing", "not said"));
  for (LsFacing facing = LS_NORTH; facing < LS_N_FACINGS; facing++)
    gtk_string_list_append (labels, ls_facing_name (facing));
  gtk_widget_set_visible (GTK_WIDGET (self->facing), self->form->facing);
  adw_combo_row_set_model (self->facing, G_LIST_MODEL (labels));
  adw_combo_row_set_selected (self->facing, self->command.facing < LS_N_FACINGS ? self->command.facing + 1u : 0);
}

static void
show_command (HkRepairWindow *self)
{
  g_autofree char *was = hk_command_text (self->before, &self->command);
  g_autofree char *spots = hk_command_write_spots (&self->command);
  const HkCommandForm *form = self->form;

  gtk_label_set_label (self->was, was);
  show_choices (self);
  show_number (self->number_row, self->number, form->number, form->least, form->most, self->command.number);
  show_number (self->count_row, self->count, form->count, 0, 2, self->command.count);
  gtk_widget_set_visible (GTK_WIDGET (self->flag_row), form->flag && self->command.flag >= 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->flag_row), form->flag ? _(form->flag) : "");
  gtk_switch_set_active (self->flag, self->command.flag > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->spots), form->spots != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->spots), form->spots ? _(form->spots) : "");
  gtk_editable_set_text (GTK_EDITABLE (self->spots), spots);
  show_facing (self);
}

/* --- Reading it --- */

static void
refuse (HkRepairWindow *self,
        const char     *why)
{
  gtk_label_set_label (self->refusal, why);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
}

static gboolean
read_form (HkRepairWindow *self,
           LsCommand      *command)
{
  const HkCommandForm *form = self->form;
  guint selected = adw_combo_row_get_selected (self->choice);
  guint facing = adw_combo_row_get_selected (self->facing);

  *command = self->command;
  if (form->choice && selected < self->choices->len)
    hk_command_choose (command, ((HkChoice *) g_ptr_array_index (self->choices, selected))->id);
  if (form->number)
    command->number = gtk_spin_button_get_value_as_int (self->number);
  if (form->count)
    command->count = gtk_spin_button_get_value_as_int (self->count);
  if (form->flag && command->flag >= 0)
    command->flag = gtk_switch_get_active (self->flag) ? 1 : 0;
  if (form->facing)
    command->facing = (guint8) (facing > 0 && facing <= LS_N_FACINGS ? facing - 1 : LS_NO_FACING);
  return !form->spots || hk_command_read_spots (command, gtk_editable_get_text (GTK_EDITABLE (self->spots)));
}

/* Whether the command fits where it stands is the engine's answer; what follows it is asked about afterwards. */
static void
change_cb (HkRepairWindow *self)
{
  g_autoptr (GError) error = NULL;
  LsCommand command;
  HkWindow *window = HK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (self)));

  if (!read_form (self, &command))
    {
      refuse (self, _("That is no spot: give a column and a row, such as F7."));
      return;
    }
  if (!hk_session_fits (self->before, &command, &error))
    {
      g_autofree char *why = automa_capitalized (g_strdup (error->message));

      refuse (self, why);
      return;
    }
  hk_repair_change (window, self->session, self->index, &command);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static void
hk_repair_window_finalize (GObject *object)
{
  HkRepairWindow *self = HK_REPAIR_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_free (self->before);
  G_OBJECT_CLASS (hk_repair_window_parent_class)->finalize (object);
}

static void
hk_repair_window_class_init (HkRepairWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_repair_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/repair-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, was);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, fields);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, choice);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, number_row);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, number);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, count_row);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, count);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, flag_row);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, flag);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, spots);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, facing);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, refusal);
  gtk_widget_class_bind_template_callback (widget_class, change_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hk_repair_window_init (HkRepairWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_repair_window_show (HkWindow  *window,
                       HkSession *session,
                       guint      i)
{
  HkRepairWindow *self = g_object_new (HK_TYPE_REPAIR_WINDOW, "transient-for", window, NULL);
  g_autoptr (LsScript) script = NULL;

  self->session = g_object_ref (session);
  self->index = i;
  self->command = *hk_session_get_command (session, i);
  self->form = hk_command_form (&self->command);
  self->before = g_new (LsGame, 1);
  script = hk_session_tell (session, i, self->before);
  show_command (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_child_focus (self->fields, GTK_DIR_TAB_FORWARD);
}
