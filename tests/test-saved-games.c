/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of saved games: what lies there is told as it stands, and nothing that lies there is ever changed. */
#include <string.h>
#include <sys/stat.h>
#include <utime.h>
#include <glib/gstdio.h>

#include "last-spell/bots.h"
#include "saved-games.h"

typedef struct
{
  LsPack    *pack;
  char      *top;
  char      *folder;
  GDateTime *now;
  LsSetup    setup;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data G_GNUC_UNUSED)
{
  self->pack = ls_pack_shipped ();
  self->top = g_dir_make_tmp ("games-XXXXXX", NULL);
  self->folder = g_build_filename (self->top, "games", NULL);
  self->now = g_date_time_new_utc (2026, 5, 3, 20, 15, 0);
  ls_bot_setup (&self->setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, 5);
}

static void
tear_down (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (self->folder);
  g_rmdir (self->top);
  g_free (self->top);
  g_free (self->folder);
  g_date_time_unref (self->now);
  ls_pack_free (self->pack);
}

static LsSave *
begin (Fixture *self,
       GFile  **file)
{
  g_autoptr (GError) error = NULL;
  LsSave *save = hk_saved_games_begin (self->folder, self->pack, &self->setup, self->now, file, &error);

  g_assert_no_error (error);
  return save;
}

