/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's sheet: wounds, mana and tokens, level, perks and potion, what the hero carries, and the stash to take from. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_HERO_PAGE (hk_hero_page_get_type ())
G_DECLARE_FINAL_TYPE (HkHeroPage, hk_hero_page, HK, HERO_PAGE, AdwBin)

GtkWidget *hk_hero_page_new (HkSession *session,
                             guint      hero);

G_END_DECLS
