/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people call things: "Clawer 3" and "wooden wall 6" by ids that a game made, "Clawer m3" and "the wooden wall w1"
 * by ids from elsewhere, "Ada"; a game, and the moment it stands at. */
#pragma once

#include "game.h"
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
char *ls_name_obstacle (const LsPosition  *position,
                        const LsResolution *resolution,
                        guint              turn,
                        LsSpot             spot);
char *ls_name_in_game (const LsGame       *game,
                       const char         *id);
char *ls_name_told    (const LsGame       *game,
                       const char         *id,
                       char             *(*tell) (const char *name));
const char *ls_name_mode (LsMode          mode);
const char *ls_name_town (LsScenario      town);
char *ls_name_game    (const LsGame       *game);
char *ls_name_moment  (const LsGame       *game);
char *ls_name_cited   (LsRule              rule);

G_END_DECLS
