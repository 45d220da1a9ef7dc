/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes boards (`automa-board/1`). */
#pragma once

#include "board.h"
#include "core/reader.h"

G_BEGIN_DECLS

#define LS_BOARD_FORMAT "automa-board/1"

LsBoard *ls_board_read     (const AutomaPlace *place);
JsonNode *ls_board_json    (const LsBoard     *board); /* board-write.c */
gboolean ls_place_spot     (const AutomaPlace *place,
                            const LsBoard     *board,
                            LsSpot            *spot);
gboolean ls_place_spots    (const AutomaPlace *place,
                            const LsBoard     *board,
                            LsSpots           *spots);

G_END_DECLS
