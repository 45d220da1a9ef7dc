/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traps, section 6 of the rules: what sets them off, what they do, and the ruling flyer-traps. */
#include "drawing.h"

/* A trap that is still there, on the side given. */
static void
expect_trap (Drawing *self, const char *trap, gboolean used)
{
  LsThing thing;

  g_assert_true (ls_position_find (self->position, trap, &thing));
  g_assert_false (ls_resolution_token (self->resolution, thing.index)->gone);
  g_assert_cmpint (ls_resolution_token (self->resolution, thing.index)->used, ==, used);
}

/* --- trap.damage --- */

/* One damage with no roll: a monster of one hit point dies on the trap, and the trap is gone. */
static void
test_damage_kills (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . !d . .", NULL);

  expect_steps (d, "a", "B1 C1", "trap.damage");
  expect_gone (d, "a !d");
}

/* One with hit points left takes the wound and goes on. */
static void
test_damage_survived (void)
{
  g_autoptr (Drawing) d = draw ("a: hp 2", "a> . !d . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
  expect_monster (d, "a", 1, FALSE);
  expect_gone (d, "!d");
}

/* Wounds add up, those of two traps too. */
static void
test_damage_adds_up (void)
{
  g_autoptr (Drawing) d = draw ("a: hp 3 wounds 2; b: hp 3; c: hp 2", /* */
                                "a> !d . . .",                        /* */
                                "b> !d2 . !d3 .",                     /* */
                                "c> !d4 !d5 . .", NULL);

  expect_steps (d, "a", "B1", "trap.damage");
  expect_steps (d, "b", "B2 C2 D2", "move.spent");
  expect_monster (d, "b", 2, FALSE);
  expect_steps (d, "c", "B3 C3", "trap.damage");
  expect_gone (d, "a c !d !d2 !d3 !d4 !d5");
}

/* The trap comes before contact: who dies there strikes nobody, who survives is stopped by the hero. */
static void
test_damage_before_contact (void)
{
  g_autoptr (Drawing) dead = draw ("", "a> . !d . .", ". . 1 . .", NULL);
  g_autoptr (Drawing) alive = draw ("a: hp 2", "a> . !d . .", ". . 1 . .", NULL);

  expect_steps (dead, "a", "B1 C1", "trap.damage");
  expect_no_attack (dead, "a");
  expect_hero (dead, "1", 0, 5, FALSE);
  expect_steps (alive, "a", "B1 C1", "move.contact");
  expect_attack (alive, "a", "attack.melee", "1=1");
}

/* Where one died and the trap is gone, the next one passes unhurt. */
static void
test_damage_frees_spot (void)
{
  g_autoptr (Drawing) d = draw ("", "a> b> !d . .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "b", "C1", "trap.damage");
  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward");
  expect_gone (d, "b !d");
}

/* A sidestep and the landing of a leap enter their spots like any step. */
static void
test_damage_every_way_in (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned; c: stunned", /* */
                                "!d . . . .",             /* */
                                "a> o . . .",             /* */
                                ". . . . .",              /* */
                                "e> b> c> !d2 .", NULL);

  expect_steps (d, "a", "A1", "trap.damage");
  expect_rules (d, "a", "move.bypass");
  expect_steps (d, "e", "D4", "trap.damage");
  expect_rules (d, "e", "move.cross");
}

/* Traps lie in the mist as elsewhere. */
static void
test_damage_in_mist (void)
{
  g_autoptr (Drawing) d = draw ("mist north 2", /* */
                                "av .",         /* */
                                "!d .",         /* */
                                ". .", NULL);

  expect_steps (d, "a", "A2", "trap.damage");
  expect_rules (d, "a", "mist.forward");
  expect_gone (d, "a !d");
}

/* A free sidestep in the mist enters its spot, too. */
static void
test_damage_sidestep_in_mist (void)
{
  g_autoptr (Drawing) d = draw ("mist north 1", /* */
                                "av !d .",      /* */
                                "o . .", NULL);

  expect_steps (d, "a", "B1", "trap.damage");
  expect_rules (d, "a", "mist.bypass");
}

/* A spot that is crossed is not entered, and the one it starts on neither. */
static void
test_damage_not_crossed_or_left (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned",   /* */
                                "a> b>+!d . .", /* */
                                "c>+!d2 . . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_steps (d, "c", "B2 C2 D2", "move.spent");
  expect_gone (d, "");
}

/* --- trap.stun --- */

/* It stops there, stunned, and strikes nobody in this phase; the trap is gone. */
static void
test_stun_stops (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . !s . .", ". . 1 . .", NULL);

  expect_steps (d, "a", "B1 C1", "trap.stun");
  expect_no_attack (d, "a");
  expect_hero (d, "1", 0, 5, FALSE);
  expect_monster (d, "a", 0, TRUE);
  expect_gone (d, "!s");
}

/* The stun lasts to the end of the next phase: nothing of that one, and over afterwards. */
static void
test_stun_costs_next_phase (void)
{
  g_autoptr (Drawing) first = draw ("", "a> . !s . .", ". . 1 . .", NULL);
  g_autoptr (Drawing) next = draw ("a: stunned", ". . a> . .", ". . 1 . .", NULL);

  expect_monster (first, "a", 0, TRUE);
  expect_steps (next, "a", "", "move.stunned");
  expect_no_attack (next, "a");
  expect_monster (next, "a", 0, FALSE);
}

/* On its last step the trap comes before spent. */
static void
test_stun_before_spent (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . . !s .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "trap.stun");
}

