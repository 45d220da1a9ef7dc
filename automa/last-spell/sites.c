/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sites.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "day.h"
#include "names.h"

/* --- What may be built --- */

static gboolean
check_limits (const LsGame           *self,
              const LsStructureFacts *facts,
              GError                **error)
{
  const char *id = facts->type.id;

  if (!facts->buildable)
    return ls_game_refuse_rule (error, LS_RULE_DAY_BUILD, _("%s: this cannot be built"), ls_structure_name (&facts->type));
  if (self->setup.mode == LS_MODE_INTRODUCTORY && strcmp (id, "house") != 0 && strcmp (id, "wooden-wall") != 0)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_INTRO,
                                _("in the introductory game only houses and wooden walls are built"));
  if (self->setup.mode == LS_MODE_BOSS_RUSH && strcmp (id, "scavenger-camp") == 0)
    return ls_game_refuse_rule (error, LS_RULE_RUSH_SETUP, _("in a boss rush there are no scavenger camps"));
  for (guint i = 0; facts->unique && i < self->n_structures; i++)
    if (strcmp (self->structures[i].type->id, id) == 0)
      return ls_game_refuse_rule (error, LS_RULE_DAY_BUILD, _("%s: there is one already, and there can be only one"),
                                  ls_structure_name (&facts->type));
  return TRUE;
}

static gboolean
is_cutout (const LsBoard *board,
           const LsSpots *spots)
{
  for (guint i = 0; i < board->walls->len; i++)
    {
      const LsSpots *cutout = &g_array_index (board->walls, LsSpots, i);
      guint found = 0;

      for (guint j = 0; j < spots->n; j++)
        found += ls_spots_contain (cutout, spots->at[j]) ? 1 : 0;
      if (found == cutout->n && spots->n == cutout->n)
        return TRUE;
    }
  return FALSE;
}

/* A building in the area of another: only production buildings of one type may. */
static gboolean
check_neighbours (const LsGame           *self,
                  const LsStructureFacts *facts,
                  const LsSpots          *spots,
                  GError                **error)
{
  LsSpot area[LS_MAX_AREA];
  guint n = ls_spots_area (spots, area);

  for (guint i = 0; i < self->n_structures; i++)
    {
      const LsStructure *other = &self->structures[i];

      if (other->type->class_ != LS_BUILDING || (facts->production && strcmp (other->type->id, facts->type.id) == 0))
        continue;
      for (guint j = 0; j < n; j++)
        if (ls_spots_contain (&other->spots, area[j]))
          {
            g_autofree char *name = ls_name_in_game (self, other->id);

            return ls_game_refuse_rule (error, LS_RULE_DAY_PLACE, _("it would stand in the area of %s"), name);
          }
    }
  return TRUE;
}

static gboolean
check_place (const LsGame           *self,
             const LsStructureFacts *facts,
             const LsSpots          *spots,
             GError                **error)
{
  const LsStructureType *type = &facts->type;

  if ((type->spots > 0 && spots->n != type->spots) || !ls_spots_hang_together (spots))
    return ls_game_refuse_rule (error, LS_RULE_DAY_PLACE, _("%s: it does not cover these spots"),
                                ls_structure_name (type));
  if (type->class_ == LS_WALL && !is_cutout (self->board, spots))
    return ls_game_refuse_rule (error, LS_RULE_DAY_PLACE, _("walls and gates stand in the cutouts"));
  for (guint i = 0; i < spots->n; i++)
    {
      if (!ls_game_check_empty (self, spots->at[i], error))
        return FALSE;
      if (type->class_ != LS_WALL && !ls_board_in_town (self->board, spots->at[i]))
        return ls_game_refuse_rule (error, LS_RULE_DAY_PLACE, _("nothing is built outside the town"));
    }
  return type->class_ != LS_BUILDING || check_neighbours (self, facts, spots, error);
}

gboolean
ls_town_may_build (const LsGame           *self,
                   const LsStructureFacts *facts,
                   const LsSpots          *spots,
                   GError                **error)
{
  return ls_day_may_act (self, error) && check_limits (self, facts, error) && check_place (self, facts, spots, error)
         && ls_day_can_pay (self, &facts->cost, LS_RULE_DAY_BUILD, error);
}

/* --- Where it would stand --- */

