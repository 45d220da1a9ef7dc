/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement in the mist. Section 5 of the rules. */
#include "walk.h"

/* `mist.blocked`: standing twice on a spot would let it go to and fro for ever. */
static gboolean
may_sidestep (const LsWalk *self,
              LsSpot        spot)
{
  return ls_ground_is_free (self->ground, spot) && !ls_walk_has_stood_on (self, spot);
}

/* One step from a mist spot: ahead for one step, else sideways for nothing. Nobody is crossed here. */
LsRule
ls_mist_step (LsWalk *self)
{
  if (ls_ground_is_free (self->ground, ls_walk_ahead (self)))
    ls_walk_step (self, ls_walk_ahead (self), LS_RULE_MIST_FORWARD, 1);
  else if (may_sidestep (self, ls_walk_sideways (self, TRUE)))
    ls_walk_step (self, ls_walk_sideways (self, TRUE), LS_RULE_MIST_BYPASS, 0);
  else if (may_sidestep (self, ls_walk_sideways (self, FALSE)))
    ls_walk_step (self, ls_walk_sideways (self, FALSE), LS_RULE_MIST_BYPASS_OPPOSITE, 0);
  else
    return LS_RULE_MIST_BLOCKED;
  return LS_WALK_ON;
}
