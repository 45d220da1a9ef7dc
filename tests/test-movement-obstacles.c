/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the map, section 4 of the rules: what stands in the way, crossed, gone around or not passed at all. */
#include "drawing.h"

#include <string.h>

#include "last-spell/resolution-json.h"

/* --- move.cross --- */

/* A monster ahead is crossed, at one step for its spot and one for the landing. */
static void
test_cross_one (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", /* */
                                ". . . . .",  /* */
                                "a> b< . . .", NULL);

  expect_steps (d, "a", "C2 D2", "move.spent");
  expect_rules (d, "a", "move.cross move.forward");
}

/* Two in a row are crossed in one leap that may end with the last step. */
static void
test_cross_row_with_last_step (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned; c: stunned", "a> b> c> . .", NULL);

  expect_steps (d, "a", "D1", "move.spent");
  expect_rules (d, "a", "move.cross");
}

/* What lies beneath a leap is written down, from where it begins, whatever its direction. */
static void
expect_over (Drawing    *d,
             const char *spots)
{
  g_autoptr (JsonNode) resolution = ls_resolution_to_json (d->position, d->resolution);
  g_autofree char *text = json_to_string (resolution, FALSE);
  g_autofree char *over = g_strdup_printf ("\"over\":%s", spots);

  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, over));
}

static void
test_cross_written (void)
{
  g_autoptr (Drawing) east = draw ("b: stunned; c: stunned", "a> b> c> . .", NULL);
  g_autoptr (Drawing) west = draw ("b: stunned; c: stunned", ". . c> b> a<", NULL);
  g_autoptr (Drawing) south = draw ("b: stunned; c: stunned", "av", "b>", "c>", ".", NULL);
  g_autoptr (Drawing) north = draw ("b: stunned", ".", "b>", "a^", NULL);

  expect_over (east, "[\"B1\",\"C1\"]");
  expect_over (west, "[\"D1\",\"C1\"]");
  expect_over (south, "[\"A2\",\"A3\"]");
  expect_over (north, "[\"A2\"]");
}

/* Rows with a gap between them are leaps of their own. */
static void
test_cross_twice (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4; b: stunned; c: stunned", "a> b> . c> . .", NULL);

  expect_steps (d, "a", "C1 E1", "move.spent");
  expect_rules (d, "a", "move.cross move.cross");
}

/* Hatcheries and seed mortars count as monsters. */
static void
test_cross_tiles (void)
{
  g_autoptr (Drawing) d = draw ("",        /* */
                                ". . . .", /* */
                                "a> &h &m .", NULL);

  expect_steps (d, "a", "D2", "move.spent");
  expect_rules (d, "a", "move.cross");
}

/* A hatchery with a monster on it takes one step to pass, like any spot. */
static void
test_cross_hatchery_with_figure (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", "a> b>+&h . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
}

/* A large figure is crossed over each of its spots. */
static void
test_cross_large_figure (void)
{
  g_autoptr (Drawing) d = draw ("d: move 0", /* */
                                "a> d> d> . .", NULL);

  expect_steps (d, "a", "D1", "move.spent");
  expect_rules (d, "a", "move.cross");
}

/* It may land on a warp gate, which is free; the next step takes it beside that gate. */
static void
test_cross_onto_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("a: move 5; b: stunned", "a> b> P . . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.contact");
  expect_rules (d, "a", "move.cross move.forward");
}

/* A monster ahead that has moved on is not there to be crossed. */
static void
test_no_cross_of_who_left (void)
{
  g_autoptr (Drawing) d = draw ("", "a> b> . . . .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "b", "C1 D1 E1", "move.spent");
  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
}

/* --- move.cross-short --- */

/* One step short of the landing it stops before the first of them, with steps left. */
static void
test_short_of_steps (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned; c: stunned", /* */
                                ". . . . .",              /* */
                                "a> . b> c> .", NULL);

  expect_steps (d, "a", "B2", "move.cross-short");
}

/* A landing that is not free makes it stop before them: it does not go around. */
static void
test_short_of_landing (void)
{
  static const char *const taken[] = { "o", "t", "#", "_", "%", "&o", "1", "W", "H", "P+1", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> b> %s . .", taken[i]);
      g_autoptr (Drawing) d = draw ("a: move 5; b: stunned", ". . . . .", row, ". . . . .", NULL);

      expect_steps (d, "a", "", "move.cross-short");
    }
}

