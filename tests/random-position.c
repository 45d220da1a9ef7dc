/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions: a board, what stands on it, and the rulings, written out as JSON.
 *
 * A draft is filled in layers (board, mist, structures, heroes, monsters, what lies in the monsters' way), each
 * asking the draft whether a spot still takes what it wants to put there. */
#include "random-position.h"

#include <json-glib/json-glib.h>
#include <string.h>

#define MAX_SIDE 30
#define MAX_TYPES 5
#define NOWHERE ((Spot) { -1, -1 })

typedef struct
{
  int column;
  int row;
} Spot;

typedef enum { NORTH, EAST, SOUTH, WEST } Side;

static const char *const side_names[] = { "north", "east", "south", "west" };
static const Spot side_steps[] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
static const char side_arrows[] = "^>v<";

/* How a flavour mixes its positions: six counts, the rest per cent. */
typedef struct
{
  int least_monsters, most_monsters;
  int most_heroes, most_structures, most_tokens, most_obstructions;
  int outside; /* a structure is put anywhere, not in the town */
  int mist, low, water, tree, cliff, hole;
  int fly, resolute, fury, bestial;
  int in_mist, in_crowd, near_prey; /* where a monster is put; the rest stand anywhere */
  int tiles;                        /* hatcheries, mortars, monoliths, figures of two spots */
  int melee, ranged, area, explosion;
  int small_board;
} Mix;

/* The columns are the members of Mix, in groups: counts and outside, terrain, abilities, places, attacks. */
static const Mix mixes[RANDOM_POSITION_FLAVOURS] = {
  /* a bit of everything */
  {  1, 20,  4, 10,  5,  3, 25,  50,  4,  4,  3,  2,  2,  30, 30, 15, 15,  30, 20, 20,  3,  40, 20, 15, 15,   20 },
  /* the mist is full */
  { 12, 40,  3,  6,  4,  3, 25,  95,  3,  3,  3,  3,  3,  25, 25, 20, 15,  65, 20,  5,  3,  45, 20, 15, 15,   20 },
  /* flyers before low obstacles and defenses */
  {  4, 22,  3, 12,  6,  9, 25,  30,  9,  4,  3,  2,  1,  80, 15, 15, 10,  10, 20, 40,  2,  50, 20, 15, 10,   30 },
  /* resolute ones before walls */
  {  4, 22,  4, 14,  4,  4, 25,  30,  4,  4,  3,  3,  1,  20, 75, 15, 10,  10, 20, 45,  2,  50, 20, 15, 10,   30 },
  /* traps on every way */
  {  4, 25,  2,  5, 14,  4, 25,  40,  2,  3,  2,  1,  2,  50, 20, 20, 10,  25, 25, 15,  2,  50, 20, 15, 10,   20 },
  /* heroes and houses besieged */
  {  8, 30,  5, 18,  4,  2, 25,  20,  2,  3,  2,  2,  1,  25, 20, 15, 25,   5, 15, 70,  2,  70, 15,  8,  7,   30 },
  /* archers, trees and corpse piles */
  {  4, 22,  5, 10,  8,  4, 25,  25,  4,  3,  9,  6,  2,  20, 20, 15, 20,  10, 15, 40,  2,  10, 80,  5,  5,   20 },
  /* boomers in clusters */
  {  6, 30,  5, 12,  6,  3, 25,  30,  3,  3,  2,  2,  1,  30, 20, 15, 25,  10, 45, 35,  3,  10, 10, 30, 50,   30 },
  /* columns before walls */
  { 12, 40,  3, 14,  4,  4, 25,  30,  3,  3,  3,  2,  1,  35, 20, 20, 10,  10, 65, 15,  3,  50, 20, 15, 10,   20 },
  /* tiles, monoliths and large figures */
  {  4, 25,  4,  8,  8,  4, 25,  40,  3,  3,  3,  3,  2,  35, 25, 20, 15,  20, 30, 25, 80,  45, 25, 15, 10,   30 },
  /* a small board, full */
  { 10, 30,  5,  8,  8,  4, 25,  60,  6,  6,  5,  4,  4,  40, 35, 20, 20,  20, 20, 20, 10,  35, 25, 20, 15,  100 },
  /* water and fury */
  {  4, 25,  3,  8,  4,  3, 25,  40,  3, 30,  3,  2,  2,  20, 25, 50, 25,  25, 25, 25,  2,  45, 20, 15, 15,   20 },
  /* pieces in the mist and at its edge */
  {  8, 35,  3, 16,  5,  6, 90,  95,  4,  3,  3,  2,  2,  30, 25, 20, 15,  20, 45, 25,  5,  45, 20, 15, 15,   60 },
};

static const struct
{
  const char *id;
  int         least_spots, most_spots;
  int         hit_points;
  gboolean    hero_inside; /* or on top */
} kinds[] = {
  { "ballista", 1, 1, 1, FALSE },
  { "catapult", 1, 1, 1, FALSE },
  { "warp-gate", 1, 1, 1, TRUE },
  { "watchtower", 1, 1, 1, TRUE },
  { "wooden-wall", 1, 3, 3, FALSE },
  { "stone-wall", 1, 3, 5, FALSE },
  { "wooden-gate", 1, 3, 2, TRUE },
  { "stone-gate", 1, 3, 4, TRUE },
  { "house", 1, 1, 2, FALSE },
  { "gold-mine", 2, 2, 3, FALSE },
  { "scavenger-camp", 2, 2, 3, FALSE },
  { "shop", 2, 2, 3, FALSE },
  { "armor-maker", 2, 2, 3, FALSE },
  { "blacksmith", 2, 2, 3, FALSE },
  { "bowyer", 2, 2, 3, FALSE },
  { "magic-shop", 2, 2, 3, FALSE },
  { "seer", 2, 2, 3, FALSE },
  { "ruin-1", 1, 1, 2, FALSE },
  { "ruin-2", 2, 2, 3, FALSE },
  { "ruin-3", 3, 3, 4, FALSE },
};
#define WARP_GATE 2
#define RUIN_3 ((int) G_N_ELEMENTS (kinds) - 1)
#define N_DEFENSES 4
#define N_DEFENSES_AND_WALLS 8

static const struct
{
  const char *id;
  const char *values[2];
} rulings[] = {
  { "contact", { "any-side", "ahead" } },
  { "bypass-return", { "yes", "no" } },
  { "start-adjacent", { "stay", "advance" } },
  { "crossing-contact", { "ignore", "back-off" } },
  { "order", { "sweep", "angle" } },
  { "ranged-direction", { "orthogonal", "facing" } },
  { "ranged-blocking", { "none", "tall" } },
  { "area-trigger", { "area", "contact" } },
  { "mist-attack", { "no", "yes" } },
  { "tower-hero", { "hero", "tower" } },
  { "flyer-traps", { "landing", "passing" } },
  { "substitution", { "first", "next" } },
  { "panic-refill", { "one", "add-one" } },
};

static const char *const token_names[] = {
  "corpse-pile", "damage-trap", "stun-trap", "slow-trap", "hatchery", "seed-mortar", "monolith",
};
typedef enum { CORPSE_PILE, DAMAGE_TRAP, STUN_TRAP, SLOW_TRAP, HATCHERY, SEED_MORTAR, MONOLITH } TokenKind;

static const char *const attack_names[] = { "melee", "ranged", "area", "explosion", "none" };
static const char *const ability_names[] = { "fly", "resolute", "fury", "bestial", "mana-drain", "slayer" };

/* What is on a spot, as far as it matters for what else may be there. */
enum
{
  MONSTER = 1 << 0,
  HERO = 1 << 1,
  OPEN_STRUCTURE = 1 << 2, /* takes a hero */
  WARP = 1 << 3,           /* takes a monster too */
  CLOSED_STRUCTURE = 1 << 4,
  TRAP = 1 << 5,
  NEST = 1 << 6, /* hatchery: takes a monster */
  OTHER = 1 << 7,
};

typedef struct
{
  int      move;
  gboolean large;
  int      hit_points;
  int      card; /* in `shipped`; -1: made up */
} Type;

typedef struct
{
  Spot at;
  Spot second; /* or NOWHERE */
  int  type;
  Side facing;
} Monster;

typedef struct
{
  GRand       *rand;
  const Mix   *mix;
  int          width, height;
  char         terrain[MAX_SIDE][MAX_SIDE + 1];
  char         sectors[MAX_SIDE][MAX_SIDE + 1];
  char         arrows[MAX_SIDE][MAX_SIDE + 1];
  int          on[MAX_SIDE][MAX_SIDE];
  Spot         circle;                           /* its north-western spot */
  int          town[4];                          /* outermost line on each side */
  int          mist_from[4], mist_to[4], mist[4]; /* distance; -1: none */
  gboolean     mist_line[4];
  int          n_types;
  Type         types[MAX_TYPES];
  GArray      *monsters; /* Monster */
  GArray      *prey;     /* Spot: what monsters go for */
  JsonBuilder *heroes, *structures, *tokens;
  int          n_heroes, n_structures, n_tokens;
} Draft;

/* Chance */

static int
between (Draft *draft,
         int    least,
         int    most)
{
  return most <= least ? least : g_rand_int_range (draft->rand, least, most + 1);
}

static gboolean
chance (Draft *draft,
        int    per_cent)
{
  return g_rand_int_range (draft->rand, 0, 100) < per_cent;
}

/* Spots */

static gboolean
on_board (const Draft *draft,
          Spot         spot)
{
  return spot.column >= 0 && spot.column < draft->width && spot.row >= 0 && spot.row < draft->height;
}

static Spot
beyond (Spot spot,
        Side side,
        int  distance)
{
  return (Spot) { spot.column + distance * side_steps[side].column, spot.row + distance * side_steps[side].row };
}

static Side
opposite (Side side)
{
  return (Side) ((side + 2) % 4);
}

/* Column first, then row: a seed must mean the same whatever order a compiler evaluates arguments in. */
static Spot
spot_between (Draft *draft,
              int    west,
              int    north,
              int    east,
              int    south)
{
  int column = between (draft, west, east);
  int row = between (draft, north, south);

  return (Spot) { column, row };
}

static Spot
any_spot (Draft *draft)
{
  return spot_between (draft, 0, 0, draft->width - 1, draft->height - 1);
}

/* In the town or just outside. */
static Spot
town_spot (Draft *draft)
{
  return spot_between (draft, MAX (draft->town[WEST] - 1, 0), MAX (draft->town[NORTH] - 1, 0),
                       MIN (draft->town[EAST] + 1, draft->width - 1), MIN (draft->town[SOUTH] + 1, draft->height - 1));
}

static gboolean
in_town (const Draft *draft,
         Spot         spot)
{
  return spot.column >= draft->town[WEST] && spot.column <= draft->town[EAST] &&
         spot.row >= draft->town[NORTH] && spot.row <= draft->town[SOUTH];
}

static gboolean
in_mist_of (const Draft *draft,
            Side         side,
            Spot         spot)
{
  gboolean flank = side == WEST || side == EAST;
  int here = flank ? spot.column : spot.row;
  int across = flank ? spot.row : spot.column;
  int out = side == WEST || side == NORTH ? draft->town[side] - here : here - draft->town[side];

  return draft->mist_line[side] && draft->mist[side] >= 0 && out > draft->mist[side] &&
         across >= draft->mist_from[side] && across <= draft->mist_to[side];
}

static gboolean
in_mist (const Draft *draft,
         Spot         spot)
{
  return in_mist_of (draft, WEST, spot) || in_mist_of (draft, NORTH, spot) || in_mist_of (draft, EAST, spot);
}

/* Whether the spot takes a piece that stands only together with the allowed ones. */
static gboolean
takes (const Draft *draft,
       Spot         spot,
       int          allowed)
{
  char terrain;

  if (!on_board (draft, spot))
    return FALSE;
  terrain = draft->terrain[spot.row][spot.column];

  return (terrain == '.' || terrain == '~') && (draft->on[spot.row][spot.column] & ~allowed) == 0;
}

static gboolean
takes_monster (const Draft *draft,
               Spot         spot)
{
  return takes (draft, spot, OPEN_STRUCTURE | WARP | TRAP | NEST) &&
         (draft->on[spot.row][spot.column] & (OPEN_STRUCTURE | WARP)) != OPEN_STRUCTURE;
}

static char *
spot_name (Spot spot)
{
  if (spot.column < 26)
    return g_strdup_printf ("%c%d", 'A' + spot.column, spot.row + 1);

  return g_strdup_printf ("A%c%d", 'A' + spot.column - 26, spot.row + 1);
}

static void
set_spot (JsonBuilder *builder,
          const char  *member,
          Spot         spot)
{
  g_autofree char *name = spot_name (spot);

  if (member != NULL)
    json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, name);
}

