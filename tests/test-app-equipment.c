/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hero sheets and the ledger in the real window: what is taken, refused and done by hand, and what the ledger then says. */
#include "ledger-row.h"
#include "player.h"
#include "rules-page.h"

/* --- The ledger --- */

static guint
count_rows (GtkWidget *root)
{
  guint n = HK_IS_LEDGER_ROW (root) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* What the row under the focus tells a screen reader. */
static void
expect_focused (HkWindow   *window,
                const char *told)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autofree char *name = hand_get_name (focus);

  g_assert_cmpstr (name, ==, told);
}

/* After a day: the newest first, with sums, by the stash's button; the rule behind a row by keys. */
static void
test_ledger (void)
{
  HkWindow *window = player_open_day (2);
  guint gold = player_game (window)->gold;

  player_do (window, "gold gold=12");
  player_do (window, "materials materials=6");
  player_do (window, "build type=gold-mine spots=U17,U18");
  player_do (window, "item-add item=Bow kind=two-handed price=4");
  player_do (window, "sell items=item-1 cost=4");
  g_assert_cmpuint (gold, !=, 12);
  hand_click (need_button (GTK_WIDGET (window), "Ledger of the stash"));
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 5);
  expect_focused (window, "Gildenberg · Day 2. Sell Bow for 2 gold. Half of 4, rounded down. +2 gold, −1 piece (day.sell, "
                          "EOG “Buy/sell equipment items”). Now 15 gold, 4 materials.");
  hand_key ("Down");
  hand_key ("Down");
  expect_focused (window, "Gildenberg · Day 2. Gold mine 1: build it on U17, U18. Pay 2 materials. Take 1 gold. +1 gold, −2 "
                          "materials (day.build, EOG “Structures”). Now 13 gold, 4 materials.");
  hand_key ("Return");
  g_assert_true (HK_IS_RULES_PAGE (hk_window_get_page (window)));
  hand_key ("<Alt>Left");
  hand_key ("<Control>z");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 4);
  hand_key ("<Alt>Left");
  hand_key ("<Control>g");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), ==, 4);
  hand_close (GTK_WINDOW (window));
}

/* Rows are made for what is in sight only. */
static void
test_ledger_long (void)
{
  HkWindow *window = player_open_day (1);

  for (guint i = 0; i < 300; i++)
    player_do (window, "gold gold=%u", 10 + i % 2);
  hand_key ("<Control>g");
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), >, 5);
  g_assert_cmpuint (count_rows (GTK_WIDGET (window)), <, 300);
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/equipment/ledger", test_ledger);
  g_test_add_func ("/app/equipment/ledger-long", test_ledger_long);
  status = g_test_run ();
  hand_quit ();
  return status;
}