/* A straight piece of n spots, of which `over` is one; FALSE: it would reach over the edge of the board. */
static gboolean
lay (const LsBoard *board,
     LsSpot         over,
     LsFacing       along,
     guint          before,
     guint          n,
     LsSpots       *spots)
{
  LsSpot spot = over;

  *spots = (LsSpots){ 0 }; /* what lies behind the last one too: games are compared byte for byte */
  for (guint i = 0; i < before; i++)
    {
      spot = ls_spot_beside (spot, ls_facing_turned (along, 2));
      if (!ls_board_has (board, spot))
        return FALSE;
    }
  for (; spots->n < n; spot = ls_spot_beside (spot, along))
    {
      if (!ls_board_has (board, spot))
        return FALSE;
      spots->at[spots->n++] = spot;
    }
  return TRUE;
}

/* Every way in which it could cover that spot, whether it may or not: from it to the east, to the south, and back. */
static guint
find_ways (const LsBoard         *board,
           const LsStructureType *type,
           LsSpot                 over,
           LsSpots                ways[LS_MAX_SITES])
{
  guint spots = MAX (type->spots, 1), n = 0;

  for (guint i = 0; type->class_ == LS_WALL && i < board->walls->len && n < LS_MAX_SITES; i++)
    if (ls_spots_contain (&g_array_index (board->walls, LsSpots, i), over))
      ways[n++] = g_array_index (board->walls, LsSpots, i);
  for (guint before = 0; type->class_ != LS_WALL && before < spots; before++)
    for (LsFacing along = LS_EAST; along <= (spots > 1 ? LS_SOUTH : LS_EAST) && n < LS_MAX_SITES; along++)
      n += lay (board, over, along, before, spots, &ways[n]) ? 1 : 0;
  if (n == 0)
    ways[n++] = (LsSpots){ 1, { over } }; /* to be refused */
  return n;
}

static gboolean
is_empty (const LsGame  *self,
          const LsSpots *spots)
{
  for (guint i = 0; i < spots->n; i++)
    if (!ls_game_check_empty (self, spots->at[i], NULL))
      return FALSE;
  return TRUE;
}

/* What people would try first: a way that is empty at least. */
static const LsSpots *
most_likely (const LsGame  *self,
             const LsSpots *ways,
             guint          n)
{
  for (guint i = 0; i < n; i++)
    if (is_empty (self, &ways[i]))
      return &ways[i];
  return &ways[0];
}

guint
ls_town_sites (const LsGame           *self,
               const LsStructureFacts *facts,
               LsSpot                  over,
               LsSpots                 sites[LS_MAX_SITES],
               GError                **error)
{
  LsSpots ways[LS_MAX_SITES];
  guint n_ways = find_ways (self->board, &facts->type, over, ways);
  guint n = 0;

  for (guint i = 0; i < n_ways; i++)
    if (ls_town_may_build (self, facts, &ways[i], NULL))
      sites[n++] = ways[i];
  if (n == 0 && error)
    ls_town_may_build (self, facts, most_likely (self, ways, n_ways), error);
  return n;
}

/* Most of a board is not town: that is looked at first. */
static gboolean
may_cover (const LsGame           *self,
           const LsStructureFacts *facts,
           LsSpot                  spot)
{
  LsSpots sites[LS_MAX_SITES];

  return (facts->type.class_ == LS_WALL || ls_board_in_town (self->board, spot)) && ls_board_has (self->board, spot)
         && ls_town_sites (self, facts, spot, sites, NULL) > 0;
}

static gboolean
has_site (const LsGame           *self,
          const LsStructureFacts *facts)
{
  for (guint row = 0; row < self->board->height; row++)
    for (guint column = 0; column < self->board->width; column++)
      if (may_cover (self, facts, ls_spot (column, row)))
        return TRUE;
  return FALSE;
}

gboolean
ls_town_may_begin (const LsGame           *self,
                   const LsStructureFacts *facts,
                   GError                **error)
{
  if (!ls_day_may_act (self, error) || !check_limits (self, facts, error)
      || !ls_day_can_pay (self, &facts->cost, LS_RULE_DAY_BUILD, error))
    return FALSE;
  return has_site (self, facts) || ls_game_refuse_rule (error, LS_RULE_DAY_PLACE, _("there is no room for it in the town"));
}

guint
ls_town_spots (const LsGame           *self,
               const LsStructureFacts *facts,
               guint8                  spots[LS_N_CELLS])
{
  guint found = 0;

  memset (spots, 0, LS_N_CELLS);
  for (guint row = 0; row < self->board->height; row++)
    for (guint column = 0; column < self->board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (may_cover (self, facts, spot))
          {
            spots[spot] = TRUE;
            found++;
          }
      }
  return found;
}
