/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's corrections of a pack: records in place of the shipped ones with the same key, or beside them. Each may
 * carry the digest of the shipped values that it was made against ("shipped"), so that it can be told later when these
 * have changed; readers never see that member.
 *
 * An AutomaOverlay is a value: with_record() and without_record() make another one. Only automa_overlay_write() touches
 * the disk, and only files of the kinds inside the folder that it is given. */
#pragma once

#include <gio/gio.h>

#include "json.h"

G_BEGIN_DECLS

/* A kind of record: which file of a pack holds it, in which list, and which member tells one from another. */
typedef struct
{
  const char *id;     /* "monsters" */
  const char *file;   /* "monsters.json"; of a kind without a list the folder, "boards" */
  const char *list;   /* the member with the records; NULL: each record is a file of its own */
  const char *key;    /* "id" */
  const char *format; /* "automa-monsters/1" */
  gboolean    closed; /* how many there are matters to a game: a game's own list takes the place of the shipped one */
} AutomaRecordKind;

#define AUTOMA_OVERLAY_MAX_BYTES (512 * 1024) /* of all corrections together, written without spaces */

typedef struct _AutomaOverlay AutomaOverlay;

/* Reads the files of these kinds that are in the folder. A file that cannot be read as JSON is a problem with its
 * name; the overlay then comes without it, and automa_overlay_is_broken() says so. `folder` may be NULL or not there. */
AutomaOverlay *automa_overlay_load           (GFile                  *folder,
                                              const AutomaRecordKind *kinds,
                                              guint                   n_kinds,
                                              AutomaProblems         *problems);
AutomaOverlay *automa_overlay_new            (const AutomaRecordKind *kinds,
                                              guint                   n_kinds);
AutomaOverlay *automa_overlay_ref            (AutomaOverlay          *self);
void           automa_overlay_unref          (AutomaOverlay          *self);

/* A game's own pack: of closed kinds its list takes the place of the shipped one. */
void           automa_overlay_set_whole      (AutomaOverlay          *self);
gboolean       automa_overlay_is_whole       (const AutomaOverlay    *self);

gboolean       automa_overlay_is_empty       (const AutomaOverlay    *self);
gsize          automa_overlay_size           (const AutomaOverlay    *self); /* bytes, written without spaces */
gboolean       automa_overlay_is_broken      (const AutomaOverlay    *self,
                                              const char             *file);

/* The documents by the names of their files, relative to the pack's folder. NULL: the overlay has none. */
JsonNode      *automa_overlay_document       (const AutomaOverlay    *self,
                                              const char             *file);
GPtrArray     *automa_overlay_files          (const AutomaOverlay    *self);

/* The names of the files in a folder of records, sorted. */
GPtrArray     *automa_overlay_list           (GFile                  *folder,
                                              const AutomaRecordKind *kind,
                                              GError                **error);

/* The records of a kind (JsonNode, as they are written, with "shipped"), and one by its key as text. */
GPtrArray     *automa_overlay_records        (const AutomaOverlay    *self,
                                              const AutomaRecordKind *kind);
JsonNode      *automa_overlay_find           (const AutomaOverlay    *self,
                                              const AutomaRecordKind *kind,
                                              const char             *key);

/* Another overlay with this record in place of the one with its key, or without the one with that key. */
AutomaOverlay *automa_overlay_with_record    (const AutomaOverlay    *self,
                                              const AutomaRecordKind *kind,
                                              JsonNode               *record);
AutomaOverlay *automa_overlay_without_record (const AutomaOverlay    *self,
                                              const AutomaRecordKind *kind,
                                              const char             *key);

/* Writes what differs from `before` into the folder: each file anew beside the old one, on disk, then renamed over it.
 * A file that holds no record any more is removed. */
gboolean       automa_overlay_write          (const AutomaOverlay    *self,
                                              const AutomaOverlay    *before,
                                              GFile                  *folder,
                                              GError                **error);

/* The base with the overlay's records in place of those with the same key; new ones come last. */
JsonNode      *automa_overlay_merge          (JsonNode               *base,
                                              JsonNode               *overlay,
                                              const char             *list,
                                              const char             *key);

/* --- One record --- */

typedef enum
{
  AUTOMA_FROM_PAGE,  /* a source prints it */
  AUTOMA_UNVERIFIED, /* our stand-in */
  AUTOMA_FROM_TABLE, /* players have confirmed or corrected it */
} AutomaProvenance;

#define AUTOMA_UNVERIFIED_SOURCE "unverified"
#define AUTOMA_TABLE_SOURCE "table"

char            *automa_record_key        (JsonNode               *record,
                                           const AutomaRecordKind *kind); /* as text; NULL: it has none */
const char      *automa_record_source     (JsonNode               *record); /* "EN 13"; NULL: it does not say */
AutomaProvenance automa_record_provenance (JsonNode               *record);
const char      *automa_record_shipped    (JsonNode               *record); /* the digest; NULL: it does not say */
char            *automa_record_digest     (JsonNode               *record); /* of its values, not of where they are from */
gboolean         automa_record_same       (JsonNode               *a,
                                           JsonNode               *b);      /* the same values */
JsonNode        *automa_record_plain      (JsonNode               *record); /* without "shipped" */
JsonNode        *automa_record_made       (JsonNode               *record,
                                           JsonNode               *shipped); /* as the table's, against that one or NULL */

/* What differs in the values of two records (record-changes.c), member by member down to single values, for people: at
 * most some 200. */
typedef struct
{
  char *path; /* "attack.range", "terrain[3]" */
  char *then; /* as JSON: "3", "\"melee\""; NULL: it was not there */
  char *now;  /* NULL: it is not there any more */
} AutomaRecordChange;

gboolean         automa_record_is_bookkeeping (const char         *member);
GPtrArray       *automa_record_changes    (JsonNode               *then,
                                           JsonNode               *now);

/* Whether the key can be the name of a file: lower-case letters, digits and hyphens, nothing else. */
gboolean         automa_record_key_is_safe (const char            *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AutomaOverlay, automa_overlay_unref)

G_END_DECLS
