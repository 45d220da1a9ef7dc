/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of a random position share: the draft, which is filled in layers, and chance. */
#pragma once

#include "random-position.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

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

static inline int
between (Draft *draft,
         int    least,
         int    most)
{
  return most <= least ? least : g_rand_int_range (draft->rand, least, most + 1);
}

static inline gboolean
chance (Draft *draft,
        int    per_cent)
{
  return g_rand_int_range (draft->rand, 0, 100) < per_cent;
}

/* Spots */

static inline gboolean
on_board (const Draft *draft,
          Spot         spot)
{
  return spot.column >= 0 && spot.column < draft->width && spot.row >= 0 && spot.row < draft->height;
}

static inline Spot
beyond (Spot spot,
        Side side,
        int  distance)
{
  return (Spot) { spot.column + distance * side_steps[side].column, spot.row + distance * side_steps[side].row };
}

static inline Side
opposite (Side side)
{
  return (Side) ((side + 2) % 4);
}

/* Column first, then row: a seed must mean the same whatever order a compiler evaluates arguments in. */
static inline Spot
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

static inline Spot
any_spot (Draft *draft)
{
  return spot_between (draft, 0, 0, draft->width - 1, draft->height - 1);
}

/* In the town or just outside. */
static inline Spot
town_spot (Draft *draft)
{
  return spot_between (draft, MAX (draft->town[WEST] - 1, 0), MAX (draft->town[NORTH] - 1, 0),
                       MIN (draft->town[EAST] + 1, draft->width - 1), MIN (draft->town[SOUTH] + 1, draft->height - 1));
}

static inline gboolean
in_town (const Draft *draft,
         Spot         spot)
{
  return spot.column >= draft->town[WEST] && spot.column <= draft->town[EAST] &&
         spot.row >= draft->town[NORTH] && spot.row <= draft->town[SOUTH];
}

static inline gboolean
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

static inline gboolean
in_mist (const Draft *draft,
         Spot         spot)
{
  return in_mist_of (draft, WEST, spot) || in_mist_of (draft, NORTH, spot) || in_mist_of (draft, EAST, spot);
}

/* Whether the spot takes a piece that stands only together with the allowed ones. */
static inline gboolean
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

static inline gboolean
takes_monster (const Draft *draft,
               Spot         spot)
{
  return takes (draft, spot, OPEN_STRUCTURE | WARP | TRAP | NEST) &&
         (draft->on[spot.row][spot.column] & (OPEN_STRUCTURE | WARP)) != OPEN_STRUCTURE;
}

static inline char *
spot_name (Spot spot)
{
  if (spot.column < 26)
    return g_strdup_printf ("%c%d", 'A' + spot.column, spot.row + 1);

  return g_strdup_printf ("A%c%d", 'A' + spot.column - 26, spot.row + 1);
}

static inline void
set_spot (JsonBuilder *builder,
          const char  *member,
          Spot         spot)
{
  g_autofree char *name = spot_name (spot);

  if (member != NULL)
    json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, name);
}

static inline void
set_string (JsonBuilder *builder,
            const char  *member,
            const char  *value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, value);
}

static inline void
set_int (JsonBuilder *builder,
         const char  *member,
         int          value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, value);
}

static inline void
set_id (JsonBuilder *builder,
        char         letter,
        int          number)
{
  g_autofree char *id = g_strdup_printf ("%c%d", letter, number);

  set_string (builder, "id", id);
}

/* random-board.c */
void     draft_draw_board       (Draft       *draft);
void     draft_draw_mist        (Draft       *draft);
void     draft_write_board      (const Draft *draft,
                                 JsonBuilder *builder);
void     draft_write_mist       (const Draft *draft,
                                 JsonBuilder *builder);

/* random-pieces.c */
void     draft_put_structures   (Draft       *draft);
void     draft_put_hero         (Draft       *draft);
void     draft_put_tokens       (Draft       *draft);
void     draft_put_obstructions (Draft       *draft);

/* random-monsters.c */
void     draft_write_types      (Draft       *draft,
                                 JsonBuilder *builder);
Monster  draft_any_monster      (Draft       *draft);
gboolean draft_add_monster      (Draft       *draft,
                                 Spot         spot,
                                 Side         facing,
                                 int          type);
void     draft_put_monsters     (Draft       *draft);
void     draft_write_monsters   (Draft       *draft,
                                 JsonBuilder *builder);

G_END_DECLS
