/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as instructions: line, detail and path for every kind of step and every end. */
#include "drawing.h"

#include "last-spell/tell-move.h"

/* What monster "a" does in a drawing. The path is its steps' texts with a bar between them. */
typedef struct
{
  const char *path;
  const char *settings;
  const char *rows[5];
  const char *text;
  const char *detail;
  const char *steps;
} Case;

static const Case cases[] = {
  /* Straight on */
  { "forward", "", { "a> . . . ." }, "A a: three spots east to D1", NULL,
    "B1 straight on | C1 straight on | D1 straight on" },
  { "one-spot", "a: move 1", { ".", "a^" }, "A a: one spot north to A1", NULL, "A1 straight on" },
  { "west", "a: move 2", { ". . a<" }, "A a: two spots west to A1", NULL, "B1 straight on | A1 straight on" },
  { "many", "a: move 11", { "a> . . . . . . . . . . ." }, "A a: 11 spots east to L1", NULL, NULL },

  /* What stops it */
  { "contact/hero", "", { "a> . 1" }, "A a: one spot east to B1", "It stops: 1 beside it.", "B1 straight on" },
  { "contact/wall", "", { "a> . . .", ". . W ." }, "A a: two spots east to C1", "It stops: wooden wall beside it.",
    NULL },
  { "contact/circle", "", { "a> . *" }, "A a: one spot east to B1", "It stops: magic circle beside it.", NULL },
  { "contact/before-a-leap", "ruling crossing-contact=back-off; b: stunned", { "a> . b> . .", ". . 1 . ." },
    "A a: one spot east to B1", "It stops: contact on the way over b b.", NULL },
  { "contact/before-the-first-leap", "ruling crossing-contact=back-off; b: stunned", { "a> b> . .", ". 1 . ." },
    "A a stays on A1: contact on the way over b b", NULL, NULL },
  { "cross-short", "b: stunned", { "a> . b> t" }, "A a: one spot east to B1", "It stops: cannot land beyond b b.",
    NULL },
  { "cross-short/tile", "a: move 2", { "a> . &h ." }, "A a: one spot east to B1",
    "It stops: cannot land beyond the hatchery &h.", NULL },
  { "cross-short/at-once", "b: stunned; a: move 1", { "a> b> ." }, "A a stays on A1: cannot land beyond b b", NULL,
    NULL },
  { "blocked", "", { ". t .", "a> . o", ". % ." }, "A a: one spot east to B2",
    "It stops: low obstacle ahead, both sides blocked.", NULL },
  { "blocked/at-once", "", { "# . .", "a> t .", "# . ." }, "A a stays on A2: tree ahead, both sides blocked", NULL,
    NULL },
  { "blocked/edge", "", { ". #", ". a>", ". #" }, "A a stays on B2: edge of the board ahead, both sides blocked", NULL,
    NULL },
  { "blocked/turns", "arrows .../v../...", { "# . .", "a> % .", "# . ." },
    "A a stays on A2: corpse pile ahead, both sides blocked", "Turn it to face south.", NULL },
  { "mist-blocked", "mist west 3; b: stunned", { "# # . . .", "a> b> . . .", "# # . . ." },
    "A a stays on A2: b b ahead, no way around in the mist", NULL, NULL },

  /* Those that stay */
  { "stunned", "a: stunned", { "a> . ." }, "A a stays on A1: stunned", NULL, NULL },
  { "engaged", "", { "a> . .", "1 . ." }, "A a stays on A1: 1 beside it", NULL, NULL },
  { "engaged/wall", "", { "a> . .", "W . ." }, "A a stays on A1: wooden wall beside it", NULL, NULL },
  { "held", "a: resolute", { "a> . .", ". 1 ." }, "A a stays on A1: 1 in its area", NULL, NULL },
  { "no-steps", "a: move 0", { "a> . ." }, "A a stays on A1: no steps", NULL, NULL },

  /* Around things */
  { "bypass/left", "", { ". . .", "a> o .", ". . ." }, "A a: one spot north, two east, to C1", NULL,
    "A1 low obstacle ahead, coin: its left | B1 straight on | C1 straight on" },
  { "bypass/right", "coin right; a: move 2", { ". . .", "a> W .", ". . .", }, "A a stays on A2: wooden wall beside it",
    NULL, NULL },
  { "bypass/resolute", "coin right; a: move 2 resolute", { ". . .", "a> W .", ". . ." },
    "A a: one spot south, one east, to B3", NULL, "A3 wooden wall ahead, coin: its right | B3 straight on" },
  { "bypass-opposite", "a: move 2", { "# . .", "a> o .", ". . ." }, "A a: one spot south, one east, to B3", NULL,
    "A3 low obstacle ahead, coin's side not free: its right | B3 straight on" },
  { "bypass-opposite/left", "coin right; a: move 1", { ". . .", "a> o .", "# . ." }, "A a: one spot north to A1", NULL,
    "A1 low obstacle ahead, coin's side not free: its left" },
  { "detour/one-thing", "a: move 6", { ". . . . .", ". . o . .", "a> o . . .", ". . . . ." },
    "A a: around a low obstacle, six spots to E1", NULL, NULL },
  { "detour/several", "a: move 6", { ". . . . .", ". . t . .", "a> o . . .", ". . . . ." },
    "A a: around obstacles, six spots to E1", NULL, NULL },
  { "to-and-fro", "a: move 2", { "# o .", ". o .", "a> o ." }, "A a: to and fro, back on A3", NULL, NULL },

  /* Over things */
  { "cross", "a: move 2; b: stunned", { "a> b> . ." }, "A a: over b b to C1", NULL, "C1 over b b" },
  { "cross/and-on", "a: move 4; b: stunned", { "a> . b> . ." }, "A a: one spot east, over b b, one east, to E1", NULL,
    "B1 straight on | D1 over b b | E1 straight on" },
  { "cross/first", "b: stunned", { "a> b> . ." }, "A a: over b b, one spot east, to D1", NULL, NULL },
  { "cross/two", "b: stunned; c: stunned", { "a> b> c> ." }, "A a: over b b and c c to D1", NULL,
    "D1 over b b and c c" },
  { "fly", "a: fly move 2", { "a> o . ." }, "A a: over a low obstacle to C1", NULL, "C1 flies over a low obstacle" },
  { "fly/several", "a: fly move 4; b: stunned", { "a> b> o B ." },
    "A a: over b b, a low obstacle and the ballista B to E1",
    NULL, NULL },

  /* The mist */
  { "mist/in", "mist west 4; a: move 2", { "a> . . . . ." }, "A a: two spots east to C1, in the mist", NULL,
    "B1 straight on in the mist | C1 straight on in the mist" },
  { "mist/out", "mist west 2", { "a> . . . . ." }, "A a: three spots east to D1, out of the mist", NULL,
    "B1 straight on in the mist | C1 straight on, out of the mist | D1 straight on" },
  { "mist/bypass", "mist west 2; a: move 2; b: stunned", { ". . . .", "a> b> . .", ". . . ." },
    "A a: one spot north, two east, to C1, out of the mist", NULL,
    "A1 b b ahead in the mist, coin: its left for nothing | B1 straight on in the mist | "
    "C1 straight on, out of the mist" },
  { "mist/bypass-right", "coin right; mist west 2; a: move 1; b: stunned", { ". . . .", "a> b> . .", ". . . ." },
    "A a: one spot south, one east, to B3, in the mist", NULL,
    "A3 b b ahead in the mist, coin: its right for nothing | B3 straight on in the mist" },
  { "mist/bypass-opposite", "mist west 2; a: move 1; b: stunned", { "# . . .", "a> b> . .", ". . . ." },
    "A a: one spot south, one east, to B3, in the mist", NULL,
    "A3 b b ahead in the mist, coin's side not free: its right for nothing | B3 straight on in the mist" },
  { "mist/bypass-opposite-left", "coin right; mist west 2; a: move 1; b: stunned",
    { ". . . .", "a> b> . .", "# . . ." },
    "A a: one spot north, one east, to B1, in the mist", NULL,
    "A1 b b ahead in the mist, coin's side not free: its left for nothing | B1 straight on in the mist" },

  /* Traps */
  { "trap/damage-kills", "", { "a> . !d ." }, "A a: two spots east to C1, killed by a trap",
    "Take it and the trap off the board.", NULL },
  { "trap/damage", "a: hp 2", { "a> . !d ." }, "A a: three spots east to D1",
    "A trap hurts it: 1 wound. Take the trap off.",
    NULL },
  { "trap/two-damages", "a: hp 3", { "a> !d !d2 ." }, "A a: three spots east to D1",
    "Traps hurt it: 2 wounds. Take them off.", NULL },
  { "trap/stun", "arrows ..v.", { "a> . !s ." }, "A a: two spots east to C1",
    "It stops: stun trap. Take the trap off and stun it. Turn it to face south.", NULL },
  { "trap/slow", "", { "a> . !l ." }, "A a: two spots east to C1", "It stops: slow trap. Turn the trap over.", NULL },
  { "trap/slow-again", "", { "a> . !u ." }, "A a: two spots east to C1", "It stops: slow trap. Take the trap off.",
    NULL },

  /* The turn */
  { "turn", "arrows ..../v...", { "a> . . .", ". . . ." }, "A a: three spots east to D1", NULL, NULL },
  { "turn/other", "arrows ...v", { "a> . . ." }, "A a: three spots east to D1", "Turn it to face south.", NULL },
  { "turn/same", "arrows ...>", { "a> . . ." }, "A a: three spots east to D1", NULL, NULL },
  { "turn/stopped", "arrows .^.", { "a> . 1" }, "A a: one spot east to B1",
    "It stops: 1 beside it. Turn it to face north.",
    NULL },
};