/* Beyond the last monster is the edge. */
static void
test_short_at_edge (void)
{
  g_autoptr (Drawing) d = draw ("a: move 6; b: stunned; c: stunned", /* */
                                ". . . .",                           /* */
                                ". a> b> c>", NULL);

  expect_steps (d, "a", "", "move.cross-short");
}

/* The row may close up behind the first ones: they stop one behind the other. */
static void
test_short_column_closes_up (void)
{
  g_autoptr (Drawing) d = draw ("c: stunned", "a> . b> . c>", NULL);

  expect_order (d, "c b a");
  expect_steps (d, "b", "D1", "move.cross-short");
  expect_steps (d, "a", "B1 C1", "move.cross-short");
}

/* With one step more it does land. */
static void
test_not_short_with_enough (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4; b: stunned; c: stunned", "a> . b> c> .", NULL);

  expect_steps (d, "a", "B1 E1", "move.spent");
}

/* --- move.bypass --- */

/* Before an obstacle it steps to the coin's side, which costs a step, and goes on ahead with the same facing. */
static void
test_bypass_left (void)
{
  g_autoptr (Drawing) d = draw ("coin left", /* */
                                ". . . .",   /* */
                                "a> o . .",  /* */
                                ". . . .", NULL);

  expect_steps (d, "a", "A1 B1 C1", "move.spent");
  expect_rules (d, "a", "move.bypass move.forward move.forward");
  expect_facing (d, "a", LS_EAST);
}

/* The other coin, the other side. */
static void
test_bypass_right (void)
{
  g_autoptr (Drawing) d = draw ("coin right", /* */
                                ". . . .",    /* */
                                "a> o . .",   /* */
                                ". . . .", NULL);

  expect_steps (d, "a", "A3 B3 C3", "move.spent");
  expect_rules (d, "a", "move.bypass move.forward move.forward");
}

static void
expect_sidestep (const char *top, const char *middle, const char *bottom, const char *left, const char *right)
{
  g_autoptr (Drawing) l = draw ("coin left; a: move 1", top, middle, bottom, NULL);
  g_autoptr (Drawing) r = draw ("coin right; a: move 1", top, middle, bottom, NULL);

  expect_steps (l, "a", left, "move.spent");
  expect_rules (l, "a", "move.bypass");
  expect_steps (r, "a", right, "move.spent");
  expect_rules (r, "a", "move.bypass");
}

/* Left and right are as the monster sees them, looking along its facing. */
static void
test_bypass_sides_of_facings (void)
{
  expect_sidestep (". o .", ". a^ .", ". . .", "A2", "C2");
  expect_sidestep (". . .", ". a> o", ". . .", "B1", "B3");
  expect_sidestep (". . .", ". av .", ". o .", "C2", "A2");
  expect_sidestep (". . .", "o a< .", ". . .", "B3", "B1");
}

/* Every kind of obstacle that is no monster and gives no contact is gone around, the edge and a hole too. */
static void
test_bypass_kinds (void)
{
  static const char *const obstacles[] = { "o", "t", "#", "_", "%", "&o" };

  for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
    {
      g_autofree char *row = g_strdup_printf (". a> %s", obstacles[i]);

      expect_sidestep (". . .", row, ". . .", "B1", "B3");
    }
  expect_sidestep (". . .", ". . a>", ". . .", "C1", "C3");
}

/* When the next spot ahead is blocked too, it steps to the coin's side again. */
static void
test_bypass_again (void)
{
  g_autoptr (Drawing) d = draw ("",        /* */
                                ". . . .", /* */
                                ". o . .", /* */
                                "a> t . .", NULL);

  expect_steps (d, "a", "A2 A1 B1", "move.spent");
  expect_rules (d, "a", "move.bypass move.bypass move.forward");
}

/* Contact is looked for after the sidestep. */
static void
test_bypass_into_contact (void)
{
  g_autoptr (Drawing) d = draw ("",        /* */
                                ". W . .", /* */
                                "a> o . .", NULL);

  expect_steps (d, "a", "A1", "move.contact");
  expect_rules (d, "a", "move.bypass");
}

