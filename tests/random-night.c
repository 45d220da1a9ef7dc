/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-night.h"

#include <string.h>

#include "last-spell/audit.h"
#include "last-spell/boss.h"
#include "last-spell/bots.h"
#include "random-day.h"

/* --- Any command --- */

static const char *
any_id (const LsGame *game,
        AutomaRandom *random)
{
  switch (automa_random_below (random, 5))
    {
    case 0:
      return game->n_monsters > 0 ? game->monsters[automa_random_below (random, game->n_monsters)].id : "nobody";
    case 1:
      return game->heroes[automa_random_below (random, game->n_heroes)].id;
    case 2:
      return game->n_structures > 0 ? game->structures[automa_random_below (random, game->n_structures)].id : "nothing";
    case 3:
      return game->n_tokens > 0 ? game->tokens[automa_random_below (random, game->n_tokens)].id : "circle";
    default:
      return "nobody";
    }
}

static const char *
any_word (AutomaRandom *random)
{
  static const char *const words[] = { "left",      "right", "north",      "west",     "1",         "10",
                                       "3B",        "clawer", "boomer",    "bulky-red", "house",    "wooden-wall",
                                       "warp-gate", "watchtower", "slow-trap", "damage-trap", "stun-trap", "corpse-pile",
                                       "contact",   "order", "nonsense",    "C1",       "C3",        "hatchery",
                                       "seed-mortar", "monolith", "cetusia-second-stage" };

  return words[automa_random_below (random, G_N_ELEMENTS (words))];
}

static LsCommand
any_command (const LsGame *game,
             AutomaRandom *random)
{
  LsCommand command = { .kind = (guint8) automa_random_below (random, LS_N_COMMANDS),
                        .id = any_id (game, random),
                        .other = automa_random_below (random, 2) ? any_id (game, random) : "ahead",
                        .word = any_word (random),
                        .facing = (guint8) automa_random_below (random, LS_N_FACINGS + 1),
                        .number = (int) automa_random_below (random, 8),
                        .count = (int) automa_random_below (random, 4),
                        .flag = (gint8) ((int) automa_random_below (random, 3) - 1),
                        .marks = (guint8) automa_random_below (random, 8) };

  command.spots.n = 1 + automa_random_below (random, 2);
  command.spots.at[0] = ls_spot (automa_random_below (random, 33), automa_random_below (random, 24));
  command.spots.at[1] = ls_spot_beside (command.spots.at[0], (LsFacing) automa_random_below (random, LS_N_FACINGS));
  /* the end of the world comes soon enough */
  if (command.kind == LS_DO_MAGES || command.kind == LS_DO_HERO_WOUNDS)
    command.number = 1 + command.number % 3;
  return command;
}

/* --- A command that leads on --- */

static LsCommand
any_coin (AutomaRandom *random)
{
  return (LsCommand){ .kind = LS_DO_COIN, .word = ls_coin_names[automa_random_below (random, LS_N_COINS)] };
}

/* Bosses rather than others. */
static LsCommand
kill_someone (const LsGame *game,
              AutomaRandom *random)
{
  guint n = MAX (game->n_monsters, 1u);
  guint victim = automa_random_below (random, n);

  for (guint i = 0; i < game->n_monsters; i++)
    if (ls_boss_is (game, &game->monsters[i]) && automa_random_below (random, 2) == 0)
      return (LsCommand){ .kind = LS_DO_MONSTER_WOUNDS,
                          .id = game->monsters[i].id,
                          .number = (int) (game->monsters[i].wounds + 3) };
  for (guint i = 0; i < game->n_monsters; i++)
    if (strcmp (g_array_index (game->pack->types, LsMonsterType, game->monsters[i].type).id, "alerion") == 0)
      victim = i;
  return (LsCommand){ .kind = LS_DO_MONSTER_KILL, .id = game->n_monsters > 0 ? game->monsters[victim].id : "nobody" };
}

