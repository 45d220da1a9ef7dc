/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-editor.h"

#include <glib/gi18n.h>

#include "labels.h"
#include "number-row.h"
#include "symbol-image.h"

#define MOST_POINTS 99 /* a saved game takes no more */

struct _HkHeroEditor
{
  AdwExpanderRow parent_instance;

  /* template widgets */
  HkSymbolImage *emblem;
  AdwEntryRow   *name;
  HkNumberRow   *hit_points;
  HkNumberRow   *mana;
  GtkBox        *emblems;

  /* borrowed */
  GtkWidget     *choices[LS_EMBLEMS];
  HkNumberRow   *tokens[HK_N_TOKEN_VALUES];
  HkNewGame     *game;

  guint          hero;
};

G_DEFINE_FINAL_TYPE (HkHeroEditor, hk_hero_editor, ADW_TYPE_EXPANDER_ROW)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static HkNewHero *
get_hero (HkHeroEditor *self)
{
  return &self->game->heroes[self->hero];
}

static void
name_changed_cb (HkHeroEditor *self)
{
  if (!self->game)
    return;
  hk_new_game_set_name (self->game, self->hero, gtk_editable_get_text (GTK_EDITABLE (self->name)));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
number_changed_cb (HkHeroEditor *self)
{
  HkNewHero *hero = get_hero (self);

  hero->hit_points = (guint8) hk_number_row_get_value (self->hit_points);
  hero->mana = (guint8) hk_number_row_get_value (self->mana);
  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    hero->tokens[i] = (guint8) hk_number_row_get_value (self->tokens[i]);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
emblem_cb (HkHeroEditor *self,
           GtkWidget    *button)
{
  guint emblem = 1;

  while (emblem < LS_EMBLEMS && self->choices[emblem - 1] != button)
    emblem++;
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) || get_hero (self)->emblem == emblem)
    return;
  hk_new_game_set_emblem (self->game, self->hero, emblem);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_emblems (HkHeroEditor *self)
{
  for (guint i = 0; i < LS_EMBLEMS; i++)
    {
      GtkWidget *image = hk_symbol_image_new (NULL, 28);
      /* Translators: one of six pictures by which people tell their heroes */
      g_autofree char *name = g_strdup_printf (_("Emblem %u"), i + 1);

      self->choices[i] = gtk_toggle_button_new ();
      hk_symbol_image_set_emblem (HK_SYMBOL_IMAGE (image), i + 1);
      gtk_button_set_child (GTK_BUTTON (self->choices[i]), image);
      gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
      gtk_widget_set_size_request (self->choices[i], 44, 44);
      gtk_widget_add_css_class (self->choices[i], "flat");
      gtk_widget_set_tooltip_text (self->choices[i], name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->choices[i]), GTK_TOGGLE_BUTTON (self->choices[0]));
      g_signal_connect_object (self->choices[i], "toggled", G_CALLBACK (emblem_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->emblems, self->choices[i]);
    }
}

static void
add_token_rows (HkHeroEditor *self)
{
  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    {
      /* Translators: how many movement tokens of this value a hero has */
      g_autofree char *title = g_strdup_printf (_("Movement Tokens of %u"), LS_LEAST_TOKEN + i);

      self->tokens[i] = g_object_new (HK_TYPE_NUMBER_ROW, "title", title, NULL);
      g_signal_connect_object (self->tokens[i], "changed", G_CALLBACK (number_changed_cb), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->tokens[i]));
    }
}

static void
hk_hero_editor_class_init (HkHeroEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER_ROW);
  g_type_ensure (HK_TYPE_SYMBOL_IMAGE);
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_HERO_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/hero-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHeroEditor, emblem);
  gtk_widget_class_bind_template_child (widget_class, HkHeroEditor, name);
  gtk_widget_class_bind_template_child (widget_class, HkHeroEditor, hit_points);
  gtk_widget_class_bind_template_child (widget_class, HkHeroEditor, mana);
  gtk_widget_class_bind_template_child (widget_class, HkHeroEditor, emblems);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_changed_cb);
}

static void
hk_hero_editor_init (HkHeroEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  hk_number_row_set_range (self->hit_points, 1, MOST_POINTS);
  hk_number_row_set_range (self->mana, 0, MOST_POINTS);
  add_token_rows (self);
  add_emblems (self);
}

/* The game is written into; it has to live as long as the editor. */
GtkWidget *
hk_hero_editor_new (HkNewGame *game,
                    guint      hero)
{
  HkHeroEditor *self = g_object_new (HK_TYPE_HERO_EDITOR, NULL);

  self->hero = hero;
  gtk_editable_set_text (GTK_EDITABLE (self->name), game->heroes[hero].name);
  self->game = game;
  hk_hero_editor_update (self);
  return GTK_WIDGET (self);
}

static void
show_problem (HkHeroEditor *self,
              const char   *problem)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), problem ? problem : _("Name"));
  hk_set_class (GTK_WIDGET (self->name), "error", problem != NULL);
  hk_set_class (GTK_WIDGET (self), "invalid", problem != NULL);
}

void
hk_hero_editor_update (HkHeroEditor *self)
{
  const HkNewHero *hero = get_hero (self);
  const char *problem = hk_new_game_name_problem (self->game, self->hero);
  g_autofree char *summary = hk_new_hero_summary (hero);
  guint spare = LS_MAX_MOVEMENT_TOKENS - hk_new_hero_n_tokens (hero);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), hero->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, hero->name, -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), problem ? problem : summary);
  show_problem (self, problem);
  hk_symbol_image_set_emblem (self->emblem, hero->emblem);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choices[hero->emblem - 1]), TRUE);
  hk_number_row_set_value (self->hit_points, hero->hit_points);
  hk_number_row_set_value (self->mana, hero->mana);
  for (guint i = 0; i < HK_N_TOKEN_VALUES; i++)
    {
      hk_number_row_set_range (self->tokens[i], 0, (int) (hero->tokens[i] + spare));
      hk_number_row_set_value (self->tokens[i], hero->tokens[i]);
    }
}