/* After the sidestep a monster ahead is crossed as usual. */
static void
test_bypass_then_cross (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", /* */
                                ". b> . .",   /* */
                                "a> o . .", NULL);

  expect_steps (d, "a", "A1 C1", "move.spent");
  expect_rules (d, "a", "move.bypass move.cross");
}

/* Obstacles at its sides do not matter while the spot ahead is free. */
static void
test_no_bypass_of_what_is_beside (void)
{
  g_autoptr (Drawing) d = draw ("",         /* */
                                "o t # %",  /* */
                                "a> . . .", /* */
                                ". o &o _", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
}

/* --- move.bypass-opposite --- */

/* Whatever fills the coin's side, a monster too, it steps to the other side instead. */
static void
test_opposite_kinds (void)
{
  static const char *const taken[] = { "o", "t", "#", "_", "%", "&o", "&h", "&m", "b>" };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *row = g_strdup_printf ("%s . . .", taken[i]);
      g_autoptr (Drawing) d = draw ("b: stunned", row, "a> o . .", ". . . .", NULL);

      expect_steps (d, "a", "A3 B3 C3", "move.spent");
      expect_rules (d, "a", "move.bypass-opposite move.forward move.forward");
    }
}

/* The edge fills a side as well; that step costs one too. */
static void
test_opposite_at_edge (void)
{
  g_autoptr (Drawing) d = draw ("coin right; a: move 2", /* */
                                ". . . .",               /* */
                                "a> t . .", NULL);

  expect_steps (d, "a", "A1 B1", "move.spent");
  expect_rules (d, "a", "move.bypass-opposite move.forward");
}

/* A free coin's side is taken even when what is ahead of it is blocked and the other way is open. */
static void
test_no_opposite_for_open_way (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1", /* */
                                ". t .",     /* */
                                "a> o .",    /* */
                                ". . .", NULL);

  expect_steps (d, "a", "A1", "move.spent");
  expect_rules (d, "a", "move.bypass");
}

/* --- move.blocked --- */

/* With neither side free, it stops. */
static void
test_blocked_on_the_way (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned; arrows ..../.^../....", /* */
                                ". b> . .",                          /* */
                                "a> . o .",                          /* */
                                ". % . .", NULL);

  expect_steps (d, "a", "B2", "move.blocked");
  expect_facing (d, "a", LS_NORTH);
}

/* On a board of one row there is no way around. */
static void
test_blocked_between_edges (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . %", NULL);

  expect_steps (d, "a", "B1", "move.blocked");
}

/* After a sidestep it can be blocked on the new spot. */
static void
test_blocked_after_bypass (void)
{
  g_autoptr (Drawing) d = draw ("ruling bypass-return=no", /* */
                                "t . .",                   /* */
                                ". # .",                   /* */
                                "a> o .", NULL);

  expect_steps (d, "a", "A2", "move.blocked");
}

/* Full sides do not block who can cross what is ahead. */
static void
test_not_blocked_before_monster (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", /* */
                                "t . . .",    /* */
                                "a> b> . .",  /* */
                                "o . . .", NULL);

  expect_steps (d, "a", "C2 D2", "move.spent");
}

/* --- move.free --- */

/* Ground, water, warp gates and spots with a trap can be landed on. */
static void
test_free_landings (void)
{
  static const char *const spots[] = { ".", "~", "P", "!d" };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> b> %s .", spots[i]);
      g_autoptr (Drawing) d = draw ("a: move 2 hp 2; b: stunned", row, NULL);

      expect_steps (d, "a", "C1", "move.spent");
      expect_rules (d, "a", "move.cross");
    }
}

/* The monster on a hatchery leaves it behind: its spot stays taken, and is crossed. */
static void
test_free_not_where_hatchery (void)
{
  g_autoptr (Drawing) d = draw ("", "a> b>+&h . . . .", NULL);

  expect_steps (d, "b", "C1 D1 E1", "move.spent");
  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_rules (d, "a", "move.cross move.forward");
}

