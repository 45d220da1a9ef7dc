/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement in the mist, out of it and into it: section 5 of the rules. */
#include "drawing.h"

/* --- mist.forward --- */

/* Forward steps in the mist cost as usual; the arrows there do not turn it. */
static void
test_forward_costs (void)
{
  g_autoptr (Drawing) d = draw ("mist north 3; a: move 2; arrows >/>/</>", /* */
                                "av",                                      /* */
                                ".",                                       /* */
                                ".",                                       /* */
                                ".", NULL);

  expect_steps (d, "a", "A2 A3", "move.spent");
  expect_rules (d, "a", "mist.forward mist.forward");
  expect_facing (d, "a", LS_SOUTH);
}

/* In the mist contact never stops it, and nobody is engaged at the start. */
static void
test_forward_past_hero (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                "a> . . . .",   /* */
                                "1 2 W * .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_rules (d, "a", "mist.forward mist.forward mist.forward");
}

/* Nor is a resolute monster held there. */
static void
test_forward_resolute (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; a: resolute", /* */
                                "a> . . . .",                /* */
                                "1 H . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
}

/* Water takes its two steps in the mist as well, and a stun holds there. */
static void
test_forward_water_and_stun (void)
{
  g_autoptr (Drawing) d = draw ("mist north 2; b: stunned", /* */
                                "~av bv",                   /* */
                                ". .",                      /* */
                                ". .", NULL);

  expect_steps (d, "a", "A2", "move.spent");
  expect_steps (d, "b", "", "move.stunned");
}

/* Beside the mist but outside it, a monster is engaged as anywhere. */
static void
test_forward_not_outside (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                ". . . .",      /* */
                                "a> . . .",     /* */
                                "1 . . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
}

/* --- mist.bypass --- */

/* EN 14: an Archer with a hero before it steps to its left at no cost, leaves the mist, meets the hero and halts. */
static void
test_rulebook_archer (void)
{
  g_autoptr (Drawing) d = draw ("coin left; mist north 1; a: move 2 ranged 4", /* */
                                ". av . .",                                    /* */
                                ". 1 . .",                                     /* */
                                ". . . .", NULL);

  expect_steps (d, "a", "C1 C2", "move.contact");
  expect_rules (d, "a", "mist.bypass mist.forward");
  expect_attack (d, "a", "attack.ranged", "1=1");
}

/* It goes on sideways, at no cost, as long as the spot ahead is not free. */
static void
test_bypass_repeated (void)
{
  g_autoptr (Drawing) d = draw ("coin right; mist north 1; a: move 2", /* */
                                ". . . av",                            /* */
                                ". o t #",                             /* */
                                ". . . .", NULL);

  expect_steps (d, "a", "C1 B1 A1 A2 A3", "move.spent");
  expect_rules (d, "a", "mist.bypass mist.bypass mist.bypass mist.forward move.forward");
}

/* Inside the mist a monster ahead is gone around, not crossed, though the spot beyond is free. */
static void
test_bypass_monster (void)
{
  g_autoptr (Drawing) d = draw ("mist north 2; b: stunned", /* */
                                ". av .",                   /* */
                                ". bv .",                   /* */
                                ". . .",                    /* */
                                ". . .", NULL);

  expect_steps (d, "a", "C1 C2 C3 C4", "move.spent");
  expect_rules (d, "a", "mist.bypass mist.forward mist.forward move.forward");
}

/* Whatever holds the spot ahead is gone around. */
static void
test_bypass_kinds (void)
{
  static const struct
  {
    const char *cell;
    const char *end;
  } kinds[] = { { "o", "move.spent" },  { "t", "move.spent" },   { "#", "move.spent" },   { "_", "move.spent" },
                { "%", "move.spent" },  { "&o", "move.spent" },  { "&h", "move.spent" },  { "&m", "move.spent" },
                { "b>", "move.spent" }, { "1", "move.contact" }, { "W", "move.contact" }, { "P+1", "move.contact" },
                { "*", "move.contact" } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *row = g_strdup_printf (". %s . .", kinds[i].cell);
      g_autoptr (Drawing) d = draw ("mist north 1; a: move 1; b: stunned", ". av . .", row, ". . . .", NULL);

      expect_steps (d, "a", "C1 C2", kinds[i].end);
      expect_rules (d, "a", "mist.bypass mist.forward");
    }
}

