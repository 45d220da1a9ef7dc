/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For eyes, ears and scripts that differ: the window mirrored, what is in sight where there is little room, and what is
 * read aloud. */
#include <glib/gstdio.h>

#include "counter.h"
#include "last-spell/bots.h"
#include "player.h"
#include "preferences-window.h"
#include "script-panel.h"
#include "speech.h"

/* --- From right to left --- */

static double
get_x (GtkWidget *widget,
       HkWindow  *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds.origin.x;
}

/* The window is mirrored, the board is not: its columns are printed on the one on the table. */
static void
test_mirror (void)
{
  HkWindow *window = player_open_quiet ();

  for (GtkTextDirection direction = GTK_TEXT_DIR_LTR; direction <= GTK_TEXT_DIR_RTL; direction++)
    {
      GdkRectangle west, east;
      GtkWidget *script;

      gtk_widget_set_default_direction (direction);
      hand_settle ();
      script = need_by_type (GTK_WIDGET (window), HK_TYPE_SCRIPT_PANEL);
      g_assert_true ((get_x (player_board (window), window) < get_x (script, window)) == (direction == GTK_TEXT_DIR_LTR));
      hk_board_view_get_spot_area (HK_BOARD_VIEW (player_board (window)), player_spot ("A1"), &west);
      hk_board_view_get_spot_area (HK_BOARD_VIEW (player_board (window)), player_spot ("B1"), &east);
      g_assert_cmpint (west.x, <, east.x);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  hand_close (GTK_WINDOW (window));
}

/* On a narrow board what an instruction is about comes into sight, from whichever side. */
static void
test_mirrored_sight (void)
{
  HkWindow *window;
  GdkRectangle area;
  double x, y;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = player_open_quiet ();
  hand_resize (GTK_WINDOW (window), 360, 720);
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "next");
  hand_settle ();
  hk_board_view_get_spot_area (HK_BOARD_VIEW (player_board (window)), player_spot ("I15"), &area);
  g_assert_true (gtk_widget_translate_coordinates (player_board (window), GTK_WIDGET (window), area.x, area.y, &x, &y));
  g_assert_cmpfloat (x, >=, 0);
  g_assert_cmpfloat (x + area.width, <=, 360);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  hand_close (GTK_WINDOW (window));
}

/* A number of a number is read in the same order everywhere. */
static void
test_mirrored_numbers (void)
{
  HkWindow *window;
  GtkWidget *counter;
  GtkWidget *number;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = player_open_quiet ();
  counter = need_by_type (GTK_WIDGET (window), HK_TYPE_COUNTER);
  number = GTK_WIDGET (gtk_widget_get_template_child (counter, HK_TYPE_COUNTER, "number"));
  g_assert_cmpint (gtk_widget_get_direction (counter), ==, GTK_TEXT_DIR_RTL);
  g_assert_cmpint (gtk_widget_get_direction (number), ==, GTK_TEXT_DIR_LTR);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  hand_close (GTK_WINDOW (window));
}

