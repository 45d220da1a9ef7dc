/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Corrupted Harpy and her Alerion: section 12 of the rules. */
#include "table.h"

#include "drawing.h"
#include "last-spell/boss.h"

/* Her night in Gildenberg: Ada on the left half of the board, Bruno on the right one, the Harpy on the side named. */
static Table *
cliff_table (const char *side)
{
  Table *self = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  if (side)
    table_do (self, "coin side=%s", side);
  else
    table_do (self, "ruling ruling=harpy-side value=phase");
  table_begin_bare_night (self);
  table_do (self, "hero-at hero=Ada at=P9");
  table_do (self, "hero-at hero=Bruno at=Q9");
  return self;
}

/* The same in its third phase, when no Alerion comes any more; both heroes out of her half. */
static Table *
quiet_table (void)
{
  Table *self = cliff_table ("left");

  self->game->phase = 3;
  table_do (self, "hero-at hero=Ada at=X9");
  table_do (self, "hero-at hero=Bruno at=X20");
  return self;
}

/* Two Alerion dead, the third alive there. */
static void
add_last_alerion (Table      *t,
                  const char *spot)
{
  table_do (t, "monster-add type=alerion at=A1");
  table_do (t, "monster-kill monster=alerion-1");
  table_do (t, "monster-add type=alerion at=A1");
  table_do (t, "monster-kill monster=alerion-1");
  table_do (t, "monster-add type=alerion at=%s", spot);
}

static void
land (Table      *t,
      const char *spot)
{
  add_last_alerion (t, spot);
  table_do (t, "monster-kill monster=alerion-1");
}

static gboolean
has_harpy (Table *t)
{
  return ls_boss_find (t->game, "harpy") >= 0;
}

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
  g_autoptr (Table) t = quiet_table ();

  expect_card (t, "harpy", 7, 5, 3);
  expect_card (t, "alerion", 1, 3, 1);
  g_assert_true (find_type (t, "harpy")->boss);
  g_assert_false (find_type (t, "alerion")->boss);
}

/* Five steps, then three damage to the hero she has come to. */
static void
test_flies_and_strikes (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "mist side=west distance=6");
  table_do (t, "hero-at hero=Ada at=K15");
  land (t, "E15");
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
  g_autoptr (Table) t = quiet_table ();

  land (t, "M9");
  table_do (t, "monster-wounds monster=harpy-1 wounds=6");
  g_assert_true (has_harpy (t));
  expect_stage (t, LS_STAGE_PANIC);
  table_do (t, "monster-wounds monster=harpy-1 wounds=7");
  g_assert_false (has_harpy (t));
}

/* --- harpy.alerion --- */

/* Cards A1 and A2 in the first phase, A3 in the second, by the slots of the direction card's row; then none. */
static void
test_alerion_come (void)
{
  g_autoptr (Table) t = quiet_table ();

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
  g_autoptr (Table) t = quiet_table ();

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
  g_autoptr (Table) t = quiet_table ();

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
  g_autoptr (Table) t = quiet_table ();

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
  g_autoptr (Table) t = cliff_table (NULL);

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
      g_autoptr (Table) t = cliff_table (ls_coin_names[side]);

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
  g_autoptr (Table) t = cliff_table ("left");

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
  g_autoptr (Table) t = cliff_table ("left");

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
  g_autoptr (Table) t = cliff_table ("left");

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    table_sheet (t, "Ada")->movement[i] = 0;
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
}

/* In each phase, for who stands there then; no more when the third Alerion is dead. */
static void
test_cry_each_phase (void)
{
  g_autoptr (Table) t = quiet_table ();

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
  land (t, "T9");
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_false (table_said (t, LS_RULE_HARPY_CRY));
  g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, 0);
}

/* On the cliff she is nowhere to be struck. */
static void
test_cry_out_of_reach (void)
{
  g_autoptr (Table) t = cliff_table ("right");

  table_go_to (t, LS_STAGE_HEROES);
  g_assert_false (has_harpy (t));
  g_assert_false (t->game->boss.arrived);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-wounds monster=harpy-1 wounds=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-kill monster=harpy-1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-stun monster=harpy-1 stunned=true");
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-at at=M9");
}

/* --- harpy.enter --- */

