/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board on a screen of its own: it says and shows what the table does, cannot be touched, and goes with the game. */
#include "phase-bar.h"
#include "player.h"
#include "television.h"

static GtkWidget *
turn_on (HkWindow *window)
{
  hand_key ("<Control>F11");
  g_assert_true (HK_IS_TELEVISION (hand_get_window ()));
  g_assert_true (hk_television_get_session (HK_TELEVISION (hand_get_window ())) == hk_window_get_session (window));
  return GTK_WIDGET (hand_get_window ());
}

static gboolean
is_on (HkWindow *window)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), "television");

  return g_variant_get_boolean (state);
}

static gboolean
says (GtkWidget  *root,
      const char *text)
{
  gboolean found = GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = says (child, text);
  return found;
}

static GtkWidget *
get_board (GtkWidget *television)
{
  return need_by_type (television, HK_TYPE_BOARD_VIEW);
}

/* Not by keys, which go to the window that came last. */
static void
go_on (HkWindow *window)
{
  gtk_widget_activate_action (player_next_button (window), "table.go-on", NULL);
  hand_settle ();
}

static void
test_follows (void)
{
  HkWindow *window = player_open_quiet ();
  GtkWidget *television;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  player_do (window, "monster-add type=clawer at=F15 facing=east");
  television = turn_on (window);
  g_assert_true (is_on (window));
  g_assert_false (says (television, "Clawer 1: three spots east to I15"));
  before = hand_picture (get_board (television));
  go_on (window);
  g_assert_cmpstr (player_headline (window), ==, "Clawer 1: three spots east to I15");
  g_assert_true (says (television, "Clawer 1: three spots east to I15"));
  after = hand_picture (get_board (television));
  g_assert_false (g_bytes_equal (before, after)); /* the figure has moved, and its way is shown */
  g_assert_true (gtk_widget_get_mapped (need_by_type (television, HK_TYPE_PHASE_BAR)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  hand_settle ();
  g_assert_false (says (television, "Clawer 1: three spots east to I15"));
  hand_close (GTK_WINDOW (television));
  hand_close (GTK_WINDOW (window));
}

/* What is asked at the table is asked of everybody. */
static void
test_question (void)
{
  HkWindow *window = player_open_quiet ();
  GtkWidget *television;

  player_do (window, "hero-at hero=Ada at=L9");
  player_do (window, "hero-at hero=Bruno at=L20");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "structure-add type=house spots=N13");
  television = turn_on (window);
  player_do (window, "monster-add type=clawer at=N14");
  g_assert_true (says (television, "Clawer 1: whom does it strike?"));
  player_do (window, "choose monster=clawer-1 target=house-3");
  g_assert_false (says (television, "Clawer 1: whom does it strike?"));
  hand_close (GTK_WINDOW (television));
  hand_close (GTK_WINDOW (window));
}

/* It is looked at: a tap changes nothing. */
static void
test_untouched (void)
{
  HkWindow *window = player_open_quiet ();
  GtkWidget *television;
  guint length;

  player_do (window, "monster-add type=clawer at=F15 facing=east");
  television = turn_on (window);
  length = hk_session_get_length (hk_window_get_session (window));
  g_assert_false (gtk_widget_get_can_target (get_board (television)));
  g_assert_false (gtk_widget_child_focus (get_board (television), GTK_DIR_TAB_FORWARD));
  hand_key ("space");
  g_assert_cmpuint (hk_session_get_length (hk_window_get_session (window)), ==, length);
  hand_close (GTK_WINDOW (television));
  hand_close (GTK_WINDOW (window));
}

static void
test_turned_off (void)
{
  HkWindow *window = player_open_quiet ();

  turn_on (window);
  hand_key ("Escape");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_false (is_on (window));
  turn_on (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.television", NULL);
  hand_settle ();
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_false (is_on (window));
  hand_close (GTK_WINDOW (window));
}

static void
test_goes_with_game (void)
{
  HkWindow *window = player_open_quiet ();

  turn_on (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  hand_settle ();
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_false (is_on (window));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "television")); /* there is no game */
  hand_close (GTK_WINDOW (window));
}

/* Nobody could scroll there: the board stays whole, whatever its gestures say. */
static void
test_stays_whole (void)
{
  HkWindow *window = player_open_quiet ();
  HkBoardView *board = HK_BOARD_VIEW (get_board (turn_on (window)));
  GdkRectangle before, after;

  hk_board_view_get_spot_area (board, player_spot ("A1"), &before);
  hk_board_view_zoom (board, 1);
  hand_settle ();
  hk_board_view_get_spot_area (board, player_spot ("A1"), &after);
  g_assert_true (gdk_rectangle_equal (&before, &after));
  hand_close (GTK_WINDOW (window));
}

static void
test_goes_with_window (void)
{
  HkWindow *window = player_open_quiet ();
  gpointer television = turn_on (window);

  g_object_add_weak_pointer (television, &television);
  hand_close (GTK_WINDOW (window));
  hand_settle ();
  g_assert_null (television);
  g_assert_null (hand_get_window ());
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/television/follows", test_follows);
  g_test_add_func ("/app/television/question", test_question);
  g_test_add_func ("/app/television/untouched", test_untouched);
  g_test_add_func ("/app/television/turned-off", test_turned_off);
  g_test_add_func ("/app/television/goes-with-game", test_goes_with_game);
  g_test_add_func ("/app/television/goes-with-window", test_goes_with_window);
  g_test_add_func ("/app/television/stays-whole", test_stays_whole);
  status = g_test_run ();
  hand_quit ();
  return status;
}
