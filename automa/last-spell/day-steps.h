/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The day as a checklist in the rulebook's order: what of it there is today, what has been done, and what comes next. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef enum
{
  LS_DAY_STEP_MIST,
  LS_DAY_STEP_SCOUT,
  LS_DAY_STEP_PRODUCTION,
  LS_DAY_STEP_CARDS, /* hero cards turned to level II */
  LS_DAY_STEP_PERKS,
  LS_DAY_STEP_END, /* before it, in any order: all that is built, bought and sold */
  LS_DAY_STEP_DEPLOY,
  LS_DAY_STEP_NIGHT,
  LS_N_DAY_STEPS,
} LsDayStep;

typedef enum
{
  LS_STEP_NOT_TODAY,
  LS_STEP_OPEN,
  LS_STEP_DONE,
} LsStepState;

LsStepState ls_day_step_state (const LsGame *game,
                               LsDayStep     step);

/* Whether the night can begin at once, without a day. */
gboolean    ls_day_is_short   (const LsGame *game);

/* Whether it is time for what people do in any order; otherwise what comes first. */
gboolean    ls_day_may_act    (const LsGame *game,
                               GError      **error);

/* The first that is open, from that one on. */
LsDayStep   ls_day_step_next  (const LsGame *game,
                               LsDayStep     from);

/* Whom a step is still about. */
gboolean    ls_day_step_about (const LsGame *game,
                               LsDayStep     step,
                               guint         hero);

G_END_DECLS
