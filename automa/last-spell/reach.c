/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reach.h"

#include <string.h>

#include "boss.h"
#include "game-position.h"

#define STEP 1
#define JUMP 3
#define CLIMB 2 /* or leave */
#define WARP 2
#define LOST_IN_WATER 2

/* What a spot is for a hero who walks. */
typedef enum
{
  CLOSED,
  OPEN,
  TOWER,
  LOW, /* jumped over */
} Way;

typedef struct
{
  const LsGame *game;
  LsSpot        last; /* of the board */
  guint8        way[LS_N_CELLS]; /* Way */
  gboolean      water[LS_N_CELLS];
  LsSpot        gates[LS_MAX_STRUCTURES]; /* warp gates that nobody stands on, and the hero's own */
  guint         n_gates;
  guint8        tokens[LS_MAX_MOVEMENT_TOKENS];
  guint         n_tokens;
} Reach;

/* --- The board --- */

static Way
way_of_structure (const LsStructureType *type)
{
  switch (type->entry)
    {
    case LS_HERO_INSIDE:
      return OPEN;
    case LS_HERO_ON_TOP:
      return type->free ? OPEN : TOWER;
    case LS_NOBODY_ENTERS:
    default:
      return strcmp (type->id, "wooden-wall") == 0 ? LOW : CLOSED;
    }
}

static Way
way_at (const LsGame   *game,
        const LsGround *ground,
        LsSpot          spot)
{
  guint32 holds = ground->holds[spot];

  if (holds & (LS_HOLDS_MIST | (LS_HOLDS_OBSTACLE & ~(LS_HOLDS_LOW | LS_HOLDS_CORPSE | LS_HOLDS_STRUCTURE))))
    return CLOSED;
  if (holds & LS_HOLDS_TRAP) /* a spot with a token on it is occupied */
    return CLOSED;
  if (holds & (LS_HOLDS_LOW | LS_HOLDS_CORPSE))
    return LOW;
  return holds & LS_HOLDS_STRUCTURE ? way_of_structure (game->structures[ground->structure[spot]].type) : OPEN;
}

static void
survey (Reach *self,
        LsSpot start)
{
  const LsGame *game = self->game;
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);

  ls_game_position_init (&view, game);
  ls_ground_init (ground, &view.position);
  ground->holds[start] &= ~(guint32) LS_HOLDS_HERO;
  self->last = ls_spot (game->board->width - 1, game->board->height - 1);
  for (LsSpot spot = ls_spot (0, 0); spot <= self->last; spot++)
    {
      self->way[spot] = (guint8) way_at (game, ground, spot);
      self->water[spot] = (ground->holds[spot] & LS_HOLDS_WATER) != 0;
    }
  for (guint i = 0; i < game->n_structures; i++)
    if (game->structures[i].type->free && self->way[game->structures[i].spots.at[0]] == OPEN)
      self->gates[self->n_gates++] = game->structures[i].spots.at[0];
}

/* --- The tokens --- */

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  return (int) *(const guint8 *) b - (int) *(const guint8 *) a;
}

/* Those left, the largest first; what the Harpy's cry still takes is best paid with the smallest. */
static void
collect_tokens (Reach             *self,
                const LsHeroSheet *sheet)
{
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (sheet->movement[i] > 0 && !(sheet->spent & 1 << i))
      self->tokens[self->n_tokens++] = sheet->movement[i];
  qsort (self->tokens, self->n_tokens, 1, compare_tokens);
  self->n_tokens -= MIN (self->n_tokens, sheet->owed);
}

static guint
points_in_water (guint8 token)
{
  return (guint) MAX (token - LOST_IN_WATER, 1);
}

/* All the points of a hero who spends in water, of all ways to get at least `wading` there, as little as can be. */
static guint
most_points (const Reach *self,
             guint        wading)
{
  guint most = 0;

  for (guint spent = 0; spent < 1u << self->n_tokens; spent++)
    {
      guint wet = 0;
      guint dry = 0;

      for (guint i = 0; i < self->n_tokens; i++)
        if (spent & 1u << i)
          wet += points_in_water (self->tokens[i]);
        else
          dry += self->tokens[i];
      if (wet >= wading)
        most = MAX (most, wet + dry);
    }
  return MIN (most, LS_OUT_OF_REACH - 1);
}

