/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that paints a board: the canvas, what it is painted with, checks and a try-out. What fits is on disk a moment
 * after the hand rests. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_EDITOR (hk_board_editor_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardEditor, hk_board_editor, HK, BOARD_EDITOR, AdwBin)

GtkWidget *hk_board_editor_new      (HkWorkshop    *workshop,
                                     const char    *key);
gboolean   hk_board_editor_can_step (HkBoardEditor *self,
                                     int            step); /* -1: undo, 1: redo */
void       hk_board_editor_step     (HkBoardEditor *self,
                                     int            step);

G_END_DECLS
