/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The damage to a hero, summed, and who deals it: sentences. */
#pragma once

#include "last-spell/armor.h"
#include "last-spell/outlook.h"

G_BEGIN_DECLS

/* Without an outlook it is only what a boss has dealt already. */
guint hk_damage_sum     (const LsGame    *game,
                         const LsOutlook *outlook,
                         guint            hero);
char *hk_damage_text    (const LsGame    *game,
                         const LsOutlook *outlook,
                         guint            hero);
char *hk_damage_by_text (const LsGame    *game,
                         const LsOutlook *outlook,
                         guint            hero);

/* A hero's armor and shield cards. */
char *hk_damage_card_text  (const LsGame    *game,
                            const LsItem    *item,
                            guint            stops);
char *hk_damage_turned_text (const LsGame   *game,
                             const LsItem   *item);
char *hk_damage_against_text (const LsGame  *game,
                              const char    *by,
                              guint          stops);
char *hk_damage_rescue_text (const LsGame   *game,
                             const LsItem   *item);
char *hk_damage_bare_text  (const LsGame    *game,
                            guint            hero);
char *hk_damage_left_text  (const LsGame    *game,
                            guint            hero);

G_END_DECLS
