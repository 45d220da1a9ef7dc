/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second, slow reading of the monster phase, written from the rules alone, to check the engine against. */
#pragma once

#include <json-glib/json-glib.h>

#include "last-spell/position.h"

G_BEGIN_DECLS

/* The resolution of the position (automa-resolution/1) with no choice answered. */
JsonNode *second_reading_resolve (const LsPosition *position);

G_END_DECLS
