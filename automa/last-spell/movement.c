/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "movement.h"

#include "order.h"
#include "walk.h"

void
ls_walk_step (LsWalk *self,
              LsSpot  to,
              LsRule  rule,
              guint   cost)
{
  LsStep step = { to, (guint8) rule };

  g_array_append_val (self->resolution->steps, step);
  self->n_steps++;
  self->steps_left -= cost;
  self->at = to;
  self->ground->stood[to] = self->turn;
}

/* Whether something beside that spot stops the monster; "beside" by the ruling `contact`. */
static gboolean
has_contact (const LsWalk *self,
             LsSpot        at)
{
  if (ls_walk_ruling (self, LS_RULING_CONTACT) == LS_CONTACT_AHEAD)
    return (self->ground->holds[ls_spot_beside (at, self->facing)] & self->contact) != 0;
  return (ls_ground_beside (self->ground, at) & self->contact) != 0;
}

/* A spot that it cannot stand on, but may pass over: all that stands there lets it by. */
static gboolean
is_passable (const LsWalk *self,
             LsSpot        spot)
{
  guint32 obstacles = self->ground->holds[spot] & LS_HOLDS_OBSTACLE;

  return obstacles != 0 && !(obstacles & ~self->passable);
}

/* `move.cross`, `ability.fly`: over all that it may pass, to the first spot beyond. */
static LsRule
leap (LsWalk *self)
{
  int ahead = ls_facing_offset[self->facing];
  LsSpot landing = ls_walk_ahead (self);
  LsRule rule = LS_RULE_MOVE_CROSS;
  gboolean contact = FALSE;
  guint cost = 1;

  for (; is_passable (self, landing); landing = (LsSpot) (landing + ahead))
    {
      cost++;
      if (!(self->ground->holds[landing] & LS_HOLDS_ANY_MONSTER))
        rule = LS_RULE_ABILITY_FLY;
      if (!(self->ground->holds[landing] & LS_HOLDS_MIST))
        contact = contact || has_contact (self, landing);
    }
  if (!ls_ground_is_free (self->ground, landing) || cost > self->steps_left)
    return LS_RULE_MOVE_CROSS_SHORT;
  if (contact && ls_walk_ruling (self, LS_RULING_CROSSING_CONTACT) == LS_CROSSING_CONTACT_BACK_OFF)
    return LS_RULE_MOVE_CONTACT;
  ls_walk_step (self, landing, rule, cost);
  return LS_WALK_ON;
}

static gboolean
may_bypass (const LsWalk *self,
            LsSpot        spot)
{
  return ls_ground_is_free (self->ground, spot)
         && (ls_walk_ruling (self, LS_RULING_BYPASS_RETURN) == LS_BYPASS_RETURN_YES
             || !ls_walk_has_stood_on (self, spot));
}

/* One step from a spot on the map. */
static LsRule
map_step (LsWalk *self)
{
  if (ls_ground_is_free (self->ground, ls_walk_ahead (self)))
    ls_walk_step (self, ls_walk_ahead (self), LS_RULE_MOVE_FORWARD, 1);
  else if (is_passable (self, ls_walk_ahead (self)))
    return leap (self);
  else if (may_bypass (self, ls_walk_sideways (self, TRUE)))
    ls_walk_step (self, ls_walk_sideways (self, TRUE), LS_RULE_MOVE_BYPASS, 1);
  else if (may_bypass (self, ls_walk_sideways (self, FALSE)))
    ls_walk_step (self, ls_walk_sideways (self, FALSE), LS_RULE_MOVE_BYPASS_OPPOSITE, 1);
  else
    return LS_RULE_MOVE_BLOCKED;
  return LS_WALK_ON;
}

/* A figure of several spots is in contact if any of them is, but never with what it stands on. */
static gboolean
starts_in_contact (const LsWalk *self)
{
  const LsSpots *spots = &ls_position_monster (self->position, self->index)->spots;

  if (spots->n == 1)
    return has_contact (self, self->at);
  if (ls_walk_ruling (self, LS_RULING_CONTACT) == LS_CONTACT_ANY_SIDE)
    return (ls_ground_around (self->ground, spots) & self->contact) != 0;
  for (guint i = 0; i < spots->n; i++)
    if (!ls_spots_contain (spots, ls_spot_beside (spots->at[i], self->facing)) && has_contact (self, spots->at[i]))
      return TRUE;
  return FALSE;
}

