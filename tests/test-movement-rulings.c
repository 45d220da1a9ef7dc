/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the map, section 4 of the rules: the rulings contact, bypass-return, start-adjacent and crossing-contact.
 */
#include "drawing.h"

/* --- contact --- */

/* With `any-side` whatever stands at its side stops it, with `ahead` it goes past. */
static void
test_contact_side (void)
{
  static const char *const top = ". 1 . . .";
  static const char *const middle = "a> . . . .";
  static const char *const bottom = ". . W . .";
  g_autoptr (Drawing) any = draw ("ruling contact=any-side", top, middle, bottom, NULL);
  g_autoptr (Drawing) ahead = draw ("ruling contact=ahead", top, middle, bottom, NULL);

  expect_steps (any, "a", "B2", "move.contact");
  expect_steps (ahead, "a", "B2 C2 D2", "move.spent");
}

/* What is ahead stops it under either value, the circle like the others. */
static void
test_contact_ahead_still_stops (void)
{
  static const char *const things[] = { "1", "W", "H", "B", "P", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> . %s . .", things[i]);
      g_autoptr (Drawing) any = draw ("ruling contact=any-side", row, NULL);
      g_autoptr (Drawing) ahead = draw ("ruling contact=ahead", row, NULL);

      expect_steps (any, "a", "B1", "move.contact");
      expect_steps (ahead, "a", "B1", "move.contact");
    }
}

/* With `ahead` only what stands ahead engages a monster at its start. */
static void
test_contact_ahead_at_start (void)
{
  g_autoptr (Drawing) d = draw ("ruling contact=ahead", /* */
                                "a> . . . .",           /* */
                                "1 . . . .",            /* */
                                ". . . . .",            /* */
                                "b> 2 . . .", NULL);

  expect_steps (d, "a", "B1 C1 D1", "move.spent");
  expect_steps (d, "b", "", "move.engaged");
}

/* `ahead` changes movement only: who ends beside a hero strikes him. */
static void
test_contact_ahead_attacks_sideways (void)
{
  g_autoptr (Drawing) d = draw ("ruling contact=ahead; a: move 2", /* */
                                "a> . . . .",                      /* */
                                ". . 1 . .", NULL);

  expect_steps (d, "a", "B1 C1", "move.spent");
  expect_attack (d, "a", "attack.melee", "1=1");
}

/* After a sidestep, too, `ahead` looks only at the spot ahead. */
static void
test_contact_after_sidestep (void)
{
  static const char *const top = "S . . .";
  static const char *const middle = ". . . .";
  static const char *const bottom = "a> o . .";
  g_autoptr (Drawing) any = draw ("ruling contact=any-side", top, middle, bottom, NULL);
  g_autoptr (Drawing) ahead = draw ("ruling contact=ahead", top, middle, bottom, NULL);

  expect_steps (any, "a", "A2", "move.contact");
  expect_steps (ahead, "a", "A2 B2 C2", "move.spent");
}

/* With `ahead` a structure at the coin's side is no contact, but still not free; a warp gate is. */
static void
test_contact_ahead_side_not_free (void)
{
  g_autoptr (Drawing) wall = draw ("ruling contact=ahead; a: move 1", "W . .", "a> o .", ". . .", NULL);
  g_autoptr (Drawing) gate = draw ("ruling contact=ahead", "P . . .", "a> o . .", ". . . .", NULL);

  expect_steps (wall, "a", "A3", "move.spent");
  expect_rules (wall, "a", "move.bypass-opposite");
  expect_steps (gate, "a", "A1 B1 C1", "move.spent");
  expect_rules (gate, "a", "move.bypass move.forward move.forward");
}

/* The profiles take what their source prints: EN any side, ES what it meets. */
static void
test_contact_profiles (void)
{
  static const char *const top = "a> . . . .";
  static const char *const bottom = ". . 1 . .";
  g_autoptr (Drawing) en = draw ("profile EN", top, bottom, NULL);
  g_autoptr (Drawing) es = draw ("profile ES", top, bottom, NULL);

  expect_steps (en, "a", "B1 C1", "move.contact");
  expect_steps (es, "a", "B1 C1 D1", "move.spent");
}

