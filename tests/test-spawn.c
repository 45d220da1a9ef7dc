/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which figures come out of the mist, and where: section 2 of the rules. */
#include "drawing.h"

#include <string.h>

#include "last-spell/pack.h"
#include "last-spell/spawn.h"

/* Three columns of mist in the west, open ground, the town's line in column F: slot 1 covers rows 1 to 6 from the south. */
static const char *const open_west[] = { ". . . . . .", ". . . . . .", ". . . . . .",
                                         ". . . . . .", ". . . . . .", ". . . . . ." };

static Drawing *
draw_west (const char *settings,
           const char *row3)
{
  g_autofree char *all = g_strdup_printf ("mist west 3; %s", settings);

  return draw (all, open_west[0], open_west[1], row3 ? row3 : open_west[2], open_west[3], open_west[4], open_west[5], NULL);
}

static const LsSlot west_slot = { .number = 1, .side = LS_WEST, .from = 5, .to = 0 };
static const LsSlot north_slot = { .number = 2, .side = LS_NORTH, .from = 0, .to = 5 };
static const LsSlot east_slot = { .number = 3, .side = LS_EAST, .from = 0, .to = 5 };

static void
expect_spot (Drawing      *d,
             const LsSlot *slot,
             guint         column,
             guint         depth,
             const char   *expected,
             LsRule        expected_rule)
{
  char name[LS_SPOT_NAME_SIZE];
  g_autofree LsGround *ground = g_new0 (LsGround, 1);
  LsRule rule;
  LsSpot spot;

  ls_ground_init (ground, d->position);
  spot = ls_spawn_spot (d->position, ground, slot, column, depth, &rule);
  g_assert_cmpstr (spot == LS_NO_SPOT ? "none" : ls_spot_name (spot, name), ==, expected);
  g_assert_cmpstr (ls_rule_id (rule), ==, ls_rule_id (expected_rule));
}

/* Cards are turned in the first and in the second monster phase, one of every slot that holds one, and never later. */
static void
test_reveal (void)
{
  LsSpawnCards cards = { .slots = { [0] = { 2, { 7, 3 } }, [2] = { 1, { 5 } } } };

  ls_spawn_reveal (&cards, 1);
  g_assert_cmpuint (cards.revealed[0], ==, 3);
  g_assert_cmpuint (cards.revealed[1], ==, 0);
  g_assert_cmpuint (cards.revealed[2], ==, 5);
  ls_spawn_discard (&cards);
  ls_spawn_reveal (&cards, 2);
  g_assert_cmpuint (cards.revealed[0], ==, 7);
  g_assert_cmpuint (cards.revealed[2], ==, 0);
}

static void
test_reveal_not_later (void)
{
  LsSpawnCards cards = { .slots = { [0] = { 1, { 9 } } } };

  ls_spawn_reveal (&cards, 3);
  g_assert_cmpuint (cards.revealed[0], ==, 0);
  g_assert_cmpuint (cards.slots[0].n, ==, 1);
  g_assert_false (ls_spawn_reveals (0));
}

/* What was revealed goes to the discard, and nothing else does. */
static void
test_discard (void)
{
  LsSpawnCards cards = { .slots = { [0] = { 2, { 7, 3 } }, [1] = { 1, { 4 } } } };

  ls_spawn_discard (&cards);
  g_assert_cmpuint (cards.discard.n, ==, 0);
  ls_spawn_reveal (&cards, 1);
  ls_spawn_discard (&cards);
  g_assert_cmpuint (cards.discard.n, ==, 2);
  g_assert_cmpuint (cards.discard.cards[0], ==, 3);
  g_assert_cmpuint (cards.discard.cards[1], ==, 4);
  g_assert_cmpuint (cards.revealed[0], ==, 0);
  g_assert_cmpuint (cards.slots[0].n, ==, 1);
}

