/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second, slow reading of one strike of Cetusia and of the Dryad, written from the rules alone. Plain values only. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SR_MOST_SPOTS 16
#define SR_PANIC_SLOTS 16

typedef struct
{
  int column;
  int row;
} SrBossSpot;

typedef enum
{
  SR_HERO,
  SR_STRUCTURE,
  SR_MONSTER,
} SrPieceKind;

/* Something that stands on the board. The last three are what the strike does to it. */
typedef struct
{
  SrPieceKind kind;
  int         n_spots;
  SrBossSpot  spots[SR_MOST_SPOTS];
  int         hit_points;
  int         hurt;     /* wounds or flames before the strike */
  gboolean    shelters; /* a structure that a hero stands on top of */
  gboolean    wall;     /* a structure whose flames come from the box */

  int         taken;    /* damage to a hero, flames laid on a structure, wounds of a monster */
  gboolean    spared;   /* a hero whose tower takes it for them */
  gboolean    gone;     /* a structure destroyed, a monster dead */
} SrPiece;

typedef struct
{
  int         width;
  int         height;
  const char *sectors; /* a character for each spot, row by row; '*' the circle */
  GArray     *pieces;  /* SrPiece */
  int         n_slots;
  int         panic[SR_PANIC_SLOTS]; /* flames of each slot, from the left; the strike takes them off */
} SrStrikeBoard;

/* `cetusia.attack`: the damage to all in the red area. */
void sr_cetusia_strikes (SrStrikeBoard    *board,
                         const SrBossSpot *red,
                         int               n_red,
                         int               damage);

/* `dryad.growth`, `dryad.stats`: stage 1 sprout, 2 growing, 3 mature. */
void sr_dryad_strikes   (SrStrikeBoard    *board,
                         const SrBossSpot *base,
                         int               n_base,
                         int               stage);

G_END_DECLS
