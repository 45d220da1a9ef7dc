/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice-window.h"

void
hk_dice_window_show (GtkWindow  *parent,
                     HkSession  *session,
                     const char *monster)
{
}
