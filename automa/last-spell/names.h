/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people call things: "Clawer m3", "the wooden wall w1", "Ada". */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

char *ls_name_monster (const LsPosition   *position,
                       guint               monster);
char *ls_name_thing   (const LsPosition   *position,
                       LsThing             thing);
char *ls_name_things  (const LsPosition   *position,
                       const LsThing      *things,
                       guint               n);
char *ls_name_list    (GPtrArray          *names,
                       gboolean            all);
char *ls_name_holder  (const LsPosition   *position,
                       const LsResolution *resolution,
                       guint               turn,
                       LsSpot              spot);
char *ls_name_cited   (LsRule              rule);

G_END_DECLS