/* The next one crosses the stunned figure; there is no trap left for it. */
static void
test_stun_not_twice (void)
{
  g_autoptr (Drawing) d = draw ("", "a> b> !s . .", NULL);

  expect_steps (d, "b", "C1", "trap.stun");
  expect_steps (d, "a", "B1 D1", "move.spent");
  expect_monster (d, "a", 0, FALSE);
  expect_monster (d, "b", 0, TRUE);
}

/* Crossing over it or starting on it does not set it off. */
static void
test_stun_not_crossed_or_left (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned",   /* */
                                "a> b>+!s . .", /* */
                                "c>+!s2 . . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_steps (d, "c", "B2 C2 D2", "move.spent");
  expect_monster (d, "b", 0, FALSE);
  expect_monster (d, "c", 0, FALSE);
  expect_gone (d, "");
}

/* --- trap.slow --- */

/* It stops there and the trap is turned over; it is not stunned and strikes whom it meets. */
static void
test_slow_stops (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . !l . .", ". . 1 . .", NULL);

  expect_steps (d, "a", "B1 C1", "trap.slow");
  expect_monster (d, "a", 0, FALSE);
  expect_attack (d, "a", "attack.melee", "1=1");
  expect_trap (d, "!l", TRUE);
}

/* The second time it is gone. */
static void
test_slow_used (void)
{
  g_autoptr (Drawing) d = draw ("", "a> . !u . .", NULL);

  expect_steps (d, "a", "B1 C1", "trap.slow");
  expect_gone (d, "!u");
}

/* A monster that starts on it moves on, and the trap stays as it is, on either side. */
static void
test_slow_not_at_start (void)
{
  g_autoptr (Drawing) d = draw ("",            /* */
                                "a>+!l . . .", /* */
                                "b>+!u . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_steps (d, "b", "B2 C2 D2", "move.spent");
  expect_trap (d, "!l", FALSE);
  expect_trap (d, "!u", TRUE);
}

/* One that stays where it started, engaged or blocked, does not set it off either. */
static void
test_slow_not_when_staying (void)
{
  g_autoptr (Drawing) d = draw ("",            /* */
                                "a>+!l 1 . .", /* */
                                "# . . .",     /* */
                                "b>+!u t . .", /* */
                                "# . . .", NULL);

  expect_steps (d, "a", "", "move.engaged");
  expect_steps (d, "b", "", "move.blocked");
  expect_trap (d, "!l", FALSE);
  expect_trap (d, "!u", TRUE);
}

/* Crossing over a monster on it does not set it off. */
static void
test_slow_not_crossed (void)
{
  g_autoptr (Drawing) d = draw ("b: stunned", "a> b>+!l . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
  expect_trap (d, "!l", FALSE);
}

/* --- flyer-traps --- */

/* With `landing` a flyer passes over the spots of traps where its movement does not end. */
static void
test_landing_passes (void)
{
  g_autoptr (Drawing) d = draw ("ruling flyer-traps=landing; a: move 5 fly", "a> !d !s !l !u . .", NULL);

  expect_steps (d, "a", "B1 C1 D1 E1 F1", "move.spent");
  expect_monster (d, "a", 0, FALSE);
  expect_gone (d, "");
  expect_trap (d, "!l", FALSE);
}

/* With `landing` it sets off the one on its last spot, and that trap is how it ends. */
static void
test_landing_at_end (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: fly; c: fly; e: fly hp 2", /* */
                                "a> . . !d .",                         /* */
                                "b> . . !s .",                         /* */
                                "c> . . !l .",                         /* */
                                "e> . . !d2 .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "trap.damage");
  expect_steps (d, "b", "B2 C2 D2", "trap.stun");
  expect_monster (d, "b", 0, TRUE);
  expect_steps (d, "c", "B3 C3 D3", "trap.slow");
  expect_trap (d, "!l", TRUE);
  expect_steps (d, "e", "B4 C4 D4", "move.spent");
  expect_monster (d, "e", 1, FALSE);
  expect_gone (d, "a !d !s !d2");
}

/* Contact, a leap out of reach or a block may be what ends its movement on a trap. */
static void
test_landing_where_stopped (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: fly; c: fly", /* */
                                "a> !s 1 . .",            /* */
                                ". t . . .",              /* */
                                "b> !s2 o t .",           /* */
                                ". t . . .",              /* */
                                "c> !s3 t . .", NULL);

  expect_steps (d, "a", "B1", "trap.stun");
  expect_no_attack (d, "a");
  expect_steps (d, "b", "B3", "trap.stun");
  expect_steps (d, "c", "B5", "trap.stun");
  expect_gone (d, "!s !s2 !s3");
}

/* A flyer that does not leave its spot has not landed on the trap there. */
static void
test_landing_not_at_start (void)
{
  g_autoptr (Drawing) d = draw ("a: fly; b: fly", /* */
                                "a>+!s t . .",    /* */
                                "# . . .",        /* */
                                "b>+!d 1 . .", NULL);

  expect_steps (d, "a", "", "move.blocked");
  expect_monster (d, "a", 0, FALSE);
  expect_steps (d, "b", "", "move.engaged");
  expect_monster (d, "b", 0, FALSE);
  expect_gone (d, "");
}

/* With `passing` a flyer sets off the trap of every spot that it enters. */
static void
test_passing_every_spot (void)
{
  g_autoptr (Drawing) d = draw ("ruling flyer-traps=passing; a: fly; b: fly; c: fly; e: fly hp 2", /* */
                                "a> !d . . .",                                                     /* */
                                "b> !s . . .",                                                     /* */
                                "c> !l . . .",                                                     /* */
                                "e> !d2 . . .", NULL);

  expect_steps (d, "a", "B1", "trap.damage");
  expect_steps (d, "b", "B2", "trap.stun");
  expect_steps (d, "c", "B3", "trap.slow");
  expect_steps (d, "e", "B4 C4 D4", "move.spent");
  expect_monster (d, "e", 1, FALSE);
}

/* With neither value do the spots of a leap count, nor the one it starts on. */
static void
test_flyer_not_leapt_over (void)
{
  static const char *const settings[] = { "ruling flyer-traps=landing; a: move 4 fly; b: stunned",
                                          "ruling flyer-traps=passing; a: move 4 fly; b: stunned" };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (Drawing) d = draw (settings[i], "a>+!l o b>+!s . . .", NULL);

      expect_steps (d, "a", "D1 E1", "move.spent");
      expect_rules (d, "a", "ability.fly move.forward");
      expect_gone (d, "");
      expect_trap (d, "!l", FALSE);
    }
}

