/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a monster would go on a board: the engine's own movement on a position made of the board and, if wanted, the
 * structures of a scenario. Pure, and always at an end after the phases that were asked for. */
#pragma once

#include "pack.h"
#include "resolution.h"

G_BEGIN_DECLS

#define LS_MAX_TRYOUT_PHASES 12

typedef struct
{
  const LsBoard         *board;
  const LsMonsterType   *type;      /* one of the pack's or of the workshop's own making */
  const LsScenarioSetup *town;      /* its structures stand on the board; NULL: none do */
  LsRulings              rulings;
  LsSpot                 at;
  LsFacing               facing;    /* LS_NO_FACING: as the arrow of the spot says */
  LsCoin                 coin[LS_MAX_TRYOUT_PHASES]; /* of each phase */
  int                    mist[LS_N_FACINGS]; /* -1: none on that side */
  guint                  phases;    /* 1 to LS_MAX_TRYOUT_PHASES */
} LsTryout;

/* One phase of it. */
typedef struct
{
  LsSpot   from;
  LsSpot   to;
  LsFacing facing; /* afterwards */
  LsRule   end;    /* why it stops: move.contact … */
  guint    n_steps;
  LsStep  *steps;  /* where it goes on its way, each with its rule */
  char    *text;   /* "Clawer: two spots east to F7" */
  char    *why;    /* at length, with rules and pages */
} LsTryoutPhase;

/* Sets coins to left, mist to none, rulings to the default, three phases. */
void       ls_tryout_init (LsTryout       *self,
                           const LsBoard  *board,
                           const LsMonsterType *type);

/* LsTryoutPhase, one a phase; ends early when the monster does not move any more. NULL with an error if nobody can be
 * put there. */
GPtrArray *ls_tryout_run  (const LsTryout *self,
                           GError        **error);

G_END_DECLS
