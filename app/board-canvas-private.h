/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the canvas and its painting share. */
#pragma once

#include "board-canvas.h"
#include "board-sight.h"

G_BEGIN_DECLS

struct _HkBoardCanvas
{
  GtkWidget        parent_instance;

  /* owned */
  HkBoardDraft    *draft;   /* NULL: none yet */
  LsBoard         *board;   /* the same, to be painted */
  cairo_surface_t *picture; /* of the terrain and the layer; NULL: to be painted */
  GskRenderNode   *node;    /* with that picture; NULL: it has changed */
  GArray          *marked;
  GArray          *path;

  HkCanvasPaint    paint;
  gpointer         paint_data;

  HkBoardLayer     layer;
  HkBoardPlace     place;
  HkBoardSight     sight;
  LsSpot           cursor;
  LsSpot           last;    /* the last spot of the stroke; LS_NO_SPOT: none is drawn */
  gboolean         by_keys; /* the stroke is drawn by keys */
};

/* board-canvas-paint.c */
void hk_board_canvas_repaint  (HkBoardCanvas *self,
                               LsSpot         from,
                               LsSpot         to);
void hk_board_canvas_snapshot (GtkWidget     *widget,
                               GtkSnapshot   *snapshot);

/* board-canvas-input.c */
void hk_board_canvas_add_input (HkBoardCanvas *self);

/* board-canvas.c */
void hk_board_canvas_stroke   (HkBoardCanvas *self,
                               HkStrokePhase  phase,
                               LsSpot         spot);
void hk_board_canvas_set_cursor (HkBoardCanvas *self,
                                 LsSpot         spot);

G_END_DECLS
