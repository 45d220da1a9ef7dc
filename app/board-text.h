/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a spot, and how it is marked, in words. */
#pragma once

#include "board-view.h"

G_BEGIN_DECLS

/* For each spot what it holds; -1: nothing. So that a whole board can be told in one go. */
typedef struct
{
  gint16 monster[LS_N_CELLS];
  gint16 hero[LS_N_CELLS];
  gint16 structure[LS_N_CELLS];
  gint16 token[LS_N_CELLS];
} HkHolders;

void  hk_holders_find  (HkHolders       *self,
                        const LsGame    *game);
char *hk_spot_text     (const LsGame    *game,
                        const HkHolders *holders,
                        LsSpot           spot);

/* What is marked there; NULL: nothing. */
char *hk_spot_mark_text (const HkBoardMarks *marks,
                         LsSpot              spot);

G_END_DECLS
