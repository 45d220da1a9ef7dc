/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack step worked out a second time, from the state before it alone: who strikes whom. A slow and plain reading
 * of sections 7 and 8 of the rules, which calls nothing of the chapters that it checks. */
#include "audit-private.h"

#include <string.h>

#define EXPLOSION_WOUNDS 4

/* One monster's attack. */
typedef struct
{
  LsAuditToll         *toll;
  const LsGame        *game;
  guint                index;
  const LsMonster     *monster;
  const LsMonsterType *type;
  LsSpot               at;     /* the Dryad alone covers more than one, and has no attack of this kind */
  guint                damage; /* with bestial's one more */
} Attack;

/* --- Who stands on a spot: an index, or -1 --- */

static int
hero_on (const LsGame *game,
         LsSpot        spot)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == spot)
      return (int) i;
  return -1;
}

static int
structure_on (const LsGame *game,
              LsSpot        spot)
{
  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, spot))
      return (int) i;
  return -1;
}

static int
pile_on (const LsGame *game,
         LsSpot        spot)
{
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].kind == LS_TOKEN_CORPSE_PILE && game->tokens[i].at == spot)
      return (int) i;
  return -1;
}

/* The watchtower or warp gate under a hero. */
static int
tower_under (const LsGame *game,
             guint         hero)
{
  int structure = structure_on (game, game->heroes[hero].at);

  return structure >= 0 && game->structures[structure].type->entry == LS_HERO_ON_TOP ? structure : -1;
}

/* --- Dealing --- */

static void
deal (Attack *self,
      LsThing thing,
      guint   damage)
{
  switch ((LsThingKind) thing.kind)
    {
    case LS_THING_CIRCLE:
      self->toll->circle += damage;
      break;
    case LS_THING_HERO:
      self->toll->heroes[thing.index] += damage;
      ls_audit_meet (self->toll, thing.index, self->monster->id, damage,
                     self->type->attack == LS_ATTACK_EXPLOSION || (self->type->abilities & LS_ABILITY_SLAYER));
      if (self->type->abilities & LS_ABILITY_MANA_DRAIN) /* `attack.mana-drain`: whatever armor does */
        self->toll->drains[thing.index]++;
      break;
    case LS_THING_STRUCTURE:
      self->toll->structures[thing.index] += damage;
      break;
    case LS_THING_TOKEN:
      self->toll->struck[thing.index] = TRUE;
      break;
    case LS_THING_MONSTER:
    default:
      self->toll->monsters[thing.index] += damage;
    }
}

/* The place in game->answers of what the players chose for it, if it is that; -1 otherwise. */
static int
answer_for (const Attack *self,
            const char   *target)
{
  for (guint i = 0; i < self->game->n_answers; i++)
    if (strcmp (self->game->answers[i].monster, self->monster->id) == 0
        && strcmp (self->game->answers[i].target, target) == 0)
      return (int) i;
  return -1;
}

static void
miss_answer (const Attack *self)
{
  g_ptr_array_add (self->toll->breaches,
                   g_strdup_printf ("%s attacked before the players had chosen", self->monster->id));
}

/* --- One target --- */

/* Section 8 as numbers, its first question first: the target with the smallest is struck. */
typedef struct
{
  LsThing     thing;
  const char *id;
  int         rank[7];
} Target;

/* Those that tie for the best place: at most one from each side. */
typedef struct
{
  Target at[LS_N_FACINGS];
  guint  n;
} Best;

static int
compare (const Target *a,
         const Target *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (a->rank); i++)
    if (a->rank[i] != b->rank[i])
      return a->rank[i] < b->rank[i] ? -1 : 1;
  return 0;
}

