/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Popovers close before the window that they hang in, whichever it is: menus, lists, what hangs over a spot. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on; once for the program. */
void hk_popovers_close_with_windows (void);

G_END_DECLS
