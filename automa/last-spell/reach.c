/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reach.h"

#include <string.h>

#include "armor.h"
#include "boss.h"
#include "game-position.h"
#include "reach-tokens.h"

#define STEP 1
#define JUMP 3
#define CLIMB 2 /* or leave */
#define WARP 2

/* What a spot is for a hero who walks. */
typedef enum
{
  CLOSED,
  OPEN,
  TOWER,
  LOW,  /* jumped over, */
  WALL, /* and so is this */
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
  gboolean      strides; /* across low obstacles: a card that the hero wears */
  guint8        longer;  /* what the first token spent gives more */
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
      return strcmp (type->id, "wooden-wall") == 0 ? WALL : CLOSED;
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
  self->longer = sheet->longer;
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
      guint dry = spent == 0 && self->n_tokens > 0 ? self->longer : 0;
      guint more = 0;

      for (guint i = 0; i < self->n_tokens; i++)
        if (spent & 1u << i)
          {
            wet += ls_reach_in_water (self->tokens[i]);
            more = MAX (more, ls_reach_more_in_water (self->tokens[i], self->longer));
          }
        else
          dry += self->tokens[i];
      if (wet + more >= wading)
        most = MAX (most, wet + more + dry);
    }
  return MIN (most, LS_OUT_OF_REACH - 1);
}

/* --- Walking --- */

/* How each spot is reached best. */
typedef struct
{
  guint8 cost[LS_N_CELLS];
  LsSpot from[LS_N_CELLS]; /* the spot before, where there is a cost above 0 */
  guint8 rule[LS_N_CELLS]; /* LsRule of the last step */
} Field;

static void
field_clear (Field *self)
{
  memset (self->cost, LS_OUT_OF_REACH, sizeof self->cost);
  memset (self->from, 0, sizeof self->from);
  memset (self->rule, 0, sizeof self->rule);
}

static void
reach (Field *field,
       LsSpot from,
       LsSpot to,
       guint  more,
       LsRule rule,
       guint  budget)
{
  guint points = field->cost[from] + more;

  if (points > budget || points >= field->cost[to])
    return;
  field->cost[to] = (guint8) points;
  field->from[to] = from;
  field->rule[to] = (guint8) rule;
}

static gboolean
wears_striders (const LsGame *game,
                guint         hero)
{
  for (guint i = 0; i < game->n_items; i++)
    {
      const LsArmor *armor = game->items[i].holder == (gint8) hero ? ls_game_item_armor (game, &game->items[i]) : NULL;

      if (armor && armor->effect == LS_ARMOR_CROSS_LOW_OBSTACLES)
        return TRUE;
    }
  return FALSE;
}

/* From one low obstacle to the next, or off it: nobody ends there. */
static void
stride_on (const Reach *self,
           LsSpot       from,
           guint        budget,
           Field       *field)
{
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot beside = ls_spot_beside (from, side);

      if (self->way[beside] == OPEN || self->way[beside] == LOW)
        reach (field, from, beside, STEP, LS_RULE_HERO_MOVE, budget);
    }
}

/* Everywhere that one more step, jump, climb or warp leads. */
static void
go_on (const Reach *self,
       LsSpot       from,
       guint        budget,
       gboolean     may_warp,
       Field       *field)
{
  gboolean on_tower = self->way[from] == TOWER;
  gboolean on_gate = FALSE;

  if (self->way[from] == LOW)
    {
      stride_on (self, from, budget, field);
      return;
    }
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot beside = ls_spot_beside (from, side);
      LsSpot behind = ls_spot_beside (beside, side);

      if (self->way[beside] == OPEN)
        reach (field, from, beside, on_tower ? CLIMB : STEP, on_tower ? LS_RULE_DEFENSE_TOWER : LS_RULE_HERO_MOVE,
               budget);
      else if (self->way[beside] == TOWER)
        reach (field, from, beside, CLIMB + (on_tower ? CLIMB : 0), LS_RULE_DEFENSE_TOWER, budget);
      else if ((self->way[beside] == LOW || self->way[beside] == WALL) && !on_tower && self->way[behind] == OPEN)
        reach (field, from, behind, JUMP, LS_RULE_HERO_JUMP, budget);
      if (self->way[beside] == LOW && self->strides && !on_tower)
        reach (field, from, beside, STEP, LS_RULE_HERO_MOVE, budget);
    }
  for (guint i = 0; i < self->n_gates; i++)
    on_gate = on_gate || self->gates[i] == from;
  for (guint i = 0; on_gate && may_warp && i < self->n_gates; i++)
    reach (field, from, self->gates[i], WARP, LS_RULE_DEFENSE_WARP, budget);
}

/* From the spots that have a cost already, the nearest first. A wader stops where the water ends. */
static void
walk (const Reach *self,
      guint        budget,
      gboolean     wading,
      gboolean     may_warp,
      Field       *field)
{
  for (guint points = 0; points <= budget; points++)
    for (LsSpot spot = ls_spot (0, 0); spot <= self->last; spot++)
      if (field->cost[spot] == points && (!wading || self->water[spot]))
        go_on (self, spot, budget, may_warp, field);
}

static void
take_entry (Field       *self,
            const Field *other,
            LsSpot       spot)
{
  self->cost[spot] = other->cost[spot];
  self->from[spot] = other->from[spot];
  self->rule[spot] = other->rule[spot];
}

