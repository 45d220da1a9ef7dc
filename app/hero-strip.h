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

/* On a narrow window the heroes are one row that opens. */
void       hk_hero_strip_set_compact  (HkHeroStrip *self,
                                       gboolean     compact);

G_END_DECLS
