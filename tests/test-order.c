/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of movement: section 3 of the rules. */
#include "drawing.h"

/* --- order.sweep --- */

/* The side a monster comes from is told by its facing; sides go west, north, east, south. */
static void
test_sweep_sides (void)
{
  g_autoptr (Drawing) d = draw ("",            /* */
                                ". . cv . .",  /* */
                                ". . . . .",   /* */
                                "d> . . . b<", /* */
                                ". . . . .",   /* */
                                ". . a^ . .", NULL);

  expect_order (d, "d c b a");
}

/* On the west side, rows go from south to north. */
static void
test_sweep_west_side (void)
{
  g_autoptr (Drawing) d = draw ("",       /* */
                                "a> . .", /* */
                                ". b> .", /* */
                                ". . .",  /* */
                                "c> . .", NULL);

  expect_order (d, "c b a");
}

/* On the north side, columns go from west to east. */
static void
test_sweep_north_side (void)
{
  g_autoptr (Drawing) d = draw ("",         /* */
                                ". . . bv", /* */
                                "cv av . .", NULL);

  expect_order (d, "c a b");
}

/* On the east side, rows go from north to south. */
static void
test_sweep_east_side (void)
{
  g_autoptr (Drawing) d = draw ("",       /* */
                                ". . c<", /* */
                                ". a< .", /* */
                                ". . b<", NULL);

  expect_order (d, "c a b");
}

/* On the south side, columns go from east to west. */
static void
test_sweep_south_side (void)
{
  g_autoptr (Drawing) d = draw ("",         /* */
                                ". . b^ .", /* */
                                "c^ a^ . d^", NULL);

  expect_order (d, "d b a c");
}

/* Where a monster stands does not tell its side: one in the far east that faces east goes first. */
static void
test_sweep_not_by_place (void)
{
  g_autoptr (Drawing) d = draw ("",         /* */
                                "b< . . .", /* */
                                ". . . cv", /* */
                                ". . . a>", NULL);

  expect_order (d, "a c b");
}

/* A stunned monster has its place in the order, though it does not move. */
static void
test_sweep_stunned (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", /* */
                                "c> . . .",   /* */
                                "b> . . .",   /* */
                                "a> . . .", NULL);

  expect_order (d, "a b c");
  expect_steps (d, "b", "", "move.stunned");
}

/* --- The ruling order=angle --- */

#define BEARINGS                                                                                                       \
  "b> . . cv . . .", ". . . . . . .", ". . . . . . .", "a> . . * . . d<", ". . . . . . .", ". . . . . . .",            \
    "f> . . e^ . . ."

/* By the angle, lines go by the bearing from the circle, clockwise from due west. */
static void
test_angle_bearings (void)
{
  g_autoptr (Drawing) d = draw ("ruling order=angle", BEARINGS, NULL);

  expect_order (d, "a b c d e f");
}

/* By the sweep, the same monsters go by their sides: the one in the southwest faces east and so comes first. */
static void
test_angle_not_by_default (void)
{
  g_autoptr (Drawing) d = draw ("", BEARINGS, NULL);

  expect_order (d, "f a b c d e");
}

/* Due west is the beginning: just north of it comes next, just south of it at the very end. */
static void
test_angle_due_west (void)
{
  g_autoptr (Drawing) d = draw ("ruling order=angle", /* */
                                ". . . . . . .",      /* */
                                "c> . . . . . .",     /* */
                                "a> . . * . . d<",    /* */
                                "b> . . . . . .", NULL);

  expect_order (d, "a c d b");
}

/* The middle of a circle of two by two spots lies between them: no row is due west of it, and
 * B1 and C2 lie northwest, F5 and G6 southeast. */
static void
test_angle_middle (void)
{
  g_autoptr (Drawing) d = draw ("ruling order=angle", /* */
                                ". b> . . . . .",     /* */
                                ". . c< . . . .",     /* */
                                "av . dv * * . .",    /* */
                                "e> . . * * . .",     /* */
                                ". . . . . f^ .",     /* */
                                ". . . . . . g<", NULL);

  expect_order (d, "a d c b f g e");
}

/* On one bearing the nearer goes first, whatever the facings. */
static void
test_angle_nearer (void)
{
  g_autoptr (Drawing) angle = draw ("ruling order=angle", /* */
                                    ". . . .",            /* */
                                    ". b> . .",           /* */
                                    ". . av .",           /* */
                                    ". . . *", NULL);
  g_autoptr (Drawing) sweep = draw ("ruling order=sweep", /* */
                                    ". . . .",            /* */
                                    ". b> . .",           /* */
                                    ". . av .",           /* */
                                    ". . . *", NULL);

  g_autoptr (Drawing) turned = draw ("ruling order=angle", /* */
                                     ". . . .",            /* */
                                     ". bv . .",           /* */
                                     ". . a> .",           /* */
                                     ". . . *", NULL);

  expect_order (angle, "a b");
  expect_order (sweep, "b a");
  expect_order (turned, "a b");
}

/* A line stays together and goes by the bearing of its first: nobody of another line comes between. */
static void
test_angle_lines_together (void)
{
  g_autoptr (Drawing) d = draw ("ruling order=angle", /* */
                                "a> . . bv . . c>",   /* */
                                ". . . . . . .",      /* */
                                ". . . . . . .",      /* */
                                ". . . * . . d<", NULL);

  expect_order (d, "b c a d");
}

