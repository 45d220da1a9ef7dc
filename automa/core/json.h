/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strict JSON: what json-glib would wave through or stumble over is refused before it sees the text. */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "problems.h"

G_BEGIN_DECLS

#define AUTOMA_JSON_MAX_BYTES (4 * 1024 * 1024)
#define AUTOMA_JSON_MAX_DEPTH 32

JsonNode *automa_json_parse (const char     *text,
                             gssize          length,
                             AutomaProblems *problems);
char     *automa_json_load  (const char     *file,
                             gsize          *length,
                             AutomaProblems *problems);
char     *automa_json_print (JsonNode       *node);

/* A whole document, never more than the bound; its text goes into the digest (NULL: into none). */
JsonNode *automa_json_load_file (GFile          *file,
                                 GChecksum      *digest,
                                 AutomaProblems *problems);

/* Members of an object that is being built. */
void      automa_json_add_string (JsonBuilder *json,
                                  const char  *name,
                                  const char  *value);
void      automa_json_add_int    (JsonBuilder *json,
                                  const char  *name,
                                  gint64       value);
void      automa_json_add_bool   (JsonBuilder *json,
                                  const char  *name,
                                  gboolean     value);
void      automa_json_begin_list (JsonBuilder *json,
                                  const char  *name);

G_END_DECLS
