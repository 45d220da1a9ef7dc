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

/* --- Shots of heroes --- */

static void
expect_aim (Table       *t,
            const HkAim *aim,
            const char  *spot,
            gboolean     may_strike,
            const char  *said)
{
  g_autofree char *text = hk_aim_text (aim, t->game, 0, ls_spot_from_name (spot));

  g_test_message ("%s", text);
  g_assert_cmpint (hk_aim_may_strike (aim, t->game, 0, ls_spot_from_name (spot), NULL), ==, may_strike);
  g_assert_true (g_str_has_prefix (text, said));
}

/* hero.los, hero.ranged-area: Ada stands south of a house. */
static void
test_aim (void)
{
  g_autoptr (Table) t = hero_phase ();
  HkPick pick = { .id = g_intern_string ("Ada"), .aimed = LS_NO_SPOT };
  g_autofree guint8 *reach = NULL;
  g_autofree guint8 *hidden = NULL;
  g_autofree guint8 *none = hk_pick_hidden (&pick, t->game);

  table_do (t, "hero-at hero=Ada at=N16");
  hk_aim_begin (&pick.aim);
  reach = hk_pick_reach (&pick, t->game);
  hidden = hk_pick_hidden (&pick, t->game);
  g_assert_null (none); /* who walks needs not see */
  g_assert_cmpuint (reach[ls_spot_from_name ("N18")], ==, 1);
  g_assert_cmpuint (hidden[ls_spot_from_name ("N18")], ==, 0);
  g_assert_cmpuint (reach[ls_spot_from_name ("N13")], ==, LS_OUT_OF_REACH);
  g_assert_cmpuint (hidden[ls_spot_from_name ("N13")], ==, 1);
  g_assert_cmpuint (hidden[ls_spot_from_name ("AC3")], ==, 0);
  expect_aim (t, &pick.aim, "N18", TRUE, "N18 can be struck.");
  expect_aim (t, &pick.aim, "N13", FALSE, "N13 is out of sight. In the way: house 1 (hero.los, EN 7");
  expect_aim (t, &pick.aim, "M16", FALSE, "M16 lies in the area of Ada: too near for a ranged weapon (hero.ranged-area");
  expect_aim (t, &pick.aim, "AC3", FALSE, "AC3 is out of range (board.sector");
  pick.aim.ranged = FALSE;
  expect_aim (t, &pick.aim, "M16", TRUE, "M16 can be struck.");
  pick.aim.vision = TRUE;
  expect_aim (t, &pick.aim, "N13", TRUE, "N13 can be struck.");
}

/* hero.tree-cover: beside a tree nothing is aimed at, without vision. */
static void
test_tree_cover (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 2, 1);
  const LsBoard *board = t->game->board;
  HkAim aim;
  guint covered = 0;

  table_deploy (t);
  hk_aim_begin (&aim);
  aim.range |= LS_RANGE_FAR;
  for (guint i = 0; i < LS_N_CELLS; i++)
    {
      LsSight why = { 0 };

      if (!ls_board_has (board, (LsSpot) i) || hk_aim_may_strike (&aim, t->game, 0, (LsSpot) i, &why)
          || why.rule != LS_RULE_HERO_TREE_COVER)
        continue;
      covered++;
      g_assert_cmpuint (why.n, >, 0);
      g_assert_cmpuint (board->terrain[why.spots[0]], ==, LS_TERRAIN_TREE);
      if (covered == 1)
        {
          g_autofree char *text = hk_aim_text (&aim, t->game, 0, (LsSpot) i);

          g_assert_true (g_str_has_prefix (text, "Trees cover "));
        }
    }
  g_assert_cmpuint (covered, >, 0);
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
  g_test_add_func ("/app/pick/aim", test_aim);
  g_test_add_func ("/app/pick/tree-cover", test_tree_cover);

  return g_test_run ();
}