/* Not with the second; with the third at once, where it died, facing as the arrow of the spot says. */
static void
test_enter (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  add_last_alerion (t, "M9");
  g_assert_false (has_harpy (t));
  table_do (t, "monster-wounds monster=alerion-1 wounds=1");
  g_assert_true (table_said (t, LS_RULE_HARPY_ENTER));
  expect_stage (t, LS_STAGE_HEROES);
  expect_at (t, "harpy-1", "M9", LS_SOUTH);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  table_do (t, "monster-wounds monster=harpy-1 wounds=1");
  g_assert_cmpuint (table_monster (t, "harpy-1")->wounds, ==, 1);
}

/* She comes once: a fourth Alerion, put there by hand, brings nobody. */
static void
test_enter_once (void)
{
  g_autoptr (Table) t = quiet_table ();

  land (t, "M9");
  land (t, "T9");
  g_assert_false (table_said (t, LS_RULE_HARPY_ENTER));
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  expect_at (t, "harpy-1", "M9", LS_SOUTH);
}

/* A trap kills the last one in the movement step: she comes in the middle of it, and has moved enough. */
static void
test_enter_by_trap (void)
{
  g_autoptr (Table) t = quiet_table ();

  add_last_alerion (t, "H15");
  table_do (t, "token-add type=damage-trap at=K15");
  table_do (t, "monster-add type=clawer at=X15 facing=north");
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_HARPY_ENTER));
  expect_stage (t, LS_STAGE_MOVEMENT);
  table_do (t, "step");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_at (t, "harpy-1", "K15", LS_EAST);
}

/* An explosion in the attack step. */
static void
test_enter_by_explosion (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_ATTACK);
  add_last_alerion (t, "Y11");
  table_do (t, "monster-add type=boomer at=Y10");
  table_do (t, "choose monster=boomer-1 target=alerion-1 hit=true");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_at (t, "harpy-1", "Y11", LS_WEST);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 4);
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0); /* X9 is out of her area */
}

/* A hero has followed up onto the spot: nothing goes on until the players have chosen a free one beside it. */
static void
test_enter_taken (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  add_last_alerion (t, "M9");
  table_do (t, "monster-add type=clawer at=L9");
  table_hero (t, "Ada")->at = ls_spot_from_name ("M9");
  table_do (t, "monster-kill monster=alerion-1");
  g_assert_true (table_said (t, LS_RULE_HARPY_ENTER));
  g_assert_false (has_harpy (t));
  table_refuses (t, LS_GAME_ERROR_STAGE, "end-hero-phase");
  table_refuses (t, LS_GAME_ERROR_STAGE, "step");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=M9");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=L9");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=N10"); /* across the corner */
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=O9");
  table_do (t, "boss-at at=N9");
  expect_at (t, "harpy-1", "N9", LS_SOUTH);
  g_assert_true (table_said (t, LS_RULE_HARPY_DIVE_BOMB));
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 2);
  g_assert_cmpint (ls_game_find_monster (t->game, "clawer-1"), >=, 0); /* two spots away */
  table_refuses (t, LS_GAME_ERROR_STAGE, "boss-at at=M8");
  table_do (t, "end-hero-phase");
}

/* When the hero goes away again, the spot is hers after all. */
static void
test_enter_freed (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  add_last_alerion (t, "M9");
  table_hero (t, "Ada")->at = ls_spot_from_name ("M9");
  table_do (t, "monster-kill monster=alerion-1");
  g_assert_false (has_harpy (t));
  table_do (t, "hero-at hero=Ada at=X9");
  expect_at (t, "harpy-1", "M9", LS_SOUTH);
}

/* Nothing free beside it: any free spot will do. */
static void
test_enter_hemmed_in (void)
{
  static const char *const around[] = { "M8", "N9", "M10", "L9" };
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  add_last_alerion (t, "M9");
  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    table_do (t, "monster-add type=clawer at=%s", around[i]);
  table_hero (t, "Ada")->at = ls_spot_from_name ("M9");
  table_do (t, "monster-kill monster=alerion-1");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=M10");
  table_refuses (t, LS_GAME_ERROR_RULE, "boss-at at=P16"); /* the circle */
  table_do (t, "boss-at at=N10");
  expect_at (t, "harpy-1", "N10", LS_SOUTH);
}

/* --- harpy.dive-bomb --- */

