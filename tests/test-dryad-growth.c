/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad grows: her stages, her reach and the order of her steps. */
#include "dryad-table.h"

#include <string.h>

#include "drawing.h"
#include "last-spell/boss.h"

/* --- dryad.growth --- */

/* In each of four sectors a hero; walls, houses and ruins stand in the town. */
static void
check_reach (guint8      stage,
             guint       ada,
             guint       bruno,
             const char *track)
{
  g_autoptr (Table) t = dryad_in_attack (stage);

  table_do (t, "hero-at hero=Ada at=P10");   /* her own sector */
  table_do (t, "hero-at hero=Bruno at=L13"); /* beside it */
  table_do (t, "hero-at hero=Cleo at=R12");  /* touches it by a corner */
  table_do (t, "next");
  if (stage > SPROUT)
    table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, ada, bruno, 0, 0);
  expect_track (t, track);
  g_assert_cmpint (ls_game_find_structure (t->game, "house-1") < 0, ==, stage == MATURE);
  g_assert_cmpint (ls_game_find_structure (t->game, "ruin-1-3") < 0, ==, stage == MATURE);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *wall = g_strdup_printf ("stone-wall-%u", i);

      g_assert_cmpuint (table_structure (t, wall)->flames, ==, stage == MATURE ? 2 : 0);
    }
  g_assert_cmpuint (table_structure (t, "stone-wall-4")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-2")->flames, ==, 0);
}

static void
test_growth_sprout (void)
{
  check_reach (SPROUT, 0, 0, "2 2 2 2 2 2");
}

static void
test_growth_growing (void)
{
  check_reach (GROWING, 2, 0, "2 2 2 2 2 2");
}

static void
test_growth_mature (void)
{
  check_reach (MATURE, 2, 2, "0 0 2 2 2 2");
}

/* Her area, not only her base: one step further on it reaches into the town. */
static void
test_growth_area (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "mist side=north distance=2");
  table_do (t, "next");
  expect_dryad (t, "M10", "N10", LS_SOUTH);
  t->game->cards = (LsSpawnCards){ 0 };
  t->game->phase = 2;
  t->game->boss.stage = GROWING;
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=P9");
  table_do (t, "hero-at hero=Bruno at=L13");
  table_do (t, "hero-at hero=Cleo at=R12");
  table_do (t, "hero-at hero=Dario at=L20");
  table_do (t, "next");
  table_do (t, "next");
  expect_wounds (t, 2, 2, 0, 0);
}

/* Whether the script of the last command has these words. */
static void
expect_told (Table      *t,
             const char *words,
             gboolean    told)
{
  gboolean found = FALSE;

  for (guint i = 0; i < t->script->lines->len; i++)
    {
      g_test_message ("%s", g_array_index (t->script->lines, LsLine, i).text);
      found = found || strstr (g_array_index (t->script->lines, LsLine, i).text, words) != NULL;
    }
  g_assert_cmpint (found, ==, told);
}

/* The sprout is hurt neither by hand nor by an explosion. */
static void
test_growth_sprout_safe (void)
{
  g_autoptr (Table) t = dryad_in_attack (SPROUT);

  table_refuses (t, LS_GAME_ERROR_RULE, "monster-wounds monster=dryad-1 wounds=1");
  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=boomer at=O10");
  table_do (t, "choose monster=boomer-1 target=dryad-1 hit=true");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 0);
  expect_told (t, "Boomer 1 does not hurt the Dryad", TRUE);
  expect_told (t, "The explosion of", FALSE);
  expect_wounds (t, 4, 0, 0, 0);
}

static void
test_growth_growing_hurt (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "monster-wounds monster=dryad-1 wounds=10");
  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=boomer at=O10");
  table_do (t, "choose monster=boomer-1 target=dryad-1 hit=true");
  table_do (t, "next");
  expect_told (t, "The explosion of Boomer 1 hits Putrefied Dryad", TRUE);
  expect_told (t, "does not hurt", FALSE);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* --- dryad.steps --- */

/* The cards are turned at the start of the boss spawn step: there they are entered, and not later. */
static void
test_steps_cards (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  dryad_turn_cards (t, "1:2 3:1 5:4");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=2 card=5");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=6 card=2");
  dryad_turn_cards (t, "6:3");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  expect_stage (t, LS_STAGE_SPAWN);
  g_assert_cmpint (t->game->cards.revealed[0], ==, ls_pack_pattern (t->pack, "2") + 1);
  g_assert_cmpint (t->game->cards.revealed[1], ==, 0);
  g_assert_cmpint (t->game->cards.revealed[2], ==, ls_pack_pattern (t->pack, "1") + 1);
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=1 card=5");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (t->game->n_monsters, >, 3); /* she, two hatched, and those of the cards */
}