static Drawing *
draw_case (const Case *self)
{
  return draw (self->settings, self->rows[0], self->rows[1], self->rows[2], self->rows[3], self->rows[4], NULL);
}

static char *
name_path (GArray *path)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < path->len; i++)
    {
      const LsPathStep *step = &g_array_index (path, LsPathStep, i);
      char spot[LS_SPOT_NAME_SIZE];

      g_string_append_printf (text, "%s%s %s", i > 0 ? " | " : "", ls_spot_name (step->to, spot), step->text);
    }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (Drawing) d = draw_case (self);
  guint monster = (guint) ls_position_find_monster (d->position, "a");
  const LsMove *move = ls_resolution_move (d->resolution, monster);
  g_autofree char *text = ls_tell_move (d->position, d->resolution, monster);
  g_autofree char *detail = ls_tell_move_detail (d->position, d->resolution, monster);
  g_autoptr (GArray) path = ls_tell_move_path (d->position, d->resolution, monster);
  g_autofree char *steps = path ? name_path (path) : NULL;

  g_assert_cmpstr (text, ==, self->text);
  g_assert_cmpstr (detail, ==, self->detail);
  g_assert_cmpuint (path ? path->len : 0, ==, move->n_steps);
  if (self->steps)
    g_assert_cmpstr (steps, ==, self->steps);
}

