/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came out of many games: the heroes as a table, the town below it. */
#pragma once

#include <adwaita.h>

#include "last-spell/odds.h"

G_BEGIN_DECLS

#define HK_TYPE_ODDS_TABLE (hk_odds_table_get_type ())
G_DECLARE_FINAL_TYPE (HkOddsTable, hk_odds_table, HK, ODDS_TABLE, AdwBin)

void hk_odds_table_show (HkOddsTable  *self,
                         const LsGame *game,
                         guint         phases,
                         const LsOdds *odds);

G_END_DECLS
