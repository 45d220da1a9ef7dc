/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The damage to a hero, summed, and who deals it: sentences. */
#pragma once

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

G_END_DECLS
