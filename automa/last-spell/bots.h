/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes that play by a simple rule, for nights without people: deploy around the circle, go for the nearest monster,
 * strike what stands beside them. They make commands like anybody else. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

void     ls_bot_setup   (LsSetup       *setup,
                         LsScenario     scenario,
                         LsMode         mode,
                         guint          n_heroes,
                         guint64        seed);
gboolean ls_bot_deploy  (const LsGame  *game,
                         LsCommand     *command);
gboolean ls_bot_act     (const LsGame  *game,
                         AutomaRandom  *random,
                         LsCommand      commands[2],
                         guint         *n);
gboolean ls_bot_choose  (const LsGame  *game,
                         LsCommand     *command);

LsCommand ls_bot_next   (const LsGame  *game); /* of a table whose heroes stand still */

G_END_DECLS
