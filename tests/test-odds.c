/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the coming phases may bring: what is certain is counted in every game, what is unknown hangs on the seed alone, and
 * the game that is asked about stays as it is. */
#include "table.h"

#include "last-spell/odds.h"

#include <string.h>

#define GAMES 20u

/* In the attack step with a Clawer beside Ada; Bruno is far away. */
static Table *
clawer_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L9");
  table_do (self, "hero-at hero=Bruno at=L20");
  table_go_to (self, LS_STAGE_ATTACK);
  table_do (self, "monster-add type=clawer at=L8");
  return self;
}

/* A night with its cards and its coin before it, in the hero phase. */
static Table *
night_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 5);

  table_begin_night (self);
  table_go_to (self, LS_STAGE_HEROES);
  return self;
}

static void
test_certain (void)
{
  g_autoptr (Table) t = clawer_table ();
  guint damage = g_array_index (t->pack->types, LsMonsterType, table_monster (t, "clawer-1")->type).damage;
  LsOdds odds;

  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &odds);
  g_assert_cmpuint (odds.games, ==, GAMES);
  g_assert_cmpuint (odds.wounds[0], ==, GAMES * damage);
  g_assert_cmpuint (odds.wounded[0], ==, GAMES);
  g_assert_cmpuint (odds.wounds[1] + odds.wounded[1] + odds.dead[0] + odds.lost, ==, 0);
  g_assert_cmpuint (odds.flames + odds.panic + odds.structures + odds.mages, ==, 0);
}

static void
test_lost (void)
{
  g_autoptr (Table) t = clawer_table ();
  LsOdds odds;

  table_do (t, "hero-wounds hero=Ada wounds=%u", table_hero (t, "Ada")->hit_points - 1u);
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &odds);
  g_assert_cmpuint (odds.dead[0], ==, GAMES);
  g_assert_cmpuint (odds.lost, ==, GAMES);
  g_assert_cmpuint (odds.dead[1], ==, 0);
}

static void
test_structures (void)
{
  g_autoptr (Table) t = clawer_table ();
  LsOdds odds;

  table_do (t, "hero-at hero=Ada at=L19");
  table_do (t, "structure-add type=watchtower spots=L9");
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &odds);
  g_assert_cmpuint (odds.structures, ==, GAMES);
  g_assert_cmpuint (odds.wounds[0] + odds.wounds[1], ==, 0);
}

/* The circle's mages, who die of what strikes it. */
static void
test_mages (void)
{
  g_autoptr (Table) t = clawer_table ();
  char circle[LS_SPOT_NAME_SIZE];
  LsOdds odds;

  ls_spot_name (ls_spot (t->game->board->circle_west, t->game->board->circle_north - 1), circle);
  table_do (t, "monster-add type=clawer at=%s", circle);
  table_do (t, "hero-at hero=Ada at=L19");
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &odds);
  g_assert_cmpuint (odds.mages, ==, GAMES);
}

/* Every phase that nobody fights brings more; the last night of all ends them. */
static void
test_phases (void)
{
  g_autoptr (Table) t = night_table ();
  LsOdds none, one, three;

  ls_odds_play (t->game, 0, GAMES, 1, NULL, NULL, &none);
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &one);
  ls_odds_play (t->game, 3, GAMES, 1, NULL, NULL, &three);
  g_assert_cmpuint (none.games, ==, GAMES);
  g_assert_cmpuint (none.flames + none.wounds[0] + none.structures + none.lost, ==, 0);
  g_assert_cmpuint (one.panic, <=, GAMES);
  g_assert_cmpuint (three.flames, >, one.flames);
}

static void
test_nothing_changes (void)
{
  g_autoptr (Table) t = night_table ();
  g_autofree LsGame *before = g_memdup2 (t->game, sizeof *t->game);
  LsOdds odds;

  ls_odds_play (t->game, 2, GAMES, 1, NULL, NULL, &odds);
  g_assert_cmpmem (before, sizeof *before, t->game, sizeof *t->game);
}

/* Each game has a seed of its own: the first ten and the next ten are the twenty. */
static void
test_seeds (void)
{
  g_autoptr (Table) t = night_table ();
  LsOdds all, first, second;

  ls_odds_play (t->game, 2, GAMES, 7, NULL, NULL, &all);
  ls_odds_play (t->game, 2, GAMES / 2, 7, NULL, NULL, &first);
  ls_odds_play (t->game, 2, GAMES / 2, 7 + GAMES / 2, NULL, NULL, &second);
  g_assert_cmpuint (first.flames + second.flames, ==, all.flames);
  g_assert_cmpuint (first.structures + second.structures, ==, all.structures);
  for (guint i = 0; i < t->game->n_heroes; i++)
    g_assert_cmpuint (first.wounds[i] + second.wounds[i], ==, all.wounds[i]);
}

/* The table draws: what lies face down is not known to the app either, and cards that were seen do not come again. */
static void
test_table_draws (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;
  LsOdds odds, others;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 5);
  setup.app_draws = FALSE;
  t = table_new_setup (&setup);
  table_begin_night (t);
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &odds);
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    memset (t->game->cards.slots[i].cards, 1, t->game->cards.slots[i].n);
  ls_odds_play (t->game, 1, GAMES, 1, NULL, NULL, &others);
  g_assert_cmpmem (&odds, sizeof odds, &others, sizeof others);
}

static gboolean
has_time (gpointer left)
{
  return (*(guint *) left)-- > 0;
}

/* Whoever asks can stop it; what there is by then counts. */
static void
test_stopped (void)
{
  g_autoptr (Table) t = clawer_table ();
  guint left = 5;
  LsOdds odds;

  ls_odds_play (t->game, 1, GAMES, 1, has_time, &left, &odds);
  g_assert_cmpuint (odds.games, ==, 5);
  g_assert_cmpuint (odds.wounded[0], ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/certain", test_certain);
  g_test_add_func ("/odds/lost", test_lost);
  g_test_add_func ("/odds/structures", test_structures);
  g_test_add_func ("/odds/mages", test_mages);
  g_test_add_func ("/odds/phases", test_phases);
  g_test_add_func ("/odds/nothing-changes", test_nothing_changes);
  g_test_add_func ("/odds/seeds", test_seeds);
  g_test_add_func ("/odds/table-draws", test_table_draws);
  g_test_add_func ("/odds/stopped", test_stopped);

  return g_test_run ();
}
