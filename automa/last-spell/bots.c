/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots.h"

#include <string.h>

#include "game-position.h"

#define SOLO_HEROES 3 /* `setup.solo`: that play at once */

void
ls_bot_setup (LsSetup   *setup,
              LsScenario scenario,
              LsMode     mode,
              guint      n_heroes,
              guint64    seed)
{
  static const char *const names[LS_MAX_HEROES] = { "Ada", "Bruno", "Cleo", "Dario" };

  memset (setup, 0, sizeof *setup); /* also what lies between its members: games are compared to the byte */
  *setup = (LsSetup){ .scenario = (guint8) scenario,
                      .mode = (guint8) mode,
                      .n_heroes = (guint8) n_heroes,
                      .app_flips = TRUE,
                      .app_draws = TRUE,
                      .seed = seed,
                      .night = 1,
                      .edition = LS_EDITION_LATEST,
                      .bosses = TRUE };
  ls_rulings_init (&setup->rulings, LS_PROFILE_DEFAULT);
  for (guint i = 0; i < n_heroes; i++)
    setup->heroes[i] = (LsHeroSetup){ .name = g_intern_string (names[i]),
                                      .hit_points = (guint8) (8 - i % 2),
                                      .mana = (guint8) (4 + i),
                                      .movement = { 2, 3, 4 } };
}

static gboolean
is_free_for_heroes (const LsGround *ground,
                    LsSpot          spot)
{
  return !(ground->holds[spot] & (LS_HOLDS_OBSTACLE | LS_HOLDS_MIST | LS_HOLDS_TRAP));
}

/* The first hero who is not on the board goes to the free spot nearest to the circle. FALSE: all are there. */
gboolean
ls_bot_deploy (const LsGame *game,
               LsCommand    *command)
{
  LsSpot circle = ls_spot (game->board->circle_west, game->board->circle_north);
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);
  LsSpot best = LS_NO_SPOT;
  guint hero = 0;

  while (hero < game->n_heroes && (game->sheets[hero].on_board || game->sheets[hero].dead))
    hero++;
  if (hero == game->n_heroes || (ls_mode_is_solo (game->setup.mode) && ls_game_heroes_in_play (game) >= SOLO_HEROES))
    return FALSE;
  ls_game_position_init (&view, game);
  ls_ground_init (ground, &view.position);
  for (guint row = 0; row < game->board->height; row++)
    for (guint column = 0; column < game->board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (ls_board_in_town (game->board, spot) && is_free_for_heroes (ground, spot)
            && (best == LS_NO_SPOT || ls_spot_distance (spot, circle) < ls_spot_distance (best, circle)))
          best = spot;
      }
  *command = (LsCommand){ .kind = LS_DO_HERO_AT, .id = game->heroes[hero].id, .spots = { 1, { best } } };
  return best != LS_NO_SPOT;
}

static int
nearest_monster (const LsGame *game,
                 LsSpot        from)
{
  int nearest = -1;

  for (guint i = 0; i < game->n_monsters; i++)
    if (!ls_board_in_mist (game->board, game->mist, game->monsters[i].spots.at[0])
        && (nearest < 0
            || ls_spot_distance (game->monsters[i].spots.at[0], from)
                 < ls_spot_distance (game->monsters[nearest].spots.at[0], from)))
      nearest = (int) i;
  return nearest;
}

/* One step towards a spot, if one brings the hero nearer. */
static LsSpot
step_towards (const LsGround *ground,
              LsSpot          from,
              LsSpot          to)
{
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot next = ls_spot_beside (from, side);

      if (is_free_for_heroes (ground, next) && ls_spot_distance (next, to) < ls_spot_distance (from, to))
        return next;
    }
  return LS_NO_SPOT;
}

static LsSpot
walk_towards (const LsGame *game,
              LsSpot        from,
              LsSpot        to,
              guint         points)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);

  ls_game_position_init (&view, game);
  ls_ground_init (ground, &view.position);
  for (; points > 0 && ls_spot_distance (from, to) > 1; points--)
    {
      LsSpot next = step_towards (ground, from, to);

      if (next == LS_NO_SPOT)
        break;
      from = next;
    }
  return from;
}

