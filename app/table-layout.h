/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things lie on the table page. Wide: the board, the script beside it, the heroes along the bottom. Narrow: one
 * above the other. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_TABLE_LAYOUT (hk_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (HkTableLayout, hk_table_layout, HK, TABLE_LAYOUT, GtkLayoutManager)

/* Signal: "shape-changed" (gboolean narrow, gboolean cramped), before the first frame, and after one in which it changed.
 * Cramped: the heroes have not the width that they want. */

/* The three in the order board, script, heroes: an HkHeroStrip. */
GtkLayoutManager *hk_table_layout_new (GtkWidget *board,
                                       GtkWidget *script,
                                       GtkWidget *heroes);

G_END_DECLS
