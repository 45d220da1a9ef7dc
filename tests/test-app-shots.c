/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shots of heroes in the real window: what can be struck, what is out of sight and why, by pointer and by keys. */
#include "aim-view.h"
#include "player.h"

/* The hero phase; Ada stands south of a house, one monster is hidden behind it, one is in sight. */
static HkWindow *
open_aiming (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=N16");
  player_do (window, "hero-at hero=Bruno at=U20");
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "monster-add type=clawer at=N13 facing=south");
  player_do (window, "monster-add type=clawer at=N19 facing=north");
  hand_settle ();
  return window;
}

static const char *
get_aim_text (HkWindow *window)
{
  GtkWidget *label = find_by_class (GTK_WIDGET (window), "aim");

  return label ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* Refused for sight, with the piece that is in the way marked; with vision the dice are at hand. */
static void
test_sight (void)
{
  HkWindow *window = open_aiming ();
  GtkWidget *root = GTK_WIDGET (window);
  g_autoptr (GBytes) aiming = NULL;
  g_autoptr (GBytes) refused = NULL;

  g_assert_null (find_by_type (root, HK_TYPE_AIM_VIEW));
  player_click_spot (window, player_spot ("N16"));
  hand_click (need_button (root, "Shoot"));
  aiming = hand_picture (player_board (window));
  player_click_spot (window, player_spot ("N13"));
  refused = hand_picture (player_board (window));
  g_assert_true (g_str_has_prefix (get_aim_text (window), "N13 is out of sight. In the way: house 1 (hero.los, EN 7"));
  g_assert_false (g_bytes_equal (aiming, refused));
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  hand_click (need_button (root, "Vision"));
  g_assert_cmpstr (get_aim_text (window), ==, "N13 can be struck.");
  player_click_spot (window, player_spot ("N13"));
  g_assert_false (hand_get_window () == GTK_WINDOW (window)); /* the dice */
  hand_close (hand_get_window ());
  hand_key ("Escape");
  g_assert_null (find_by_type (root, HK_TYPE_AIM_VIEW));
  hand_close (GTK_WINDOW (window));
}

/* By keys: the hero is picked on the board, S aims, Enter strikes at what is in sight. */
static void
test_keys (void)
{
  HkWindow *window = open_aiming ();

  player_walk_to_spot (window, player_spot ("N16"));
  hand_key ("Return");
  hand_key ("s");
  g_assert_nonnull (get_aim_text (window));
  player_walk_to_spot (window, player_spot ("N13"));
  hand_key ("Return");
  g_assert_true (g_str_has_prefix (get_aim_text (window), "N13 is out of sight."));
  player_walk_to_spot (window, player_spot ("N19"));
  hand_key ("Return");
  g_assert_false (hand_get_window () == GTK_WINDOW (window));
  hand_close (hand_get_window ());
  hand_key ("s");
  g_assert_null (get_aim_text (window));
  hand_close (GTK_WINDOW (window));
}

/* Each spot says what is painted on it, before anything is tapped. */
static void
test_marks (void)
{
  HkWindow *window = open_aiming ();

  player_expect_mark (window, player_spot ("N18"), NULL);
  player_click_spot (window, player_spot ("N16"));
  player_expect_mark (window, player_spot ("N16"), "in the hand");
  player_expect_mark (window, player_spot ("N17"), "1 point away");
  player_expect_mark (window, player_spot ("N18"), "2 points away");
  hand_key ("s");
  player_expect_mark (window, player_spot ("N19"), "can be struck");
  player_expect_mark (window, player_spot ("N13"), "out of sight");
  player_expect_mark (window, player_spot ("A1"), NULL);
  player_click_spot (window, player_spot ("N13"));
  player_expect_mark (window, player_spot ("N15"), "in the way of the shot");
  hand_key ("Escape");
  player_expect_mark (window, player_spot ("N16"), NULL);
  player_expect_mark (window, player_spot ("N19"), NULL);
  player_expect_mark (window, player_spot ("N13"), NULL);
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/shots/sight", test_sight);
  g_test_add_func ("/app/shots/keys", test_keys);
  g_test_add_func ("/app/shots/marks", test_marks);
  status = g_test_run ();
  hand_quit ();
  return status;
}
