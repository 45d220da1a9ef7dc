/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with what stands on a spot: wound, kill, stun, turn, burn, remove; and what can be put there. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PIECE_POPOVER (hk_piece_popover_get_type ())
G_DECLARE_FINAL_TYPE (HkPiecePopover, hk_piece_popover, HK, PIECE_POPOVER, GtkPopover)

/* Signals: "pick-up" (const char *id)   the player wants to move that piece; the next spot says where
 *          "roll" (const char *id)      the player wants to strike it
 * While correcting, an empty spot offers what can be added there. NULL: there is nothing to offer. */
GtkWidget *hk_piece_popover_new (HkSession *session,
                                 LsSpot     spot,
                                 gboolean   correcting);

G_END_DECLS
