/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom a monster strikes: section 8 of the rules. */
#include "drawing.h"

/* --- target.nearest --- */

/* A ranged attack takes the nearest of its lines' targets, a structure before a hero further off. */
static void
test_nearest_of_lines (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4", ". W . a> . . 1", NULL);

  expect_attack (d, "a", "target.nearest", "W=1");
  expect_hero (d, "1", 0, 5, FALSE);
}

/* Only between those at equal distance do the other rules decide. */
static void
test_nearest_not_at_equal_distance (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4; 2: wounds 3", /* */
                                ". . . W . .",                     /* */
                                ". . . . . .",                     /* */
                                ". 1 . a> . .",                    /* */
                                ". . . . . .",                     /* */
                                ". . . . . .",                     /* */
                                ". . . 2 . .", NULL);

  expect_attack (d, "a", "target.hero", "1=1");
}

/* A structure on two lines is as near as its nearest spot there. */
static void
test_nearest_wide (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4", /* */
                                ". W W W .",          /* */
                                ". W . . .",          /* */
                                ". W a> . 1",         /* */
                                ". . . . .", NULL);

  expect_attack (d, "a", "target.nearest", "W=1");
}

/* --- target.circle --- */

/* The circle comes before heroes and structures. */
static void
test_circle_first (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 6", /* */
                                ". B .",       /* */
                                "1 a> *", NULL);

  expect_attack (d, "a", "target.circle", "circle=1");
  expect_hero (d, "1", 6, 5, FALSE);
  g_assert_cmpuint (d->resolution->mages, ==, 3);
}

/* For a ranged attack too, however near the others are. */
static void
test_circle_before_nearest (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 ranged 4", ". 1 a> . . . *", NULL);

  expect_attack (d, "a", "target.circle", "circle=1");
}

/* It must be within reach: at a corner or beyond the range it is no possible target. */
static void
test_circle_not_out_of_reach (void)
{
  g_autoptr (Drawing) corner = draw ("", "1 a> .", ". . *", NULL);
  g_autoptr (Drawing) range = draw ("a: move 0 ranged 2", ". 1 a> . . *", NULL);

  expect_attack (corner, "a", "attack.melee", "1=1");
  expect_attack (range, "a", "attack.ranged", "1=1");
}

/* With nothing else beside, there is nothing to decide. */
static void
test_circle_alone (void)
{
  g_autoptr (Drawing) d = draw ("", "a> *", NULL);

  expect_attack (d, "a", "attack.melee", "circle=1");
}

/* --- target.hero --- */

/* A hero comes before any structure, however weak that is. */
static void
test_hero_before_structure (void)
{
  g_autoptr (Drawing) d = draw ("W: flames 2", /* */
                                ". B .",       /* */
                                "W a> 1", NULL);

  expect_attack (d, "a", "target.hero", "1=1");
  expect_structure (d, "W", 2, FALSE);
  expect_structure (d, "B", 0, FALSE);
}

/* A hero at a corner is none: the structure is struck. */
static void
test_hero_not_at_corner (void)
{
  g_autoptr (Drawing) d = draw ("",      /* */
                                ". . 1", /* */
                                "W a> .", NULL);

  expect_attack (d, "a", "attack.melee", "W=1");
}

/* --- target.hero-wounds --- */

/* Of several heroes, the one with most wounds. */
static void
test_wounds_most (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 1; 2: wounds 3; 3: wounds 2", /* */
                                ". 1 .",                                 /* */
                                "3 a> 2", NULL);

  expect_attack (d, "a", "target.hero-wounds", "2=1");
}

/* Wounds count, not what is left; and they come before the mana. */
static void
test_wounds_not_what_is_left (void)
{
  g_autoptr (Drawing) d = draw ("1: hp 9 wounds 3 base-mana 2; 2: hp 3 wounds 2 base-mana 9", "1 a> 2", NULL);

  expect_attack (d, "a", "target.hero-wounds", "1=1");
}

/* A hero out of reach does not matter, whatever the wounds. */
static void
test_wounds_not_out_of_reach (void)
{
  g_autoptr (Drawing) d = draw ("2: wounds 5", "1 a> . 2", NULL);

  expect_attack (d, "a", "attack.melee", "1=1");
}

/* --- target.hero-mana --- */

/* At a tie of wounds, the hero with the highest base mana. */
static void
test_mana_highest (void)
{
  g_autoptr (Drawing) d = draw ("1: wounds 2 base-mana 4; 2: wounds 2 base-mana 6; 3: base-mana 9", /* */
                                ". 3 .",                                                            /* */
                                "1 a> 2", NULL);

  expect_attack (d, "a", "target.hero-mana", "2=1");
}

