/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "board-text.h"
#include "damage-view.h"
#include "last-spell/bots.h"
#include "library.h"
#include "script-text.h"
#include "spot-cell.h"
#include "table.h"

#define MOST_KEYS 200

/* --- Games --- */

/* Begun through the library, with the heroes around the circle. */
void
player_begin (HkWindow      *window,
              const LsSetup *setup)
{
  LsCommand command;

  hk_library_begin (window, setup);
  while (ls_bot_deploy (player_game (window), &command))
    g_assert_true (hk_session_do (hk_window_get_session (window), &command));
  hand_settle ();
}

/* The monsters' movement with nobody in it yet but two heroes; the table flips the coin. */
void
player_begin_quiet (HkWindow *window)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.app_flips = FALSE;
  player_begin (window, &setup);
  player_do (window, "begin-night");
  player_step_to (window, LS_STAGE_MOVEMENT);
  while (player_game (window)->n_monsters > 0)
    player_do (window, "monster-kill monster=%s", player_game (window)->monsters[0].id);
}

HkWindow *
player_open_quiet (void)
{
  HkWindow *window;

  hand_forget_games ();
  window = hand_open (1280, 800);
  player_begin_quiet (window);
  return window;
}

/* The day before that night in Gildenberg, its upkeep done, with two heroes. */
void
player_begin_day (HkWindow *window,
                  guint     night)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.night = (guint8) night;
  player_begin (window, &setup);
  player_do (window, "day-mist");
  player_do (window, "day-scout");
  if (night > 1)
    player_do (window, "day-production");
  hand_settle ();
}

HkWindow *
player_open_day (guint night)
{
  HkWindow *window;

  hand_forget_games ();
  window = hand_open (1280, 800);
  player_begin_day (window, night);
  return window;
}

const LsGame *
player_game (HkWindow *window)
{
  return hk_session_get_game (hk_window_get_session (window));
}

/* By the session, for what the test needs but is not about; in the words of table.h. */
void
player_do (HkWindow   *window,
           const char *format,
           ...)
{
  g_autoptr (GError) error = NULL;
  LsCommand command;
  va_list args;

  va_start (args, format);
  table_read_words (format, args, &command);
  va_end (args);
  hk_session_fits (player_game (window), &command, &error);
  g_assert_no_error (error);
  g_assert_true (hk_session_do (hk_window_get_session (window), &command));
}

void
player_step_to (HkWindow *window,
                LsStage   stage)
{
  for (guint i = 0; i < 50 && player_game (window)->stage != stage; i++)
    if (player_game (window)->stage == LS_STAGE_COIN)
      player_do (window, "coin side=left");
    else
      player_do (window, "step");
  hand_settle ();
  g_assert_cmpint (player_game (window)->stage, ==, stage);
}

/* --- What the window shows --- */

GtkWidget *
player_board (HkWindow *window)
{
  return need_by_type (GTK_WIDGET (window), HK_TYPE_BOARD_VIEW);
}

/* NULL: something else has its place. */
const char *
player_headline (HkWindow *window)
{
  GtkWidget *label = find_by_class (GTK_WIDGET (window), "headline");

  return label ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* NULL: nothing more is to be said. */
const char *
player_detail (HkWindow *window)
{
  GtkWidget *label = find_by_class (GTK_WIDGET (window), "detail");

  return label ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

static HkSpotCell *
find_cell (HkWindow *window,
           LsSpot    spot)
{
  GtkWidget *row = gtk_widget_get_first_child (player_board (window));

  for (; row; row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *cell = gtk_widget_get_first_child (row); cell; cell = gtk_widget_get_next_sibling (cell))
      if (HK_IS_SPOT_CELL (cell) && hk_spot_cell_get (HK_SPOT_CELL (cell)) == spot)
        return HK_SPOT_CELL (cell);
  return NULL;
}

char *
player_spot_label (HkWindow *window,
                   LsSpot    spot)
{
  return hand_get_name (GTK_WIDGET (find_cell (window, spot)));
}

/* As screen readers are told; NULL: not marked. */
void
player_expect_mark (HkWindow   *window,
                    LsSpot      spot,
                    const char *mark)
{
  GtkAccessible *cell = GTK_ACCESSIBLE (find_cell (window, spot));

  if (mark)
    gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, mark);
  else
    g_assert_false (gtk_test_accessible_has_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

GtkWidget *
player_next_button (HkWindow *window)
{
  return need_button (GTK_WIDGET (window), hk_next_label (player_game (window), hk_session_is_looking_back (
                                                                                  hk_window_get_session (window))));
}

LsSpot
player_spot (const char *name)
{
  LsSpot spot = ls_spot_from_name (name);

  g_assert_cmpuint (spot, !=, LS_NO_SPOT);
  return spot;
}

/* --- The pointer --- */

static void
middle_of (HkWindow *window,
           LsSpot    spot,
           double   *x,
           double   *y)
{
  GdkRectangle area;

  hk_board_view_get_spot_area (HK_BOARD_VIEW (player_board (window)), spot, &area);
  *x = area.x + area.width / 2.0;
  *y = area.y + area.height / 2.0;
}

void
player_click_spot (HkWindow *window,
                   LsSpot    spot)
{
  double x, y;

  middle_of (window, spot, &x, &y);
  hand_click_at (player_board (window), x, y);
}

/* As two fingers would. */
void
player_show_spot (HkWindow *window,
                  LsSpot    spot)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (player_board (window), GTK_TYPE_VIEWPORT);
  double x, y;

  middle_of (window, spot, &x, &y);
  gtk_adjustment_clamp_page (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport)), x - 30, x + 30);
  gtk_adjustment_clamp_page (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), y - 30, y + 30);
  hand_settle ();
}

