/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting the board: where a spot lies in the widget, the colours, and the three layers. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/game.h"

G_BEGIN_DECLS

/* Where the board lies: spot (0, 0) begins at left, top; the letters and numbers lie in the margin before it. */
#define HK_BOARD_MARGINS 1.1 /* of both sides together, in cells */

typedef struct
{
  double cell;
  double left;
  double top;
} HkBoardPlace;

typedef struct
{
  GdkRGBA ground, town, water, cliff, mist, mist_stripe, mist_edge, grid, sector, town_edge, margin, rock, tree, wave;
  GdkRGBA circle, path, path_edge, candidate, cursor, ink, paper;
  GdkRGBA reach, reach_edge, blow, blow_edge;
  double  line; /* of the grid and the sectors, in pixels */
} HkPalette;

/* board-colours.c */
const HkPalette *hk_palette_get         (gboolean            dark,
                                         gboolean            high_contrast);
const HkPalette *hk_palette_get_current (void);

void             hk_board_place_fit     (HkBoardPlace       *self,
                                         guint               columns,
                                         guint               rows,
                                         double              width,
                                         double              height);
void             hk_board_place_spot    (const HkBoardPlace *self,
                                         LsSpot              spot,
                                         double             *x,
                                         double             *y);
LsSpot           hk_board_place_find    (const HkBoardPlace *self,
                                         const LsBoard      *board,
                                         double              x,
                                         double              y);

/* board-terrain.c: what changes seldom, as one picture */
GskRenderNode   *hk_terrain_paint       (const LsGame       *game,
                                         const HkBoardPlace *place,
                                         const HkPalette    *palette,
                                         double              scale,
                                         gboolean            coordinates);

/* The same without mist and a part at a time, for who paints a board: from one corner to the other. */
void             hk_terrain_repaint     (cairo_t            *cr,
                                         const LsBoard      *board,
                                         const HkBoardPlace *place,
                                         const HkPalette    *palette,
                                         LsSpot              from,
                                         LsSpot              to);
void             hk_terrain_paint_coordinates (cairo_t            *cr,
                                               const LsBoard      *board,
                                               const HkBoardPlace *place,
                                               const HkPalette    *palette);

/* board-pieces.c: a picture of a piece; it is kept for the next time and borrowed. It is wider than the spots by a rim on
 * each side: room for the pointer. */

typedef struct
{
  const char    *symbol;
  const char    *number; /* "" for none */
  GdkRGBA        fill;
  GdkRGBA        ink;
  guint          wide, high; /* in spots */
  guint8         facing;     /* LS_NO_FACING: no pointer */
  gboolean       round;
  gboolean       stunned;
  guint          wounds;
  guint          flames;
} HkPiece;

void             hk_piece_of_monster    (HkPiece            *self,
                                         const LsGame       *game,
                                         guint               monster);
void             hk_piece_of_hero       (HkPiece            *self,
                                         const LsGame       *game,
                                         guint               hero);
void             hk_piece_of_structure  (HkPiece            *self,
                                         const LsGame       *game,
                                         guint               structure);
void             hk_piece_of_token      (HkPiece            *self,
                                         const LsGame       *game,
                                         guint               token);
int              hk_piece_rim           (int                 cell_px);
GskRenderNode   *hk_piece_get_picture   (const HkPiece      *self,
                                         int                 cell_px,
                                         double              scale);

G_END_DECLS
