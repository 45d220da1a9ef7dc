/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corners of a game where corrections and choices meet. */
#include <string.h>

#include "drawing.h"
#include "table.h"

/* Ada on L9 in the attack step of a quiet night. */
static Table *
attack_step (LsMode mode)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, mode, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=L9");
  return t;
}

/* Monsters alone set nothing off: an answer given before the hero left hurts nobody. */
static void
test_explosion_called_off (void)
{
  g_autoptr (Table) t = attack_step (LS_MODE_SINGLE);

  table_do (t, "monster-add type=boomer at=M9");
  table_do (t, "monster-add type=clawer at=N8");
  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=true");
  table_do (t, "hero-at hero=Ada at=T20");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), >=, 0);
  g_assert_cmpint (ls_game_find_monster (t->game, "clawer-1"), >=, 0);
}

/* A victim that was moved away is not hurt, and the players are asked again if others are there. */
static void
test_victim_gone (void)
{
  g_autoptr (Table) t = attack_step (LS_MODE_SINGLE);

  table_do (t, "monster-add type=boomer at=M9");
  table_do (t, "monster-add type=clawer at=N8");
  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=true");
  table_do (t, "monster-at monster=clawer-1 at=T9");
  table_do (t, "monster-add type=archer at=N10");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_do (t, "choose monster=boomer-1 target=archer-1 hit=false");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_monster (t->game, "clawer-1"), >=, 0);
  g_assert_cmpint (ls_game_find_monster (t->game, "archer-1"), >=, 0);
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
}

/* In solo play heroes that were never in play do not keep the game going. */
static void
test_solo_last (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);

  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "begin-night");
  table_do (t, "hero-wounds hero=Ada wounds=8");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

/* At most three heroes play at once in solo play. */
static void
test_solo_three (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);

  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "hero-at hero=Bruno at=L15");
  table_do (t, "hero-at hero=Cleo at=L16");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Dario at=L17");
  table_do (t, "hero-at hero=Cleo at=L17");
}

/* A table that draws its own cards turns the direction card too, and a card that this game leaves out is refused. */
static void
test_own_cards (void)
{
  g_autoptr (Table) t = NULL;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.app_draws = FALSE;
  setup.b_cards = 1;
  t = table_new_setup (&setup);
  table_deploy (t);
  table_refuses (t, LS_GAME_ERROR_STAGE, "begin-night");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "direction card=d99");
  table_do (t, "direction card=d1");
  table_do (t, "begin-night");
  table_go_to (t, LS_STAGE_SPAWN);
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=1 card=1");
  table_do (t, "card slot=1 card=1B");
}

/* The script names the monster that is crossed, also when monsters move one by one. */
static void
test_crossed_by_name (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  gboolean named = FALSE;

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=archer at=G15 facing=east");
  table_do (t, "monster-stun monster=archer-1 stunned=true");
  table_do (t, "step");
  for (guint i = 0; i < t->script->lines->len; i++)
    named = named || strstr (g_array_index (t->script->lines, LsLine, i).text, "Clawer 1: over Archer 1, one spot east, to I15");
  g_assert_true (named);
}

/* A monster placed by hand before its turn has had its move. */
static void
test_placed_early (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-add type=clawer at=G17 facing=east");
  table_do (t, "monster-add type=clawer at=G15 facing=east");
  table_do (t, "place monster=clawer-2 at=H19 facing=east");
  table_do (t, "step");
  expect_at (t, "clawer-2", "H19", LS_EAST);
}

/* Structures and tokens are carried as a whole, also over spots of their own; not onto others, nor off the board. */
static void
test_carried (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_do (t, "structure-add type=shop spots=C7,D7");
  table_do (t, "structure-flames structure=shop-2 flames=1");
  table_do (t, "structure-at structure=shop-2 at=D7");
  g_assert_cmpuint (table_structure (t, "shop-2")->spots.at[1], ==, ls_spot_from_name ("E7"));
  g_assert_cmpuint (table_structure (t, "shop-2")->flames, ==, 1);
  table_do (t, "token-add type=stun-trap at=C5");
  table_refuses (t, LS_GAME_ERROR_RULE, "structure-at structure=shop-2 at=B5");
  table_refuses (t, LS_GAME_ERROR_RULE, "structure-at structure=shop-2 at=AF7");
  table_refuses (t, LS_GAME_ERROR_RULE, "token-at token=stun-trap-1 at=E7");
  g_assert_cmpuint (table_structure (t, "shop-2")->spots.at[0], ==, ls_spot_from_name ("D7"));
  table_do (t, "token-at token=stun-trap-1 at=C7");
  g_assert_cmpuint (t->game->tokens[0].at, ==, ls_spot_from_name ("C7"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("attack.explosion", "called-off", test_explosion_called_off);
  ADD_RULE_TEST ("attack.explosion", "victim-gone", test_victim_gone);
  ADD_RULE_TEST ("setup.solo", "last-in-play", test_solo_last);
  ADD_RULE_TEST ("setup.solo", "three-at-most", test_solo_three);
  ADD_RULE_TEST ("day.scout", "own-cards", test_own_cards);
  ADD_RULE_TEST ("move.cross", "by-name", test_crossed_by_name);
  ADD_RULE_TEST ("move.free", "placed-early", test_placed_early);
  ADD_RULE_TEST ("board.footprint", "carried", test_carried);

  return g_test_run ();
}