/* Flyers go around, too: in the mist they do not fly over low obstacles, corpse piles or defenses. */
static void
test_bypass_flyers (void)
{
  static const char *const cells[] = { "o", "%", "B", "b>" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *row = g_strdup_printf (". %s .", cells[i]);
      g_autoptr (Drawing) d = draw ("mist north 1; a: move 3 fly; b: stunned", ". av .", row, ". . .", ". . .", NULL);

      expect_steps (d, "a", "C1 C2 C3 C4", "move.spent");
      expect_rules (d, "a", "mist.bypass mist.forward move.forward move.forward");
    }
}

/* A warp gate ahead is free, and so not gone around. */
static void
test_bypass_not_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                "av .",         /* */
                                "P .",          /* */
                                ". .",          /* */
                                ". .", NULL);

  expect_steps (d, "a", "A2 A3", "move.contact");
  expect_rules (d, "a", "mist.forward move.forward");
}

/* Free sidesteps are no gift to one whose steps are used up. */
static void
test_bypass_not_when_spent (void)
{
  g_autoptr (Drawing) d = draw ("mist north 2; a: move 1", /* */
                                "av .",                    /* */
                                ". .",                     /* */
                                "o .", NULL);

  expect_steps (d, "a", "A2", "move.spent");
}

/* --- mist.bypass-opposite --- */

/* With the coin's side at the edge it steps to the other side, at no cost. */
static void
test_opposite_at_edge (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; a: move 1", /* */
                                ". av",                    /* */
                                ". o", NULL);

  expect_steps (d, "a", "A1 A2", "move.spent");
  expect_rules (d, "a", "mist.bypass-opposite mist.forward");
}

/* A monster on the coin's side fills it; it does not go over it sideways. */
static void
test_opposite_of_monster (void)
{
  g_autoptr (Drawing) d = draw ("coin right; mist north 1; a: move 1; b: stunned", /* */
                                ". bv av .",                                       /* */
                                ". . o .", NULL);

  expect_steps (d, "a", "D1 D2", "move.spent");
  expect_rules (d, "a", "mist.bypass-opposite mist.forward");
}

/* The spot it came from is not free, so that it goes on to the other side. */
static void
test_opposite_repeated (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; a: move 1", /* */
                                ". . av",                  /* */
                                ". o o", NULL);

  expect_steps (d, "a", "B1 A1 A2", "move.spent");
  expect_rules (d, "a", "mist.bypass-opposite mist.bypass-opposite mist.forward");
}

/* A free coin's side is taken although only the other side leads out. */
static void
test_opposite_not_for_open_way (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                ". av .",       /* */
                                ". o o", NULL);

  expect_steps (d, "a", "C1", "mist.blocked");
  expect_rules (d, "a", "mist.bypass");
}

/* --- mist.blocked --- */

/* With the spot ahead and both sides taken, it stops and keeps its facing. */
static void
test_blocked_at_once (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; arrows .>./...; b: stunned; c: stunned", /* */
                                "bv av cv",                                             /* */
                                ". o .", NULL);

  expect_steps (d, "a", "", "mist.blocked");
  expect_facing (d, "a", LS_SOUTH);
}

/* In the mist it never steps back, whatever bypass-return says. */
static void
test_blocked_despite_return (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; ruling bypass-return=yes; a: move 9", /* */
                                ". . av .",                                          /* */
                                "t . o o", NULL);

  expect_steps (d, "a", "D1", "mist.blocked");
}

/* A map spot where it stood before it entered the mist is not free either. */
static void
test_blocked_by_map_spot (void)
{
  g_autoptr (Drawing) d = draw ("coin right; mist west 1; a: move 5", /* */
                                ". av .",                             /* */
                                "o o .", NULL);

  expect_steps (d, "a", "A1", "mist.blocked");
  expect_rules (d, "a", "move.bypass");
}

/* Without a step left it is spent, not blocked. */
static void
test_blocked_not_when_spent (void)
{
  g_autoptr (Drawing) d = draw ("mist north 2; a: move 1", /* */
                                "av",                      /* */
                                ".",                       /* */
                                "o", NULL);

  expect_steps (d, "a", "A2", "move.spent");
}

/* --- mist.exit --- */

