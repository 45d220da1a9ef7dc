/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement in a game: one by one or all at once, moves that the table overrides, traps and stuns over phases. */
#include "table.h"

#include <string.h>

#include "drawing.h"

static Table *
quiet_table (void)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (self);
  return self;
}

/* Two Clawers in row 15 that come from the west, the mist behind them. */
static Table *
two_in_a_row (void)
{
  Table *self = quiet_table ();

  table_do (self, "monster-add type=clawer at=G15 facing=east");
  table_do (self, "monster-add type=clawer at=F15 facing=east");
  table_go_to (self, LS_STAGE_MOVEMENT);
  return self;
}

/* --- One by one, all at once --- */

static void
expect_same_either_way (Table *t)
{
  g_autofree LsGame *start = g_memdup2 (t->game, sizeof *t->game);
  g_autofree LsGame *at_once = g_new0 (LsGame, 1);
  LsCommand step = { .kind = LS_DO_STEP };
  g_autoptr (GError) error = NULL;

  ls_game_apply (start, &step, at_once, NULL, &error);
  g_assert_no_error (error);
  while (t->game->stage == LS_STAGE_MOVEMENT)
    table_do (t, "next");
  g_assert_cmpmem (t->game, sizeof *t->game, at_once, sizeof *at_once);
}

/* In games of bots, in every movement step: the same state to the byte. */
static void
test_either_way (void)
{
  for (guint64 seed = 1; seed <= 9; seed++)
    {
      g_autoptr (Table) t = table_new ((LsScenario) (seed % 3), LS_MODE_SINGLE, 4, seed);
      LsCommand command;

      for (guint i = 0; i < 60 && t->game->stage != LS_STAGE_OVER; i++)
        if (t->game->stage == LS_STAGE_DAY)
          table_begin_night (t);
        else if (t->game->stage == LS_STAGE_MOVEMENT)
          expect_same_either_way (t);
        else if (t->game->stage == LS_STAGE_HEROES)
          table_do (t, "end-hero-phase");
        else if (ls_bot_choose (t->game, &command))
          table_apply (t, &command);
        else
          table_do (t, "step");
    }
}

/* With traps in the way, that stun, slow and hurt. */
static void
test_either_way_traps (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "token-add type=stun-trap at=H15");
  table_do (t, "token-add type=slow-trap at=I16");
  table_do (t, "token-add type=damage-trap at=I17");
  for (guint row = 15; row <= 17; row++)
    for (guint i = 0; i < 2; i++)
      table_do (t, "monster-add type=clawer at=%c%u facing=east", 'F' + (int) i, row);
  table_do (t, "monster-add type=bulky-red at=G20 facing=east");
  table_go_to (t, LS_STAGE_MOVEMENT);
  expect_same_either_way (t);
  g_assert_cmpuint (t->game->n_tokens, ==, 1); /* the slow trap's other side */
  g_assert_true (t->game->tokens[0].used);
  g_assert_cmpuint (t->game->n_monsters, ==, 6);
  expect_figures_whole (t);
}

/* --- Place --- */

/* Left alone: the first goes three spots to J15, the second three to I15. */
static void
test_not_placed (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "next");
  expect_at (t, "clawer-1", "J15", LS_EAST);
  expect_at (t, "clawer-2", "F15", LS_EAST);
  table_do (t, "next");
  expect_at (t, "clawer-2", "I15", LS_EAST);
}

/* The table stops the first on I15: the second has no steps to cross it and ends before it. */
static void
test_place_is_seen (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "place monster=clawer-1 at=I15");
  expect_at (t, "clawer-1", "I15", LS_EAST);
  g_assert_cmpuint (t->game->moved, ==, 1);
  table_do (t, "next");
  expect_at (t, "clawer-2", "H15", LS_EAST);
  expect_stage (t, LS_STAGE_ATTACK);
}

/* It is that monster's move: it does not move again. The facing is as told, or stays. */
static void
test_place_is_the_move (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "place monster=clawer-1 at=G16 facing=north");
  table_do (t, "step");
  expect_at (t, "clawer-1", "G16", LS_NORTH);
  expect_at (t, "clawer-2", "I15", LS_EAST);
}

/* One that has moved already can be put elsewhere; that is nobody's turn. */
static void
test_place_again (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "next");
  table_do (t, "place monster=clawer-1 at=H15");
  expect_stage (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (t->game->moved, ==, 1);
  table_do (t, "next");
  expect_at (t, "clawer-2", "I15", LS_EAST); /* over it: two steps for the leap, one before */
}

/* The last one placed ends the step like the last one moved. */
static void
test_place_last (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "next");
  table_do (t, "place monster=clawer-2 at=G15");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_at (t, "clawer-2", "G15", LS_EAST);
}

static void
test_place_refused (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "place monster=clawer-3 at=I15");
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=clawer-1 at=F15");
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=clawer-1 at=P16");
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=clawer-1 at=N15");
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=clawer-1 at=AG1");
  g_assert_cmpuint (t->game->moved, ==, 0);
}