/* A tap hits the spot that is seen, and the keys walk as the board lies. */
static void
test_mirrored_board (void)
{
  HkWindow *window = player_open_quiet ();

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  hand_settle ();
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "hero-at hero=Ada at=L9");
  player_click_spot (window, player_spot ("L9"));
  player_click_spot (window, player_spot ("M9"));
  player_expect_agreement (window);
  g_assert_cmpuint (player_game (window)->heroes[0].at, ==, player_spot ("M9"));
  player_walk_to_spot (window, player_spot ("N9"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  hand_close (GTK_WINDOW (window));
}

/* --- In sight --- */

static gboolean
is_in_sight (HkWindow   *window,
             const char *spot)
{
  GtkWidget *board = player_board (window);
  GtkWidget *viewport = gtk_widget_get_ancestor (board, GTK_TYPE_VIEWPORT);
  GdkRectangle area;
  double x, y;

  hk_board_view_get_spot_area (HK_BOARD_VIEW (board), player_spot (spot), &area);
  g_assert_true (gtk_widget_translate_coordinates (board, viewport, area.x, area.y, &x, &y));
  return x >= 0 && y >= 0 && x + area.width <= gtk_widget_get_width (viewport)
         && y + area.height <= gtk_widget_get_height (viewport);
}

static HkWindow *
open_narrow (void)
{
  HkWindow *window = player_open_quiet ();

  hand_resize (GTK_WINDOW (window), 360, 720);
  player_do (window, "monster-add type=runner at=A5 facing=east");
  player_do (window, "monster-add type=runner at=W18 facing=west");
  return window;
}

static void
expect_way (HkWindow   *window,
            guint       monster,
            const char *from,
            gboolean    whole)
{
  char name[LS_SPOT_NAME_SIZE];
  const char *to;

  player_do (window, "next");
  hand_settle ();
  to = ls_spot_name (player_game (window)->monsters[monster].spots.at[0], name);
  g_test_message ("%s to %s", from, to);
  g_assert_cmpstr (to, !=, from);
  g_assert_true (is_in_sight (window, to));
  g_assert_cmpint (is_in_sight (window, from), ==, whole);
}

/* On a telephone one sees where a figure comes from, too. */
static void
test_way_in_sight (void)
{
  HkWindow *window = open_narrow ();

  expect_way (window, 0, "A5", TRUE);
  expect_way (window, 1, "W18", TRUE);
  hand_close (GTK_WINDOW (window));
}

/* However long the instructions are, and whoever's they are. */
static void
test_night_in_sight (void)
{
  HkWindow *window = player_open_quiet ();
  LsSetup setup;
  guint moves = 0;

  hand_resize (GTK_WINDOW (window), 360, 720);
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 5);
  player_begin (window, &setup);
  player_do (window, "begin-night");
  player_step_to (window, LS_STAGE_MOVEMENT);
  while (player_game (window)->stage == LS_STAGE_MOVEMENT)
    {
      g_autofree LsGame *before = g_memdup2 (player_game (window), sizeof (LsGame));

      player_do (window, "next");
      hand_settle ();
      for (guint i = 0; i < before->n_monsters && player_game (window)->stage == LS_STAGE_MOVEMENT; i++)
        if (before->monsters[i].spots.at[0] != player_game (window)->monsters[i].spots.at[0])
          {
            char from[LS_SPOT_NAME_SIZE], to[LS_SPOT_NAME_SIZE];

            g_assert_true (is_in_sight (window, ls_spot_name (before->monsters[i].spots.at[0], from)));
            g_assert_true (is_in_sight (window, ls_spot_name (player_game (window)->monsters[i].spots.at[0], to)));
            moves++;
          }
    }
  g_assert_cmpuint (moves, >, 2);
  hand_close (GTK_WINDOW (window));
}

/* What is nearer than the whole way would fit shows where it ends. */
static void
test_end_in_sight (void)
{
  HkWindow *window = open_narrow ();

  for (guint i = 0; i < 7; i++)
    {
      hk_board_view_zoom (HK_BOARD_VIEW (player_board (window)), 1);
      hand_settle ();
    }
  expect_way (window, 0, "A5", FALSE);
  expect_way (window, 1, "W18", FALSE);
  hand_close (GTK_WINDOW (window));
}

/* --- Read aloud --- */

/* A folder with a reader that writes down what it was given, and waits for `gate` to go if there is one. */
typedef struct
{
  char *folder;
  char *heard;
  char *gate;
  char *path; /* what PATH was */
} Reader;

static const char script[] = "#!/bin/sh\n"
                             "while [ -e '%s' ]; do sleep 0.05; done\n"
                             "printf '%%s|' \"$@\" >>'%s'\n";

static void
set_read_aloud (gboolean on)
{
  g_settings_set_boolean (hk_application_get_settings (hk_application_get ()), "read-aloud", on);
}

static void
reader_init (Reader *self)
{
  g_autofree char *program = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("hordekeeper-reader.XXXXXX", NULL);
  self->heard = g_build_filename (self->folder, "heard", NULL);
  self->gate = g_build_filename (self->folder, "gate", NULL);
  self->path = g_strdup (g_getenv ("PATH"));
  program = g_build_filename (self->folder, "spd-say", NULL);
  text = g_strdup_printf (script, self->gate, self->heard);
  g_assert_true (g_file_set_contents_full (program, text, -1, G_FILE_SET_CONTENTS_NONE, 0755, NULL));
  path = g_strconcat (self->folder, ":", self->path, NULL);
  g_setenv ("PATH", path, TRUE);
  set_read_aloud (TRUE);
}

static void
reader_clear (Reader *self)
{
  g_autofree char *program = g_build_filename (self->folder, "spd-say", NULL);

  set_read_aloud (FALSE);
  g_setenv ("PATH", self->path, TRUE);
  g_unlink (self->heard);
  g_unlink (self->gate);
  g_unlink (program);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->heard);
  g_free (self->gate);
  g_free (self->path);
}

typedef struct
{
  const Reader *reader;
  const char   *text;
} Heard;

static gboolean
has_heard (gpointer data)
{
  const Heard *heard = data;
  g_autofree char *all = NULL;

  return g_file_get_contents (heard->reader->heard, &all, NULL, NULL) && strstr (all, heard->text);
}

