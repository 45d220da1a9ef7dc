/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the town may grow, and the day as a checklist: questions whose answers must be those of the commands. */
#include "day-table.h"

#include <string.h>

#include "drawing.h"
#include "last-spell/day-steps.h"
#include "last-spell/sites.h"

static const LsStructureFacts *
facts_of (Table      *t,
          const char *type)
{
  const LsStructureFacts *facts = ls_pack_structure (t->game->pack, type);

  g_assert_nonnull (facts);
  return facts;
}

static guint
sites_over (Table      *t,
            const char *type,
            const char *spot,
            LsSpots     sites[LS_MAX_SITES])
{
  g_autoptr (GError) error = NULL;
  guint n = ls_town_sites (t->game, facts_of (t, type), ls_spot_from_name (spot), sites, &error);

  g_assert_true ((n == 0) == (error != NULL));
  return n;
}

static void
expect_reason (Table      *t,
               const char *type,
               const char *spot,
               const char *part)
{
  g_autoptr (GError) error = NULL;
  LsSpots sites[LS_MAX_SITES];

  g_assert_cmpuint (ls_town_sites (t->game, facts_of (t, type), ls_spot_from_name (spot), sites, &error), ==, 0);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
}

/* --- day.place --- */

/* Two spots lie in four ways around one: to the east, to the south, and back. */
static void
test_ways (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  LsSpots sites[LS_MAX_SITES];

  g_assert_cmpuint (sites_over (t, "gold-mine", "U17", sites), ==, 3); /* the house on S18 is beside T17 */
  g_assert_cmpuint (sites[0].at[0], ==, ls_spot_from_name ("U17"));
  g_assert_cmpuint (sites[0].at[1], ==, ls_spot_from_name ("V17"));
  g_assert_cmpuint (sites[1].at[1], ==, ls_spot_from_name ("U18"));
  g_assert_cmpuint (sites[2].at[0], ==, ls_spot_from_name ("U16"));
  g_assert_cmpuint (sites_over (t, "house", "U17", sites), ==, 1);
  g_assert_cmpuint (sites_over (t, "wooden-gate", "K17", sites), ==, 1);
  g_assert_cmpuint (sites[0].n, ==, 2);
  g_assert_cmpuint (sites[0].at[0], ==, ls_spot_from_name ("K16"));
}

static void
test_reasons (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  expect_reason (t, "house", "S18", "S18 holds");
  expect_reason (t, "watchtower", "A1", "(day.place");
  expect_reason (t, "gold-mine", "A1", "(day.place");
  expect_reason (t, "wooden-wall", "U17", "(day.place");
  expect_reason (t, "stone-wall", "U17", "(day.build");
  day_stash (t, 0, 0);
  expect_reason (t, "house", "U17", "it costs 3 gold");
  table_do (t, "day-end");
  expect_reason (t, "house", "U17", "(day.end");
}

/* Every spot and every structure: the command agrees, and what is refused is told with a reason. */
static void
test_agrees (gconstpointer scenario)
{
  g_autoptr (Table) t = day_table (GPOINTER_TO_UINT (scenario), LS_MODE_SINGLE, 2);
  g_autofree guint8 *marked = g_new (guint8, LS_N_CELLS);
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsSpots sites[LS_MAX_SITES];
  guint fits = 0, misfits = 0;

  for (guint i = 0; i < t->game->pack->n_structures; i++)
    {
      const LsStructureFacts *facts = &t->game->pack->structures[i];
      guint n = ls_town_spots (t->game, facts, marked);
      guint fits_before = fits;

      for (guint spot = 0; spot < LS_N_CELLS; spot++)
        {
          guint found = ls_board_has (t->game->board, (LsSpot) spot)
                          ? ls_town_sites (t->game, facts, (LsSpot) spot, sites, NULL) : 0;

          g_assert_cmpint (marked[spot], ==, found > 0);
          n -= found > 0 ? 1 : 0;
          for (guint j = 0; j < found; j++)
            {
              LsCommand command = { .kind = LS_DO_BUILD, .word = facts->type.id, .spots = sites[j] };

              g_assert_true (ls_spots_contain (&sites[j], (LsSpot) spot));
              g_assert_true (ls_game_apply (t->game, &command, after, NULL, NULL));
              fits++;
            }
          misfits += found == 0 ? 1 : 0;
        }
      g_assert_cmpuint (n, ==, 0);
      g_assert_cmpint (ls_town_may_begin (t->game, facts, NULL), ==, fits > fits_before);
    }
  g_assert_cmpuint (fits, >, 100);
  g_assert_cmpuint (misfits, >, 100);
}

