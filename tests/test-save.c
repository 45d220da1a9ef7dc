/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saved games: undo and redo without limit, repair of the past, reopening, and files that are not what they should be. */
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "last-spell/bots.h"
#include "last-spell/save.h"

typedef struct
{
  LsPack *pack;
  LsSetup setup;
  char   *folder;
  char   *file;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data G_GNUC_UNUSED)
{
  self->pack = ls_pack_shipped ();
  ls_bot_setup (&self->setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 5);
  self->folder = g_dir_make_tmp ("save-XXXXXX", NULL);
  self->file = g_build_filename (self->folder, "game", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_unlink (self->file);
  g_rmdir (self->folder);
  g_free (self->file);
  g_free (self->folder);
  ls_pack_free (self->pack);
}

static void
play (LsSave *save,
      guint   n)
{
  for (guint i = 0; i < n; i++)
    {
      LsCommand command = ls_bot_next (ls_save_game (save));
      g_autoptr (GError) error = NULL;

      ls_save_do (save, &command, NULL, &error);
      g_assert_no_error (error);
    }
}

static void
assert_same_game (const LsSave *a,
                  const LsSave *b)
{
  LsGame *x = g_memdup2 (ls_save_game (a), sizeof (LsGame));
  LsGame *y = g_memdup2 (ls_save_game (b), sizeof (LsGame));

  x->pack = y->pack = NULL;
  g_assert_cmpmem (x, sizeof *x, y, sizeof *y);
  g_free (x);
  g_free (y);
}

static LsSave *
reopen (Fixture        *self,
        AutomaProblems *problems)
{
  return ls_save_open (self->pack, self->file, problems);
}

/* Undo goes back to the first state, redo to the last, whatever phases lie between; byte for byte. */
static void
test_undo_redo (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, NULL, NULL);
  g_autofree LsGame *first = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  g_autofree LsGame *last = NULL;

  play (save, 90);
  last = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  for (guint i = 0; i < 90; i++)
    g_assert_true (ls_save_undo (save, NULL));
  g_assert_false (ls_save_undo (save, NULL));
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), first, sizeof (LsGame));
  for (guint i = 0; i < 90; i++)
    g_assert_true (ls_save_redo (save, NULL));
  g_assert_false (ls_save_redo (save, NULL));
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), last, sizeof (LsGame));
}

/* A new step after an undo: what was undone is gone. */
static void
test_step_after_undo (Fixture      *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, NULL, NULL);

  play (save, 10);
  g_assert_true (ls_save_undo (save, NULL));
  g_assert_true (ls_save_undo (save, NULL));
  play (save, 1);
  g_assert_false (ls_save_redo (save, NULL));
  g_assert_cmpuint (automa_history_length (save->history), ==, 9);
}

/* Closing and opening again changes nothing: not the state, not what can be undone and redone. */
static void
test_reopen (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) again = NULL;

  play (save, 60);
  for (guint i = 0; i < 25; i++)
    ls_save_undo (save, NULL);
  for (guint i = 0; i < 5; i++)
    ls_save_redo (save, NULL);
  again = reopen (self, problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_cmpuint (again->notices->len, ==, 0);
  assert_same_game (save, again);
  for (guint i = 0; i < 20; i++)
    g_assert_true (ls_save_redo (again, NULL));
  g_assert_false (ls_save_redo (again, NULL));
  play (again, 3);
}

static void
free_misfits (GArray *misfits)
{
  for (guint i = 0; i < misfits->len; i++)
    g_free (g_array_index (misfits, AutomaMisfit, i).reason);
  g_array_set_size (misfits, 0);
}

/* Instead of the first step: the first hero stands somewhere else. */
static LsCommand
go_elsewhere (Fixture *self)
{
  return (LsCommand){ .kind = LS_DO_HERO_AT,
                      .id = self->setup.heroes[0].name,
                      .spots = { 1, { ls_spot_from_name ("N13") } },
                      .flag = -1 };
}

