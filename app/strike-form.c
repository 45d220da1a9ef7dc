/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strike-form.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "focus.h"

#define MOST_DAMAGE 99

struct _HkStrikeForm
{
  AdwBin           parent_instance;

  /* template widgets */
  GtkFlowBox      *heroes;
  GtkToggleButton *weapon;
  GtkToggleButton *magic;
  GtkToggleButton *scroll;
  GtkToggleButton *fist;
  GtkWidget       *more_row;
  GtkCheckButton  *more;
  GtkWidget       *impact_row;
  GtkCheckButton  *impact;
  GtkWidget       *abilities;
  GtkToggleButton *no_dodge;
  GtkToggleButton *armor_piercing;
  GtkToggleButton *stun;
  GtkToggleButton *ranged;
  GtkToggleButton *vision;
  HkCounter       *damage;
  GtkWidget       *dice;
  GtkLabel        *outlook;

  /* owned */
  HkSession       *session;
  GArray          *strikers; /* Striker */

  HkStrike         strike;
  gboolean         showing; /* what the value says, not what a player wants */
};

G_DEFINE_FINAL_TYPE (HkStrikeForm, hk_strike_form, ADW_TYPE_BIN)

typedef struct
{
  GtkToggleButton *button;
  int              hero; /* -1: nobody in particular */
} Striker;

static guint changed;

static const LsGame *
get_game (HkStrikeForm *self)
{
  return hk_session_get_game (self->session);
}

/* --- Showing the value --- */

/* With what the box has around it. */
static void
show_place (GtkToggleButton *button,
            gboolean         visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (button)), visible);
}

static void
show_kind (HkStrikeForm *self)
{
  GtkToggleButton *buttons[HK_N_STRIKES] = { self->weapon, self->magic, self->scroll, self->fist };

  gtk_toggle_button_set_active (buttons[self->strike.kind], TRUE);
  show_place (self->fist,
              self->strike.hero >= 0 && !self->strike.more && !hk_strike_at_hero (&self->strike, get_game (self)));
}

static void
show_abilities (HkStrikeForm *self)
{
  gboolean friend = hk_strike_at_hero (&self->strike, get_game (self));
  gboolean fist = self->strike.kind == HK_STRIKE_FIST;
  gboolean ranged = (self->strike.abilities & LS_ROLL_RANGED) != 0;

  gtk_toggle_button_set_active (self->no_dodge, (self->strike.abilities & LS_ROLL_NO_DODGE) != 0);
  gtk_toggle_button_set_active (self->armor_piercing, (self->strike.abilities & LS_ROLL_ARMOR_PIERCING) != 0);
  gtk_toggle_button_set_active (self->stun, (self->strike.abilities & LS_ROLL_STUN) != 0);
  gtk_toggle_button_set_active (self->ranged, ranged);
  gtk_toggle_button_set_active (self->vision, (self->strike.abilities & LS_ROLL_VISION) != 0);
  show_place (self->no_dodge, !friend);
  show_place (self->armor_piercing, !friend);
  show_place (self->stun, !friend);
  show_place (self->vision, ranged);
  gtk_widget_set_visible (self->abilities, !fist);
  gtk_widget_set_visible (GTK_WIDGET (self->damage), !fist);
  hk_counter_set_value (self->damage, self->strike.damage, -1);
}

static void
add_die (HkStrikeForm *self,
         const char   *name,
         const char   *css_class)
{
  GtkWidget *die = gtk_label_new (name);

  gtk_widget_add_css_class (die, "die");
  gtk_widget_add_css_class (die, css_class);
  gtk_box_append (GTK_BOX (self->dice), die);
}

static void
show_outlook (HkStrikeForm *self)
{
  LsDice dice = ls_strike_dice (get_game (self), self->strike.target);
  g_autofree char *outlook = hk_strike_outlook (&self->strike, get_game (self));
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (self->dice)))
    gtk_box_remove (GTK_BOX (self->dice), old);
  if (dice & LS_DIE_BLUE)
    add_die (self, C_("die", "Blue"), "blue");
  if (dice & LS_DIE_ORANGE)
    add_die (self, C_("die", "Orange"), "orange");
  gtk_widget_set_visible (self->dice, dice != 0);
  gtk_label_set_label (self->outlook, outlook);
}

