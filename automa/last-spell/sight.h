/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a shooter sees (`hero.los`), and what trees keep from being aimed at (`hero.tree-cover`). Who stands on a
 * watchtower has vision. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* Why a spot is not seen or not aimed at. */
#define LS_MAX_IN_THE_WAY 128
typedef struct
{
  LsRule rule;
  guint  n;
  LsSpot spots[LS_MAX_IN_THE_WAY]; /* what is in the way: the blocking row or rows, or the trees */
} LsSight;

gboolean ls_sight            (const LsGame *game,
                              LsSpot        from,
                              LsSpot        to,
                              LsSight      *why);
gboolean ls_sight_has_vision (const LsGame *game,
                              LsSpot        from);
gboolean ls_sight_aims_at    (const LsGame *game,
                              LsSpot        from,
                              LsSpot        to,
                              LsSight      *why);

G_END_DECLS
