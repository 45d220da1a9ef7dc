/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Abilities that change movement, section 6 of the rules: resolute, fly and fury. */
#include "drawing.h"

/* --- ability.resolute --- */

/* A hero ahead neither stops it nor is he crossed: it goes around him by the coin. */
static void
test_resolute_around_hero (void)
{
  g_autoptr (Drawing) left = draw ("coin left; a: move 4 resolute", ". . . . .", "a> . 1 . .", ". . . . .", NULL);
  g_autoptr (Drawing) right = draw ("coin right; a: move 4 resolute", ". . . . .", "a> . 1 . .", ". . . . .", NULL);

  expect_steps (left, "a", "B2 B1 C1 D1", "move.spent");
  expect_rules (left, "a", "move.forward move.bypass move.forward move.forward");
  expect_steps (right, "a", "B2 B3 C3 D3", "move.spent");
}

/* Structures at its sides do not stop it. */
static void
test_resolute_past_structures (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute", /* */
                                ". . B T 1",   /* */
                                "a> . . . .",  /* */
                                ". . W H .", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
}

/* A structure on the coin's side is not free: it takes the other side. */
static void
test_resolute_opposite (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute", /* */
                                ". W . . .",   /* */
                                "a> . H . .",  /* */
                                ". . . . .", NULL);

  expect_steps (d, "a", "B2 B3 C3", "move.spent");
  expect_rules (d, "a", "move.forward move.bypass-opposite move.forward");
}

/* Between walls, before a hero, it is blocked, not in contact. */
static void
test_resolute_blocked (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute", /* */
                                ". W . .",     /* */
                                "a> . 1 .",    /* */
                                ". S . .", NULL);

  expect_steps (d, "a", "B2", "move.blocked");
}

/* It walks over a warp gate, ahead or to the coin's side, which is free and does not stop it. */
static void
test_resolute_over_warp_gate (void)
{
  g_autoptr (Drawing) ahead = draw ("a: resolute", "a> . P . .", NULL);
  g_autoptr (Drawing) side = draw ("a: move 4 resolute", ". . P . .", "a> . . 1 .", NULL);

  expect_steps (ahead, "a", "B1 C1 D1", "move.spent");
  expect_rules (ahead, "a", "move.forward move.forward move.forward");
  expect_steps (side, "a", "B2 C2 C1 D1", "move.spent");
  expect_rules (side, "a", "move.forward move.forward move.bypass move.forward");
}

/* The magic circle stops it like any other, on any side. */
static void
test_resolute_not_past_circle (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4 resolute; b: move 4 resolute", /* */
                                "a> . . . . .",                           /* */
                                ". . . * . .",                            /* */
                                ". . . . . .",                            /* */
                                "b> . . . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.contact");
  expect_steps (d, "b", "B4 C4 D4 E4", "move.spent");
}

/* With contact=ahead only the circle ahead stops it. */
static void
test_resolute_circle_ahead (void)
{
  g_autoptr (Drawing) beside = draw ("ruling contact=ahead; a: resolute", "a> . . . .", ". . * . .", NULL);
  g_autoptr (Drawing) ahead = draw ("ruling contact=ahead; a: resolute", "a> . . * .", NULL);

  expect_steps (beside, "a", "B1 C1 D1", "move.spent");
  expect_steps (ahead, "a", "B1 C1", "move.contact");
}

/* Monsters ahead are crossed as by anyone. */
static void
test_resolute_crosses (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute; b: stunned", "a> b> . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_rules (d, "a", "move.cross move.forward");
}

/* --- ability.resolute-held --- */

/* A building, defense, hero or the circle in its area at the start, a corner is enough, holds it; it does not turn. */
static void
test_held_by_corner (void)
{
  static const char *const things[] = { "H", "R", "B", "C", "T", "P", "1", "G+1", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf (". %s . .", things[i]);
      g_autoptr (Drawing) d = draw ("a: resolute; arrows ..../v...", row, "a> . . .", NULL);

      expect_steps (d, "a", "", "ability.resolute-held");
      expect_facing (d, "a", LS_EAST);
    }
}

