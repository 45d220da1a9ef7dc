/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of a record, by paths such as "attack.kind" or "faces.2". Records are what somebody may have written by hand: whatever is not
 * of the expected type counts as not there. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* All the way down, and to be changed. */
JsonNode   *hk_record_copy       (JsonNode   *record);

JsonNode   *hk_record_get        (JsonNode   *record,
                                  const char *path);
const char *hk_record_get_text   (JsonNode   *record,
                                  const char *path);
int         hk_record_get_int    (JsonNode   *record,
                                  const char *path,
                                  int         otherwise);
gboolean    hk_record_get_bool   (JsonNode   *record,
                                  const char *path);
guint       hk_record_get_length (JsonNode   *record,
                                  const char *path);
JsonNode   *hk_record_get_nth    (JsonNode   *record,
                                  const char *path,
                                  guint       i);
gboolean    hk_record_lists      (JsonNode   *record,
                                  const char *path,
                                  const char *word);

/* The value is taken. NULL removes the member, and the object around it if nothing is left in it. */
void        hk_record_set        (JsonNode   *record,
                                  const char *path,
                                  JsonNode   *value);
void        hk_record_set_text   (JsonNode   *record,
                                  const char *path,
                                  const char *value);
void        hk_record_set_int    (JsonNode   *record,
                                  const char *path,
                                  int         value);
void        hk_record_set_bool   (JsonNode   *record,
                                  const char *path,
                                  gboolean    value);

G_END_DECLS
