/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules page, the rulings and the log as widgets: what is in force, what can be chosen and when, and that nothing
 * is left behind. Needs a screen. */
#include "log-page.h"
#include "rule-item.h"
#include "rules-page.h"
#include "ruling-group.h"

#include "last-spell/bots.h"

static LsPack *pack;

static HkSession *
begin (void)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  return hk_session_new (ls_save_new (pack, &setup, NULL, NULL), NULL);
}

static GtkWidget *
find_check (GtkWidget *widget,
            guint     *n)
{
  GtkWidget *found = NULL;

  if (GTK_IS_CHECK_BUTTON (widget) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_check (child, n);
  return found;
}

static void
expect_check (GtkWidget *group,
              guint      n,
              gboolean   active,
              gboolean   sensitive)
{
  GtkWidget *check = find_check (group, &n);

  g_assert_nonnull (check);
  g_assert_cmpint (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)), ==, active);
  g_assert_cmpint (gtk_widget_get_sensitive (check), ==, sensitive);
}

/* Without a game the defaults are marked, and nothing can be chosen. */
static void
test_ruling_alone (void)
{
  GtkWidget *group = g_object_ref_sink (hk_ruling_group_new (NULL, LS_RULING_CONTACT));

  expect_check (group, LS_CONTACT_ANY_SIDE, TRUE, FALSE);
  expect_check (group, LS_CONTACT_AHEAD, FALSE, FALSE);
  g_assert_finalize_object (group);
}

/* In a game what is in force is marked; while people look back, it is what was, and nothing can be chosen. */
static void
test_ruling_in_game (void)
{
  HkSession *session = begin ();
  GtkWidget *group = g_object_ref_sink (hk_ruling_group_new (session, LS_RULING_CONTACT));
  const LsCommand ahead
    = { .kind = LS_DO_RULING, .word = g_intern_string ("contact"), .other = g_intern_string ("ahead"), .flag = -1 };

  expect_check (group, LS_CONTACT_ANY_SIDE, TRUE, TRUE);
  g_assert_true (hk_session_do (session, &ahead));
  expect_check (group, LS_CONTACT_AHEAD, TRUE, TRUE);
  hk_session_look_at (session, 0);
  expect_check (group, LS_CONTACT_ANY_SIDE, TRUE, FALSE);
  hk_session_return_to_now (session);
  expect_check (group, LS_CONTACT_AHEAD, TRUE, TRUE);
  g_assert_true (hk_session_undo (session));
  expect_check (group, LS_CONTACT_ANY_SIDE, TRUE, TRUE);
  g_assert_finalize_object (group);
  g_assert_finalize_object (session);
}

static void
test_search (void)
{
  GListStore *items = hk_rule_item_list ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (items));
  HkRuleItem *board = g_list_model_get_item (G_LIST_MODEL (items), 0);

  g_assert_cmpuint (n, >, LS_N_RULES);
  g_assert_null (hk_rule_item_get_rule (board));
  g_assert_cmpuint (hk_rule_item_search (G_LIST_MODEL (items), "move.contact"), >=, 1);
  g_assert_false (hk_rule_item_is_found (board)); /* a chapter without a hit goes too */
  g_assert_cmpuint (hk_rule_item_search (G_LIST_MODEL (items), "no such word anywhere"), ==, 0);
  g_assert_cmpuint (hk_rule_item_search (G_LIST_MODEL (items), ""), ==, LS_N_RULES);
  g_assert_true (hk_rule_item_is_found (board));
  g_object_unref (board);
  g_assert_finalize_object (items);
}

static void
let_it_settle (void)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* On a screen, with and without a rule to open, and gone without a trace. */
static void
show_page (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  let_it_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  let_it_settle ();
  g_assert_null (page);
}

static void
test_pages (void)
{
  HkSession *session = begin ();
  const LsCommand gold = { .kind = LS_DO_GOLD, .number = 3, .flag = -1 };

  show_page (hk_rules_page_new (NULL, NULL));
  show_page (hk_rules_page_new (session, "move.contact"));
  show_page (hk_rules_page_new (session, "cry-timing"));
  show_page (hk_rules_page_new (session, "no.such.rule"));
  show_page (hk_log_page_new (session));
  for (guint i = 0; i < 300; i++)
    g_assert_true (hk_session_do (session, &gold));
  show_page (hk_log_page_new (session));
  g_assert_finalize_object (session);
}

int
main (int   argc,
      char *argv[])
{
  int failed;

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  pack = ls_pack_shipped ();
  g_test_add_func ("/app/reading/ruling-alone", test_ruling_alone);
  g_test_add_func ("/app/reading/ruling-in-game", test_ruling_in_game);
  g_test_add_func ("/app/reading/search", test_search);
  g_test_add_func ("/app/reading/pages", test_pages);
  failed = g_test_run ();
  ls_pack_free (pack);
  return failed;
}
