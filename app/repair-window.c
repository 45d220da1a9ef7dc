/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "repair-window.h"

#include <glib/gi18n.h>

#include "command-form.h"
#include "command-text.h"
#include "core/sentences.h"
#include "day-text.h"
#include "labels.h"
#include "number-row.h"
#include "repair.h"

struct _HkRepairWindow
{
  AdwWindow            parent_instance;

  /* template widgets */
  GtkLabel            *was;
  GtkLabel            *fixed;
  GtkWidget           *apply;
  GtkWidget           *strike_out;
  GtkWidget           *fields;
  AdwComboRow         *id;
  AdwComboRow         *other;
  AdwComboRow         *word;
  AdwEntryRow         *text;
  AdwEntryRow         *spots;
  AdwComboRow         *facing;
  HkNumberRow         *number;
  HkNumberRow         *count;
  AdwActionRow        *flag_row;
  GtkSwitch           *flag;
  GtkWidget           *several_box;
  GtkLabel            *several_title;
  AdwPreferencesGroup *several;
  GtkLabel            *refusal;

  /* borrowed */
  const HkCommandForm *form; /* NULL: nothing can be changed */

  /* owned */
  HkSession           *session;
  LsGame              *before;
  GPtrArray           *choices[HK_N_WORDS]; /* HkChoice */
  GPtrArray           *some;                /* HkChoice */
  GPtrArray           *ticks;               /* GtkCheckButton, in their order */

  guint                index;
  LsCommand            command; /* as it was */
};

G_DEFINE_FINAL_TYPE (HkRepairWindow, hk_repair_window, ADW_TYPE_WINDOW)

/* --- Filling the form --- */

static void
refuse (HkRepairWindow *self,
        const char     *why)
{
  gtk_label_set_label (self->refusal, why);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
}

static void
show_number (HkNumberRow *row,
             const char  *title,
             int          least,
             int          most,
             int          value)
{
  gtk_widget_set_visible (GTK_WIDGET (row), title != NULL);
  if (!title)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(title));
  hk_number_row_set_range (row, least, MAX (most, value));
  hk_number_row_set_value (row, value);
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

static AdwComboRow *
get_row (HkRepairWindow *self,
         HkWord          word)
{
  return word == HK_WORD_ID ? self->id : word == HK_WORD_OTHER ? self->other : self->word;
}

static void
show_choices (HkRepairWindow *self,
              HkWord          word)
{
  AdwComboRow *row = get_row (self, word);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  self->choices[word] = hk_command_choices (self->before, &self->command, word);
  gtk_widget_set_visible (GTK_WIDGET (row), self->choices[word]->len > 0);
  if (self->choices[word]->len == 0)
    return;
  for (guint i = 0; i < self->choices[word]->len; i++)
    {
      const HkChoice *choice = g_ptr_array_index (self->choices[word], i);

      gtk_string_list_append (labels, choice->label);
      if (choice->chosen)
        selected = i;
    }
  if (self->command.kind == LS_DO_RULING)
    give_sentences_room (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(self->form->words[word].label));
  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
  adw_combo_row_set_selected (row, selected);
}

/* One word at most is typed. */
static void
show_text (HkRepairWindow *self)
{
  gboolean typed = hk_command_source (&self->command, HK_WORD_WORD) == HK_TYPED;

  gtk_widget_set_visible (GTK_WIDGET (self->text), typed);
  if (!typed)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->text), _(self->form->words[HK_WORD_WORD].label));
  gtk_editable_set_text (GTK_EDITABLE (self->text), self->command.word);
}

static void
add_tick (HkRepairWindow *self,
          const HkChoice *choice)
{
  g_autofree char *title = g_markup_escape_text (choice->label, -1);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *tick = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), choice->chosen);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), tick);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, choice->label, -1);
  adw_preferences_group_add (self->several, row);
  g_ptr_array_add (self->ticks, tick);
}

static void
show_several (HkRepairWindow *self)
{
  self->some = hk_command_several (self->before, &self->command);
  gtk_widget_set_visible (self->several_box, self->some->len > 0);
  if (self->some->len == 0)
    return;
  gtk_label_set_label (self->several_title, _(self->form->several)); /* a group's own title would be cut short */
  for (guint i = 0; i < self->some->len; i++)
    add_tick (self, g_ptr_array_index (self->some, i));
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
show_form (HkRepairWindow *self)
{
  g_autofree char *spots = hk_command_write_spots (&self->command);
  const HkCommandForm *form = self->form;

  for (HkWord word = 0; word < HK_N_WORDS; word++)
    show_choices (self, word);
  show_text (self);
  show_number (self->number, form->number, form->least, form->most, self->command.number);
  show_number (self->count, form->count, 0, form->most_count, self->command.count);
  gtk_widget_set_visible (GTK_WIDGET (self->flag_row), hk_command_has_flag (&self->command));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->flag_row), form->flag ? _(form->flag) : "");
  gtk_switch_set_active (self->flag, self->command.flag > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->spots), form->spots != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->spots), form->spots ? _(form->spots) : "");
  gtk_editable_set_text (GTK_EDITABLE (self->spots), spots);
  show_facing (self);
  show_several (self);
}

