/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A saved game: an append-only file of JSON objects, one a line. The first is the header, each other an event. A line
 * is on disk before automa_journal_append() returns. */
#pragma once

#include "json.h"

G_BEGIN_DECLS

typedef struct _AutomaJournal AutomaJournal;

/* What could be read of a journal. */
typedef struct
{
  JsonNode  *header;   /* NULL: not even that */
  GPtrArray *events;   /* JsonNode */
  gboolean   torn;     /* the last line was cut off and is left out */
  guint      bad_line; /* the first line that is no event, from 1; 0: none. Nothing after it was read */
  gsize      good;     /* bytes up to the end of the last good line */
} AutomaJournalText;

#define AUTOMA_JOURNAL_ERROR (automa_journal_error_quark ())
GQuark automa_journal_error_quark (void);

typedef enum
{
  AUTOMA_JOURNAL_ERROR_EXISTS,
  AUTOMA_JOURNAL_ERROR_WRITE,
  AUTOMA_JOURNAL_ERROR_READ,
  AUTOMA_JOURNAL_ERROR_CHANGED,
} AutomaJournalError;

AutomaJournal     *automa_journal_create     (const char         *file,
                                              JsonNode           *header,
                                              GError            **error);
AutomaJournal     *automa_journal_reopen     (const char         *file,
                                              const AutomaJournalText *text,
                                              GError            **error);
gboolean           automa_journal_append     (AutomaJournal      *self,
                                              JsonNode           *event,
                                              GError            **error);
void               automa_journal_close      (AutomaJournal      *self);

AutomaJournalText *automa_journal_read       (const char         *file,
                                              AutomaProblems     *problems);
AutomaJournalText *automa_journal_parse      (const char         *text,
                                              gsize               length,
                                              AutomaProblems     *problems);
void               automa_journal_text_free  (AutomaJournalText  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AutomaJournal, automa_journal_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AutomaJournalText, automa_journal_text_free)

G_END_DECLS