/* --- bypass-return --- */

/* With `yes` the coin's side comes first each time, and a monster can step back and forth. */
static void
test_return_yes (void)
{
  g_autoptr (Drawing) d = draw ("ruling bypass-return=yes; a: move 4", /* */
                                "o o",                                 /* */
                                ". a^", NULL);

  expect_steps (d, "a", "A2 B2 A2 B2", "move.spent");
  expect_rules (d, "a", "move.bypass move.bypass-opposite move.bypass move.bypass-opposite");
}

/* With `no` the spot it came from is not free for a sidestep. */
static void
test_return_no (void)
{
  g_autoptr (Drawing) d = draw ("ruling bypass-return=no; a: move 4", /* */
                                "o o",                                /* */
                                ". a^", NULL);

  expect_steps (d, "a", "A2", "move.blocked");
  expect_rules (d, "a", "move.bypass");
}

/* Having gone to the other side, it goes further that way with `no`, and back to the coin's side with `yes`. */
static void
test_return_from_opposite (void)
{
  static const char *const top = "o o o .";
  static const char *const bottom = "t a^ . .";
  g_autoptr (Drawing) yes = draw ("ruling bypass-return=yes", top, bottom, NULL);
  g_autoptr (Drawing) no = draw ("ruling bypass-return=no", top, bottom, NULL);

  expect_steps (yes, "a", "C2 B2 C2", "move.spent");
  expect_rules (yes, "a", "move.bypass-opposite move.bypass move.bypass-opposite");
  expect_steps (no, "a", "C2 D2 D1", "move.spent");
  expect_rules (no, "a", "move.bypass-opposite move.bypass-opposite move.forward");
}

/* `no` takes nothing from sidesteps to spots where it has not stood. */
static void
test_return_no_fresh_spots (void)
{
  g_autoptr (Drawing) d = draw ("ruling bypass-return=no; a: move 5", /* */
                                ". . . .",                            /* */
                                ". o . .",                            /* */
                                "a> o . .", NULL);

  expect_steps (d, "a", "A2 A1 B1 C1 D1", "move.spent");
}

/* --- start-adjacent --- */

/* With `stay` contact at the start holds it; with `advance` it is ignored when the spot ahead is free. */
static void
test_start_beside_hero (void)
{
  g_autoptr (Drawing) stay = draw ("ruling start-adjacent=stay", "a> . . . .", "1 . . . .", NULL);
  g_autoptr (Drawing) advance = draw ("ruling start-adjacent=advance", "a> . . . .", "1 . . . .", NULL);

  expect_steps (stay, "a", "", "move.engaged");
  expect_steps (advance, "a", "B1 C1 D1", "move.spent");
}

/* `advance` ignores contact only at the start: on the next spot it stops. */
static void
test_advance_stops_at_next_contact (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance", /* */
                                "a> . . .",                      /* */
                                "W W W .", NULL);

  expect_steps (d, "a", "B1", "move.contact");
}

/* With `advance`, before an obstacle that it may not cross it stays and keeps its facing: no sidestep. */
static void
test_advance_before_obstacle (void)
{
  static const char *const obstacles[] = { "o", "t", "#", "_", "%", "&o", "2", "W", "H", "P+2", "*" };

  for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> %s . .", obstacles[i]);
      g_autoptr (Drawing) d
        = draw ("ruling start-adjacent=advance; arrows ..../v.../....", ". . . .", row, "1 . . .", NULL);

      expect_steps (d, "a", "", "move.engaged");
      expect_facing (d, "a", LS_EAST);
    }
}

/* With `advance` it enters a warp gate ahead; the spot behind that is beside it again. */
static void
test_advance_onto_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance", "a> P . .", NULL);

  expect_steps (d, "a", "B1 C1", "move.contact");
}

/* With `advance` it crosses a monster ahead. */
static void
test_advance_crosses (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance; b: stunned", /* */
                                "a> b> . .",                                 /* */
                                "1 . . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
}

