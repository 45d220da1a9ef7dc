/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Corrupted Harpy on her cliff, and her Alerion: section 12 of the rules. */
#include "harpy-table.h"

#include "drawing.h"
#include "last-spell/boss.h"

static guint
count_alerion (Table *t)
{
  guint n = 0;

  for (guint i = 0; i < t->game->n_monsters; i++)
    n += g_str_has_prefix (t->game->monsters[i].id, "alerion-") ? 1 : 0;
  return n;
}

static const LsMonsterType *
find_type (Table      *t,
           const char *id)
{
  int type = ls_pack_find_type (t->pack, id);

  g_assert_cmpint (type, >=, 0);
  return &g_array_index (t->pack->types, LsMonsterType, type);
}

/* --- harpy.stats --- */

static void
expect_card (Table      *t,
             const char *id,
             guint       hit_points,
             guint       steps,
             guint       damage)
{
  const LsMonsterType *type = find_type (t, id);

  g_assert_cmpuint (type->hit_points, ==, hit_points);
  g_assert_cmpuint (type->move, ==, steps);
  g_assert_cmpuint (type->damage, ==, damage);
  g_assert_cmpint (type->attack, ==, LS_ATTACK_MELEE);
  g_assert_cmpint (type->abilities, ==, LS_ABILITY_FLY);
  g_assert_cmpint (type->dice, ==, LS_DIE_BLUE | LS_DIE_ORANGE);
}

static void
test_cards (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  expect_card (t, "harpy", 7, 5, 3);
  expect_card (t, "alerion", 1, 3, 1);
  g_assert_true (find_type (t, "harpy")->boss);
  g_assert_false (find_type (t, "alerion")->boss);
}

/* Five steps, then three damage to the hero she has come to. */
static void
test_flies_and_strikes (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "mist side=west distance=6");
  table_do (t, "hero-at hero=Ada at=K15");
  harpy_land (t, "E15");
  expect_at (t, "harpy-1", "E15", LS_EAST);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "harpy-1", "J15", LS_EAST);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 3);
}

/* The seventh wound kills her, not the sixth. */
static void
test_wounds (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  harpy_land (t, "M9");
  table_do (t, "monster-wounds monster=harpy-1 wounds=6");
  g_assert_true (harpy_is_there (t));
  expect_stage (t, LS_STAGE_PANIC);
  table_do (t, "monster-wounds monster=harpy-1 wounds=7");
  g_assert_false (harpy_is_there (t));
}

/* --- harpy.alerion --- */

/* Cards A1 and A2 in the first phase, A3 in the second, by the slots of the direction card's row; then none. */
static void
test_alerion_come (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  t->game->phase = 1;
  table_go_to (t, LS_STAGE_SPAWN);
  g_assert_cmpuint (count_alerion (t), ==, 0);
  table_do (t, "step");
  g_assert_true (table_said (t, LS_RULE_HARPY_ALERION));
  g_assert_cmpuint (count_alerion (t), ==, 2);
  expect_at (t, "alerion-1", "G20", LS_EAST);
  expect_at (t, "alerion-2", "AA14", LS_WEST);
  table_next_phase (t);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (count_alerion (t), ==, 3);
  expect_at (t, "alerion-3", "O7", LS_SOUTH);
  table_next_phase (t);
  table_next_phase (t);
  g_assert_cmpuint (count_alerion (t), ==, 3);
}

/* A spot that is taken: another mist spot. */
static void
test_alerion_spot_taken (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  t->game->phase = 1;
  table_do (t, "monster-add type=clawer at=G20");
  table_go_to (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (count_alerion (t), ==, 2);
  for (guint i = 1; i < t->game->n_monsters; i++)
    g_assert_true (ls_board_in_mist (t->game->board, t->game->mist, t->game->monsters[i].spots.at[0]));
}

/* They are monsters like others: stunned, counted for panic, three steps, one damage. */
static void
test_alerion_are_monsters (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "monster-add type=alerion at=L15");
  table_do (t, "next");
  expect_track (t, "1 2 2 2 2 2");
  table_do (t, "monster-kill monster=alerion-1");
  table_do (t, "hero-at hero=Ada at=L15");
  table_do (t, "monster-add type=alerion at=H15 facing=east");
  table_do (t, "monster-add type=alerion at=X21 facing=west");
  table_do (t, "monster-stun monster=alerion-2 stunned=true");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "alerion-1", "K15", LS_EAST);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
}