/* `hero.move`: tokens spent in water give less, so whoever starts there spends the rest on dry land. The dearer that
 * land is to reach, the less is left for what lies beyond. */
static void
wade (const Reach *self,
      gboolean     may_warp,
      Field       *field)
{
  g_autofree Field *shore = g_new (Field, 1);
  g_autofree Field *beyond = g_new (Field, 1);
  guint budget = 0;
  guint more = 0;

  for (guint i = 0; i < self->n_tokens; i++)
    {
      budget += ls_reach_in_water (self->tokens[i]);
      more = MAX (more, ls_reach_more_in_water (self->tokens[i], self->longer));
    }
  budget += more;
  walk (self, budget, TRUE, may_warp, field);
  *shore = *field;
  for (guint points = 1; points <= budget; points++)
    {
      gboolean any = FALSE;

      field_clear (beyond);
      for (LsSpot spot = ls_spot (0, 0); spot <= self->last; spot++)
        if (shore->cost[spot] == points && !self->water[spot])
          {
            take_entry (beyond, shore, spot);
            any = TRUE;
          }
      if (any)
        walk (self, most_points (self, points), FALSE, may_warp, beyond);
      for (LsSpot spot = ls_spot (0, 0); any && spot <= self->last; spot++)
        if (beyond->cost[spot] < field->cost[spot])
          take_entry (field, beyond, spot);
    }
}

/* FALSE: the hero goes nowhere. */
static gboolean
look_around (Reach        *self,
             const LsGame *game,
             guint         hero,
             gboolean      may_warp,
             Field        *field)
{
  LsSpot start = game->heroes[hero].at;

  field_clear (field);
  if (!game->sheets[hero].on_board || ls_dryad_tile_under (game, hero)) /* `dryad.entangle` */
    return FALSE;
  self->game = game;
  survey (self, start);
  collect_tokens (self, &game->sheets[hero]);
  self->strides = wears_striders (game, hero);
  field->cost[start] = 0;
  if (self->water[start])
    wade (self, may_warp, field);
  else
    walk (self, most_points (self, 0), FALSE, may_warp, field);
  return TRUE;
}

void
ls_reach_hero (const LsGame *game,
               guint         hero,
               guint8        cost[LS_N_CELLS])
{
  g_autofree Reach *self = g_new0 (Reach, 1);
  g_autofree Field *field = g_new (Field, 1);

  /* once is enough: any gate leads to any other */
  look_around (self, game, hero, game->heroes[hero].mana > 0, field);
  memcpy (cost, field->cost, sizeof field->cost);
  for (LsSpot spot = ls_spot (0, 0); self->strides && spot <= self->last; spot++)
    if (self->way[spot] == LOW)
      cost[spot] = LS_OUT_OF_REACH;
}

/* Whether the hero could stand there, if it were near enough. */
gboolean
ls_reach_is_open (const LsGame *game,
                  guint         hero,
                  LsSpot        spot)
{
  g_autofree Reach *self = g_new0 (Reach, 1);

  self->game = game;
  survey (self, game->heroes[hero].at);
  return spot <= self->last && (self->way[spot] == OPEN || self->way[spot] == TOWER);
}

/* --- The way --- */

/* From the hero to the spot, step by step. */
static void
trace (const Field *field,
       LsSpot       to,
       LsWay       *way)
{
  way->points = field->cost[to];
  way->n = 0;
  for (LsSpot spot = to; field->cost[spot] > 0; spot = field->from[spot])
    way->n++;
  for (guint i = way->n; i > 0; i--, to = field->from[to])
    {
      way->steps[i - 1] = (LsWayStep){ .to = to, .rule = field->rule[to] };
      way->warps = way->warps || field->rule[to] == LS_RULE_DEFENSE_WARP;
    }
}

/* The points of the part that a hero who starts in water wades. */
static guint
count_wading (const Reach *self,
              const Field *field,
              const LsWay *way)
{
  if (!self->water[self->game->heroes[way->hero].at])
    return 0;
  for (guint i = 0; i < way->n; i++)
    if (!self->water[way->steps[i].to])
      return field->cost[way->steps[i].to];
  return way->points;
}

/* The best way there, on foot or also through a warp gate, and what pays for it: these tokens, or with 0 those that
 * fit best. FALSE: it is out of reach. */
gboolean
ls_reach_way (const LsGame *game,
              guint         hero,
              LsSpot        to,
              gboolean      may_warp,
              guint8        tokens,
              LsWay        *way)
{
  g_autofree Reach *self = g_new0 (Reach, 1);
  g_autofree Field *field = g_new (Field, 1);
  const LsHeroSheet *sheet = &game->sheets[hero];
  guint wading;

  *way = (LsWay){ .hero = hero };
  if (!look_around (self, game, hero, may_warp && game->heroes[hero].mana > 0, field) || to >= LS_N_CELLS
      || field->cost[to] == 0 || field->cost[to] == LS_OUT_OF_REACH || self->way[to] == LOW)
    return FALSE;
  trace (field, to, way);
  wading = count_wading (self, field, way);
  way->tokens = ls_reach_pay (sheet, wading, way->points, tokens);
  return way->tokens != 0;
}