static void
set_string (JsonBuilder *builder,
            const char  *member,
            const char  *value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, value);
}

static void
set_int (JsonBuilder *builder,
         const char  *member,
         int          value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, value);
}

static void
set_id (JsonBuilder *builder,
        char         letter,
        int          number)
{
  g_autofree char *id = g_strdup_printf ("%c%d", letter, number);

  set_string (builder, "id", id);
}

/* The board */

static void
draw_town (Draft *draft)
{
  int width[4];

  for (int side = 0; side < 4; side++)
    width[side] = between (draft, 1, 4);

  draft->circle.column = between (draft, 2, draft->width - 4);
  draft->circle.row = between (draft, draft->height / 2, draft->height - 3);
  draft->town[WEST] = MAX (draft->circle.column - width[WEST], 0);
  draft->town[NORTH] = MAX (draft->circle.row - width[NORTH], 0);
  draft->town[EAST] = MIN (draft->circle.column + 1 + width[EAST], draft->width - 1);
  draft->town[SOUTH] = MIN (draft->circle.row + 1 + width[SOUTH], draft->height - 1);
}

static gboolean
is_circle (const Draft *draft,
           Spot         spot)
{
  return (spot.column == draft->circle.column || spot.column == draft->circle.column + 1) &&
         (spot.row == draft->circle.row || spot.row == draft->circle.row + 1);
}