/* With `advance`, when it cannot land beyond, it ends as any crossing does, and turns. */
static void
test_advance_short (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance; arrows v../...; b: stunned", /* */
                                "a> b> t",                                                   /* */
                                "1 . .", NULL);

  expect_steps (d, "a", "", "move.cross-short");
  expect_facing (d, "a", LS_SOUTH);
}

/* With `advance` a flyer flies over what it may fly over, or ends short of it. */
static void
test_advance_flies (void)
{
  g_autoptr (Drawing) far = draw ("ruling start-adjacent=advance; a: fly", "a> o . .", "1 . . .", NULL);
  g_autoptr (Drawing) near
    = draw ("ruling start-adjacent=advance; a: fly; arrows v.../....", "a> o t .", "1 . . .", NULL);

  expect_steps (far, "a", "C1 D1", "move.spent");
  expect_rules (far, "a", "ability.fly move.forward");
  expect_steps (near, "a", "", "move.cross-short");
  expect_facing (near, "a", LS_SOUTH);
}

/* `advance` frees neither a held resolute monster nor a stunned one. */
static void
test_advance_does_not_free (void)
{
  g_autoptr (Drawing) d = draw ("ruling start-adjacent=advance; a: resolute; b: stunned", /* */
                                "a> . . .",                                               /* */
                                "1 . . .",                                                /* */
                                "b> . . .", NULL);

  expect_steps (d, "a", "", "ability.resolute-held");
  expect_steps (d, "b", "", "move.stunned");
}

/* --- crossing-contact --- */

/* A hero beside the spot passed: `ignore` leaps on, `back-off` ends before the leap, and turns there. */
static void
test_crossing_past_hero (void)
{
  static const char *const top = "a> b> . .";
  static const char *const bottom = ". 1 . .";
  g_autoptr (Drawing) ignore = draw ("ruling crossing-contact=ignore; b: stunned", top, bottom, NULL);
  g_autoptr (Drawing) back = draw ("ruling crossing-contact=back-off; b: stunned; arrows v.../....", top, bottom, NULL);

  expect_steps (ignore, "a", "C1 D1", "move.spent");
  expect_steps (back, "a", "", "move.contact");
  expect_facing (back, "a", LS_SOUTH);
}

/* `back-off` looks at every spot passed, the first and the last, and keeps the steps before the leap. */
static void
test_back_off_each_of_row (void)
{
  static const char *const settings = "ruling crossing-contact=back-off; a: move 6; b: stunned; c: stunned";
  g_autoptr (Drawing) first = draw (settings, "a> . b> c> . .", ". . W . . .", NULL);
  g_autoptr (Drawing) last = draw (settings, "a> . b> c> . .", ". . . W . .", NULL);

  expect_steps (first, "a", "B1", "move.contact");
  expect_steps (last, "a", "B1", "move.contact");
}

/* Contact at the landing is no reason to back off. */
static void
test_back_off_not_for_landing (void)
{
  g_autoptr (Drawing) d = draw ("ruling crossing-contact=back-off; a: move 5; b: stunned", /* */
                                "a> b> . . .",                                             /* */
                                ". . 1 . .", NULL);

  expect_steps (d, "a", "C1", "move.contact");
  expect_rules (d, "a", "move.cross");
}

/* A leap that could not land is short, whatever stands beside it. */
static void
test_back_off_not_when_short (void)
{
  g_autoptr (Drawing) d = draw ("ruling crossing-contact=back-off; b: stunned; d: move 2; c: stunned", /* */
                                "a> b> t . .",                                                         /* */
                                ". 1 . . .",                                                           /* */
                                ". . . . .",                                                           /* */
                                "d> . c> . .",                                                         /* */
                                ". . 2 . .", NULL);

  expect_steps (d, "a", "", "move.cross-short");
  expect_steps (d, "d", "B4", "move.cross-short");
}

