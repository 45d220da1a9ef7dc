/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a hero can go: `hero.move`, `hero.jump`, `defense.tower`, `defense.warp`. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

#define LS_OUT_OF_REACH 255

/* For each spot the least movement points that bring the hero there with the tokens that are left. */
void ls_reach_hero (const LsGame *game,
                    guint         hero,
                    guint8        cost[LS_N_CELLS]);

G_END_DECLS
