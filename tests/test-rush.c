/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boss rush: a boss in each of three nights. */
#include "table.h"

#include <string.h>

#include "drawing.h"
#include "last-spell/boss.h"

static Table *
rush_table (guint night)
{
  return table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_BOSS_RUSH, night);
}

/* The first night, with the Harpy over the left half of the lake and the heroes out of it. */
static Table *
harpy_table (void)
{
  Table *self = rush_table (1);

  table_do (self, "coin side=left");
  table_begin_bare_night (self);
  table_do (self, "hero-at hero=Ada at=X9");
  table_do (self, "hero-at hero=Bruno at=X20");
  return self;
}

static void
slay_alerion (Table      *t,
              const char *spot)
{
  for (guint i = 0; i < LS_ALERIONS; i++)
    {
      table_do (t, "monster-add type=alerion at=%s", i < LS_ALERIONS - 1 ? "A1" : spot);
      table_do (t, "monster-kill monster=%s", t->game->monsters[t->game->n_monsters - 1].id);
    }
}

static gboolean
told (Table      *t,
      const char *words)
{
  for (guint i = 0; i < t->script->lines->len; i++)
    if (strstr (g_array_index (t->script->lines, LsLine, i).text, words))
      return TRUE;
  return FALSE;
}

/* --- rush.setup --- */

static guint
count_structures (Table      *t,
                  const char *prefix)
{
  guint n = 0;

  for (guint i = 0; i < t->game->n_structures; i++)
    n += g_str_has_prefix (t->game->structures[i].type->id, prefix) ? 1 : 0;
  return n;
}

static void
expect_town (Table *t,
             guint  ruins)
{
  g_assert_cmpuint (count_structures (t, "house"), ==, 4);
  g_assert_cmpuint (count_structures (t, "shop"), ==, 1);
  g_assert_cmpuint (count_structures (t, "magic-shop"), ==, 1);
  g_assert_cmpuint (count_structures (t, "armor-maker"), ==, 1);
  g_assert_cmpuint (count_structures (t, "blacksmith"), ==, 1);
  g_assert_cmpuint (count_structures (t, "bowyer"), ==, 1);
  g_assert_cmpuint (count_structures (t, "wooden-wall"), ==, 4);
  g_assert_cmpuint (count_structures (t, "ruin-"), ==, ruins);
  g_assert_cmpuint (count_structures (t, "scavenger-camp"), ==, 0);
  g_assert_cmpuint (t->game->n_structures, ==, 13 + ruins);
  g_assert_cmpuint (t->game->gold, ==, 20);
  g_assert_cmpuint (t->game->materials, ==, 20);
}

/* The same town whatever scenario the set-up names, on Lakeburg's map with its water. */
static void
test_setup (void)
{
  for (LsScenario scenario = LS_SCENARIO_GILDENBERG; scenario <= LS_SCENARIO_GLENWALD; scenario++)
    {
      g_autoptr (Table) t = table_new_night (scenario, LS_MODE_BOSS_RUSH, 1);

      expect_town (t, 6);
      g_assert_cmpstr (t->game->board->id, ==, "lakeburg");
      g_assert_cmpint (t->game->board->terrain[ls_spot_from_name ("N9")], ==, LS_TERRAIN_WATER);
      g_assert_cmpuint (t->game->scenario, ==, LS_SCENARIO_BOSS_RUSH);
      expect_track (t, "2 2 2 2 2 2");
    }
}

/* The ruins' sizes, and the other ruling: none. */
static void
test_setup_ruins (void)
{
  g_autoptr (Table) with = rush_table (1);
  g_autoptr (Table) without = NULL;
  LsSetup setup;

  g_assert_cmpuint (count_structures (with, "ruin-1"), ==, 3);
  g_assert_cmpuint (count_structures (with, "ruin-2"), ==, 2);
  g_assert_cmpuint (count_structures (with, "ruin-3"), ==, 1);
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_BOSS_RUSH, 2, 1);
  setup.rulings.value[LS_RULING_RUSH_RUINS] = LS_RUSH_RUINS_NO;
  without = table_new_setup (&setup);
  expect_town (without, 0);
}

