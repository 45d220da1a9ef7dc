/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the records of each kind hold, as a table: a form, a text and a comparison all go by it. What a table cannot say
 * (cards, boards, areas) has a part of its own in the form. */
#pragma once

#include "last-spell/kinds.h"

G_BEGIN_DECLS

typedef enum
{
  HK_FIELD_NUMBER,
  HK_FIELD_CHOICE, /* one of the words */
  HK_FIELD_FLAGS,  /* a list of words, each there or not */
  HK_FIELD_SWITCH,
  HK_FIELD_TEXT,
} HkFieldType;

typedef struct
{
  const char        *path;  /* "attack.range", "faces.0" */
  const char        *label; /* to be translated */
  HkFieldType        type;
  int                least, most;
  const char *const *words;    /* of a choice or of flags, ends with NULL */
  gboolean           optional; /* zero, or no word: the member is not there */
  const char        *when;     /* "attack.kind=ranged": only then; NULL: always */
} HkField;

/* Ends with a path of NULL; none at all: NULL. */
const HkField *hk_record_fields     (LsKind         kind);
gboolean       hk_field_applies     (const HkField *field,
                                     JsonNode      *record);
const char    *hk_word_name         (const char    *word);
char          *hk_field_text        (const HkField *field,
                                     JsonNode      *record); /* "3", "ranged", "–" */

/* After a field has been changed: what hangs on it is put right. */
void           hk_record_mend       (LsKind         kind,
                                     JsonNode      *record);

/* In one line: "Steps 3 · Damage 1 · …". */
char          *hk_record_summary    (LsKind         kind,
                                     JsonNode      *record);

/* What differs, member by member, in words. */
typedef struct
{
  char *label;
  char *ours;
  char *theirs;
} HkDifference;

GPtrArray     *hk_record_differences (LsKind        kind,
                                      JsonNode     *ours, /* NULL: there is none */
                                      JsonNode     *theirs);

G_END_DECLS