/* On the first spot outside contact stops it; the step there is still one of the mist. */
static void
test_exit_into_contact (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                ". av .",       /* */
                                "W . .",        /* */
                                ". . .", NULL);

  expect_steps (d, "a", "B2", "move.contact");
  expect_rules (d, "a", "mist.forward");
}

/* Outside it crosses monsters again. */
static void
test_exit_then_cross (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; b: stunned", /* */
                                "av .",                     /* */
                                ". .",                      /* */
                                "bv .",                     /* */
                                ". .", NULL);

  expect_steps (d, "a", "A2 A4", "move.spent");
  expect_rules (d, "a", "mist.forward move.cross");
}

/* Outside a sidestep costs again. */
static void
test_exit_then_bypass (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                "av .",         /* */
                                ". .",          /* */
                                "o .",          /* */
                                ". .", NULL);

  expect_steps (d, "a", "A2 B2 B3", "move.spent");
  expect_rules (d, "a", "mist.forward move.bypass move.forward");
}

/* A sidestep can lead out of the mist: it costs nothing, and the map's rules hold from there. */
static void
test_exit_sideways (void)
{
  g_autoptr (Drawing) d = draw ("mist west 1; a: move 2", /* */
                                "av . .",                 /* */
                                "o . .",                  /* */
                                ". . .", NULL);

  expect_steps (d, "a", "B1 B2 B3", "move.spent");
  expect_rules (d, "a", "mist.bypass move.forward move.forward");
}

/* After a sidestep out of the mist contact is looked for first of all. */
static void
test_exit_sideways_into_contact (void)
{
  g_autoptr (Drawing) d = draw ("mist west 1; a: move 2", /* */
                                "av . 1",                 /* */
                                "o . .",                  /* */
                                ". . .", NULL);

  expect_steps (d, "a", "B1", "move.contact");
}

/* A step from the map into the mist is a map step; behind it the mist's rules hold, and contact does not stop it. */
static void
test_exit_not_when_entering (void)
{
  g_autoptr (Drawing) d = draw ("mist west 2; arrows >.../....", /* */
                                ". . . a<",                      /* */
                                ". W . .", NULL);

  expect_steps (d, "a", "C1 B1 A1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward mist.forward");
  expect_facing (d, "a", LS_WEST);
}

/* From the map it crosses into the mist by the map's rules. */
static void
test_exit_not_when_crossing_in (void)
{
  g_autoptr (Drawing) d = draw ("mist west 2; a: move 2; b: stunned", /* */
                                ". . .",                              /* */
                                ". b> a<", NULL);

  expect_steps (d, "a", "A2", "move.spent");
  expect_rules (d, "a", "move.cross");
}

/* The mist of each side is left along the facing, east and west too. */
static void
test_exit_other_sides (void)
{
  g_autoptr (Drawing) d = draw ("mist west 1; mist east 1; a: move 2; b: move 2", /* */
                                "a> . . . . . .",                                 /* */
                                ". . . . . . b<", NULL);

  expect_steps (d, "a", "B1 C1", "move.spent");
  expect_rules (d, "a", "mist.forward move.forward");
  expect_steps (d, "b", "F2 E2", "move.spent");
  expect_rules (d, "b", "mist.forward move.forward");
}

/* --- mist.no-attack --- */

/* By default who ends in the mist does not attack; with mist-attack=yes it does. */
static void
test_no_attack_melee (void)
{
  static const char *const top = "bv av cv";
  static const char *const bottom = ". 1 .";
  g_autoptr (Drawing) no = draw ("mist north 1; b: stunned; c: stunned", top, bottom, NULL);
  g_autoptr (Drawing) yes = draw ("mist north 1; b: stunned; c: stunned; ruling mist-attack=yes", top, bottom, NULL);

  expect_steps (no, "a", "", "mist.blocked");
  expect_no_attack (no, "a");
  expect_hero (no, "1", 0, 5, FALSE);
  expect_steps (yes, "a", "", "mist.blocked");
  expect_attack (yes, "a", "attack.melee", "1=1");
  expect_hero (yes, "1", 1, 5, FALSE);
}

