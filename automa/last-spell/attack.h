/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack step: who attacks, and what each attack strikes. Section 7 of the rules. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

#define LS_EXPLOSION_TO_HEROES 4

void     ls_attack_run      (const LsPosition   *position,
                             const LsAnswers    *answers,
                             LsResolution       *resolution);
LsRule   ls_attack_hindered (const LsPosition   *position,
                             const LsResolution *resolution,
                             guint               monster);
guint    ls_attack_damage   (const LsPosition   *position,
                             const LsResolution *resolution,
                             guint               monster);

G_END_DECLS
