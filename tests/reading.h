/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of tests: small documents, taken apart place by place, and what every refusal has to look like. */
#pragma once

#include "last-spell/board.h"
#include "core/reader.h"

G_BEGIN_DECLS

#define INPUT_FILE "input.json"

/* Documents in tests are written with ' for ". A board of 12 by 6 with every terrain, A1 to L6; L1 is no spot. */
extern const char small_board[];

/* One place in a document. */
typedef struct
{
  char    *path;
  gboolean is_element; /* of an array */
  char     kind;       /* 0 null, b boolean, n number, s string, a array, o object */
} DocumentPlace;

char    *plain_json         (const char     *text);
char    *with_member        (const char     *text,
                             const char     *member,
                             const char     *value);
char    *with_place         (const char     *text,
                             guint           place,
                             const char     *value);
char    *with_unknown       (const char     *text,
                             guint           object,
                             char          **path);
GArray  *list_places        (const char     *text);

void     expect_refused     (AutomaProblems *problems,
                             gboolean        accepted,
                             const char     *expected);
void     expect_accepted    (AutomaProblems *problems,
                             gboolean        accepted);
gboolean names_path         (AutomaProblems *problems,
                             const char     *path);

/* Tests of every place of a document; `read` returns whether the reader has returned something. */
typedef gboolean (*ReadDocument) (const char     *text,
                                  AutomaProblems *problems);
void     add_place_tests    (const char        *prefix,
                             const char        *text,
                             const char *const *optional,
                             const char *const *skipped,
                             ReadDocument       read);

G_END_DECLS
