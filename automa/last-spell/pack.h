/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack: what is printed on the game's components, as data. The shipped one is built into the program. */
#pragma once

#include <gio/gio.h>

#include "core/reader.h"
#include "position.h"

G_BEGIN_DECLS

#define LS_MONSTERS_FORMAT "automa-monsters/1"

typedef struct
{
  GPtrArray *boards; /* LsBoard */
  GArray    *types;  /* LsMonsterType, from the monster table */
} LsPack;

LsPack   *ls_pack_load        (GFile             *folder,
                               AutomaProblems    *problems);
LsPack   *ls_pack_shipped     (void);
void      ls_pack_free        (LsPack            *self);
LsBoard  *ls_pack_board       (const LsPack      *self,
                               const char        *id);
char     *ls_pack_shipped_position (const char   *name,
                                    gsize        *length);
gboolean  ls_monsters_read    (const AutomaPlace *place,
                               GArray            *types);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsPack, ls_pack_free)

G_END_DECLS
