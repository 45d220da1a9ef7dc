/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preferences-window.h"

void
hk_preferences_window_show (GtkWindow *parent)
{
}
