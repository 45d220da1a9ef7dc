/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the map, section 4 of the rules: who moves, how far, what stops it, and where it looks afterwards. */
#include "drawing.h"

/* --- move.stunned --- */

/* A stunned monster neither moves nor turns; its stun ends with the phase. */
static void
test_stunned_stays (void)
{
  g_autoptr (Drawing) d = draw ("arrows v...; a: stunned", "a> . . .", NULL);

  expect_steps (d, "a", "", "move.stunned");
  expect_facing (d, "a", LS_EAST);
  expect_monster (d, "a", 0, FALSE);
}

/* The stun is looked at before contact, and costs the attack. */
static void
test_stunned_before_engaged (void)
{
  g_autoptr (Drawing) d = draw ("a: stunned", "a> 1 .", NULL);

  expect_steps (d, "a", "", "move.stunned");
  expect_no_attack (d, "a");
  expect_hero (d, "1", 0, 5, FALSE);
}

/* A stun holds for one figure: the one behind it moves, and crosses it. */
static void
test_stunned_does_not_hold_others (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", "a> b> . .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "b", "", "move.stunned");
  expect_steps (d, "a", "C1 D1", "move.spent");
}

/* --- move.engaged --- */

/* With a hero beside it, a monster does not start at all and keeps its facing. */
static void
test_engaged_by_hero (void)
{
  g_autoptr (Drawing) d = draw ("arrows v../...", /* */
                                "a> . .",         /* */
                                "1 . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
  expect_facing (d, "a", LS_EAST);
}

/* Any of the four sides counts, the one behind too. */
static void
test_engaged_from_behind (void)
{
  g_autoptr (Drawing) d = draw ("", "W a> . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
}

/* The magic circle engages like a structure. */
static void
test_engaged_by_circle (void)
{
  g_autoptr (Drawing) d = draw ("",      /* */
                                "* . .", /* */
                                "a> . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
}

/* A warp gate is no obstacle, but it is a structure: ahead of a monster it engages it. */
static void
test_engaged_by_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("", "a> P . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
}

/* A hero at a corner is not beside it: the monster starts, and stops on the first spot. */
static void
test_corner_does_not_engage (void)
{
  g_autoptr (Drawing) d = draw ("",       /* */
                                "a> . .", /* */
                                ". 1 .", NULL);

  expect_steps (d, "a", "B1", "move.contact");
}

/* Monsters, tokens and terrain give no contact, neither at the start nor on the way. */
static void
test_others_do_not_engage (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned; c: stunned", /* */
                                "o % &m t &h",            /* */
                                "b^ a> . . .",            /* */
                                "&o # ~ c^ o", NULL);

  expect_steps (d, "a", "C2 D2 E2", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
}

/* --- move.forward --- */

/* Each goes along its own facing. */
static void
test_forward_four_facings (void)
{
  g_autoptr (Drawing) d = draw ("a: move 2; b: move 2; c: move 2; d: move 2", /* */
                                "a> . . . bv",                                /* */
                                ". . . . .",                                  /* */
                                ". . . . .",                                  /* */
                                ". . . . .",                                  /* */
                                "d^ . . . c<", NULL);

  expect_steps (d, "a", "B1 C1", "move.spent");
  expect_steps (d, "b", "E2 E3", "move.spent");
  expect_steps (d, "c", "D5 C5", "move.spent");
  expect_steps (d, "d", "A4 A3", "move.spent");
  expect_rules (d, "d", "move.forward move.forward");
}

/* The arrows where it starts and on its way do not bend its path; only the last one turns it. */
static void
test_forward_past_arrows (void)
{
  g_autoptr (Drawing) d = draw ("arrows v^v<./.....", /* */
                                "a> . . . .",         /* */
                                ". . . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_facing (d, "a", LS_WEST);
}

/* --- move.contact --- */

/* EN 13: the blue Clawer moves first and stops at its second step, beside the wall; the yellow one goes all three. */
static void
test_rulebook_clawers (void)
{
  g_autoptr (Drawing) d = draw ("arrows >>>v../>>^.../......", /* */
                                "y> . . . . .",                /* */
                                "b> . . . . .",                /* */
                                ". . W . . .", NULL);

  expect_order (d, "b y");
  expect_steps (d, "b", "B2 C2", "move.contact");
  expect_rules (d, "b", "move.forward move.forward");
  expect_facing (d, "b", LS_NORTH);
  expect_steps (d, "y", "B1 C1 D1", "move.spent");
  expect_rules (d, "y", "move.forward move.forward move.forward");
  expect_facing (d, "y", LS_SOUTH);
}

/* It stops before a structure ahead, with steps left, and takes no step around it. */
static void
test_contact_ahead (void)
{
  g_autoptr (Drawing) d = draw ("a: move 6", /* */
                                ". . . . .", /* */
                                "a> . . S .", NULL);

  expect_steps (d, "a", "B2 C2", "move.contact");
}

/* A hero at its side stops it as well. */
static void
test_contact_beside (void)
{
  g_autoptr (Drawing) d = draw ("",           /* */
                                ". 1 . . .",  /* */
                                ". . . . .",  /* */
                                "b> . . . .", /* */
                                ". . 2 . .", NULL);

  expect_steps (d, "b", "B3 C3", "move.contact");
}

/* So does the magic circle. */
static void
test_contact_circle (void)
{
  g_autoptr (Drawing) d = draw ("",           /* */
                                "a> . . . .", /* */
                                ". . * * .", NULL);

  expect_steps (d, "a", "B1 C1", "move.contact");
}

/* A warp gate is free, but being beside it is contact: it is not entered. */
static void
test_contact_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . P .", NULL);

  expect_steps (d, "a", "B1 C1", "move.contact");
}

/* Contact on the last step is contact, not spent. */
static void
test_contact_before_spent (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . . G .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.contact");
}

/* A leap that lands beside a hero ends there. */
static void
test_contact_at_landing (void)
{
  g_autoptr (Drawing) d = draw ("a: move 5; b: stunned", /* */
                                "a> b> . . .",           /* */
                                ". . 1 . .", NULL);

  expect_steps (d, "a", "C1", "move.contact");
  expect_rules (d, "a", "move.cross");
}

/* Structures two spots away or at a corner are no contact. */
static void
test_no_contact_at_corner (void)
{
  g_autoptr (Drawing) d = draw ("",             /* */
                                "a> . . . . .", /* */
                                "_ . . . W .",  /* */
                                "H W2 M M . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* --- move.spent --- */

/* It takes as many steps as its movement value, and no more. */
static void
test_spent_exactly (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1; b: move 4", /* */
                                "a> . . . . .",         /* */
                                "b> . . . . .", NULL);

  expect_steps (d, "a", "B1", "move.spent");
  expect_steps (d, "b", "B2 C2 D2 E2", "move.spent");
}

/* On its last spot it is spent, though what is ahead would block it. */
static void
test_spent_before_blocked (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . . t", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* On its last spot it is spent, though a monster stands ahead. */
static void
test_spent_before_cross_short (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", "a> . . . b> .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* A figure of several spots has no steps to take. */
static void
test_large_figure_stays (void)
{
  g_autoptr (Drawing) d = draw ("d: move 0",  /* */
                                "d> d> . .",  /* */
                                "~d> d> . .", /* */
                                ". . . .", NULL);

  expect_steps (d, "d", "", "move.spent");
}

/* With a step left it is not spent: the obstacle decides how it ends. */
static void
test_not_spent_one_earlier (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . t .", NULL);

  expect_steps (d, "a", "B1 C1", "move.blocked");
}

/* --- move.turn --- */

/* It takes the facing of the arrow on its last spot, whichever way that points. */
static void
test_turn_four_arrows (void)
{
  g_autoptr (Drawing) d = draw ("arrows ...^/...>/...v/...<", /* */
                                "a> . . .",                   /* */
                                "b> . . .",                   /* */
                                "c> . . .",                   /* */
                                "d> . . .", NULL);

  expect_facing (d, "a", LS_NORTH);
  expect_facing (d, "b", LS_EAST);
  expect_facing (d, "c", LS_SOUTH);
  expect_facing (d, "d", LS_WEST);
}

/* Where there is no arrow, its facing stays. */
static void
test_no_turn_without_arrow (void)
{
  g_autoptr (Drawing) d = draw ("arrows vvv.", "a> . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_facing (d, "a", LS_EAST);
}

/* One that contact stopped on its way turns. */
static void
test_turn_after_contact (void)
{
  g_autoptr (Drawing) d = draw ("arrows .^..", "a> . W .", NULL);

  expect_steps (d, "a", "B1", "move.contact");
  expect_facing (d, "a", LS_NORTH);
}

/* One that was blocked at once has not moved, but turns. */
static void
test_turn_when_blocked_at_once (void)
{
  g_autoptr (Drawing) d = draw ("arrows v../...", /* */
                                "a> t .",         /* */
                                "# . .", NULL);

  expect_steps (d, "a", "", "move.blocked");
  expect_facing (d, "a", LS_SOUTH);
}

/* So does one that cannot cross at once. */
static void
test_turn_when_short_at_once (void)
{
  g_autoptr (Drawing) d = draw ("arrows v..; b: stunned", "a> b> t", NULL);

  expect_steps (d, "a", "", "move.cross-short");
  expect_facing (d, "a", LS_SOUTH);
}

/* One that a trap stopped turns; one that a trap killed does not. */
static void
test_turn_on_traps (void)
{
  g_autoptr (Drawing) d = draw ("arrows .v../.v../.v..", /* */
                                "a> !s . .",             /* */
                                "b> !l . .",             /* */
                                "c> !d . .", NULL);

  expect_facing (d, "a", LS_SOUTH);
  expect_facing (d, "b", LS_SOUTH);
  expect_facing (d, "c", LS_EAST);
  expect_gone (d, "!s !d c");
}

/* --- move.water --- */

/* Who starts on water has two steps fewer. */
static void
test_water_takes_two (void)
{
  g_autoptr (Drawing) d = draw ("a: move 3; b: move 4", /* */
                                "~a> . . . .",          /* */
                                "~b> ~ ~ . .", NULL);

  expect_steps (d, "a", "B1", "move.spent");
  expect_steps (d, "b", "B2 C2", "move.spent");
}

/* One step is always left. */
static void
test_water_leaves_one (void)
{
  g_autoptr (Drawing) d = draw ("a: move 2; b: move 1", /* */
                                "~a> . . .",            /* */
                                "~b> . . .", NULL);

  expect_steps (d, "a", "B1", "move.spent");
  expect_steps (d, "b", "B2", "move.spent");
}

/* The steps that are left must do for a leap. */
static void
test_water_shortens_leaps (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4; b: stunned; c: move 3; d: stunned", /* */
                                "~a> b> . .",                                   /* */
                                "~c> d> . .", NULL);

  expect_steps (d, "a", "C1", "move.spent");
  expect_steps (d, "c", "", "move.cross-short");
}

/* Water gives no step to one that has none. */
static void
test_water_gives_none (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", "~a> . .", NULL);

  expect_steps (d, "a", "", "move.spent");
}

/* Water on the way and at the end costs nothing. */
static void
test_water_only_at_start (void)
{
  g_autoptr (Drawing) d = draw ("", "a> ~ ~ ~ ~", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* Flyers are not affected. */
static void
test_water_not_for_flyers (void)
{
  g_autoptr (Drawing) d = draw ("a: move 3 fly", "~a> ~ . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("move.stunned", "stays", test_stunned_stays);
  ADD_RULE_TEST ("move.stunned", "before-engaged", test_stunned_before_engaged);
  ADD_RULE_TEST ("move.stunned", "does-not-hold-others", test_stunned_does_not_hold_others);
  ADD_RULE_TEST ("move.engaged", "by-hero", test_engaged_by_hero);
  ADD_RULE_TEST ("move.engaged", "from-behind", test_engaged_from_behind);
  ADD_RULE_TEST ("move.engaged", "by-circle", test_engaged_by_circle);
  ADD_RULE_TEST ("move.engaged", "by-warp-gate", test_engaged_by_warp_gate);
  ADD_RULE_TEST ("move.engaged", "not-by-corner", test_corner_does_not_engage);
  ADD_RULE_TEST ("move.engaged", "not-by-others", test_others_do_not_engage);
  ADD_RULE_TEST ("move.forward", "four-facings", test_forward_four_facings);
  ADD_RULE_TEST ("move.forward", "not-by-arrows", test_forward_past_arrows);
  ADD_RULE_TEST ("move.contact", "rulebook-two-clawers", test_rulebook_clawers);
  ADD_RULE_TEST ("move.contact", "ahead", test_contact_ahead);
  ADD_RULE_TEST ("move.contact", "beside", test_contact_beside);
  ADD_RULE_TEST ("move.contact", "circle", test_contact_circle);
  ADD_RULE_TEST ("move.contact", "warp-gate", test_contact_warp_gate);
  ADD_RULE_TEST ("move.contact", "before-spent", test_contact_before_spent);
  ADD_RULE_TEST ("move.contact", "at-landing", test_contact_at_landing);
  ADD_RULE_TEST ("move.contact", "not-at-corner", test_no_contact_at_corner);
  ADD_RULE_TEST ("move.spent", "exactly", test_spent_exactly);
  ADD_RULE_TEST ("move.spent", "before-blocked", test_spent_before_blocked);
  ADD_RULE_TEST ("move.spent", "before-cross-short", test_spent_before_cross_short);
  ADD_RULE_TEST ("move.spent", "large-figure", test_large_figure_stays);
  ADD_RULE_TEST ("move.spent", "not-one-earlier", test_not_spent_one_earlier);
  ADD_RULE_TEST ("move.turn", "four-arrows", test_turn_four_arrows);
  ADD_RULE_TEST ("move.turn", "not-without-arrow", test_no_turn_without_arrow);
  ADD_RULE_TEST ("move.turn", "after-contact", test_turn_after_contact);
  ADD_RULE_TEST ("move.turn", "blocked-at-once", test_turn_when_blocked_at_once);
  ADD_RULE_TEST ("move.turn", "short-at-once", test_turn_when_short_at_once);
  ADD_RULE_TEST ("move.turn", "traps", test_turn_on_traps);
  ADD_RULE_TEST ("move.water", "takes-two", test_water_takes_two);
  ADD_RULE_TEST ("move.water", "leaves-one", test_water_leaves_one);
  ADD_RULE_TEST ("move.water", "shortens-leaps", test_water_shortens_leaps);
  ADD_RULE_TEST ("move.water", "gives-none", test_water_gives_none);
  ADD_RULE_TEST ("move.water", "only-at-start", test_water_only_at_start);
  ADD_RULE_TEST ("move.water", "not-for-flyers", test_water_not_for_flyers);

  return g_test_run ();
}