/* The ruling `start-adjacent` = advance: the way ahead is open, or barred only by what it could pass. */
static gboolean
may_advance (const LsWalk *self)
{
  const LsSpots *spots = &ls_position_monster (self->position, self->index)->spots;

  if (ls_walk_ruling (self, LS_RULING_START_ADJACENT) != LS_START_ADJACENT_ADVANCE)
    return FALSE;
  for (guint i = 0; i < spots->n; i++)
    {
      LsSpot ahead = ls_spot_beside (spots->at[i], self->facing);

      if (!ls_spots_contain (spots, ahead) && !ls_ground_is_free (self->ground, ahead) && !is_passable (self, ahead))
        return FALSE;
    }
  return TRUE;
}

/* Whether it stays where it is from the first: nobody does in the mist. */
static LsRule
start (const LsWalk *self)
{
  if (self->monster->stunned)
    return LS_RULE_MOVE_STUNNED;
  if (ls_walk_in_mist (self))
    return LS_WALK_ON;
  if (ls_ability_holds_back (self))
    return LS_RULE_ABILITY_RESOLUTE_HELD;
  if (starts_in_contact (self) && !may_advance (self))
    return LS_RULE_MOVE_ENGAGED;
  return LS_WALK_ON;
}

/* `move.spent` says which comes first on a spot: trap, contact, spent, blocked. */
static LsRule
walk (LsWalk *self)
{
  LsRule end = LS_WALK_ON;

  self->ground->stood[self->at] = self->turn;
  while (end == LS_WALK_ON)
    {
      if (self->steps_left == 0)
        return LS_RULE_MOVE_SPENT;
      end = ls_walk_in_mist (self) ? ls_mist_step (self) : map_step (self);
      if (end == LS_WALK_ON)
        end = ls_trap_enter (self);
      if (end == LS_WALK_ON && !ls_walk_in_mist (self) && has_contact (self, self->at))
        end = LS_RULE_MOVE_CONTACT;
    }
  return end;
}

/* `move.turn`: by the arrow on its last spot; no arrow and no mist spot turns it. */
static void
turn (LsWalk *self)
{
  guint8 arrow = self->position->board->arrow[self->at];

  if (arrow != LS_NO_FACING && !ls_walk_in_mist (self))
    self->facing = (LsFacing) arrow;
}

static void
mark_ground (LsWalk  *self,
             gboolean present)
{
  const LsSpots *spots = &ls_position_monster (self->position, self->index)->spots;

  for (guint i = 0; i < spots->n; i++)
    {
      LsSpot spot = i == 0 ? self->at : spots->at[i];

      if (present)
        {
          self->ground->holds[spot] |= LS_HOLDS_MONSTER;
          self->ground->monster[spot] = (guint16) self->index;
        }
      else
        self->ground->holds[spot] &= ~(guint32) LS_HOLDS_MONSTER;
    }
}

/* One monster; `turn_number` counts those of the step, from 1; `fury` marks the sectors that had one at its start. */
void
ls_movement_move (const LsPosition *position,
                  LsResolution     *resolution,
                  guint             index,
                  guint             turn_number,
                  const gboolean    fury[128])
{
  LsMonsterAfter *monster = ls_resolution_monster (resolution, index);
  LsWalk self = { .position = position,
                  .resolution = resolution,
                  .ground = &resolution->ground,
                  .type = ls_position_type (position, index),
                  .monster = monster,
                  .index = index,
                  .turn = (guint16) turn_number,
                  .at = monster->at,
                  .facing = monster->facing };
  LsMove move = { .monster = (guint16) index, .from = self.at, .first_step = resolution->steps->len };
  LsRule end;

  ls_ability_begin (&self, fury);
  move.allowed = (guint8) self.steps_left;
  end = start (&self);
  if (end == LS_WALK_ON)
    {
      mark_ground (&self, FALSE);
      end = ls_trap_land (&self, walk (&self));
      if (!monster->gone)
        {
          mark_ground (&self, TRUE);
          turn (&self);
        }
    }
  monster->at = move.to = self.at;
  monster->facing = self.facing;
  move.facing = (guint8) self.facing;
  move.end = (guint8) end;
  move.n_steps = self.n_steps;
  g_array_append_val (resolution->moves, move);
}

void
ls_movement_run (const LsPosition *position,
                 LsResolution     *resolution)
{
  gboolean fury[128] = { FALSE };

  ls_order_monsters (position, resolution->order);
  ls_ability_sectors (position, resolution, LS_ABILITY_FURY, fury);
  for (guint i = 0; i < resolution->order->len; i++)
    ls_movement_move (position, resolution, g_array_index (resolution->order, guint16, i), i + 1, fury);
}