/* A changed step of the past is replayed with all that follows, and the journal keeps it. */
static void
test_repair (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) again = NULL;
  LsCommand elsewhere = go_elsewhere (self);

  play (save, 20);
  g_assert_true (ls_save_repair (save, 0, &elsewhere, FALSE, misfits, NULL));
  g_assert_cmpuint (misfits->len, ==, 0);
  g_assert_cmpuint (ls_save_game (save)->heroes[0].at, ==, ls_spot_from_name ("N13"));
  g_assert_cmpuint (automa_history_length (save->history), ==, 20);
  again = reopen (self, problems);
  g_assert_nonnull (again);
  assert_same_game (save, again);
}

/* What no longer fits is shown with its reason; nothing changes until the player agrees to drop it. */
static void
test_repair_misfits (Fixture      *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autofree LsGame *before = NULL;
  guint length;

  play (save, 20);
  length = automa_history_length (save->history);
  before = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  /* without its first hero on the board the night cannot begin, and nothing after it happens */
  g_assert_false (ls_save_repair (save, 0, NULL, FALSE, misfits, NULL));
  g_assert_cmpuint (misfits->len, >, 1);
  g_assert_nonnull (g_array_index (misfits, AutomaMisfit, 0).reason);
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  free_misfits (misfits);
  g_assert_true (ls_save_repair (save, 0, NULL, TRUE, misfits, NULL));
  g_assert_cmpuint (automa_history_length (save->history), ==, length - 1 - misfits->len);
  g_assert_cmpint (ls_save_game (save)->stage, ==, LS_STAGE_DAY);
  free_misfits (misfits);
}

/* It is a step like others: undo takes it back, with all that was dropped, and redo does it again, after the game was closed
 * too. */
static void
test_repair_undone (Fixture      *self,
                    gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) again = NULL;
  g_autofree LsGame *before = NULL;
  g_autofree LsGame *after = NULL;

  play (save, 20);
  before = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  g_assert_true (ls_save_repair (save, 0, NULL, TRUE, misfits, NULL));
  free_misfits (misfits);
  after = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  g_assert_true (ls_save_undo (save, NULL));
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  g_assert_cmpuint (automa_history_length (save->history), ==, 20);
  again = reopen (self, problems);
  assert_same_game (save, again);
  g_assert_true (ls_save_redo (again, NULL));
  g_assert_cmpmem (ls_save_game (again), sizeof (LsGame), after, sizeof (LsGame));
  g_assert_true (ls_save_undo (again, NULL));
  g_assert_cmpmem (ls_save_game (again), sizeof (LsGame), before, sizeof (LsGame));
  g_assert_false (ls_save_repair (again, 2, &(LsCommand){ .kind = LS_DO_END_HERO_PHASE }, TRUE, misfits, NULL));
  free_misfits (misfits);
  g_assert_true (ls_save_redo (again, NULL)); /* what was refused has changed nothing */
}

/* Who goes back over a repair by steps has left it. */
static void
test_repair_stepped_over (Fixture      *self,
                          gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) again = NULL;
  LsCommand elsewhere = go_elsewhere (self);

  play (save, 20);
  g_assert_true (ls_save_repair (save, 0, &elsewhere, FALSE, misfits, NULL));
  for (guint i = 0; i < 12; i++)
    g_assert_true (ls_save_step_back (save, NULL));
  again = reopen (self, problems);
  assert_same_game (save, again);
  for (guint i = 0; i < 8; i++)
    g_assert_true (ls_save_undo (again, NULL));
  g_assert_false (ls_save_undo (again, NULL));
}

/* Whoever wrote the journal: what it undoes has to be there. */
static void
test_repair_not_there (Fixture      *self,
                       gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *line, *problem;
  } broken[] = {
    { "{\"undo\":\"repair\"}", "there is nothing to undo or redo" },
    { "{\"redo\":\"repair\"}", "there is nothing to undo or redo" },
    { "{\"undo\":\"all\"}", "undo: " },
    { "{\"undo\":3}", "undo: " },
    { "{\"undo\":false}", "undo: expected true" },
    { "{\"undo\":\"repair\",\"at\":1}", "at: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
      g_autoptr (LsSave) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *longer = NULL;

      ls_save_free (ls_save_new (self->pack, &self->setup, self->file, NULL));
      g_assert_true (g_file_get_contents (self->file, &text, NULL, NULL));
      longer = g_strconcat (text, broken[i].line, "\n", NULL);
      g_assert_true (g_file_set_contents (self->file, longer, -1, NULL));
      again = reopen (self, problems);
      g_assert_true (again->read_only);
      g_assert_nonnull (strstr (automa_problems_get (problems, 0), broken[i].problem));
      g_remove (self->file);
    }
}

