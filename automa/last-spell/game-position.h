/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's board as a position, for the chapters that resolve one. It borrows everything from the game. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct
{
  LsPosition position;
  guint8     heroes[LS_MAX_HEROES]; /* the game's index of each of the position's heroes */
} LsGamePosition;

void   ls_game_position_init  (LsGamePosition *self,
                               const LsGame   *game);
void   ls_game_position_add_mortars (LsGamePosition *self,
                                     const LsGame   *game);
void   ls_game_position_clear (LsGamePosition *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LsGamePosition, ls_game_position_clear)

G_END_DECLS
