/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what a monster's reference card says: in a pack's monster table and in a position's `types`. */
#pragma once

#include "core/reader.h"
#include "position.h"

G_BEGIN_DECLS

/* The members of a type, for whoever lists them beside others. */
#define LS_TYPE_MEMBERS "move", "damage", "hit-points", "attack", "abilities", "dice"

gboolean ls_monster_type_read (const AutomaPlace *place,
                               const char        *id,
                               LsMonsterType     *type);

G_END_DECLS
