/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice-window.h"

#include <glib/gi18n.h>

#include "command-text.h"
#include "day-text.h"
#include "hero-text.h"
#include "labels.h"
#include "strike-form.h"

#define MOST_OTHERS 12 /* a longer list would not be read */

#define HK_TYPE_DICE_WINDOW (hk_dice_window_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceWindow, hk_dice_window, HK, DICE_WINDOW, AdwWindow)

struct _HkDiceWindow
{
  AdwWindow       parent_instance;

  /* template widgets */
  GtkStack       *stack;
  HkStrikeForm   *form;
  GtkLabel       *refusal;
  GtkWidget      *roll;
  GtkWidget      *new_turn;
  GtkWidget      *by_hand;
  GtkWidget      *lines;
  GtkLabel       *no_reroll;
  GtkButton      *reroll;
  GtkWidget      *for_mana;
  GtkWidget      *again_by_hand;
  GtkWidget      *another;
  GtkWidget      *close;
  GtkListBox     *others;

  /* owned */
  HkSession      *session;
  GPtrArray      *ids; /* of the other targets' rows */
};

G_DEFINE_FINAL_TYPE (HkDiceWindow, hk_dice_window, ADW_TYPE_WINDOW)

static const LsGame *
get_game (HkDiceWindow *self)
{
  return hk_session_get_game (self->session);
}

static void
show_reason (GtkLabel     *label,
             const GError *error)
{
  g_autofree char *why = hk_text_reason (error);

  gtk_label_set_label (label, why ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (label), why != NULL);
}

/* --- Before the roll --- */

static void
make_turn (HkDiceWindow *self,
           LsCommand    *command)
{
  *command = (LsCommand){ .kind = LS_DO_TURN,
                          .id = hk_strike_who (hk_strike_form_get (self->form), get_game (self)),
                          .facing = LS_NO_FACING,
                          .flag = -1 };
}

/* Whether it would be by the rules if the hero had just begun a turn. */
static gboolean
fits_new_turn (HkDiceWindow    *self,
               const LsCommand *command)
{
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand turn;

  make_turn (self, &turn);
  return turn.id && hk_session_try (get_game (self), &turn, after, NULL) && hk_session_fits (after, command, NULL);
}

/* What is filled in is tried at once; what the rules refuse can be done by hand. */
static void
check (HkDiceWindow *self)
{
  const HkStrike *strike = hk_strike_form_get (self->form);
  g_autoptr (GError) error = NULL;
  LsCommand command, by_hand;
  gboolean focused = gtk_widget_has_focus (self->roll) || gtk_widget_has_focus (self->new_turn)
                     || gtk_widget_has_focus (self->by_hand);
  gboolean fits;

  hk_strike_command (strike, get_game (self), &command);
  hk_strike_by_hand (strike, get_game (self), &by_hand);
  fits = hk_session_fits (get_game (self), &command, &error);
  /* Translators: rolls the dice; strikes what rolls none */
  gtk_button_set_label (GTK_BUTTON (self->roll), ls_strike_dice (get_game (self), strike->target) ? C_("dice", "_Roll")
                                                                                                 : C_("attack", "Strik_e"));
  show_reason (self->refusal, error);
  gtk_widget_set_visible (self->roll, fits);
  gtk_widget_set_visible (self->new_turn, !fits && fits_new_turn (self, &command));
  gtk_widget_set_visible (self->by_hand, !fits && hk_session_fits (get_game (self), &by_hand, NULL));
  gtk_window_set_default_widget (GTK_WINDOW (self), fits ? self->roll : NULL);
  if (focused)
    gtk_widget_grab_focus (fits                                      ? self->roll
                           : gtk_widget_get_visible (self->new_turn) ? self->new_turn
                                                                     : self->by_hand);
}

static void
show_strike (HkDiceWindow   *self,
             const HkStrike *strike)
{
  g_autofree char *name = hk_text_piece (get_game (self), strike->target);

  gtk_window_set_title (GTK_WINDOW (self), name);
  hk_strike_form_show (self->form, self->session, strike);
  gtk_stack_set_visible_child_name (self->stack, "attack");
  check (self);
  gtk_widget_grab_focus (self->roll);
}

