/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule catalogue: complete, sound, and with a test for every rule that the engine claims to follow. */
#include <string.h>

#include "core/rulebook.h"
#include "last-spell/rules.h"
#include "last-spell/rulings.h"

/* So that no row is lost unseen. */
static void
test_numbers (void)
{
  g_assert_cmpuint (ls_rulebook ()->n_rules, ==, 147);
  g_assert_cmpuint (ls_rulebook ()->n_rulings, ==, 24);
  g_assert_cmpuint (ls_rulebook ()->rules[0].section, ==, 1);
  g_assert_cmpuint (ls_rulebook ()->rules[146].section, ==, 14);
}

static void
test_rules_are_sound (void)
{
  const AutomaRulebook *book = ls_rulebook ();

  for (guint i = 0; i < book->n_rules; i++)
    {
      const AutomaRule *rule = &book->rules[i];

      g_test_message ("%s", rule->id);
      g_assert_true (g_regex_match_simple ("^[a-z]+\\.[a-z]+(-[a-z]+)*$", rule->id, 0, 0));
      g_assert_true (automa_rulebook_find_rule (book, rule->id) == rule); /* no id stands twice */
      g_assert_true (ls_rule_get (i) == rule);
      g_assert_cmpuint (strlen (rule->title), >, 2);
      g_assert_true (g_str_has_suffix (rule->text, "."));
      g_assert_true (g_utf8_validate (rule->text, -1, NULL));
      g_assert_null (strstr (rule->text, "  "));
    }
}

/* Pages are numbers, lists or spans of numbers; a rule that nobody prints says so. */
static void
test_pages (void)
{
  const AutomaRulebook *book = ls_rulebook ();

  for (guint i = 0; i < book->n_rules; i++)
    {
      const AutomaRule *rule = &book->rules[i];
      const char *pages[] = { rule->en, rule->es };
      g_autofree char *all = automa_rule_pages (rule);
      g_autofree char *cite = automa_rule_cite (rule);

      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        g_assert_true (!pages[j] || g_regex_match_simple ("^[0-9]+(–[0-9]+)?(, [0-9]+(–[0-9]+)?)*$", pages[j], 0, 0));
      g_assert_true (g_str_has_prefix (cite, rule->id));
      if (!rule->en && !rule->es && !rule->eog)
        g_assert_nonnull (strstr (all, "no source"));
      else
        g_assert_null (strstr (all, "no source"));
    }
  g_assert_null (automa_rulebook_find_rule (book, "move.nowhere"));
}

static void
test_rulings_are_sound (void)
{
  const AutomaRulebook *book = ls_rulebook ();

  for (guint i = 0; i < book->n_rulings; i++)
    {
      const AutomaRuling *ruling = &book->rulings[i];
      const AutomaRule *rule = automa_rulebook_find_rule (book, ruling->rule);
      g_autofree char *quoted = g_strdup_printf ("“%s”", ruling->id);

      g_test_message ("%s", ruling->id);
      g_assert_true (automa_rulebook_find_ruling (book, ruling->id) == ruling);
      g_assert_true (g_str_has_suffix (ruling->question, "?"));
      g_assert_nonnull (rule);
      g_assert_nonnull (strstr (rule->text, quoted));
      g_assert_cmpuint (automa_ruling_n_values (ruling), >=, 2);
      for (guint j = 0; j < automa_ruling_n_values (ruling); j++)
        {
          g_assert_cmpint (automa_ruling_find_value (ruling, ruling->values[j].id), ==, (int) j);
          g_assert_true (g_str_has_suffix (ruling->values[j].meaning, "."));
        }
      g_assert_cmpint (automa_ruling_find_value (ruling, "perhaps"), ==, -1);
    }
}

static void
expect_profile (LsProfile   profile,
                const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  LsRulings rulings;

  ls_rulings_init (&rulings, profile);
  for (guint i = 0; i < LS_N_RULINGS; i++)
    if (rulings.value[i] != 0)
      g_string_append_printf (found, "%s%s=%s", found->len > 0 ? " " : "", ls_ruling_get (i)->id,
                              ls_ruling_get (i)->values[rulings.value[i]].id);
  g_assert_cmpstr (found->str, ==, expected);
}

/* Each profile takes what its source prints, and the default where it prints nothing. */
static void
test_profiles (void)
{
  expect_profile (LS_PROFILE_DEFAULT, "");
  expect_profile (LS_PROFILE_EN, "");
  expect_profile (LS_PROFILE_ES, "contact=ahead ranged-direction=facing cry-timing=at-once cetusia-second-stage=anew "
                                 "reroll-cap=target campaign-resources=added");
  expect_profile (LS_PROFILE_EOG, "harpy-side=phase");
}

/* The names of all tests of the chapters' programs. */
static char *
list_tests (void)
{
  GString *all = g_string_new (NULL);
  g_auto (GStrv) programs = g_strsplit (g_getenv ("CHAPTER_TESTS"), ":", -1);

  for (char **program = programs; *program; program++)
    {
      const char *argv[] = { *program, "-l", NULL };
      g_autofree char *names = NULL;
      g_autoptr (GError) error = NULL;

      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &names, NULL, NULL, &error);
      g_assert_no_error (error);
      g_string_append (all, names);
    }
  return g_string_free (all, FALSE);
}

/* A rule without a test named after it is not implemented. */
static void
test_every_rule_is_tested (void)
{
  g_autofree char *names = list_tests ();
  guint missing = 0;

  for (guint i = 0; i < LS_N_RULES; i++)
    {
      const AutomaRule *rule = ls_rule_get (i);
      g_autofree char *path = g_strdup_printf ("/last-spell/%s/", rule->id);

      if (!strstr (names, path))
        {
          g_printerr ("# no test for %s\n", rule->id);
          missing++;
        }
    }
  g_assert_cmpuint (missing, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/catalogue/numbers", test_numbers);
  g_test_add_func ("/catalogue/rules-are-sound", test_rules_are_sound);
  g_test_add_func ("/catalogue/pages", test_pages);
  g_test_add_func ("/catalogue/rulings-are-sound", test_rulings_are_sound);
  g_test_add_func ("/catalogue/profiles", test_profiles);
  g_test_add_func ("/catalogue/every-rule-is-tested", test_every_rule_is_tested);

  return g_test_run ();
}
