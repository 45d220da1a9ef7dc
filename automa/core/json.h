/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strict JSON: what json-glib would wave through or stumble over is refused before it sees the text. */
#pragma once

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

G_END_DECLS