static void
consider (const Attack *self,
          Best         *best,
          LsThingKind   kind,
          int           index,
          guint         distance)
{
  Target target = { .thing = { (guint8) kind, (guint16) index }, .id = LS_CIRCLE_ID };
  int order;

  target.rank[0] = kind == LS_THING_CIRCLE ? 0 : 1; /* `target.circle` */
  target.rank[1] = (int) distance;                  /* `target.nearest`; in melee all are at 1 */
  target.rank[2] = kind == LS_THING_HERO ? 0 : 1;   /* `target.hero` */
  if (kind == LS_THING_HERO)
    {
      target.id = self->game->heroes[index].id;
      target.rank[3] = -(int) self->game->heroes[index].wounds;    /* `target.hero-wounds` */
      target.rank[4] = -(int) self->game->heroes[index].base_mana; /* `target.hero-mana` */
    }
  else if (kind == LS_THING_STRUCTURE)
    {
      const LsStructure *structure = &self->game->structures[index];
      guint left = structure->type->hit_points - structure->flames;

      target.id = structure->id;
      for (guint dealt = 0; self->damage > 0 && dealt < left; dealt += self->damage)
        target.rank[5]++; /* `target.structure-weakest` */
      target.rank[6] = structure->type->class_ == LS_DEFENSE ? 0 : structure->type->class_ == LS_WALL ? 1 : 2;
    }
  else if (kind == LS_THING_TOKEN)
    target.id = self->game->tokens[index].id;

  order = best->n > 0 ? compare (&target, &best->at[0]) : -1;
  if (order < 0)
    best->n = 0;
  for (guint i = 0; i < best->n; i++)
    if (ls_thing_equal (best->at[i].thing, target.thing))
      return; /* `board.footprint`: one target, on however many sides */
  if (order <= 0)
    best->at[best->n++] = target;
}

/* `attack.ranged`: the first hero, structure or circle of the line, and the first corpse pile before it. A melee attack
 * is a line of one spot. */
static void
look_along (const Attack *self,
            LsFacing      side,
            Best         *best,
            Best         *piles)
{
  static const int across[LS_N_FACINGS] = { [LS_EAST] = 1, [LS_WEST] = -1 };
  static const int down[LS_N_FACINGS] = { [LS_NORTH] = -1, [LS_SOUTH] = 1 };
  const LsBoard *board = self->game->board;
  gboolean tall = self->game->rulings.value[LS_RULING_RANGED_BLOCKING] == LS_RANGED_BLOCKING_TALL;
  guint reach = self->type->attack == LS_ATTACK_RANGED ? self->type->range : 1;
  int column = (int) ls_spot_column (self->at);
  int row = (int) ls_spot_row (self->at);
  gboolean ends = FALSE;
  int first_pile = -1;

  for (guint distance = 1; distance <= reach && !ends; distance++)
    {
      int hero, structure;
      LsTerrain terrain;
      LsSpot spot;

      column += across[side];
      row += down[side];
      if (column < 0 || column >= (int) board->width || row < 0 || row >= (int) board->height)
        return;
      spot = ls_spot ((guint) column, (guint) row);
      terrain = (LsTerrain) board->terrain[spot];
      hero = hero_on (self->game, spot);
      structure = structure_on (self->game, spot);
      if (terrain == LS_TERRAIN_CIRCLE)
        consider (self, best, LS_THING_CIRCLE, 0, distance);
      if (hero >= 0)
        consider (self, best, LS_THING_HERO, hero, distance);
      if (structure >= 0)
        consider (self, best, LS_THING_STRUCTURE, structure, distance);
      if (first_pile < 0 && (first_pile = pile_on (self->game, spot)) >= 0)
        consider (self, piles, LS_THING_TOKEN, first_pile, distance);
      ends = terrain == LS_TERRAIN_CIRCLE || hero >= 0 || structure >= 0;
      if (tall) /* the edge counts as cliff, `board.cliff` */
        ends |= terrain == LS_TERRAIN_TREE || terrain == LS_TERRAIN_CLIFF || terrain == LS_TERRAIN_NONE;
    }
}