/* Neither value lets a walker past. */
static void
test_flyer_traps_not_for_walkers (void)
{
  g_autoptr (Drawing) landing = draw ("ruling flyer-traps=landing", "a> !l . . .", NULL);
  g_autoptr (Drawing) passing = draw ("ruling flyer-traps=passing", "a> !l . . .", NULL);

  expect_steps (landing, "a", "B1", "trap.slow");
  expect_steps (passing, "a", "B1", "trap.slow");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("trap.damage", "kills", test_damage_kills);
  ADD_RULE_TEST ("trap.damage", "survived", test_damage_survived);
  ADD_RULE_TEST ("trap.damage", "adds-up", test_damage_adds_up);
  ADD_RULE_TEST ("trap.damage", "before-contact", test_damage_before_contact);
  ADD_RULE_TEST ("trap.damage", "frees-spot", test_damage_frees_spot);
  ADD_RULE_TEST ("trap.damage", "every-way-in", test_damage_every_way_in);
  ADD_RULE_TEST ("trap.damage", "mist", test_damage_in_mist);
  ADD_RULE_TEST ("trap.damage", "mist-sidestep", test_damage_sidestep_in_mist);
  ADD_RULE_TEST ("trap.damage", "not-crossed-or-left", test_damage_not_crossed_or_left);
  ADD_RULE_TEST ("trap.stun", "stops", test_stun_stops);
  ADD_RULE_TEST ("trap.stun", "next-phase", test_stun_costs_next_phase);
  ADD_RULE_TEST ("trap.stun", "before-spent", test_stun_before_spent);
  ADD_RULE_TEST ("trap.stun", "not-twice", test_stun_not_twice);
  ADD_RULE_TEST ("trap.stun", "not-crossed-or-left", test_stun_not_crossed_or_left);
  ADD_RULE_TEST ("trap.slow", "stops", test_slow_stops);
  ADD_RULE_TEST ("trap.slow", "used", test_slow_used);
  ADD_RULE_TEST ("trap.slow", "not-at-start", test_slow_not_at_start);
  ADD_RULE_TEST ("trap.slow", "not-when-staying", test_slow_not_when_staying);
  ADD_RULE_TEST ("trap.slow", "not-crossed", test_slow_not_crossed);
  ADD_RULE_TEST ("trap.stun", "ruling-flyer-traps-landing-not-passing", test_landing_passes);
  ADD_RULE_TEST ("trap.damage", "ruling-flyer-traps-landing", test_landing_at_end);
  ADD_RULE_TEST ("trap.stun", "ruling-flyer-traps-landing-where-stopped", test_landing_where_stopped);
  ADD_RULE_TEST ("trap.stun", "ruling-flyer-traps-not-at-start", test_landing_not_at_start);
  ADD_RULE_TEST ("trap.damage", "ruling-flyer-traps-passing", test_passing_every_spot);
  ADD_RULE_TEST ("trap.slow", "ruling-flyer-traps-not-leapt-over", test_flyer_not_leapt_over);
  ADD_RULE_TEST ("trap.slow", "ruling-flyer-traps-not-walkers", test_flyer_traps_not_for_walkers);

  return g_test_run ();
}
