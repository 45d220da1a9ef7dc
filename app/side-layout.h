/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something large and a panel of tools: side by side where there is room, one above the other where there is not. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_SIDE_LAYOUT (hk_side_layout_get_type ())
G_DECLARE_FINAL_TYPE (HkSideLayout, hk_side_layout, HK, SIDE_LAYOUT, GtkLayoutManager)

/* For a widget with two children. */
GtkLayoutManager *hk_side_layout_new (void);

G_END_DECLS
