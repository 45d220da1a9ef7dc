/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-day.h"

static const char *
any_hero (const LsGame *game,
          AutomaRandom *random)
{
  return game->heroes[automa_random_below (random, game->n_heroes)].id;
}

static const char *
any_structure (const LsGame *game,
               AutomaRandom *random)
{
  return game->n_structures > 0 ? game->structures[automa_random_below (random, game->n_structures)].id : "none";
}

static const char *
any_item (const LsGame *game,
          AutomaRandom *random)
{
  return game->n_items > 0 ? game->items[automa_random_below (random, game->n_items)].id : "none";
}

/* Of its size, in the town or in a cutout. */
static LsCommand
build_something (const LsGame           *game,
                 AutomaRandom           *random,
                 const LsStructureFacts *facts)
{
  LsCommand command = { .kind = LS_DO_BUILD, .word = facts->type.id };
  LsFacing along = (LsFacing) automa_random_below (random, LS_N_FACINGS);

  if (facts->type.class_ == LS_WALL)
    command.spots = g_array_index (game->board->walls, LsSpots, automa_random_below (random, game->board->walls->len));
  else
    for (guint i = 0; i < facts->type.spots; i++)
      command.spots.at[command.spots.n++]
        = i == 0 ? ls_spot (10 + automa_random_below (random, 12), 10 + automa_random_below (random, 12))
                 : ls_spot_beside (command.spots.at[i - 1], along);
  return command;
}

/* Armors of the pack for the most part: they are used at night. */
static LsCommand
add_something (const LsGame *game,
               AutomaRandom *random,
               LsCommandKind kind)
{
  static const char *const colours[] = { "green", "red", "blue", "yellow" };
  guint item = automa_random_below (random, LS_N_ITEM_KINDS);
  const LsArmor *armor = &game->pack->armors[automa_random_below (random, game->pack->n_armors)];

  if (automa_random_below (random, 4) > 0)
    return (LsCommand){ .kind = (guint8) kind,
                        .word = automa_random_below (random, 2) ? armor->id : armor->name,
                        .other = ls_item_kind_names[armor->kind],
                        .number = (int) automa_random_below (random, 6) };

  return (LsCommand){ .kind = (guint8) kind,
                      .word = item == LS_ITEM_POTION ? colours[automa_random_below (random, 4)] : "thing",
                      .other = ls_item_kind_names[item],
                      .number = (int) automa_random_below (random, 6) };
}

/* Asked for something, or else built or upgraded. */
static LsCommand
ask_seer (const LsGame *game,
          AutomaRandom *random)
{
  int seer = ls_game_find_structure (game, "seer-1");

  if (seer < 0)
    return build_something (game, random, ls_pack_structure (game->pack, "seer"));
  if (!game->structures[seer].upgraded && automa_random_below (random, 2))
    return (LsCommand){ .kind = LS_DO_UPGRADE, .id = game->structures[seer].id };
  if (automa_random_below (random, 2))
    return (LsCommand){ .kind = LS_DO_SEER_MIST, .word = ls_facing_ids[automa_random_below (random, LS_N_FACINGS)] };
  return (LsCommand){ .kind = LS_DO_SEER_CARD,
                      .number = (int) (1 + automa_random_below (random, LS_MAX_SPAWN_SLOTS)) };
}

/* For what it is known to have cost. */
static LsCommand
sell_something (const LsGame *game,
                AutomaRandom *random)
{
  const char *id = any_item (game, random);
  int item = ls_game_find_item (game, id);

  return (LsCommand){ .kind = LS_DO_SELL, .word = id, .number = item >= 0 ? game->items[item].price : 1 };
}

static LsCommand
take_perk (const LsGame *game,
           AutomaRandom *random)
{
  char name[16];

  g_snprintf (name, sizeof name, "perk %u", automa_random_below (random, 20));
  return (LsCommand){ .kind = LS_DO_PERK,
                      .id = any_hero (game, random),
                      .word = g_intern_string (name),
                      .number = (int) (1 + automa_random_below (random, LS_PERK_LEVELS)) };
}

static LsCommand
keep_up (const LsGame *game)
{
  guint left = ls_game_upkeep (game);

  return (LsCommand){ .kind = left & LS_DAY_MIST    ? LS_DO_DAY_MIST
                              : left & LS_DAY_SCOUT ? LS_DO_DAY_SCOUT
                                                    : LS_DO_DAY_PRODUCTION };
}

LsCommand
random_day_command (const LsGame *game,
                    AutomaRandom *random)
{
  if (ls_game_upkeep (game) && automa_random_below (random, 3) > 0)
    return keep_up (game);
  switch (automa_random_below (random, 16))
    {
    case 0:
      return (LsCommand){ .kind = LS_DO_UPGRADE, .id = any_structure (game, random) };
    case 1:
      return (LsCommand){ .kind = LS_DO_REPAIR, .id = any_structure (game, random), .number = 1 };
    case 2:
      return (LsCommand){ .kind = LS_DO_SCAVENGE,
                          .id = any_structure (game, random),
                          .number = (int) automa_random_below (random, 4),
                          .count = (int) automa_random_below (random, 4),
                          .flag = (gint8) ((int) automa_random_below (random, 3) - 1) };
    case 3:
    case 4:
      return ask_seer (game, random);
    case 5:
      return (LsCommand){ .kind = LS_DO_REFRESH };
    case 6:
      return add_something (game, random, LS_DO_BUY);
    case 7:
      return add_something (game, random, LS_DO_ITEM_ADD);
    case 8:
      return sell_something (game, random);
    case 9:
    case 10:
      return (LsCommand){ .kind = LS_DO_ITEM_TAKE, .id = any_item (game, random), .other = any_hero (game, random) };
    case 11:
      return (LsCommand){ .kind = (guint8) (LS_DO_ITEM_REMOVE + automa_random_below (random, 4)),
                          .other = any_hero (game, random),
                          .id = any_item (game, random),
                          .flag = 1 };
    case 12:
      return take_perk (game, random);
    case 13:
      return (LsCommand){ .kind = automa_random_below (random, 2) ? LS_DO_RECRUIT : LS_DO_TURN_CARD,
                          .id = any_hero (game, random),
                          .word = "2,3,3",
                          .number = 6 };
    case 14:
      return (LsCommand){ .kind = automa_random_below (random, 4) ? LS_DO_GOLD : LS_DO_DAY_END, .number = 30 };
    default:
      return build_something (game, random,
                              &game->pack->structures[automa_random_below (random, game->pack->n_structures)]);
    }
}