/* What is straight behind it is in its area as well. */
static void
test_held_from_behind (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute", "M M a> . .", NULL);

  expect_steps (d, "a", "", "ability.resolute-held");
}

/* A defense in the area holds a resolute flyer too. */
static void
test_held_flyer (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute fly", /* */
                                "B . . .",         /* */
                                "a> . . .", NULL);

  expect_steps (d, "a", "", "ability.resolute-held");
}

/* Walls and gates, corpse piles, monsters and tiles do not hold it, even beside it. */
static void
test_not_held_by_walls (void)
{
  static const char *const things[] = { "W", "S", "G", "K", "%", "&h", "&o", "b>", "o" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf ("%s . . .", things[i]);
      g_autoptr (Drawing) d = draw ("a: resolute; b: stunned", row, "a> . . .", NULL);

      expect_steps (d, "a", "B2 C2 D2", "move.spent");
    }
}

/* What comes into its area on the way does not hold it, nor what is two spots off at the start. */
static void
test_not_held_on_the_way (void)
{
  g_autoptr (Drawing) d = draw ("a: resolute", /* */
                                ". . H 1 .",   /* */
                                "a> . . . .",  /* */
                                ". . . . .",   /* */
                                "2 B . . .", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.spent");
}

/* --- ability.fly --- */

/* A low obstacle ahead is flown over, at one step a spot. */
static void
test_fly_over_low_obstacle (void)
{
  g_autoptr (Drawing) d = draw ("a: fly",  /* */
                                ". . . .", /* */
                                "a> o . .", NULL);

  expect_steps (d, "a", "C2 D2", "move.spent");
  expect_rules (d, "a", "ability.fly move.forward");
}

/* An unbroken run of low obstacles, corpse piles, defenses and monsters is one leap, here with the last step. */
static void
test_fly_over_run (void)
{
  g_autoptr (Drawing) d = draw ("a: move 7 fly; b: stunned", "a> o % B b> T C . .", NULL);

  expect_steps (d, "a", "H1", "move.spent");
  expect_rules (d, "a", "ability.fly");
}

/* Over monsters alone it is an ordinary crossing. */
static void
test_fly_over_monsters (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: stunned", "a> b> &m . .", NULL);

  expect_steps (d, "a", "D1", "move.spent");
  expect_rules (d, "a", "move.cross");
}

/* One step short of the landing it ends on the spot before, and does not go around. */
static void
test_fly_short_of_steps (void)
{
  g_autoptr (Drawing) d = draw ("a: fly",    /* */
                                ". . . . .", /* */
                                "a> . o o .", NULL);

  expect_steps (d, "a", "B2", "move.cross-short");
}

/* Nor does it go around when the landing is not free. */
static void
test_fly_short_of_landing (void)
{
  static const char *const taken[] = { "t", "#", "_", "&o", "1", "T+1", "P+1", "W", "G", "H", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> o %s . .", taken[i]);
      g_autoptr (Drawing) d = draw ("a: move 6 fly", ". . . . .", row, ". . . . .", NULL);

      expect_steps (d, "a", "", "move.cross-short");
    }
}

/* A warp gate is free: it lands on one and walks over one. */
static void
test_fly_onto_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: fly", /* */
                                "a> o P . .",     /* */
                                ". . . . .",      /* */
                                "b> P2 . . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_rules (d, "a", "ability.fly move.forward");
  expect_steps (d, "b", "B3 C3 D3", "move.spent");
  expect_rules (d, "b", "move.forward move.forward move.forward");
}

/* Defenses without a hero are no contact for it, at the start, on the way and at the end. */
static void
test_fly_past_defenses (void)
{
  g_autoptr (Drawing) d = draw ("a: fly",    /* */
                                "B C . T .", /* */
                                "a> . . . .", NULL);

  expect_steps (d, "a", "B2 C2 D2", "move.spent");
}

