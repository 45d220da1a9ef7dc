/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole phase told to people, on random positions too; and how its lines are broken. */
#include "drawing.h"
#include "random-position.h"

#include <string.h>

#include "core/sentences.h"
#include "last-spell/explain.h"
#include "last-spell/phase.h"
#include "last-spell/position-json.h"

#define POSITIONS 300u
#define SEED 18u

/* --- What holds for every text --- */

/* Each "(word.word" cites a rule, and there is one of that name. Returns how many are cited. */
static guint
check_citations (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\(([a-z]+\\.[a-z-]+)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      if (!automa_rulebook_find_rule (ls_rulebook (), id))
        g_error ("there is no rule %s: %s", id, text);
      n++;
    }
  return n;
}

static void
check_wording (const char *text)
{
  static const char *const never[] = { "(null)", "  ", "()", "open ground", "water is ahead", "something is beside",
                                       "something in its area", " .", "..", ". .", "\n " };

  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (never); i++)
    if (strstr (text, never[i]))
      g_error ("\"%s\" in: %s", never[i], text);
  if (g_regex_match_simple ("\\. \\p{Ll}", text, 0, 0))
    g_error ("a sentence begins with a small letter: %s", text);
  g_assert_cmpuint (check_citations (text), >, 0);
}

static void
check_cites (const char *paragraph,
             LsRule      rule)
{
  g_autofree char *whole = g_strdup_printf ("(%s)", ls_rule_id (rule));
  g_autofree char *with_page = g_strdup_printf ("(%s, ", ls_rule_id (rule));

  if (!strstr (paragraph, whole) && !strstr (paragraph, with_page))
    g_error ("%s is not cited: %s", ls_rule_id (rule), paragraph);
}

/* One paragraph a monster, in their order, between panic and result. */
static void
check_paragraphs (const LsPosition   *position,
                  const LsResolution *resolution,
                  const char         *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);

  g_assert_cmpuint (g_strv_length (paragraphs), ==, resolution->order->len + 2);
  for (guint i = 0; i < resolution->order->len; i++)
    {
      guint monster = g_array_index (resolution->order, guint16, i);
      const LsMove *move = ls_resolution_move (resolution, monster);
      const LsStep *steps = ls_resolution_steps (resolution, move);
      const LsAttack *attack = ls_resolution_attack (resolution, monster);
      g_autofree char *name = g_strdup_printf (" %s at ", ls_position_monster (position, monster)->id);

      g_assert_nonnull (strstr (paragraphs[i + 1], name));
      g_assert_null (strchr (paragraphs[i + 1], '\n'));
      check_cites (paragraphs[i + 1], move->end);
      for (guint j = 0; j < move->n_steps; j++)
        check_cites (paragraphs[i + 1], steps[j].rule);
      if (attack)
        check_cites (paragraphs[i + 1], attack->rule);
    }
}

static void
check_told (const LsPosition   *position,
            const LsResolution *resolution)
{
  g_autofree char *text = ls_explain (position, resolution);

  check_wording (text);
  check_paragraphs (position, resolution, text);
  g_assert_true (g_str_has_suffix (text, ".\n"));
}

/* Answers the first of each attack's choices. */
static void
answer_all (const LsPosition   *position,
            LsResolution       *resolution)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (LsAnswer));
  LsAnswers list;

  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
      LsAnswer answer = { .monster = attack->monster };

      if (attack->n_choices == 0)
        continue;
      answer.target = g_array_index (resolution->choices, LsThing, attack->first_choice);
      g_array_append_val (answers, answer);
    }
  list = (LsAnswers){ (const LsAnswer *) (gpointer) answers->data, answers->len };
  ls_phase_resolve (position, &list, resolution);
}

static LsPosition *
random_position (GRand *rand,
                 guint  flavour)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("random");
  g_autofree char *text = random_position_json (rand, flavour);
  LsPosition *position = ls_position_parse (text, -1, NULL, problems);

  g_assert_nonnull (position);
  return position;
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (LsResolution) resolution = ls_resolution_new ();

  for (guint i = 0; i < POSITIONS; i++)
    {
      g_autoptr (LsPosition) position = random_position (rand, i);

      ls_phase_resolve (position, NULL, resolution);
      check_told (position, resolution);
      answer_all (position, resolution);
      check_told (position, resolution);
    }
}

/* The drawn position's three parts, exactly. */
static void
test_whole (void)
{
  g_autoptr (Drawing) d = draw ("a: move 1", "a> . 1", NULL);
  g_autofree char *text = ls_explain (d->position, d->resolution);

  g_assert_cmpstr (text, ==,
                   "No monster stands in the town: the panic track stays as it is (panic.spread, EN 10). The fate coin "
                   "shows left (coin.flip, EN 10, 14).\n\n"
                   "a a at A1 faces east with 1 step. B1: straight on (move.forward, EN 13). At B1 1 is beside it, so "
                   "it stops (move.contact, EN 13). It strikes 1 for 1 (attack.melee, EN 9).\n\n"
                   "1 takes 1 wound and has 1 of 7.\n");
}

/* No monster is left: panic and result only. */
static void
test_empty (void)
{
  g_autoptr (Drawing) d = draw ("", ". 1", NULL);
  g_autofree char *text = ls_explain (d->position, d->resolution);

  check_paragraphs (d->position, d->resolution, text);
  g_assert_true (g_str_has_suffix (text, "\n\nNobody is struck.\n"));
}

