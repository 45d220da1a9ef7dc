/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal of a saved game on a bad day: no permission, a full disk, a crash. What was acknowledged is there. */
#include "journal-place.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static gboolean
is_root (void)
{
  if (geteuid () != 0)
    return FALSE;
  g_test_skip ("root may write everywhere");
  return TRUE;
}

static void
test_no_write_permission (Place        *place,
                          gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) header = make_event (0, "header");
  g_autoptr (AutomaJournalText) text = NULL;
  g_autofree char *other = g_build_filename (place->folder, "other.jsonl", NULL);
  g_autoptr (GError) error = NULL;

  if (is_root ())
    return;
  write_journal (place->file, 2);
  text = read_journal (place->file);
  g_chmod (place->file, 0400);
  g_assert_null (automa_journal_reopen (place->file, text, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_clear_error (&error);

  g_chmod (place->folder, 0500);
  g_assert_null (automa_journal_create (other, header, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);

  g_chmod (place->file, 0000);
  expect_unreadable (place->file);
}

/* Where no folder is, and where the name is a folder's. */
static void
test_nowhere (Place        *place,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *nowhere = g_build_filename (place->folder, "no", "such", "folder", NULL);
  g_autoptr (JsonNode) header = make_event (0, "header");
  g_autoptr (GError) error = NULL;

  g_assert_null (automa_journal_create (nowhere, header, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_null (automa_journal_create (place->folder, header, &error));
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_EXISTS);
}

/* --- A full disk --- */

/* No file may grow beyond that; a write over the limit fails instead of ending the program. */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Every size of the disk in turn: the append that does not fit fails, the file ends with the last whole line, and when
 * there is room again the journal goes on. */
static void
test_full_disk (Place        *place,
                gconstpointer data G_GNUC_UNUSED)
{
  for (rlim_t room = 80; room < 240; room += 7)
    {
      g_autoptr (AutomaJournal) journal = NULL;
      g_autoptr (AutomaJournalText) text = NULL;
      g_autoptr (AutomaJournalText) after = NULL;
      g_autoptr (GError) error = NULL;
      int n = 0;

      g_remove (place->file);
      journal = create_journal (place->file);
      limit_files (room);
      while (append_event (journal, n + 1, &error))
        n++;
      limit_files (RLIM_INFINITY);
      g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
      text = read_journal (place->file);
      expect_events (text, (guint) n);
      g_assert_false (text->torn);
      must_append_event (journal, n + 1);
      after = read_journal (place->file);
      expect_events (after, (guint) n + 1);
    }
}

/* No room for the header: no file is left behind. */
static void
test_full_disk_header (Place        *place,
                       gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) header = make_event (0, "header");
  g_autoptr (GError) error = NULL;
  AutomaJournal *journal;

  limit_files (10);
  journal = automa_journal_create (place->file, header, &error);
  limit_files (RLIM_INFINITY);
  g_assert_null (journal);
  g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_WRITE);
  g_assert_false (g_file_test (place->file, G_FILE_TEST_EXISTS));
}

/* --- A crash --- */

#define KILLS 200
#define KILLS_A_FILE 20

/* The program that will be killed: opens or creates the journal, appends, and tells each number once it is safe. */
static G_GNUC_NORETURN void
run_child (const char *file,
           int         tell)
{
  g_autoptr (AutomaJournalText) text = g_file_test (file, G_FILE_TEST_EXISTS) ? read_journal (file) : NULL;
  AutomaJournal *journal;
  int number = 0;

  if (text && text->header)
    {
      journal = automa_journal_reopen (file, text, NULL);
      number = (int) text->events->len;
    }
  else
    {
      g_remove (file);
      journal = create_journal (file);
    }
  if (!journal || write (tell, &number, sizeof number) != sizeof number)
    _exit (1);
  for (;;)
    {
      number++;
      if (!append_event (journal, number, NULL) || write (tell, &number, sizeof number) != sizeof number)
        _exit (1);
    }
}

/* The last number that came through the pipe, or -1. */
static int
last_told (int from)
{
  int last = -1;
  int number;

  while (read (from, &number, sizeof number) == sizeof number)
    {
      g_assert_true (last < 0 || number == last + 1);
      last = number;
    }
  return last;
}

static int
run_and_kill (const char *file,
              gulong      microseconds)
{
  int ends[2];
  int status, told;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ends[0]);
      run_child (file, ends[1]);
    }
  close (ends[1]);
  g_usleep (microseconds);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  told = last_told (ends[0]);
  close (ends[0]);
  return told;
}

/* Killed at 200 random moments: every acknowledged event is there, at most one more, and at most one line is torn. */
static void
test_crash (Place        *place,
            gconstpointer data G_GNUC_UNUSED)
{
  gint64 appended = 0;

  for (guint i = 0; i < KILLS; i++)
    {
      g_autoptr (AutomaJournalText) text = NULL;
      int told;

      if (i % KILLS_A_FILE == 0)
        g_remove (place->file);
      told = run_and_kill (place->file, (gulong) g_test_rand_int_range (0, 12000));
      if (told < 0)
        continue;
      text = read_journal (place->file);
      g_assert_cmpuint (text->bad_line, ==, 0);
      g_assert_cmpint ((int) text->events->len, >=, told);
      g_assert_cmpint ((int) text->events->len, <=, told + 1);
      expect_events (text, text->events->len);
      appended += told;
    }
  g_test_message ("%" G_GINT64_FORMAT " events", appended);
  g_assert_cmpint (appended, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);

  ADD_JOURNAL_TEST ("/journal-disk/no-permission", test_no_write_permission);
  ADD_JOURNAL_TEST ("/journal-disk/nowhere", test_nowhere);
  ADD_JOURNAL_TEST ("/journal-disk/full-disk/append", test_full_disk);
  ADD_JOURNAL_TEST ("/journal-disk/full-disk/header", test_full_disk_header);
  ADD_JOURNAL_TEST ("/journal-disk/crash", test_crash);

  return g_test_run ();
}
