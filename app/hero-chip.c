/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hero-chip.h"

#include "hero-text.h"
#include "labels.h"
#include "symbol-image.h"

struct _HkHeroChip
{
  AdwBin         parent_instance;

  /* template widgets */
  GtkWidget     *button;
  HkSymbolImage *emblem;
  GtkLabel      *wounds;
  GtkLabel      *mana;

  /* owned */
  HkSession     *session;

  guint          hero;
};

G_DEFINE_FINAL_TYPE (HkHeroChip, hk_hero_chip, ADW_TYPE_BIN)

static guint hero_clicked;

static void
clicked_cb (HkHeroChip *self)
{
  g_signal_emit (self, hero_clicked, 0, hk_session_get_game (self->session)->heroes[self->hero].id);
}

static void
hk_hero_chip_dispose (GObject *object)
{
  g_clear_object (&HK_HERO_CHIP (object)->session);
  G_OBJECT_CLASS (hk_hero_chip_parent_class)->dispose (object);
}

static void
hk_hero_chip_class_init (HkHeroChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_SYMBOL_IMAGE);
  G_OBJECT_CLASS (klass)->dispose = hk_hero_chip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/hero-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHeroChip, button);
  gtk_widget_class_bind_template_child (widget_class, HkHeroChip, emblem);
  gtk_widget_class_bind_template_child (widget_class, HkHeroChip, wounds);
  gtk_widget_class_bind_template_child (widget_class, HkHeroChip, mana);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);

  hero_clicked = g_signal_new ("hero-clicked", HK_TYPE_HERO_CHIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_hero_chip_init (HkHeroChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_hero_chip_new (HkSession *session,
                  guint      hero)
{
  HkHeroChip *self = g_object_new (HK_TYPE_HERO_CHIP, NULL);

  self->session = g_object_ref (session);
  self->hero = hero;
  hk_symbol_image_set_emblem (self->emblem, ls_setup_emblem (&hk_session_get_game (session)->setup, hero));
  hk_hero_chip_update (self);
  return GTK_WIDGET (self);
}

void
hk_hero_chip_update (HkHeroChip *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  const LsHero *hero = &game->heroes[self->hero];
  const LsHeroSheet *sheet = &game->sheets[self->hero];
  g_autofree char *wounds = hk_text_of_short ((int) hero->wounds, (int) hero->hit_points);
  g_autofree char *mana = hk_text_of_short ((int) hero->mana, (int) hero->base_mana);
  g_autofree char *told = hk_text_hero_told (game, self->hero);

  gtk_label_set_label (self->wounds, wounds);
  gtk_label_set_label (self->mana, mana);
  hk_set_class (self->button, "off-board", !sheet->on_board);
  hk_set_tooltip (self->button, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

void
hk_hero_chip_set_selected (HkHeroChip *self,
                           gboolean    selected)
{
  hk_set_class (self->button, "selected", selected);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               selected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
