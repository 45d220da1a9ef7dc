/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settles a claim: does this monster end on that spot, or strike that target? If not, which rule says so, where, what
 * is right instead, and under which ruling the claim would hold. */
#pragma once

#include <json-glib/json-glib.h>

#include "resolution.h"

G_BEGIN_DECLS

typedef struct
{
  guint    monster;
  gboolean is_attack;
  LsSpot   spot;   /* the claim about a move */
  LsThing  target; /* the claim about an attack */
} LsClaim;

/* A change of rulings, or of the coin, under which the claim would hold. */
typedef struct
{
  guint    n; /* 1 or 2 rulings; 0: the other face of the coin */
  LsRuling ruling[2];
  guint    value[2];
} LsRemedy;

typedef struct
{
  gboolean holds;
  LsRule   rule;     /* the one that decides: which the claim breaks, or that makes it right */
  LsSpot   where;
  char    *reason;   /* a sentence */
  char    *right;    /* what the monster really does, in sentences */
  GArray  *remedies; /* LsRemedy */
  LsResolution *resolution;
} LsJudgement;

LsJudgement *ls_judge            (const LsPosition  *position,
                                  const LsAnswers   *answers,
                                  const LsClaim     *claim);
void         ls_judgement_free   (LsJudgement       *self);
char        *ls_judgement_text   (const LsPosition  *position,
                                  const LsClaim     *claim,
                                  const LsJudgement *self);
JsonNode    *ls_judgement_json   (const LsPosition  *position,
                                  const LsClaim     *claim,
                                  const LsJudgement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsJudgement, ls_judgement_free)

G_END_DECLS
