/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a popover over a spot hangs on: the place where the spot is seen in the window on the board. It never leaves that window,
 * as spots of a board that is scrolled do: beside the screen GTK has no place for a popover. */
#pragma once

#include "board-view.h"

G_BEGIN_DECLS

#define HK_TYPE_SPOT_ANCHOR (hk_spot_anchor_get_type ())
G_DECLARE_FINAL_TYPE (HkSpotAnchor, hk_spot_anchor, HK, SPOT_ANCHOR, GtkWidget)

/* Over the board, which lies in the overlay, scrolled or not. */
GtkWidget *hk_spot_anchor_new  (GtkOverlay   *overlay,
                                HkBoardView  *board);

/* Opens the popover in place of the one before; NULL: only that goes. */
void       hk_spot_anchor_hang (HkSpotAnchor *self,
                                GtkWidget    *popover,
                                LsSpot        spot);

G_END_DECLS
