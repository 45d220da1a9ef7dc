/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-steps.h"

#include "day.h"

/* Solo play goes without those who have not joined yet. */
static gboolean
is_to_deploy (const LsGame *self,
              guint         hero)
{
  return !self->sheets[hero].on_board && (!ls_mode_is_solo (self->setup.mode) || self->sheets[hero].entered);
}

gboolean
ls_day_step_about (const LsGame *self,
                   LsDayStep     step,
                   guint         hero)
{
  const LsHeroSheet *sheet = &self->sheets[hero];

  if (sheet->dead)
    return FALSE;
  if (step == LS_DAY_STEP_CARDS)
    return sheet->entered && sheet->level < 2 && ls_day_may_turn_card (self, hero);
  if (step == LS_DAY_STEP_PERKS)
    return sheet->entered && sheet->perks_due > 0;
  return step == LS_DAY_STEP_DEPLOY && is_to_deploy (self, hero);
}

static gboolean
is_about_somebody (const LsGame *self,
                   LsDayStep     step)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (ls_day_step_about (self, step, i))
      return TRUE;
  return FALSE;
}

static gboolean
has_perks (const LsGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].n_perks > 0)
      return TRUE;
  return FALSE;
}

/* One of the upkeep's: not every day has all of them. */
static LsStepState
upkeep_state (const LsGame *self,
              LsDayDone     step)
{
  if (self->day_done & step)
    return LS_STEP_DONE;
  return ls_game_upkeep (self) & step ? LS_STEP_OPEN : LS_STEP_NOT_TODAY;
}

static LsStepState
level_state (const LsGame *self,
             LsDayStep     step)
{
  gboolean cards = self->scenario == LS_SCENARIO_LAKEBURG && self->night == 1;

  if (is_about_somebody (self, step))
    return LS_STEP_OPEN;
  if (step == LS_DAY_STEP_CARDS)
    return cards ? LS_STEP_DONE : LS_STEP_NOT_TODAY;
  return self->night > 1 || has_perks (self) ? LS_STEP_DONE : LS_STEP_NOT_TODAY;
}

static LsStepState
deploy_state (const LsGame *self)
{
  return ls_game_misplaced_hero (self) < 0 && ls_game_heroes_in_play (self) > 0 ? LS_STEP_DONE : LS_STEP_OPEN;
}

/* The introductory game has its day too (`setup.intro`); but who has all heroes in place and has done nothing of it yet
 * wants to see a night. */
gboolean
ls_day_is_short (const LsGame *self)
{
  return self->setup.mode == LS_MODE_INTRODUCTORY && self->day_done == 0 && !has_perks (self)
         && ls_game_misplaced_hero (self) < 0;
}

LsStepState
ls_day_step_state (const LsGame *self,
                   LsDayStep     step)
{
  if (step < LS_DAY_STEP_DEPLOY && ls_day_is_short (self))
    return LS_STEP_NOT_TODAY;
  switch (step)
    {
    case LS_DAY_STEP_MIST:
      return upkeep_state (self, LS_DAY_MIST);
    case LS_DAY_STEP_SCOUT:
      return upkeep_state (self, LS_DAY_SCOUT);
    case LS_DAY_STEP_PRODUCTION:
      return upkeep_state (self, LS_DAY_PRODUCTION);
    case LS_DAY_STEP_CARDS:
    case LS_DAY_STEP_PERKS:
      return level_state (self, step);
    case LS_DAY_STEP_END:
      return self->day_done & LS_DAY_END ? LS_STEP_DONE : LS_STEP_OPEN;
    case LS_DAY_STEP_DEPLOY:
      return deploy_state (self);
    case LS_DAY_STEP_NIGHT:
    case LS_N_DAY_STEPS:
    default:
      return LS_STEP_OPEN;
    }
}

LsDayStep
ls_day_step_next (const LsGame *self,
                  LsDayStep     from)
{
  while (from < LS_DAY_STEP_NIGHT && ls_day_step_state (self, from) != LS_STEP_OPEN)
    from++;
  return from;
}