/* That ruling is for boss rushes: elsewhere the ruins stand. */
static void
test_setup_ruins_elsewhere (void)
{
  g_autoptr (Table) t = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2, 1);
  setup.rulings.value[LS_RULING_RUSH_RUINS] = LS_RUSH_RUINS_NO;
  t = table_new_setup (&setup);
  g_assert_cmpuint (count_structures (t, "ruin-"), ==, 6);
}

/* --- rush.spawn --- */

/* Which Bulkies the first phase of a night brings, over many seeds: a bit for each colour. */
static guint
bulkies_of (LsMode mode,
            guint  night)
{
  static const char *const types[] = { "bulky-green", "bulky-yellow", "bulky-red" };
  guint seen = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (Table) t = NULL;
      LsSetup setup;

      ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, mode, 2, seed);
      setup.night = (guint8) night;
      t = table_new_setup (&setup);
      table_begin_night (t);
      table_go_to (t, LS_STAGE_MOVEMENT);
      for (guint i = 0; i < t->game->n_monsters; i++)
        for (guint j = 0; j < G_N_ELEMENTS (types); j++)
          seen |= g_str_has_prefix (t->game->monsters[i].id, types[j]) ? 1u << j : 0;
    }
  return seen;
}

/* All colours from the first night on; in Gildenberg green ones only. */
static void
test_spawn (void)
{
  for (guint night = 1; night <= LS_NIGHTS; night++)
    g_assert_cmpuint (bulkies_of (LS_MODE_BOSS_RUSH, night), ==, 7);
  g_assert_cmpuint (bulkies_of (LS_MODE_SINGLE, 1), ==, 1);
}

/* --- rush.bosses --- */

static void
test_bosses (void)
{
  static const LsBoss bosses[LS_NIGHTS] = { LS_BOSS_HARPY, LS_BOSS_CETUSIA, LS_BOSS_DRYAD };

  for (guint night = 1; night <= LS_NIGHTS; night++)
    {
      g_autoptr (Table) t = rush_table (night);
      g_autoptr (Table) single = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, night);

      g_assert_cmpint (ls_boss_of_night (t->game), ==, bosses[night - 1]);
      g_assert_cmpint (ls_boss_of_night (single->game), ==, night == 3 ? LS_BOSS_HARPY : LS_BOSS_NONE);
      t->game->setup.bosses = FALSE;
      g_assert_cmpint (ls_boss_of_night (t->game), ==, LS_BOSS_NONE);
    }
}

/* The Harpy is scouted on the first day and her Alerion come in the first night. */
static void
test_first_night (void)
{
  g_autoptr (Table) t = rush_table (1);

  table_deploy (t);
  table_do (t, "direction card=d1");
  table_refuses (t, LS_GAME_ERROR_STAGE, "begin-night");
  table_do (t, "coin side=right");
  g_assert_true (table_said (t, LS_RULE_DAY_SCOUT_BOSS));
  table_begin_bare_night (t);
  table_go_to (t, LS_STAGE_SPAWN);
  table_do (t, "step");
  g_assert_true (table_said (t, LS_RULE_HARPY_ALERION));
  g_assert_cmpuint (t->game->n_monsters, ==, 2);
}

/* Cetusia waits for the second phase of the second night; there is no coin by day, and no Alerion. */
static void
test_second_night (void)
{
  g_autoptr (Table) t = rush_table (2);

  table_refuses (t, LS_GAME_ERROR_STAGE, "coin side=left");
  table_begin_bare_night (t);
  table_do (t, "hero-at hero=Ada at=I15");
  table_do (t, "hero-at hero=Bruno at=X15");
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_true (table_said (t, LS_RULE_CETUSIA_SKIP));
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "boss-card card=C1");
  table_do (t, "step");
  expect_at (t, "cetusia-head-1", "N9", LS_SOUTH);
  expect_at (t, "cetusia-tail-1", "P23", LS_NORTH);
}