static void
test_steps_with_arrival (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:1 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 4);
}

/* The other value: nothing in the phase of her arrival, though its cards are turned; all of it in the next. */
static void
test_steps_next_phase (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "ruling ruling=dryad-first value=next-phase");
  table_do (t, "token-add type=hatchery at=X14");
  dryad_seed (t, "1:2 3:1 5:4 6:3");
  g_assert_false (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 1);
  g_assert_false (dryad_token (t, "hatchery-1")->used);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_cmpuint (t->game->cards.revealed[0], !=, 0);
  dryad_next_boss_step (t);
  dryad_seed (t, "1:6 5:8 6:10");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STEPS));
  g_assert_true (dryad_token (t, "hatchery-1")->used);
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 5);
}

/* First the old hatcheries, then the new ones: what has just come stays on its first face. */
static void
test_steps_order (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "token-add type=hatchery at=X14");
  dryad_seed (t, "1:2 3:1 5:4 6:3");
  g_assert_true (dryad_token (t, "hatchery-1")->used);
  g_assert_false (dryad_token (t, "hatchery-2")->used);
  g_assert_false (dryad_token (t, "hatchery-3")->used);
}

/* --- dryad.grow --- */

/* From the third phase on, one stage a phase; mature, a mage a phase. */
static void
test_grow_stages (void)
{
  static const guint8 stages[] = { SPROUT, GROWING, MATURE, MATURE, MATURE };
  static const guint8 mages[] = { 4, 4, 4, 3, 2 };
  g_autoptr (Table) t = dryad_alone (SPROUT);

  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_assert_cmpuint (t->game->phase, ==, i + 2);
      table_do (t, "next");
      g_assert_cmpuint (t->game->boss.stage, ==, stages[i]);
      g_assert_cmpuint (t->game->mages, ==, mages[i]);
      g_assert_cmpint (table_said (t, LS_RULE_DRYAD_GROW), ==, i > 0);
      table_go_to (t, LS_STAGE_HEROES);
      table_go_to (t, LS_STAGE_BOSS);
    }
}

/* With the shipped cards: neither in the first nor in the second phase. */
static void
test_grow_third_phase (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:1 5:4 6:3");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  dryad_next_boss_step (t);
  dryad_seed (t, "1:5 5:6 6:7");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  dryad_next_boss_step (t);
  table_do (t, "next");
  g_assert_cmpuint (t->game->boss.stage, ==, GROWING);
}

/* A card that still lies on a slot holds her back, in whatever phase. */
static void
test_grow_cards_left (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  t->game->phase = 3;
  t->game->cards.slots[0] = (LsPile){ .n = 1, .cards = { LS_CARD_UNKNOWN } };
  table_do (t, "next");
  g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
  g_assert_false (table_said (t, LS_RULE_DRYAD_GROW));
}

static void
test_grow_last_mage (void)
{
  g_autoptr (Table) t = dryad_alone (MATURE);

  t->game->phase = 3;
  table_do (t, "mages mages=1");
  table_do (t, "next");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_CIRCLE);
}

/* The mage is lost besides her attack. */
static void
test_grow_besides_attack (void)
{
  g_autoptr (Table) t = dryad_alone (MATURE);

  t->game->phase = 3;
  table_do (t, "hero-at hero=Ada at=L13");
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->mages, ==, 3);
  expect_wounds (t, 2, 0, 0, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dryad.growth", "sprout", test_growth_sprout);
  ADD_RULE_TEST ("dryad.growth", "growing", test_growth_growing);
  ADD_RULE_TEST ("dryad.growth", "mature", test_growth_mature);
  ADD_RULE_TEST ("dryad.growth", "area", test_growth_area);
  ADD_RULE_TEST ("dryad.growth", "sprout-safe", test_growth_sprout_safe);
  ADD_RULE_TEST ("dryad.growth", "growing-hurt", test_growth_growing_hurt);
  ADD_RULE_TEST ("dryad.steps", "cards", test_steps_cards);
  ADD_RULE_TEST ("dryad.steps", "with-arrival", test_steps_with_arrival);
  ADD_RULE_TEST ("dryad.steps", "next-phase", test_steps_next_phase);
  ADD_RULE_TEST ("dryad.steps", "order", test_steps_order);
  ADD_RULE_TEST ("dryad.grow", "stages", test_grow_stages);
  ADD_RULE_TEST ("dryad.grow", "third-phase", test_grow_third_phase);
  ADD_RULE_TEST ("dryad.grow", "cards-left", test_grow_cards_left);
  ADD_RULE_TEST ("dryad.grow", "last-mage", test_grow_last_mage);
  ADD_RULE_TEST ("dryad.grow", "besides-attack", test_grow_besides_attack);

  return g_test_run ();
}