/* Holes only outside the town, so that each of its sectors keeps its edge with the circle. */
static char
random_terrain (Draft *draft,
                Spot   spot)
{
  const Mix *mix = draft->mix;
  int roll = between (draft, 0, 99);

  if (is_circle (draft, spot))
    return '*';
  if ((roll -= mix->low) < 0)
    return 'o';
  if ((roll -= mix->water) < 0)
    return '~';
  if ((roll -= mix->tree) < 0)
    return 't';
  if ((roll -= mix->cliff) < 0)
    return '#';
  if ((roll -= mix->hole) < 0 && !in_town (draft, spot))
    return ' ';

  return '.';
}

/* Towards the circle, mostly. */
static char
random_arrow (Draft *draft,
              Spot   spot)
{
  int east = draft->circle.column - spot.column + (spot.column > draft->circle.column ? 1 : 0);
  int south = draft->circle.row - spot.row + (spot.row > draft->circle.row ? 1 : 0);

  if (chance (draft, 8))
    return side_arrows[between (draft, 0, 3)];
  if (chance (draft, 5))
    return chance (draft, 50) ? ' ' : '.';
  if (ABS (east) > ABS (south))
    return east > 0 ? '>' : '<';

  return south > 0 ? 'v' : '^';
}

/* Town sectors a to d around the circle, blocks A to Y outside. */
static char
sector_at (const Draft *draft,
           Spot         spot,
           int          blocks)
{
  gboolean east = spot.column > draft->circle.column;
  gboolean south = spot.row > draft->circle.row;

  if (in_town (draft, spot))
    return south ? (east ? 'd' : 'c') : (east ? 'b' : 'a');

  return (char) ('A' + spot.row * blocks / draft->height * blocks + spot.column * blocks / draft->width);
}