/* The mana a hero has left does not count. */
static void
test_mana_not_left (void)
{
  g_autoptr (Drawing) d = draw ("1: base-mana 4 mana 0; 2: base-mana 3 mana 3", "1 a> 2", NULL);

  expect_attack (d, "a", "target.hero-mana", "1=1");
}

/* --- target.structure-weakest --- */

/* The structure that would fall to the fewest attacks: what is left counts, not its size. */
static void
test_weakest_left (void)
{
  g_autoptr (Drawing) whole = draw ("", "W a> S", NULL);
  g_autoptr (Drawing) burning = draw ("S: flames 3", "W a> S", NULL);

  expect_attack (whole, "a", "target.structure-weakest", "W=1");
  expect_attack (burning, "a", "target.structure-weakest", "S=1");
}

/* Hit points are divided by this monster's damage and rounded up: 3 and 4 are two attacks each for damage 2. */
static void
test_weakest_rounded_up (void)
{
  g_autoptr (Drawing) two = draw ("a: damage 2", "W a> K", NULL);
  g_autoptr (Drawing) three = draw ("a: damage 3", "W a> K", NULL);
  g_autoptr (Drawing) four = draw ("a: damage 4", "W a> K", NULL);

  expect_choice (two, "a", "target.players", "W K");
  expect_attack (three, "a", "target.structure-weakest", "W=3");
  expect_choice (four, "a", "target.players", "W K");
}

/* The damage is with what a bestial monster adds. */
static void
test_weakest_with_bestial (void)
{
  g_autoptr (Drawing) plain = draw ("", "W a> K", NULL);
  g_autoptr (Drawing) bestial = draw ("a: bestial", "W a> K", NULL);

  expect_attack (plain, "a", "target.structure-weakest", "W=1");
  expect_choice (bestial, "a", "target.players", "W K");
}

/* Another monster's damage does not matter: each divides by its own. */
static void
test_weakest_not_by_others (void)
{
  g_autoptr (Drawing) d = draw ("b: damage 4", /* */
                                "W a> K",      /* */
                                ". . b^", NULL);

  expect_attack (d, "a", "target.structure-weakest", "W=1");
  expect_attack (d, "b", "attack.melee", "K=4");
}

/* --- target.structure-kind --- */

/* At a tie defenses come first, then walls, then buildings. */
static void
test_kind_order (void)
{
  g_autoptr (Drawing) all = draw ("W: flames 2; H: flames 1", /* */
                                  ". B .",                    /* */
                                  "W a> H", NULL);
  g_autoptr (Drawing) wall = draw ("W: flames 2; H: flames 1", "H a> W", NULL);

  expect_attack (all, "a", "target.structure-kind", "B=1");
  expect_attack (wall, "a", "target.structure-kind", "W=1");
}

/* All four defenses are of the first kind: watchtowers and warp gates too. */
static void
test_kind_defenses (void)
{
  static const char *const defenses[] = { "B", "C", "T", "P" };

  for (guint i = 0; i < G_N_ELEMENTS (defenses); i++)
    {
      g_autofree char *row = g_strdup_printf ("G a> %s", defenses[i]);
      g_autofree char *struck = g_strdup_printf ("%s=1", defenses[i]);
      g_autoptr (Drawing) d = draw ("G: flames 1", row, NULL);

      expect_attack (d, "a", "target.structure-kind", struck);
    }
}

/* Gates are walls: they come before buildings and not before walls. */
static void
test_kind_gates (void)
{
  g_autoptr (Drawing) house = draw ("", "H a> G", NULL);
  g_autoptr (Drawing) wall = draw ("W: flames 1", "W a> G", NULL);

  expect_attack (house, "a", "target.structure-kind", "G=1");
  expect_choice (wall, "a", "target.players", "W G");
}

/* Ruins are buildings: they come after walls and with houses. */
static void
test_kind_ruins (void)
{
  g_autoptr (Drawing) gate = draw ("", "R a> G", NULL);
  g_autoptr (Drawing) house = draw ("", "R a> H", NULL);

  expect_attack (gate, "a", "target.structure-kind", "G=1");
  expect_choice (house, "a", "target.players", "R H");
}

/* The kind decides at a tie only: a weaker building is struck before a wall. */
static void
test_kind_not_before_weakest (void)
{
  g_autoptr (Drawing) d = draw ("", "W a> H", NULL);

  expect_attack (d, "a", "target.structure-weakest", "H=1");
}

/* --- target.players --- */

/* At a further tie the players choose; until they have, nothing of that attack happens. */
static void
test_players_structures (void)
{
  g_autoptr (Drawing) d = draw ("", "H a> H2", NULL);

  expect_choice (d, "a", "target.players", "H H2");
  expect_attack (d, "a", "target.players", "");
  expect_structure (d, "H", 0, FALSE);
  expect_structure (d, "H2", 0, FALSE);

  drawing_choose (d, "a", "H2");
  expect_attack (d, "a", "target.players", "H2=1");
  expect_choice (d, "a", "target.players", "");
  expect_structure (d, "H", 0, FALSE);
  expect_structure (d, "H2", 1, FALSE);
}

