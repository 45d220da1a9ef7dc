/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the day page says: values in, a new text out. */
#pragma once

#include "last-spell/day-steps.h"
#include "last-spell/game.h"

G_BEGIN_DECLS

/* What is done by day in any order, as the page lists it. */
typedef enum
{
  HK_DAY_BUILD,
  HK_DAY_UPGRADE,
  HK_DAY_REPAIR,
  HK_DAY_SCAVENGE,
  HK_DAY_SEER,
  HK_DAY_BUY,
  HK_DAY_SELL,
  HK_DAY_REFRESH,
  HK_DAY_RECRUIT,
  HK_N_DAY_ACTIONS,
} HkDayAction;

/* Constant texts. */
const char *hk_text_day_step     (const LsGame           *game,
                                  LsDayStep               step);
const char *hk_text_day_lead     (LsDayStep               step);
const char *hk_text_day_action   (HkDayAction             action);
const char *hk_text_day_page     (HkDayAction             action);

/* New ones. NULL: there is nothing to say. */
char       *hk_text_day_heroes   (const LsGame           *game,
                                  LsDayStep               step);
char       *hk_text_tokens       (const LsHeroSheet      *sheet);
char       *hk_text_bargain      (const LsPurse          *price,
                                  const LsPurse          *gain);
char       *hk_text_bargain_made (const LsGame           *before,
                                  const LsGame           *after);
char       *hk_text_brings       (const LsStructureFacts *facts);
char       *hk_text_structure_at (const LsGame           *game,
                                  const LsStructure      *structure);
char       *hk_text_spots        (const LsSpots          *spots);
char       *hk_text_flames_off   (guint                   flames,
                                  gboolean                all);
char       *hk_text_card_under   (guint                   slot);
char       *hk_text_item         (const LsGame           *game,
                                  const LsItem           *item);
char       *hk_text_reason       (const GError           *error);
char       *hk_text_sell         (guint                   gold);
char       *hk_text_told_row     (const char             *title,
                                  const char             *note,
                                  const char             *cost);
char       *hk_text_plan         (const LsStructureFacts *facts);
char       *hk_text_build_for    (const LsStructureFacts *facts);

/* What somebody typed as the name of something: without what no line can show, not longer than names may be. */
char       *hk_text_entered      (const char             *text);

G_END_DECLS
