/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board for everybody in the room, on a screen of its own: it follows the game and cannot be touched. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_TELEVISION (hk_television_get_type ())
G_DECLARE_FINAL_TYPE (HkTelevision, hk_television, HK, TELEVISION, GtkWindow)

/* Goes with the window in which the game is played. On another screen than that it fills it; where there is only one,
 * it is a window to be moved to where it is wanted. */
GtkWindow *hk_television_show        (GtkWindow    *player,
                                      HkSession    *session);
HkSession *hk_television_get_session (HkTelevision *self);

G_END_DECLS