/* Two damage to each hero, structure and monster around her, and to nobody else; no dice are rolled. */
static void
test_dive_bomb (void)
{
  g_autoptr (Table) t = quiet_table ();
  AutomaRandom random;

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Ada at=L8");
  table_do (t, "hero-at hero=Bruno at=K9");
  table_do (t, "structure-add type=house spots=N8");
  table_do (t, "structure-add type=wooden-wall spots=N9,O9");
  table_do (t, "monster-add type=accursed at=M10");
  table_do (t, "monster-add type=boomer at=N10");
  table_do (t, "monster-add type=clawer at=M7");
  random = t->game->random;
  land (t, "M9");
  g_assert_true (table_said (t, LS_RULE_HARPY_DIVE_BOMB));
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 2);
  g_assert_cmpuint (table_sheet (t, "Bruno")->due, ==, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "house-3"), ==, -1);
  g_assert_cmpuint (table_structure (t, "wooden-wall-8")->flames, ==, 2);
  expect_track (t, "0 2 2 2 2 2"); /* a wall's flames come from the box */
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 2);
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), ==, -1);
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 0); /* it did not explode */
  g_assert_cmpuint (table_monster (t, "clawer-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "harpy-1")->wounds, ==, 0);
  g_assert_cmpmem (&random, sizeof random, &t->game->random, sizeof random);
  table_do (t, "end-hero-phase");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 2);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
}

static void
test_dive_bomb_circle (void)
{
  g_autoptr (Table) t = quiet_table ();

  land (t, "P15");
  g_assert_true (table_said (t, LS_RULE_HARPY_DIVE_BOMB));
  g_assert_cmpuint (t->game->mages, ==, LS_MAGES);
}

/* The tower takes it for the hero on it, and falls. */
static void
test_dive_bomb_tower (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "structure-add type=watchtower spots=M10");
  table_do (t, "hero-at hero=Ada at=M10");
  land (t, "M9");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), ==, -1);
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
  g_assert_true (table_sheet (t, "Ada")->on_board);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
}

/* The wounds wait until the game goes on, so that armor can be entered first. */
static void
test_dive_bomb_armor (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Ada at=M10");
  land (t, "M9");
  table_do (t, "hero-actions hero=Bruno actions=1");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  table_refuses (t, LS_GAME_ERROR_STAGE, "armor hero=Bruno stopped=1");
  table_do (t, "armor hero=Ada stopped=1");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 0);
  table_do (t, "end-hero-phase");
  g_assert_true (table_said (t, LS_RULE_DAMAGE_HERO));
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 0);
  g_assert_cmpuint (table_sheet (t, "Ada")->stopped, ==, 0);
}

/* Armor-up is for the monster phase: it helps there and waits for it in the hero phase. */
static void
test_dive_bomb_armor_up (void)
{
  for (guint heroes = 0; heroes < 2; heroes++)
    {
      g_autoptr (Table) t = quiet_table ();

      if (heroes == 1)
        table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-armor-up hero=Ada on=true");
      land (t, "M9");
      table_do (t, heroes == 1 ? "end-hero-phase" : "next");
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1 + heroes);
      g_assert_cmpint (table_sheet (t, "Ada")->armor_up, ==, (int) heroes);
    }
}

static void
test_dive_bomb_kills (void)
{
  for (guint armor = 0; armor < 2; armor++)
    {
      g_autoptr (Table) t = quiet_table ();

      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-wounds hero=Ada wounds=6");
      land (t, "M9");
      expect_stage (t, LS_STAGE_PANIC);
      table_do (t, "armor hero=Ada stopped=%u", armor);
      table_do (t, "next");
      if (armor == 1)
        expect_stage (t, LS_STAGE_COIN);
      else
        expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
    }
}

/* Whoever slays the Harpy in the same breath has been struck all the same. */
static void
test_dive_bomb_before_the_end (void)
{
  for (guint wounds = 5; wounds <= 6; wounds++)
    {
      g_autoptr (Table) t = quiet_table ();

      table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-wounds hero=Ada wounds=%u", wounds);
      land (t, "M9");
      table_do (t, "monster-wounds monster=harpy-1 wounds=7");
      g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, wounds + 2);
      if (wounds == 5)
        expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
      else
        expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
    }
}

/* --- Stuns, panic --- */

static void
test_never_stunned (void)
{
  g_autoptr (Table) t = quiet_table ();

  land (t, "M9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=harpy-1 stunned=true");
  table_do (t, "monster-stun monster=harpy-1 stunned=false");
}

/* A stun trap stops her, but she strikes. */
static void
test_stun_trap (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "ruling ruling=flyer-traps value=passing");
  table_do (t, "token-add type=stun-trap at=J15");
  table_do (t, "hero-at hero=Ada at=J16");
  land (t, "H15");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "harpy-1", "J15", LS_EAST);
  g_assert_false (table_monster (t, "harpy-1")->stunned);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 3);
}

