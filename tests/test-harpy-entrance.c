/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Corrupted Harpy comes down: her dive bomb, and how she is slain. */
#include "harpy-table.h"

#include "drawing.h"
#include "last-spell/boss.h"

/* --- harpy.enter --- */

/* Not with the second; with the third at once, where it died, facing as the arrow of the spot says. */
static void
test_enter (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_HEROES);
  harpy_last_alerion (t, "M9");
  g_assert_false (harpy_is_there (t));
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
  g_autoptr (Table) t = harpy_quiet ();

  harpy_land (t, "M9");
  harpy_land (t, "T9");
  g_assert_false (table_said (t, LS_RULE_HARPY_ENTER));
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  expect_at (t, "harpy-1", "M9", LS_SOUTH);
}

/* A trap kills the last one in the movement step: she comes in the middle of it, and has moved enough. */
static void
test_enter_by_trap (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  harpy_last_alerion (t, "H15");
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
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_ATTACK);
  harpy_last_alerion (t, "Y11");
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
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_HEROES);
  harpy_last_alerion (t, "M9");
  table_do (t, "monster-add type=clawer at=L9");
  table_hero (t, "Ada")->at = ls_spot_from_name ("M9");
  table_do (t, "monster-kill monster=alerion-1");
  g_assert_true (table_said (t, LS_RULE_HARPY_ENTER));
  g_assert_false (harpy_is_there (t));
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
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_HEROES);
  harpy_last_alerion (t, "M9");
  table_hero (t, "Ada")->at = ls_spot_from_name ("M9");
  table_do (t, "monster-kill monster=alerion-1");
  g_assert_false (harpy_is_there (t));
  table_do (t, "hero-at hero=Ada at=X9");
  expect_at (t, "harpy-1", "M9", LS_SOUTH);
}

/* Nothing free beside it: any free spot will do. */
static void
test_enter_hemmed_in (void)
{
  static const char *const around[] = { "M8", "N9", "M10", "L9" };
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_HEROES);
  harpy_last_alerion (t, "M9");
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
  g_autoptr (Table) t = harpy_quiet ();
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
  harpy_land (t, "M9");
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
  g_autoptr (Table) t = harpy_quiet ();

  harpy_land (t, "P15");
  g_assert_true (table_said (t, LS_RULE_HARPY_DIVE_BOMB));
  g_assert_cmpuint (t->game->mages, ==, LS_MAGES);
}

/* The tower takes it for the hero on it, and falls. */
static void
test_dive_bomb_tower (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "structure-add type=watchtower spots=M10");
  table_do (t, "hero-at hero=Ada at=M10");
  harpy_land (t, "M9");
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
  g_autoptr (Table) t = harpy_quiet ();

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Ada at=M10");
  harpy_land (t, "M9");
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
      g_autoptr (Table) t = harpy_quiet ();

      if (heroes == 1)
        table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-armor-up hero=Ada on=true");
      harpy_land (t, "M9");
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
      g_autoptr (Table) t = harpy_quiet ();

      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-wounds hero=Ada wounds=6");
      harpy_land (t, "M9");
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
      g_autoptr (Table) t = harpy_quiet ();

      table_go_to (t, LS_STAGE_HEROES);
      table_do (t, "hero-at hero=Ada at=M10");
      table_do (t, "hero-wounds hero=Ada wounds=%u", wounds);
      harpy_land (t, "M9");
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
  g_autoptr (Table) t = harpy_quiet ();

  harpy_land (t, "M9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=harpy-1 stunned=true");
  table_do (t, "monster-stun monster=harpy-1 stunned=false");
}

/* A stun trap stops her, but she strikes. */
static void
test_stun_trap (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "ruling ruling=flyer-traps value=passing");
  table_do (t, "token-add type=stun-trap at=J15");
  table_do (t, "hero-at hero=Ada at=J16");
  harpy_land (t, "H15");
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
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "next");
  expect_track (t, "2 2 2 2 2 2");
  table_next_phase (t);
  harpy_land (t, "L15");
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
  g_autoptr (Table) t = harpy_quiet ();

  for (guint i = 0; i < 5; i++)
    table_do (t, "monster-add type=clawer at=%c20", 'D' + (int) i);
  harpy_land (t, "M9");
  expect_stage (t, LS_STAGE_PANIC);
  table_do (t, "monster-kill monster=harpy-1");
  g_assert_true (table_said (t, LS_RULE_NIGHT_BOSS));
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* Not with the last of the horde, nor with the Alerion. */
static void
test_not_won (void)
{
  g_autoptr (Table) t = harpy_quiet ();

  table_do (t, "monster-add type=clawer at=D20");
  table_do (t, "monster-kill monster=clawer-1");
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  expect_stage (t, LS_STAGE_PANIC);
  harpy_land (t, "M9");
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
  harpy_land (t, "M9");
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
  harpy_land (t, "M9");
  g_assert_false (harpy_is_there (t));
  table_show_all_cards (t);
  while (t->game->stage == LS_STAGE_MOVEMENT)
    table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

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
  ADD_RULE_TEST ("dice.stun", "harpy", test_never_stunned);
  ADD_RULE_TEST ("trap.stun", "harpy", test_stun_trap);
  ADD_RULE_TEST ("panic.spread", "harpy", test_panic);
  ADD_RULE_TEST ("night.boss", "harpy", test_won);
  ADD_RULE_TEST ("night.boss", "harpy-lives", test_not_won);
  ADD_RULE_TEST ("night.boss", "harpy-campaign", test_campaign);
  ADD_RULE_TEST ("night.boss", "without-bosses", test_without_bosses);

  return g_test_run ();
}
