/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece of equipment on a hero's sheet: what it is and does, and buttons for "hero." actions of the page around it. */
#pragma once

#include <adwaita.h>

#include "last-spell/game.h"

G_BEGIN_DECLS

#define HK_TYPE_ITEM_ROW (hk_item_row_get_type ())
G_DECLARE_FINAL_TYPE (HkItemRow, hk_item_row, HK, ITEM_ROW, AdwActionRow)

/* For the sheet of that hero, who carries it or might take it. */
GtkWidget  *hk_item_row_new    (const LsGame *game,
                                const LsItem *item,
                                guint         hero);
const char *hk_item_row_get_id (HkItemRow    *self);

G_END_DECLS