static void
draw_board (Draft *draft)
{
  int most = chance (draft, 10) ? MAX_SIDE : 20;
  int blocks;

  if (chance (draft, draft->mix->small_board))
    most = 12;
  draft->width = between (draft, 8, most);
  draft->height = between (draft, 8, most);
  blocks = between (draft, 2, 5);
  draw_town (draft);

  for (int row = 0; row < draft->height; row++)
    for (int column = 0; column < draft->width; column++)
      {
        Spot spot = { column, row };
        char terrain = random_terrain (draft, spot);
        gboolean bare = terrain == ' ' || terrain == '*';

        draft->terrain[row][column] = terrain;
        draft->sectors[row][column] = bare ? terrain : sector_at (draft, spot, blocks);
        draft->arrows[row][column] = bare ? ' ' : random_arrow (draft, spot);
      }
}

static void
draw_mist (Draft *draft)
{
  for (int side = 0; side < 4; side++)
    {
      int last = side == NORTH ? draft->width - 1 : draft->height - 1;
      gboolean whole = chance (draft, 70);

      draft->mist_line[side] = side != SOUTH && chance (draft, draft->mix->mist);
      draft->mist[side] = draft->mist_line[side] && chance (draft, 92) ? between (draft, 0, between (draft, 1, 6)) : -1;
      draft->mist_from[side] = whole ? 0 : between (draft, 0, last / 2);
      draft->mist_to[side] = whole ? last : between (draft, draft->mist_from[side], last);
    }
}

/* Structures */

static void
write_structure (Draft      *draft,
                 int         kind,
                 const Spot *spots,
                 int         n)
{
  JsonBuilder *builder = draft->structures;
  int flames = chance (draft, 50) ? between (draft, 0, kinds[kind].hit_points - 1) : 0;

  json_builder_begin_object (builder);
  set_id (builder, 's', draft->n_structures++);
  set_string (builder, "type", kinds[kind].id);
  json_builder_set_member_name (builder, "spots");
  json_builder_begin_array (builder);
  for (int i = 0; i < n; i++)
    set_spot (builder, NULL, spots[i]);
  json_builder_end_array (builder);
  if (flames > 0 || chance (draft, 50))
    set_int (builder, "flames", flames);
  json_builder_end_object (builder);
}

/* In a line; a ruin of three may be bent. */
static gboolean
put_structure (Draft *draft,
               int    kind,
               Spot   first)
{
  Side along = chance (draft, 50) ? EAST : SOUTH;
  int n = between (draft, kinds[kind].least_spots, kinds[kind].most_spots);
  int mark = kinds[kind].hero_inside ? OPEN_STRUCTURE : CLOSED_STRUCTURE;
  Spot spots[3];

  for (int i = 0; i < n; i++)
    spots[i] = beyond (first, along, i);
  if (kind == RUIN_3 && chance (draft, 50))
    spots[2] = beyond (spots[1], (Side) ((along + (chance (draft, 50) ? 1 : 3)) % 4), 1);

  for (int i = 0; i < n; i++)
    if (!takes (draft, spots[i], 0))
      return FALSE;

  for (int i = 0; i < n; i++)
    {
      draft->on[spots[i].row][spots[i].column] |= mark | (kind == WARP_GATE ? WARP : 0);
      g_array_append_val (draft->prey, spots[i]);
    }
  write_structure (draft, kind, spots, n);

  return TRUE;
}

static int
random_kind (Draft *draft)
{
  if (chance (draft, 35))
    return between (draft, 0, N_DEFENSES - 1);
  if (chance (draft, 35))
    return between (draft, N_DEFENSES, N_DEFENSES_AND_WALLS - 1);

  return between (draft, 0, (int) G_N_ELEMENTS (kinds) - 1);
}

static void
put_structures (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_structures);

  for (int tries = 0; tries < 3 * wanted && draft->n_structures < wanted; tries++)
    {
      Spot first = chance (draft, draft->mix->outside) ? any_spot (draft) : town_spot (draft);

      put_structure (draft, random_kind (draft), first);
    }
}

