/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Days lived by chance: commands that are likely to fit. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

LsCommand random_day_command (const LsGame *game,
                              AutomaRandom *random);

G_END_DECLS
