/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules page says and finds. */
#include "rules-text.h"

#include "last-spell/rulings.h"

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* No rule lies in a chapter without a title. */
static void
test_chapters (void)
{
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < LS_N_RULES; i++)
    {
      const char *title = hk_rules_chapter (ls_rule_get (i)->section);

      g_assert_cmpstr (title, !=, "More rules");
      g_hash_table_add (titles, (gpointer) title);
    }
  g_assert_cmpuint (g_hash_table_size (titles), ==, ls_rule_get (LS_N_RULES - 1)->section);
  g_assert_cmpstr (hk_rules_chapter (1), ==, "The board");
  g_assert_cmpstr (hk_rules_chapter (14), ==, "Variants");
  g_assert_cmpstr (hk_rules_chapter (99), ==, "More rules");
}

static void
test_pages (void)
{
  const AutomaRule all = { .id = "a", .en = "13", .es = "13–14", .eog = "Monsters" };
  const AutomaRule summary = { .id = "b", .eog = "Monsters" };
  const AutomaRule none = { .id = "c" };

  expect (hk_rule_pages (&all), "EN 13 · ES 13–14 · EOG Monsters");
  expect (hk_rule_pages (&summary), "EOG Monsters");
  expect (hk_rule_pages (&none), "Our reading; no source prints it");
}

static void
test_sources (void)
{
  const AutomaRulingValue printed = { .id = "a", .says = "EN 13" };
  const AutomaRulingValue silent = { .id = "b" };

  expect (hk_ruling_source (&printed, TRUE), "EN 13 · default");
  expect (hk_ruling_source (&silent, FALSE), "No source prints it");
}

static void
test_note (void)
{
  g_assert_true (g_str_has_prefix (hk_rulings_note (FALSE, FALSE, FALSE), "Where the sources"));
  g_assert_true (g_str_has_suffix (hk_rulings_note (TRUE, FALSE, FALSE), "from now on."));
  g_assert_true (g_str_has_suffix (hk_rulings_note (TRUE, TRUE, FALSE), "to choose another value."));
  g_assert_true (g_str_has_suffix (hk_rulings_note (TRUE, FALSE, TRUE), "nothing can be chosen."));
}

static void
test_settled (void)
{
  g_autofree char *text = hk_ruling_settled ("contact", "ahead");

  g_assert_cmpstr (text, ==, "From now on: Only what stands on the spot ahead stops it.");
  g_assert_null (hk_ruling_settled ("contact", "behind"));
  g_assert_null (hk_ruling_settled ("weather", "ahead"));
}

static void
test_search (void)
{
  const AutomaRule rule = { .id = "move.contact", .title = "What Stops it", .text = "A wall on ÜBER sides." };
  g_autofree char *folded = hk_rule_fold (&rule);

  g_assert_true (hk_rules_match (folded, ""));
  g_assert_true (hk_rules_match (folded, "  "));
  g_assert_true (hk_rules_match (folded, "move.contact"));
  g_assert_true (hk_rules_match (folded, "STOPS wall"));
  g_assert_true (hk_rules_match (folded, "über"));
  g_assert_true (hk_rules_match (folded, "uber"));
  g_assert_false (hk_rules_match (folded, "wall gate"));
}

static void
test_search_rulings (void)
{
  g_autofree char *folded = hk_ruling_fold (ls_ruling_get (LS_RULING_CONTACT));

  g_assert_true (hk_rules_match (folded, "contact"));
  g_assert_true (hk_rules_match (folded, "any-side"));
  g_assert_true (hk_rules_match (folded, "spot ahead"));
  g_assert_false (hk_rules_match (folded, "dryad"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/rules/chapters", test_chapters);
  g_test_add_func ("/app/rules/pages", test_pages);
  g_test_add_func ("/app/rules/sources", test_sources);
  g_test_add_func ("/app/rules/note", test_note);
  g_test_add_func ("/app/rules/settled", test_settled);
  g_test_add_func ("/app/rules/search", test_search);
  g_test_add_func ("/app/rules/search-rulings", test_search_rulings);
  return g_test_run ();
}