/* Green only, green and yellow, all. */
static void
test_scenario (void)
{
  static const gboolean counts[][LS_N_COLOURS] = {
    [LS_SCENARIO_GILDENBERG] = { TRUE, FALSE, FALSE },
    [LS_SCENARIO_LAKEBURG] = { TRUE, TRUE, FALSE },
    [LS_SCENARIO_GLENWALD] = { TRUE, TRUE, TRUE },
    [LS_SCENARIO_BOSS_RUSH] = { TRUE, TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      g_assert_cmpint (ls_spawn_counts (i, j), ==, counts[i][j]);
}

/* Slot, column and depth give a mist spot: columns run clockwise, depth 1 lies at the front. */
static void
test_place (void)
{
  g_autoptr (Drawing) d = draw_west ("", NULL);
  g_autoptr (Drawing) north = draw ("mist north 2", ". . . . . .", ". . . . . .", ". . . . . .", NULL);
  g_autoptr (Drawing) east = draw ("mist east 2", ". . . .", ". . . .", ". . . .", ". . . .", ". . . .", ". . . .", NULL);

  expect_spot (d, &west_slot, 1, 1, "C6", LS_RULE_SPAWN_PLACE);
  expect_spot (d, &west_slot, 6, 3, "A1", LS_RULE_SPAWN_PLACE);
  expect_spot (north, &north_slot, 1, 1, "A2", LS_RULE_SPAWN_PLACE);
  expect_spot (north, &north_slot, 6, 2, "F1", LS_RULE_SPAWN_PLACE);
  expect_spot (east, &east_slot, 2, 1, "C2", LS_RULE_SPAWN_PLACE);
}

/* It faces the town, square to its tile, whatever arrow lies under the mist. */
static void
test_place_facing (void)
{
  g_autoptr (Drawing) d = draw_west ("arrows vvvvvv/vvvvvv/vvvvvv/vvvvvv/vvvvvv/vvvvvv", NULL);
  g_autofree LsGround *ground = g_new0 (LsGround, 1);

  ls_ground_init (ground, d->position);
  g_assert_cmpint (ls_spawn_facing (d->position, ground, LS_WEST, ls_spot (0, 0)), ==, LS_EAST);
  g_assert_cmpint (ls_spawn_facing (d->position, ground, LS_NORTH, ls_spot (0, 0)), ==, LS_SOUTH);
  g_assert_cmpint (ls_spawn_facing (d->position, ground, LS_EAST, ls_spot (0, 0)), ==, LS_WEST);
}

/* What appears outside the mist takes the facing of the arrow on its spot. */
static void
test_facing_outside (void)
{
  g_autoptr (Drawing) d = draw_west ("arrows vvvv.v/vvvvvv/vvvvvv/vvvvvv/vvvvvv/vvvvvv", NULL);
  g_autofree LsGround *ground = g_new0 (LsGround, 1);

  ls_ground_init (ground, d->position);
  g_assert_cmpint (ls_spawn_facing (d->position, ground, LS_WEST, ls_spot (3, 0)), ==, LS_SOUTH);
  g_assert_cmpint (ls_spawn_facing (d->position, ground, LS_WEST, ls_spot (2, 0)), !=, LS_SOUTH);
}

/* The spot is taken: the nearest free one of the same depth, the coin's side (as the monster sees it) first. */
static void
test_taken_coin_side (void)
{
  g_autoptr (Drawing) left = draw_west ("coin left", ". . a> . . .");
  g_autoptr (Drawing) right = draw_west ("coin right", ". . a> . . .");

  expect_spot (left, &west_slot, 4, 1, "C2", LS_RULE_SPAWN_TAKEN);
  expect_spot (right, &west_slot, 4, 1, "C4", LS_RULE_SPAWN_TAKEN);
}

static void
test_taken_other_side (void)
{
  g_autoptr (Drawing) d =
    draw ("mist west 3; coin left", ". . . . . .", ". . b> . . .", ". . a> . . .", ". . . . . .", ". . . . . .", ". . . . . .",
          NULL);

  expect_spot (d, &west_slot, 4, 1, "C4", LS_RULE_SPAWN_TAKEN);
}

/* A full row: one row deeper. A full mist: nothing. A spot that is free is never left for another. */
static void
test_taken_row_full (void)
{
  g_autoptr (Drawing) row = draw ("mist west 3", ". . a> . . .", ". . b> . . .", NULL);
  g_autoptr (Drawing) all = draw ("mist west 2", "c> a> . .", "d> b> . .", NULL);
  LsSlot slot = { 1, LS_WEST, 1, 0 };

  expect_spot (row, &slot, 1, 1, "B2", LS_RULE_SPAWN_TAKEN);
  expect_spot (all, &slot, 1, 1, "none", LS_RULE_SPAWN_TAKEN);
  expect_spot (row, &slot, 1, 2, "B2", LS_RULE_SPAWN_PLACE);
}

/* EN 20; the shipped pack has the same. */
#define ORDER                                                                                                \
  .n_substitutes = 7,                                                                                        \
  .substitutes = { LS_FIGURE_ARMORED, LS_FIGURE_ARCHER,   LS_FIGURE_WINGED, LS_FIGURE_BOOMER,                \
                   LS_FIGURE_BULKY,   LS_FIGURE_ACCURSED, LS_FIGURE_CLAWER }

static void
test_substitute_order (void)
{
  static const LsSupply expected = { ORDER };
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  g_assert_cmpmem (pack->figures.substitutes, pack->figures.n_substitutes, expected.substitutes,
                   expected.n_substitutes);
}

static void
expect_substitute (const LsSupply *supply,
                   guint           ruling,
                   LsFigure        wanted,
                   LsFigure        expected,
                   LsColour        expected_colour)
{
  LsColour colour = LS_RED;

  g_assert_true (ls_spawn_substitute (supply, ruling, &wanted, &colour));
  g_assert_cmpint (wanted, ==, expected);
  g_assert_cmpint (colour, ==, expected_colour);
}

/* Armored, Archer, Winged, Boomer, Bulky, Accursed, Clawer: the first of them that is left. Never a Runner. */
static void
test_substitute_first (void)
{
  LsSupply supply
    = { ORDER, .left = { [LS_FIGURE_WINGED] = { 1 }, [LS_FIGURE_CLAWER] = { 1 }, [LS_FIGURE_RUNNER] = { 3 } } };

  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_BOOMER, LS_FIGURE_WINGED, LS_GREEN);
  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_CLAWER, LS_FIGURE_CLAWER, LS_GREEN);
  supply.left[LS_FIGURE_WINGED][LS_GREEN] = 0;
  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_ARMORED, LS_FIGURE_CLAWER, LS_GREEN);
}