/* --- After it --- */

static void
add_line (HkDiceWindow *self,
          const char   *text,
          const char   *css_class)
{
  GtkWidget *label = hk_label_new (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_box_append (GTK_BOX (self->lines), label);
}

/* What the engine said of the roll. */
static void
show_lines (HkDiceWindow *self)
{
  guint last = hk_session_get_length (self->session) - 1;
  g_autofree LsGame *before = g_new (LsGame, 1);
  g_autoptr (LsScript) script = hk_session_tell (self->session, last, before);
  g_autofree char *text = hk_command_text (before, hk_session_get_command (self->session, last));
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (self->lines)))
    gtk_box_remove (GTK_BOX (self->lines), old);
  if (script->lines->len == 0)
    add_line (self, text, "title-4");
  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);

      add_line (self, line->text, "title-4");
      if (line->detail)
        add_line (self, line->detail, NULL);
    }
}

static void
make_reroll (HkDiceWindow *self,
             gboolean      for_mana,
             LsCommand    *command)
{
  *command = (LsCommand){ .kind = LS_DO_REROLL,
                          .id = hk_strike_form_get (self->form)->target,
                          .facing = LS_NO_FACING,
                          .flag = for_mana ? 1 : -1 };
}

/* Only whom the dice have missed; why not is said of what the attack might have offered. */
static void
show_rerolls (HkDiceWindow *self)
{
  const LsGame *game = get_game (self);
  const LsTarget *target = ls_strike_target (game, hk_strike_form_get (self->form)->target);
  gboolean missed = game->stage == LS_STAGE_HEROES && target && target->missed;
  gboolean magic = missed && game->attack.marks & LS_ROLL_MAGIC;
  g_autofree char *label = hk_text_rerolls (target ? ls_strike_rerolls (game, target->id) : 0);
  g_autoptr (GError) error = NULL;
  LsCommand reroll, for_mana;
  gboolean fits;

  make_reroll (self, FALSE, &reroll);
  make_reroll (self, TRUE, &for_mana);
  gtk_button_set_label (self->reroll, label);
  fits = missed && hk_session_fits (game, &reroll, &error);
  gtk_widget_set_visible (GTK_WIDGET (self->reroll), fits);
  gtk_widget_set_visible (self->again_by_hand, missed && !fits);
  gtk_widget_set_visible (self->for_mana,
                          magic && fits && hk_session_fits (game, &for_mana, error ? NULL : &error));
  show_reason (self->no_reroll, missed ? error : NULL);
}

static void
show_result (HkDiceWindow *self)
{
  const HkStrike *strike = hk_strike_form_get (self->form);

  show_lines (self);
  show_rerolls (self);
  gtk_widget_set_visible (self->another, strike->hero >= 0 && ls_strike_goes_on (get_game (self), (guint) strike->hero));
  gtk_stack_set_visible_child_name (self->stack, "result");
  gtk_window_set_default_widget (GTK_WINDOW (self), self->close);
  gtk_widget_grab_focus (self->close);
}

/* --- Other targets --- */

static void
add_other (HkDiceWindow *self,
           const char   *id)
{
  const LsGame *game = get_game (self);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = hk_text_piece (game, id);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *spots = NULL;
  LsSpots standing;

  ls_strike_spots (game, id, &standing);
  spots = hk_text_spots (&standing);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), spots);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->others, row);
}

static void
show_others (HkDiceWindow *self)
{
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->others))))
    gtk_list_box_remove (self->others, old);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  self->ids = hk_strike_others (hk_strike_form_get (self->form), self->session);
  for (guint i = 0; i < MIN (self->ids->len, MOST_OTHERS); i++)
    add_other (self, g_ptr_array_index (self->ids, i));
  gtk_window_set_title (GTK_WINDOW (self), _("Another Target"));
  gtk_stack_set_visible_child_name (self->stack, "others");
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  if (self->ids->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->others, 0)));
}

/* --- Callbacks --- */

static void
changed_cb (HkDiceWindow *self)
{
  check (self);
}