/* --- Walking --- */

static void
reach (guint8 cost[LS_N_CELLS],
       LsSpot spot,
       guint  points,
       guint  budget)
{
  if (points <= budget && points < cost[spot])
    cost[spot] = (guint8) points;
}

/* Everywhere that one more step, jump, climb or warp leads. */
static void
go_on (const Reach *self,
       LsSpot       from,
       guint        budget,
       gboolean     may_warp,
       guint8       cost[LS_N_CELLS])
{
  guint points = cost[from];
  gboolean on_tower = self->way[from] == TOWER;
  gboolean on_gate = FALSE;

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot beside = ls_spot_beside (from, side);

      if (self->way[beside] == OPEN)
        reach (cost, beside, points + (on_tower ? CLIMB : STEP), budget);
      else if (self->way[beside] == TOWER)
        reach (cost, beside, points + CLIMB + (on_tower ? CLIMB : 0), budget);
      else if (self->way[beside] == LOW && !on_tower && self->way[ls_spot_beside (beside, side)] == OPEN)
        reach (cost, ls_spot_beside (beside, side), points + JUMP, budget);
    }
  for (guint i = 0; i < self->n_gates; i++)
    on_gate = on_gate || self->gates[i] == from;
  for (guint i = 0; on_gate && may_warp && i < self->n_gates; i++)
    reach (cost, self->gates[i], points + WARP, budget);
}

/* From the spots that have a cost already, the nearest first. A wader stops where the water ends. */
static void
walk (const Reach *self,
      guint        budget,
      gboolean     wading,
      gboolean     may_warp,
      guint8       cost[LS_N_CELLS])
{
  for (guint points = 0; points <= budget; points++)
    for (LsSpot spot = ls_spot (0, 0); spot <= self->last; spot++)
      if (cost[spot] == points && (!wading || self->water[spot]))
        go_on (self, spot, budget, may_warp, cost);
}

/* `hero.move`: tokens spent in water give less, so whoever starts there spends the rest on dry land. The dearer that
 * land is to reach, the less is left for what lies beyond. */
static void
wade (const Reach *self,
      gboolean     may_warp,
      guint8       cost[LS_N_CELLS])
{
  guint8 shore[LS_N_CELLS];
  guint budget = 0;

  for (guint i = 0; i < self->n_tokens; i++)
    budget += points_in_water (self->tokens[i]);
  walk (self, budget, TRUE, may_warp, cost);
  memcpy (shore, cost, sizeof shore);
  for (guint points = 1; points <= budget; points++)
    {
      guint8 beyond[LS_N_CELLS];
      gboolean any = FALSE;

      memset (beyond, LS_OUT_OF_REACH, sizeof beyond);
      for (LsSpot spot = ls_spot (0, 0); spot <= self->last; spot++)
        if (shore[spot] == points && !self->water[spot])
          {
            beyond[spot] = (guint8) points;
            any = TRUE;
          }
      if (any)
        walk (self, most_points (self, points), FALSE, may_warp, beyond);
      for (LsSpot spot = ls_spot (0, 0); any && spot <= self->last; spot++)
        cost[spot] = MIN (cost[spot], beyond[spot]);
    }
}

void
ls_reach_hero (const LsGame *game,
               guint         hero,
               guint8        cost[LS_N_CELLS])
{
  g_autofree Reach *self = g_new0 (Reach, 1);
  LsSpot start = game->heroes[hero].at;
  gboolean may_warp = game->heroes[hero].mana > 0; /* once is enough: any gate leads to any other */

  memset (cost, LS_OUT_OF_REACH, LS_N_CELLS);
  if (!game->sheets[hero].on_board || ls_dryad_tile_under (game, hero)) /* `dryad.entangle` */
    return;
  self->game = game;
  survey (self, start);
  collect_tokens (self, &game->sheets[hero]);
  cost[start] = 0;
  if (self->water[start])
    wade (self, may_warp, cost);
  else
    walk (self, most_points (self, 0), FALSE, may_warp, cost);
}