static gboolean
look_again_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* The reader is another program: nothing in this one tells that it has spoken. */
static void
expect_heard (const Reader *reader,
              const char   *text)
{
  guint looks = g_timeout_add (20, look_again_cb, NULL);

  hand_wait (has_heard, &(Heard){ reader, text });
  g_source_remove (looks);
}

static void
test_read_aloud (void)
{
  HkWindow *window = player_open_quiet ();
  Reader reader;

  reader_init (&reader);
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "next");
  expect_heard (&reader, "--language|en|--|Clawer 1: three spots east to I15\n");
  reader_clear (&reader);
  hand_close (GTK_WINDOW (window));
}

/* A question is read with what can be answered. */
static void
test_question_aloud (void)
{
  HkWindow *window = player_open_quiet ();
  Reader reader;

  player_do (window, "hero-at hero=Ada at=L9");
  player_do (window, "hero-at hero=Bruno at=L20");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "structure-add type=house spots=N13");
  reader_init (&reader);
  player_do (window, "monster-add type=clawer at=N14");
  expect_heard (&reader, "|Clawer 1: whom does it strike?\nhouse 3\nhouse 1|");
  reader_clear (&reader);
  hand_close (GTK_WINDOW (window));
}

/* A reader that is stuck keeps nobody waiting. */
static void
test_stuck_reader (void)
{
  HkWindow *window = player_open_quiet ();
  Reader reader;

  reader_init (&reader);
  g_assert_true (g_file_set_contents (reader.gate, "", -1, NULL));
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "monster-add type=clawer at=F20 facing=east");
  hand_click (need_button (GTK_WIDGET (window), "Next"));
  hand_click (need_button (GTK_WIDGET (window), "Next"));
  player_expect_agreement (window);
  g_assert_false (g_file_test (reader.heard, G_FILE_TEST_EXISTS));
  g_unlink (reader.gate);
  expect_heard (&reader, "Clawer 1: three spots east to I15");
  expect_heard (&reader, "Clawer 2: three spots east to I20");
  reader_clear (&reader);
  hand_close (GTK_WINDOW (window));
}

/* It is off until somebody wants it. */
static void
test_silence (void)
{
  HkWindow *window = player_open_quiet ();
  Reader reader;

  g_assert_false (g_settings_get_boolean (hk_application_get_settings (hk_application_get ()), "read-aloud"));
  reader_init (&reader);
  set_read_aloud (FALSE);
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "monster-add type=clawer at=F20 facing=east");
  player_do (window, "next");
  set_read_aloud (TRUE);
  player_do (window, "next");
  expect_heard (&reader, "three spots east");
  g_assert_false (has_heard (&(Heard){ &reader, player_game (window)->moved == 2 ? "I20" : "I15" }));
  reader_clear (&reader);
  hand_close (GTK_WINDOW (window));
}

/* Where there is no reader, the game goes on, and the preference says what is missing. */
static void
test_no_reader (void)
{
  HkWindow *window = player_open_quiet ();
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  GtkWidget *row;

  g_setenv ("PATH", "/nonexistent", TRUE);
  g_assert_false (hk_speech_is_there ());
  set_read_aloud (TRUE);
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "next");
  hand_settle ();
  player_expect_agreement (window);
  set_read_aloud (FALSE);
  hand_key ("<Control>comma");
  row = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (hand_get_window ()), HK_TYPE_PREFERENCES_WINDOW,
                                                   "read_aloud_row"));
  g_assert_false (gtk_widget_get_sensitive (row));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "speech-dispatcher"));
  g_setenv ("PATH", path, TRUE);
  hand_close (hand_get_window ());
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/mirror/sides", test_mirror);
  g_test_add_func ("/app/mirror/board", test_mirrored_board);
  g_test_add_func ("/app/mirror/sight", test_mirrored_sight);
  g_test_add_func ("/app/mirror/numbers", test_mirrored_numbers);
  g_test_add_func ("/app/sight/way", test_way_in_sight);
  g_test_add_func ("/app/sight/night", test_night_in_sight);
  g_test_add_func ("/app/sight/end", test_end_in_sight);
  g_test_add_func ("/app/speech/instruction", test_read_aloud);
  g_test_add_func ("/app/speech/question", test_question_aloud);
  g_test_add_func ("/app/speech/stuck", test_stuck_reader);
  g_test_add_func ("/app/speech/silence", test_silence);
  g_test_add_func ("/app/speech/none", test_no_reader);
  status = g_test_run ();
  hand_quit ();
  return status;
}
