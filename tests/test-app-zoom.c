/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How near a board is seen: what is under the pointer, between the fingers, or under the keyboard's cursor stays where it is, on the
 * table's board and on the one that is painted. */
#include "board-canvas.h"
#include "player.h"
#include "workbench.h"

#define NOTCHES 3

typedef struct
{
  GtkWidget *widget;
  void (*get_area) (GtkWidget    *widget,
                    LsSpot        spot,
                    GdkRectangle *area);
} Board;

static void
get_view_area (GtkWidget    *widget,
               LsSpot        spot,
               GdkRectangle *area)
{
  hk_board_view_get_spot_area (HK_BOARD_VIEW (widget), spot, area);
}

static void
get_canvas_area (GtkWidget    *widget,
                 LsSpot        spot,
                 GdkRectangle *area)
{
  hk_board_canvas_get_spot_area (HK_BOARD_CANVAS (widget), spot, area);
}

static Board
table_board (HkWindow *window)
{
  return (Board){ player_board (window), get_view_area };
}

static Board
painted_board (HkWindow *window)
{
  bench_open_record (window, "boards", "gildenberg");
  return (Board){ bench_canvas (window), get_canvas_area };
}

static int
get_cell (const Board *board)
{
  GdkRectangle area;

  board->get_area (board->widget, player_spot ("A1"), &area);
  return area.width;
}

/* In the board's own coordinates. */
static graphene_point_t
find_middle (const Board *board,
             const char  *spot)
{
  GdkRectangle area;

  board->get_area (board->widget, player_spot (spot), &area);
  return GRAPHENE_POINT_INIT ((float) (area.x + area.width / 2.0), (float) (area.y + area.height / 2.0));
}

static GtkWidget *
get_viewport (const Board *board)
{
  return gtk_widget_get_ancestor (board->widget, GTK_TYPE_VIEWPORT);
}

/* In the window around it. */
static graphene_point_t
find_seen (const Board *board,
           const char  *spot)
{
  graphene_point_t middle = find_middle (board, spot);
  graphene_point_t seen;

  g_assert_true (gtk_widget_compute_point (board->widget, get_viewport (board), &middle, &seen));
  return seen;
}

static gboolean
is_in_sight (const Board *board,
             const char  *spot)
{
  graphene_point_t seen = find_seen (board, spot);

  return seen.x > 0 && seen.y > 0 && seen.x < gtk_widget_get_width (get_viewport (board))
         && seen.y < gtk_widget_get_height (get_viewport (board));
}

static void
expect_seen_at (const Board            *board,
                const char             *spot,
                const graphene_point_t *before)
{
  graphene_point_t now = find_seen (board, spot); /* whole pixels, here and there */

  g_assert_cmpfloat_with_epsilon (now.x, before->x, 3);
  g_assert_cmpfloat_with_epsilon (now.y, before->y, 3);
}

/* --- The wheel --- */

static void
turn_wheel (const Board *board,
            const char  *spot,
            gboolean     up)
{
  graphene_point_t middle = find_middle (board, spot);

  hand_zoom (board->widget, middle.x, middle.y, up);
}

/* Nearer and nearer: once the board fills its window, the spot under the pointer does not move. */
static void
zoom_in (const Board *board,
         const char  *spot)
{
  graphene_point_t before;
  int cell;

  for (guint i = 0; i < 2; i++)
    turn_wheel (board, spot, TRUE);
  before = find_seen (board, spot);
  for (guint i = 0; i < NOTCHES; i++)
    {
      cell = get_cell (board);
      turn_wheel (board, spot, TRUE);
      g_assert_cmpint (get_cell (board), >, cell);
      expect_seen_at (board, spot, &before);
    }
}

/* Further away, until all of it is seen, and no further. */
static void
zoom_out (const Board *board,
          const char  *spot,
          int          whole)
{
  for (guint i = 0; i < NOTCHES + 6; i++)
    turn_wheel (board, spot, FALSE);
  g_assert_cmpint (get_cell (board), ==, whole);
  g_assert_true (is_in_sight (board, "A1"));
  turn_wheel (board, spot, TRUE); /* the first notch back is seen */
  g_assert_cmpint (get_cell (board), >, whole);
}