/* The first token that is left. */
static gboolean
pay_cry (const LsHeroSheet *sheet,
         const char        *hero,
         LsCommand         *command)
{
  for (int token = 0; token < LS_MAX_MOVEMENT_TOKENS; token++)
    if (sheet->movement[token] != 0 && !(sheet->spent & (1 << token)))
      {
        *command = (LsCommand){ .kind = LS_DO_HERO_TOKEN, .id = hero, .number = token + 1, .flag = 1 };
        return TRUE;
      }
  return FALSE;
}

/* What one hero does next, in one or two commands: strike for an action, or walk with a movement token. FALSE: all are
 * done. */
gboolean
ls_bot_act (const LsGame *game,
            AutomaRandom *random,
            LsCommand     commands[2],
            guint        *n)
{
  for (guint i = 0; i < game->n_heroes; i++)
    {
      const LsHero *hero = &game->heroes[i];
      const LsHeroSheet *sheet = &game->sheets[i];
      int prey = sheet->on_board ? nearest_monster (game, hero->at) : -1;
      const LsMonster *monster = prey >= 0 ? &game->monsters[prey] : NULL;
      guint token = 0;

      if (sheet->owed > 0 && pay_cry (sheet, hero->id, &commands[0])) /* `harpy.cry` comes first */
        {
          *n = 1;
          return TRUE;
        }
      if (!monster)
        continue;
      if (ls_spot_distance (monster->spots.at[0], hero->at) == 1 && sheet->actions > 0)
        {
          LsRoll roll
            = ls_dice_roll (&game->pack->dice, g_array_index (game->pack->types, LsMonsterType, monster->type).dice,
                            (LsAttackAbilities){ 0 }, random);

          commands[0] = (LsCommand){ .kind = LS_DO_HERO_ACTIONS, .id = hero->id, .number = sheet->actions - 1 };
          commands[1]
            = (LsCommand){ .kind = LS_DO_MONSTER_WOUNDS, .id = monster->id, .number = (int) monster->wounds + 1 };
          *n = roll.hit ? 2 : 1;
          return TRUE;
        }
      while (token < LS_MAX_MOVEMENT_TOKENS && (sheet->movement[token] == 0 || sheet->spent & (1 << token)))
        token++;
      if (token < LS_MAX_MOVEMENT_TOKENS && ls_spot_distance (monster->spots.at[0], hero->at) > 1)
        {
          LsSpot to = walk_towards (game, hero->at, monster->spots.at[0], sheet->movement[token]);

          commands[0] = (LsCommand){ .kind = LS_DO_HERO_TOKEN, .id = hero->id, .number = (int) token + 1, .flag = 1 };
          commands[1] = (LsCommand){ .kind = LS_DO_HERO_AT, .id = hero->id, .spots = { 1, { to } } };
          *n = to == hero->at ? 1 : 2;
          return TRUE;
        }
    }
  return FALSE;
}

/* The first thing offered. FALSE: nobody waits. */
gboolean
ls_bot_choose (const LsGame *game,
               LsCommand    *command)
{
  const char *monster = ls_game_pending_choice (game);
  g_autofree const char **choices = NULL;

  if (!monster)
    return FALSE;
  choices = ls_game_choices (game, monster);
  *command = (LsCommand){ .kind = LS_DO_CHOOSE, .id = monster, .other = choices[0], .flag = -1 };
  return TRUE;
}

/* Deploys the heroes and lets the night go on; whoever is asked takes the first answer. */
LsCommand
ls_bot_next (const LsGame *game)
{
  LsCommand command = { .kind = LS_DO_NEXT };

  if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, &command))
    command = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  else if (game->stage == LS_STAGE_HEROES)
    command = (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
  else if (game->stage == LS_STAGE_ATTACK)
    ls_bot_choose (game, &command);
  return command;
}
