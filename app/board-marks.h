/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown over the pieces: the way of a figure, candidates, reach, both faces of the coin. */
#pragma once

#include "board-paint.h"
#include "board-view.h"

G_BEGIN_DECLS

/* The ring around the figure waits until it has walked there. */
void hk_marks_draw_below (cairo_t            *cr,
                          const HkBoardMarks *marks,
                          const HkBoardPlace *place,
                          const HkPalette    *palette,
                          const LsBoard      *board,
                          gboolean            arrived);
void hk_marks_draw_above (cairo_t            *cr,
                          const HkBoardMarks *marks,
                          const HkBoardPlace *place,
                          const HkPalette    *palette);
void hk_marks_draw_ring  (cairo_t            *cr,
                          const HkBoardPlace *place,
                          LsSpot              spot,
                          const GdkRGBA      *colour,
                          double              width);

G_END_DECLS
