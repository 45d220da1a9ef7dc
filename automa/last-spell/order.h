/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which order the monsters move. Section 3 of the rules. */
#pragma once

#include "position.h"

G_BEGIN_DECLS

void ls_order_monsters (const LsPosition *position,
                        GArray           *order);

G_END_DECLS
