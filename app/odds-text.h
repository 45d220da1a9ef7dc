/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the odds window says: values in, a new text out. */
#pragma once

#include "last-spell/odds.h"

G_BEGIN_DECLS

char *hk_odds_percent (guint         part,
                       guint         whole);
char *hk_odds_average (guint         sum,
                       guint         n);
char *hk_odds_basis   (guint         phases,
                       guint         games);
char *hk_odds_hero    (const LsOdds *odds,
                       guint         hero,
                       const char   *name);
char *hk_odds_flames  (const LsOdds *odds);
char *hk_odds_lost    (guint         sum,
                       guint         games);

G_END_DECLS
