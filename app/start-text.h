/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the start page tells of a saved game: what it is, where it stands, and when it was played. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

char *hk_tell_title     (const LsGame *game);
char *hk_tell_where     (const LsGame *game);
char *hk_tell_when      (GDateTime    *then,
                         GDateTime    *now);
char *hk_tell_recovered (guint         bad_line);

G_END_DECLS
