/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's blow that is being entered: who strikes what, and with what. Values, no widgets. */
#pragma once

#include "aim.h"
#include "last-spell/strikes.h"
#include "session.h"

G_BEGIN_DECLS

typedef enum
{
  HK_STRIKE_WEAPON,
  HK_STRIKE_MAGIC, /* a magic weapon */
  HK_STRIKE_SCROLL,
  HK_STRIKE_FIST,
  HK_N_STRIKES,
} HkStrikeKind;

typedef struct
{
  const char  *target;    /* interned: a monster, a boss's tile, or a hero in the zone */
  LsSpot       at;        /* where the attack's first target stood; LS_NO_SPOT: not known */
  int          hero;      /* -1: nobody in particular */
  HkStrikeKind kind;
  gboolean     more;      /* another target of the attack that is under way */
  gboolean     impact;    /* and on an impact spot of its own */
  guint16      abilities; /* LsRollMarks: what it brings against the dice, and how it is aimed */
  int          damage;
} HkStrike;

/* As it is most likely meant; NULL: no hero has been picked. */
void        hk_strike_begin     (HkStrike       *self,
                                 HkSession      *session,
                                 const char     *hero,
                                 const char     *target);
void        hk_strike_set_aim   (HkStrike       *self,
                                 const HkAim    *aim);
void        hk_strike_set_hero  (HkStrike       *self,
                                 HkSession      *session,
                                 int             hero);
void        hk_strike_go_on     (HkStrike       *self,
                                 HkSession      *session,
                                 const char     *target);

gboolean    hk_strike_at_hero   (const HkStrike *self,
                                 const LsGame   *game);
const char *hk_strike_who       (const HkStrike *self,
                                 const LsGame   *game); /* NULL: nobody in particular */

void        hk_strike_command   (const HkStrike *self,
                                 const LsGame   *game,
                                 LsCommand      *command);
void        hk_strike_by_hand   (const HkStrike *self,
                                 const LsGame   *game,
                                 LsCommand      *command);

/* Whom the attack might strike besides, the nearest to its first target first: interned ids. */
GPtrArray  *hk_strike_others    (const HkStrike *self,
                                 HkSession      *session);

/* What the window says of it: new texts. */
char       *hk_strike_outlook   (const HkStrike *self,
                                 const LsGame   *game);
char       *hk_text_rerolls     (guint           left);

G_END_DECLS