/* They come with the Harpy only: not in other nights, not with other bosses, not in games from before the bosses. */
static void
test_alerion_elsewhere (void)
{
  static const struct
  {
    LsScenario scenario;
    guint8     night;
    gboolean   bosses;
  } cases[] = { { LS_SCENARIO_GILDENBERG, 1, TRUE },
                { LS_SCENARIO_GILDENBERG, 2, TRUE },
                { LS_SCENARIO_LAKEBURG, 3, TRUE },
                { LS_SCENARIO_GILDENBERG, 3, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = NULL;
      LsSetup setup;

      ls_bot_setup (&setup, cases[i].scenario, LS_MODE_SINGLE, 2, i + 1);
      setup.night = cases[i].night;
      setup.bosses = cases[i].bosses;
      t = table_new_setup (&setup);
      table_begin_night (t);
      g_assert_false (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
      table_go_to (t, LS_STAGE_MOVEMENT);
      g_assert_cmpuint (t->game->n_monsters, >, 0);
      g_assert_cmpuint (count_alerion (t), ==, 0);
    }
}

/* --- day.scout-boss --- */

/* The app's coin shows both sides, by the seed. */
static void
test_scout (void)
{
  guint seen[LS_N_COINS + 1] = { 0 };

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (Table) t = NULL;
      LsSetup setup;

      ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);
      setup.night = 3;
      t = table_new_setup (&setup);
      table_begin_night (t);
      g_assert_true (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
      g_assert_cmpuint (t->game->boss.side, <=, LS_N_COINS);
      seen[t->game->boss.side]++;
    }
  g_assert_cmpuint (seen[0], ==, 0);
  g_assert_cmpuint (seen[LS_COIN_LEFT + 1], >, 0);
  g_assert_cmpuint (seen[LS_COIN_RIGHT + 1], >, 0);
}

/* The table's own coin is entered by day; without it the night does not begin. */
static void
test_scout_own_coin (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  table_deploy (t);
  table_do (t, "direction card=d1");
  table_refuses (t, LS_GAME_ERROR_STAGE, "begin-night");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "coin side=up");
  table_do (t, "coin side=left");
  table_do (t, "coin side=right"); /* a slip */
  g_assert_true (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
  table_do (t, "begin-night");
  g_assert_cmpuint (t->game->boss.side, ==, LS_COIN_RIGHT + 1);
  table_refuses (t, LS_GAME_ERROR_STAGE, "coin side=left"); /* the panic step */
}

/* The side of the day holds for all phases. */
static void
test_side_of_the_day (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  for (guint i = 0; i < 3; i++)
    {
      table_next_phase (t);
      g_assert_cmpuint (t->game->boss.side, ==, LS_COIN_LEFT + 1);
    }
}

/* The other ruling: tossed in each boss spawn step. */
static void
test_side_of_the_phase (void)
{
  g_autoptr (Table) t = harpy_cliff (NULL);

  for (guint i = 0; i < 2; i++)
    {
      table_go_to (t, LS_STAGE_BOSS);
      g_assert_cmpuint (t->game->boss.side, ==, 0);
      table_refuses (t, LS_GAME_ERROR_STAGE, "step");
      table_refuses (t, LS_GAME_ERROR_UNKNOWN, "coin side=up");
      table_do (t, "coin side=%s", ls_coin_names[i]);
      table_do (t, "step");
      g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, i == 0 ? 1 : 0);
      g_assert_cmpuint (table_sheet (t, "Bruno")->cry, ==, i == 0 ? 0 : 1);
      table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-token hero=%s token=1 spent=true", i == 0 ? "Ada" : "Bruno");
    }
}

/* By the app: nothing by day, and both sides in the course of a night. */
static void
test_side_of_the_phase_by_the_app (void)
{
  g_autoptr (Table) t = NULL;
  guint said[2] = { 0 };
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.night = 3;
  ls_rulings_init (&setup.rulings, LS_PROFILE_EOG);
  t = table_new_setup (&setup);
  table_begin_bare_night (t);
  g_assert_false (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
  table_do (t, "hero-at hero=Ada at=P9");
  table_do (t, "hero-at hero=Bruno at=P20");
  for (guint i = 0; i < 20; i++)
    {
      table_go_to (t, LS_STAGE_BOSS);
      table_do (t, "step");
      g_assert_true (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
      said[table_sheet (t, "Ada")->cry]++;
      while (t->game->n_monsters > 1) /* the first Alerion stays where it is */
        table_do (t, "monster-kill monster=%s", t->game->monsters[1].id);
      if (t->game->n_monsters > 0)
        table_do (t, "monster-at monster=%s at=A1", t->game->monsters[0].id);
      table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-token hero=Ada token=1 spent=true");
      table_do (t, "hero-token hero=Bruno token=1 spent=true");
    }
  g_assert_cmpuint (said[0], >, 0);
  g_assert_cmpuint (said[1], >, 0);
}

/* Where there is no Harpy there is no coin by day. */
static void
test_no_scout (void)
{
  g_autoptr (Table) first = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autoptr (Table) lake = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3);

  table_refuses (first, LS_GAME_ERROR_STAGE, "coin side=left");
  table_refuses (lake, LS_GAME_ERROR_STAGE, "coin side=left");
  table_begin_night (first);
  table_begin_night (lake);
}

/* --- harpy.cry --- */

/* The heroes of her half, up to the middle of the board. */
static void
test_cry_half (void)
{
  for (guint side = 0; side < LS_N_COINS; side++)
    {
      g_autoptr (Table) t = harpy_cliff (ls_coin_names[side]);

      table_go_to (t, LS_STAGE_BOSS);
      table_do (t, "step");
      g_assert_true (table_said (t, LS_RULE_HARPY_CRY));
      g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, side == LS_COIN_LEFT ? 1 : 0);
      g_assert_cmpuint (table_sheet (t, "Bruno")->cry, ==, side == LS_COIN_LEFT ? 0 : 1);
      expect_stage (t, LS_STAGE_SPAWN);
    }
}

