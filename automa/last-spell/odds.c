/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds.h"

#include <string.h>

#include "bots.h"

/* Face-down cards are unknown to the players: they are shuffled with the deck and dealt anew. */
static void
deal_unknown_cards (LsGame *game)
{
  guint8 pool[LS_MAX_PILE * 2];
  guint n = 0;

  for (guint i = 0; i < game->deck.n && game->setup.app_draws; i++)
    pool[n++] = game->deck.cards[i];
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    for (guint j = 0; j < game->cards.slots[i].n && n < G_N_ELEMENTS (pool); j++)
      if (game->setup.app_draws)
        pool[n++] = game->cards.slots[i].cards[j];
  if (!game->setup.app_draws) /* any card that has not been seen this night */
    for (guint card = 1; card <= game->deck.n && n < G_N_ELEMENTS (pool); card++)
      if (!memchr (game->cards.discard.cards, (int) card, game->cards.discard.n))
        pool[n++] = (guint8) card;
  automa_random_shuffle (&game->random, pool, n);
  automa_random_shuffle (&game->random, game->boss.deck.cards, game->boss.deck.n);
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    for (guint j = 0; j < game->cards.slots[i].n && n > 0; j++)
      game->cards.slots[i].cards[j] = pool[--n];
  game->setup.app_flips = game->setup.app_draws = TRUE;
}

/* Plays on until that many monster phases are over, or the night is. */
static void
play_phases (LsGame *game,
             LsGame *scratch,
             guint   phases)
{
  while (phases > 0 && game->stage != LS_STAGE_OVER && game->stage != LS_STAGE_DAY)
    {
      LsCommand command = { .kind = game->stage == LS_STAGE_HEROES ? LS_DO_END_HERO_PHASE : LS_DO_STEP };
      gboolean attack = game->stage == LS_STAGE_ATTACK;

      if (attack)
        ls_bot_choose (game, &command);
      if (!ls_game_apply (game, &command, scratch, NULL, NULL))
        return;
      memcpy (game, scratch, sizeof *game);
      phases -= attack && game->stage != LS_STAGE_ATTACK ? 1 : 0;
    }
}

static guint
sum_panic (const LsGame *game)
{
  guint sum = 0;

  for (guint i = 0; i < game->n_panic; i++)
    sum += game->panic[i];
  return sum;
}

static void
count_game (const LsGame *before,
            const LsGame *after,
            LsOdds       *odds)
{
  gboolean night_ended = after->stage == LS_STAGE_DAY || after->night != before->night;
  guint flames = night_ended ? 0 : sum_panic (before) - MIN (sum_panic (before), sum_panic (after));

  odds->games++;
  odds->flames += flames;
  odds->panic += flames > 0 ? 1 : 0;
  odds->structures += (guint) (before->n_structures - MIN (before->n_structures, after->n_structures));
  odds->mages += (guint) (before->mages - MIN (before->mages, after->mages));
  odds->lost += after->outcome == LS_LOST ? 1 : 0;
  for (guint i = 0; i < before->n_heroes; i++)
    {
      guint wounds = after->heroes[i].wounds - MIN (after->heroes[i].wounds, before->heroes[i].wounds);

      odds->wounds[i] += wounds;
      odds->wounded[i] += wounds > 0 ? 1 : 0;
      odds->dead[i] += after->sheets[i].dead && !before->sheets[i].dead ? 1 : 0;
    }
}

void
ls_odds_play (const LsGame *game,
              guint         phases,
              guint         games,
              guint64       seed,
              LsOddsGoOn    go_on,
              gpointer      data,
              LsOdds       *odds)
{
  g_autofree LsGame *one = g_new (LsGame, 1);
  g_autofree LsGame *scratch = g_new (LsGame, 1);

  *odds = (LsOdds){ 0 };
  for (guint i = 0; i < games && (!go_on || go_on (data)); i++)
    {
      memcpy (one, game, sizeof *one);
      automa_random_seed (&one->random, seed + i);
      deal_unknown_cards (one);
      play_phases (one, scratch, phases);
      count_game (game, one, odds);
    }
}
