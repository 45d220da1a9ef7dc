/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice-window.h"

#include <glib/gi18n.h>

#include "counter.h"

#define HK_TYPE_DICE_WINDOW (hk_dice_window_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceWindow, hk_dice_window, HK, DICE_WINDOW, AdwWindow)

struct _HkDiceWindow
{
  AdwWindow       parent_instance;

  /* template widgets */
  GtkStack       *stack;
  GtkWidget      *dice;
  GtkCheckButton *no_dodge;
  GtkCheckButton *armor_piercing;
  GtkCheckButton *stun;
  HkCounter      *damage;
  GtkLabel       *odds;
  GtkWidget      *roll;
  GtkWidget      *lines;
  GtkWidget      *close;

  /* owned */
  HkSession      *session;

  const char     *target; /* interned: a monster, or one of a boss's tiles */
  int             value;  /* of the damage */
};

G_DEFINE_FINAL_TYPE (HkDiceWindow, hk_dice_window, ADW_TYPE_WINDOW)

/* NULL: the target is a tile, and has no card. */
static const LsMonsterType *
get_type_of_target (HkDiceWindow *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  int i = ls_game_find_monster (game, self->target);

  return i >= 0 ? &g_array_index (game->pack->types, LsMonsterType, game->monsters[i].type) : NULL;
}

static void
update_odds (HkDiceWindow *self)
{
  const LsMonsterType *type = get_type_of_target (self);
  LsAttackAbilities attack = { .no_dodge = gtk_check_button_get_active (self->no_dodge),
                               .armor_piercing = gtk_check_button_get_active (self->armor_piercing),
                               .stun = gtk_check_button_get_active (self->stun) };
  g_autofree char *odds = NULL;
  guint hits, stuns, all;

  gtk_widget_set_visible (GTK_WIDGET (self->odds), type != NULL);
  if (!type)
    return;
  ls_dice_odds (&hk_session_get_game (self->session)->pack->dice, type->dice, attack, &hits, &stuns, &all);
  odds = hk_text_odds (hits, stuns, all);
  gtk_label_set_label (self->odds, odds);
}

static void
add_die (HkDiceWindow *self,
         const char   *name,
         const char   *css_class)
{
  GtkWidget *die = gtk_label_new (name);

  gtk_widget_add_css_class (die, "die");
  gtk_widget_add_css_class (die, css_class);
  gtk_box_append (GTK_BOX (self->dice), die);
}

static void
show_dice (HkDiceWindow *self)
{
  const LsMonsterType *type = get_type_of_target (self);

  if (type && type->dice & LS_DIE_BLUE)
    add_die (self, C_("die", "Blue"), "blue");
  if (type && type->dice & LS_DIE_ORANGE)
    add_die (self, C_("die", "Orange"), "orange");
}

static void
add_line (HkDiceWindow *self,
          const char   *text,
          const char   *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->lines), label);
}

/* What the engine said of the roll. */
static void
show_result (HkDiceWindow *self)
{
  g_autoptr (LsScript) script = hk_session_tell (self->session, hk_session_get_length (self->session) - 1, NULL);

  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);

      add_line (self, line->text, "title-4");
      if (line->detail)
        add_line (self, line->detail, NULL);
    }
  gtk_stack_set_visible_child_name (self->stack, "result");
  gtk_window_set_default_widget (GTK_WINDOW (self), self->close);
  gtk_widget_grab_focus (self->close);
}

/* --- Callbacks --- */

static void
toggled_cb (HkDiceWindow *self)
{
  update_odds (self);
}

static void
damage_cb (HkDiceWindow *self,
           int           value)
{
  self->value = value;
  hk_counter_set_value (self->damage, value, -1);
}

static void
roll_cb (HkDiceWindow *self)
{
  LsCommand command = { .kind = LS_DO_ROLL, .id = self->target, .number = self->value };

  if (gtk_check_button_get_active (self->no_dodge))
    command.marks |= LS_ROLL_NO_DODGE;
  if (gtk_check_button_get_active (self->armor_piercing))
    command.marks |= LS_ROLL_ARMOR_PIERCING;
  if (gtk_check_button_get_active (self->stun))
    command.marks |= LS_ROLL_STUN;
  if (hk_session_do (self->session, &command))
    show_result (self);
  else
    gtk_window_close (GTK_WINDOW (self)); /* the refusal is told on the window behind */
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

/* --- The window --- */

static void
hk_dice_window_dispose (GObject *object)
{
  g_clear_object (&HK_DICE_WINDOW (object)->session);
  G_OBJECT_CLASS (hk_dice_window_parent_class)->dispose (object);
}

static void
hk_dice_window_class_init (HkDiceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_COUNTER);
  G_OBJECT_CLASS (klass)->dispose = hk_dice_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/dice-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, no_dodge);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, armor_piercing);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, stun);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, damage);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, odds);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, roll);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, lines);
  gtk_widget_class_bind_template_child (widget_class, HkDiceWindow, close);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, damage_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
hk_dice_window_init (HkDiceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_counter_set_what (self->damage, HK_COUNT_DAMAGE, NULL);
  damage_cb (self, 1);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->roll);
}

void
hk_dice_window_show (GtkWindow  *parent,
                     HkSession  *session,
                     const char *monster)
{
  HkDiceWindow *self = g_object_new (HK_TYPE_DICE_WINDOW, "transient-for", parent, NULL);
  g_autofree char *name = hk_text_piece (hk_session_get_game (session), monster);

  self->session = g_object_ref (session);
  self->target = g_intern_string (monster);
  gtk_window_set_title (GTK_WINDOW (self), name);
  show_dice (self);
  update_odds (self);
  gtk_window_present (GTK_WINDOW (self));
}
