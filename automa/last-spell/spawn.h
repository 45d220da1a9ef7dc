/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which figures come out of the mist, and where. Section 2 of the rules, step 4 of the phase. Plain values all. */
#pragma once

#include "ground.h"
#include "rules.h"

G_BEGIN_DECLS

typedef enum
{
  LS_SCENARIO_GILDENBERG,
  LS_SCENARIO_LAKEBURG,
  LS_SCENARIO_GLENWALD,
  LS_SCENARIO_BOSS_RUSH,
} LsScenario;

typedef enum
{
  LS_GREEN,
  LS_YELLOW,
  LS_RED,
  LS_N_COLOURS,
} LsColour;

typedef enum
{
  LS_FIGURE_RUNNER,
  LS_FIGURE_CLAWER,
  LS_FIGURE_ARMORED,
  LS_FIGURE_ARCHER,
  LS_FIGURE_WINGED,
  LS_FIGURE_BOOMER,
  LS_FIGURE_BULKY,
  LS_FIGURE_ACCURSED,
  LS_N_FIGURES,
} LsFigure;

#define LS_CARD_COLUMNS 6
#define LS_CARD_DEPTH 3
#define LS_MAX_ICONS (LS_CARD_COLUMNS * LS_CARD_DEPTH)

/* An icon of a spawn pattern card. Its background says in which scenarios it counts, and which Bulky it is. */
typedef struct
{
  guint8 figure; /* LsFigure */
  guint8 colour; /* LsColour */
  guint8 column; /* 1 to 6, clockwise around the town */
  guint8 depth;  /* 1 to 3, 1 nearest to the town */
} LsIcon;

/* The icon of a hatchery or a seed mortar (`dryad.seed`). */
typedef struct
{
  guint8 kind; /* LsTokenKind */
  guint8 column;
  guint8 depth;
} LsTileIcon;

typedef struct
{
  guint      n;
  LsIcon     icons[LS_MAX_ICONS];
  guint      n_tiles;
  LsTileIcon tiles[LS_MAX_ICONS];
} LsPattern;

/* Figures left in the box; Bulkies by colour, all others as green. And who comes in place of one that is used up. */
typedef struct
{
  guint8 left[LS_N_FIGURES][LS_N_COLOURS];
  guint8 n_substitutes;
  guint8 substitutes[LS_N_FIGURES]; /* LsFigure, in their order */
} LsSupply;

/* Cards by number, 0 for none: two on a slot, one of them turned up in a phase. */
#define LS_MAX_SPAWN_SLOTS 8
#define LS_MAX_PILE 32
#define LS_CARD_UNKNOWN 255 /* drawn by the table, not turned yet */

typedef struct
{
  guint8 n;
  guint8 cards[LS_MAX_PILE]; /* the last one lies on top */
} LsPile;

typedef struct
{
  LsPile slots[LS_MAX_SPAWN_SLOTS];
  guint8 revealed[LS_MAX_SPAWN_SLOTS];
  LsPile discard;
} LsSpawnCards;

/* A figure that came, or one that could not. */
typedef struct
{
  LsFigure figure;
  LsColour colour; /* of a Bulky */
  LsSpot   at;     /* LS_NO_SPOT: nothing spawns */
  LsFacing facing;
  LsRule   rule; /* spawn.place, spawn.taken, or spawn.substitute for another figure or none */
} LsSpawned;

gboolean   ls_spawn_reveals   (guint             phase);
void       ls_spawn_reveal    (LsSpawnCards     *cards,
                               guint             phase);
void       ls_spawn_discard   (LsSpawnCards     *cards);
gboolean   ls_spawn_counts    (LsScenario        scenario,
                               LsColour          colour);
gboolean   ls_spawn_substitute (const LsSupply  *supply,
                               guint             ruling,
                               LsFigure         *figure,
                               LsColour         *colour);
LsSpot     ls_spawn_spot      (const LsPosition *position,
                               const LsGround   *ground,
                               const LsSlot     *slot,
                               guint             column,
                               guint             depth,
                               LsRule           *rule);
LsFacing   ls_spawn_facing    (const LsPosition *position,
                               const LsGround   *ground,
                               LsFacing          side,
                               LsSpot            spot);
void       ls_spawn_pattern   (const LsPosition *position,
                               LsGround         *ground,
                               const LsPattern  *pattern,
                               const LsSlot     *slot,
                               LsScenario        scenario,
                               LsSupply         *supply,
                               GArray           *spawned);

G_END_DECLS
