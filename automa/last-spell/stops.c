/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stops.h"

#include "walk.h"

/* What gives it contact on that spot, the spot ahead first. */
static LsSpot
contact_beside (const LsPosition   *position,
                const LsResolution *resolution,
                const LsMove       *move,
                LsSpot              at)
{
  gboolean ahead_only = position->rulings.value[LS_RULING_CONTACT] == LS_CONTACT_AHEAD;
  LsFacing facing = ls_position_monster (position, move->monster)->facing;
  LsWalk walk = { .position = position,
                  .type = ls_position_type (position, move->monster),
                  .index = move->monster,
                  .at = at };
  const gboolean no_fury[128] = { FALSE };

  ls_ability_begin (&walk, no_fury);
  for (int quarters = 0; quarters < (ahead_only ? 1 : 4); quarters++)
    {
      LsSpot beside = ls_spot_beside (at, ls_facing_turned (facing, quarters));

      if (resolution->ground.holds[beside] & walk.contact)
        return beside;
    }
  return LS_NO_SPOT;
}

/* The first spot of a large figure that is in contact speaks for all. */
static LsSpot
contact_at_start (const LsPosition   *position,
                  const LsResolution *resolution,
                  const LsMove       *move)
{
  const LsSpots *spots = &ls_position_monster (position, move->monster)->spots;
  LsSpot found = LS_NO_SPOT;

  for (guint i = 0; i < spots->n && found == LS_NO_SPOT; i++)
    found = contact_beside (position, resolution, move, spots->at[i]);
  return found;
}

static LsSpot
holder_in_area (const LsPosition   *position,
                const LsResolution *resolution,
                const LsMove       *move)
{
  guint32 holding = LS_HOLDS_BUILDING | LS_HOLDS_ANY_DEFENSE | LS_HOLDS_CIRCLE | LS_HOLDS_HERO;
  LsSpot area[LS_MAX_AREA];
  guint n = ls_spots_area (&ls_position_monster (position, move->monster)->spots, area);

  for (guint i = 0; i < n; i++)
    if (resolution->ground.holds[area[i]] & holding)
      return area[i];
  return LS_NO_SPOT;
}

/* LS_NO_SPOT: nothing on the board did, or something that it would have met only in the midst of a leap. */
LsSpot
ls_stop_spot (const LsPosition   *position,
              const LsResolution *resolution,
              const LsMove       *move)
{
  switch ((LsRule) move->end)
    {
    case LS_RULE_MOVE_CONTACT:
      return move->n_steps > 0 ? contact_beside (position, resolution, move, move->to) : LS_NO_SPOT;
    case LS_RULE_MOVE_ENGAGED:
      return contact_at_start (position, resolution, move);
    case LS_RULE_ABILITY_RESOLUTE_HELD:
      return holder_in_area (position, resolution, move);
    case LS_RULE_MOVE_CROSS_SHORT:
    case LS_RULE_MOVE_BLOCKED:
    case LS_RULE_MIST_BLOCKED:
      return ls_spot_beside (move->to, ls_position_monster (position, move->monster)->facing);
    default:
      return LS_NO_SPOT;
    }
}
