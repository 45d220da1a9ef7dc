/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traps on the way. Section 6 of the rules: `trap.damage`, `trap.stun`, `trap.slow`. */
#include "walk.h"

static void
use_up (LsWalk       *self,
        LsTokenAfter *trap)
{
  trap->gone = TRUE;
  self->ground->holds[self->at] &= ~(guint32) LS_HOLDS_TRAP;
}

/* Sets off the trap that the monster stands on. A damage trap ends the walk only if it kills. */
static LsRule
set_off (LsWalk *self)
{
  guint index = self->ground->token[self->at];
  LsTokenAfter *trap = ls_resolution_token (self->resolution, index);

  switch (ls_position_token (self->position, index)->kind)
    {
    case LS_TOKEN_DAMAGE_TRAP:
      use_up (self, trap);
      self->monster->wounds++;
      if (self->monster->wounds < self->type->hit_points)
        return LS_WALK_ON;
      self->monster->gone = TRUE;
      return LS_RULE_TRAP_DAMAGE;
    case LS_TOKEN_STUN_TRAP:
      use_up (self, trap);
      self->monster->stunned = self->monster->stunned || !self->type->boss; /* `dice.stun` */
      return LS_RULE_TRAP_STUN;
    default: /* a slow trap is turned over, and gone at the second time */
      if (trap->used)
        use_up (self, trap);
      trap->used = TRUE;
      return LS_RULE_TRAP_SLOW;
    }
}

static gboolean
lands_only (const LsWalk *self)
{
  return (self->type->abilities & LS_ABILITY_FLY)
         && ls_walk_ruling (self, LS_RULING_FLYER_TRAPS) == LS_FLYER_TRAPS_LANDING;
}

/* After each step. */
LsRule
ls_trap_enter (LsWalk *self)
{
  if (!(self->ground->holds[self->at] & LS_HOLDS_TRAP) || lands_only (self))
    return LS_WALK_ON;
  return set_off (self);
}

/* Where a flyer's movement ends, if it has moved at all (ruling `flyer-traps`). Returns how the walk ended. */
LsRule
ls_trap_land (LsWalk *self,
              LsRule  end)
{
  LsRule trap = LS_WALK_ON;

  if (self->n_steps > 0 && lands_only (self) && (self->ground->holds[self->at] & LS_HOLDS_TRAP))
    trap = set_off (self);
  return trap == LS_WALK_ON ? end : trap;
}
