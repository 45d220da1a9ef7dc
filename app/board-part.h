/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What parts that paint on a scenario's board share: the board in a window of its own, and brushes above it. */
#pragma once

#include "board-canvas.h"
#include "record-part.h"

G_BEGIN_DECLS

gboolean   hk_board_part_read        (HkBoardDraft      *draft,
                                      const char        *board); /* the id of a board */
GtkWidget *hk_board_part_frame       (GtkWidget         *canvas);
GtkWidget *hk_board_part_brushes     (GtkWidget        **toggles,
                                      const char *const *names); /* ends with NULL; to be translated */
guint      hk_board_part_get_brush   (GtkWidget *const  *toggles,
                                      guint              n);
void       hk_board_part_paint_spots (cairo_t           *cr,
                                      const HkBoardPlace *place,
                                      const LsSpot      *spots,
                                      guint              n,
                                      const GdkRGBA     *colour);

G_END_DECLS
