/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move told to people: the exact sentences for every kind of step and every end. */
#include "drawing.h"

#include <string.h>

#include "last-spell/explain.h"

#define FORWARD "(move.forward, EN 13)"
#define SPENT "(move.spent, EN 13)"
#define CONTACT "(move.contact, EN 13)"
#define ENGAGED "(move.engaged)"
#define HELD "(ability.resolute-held, EN 10)"
#define BYPASS "(move.bypass, EN 13)"
#define OPPOSITE "(move.bypass-opposite, EN 13)"
#define BLOCKED "(move.blocked, EN 13)"
#define CROSS "(move.cross, EN 13)"
#define SHORT "(move.cross-short, EN 13)"
#define FLY "(ability.fly, EN 10)"
#define TURN "(move.turn, EN 12)"
#define WATER "(move.water, EN 17)"
#define ON_WATER "It starts on water, which takes off 2, but leaves at least 1 " WATER "."
#define FURY "(ability.fury, EOG “Elite monster abilities”)"
#define MIST "(mist.forward, EN 14)"
#define MIST_BYPASS "(mist.bypass, EN 14)"
#define MIST_OPPOSITE "(mist.bypass-opposite, EN 13–14)"

/* What monster "a" does in a drawing. A text that begins with … is only the end of what is told. Sentences begin with a
 * capital letter, but for the first one, which begins with the name on the card. */
typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[5];
  const char *text;
} Case;