/* Types of the pack are called by the names on their cards. */
static void
test_pack_names (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autoptr (AutomaProblems) problems = automa_problems_new ("sample");
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  gsize length = 0;
  g_autofree char *json = ls_pack_shipped_position ("sample", &length);
  g_autoptr (LsPosition) position = ls_position_parse (json, (gssize) length, pack, problems);
  g_autofree char *text = NULL;

  g_assert_nonnull (position);
  ls_phase_resolve (position, NULL, resolution);
  text = ls_explain (position, resolution);
  check_told (position, resolution);
  g_assert_nonnull (strstr (text, "\n\nClawer m1 at H14 faces east with 3 steps."));
  g_assert_nonnull (strstr (text, "\n\nGreen Bulky m7 at AA17 faces west with "));
}

/* --- automa_wrap --- */

static void
assert_wrapped (const char *text,
                guint       width,
                const char *expected)
{
  g_autofree char *wrapped = automa_wrap (text, width);

  g_assert_cmpstr (wrapped, ==, expected);
}

static void
test_wrap_width (void)
{
  assert_wrapped ("", 10, "");
  assert_wrapped ("one", 10, "one");
  assert_wrapped ("one two three", 7, "one two\nthree");
  assert_wrapped ("one two three", 6, "one\ntwo\nthree");
  assert_wrapped ("one two three", 13, "one two three");
  assert_wrapped ("one two three", 12, "one two\nthree");
}

/* A word that is too long stands on a line of its own, whole. */
static void
test_wrap_long_words (void)
{
  assert_wrapped ("incomprehensible", 5, "incomprehensible");
  assert_wrapped ("an incomprehensible word", 5, "an\nincomprehensible\nword");
  assert_wrapped ("a b c", 0, "a\nb\nc");
}

/* Characters are counted, not bytes. */
static void
test_wrap_utf8 (void)
{
  assert_wrapped ("ñañé ñañé", 9, "ñañé ñañé");
  assert_wrapped ("ñañé ñañé", 8, "ñañé\nñañé");
  assert_wrapped ("“Traps” – EN 13", 15, "“Traps” – EN 13");
  assert_wrapped ("“Traps” – EN 13", 14, "“Traps” – EN\n13");
}

static void
test_wrap_paragraphs (void)
{
  assert_wrapped ("one two\n\nthree four\n", 40, "one two\n\nthree four\n");
  assert_wrapped ("one two\n\nthree four\n", 5, "one\ntwo\n\nthree\nfour\n");
  assert_wrapped ("one\ntwo", 40, "one\ntwo");
  assert_wrapped ("\none", 40, "\none");
}

/* No line ends or begins with a space. */
static void
test_wrap_spaces (void)
{
  assert_wrapped ("one   two", 40, "one two");
  assert_wrapped (" one two ", 40, "one two");
  assert_wrapped ("one \n two", 40, "one\ntwo");
}

static char *
random_text (GRand *rand)
{
  static const char *const pieces[] = { "a", "bc", "ñ", "–", "“", "the", "incomprehensible", " ",
                                        " ", " ",  " ", "\n", "\n\n" };
  GString *text = g_string_new (NULL);
  guint n = (guint) g_rand_int_range (rand, 0, 120);

  for (guint i = 0; i < n; i++)
    g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
  return g_string_free (text, FALSE);
}

static char *
without_space (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  return g_strjoinv ("", words);
}

static guint
count_newlines (const char *text)
{
  guint n = 0;

  for (; *text; text++)
    n += *text == '\n';
  return n;
}

/* A line is wider than wanted only if it is one word; nothing is lost, and no line break of the text is. */
static void
test_wrap_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *text = random_text (rand);
      guint width = (guint) g_rand_int_range (rand, 1, 60);
      g_autofree char *wrapped = automa_wrap (text, width);
      g_autofree char *before = without_space (text);
      g_autofree char *after = without_space (wrapped);
      g_auto (GStrv) lines = g_strsplit (wrapped, "\n", -1);
      g_autofree char *again = automa_wrap (wrapped, width);

      g_assert_cmpstr (after, ==, before);
      g_assert_cmpuint (count_newlines (wrapped), >=, count_newlines (text));
      for (char **line = lines; *line; line++)
        g_assert_true (g_utf8_strlen (*line, -1) <= (glong) width || !strchr (*line, ' '));
      g_assert_cmpstr (again, ==, wrapped);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/explain/phase/whole", test_whole);
  g_test_add_func ("/explain/phase/empty", test_empty);
  g_test_add_func ("/explain/phase/pack-names", test_pack_names);
  g_test_add_func ("/explain/phase/random", test_random);
  g_test_add_func ("/explain/wrap/width", test_wrap_width);
  g_test_add_func ("/explain/wrap/long-words", test_wrap_long_words);
  g_test_add_func ("/explain/wrap/utf8", test_wrap_utf8);
  g_test_add_func ("/explain/wrap/paragraphs", test_wrap_paragraphs);
  g_test_add_func ("/explain/wrap/spaces", test_wrap_spaces);
  g_test_add_func ("/explain/wrap/random", test_wrap_random);

  return g_test_run ();
}
