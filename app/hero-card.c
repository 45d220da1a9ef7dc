/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-card.h"

#include <glib/gi18n.h>

#include "counter.h"
#include "labels.h"
#include "symbol-image.h"

struct _HkHeroCard
{
  AdwBin         parent_instance;

  /* template widgets */
  GtkWidget     *name;
  HkSymbolImage *emblem;
  GtkLabel      *name_label;
  GtkLabel      *state;
  GtkWidget     *sheet;
  GtkWidget     *armor_up;
  HkCounter     *wounds;
  HkCounter     *mana;
  HkCounter     *actions;
  HkCounter     *armor;
  GtkStack      *now;
  GtkWidget     *tokens;
  GtkLabel      *due;

  /* borrowed */
  GtkWidget     *token[LS_MAX_MOVEMENT_TOKENS];

  /* owned */
  HkSession     *session;

  const char    *id; /* interned */
  guint          hero;
};

G_DEFINE_FINAL_TYPE (HkHeroCard, hk_hero_card, ADW_TYPE_BIN)

static guint hero_clicked;

static void
name_widget (GtkWidget  *widget,
             const char *text)
{
  hk_set_tooltip (widget, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static const LsHeroSheet *
get_sheet (HkHeroCard *self)
{
  return &hk_session_get_game (self->session)->sheets[self->hero];
}

/* --- Callbacks --- */

static void
name_cb (HkHeroCard *self)
{
  g_signal_emit (self, hero_clicked, 0, self->id);
}

/* What the button shows is the state's, also after a refusal. */
static void
armor_up_cb (HkHeroCard *self)
{
  LsCommand command = { .kind = LS_DO_HERO_ARMOR_UP, .id = self->id, .flag = !get_sheet (self)->armor_up };

  hk_session_do (self->session, &command);
  hk_hero_card_update (self);
}

static void
token_cb (HkHeroCard *self,
          GtkWidget  *button)
{
  LsCommand command = { .kind = LS_DO_HERO_TOKEN, .id = self->id };

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (self->token[i] == button)
      {
        command.number = (int) i + 1;
        command.flag = !(get_sheet (self)->spent & 1 << i);
      }
  hk_session_do (self->session, &command);
  hk_hero_card_update (self);
}

/* --- Showing the state --- */

static GtkWidget *
new_token (HkHeroCard *self)
{
  GtkWidget *button = gtk_toggle_button_new_with_label ("");

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "token");
  gtk_widget_add_css_class (button, "numeric");
  g_signal_connect_object (button, "clicked", G_CALLBACK (token_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->tokens), button);
  return button;
}

static void
update_tokens (HkHeroCard        *self,
               const LsHeroSheet *sheet)
{
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    {
      gboolean spent = (sheet->spent & 1 << i) != 0;
      gboolean owed = sheet->owed > 0 && !spent;
      g_autofree char *value = g_strdup_printf ("%u", sheet->movement[i]);
      g_autofree char *told = hk_text_movement_token (self->id, sheet->movement[i], spent, owed);

      if (!self->token[i] && sheet->movement[i] > 0)
        self->token[i] = new_token (self);
      if (!self->token[i])
        continue;
      gtk_widget_set_visible (self->token[i], sheet->movement[i] > 0);
      gtk_button_set_label (GTK_BUTTON (self->token[i]), value);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->token[i]), spent);
      hk_set_class (self->token[i], "spent", spent);
      hk_set_class (self->token[i], "owed", owed);
      name_widget (self->token[i], told);
    }
}

/* What asks for something to be done comes before what only is so. */
static void
update_state (HkHeroCard   *self,
              const LsGame *game)
{
  const LsHeroSheet *sheet = &game->sheets[self->hero];
  g_autofree char *owed = sheet->owed > 0 ? hk_text_owed (sheet->owed) : NULL;
  const char *state = owed ? owed : hk_text_hero_state (game, self->hero);

  gtk_label_set_label (self->state, state ? state : "");
  hk_set_tooltip (GTK_WIDGET (self->state), state);
  hk_set_class (GTK_WIDGET (self->state), "warning", owed != NULL);
  hk_set_class (GTK_WIDGET (self), "dead", sheet->dead);
}

