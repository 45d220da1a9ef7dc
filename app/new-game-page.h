/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new game is asked for: scenario, mode, heroes, rulings, and who flips and draws. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_NEW_GAME_PAGE (hk_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (HkNewGamePage, hk_new_game_page, HK, NEW_GAME_PAGE, AdwBin)

GtkWidget *hk_new_game_page_new (void);

G_END_DECLS
