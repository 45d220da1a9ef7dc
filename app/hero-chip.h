/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero in little, for narrow windows: emblem, wounds, mana. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_HERO_CHIP (hk_hero_chip_get_type ())
G_DECLARE_FINAL_TYPE (HkHeroChip, hk_hero_chip, HK, HERO_CHIP, AdwBin)

/* Signal: "hero-clicked" (const char *id) */

GtkWidget *hk_hero_chip_new          (HkSession  *session,
                                      guint       hero);
void       hk_hero_chip_update       (HkHeroChip *self);
void       hk_hero_chip_set_selected (HkHeroChip *self,
                                      gboolean    selected);

G_END_DECLS