static void
test_wheel_table (void)
{
  HkWindow *window = player_open_quiet ();
  Board board = table_board (window);
  int whole = get_cell (&board);

  zoom_in (&board, "F14");
  zoom_out (&board, "F14", whole);
  hand_close (GTK_WINDOW (window));
}

static void
test_wheel_painted (void)
{
  HkWindow *window = bench_open ();
  Board board = painted_board (window);
  int whole = get_cell (&board);

  zoom_in (&board, "F14");
  zoom_out (&board, "F14", whole);
  hand_close (GTK_WINDOW (window));
}

/* From right to left the window scrolls from its other end; the board does not care. */
static void
test_wheel_mirrored (void)
{
  HkWindow *window;
  Board board;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = player_open_quiet ();
  board = table_board (window);
  zoom_in (&board, "F14");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  hand_close (GTK_WINDOW (window));
}

/* --- Keys --- */

/* The cursor stays where it is; without one, the middle. */
static void
test_keys_table (void)
{
  HkWindow *window = player_open_quiet ();
  Board board = table_board (window);
  graphene_point_t before;

  player_walk_to_spot (window, player_spot ("C3"));
  for (guint i = 0; i < NOTCHES; i++)
    hand_key ("plus");
  g_assert_true (is_in_sight (&board, "C3"));
  before = find_seen (&board, "C3");
  hand_key ("plus");
  if (before.x > get_cell (&board) * 3 && before.y > get_cell (&board) * 3) /* there is room beyond the edges */
    expect_seen_at (&board, "C3", &before);
  hand_key ("0");
  g_assert_true (is_in_sight (&board, "A1"));
  hand_close (GTK_WINDOW (window));
}

/* The cursor of the editor never leaves sight. */
static void
test_keys_painted (void)
{
  HkWindow *window = bench_open ();
  Board board = painted_board (window);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < NOTCHES; i++)
    hand_key ("plus");
  for (guint i = 0; i < 20; i++)
    {
      hand_key ("Left");
      g_assert_true (is_in_sight (&board, ls_spot_name (hk_board_canvas_get_cursor (HK_BOARD_CANVAS (board.widget)), name)));
    }
  hand_close (GTK_WINDOW (window));
}

/* --- Fingers --- */

static GtkEventController *
find_pinch (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_ZOOM (controller))
        return controller;
    }
  g_error ("nobody looks at two fingers");
}

/* There are no fingers on this screen: the gesture is told that they have parted. */
static void
test_pinch (void)
{
  HkWindow *window = player_open_quiet ();
  Board board = table_board (window);
  GtkEventController *pinch = find_pinch (board.widget);
  int whole = get_cell (&board);

  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 2.0);
  hand_settle ();
  g_assert_cmpint (get_cell (&board), ==, 2 * whole);
  g_signal_emit_by_name (pinch, "scale-changed", 0.1); /* of what it was at the beginning */
  hand_settle ();
  g_assert_cmpint (get_cell (&board), ==, whole);
  hand_close (GTK_WINDOW (window));
}

/* --- Narrow --- */

/* On a telephone figures are large enough to be told apart; the whole board is there for who asks for it. */
static void
test_narrow (void)
{
  HkWindow *window = player_open_quiet ();
  Board board = table_board (window);

  hand_resize (GTK_WINDOW (window), 360, 720);
  g_assert_false (is_in_sight (&board, "A1") && is_in_sight (&board, "W1"));
  for (guint i = 0; i < 6; i++)
    turn_wheel (&board, "L9", FALSE);
  g_assert_true (is_in_sight (&board, "A1"));
  g_assert_true (is_in_sight (&board, "W1"));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/zoom/wheel-table", test_wheel_table);
  g_test_add_func ("/app/zoom/wheel-painted", test_wheel_painted);
  g_test_add_func ("/app/zoom/wheel-mirrored", test_wheel_mirrored);
  g_test_add_func ("/app/zoom/keys-table", test_keys_table);
  g_test_add_func ("/app/zoom/keys-painted", test_keys_painted);
  g_test_add_func ("/app/zoom/pinch", test_pinch);
  g_test_add_func ("/app/zoom/narrow", test_narrow);
  status = g_test_run ();
  hand_quit ();
  return status;
}
