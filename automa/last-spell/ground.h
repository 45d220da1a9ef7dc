/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as it stands at one moment of a phase: for each spot what it holds, as bits, and who that is. */
#pragma once

#include "position.h"

G_BEGIN_DECLS

typedef enum
{
  LS_HOLDS_EDGE = 1 << 0, /* no spot there */
  LS_HOLDS_WATER = 1 << 1,
  LS_HOLDS_LOW = 1 << 2,
  LS_HOLDS_TREE = 1 << 3,
  LS_HOLDS_CLIFF = 1 << 4,
  LS_HOLDS_CIRCLE = 1 << 5,
  LS_HOLDS_MIST = 1 << 6,
  LS_HOLDS_MONSTER = 1 << 7,
  LS_HOLDS_TILE = 1 << 8, /* hatchery or seed mortar: a monster that never moves */
  LS_HOLDS_HERO = 1 << 9,
  LS_HOLDS_WALL = 1 << 10,
  LS_HOLDS_BUILDING = 1 << 11,
  LS_HOLDS_DEFENSE = 1 << 12,
  LS_HOLDS_WARP_GATE = 1 << 13,
  LS_HOLDS_CORPSE = 1 << 14,
  LS_HOLDS_MONOLITH = 1 << 15,
  LS_HOLDS_TRAP = 1 << 16,
} LsHolds;

#define LS_HOLDS_ANY_MONSTER (LS_HOLDS_MONSTER | LS_HOLDS_TILE)
#define LS_HOLDS_ANY_DEFENSE (LS_HOLDS_DEFENSE | LS_HOLDS_WARP_GATE)
#define LS_HOLDS_STRUCTURE (LS_HOLDS_WALL | LS_HOLDS_BUILDING | LS_HOLDS_ANY_DEFENSE)

/* `move.free`: what keeps a monster from standing on a spot. Warp gates, traps, water and mist do not. */
#define LS_HOLDS_OBSTACLE                                                                                              \
  (LS_HOLDS_EDGE | LS_HOLDS_LOW | LS_HOLDS_TREE | LS_HOLDS_CLIFF | LS_HOLDS_CIRCLE | LS_HOLDS_ANY_MONSTER              \
   | LS_HOLDS_HERO | LS_HOLDS_WALL | LS_HOLDS_BUILDING | LS_HOLDS_DEFENSE | LS_HOLDS_CORPSE | LS_HOLDS_MONOLITH)

typedef struct
{
  guint32 holds[LS_N_CELLS];
  /* Who it is; only to be asked where `holds` says that somebody is there. */
  guint16 monster[LS_N_CELLS];
  guint16 hero[LS_N_CELLS];
  guint16 structure[LS_N_CELLS];
  guint16 token[LS_N_CELLS];
  guint16 stood[LS_N_CELLS]; /* the turn of the monster that last stood there in its movement */
} LsGround;

void    ls_ground_init   (LsGround         *self,
                          const LsPosition *position);
guint32 ls_ground_around (const LsGround   *self,
                          const LsSpots    *spots);

static inline gboolean
ls_ground_is_free (const LsGround *self,
                   LsSpot          spot)
{
  return !(self->holds[spot] & LS_HOLDS_OBSTACLE);
}

/* What the four sides of a spot hold, together. */
static inline guint32
ls_ground_beside (const LsGround *self,
                  LsSpot          spot)
{
  return self->holds[spot - LS_STRIDE] | self->holds[spot + 1] | self->holds[spot + LS_STRIDE] | self->holds[spot - 1];
}

G_END_DECLS
