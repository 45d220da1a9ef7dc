/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stopped a monster: where the thing stands that ended its movement. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

LsSpot ls_stop_spot (const LsPosition   *position,
                     const LsResolution *resolution,
                     const LsMove       *move);

G_END_DECLS