/* The ruling `next`: the first one after the wanted type, going round; for a Runner from the head. */
static void
test_substitute_next (void)
{
  LsSupply supply
    = { ORDER, .left = { [LS_FIGURE_ARMORED] = { 1 }, [LS_FIGURE_WINGED] = { 1 }, [LS_FIGURE_CLAWER] = { 1 } } };

  expect_substitute (&supply, LS_SUBSTITUTION_NEXT, LS_FIGURE_BOOMER, LS_FIGURE_CLAWER, LS_GREEN);
  expect_substitute (&supply, LS_SUBSTITUTION_NEXT, LS_FIGURE_ARCHER, LS_FIGURE_WINGED, LS_GREEN);
  expect_substitute (&supply, LS_SUBSTITUTION_NEXT, LS_FIGURE_RUNNER, LS_FIGURE_ARMORED, LS_GREEN);
  supply.left[LS_FIGURE_CLAWER][LS_GREEN] = 0;
  expect_substitute (&supply, LS_SUBSTITUTION_NEXT, LS_FIGURE_CLAWER, LS_FIGURE_ARMORED, LS_GREEN);
}

/* None left: nothing spawns, and it is said. */
static void
test_substitute_none (void)
{
  g_autoptr (Drawing) d = draw_west ("", NULL);
  g_autoptr (GArray) spawned = g_array_new (FALSE, FALSE, sizeof (LsSpawned));
  LsPattern pattern = { 1, { { LS_FIGURE_CLAWER, LS_GREEN, 1, 1 } } };
  LsSupply supply = { ORDER };

  ls_spawn_pattern (d->position, &d->resolution->ground, &pattern, &west_slot, LS_SCENARIO_GLENWALD, &supply, spawned);
  g_assert_cmpuint (spawned->len, ==, 1);
  g_assert_cmpuint (g_array_index (spawned, LsSpawned, 0).at, ==, LS_NO_SPOT);
  g_assert_cmpstr (ls_rule_id (g_array_index (spawned, LsSpawned, 0).rule), ==, "spawn.substitute");
}