/* A spot is taken as long as its figure, which moves later, stands there. */
static void
test_free_not_before_figure_left (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1; b: move 2", /* */
                                ". . . .",              /* */
                                "b> a^ o .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "b", "", "move.cross-short");
  expect_steps (d, "a", "B1", "move.spent");
}

/* A spot is taken by a figure that came there in this phase. */
static void
test_free_not_where_figure_came (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1; b: move 1", /* */
                                "a> . .",               /* */
                                "o b^ .", NULL);

  expect_order (d, "a b");
  expect_steps (d, "a", "B1", "move.spent");
  expect_steps (d, "b", "", "move.cross-short");
}

/* The circle is not free: a sidestep does not go onto it. */
static void
test_free_not_circle (void)
{
  g_autoptr (Drawing) d = draw ("ruling contact=ahead; a: move 1", /* */
                                "* . .",                           /* */
                                "a> o .",                          /* */
                                ". . .", NULL);

  expect_steps (d, "a", "A3", "move.spent");
  expect_rules (d, "a", "move.bypass-opposite");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("move.cross", "one", test_cross_one);
  ADD_RULE_TEST ("move.cross", "row-with-last-step", test_cross_row_with_last_step);
  ADD_RULE_TEST ("move.cross", "written", test_cross_written);
  ADD_RULE_TEST ("move.cross", "twice", test_cross_twice);
  ADD_RULE_TEST ("move.cross", "tiles", test_cross_tiles);
  ADD_RULE_TEST ("move.cross", "hatchery-with-figure", test_cross_hatchery_with_figure);
  ADD_RULE_TEST ("move.cross", "large-figure", test_cross_large_figure);
  ADD_RULE_TEST ("move.cross", "onto-warp-gate", test_cross_onto_warp_gate);
  ADD_RULE_TEST ("move.cross", "not-who-left", test_no_cross_of_who_left);
  ADD_RULE_TEST ("move.cross-short", "steps", test_short_of_steps);
  ADD_RULE_TEST ("move.cross-short", "landing", test_short_of_landing);
  ADD_RULE_TEST ("move.cross-short", "edge", test_short_at_edge);
  ADD_RULE_TEST ("move.cross-short", "column-closes-up", test_short_column_closes_up);
  ADD_RULE_TEST ("move.cross-short", "not-with-enough", test_not_short_with_enough);
  ADD_RULE_TEST ("move.bypass", "left", test_bypass_left);
  ADD_RULE_TEST ("move.bypass", "right", test_bypass_right);
  ADD_RULE_TEST ("move.bypass", "sides-of-facings", test_bypass_sides_of_facings);
  ADD_RULE_TEST ("move.bypass", "kinds", test_bypass_kinds);
  ADD_RULE_TEST ("move.bypass", "again", test_bypass_again);
  ADD_RULE_TEST ("move.bypass", "into-contact", test_bypass_into_contact);
  ADD_RULE_TEST ("move.bypass", "then-cross", test_bypass_then_cross);
  ADD_RULE_TEST ("move.bypass", "not-what-is-beside", test_no_bypass_of_what_is_beside);
  ADD_RULE_TEST ("move.bypass-opposite", "kinds", test_opposite_kinds);
  ADD_RULE_TEST ("move.bypass-opposite", "edge", test_opposite_at_edge);
  ADD_RULE_TEST ("move.bypass-opposite", "not-for-open-way", test_no_opposite_for_open_way);
  ADD_RULE_TEST ("move.blocked", "on-the-way", test_blocked_on_the_way);
  ADD_RULE_TEST ("move.blocked", "between-edges", test_blocked_between_edges);
  ADD_RULE_TEST ("move.blocked", "after-bypass", test_blocked_after_bypass);
  ADD_RULE_TEST ("move.blocked", "not-before-monster", test_not_blocked_before_monster);
  ADD_RULE_TEST ("move.free", "landings", test_free_landings);
  ADD_RULE_TEST ("move.free", "not-where-hatchery", test_free_not_where_hatchery);
  ADD_RULE_TEST ("move.free", "not-before-figure-left", test_free_not_before_figure_left);
  ADD_RULE_TEST ("move.free", "not-where-figure-came", test_free_not_where_figure_came);
  ADD_RULE_TEST ("move.free", "not-circle", test_free_not_circle);

  return g_test_run ();
}