void
player_drag (HkWindow *window,
             LsSpot    from,
             LsSpot    to)
{
  double x0, y0, x1, y1;

  middle_of (window, from, &x0, &y0);
  middle_of (window, to, &x1, &y1);
  hand_drag (player_board (window), x0, y0, x1, y1);
}

/* --- Keys --- */

static GtkWidget *
get_focus (void)
{
  return gtk_root_get_focus (GTK_ROOT (hand_get_window ()));
}

/* Tab goes around everything; whoever cannot be reached by it fails here. */
void
player_tab_to (GtkWidget *widget)
{
  g_autofree char *name = NULL;

  for (guint i = 0; i < MOST_KEYS; i++)
    {
      GtkWidget *focus = get_focus ();

      if (focus && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
        return;
      hand_key ("Tab");
    }
  name = hand_get_name (widget);
  g_error ("Tab never comes to %s “%s”", G_OBJECT_TYPE_NAME (widget), name ? name : "");
}

static LsSpot
get_cursor (void)
{
  GtkWidget *focus = get_focus ();

  g_assert_true (HK_IS_SPOT_CELL (focus));
  return hk_spot_cell_get (HK_SPOT_CELL (focus));
}

void
player_walk_to_spot (HkWindow *window,
                     LsSpot    spot)
{
  player_tab_to (player_board (window));
  while (ls_spot_column (get_cursor ()) != ls_spot_column (spot))
    hand_key (ls_spot_column (get_cursor ()) < ls_spot_column (spot) ? "Right" : "Left");
  while (ls_spot_row (get_cursor ()) != ls_spot_row (spot))
    hand_key (ls_spot_row (get_cursor ()) < ls_spot_row (spot) ? "Down" : "Up");
}

/* --- Agreement --- */

static AutomaJournalText *
read_file (HkWindow *window)
{
  g_autofree char *path = g_file_get_path (hk_session_get_file (hk_window_get_session (window)));
  g_autoptr (AutomaProblems) problems = automa_problems_new (path);
  AutomaJournalText *text = automa_journal_read (path, problems);

  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_false (text->torn);
  return text;
}

static HkSession *
replay (const AutomaJournalText *text)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("replay");
  LsSave *save = ls_save_replay (hk_application_get_pack (hk_application_get ()), text, problems);

  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  return hk_session_new (save, NULL);
}

static void
expect_board (HkWindow     *window,
              const LsGame *game)
{
  g_autofree HkHolders *holders = g_new (HkHolders, 1);
  GtkWidget *row = gtk_widget_get_first_child (player_board (window));

  hk_holders_find (holders, game);
  for (; row; row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *cell = gtk_widget_get_first_child (row); cell; cell = gtk_widget_get_next_sibling (cell))
      if (HK_IS_SPOT_CELL (cell))
        {
          g_autofree char *told = hand_get_name (cell);
          g_autofree char *expected = hk_spot_text (game, holders, hk_spot_cell_get (HK_SPOT_CELL (cell)));

          g_assert_cmpstr (told, ==, expected);
        }
}

static void
expect_headline (HkWindow  *window,
                 HkSession *replayed)
{
  gboolean first_line;
  g_autofree char *headline
    = hk_script_headline (hk_session_get_game (replayed), hk_session_get_before (replayed),
                          hk_session_get_instruction (replayed), hk_session_get_script (replayed), &first_line);

  if (!player_headline (window)) /* the blows to come have its place */
    {
      g_assert_nonnull (find_by_type (GTK_WIDGET (window), HK_TYPE_DAMAGE_VIEW));
      return;
    }
  g_assert_cmpstr (player_headline (window), ==, headline);
  if (first_line)
    g_assert_cmpstr (player_detail (window), ==, g_array_index (hk_session_get_script (replayed)->lines, LsLine, 0).detail);
}

/* What is read back from the file, and played again, is what the window shows. */
void
player_expect_agreement (HkWindow *window)
{
  g_autoptr (AutomaJournalText) text = read_file (window);
  g_autoptr (HkSession) replayed = replay (text);

  g_assert_cmpmem (player_game (window), sizeof (LsGame), hk_session_get_game (replayed), sizeof (LsGame));
  expect_headline (window, replayed);
  expect_board (window, player_game (window));
}

/* The last line of the file, as JSON; its members may come in any order. */
void
player_expect_last (HkWindow   *window,
                    const char *event)
{
  g_autoptr (AutomaJournalText) text = read_file (window);
  g_autoptr (JsonNode) expected = json_from_string (event, NULL);
  g_autofree char *told = NULL;
  JsonNode *last;

  g_assert_cmpuint (text->events->len, >, 0);
  last = g_ptr_array_index (text->events, text->events->len - 1);
  told = json_to_string (last, FALSE);
  if (!json_node_equal (last, expected))
    g_assert_cmpstr (told, ==, event);
}