/* A repair whose own command does not fit is refused even with consent. */
static void
test_repair_refused (Fixture      *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, NULL, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autofree LsGame *before = NULL;
  LsCommand nonsense = { .kind = LS_DO_END_HERO_PHASE };

  play (save, 10);
  before = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  g_assert_false (ls_save_repair (save, 2, &nonsense, TRUE, misfits, NULL));
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  free_misfits (misfits);
  g_assert_false (ls_save_repair (save, 10, NULL, TRUE, misfits, NULL));
}

static void
edit_file (Fixture    *self,
           const char *from,
           const char *to)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *edited = NULL;

  g_assert_true (g_file_get_contents (self->file, &text, NULL, NULL));
  parts = g_strsplit (text, from, 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  edited = g_strconcat (parts[0], to, parts[1], NULL);
  g_assert_true (g_file_set_contents (self->file, edited, -1, NULL));
}

/* Opens the edited file: `expected` in a problem or a notice, everything before it there, and the file as it was. */
static void
expect_recovered (Fixture    *self,
                  const char *expected,
                  guint       steps)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *told = NULL;
  g_autoptr (LsSave) save = NULL;
  g_autoptr (GError) error = NULL;
  LsCommand command;

  g_assert_true (g_file_get_contents (self->file, &before, NULL, NULL));
  save = reopen (self, problems);
  told = automa_problems_to_string (problems);
  g_assert_nonnull (strstr (told, expected));
  g_assert_nonnull (save);
  g_assert_true (save->read_only);
  g_assert_cmpuint (automa_history_length (save->history), ==, steps);
  command = (LsCommand){ .kind = LS_DO_GOLD, .number = 9 }; /* another one than that which was undone */
  g_assert_false (ls_save_do (save, &command, NULL, &error));
  g_assert_error (error, LS_GAME_ERROR, LS_GAME_ERROR_STAGE);
  g_assert_true (g_file_get_contents (self->file, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* A line edited in the middle: refused with its number, everything before it opens. */
static void
test_edited (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);

  play (save, 20);
  edit_file (self, "\"begin-night\"", "\"end-hero-phase\"");
  expect_recovered (self, "line 5: ", 3);
}

/* A line that stands twice. */
static void
test_doubled (Fixture      *self,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);

  play (save, 20);
  edit_file (self, "{\"do\":\"begin-night\"}\n", "{\"do\":\"begin-night\"}\n{\"do\":\"begin-night\"}\n");
  expect_recovered (self, "line 6: ", 4);
}

static void
expect_unopened (Fixture    *self,
                 const char *expected)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) save = reopen (self, problems);
  g_autofree char *told = automa_problems_to_string (problems);

  g_assert_null (save);
  g_assert_nonnull (strstr (told, expected));
}

/* From a newer version; of another game; with a header that is none. */
static void
test_other_headers (Fixture      *self,
                    gconstpointer data G_GNUC_UNUSED)
{
  LsSave *save = ls_save_new (self->pack, &self->setup, self->file, NULL);

  ls_save_free (save);
  edit_file (self, "automa-save/1", "automa-save/2");
  expect_unopened (self, "format: expected \"automa-save/1\"");
  edit_file (self, "automa-save/2", "automa-save/1");
  edit_file (self, "\"last-spell\"", "\"chess\"");
  expect_unopened (self, "game: expected one of last-spell");
  edit_file (self, "\"chess\"", "\"last-spell\"");
  edit_file (self, "\"gildenberg\"", "\"atlantis\"");
  expect_unopened (self, "scenario: expected one of");
  edit_file (self, "\"atlantis\"", "\"gildenberg\"");
  edit_file (self, "\"mode\":\"single\"", "\"mode\":\"boss-rush\"");
  edit_file (self, "\"bosses\":true", "\"bosses\":false");
  expect_unopened (self, "a boss rush needs bosses");
}