static void
roll_cb (HkDiceWindow *self)
{
  LsCommand command;

  hk_strike_command (hk_strike_form_get (self->form), get_game (self), &command);
  if (hk_session_do (self->session, &command))
    show_result (self);
}

static void
new_turn_cb (HkDiceWindow *self)
{
  LsCommand turn;

  make_turn (self, &turn);
  if (hk_session_do (self->session, &turn))
    roll_cb (self);
}

static void
by_hand_cb (HkDiceWindow *self)
{
  LsCommand command;

  hk_strike_by_hand (hk_strike_form_get (self->form), get_game (self), &command);
  if (hk_session_do (self->session, &command))
    show_result (self);
}

static void
throw_again (HkDiceWindow *self,
             gboolean      for_mana)
{
  LsCommand command;

  make_reroll (self, for_mana, &command);
  if (hk_session_do (self->session, &command))
    show_result (self);
}

static void
reroll_cb (HkDiceWindow *self)
{
  throw_again (self, FALSE);
}

static void
for_mana_cb (HkDiceWindow *self)
{
  throw_again (self, TRUE);
}

static void
another_cb (HkDiceWindow *self)
{
  show_others (self);
}

static void
other_cb (HkDiceWindow  *self,
          GtkListBoxRow *row)
{
  HkStrike strike = *hk_strike_form_get (self->form);

  hk_strike_go_on (&strike, self->session, g_ptr_array_index (self->ids, gtk_list_box_row_get_index (row)));
  show_strike (self, &strike);
}

/* --- Keys --- */

static gboolean
is_asking (HkDiceWindow *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "attack");
}

static gboolean
choose_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  HkDiceWindow *self = HK_DICE_WINDOW (widget);

  if (!is_asking (self))
    return GDK_EVENT_PROPAGATE;
  hk_strike_form_choose (self->form, (guint) g_variant_get_int32 (args));
  return GDK_EVENT_STOP;
}

static gboolean
harder_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  HkDiceWindow *self = HK_DICE_WINDOW (widget);

  if (!is_asking (self))
    return GDK_EVENT_PROPAGATE;
  hk_strike_form_harder (self->form, g_variant_get_int32 (args));
  return GDK_EVENT_STOP;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  for (int i = 0; i <= LS_MAX_HEROES; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + (guint) i, 0, choose_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + (guint) i, 0, choose_cb, "i", i);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_plus, 0, harder_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_equal, 0, harder_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Add, 0, harder_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_minus, 0, harder_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Subtract, 0, harder_cb, "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* --- The window --- */

static void
hk_dice_window_dispose (GObject *object)
{
  HkDiceWindow *self = HK_DICE_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_dice_window_parent_class)->dispose (object);
}

static void
hk_dice_window_class_init (HkDiceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_STRIKE_FORM);
  G_OBJECT_CLASS (klass)->dispose = hk_dice_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/dice-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, form);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, refusal);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, roll);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, new_turn);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, by_hand);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, lines);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, no_reroll);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, reroll);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, for_mana);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, again_by_hand);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, another);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, close);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, others);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_turn_cb);
  gtk_widget_class_bind_template_callback (widget_class, by_hand_cb);
  gtk_widget_class_bind_template_callback (widget_class, reroll_cb);
  gtk_widget_class_bind_template_callback (widget_class, for_mana_cb);
  gtk_widget_class_bind_template_callback (widget_class, another_cb);
  gtk_widget_class_bind_template_callback (widget_class, other_cb);
  add_keys (widget_class);
}

static void
hk_dice_window_init (HkDiceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_dice_window_show (GtkWindow   *parent,
                     HkSession   *session,
                     const char  *hero,
                     const HkAim *aim,
                     const char  *target)
{
  HkDiceWindow *self = g_object_new (HK_TYPE_DICE_WINDOW, "transient-for", parent, NULL);
  HkStrike strike;

  self->session = g_object_ref (session);
  hk_strike_begin (&strike, session, hero, target);
  if (aim)
    hk_strike_set_aim (&strike, aim);
  show_strike (self, &strike);
  gtk_window_present (GTK_WINDOW (self));
}
