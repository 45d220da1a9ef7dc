/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, as a sentence: for the log, where the script has nothing to say. A value in, a new text out. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

char *hk_command_text (const LsGame    *before,
                       const LsCommand *command);

G_END_DECLS
