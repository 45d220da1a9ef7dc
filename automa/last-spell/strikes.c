/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strikes.h"

#include <string.h>

#include "boss.h"
#include "game-private.h"

#define BOTH_DICE ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))

const LsTarget *
ls_strike_target (const LsGame *game,
                  const char   *id)
{
  for (guint i = 0; i < game->attack.n; i++)
    if (strcmp (game->attack.targets[i].id, id) == 0)
      return &game->attack.targets[i];
  return NULL;
}

gboolean
ls_strike_goes_on (const LsGame *game,
                   guint         hero)
{
  return game->stage == LS_STAGE_HEROES && game->attack.hero == hero + 1;
}

/* `dice.reroll`, by the ruling `reroll-cap`. */
guint
ls_strike_rerolls (const LsGame *game,
                   const char   *id)
{
  const LsTarget *target = ls_strike_target (game, id);
  gboolean there = ls_game_find_monster (game, id) >= 0 || ls_game_find_token (game, id) >= 0;
  guint made;

  if (game->stage != LS_STAGE_HEROES || !there || !target || !target->missed)
    return 0;
  made = game->rulings.value[LS_RULING_REROLL_CAP] != 0 ? target->rerolls : game->attack.rerolls;
  return LS_MAX_REROLLS - MIN (made, LS_MAX_REROLLS);
}

/* --- Whom and by whom --- */

void
ls_strike_spots (const LsGame *game,
                 const char   *id,
                 LsSpots      *spots)
{
  int hero = ls_game_find_hero (game, id);

  *spots = (LsSpots){ 0 };
  if (!ls_game_target_spots (game, id, spots) && hero >= 0 && game->sheets[hero].on_board)
    *spots = (LsSpots){ 1, { game->heroes[hero].at } };
}

static guint
distance_to (const LsSpots *spots,
             LsSpot         from)
{
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < spots->n; i++)
    nearest = MIN (nearest, ls_spot_distance (spots->at[i], from));
  return nearest;
}

int
ls_strike_hero (const LsGame *game,
                const char   *id)
{
  int found = -1;
  guint least = G_MAXUINT;
  LsSpots spots;

  if (game->turn > 0 && !game->struck && game->sheets[game->turn - 1].on_board)
    return game->turn - 1;
  ls_strike_spots (game, id, &spots);
  for (guint i = 0; i < game->n_heroes; i++)
    {
      guint distance = distance_to (&spots, game->heroes[i].at);

      if (!game->sheets[i].on_board || strcmp (game->heroes[i].id, id) == 0 || ls_dryad_tile_under (game, i))
        continue;
      if (found < 0 || distance < least)
        found = (int) i;
      least = MIN (least, distance);
    }
  return found;
}

gboolean
ls_strike_is_target (const LsGame *game,
                     const char   *id)
{
  int token = ls_game_find_token (game, id);
  int hero = ls_game_find_hero (game, id);

  return ls_game_find_monster (game, id) >= 0 || (hero >= 0 && game->sheets[hero].on_board)
         || (token >= 0 && (game->tokens[token].kind == LS_TOKEN_MONOLITH || ls_strike_dice (game, id) != 0));
}

/* `dryad.mortar`, `dryad.monoliths`: tiles have no card. */
LsDice
ls_strike_dice (const LsGame *game,
                const char   *id)
{
  int monster = ls_game_find_monster (game, id);
  int token = ls_game_find_token (game, id);

  if (monster >= 0)
    return g_array_index (game->pack->types, LsMonsterType, game->monsters[monster].type).dice;
  if (token >= 0 && (game->tokens[token].kind == LS_TOKEN_HATCHERY || game->tokens[token].kind == LS_TOKEN_SEED_MORTAR))
    return BOTH_DICE;
  return 0;
}