/* Heroes with as many wounds and as much base mana are a tie too. */
static void
test_players_heroes (void)
{
  g_autoptr (Drawing) d = draw ("1: mana 1; 3: base-mana 1", /* */
                                ". 3 .",                     /* */
                                "1 a> 2", NULL);

  expect_choice (d, "a", "target.players", "1 2");
  drawing_choose (d, "a", "1");
  expect_hero (d, "1", 1, 1, FALSE);
  expect_hero (d, "2", 0, 5, FALSE);
}

/* Only those in the tie are to choose from: what a rule has put aside is not. */
static void
test_players_not_the_rest (void)
{
  g_autoptr (Drawing) d = draw ("",      /* */
                                ". H .", /* */
                                "W a> W2", NULL);
  g_autoptr (Drawing) tie = draw ("W: flames 1; W2: flames 1", /* */
                                  ". H .",                     /* */
                                  "W a> W2", NULL);

  expect_attack (d, "a", "target.structure-weakest", "H=1");
  expect_choice (tie, "a", "target.players", "W W2");
}

/* Where a rule decides, the players have no choice, and an answer of theirs changes nothing. */
static void
test_players_not_asked (void)
{
  g_autoptr (Drawing) d = draw ("", "W a> 1", NULL);

  expect_choice (d, "a", "target.hero", "");
  drawing_choose (d, "a", "W");
  expect_attack (d, "a", "target.hero", "1=1");
}

/* Each monster's choice is its own: an answer for one is none for the other. */
static void
test_players_each (void)
{
  g_autoptr (Drawing) d = draw ("",        /* */
                                "H a> H2", /* */
                                ". . b^",  /* */
                                ". . H3", NULL);

  expect_choice (d, "b", "target.players", "H2 H3");
  drawing_choose (d, "a", "H2");
  expect_choice (d, "b", "target.players", "H2 H3");
  expect_structure (d, "H2", 1, FALSE);
}

/* --- target.corpse --- */

/* With nothing else to strike, a corpse pile is struck and gone. */
static void
test_corpse_alone (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", "% a> .", NULL);

  expect_attack (d, "a", "target.corpse", "%=1");
  expect_gone (d, "%");
}

/* With anything else beside it, piles are not even looked at. */
static void
test_corpse_not_before_others (void)
{
  static const char *const cells[] = { "S", "H", "B", "1", "*" };
  static const char *const struck[] = { "S=1", "H=1", "B=1", "1=1", "circle=1" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *row = g_strdup_printf ("%% a> %s", cells[i]);
      g_autoptr (Drawing) d = draw ("", row, NULL);

      expect_attack (d, "a", "attack.melee", struck[i]);
      expect_gone (d, "");
    }
}

/* Of several, the players choose. */
static void
test_corpse_several (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", "%1 a> %2", NULL);

  expect_choice (d, "a", "target.players", "%1 %2");
  expect_gone (d, "");
  drawing_choose (d, "a", "%2");
  expect_gone (d, "%2");
}

/* --- target.tower-hero --- */

/* By default the hero on a watchtower or warp gate is struck, not what he stands on. */
static void
test_tower_hero (void)
{
  g_autoptr (Drawing) tower = draw ("", "a> T+1", NULL);
  g_autoptr (Drawing) warp = draw ("", "a> P+1", NULL);

  expect_attack (tower, "a", "target.hero", "1=1");
  expect_structure (tower, "T", 0, FALSE);
  expect_attack (warp, "a", "target.hero", "1=1");
  expect_structure (warp, "P", 0, FALSE);
}

/* With tower-hero=tower what he stands on is struck in his place, from near and far. */
static void
test_tower_tower (void)
{
  g_autoptr (Drawing) tower = draw ("ruling tower-hero=tower", "a> T+1", NULL);
  g_autoptr (Drawing) warp = draw ("ruling tower-hero=tower", "a> P+1", NULL);
  g_autoptr (Drawing) ranged = draw ("ruling tower-hero=tower; a: move 0 ranged 4", ". a> . T+1", NULL);

  expect_attack (tower, "a", "target.hero", "T=1");
  expect_hero (tower, "1", 0, 5, FALSE);
  expect_attack (warp, "a", "target.hero", "P=1");
  expect_hero (warp, "1", 0, 5, FALSE);
  expect_attack (ranged, "a", "target.hero", "T=1");
}

