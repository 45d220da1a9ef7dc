/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one monster phase did, step by step and with the rule behind each: the answer to "where does it go, whom does
 * it strike, and why". Can be used again for another position without allocating anew. */
#pragma once

#include "ground.h"
#include "position.h"
#include "rules.h"

G_BEGIN_DECLS

typedef struct
{
  LsSpot to;
  guint8 rule; /* LsRule; the spots passed in a leap are those between two `to` */
} LsStep;

typedef struct
{
  guint16 monster;
  LsSpot  from;
  LsSpot  to;
  guint8  facing; /* afterwards */
  guint8  end;    /* LsRule */
  guint8  allowed; /* steps it had, with fury and water */
  guint32 first_step;
  guint32 n_steps;
} LsMove;

typedef struct
{
  LsThing thing;
  guint16 damage;
} LsHit;

typedef struct
{
  guint16 monster;
  guint8  kind; /* LsAttackKind */
  guint8  rule; /* LsRule: the last one that had to decide */
  guint32 first_hit;
  guint32 n_hits;
  guint32 first_choice; /* among whom the players choose */
  guint32 n_choices;
} LsAttack;

typedef struct
{
  LsSpot   at;
  LsFacing facing;
  guint    wounds;
  gboolean stunned; /* during the attack; afterwards what is left of it */
  gboolean gone;
  gboolean exploded; /* gone, but only after all targets had been chosen */
} LsMonsterAfter;

typedef struct
{
  guint    wounds;
  guint    mana;
  gboolean dead;
} LsHeroAfter;

typedef struct
{
  guint    flames;
  gboolean destroyed;
} LsStructureAfter;

typedef struct
{
  gboolean used;
  gboolean gone;
} LsTokenAfter;

/* An answer to a choice that the rules leave to the players. */
typedef struct
{
  guint   monster;
  LsThing target;
} LsAnswer;

typedef struct
{
  const LsAnswer *answers;
  guint           n;
} LsAnswers;

typedef struct
{
  guint    spread;     /* `panic.spread`: monsters in the town */
  GArray  *panic_left; /* guint8, after the panic step */
  GArray  *order;      /* guint16, monsters */
  GArray  *moves;      /* LsMove, in that order */
  GArray  *steps;      /* LsStep, of all moves one after another */
  GArray  *attacks;    /* LsAttack */
  GArray  *hits;       /* LsHit */
  GArray  *choices;    /* LsThing */

  GArray  *monsters;   /* LsMonsterAfter … one for each of the position's */
  GArray  *heroes;
  GArray  *structures;
  GArray  *tokens;
  GArray  *panic;      /* guint8, after all */
  guint    mages;
  gboolean lost;

  LsGround ground;     /* the board after movement */
} LsResolution;

LsResolution *ls_resolution_new   (void);
void          ls_resolution_free  (LsResolution       *self);
void          ls_resolution_begin (LsResolution       *self,
                                   const LsPosition   *position);
const LsMove *ls_resolution_move  (const LsResolution *self,
                                   guint               monster);
const LsAttack *ls_resolution_attack (const LsResolution *self,
                                      guint               monster);
gsize         ls_resolution_size  (const LsResolution *self);

static inline LsMonsterAfter *
ls_resolution_monster (const LsResolution *self,
                       guint               i)
{
  return &g_array_index (self->monsters, LsMonsterAfter, i);
}

static inline LsHeroAfter *
ls_resolution_hero (const LsResolution *self,
                    guint               i)
{
  return &g_array_index (self->heroes, LsHeroAfter, i);
}

static inline LsStructureAfter *
ls_resolution_structure (const LsResolution *self,
                         guint               i)
{
  return &g_array_index (self->structures, LsStructureAfter, i);
}

static inline LsTokenAfter *
ls_resolution_token (const LsResolution *self,
                     guint               i)
{
  return &g_array_index (self->tokens, LsTokenAfter, i);
}

static inline const LsStep *
ls_resolution_steps (const LsResolution *self,
                     const LsMove       *move)
{
  return move->n_steps > 0 ? &g_array_index (self->steps, LsStep, move->first_step) : NULL;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsResolution, ls_resolution_free)

G_END_DECLS