/* A game some steps into its first night; how many lines its file has. */
static guint
play (Fixture *self,
      GFile  **file)
{
  static const LsCommandKind steps[] = { LS_DO_BEGIN_NIGHT, LS_DO_STEP, LS_DO_STEP, LS_DO_STEP };
  g_autoptr (LsSave) save = begin (self, file);
  LsCommand command;

  while (ls_bot_deploy (ls_save_game (save), &command))
    g_assert_true (ls_save_do (save, &command, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      command = (LsCommand){ .kind = (guint8) steps[i] };
      g_assert_true (ls_save_do (save, &command, NULL, NULL));
    }
  return automa_history_length (save->history) + 1;
}

static void
put (Fixture    *self,
     const char *name,
     const char *text,
     time_t      when)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  struct utimbuf times = { when, when };

  g_mkdir_with_parents (self->folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static char *
get_contents (GFile *file)
{
  char *text;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

/* Adds a line to a file, as an editor or a fault would. */
static void
spoil (GFile      *file,
       const char *line)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = get_contents (file);
  g_autofree char *spoilt = g_strconcat (text, line, "\n{\"do\":\"step\"}\n", NULL);

  g_assert_true (g_file_set_contents (path, spoilt, -1, NULL));
}

/* --- New files --- */

static void
test_begin (Fixture      *self,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GFile) first = NULL;
  g_autoptr (GFile) second = NULL;
  g_autoptr (LsSave) one = begin (self, &first);
  g_autoptr (LsSave) two = begin (self, &second);
  g_autofree char *first_name = g_file_get_basename (first);
  g_autofree char *second_name = g_file_get_basename (second);
  GStatBuf status;

  g_assert_nonnull (one);
  g_assert_nonnull (two);
  g_assert_cmpstr (first_name, ==, "2026-05-03-201500-lakeburg.hordekeeper");
  g_assert_cmpstr (second_name, ==, "2026-05-03-201500-lakeburg-2.hordekeeper");
  g_assert_cmpint (g_stat (self->folder, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0700);
}

static void
test_no_folder (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *inside = g_build_filename (self->folder, "file", "games", NULL);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  put (self, "file", "", 1);
  g_assert_null (hk_saved_games_begin (inside, self->pack, &self->setup, self->now, &file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_null (file);
}

/* --- Finding and telling --- */

static void
test_find (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) none = hk_saved_games_find (self->folder, 9);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) some = NULL;
  g_autofree char *pipe = g_build_filename (self->folder, "pipe.hordekeeper", NULL);

  g_assert_cmpuint (none->len, ==, 0);
  put (self, "old.hordekeeper", "", 100);
  put (self, "new.hordekeeper", "", 300);
  put (self, "middle.hordekeeper", "", 200);
  put (self, "letter.txt", "", 400);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  all = hk_saved_games_find (self->folder, 9);
  some = hk_saved_games_find (self->folder, 2);
  g_assert_cmpuint (all->len, ==, 3);
  g_assert_cmpstr (((HkSavedGame *) all->pdata[0])->title, ==, "new");
  g_assert_cmpstr (((HkSavedGame *) all->pdata[1])->title, ==, "middle");
  g_assert_cmpstr (((HkSavedGame *) all->pdata[2])->title, ==, "old");
  g_assert_cmpuint (some->len, ==, 2);
}

static HkSavedGame *
find_only (Fixture *self)
{
  g_autoptr (GPtrArray) games = hk_saved_games_find (self->folder, 9);
  HkSavedGame *game;

  g_assert_cmpuint (games->len, ==, 1);
  game = g_ptr_array_steal_index (games, 0);
  g_assert_cmpint (game->state, ==, HK_SAVED_UNREAD);
  hk_saved_game_read (game, self->pack);
  return game;
}

static void
test_read (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (HkSavedGame) game = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play (self, &file);
  before = get_contents (file);
  game = find_only (self);
  after = get_contents (file);
  g_assert_cmpint (game->state, ==, HK_SAVED_PLAYING);
  g_assert_cmpstr (game->title, ==, "Lakeburg");
  g_assert_cmpstr (game->where, ==, "Night 1, monster phase 1");
  g_assert_cmpstr (after, ==, before);
}

/* Also a torn line stays: only who goes on with the game takes it away. */
static void
test_read_torn (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (HkSavedGame) game = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *torn = NULL;
  g_autofree char *after = NULL;

  play (self, &file);
  path = g_file_get_path (file);
  text = get_contents (file);
  torn = g_strconcat (text, "{\"do\":\"st", NULL);
  g_assert_true (g_file_set_contents (path, torn, -1, NULL));
  game = find_only (self);
  after = get_contents (file);
  g_assert_cmpint (game->state, ==, HK_SAVED_PLAYING);
  g_assert_cmpstr (after, ==, torn);
}

static void
test_read_broken (Fixture      *self,
                  gconstpointer data)
{
  g_autoptr (HkSavedGame) game = NULL;

  put (self, "broken.hordekeeper", data, 100);
  game = find_only (self);
  g_assert_cmpint (game->state, ==, HK_SAVED_BROKEN);
  g_assert_cmpstr (game->title, ==, "broken");
}

static void
test_read_large (Fixture      *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = g_strnfill (2 * 1024 * 1024, ' ');
  g_autoptr (HkSavedGame) game = NULL;

  put (self, "large.hordekeeper", text, 100);
  game = find_only (self);
  g_assert_cmpint (game->state, ==, HK_SAVED_UNREAD);
  g_assert_cmpstr (game->title, ==, "large");
}

/* --- Broken files --- */

static void
test_salvage (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("broken");
  g_autoptr (AutomaProblems) none = automa_problems_new ("copy");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autoptr (LsSave) recovered = NULL;
  g_autoptr (LsSave) opened = NULL;
  g_autofree char *good = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copied = NULL;
  g_autofree char *path = NULL;
  g_autofree char *copy_path = NULL;
  guint lines = play (self, &file);

  path = g_file_get_path (file);
  good = get_contents (file);
  spoil (file, data);
  before = get_contents (file);
  recovered = ls_save_open (self->pack, path, problems);
  g_assert_cmpuint (automa_problems_count (problems), ==, 1);
  g_assert_true (recovered->read_only);
  g_assert_cmpuint (hk_saved_games_find_bad_line (path, recovered), ==, lines + 1);

  copy = hk_saved_games_salvage (self->folder, path, recovered, self->now, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_equal (copy, file));
  after = get_contents (file);
  copied = get_contents (copy);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (copied, ==, good);

  copy_path = g_file_get_path (copy);
  opened = ls_save_open (self->pack, copy_path, none);
  g_assert_cmpuint (automa_problems_count (none), ==, 0);
  g_assert_false (opened->read_only);
  g_assert_cmpmem (ls_save_game (opened), sizeof (LsGame), ls_save_game (recovered), sizeof (LsGame));
}

/* Every line fits, and the last was cut off: there is no bad line. */
static void
test_no_bad_line (Fixture      *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (GFile) file = NULL;
  g_autoptr (LsSave) save = NULL;
  g_autofree char *path = NULL;

  play (self, &file);
  path = g_file_get_path (file);
  save = ls_save_open (self->pack, path, problems);
  g_assert_cmpuint (hk_saved_games_find_bad_line (path, save), ==, 0);
}

/* What was read is no longer there: nothing is made up. */
static void
test_salvage_changed (Fixture      *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (LsSave) save = NULL;
  g_autofree char *path = NULL;

  play (self, &file);
  path = g_file_get_path (file);
  save = ls_save_open (self->pack, path, problems);
  g_assert_true (g_file_set_contents (path, "{}\n", -1, NULL));
  g_assert_null (hk_saved_games_salvage (self->folder, path, save, self->now, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  games = hk_saved_games_find (self->folder, 9);
  g_assert_cmpuint (games->len, ==, 1);
}

#define ADD(path, data, function) g_test_add ("/saved-games/" path, Fixture, data, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("begin", NULL, test_begin);
  ADD ("no-folder", NULL, test_no_folder);
  ADD ("find", NULL, test_find);
  ADD ("read", NULL, test_read);
  ADD ("read/torn", NULL, test_read_torn);
  ADD ("read/empty", "", test_read_broken);
  ADD ("read/nonsense", "hello\n", test_read_broken);
  ADD ("read/other-header", "{\"format\":\"other\"}\n", test_read_broken);
  ADD ("read/large", NULL, test_read_large);
  ADD ("salvage/no-json", "{\"do\":", test_salvage);
  ADD ("salvage/no-command", "{\"do\":\"fly\"}", test_salvage);
  ADD ("salvage/misfit", "{\"do\":\"begin-night\"}", test_salvage);
  ADD ("salvage/changed", NULL, test_salvage_changed);
  ADD ("no-bad-line", NULL, test_no_bad_line);
  return g_test_run ();
}