/* At any monster or tile, with the app's dice. */
static LsCommand
strike_someone (const LsGame *game,
                AutomaRandom *random)
{
  guint n = MAX (game->n_monsters + game->n_tokens, 1);
  guint victim = automa_random_below (random, n);

  if (game->attack.n > 0 && automa_random_below (random, 3) == 0)
    return (LsCommand){ .kind = LS_DO_REROLL,
                        .id = game->attack.targets[automa_random_below (random, game->attack.n)].id,
                        .flag = (gint8) ((int) automa_random_below (random, 3) - 1) };
  if (automa_random_below (random, 8) == 0)
    return (LsCommand){ .kind = LS_DO_ROLL,
                        .id = game->heroes[automa_random_below (random, game->n_heroes)].id,
                        .other = game->heroes[automa_random_below (random, game->n_heroes)].id,
                        .number = (int) automa_random_below (random, 3),
                        .marks = (guint16) automa_random_below (random, 512) };
  return (LsCommand){ .kind = LS_DO_ROLL,
                      .other = automa_random_below (random, 3) > 0
                                 ? game->heroes[automa_random_below (random, game->n_heroes)].id
                                 : NULL,
                      .id = victim < game->n_monsters                    ? game->monsters[victim].id
                            : victim < game->n_monsters + game->n_tokens ? game->tokens[victim - game->n_monsters].id
                                                                         : "nobody",
                      .number = (int) automa_random_below (random, 4),
                      .marks = (guint16) automa_random_below (random, 512) };
}

/* Any entangled hero, by himself or another; FALSE: there is none. */
static gboolean
free_someone (const LsGame *game,
              AutomaRandom *random,
              LsCommand    *command)
{
  guint by = automa_random_below (random, game->n_heroes);

  for (guint i = 0; i < game->n_heroes; i++)
    if (ls_dryad_tile_under (game, i))
      {
        *command = (LsCommand){ .kind = LS_DO_FREE_HERO,
                                .id = game->heroes[i].id,
                                .other = game->heroes[by].id,
                                .flag = -1 };
        return TRUE;
      }
  return FALSE;
}

/* Any hero onto any tile, or anywhere. */
static LsCommand
send_someone (const LsGame *game,
              AutomaRandom *random)
{
  LsCommand command = { .kind = LS_DO_HERO_AT,
                        .id = game->heroes[automa_random_below (random, game->n_heroes)].id,
                        .spots = { 1, { ls_spot (automa_random_below (random, game->board->width),
                                                 automa_random_below (random, game->board->height)) } } };

  if (game->n_tokens > 0 && automa_random_below (random, 2) == 0)
    command.spots.at[0] = game->tokens[automa_random_below (random, game->n_tokens)].at;
  return command;
}

/* A defense, put up where there is none, shoots anywhere, with the app's dice or the table's. */
static LsCommand
shoot_somewhere (const LsGame *game,
                 AutomaRandom *random)
{
  guint column = automa_random_below (random, game->board->width);
  LsSpot at = ls_spot (column, automa_random_below (random, game->board->height));
  guint first = automa_random_below (random, MAX (game->n_structures, 1u));

  if (game->n_monsters > 0 && automa_random_below (random, 4) > 0)
    at = game->monsters[automa_random_below (random, game->n_monsters)].spots.at[0];
  for (guint i = 0; i < game->n_structures; i++)
    {
      const LsStructure *defense = &game->structures[(first + i) % game->n_structures];

      if (strcmp (defense->type->id, "ballista") == 0 || strcmp (defense->type->id, "catapult") == 0)
        return (LsCommand){ .kind = LS_DO_SHOOT,
                            .id = defense->id,
                            .spots = { 1 + automa_random_below (random, 2), { at, at } },
                            .flag = (gint8) ((int) automa_random_below (random, 2) - 1) };
    }
  return (LsCommand){ .kind = LS_DO_STRUCTURE_ADD,
                      .word = automa_random_below (random, 2) ? "ballista" : "catapult",
                      .spots = { 1, { ls_spot (column % 12 + 10, automa_random_below (random, 12) + 10) } } };
}

