/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the start page tells of a saved game: when it was played, and what is left of a broken one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hk_tell_when      (GDateTime    *then,
                         GDateTime    *now);
char *hk_tell_recovered (guint         bad_line);

G_END_DECLS