/* A hero on a defense gives contact, beside it, ahead of it, and at the start. */
static void
test_fly_not_past_hero_on_tower (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: fly; c: fly", /* */
                                ". . T+1 . .",            /* */
                                "a> . . . .",             /* */
                                ". . . . .",              /* */
                                "b> . T2+2 . .",          /* */
                                ". . . . .",              /* */
                                "P+3 c> . . .", NULL);

  expect_steps (d, "a", "B2 C2", "move.contact");
  expect_steps (d, "b", "B4", "move.contact");
  expect_steps (d, "c", "", "move.engaged");
}

/* Walls, buildings, heroes and the circle stop it like anyone. */
static void
test_fly_not_over_others (void)
{
  static const char *const things[] = { "W", "S", "G", "K", "H", "R", "1", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> . %s . .", things[i]);
      g_autoptr (Drawing) d = draw ("a: move 6 fly", row, NULL);

      expect_steps (d, "a", "B1", "move.contact");
    }
}

/* Trees, cliff and monoliths it goes around like anyone. */
static void
test_fly_not_over_trees (void)
{
  static const char *const things[] = { "t", "#", "&o" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> %s . .", things[i]);
      g_autoptr (Drawing) d = draw ("a: fly", ". . . .", row, NULL);

      expect_steps (d, "a", "A1 B1 C1", "move.spent");
      expect_rules (d, "a", "move.bypass move.forward move.forward");
    }
}

/* It cannot stop on what it may fly over: such a side is not free. */
static void
test_fly_not_sideways (void)
{
  static const char *const things[] = { "o", "%", "B" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf ("%s . .", things[i]);
      g_autoptr (Drawing) d = draw ("a: move 2 fly", row, "a> t .", ". . .", NULL);

      expect_steps (d, "a", "A3 B3", "move.spent");
      expect_rules (d, "a", "move.bypass-opposite move.forward");
    }
}

/* --- ability.fury --- */

/* Every monster in its sector, itself included, has one step more; those of other sectors have not. */
static void
test_fury_sector (void)
{
  g_autoptr (Drawing) d = draw ("sectors eeeee/eeeee/ggggg; f: move 2 fury; a: move 2; c: move 2", /* */
                                "f> . . . .",                                                      /* */
                                "a> . . . .",                                                      /* */
                                "c> . . . .", NULL);

  expect_steps (d, "f", "B1 C1 D1", "move.spent");
  expect_steps (d, "a", "B2 C2 D2", "move.spent");
  expect_steps (d, "c", "B3 C3", "move.spent");
}

/* Two of them count once. */
static void
test_fury_once (void)
{
  g_autoptr (Drawing) d = draw ("f: move 1 fury; g: move 1 fury; a: move 1", /* */
                                "f> . . . .",                                /* */
                                "g> . . . .",                                /* */
                                "a> . . . .", NULL);

  expect_steps (d, "f", "B1 C1", "move.spent");
  expect_steps (d, "g", "B2 C2", "move.spent");
  expect_steps (d, "a", "B3 C3", "move.spent");
}

/* Its step is added before water takes two. */
static void
test_fury_before_water (void)
{
  g_autoptr (Drawing) d = draw ("f: stunned fury; a: move 1; b: move 2; c: move 3", /* */
                                "f> . . . .",                                       /* */
                                "~a> . . . .",                                      /* */
                                "~b> . . . .",                                      /* */
                                "~c> . . . .", NULL);

  expect_steps (d, "a", "B2", "move.spent");
  expect_steps (d, "b", "B3", "move.spent");
  expect_steps (d, "c", "B4 C4", "move.spent");
}

/* The sectors are those of the start of the step: who leaves first still gives it, and where it goes it gives nothing.
 */
static void
test_fury_at_start (void)
{
  g_autoptr (Drawing) d = draw ("sectors eeggg/eeggg; f: move 1 fury; a: move 1; c: move 1", /* */
                                "a> . . c> .",                                               /* */
                                ". f> . . .", NULL);

  expect_order (d, "f c a");
  expect_steps (d, "f", "C2 D2", "move.spent");
  expect_steps (d, "c", "E1", "move.spent");
  expect_steps (d, "a", "B1 C1", "move.spent");
}