/* A hero puts on any armor or shield of the pack, or uses or restores one; against whom, chance or the rules say. */
static LsCommand
handle_armor (const LsGame *game,
              AutomaRandom *random)
{
  const LsItem *item = game->n_items > 0 ? &game->items[automa_random_below (random, game->n_items)] : NULL;
  const LsArmor *armor = &game->pack->armors[automa_random_below (random, game->pack->n_armors)];

  if (!item || (game->n_items < 12 && automa_random_below (random, 4) == 0))
    return (LsCommand){ .kind = LS_DO_ITEM_ADD, .word = armor->id, .other = ls_item_kind_names[armor->kind] };
  if (item->holder == LS_IN_STASH)
    return (LsCommand){ .kind = LS_DO_ITEM_TAKE,
                        .id = item->id,
                        .other = game->heroes[automa_random_below (random, game->n_heroes)].id,
                        .flag = 1 };
  return (LsCommand){ .kind = item->used && automa_random_below (random, 2) ? LS_DO_RESTORE_ARMOR : LS_DO_USE_ARMOR,
                      .id = item->id,
                      .other = automa_random_below (random, 4) ? NULL : any_id (game, random),
                      .flag = (gint8) ((int) automa_random_below (random, 3) - 1),
                      .marks = (guint8) (automa_random_below (random, 3) ? 0 : automa_random_below (random, 8)) };
}

/* Any hero does anything that the rules have for a turn. */
static LsCommand
take_turn (const LsGame *game,
           AutomaRandom *random)
{
  static const LsCommandKind kinds[] = { LS_DO_HERO_MOVE, LS_DO_HERO_MOVE, LS_DO_FIST,        LS_DO_FIST,
                                         LS_DO_TURN,      LS_DO_ARMOR_UP,  LS_DO_HERO_POTION, LS_DO_DRINK };
  guint hero = automa_random_below (random, game->n_heroes);
  LsSpot at = game->heroes[hero].at;
  LsCommand command = { .kind = (guint8) kinds[automa_random_below (random, G_N_ELEMENTS (kinds))],
                        .id = game->heroes[hero].id,
                        .other = any_id (game, random),
                        .word = ls_potion_names[automa_random_below (random, 4)],
                        .spots = { 1, { at } },
                        .flag = (gint8) ((int) automa_random_below (random, 3) - 1),
                        .marks = (guint8) (automa_random_below (random, 3) ? 0 : automa_random_below (random, 8)) };

  for (guint i = automa_random_below (random, 9) + 1; i > 0 && game->sheets[hero].on_board; i--)
    if (ls_board_has (game->board, ls_spot_beside (command.spots.at[0], (LsFacing) (i % 2 + (at % 3 ? 0 : 2)))))
      command.spots.at[0] = ls_spot_beside (command.spots.at[0], (LsFacing) (i % 2 + (at % 3 ? 0 : 2)));
  for (guint i = 0; i < game->n_monsters; i++)
    if (game->sheets[hero].on_board && ls_spot_distance (game->monsters[i].spots.at[0], at) == 1)
      command.other = game->monsters[i].id;
  return command;
}

/* The first thing that the hero carries. */
static LsCommand
put_something_back (const LsGame *game,
                    int           hero)
{
  guint item = 0;

  while (item + 1 < game->n_items && game->items[item].holder != (gint8) hero)
    item++;
  return (LsCommand){ .kind = LS_DO_ITEM_REMOVE, .id = game->items[item].id };
}