void
hk_hero_card_update (HkHeroCard *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  const LsHero *hero = &game->heroes[self->hero];
  const LsHeroSheet *sheet = &game->sheets[self->hero];
  g_autofree char *told = hk_text_hero_told (game, self->hero);
  g_autofree char *due = hk_text_due (sheet->due);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  hk_counter_set_value (self->wounds, (int) hero->wounds, (int) hero->hit_points);
  hk_counter_set_value (self->mana, (int) hero->mana, (int) hero->base_mana);
  hk_counter_set_value (self->actions, sheet->actions, -1);
  hk_counter_set_value (self->armor, sheet->stopped, -1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->armor_up), sheet->armor_up);
  gtk_label_set_label (self->due, due);
  gtk_stack_set_visible_child_name (self->now, sheet->due > 0 ? "due" : "play");
  update_tokens (self, sheet);
  update_state (self, game);
}

/* --- The widget --- */

static void
hk_hero_card_dispose (GObject *object)
{
  g_clear_object (&HK_HERO_CARD (object)->session);
  G_OBJECT_CLASS (hk_hero_card_parent_class)->dispose (object);
}

static void
hk_hero_card_class_init (HkHeroCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_COUNTER);
  g_type_ensure (HK_TYPE_SYMBOL_IMAGE);
  G_OBJECT_CLASS (klass)->dispose = hk_hero_card_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/hero-card.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, name);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, state);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, sheet);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, armor_up);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, wounds);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, mana);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, actions);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, armor);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, now);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, tokens);
  gtk_widget_class_bind_template_child (widget_class, HkHeroCard, due);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, armor_up_cb);

  hero_clicked = g_signal_new ("hero-clicked", HK_TYPE_HERO_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_hero_card_init (HkHeroCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_up_counter (HkHeroCard   *self,
                HkCounter    *counter,
                HkCount       what,
                LsCommandKind kind)
{
  LsCommand command = { .kind = (guint8) kind, .id = self->id };

  hk_counter_set_what (counter, what, self->id);
  hk_counter_set_command (counter, self->session, &command);
}

GtkWidget *
hk_hero_card_new (HkSession *session,
                  guint      hero)
{
  HkHeroCard *self = g_object_new (HK_TYPE_HERO_CARD, NULL);
  g_autofree char *armor_up = NULL;
  g_autofree char *sheet = NULL;

  self->session = g_object_ref (session);
  self->hero = hero;
  self->id = hk_session_get_game (session)->heroes[hero].id;
  /* Translators: a hero and the token that stops one damage */
  armor_up = g_strdup_printf (_("%s: armor-up token"), self->id);
  name_widget (self->armor_up, armor_up);
  /* Translators: the page with all that a hero has and carries */
  sheet = g_strdup_printf (_("%s: sheet and equipment"), self->id);
  name_widget (self->sheet, sheet);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->sheet), "s", self->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->id, -1);
  gtk_label_set_label (self->name_label, self->id);
  hk_symbol_image_set_emblem (self->emblem, ls_setup_emblem (&hk_session_get_game (session)->setup, hero));
  set_up_counter (self, self->wounds, HK_COUNT_WOUNDS, LS_DO_HERO_WOUNDS);
  set_up_counter (self, self->mana, HK_COUNT_MANA, LS_DO_HERO_MANA);
  set_up_counter (self, self->actions, HK_COUNT_ACTIONS, LS_DO_HERO_ACTIONS);
  set_up_counter (self, self->armor, HK_COUNT_ARMOR, LS_DO_ARMOR);
  hk_hero_card_update (self);
  return GTK_WIDGET (self);
}

void
hk_hero_card_set_selected (HkHeroCard *self,
                           gboolean    selected)
{
  hk_set_class (GTK_WIDGET (self), "selected", selected);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_STATE_PRESSED,
                               selected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* There it is not the way to itself, nor the hero a piece to be moved. */
void
hk_hero_card_set_on_sheet (HkHeroCard *self)
{
  gtk_widget_set_visible (self->sheet, FALSE);
  gtk_widget_set_can_target (self->name, FALSE);
  gtk_widget_set_focusable (self->name, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}