/* Tokens */

static gboolean
put_token (Draft    *draft,
           TokenKind kind,
           Spot      spot)
{
  JsonBuilder *builder = draft->tokens;
  gboolean trap = kind == DAMAGE_TRAP || kind == STUN_TRAP || kind == SLOW_TRAP;
  int together = trap || kind == HATCHERY ? MONSTER : 0;

  /* A tile under a hero entangles him. */
  if (kind == HATCHERY || kind == SEED_MORTAR)
    together |= chance (draft, 50) ? HERO : 0;
  if (!takes (draft, spot, together))
    return FALSE;

  draft->on[spot.row][spot.column] |= trap ? TRAP : kind == HATCHERY ? NEST : OTHER;
  json_builder_begin_object (builder);
  set_id (builder, 't', draft->n_tokens++);
  set_string (builder, "type", token_names[kind]);
  set_spot (builder, "at", spot);
  if (kind == SLOW_TRAP && chance (draft, 70))
    {
      json_builder_set_member_name (builder, "used");
      json_builder_add_boolean_value (builder, chance (draft, 50));
    }
  json_builder_end_object (builder);

  return TRUE;
}

/* Heroes */

static Spot
hero_spot (Draft *draft)
{
  for (int tries = 0; tries < 40; tries++)
    {
      Spot spot = chance (draft, 60) ? town_spot (draft) : any_spot (draft);
      gboolean inside;

      /* As often as not where a structure takes one. */
      if (draft->prey->len > 0 && chance (draft, 50))
        spot = g_array_index (draft->prey, Spot, between (draft, 0, (int) draft->prey->len - 1));
      inside = takes (draft, spot, OPEN_STRUCTURE | WARP);
      if (inside && !in_mist (draft, spot))
        return spot;
    }

  return NOWHERE;
}

static void
put_hero (Draft *draft)
{
  JsonBuilder *builder = draft->heroes;
  Spot spot = hero_spot (draft);
  int hit_points = between (draft, 3, 8);
  int mana = between (draft, 3, 6);

  if (spot.column < 0)
    return;

  draft->on[spot.row][spot.column] |= HERO;
  for (int i = 0; i < 3; i++) /* more sought after than a structure */
    g_array_append_val (draft->prey, spot);

  json_builder_begin_object (builder);
  set_id (builder, 'h', draft->n_heroes++);
  set_spot (builder, "at", spot);
  set_int (builder, "hit-points", hit_points);
  if (chance (draft, 80))
    set_int (builder, "wounds", between (draft, 0, between (draft, 0, hit_points - 1)));
  set_int (builder, "base-mana", mana);
  if (chance (draft, 80))
    set_int (builder, "mana", between (draft, 0, mana));
  json_builder_end_object (builder);
}

/* Monster types */

/* The flyers among the bosses' figures, as their cards print them: all in melee, with both dice. */
static const struct
{
  const char *id;
  int         move, damage, hit_points;
} shipped[] = {
  { "alerion", 3, 1, 1 },
  { "harpy", 5, 3, 7 },
};

static char *
type_id (const Draft *draft,
         int          number)
{
  int card = draft->types[number].card;

  return card >= 0 ? g_strdup (shipped[card].id) : g_strdup_printf ("kind-%d", number);
}

static void
write_shipped_type (Draft       *draft,
                    JsonBuilder *builder,
                    int          number,
                    int          card)
{
  draft->types[number] = (Type) { .move = shipped[card].move, .hit_points = shipped[card].hit_points, .card = card };

  json_builder_set_member_name (builder, shipped[card].id);
  json_builder_begin_object (builder);
  set_int (builder, "move", shipped[card].move);
  set_int (builder, "damage", shipped[card].damage);
  set_int (builder, "hit-points", shipped[card].hit_points);
  json_builder_set_member_name (builder, "attack");
  json_builder_begin_object (builder);
  set_string (builder, "kind", "melee");
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "abilities");
  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, "fly");
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, "blue");
  json_builder_add_string_value (builder, "orange");
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_attack (Draft       *draft,
              JsonBuilder *builder)
{
  const int weights[] = { draft->mix->melee, draft->mix->ranged, draft->mix->area, draft->mix->explosion };
  int roll = between (draft, 0, 104);
  guint kind = 0;

  while (kind < G_N_ELEMENTS (weights) && (roll -= weights[kind]) >= 0)
    kind++;

  json_builder_set_member_name (builder, "attack");
  json_builder_begin_object (builder);
  set_string (builder, "kind", attack_names[kind]);
  if (kind == 1)
    set_int (builder, "range", between (draft, 1, 7));
  json_builder_end_object (builder);
}

static void
write_abilities (Draft       *draft,
                 JsonBuilder *builder)
{
  const int weights[] = { draft->mix->fly, draft->mix->resolute, draft->mix->fury, draft->mix->bestial, 20, 10 };

  json_builder_set_member_name (builder, "abilities");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    if (chance (draft, weights[i]))
      json_builder_add_string_value (builder, ability_names[i]);
  json_builder_end_array (builder);
}

