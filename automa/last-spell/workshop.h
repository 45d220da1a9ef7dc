/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pack as its records, for people who compare it with their box: what is shipped, what they have corrected, where
 * it comes from; confirm, correct, go back. Everything that changes something writes the corrections' folder at once
 * and safely, or nothing at all, and tells every problem with file and path.
 *
 * How the window uses it:
 *   workshop = ls_workshop_new (NULL, NULL, problems);            the program's pack, this user's corrections
 *   ls_workshop_needed (workshop, "gildenberg", night) …          what to look at first, with a progress bar
 *   ls_workshop_confirm (workshop, record->kind, record->key, …)  "looks right"
 *   ls_workshop_set (workshop, kind, edited, …)                   an edited record
 *   ls_workshop_reset (workshop, kind, key, …)                    back to shipped
 *   pack = ls_workshop_pack (workshop)                            the pack as it is now, for new games
 * A record belongs to the workshop and lives until the next call that changes something: keep kind and key. */
#pragma once

#include "kinds.h"

G_BEGIN_DECLS

typedef struct _LsWorkshop LsWorkshop;

typedef struct
{
  LsKind           kind;
  char            *key;       /* "clawer", "7", as text */
  char            *name;      /* for people: "Clawer", "Spawn card 7" */
  JsonNode        *shipped;   /* as it came with the program; NULL: a record of the players' own */
  JsonNode        *current;   /* as it is in force */
  AutomaProvenance provenance;
  const char      *source;    /* of the current one: "EN 13", "unverified", "table" */
  gboolean         own;       /* the players have confirmed or corrected it: there is something to go back from */
  gboolean         corrected; /* and its values are not the shipped ones */
  gboolean         outdated;  /* it was made against other shipped values: "the shipped value differs now" */
} LsRecord;

/* `folder` NULL: the shipped pack. `overlay` NULL: this user's corrections. Never NULL itself: if the corrections are
 * broken the problems say so and the workshop shows what can be read; ls_workshop_pack() then gives the shipped pack. */
LsWorkshop     *ls_workshop_new       (GFile          *folder,
                                       GFile          *overlay,
                                       AutomaProblems *problems);
void            ls_workshop_free      (LsWorkshop     *self);

/* The pack as it is in force; the workshop keeps its own reference (ls_pack_ref() to keep one). */
LsPack         *ls_workshop_pack      (LsWorkshop     *self);

/* Whether the corrections on disk fit. If not, nothing of them is in force. */
gboolean        ls_workshop_is_sound  (LsWorkshop     *self);

guint           ls_workshop_count     (LsWorkshop     *self,
                                       LsKind          kind);
const LsRecord *ls_workshop_get       (LsWorkshop     *self,
                                       LsKind          kind,
                                       guint           i);
const LsRecord *ls_workshop_find      (LsWorkshop     *self,
                                       LsKind          kind,
                                       const char     *key);

/* Each is FALSE with all problems told, and then nothing has changed. `set` takes a record as it is in the pack's
 * files (its "source" becomes "table" whatever it says); a key that is not there yet makes a new record. `check` says
 * what `set` would say, and writes nothing. */
gboolean        ls_workshop_confirm   (LsWorkshop     *self,
                                       LsKind          kind,
                                       const char     *key,
                                       AutomaProblems *problems);
gboolean        ls_workshop_check     (LsWorkshop     *self,
                                       LsKind          kind,
                                       JsonNode       *record,
                                       AutomaProblems *problems);
gboolean        ls_workshop_set       (LsWorkshop     *self,
                                       LsKind          kind,
                                       JsonNode       *record,
                                       AutomaProblems *problems);
gboolean        ls_workshop_reset     (LsWorkshop     *self,
                                       LsKind          kind,
                                       const char     *key,
                                       AutomaProblems *problems);

/* --- What a scenario needs (workshop-needs.c) --- */

typedef struct
{
  LsKind      kind;
  const char *key; /* interned */
} LsNeededRecord;

/* The records that a scenario of the pack ("introductory", "gildenberg" …) needs on its nights up to `night` (1 to 3:
 * on the third comes the boss), kind by kind in the order of LsKind, that is as the components come out of the box. B
 * cards are left out: few games have them. Of LsNeededRecord; free with g_array_unref(). */
GArray         *ls_needed_records     (const LsPack   *pack,
                                       const char     *scenario,
                                       guint           night);

/* How many of them have been checked: a source prints them, or the table has confirmed them. */
typedef struct
{
  guint checked;
  guint all;
} LsProgress;

LsProgress      ls_workshop_progress  (LsWorkshop     *self,
                                       GArray         *needed);

/* --- One file to give away (import.c; the format is in corrections.c) --- */

/* All own records as one document; to a file it is written anew and renamed. */
JsonNode       *ls_workshop_export    (LsWorkshop     *self);
gboolean        ls_workshop_export_to (LsWorkshop     *self,
                                       GFile          *file,
                                       GError        **error);

typedef enum
{
  LS_IMPORT_SAME,      /* nothing to do: the values are here, and the table has confirmed them here too */
  LS_IMPORT_CONFIRMS,  /* the values are here, but nobody has confirmed them here */
  LS_IMPORT_NEW,       /* there is no such record here */
  LS_IMPORT_DIFFERS,   /* from what is shipped here; nobody has touched it here */
  LS_IMPORT_CONFLICTS, /* the players here have confirmed or corrected it to something else */
} LsImportState;

typedef struct
{
  LsKind        kind;
  char         *key;
  char         *name;
  JsonNode     *theirs;
  JsonNode     *ours; /* NULL: there is none */
  LsImportState state;
  gboolean      take; /* for the caller to set; at first everything but SAME and CONFLICTS */
} LsImportRecord;

typedef struct
{
  char      *program; /* that wrote it: "hordekeeper 0.1" */
  GPtrArray *records; /* LsImportRecord, in the order of LsKind */
} LsImport;

/* Reads a file of corrections and compares it with what is here. NULL with all problems told: broken, too large, not
 * for this game, or with records that no pack can hold. Nothing is written. */
LsImport       *ls_import_read        (LsWorkshop     *self,
                                       GFile          *file,
                                       AutomaProblems *problems);
LsImport       *ls_import_parse       (LsWorkshop     *self,
                                       const char     *text,
                                       gsize           length,
                                       AutomaProblems *problems);
void            ls_import_free        (LsImport       *self);

/* The pack as it would be with the records that are marked, or NULL with what does not fit; nothing is written. */
LsPack         *ls_import_try         (LsWorkshop     *self,
                                       const LsImport *import,
                                       AutomaProblems *problems);

/* Takes the records that are marked, all of them or none. */
gboolean        ls_workshop_import    (LsWorkshop     *self,
                                       const LsImport *import,
                                       AutomaProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsWorkshop, ls_workshop_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsImport, ls_import_free)

G_END_DECLS