static const Case cases[] = {
  /* How far, and how it ends */
  { "forward", "", { "a> . . . ." },
    "a a at A1 faces east with 3 steps. B1, C1, D1: straight on " FORWARD ". At D1 its steps are used up " SPENT "." },
  { "one-step", "a: move 1", { "a> . . ." },
    "a a at A1 faces east with 1 step. B1: straight on " FORWARD ". At B1 its steps are used up " SPENT "." },
  { "facings", "a: move 2", { ". . a<" },
    "a a at C1 faces west with 2 steps. B1, A1: straight on " FORWARD ". At A1 its steps are used up " SPENT "." },
  { "north", "a: move 1", { ".", "a^" },
    "a a at A2 faces north with 1 step. A1: straight on " FORWARD ". At A1 its steps are used up " SPENT "." },
  { "contact/hero", "", { "a> . 1" },
    "a a at A1 faces east with 3 steps. B1: straight on " FORWARD ". At B1 1 is beside it, so it stops " CONTACT "." },
  { "contact/wall", "", { "a> . . .", ". . W ." },
    "a a at A1 faces east with 3 steps. B1, C1: straight on " FORWARD
    ". At C1 the wooden wall W is beside it, so it stops " CONTACT "." },
  { "contact/circle", "", { "a> . * ." },
    "… At B1 the magic circle is beside it, so it stops " CONTACT "." },
  { "contact/ahead-first", "", { ". 1 .", "a> . H", ". 2 ." },
    "… At B2 the house H is beside it, so it stops " CONTACT "." },
  { "contact/hero-on-tower", "", { "a> . T+1" },
    "… At B1 1 is beside it, so it stops " CONTACT "." },
  { "contact/ruling-ahead", "ruling contact=ahead", { "a> . . T", ". 1 . ." },
    "a a at A1 faces east with 3 steps. B1, C1: straight on " FORWARD
    ". At C1 the watchtower T is beside it, so it stops " CONTACT "." },
  { "contact/before-the-leap", "ruling crossing-contact=back-off; b: stunned", { "a> b> . .", ". 1 . ." },
    "a a at A1 faces east with 3 steps. On its way over those ahead something would stop it, so it ends at A1, before "
    "the leap " CONTACT "." },
  { "contact/before-a-later-leap", "ruling crossing-contact=back-off; b: stunned", { "a> . b> . .", ". . 1 . ." },
    "a a at A1 faces east with 3 steps. B1: straight on " FORWARD
    ". On its way over those ahead something would stop it, so it ends at B1, before the leap " CONTACT "." },
  { "contact/before-the-leap-beside-a-hero",
    "ruling crossing-contact=back-off; ruling start-adjacent=advance; b: stunned", { "a> b> . .", "1 2 . ." },
    "a a at A1 faces east with 3 steps. On its way over those ahead something would stop it, so it ends at A1, before "
    "the leap " CONTACT "." },

  /* Those that stay */
  { "stunned", "a: stunned", { "a> . ." },
    "a a at A1 faces east with 3 steps. It is stunned and does not move (move.stunned, EN 9, 21)." },
  { "engaged/hero", "", { "a> . .", "1 . ." },
    "a a at A1 faces east with 3 steps. From the start 1 is beside it, so it stays " ENGAGED "." },
  { "engaged/gold-mine", "", { "M a> .", "M . ." },
    "a a at B1 faces east with 3 steps. From the start the gold mine M is beside it, so it stays " ENGAGED "." },
  { "engaged/large-figure", "a: move 0", { "a> a> 1" },
    "… From the start 1 is beside it, so it stays " ENGAGED "." },
  { "held/corner", "a: resolute", { "a> . .", ". 1 ." },
    "a a at A1 faces east with 3 steps. It starts with 1 in its area, so it does not move at all " HELD "." },
  { "held/ballista", "a: resolute", { "W . B", ". a> .", ". . ." },
    "… It starts with the ballista B in its area, so it does not move at all " HELD "." },
  { "held/circle", "a: resolute", { "a> * ." },
    "… It starts with the magic circle in its area, so it does not move at all " HELD "." },
  { "no-steps", "a: move 0", { "a> . ." },
    "a a at A1 faces east with 0 steps. It has no steps to go " SPENT "." },
  { "no-steps/large-figure", "a: fury move 0", { "a> a> ." },
    "a a at A1 faces east with 0 steps. It has no steps to go " SPENT "." },

  /* Around obstacles */
  { "bypass/left", "", { ". . .", "a> o .", ". . ." },
    "a a at A2 faces east with 3 steps. A1: a low obstacle is ahead, so one step to its left, the coin's side " BYPASS
    ". B1, C1: straight on " FORWARD ". At C1 its steps are used up " SPENT "." },
  { "bypass/right", "coin right; a: move 2", { ". . .", "a> t .", ". . ." },
    "a a at A2 faces east with 2 steps. A3: a tree is ahead, so one step to its right, the coin's side " BYPASS
    ". B3: straight on " FORWARD ". At B3 its steps are used up " SPENT "." },
  { "bypass/left-of-west", "a: move 1", { ". . .", ". # a<", ". . ." },
    "a a at C2 faces west with 1 step. C3: the cliff is ahead, so one step to its left, the coin's side " BYPASS
    ". At C3 its steps are used up " SPENT "." },
  { "bypass/edge", "a: move 1", { ". .", ". a>", ". ." },
    "a a at B2 faces east with 1 step. B1: the edge of the board is ahead, so one step to its left, the coin's side "
    BYPASS ". At B1 its steps are used up " SPENT "." },
  { "bypass/corpse-pile", "a: move 1", { ". . .", "a> % .", ". . ." },
    "a a at A2 faces east with 1 step. A1: the corpse pile % is ahead, so one step to its left, the coin's side " BYPASS
    ". At A1 its steps are used up " SPENT "." },
  { "bypass/monolith", "a: move 1", { ". . .", "a> &o .", ". . ." },
    "a a at A2 faces east with 1 step. A1: the monolith &o is ahead, so one step to its left, the coin's side " BYPASS
    ". At A1 its steps are used up " SPENT "." },
  { "bypass/resolute-wall", "a: move 1 resolute", { ". . .", "a> W .", ". . ." },
    "a a at A2 faces east with 1 step. A1: the wooden wall W is ahead, so one step to its left, the coin's side " BYPASS
    ". At A1 its steps are used up " SPENT "." },
  { "bypass/again", "a: move 4", { ". . . . .", ". o . . .", "a> o . . ." },
    "a a at A3 faces east with 4 steps. A2: a low obstacle is ahead, so one step to its left, the coin's side " BYPASS
    ". A1: a low obstacle is ahead, so one step to its left, the coin's side " BYPASS ". B1, C1: straight on " FORWARD
    ". At C1 its steps are used up " SPENT "." },
  { "bypass-opposite", "a: move 2", { "# . .", "a> o .", ". . ." },
    "a a at A2 faces east with 2 steps. A3: a low obstacle is ahead and the coin's side is not free, so one step to "
    "its right " OPPOSITE ". B3: straight on " FORWARD ". At B3 its steps are used up " SPENT "." },
  { "bypass-opposite/left", "coin right; a: move 1", { ". . .", "a> o .", "# . ." },
    "a a at A2 faces east with 1 step. A1: a low obstacle is ahead and the coin's side is not free, so one step to "
    "its left " OPPOSITE ". At A1 its steps are used up " SPENT "." },
  { "blocked", "", { "# . .", "a> t .", "# . ." },
    "a a at A2 faces east with 3 steps. A tree is ahead and neither side is free, so it stops at A2 " BLOCKED "." },
  { "blocked/on-the-way", "", { ". t .", "a> . o", ". % ." },
    "a a at A2 faces east with 3 steps. B2: straight on " FORWARD ". A low obstacle is ahead and neither side is "
    "free, so it stops at B2 " BLOCKED "." },
  { "blocked/edge", "", { ". #", ". a>", ". #" },
    "… with 3 steps. The edge of the board is ahead and neither side is free, so it stops at B2 " BLOCKED "." },
  { "blocked/corpse-pile", "", { "# . .", "a> % .", "# . ." },
    "… with 3 steps. The corpse pile % is ahead and neither side is free, so it stops at A2 " BLOCKED "." },

  /* Over monsters and other things */
  { "cross", "b: stunned", { "a> b> . ." },
    "a a at A1 faces east with 3 steps. C1: it crosses b b " CROSS ". D1: straight on " FORWARD
    ". At D1 its steps are used up " SPENT "." },
  { "cross/two", "a: move 4; b: stunned; c: stunned", { "a> b> c> . ." },
    "a a at A1 faces east with 4 steps. D1: it crosses b b and c c " CROSS ". E1: straight on " FORWARD
    ". At E1 its steps are used up " SPENT "." },
  { "cross/three", "a: move 4; b: stunned; c: stunned", { "a> b> &h c> . ." },
    "a a at A1 faces east with 4 steps. E1: it crosses b b, the hatchery &h and c c " CROSS
    ". At E1 its steps are used up " SPENT "." },
  { "cross/tile", "", { "a> &h . ." },
    "a a at A1 faces east with 3 steps. C1: it crosses the hatchery &h " CROSS ". D1: straight on " FORWARD
    ". At D1 its steps are used up " SPENT "." },
  { "cross/monster-on-tile", "b: stunned", { "a> b>+&h . ." },
    "… C1: it crosses b b " CROSS ". D1: straight on " FORWARD ". At D1 its steps are used up " SPENT "." },
  { "cross/one-that-moved-before", "a: move 2; b: move 1", { "a> b> . ." },
    "a a at A1 faces east with 2 steps. B1: straight on " FORWARD
    ". B b is ahead and it cannot land beyond, so it stops at B1 " SHORT "." },
  { "cross-short/no-steps", "b: stunned; a: move 1", { "a> b> ." },
    "a a at A1 faces east with 1 step. B b is ahead and it cannot land beyond, so it stops at A1 " SHORT "." },
  { "cross-short/no-landing", "b: stunned", { "a> . b> t" },
    "a a at A1 faces east with 3 steps. B1: straight on " FORWARD
    ". B b is ahead and it cannot land beyond, so it stops at B1 " SHORT "." },
  { "fly/low", "a: fly", { "a> o . ." },
    "a a at A1 faces east with 3 steps. C1: it flies over a low obstacle " FLY ". D1: straight on " FORWARD
    ". At D1 its steps are used up " SPENT "." },
  { "fly/defense", "a: fly move 2", { "a> B . ." },
    "a a at A1 faces east with 2 steps. C1: it flies over the ballista B " FLY ". At C1 its steps are used up " SPENT
    "." },
  { "fly/corpse-pile", "a: fly move 2", { "a> % . ." },
    "a a at A1 faces east with 2 steps. C1: it flies over the corpse pile % " FLY ". At C1 its steps are used up "
    SPENT "." },
  { "fly/monster-is-crossed", "a: fly move 2; b: stunned", { "a> b> . ." },
    "a a at A1 faces east with 2 steps. C1: it crosses b b " CROSS ". At C1 its steps are used up " SPENT "." },
  { "fly/short", "a: fly move 1", { "a> o . ." },
    "a a at A1 faces east with 1 step. A low obstacle is ahead and it cannot land beyond, so it stops at A1 " SHORT
    "." },

  /* In the mist */
  { "mist/forward", "mist west 2", { "a> . . . ." },
    "a a at A1 faces east with 3 steps. B1, C1: straight on through the mist " MIST ". D1: straight on " FORWARD
    ". At D1 its steps are used up " SPENT "." },
  { "mist/bypass", "mist west 3; a: move 1", { ". . . . .", "a> o . . ." },
    "a a at A2 faces east with 1 step. A1: a low obstacle is ahead in the mist, so a free step to its left, the "
    "coin's side " MIST_BYPASS ". B1: straight on through the mist " MIST ". At B1 its steps are used up " SPENT "." },
  { "mist/bypass-monster", "mist west 3; a: move 1; b: stunned", { ". . . . .", "a> b> . . ." },
    "… A1: b b is ahead in the mist, so a free step to its left, the coin's side " MIST_BYPASS
    ". B1: straight on through the mist " MIST ". At B1 its steps are used up " SPENT "." },
  { "mist/bypass-opposite", "mist west 3; a: move 1", { "a> o . . .", ". . . . ." },
    "a a at A1 faces east with 1 step. A2: a low obstacle is ahead in the mist and the coin's side is not free, so a "
    "free step "
    "to its right " MIST_OPPOSITE ". B2: straight on through the mist " MIST ". At B2 its steps are used up " SPENT
    "." },
  { "mist/blocked", "mist west 3", { "a> o . . ." },
    "a a at A1 faces east with 3 steps. A low obstacle is ahead and there is no new way to either side, so it stops at "
    "A1 in the mist (mist.blocked)." },

  /* Traps */
  { "trap/stun", "", { "a> !s . ." },
    "a a at A1 faces east with 3 steps. B1: straight on " FORWARD
    ". The trap at B1 stops and stuns it, to the end of the next monster phase (trap.stun, EOG “Traps”)." },
  { "trap/slow", "", { "a> . !l ." },
    "a a at A1 faces east with 3 steps. B1, C1: straight on " FORWARD ". The trap at C1 stops it (trap.slow, EOG "
    "“Traps”)." },
  { "trap/kills", "", { "a> !d . ." },
    "a a at A1 faces east with 3 steps. B1: straight on " FORWARD ". The trap at B1 kills it (trap.damage, EOG "
    "“Traps”)." },
  { "trap/hurts", "a: hp 2", { "a> !d . ." },
    "a a at A1 faces east with 3 steps. B1, C1, D1: straight on " FORWARD ". At D1 its steps are used up " SPENT
    ". A trap on the way hurt it for 1 (trap.damage, EOG “Traps”)." },
  { "trap/two-hurt", "a: hp 4 wounds 1", { "a> !d !d2 ." },
    "… At D1 its steps are used up " SPENT ". Traps on the way hurt it for 2 (trap.damage, EOG “Traps”)." },
  { "trap/hurts-and-kills", "a: hp 2", { "a> !d !d2 ." },
    "a a at A1 faces east with 3 steps. B1, C1: straight on " FORWARD ". The trap at C1 kills it (trap.damage, EOG "
    "“Traps”)." },
  { "trap/flyer-lands", "a: fly", { "a> !s . !s2" },
    "… B1, C1, D1: straight on " FORWARD
    ". The trap at D1 stops and stuns it, to the end of the next monster phase (trap.stun, EOG “Traps”)." },

  /* Steps more and fewer */
  { "water", "", { "~a> . . ." },
    "a a at A1 faces east with 1 step. " ON_WATER " B1: straight on " FORWARD ". At B1 its steps are used up " SPENT
    "." },
  { "water/two-fewer", "a: move 4", { "~a> . . ." },
    "a a at A1 faces east with 2 steps. " ON_WATER " B1, C1: straight on " FORWARD ". At C1 its steps are used up "
    SPENT "." },
  { "water/one-fewer", "a: move 2", { "~a> . . ." },
    "a a at A1 faces east with 1 step. " ON_WATER " B1: straight on " FORWARD ". At B1 its steps are used up " SPENT
    "." },
  { "water/takes-nothing", "a: move 1", { "~a> . . ." },
    "a a at A1 faces east with 1 step. B1: straight on " FORWARD ". At B1 its steps are used up " SPENT "." },
  { "water/no-steps", "a: move 0", { "~a> . . ." },
    "a a at A1 faces east with 0 steps. It has no steps to go " SPENT "." },
  { "water/flyer", "a: fly", { "~a> . . ." },
    "a a at A1 faces east with 3 steps. B1, C1, D1: straight on " FORWARD ". At D1 its steps are used up " SPENT "." },
  { "fury", "a: fury move 1", { "a> . . ." },
    "a a at A1 faces east with 2 steps. A fury in its sector gives it one step more than its card's 1 " FURY
    ". B1, C1: straight on " FORWARD ". At C1 its steps are used up " SPENT "." },
  { "fury/another", "sectors aaab; b: fury; a: move 1", { "a> . . b>" },
    "a a at A1 faces east with 1 step. B1: straight on " FORWARD ". At B1 its steps are used up " SPENT "." },
  { "fury/same-sector", "sectors aaab/aaab; b: fury; a: move 1", { "a> . . .", "b> . . ." },
    "a a at A1 faces east with 2 steps. A fury in its sector gives it one step more than its card's 1 " FURY
    ". B1, C1: straight on " FORWARD ". At C1 its steps are used up " SPENT "." },
  { "fury/on-water", "a: fury move 3", { "~a> . . ." },
    "a a at A1 faces east with 2 steps. A fury in its sector gives it one step more than its card's 3 " FURY ". "
    ON_WATER " B1, C1: straight on " FORWARD ". At C1 its steps are used up " SPENT "." },
  { "fury/one-on-water", "a: fury move 1", { "~a> . . ." },
    "a a at A1 faces east with 1 step. A fury in its sector gives it one step more than its card's 1 " FURY ". "
    ON_WATER " B1: straight on " FORWARD ". At B1 its steps are used up " SPENT "." },

  /* Turning */
  { "turn", "arrows ...v", { "a> . . ." },
    "… At D1 its steps are used up " SPENT ". Turn it to face south " TURN "." },
  { "turn/same", "arrows ...>", { "a> . . ." },
    "… At D1 its steps are used up " SPENT "." },
  { "turn/after-trap", "arrows .^..", { "a> !s . ." },
    "… The trap at B1 stops and stuns it, to the end of the next monster phase (trap.stun, EOG “Traps”). Turn it to "
    "face north " TURN "." },
  { "turn/not-engaged", "arrows v...", { "a> 1 . ." },
    "a a at A1 faces east with 3 steps. From the start 1 is beside it, so it stays " ENGAGED "." },
  { "turn/not-dead", "arrows .v..", { "a> !d . ." },
    "… The trap at B1 kills it (trap.damage, EOG “Traps”)." },
};

