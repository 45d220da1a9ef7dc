/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One monster phase of a position, from panic to attack. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

void ls_phase_resolve (const LsPosition *position,
                       const LsAnswers  *answers,
                       LsResolution     *resolution);

G_END_DECLS
