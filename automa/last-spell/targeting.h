/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom a melee or ranged attack strikes. Section 8 of the rules. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

/* A possible target, and the rule that ruled it out. */
typedef struct
{
  LsThing thing;
  guint8  distance;
  guint8  out_by; /* LsRule; LS_N_RULES: still in */
} LsCandidate;

#define LS_MAX_CANDIDATES (2 * 4 * LS_MAX_SPOTS) /* a hero and a structure on each side of each spot */

typedef struct
{
  LsCandidate at[LS_MAX_CANDIDATES];
  guint       n;
  guint       left; /* of them still in */
  LsRule      rule; /* the last one that had to decide */
} LsCandidates;

void    ls_target_find   (const LsPosition   *position,
                          const LsResolution *resolution,
                          guint               monster,
                          LsCandidates       *candidates);
void    ls_target_decide (const LsPosition   *position,
                          guint               monster,
                          guint               damage,
                          LsCandidates       *candidates);
LsThing ls_target_struck (const LsPosition   *position,
                          const LsResolution *resolution,
                          LsThing             chosen);

G_END_DECLS