/* `attack.melee`, `attack.ranged`. */
static void
strike_one (Attack *self)
{
  gboolean facing_only = self->type->attack == LS_ATTACK_RANGED
                         && self->game->rulings.value[LS_RULING_RANGED_DIRECTION] == LS_RANGED_DIRECTION_FACING;
  gboolean tower_takes_it = self->game->rulings.value[LS_RULING_TOWER_HERO] == LS_TOWER_HERO_TOWER;
  Best best = { .n = 0 };
  Best piles = { .n = 0 };
  const Target *chosen = NULL;
  int tower = -1;

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (!facing_only || side == self->monster->facing)
      look_along (self, side, &best, &piles);
  if (best.n == 0)
    best = piles; /* `target.corpse` */
  if (best.n == 0)
    return;
  for (guint i = 0; i < best.n; i++)
    if (best.n == 1 || answer_for (self, best.at[i].id) >= 0) /* `target.players` */
      chosen = &best.at[i];
  if (!chosen)
    {
      miss_answer (self);
      return;
    }
  if (tower_takes_it && chosen->thing.kind == LS_THING_HERO) /* `target.tower-hero` */
    tower = tower_under (self->game, chosen->thing.index);
  deal (self, tower >= 0 ? (LsThing){ LS_THING_STRUCTURE, (guint16) tower } : chosen->thing, self->damage);
}

/* --- All around --- */

/* `board.area`, or with no corners only its four sides. */
static gboolean
is_near (const Attack *self,
         LsSpot        spot,
         gboolean      corners)
{
  int columns = ABS ((int) ls_spot_column (spot) - (int) ls_spot_column (self->at));
  int rows = ABS ((int) ls_spot_row (spot) - (int) ls_spot_row (self->at));

  return corners ? MAX (columns, rows) == 1 : columns + rows == 1;
}

static gboolean
circle_is_near (const Attack *self,
                gboolean      corners)
{
  const LsBoard *board = self->game->board;

  for (guint row = board->circle_north; row <= board->circle_south; row++)
    for (guint column = board->circle_west; column <= board->circle_east; column++)
      if (board->terrain[ls_spot (column, row)] == LS_TERRAIN_CIRCLE && is_near (self, ls_spot (column, row), corners))
        return TRUE;
  return FALSE;
}

/* `attack.area`: every hero, structure, corpse pile and the circle. Returns how many there are; strikes them if it is
 * to. */
static guint
go_around (Attack  *self,
           gboolean corners,
           gboolean strike)
{
  const LsGame *game = self->game;
  guint to_heroes = self->type->attack == LS_ATTACK_EXPLOSION ? EXPLOSION_WOUNDS : self->damage;
  LsThing found[1 + LS_MAX_HEROES + LS_MAX_STRUCTURES + LS_MAX_TOKENS];
  guint n = 0;

  if (circle_is_near (self, corners))
    found[n++] = (LsThing){ LS_THING_CIRCLE, 0 };
  for (guint i = 0; i < game->n_heroes; i++) /* a tower takes it for the hero on it */
    if (game->sheets[i].on_board && is_near (self, game->heroes[i].at, corners) && tower_under (game, i) < 0)
      found[n++] = (LsThing){ LS_THING_HERO, (guint16) i };
  for (guint i = 0; i < game->n_structures; i++)
    for (guint j = 0; j < game->structures[i].spots.n; j++)
      if (is_near (self, game->structures[i].spots.at[j], corners))
        {
          found[n++] = (LsThing){ LS_THING_STRUCTURE, (guint16) i };
          break; /* `board.footprint`: once */
        }
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].kind == LS_TOKEN_CORPSE_PILE && is_near (self, game->tokens[i].at, corners))
      found[n++] = (LsThing){ LS_THING_TOKEN, (guint16) i };
  for (guint i = 0; strike && i < n; i++)
    deal (self, found[i], found[i].kind == LS_THING_HERO ? to_heroes : self->damage);
  return n;
}

static gboolean
touches (const Attack  *self,
         const LsSpots *spots)
{
  for (guint i = 0; i < spots->n; i++)
    if (is_near (self, spots->at[i], TRUE))
      return TRUE;
  return FALSE;
}

/* `dryad.mortar`, `dryad.entangle`: a seed mortar with no hero on it. */
static gboolean
shoots (const LsGame  *game,
        const LsToken *token)
{
  return token->kind == LS_TOKEN_SEED_MORTAR && hero_on (game, token->at) < 0;
}

