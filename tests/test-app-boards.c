/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards painted by a hand in the workshop: strokes, keys, checks, try-out, undo; and the next night on them. */
#include "board-editor.h"
#include "last-spell/bots.h"
#include "record-json.h"
#include "workbench.h"

static HkWindow *
open_editor (void)
{
  HkWindow *window = bench_open ();

  bench_open_record (window, "boards", "gildenberg");
  g_assert_true (HK_IS_BOARD_EDITOR (hk_window_get_page (window)));
  return window;
}

/* What the hand has painted is on disk a moment after it rests. */
static gboolean
is_kept (gpointer data)
{
  const char *const *words = data;

  return bench_board_letter ("gildenberg", words[0], words[1]) == *words[2];
}

static void
wait_kept (const char *drawing,
           const char *spot,
           const char *letter)
{
  const char *words[] = { drawing, spot, letter };

  hand_wait (is_kept, words);
}

/* --- The next night --- */

static LsSpot
walk_runner (HkWindow *window)
{
  LsSpot to;

  player_begin_quiet (window);
  player_do (window, "monster-add type=clawer at=E4");
  hand_click (player_next_button (window));
  to = player_game (window)->monsters[0].spots.at[0];
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  hand_settle ();
  return to;
}

/* Arrows painted by drag: a monster there goes another way. */
static void
test_night (void)
{
  HkWindow *window = open_editor ();
  LsSpot before, after;

  before = walk_runner (window);
  hand_key ("F2");
  bench_open_record (window, "boards", "gildenberg");
  bench_click (window, "Arrows");
  bench_click (window, "Rectangle");
  bench_click (window, "→ east");
  bench_drag (window, "D1", "H9");
  wait_kept ("arrows", "E4", ">");
  g_assert_true (bench_record (LS_KIND_BOARDS, "gildenberg")->corrected);
  after = walk_runner (window);
  g_assert_cmpuint (before, !=, after);
  g_assert_cmpuint (ls_spot_row (after), ==, ls_spot_row (player_spot ("E4")));
  hand_close (GTK_WINDOW (window));
}

/* --- Strokes --- */

static void
test_strokes (void)
{
  HkWindow *window = open_editor ();

  bench_click (window, "water");
  bench_drag (window, "B2", "F2"); /* no gaps, however quick the hand */
  wait_kept ("terrain", "D2", "~");
  g_assert_cmpint (bench_board_letter ("gildenberg", "terrain", "F2"), ==, '~');
  bench_click (window, "Fill");
  bench_click (window, "tree");
  bench_drag (window, "C2", "C2");
  wait_kept ("terrain", "F2", "t");
  hand_key ("<Control>z");
  wait_kept ("terrain", "F2", "~");
  hand_key ("<Control>z");
  wait_kept ("terrain", "F2", ".");
  hand_key ("<Control><Shift>z");
  wait_kept ("terrain", "F2", "~");
  bench_click (window, "Back to Shipped");
  g_assert_false (bench_record (LS_KIND_BOARDS, "gildenberg")->own);
  hand_key ("<Control>z"); /* a step like any other */
  wait_kept ("terrain", "F2", "~");
  hand_close (GTK_WINDOW (window));
}

/* Cursor and paint by keys alone: layers and tools have keys too. */
static void
test_keys (void)
{
  HkWindow *window = open_editor ();
  HkBoardCanvas *canvas = HK_BOARD_CANVAS (bench_canvas (window));
  char name[LS_SPOT_NAME_SIZE];
  g_autofree char *spot = NULL;
  g_autofree char *beside = NULL;

  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (canvas)));
  hand_key ("Up");
  hand_key ("Left");
  spot = g_strdup (ls_spot_name (hk_board_canvas_get_cursor (canvas), name));
  hand_key ("3"); /* arrows: south is chosen */
  hand_key ("space");
  wait_kept ("arrows", spot, "v");
  hand_key ("e"); /* erase */
  hand_key ("space");
  wait_kept ("arrows", spot, " ");
  hand_key ("b");
  hand_key ("<Shift>Left");
  beside = g_strdup (ls_spot_name (hk_board_canvas_get_cursor (canvas), name));
  wait_kept ("arrows", spot, "v");
  wait_kept ("arrows", beside, "v");
  hand_close (GTK_WINDOW (window));
}

/* A page that is left keeps what was painted an instant before. */
static void
test_leave (void)
{
  HkWindow *window = open_editor ();

  bench_click (window, "tree");
  bench_drag (window, "B3", "B3");
  hand_key ("<Alt>Left");
  g_assert_cmpint (bench_board_letter ("gildenberg", "terrain", "B3"), ==, 't');
  hand_close (GTK_WINDOW (window));
}

/* --- Checks and try-out --- */

static void
test_checks (void)
{
  HkWindow *window = open_editor ();

  g_assert_nonnull (find_button (hk_window_get_page (window), "Nothing looks wrong"));
  bench_click (window, "Sectors");
  bench_click (window, "d");
  bench_drag (window, "B2", "B2");
  g_assert_null (find_button (hk_window_get_page (window), "Nothing looks wrong"));
  bench_click (window, "Sector d is in 2 pieces");
  hand_key ("<Control>z");
  g_assert_nonnull (find_button (hk_window_get_page (window), "Nothing looks wrong"));
  /* no board at all: it is told, and not kept */
  bench_click (window, "Terrain");
  bench_click (window, "open ground");
  bench_drag (window, "P16", "P16");
  g_assert_cmpint (bench_board_letter ("gildenberg", "terrain", "P16"), ==, '*');
  g_assert_null (find_button (hk_window_get_page (window), "Nothing looks wrong"));
  hand_key ("<Control>z");
  g_assert_nonnull (find_button (hk_window_get_page (window), "Nothing looks wrong"));
  hand_close (GTK_WINDOW (window));
}

static void
test_tryout (void)
{
  HkWindow *window = open_editor ();
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  bench_click (window, "Try the Board Out");
  before = hand_picture (bench_canvas (window));
  bench_drag (window, "C3", "C3");
  after = hand_picture (bench_canvas (window));
  g_assert_false (g_bytes_equal (before, after)); /* its way is shown */
  g_assert_cmpint (bench_board_letter ("gildenberg", "terrain", "C3"), ==, '.'); /* and nothing is painted */
  g_assert_false (bench_record (LS_KIND_BOARDS, "gildenberg")->own);
  hand_close (GTK_WINDOW (window));
}

static void
test_size (void)
{
  HkWindow *window = open_editor ();
  GtkWidget *page = hk_window_get_page (window);

  hand_key ("3");
  gtk_widget_activate_action (page, "editor.mirror-south", NULL);
  wait_kept ("arrows", "A23", "^");
  hand_key ("<Control>z");
  wait_kept ("arrows", "A23", " ");
  gtk_widget_grab_focus (need_button (page, "Rows"));
  hand_settle ();
  hand_click (find_by_class (need_button (page, "Rows"), "up"));
  hand_key ("<Alt>Left");
  g_assert_cmpuint (hk_record_get_length (bench_record (LS_KIND_BOARDS, "gildenberg")->current, "terrain"), ==, 24);
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/boards/night", test_night);
  g_test_add_func ("/app/boards/strokes", test_strokes);
  g_test_add_func ("/app/boards/keys", test_keys);
  g_test_add_func ("/app/boards/leave", test_leave);
  g_test_add_func ("/app/boards/checks", test_checks);
  g_test_add_func ("/app/boards/try-out", test_tryout);
  g_test_add_func ("/app/boards/size", test_size);
  status = g_test_run ();
  hand_quit ();
  return status;
}