/* Where nothing was entered, it is said why, and striking it out is at hand. */
static void
show_command (HkRepairWindow *self)
{
  g_autofree char *was = hk_command_text (self->before, &self->command);

  gtk_label_set_label (self->was, was);
  gtk_widget_set_visible (self->fields, self->form != NULL);
  gtk_widget_set_visible (self->apply, self->form != NULL);
  gtk_widget_set_visible (self->strike_out, self->form == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->fixed), self->form == NULL);
  if (self->form)
    show_form (self);
  else
    gtk_label_set_label (self->fixed, hk_command_fixed (&self->command));
}

/* --- Reading it --- */

static void
read_choice (HkRepairWindow *self,
             HkWord          word,
             LsCommand      *command)
{
  guint selected = adw_combo_row_get_selected (get_row (self, word));

  if (selected < self->choices[word]->len)
    hk_command_choose (command, word, ((HkChoice *) g_ptr_array_index (self->choices[word], selected))->id);
}

static gboolean
read_text (HkRepairWindow *self,
           LsCommand      *command)
{
  g_autofree char *text = hk_text_entered (gtk_editable_get_text (GTK_EDITABLE (self->text)));

  if (hk_command_source (&self->command, HK_WORD_WORD) != HK_TYPED)
    return TRUE;
  if (text)
    hk_command_choose (command, HK_WORD_WORD, text);
  return text != NULL;
}

static gboolean
read_several (HkRepairWindow *self,
              LsCommand      *command)
{
  for (guint i = 0; i < self->some->len; i++)
    ((HkChoice *) g_ptr_array_index (self->some, i))->chosen
      = gtk_check_button_get_active (g_ptr_array_index (self->ticks, i));
  return hk_command_choose_several (command, self->some);
}

/* What is wrong with what was entered; NULL: nothing that could be said without the rules. */
static const char *
read_form (HkRepairWindow *self,
           LsCommand      *command)
{
  const HkCommandForm *form = self->form;
  guint facing = adw_combo_row_get_selected (self->facing);

  *command = self->command;
  for (HkWord word = 0; word < HK_N_WORDS; word++)
    read_choice (self, word, command);
  if (form->number)
    command->number = hk_number_row_get_value (self->number);
  if (form->count)
    command->count = hk_number_row_get_value (self->count);
  if (hk_command_has_flag (command))
    hk_command_set_flag (command, gtk_switch_get_active (self->flag));
  if (form->facing)
    command->facing = (guint8) (facing > 0 && facing <= LS_N_FACINGS ? facing - 1 : LS_NO_FACING);
  if (!read_text (self, command))
    return _("A name is missing.");
  if (!read_several (self, command))
    return _("Nothing is chosen.");
  return !form->spots || hk_command_read_spots (command, gtk_editable_get_text (GTK_EDITABLE (self->spots)))
           ? NULL : _("That is no spot: give a column and a row, such as F7.");
}

/* Whether the command fits where it stands is the engine's answer; what follows it is asked about afterwards. */
static void
change_cb (HkRepairWindow *self)
{
  g_autoptr (GError) error = NULL;
  LsCommand command;
  const char *wrong = read_form (self, &command);
  HkWindow *window = HK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (self)));

  if (wrong)
    {
      refuse (self, wrong);
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

static void
strike_out_cb (HkRepairWindow *self)
{
  HkWindow *window = HK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autoptr (HkSession) session = g_object_ref (self->session);
  guint index = self->index;

  gtk_window_close (GTK_WINDOW (self));
  hk_repair_change (window, session, index, NULL);
}

/* --- The window --- */

static void
hk_repair_window_finalize (GObject *object)
{
  HkRepairWindow *self = HK_REPAIR_WINDOW (object);

  g_clear_object (&self->session);
  for (HkWord word = 0; word < HK_N_WORDS; word++)
    g_clear_pointer (&self->choices[word], g_ptr_array_unref);
  g_clear_pointer (&self->some, g_ptr_array_unref);
  g_clear_pointer (&self->ticks, g_ptr_array_unref);
  g_free (self->before);
  G_OBJECT_CLASS (hk_repair_window_parent_class)->finalize (object);
}

static void
hk_repair_window_class_init (HkRepairWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER_ROW);
  G_OBJECT_CLASS (klass)->finalize = hk_repair_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/repair-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, was);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, fixed);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, apply);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, strike_out);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, fields);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, id);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, other);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, word);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, text);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, spots);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, facing);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, number);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, count);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, flag_row);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, flag);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, several_box);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, several_title);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, several);
  gtk_widget_class_bind_template_child (widget_class, HkRepairWindow, refusal);
  gtk_widget_class_bind_template_callback (widget_class, change_cb);
  gtk_widget_class_bind_template_callback (widget_class, strike_out_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hk_repair_window_init (HkRepairWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->ticks = g_ptr_array_new ();
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
  if (self->form)
    gtk_widget_child_focus (self->fields, GTK_DIR_TAB_FORWARD);
}