/* No rule of a step or of an end is without a case. */
static void
test_every_rule (void)
{
  static const LsRule steps[] = { LS_RULE_MOVE_FORWARD, LS_RULE_MOVE_CROSS, LS_RULE_MOVE_BYPASS,
                                  LS_RULE_MOVE_BYPASS_OPPOSITE, LS_RULE_MIST_FORWARD, LS_RULE_MIST_BYPASS,
                                  LS_RULE_MIST_BYPASS_OPPOSITE, LS_RULE_ABILITY_FLY };
  static const LsRule ends[] = { LS_RULE_MOVE_STUNNED, LS_RULE_MOVE_ENGAGED, LS_RULE_ABILITY_RESOLUTE_HELD,
                                 LS_RULE_MOVE_CONTACT, LS_RULE_MOVE_CROSS_SHORT, LS_RULE_MOVE_BLOCKED,
                                 LS_RULE_MOVE_SPENT, LS_RULE_MIST_BLOCKED, LS_RULE_TRAP_STUN, LS_RULE_TRAP_SLOW,
                                 LS_RULE_TRAP_DAMAGE };
  gboolean seen[2][LS_N_RULES] = { { FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Drawing) d = draw_case (&cases[i]);
      const LsMove *move = ls_resolution_move (d->resolution, (guint) ls_position_find_monster (d->position, "a"));

      seen[1][move->end] = TRUE;
      for (guint j = 0; j < move->n_steps; j++)
        seen[0][ls_resolution_steps (d->resolution, move)[j].rule] = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_true (seen[0][steps[i]]);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_assert_true (seen[1][ends[i]]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tell-move/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/tell-move/every-rule", test_every_rule);

  return g_test_run ();
}
