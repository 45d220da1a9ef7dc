/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library.h"

#include <glib/gi18n.h>

#include "last-spell/bots.h"

#define MOST 24 /* games that are looked at to find the last one */
#define SEED_BITS 49 /* at most fifteen digits: every program reads such a number exactly */

static const LsPack *
get_pack (void)
{
  return hk_application_get_pack (hk_application_get ());
}

/* Said in a sentence of its own: an error's message has no capital, for it stands behind a colon. */
static void
toast_error (HkWindow     *window,
             const char   *what,
             const GError *error)
{
  /* Translators: what could not be done, and why: "The game cannot be saved: No space left on device" */
  g_autofree char *text = g_strdup_printf (_("%s: %s"), what, error->message);

  hk_window_toast (window, text);
}

/* --- The games --- */

GPtrArray *
hk_library_list (guint most)
{
  g_autofree char *folder = hk_saved_games_folder ();
  GPtrArray *games = hk_saved_games_find (folder, most);

  for (guint i = 0; i < games->len; i++)
    hk_saved_game_read (g_ptr_array_index (games, i), get_pack ());
  return games;
}

/* The game that was played last and is not over; NULL: there is none. */
GFile *
hk_library_find_last (void)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autoptr (GPtrArray) games = hk_saved_games_find (folder, MOST);

  for (guint i = 0; i < games->len; i++)
    {
      HkSavedGame *game = g_ptr_array_index (games, i);

      hk_saved_game_read (game, get_pack ());
      if (game->state == HK_SAVED_PLAYING)
        return g_object_ref (game->file);
    }
  return NULL;
}

LsSave *
hk_library_open (const char     *path,
                 AutomaProblems *problems)
{
  return ls_save_open (get_pack (), path, problems);
}

guint64
hk_library_make_seed (void)
{
  guint64 bits = ((guint64) g_random_int () << 32) | g_random_int ();

  return bits & ((G_GUINT64_CONSTANT (1) << SEED_BITS) - 1);
}

static LsSave *
begin (HkWindow      *window,
       const LsSetup *setup,
       GFile        **file)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  LsSave *save = hk_saved_games_begin (folder, get_pack (), setup, now, file, &error);

  if (!save)
    toast_error (window, _("The game cannot be saved"), error);
  return save;
}

void
hk_library_begin (HkWindow      *window,
                  const LsSetup *setup)
{
  g_autoptr (GFile) file = NULL;
  LsSave *save = begin (window, setup, &file);

  if (save)
    hk_window_play (window, hk_session_new (save, file));
}

/* Three sample heroes stand around the circle, so that the night can begin at once. */
void
hk_library_begin_introduction (HkWindow *window)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  LsCommand command;
  LsSetup setup;
  LsSave *save;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, hk_library_make_seed ());
  save = begin (window, &setup, &file);
  if (!save)
    return;
  while (!error && ls_bot_deploy (ls_save_game (save), &command))
    ls_save_do (save, &command, NULL, &error);
  hk_window_play (window, hk_session_new (save, file));
  if (error)
    toast_error (window, _("The game cannot be saved"), error);
}

/* Goes on in a new file with what could be read of a broken one. */
void
hk_library_salvage (HkWindow     *window,
                    GFile        *broken,
                    const LsSave *recovered)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autofree char *path = g_file_get_path (broken);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = hk_saved_games_salvage (folder, path, recovered, now, &error);

  if (file)
    hk_window_open_file (window, file);
  else
    toast_error (window, _("The game cannot be saved"), error);
}

/* Nothing is ever deleted: where there is no trash, the game stays. */
gboolean
hk_library_trash (HkWindow *window,
                  GFile    *file)
{
  g_autoptr (GError) error = NULL;

  if (g_file_trash (file, NULL, &error))
    {
      hk_window_toast (window, _("Moved to the trash"));
      return TRUE;
    }
  toast_error (window, _("The game stays where it is"), error);
  return FALSE;
}

/* --- Choosing files --- */

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _("Saved games"));
  gtk_file_filter_add_pattern (games, "*" HK_GAME_SUFFIX);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, games);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (HkWindow             *window,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file)
    hk_window_open_file (window, file);
  g_object_unref (chooser);
}

void
hk_library_choose (HkWindow *window)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Open a Saved Game"), GTK_WINDOW (window),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autofree char *path = hk_saved_games_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  add_filters (GTK_FILE_CHOOSER (chooser));
  if (g_file_query_exists (folder, NULL))
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), window, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- A copy --- */

/* Whether both names lead to the same bytes on disk. */
static gboolean
is_same_file (GFile *a,
              GFile *b)
{
  g_autoptr (GFileInfo) first = g_file_query_info (a, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GFileInfo) second = g_file_query_info (b, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return g_file_equal (a, b)
         || (first && second
             && g_strcmp0 (g_file_info_get_attribute_string (first, G_FILE_ATTRIBUTE_ID_FILE),
                           g_file_info_get_attribute_string (second, G_FILE_ATTRIBUTE_ID_FILE)) == 0);
}

/* The chooser has asked before replacing a file, and an old one goes only when the new one is whole. */
static gboolean
copy_file (GFile   *from,
           GFile   *to,
           GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (is_same_file (from, to))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _("this is the game’s own file"));
      return FALSE;
    }
  bytes = g_file_load_bytes (from, NULL, NULL, error);
  return bytes
         && g_file_replace_contents (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                     G_FILE_CREATE_NONE, NULL, NULL, error);
}

static void
copy_response_cb (HkWindow             *window,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  HkSession *session = hk_window_get_session (window);
  GFile *from = session ? hk_session_get_file (session) : NULL;
  g_autoptr (GFile) to = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && from && to)
    {
      if (copy_file (from, to, &error))
        hk_window_toast (window, _("Saved a copy"));
      else
        toast_error (window, _("No copy was saved"), error);
    }
  g_object_unref (chooser);
}

void
hk_library_save_copy (HkWindow *window)
{
  HkSession *session = hk_window_get_session (window);
  GFile *file = session ? hk_session_get_file (session) : NULL;
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL;

  if (!file)
    return;
  chooser = gtk_file_chooser_native_new (_("Save a Copy"), GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_SAVE, NULL,
                                         NULL);
  name = g_file_get_basename (file);
  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (copy_response_cb), window, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
