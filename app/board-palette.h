/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a board is painted with: the layer, the tool, and the brush. */
#pragma once

#include <adwaita.h>

#include "board-stroke.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_PALETTE (hk_board_palette_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardPalette, hk_board_palette, HK, BOARD_PALETTE, AdwBin)

/* Signals: "layer-changed" (guint layer)
 *          "town-changed" (guint sector, gboolean in_town)   by the user */

void hk_board_palette_get       (HkBoardPalette     *self,
                                 HkStroke           *stroke);
void hk_board_palette_show      (HkBoardPalette     *self,
                                 const HkBoardDraft *draft);
void hk_board_palette_set_layer (HkBoardPalette     *self,
                                 HkBoardLayer        layer);
void hk_board_palette_set_tool  (HkBoardPalette     *self,
                                 HkBoardTool         tool);

G_END_DECLS
