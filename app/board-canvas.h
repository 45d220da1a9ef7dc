/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board to be painted on, by pointer, finger or keys. It shows a draft and tells of strokes; whoever listens decides what
 * they change and gives it the new draft. Only what has changed is painted anew. */
#pragma once

#include <gtk/gtk.h>

#include "board-draft.h"
#include "board-paint.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_CANVAS (hk_board_canvas_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardCanvas, hk_board_canvas, HK, BOARD_CANVAS, GtkWidget)

typedef enum
{
  HK_STROKE_BEGIN,
  HK_STROKE_MOVE,
  HK_STROKE_END,
} HkStrokePhase;

/* Signals: "stroke" (guint phase, guint spot)
 *          "cursor-moved" (guint spot)     by keys: time to say what is there */

/* What a form shows over the board. */
typedef void (*HkCanvasPaint) (cairo_t            *cr,
                               const HkBoardPlace *place,
                               const HkPalette    *palette,
                               gpointer            data);

GtkWidget *hk_board_canvas_new          (void);
void       hk_board_canvas_set_draft    (HkBoardCanvas      *self,
                                         const HkBoardDraft *draft);
void       hk_board_canvas_set_layer    (HkBoardCanvas      *self,
                                         HkBoardLayer        layer);
void       hk_board_canvas_set_paint    (HkBoardCanvas      *self,
                                         HkCanvasPaint       paint,
                                         gpointer            data);
void       hk_board_canvas_set_marked   (HkBoardCanvas      *self,
                                         const GArray       *spots); /* LsSpot; NULL: none */
void       hk_board_canvas_set_path     (HkBoardCanvas      *self,
                                         const GArray       *path);  /* LsSpot; NULL: none */
void       hk_board_canvas_set_text     (HkBoardCanvas      *self,
                                         const char         *text);  /* what the cursor's spot holds */
void       hk_board_canvas_zoom         (HkBoardCanvas      *self,
                                         int                 direction); /* 0: fit */
LsSpot     hk_board_canvas_get_cursor   (HkBoardCanvas      *self);
void       hk_board_canvas_get_spot_area (HkBoardCanvas     *self,
                                          LsSpot             spot,
                                          GdkRectangle      *area);

G_END_DECLS
