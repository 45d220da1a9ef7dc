/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads boards (`automa-board/1`). */
#pragma once

#include "board.h"
#include "core/reader.h"

G_BEGIN_DECLS

#define LS_BOARD_FORMAT "automa-board/1"

LsBoard *ls_board_read     (const AutomaPlace *place);
gboolean ls_place_spot     (const AutomaPlace *place,
                            const LsBoard     *board,
                            LsSpot            *spot);
gboolean ls_place_spots    (const AutomaPlace *place,
                            const LsBoard     *board,
                            LsSpots           *spots);

G_END_DECLS
