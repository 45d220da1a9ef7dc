/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tap means with a piece in the hand. */
#include "last-spell/reach.h"
#include "pick.h"
#include "table.h"

static Table *
hero_phase (void)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-at hero=Ada at=L14");
  return t;
}

static void
expect_kind (Table        *t,
             HkPick        pick,
             const char   *spot,
             LsCommandKind kind)
{
  LsCommand command;

  pick.id = g_intern_string (pick.id);
  hk_pick_command (&pick, t->game, ls_spot_from_name (spot), &command);
  g_assert_cmpuint (command.kind, ==, kind);
  g_assert_cmpuint (command.spots.at[0], ==, ls_spot_from_name (spot));
}

/* Within reach the rules' own move, which pays; beyond it, or while correcting, the table's word. */
static void
test_hero (void)
{
  g_autoptr (Table) t = hero_phase ();
  HkPick pick = { .id = "Ada" };
  g_autofree guint8 *reach = hk_pick_reach (&pick, t->game);
  LsCommand command;

  g_assert_nonnull (reach);
  g_assert_cmpuint (reach[ls_spot_from_name ("L15")], ==, 1);
  g_assert_cmpuint (reach[ls_spot_from_name ("AC3")], ==, LS_OUT_OF_REACH);
  expect_kind (t, pick, "L15", LS_DO_HERO_MOVE);
  expect_kind (t, pick, "Y20", LS_DO_HERO_AT);
  expect_kind (t, (HkPick){ .id = "Ada", .correcting = TRUE }, "L15", LS_DO_HERO_AT);
  hk_pick_command (&pick, t->game, ls_spot_from_name ("L15"), &command);
  table_apply (t, &command);
  g_assert_cmpuint (t->game->sheets[0].spent, !=, 0);
}

/* Nobody walks before the night, nor in the monster phase. */
static void
test_other_stages (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  HkPick pick = { .id = g_intern_string ("Ada") };

  expect_kind (t, pick, "L15", LS_DO_HERO_AT);
  table_deploy (t);
  g_assert_null (hk_pick_reach (&pick, t->game));
}

static void
test_defense (void)
{
  g_autoptr (Table) t = hero_phase ();
  HkPick pick = { .id = g_intern_string ("ballista-1") };
  g_autofree guint8 *reach = NULL;

  table_do (t, "structure-add type=ballista spots=M14");
  reach = hk_pick_reach (&pick, t->game);
  g_assert_nonnull (reach);
  g_assert_cmpuint (reach[ls_spot_from_name ("L12")], !=, LS_OUT_OF_REACH);
  expect_kind (t, pick, "L12", LS_DO_SHOOT);
  expect_kind (t, (HkPick){ .id = "ballista-1", .correcting = TRUE }, "L12", LS_DO_STRUCTURE_AT);
  expect_kind (t, (HkPick){ .id = "house-1" }, "L12", LS_DO_STRUCTURE_AT);
}

static void
test_others (void)
{
  g_autoptr (Table) t = hero_phase ();

  table_do (t, "monster-add type=clawer at=L8");
  table_do (t, "token-add type=stun-trap at=L7");
  expect_kind (t, (HkPick){ .id = "clawer-1" }, "M8", LS_DO_MONSTER_AT);
  expect_kind (t, (HkPick){ .id = "clawer-1", .placing = TRUE }, "M8", LS_DO_PLACE);
  expect_kind (t, (HkPick){ .id = "stun-trap-1" }, "M8", LS_DO_TOKEN_AT);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/pick/hero", test_hero);
  g_test_add_func ("/app/pick/other-stages", test_other_stages);
  g_test_add_func ("/app/pick/defense", test_defense);
  g_test_add_func ("/app/pick/others", test_others);

  return g_test_run ();
}