static LsCommand
leading_command (const LsGame *game,
                 AutomaRandom *random)
{
  LsCommand command = { .kind = automa_random_below (random, 4) ? LS_DO_STEP : LS_DO_NEXT };
  LsCommand pair[2];
  guint n;

  if (game->boss.entering != LS_NO_SPOT)
    return (LsCommand){ .kind = LS_DO_BOSS_AT,
                        .spots = { 1, { ls_spot_beside (game->boss.entering,
                                                        (LsFacing) automa_random_below (random, LS_N_FACINGS)) } } };
  switch (game->stage)
    {
    case LS_STAGE_DAY:
      if (ls_game_overladen_hero (game) >= 0)
        return put_something_back (game, ls_game_overladen_hero (game));
      if (automa_random_below (random, 8) > 0)
        return random_day_command (game, random);
      if (!game->setup.app_flips && game->boss.side == 0 && ls_boss_of_night (game) == LS_BOSS_HARPY)
        return any_coin (random);
      if (ls_bot_deploy (game, &command))
        return command;
      if (!game->setup.app_draws && game->direction == 0)
        command = (LsCommand){ .kind = LS_DO_DIRECTION, .word = "d2" };
      else
        command = (LsCommand){ .kind = automa_random_below (random, 3) ? LS_DO_BEGIN_NIGHT : LS_DO_QUESTS, .number = 1 };
      return command;
    case LS_STAGE_COIN:
      return game->setup.app_flips ? command : any_coin (random);
    case LS_STAGE_BOSS:
      if (!game->setup.app_flips && game->boss.side == 0 && ls_boss_of_night (game) == LS_BOSS_HARPY)
        return any_coin (random);
      if (!game->setup.app_draws && ls_boss_of_night (game) == LS_BOSS_CETUSIA && game->phase > 1
          && game->boss.card == 0)
        return (LsCommand){ .kind = LS_DO_BOSS_CARD,
                            .word = game->pack->cetusia[automa_random_below (random, game->pack->n_cetusia)].id };
      if (ls_boss_of_night (game) != LS_BOSS_DRYAD || !game->boss.arrived)
        return command;
      G_GNUC_FALLTHROUGH;
    case LS_STAGE_SPAWN:
      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        {
          const LsPile *pile = &game->cards.slots[i];
          guint card = automa_random_below (random, game->pack->patterns->len);

          if (pile->n > 0 && pile->cards[pile->n - 1] == LS_CARD_UNKNOWN && game->phase <= 2)
            return (LsCommand){ .kind = LS_DO_CARD,
                                .number = (int) i + 1,
                                .word = g_array_index (game->pack->patterns, LsPatternCard, card).id };
        }
      return command;
    case LS_STAGE_ATTACK:
      if (automa_random_below (random, 2))
        return handle_armor (game, random);
      ls_bot_choose (game, &command);
      return command;
    case LS_STAGE_HEROES:
      if (automa_random_below (random, 12) == 0) /* bots alone would never slay a boss */
        return kill_someone (game, random);
      if (automa_random_below (random, 8) == 0)
        return strike_someone (game, random);
      if (automa_random_below (random, 3) == 0)
        return take_turn (game, random);
      if (automa_random_below (random, 6) == 0)
        return shoot_somewhere (game, random);
      if (automa_random_below (random, 12) == 0)
        return handle_armor (game, random);
      if (automa_random_below (random, 12) == 0)
        return send_someone (game, random);
      if (automa_random_below (random, 4) == 0 && free_someone (game, random, &command))
        return command;
      if (automa_random_below (random, 8) == 0 || !ls_bot_act (game, random, pair, &n))
        return (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
      return pair[automa_random_below (random, n)];
    default:
      return command;
    }
}

/* --- A game --- */

static LsSetup
any_setup (AutomaRandom *random,
           guint64       seed)
{
  LsSetup setup;

  ls_bot_setup (&setup, (LsScenario) automa_random_below (random, 3), (LsMode) automa_random_below (random, LS_N_MODES),
                1 + automa_random_below (random, LS_MAX_HEROES), seed);
  setup.app_flips = automa_random_below (random, 2) == 0;
  setup.app_draws = automa_random_below (random, 3) > 0;
  setup.night = (guint8) (setup.mode == LS_MODE_INTRODUCTORY ? 1 : 1 + automa_random_below (random, LS_NIGHTS));
  setup.b_cards = (guint8) automa_random_below (random, 32);
  for (guint i = 0; i < LS_N_RULINGS; i++)
    setup.rulings.value[i] = (guint8) automa_random_below (random, automa_ruling_n_values (ls_ruling_get (i)));
  return setup;
}

static gboolean
report (const char      *what,
        GPtrArray       *breaches,
        const LsCommand *command,
        guint64          seed,
        guint            number)
{
  g_autoptr (JsonNode) node = ls_command_json (command);
  g_autofree char *text = json_to_string (node, FALSE);

  for (guint i = 0; i < breaches->len; i++)
    g_printerr ("# seed %" G_GUINT64_FORMAT ", command %u %s: %s: %s\n", seed, number, text, what,
                (char *) g_ptr_array_index (breaches, i));
  return breaches->len == 0;
}

static gboolean
look_at (const LsGame    *before,
         const LsCommand *command,
         const LsGame    *after,
         guint64          seed,
         guint            number)
{
  g_autoptr (GPtrArray) state = ls_audit_state (after);
  g_autoptr (GPtrArray) transition = ls_audit_transition (before, command, after);

  return report ("state", state, command, seed, number) & report ("transition", transition, command, seed, number);
}

/* The game says that it waits for nothing exactly when the command that leads on is accepted. */
static gboolean
needs_what_is_refused (const LsGame *game,
                       LsGame       *scratch,
                       guint64       seed,
                       guint         number,
                       NightCounts  *counts)
{
  LsCommand command = { .kind = game->stage == LS_STAGE_DAY      ? LS_DO_BEGIN_NIGHT
                                : game->stage == LS_STAGE_HEROES ? LS_DO_END_HERO_PHASE
                                                                 : LS_DO_NEXT };
  g_auto (LsNeed) need = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean waits = ls_game_needs (game, &need);

  counts->needs[need.kind]++;
  if (ls_game_apply (game, &command, scratch, NULL, &error) != waits)
    return TRUE;
  g_printerr ("# seed %" G_GUINT64_FORMAT ", command %u, stage %d: need %d, but %s\n", seed, number, game->stage,
              need.kind, error ? error->message : "accepted");
  return FALSE;
}

/* Plays one game by chance and leaves its last state. FALSE: the auditor found a breach, or a refused command changed something. */
gboolean
random_game_play (const LsPack *pack,
                  guint64       seed,
                  guint         max_commands,
                  LsGame       *last,
                  NightCounts  *counts)
{
  g_autofree LsGame *scratch = g_new0 (LsGame, 1);
  AutomaRandom random;
  LsSetup setup;

  automa_random_seed (&random, seed);
  setup = any_setup (&random, seed);
  ls_game_begin (last, pack, &setup);
  for (guint i = 0; i < max_commands && last->stage != LS_STAGE_OVER; i++)
    {
      LsCommand command =
        automa_random_below (&random, 5) == 0 ? any_command (last, &random) : leading_command (last, &random);

      if (!needs_what_is_refused (last, scratch, seed, i, counts))
        return FALSE;
      counts->commands++;
      if (!ls_game_apply (last, &command, scratch, NULL, NULL))
        {
          counts->refused++;
          if (memcmp (last, scratch, sizeof *last) == 0)
            continue;
          g_printerr ("# seed %" G_GUINT64_FORMAT ", command %u: refused, but the state changed\n", seed, i);
          return FALSE;
        }
      if (!look_at (last, &command, scratch, seed, i))
        return FALSE;
      counts->done[command.kind]++;
      counts->nights += command.kind == LS_DO_BEGIN_NIGHT ? 1 : 0;
      if (last->stage != LS_STAGE_DAY && (scratch->stage == LS_STAGE_DAY || scratch->outcome == LS_WON))
        counts->slain[ls_boss_of_night (last)]++;
      if (scratch->outcome == LS_LOST)
        counts->fallen[ls_boss_of_night (last)]++;
      memcpy (last, scratch, sizeof *last);
    }
  counts->won += last->outcome == LS_WON ? 1 : 0;
  counts->lost += last->outcome == LS_LOST ? 1 : 0;
  return TRUE;
}
