/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kinds of records of a pack, in the order in which the components come out of the box: which file holds them, in
 * which list, and by which member they are told apart. */
#pragma once

#include "core/overlay.h"
#include "pack.h"

G_BEGIN_DECLS

typedef enum
{
  LS_KIND_BOARDS, /* a file each; all others are lists of records in one file */
  LS_KIND_SCENARIOS,
  LS_KIND_STRUCTURES,
  LS_KIND_MONSTERS,
  LS_KIND_FIGURES,
  LS_KIND_SUBSTITUTES,
  LS_KIND_SPAWN_CARDS,
  LS_KIND_DIRECTION_CARDS,
  LS_KIND_PANIC,
  LS_KIND_DICE,
  LS_KIND_ALERION_CARDS,
  LS_KIND_CETUSIA_CARDS,
  LS_KIND_CETUSIA_ATTACKS,
  LS_KIND_GROWTH_TRACK,
  LS_KIND_MONOLITHS,
  LS_KIND_ARMORS,
  LS_KIND_POTIONS,
  LS_KIND_PRICES,
  LS_KIND_ACTION_TOKENS,
  LS_N_KINDS,
} LsKind;

extern const AutomaRecordKind ls_kinds[LS_N_KINDS]; /* .id "monsters", .file "monsters.json", .list, .key, .format */

/* The records of a pack as they are in force, JsonNode: read anew from where the pack was read. */
GPtrArray  *ls_pack_records     (const LsPack *pack,
                                 LsKind      kind);

/* One of them; NULL: none has that key. */
JsonNode   *ls_find_record      (GPtrArray  *records,
                                 LsKind      kind,
                                 const char *key);

const char *ls_kind_name        (LsKind      kind); /* "Monsters", for people */
int         ls_kind_from_id     (const char *id);   /* LsKind, or -1 */
char       *ls_kind_record_name (LsKind      kind,
                                 JsonNode   *record); /* "Clawer", "Spawn card 7", for people */

G_END_DECLS