static void
assert_text (const char *found,
             const char *expected)
{
  gboolean end_only = g_str_has_prefix (expected, "…");
  const char *part = end_only ? expected + strlen ("…") : expected;
  gsize length = strlen (found);

  if (end_only && length > strlen (part))
    found += length - strlen (part);
  g_assert_cmpstr (found, ==, part);
}

static Drawing *
draw_case (const Case *self)
{
  return draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], self->rows[4], NULL);
}

static char *
tell_move (const Drawing *d,
           const char    *monster)
{
  return ls_explain_move (d->position, d->resolution, (guint) ls_position_find_monster (d->position, monster));
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  g_autofree char *text = tell_move (d, "a");

  assert_text (text, self->text);
}

/* A leap over several names all of them, in the order in which they are passed. */
static void
test_leap_names_all (void)
{
  g_autoptr (Drawing) d = draw ("a: fly move 5; b: stunned", "a> b> o B . .", NULL);
  g_autofree char *text = tell_move (d, "a");

  assert_text (text, "a a at A1 faces east with 5 steps. E1: it flies over b b, a low obstacle and the ballista B " FLY
                     ". F1: straight on " FORWARD ". At F1 its steps are used up " SPENT ".");
}

/* Whoever moved earlier is named where it stands now, whoever moves later where it still stood. */
static void
test_holders_at_their_time (void)
{
  g_autoptr (Drawing) d = draw ("a: move 2; b: move 1; c: move 3", "c> a> b> . . .", NULL);
  g_autofree char *a = tell_move (d, "a");
  g_autofree char *c = tell_move (d, "c");

  expect_order (d, "b a c");
  expect_steps (d, "a", "C1", "move.cross-short");
  g_assert_nonnull (strstr (a, ". B b is ahead and it cannot land beyond, so it stops at C1 " SHORT "."));
  expect_steps (d, "c", "B1", "move.cross-short");
  g_assert_nonnull (strstr (c, ". A a is ahead and it cannot land beyond, so it stops at B1 " SHORT "."));
}

/* The attack comes after the move, one space between them. */
static void
test_monster_and_attack_together (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1", "a> . 1", NULL);
  g_autofree char *text = ls_explain_monster (d->position, d->resolution, 0);

  g_assert_cmpstr (text, ==,
                   "a a at A1 faces east with 1 step. B1: straight on " FORWARD ". At B1 1 is beside it, so it stops "
                   CONTACT ". It strikes 1 for 1 (attack.melee, EN 9).");
}

/* A monster that has no attack is told without a stray space. */
static void
test_monster_without_attack (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1 none", "a> . .", NULL);
  g_autofree char *text = ls_explain_monster (d->position, d->resolution, 0);

  g_assert_true (g_str_has_suffix (text, "At B1 its steps are used up " SPENT "."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/explain/move/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/explain/move/leap-names-all", test_leap_names_all);
  g_test_add_func ("/explain/move/holders-at-their-time", test_holders_at_their_time);
  g_test_add_func ("/explain/monster/move-and-attack", test_monster_and_attack_together);
  g_test_add_func ("/explain/monster/no-attack", test_monster_without_attack);

  return g_test_run ();
}
