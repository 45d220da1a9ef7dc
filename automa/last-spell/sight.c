/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sight.h"

#include <string.h>

typedef struct
{
  const LsGame *game;
  LsSpot        from;
  gboolean      blocks[LS_N_CELLS];
  LsSight      *why; /* may be NULL */
} View;

/* --- What blocks --- */

static gboolean
blocks_sight (const LsStructureType *type)
{
  return type->class_ == LS_BUILDING || strcmp (type->id, "stone-wall") == 0;
}

static void
survey (View         *self,
        const LsGame *game,
        LsSpot        from,
        LsSight      *why)
{
  self->game = game;
  self->from = from;
  self->why = why;
  for (guint i = 0; i < LS_N_CELLS; i++)
    self->blocks[i] = game->board->terrain[i] == LS_TERRAIN_TREE;
  for (guint i = 0; i < game->n_structures; i++)
    for (guint j = 0; j < game->structures[i].spots.n && blocks_sight (game->structures[i].type); j++)
      self->blocks[game->structures[i].spots.at[j]] = TRUE;
}

static void
note (View  *self,
      LsRule rule,
      LsSpot spot)
{
  LsSight *why = self->why;

  if (!why)
    return;
  why->rule = rule;
  for (guint i = 0; i < why->n; i++)
    if (why->spots[i] == spot)
      return;
  if (why->n < LS_MAX_IN_THE_WAY)
    why->spots[why->n++] = spot;
}

/* How many spots `to` lies ahead of the shooter who looks to that side; behind him it is negative. */
static int
ahead (const View *self,
       LsFacing    side,
       LsSpot      to)
{
  int across = (int) ls_spot_column (to) - (int) ls_spot_column (self->from);
  int down = (int) ls_spot_row (to) - (int) ls_spot_row (self->from);
  int distance[LS_N_FACINGS] = { -down, across, down, -across };

  return distance[side];
}

static gboolean
is_blocked (const View *self,
            LsFacing    side)
{
  return self->blocks[ls_spot_beside (self->from, side)];
}

/* The row beside the shooter, from end to end. */
static void
note_row (View    *self,
          LsFacing side)
{
  LsSpot middle = ls_spot_beside (self->from, side);

  for (LsSpot spot = middle; self->blocks[spot]; spot = ls_spot_beside (spot, ls_facing_turned (side, -1)))
    note (self, LS_RULE_HERO_LOS, spot);
  for (LsSpot spot = middle; self->blocks[spot]; spot = ls_spot_beside (spot, ls_facing_turned (side, 1)))
    note (self, LS_RULE_HERO_LOS, spot);
}

/* --- `sight-shadow` --- */

/* `line`: whatever lies beyond the row's line; the spots under the rulers themselves are seen. */
static gboolean
is_beyond_line (View    *self,
                LsFacing side,
                LsSpot   to)
{
  if (ahead (self, side, to) < 2)
    return FALSE;
  note_row (self, side);
  return TRUE;
}

/* The blocking pieces that hang together with the one beside the shooter, by edge or corner, on that side of him. */
static void
find_group (const View *self,
            LsFacing    side,
            gboolean    group[LS_N_CELLS])
{
  g_autofree LsSpot *reached = g_new (LsSpot, LS_N_CELLS);
  guint n = 0;

  memset (group, FALSE, LS_N_CELLS * sizeof *group);
  reached[n++] = ls_spot_beside (self->from, side);
  group[reached[0]] = TRUE;
  for (guint i = 0; i < n; i++)
    {
      LsSpots piece = { 1, { reached[i] } };
      LsSpot area[LS_MAX_AREA];
      guint around = ls_spots_area (&piece, area);

      for (guint j = 0; j < around; j++)
        if (self->blocks[area[j]] && !group[area[j]] && ahead (self, side, area[j]) >= 1)
          {
            group[area[j]] = TRUE;
            reached[n++] = area[j];
          }
    }
}

/* `strip`: whatever lies straight behind a piece of the group. */
static gboolean
is_straight_behind (View    *self,
                    LsFacing side,
                    LsSpot   to)
{
  g_autofree gboolean *group = NULL;
  gboolean hidden = FALSE;

  if (ahead (self, side, to) < 2)
    return FALSE;
  group = g_new (gboolean, LS_N_CELLS);
  find_group (self, side, group);
  for (LsSpot spot = ls_spot_beside (to, ls_facing_turned (side, 2)); ahead (self, side, spot) >= 1;
       spot = ls_spot_beside (spot, ls_facing_turned (side, 2)))
    if (group[spot])
      {
        note (self, LS_RULE_HERO_LOS, spot);
        hidden = TRUE;
      }
  return hidden;
}

/* Two sides blocked: the pieces touch by a corner, count as one, and leave no gap between them. */
static gboolean
is_behind_corner (View    *self,
                  LsFacing side,
                  LsSpot   to)
{
  LsFacing other = ls_facing_turned (side, 1);

  if (!is_blocked (self, other) || ahead (self, side, to) < 1 || ahead (self, other, to) < 1)
    return FALSE;
  note_row (self, side);
  note_row (self, other);
  return TRUE;
}

/* --- Seeing and aiming --- */

gboolean
ls_sight_has_vision (const LsGame *game,
                     LsSpot        from)
{
  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, from))
      return strcmp (game->structures[i].type->id, "watchtower") == 0;
  return FALSE;
}

/* `hero.los`: only what stands on the four sides of the shooter takes sight away. */
gboolean
ls_sight (const LsGame *game,
          LsSpot        from,
          LsSpot        to,
          LsSight      *why)
{
  gboolean strip = game->rulings.value[LS_RULING_SIGHT_SHADOW] == LS_SIGHT_SHADOW_STRIP;
  gboolean hidden = FALSE;
  View self;

  if (why)
    why->n = 0;
  if (ls_sight_has_vision (game, from))
    return TRUE;
  survey (&self, game, from, why);
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (is_blocked (&self, side))
      {
        hidden |= strip ? is_straight_behind (&self, side, to) : is_beyond_line (&self, side, to);
        hidden |= is_behind_corner (&self, side, to);
      }
  return !hidden;
}

/* `hero.tree-cover`: whether the spot lies in a tree's area. */
static gboolean
is_covered (const LsGame *game,
            LsSpot        to,
            LsSight      *why)
{
  LsSpots spot = { 1, { to } };
  LsSpot area[LS_MAX_AREA];
  guint n = ls_spots_area (&spot, area);
  View self = { .why = why };
  gboolean covered = FALSE;

  for (guint i = 0; i < n; i++)
    if (game->board->terrain[area[i]] == LS_TERRAIN_TREE)
      {
        note (&self, LS_RULE_HERO_TREE_COVER, area[i]);
        covered = TRUE;
      }
  return covered;
}

/* Whether a ranged shot, or one measured in sectors, can have that spot as its impact spot, as far as sight goes. */
gboolean
ls_sight_aims_at (const LsGame *game,
                  LsSpot        from,
                  LsSpot        to,
                  LsSight      *why)
{
  if (!ls_sight (game, from, to, why))
    return FALSE;
  return ls_sight_has_vision (game, from) || !is_covered (game, to, why);
}
