/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes, stash and panic track along the bottom, with large − and +. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_HERO_STRIP (hk_hero_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkHeroStrip, hk_hero_strip, HK, HERO_STRIP, AdwBin)

/* Signal: "hero-clicked" (const char *id): the player picks a hero up, to be placed or moved on the board. */

GtkWidget *hk_hero_strip_new          (void);
void       hk_hero_strip_set_session  (HkHeroStrip *self,
                                       HkSession   *session);
void       hk_hero_strip_set_selected (HkHeroStrip *self,
                                       const char  *hero);

/* What all cards need side by side. With less, the heroes are one row that opens. */
int        hk_hero_strip_get_full_width (HkHeroStrip *self);
void       hk_hero_strip_set_compact  (HkHeroStrip *self,
                                       gboolean     compact,
                                       gboolean     narrow);

G_END_DECLS
