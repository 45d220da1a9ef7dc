/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move as an instruction: where the figure goes, to be read at a glance, and what else to do. The long answer to
 * "why" is explain-move's. */
#pragma once

#include "resolution.h"
#include "script.h"

G_BEGIN_DECLS

char   *ls_tell_move        (const LsPosition   *position,
                             const LsResolution *resolution,
                             guint               monster);
char   *ls_tell_move_detail (const LsPosition   *position,
                             const LsResolution *resolution,
                             guint               monster);
GArray *ls_tell_move_path   (const LsPosition   *position,
                             const LsResolution *resolution,
                             guint               monster);

G_END_DECLS
