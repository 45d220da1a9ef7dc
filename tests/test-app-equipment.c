/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hero sheets and the ledger in the real window: what is taken, refused and done by hand, and what the ledger then says. */
#include "hero-page.h"
#include "item-row.h"
#include "ledger-row.h"
#include "player.h"
#include "rules-page.h"

/* --- Hero sheets --- */

static const LsItem *
need_item (HkWindow   *window,
           const char *id)
{
  int index = ls_game_find_item (player_game (window), id);

  g_assert_cmpint (index, >=, 0);
  return &player_game (window)->items[index];
}

static gboolean
is_wide (gpointer page)
{
  GtkWidget *column = gtk_widget_get_ancestor (find_by_class (page, "boxed-list"), GTK_TYPE_BOX);

  return gtk_widget_get_width (column) < gtk_widget_get_width (page) / 2;
}

static void
open_sheet (HkWindow *window)
{
  player_do (window, "item-add item=iron-shield kind=shield price=0");
  player_do (window, "item-add item=tower-shield kind=shield price=0");
  hand_settle ();
  hand_click (need_button (GTK_WIDGET (window), "Bruno: sheet and equipment"));
  g_assert_true (HK_IS_HERO_PAGE (hk_window_get_page (window)));
  hand_wait (is_wide, hk_window_get_page (window));
  hand_settle ();
}

/* Taken by day; a second one is refused with its rule, and done by hand; turned, restored, given away, undone. */
static void
test_take (void)
{
  HkWindow *window = player_open_day (1);
  GtkWidget *root = GTK_WIDGET (window);

  open_sheet (window);
  hand_click (need_button (root, "Take: Iron Shield"));
  g_assert_cmpint (need_item (window, "item-1")->holder, ==, 1);
  g_assert_null (find_button (root, "Take: Iron Shield"));
  hand_click (need_button (root, "Take: Tower Shield"));
  g_assert_cmpint (need_item (window, "item-2")->holder, ==, LS_IN_STASH);
  hand_wait ((HandTest) gtk_widget_get_mapped, need_button (root, "Do It by Hand"));
  hand_click (need_button (root, "Do It by Hand"));
  g_assert_cmpint (need_item (window, "item-2")->holder, ==, 1);
  hand_click (need_button (root, "Turn Over: Iron Shield"));
  g_assert_true (need_item (window, "item-1")->used);
  hand_click (need_button (root, "Restore: Iron Shield")); /* its card says: for a movement token, so not by day */
  g_assert_true (need_item (window, "item-1")->used);
  hand_wait ((HandTest) gtk_widget_get_mapped, need_button (root, "Do It by Hand"));
  hand_click (need_button (root, "Do It by Hand"));
  g_assert_false (need_item (window, "item-1")->used);
  hand_click (need_button (root, "Undo"));
  g_assert_true (need_item (window, "item-1")->used);
  gtk_widget_activate_action (hk_window_get_page (window), "hero.take", "(ss)", "item-1", "Ada");
  g_assert_cmpint (need_item (window, "item-1")->holder, ==, 0);
  hand_click (need_button (root, "Ada"));
  g_assert_nonnull (find_button (root, "Restore: Iron Shield"));
  player_expect_last (window, "{'do':'item-take','item':'item-1','hero':'Ada'}");
  hand_close (GTK_WINDOW (window));
}

/* By night nobody trades: it is said why, and Escape takes the reason away again. All by keys. */
static void
test_by_night (void)
{
  HkWindow *window = player_open_quiet ();
  GtkWidget *root = GTK_WIDGET (window);

  player_do (window, "item-add item=iron-shield kind=shield price=0");
  hand_key ("<Control>e");
  g_assert_true (HK_IS_HERO_PAGE (hk_window_get_page (window)));
  player_tab_to (need_button (root, "Take: Iron Shield"));
  hand_key ("Return");
  g_assert_cmpint (need_item (window, "item-1")->holder, ==, LS_IN_STASH);
  hand_wait ((HandTest) gtk_widget_get_mapped, need_button (root, "Do It by Hand"));
  hand_key ("Escape");
  g_assert_null (find_button (root, "Do It by Hand"));
  hand_key ("Return"); /* the button kept the focus */
  player_tab_to (need_button (root, "Do It by Hand"));
  hand_key ("Return");
  g_assert_cmpint (need_item (window, "item-1")->holder, ==, 0);
  hand_key ("<Alt>Left");
  g_assert_false (HK_IS_HERO_PAGE (hk_window_get_page (window)));
  hand_close (GTK_WINDOW (window));
}