static void
write_type (Draft       *draft,
            JsonBuilder *builder,
            int          number)
{
  Type *type = &draft->types[number];
  g_autofree char *id = NULL;
  int dice = between (draft, 1, 3);

  type->card = -1;
  id = type_id (draft, number);
  type->large = number > 0 && number == draft->n_types - 1 && chance (draft, draft->mix->tiles);
  type->move = type->large || chance (draft, 6) ? 0 : between (draft, 1, 6);
  type->hit_points = between (draft, 1, 4);

  json_builder_set_member_name (builder, id);
  json_builder_begin_object (builder);
  set_int (builder, "move", type->move);
  set_int (builder, "damage", between (draft, 1, 3));
  set_int (builder, "hit-points", type->hit_points);
  write_attack (draft, builder);
  write_abilities (draft, builder);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  if (dice & 1)
    json_builder_add_string_value (builder, "blue");
  if (dice & 2)
    json_builder_add_string_value (builder, "orange");
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Monsters */

static Monster
any_monster (Draft *draft)
{
  return g_array_index (draft->monsters, Monster, between (draft, 0, (int) draft->monsters->len - 1));
}

static Side
random_facing (Draft *draft,
               Spot   spot)
{
  const char *arrow = strchr (side_arrows, draft->arrows[spot.row][spot.column]);

  for (int side = 0; side < 4; side++)
    if (in_mist_of (draft, (Side) side, spot) && chance (draft, 80))
      return opposite ((Side) side);
  if (arrow != NULL && chance (draft, 75))
    return (Side) (arrow - side_arrows);

  return (Side) between (draft, 0, 3);
}

static gboolean
add_monster (Draft *draft,
             Spot   spot,
             Side   facing,
             int    type)
{
  Monster monster = { spot, NOWHERE, type, facing };

  if (!takes_monster (draft, spot))
    return FALSE;

  draft->on[spot.row][spot.column] |= MONSTER;
  g_array_append_val (draft->monsters, monster);

  return TRUE;
}

/* A figure of two spots, both in the mist or both outside. */
static gboolean
add_large_monster (Draft *draft,
                   Spot   spot,
                   int    type)
{
  Spot second = beyond (spot, chance (draft, 50) ? EAST : SOUTH, 1);
  Monster monster = { spot, second, type, (Side) between (draft, 0, 3) };

  if (!takes (draft, spot, 0) || !takes (draft, second, 0) || in_mist (draft, spot) != in_mist (draft, second))
    return FALSE;

  draft->on[spot.row][spot.column] |= MONSTER;
  draft->on[second.row][second.column] |= MONSTER;
  g_array_append_val (draft->monsters, monster);

  return TRUE;
}

static void
add_anywhere (Draft *draft,
              int    type)
{
  Spot spot = any_spot (draft);

  add_monster (draft, spot, random_facing (draft, spot), type);
}

static void
add_in_mist (Draft *draft,
             int    type)
{
  for (int tries = 0; tries < 10; tries++)
    {
      Spot spot = any_spot (draft);

      if (in_mist (draft, spot) && add_monster (draft, spot, random_facing (draft, spot), type))
        return;
    }
}

/* Behind, beside or before another, looking the same way. */
static void
add_in_crowd (Draft *draft,
              int    type)
{
  Monster other;
  Side where;

  if (draft->monsters->len == 0)
    return;

  other = any_monster (draft);
  where = chance (draft, 50) ? opposite (other.facing) : (Side) between (draft, 0, 3);
  add_monster (draft, beyond (other.at, where, 1), other.facing, type);
}

/* A few spots before something to strike, often the circle, and looking at it. */
static void
add_near_prey (Draft *draft,
               int    type)
{
  Side from = (Side) between (draft, 0, 3);
  Spot prey = draft->circle;
  Spot spot;

  if (draft->prey->len > 0 && chance (draft, 85))
    prey = g_array_index (draft->prey, Spot, between (draft, 0, (int) draft->prey->len - 1));

  spot = beyond (prey, from, between (draft, 1, between (draft, 1, 6)));
  if (chance (draft, 30))
    spot = beyond (spot, (Side) ((from + 1) % 4), between (draft, -1, 1));
  add_monster (draft, spot, chance (draft, 80) ? opposite (from) : (Side) between (draft, 0, 3), type);
}

static void
put_monster (Draft *draft)
{
  int type = between (draft, 0, draft->n_types - 1);
  int roll = between (draft, 0, 99);

  if (draft->types[type].large)
    {
      if (chance (draft, 40))
        add_large_monster (draft, chance (draft, 50) ? town_spot (draft) : any_spot (draft), type);
      return;
    }

  if ((roll -= draft->mix->in_mist) < 0)
    add_in_mist (draft, type);
  else if ((roll -= draft->mix->in_crowd) < 0)
    add_in_crowd (draft, type);
  else if ((roll -= draft->mix->near_prey) < 0)
    add_near_prey (draft, type);
  else
    add_anywhere (draft, type);
}

static void
put_monsters (Draft *draft)
{
  guint wanted = (guint) between (draft, draft->mix->least_monsters, draft->mix->most_monsters);

  for (guint tries = 0; tries < 4 * wanted && draft->monsters->len < wanted; tries++)
    put_monster (draft);

  /* At least one, wherever there is room. */
  for (int row = 0; row < draft->height && draft->monsters->len == 0; row++)
    for (int column = 0; column < draft->width && draft->monsters->len == 0; column++)
      add_monster (draft, (Spot) { column, row }, SOUTH, 0);
}

static void
write_monster (Draft         *draft,
               JsonBuilder   *builder,
               const Monster *monster,
               int            number)
{
  g_autofree char *type = type_id (draft, monster->type);
  int wounds = between (draft, 0, draft->types[monster->type].hit_points - 1);

  json_builder_begin_object (builder);
  set_id (builder, 'm', number);
  set_string (builder, "type", type);
  set_string (builder, "facing", side_names[monster->facing]);
  if (monster->second.column < 0)
    set_spot (builder, "at", monster->at);
  else
    {
      json_builder_set_member_name (builder, "spots");
      json_builder_begin_array (builder);
      set_spot (builder, NULL, monster->at);
      set_spot (builder, NULL, monster->second);
      json_builder_end_array (builder);
    }
  if (chance (draft, 60))
    set_int (builder, "wounds", wounds);
  if (chance (draft, 40))
    {
      json_builder_set_member_name (builder, "stunned");
      json_builder_add_boolean_value (builder, chance (draft, 25));
    }
  json_builder_end_object (builder);
}

/* What lies in their way */

static TokenKind
random_token (Draft *draft)
{
  if (chance (draft, draft->mix->tiles))
    return (TokenKind) between (draft, HATCHERY, MONOLITH);

  return (TokenKind) between (draft, CORPSE_PILE, SLOW_TRAP);
}

static void
put_tokens (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_tokens);

  for (int tries = 0; tries < 3 * wanted && draft->n_tokens < wanted; tries++)
    {
      Monster monster = any_monster (draft);
      Spot spot = chance (draft, 70) ? beyond (monster.at, monster.facing, between (draft, 0, 4)) : any_spot (draft);

      if (chance (draft, 20))
        spot = beyond (spot, (Side) between (draft, 0, 3), 1);
      put_token (draft, random_token (draft), spot);
    }
}

