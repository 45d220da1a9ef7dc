/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words around the script: title of the page, headline, and what the large button does. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

char       *hk_game_title       (const LsGame    *game);
char       *hk_game_subtitle    (const LsGame    *game);
char       *hk_game_short_title (const LsGame *game);
char       *hk_game_short_subtitle (const LsGame *game);
char       *hk_script_headline  (const LsGame    *game,
                                 const LsGame    *before,
                                 const LsCommand *command,
                                 const LsScript  *script,
                                 gboolean        *first_line); /* it is the headline: no row of its own */
char       *hk_script_fallen    (const LsGame    *game,
                                 const LsGame    *before);
const char *hk_next_label       (const LsGame    *game,
                                 gboolean         looking_back);
const char *hk_next_action      (const LsGame    *game,
                                 gboolean         looking_back);

G_END_DECLS