/* The icon's colour says which Bulky; one taken in another's place is green, else yellow, else red. */
static void
test_bulky (void)
{
  LsSupply supply
    = { ORDER, .left = { [LS_FIGURE_BULKY] = { 0, 1, 1 } } };

  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_BULKY, LS_FIGURE_BULKY, LS_RED);
  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_ARCHER, LS_FIGURE_BULKY, LS_YELLOW);
  supply.left[LS_FIGURE_BULKY][LS_RED] = 0;
  expect_substitute (&supply, LS_SUBSTITUTION_FIRST, LS_FIGURE_BULKY, LS_FIGURE_BULKY, LS_YELLOW);
}

/* A whole card: icons of other scenarios are passed over, figures leave the box, two icons never share a spot. */
static void
test_pattern (void)
{
  g_autoptr (Drawing) d = draw_west ("", NULL);
  g_autoptr (GArray) spawned = g_array_new (FALSE, FALSE, sizeof (LsSpawned));
  LsPattern pattern = { 3,
                        { { LS_FIGURE_CLAWER, LS_GREEN, 1, 1 },
                          { LS_FIGURE_BULKY, LS_RED, 2, 1 },
                          { LS_FIGURE_ARCHER, LS_GREEN, 1, 1 } } };
  LsSupply supply
    = { ORDER, .left = { [LS_FIGURE_CLAWER] = { 1 }, [LS_FIGURE_ARMORED] = { 1 }, [LS_FIGURE_BULKY] = { 1, 1, 1 } } };

  ls_spawn_pattern (d->position, &d->resolution->ground, &pattern, &west_slot, LS_SCENARIO_GILDENBERG, &supply, spawned);
  g_assert_cmpuint (spawned->len, ==, 2);
  g_assert_cmpuint (g_array_index (spawned, LsSpawned, 0).at, ==, ls_spot_from_name ("C6"));
  g_assert_cmpint (g_array_index (spawned, LsSpawned, 0).facing, ==, LS_EAST);
  g_assert_cmpint (g_array_index (spawned, LsSpawned, 1).figure, ==, LS_FIGURE_ARMORED);
  g_assert_cmpuint (g_array_index (spawned, LsSpawned, 1).at, ==, ls_spot_from_name ("C5"));
  g_assert_cmpuint (supply.left[LS_FIGURE_CLAWER][LS_GREEN], ==, 0);
  g_assert_cmpuint (supply.left[LS_FIGURE_BULKY][LS_RED], ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("spawn.reveal", "first-two-phases", test_reveal);
  ADD_RULE_TEST ("spawn.reveal", "not-later", test_reveal_not_later);
  ADD_RULE_TEST ("spawn.discard", "only-what-was-revealed", test_discard);
  ADD_RULE_TEST ("spawn.scenario", "colours", test_scenario);
  ADD_RULE_TEST ("spawn.place", "slot-column-depth", test_place);
  ADD_RULE_TEST ("spawn.place", "faces-the-town", test_place_facing);
  ADD_RULE_TEST ("spawn.place", "whole-card", test_pattern);
  ADD_RULE_TEST ("spawn.facing", "outside-the-mist", test_facing_outside);
  ADD_RULE_TEST ("spawn.taken", "coin-side-first", test_taken_coin_side);
  ADD_RULE_TEST ("spawn.taken", "then-the-other", test_taken_other_side);
  ADD_RULE_TEST ("spawn.taken", "row-full", test_taken_row_full);
  ADD_RULE_TEST ("spawn.substitute", "order", test_substitute_order);
  ADD_RULE_TEST ("spawn.substitute", "first", test_substitute_first);
  ADD_RULE_TEST ("spawn.substitute", "next", test_substitute_next);
  ADD_RULE_TEST ("spawn.substitute", "none-left", test_substitute_none);
  ADD_RULE_TEST ("spawn.bulky", "colour", test_bulky);

  return g_test_run ();
}
