/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The saved games on the start page: the last one large, the others below it, and what else can be done. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_GAMES_LIST (hk_games_list_get_type ())
G_DECLARE_FINAL_TYPE (HkGamesList, hk_games_list, HK, GAMES_LIST, AdwBin)

/* Signal: "changed" ()    a game has come or gone */

gboolean hk_games_list_is_empty (HkGamesList *self);

G_END_DECLS
