/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal of a saved game: written, read, continued; cut off, spoilt, or none at all. */
#include "journal-place.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* --- Writing and reading --- */

static void
test_read_back (Place        *place,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("saved game");
  g_autoptr (AutomaJournalText) text = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  write_journal (place->file, 12);
  text = automa_journal_read (place->file, problems);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  expect_events (text, 12);
  g_assert_false (text->torn);
  g_assert_cmpuint (text->bad_line, ==, 0);
  bytes = file_contents (place->file, &length);
  g_assert_cmpuint (text->good, ==, length);
  g_assert_cmpint (bytes[length - 1], ==, '\n');
}

/* Each line is there when append() returns, not only when the journal is closed. */
static void
test_at_once (Place        *place,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (AutomaJournal) journal = create_journal (place->file);

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (AutomaJournalText) text = read_journal (place->file);

      expect_events (text, (guint) i);
      must_append_event (journal, i + 1);
    }
}

/* Line breaks and quotes inside an event do not make lines. */
static void
test_awkward_text (Place        *place,
                   gconstpointer data G_GNUC_UNUSED)
{
  const char *awkward = "a\nb\r\n\"c\"\\ \t 日本 \u2028 {}";
  g_autoptr (AutomaJournal) journal = create_journal (place->file);
  g_autoptr (JsonNode) event = make_event (1, awkward);
  g_autoptr (AutomaJournalText) text = NULL;

  g_assert_true (automa_journal_append (journal, event, NULL));
  text = read_journal (place->file);
  expect_events (text, 1);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (g_ptr_array_index (text->events, 0)), "text"),
                   ==, awkward);
}

static void
test_exists (Place        *place,
             gconstpointer data G_GNUC_UNUSED)
{
  static const char *const there[] = { "", "somebody's letter", "{}\n" };

  for (guint i = 0; i < G_N_ELEMENTS (there); i++)
    {
      g_autoptr (JsonNode) header = make_event (0, "header");
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      gsize length;

      put_file (place->file, there[i], -1);
      g_assert_null (automa_journal_create (place->file, header, &error));
      g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_EXISTS);
      after = file_contents (place->file, &length);
      g_assert_cmpstr (after, ==, there[i]);
    }
}

/* Two go on after one another, and after a reopening. */
static void
test_reopen (Place        *place,
             gconstpointer data G_GNUC_UNUSED)
{
  write_journal (place->file, 2);
  for (int i = 3; i <= 6; i++)
    {
      g_autoptr (AutomaJournalText) text = read_journal (place->file);
      g_autoptr (GError) error = NULL;
      g_autoptr (AutomaJournal) journal = automa_journal_reopen (place->file, text, &error);

      g_assert_no_error (error);
      must_append_event (journal, i);
    }
  {
    g_autoptr (AutomaJournalText) text = read_journal (place->file);

    expect_events (text, 6);
  }
}

/* A file that has grown or shrunk since it was read is not continued, and not touched. */
static void
test_reopen_changed (Place        *place,
                     gconstpointer data G_GNUC_UNUSED)
{
  static const int changes[] = { -1, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (AutomaJournalText) text = NULL;
      g_autofree char *bytes = NULL;
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;
      gsize length, after_length;

      g_remove (place->file);
      write_journal (place->file, 3);
      text = read_journal (place->file);
      if (changes[i] < 0)
        g_assert_cmpint (truncate (place->file, (off_t) text->good + changes[i]), ==, 0);
      else
        {
          g_autoptr (AutomaJournalText) again = read_journal (place->file);
          g_autoptr (AutomaJournal) other = automa_journal_reopen (place->file, again, NULL);

          must_append_event (other, 4);
        }
      bytes = file_contents (place->file, &length);
      g_assert_null (automa_journal_reopen (place->file, text, &error));
      g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_CHANGED);
      after = file_contents (place->file, &after_length);
      g_assert_cmpmem (bytes, length, after, after_length);
    }
}

/* --- Torn --- */

static guint
lines_in (const char *text,
          gsize       length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n' ? 1 : 0;
  return n;
}

/* Cut there: the whole lines before it are read; if nothing else is left it goes on after them. */
static void
check_cut (Place      *place,
           const char *bytes,
           gsize       cut)
{
  guint lines = lines_in (bytes, cut);
  gboolean torn = cut > 0 && bytes[cut - 1] != '\n';
  g_autoptr (AutomaJournalText) text = NULL;
  g_autoptr (AutomaJournalText) again = NULL;
  g_autoptr (GError) error = NULL;

  put_file (place->file, bytes, (gssize) cut);
  text = read_journal (place->file);
  g_assert_nonnull (text);
  g_assert_cmpint (text->torn, ==, torn);
  g_assert_cmpuint (text->bad_line, ==, 0);
  if (lines == 0)
    {
      g_assert_null (text->header);
      return;
    }
  expect_events (text, lines - 1);
  {
    g_autoptr (AutomaJournal) journal = automa_journal_reopen (place->file, text, &error);

    g_assert_no_error (error);
    must_append_event (journal, (int) lines);
    must_append_event (journal, (int) lines + 1);
  }
  again = read_journal (place->file);
  expect_events (again, lines + 1);
  g_assert_false (again->torn);
}

/* At every byte. */
static void
test_torn (Place        *place,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *bytes = NULL;
  gsize length;

  write_journal (place->file, 4);
  bytes = file_contents (place->file, &length);
  for (gsize cut = 0; cut <= length; cut++)
    check_cut (place, bytes, cut);
}

