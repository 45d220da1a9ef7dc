/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Abilities that change movement. Section 6 of the rules, without the traps. */
#include "walk.h"

#define WATER_TAKES 2

/* What stops it and what it may pass, by what its card says. */
static void
set_contact (LsWalk *self)
{
  gboolean flies = (self->type->abilities & LS_ABILITY_FLY) != 0;

  self->contact = LS_HOLDS_CIRCLE | LS_HOLDS_HERO | LS_HOLDS_STRUCTURE;
  self->passable = LS_HOLDS_ANY_MONSTER;
  if (flies) /* `ability.fly`: a defense without a hero is nothing to it */
    {
      self->contact &= ~(guint32) LS_HOLDS_ANY_DEFENSE;
      self->passable |= LS_HOLDS_DEFENSE | LS_HOLDS_LOW | LS_HOLDS_CORPSE;
    }
  if (self->type->abilities & LS_ABILITY_RESOLUTE) /* `ability.resolute` */
    self->contact = LS_HOLDS_CIRCLE;
}

/* `ability.fury` adds a step before `move.water` takes its two. */
static guint
count_steps (const LsWalk  *self,
             const gboolean fury[128])
{
  const LsMonster *monster = ls_position_monster (self->position, self->index);
  const LsBoard *board = self->position->board;
  guint steps = self->type->move;

  if (monster->spots.n > 1)
    return 0; /* no rule moves a figure of several spots */
  if (fury[(guchar) board->sector[self->at] & 127])
    steps++;
  if (board->terrain[self->at] == LS_TERRAIN_WATER && !(self->type->abilities & LS_ABILITY_FLY) && steps > 1)
    steps = MAX (steps, WATER_TAKES + 1) - WATER_TAKES;
  return steps;
}

void
ls_ability_begin (LsWalk        *self,
                  const gboolean fury[128])
{
  set_contact (self);
  self->steps_left = count_steps (self, fury);
}

/* `ability.resolute-held`: a building, a defense, the circle or a hero in its area; walls do not count. */
gboolean
ls_ability_holds_back (const LsWalk *self)
{
  guint32 holding = LS_HOLDS_BUILDING | LS_HOLDS_ANY_DEFENSE | LS_HOLDS_CIRCLE | LS_HOLDS_HERO;
  LsSpot area[LS_MAX_AREA];
  guint n;

  if (!(self->type->abilities & LS_ABILITY_RESOLUTE))
    return FALSE;
  n = ls_spots_area (&ls_position_monster (self->position, self->index)->spots, area);
  for (guint i = 0; i < n; i++)
    if (self->ground->holds[area[i]] & holding)
      return TRUE;
  return FALSE;
}

/* The sectors in which a monster with that ability stands now. */
void
ls_ability_sectors (const LsPosition   *position,
                    const LsResolution *resolution,
                    LsAbilities         ability,
                    gboolean            sectors[128])
{
  for (guint i = 0; i < position->monsters->len; i++)
    {
      const LsMonster *monster = ls_position_monster (position, i);
      const LsMonsterAfter *after = ls_resolution_monster (resolution, i);

      if (!(ls_position_type (position, i)->abilities & ability) || (after->gone && !after->exploded))
        continue;
      sectors[(guchar) position->board->sector[after->at] & 127] = TRUE;
      for (guint j = 1; j < monster->spots.n; j++)
        sectors[(guchar) position->board->sector[monster->spots.at[j]] & 127] = TRUE;
    }
}
