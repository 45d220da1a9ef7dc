/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board's widget, its layers and its gestures share. */
#pragma once

#include <adwaita.h>

#include "board-paint.h"
#include "board-sight.h"
#include "board-view.h"

G_BEGIN_DECLS

struct _HkBoardView
{
  GtkWidget     parent_instance;

  /* owned */
  HkSession     *session;
  HkBoardMarks   marks;
  GskRenderNode *terrain; /* NULL: to be painted anew */
  AdwAnimation  *walk;
  GtkWidget    **cells;   /* by spot; NULL where the board has none */

  /* borrowed */
  const LsBoard *board;  /* for which the cells were made */

  HkBoardPlace  place;
  HkBoardSight  sight;
  LsSpot        cursor;
  LsSpot        watched;   /* LS_NO_SPOT: none is */
  LsSpot        dragged;   /* from where; LS_NO_SPOT: nothing is */
  double        drag_x, drag_y;
  double        walked;    /* 0 to 1 */
  int           mist[LS_N_FACINGS]; /* as painted */
  gboolean      correcting;
  gboolean      coordinates;
  guint         tell;      /* source that tells the cells */
  gboolean      looks;     /* when the new size is there */
  guint         look;      /* source that brings the middle of things into sight */
};

/* board-view.c */
const LsGame  *hk_board_view_get_game       (HkBoardView *self);
LsSpot         hk_board_view_get_focus_spot (HkBoardView *self);
gboolean       hk_board_view_holds_piece    (HkBoardView *self,
                                             LsSpot       spot);
void           hk_board_view_activate       (HkBoardView *self,
                                             LsSpot       spot);
void           hk_board_view_drop           (HkBoardView *self,
                                             LsSpot       from,
                                             LsSpot       to);

/* board-layers.c */
void           hk_board_view_snapshot       (GtkWidget   *widget,
                                             GtkSnapshot *snapshot);

/* board-gestures.c */
void           hk_board_view_add_gestures   (HkBoardView *self);

G_END_DECLS
