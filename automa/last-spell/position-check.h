/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether all that stands on a board may stand where it stands. */
#pragma once

#include "core/reader.h"
#include "position.h"

G_BEGIN_DECLS

void ls_position_check (const LsPosition  *self,
                        const AutomaPlace *place);

G_END_DECLS
