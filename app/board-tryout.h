/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trying a board out: a monster is dropped on a spot, and the engine says where it goes. */
#pragma once

#include <adwaita.h>

#include "last-spell/pack.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_TRYOUT (hk_board_tryout_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardTryout, hk_board_tryout, HK, BOARD_TRYOUT, AdwBin)

/* Signals: "show-path" (GArray *path)   LsSpot; NULL: none */

void     hk_board_tryout_set_board (HkBoardTryout *self,
                                    const LsPack  *pack,
                                    LsBoard       *board); /* NULL: it cannot be played yet */
gboolean hk_board_tryout_is_on     (HkBoardTryout *self);  /* taps drop a monster */
void     hk_board_tryout_drop      (HkBoardTryout *self,
                                    LsSpot         spot);

G_END_DECLS
