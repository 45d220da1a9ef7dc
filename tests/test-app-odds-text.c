/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the odds window says: shares at their ends, averages, sentences. */
#include "odds-text.h"

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_percent (void)
{
  expect (hk_odds_percent (0, 1000), "0 %");
  expect (hk_odds_percent (0, 0), "0 %");
  expect (hk_odds_percent (1, 1000), "under 1 %");
  expect (hk_odds_percent (10, 1000), "1 %");
  expect (hk_odds_percent (374, 1000), "37 %");
  expect (hk_odds_percent (990, 1000), "99 %");
  expect (hk_odds_percent (999, 1000), "over 99 %");
  expect (hk_odds_percent (1000, 1000), "100 %");
}

static void
test_average (void)
{
  expect (hk_odds_average (0, 1000), "0.0");
  expect (hk_odds_average (0, 0), "0.0");
  expect (hk_odds_average (1, 1000), "under 0.1");
  expect (hk_odds_average (1400, 1000), "1.4");
}

static void
test_basis (void)
{
  expect (hk_odds_basis (1, 1), "The coming monster phase, played 1 time over coins and cards that nobody knows, with "
                                "heroes that stand still.");
  expect (hk_odds_basis (3, 5000), "The coming 3 monster phases, played 5000 times over coins and cards that nobody "
                                   "knows, with heroes that stand still.");
}

static void
test_sentences (void)
{
  const LsOdds odds = { .games = 10, .flames = 14, .panic = 6, .wounds = { 0, 12 }, .wounded = { 0, 5 },
                        .dead = { 0, 1 }, .structures = 3 };

  expect (hk_odds_hero (&odds, 0, "Ada"), "Ada: wounded 0 %, wounds on average 0.0, dead 0 %");
  expect (hk_odds_hero (&odds, 1, "Bruno"), "Bruno: wounded 50 %, wounds on average 1.2, dead 10 %");
  expect (hk_odds_flames (&odds), "60 %; on average 1.4 flames");
  expect (hk_odds_lost (odds.structures, odds.games), "on average 0.3");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/odds/percent", test_percent);
  g_test_add_func ("/app/odds/average", test_average);
  g_test_add_func ("/app/odds/basis", test_basis);
  g_test_add_func ("/app/odds/sentences", test_sentences);
  return g_test_run ();
}