/* One spot of a row of obstacles: low ones, defenses and corpse piles, seldom taller things or monsters. */
static void
obstruct (Draft *draft,
          Spot   spot,
          int    monster_type)
{
  int roll = between (draft, 0, 99);

  if (!takes (draft, spot, 0))
    return;

  if (roll < 35)
    draft->terrain[spot.row][spot.column] = 'o';
  else if (roll < 65)
    put_structure (draft, between (draft, 0, N_DEFENSES - 1), spot);
  else if (roll < 75)
    put_token (draft, CORPSE_PILE, spot);
  else if (roll < 82)
    draft->terrain[spot.row][spot.column] = chance (draft, 50) ? 't' : '#';
  else if (roll < 90)
    put_structure (draft, between (draft, N_DEFENSES, N_DEFENSES_AND_WALLS - 1), spot);
  else if (!draft->types[monster_type].large)
    add_monster (draft, spot, (Side) between (draft, 0, 3), monster_type);
}

static void
put_obstructions (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_obstructions);

  for (int i = 0; i < wanted; i++)
    {
      Monster monster = any_monster (draft);
      int from = between (draft, 1, 3);
      int n = between (draft, 1, 3);

      for (int distance = from; distance < from + n; distance++)
        obstruct (draft, beyond (monster.at, monster.facing, distance), monster.type);
    }
}

/* Writing it down */

static void
write_rows (const Draft *draft,
            JsonBuilder *builder,
            const char  *member,
            const char   rows[MAX_SIDE][MAX_SIDE + 1])
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (int row = 0; row < draft->height; row++)
    json_builder_add_string_value (builder, rows[row]);
  json_builder_end_array (builder);
}

static void
write_column_or_row (JsonBuilder *builder,
                     const char  *member,
                     gboolean     column,
                     int          number)
{
  g_autofree char *name = NULL;

  if (!column)
    {
      set_int (builder, member, number + 1);
      return;
    }

  name = number < 26 ? g_strdup_printf ("%c", 'A' + number) : g_strdup_printf ("A%c", 'A' + number - 26);
  set_string (builder, member, name);
}

static void
write_mist_lines (const Draft *draft,
                  JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "mist");
  json_builder_begin_object (builder);
  for (int side = 0; side < 4; side++)
    if (draft->mist_line[side])
      {
        json_builder_set_member_name (builder, side_names[side]);
        json_builder_begin_object (builder);
        write_column_or_row (builder, "line", side != NORTH, draft->town[side]);
        write_column_or_row (builder, "from", side == NORTH, draft->mist_from[side]);
        write_column_or_row (builder, "to", side == NORTH, draft->mist_to[side]);
        json_builder_end_object (builder);
      }
  json_builder_end_object (builder);
}

