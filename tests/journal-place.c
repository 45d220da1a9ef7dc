/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal of numbered events in a folder of its own, for the tests of journals. */
#include "journal-place.h"

#include <glib/gstdio.h>

void
journal_set_up (Place        *place,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("journal-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "game.jsonl", NULL);
}

void
journal_tear_down (Place        *place,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_chmod (place->folder, 0700);
  dir = g_dir_open (place->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->file);
}

JsonNode *
make_event (int         number,
            const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "number");
  json_builder_add_int_value (json, number);
  json_builder_set_member_name (json, "text");
  json_builder_add_string_value (json, text);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

gboolean
append_event (AutomaJournal *journal,
              int            number,
              GError       **error)
{
  g_autoptr (JsonNode) event = make_event (number, "Ünal steps aside");

  return automa_journal_append (journal, event, error);
}

void
must_append_event (AutomaJournal *journal,
                   int            number)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (append_event (journal, number, &error));
  g_assert_no_error (error);
}

AutomaJournal *
create_journal (const char *file)
{
  g_autoptr (JsonNode) header = make_event (0, "header");
  g_autoptr (GError) error = NULL;
  AutomaJournal *journal = automa_journal_create (file, header, &error);

  g_assert_no_error (error);
  g_assert_nonnull (journal);
  return journal;
}

/* Header and events 1 to n. */
void
write_journal (const char *file,
               int         n)
{
  g_autoptr (AutomaJournal) journal = create_journal (file);

  for (int i = 1; i <= n; i++)
    must_append_event (journal, i);
}

char *
file_contents (const char *file,
               gsize      *length)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (file, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

void
put_file (const char *file,
          const char *text,
          gssize      length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (file, text, length, &error);
  g_assert_no_error (error);
}

static gint64
number_of (JsonNode *node)
{
  return json_object_get_int_member (json_node_get_object (node), "number");
}

/* The header, then events from 1 on, each once and in order. */
void
expect_events (const AutomaJournalText *text,
               guint                    n)
{
  g_assert_nonnull (text);
  g_assert_nonnull (text->header);
  g_assert_cmpint (number_of (text->header), ==, 0);
  g_assert_cmpuint (text->events->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (number_of (g_ptr_array_index (text->events, i)), ==, i + 1);
}

AutomaJournalText *
read_journal (const char *file)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (file);

  return automa_journal_read (file, problems);
}

/* It cannot be read at all, and that is told. */
void
expect_unreadable (const char *file)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("saved game");
  g_autoptr (AutomaJournalText) text = automa_journal_read (file, problems);

  g_assert_null (text);
  g_assert_cmpuint (automa_problems_count (problems), ==, 1);
}
