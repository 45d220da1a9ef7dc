/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The movement step: all monsters, one after another. Section 4 of the rules; the mist, the abilities and the traps
 * have files of their own. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

void ls_movement_run  (const LsPosition *position,
                       LsResolution     *resolution);
void ls_movement_move (const LsPosition *position,
                       LsResolution     *resolution,
                       guint             monster,
                       guint             turn,
                       const gboolean    fury[128]);

G_END_DECLS