static void
show_strike (HkStrikeForm *self)
{
  const LsGame *game = get_game (self);
  gboolean goes_on = self->strike.hero >= 0 && ls_strike_goes_on (game, (guint) self->strike.hero);

  self->showing = TRUE;
  for (guint i = 0; i < self->strikers->len; i++)
    {
      const Striker *striker = &g_array_index (self->strikers, Striker, i);

      gtk_toggle_button_set_active (striker->button, striker->hero == self->strike.hero);
    }
  show_kind (self);
  gtk_widget_set_visible (self->more_row, goes_on && self->strike.kind != HK_STRIKE_FIST);
  gtk_check_button_set_active (self->more, self->strike.more);
  gtk_widget_set_visible (self->impact_row, self->strike.more && self->strike.kind != HK_STRIKE_WEAPON);
  gtk_check_button_set_active (self->impact, self->strike.impact);
  show_abilities (self);
  show_outlook (self);
  self->showing = FALSE;
}

/* --- Callbacks --- */

static void
tell_changed (HkStrikeForm *self)
{
  show_strike (self);
  g_signal_emit (self, changed, 0);
}

static void
striker_cb (HkStrikeForm    *self,
            GtkToggleButton *button)
{
  if (self->showing || !gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->strikers->len; i++)
    if (g_array_index (self->strikers, Striker, i).button == button)
      hk_strike_set_hero (&self->strike, self->session, g_array_index (self->strikers, Striker, i).hero);
  tell_changed (self);
}

static void
kind_cb (HkStrikeForm    *self,
         GtkToggleButton *button)
{
  if (self->showing || !gtk_toggle_button_get_active (button))
    return;
  self->strike.kind = button == self->fist     ? HK_STRIKE_FIST
                      : button == self->scroll ? HK_STRIKE_SCROLL
                      : button == self->magic  ? HK_STRIKE_MAGIC
                                               : HK_STRIKE_WEAPON;
  tell_changed (self);
}

static void
toggled_cb (HkStrikeForm *self)
{
  if (self->showing)
    return;
  self->strike.more = gtk_check_button_get_active (self->more);
  self->strike.impact = gtk_check_button_get_active (self->impact);
  self->strike.abilities = 0;
  if (gtk_toggle_button_get_active (self->no_dodge))
    self->strike.abilities |= LS_ROLL_NO_DODGE;
  if (gtk_toggle_button_get_active (self->armor_piercing))
    self->strike.abilities |= LS_ROLL_ARMOR_PIERCING;
  if (gtk_toggle_button_get_active (self->stun))
    self->strike.abilities |= LS_ROLL_STUN;
  if (gtk_toggle_button_get_active (self->ranged))
    self->strike.abilities |= LS_ROLL_RANGED;
  if (gtk_toggle_button_get_active (self->ranged) && gtk_toggle_button_get_active (self->vision))
    self->strike.abilities |= LS_ROLL_VISION;
  tell_changed (self);
}

static void
damage_cb (HkStrikeForm *self,
           int           value)
{
  self->strike.damage = CLAMP (value, 0, MOST_DAMAGE);
  tell_changed (self);
}

/* Enter strikes, wherever the focus is; the space bar is there for the toggles. */
static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        held,
        gpointer               data)
{
  GtkWidget *roll = gtk_window_get_default_widget (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (data))));

  if (!roll || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_activate (roll);
}

/* --- The widget --- */

static void
hk_strike_form_dispose (GObject *object)
{
  HkStrikeForm *self = HK_STRIKE_FORM (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->strikers, g_array_unref);
  G_OBJECT_CLASS (hk_strike_form_parent_class)->dispose (object);
}

