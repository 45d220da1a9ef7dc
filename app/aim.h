/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's shot that is being aimed: how far it goes, and which spots it can strike, or not see. Values, no widgets. */
#pragma once

#include "last-spell/shots.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean on;
  guint8   range;  /* LsRange, a bit for each: as the weapon's card says */
  gboolean ranged; /* a ranged weapon; otherwise magic measured in sectors */
  gboolean vision; /* of the weapon or a perk; a watchtower's is seen to */
} HkAim;

void      hk_aim_begin      (HkAim        *self);
gboolean  hk_aim_may_strike (const HkAim  *self,
                             const LsGame *game,
                             guint         hero,
                             LsSpot        at,
                             LsSight      *why);

/* By spot: 1 where it may strike, else LS_OUT_OF_REACH; and 1 where it only does not see. */
guint8   *hk_aim_reach      (const HkAim  *self,
                             const LsGame *game,
                             guint         hero);
guint8   *hk_aim_hidden     (const HkAim  *self,
                             const LsGame *game,
                             guint         hero);

/* What is to be said of a spot that was tapped. */
char     *hk_aim_text       (const HkAim  *self,
                             const LsGame *game,
                             guint         hero,
                             LsSpot        at);

G_END_DECLS
