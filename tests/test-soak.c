/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random nights with the auditor on: 2,000 of them in a test run; SOAK_NIGHTS says how many, SOAK_SEED where to begin. */
#include <string.h>

#include "random-night.h"

#define MAX_COMMANDS 600

static guint64
number_from (const char *variable,
             guint64     otherwise)
{
  const char *text = g_getenv (variable);

  return text ? g_ascii_strtoull (text, NULL, 10) : otherwise;
}

static void
test_nights (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autofree LsGame *game = g_new0 (LsGame, 1);
  guint64 nights = number_from ("SOAK_NIGHTS", 2000);
  guint64 seed = number_from ("SOAK_SEED", 20261118);
  NightCounts counts = { 0 };

  while (counts.nights < nights)
    g_assert_true (random_game_play (pack, seed++, MAX_COMMANDS, game, &counts));
  g_test_message ("%u nights, %u commands, %u of them refused; %u games won, %u lost", counts.nights, counts.commands,
                  counts.refused, counts.won, counts.lost);
  g_assert_cmpuint (counts.refused, >, 0);
  g_assert_cmpuint (counts.lost, >, 0);
  g_assert_cmpuint (counts.won, >, 0);
  for (LsNeedKind kind = LS_NEED_NOTHING; kind <= LS_NEED_LESS; kind++)
    {
      g_test_message ("need %d: %u states", kind, counts.needs[kind]);
      if (kind != LS_NEED_BOSS_AT) /* the spot of the last Alerion is seldom taken at once */
        g_assert_cmpuint (counts.needs[kind], >, 0);
    }
  for (LsCommandKind kind = LS_DO_ROLL; kind <= LS_LAST_DAY_COMMAND; kind++)
    {
      if (kind >= LS_DO_MONSTER_ADD && kind < LS_FIRST_DAY_COMMAND) /* corrections */
        continue;
      g_test_message ("%s: %u times", ls_command_name (kind), counts.done[kind]);
      g_assert_cmpuint (counts.done[kind], >, 0);
    }
  for (LsBoss boss = LS_BOSS_NONE; boss <= LS_BOSS_DRYAD; boss++)
    {
      g_test_message ("boss %d: %u nights won, %u games lost", boss, counts.slain[boss], counts.fallen[boss]);
      g_assert_cmpuint (counts.slain[boss], >, 0);
      g_assert_cmpuint (counts.fallen[boss], >, 0);
    }
}

/* The same seed gives the same game, to the byte. */
static void
test_same_seed (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autofree LsGame *a = g_new0 (LsGame, 1);
  g_autofree LsGame *b = g_new0 (LsGame, 1);
  NightCounts counts = { 0 };

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_assert_true (random_game_play (pack, seed, MAX_COMMANDS, a, &counts));
      g_assert_true (random_game_play (pack, seed, MAX_COMMANDS, b, &counts));
      g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/soak/nights", test_nights);
  g_test_add_func ("/soak/same-seed", test_same_seed);

  return g_test_run ();
}
