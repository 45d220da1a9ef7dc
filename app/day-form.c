/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-form.h"

#include <string.h>
#include <glib/gi18n.h>

#include "core/sentences.h"
#include "day-text.h"
#include "equipment-text.h"
#include "focus.h"
#include "labels.h"
#include "number-row.h"
#include "window.h"

#define MOST 99
#define LONGEST_LIST 190 /* characters that a journal takes as the list of what is sold */

typedef struct
{
  LsCommandKind kind;
  const char   *title;
  const char   *accept;
  const char   *choices; /* what is chosen among; NULL: nothing */
  const char   *text;
  const char   *number;
  int           least, most;
  const char   *count;
  const char   *flag;
} Form;

static const Form forms[] = {
  { LS_DO_PERK, N_("Choose perks"), N_("Take the Perk"), N_("Hero"), N_("Name of the perk"), N_("Level"), 1,
    LS_PERK_LEVELS, NULL, NULL },
  { LS_DO_TURN_CARD, N_("Turn hero cards to level II"), N_("Turn the Card"), N_("Hero"),
    N_("Movement tokens, such as 2,3,4"), N_("Mana"), 0, MOST, NULL, NULL },
  { LS_DO_BUY, N_("Buy"), N_("Buy"), N_("Kind"), N_("Name on the card"), N_("Price in gold"), 0, MOST, NULL, NULL },
  { LS_DO_SELL, N_("Sell"), N_("Sell"), N_("Equipment"), NULL, N_("Cost of all together"), 0, 999, NULL, NULL },
  { LS_DO_SCAVENGE, N_("Scavenge"), N_("Take What Was Found"), NULL, NULL, N_("Gold found"), 0, MOST,
    N_("Materials found"), N_("And a piece of equipment") },
};

/* A choice: what it sets in the command. */
typedef struct
{
  const char *id;
  const char *other;
  const char *word;
  int         number;
} Choice;

struct _HkDayForm
{
  AdwBin       parent_instance;

  /* template widgets */
  GtkWidget   *box;
  GtkWidget   *fields;
  GtkFlowBox  *choices;
  AdwEntryRow *text;
  HkNumberRow *number;
  HkNumberRow *count;
  GtkWidget   *flag_row;
  GtkSwitch   *flag;
  GtkLabel    *refusal;
  GtkButton   *accept;

  /* borrowed */
  const Form  *form;

  /* owned */
  HkSession   *session;
  GArray      *made;    /* Choice */
  GPtrArray   *toggles; /* of the choices */
  char        *label;

  const char  *id; /* interned */
  gboolean     fits;
  gboolean     filling;
};

G_DEFINE_FINAL_TYPE (HkDayForm, hk_day_form, ADW_TYPE_BIN)

