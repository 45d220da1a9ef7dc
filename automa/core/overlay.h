/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's corrections of a pack: records in place of the shipped ones with the same key, or beside them. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

JsonNode *automa_overlay_merge (JsonNode   *base,
                                JsonNode   *overlay,
                                const char *list,
                                const char *key);

G_END_DECLS