/* Whether it can be built at all is asked before anybody looks for a place. */
static void
test_begin (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  g_autoptr (GError) poor = NULL, full = NULL, night = NULL;

  g_assert_true (ls_town_may_begin (t->game, facts_of (t, "gold-mine"), NULL));
  for (guint i = 0; i < LS_N_CELLS; i++)
    if (t->game->board->terrain[i] == LS_TERRAIN_GROUND && t->game->board->sector[i] != '*')
      ((LsBoard *) t->game->board)->terrain[i] = LS_TERRAIN_TREE;
  g_assert_false (ls_town_may_begin (t->game, facts_of (t, "gold-mine"), &full));
  g_assert_nonnull (strstr (full->message, "there is no room for it in the town (day.place"));
  day_stash (t, 0, 0);
  g_assert_false (ls_town_may_begin (t->game, facts_of (t, "gold-mine"), &poor));
  g_assert_nonnull (strstr (poor->message, "day.build"));
  t->game->stage = LS_STAGE_HEROES;
  g_assert_false (ls_town_may_begin (t->game, facts_of (t, "gold-mine"), &night));
  g_assert_error (night, LS_GAME_ERROR, LS_GAME_ERROR_STAGE);
}

/* --- The checklist --- */

static void
expect_next (Table    *t,
             LsDayStep step)
{
  g_assert_cmpint (ls_day_step_next (t->game, LS_DAY_STEP_MIST), ==, step);
}

static void
expect_state (Table      *t,
              LsDayStep   step,
              LsStepState state)
{
  g_assert_cmpint (ls_day_step_state (t->game, step), ==, state);
}

static void
test_first_day (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  expect_state (t, LS_DAY_STEP_PRODUCTION, LS_STEP_NOT_TODAY);
  expect_state (t, LS_DAY_STEP_CARDS, LS_STEP_NOT_TODAY);
  expect_next (t, LS_DAY_STEP_MIST);
  table_do (t, "day-mist");
  expect_state (t, LS_DAY_STEP_MIST, LS_STEP_DONE);
  expect_next (t, LS_DAY_STEP_SCOUT);
  table_do (t, "day-scout");
  while (ls_day_step_next (t->game, LS_DAY_STEP_MIST) == LS_DAY_STEP_PERKS)
    for (guint i = 0; i < 2; i++)
      if (ls_day_step_about (t->game, LS_DAY_STEP_PERKS, i))
        table_do (t, "perk hero=%s perk=p%u level=1", t->game->heroes[i].id, t->game->sheets[i].n_perks);
  expect_next (t, LS_DAY_STEP_END);
  table_do (t, "day-end");
  expect_next (t, LS_DAY_STEP_DEPLOY);
  g_assert_true (ls_day_step_about (t->game, LS_DAY_STEP_DEPLOY, 1));
  table_deploy (t);
  g_assert_false (ls_day_step_about (t->game, LS_DAY_STEP_DEPLOY, 1));
  expect_next (t, LS_DAY_STEP_NIGHT);
}

/* Production and a perk for each hero; the perks may wait, the list then goes on behind them. */
static void
test_second_day (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.night = 2;
  t = table_new_setup (&setup);
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  expect_next (t, LS_DAY_STEP_PRODUCTION);
  table_do (t, "day-production");
  expect_next (t, LS_DAY_STEP_PERKS);
  g_assert_cmpint (ls_day_step_next (t->game, LS_DAY_STEP_END), ==, LS_DAY_STEP_END);
  expect_state (t, LS_DAY_STEP_PERKS, LS_STEP_OPEN);
}