enum { CHANGED, DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

static const Form *
find_form (LsCommandKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (forms[i].kind == kind)
      return &forms[i];
  return NULL;
}

/* Several pieces are sold at once; of everything else there is one. */
static gboolean
takes_many (HkDayForm *self)
{
  return self->form->kind == LS_DO_SELL;
}

/* --- Reading --- */

static gboolean
is_chosen (HkDayForm *self,
           guint      i)
{
  return gtk_toggle_button_get_active (g_ptr_array_index (self->toggles, i));
}

static const Choice *
find_chosen (HkDayForm *self)
{
  for (guint i = 0; i < self->made->len; i++)
    if (is_chosen (self, i))
      return &g_array_index (self->made, Choice, i);
  return NULL;
}

/* What is sold: the list, its known cost, and whether all of it is known. */
static char *
read_list (HkDayForm *self,
           guint     *cost,
           gboolean  *known)
{
  GString *list = g_string_new (NULL);

  *cost = 0;
  *known = TRUE;
  for (guint i = 0; i < self->made->len; i++)
    if (is_chosen (self, i))
      {
        const Choice *choice = &g_array_index (self->made, Choice, i);

        g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", choice->word);
        *cost += (guint) choice->number;
        *known = *known && choice->number > 0;
      }
  return g_string_free (list, FALSE);
}

static gboolean
read_sale (HkDayForm *self,
           LsCommand *command)
{
  gboolean known;
  guint cost;
  g_autofree char *list = read_list (self, &cost, &known);

  gtk_widget_set_visible (GTK_WIDGET (self->number), !known);
  command->number = known ? (int) cost : (int) hk_number_row_get_value (self->number);
  command->word = g_intern_string (list);
  return *list && strlen (list) <= LONGEST_LIST;
}

/* FALSE: something is missing. */
static gboolean
read_form (HkDayForm *self,
           LsCommand *command)
{
  const Choice *choice = find_chosen (self);
  g_autofree char *text = hk_text_entered (gtk_editable_get_text (GTK_EDITABLE (self->text)));

  *command = (LsCommand){ .kind = (guint8) self->form->kind,
                          .id = choice && choice->id ? choice->id : self->id,
                          .other = choice ? choice->other : NULL,
                          .number = (int) hk_number_row_get_value (self->number),
                          .count = self->form->count ? (int) hk_number_row_get_value (self->count) : 0,
                          .flag = self->form->flag && gtk_switch_get_active (self->flag) ? 1 : -1,
                          .facing = LS_NO_FACING };
  if (takes_many (self))
    return read_sale (self, command);
  command->word = choice && choice->word ? choice->word : text ? g_intern_string (text) : NULL;
  return (!self->form->choices || choice) && (!self->form->text || command->word);
}

/* The button says what comes of a sale. */
static void
update_label (HkDayForm    *self,
              const LsGame *game,
              const LsGame *after)
{
  g_free (self->label);
  self->label = takes_many (self) && after ? hk_text_sell ((guint) MAX (after->gold - game->gold, 0))
                                           : g_strdup (_(self->form->accept));
  gtk_button_set_label (self->accept, self->label);
}

/* What is filled in is tried at once. */
static void
check (HkDayForm *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  LsCommand command;
  const Choice *choice = find_chosen (self);

  gtk_widget_set_visible (GTK_WIDGET (self->text), self->form->text && !(choice && choice->word));
  self->fits = read_form (self, &command) && hk_session_try (game, &command, after, &error);
  why = hk_text_reason (error);
  gtk_label_set_label (self->refusal, why ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), why != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->accept), self->fits);
  update_label (self, game, self->fits ? after : NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Filling --- */

static void
toggled_cb (HkDayForm *self);

static void
add_choice (HkDayForm  *self,
            const char *label,
            Choice      choice)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_label_set_max_width_chars (hk_wrap_button (GTK_BUTTON (button)), 10);
  if (self->toggles->len > 0 && !takes_many (self))
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->toggles, 0));
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_flow_box_append (self->choices, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE); /* the button has the focus */
  g_array_append_val (self->made, choice);
  g_ptr_array_add (self->toggles, button);
  if (self->toggles->len == 1 && !takes_many (self))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
}

static void
add_heroes (HkDayForm    *self,
            const LsGame *game,
            LsDayStep     step)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (ls_day_step_about (game, step, i))
      add_choice (self, game->heroes[i].id, (Choice){ .id = game->heroes[i].id });
}

/* Potions have no name but their colour. */
static void
add_kinds (HkDayForm *self)
{
  for (guint kind = 0; kind < LS_N_ITEM_KINDS; kind++)
    if (kind != LS_ITEM_POTION)
      add_choice (self, hk_item_kind ((LsItemKind) kind), (Choice){ .other = ls_item_kind_names[kind] });
  for (guint i = 0; ls_potion_names[i]; i++)
    {
      g_autofree char *label = automa_capitalized (hk_item_name (ls_potion_names[i], TRUE));

      add_choice (self, label,
                  (Choice){ .other = ls_item_kind_names[LS_ITEM_POTION], .word = g_intern_string (ls_potion_names[i]) });
    }
}

static void
add_items (HkDayForm    *self,
           const LsGame *game)
{
  for (guint i = 0; i < game->n_items; i++)
    if (game->items[i].holder == LS_IN_STASH)
      {
        g_autofree char *label = hk_text_item (game, &game->items[i]);

        add_choice (self, label, (Choice){ .word = game->items[i].id, .number = game->items[i].price });
      }
}

static void
clear_choices (HkDayForm *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->choices, 0)))
    gtk_flow_box_remove (self->choices, GTK_WIDGET (child));
  g_ptr_array_set_size (self->toggles, 0);
  g_array_set_size (self->made, 0);
}

/* The highest level that the hero may take now; the values of the card as it lies there. */
static void
suggest (HkDayForm    *self,
         const LsGame *game)
{
  const Choice *choice = find_chosen (self);
  int hero = choice && choice->id ? ls_game_find_hero (game, choice->id) : -1;
  guint level = LS_PERK_LEVELS;

  if (self->form->kind == LS_DO_PERK && hero >= 0)
    {
      for (; level > 1; level--)
        {
          LsCommand command = { .kind = LS_DO_PERK, .id = choice->id, .word = "?", .number = (int) level };

          if (hk_session_fits (game, &command, NULL))
            break;
        }
      hk_number_row_set_value (self->number, level);
    }
  else if (self->form->kind == LS_DO_TURN_CARD && hero >= 0)
    {
      g_autofree char *tokens = hk_text_tokens (&game->sheets[hero]);

      gtk_editable_set_text (GTK_EDITABLE (self->text), tokens);
      hk_number_row_set_value (self->number, game->heroes[hero].base_mana);
    }
}