/* An armor by its name, and something that no record knows. */
static void
test_found (void)
{
  HkWindow *window = player_open_day (1);
  GtkWidget *root = GTK_WIDGET (window);

  hand_key ("<Control>e");
  hand_click (need_button (root, "Add a Piece…"));
  hand_type ("murder pants");
  hand_key ("Return");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_cmpstr (need_item (window, "item-1")->name, ==, "Murder Pants");
  g_assert_cmpint (need_item (window, "item-1")->kind, ==, LS_ITEM_LOW_ARMOR);
  hand_click (need_button (root, "Add a Piece…"));
  hand_click (need_button (GTK_WIDGET (hand_get_window ()), "Other"));
  player_tab_to (find_by_type (GTK_WIDGET (hand_get_window ()), ADW_TYPE_ENTRY_ROW));
  hand_type ("Old axe");
  hand_key ("Return");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_cmpstr (need_item (window, "item-2")->name, ==, "Old axe");
  g_assert_cmpint (need_item (window, "item-2")->kind, ==, LS_ITEM_ONE_HANDED);
  g_assert_nonnull (find_button (root, "Take: Old axe"));
  hand_close (GTK_WINDOW (window));
}

/* --- Armor at damage --- */

/* In the attack step two Clawers strike Ada, who wears a shield and boots. */
static HkWindow *
open_struck (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=L9");
  player_do (window, "hero-at hero=Bruno at=L20");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "monster-add type=clawer at=L8");
  player_do (window, "monster-add type=clawer at=K9");
  player_do (window, "item-add item=iron-shield kind=shield price=0");
  player_do (window, "item-add item=jump-boots kind=low-armor price=0");
  player_do (window, "item-take item=item-1 hero=Ada by-hand=true");
  player_do (window, "item-take item=item-2 hero=Ada by-hand=true");
  hand_settle ();
  hand_click (player_next_button (window));
  return window;
}

/* Both cards are turned, one is taken back by a tap, the other by undo; what is left falls. */
static void
test_armor (void)
{
  HkWindow *window = open_struck ();
  GtkWidget *root = GTK_WIDGET (window);

  hand_click (need_button (root, "Iron Shield: stops 1"));
  g_assert_true (need_item (window, "item-1")->used);
  hand_click (need_button (root, "Jump Boots: stops 1"));
  g_assert_true (need_item (window, "item-2")->used);
  g_assert_cmpuint (player_game (window)->n_uses, ==, 2);
  hand_key ("<Control>z");
  g_assert_false (need_item (window, "item-2")->used);
  g_assert_nonnull (find_button (root, "Jump Boots: stops 1"));
  hand_click (find_button (root, "Iron Shield: turned against Clawer 1"));
  g_assert_false (need_item (window, "item-1")->used);
  g_assert_cmpuint (player_game (window)->n_uses, ==, 0);
  hand_click (need_button (root, "Iron Shield: stops 1"));
  hand_click (player_next_button (window));
  g_assert_cmpuint (player_game (window)->heroes[0].wounds, ==, 1);
  g_assert_true (need_item (window, "item-1")->used);
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* By keys: a card, and one more that a perk stops; the focus stays where it was. */
static void
test_armor_keys (void)
{
  HkWindow *window = open_struck ();
  GtkWidget *root = GTK_WIDGET (window);
  g_autofree char *name = NULL;

  player_tab_to (need_button (root, "Jump Boots: stops 1"));
  hand_key ("Return");
  name = hand_get_name (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_cmpstr (name, ==, "Jump Boots: turned against Clawer 1");
  player_do (window, "armor hero=Ada stopped=1");
  hand_settle ();
  hand_click (player_next_button (window));
  g_assert_cmpuint (player_game (window)->heroes[0].wounds, ==, 0);
  hand_close (GTK_WINDOW (window));
}

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
  g_test_add_func ("/app/equipment/take", test_take);
  g_test_add_func ("/app/equipment/by-night", test_by_night);
  g_test_add_func ("/app/equipment/found", test_found);
  g_test_add_func ("/app/equipment/armor", test_armor);
  g_test_add_func ("/app/equipment/armor-keys", test_armor_keys);
  g_test_add_func ("/app/equipment/ledger", test_ledger);
  g_test_add_func ("/app/equipment/ledger-long", test_ledger_long);
  status = g_test_run ();
  hand_quit ();
  return status;
}