/* In the town she takes her flame like any other; on the cliff she does not. */
static void
test_panic (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "next");
  expect_track (t, "2 2 2 2 2 2");
  table_next_phase (t);
  land (t, "L15");
  table_do (t, "end-hero-phase");
  expect_track (t, "2 2 2 2 2 2");
  table_do (t, "next");
  expect_track (t, "1 2 2 2 2 2");
}

/* --- night.boss --- */

/* Won with her death, whatever else is left. */
static void
test_won (void)
{
  g_autoptr (Table) t = quiet_table ();

  for (guint i = 0; i < 5; i++)
    table_do (t, "monster-add type=clawer at=%c20", 'D' + (int) i);
  land (t, "M9");
  expect_stage (t, LS_STAGE_PANIC);
  table_do (t, "monster-kill monster=harpy-1");
  g_assert_true (table_said (t, LS_RULE_NIGHT_BOSS));
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* Not with the last of the horde, nor with the Alerion. */
static void
test_not_won (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=D20");
  table_do (t, "monster-kill monster=clawer-1");
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  expect_stage (t, LS_STAGE_PANIC);
  land (t, "M9");
  expect_stage (t, LS_STAGE_PANIC);
  g_assert_cmpint (t->game->outcome, ==, LS_PLAYING);
}

/* A campaign goes on to Lakeburg. */
static void
test_campaign (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 3);

  table_do (t, "coin side=left");
  table_begin_bare_night (t);
  land (t, "M9");
  table_do (t, "monster-kill monster=harpy-1");
  expect_stage (t, LS_STAGE_DAY);
  g_assert_cmpuint (t->game->scenario, ==, LS_SCENARIO_LAKEBURG);
  g_assert_cmpuint (t->game->boss.arrived, ==, 0);
}

/* A game from before there were bosses: the third night ends like the others, and three Alerion bring nobody. */
static void
test_without_bosses (void)
{
  g_autoptr (Table) t = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.night = 3;
  setup.bosses = FALSE;
  t = table_new_setup (&setup);
  table_begin_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_false (table_said (t, LS_RULE_HARPY_CRY));
  land (t, "M9");
  g_assert_false (has_harpy (t));
  table_show_all_cards (t);
  while (t->game->stage == LS_STAGE_MOVEMENT)
    table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

static void
add_entrance_tests (void)
{
  ADD_RULE_TEST ("harpy.enter", "at-once", test_enter);
  ADD_RULE_TEST ("harpy.enter", "once", test_enter_once);
  ADD_RULE_TEST ("harpy.enter", "trap", test_enter_by_trap);
  ADD_RULE_TEST ("harpy.enter", "explosion", test_enter_by_explosion);
  ADD_RULE_TEST ("harpy.enter", "taken", test_enter_taken);
  ADD_RULE_TEST ("harpy.enter", "freed", test_enter_freed);
  ADD_RULE_TEST ("harpy.enter", "hemmed-in", test_enter_hemmed_in);
  ADD_RULE_TEST ("harpy.dive-bomb", "area", test_dive_bomb);
  ADD_RULE_TEST ("harpy.dive-bomb", "circle", test_dive_bomb_circle);
  ADD_RULE_TEST ("harpy.dive-bomb", "tower", test_dive_bomb_tower);
  ADD_RULE_TEST ("harpy.dive-bomb", "armor", test_dive_bomb_armor);
  ADD_RULE_TEST ("harpy.dive-bomb", "armor-up", test_dive_bomb_armor_up);
  ADD_RULE_TEST ("harpy.dive-bomb", "kills", test_dive_bomb_kills);
  ADD_RULE_TEST ("harpy.dive-bomb", "before-the-end", test_dive_bomb_before_the_end);
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
  add_entrance_tests ();
  ADD_RULE_TEST ("dice.stun", "harpy", test_never_stunned);
  ADD_RULE_TEST ("trap.stun", "harpy", test_stun_trap);
  ADD_RULE_TEST ("panic.spread", "harpy", test_panic);
  ADD_RULE_TEST ("night.boss", "harpy", test_won);
  ADD_RULE_TEST ("night.boss", "harpy-lives", test_not_won);
  ADD_RULE_TEST ("night.boss", "harpy-campaign", test_campaign);
  ADD_RULE_TEST ("night.boss", "without-bosses", test_without_bosses);

  return g_test_run ();
}