/* The same holds for a shot out of the mist. */
static void
test_no_attack_ranged (void)
{
  g_autoptr (Drawing) no = draw ("mist north 2; a: move 1 ranged 3", "av", ".", ".", "1", NULL);
  g_autoptr (Drawing) yes
    = draw ("mist north 2; a: move 1 ranged 3; ruling mist-attack=yes", "av", ".", ".", "1", NULL);

  expect_steps (no, "a", "A2", "move.spent");
  expect_no_attack (no, "a");
  expect_steps (yes, "a", "A2", "move.spent");
  expect_attack (yes, "a", "attack.ranged", "1=1");
}

/* Who has left the mist in this phase attacks; the ruling does not make it stop in there. */
static void
test_no_attack_not_outside (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1; ruling mist-attack=yes; b: move 1", /* */
                                "a> . . . . bv",                                   /* */
                                ". 1 . . . .",                                     /* */
                                ". . . . . 2", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_no_attack (d, "a");
  expect_steps (d, "b", "F2", "move.contact");
  expect_attack (d, "b", "attack.melee", "2=1");
}

/* Who ended outside attacks under the default as well. */
static void
test_no_attack_not_who_left (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                "av",           /* */
                                ".",            /* */
                                "1", NULL);

  expect_steps (d, "a", "A2", "move.contact");
  expect_attack (d, "a", "attack.melee", "1=1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("mist.forward", "costs", test_forward_costs);
  ADD_RULE_TEST ("mist.forward", "past-hero", test_forward_past_hero);
  ADD_RULE_TEST ("mist.forward", "resolute", test_forward_resolute);
  ADD_RULE_TEST ("mist.forward", "water-and-stun", test_forward_water_and_stun);
  ADD_RULE_TEST ("mist.forward", "not-outside", test_forward_not_outside);
  ADD_RULE_TEST ("mist.bypass", "rulebook-archer", test_rulebook_archer);
  ADD_RULE_TEST ("mist.bypass", "repeated", test_bypass_repeated);
  ADD_RULE_TEST ("mist.bypass", "monster", test_bypass_monster);
  ADD_RULE_TEST ("mist.bypass", "kinds", test_bypass_kinds);
  ADD_RULE_TEST ("mist.bypass", "flyers", test_bypass_flyers);
  ADD_RULE_TEST ("mist.bypass", "not-warp-gate", test_bypass_not_warp_gate);
  ADD_RULE_TEST ("mist.bypass", "not-when-spent", test_bypass_not_when_spent);
  ADD_RULE_TEST ("mist.bypass-opposite", "edge", test_opposite_at_edge);
  ADD_RULE_TEST ("mist.bypass-opposite", "monster", test_opposite_of_monster);
  ADD_RULE_TEST ("mist.bypass-opposite", "repeated", test_opposite_repeated);
  ADD_RULE_TEST ("mist.bypass-opposite", "not-for-open-way", test_opposite_not_for_open_way);
  ADD_RULE_TEST ("mist.blocked", "at-once", test_blocked_at_once);
  ADD_RULE_TEST ("mist.blocked", "despite-return", test_blocked_despite_return);
  ADD_RULE_TEST ("mist.blocked", "map-spot", test_blocked_by_map_spot);
  ADD_RULE_TEST ("mist.blocked", "not-when-spent", test_blocked_not_when_spent);
  ADD_RULE_TEST ("mist.exit", "into-contact", test_exit_into_contact);
  ADD_RULE_TEST ("mist.exit", "then-cross", test_exit_then_cross);
  ADD_RULE_TEST ("mist.exit", "then-bypass", test_exit_then_bypass);
  ADD_RULE_TEST ("mist.exit", "sideways", test_exit_sideways);
  ADD_RULE_TEST ("mist.exit", "sideways-into-contact", test_exit_sideways_into_contact);
  ADD_RULE_TEST ("mist.exit", "not-when-entering", test_exit_not_when_entering);
  ADD_RULE_TEST ("mist.exit", "not-when-crossing-in", test_exit_not_when_crossing_in);
  ADD_RULE_TEST ("mist.exit", "other-sides", test_exit_other_sides);
  ADD_RULE_TEST ("mist.no-attack", "melee", test_no_attack_melee);
  ADD_RULE_TEST ("mist.no-attack", "ranged", test_no_attack_ranged);
  ADD_RULE_TEST ("mist.no-attack", "not-outside", test_no_attack_not_outside);
  ADD_RULE_TEST ("mist.no-attack", "not-who-left", test_no_attack_not_who_left);

  return g_test_run ();
}
