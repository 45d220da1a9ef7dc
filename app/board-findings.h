/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a board, or looks as if it were, beside it while it is painted. A tap on one shows its spots. */
#pragma once

#include <adwaita.h>

#include "board-draft.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_FINDINGS (hk_board_findings_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardFindings, hk_board_findings, HK, BOARD_FINDINGS, AdwBin)

/* Signal: "show-spots" (GArray *spots)   LsSpot; NULL: none */

/* The board of the draft, checked by the engine's reader; NULL: it cannot be played yet, and the list says why. */
LsBoard *hk_board_findings_check (HkBoardFindings *self,
                                  JsonNode        *record);

G_END_DECLS
