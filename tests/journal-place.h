/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal of numbered events in a folder of its own, for the tests of journals. */
#pragma once

#include "core/journal.h"

G_BEGIN_DECLS

typedef struct
{
  char *folder;
  char *file;
} Place;

void               journal_set_up    (Place                   *place,
                                      gconstpointer            data);
void               journal_tear_down (Place                   *place,
                                      gconstpointer            data);
JsonNode          *make_event        (int                      number,
                                      const char              *text);
gboolean           append_event      (AutomaJournal           *journal,
                                      int                      number,
                                      GError                 **error);
void               must_append_event (AutomaJournal           *journal,
                                      int                      number);
AutomaJournal     *create_journal    (const char              *file);
void               write_journal     (const char              *file,
                                      int                      n);
char              *file_contents     (const char              *file,
                                      gsize                   *length);
void               put_file          (const char              *file,
                                      const char              *text,
                                      gssize                   length);
AutomaJournalText *read_journal      (const char              *file);
void               expect_events     (const AutomaJournalText *text,
                                      guint                    n);
void               expect_unreadable (const char              *file);

#define ADD_JOURNAL_TEST(path, function)                                                                               \
  g_test_add (path, Place, NULL, journal_set_up, function, journal_tear_down)

G_END_DECLS
