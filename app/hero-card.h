/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All there is to a hero: wounds, mana, actions, movement tokens, armor. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_HERO_CARD (hk_hero_card_get_type ())
G_DECLARE_FINAL_TYPE (HkHeroCard, hk_hero_card, HK, HERO_CARD, AdwBin)

/* Signal: "hero-clicked" (const char *id) */

GtkWidget *hk_hero_card_new          (HkSession  *session,
                                      guint       hero);
void       hk_hero_card_update       (HkHeroCard *self);
void       hk_hero_card_set_selected (HkHeroCard *self,
                                      gboolean    selected);
void       hk_hero_card_set_on_sheet (HkHeroCard *self);

G_END_DECLS
