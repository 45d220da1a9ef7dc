/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes resolutions (`automa-resolution/1`). */
#pragma once

#include <json-glib/json-glib.h>

#include "resolution.h"

G_BEGIN_DECLS

#define LS_RESOLUTION_FORMAT "automa-resolution/1"

JsonNode *ls_resolution_to_json (const LsPosition   *position,
                                 const LsResolution *resolution);

G_END_DECLS