/* `attack.explosion`: of the monsters in the area the one that the players chose, if its dice let it be hit. */
static void
explode (Attack *self)
{
  gboolean anyone = FALSE;
  gboolean answered = FALSE;

  self->toll->exploded[self->index] = TRUE;
  for (guint i = 0; i < self->game->n_monsters; i++)
    {
      int answer;

      if (!touches (self, &self->game->monsters[i].spots))
        continue;
      anyone = TRUE;
      answer = answer_for (self, self->game->monsters[i].id);
      answered |= answer >= 0;
      if (answer >= 0 && self->game->answers[answer].hit)
        deal (self, (LsThing){ LS_THING_MONSTER, (guint16) i }, self->damage);
    }
  for (guint i = 0; i < self->game->n_tokens; i++)
    {
      const LsToken *token = &self->game->tokens[i];
      int answer;

      if (!shoots (self->game, token) || !is_near (self, token->at, TRUE))
        continue;
      anyone = TRUE;
      answer = answer_for (self, token->id);
      answered |= answer >= 0;
      self->toll->struck[i] |= answer >= 0 && self->game->answers[answer].hit;
    }
  if (anyone && !answered)
    miss_answer (self);
}

/* `attack.area`, `attack.explosion`, with the ruling `area-trigger`. */
static void
strike_around (Attack *self)
{
  if (go_around (self, self->game->rulings.value[LS_RULING_AREA_TRIGGER] == LS_AREA_TRIGGER_AREA, FALSE) == 0)
    return;
  go_around (self, TRUE, TRUE);
  if (self->type->attack == LS_ATTACK_EXPLOSION)
    explode (self);
}

/* --- Every monster --- */

/* `attack.bestial`: one is in the sector, it itself or another. */
static gboolean
bestial_is_here (const LsGame *game,
                 LsSpot        at)
{
  for (guint i = 0; i < game->n_monsters; i++)
    if ((ls_audit_type (game, i)->abilities & LS_ABILITY_BESTIAL)
        && game->board->sector[game->monsters[i].spots.at[0]] == game->board->sector[at])
      return TRUE;
  return FALSE;
}

static void
attack_with (LsAuditToll     *toll,
             const LsMonster *monster,
             guint            index)
{
  const LsGame *game = toll->game;
  const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, monster->type);
  Attack self = { toll, game, index, monster, type, monster->spots.at[0], 0 };
  gboolean in_mist = ls_board_in_mist (game->board, game->mist, self.at);

  if (monster->stunned) /* `attack.stunned` */
    return;
  if (in_mist && game->rulings.value[LS_RULING_MIST_ATTACK] == LS_MIST_ATTACK_NO) /* `mist.no-attack` */
    return;
  self.damage = self.type->damage + (bestial_is_here (game, self.at) ? 1 : 0);
  if (self.type->attack == LS_ATTACK_MELEE || self.type->attack == LS_ATTACK_RANGED)
    strike_one (&self);
  else if (self.type->attack == LS_ATTACK_AREA || self.type->attack == LS_ATTACK_EXPLOSION)
    strike_around (&self);
}

/* `attack.simultaneous`: all choose on the board as it stands. */
void
ls_audit_count_attacks (LsAuditToll *toll)
{
  const LsGame *game = toll->game;
  int mortar = ls_pack_find_type (game->pack, "seed-mortar");

  for (guint i = 0; i < game->n_monsters; i++)
    attack_with (toll, &game->monsters[i], i);
  for (guint i = 0; i < game->n_tokens && mortar >= 0; i++)
    if (shoots (game, &game->tokens[i]))
      {
        guint8 arrow = game->board->arrow[game->tokens[i].at];
        LsMonster shooter = { .id = game->tokens[i].id,
                              .type = (guint) mortar,
                              .spots = { 1, { game->tokens[i].at } },
                              .facing = arrow < LS_N_FACINGS ? (LsFacing) arrow : LS_SOUTH };

        attack_with (toll, &shooter, game->n_monsters);
      }
}