/* The third is the Dryad's, on the map with the lakes. */
static Table *
dryad_table (void)
{
  g_autoptr (Table) self = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_BOSS_RUSH, 2, 1);
  setup.night = 3;
  self = table_new_setup (&setup);
  table_begin_night (self);
  table_go_to (self, LS_STAGE_SPAWN);
  return g_steal_pointer (&self);
}

static void
test_third_night (void)
{
  g_autoptr (Table) t = dryad_table ();

  g_assert_cmpint (ls_boss_find (t->game, "dryad"), >=, 0);
  g_assert_true (t->game->boss.arrived);
}

/* --- rush.harpy --- */

/* Over the lake, out of reach, and her cry is heard as from the cliff. */
static void
test_harpy_over_lake (void)
{
  g_autoptr (Table) t = harpy_table ();

  table_do (t, "hero-at hero=Ada at=L9");
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_true (told (t, "left half of the southern lake"));
  g_assert_false (told (t, "cliff"));
  g_assert_cmpuint (table_sheet (t, "Ada")->cry, ==, 1);
  g_assert_cmpuint (table_sheet (t, "Bruno")->cry, ==, 0);
  g_assert_cmpint (ls_boss_find (t->game, "harpy"), ==, -1);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-wounds monster=harpy-1 wounds=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "monster-kill monster=harpy-1");
}

/* In Gildenberg it is the cliff. */
static void
test_harpy_on_cliff (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  table_do (t, "coin side=right");
  table_begin_bare_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "step");
  g_assert_true (told (t, "right half of the cliff"));
  g_assert_false (told (t, "lake"));
}

/* With the third Alerion she comes, over water too, and can be struck. */
static void
test_harpy_enters (void)
{
  g_autoptr (Table) t = harpy_table ();

  slay_alerion (t, "P23");
  g_assert_true (table_said (t, LS_RULE_HARPY_DIVE_BOMB));
  expect_at (t, "harpy-1", "P23", LS_NORTH);
  table_do (t, "monster-wounds monster=harpy-1 wounds=1");
  g_assert_cmpuint (table_monster (t, "harpy-1")->wounds, ==, 1);
}

/* --- rush.end --- */

static void
expect_day (Table *t,
            guint  night)
{
  expect_stage (t, LS_STAGE_DAY);
  g_assert_cmpuint (t->game->night, ==, night);
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  g_assert_cmpuint (t->game->boss.arrived + t->game->boss.dead + t->game->boss.side + t->game->boss.slain, ==, 0);
}

/* Both: the boss dead, and no more hit points left than heroes. */
static void
test_end_both (void)
{
  g_autoptr (Table) t = harpy_table ();

  for (guint i = 0; i < 3; i++)
    table_do (t, "monster-add type=clawer at=%c20", 'A' + (int) i);
  slay_alerion (t, "M9");
  table_do (t, "monster-kill monster=harpy-1");
  expect_stage (t, LS_STAGE_PANIC);
  g_assert_true (t->game->boss.dead);
  table_do (t, "monster-kill monster=clawer-1");
  g_assert_true (table_said (t, LS_RULE_NIGHT_END));
  expect_day (t, 2);
}

/* The cards too. */
static void
test_end_both_cards (void)
{
  g_autoptr (Table) t = rush_table (1);

  table_do (t, "coin side=left");
  table_begin_night (t);
  slay_alerion (t, "M9");
  table_do (t, "monster-kill monster=harpy-1");
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  expect_stage (t, LS_STAGE_PANIC);
}

/* And the boss: the last of the horde is not enough. */
static void
test_end_both_boss (void)
{
  for (guint night = 1; night <= 2; night++)
    {
      g_autoptr (Table) t = rush_table (night);

      if (night == 1)
        table_do (t, "coin side=left");
      table_begin_bare_night (t);
      table_do (t, "monster-add type=clawer at=D20");
      table_do (t, "monster-kill monster=clawer-1");
      expect_stage (t, LS_STAGE_PANIC);
    }
}

