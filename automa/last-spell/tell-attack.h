/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An attack as an instruction: who strikes whom for how much, and in a few words why. The long answer is
 * explain-attack's. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

char *ls_tell_attack        (const LsPosition   *position,
                             const LsResolution *resolution,
                             const LsAttack     *attack);
char *ls_tell_attack_detail (const LsPosition   *position,
                             const LsResolution *resolution,
                             const LsAttack     *attack);

G_END_DECLS
