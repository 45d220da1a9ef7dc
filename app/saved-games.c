/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "saved-games.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "last-spell/names.h"

#define MAX_READ (1024 * 1024) /* bytes of a game that is read in passing: some ten thousand steps */
#define MAX_NAMES 1000         /* games begun in the same second */
#define ATTRIBUTES                                                                                                     \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_TIME_MODIFIED                 \
                                 "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

void
hk_saved_game_free (HkSavedGame *self)
{
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->where);
  g_clear_pointer (&self->changed, g_date_time_unref);
  g_free (self);
}

/* --- Finding --- */

char *
hk_saved_games_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "hordekeeper", "games", NULL);
}

/* The name for people: without the suffix, and whatever bytes it has. */
static char *
make_title (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);

  if (g_str_has_suffix (shown, HK_GAME_SUFFIX))
    shown[strlen (shown) - strlen (HK_GAME_SUFFIX)] = '\0';
  return g_steal_pointer (&shown);
}

static HkSavedGame *
new_saved_game (GFile     *folder,
                GFileInfo *info)
{
  g_autoptr (GDateTime) changed = g_file_info_get_modification_date_time (info);
  HkSavedGame *self;

  if (!changed || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR
      || !g_str_has_suffix (g_file_info_get_name (info), HK_GAME_SUFFIX))
    return NULL;
  self = g_new0 (HkSavedGame, 1);
  self->file = g_file_get_child (folder, g_file_info_get_name (info));
  self->title = make_title (self->file);
  self->where = g_strdup ("");
  self->changed = g_date_time_to_local (changed);
  return self;
}

/* The latest first; at the same time, the one whose name comes later. */
static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  const HkSavedGame *first = *(HkSavedGame *const *) a;
  const HkSavedGame *second = *(HkSavedGame *const *) b;
  int order = g_date_time_compare (second->changed, first->changed);

  return order != 0 ? order : strcmp (second->title, first->title);
}

/* Only names and times are looked at: a folder that is not there has no games. */
GPtrArray *
hk_saved_games_find (const char *folder,
                     guint       most)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_saved_game_free);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (place, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;

  while (files && g_file_enumerator_iterate (files, &info, NULL, NULL, NULL) && info)
    {
      HkSavedGame *game = new_saved_game (place, info);

      if (game)
        g_ptr_array_add (games, game);
    }
  g_ptr_array_sort (games, compare_games);
  if (games->len > most)
    g_ptr_array_set_size (games, (int) most);
  return games;
}

/* --- Telling --- */

static void
tell (HkSavedGame  *self,
      const LsGame *game)
{
  g_free (self->title);
  g_free (self->where);
  self->title = ls_name_game (game);
  self->where = ls_name_moment (game);
  self->state = game->stage == LS_STAGE_OVER ? HK_SAVED_OVER : HK_SAVED_PLAYING;
}

/* Replays the game to see how it stands. The file is neither changed nor held. */
void
hk_saved_game_read (HkSavedGame  *self,
                    const LsPack *pack)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autoptr (AutomaProblems) problems = automa_problems_new (path);
  g_autoptr (AutomaJournalText) text = NULL;
  g_autoptr (LsSave) save = NULL;
  GStatBuf status;

  if (g_stat (path, &status) == 0 && status.st_size > MAX_READ)
    return;
  text = automa_journal_read (path, problems);
  save = text ? ls_save_replay (pack, text, problems) : NULL;
  if (save && automa_problems_count (problems) == 0)
    tell (self, ls_save_game (save));
  else
    self->state = HK_SAVED_BROKEN;
}

/* --- New files --- */

static gboolean
make_folder (const char *folder,
             GError    **error)
{
  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", folder, g_strerror (errno));
  return FALSE;
}

/* "2026-05-03-201500-gildenberg.hordekeeper", and with "-2" and so on where that is taken. */
static char *
make_path (const char    *folder,
           const LsSetup *setup,
           GDateTime     *now,
           guint          n)
{
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  g_autofree char *number = n > 1 ? g_strdup_printf ("-%u", n) : g_strdup ("");
  g_autofree char *name = g_strconcat (time, "-", ls_setup_scenario (setup, setup->scenario), number, HK_GAME_SUFFIX,
                                       NULL);

  return g_build_filename (folder, name, NULL);
}

/* A new game with a file of its own, which is written as it is played. */
LsSave *
hk_saved_games_begin (const char    *folder,
                      const LsPack  *pack,
                      const LsSetup *setup,
                      GDateTime     *now,
                      GFile        **file,
                      GError       **error)
{
  if (!make_folder (folder, error))
    return NULL;
  for (guint n = 1;; n++)
    {
      g_autofree char *path = make_path (folder, setup, now, n);
      g_autoptr (GError) problem = NULL;
      LsSave *save = ls_save_new (pack, setup, path, &problem);

      if (save)
        {
          *file = g_file_new_for_path (path);
          return save;
        }
      if (!g_error_matches (problem, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_EXISTS) || n == MAX_NAMES)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return NULL;
        }
    }
}

/* --- Broken files --- */

/* The first line that keeps the game from going on, from 1; 0: there is none. */
guint
hk_saved_games_find_bad_line (const char   *path,
                              const LsSave *recovered)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (path);
  g_autoptr (AutomaJournalText) text = automa_journal_read (path, problems);

  if (text && text->bad_line == 0 && text->events->len == recovered->replayed)
    return 0;
  return recovered->replayed + 2; /* the header is line 1 */
}

/* The bytes of the first lines; 0: there are not so many. */
static gsize
measure_lines (const char *text,
               gsize       length,
               guint       lines)
{
  const char *end = text;

  while (lines > 0 && (end = memchr (end, '\n', length - (gsize) (end - text))))
    {
      end++;
      lines--;
    }
  return end ? (gsize) (end - text) : 0;
}

static gboolean
write_all (int         fd,
           const char *text,
           gsize       length)
{
  gsize written = 0;

  while (written < length)
    {
      ssize_t n = write (fd, text + written, length - written);

      if (n < 0 && errno != EINTR)
        return FALSE;
      written += n > 0 ? (gsize) n : 0;
    }
  return fsync (fd) == 0;
}

/* A new file with this text, or nothing; errno says why. */
static gboolean
write_new_file (const char *path,
                const char *text,
                gsize       length)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  gboolean written;
  int why;

  if (fd < 0)
    return FALSE;
  written = write_all (fd, text, length);
  why = errno;
  close (fd);
  if (!written)
    g_unlink (path);
  errno = why;
  return written;
}

/* A new file with the lines that were recovered, to go on from there. The broken one is only read. */
GFile *
hk_saved_games_salvage (const char   *folder,
                        const char   *path,
                        const LsSave *recovered,
                        GDateTime    *now,
                        GError      **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error) || !make_folder (folder, error))
    return NULL;
  length = measure_lines (text, length, recovered->replayed + 1);
  for (guint n = 1; length > 0; n++)
    {
      g_autofree char *copy = make_path (folder, &ls_save_game (recovered)->setup, now, n);

      if (write_new_file (copy, text, length))
        return g_file_new_for_path (copy);
      if (errno != EEXIST || n == MAX_NAMES)
        {
          g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", copy,
                       g_strerror (errno));
          return NULL;
        }
    }
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("%s: the file has changed since it was read"), path);
  return NULL;
}