/* The other ruling: with the boss's death, whatever is left; the next night is the next boss's. */
static void
test_end_boss (void)
{
  g_autoptr (Table) t = rush_table (1);

  table_do (t, "ruling ruling=rush-night-end value=boss");
  table_do (t, "coin side=left");
  table_begin_night (t);
  for (guint i = 0; i < 5; i++)
    table_do (t, "monster-add type=clawer at=%c20", 'A' + (int) i);
  slay_alerion (t, "M9");
  table_do (t, "monster-kill monster=harpy-1");
  expect_day (t, 2);
  table_do (t, "quests solved=1");
  table_begin_bare_night (t);
  table_do (t, "hero-at hero=Ada at=I15");
  table_do (t, "hero-at hero=Bruno at=X15");
  table_next_phase (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "boss-card card=C1");
  table_do (t, "step");
  table_do (t, "monster-kill monster=cetusia-head-1");
  expect_stage (t, LS_STAGE_SPAWN);
  table_do (t, "monster-kill monster=cetusia-tail-1");
  expect_day (t, 3);
}

/* What the dive bomb dealt is not forgotten with the night. */
static void
test_end_wounds (void)
{
  g_autoptr (Table) t = harpy_table ();

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Ada at=N10");
  while (t->game->n_monsters > 0) /* the first two Alerion */
    table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  table_do (t, "monster-add type=alerion at=M9");
  table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "monster-kill monster=harpy-1");
  expect_day (t, 2);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 1);
}

/* The third night is won by its boss alone, by either ruling. */
static void
test_end_third (void)
{
  for (guint value = 0; value < 2; value++)
    {
      g_autoptr (Table) t = dryad_table ();

      table_do (t, "ruling ruling=rush-night-end value=%s", value == LS_RUSH_NIGHT_END_BOTH ? "both" : "boss");
      t->game->boss.stage = 2; /* no sprout any more */
      table_do (t, "step");
      g_assert_cmpuint (t->game->n_monsters, >, 3);
      table_do (t, "monster-wounds monster=dryad-1 wounds=10");
      expect_stage (t, LS_STAGE_MOVEMENT);
      table_do (t, "monster-wounds monster=dryad-1 wounds=11");
      expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
    }
}

/* The rulings of a boss rush do not shorten other games' nights. */
static void
test_end_elsewhere (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "ruling ruling=rush-night-end value=boss");
  table_begin_night (t);
  table_do (t, "monster-add type=clawer at=D20");
  table_do (t, "monster-kill monster=clawer-1");
  expect_stage (t, LS_STAGE_PANIC);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("rush.setup", "town", test_setup);
  ADD_RULE_TEST ("rush.setup", "ruins", test_setup_ruins);
  ADD_RULE_TEST ("rush.setup", "ruins-elsewhere", test_setup_ruins_elsewhere);
  ADD_RULE_TEST ("rush.spawn", "all-colours", test_spawn);
  ADD_RULE_TEST ("rush.bosses", "nights", test_bosses);
  ADD_RULE_TEST ("rush.bosses", "harpy", test_first_night);
  ADD_RULE_TEST ("rush.bosses", "cetusia", test_second_night);
  ADD_RULE_TEST ("rush.bosses", "dryad", test_third_night);
  ADD_RULE_TEST ("rush.harpy", "over-the-lake", test_harpy_over_lake);
  ADD_RULE_TEST ("rush.harpy", "cliff", test_harpy_on_cliff);
  ADD_RULE_TEST ("rush.harpy", "enters", test_harpy_enters);
  ADD_RULE_TEST ("rush.end", "both", test_end_both);
  ADD_RULE_TEST ("rush.end", "both-cards", test_end_both_cards);
  ADD_RULE_TEST ("rush.end", "both-boss", test_end_both_boss);
  ADD_RULE_TEST ("rush.end", "boss", test_end_boss);
  ADD_RULE_TEST ("rush.end", "wounds", test_end_wounds);
  ADD_RULE_TEST ("rush.end", "third", test_end_third);
  ADD_RULE_TEST ("rush.end", "elsewhere", test_end_elsewhere);

  return g_test_run ();
}
