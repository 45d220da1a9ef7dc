/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piece in somebody's hand: where it can go, and which command a tap on a spot then is. Values, no widgets. */
#pragma once

#include "aim.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;         /* interned; NULL: the hand is empty */
  gboolean    placing;    /* a monster, put by hand where its move should have led */
  gboolean    correcting; /* anything goes: the board is mended, not played */
  HkAim       aim;        /* a hero's shot instead of a move */
  LsSpot      aimed;      /* at which spot; LS_NO_SPOT: none yet */
  const char *plan;       /* the structure for which a place is looked for, interned; NULL: none */
  LsSpots     site;       /* what is pointed at, such as the place where it would stand; n 0: nothing */
} HkPick;

/* By spot, LS_OUT_OF_REACH where the rules would not have it; NULL: they do not say. */
guint8 *hk_pick_reach   (const HkPick *self,
                         const LsGame *game);
guint8 *hk_pick_hidden  (const HkPick *self,
                         const LsGame *game); /* 1 where a shot only does not see; NULL: no shot is aimed */
void    hk_pick_command (const HkPick *self,
                         const LsGame *game,
                         LsSpot        to,
                         LsCommand    *command);

G_END_DECLS
