/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game waits for before it goes on with `next`, `begin-night` or `end-hero-phase`, whichever fits its stage. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef enum
{
  LS_NEED_NOTHING,
  LS_NEED_HERO,           /* by day: hero to be put on the board, or out of the mist to come; NULL: any hero */
  LS_NEED_DIRECTION,      /* by day: the spawn direction card */
  LS_NEED_COIN,
  LS_NEED_CARD,           /* slot */
  LS_NEED_BOSS_CARD,      /* Cetusia's */
  LS_NEED_BOSS_COIN,      /* the Harpy's side */
  LS_NEED_BOSS_AT,        /* the Harpy's spot, one of spots */
  LS_NEED_CHOICE,         /* monster, and among whom: choices */
  LS_NEED_MOVEMENT_TOKEN, /* hero: the Harpy's cry */
  LS_NEED_LESS,           /* by day: hero brings more into the town than is allowed (`setup.campaign`) */
} LsNeedKind;

typedef struct
{
  LsNeedKind   kind;
  guint        slot;
  const char  *monster; /* interned ids */
  const char  *hero;
  GPtrArray   *choices; /* ids; NULL: none */
  GArray      *spots;   /* LsSpot; NULL: none */
} LsNeed;

gboolean ls_game_needs (const LsGame *game,
                        LsNeed       *need);
void     ls_need_clear (LsNeed       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LsNeed, ls_need_clear)

G_END_DECLS
