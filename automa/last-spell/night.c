/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a night, victory and defeat. Section 11 of the rules; looked at after every change. */
#include "boss.h"
#include "game-private.h"
#include "panic.h"
#include "tell.h"

enum { PANIC_REFILL_ONE, PANIC_REFILL_ADD_ONE };

static gboolean
is_night (const LsGame *self)
{
  return self->stage != LS_STAGE_DAY && self->stage != LS_STAGE_OVER;
}

static void
end_game (LsGame     *self,
          LsOutcome   outcome,
          LsRule      rule)
{
  self->outcome = outcome;
  self->outcome_rule = rule;
  self->stage = LS_STAGE_OVER;
}

/* `damage.hero`: one dead hero loses the game; in solo play and in the introductory night only the last does. */
static void
look_at_heroes (LsGame   *self,
                LsScript *script)
{
  gboolean last_only = ls_mode_is_solo (self->setup.mode) || self->setup.mode == LS_MODE_INTRODUCTORY;
  guint alive = 0;
  gboolean died = FALSE;

  for (guint i = 0; i < self->n_heroes; i++)
    {
      LsHeroSheet *sheet = &self->sheets[i];

      if (!sheet->dead && self->heroes[i].wounds >= self->heroes[i].hit_points)
        {
          sheet->dead = died = TRUE;
          sheet->on_board = FALSE;
          LS_TELL (script, LS_RULE_DAMAGE_HERO, ls_tell_hero_dead (self->heroes[i].id));
        }
      else if (sheet->dead && self->heroes[i].wounds < self->heroes[i].hit_points)
        sheet->dead = FALSE; /* a correction */
      alive += sheet->dead ? 0 : 1;
    }
  if (last_only && is_night (self)) /* who has not entered the game yet does not keep it going */
    alive = ls_game_heroes_in_play (self);
  if (died && (!last_only || alive == 0))
    {
      LS_TELL (script, LS_RULE_DAMAGE_HERO, ls_tell_lost ());
      end_game (self, LS_LOST, LS_RULE_DAMAGE_HERO);
    }
}

static void
look_at_circle (LsGame   *self,
                LsScript *script)
{
  if (self->stage == LS_STAGE_OVER || self->mages > 0)
    return;
  LS_TELL (script, LS_RULE_DAMAGE_CIRCLE, ls_tell_lost ());
  LS_TELL_MORE (script, ls_tell_lost_detail (LS_RULE_DAMAGE_CIRCLE));
  end_game (self, LS_LOST, LS_RULE_DAMAGE_CIRCLE);
}

/* `night.end`: every card revealed, and no more hit points left on all monsters than there are heroes. */
static gboolean
night_is_over (const LsGame *self)
{
  guint hit_points = 0;

  if (ls_boss_of_night (self) != LS_BOSS_NONE)
    {
      /* `night.boss`, `rush.end` */
      if (!self->boss.dead)
        return FALSE;
      if (self->night == LS_NIGHTS || self->rulings.value[LS_RULING_RUSH_NIGHT_END] == LS_RUSH_NIGHT_END_BOSS)
        return TRUE;
    }
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (self->cards.slots[i].n > 0)
      return FALSE;
  for (guint i = 0; i < self->n_monsters; i++)
    hit_points += ls_boss_hit_points (self, &self->monsters[i]) - self->monsters[i].wounds;
  return hit_points <= ls_game_heroes_in_play (self);
}

