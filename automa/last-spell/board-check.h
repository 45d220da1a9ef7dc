/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What looks wrong with a board, though it can be read and played: for people who paint one. Pure functions. */
#pragma once

#include "board.h"

G_BEGIN_DECLS

typedef enum
{
  LS_FINDING_SECTOR_IN_PIECES,  /* letter; spots: those of the smaller pieces */
  LS_FINDING_TOWN_SECTORS,      /* a town has four sectors (`board.town`); number: how many there are */
  LS_FINDING_ARROW_OFF_BOARD,   /* the arrow of the spot points to where no spot is */
  LS_FINDING_ARROW_MISSING,     /* a spot on which monsters can stand has none */
  LS_FINDING_ARROWS_LOOP,       /* who follows these arrows comes round to the same spot */
  LS_FINDING_CIRCLE_SIZE,       /* it is not 2 × 2 */
  LS_FINDING_CIRCLE_OUTSIDE,    /* it is not in the middle of the town: a sector of the town does not touch it */
  LS_FINDING_CIRCLE_ENCLOSED,   /* no monster can walk to it */
  LS_FINDING_TOWN_CLOSED,       /* no monster can walk into the town */
  LS_FINDING_NO_MIST,           /* no side has a mist line */
  LS_FINDING_MIST_LINE,         /* side; the line is not the town's outermost on that side */
  LS_FINDING_NO_SLOTS,
  LS_FINDING_SLOT_WITHOUT_MIST, /* number, side: no mist on the slot's side, or it lies outside its span */
  LS_FINDING_SLOT_SIZE,         /* number: it is not as wide as a spawn card */
  LS_FINDING_SLOT_NUMBER,       /* number: no card can name it */
  LS_FINDING_SLOTS_OVERLAP,     /* number and other */
  LS_FINDING_WALL_PLACE,        /* spots: the cutout is not on the town's edge */
  LS_FINDING_WALLS_OVERLAP,     /* spots that belong to two cutouts */
  LS_N_FINDINGS,
} LsFindingKind;

typedef struct
{
  LsFindingKind kind;
  char          letter; /* of the sector; 0: none */
  LsFacing      side;
  guint         number, other;
  GArray       *spots;  /* LsSpot: what to show; may be empty */
} LsFinding;

/* All findings, the most serious kinds first as in the enum above; none: an empty list. At most some 500 spots a
 * finding. Cheap enough to be called after each stroke on a board of 64 × 64. */
GPtrArray *ls_board_findings (const LsBoard   *board); /* LsFinding; frees its own */

/* "Sector d is in two pieces", for people. */
char      *ls_finding_text   (const LsFinding *finding);

G_END_DECLS
