/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A resolution told to people, to be read aloud: pure functions from values to sentences. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

char *ls_explain         (const LsPosition   *position,
                          const LsResolution *resolution);
char *ls_explain_panic   (const LsPosition   *position,
                          const LsResolution *resolution);
char *ls_explain_monster (const LsPosition   *position,
                          const LsResolution *resolution,
                          guint               monster);
char *ls_explain_move    (const LsPosition   *position,
                          const LsResolution *resolution,
                          guint               monster);
char *ls_explain_attack  (const LsPosition   *position,
                          const LsResolution *resolution,
                          guint               monster);
char *ls_explain_result  (const LsPosition   *position,
                          const LsResolution *resolution);

G_END_DECLS