/* In a gate it is the hero who is struck, under either value. */
static void
test_tower_not_gate (void)
{
  static const char *const settings[] = { "ruling tower-hero=hero", "ruling tower-hero=tower" };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (Drawing) wooden = draw (settings[i], "a> G+1", NULL);
      g_autoptr (Drawing) stone = draw (settings[i], "a> K+1", NULL);

      expect_attack (wooden, "a", "target.hero", "1=1");
      expect_attack (stone, "a", "target.hero", "1=1");
    }
}

/* The ruling changes who is hurt, not who is chosen: a hero on the ground with more wounds is struck himself. */
static void
test_tower_not_the_choice (void)
{
  g_autoptr (Drawing) d = draw ("ruling tower-hero=tower; 2: wounds 1", "T+1 a> 2", NULL);
  g_autoptr (Drawing) on_top = draw ("ruling tower-hero=tower; 1: wounds 1", "T+1 a> 2", NULL);

  expect_attack (d, "a", "target.hero-wounds", "2=1");
  expect_attack (on_top, "a", "target.hero-wounds", "T=1");
}

/* The players' choice falls on the hero, the blow on the tower. */
static void
test_tower_chosen (void)
{
  g_autoptr (Drawing) d = draw ("ruling tower-hero=tower", "T+1 a> 2", NULL);

  expect_choice (d, "a", "target.players", "1 2");
  drawing_choose (d, "a", "1");
  expect_structure (d, "T", 1, TRUE);
  expect_hero (d, "1", 0, 5, FALSE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("target.nearest", "of-lines", test_nearest_of_lines);
  ADD_RULE_TEST ("target.nearest", "not-at-equal-distance", test_nearest_not_at_equal_distance);
  ADD_RULE_TEST ("target.nearest", "wide-structure", test_nearest_wide);
  ADD_RULE_TEST ("target.circle", "first", test_circle_first);
  ADD_RULE_TEST ("target.circle", "before-nearest", test_circle_before_nearest);
  ADD_RULE_TEST ("target.circle", "not-out-of-reach", test_circle_not_out_of_reach);
  ADD_RULE_TEST ("target.circle", "alone", test_circle_alone);
  ADD_RULE_TEST ("target.hero", "before-structure", test_hero_before_structure);
  ADD_RULE_TEST ("target.hero", "not-at-corner", test_hero_not_at_corner);
  ADD_RULE_TEST ("target.hero-wounds", "most", test_wounds_most);
  ADD_RULE_TEST ("target.hero-wounds", "not-what-is-left", test_wounds_not_what_is_left);
  ADD_RULE_TEST ("target.hero-wounds", "not-out-of-reach", test_wounds_not_out_of_reach);
  ADD_RULE_TEST ("target.hero-mana", "highest", test_mana_highest);
  ADD_RULE_TEST ("target.hero-mana", "not-mana-left", test_mana_not_left);
  ADD_RULE_TEST ("target.structure-weakest", "what-is-left", test_weakest_left);
  ADD_RULE_TEST ("target.structure-weakest", "rounded-up", test_weakest_rounded_up);
  ADD_RULE_TEST ("target.structure-weakest", "with-bestial", test_weakest_with_bestial);
  ADD_RULE_TEST ("target.structure-weakest", "not-by-others", test_weakest_not_by_others);
  ADD_RULE_TEST ("target.structure-kind", "order", test_kind_order);
  ADD_RULE_TEST ("target.structure-kind", "defenses", test_kind_defenses);
  ADD_RULE_TEST ("target.structure-kind", "gates", test_kind_gates);
  ADD_RULE_TEST ("target.structure-kind", "ruins", test_kind_ruins);
  ADD_RULE_TEST ("target.structure-kind", "not-before-weakest", test_kind_not_before_weakest);
  ADD_RULE_TEST ("target.players", "structures", test_players_structures);
  ADD_RULE_TEST ("target.players", "heroes", test_players_heroes);
  ADD_RULE_TEST ("target.players", "not-the-rest", test_players_not_the_rest);
  ADD_RULE_TEST ("target.players", "not-asked", test_players_not_asked);
  ADD_RULE_TEST ("target.players", "each", test_players_each);
  ADD_RULE_TEST ("target.corpse", "alone", test_corpse_alone);
  ADD_RULE_TEST ("target.corpse", "not-before-others", test_corpse_not_before_others);
  ADD_RULE_TEST ("target.corpse", "several", test_corpse_several);
  ADD_RULE_TEST ("target.tower-hero", "hero", test_tower_hero);
  ADD_RULE_TEST ("target.tower-hero", "tower", test_tower_tower);
  ADD_RULE_TEST ("target.tower-hero", "not-gate", test_tower_not_gate);
  ADD_RULE_TEST ("target.tower-hero", "not-the-choice", test_tower_not_the_choice);
  ADD_RULE_TEST ("target.tower-hero", "chosen", test_tower_chosen);

  return g_test_run ();
}
