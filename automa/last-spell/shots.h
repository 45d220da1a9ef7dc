/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where an attack may strike, measured in sectors or in spots: range, sight, cover and `hero.ranged-area`. Ballistas and
 * catapults shoot by `defense.ballista` and `defense.catapult`. */
#pragma once

#include "sight.h"

G_BEGIN_DECLS

#define LS_HURL_TOKENS 2
#define LS_MAX_ZONE 9 /* the spots that a defense's shot strikes */

typedef enum
{
  LS_RANGE_CURRENT = 1 << 0,
  LS_RANGE_ADJACENT = 1 << 1,
  LS_RANGE_FAR = 1 << 2,
} LsRange;

typedef struct
{
  LsSpot   from;
  guint8   range;  /* LsRange, a bit for each */
  guint8   spots;  /* so many along one of the four lines, in place of sectors; 0: sectors */
  gboolean vision;
  gboolean ranged; /* a ranged weapon's: never into the shooter's own area */
} LsShot;

void     ls_shot_of_hero    (const LsGame *game,
                             guint         hero,
                             guint8        range,
                             gboolean      ranged,
                             LsShot       *shot);
void     ls_shot_in_spots   (const LsGame *game,
                             guint         hero,
                             guint8        spots,
                             gboolean      ranged,
                             LsShot       *shot);
gboolean ls_shot_of_defense (const LsGame *game,
                             guint         structure,
                             LsShot       *shot);
LsRule   ls_shot_rule       (const LsStructure *structure);
guint    ls_shot_left       (const LsGame *game,
                             guint         structure);
guint    ls_shot_zone       (const LsGame *game,
                             guint         structure,
                             LsSpot        at,
                             LsSpot        zone[LS_MAX_ZONE]);

/* Whether that spot may be the impact spot; if not, why. */
gboolean ls_shot_may_strike (const LsGame *game,
                             const LsShot *shot,
                             LsSpot        at,
                             LsSight      *why);

/* Says it; the rule is the shooter's, if it is out of reach. */
gboolean ls_shot_refuse     (LsSpot         at,
                             LsRule         rule,
                             const LsSight *why,
                             GError       **error);

/* All spots that may be. */
void     ls_shot_spots      (const LsGame *game,
                             const LsShot *shot,
                             gboolean      spots[LS_N_CELLS]);

G_END_DECLS