/* Saved before there were bosses: it opens as it was, begins with the first night, and goes on without them. */
static void
test_without_bosses (Fixture      *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (LsSave) again = NULL;

  play (save, 20);
  edit_file (self, "\"night\":1,\"bosses\":true,", "");
  again = reopen (self, problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_false (again->read_only);
  g_assert_false (ls_save_game (again)->setup.bosses);
  g_assert_cmpuint (ls_save_game (again)->setup.night, ==, 1);
  g_assert_cmpuint (ls_save_game (again)->n_monsters, ==, ls_save_game (save)->n_monsters);
}

/* Begun before a fist that frees had its price: it opens, costs what it cost, and goes on so; an edition that is not
 * known yet is refused. */
static void
test_edition (Fixture      *self,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (LsSave) again = NULL;

  play (save, 5);
  g_assert_cmpuint (ls_save_game (save)->setup.edition, ==, LS_EDITION_LATEST);
  again = reopen (self, problems);
  g_assert_cmpuint (ls_save_game (again)->setup.edition, ==, LS_EDITION_LATEST);
  g_clear_pointer (&again, ls_save_free);
  edit_file (self, "\"edition\":3,", "");
  again = reopen (self, problems);
  g_assert_cmpuint (ls_save_game (again)->setup.edition, ==, LS_EDITION_FIRST);
  g_clear_pointer (&again, ls_save_free);
  edit_file (self, "\"bosses\":true,", "\"bosses\":true,\"edition\":99,");
  expect_unopened (self, "edition: ");
}

/* `hero.tokens`: 2 to 4. A game from before that was looked at opens, and goes on with the tokens that it has. */
static void
test_tokens (Fixture      *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (LsSave) again = NULL;

  play (save, 5);
  edit_file (self, "\"movement\":[2,3,4]", "\"movement\":[2,3,5]");
  expect_unopened (self, "heroes[0].movement[2]: 5 is out of range; expected a whole number from 2 to 4");
  edit_file (self, "\"movement\":[2,3,5]", "\"movement\":[1,3,4]");
  expect_unopened (self, "heroes[0].movement[0]: 1 is out of range; expected a whole number from 2 to 4");
  edit_file (self, "\"movement\":[1,3,4]", "\"movement\":[1,3,9]");
  edit_file (self, "\"edition\":3,", "\"edition\":2,");
  again = reopen (self, problems);
  g_assert_cmpuint (ls_save_game (again)->sheets[0].movement[0], ==, 1);
  g_assert_cmpuint (ls_save_game (again)->sheets[0].movement[2], ==, 9);
  g_clear_pointer (&again, ls_save_free);
  edit_file (self, "\"movement\":[1,3,9]", "\"movement\":[0,3,9]");
  expect_unopened (self, "heroes[0].movement[0]: ");
}

/* From another pack: it opens with the one it was begun with, and nothing has to be said. */
static void
test_other_pack (Fixture      *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("game");
  g_autoptr (LsSave) again = NULL;

  play (save, 5);
  edit_file (self, self->pack->digest, "0000");
  again = reopen (self, problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_cmpuint (again->notices->len, ==, 0);
  g_assert_cmpstr (ls_save_game (again)->pack->digest, ==, "0000");
  g_assert_cmpuint (ls_save_game (again)->n_monsters, ==, ls_save_game (save)->n_monsters);
}

/* A step whose line does not reach the disk has not been taken, nor has a step back or a change of the past. */
static void
test_disk_full (Fixture      *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));
  g_autofree LsGame *first = g_new (LsGame, 1);
  g_autofree LsGame *before = NULL;
  g_autofree LsGame *last = NULL;
  g_autoptr (GError) error = NULL;
  LsCommand command;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full here");
      return;
    }
  play (save, 6);
  last = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  g_assert_true (ls_save_undo (save, NULL));
  automa_journal_close (save->journal);
  g_unlink (self->file);
  g_assert_cmpint (symlink ("/dev/full", self->file), ==, 0);
  {
    g_autoptr (JsonNode) header = ls_setup_json (self->pack, &self->setup);
    AutomaJournalText text = { .header = header };

    save->journal = automa_journal_reopen (self->file, &text, NULL);
    g_assert_nonnull (save->journal);
  }
  before = g_memdup2 (ls_save_game (save), sizeof (LsGame));
  command = ls_bot_next (ls_save_game (save));
  g_assert_false (ls_save_do (save, &command, NULL, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  g_clear_error (&error);
  g_assert_false (ls_save_undo (save, &error));
  g_assert_nonnull (error);
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  g_clear_error (&error);
  command = (LsCommand){ .kind = LS_DO_HERO_AT,
                         .id = self->setup.heroes[0].name,
                         .spots = { 1, { ls_spot_from_name ("N13") } },
                         .flag = -1 };
  g_assert_false (ls_save_repair (save, 0, &command, FALSE, misfits, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_assert_cmpuint (automa_history_length (save->history), ==, 5);
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), before, sizeof (LsGame));
  automa_history_state_at (save->history, 1, first);
  g_assert_cmpuint (first->heroes[0].at, !=, ls_spot_from_name ("N13"));
  g_clear_error (&error);
  g_assert_false (ls_save_redo (save, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_clear_pointer (&save->journal, automa_journal_close); /* somebody has made room: what was undone comes back, nothing else */
  g_assert_true (ls_save_redo (save, NULL));
  g_assert_cmpmem (ls_save_game (save), sizeof (LsGame), last, sizeof (LsGame));
  g_assert_false (ls_save_redo (save, NULL));
}

/* What could not be read again is not written: too long a name, too large a number, no name at all. */
static void
test_unreadable (Fixture      *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *name = g_strnfill (201, 'x');
  const LsCommand commands[] = {
    { .kind = LS_DO_ITEM_ADD, .word = g_intern_string (name), .other = "scroll", .number = 1 },
    { .kind = LS_DO_ITEM_ADD, .word = "", .other = "scroll", .number = 1 },
    { .kind = LS_DO_ITEM_ADD, .word = "thing", .other = "scroll", .number = 1000 },
  };
  const LsCommand good = { .kind = LS_DO_ITEM_ADD, .word = "thing", .other = "scroll", .number = 1 };
  g_autoptr (LsSave) save = ls_save_new (self->pack, &self->setup, self->file, NULL);
  g_autoptr (LsSave) again = NULL;
  g_autoptr (AutomaProblems) problems = automa_problems_new ("save");

  g_assert_true (ls_save_do (save, &good, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) misfits = g_array_new (FALSE, FALSE, sizeof (AutomaMisfit));

      g_assert_false (ls_save_do (save, &commands[i], NULL, &error));
      g_assert_error (error, LS_GAME_ERROR, LS_GAME_ERROR_FULL);
      g_clear_error (&error);
      g_assert_false (ls_save_repair (save, 0, &commands[i], FALSE, misfits, &error));
      g_assert_error (error, LS_GAME_ERROR, LS_GAME_ERROR_FULL);
    }
  g_assert_cmpuint (automa_history_length (save->history), ==, 1);
  g_clear_pointer (&save, ls_save_free);
  again = ls_save_open (self->pack, self->file, problems);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_cmpuint (automa_history_length (again->history), ==, 1);
}

#define ADD(name, function) g_test_add ("/save/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("undo-redo", test_undo_redo);
  ADD ("step-after-undo", test_step_after_undo);
  ADD ("reopen", test_reopen);
  ADD ("repair", test_repair);
  ADD ("repair-misfits", test_repair_misfits);
  ADD ("repair-undone", test_repair_undone);
  ADD ("repair-stepped-over", test_repair_stepped_over);
  ADD ("repair-not-there", test_repair_not_there);
  ADD ("repair-refused", test_repair_refused);
  ADD ("edited", test_edited);
  ADD ("doubled", test_doubled);
  ADD ("other-headers", test_other_headers);
  ADD ("without-bosses", test_without_bosses);
  ADD ("edition", test_edition);
  ADD ("tokens", test_tokens);
  ADD ("other-pack", test_other_pack);
  ADD ("disk-full", test_disk_full);
  ADD ("unreadable", test_unreadable);

  return g_test_run ();
}
