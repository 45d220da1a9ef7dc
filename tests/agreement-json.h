/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions and resolutions as JSON trees: compared, and mirrored from west to east. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

char     *agreement_first_difference (JsonNode *a,
                                      JsonNode *b);
JsonNode *agreement_mirrored         (JsonNode *document,
                                      guint     width);

G_END_DECLS
