/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spot of the board for the keyboard and for screen readers: it draws nothing. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/board.h"

G_BEGIN_DECLS

#define HK_TYPE_SPOT_CELL (hk_spot_cell_get_type ())
G_DECLARE_FINAL_TYPE (HkSpotCell, hk_spot_cell, HK, SPOT_CELL, GtkWidget)

#define HK_TYPE_SPOT_ROW (hk_spot_row_get_type ())
G_DECLARE_FINAL_TYPE (HkSpotRow, hk_spot_row, HK, SPOT_ROW, GtkWidget)

GtkWidget *hk_spot_row_new      (void);
GtkWidget *hk_spot_cell_new     (LsSpot      spot);
LsSpot     hk_spot_cell_get     (HkSpotCell *self);
void       hk_spot_cell_set_text (HkSpotCell *self,
                                  const char *text);
void       hk_spot_cell_set_mark (HkSpotCell *self,
                                  const char *text); /* NULL: none */

G_END_DECLS
