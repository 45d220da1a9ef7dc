/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet in the real window: it is opened by key, says what the game says, and its files are whole. */
#include <glib/gstdio.h>

#include "player.h"
#include "sheet-window.h"

static gboolean
is_sheet (gpointer data)
{
  return HK_IS_SHEET_WINDOW (hand_get_window ());
}

static char *
get_preview (HkSheetWindow *sheet)
{
  GtkTextView *view = GTK_TEXT_VIEW (need_by_type (GTK_WIDGET (sheet), GTK_TYPE_TEXT_VIEW));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter start, end;

  g_assert_false (gtk_text_view_get_editable (view));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static HkSheetWindow *
open_sheet (void)
{
  hand_key ("<Control><Shift>p");
  hand_wait (is_sheet, NULL);
  return HK_SHEET_WINDOW (hand_get_window ());
}

static void
test_opens (void)
{
  HkWindow *window = player_open_quiet ();
  HkSheetWindow *sheet;
  g_autofree char *text = NULL;

  player_do (window, "hero-at hero=Ada at=G16");
  sheet = open_sheet ();
  text = get_preview (sheet);
  g_assert_nonnull (strstr (text, "G16\n"));
  g_assert_nonnull (strstr (text, "The night is not over."));
  need_button (GTK_WIDGET (sheet), "Print…");
  need_button (GTK_WIDGET (sheet), "Save as PDF…");
  need_button (GTK_WIDGET (sheet), "Save as Text…");
  hand_key ("Escape");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* What was there before is replaced as a whole, and stays if the new one cannot be written. */
static void
test_files (void)
{
  HkWindow *window = player_open_quiet ();
  HkSheetWindow *sheet = open_sheet ();
  g_autofree char *folder = g_dir_make_tmp ("sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Zoë's sheet", NULL);
  g_autofree char *nowhere_path = g_build_filename (folder, "missing", "sheet", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path (nowhere_path);
  g_autofree char *preview = get_preview (sheet);
  g_autofree char *text = NULL;
  g_autofree char *pdf = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, "before", -1, NULL));
  g_assert_true (hk_sheet_window_save_text (sheet, file));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, preview);
  g_assert_true (hk_sheet_window_save_pdf (sheet, file));
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_cmpuint (length, >, 4000);
  g_assert_false (hk_sheet_window_save_text (sheet, nowhere));
  g_assert_false (hk_sheet_window_save_pdf (sheet, nowhere));
  hand_settle ();
  hand_close (GTK_WINDOW (sheet));
  hand_close (GTK_WINDOW (window));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* no other file was left */
}

static void
test_needs_a_game (void)
{
  HkWindow *window = hand_open (800, 600);

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "sheet"));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/sheet-window/opens", test_opens);
  g_test_add_func ("/app/sheet-window/files", test_files);
  g_test_add_func ("/app/sheet-window/needs-a-game", test_needs_a_game);
  status = g_test_run ();
  hand_quit ();
  return status;
}
