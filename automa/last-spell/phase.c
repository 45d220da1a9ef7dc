/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `phase.order`: panic, coin, boss, spawn, movement, attack. A position has its coin and all that has spawned. */
#include "phase.h"

#include "attack.h"
#include "damage.h"
#include "movement.h"
#include "panic.h"

void
ls_phase_resolve (const LsPosition *position,
                  const LsAnswers  *answers,
                  LsResolution     *resolution)
{
  ls_resolution_begin (resolution, position);
  ls_panic_spread (position, resolution);
  ls_movement_run (position, resolution);
  ls_attack_run (position, answers, resolution);
  ls_damage_apply (position, resolution);
}
