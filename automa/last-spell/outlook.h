/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is about to happen: the monster phase or the attack step to come, played on a copy of the game. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct
{
  const char *monster; /* interned id, as all ids here */
  LsSpot      from, to;
  guint8      facing; /* LsFacing, afterwards */
  GArray     *path;   /* LsSpot, where each step ends */
  gboolean    gone;   /* killed by a trap on the last spot */
} LsOutlookMove;

typedef struct
{
  const char *id; /* of a hero, structure, token or monster, or LS_CIRCLE_ID */
  guint       damage;
} LsOutlookHit;

/* An attack. The lists are empty where they do not apply, never NULL. */
typedef struct
{
  const char *monster; /* or the tile of a seed mortar, or of an entangled hero */
  guint8      rule;    /* LsRule */
  guint8      kind;    /* LsAttackKind; bosses strike an area, and the tile of an entangled hero has no attack */
  GArray     *hits;    /* LsOutlookHit */
  GPtrArray  *choices; /* ids, among which the players still have to choose */
  GArray     *area;    /* LsSpot: a boss's red area or reach */
  char       *text;    /* as in the script */
} LsOutlookBlow;

typedef struct
{
  GArray *moves; /* LsOutlookMove, in their order */
  GArray *blows; /* LsOutlookBlow, in their order */
  guint   due[LS_MAX_HEROES]; /* damage coming to each hero, before armor; open choices do not count */
} LsOutlook;

LsOutlook *ls_outlook_phase  (const LsGame    *game,
                              LsCoin           coin);
LsOutlook *ls_outlook_attack (const LsGame    *game);
void       ls_outlook_free   (LsOutlook       *self);
char      *ls_outlook_tell   (const LsOutlook *self,
                              const LsGame    *game,
                              const char      *monster);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsOutlook, ls_outlook_free)

G_END_DECLS
