/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads rulings: {"order": "angle", …}. */
#pragma once

#include "core/reader.h"
#include "rulings.h"

G_BEGIN_DECLS

void ls_rulings_read (const AutomaPlace *place,
                      LsRulings         *rulings,
                      guint32           *settled);

G_END_DECLS
