/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands over and beside the entries of the log: values in, a new text out. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

char *hk_log_heading (const LsGame    *before);
char *hk_log_entry   (const LsGame    *before,
                      const LsCommand *command,
                      const LsScript  *script);

G_END_DECLS