/* The step more may make a leap possible; a stunned monster gets nothing from it. */
static void
test_fury_leap_and_stun (void)
{
  g_autoptr (Drawing) d = draw ("f: move 1 fury; b: stunned", /* */
                                "f> b> . .", NULL);

  expect_steps (d, "f", "C1", "move.spent");
  expect_rules (d, "f", "move.cross");
  expect_steps (d, "b", "", "move.stunned");
}

/* A large figure stands in each sector that it covers, and never moves itself. */
static void
test_fury_large_figure (void)
{
  g_autoptr (Drawing) d = draw ("sectors eeggii/eeggii/eeggii; f: move 0 fury; a: move 1; b: move 1; c: move 1", /* */
                                ". . . . . .",                                                                   /* */
                                ". . . . . .",                                                                   /* */
                                "a^ f> f> b^ . c^", NULL);

  expect_steps (d, "f", "", "move.spent");
  expect_steps (d, "a", "A2 A1", "move.spent");
  expect_steps (d, "b", "D2 D1", "move.spent");
  expect_steps (d, "c", "F2", "move.spent");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("ability.resolute", "around-hero", test_resolute_around_hero);
  ADD_RULE_TEST ("ability.resolute", "past-structures", test_resolute_past_structures);
  ADD_RULE_TEST ("ability.resolute", "opposite", test_resolute_opposite);
  ADD_RULE_TEST ("ability.resolute", "blocked", test_resolute_blocked);
  ADD_RULE_TEST ("ability.resolute", "warp-gate", test_resolute_over_warp_gate);
  ADD_RULE_TEST ("ability.resolute", "not-past-circle", test_resolute_not_past_circle);
  ADD_RULE_TEST ("ability.resolute", "ruling-contact", test_resolute_circle_ahead);
  ADD_RULE_TEST ("ability.resolute", "crosses", test_resolute_crosses);
  ADD_RULE_TEST ("ability.resolute-held", "by-corner", test_held_by_corner);
  ADD_RULE_TEST ("ability.resolute-held", "from-behind", test_held_from_behind);
  ADD_RULE_TEST ("ability.resolute-held", "flyer", test_held_flyer);
  ADD_RULE_TEST ("ability.resolute-held", "not-by-walls", test_not_held_by_walls);
  ADD_RULE_TEST ("ability.resolute-held", "not-on-the-way", test_not_held_on_the_way);
  ADD_RULE_TEST ("ability.fly", "low-obstacle", test_fly_over_low_obstacle);
  ADD_RULE_TEST ("ability.fly", "run", test_fly_over_run);
  ADD_RULE_TEST ("ability.fly", "monsters", test_fly_over_monsters);
  ADD_RULE_TEST ("ability.fly", "short-of-steps", test_fly_short_of_steps);
  ADD_RULE_TEST ("ability.fly", "short-of-landing", test_fly_short_of_landing);
  ADD_RULE_TEST ("ability.fly", "warp-gate", test_fly_onto_warp_gate);
  ADD_RULE_TEST ("ability.fly", "past-defenses", test_fly_past_defenses);
  ADD_RULE_TEST ("ability.fly", "not-past-hero-on-tower", test_fly_not_past_hero_on_tower);
  ADD_RULE_TEST ("ability.fly", "not-over-others", test_fly_not_over_others);
  ADD_RULE_TEST ("ability.fly", "not-over-trees", test_fly_not_over_trees);
  ADD_RULE_TEST ("ability.fly", "not-sideways", test_fly_not_sideways);
  ADD_RULE_TEST ("ability.fury", "not-other-sectors", test_fury_sector);
  ADD_RULE_TEST ("ability.fury", "once", test_fury_once);
  ADD_RULE_TEST ("ability.fury", "before-water", test_fury_before_water);
  ADD_RULE_TEST ("ability.fury", "at-start", test_fury_at_start);
  ADD_RULE_TEST ("ability.fury", "leap-not-stunned", test_fury_leap_and_stun);
  ADD_RULE_TEST ("ability.fury", "large-figure", test_fury_large_figure);

  return g_test_run ();
}