/* What gives this monster no contact does not make it back off: a hero for a resolute one, a defense for a flyer. */
static void
test_back_off_by_own_contact (void)
{
  g_autoptr (Drawing) d = draw ("ruling crossing-contact=back-off; a: move 4 resolute; b: stunned; c: move 4 fly", /* */
                                "a> . b> . .",                                                                     /* */
                                ". . 1 . .",                                                                       /* */
                                ". . . . .",                                                                       /* */
                                "c> . o . .",                                                                      /* */
                                ". . B . .", NULL);

  expect_steps (d, "a", "B1 D1 E1", "move.spent");
  expect_steps (d, "c", "B4 D4 E4", "move.spent");
}

/* A flyer backs off from a leap past a hero. */
static void
test_back_off_flyer (void)
{
  g_autoptr (Drawing) d = draw ("ruling crossing-contact=back-off; a: fly", /* */
                                "a> % . .",                                 /* */
                                ". T+1 . .", NULL);

  expect_steps (d, "a", "", "move.contact");
}

/* With `contact=ahead` a hero beside the leap is no contact to back off from. */
static void
test_back_off_with_ahead (void)
{
  g_autoptr (Drawing) d = draw ("ruling crossing-contact=back-off; ruling contact=ahead; b: stunned", /* */
                                "a> b> . .",                                                          /* */
                                ". 1 . .", NULL);

  expect_steps (d, "a", "C1 D1", "move.spent");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("move.contact", "ruling-contact-side", test_contact_side);
  ADD_RULE_TEST ("move.contact", "ruling-contact-ahead", test_contact_ahead_still_stops);
  ADD_RULE_TEST ("move.engaged", "ruling-contact", test_contact_ahead_at_start);
  ADD_RULE_TEST ("move.contact", "ruling-contact-not-attacks", test_contact_ahead_attacks_sideways);
  ADD_RULE_TEST ("move.bypass", "ruling-contact", test_contact_after_sidestep);
  ADD_RULE_TEST ("move.free", "ruling-contact-not-sides", test_contact_ahead_side_not_free);
  ADD_RULE_TEST ("move.contact", "profiles", test_contact_profiles);
  ADD_RULE_TEST ("move.bypass", "ruling-bypass-return-yes", test_return_yes);
  ADD_RULE_TEST ("move.bypass", "ruling-bypass-return-no", test_return_no);
  ADD_RULE_TEST ("move.bypass-opposite", "ruling-bypass-return", test_return_from_opposite);
  ADD_RULE_TEST ("move.bypass", "ruling-bypass-return-not-fresh-spots", test_return_no_fresh_spots);
  ADD_RULE_TEST ("move.engaged", "ruling-start-adjacent", test_start_beside_hero);
  ADD_RULE_TEST ("move.contact", "ruling-start-adjacent-not-later", test_advance_stops_at_next_contact);
  ADD_RULE_TEST ("move.engaged", "ruling-start-adjacent-not-before-obstacle", test_advance_before_obstacle);
  ADD_RULE_TEST ("move.free", "ruling-start-adjacent-warp-gate", test_advance_onto_warp_gate);
  ADD_RULE_TEST ("move.cross", "ruling-start-adjacent", test_advance_crosses);
  ADD_RULE_TEST ("move.cross-short", "ruling-start-adjacent", test_advance_short);
  ADD_RULE_TEST ("ability.fly", "ruling-start-adjacent", test_advance_flies);
  ADD_RULE_TEST ("ability.resolute-held", "ruling-start-adjacent-not-free", test_advance_does_not_free);
  ADD_RULE_TEST ("move.cross", "ruling-crossing-contact", test_crossing_past_hero);
  ADD_RULE_TEST ("move.cross", "ruling-crossing-contact-row", test_back_off_each_of_row);
  ADD_RULE_TEST ("move.cross", "ruling-crossing-contact-not-landing", test_back_off_not_for_landing);
  ADD_RULE_TEST ("move.cross-short", "ruling-crossing-contact-not-short", test_back_off_not_when_short);
  ADD_RULE_TEST ("move.cross", "ruling-crossing-contact-own-contact", test_back_off_by_own_contact);
  ADD_RULE_TEST ("ability.fly", "ruling-crossing-contact", test_back_off_flyer);
  ADD_RULE_TEST ("move.cross", "ruling-crossing-contact-with-ahead", test_back_off_with_ahead);

  return g_test_run ();
}
