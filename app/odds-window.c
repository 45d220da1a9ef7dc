/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-window.h"

void
hk_odds_window_show (GtkWindow *parent,
                     HkSession *session)
{
}