static void
write_board (const Draft *draft,
             JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "board");
  json_builder_begin_object (builder);
  set_string (builder, "format", "automa-board/1");
  set_string (builder, "id", "random");
  set_string (builder, "name", "Random");
  set_string (builder, "source", "unverified");
  write_rows (draft, builder, "terrain", draft->terrain);
  write_rows (draft, builder, "sectors", draft->sectors);
  json_builder_set_member_name (builder, "town");
  json_builder_begin_array (builder);
  for (char sector = 'a'; sector <= 'd'; sector++)
    json_builder_add_string_value (builder, (const char[]) { sector, '\0' });
  json_builder_end_array (builder);
  write_rows (draft, builder, "arrows", draft->arrows);
  write_mist_lines (draft, builder);
  json_builder_end_object (builder);
}

static void
write_mist (const Draft *draft,
            JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "mist");
  json_builder_begin_object (builder);
  for (int side = 0; side < 4; side++)
    if (draft->mist[side] >= 0)
      set_int (builder, side_names[side], draft->mist[side]);
  json_builder_end_object (builder);
}

static void
write_rulings (Draft       *draft,
               JsonBuilder *builder)
{
  static const char *const profiles[] = { "default", "EN", "ES", "EOG" };

  if (chance (draft, 40))
    set_string (builder, "profile", profiles[between (draft, 0, 3)]);
  if (chance (draft, 10))
    return;

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    if (chance (draft, 60))
      set_string (builder, rulings[i].id, rulings[i].values[between (draft, 0, 1)]);
  json_builder_end_object (builder);
}

static void
write_panic (Draft       *draft,
             JsonBuilder *builder)
{
  if (chance (draft, 80))
    set_int (builder, "mages", between (draft, 1, 4));
  if (chance (draft, 10))
    return;

  json_builder_set_member_name (builder, "panic");
  json_builder_begin_array (builder);
  for (int slot = 0; slot < 6; slot++)
    json_builder_add_int_value (builder, between (draft, 0, 2));
  json_builder_end_array (builder);
}

static void
take_list (JsonBuilder *builder,
           const char  *member,
           JsonBuilder *list)
{
  json_builder_end_array (list);
  json_builder_set_member_name (builder, member);
  json_builder_add_value (builder, json_builder_get_root (list));
}

static void
write_monsters (Draft       *draft,
                JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "monsters");
  json_builder_begin_array (builder);
  for (guint i = 0; i < draft->monsters->len; i++)
    write_monster (draft, builder, &g_array_index (draft->monsters, Monster, i), (int) i);
  json_builder_end_array (builder);
}

static JsonBuilder *
list_new (void)
{
  return json_builder_begin_array (json_builder_new_immutable ());
}

static void
draft_clear (Draft *draft)
{
  g_array_unref (draft->monsters);
  g_array_unref (draft->prey);
  g_object_unref (draft->heroes);
  g_object_unref (draft->structures);
  g_object_unref (draft->tokens);
}

static char *
draft_to_text (Draft       *draft,
               JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  write_board (draft, builder);
  write_mist (draft, builder);
  write_rulings (draft, builder);
  write_panic (draft, builder);
  write_monsters (draft, builder);
  take_list (builder, "heroes", draft->heroes);
  take_list (builder, "structures", draft->structures);
  take_list (builder, "tokens", draft->tokens);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

char *
random_position_json (GRand *rand,
                      guint  flavour)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  Draft draft = { .rand = rand, .mix = &mixes[flavour % RANDOM_POSITION_FLAVOURS] };
  char *text;
  int n_heroes;

  draft.monsters = g_array_new (FALSE, FALSE, sizeof (Monster));
  draft.prey = g_array_new (FALSE, FALSE, sizeof (Spot));
  draft.heroes = list_new ();
  draft.structures = list_new ();
  draft.tokens = list_new ();

  json_builder_begin_object (builder);
  set_string (builder, "format", "automa-position/1");
  set_string (builder, "coin", between (&draft, 0, 1) == 0 ? "left" : "right");
  draw_board (&draft);
  draw_mist (&draft);
  draft.n_types = between (&draft, 1, MAX_TYPES);
  json_builder_set_member_name (builder, "types");
  json_builder_begin_object (builder);
  for (int i = 0; i < draft.n_types; i++)
    if (i > 0 && i <= (int) G_N_ELEMENTS (shipped) && chance (&draft, 20))
      write_shipped_type (&draft, builder, i, i - 1);
    else
      write_type (&draft, builder, i);
  json_builder_end_object (builder);

  put_structures (&draft);
  n_heroes = between (&draft, 0, draft.mix->most_heroes);
  for (int i = 0; i < n_heroes; i++)
    put_hero (&draft);
  put_monsters (&draft);
  put_tokens (&draft);
  put_obstructions (&draft);

  text = draft_to_text (&draft, builder);
  draft_clear (&draft);

  return text;
}