static void
toggled_cb (HkDayForm *self)
{
  if (self->filling)
    return;
  self->filling = TRUE;
  suggest (self, hk_session_get_game (self->session));
  self->filling = FALSE;
  check (self);
}

static void
fill (HkDayForm *self)
{
  const LsGame *game = hk_session_get_game (self->session);

  self->filling = TRUE;
  clear_choices (self);
  if (self->form->kind == LS_DO_PERK || self->form->kind == LS_DO_TURN_CARD)
    add_heroes (self, game, self->form->kind == LS_DO_PERK ? LS_DAY_STEP_PERKS : LS_DAY_STEP_CARDS);
  else if (self->form->kind == LS_DO_BUY)
    add_kinds (self);
  else if (self->form->kind == LS_DO_SELL)
    add_items (self, game);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), self->made->len > 0);
  gtk_editable_set_text (GTK_EDITABLE (self->text), "");
  suggest (self, game);
  self->filling = FALSE;
  check (self);
}

/* --- Callbacks --- */

static void
changed_cb (HkDayForm *self)
{
  if (self->session && !self->filling)
    check (self);
}

static void
accept_cb (HkDayForm *self)
{
  hk_day_form_accept (self);
}

/* --- The widget --- */

static void
hk_day_form_dispose (GObject *object)
{
  HkDayForm *self = HK_DAY_FORM (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->made, g_array_unref);
  g_clear_pointer (&self->toggles, g_ptr_array_unref);
  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (hk_day_form_parent_class)->dispose (object);
}

/* Where people type first. */
static gboolean
hk_day_form_grab_focus (GtkWidget *widget)
{
  HkDayForm *self = HK_DAY_FORM (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->text)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->text));
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
hk_day_form_class_init (HkDayFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER_ROW);
  G_OBJECT_CLASS (klass)->dispose = hk_day_form_dispose;
  widget_class->grab_focus = hk_day_form_grab_focus;
  widget_class->focus = hk_focus_child;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/day-form.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, box);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, fields);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, choices);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, text);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, number);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, count);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, flag_row);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, flag);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, refusal);
  gtk_widget_class_bind_template_child (widget_class, HkDayForm, accept);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_DAY_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", HK_TYPE_DAY_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_day_form_init (HkDayForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->made = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->toggles = g_ptr_array_new ();
}

static void
set_title (GtkWidget  *row,
           const char *title)
{
  gtk_widget_set_visible (row, title != NULL);
  if (title)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(title));
}

gboolean
hk_day_form_fits (LsCommandKind kind)
{
  return find_form (kind) != NULL;
}

GtkWidget *
hk_day_form_new (HkSession    *session,
                 LsCommandKind kind,
                 const char   *id,
                 gboolean      own_button)
{
  HkDayForm *self = g_object_new (HK_TYPE_DAY_FORM, NULL);

  self->form = find_form (kind);
  self->id = id;
  if (kind == LS_DO_BUY) /* what stands on the card, then what it is */
    gtk_box_reorder_child_after (GTK_BOX (self->box), GTK_WIDGET (self->choices), self->fields);
  set_title (GTK_WIDGET (self->text), self->form->text);
  set_title (GTK_WIDGET (self->number), self->form->number);
  set_title (GTK_WIDGET (self->count), self->form->count);
  set_title (self->flag_row, self->form->flag);
  hk_number_row_set_range (self->number, (guint) self->form->least, (guint) self->form->most);
  gtk_widget_set_visible (GTK_WIDGET (self->accept), own_button);
  if (self->form->choices)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _(self->form->choices), -1);
  self->session = g_object_ref (session);
  fill (self);
  return GTK_WIDGET (self);
}

const char *
hk_day_form_get_title (HkDayForm *self)
{
  return _(self->form->title);
}

const char *
hk_day_form_get_label (HkDayForm *self)
{
  return self->label;
}

gboolean
hk_day_form_can_accept (HkDayForm *self)
{
  return self->fits;
}

void
hk_day_form_update (HkDayForm *self)
{
  if (!self->filling)
    check (self);
}

/* The next hero has a perk to choose too: the form stays for as long as there is somebody in it. */
static gboolean
goes_on (HkDayForm *self)
{
  if (self->form->kind != LS_DO_PERK && self->form->kind != LS_DO_TURN_CARD)
    return FALSE;
  fill (self);
  return self->made->len > 0;
}

gboolean
hk_day_form_accept (HkDayForm *self)
{
  g_autoptr (HkDayForm) alive G_GNUC_UNUSED = g_object_ref (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  LsCommand command;

  if (!self->fits || !read_form (self, &command) || !hk_session_do (self->session, &command))
    return FALSE;
  if (root && HK_IS_WINDOW (root))
    hk_window_tell_last (HK_WINDOW (root));
  if (goes_on (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  else
    g_signal_emit (self, signals[DONE], 0);
  return TRUE;
}