/* One slain before its turn is passed over, one that came in the meantime does not move. */
static void
test_order_is_fixed (void)
{
  g_autoptr (Table) t = two_in_a_row ();

  table_do (t, "monster-add type=runner at=G18 facing=east");
  table_do (t, "next"); /* rows from south to north: the Runner */
  expect_at (t, "runner-1", "L18", LS_EAST);
  table_do (t, "monster-kill monster=clawer-1");
  table_do (t, "monster-add type=archer at=G10 facing=south");
  table_do (t, "next");
  expect_at (t, "clawer-2", "I15", LS_EAST);
  expect_stage (t, LS_STAGE_ATTACK);
  expect_at (t, "archer-1", "G10", LS_SOUTH);
}

/* --- Stuns --- */

/* A trap's stun costs this attack and the whole next phase, and is over then. Bruno stands where it could strike. */
static void
test_trap_stun (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "token-add type=stun-trap at=H15");
  table_do (t, "hero-at hero=Bruno at=H14");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "clawer-1", "H15", LS_EAST);
  g_assert_true (table_monster (t, "clawer-1")->stunned);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
  g_assert_true (table_monster (t, "clawer-1")->stunned);

  table_next_phase (t);
  expect_at (t, "clawer-1", "H15", LS_EAST);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
  g_assert_false (table_monster (t, "clawer-1")->stunned);

  table_next_phase (t);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 1);
}

/* A hero's stun: no move and no attack in the next phase, over at its end. */
static void
test_hero_stun (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=clawer at=R15 facing=west");
  table_do (t, "hero-at hero=Bruno at=R14");
  table_do (t, "hero-at hero=Ada at=T20");
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 1);
  expect_at (t, "clawer-1", "I15", LS_EAST);
  table_do (t, "monster-stun monster=clawer-1 stunned=true");
  table_do (t, "monster-stun monster=clawer-2 stunned=true");
  table_next_phase (t);
  expect_at (t, "clawer-1", "I15", LS_EAST);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 1);
  g_assert_false (table_monster (t, "clawer-1")->stunned);
  g_assert_false (table_monster (t, "clawer-2")->stunned);
  table_next_phase (t);
  expect_at (t, "clawer-1", "L15", LS_EAST);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 2);
}

/* Stunned by a trap and again by a hero in the hero phase after it: both end with the next monster phase. */
static void
test_stun_twice (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "token-add type=stun-trap at=H15");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "monster-stun monster=clawer-1 stunned=true");
  table_next_phase (t);
  g_assert_false (table_monster (t, "clawer-1")->stunned);
}

/* A damage trap kills, the figure goes back to the box, the trap is gone. */
static void
test_trap_damage (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "token-add type=damage-trap at=H15");
  table_do (t, "token-add type=damage-trap at=G20");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=bulky-red at=F20 facing=east");
  table_go_to (t, LS_STAGE_ATTACK);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
  g_assert_cmpuint (table_monster (t, "bulky-red-1")->wounds, ==, 1);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_CLAWER][LS_GREEN], ==, 14);
}

/* A slow trap: the first stops and turns it, the second stops and takes it away. */
static void
test_trap_slow (void)
{
  g_autoptr (Table) t = quiet_table ();

  table_do (t, "token-add type=slow-trap at=H15");
  table_do (t, "monster-add type=clawer at=G15 facing=east");
  table_go_to (t, LS_STAGE_HEROES);
  expect_at (t, "clawer-1", "H15", LS_EAST);
  g_assert_true (t->game->tokens[0].used);
  table_next_phase (t); /* it starts on the trap: nothing happens */
  expect_at (t, "clawer-1", "K15", LS_EAST);
  g_assert_cmpuint (t->game->n_tokens, ==, 1);
  table_do (t, "monster-add type=clawer at=G15 facing=east");
  table_next_phase (t);
  expect_at (t, "clawer-2", "H15", LS_EAST);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("phase.order", "either-way", test_either_way);
  ADD_RULE_TEST ("phase.order", "either-way-traps", test_either_way_traps);
  ADD_RULE_TEST ("order.line", "not-placed", test_not_placed);
  ADD_RULE_TEST ("order.line", "fixed", test_order_is_fixed);
  g_test_add_func ("/game/place/is-seen", test_place_is_seen);
  g_test_add_func ("/game/place/is-the-move", test_place_is_the_move);
  g_test_add_func ("/game/place/again", test_place_again);
  g_test_add_func ("/game/place/last", test_place_last);
  g_test_add_func ("/game/place/refused", test_place_refused);
  ADD_RULE_TEST ("trap.stun", "game", test_trap_stun);
  ADD_RULE_TEST ("trap.stun", "game-twice", test_stun_twice);
  ADD_RULE_TEST ("trap.damage", "game", test_trap_damage);
  ADD_RULE_TEST ("trap.slow", "game", test_trap_slow);
  ADD_RULE_TEST ("attack.stunned", "game-hero-stun", test_hero_stun);
  ADD_RULE_TEST ("dice.stun", "game-next-phase", test_hero_stun);

  return g_test_run ();
}