static void
test_lakeburg_cards (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  expect_next (t, LS_DAY_STEP_CARDS);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (ls_day_step_about (t->game, LS_DAY_STEP_CARDS, i));
      table_do (t, "turn-card hero=%s movement=2,3,4 mana=6", t->game->heroes[i].id);
    }
  expect_state (t, LS_DAY_STEP_CARDS, LS_STEP_DONE);
}

/* A day without the mist's advance, in which houses and wooden walls are built and ruins scavenged. */
static void
test_intro_steps (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  g_assert_false (ls_day_is_short (t->game));
  expect_state (t, LS_DAY_STEP_MIST, LS_STEP_NOT_TODAY);
  expect_state (t, LS_DAY_STEP_PRODUCTION, LS_STEP_NOT_TODAY);
  expect_next (t, LS_DAY_STEP_SCOUT);
  table_do (t, "day-scout");
  expect_next (t, LS_DAY_STEP_PERKS);
  g_assert_true (ls_day_may_act (t->game, NULL));
  g_assert_cmpint (ls_day_step_next (t->game, LS_DAY_STEP_END), ==, LS_DAY_STEP_END);
  table_do (t, "day-end");
  table_deploy (t);
  g_assert_false (ls_day_is_short (t->game)); /* what was done stays to be seen */
  expect_state (t, LS_DAY_STEP_END, LS_STEP_DONE);
}

/* With everybody in place and nothing done yet, the night can begin at once; in other games there is always a day. */
static void
test_short_day (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);
  g_autoptr (Table) single = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  g_assert_true (ls_day_is_short (t->game));
  expect_next (t, LS_DAY_STEP_NIGHT);
  for (LsDayStep step = LS_DAY_STEP_MIST; step < LS_DAY_STEP_DEPLOY; step++)
    expect_state (t, step, LS_STEP_NOT_TODAY);
  table_do (t, "day-scout");
  g_assert_false (ls_day_is_short (t->game));
  table_deploy (single);
  g_assert_false (ls_day_is_short (single->game));
}

static void
test_solo_steps (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);

  expect_state (t, LS_DAY_STEP_DEPLOY, LS_STEP_OPEN);
  table_do (t, "hero-at hero=%s at=O14", t->game->heroes[0].id);
  expect_state (t, LS_DAY_STEP_DEPLOY, LS_STEP_DONE);
  g_assert_false (ls_day_step_about (t->game, LS_DAY_STEP_DEPLOY, 1));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_RULE_TEST ("day.place", "ways", test_ways);
  ADD_RULE_TEST ("day.place", "reasons", test_reasons);
  ADD_RULE_TEST ("day.build", "begin", test_begin);
  g_test_add_data_func ("/last-spell/day.place/agrees/gildenberg", GUINT_TO_POINTER (LS_SCENARIO_GILDENBERG), test_agrees);
  g_test_add_data_func ("/last-spell/day.place/agrees/lakeburg", GUINT_TO_POINTER (LS_SCENARIO_LAKEBURG), test_agrees);
  g_test_add_data_func ("/last-spell/day.place/agrees/glenwald", GUINT_TO_POINTER (LS_SCENARIO_GLENWALD), test_agrees);
  ADD_RULE_TEST ("day.end", "checklist-first", test_first_day);
  ADD_RULE_TEST ("day.production", "checklist-second", test_second_day);
  ADD_RULE_TEST ("day.level", "checklist-cards", test_lakeburg_cards);
  ADD_RULE_TEST ("setup.intro", "checklist", test_intro_steps);
  ADD_RULE_TEST ("setup.intro", "short-day", test_short_day);
  ADD_RULE_TEST ("setup.solo", "checklist", test_solo_steps);
  return g_test_run ();
}
