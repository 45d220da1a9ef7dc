/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One monster on its way: what the chapters on movement share. A walk changes the ground only where it triggers a trap;
 * the monster itself is off the board until its walk is over. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

/* Stands in place of an end: the walk goes on. */
#define LS_WALK_ON LS_N_RULES

typedef struct
{
  const LsPosition    *position;
  LsResolution        *resolution;
  LsGround            *ground;
  const LsMonsterType *type;
  LsMonsterAfter      *monster;
  guint                index;
  guint16              turn; /* counts the walks of a phase, from 1 */
  LsSpot               at;
  LsFacing             facing;
  guint                steps_left;
  guint                n_steps;
  guint32              contact; /* what gives it contact */
  guint32              passable; /* what it may pass over in a leap */
} LsWalk;

/* movement.c */
void     ls_walk_step          (LsWalk          *self,
                                LsSpot           to,
                                LsRule           rule,
                                guint            cost);

static inline guint32
ls_walk_ruling (const LsWalk *self,
                LsRuling      ruling)
{
  return self->position->rulings.value[ruling];
}

static inline gboolean
ls_walk_in_mist (const LsWalk *self)
{
  return (self->ground->holds[self->at] & LS_HOLDS_MIST) != 0;
}

static inline LsSpot
ls_walk_ahead (const LsWalk *self)
{
  return ls_spot_beside (self->at, self->facing);
}

/* To the coin's side, as the monster sees it (`coin.flip`), or to the other. */
static inline LsSpot
ls_walk_sideways (const LsWalk *self,
                  gboolean      coin_side)
{
  int quarters = self->position->coin == LS_COIN_RIGHT ? 1 : -1;

  return ls_spot_beside (self->at, ls_facing_turned (self->facing, coin_side ? quarters : -quarters));
}

static inline gboolean
ls_walk_has_stood_on (const LsWalk *self,
                      LsSpot        spot)
{
  return self->ground->stood[spot] == self->turn;
}

/* mist.c */
LsRule   ls_mist_step          (LsWalk          *self);

/* abilities.c */
void     ls_ability_begin      (LsWalk          *self,
                                const gboolean   fury[128]);
gboolean ls_ability_holds_back (const LsWalk    *self);
void     ls_ability_sectors    (const LsPosition *position,
                                const LsResolution *resolution,
                                LsAbilities      ability,
                                gboolean         sectors[128]);

/* traps.c */
LsRule   ls_trap_enter         (LsWalk          *self);
LsRule   ls_trap_land          (LsWalk          *self,
                                LsRule           end);

G_END_DECLS