/* In the next hero phase, after the tokens have come back: one of the player's choice, before the phase may end. */
static void
test_cry_next_hero_phase (void)
{
  g_autoptr (Table) t = harpy_cliff ("left");

  table_do (t, "hero-token hero=Ada token=1 spent=true");
  table_go_to (t, LS_STAGE_SPAWN);
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 0);
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 1);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Bruno")->owed, ==, 0);
  table_refuses (t, LS_GAME_ERROR_RULE, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "hero-token hero=Ada token=4 spent=true");
  table_do (t, "hero-token hero=Ada token=1 spent=false");
  table_do (t, "hero-token hero=Bruno token=1 spent=true");
  table_refuses (t, LS_GAME_ERROR_RULE, "end-hero-phase");
  table_do (t, "hero-token hero=Ada token=2 spent=true");
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 1 << 1);
  table_do (t, "end-hero-phase");
}

/* The other ruling: at once, and nothing is owed in the hero phase. */
static void
test_cry_at_once (void)
{
  g_autoptr (Table) t = harpy_cliff ("left");

  table_do (t, "ruling ruling=cry-timing value=at-once");
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 1);
  g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Bruno")->owed, ==, 0);
  table_do (t, "hero-token hero=Ada token=3 spent=true");
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->spent, ==, 1 << 2);
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, 0);
  table_do (t, "end-hero-phase");
}

/* Who has no token to lose does not hold up the others. */
static void
test_cry_no_tokens (void)
{
  g_autoptr (Table) t = harpy_cliff ("left");

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    table_sheet (t, "Ada")->movement[i] = 0;
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
}

/* In each phase, for who stands there then; no more when the third Alerion is dead. */
static void
test_cry_each_phase (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  for (guint i = 0; i < 3; i++)
    {
      table_do (t, "hero-at hero=Ada at=%s", i == 1 ? "X9" : "L9");
      table_go_to (t, LS_STAGE_BOSS);
      table_do (t, "step");
      g_assert_true (table_said (t, LS_RULE_HARPY_CRY));
      table_go_to (t, LS_STAGE_HEROES);
      g_assert_cmpuint (table_sheet (t, "Ada")->owed, ==, i == 1 ? 0 : 1);
      table_do (t, "hero-token hero=Ada token=1 spent=true");
    }
  harpy_land (t, "T9");
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_false (table_said (t, LS_RULE_HARPY_CRY));
  g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, 0);
}

/* On the cliff she is nowhere to be struck. */
static void
test_cry_out_of_reach (void)
{
  g_autoptr (Table) t = harpy_cliff ("right");

  table_go_to (t, LS_STAGE_HEROES);
  g_assert_false (harpy_is_there (t));
  g_assert_false (t->game->boss.arrived);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-wounds monster=harpy-1 wounds=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-kill monster=harpy-1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-stun monster=harpy-1 stunned=true");
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-at at=M9");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("harpy.stats", "cards", test_cards);
  ADD_RULE_TEST ("harpy.stats", "flies-and-strikes", test_flies_and_strikes);
  ADD_RULE_TEST ("harpy.stats", "wounds", test_wounds);
  ADD_RULE_TEST ("harpy.alerion", "come", test_alerion_come);
  ADD_RULE_TEST ("harpy.alerion", "spot-taken", test_alerion_spot_taken);
  ADD_RULE_TEST ("harpy.alerion", "monsters", test_alerion_are_monsters);
  ADD_RULE_TEST ("harpy.alerion", "elsewhere", test_alerion_elsewhere);
  ADD_RULE_TEST ("day.scout-boss", "coin", test_scout);
  ADD_RULE_TEST ("day.scout-boss", "own-coin", test_scout_own_coin);
  ADD_RULE_TEST ("day.scout-boss", "no-harpy", test_no_scout);
  ADD_RULE_TEST ("harpy.cry", "side-of-the-day", test_side_of_the_day);
  ADD_RULE_TEST ("harpy.cry", "side-of-the-phase", test_side_of_the_phase);
  ADD_RULE_TEST ("harpy.cry", "side-of-the-phase-app", test_side_of_the_phase_by_the_app);
  ADD_RULE_TEST ("harpy.cry", "half", test_cry_half);
  ADD_RULE_TEST ("harpy.cry", "next-hero-phase", test_cry_next_hero_phase);
  ADD_RULE_TEST ("harpy.cry", "at-once", test_cry_at_once);
  ADD_RULE_TEST ("harpy.cry", "no-tokens", test_cry_no_tokens);
  ADD_RULE_TEST ("harpy.cry", "each-phase", test_cry_each_phase);
  ADD_RULE_TEST ("harpy.cry", "out-of-reach", test_cry_out_of_reach);

  return g_test_run ();
}
