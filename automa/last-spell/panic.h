/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panic track: step 1 of the monster phase, and where the flames of burning structures come from. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

void  ls_panic_spread      (const LsPosition *position,
                            LsResolution     *resolution);
gboolean ls_panic_counts   (const LsBoard    *board,
                            const LsMonster  *monster);
guint ls_panic_take_flames (guint8           *slots,
                            guint             n,
                            guint             flames);
int   ls_panic_paying_slot (const guint8     *slots,
                            guint             n);

G_END_DECLS
