/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a board its window shows: how near, and which part of it. By pinch or wheel the spot under the fingers or the
 * pointer stays where it is. */
#pragma once

#include <gtk/gtk.h>

#include "board-paint.h"

G_BEGIN_DECLS

typedef struct
{
  /* borrowed */
  GtkWidget          *board;
  const HkBoardPlace *place;    /* as it was last laid out */

  guint               columns, rows; /* 0: there is no board yet */
  int                 least;    /* cell, in pixels, that is zoomed to */
  int                 most;
  int                 smallest; /* cell while nobody has zoomed, however little room there is */
  int                 cell;     /* as zoomed; 0: as large as fits */
  double              pinched;  /* the cell when the pinch began */
  graphene_point_t    held;     /* in spots: what was between the fingers then */
} HkBoardSight;

void           hk_board_sight_init           (HkBoardSight       *self,
                                              GtkWidget          *board,
                                              const HkBoardPlace *place,
                                              int                 least,
                                              int                 most);
void           hk_board_sight_set_size       (HkBoardSight       *self,
                                              guint               columns,
                                              guint               rows);
void           hk_board_sight_measure        (const HkBoardSight *self,
                                              GtkOrientation      side,
                                              int                *minimum,
                                              int                *natural);
void           hk_board_sight_zoom           (HkBoardSight       *self,
                                              int                 direction,
                                              LsSpot              around);
void           hk_board_sight_show_spot      (const HkBoardSight *self,
                                              LsSpot              spot,
                                              double              margin);
void           hk_board_sight_show_path      (const HkBoardSight *self,
                                              const GArray       *path);
GtkAdjustment *hk_board_sight_get_adjustment (GtkWidget          *board,
                                              GtkOrientation      side);

G_END_DECLS
