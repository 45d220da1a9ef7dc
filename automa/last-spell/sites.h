/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be built in the town, where, and why not: `day.build`, `day.place`. Questions only: nothing is changed. A
 * refusal names its rule. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

#define LS_MAX_SITES (2 * LS_MAX_SPOTS)

/* Exactly there; and anywhere at all. */
gboolean ls_town_may_build (const LsGame           *game,
                            const LsStructureFacts *facts,
                            const LsSpots          *spots,
                            GError                **error);
gboolean ls_town_may_begin (const LsGame           *game,
                            const LsStructureFacts *facts,
                            GError                **error);

/* All ways in which it may be built so that it covers that spot: how many there are. None: why not. */
guint    ls_town_sites     (const LsGame           *game,
                            const LsStructureFacts *facts,
                            LsSpot                  over,
                            LsSpots                 sites[LS_MAX_SITES],
                            GError                **error);

/* Marks every spot that it may cover; returns how many there are. */
guint    ls_town_spots     (const LsGame           *game,
                            const LsStructureFacts *facts,
                            guint8                  spots[LS_N_CELLS]);

G_END_DECLS