/* A last line that has its end but whose bytes never reached the disk. */
static void
test_torn_with_end (Place        *place,
                  gconstpointer data G_GNUC_UNUSED)
{
  static const char *const ends[] = { "{\"num\n", "\n", "7\n", "[]\n", "{\"number\":5}{}\n" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *bytes = NULL;
      g_autofree char *whole = NULL;
      g_autoptr (AutomaJournalText) text = NULL;
      gsize length;

      g_remove (place->file);
      write_journal (place->file, 3);
      bytes = file_contents (place->file, &length);
      whole = g_strconcat (bytes, ends[i], NULL);
      put_file (place->file, whole, -1);
      text = read_journal (place->file);
      expect_events (text, 3);
      g_assert_true (text->torn);
      g_assert_cmpuint (text->good, ==, length);
    }
}

static void
test_torn_zeroes (Place        *place,
               gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (AutomaJournalText) text = NULL;
  guint8 zeroes[40] = { 0 };
  gsize length;

  write_journal (place->file, 3);
  bytes = file_contents (place->file, &length);
  g_byte_array_append (all, (const guint8 *) bytes, (guint) length);
  g_byte_array_append (all, zeroes, sizeof zeroes);
  put_file (place->file, (const char *) all->data, all->len);
  text = read_journal (place->file);
  expect_events (text, 3);
  g_assert_true (text->torn);
}

/* --- A bad line --- */

/* In the middle: what is before it is read, its number told; nothing goes on, and the file is left as it is. */
static void
test_bad_line (Place        *place,
               gconstpointer data G_GNUC_UNUSED)
{
  static const char *const bad[] = { "{\"number\":", "", "nonsense", "[1]", "7", "{} {}", "\xff\xfe" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    for (guint line = 2; line <= 5; line++)
      {
        g_autoptr (AutomaProblems) problems = automa_problems_new ("saved game");
        g_autoptr (AutomaJournalText) text = NULL;
        g_autofree char *good = NULL;
        g_autofree char *whole = NULL;
        g_autofree char *after = NULL;
        g_autofree char *named = g_strdup_printf ("line %u", line);
        g_auto (GStrv) lines = NULL;
        g_autoptr (GError) error = NULL;
        gsize length;

        g_remove (place->file);
        write_journal (place->file, 5);
        good = file_contents (place->file, &length);
        lines = g_strsplit (good, "\n", -1);
        g_free (lines[line - 1]);
        lines[line - 1] = g_strdup (bad[i]);
        whole = g_strjoinv ("\n", lines);
        put_file (place->file, whole, -1);

        text = automa_journal_read (place->file, problems);
        expect_events (text, line - 2);
        g_assert_cmpuint (text->bad_line, ==, line);
        g_assert_false (text->torn);
        g_assert_nonnull (strstr (automa_problems_get (problems, 0), named));
        g_assert_null (automa_journal_reopen (place->file, text, &error));
        g_assert_error (error, AUTOMA_JOURNAL_ERROR, AUTOMA_JOURNAL_ERROR_CHANGED);
        after = file_contents (place->file, &length);
        g_assert_cmpmem (after, length, whole, strlen (whole));
      }
}

/* --- No journal at all --- */

/* No header: nothing is read, and it is said. */
static void
test_no_header (Place        *place,
                gconstpointer data G_GNUC_UNUSED)
{
  static const char *const texts[] = { "", "\n", "nonsense", "nonsense\n", "nonsense\n{}\n", "[]\n{}\n",
                                       "\n{}\n", "{" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("saved game");
      g_autoptr (AutomaJournalText) text = NULL;

      put_file (place->file, texts[i], -1);
      text = automa_journal_read (place->file, problems);
      g_assert_nonnull (text);
      g_assert_null (text->header);
      g_assert_cmpuint (text->events->len, ==, 0);
      g_assert_cmpuint (text->good, ==, 0);
      g_assert_cmpuint (automa_problems_count (problems), >=, 1);
    }
}

static void
test_unreadable (Place        *place,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *below = g_build_filename (place->file, "below", NULL);

  expect_unreadable (place->file);
  expect_unreadable (place->folder);
  put_file (place->file, "{}\n", -1);
  expect_unreadable (below);
}

/* More than 64 MiB: refused before it is read. */
static void
test_too_large (Place        *place,
                gconstpointer data G_GNUC_UNUSED)
{
  write_journal (place->file, 1);
  g_assert_cmpint (truncate (place->file, (off_t) 65 * 1024 * 1024), ==, 0); /* a sparse file */
  expect_unreadable (place->file);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_JOURNAL_TEST ("/journal/read-back", test_read_back);
  ADD_JOURNAL_TEST ("/journal/at-once", test_at_once);
  ADD_JOURNAL_TEST ("/journal/awkward-text", test_awkward_text);
  ADD_JOURNAL_TEST ("/journal/exists", test_exists);
  ADD_JOURNAL_TEST ("/journal/reopen", test_reopen);
  ADD_JOURNAL_TEST ("/journal/reopen-changed", test_reopen_changed);
  ADD_JOURNAL_TEST ("/journal/torn/every-byte", test_torn);
  ADD_JOURNAL_TEST ("/journal/torn/with-its-end", test_torn_with_end);
  ADD_JOURNAL_TEST ("/journal/torn/zeroes", test_torn_zeroes);
  ADD_JOURNAL_TEST ("/journal/bad-line", test_bad_line);
  ADD_JOURNAL_TEST ("/journal/no-header", test_no_header);
  ADD_JOURNAL_TEST ("/journal/unreadable", test_unreadable);
  ADD_JOURNAL_TEST ("/journal/too-large", test_too_large);

  return g_test_run ();
}
