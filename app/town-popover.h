/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The town at a spot, by day: what can be done with the structure that stands there, or what may be built there and what
 * not, and why. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_TOWN_POPOVER (hk_town_popover_get_type ())
G_DECLARE_FINAL_TYPE (HkTownPopover, hk_town_popover, HK, TOWN_POPOVER, GtkPopover)

/* Signal: "preview" (const LsSpots *site)   to be shown on the board; NULL: nothing */

/* With a type it only asks how that one is to lie; NULL: everything. */
GtkWidget *hk_town_popover_new (HkSession  *session,
                                LsSpot      spot,
                                const char *type);

G_END_DECLS
