/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the coming phases may bring: worked out apart from the window, with progress, and given up when it is closed. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_ODDS_WINDOW (hk_odds_window_get_type ())
G_DECLARE_FINAL_TYPE (HkOddsWindow, hk_odds_window, HK, ODDS_WINDOW, AdwWindow)

void hk_odds_window_show (GtkWindow *parent,
                          HkSession *session);

G_END_DECLS