/* `night.panic-reward`: what the leftmost slot that still burns pays, then the track is filled again. */
static void
manage_panic (LsGame   *self,
              LsScript *script)
{
  int slot = ls_panic_paying_slot (self->panic, self->n_panic);

  if (slot >= 0)
    {
      const LsReward *reward = &self->pack->rewards[slot];

      self->gold = (guint16) (self->gold + reward->gold);
      self->materials = (guint16) (self->materials + reward->materials);
      self->equipment++;
      LS_TELL (script, LS_RULE_NIGHT_PANIC_REWARD, ls_tell_panic_pays (reward->gold, reward->materials));
    }
  else
    LS_TELL (script, LS_RULE_NIGHT_PANIC_REWARD, ls_tell_panic_empty ());
  for (guint i = 0; i < self->n_panic; i++)
    self->panic[i] =
      self->rulings.value[LS_RULING_PANIC_REFILL] == PANIC_REFILL_ADD_ONE ? (guint8) MIN (self->panic[i] + 1, 2) : 1;
}

/* Figures leave the board: heroes by `night.heroes-off`, what is left of the horde with the night. */
static void
clear_board (LsGame *self)
{
  memset (&self->boss, 0, sizeof self->boss);
  self->boss.arrived = TRUE; /* what leaves now has not been slain */
  while (self->n_monsters > 0)
    ls_game_remove_monster (self, self->n_monsters - 1u, FALSE);
  for (guint i = 0; i < self->n_heroes; i++)
    {
      self->sheets[i].on_board = FALSE;
      self->heroes[i].at = LS_NO_SPOT;
      self->sheets[i].armor_up = FALSE;
      self->sheets[i].longer = 0;
      self->sheets[i].due = self->sheets[i].stopped = self->sheets[i].cry = self->sheets[i].owed = 0;
    }
  self->n_blows = self->n_uses = 0;
  self->boss.arrived = FALSE;
  self->cards = (LsSpawnCards){ 0 };
  self->n_answers = self->n_order = self->moved = 0;
  ls_game_end_turns (self);
  self->phase = 0;
  self->direction = 0;
  self->day_done = self->workers = 0;
}

/* After the last night of a scenario: the game is won, or the campaign goes on to the next town. */
static void
end_scenario (LsGame   *self,
              LsScript *script)
{
  if (ls_mode_is_campaign (self->setup.mode) && self->scenario < LS_SCENARIO_GLENWALD)
    {
      LS_TELL (script, LS_RULE_SETUP_CAMPAIGN, ls_tell_scenario_won ());
      LS_TELL_MORE (script, ls_tell_scenario_won_detail ());
      ls_game_enter_scenario (self, self->scenario + 1, TRUE);
      return;
    }
  LS_TELL (script, LS_RULE_NIGHT_BOSS, ls_tell_won ());
  end_game (self, LS_WON, LS_RULE_NIGHT_BOSS);
}

static void
end_night (LsGame   *self,
           LsScript *script)
{
  LS_TELL (script, LS_RULE_NIGHT_END, ls_tell_night_over ());
  manage_panic (self, script);
  clear_board (self);
  if (self->setup.mode == LS_MODE_INTRODUCTORY)
    {
      LS_TELL (script, LS_RULE_SETUP_INTRO, ls_tell_intro_won ());
      end_game (self, LS_WON, LS_RULE_SETUP_INTRO);
    }
  else if (self->night == 2 && self->quests == 0)
    {
      LS_TELL (script, LS_RULE_NIGHT_QUESTS, ls_tell_lost ());
      LS_TELL_MORE (script, ls_tell_lost_detail (LS_RULE_NIGHT_QUESTS));
      end_game (self, LS_LOST, LS_RULE_NIGHT_QUESTS);
    }
  else if (self->night == LS_NIGHTS)
    end_scenario (self, script);
  else
    {
      self->night++;
      self->stage = LS_STAGE_DAY;
      ls_game_begin_day (self);
    }
}

void
ls_game_look_at_end (LsGame   *self,
                     LsScript *script)
{
  look_at_heroes (self, script);
  look_at_circle (self, script);
  if (!is_night (self) || self->phase == 0 || !night_is_over (self))
    return;
  if (ls_game_settle (self, script)) /* a boss's last blow has been struck all the same */
    look_at_heroes (self, script);
  if (is_night (self))
    end_night (self, script);
}
