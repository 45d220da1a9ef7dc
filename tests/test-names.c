/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people call things: by kind and number if the game made the id, by kind and id otherwise. */
#include "table.h"

#include "last-spell/game-position.h"
#include "last-spell/names.h"

static void
expect_name (Table      *t,
             const char *id,
             const char *expected)
{
  g_autofree char *name = ls_name_in_game (t->game, id);

  g_assert_cmpstr (name, ==, expected);
}

static Table *
begin (void)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  return t;
}

static void
test_made_by_the_game (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "monster-add type=clawer at=F15");
  table_do (t, "monster-add type=bulky-green at=G15");
  table_do (t, "token-add type=corpse-pile at=H15");
  expect_name (t, "clawer-1", "Clawer 1");
  expect_name (t, "bulky-green-1", "Green Bulky 1");
  expect_name (t, "corpse-pile-1", "corpse pile 1");
  expect_name (t, "wooden-wall-6", "wooden wall 6");
  expect_name (t, "ruin-1-2", "one-spot ruin 2");
  expect_name (t, t->game->heroes[0].id, t->game->heroes[0].id);
  expect_name (t, "circle", "the magic circle");
}

/* What has left the board keeps its name; what no game could have made has none but its id. */
static void
test_gone (void)
{
  g_autoptr (Table) t = begin ();

  expect_name (t, "clawer-12", "Clawer 12");
  expect_name (t, "stone-wall-3", "stone wall 3");
  expect_name (t, "stun-trap-3", "stun trap 3");
  expect_name (t, "clawer-", "clawer-");
  expect_name (t, "clawer-3b", "clawer-3b");
  expect_name (t, "nobody", "nobody");
}

/* There is one of each boss, on either side of the figure. */
static void
test_bosses (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "monster-add type=harpy at=F15");
  table_do (t, "monster-add type=cetusia-head at=G15");
  expect_name (t, "harpy-1", "Corrupted Harpy");
  expect_name (t, "cetusia-head-1", "Cetusia's head");
  table_monster (t, "cetusia-head-1")->type = (guint) ls_pack_find_type (t->pack, "cetusia-head-ii");
  expect_name (t, "cetusia-head-1", "Cetusia's head");
}

/* The same things in a position, and one with an id from elsewhere. */
static void
test_positions (void)
{
  g_autoptr (Table) t = begin ();
  g_auto (LsGamePosition) view = { 0 };
  g_autofree char *monster = NULL;
  g_autofree char *wall = NULL;
  g_autofree char *pile = NULL;
  g_autofree char *other = NULL;

  table_do (t, "monster-add type=clawer at=F15");
  table_do (t, "token-add type=corpse-pile at=H15");
  ls_game_position_init (&view, t->game);
  monster = ls_name_monster (&view.position, 0);
  pile = ls_name_thing (&view.position, (LsThing){ LS_THING_TOKEN, 0 });
  wall = ls_name_thing (&view.position,
                        (LsThing){ LS_THING_STRUCTURE, (guint16) ls_game_find_structure (t->game, "wooden-wall-2") });
  g_assert_cmpstr (monster, ==, "Clawer 1");
  g_assert_cmpstr (pile, ==, "corpse pile 1");
  g_assert_cmpstr (wall, ==, "wooden wall 2");
  g_array_index (view.position.monsters, LsMonster, 0).id = (char *) "m3";
  other = ls_name_monster (&view.position, 0);
  g_assert_cmpstr (other, ==, "Clawer m3");
}

static void
expect_refusal (Table      *t,
                const char *words,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree LsGame *after = g_new (LsGame, 1);
  LsCommand command;

  table_read (words, &command);
  g_assert_false (ls_game_apply (t->game, &command, after, NULL, &error));
  g_assert_cmpstr (error->message, ==, expected);
}

static void
test_refusals (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "monster-add type=clawer at=F15");
  expect_refusal (t, "monster-add type=archer at=F15", "F15 holds Clawer 1 already");
  table_do (t, "structure-add type=house spots=H16");
  table_do (t, "structure-add type=house spots=H18");
  table_do (t, "monster-at monster=clawer-1 at=H17");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_refusal (t, "next", "choose for Clawer 1 first");
  expect_refusal (t, "choose monster=clawer-1 target=wooden-wall-1",
                  "wooden wall 1 is not among what the players may choose for Clawer 1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/names/made-by-the-game", test_made_by_the_game);
  g_test_add_func ("/names/gone", test_gone);
  g_test_add_func ("/names/bosses", test_bosses);
  g_test_add_func ("/names/positions", test_positions);
  g_test_add_func ("/names/refusals", test_refusals);

  return g_test_run ();
}