/* --- order.line --- */

/* In one line, the figure furthest along its facing moves first. */
static void
test_line_furthest (void)
{
  g_autoptr (Drawing) east = draw ("", "a> . b> . c>", NULL);
  g_autoptr (Drawing) west = draw ("", "a< . b< . c<", NULL);
  g_autoptr (Drawing) south = draw ("", "av", ".", "bv", NULL);
  g_autoptr (Drawing) north = draw ("", "a^", ".", "b^", NULL);

  expect_order (east, "c b a");
  expect_order (west, "a b c");
  expect_order (south, "b a");
  expect_order (north, "a b");
}

/* Who moves first clears the way: the one behind does not have to cross it. */
static void
test_line_clears_way (void)
{
  g_autoptr (Drawing) d = draw ("", "a> b> . . . .", NULL);

  expect_steps (d, "b", "C1 D1 E1", "move.spent");
  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
}

/* Two lines are not one: being further along does not help against the line whose turn is earlier. */
static void
test_line_not_across (void)
{
  g_autoptr (Drawing) d = draw ("",       /* */
                                ". . b>", /* */
                                "a> . .", NULL);

  expect_order (d, "a b");
}

/* Figures in one row that face different ways are not in one line. */
static void
test_line_not_opposite (void)
{
  g_autoptr (Drawing) d = draw ("", "c< a> . d< b>", NULL);

  expect_order (d, "b a c d");
}

/* The order is fixed at the beginning: one that turns south on its way does not fall in with the north side. */
static void
test_line_fixed (void)
{
  g_autoptr (Drawing) d = draw ("arrows ....../...v..", /* */
                                ". bv . . . .",         /* */
                                "a> . . . . .", NULL);

  expect_order (d, "a b");
  expect_steps (d, "a", "B2 C2 D2", "move.spent");
  expect_facing (d, "a", LS_SOUTH);
}

/* Nor is one that dies on its way taken out of it. */
static void
test_line_fixed_with_dead (void)
{
  g_autoptr (Drawing) d = draw ("",           /* */
                                "c> . . . .", /* */
                                "a> b> !d . .", NULL);

  expect_order (d, "b a c");
  expect_steps (d, "b", "C2", "trap.damage");
  expect_steps (d, "a", "B2 C2 D2", "move.spent");
}

/* --- order.newborn --- */

/* What was spawned in the mist in this phase moves in it, in its line's place: after those before it. */
static void
test_newborn_in_line (void)
{
  g_autoptr (Drawing) d = draw ("mist west 2", "a> . . b> . . . .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "b", "E1 F1 G1", "move.spent");
  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* It neither waits for all others nor goes before them: the sides go as always. */
static void
test_newborn_not_last (void)
{
  g_autoptr (Drawing) d = draw ("mist west 2; mist east 2", /* */
                                ". . . bv . . . .",         /* */
                                "a> . . . . . . c<",        /* */
                                ". . . d^ . . . .", NULL);

  expect_order (d, "a b c d");
}

/* A figure that hatched moves too; the hatchery under it is in no order. */
static void
test_newborn_hatched (void)
{
  g_autoptr (Drawing) d = draw ("", "a>+&h . . . &m", NULL);

  expect_order (d, "a");
  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("order.sweep", "sides", test_sweep_sides);
  ADD_RULE_TEST ("order.sweep", "west-side", test_sweep_west_side);
  ADD_RULE_TEST ("order.sweep", "north-side", test_sweep_north_side);
  ADD_RULE_TEST ("order.sweep", "east-side", test_sweep_east_side);
  ADD_RULE_TEST ("order.sweep", "south-side", test_sweep_south_side);
  ADD_RULE_TEST ("order.sweep", "not-by-place", test_sweep_not_by_place);
  ADD_RULE_TEST ("order.sweep", "stunned", test_sweep_stunned);
  ADD_RULE_TEST ("order.sweep", "angle-bearings", test_angle_bearings);
  ADD_RULE_TEST ("order.sweep", "angle-not-by-default", test_angle_not_by_default);
  ADD_RULE_TEST ("order.sweep", "angle-due-west", test_angle_due_west);
  ADD_RULE_TEST ("order.sweep", "angle-middle", test_angle_middle);
  ADD_RULE_TEST ("order.sweep", "angle-nearer", test_angle_nearer);
  ADD_RULE_TEST ("order.sweep", "angle-lines-together", test_angle_lines_together);
  ADD_RULE_TEST ("order.line", "furthest", test_line_furthest);
  ADD_RULE_TEST ("order.line", "clears-way", test_line_clears_way);
  ADD_RULE_TEST ("order.line", "not-across", test_line_not_across);
  ADD_RULE_TEST ("order.line", "not-opposite", test_line_not_opposite);
  ADD_RULE_TEST ("order.line", "fixed", test_line_fixed);
  ADD_RULE_TEST ("order.line", "fixed-with-dead", test_line_fixed_with_dead);
  ADD_RULE_TEST ("order.newborn", "in-line", test_newborn_in_line);
  ADD_RULE_TEST ("order.newborn", "not-last", test_newborn_not_last);
  ADD_RULE_TEST ("order.newborn", "hatched", test_newborn_hatched);

  return g_test_run ();
}
