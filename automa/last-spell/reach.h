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

gboolean ls_reach_is_open (const LsGame *game,
                           guint         hero,
                           LsSpot        spot);

#define LS_MAX_WAY LS_OUT_OF_REACH
typedef struct
{
  LsSpot to;
  guint8 rule; /* LsRule: `hero.move`, `hero.jump`, `defense.tower`, `defense.warp` */
} LsWayStep;

typedef struct
{
  guint     hero;
  guint     points;
  guint8    tokens; /* a bit for each movement token that pays for it */
  gboolean  warps;  /* costs a mana */
  guint     n;
  LsWayStep steps[LS_MAX_WAY];
} LsWay;

gboolean ls_reach_way     (const LsGame *game,
                           guint         hero,
                           LsSpot        to,
                           gboolean      may_warp,
                           guint8        tokens,
                           LsWay        *way);

G_END_DECLS
