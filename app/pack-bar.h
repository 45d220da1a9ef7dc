/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Over the table when the pack has changed since the game was begun, and the change matters to it: whether to take it over.
 * Nobody has to answer. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PACK_BAR (hk_pack_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkPackBar, hk_pack_bar, HK, PACK_BAR, AdwBin)

/* Makes one above the given child of a box when there is something to ask, shows or hides it otherwise. `*bar` is the box's,
 * NULL as long as there is none. */
void  hk_pack_bar_look (GtkWidget **bar,
                        GtkWidget  *below,
                        HkSession  *session);
char *hk_pack_bar_text (GPtrArray  *changes); /* LsPackChange */

G_END_DECLS
