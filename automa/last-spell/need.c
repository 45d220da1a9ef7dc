/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "need.h"

#include <string.h>

#include "boss.h"
#include "game-private.h"

void
ls_need_clear (LsNeed *self)
{
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->spots, g_array_unref);
}

static void
look_at_day (const LsGame *game,
             LsNeed       *need)
{
  int misplaced = ls_game_misplaced_hero (game);
  int overladen = ls_game_blocking_burden (game);

  if (overladen >= 0)
    {
      need->kind = LS_NEED_LESS;
      need->hero = game->heroes[overladen].id;
    }
  else if (ls_game_needs_direction (game)) /* scouting comes long before the heroes are deployed */
    need->kind = LS_NEED_DIRECTION;
  else if (misplaced >= 0 || ls_game_heroes_in_play (game) == 0)
    {
      need->kind = LS_NEED_HERO;
      need->hero = misplaced >= 0 ? game->heroes[misplaced].id : NULL;
    }
  else if (ls_boss_of_night (game) == LS_BOSS_HARPY && ls_harpy_needs_coin (game))
    need->kind = LS_NEED_BOSS_COIN;
}

static void
look_at_cards (const LsGame *game,
               LsNeed       *need)
{
  need->slot = ls_game_unknown_card (game);
  need->kind = need->slot != 0 ? LS_NEED_CARD : LS_NEED_NOTHING;
}

static void
look_at_boss (const LsGame *game,
              LsNeed       *need)
{
  LsBoss boss = ls_boss_of_night (game);

  if (boss == LS_BOSS_HARPY && ls_harpy_needs_coin (game))
    need->kind = LS_NEED_BOSS_COIN;
  else if (boss == LS_BOSS_CETUSIA && ls_cetusia_needs_card (game))
    need->kind = LS_NEED_BOSS_CARD;
  else if (boss == LS_BOSS_DRYAD && game->boss.arrived)
    look_at_cards (game, need);
}

static void
look_at_choice (const LsGame *game,
                LsNeed       *need)
{
  g_autofree const char **ids = NULL;

  need->monster = ls_game_pending_choice (game);
  if (!need->monster)
    return;
  need->kind = LS_NEED_CHOICE;
  need->choices = g_ptr_array_new ();
  ids = ls_game_choices (game, need->monster);
  for (guint i = 0; ids[i]; i++)
    g_ptr_array_add (need->choices, (char *) ids[i]);
}

static void
look_at_stage (const LsGame *game,
               LsNeed       *need)
{
  int owing = ls_game_owes_token (game);

  switch (game->stage)
    {
    case LS_STAGE_DAY:
      look_at_day (game, need);
      break;
    case LS_STAGE_COIN:
      need->kind = game->setup.app_flips ? LS_NEED_NOTHING : LS_NEED_COIN;
      break;
    case LS_STAGE_BOSS:
      look_at_boss (game, need);
      break;
    case LS_STAGE_SPAWN:
      if (ls_boss_of_night (game) != LS_BOSS_DRYAD)
        look_at_cards (game, need);
      break;
    case LS_STAGE_ATTACK:
      look_at_choice (game, need);
      break;
    case LS_STAGE_HEROES:
      need->kind = owing >= 0 ? LS_NEED_MOVEMENT_TOKEN : LS_NEED_NOTHING;
      need->hero = owing >= 0 ? game->heroes[owing].id : NULL;
      break;
    default:
      break;
    }
}

static gboolean
has_damage_due (const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].due > 0)
      return TRUE;
  return FALSE;
}

/* TRUE: it waits for something. A game that is over waits for nothing any more. */
gboolean
ls_game_needs (const LsGame *game,
               LsNeed       *need)
{
  g_autofree LsGame *settled = NULL;

  *need = (LsNeed){ .kind = LS_NEED_NOTHING };
  if (game->stage == LS_STAGE_OVER)
    return FALSE;
  if (game->boss.entering != LS_NO_SPOT)
    {
      need->kind = LS_NEED_BOSS_AT;
      need->spots = ls_harpy_landings (game);
      return TRUE;
    }
  if (has_damage_due (game)) /* its wounds come first: in the attack step they are all that the next instruction does */
    {
      if (game->stage == LS_STAGE_ATTACK)
        return FALSE;
      settled = g_new (LsGame, 1);
      memcpy (settled, game, sizeof *settled);
      ls_game_settle (settled, NULL);
      ls_game_look_at_end (settled, NULL);
      game = settled;
    }
  if (game->stage != LS_STAGE_OVER)
    look_at_stage (game, need);
  return need->kind != LS_NEED_NOTHING;
}