static void
hk_strike_form_class_init (HkStrikeFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_COUNTER);
  G_OBJECT_CLASS (klass)->dispose = hk_strike_form_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/strike-form.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, heroes);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, weapon);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, magic);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, scroll);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, fist);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, more_row);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, more);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, impact_row);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, impact);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, abilities);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, no_dodge);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, armor_piercing);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, stun);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, ranged);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, vision);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, damage);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, dice);
  gtk_widget_class_bind_template_child (widget_class, HkStrikeForm, outlook);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, damage_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  changed = g_signal_new ("changed", HK_TYPE_STRIKE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Large text in a small window: the tooltip has the rest. */
static void
may_be_short (GtkToggleButton *button)
{
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
}

static void
may_wrap (GtkToggleButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

static void
hk_strike_form_init (HkStrikeForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  may_be_short (self->weapon);
  may_be_short (self->magic);
  may_be_short (self->scroll);
  may_be_short (self->fist);
  may_wrap (self->no_dodge);
  may_wrap (self->armor_piercing);
  may_wrap (self->stun);
  may_wrap (self->ranged);
  may_wrap (self->vision);
  self->strikers = g_array_new (FALSE, FALSE, sizeof (Striker));
  hk_counter_set_what (self->damage, HK_COUNT_DAMAGE, NULL);
}

static void
add_striker (HkStrikeForm *self,
             const char   *name,
             const char   *tooltip,
             int           hero)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (name);
  Striker striker = { GTK_TOGGLE_BUTTON (button), hero };

  may_be_short (striker.button);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, tooltip);
  if (self->strikers->len > 0)
    gtk_toggle_button_set_group (striker.button, g_array_index (self->strikers, Striker, 0).button);
  gtk_widget_add_css_class (button, "answer");
  hk_focus_append (self->heroes, button, tooltip);
  g_array_append_val (self->strikers, striker);
  g_signal_connect_object (button, "toggled", G_CALLBACK (striker_cb), self, G_CONNECT_SWAPPED);
}

static void
fill_strikers (HkStrikeForm *self)
{
  const LsGame *game = get_game (self);
  GtkFlowBoxChild *old;

  while ((old = gtk_flow_box_get_child_at_index (self->heroes, 0)))
    gtk_flow_box_remove (self->heroes, GTK_WIDGET (old));
  g_array_set_size (self->strikers, 0);
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board)
      {
        /* Translators: a hero, who makes an attack */
        g_autofree char *tooltip = g_strdup_printf (_("%s strikes"), game->heroes[i].id);

        add_striker (self, game->heroes[i].id, tooltip, (int) i);
      }
  /* A hero in the zone is struck by somebody, or wounded by hand. */
  if (!hk_strike_at_hero (&self->strike, game))
    /* Translators: nobody in particular makes an attack */
    add_striker (self, C_("strikes", "Nobody"), _("Nobody in particular strikes: no rule asks whose turn it is"), -1);
}

void
hk_strike_form_show (HkStrikeForm   *self,
                     HkSession      *session,
                     const HkStrike *strike)
{
  g_set_object (&self->session, session);
  self->strike = *strike;
  self->showing = TRUE;
  fill_strikers (self);
  show_strike (self);
}

const HkStrike *
hk_strike_form_get (HkStrikeForm *self)
{
  return &self->strike;
}

void
hk_strike_form_choose (HkStrikeForm *self,
                       guint         number)
{
  const Striker *last = self->strikers->len > 0 ? &g_array_index (self->strikers, Striker, self->strikers->len - 1) : NULL;

  if (number > 0 && number <= self->strikers->len)
    gtk_toggle_button_set_active (g_array_index (self->strikers, Striker, number - 1).button, TRUE);
  else if (number == 0 && last && last->hero < 0)
    gtk_toggle_button_set_active (last->button, TRUE);
}

void
hk_strike_form_harder (HkStrikeForm *self,
                       int           by)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->damage)))
    damage_cb (self, self->strike.damage + by);
}
