/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second reading's questions about the table: what the board says of a place, and who stands on it.
 *
 * Nothing is kept that can be asked: who stands on a place is found by walking the lists every time. */
#include "second-reading-private.h"

/* Places */

SrPlace
sr_place (LsSpot spot)
{
  return (SrPlace) { (int) ls_spot_column (spot), (int) ls_spot_row (spot) };
}

gboolean
sr_same_place (SrPlace a,
               SrPlace b)
{
  return a.column == b.column && a.row == b.row;
}

SrPlace
sr_beside (SrPlace  place,
           LsFacing side)
{
  switch (side)
    {
    case LS_NORTH: return (SrPlace) { place.column, place.row - 1 };
    case LS_SOUTH: return (SrPlace) { place.column, place.row + 1 };
    case LS_WEST:  return (SrPlace) { place.column - 1, place.row };
    case LS_EAST:  return (SrPlace) { place.column + 1, place.row };
    case LS_NO_FACING:
    default:       g_assert_not_reached ();
    }
}

char *
sr_place_name (SrPlace place)
{
  if (place.column < 26)
    return g_strdup_printf ("%c%d", 'A' + place.column, place.row + 1);

  return g_strdup_printf ("%c%c%d", 'A' + place.column / 26 - 1, 'A' + place.column % 26, place.row + 1);
}

const char *
sr_facing_name (LsFacing facing)
{
  switch (facing)
    {
    case LS_NORTH: return "north";
    case LS_SOUTH: return "south";
    case LS_WEST:  return "west";
    case LS_EAST:  return "east";
    case LS_NO_FACING:
    default:       g_assert_not_reached ();
    }
}

/* What the board says of a place */

LsTerrain
sr_terrain (const SrTable *table,
            SrPlace        place)
{
  const LsBoard *board = table->position->board;

  if (place.column < 0 || place.column >= (int) board->width)
    return LS_TERRAIN_NONE;
  if (place.row < 0 || place.row >= (int) board->height)
    return LS_TERRAIN_NONE;

  return (LsTerrain) board->terrain[ls_spot ((guint) place.column, (guint) place.row)];
}

gboolean
sr_exists (const SrTable *table,
           SrPlace        place)
{
  return sr_terrain (table, place) != LS_TERRAIN_NONE;
}

gboolean
sr_is_circle (const SrTable *table,
              SrPlace        place)
{
  return sr_terrain (table, place) == LS_TERRAIN_CIRCLE;
}

char
sr_sector (const SrTable *table,
           SrPlace        place)
{
  if (!sr_exists (table, place))
    return '\0';

  return table->position->board->sector[ls_spot ((guint) place.column, (guint) place.row)];
}

LsFacing
sr_arrow (const SrTable *table,
          SrPlace        place)
{
  return (LsFacing) table->position->board->arrow[ls_spot ((guint) place.column, (guint) place.row)];
}

static gboolean
is_between (int value,
            int one_end,
            int other_end)
{
  return value >= MIN (one_end, other_end) && value <= MAX (one_end, other_end);
}

/* `board.mist`: more than the distance beyond the town's line, and inside the span of the tile. */
static gboolean
hidden_by_tile (const SrTable *table,
                LsFacing       side,
                SrPlace        place)
{
  const LsMistLine *tile = &table->position->board->mist[side];
  int distance = table->position->mist[side];
  int beyond;
  int across;

  if (!tile->present || distance < 0)
    return FALSE;

  if (side == LS_WEST || side == LS_EAST)
    {
      beyond = side == LS_WEST ? (int) tile->line - place.column : place.column - (int) tile->line;
      across = place.row;
    }
  else
    {
      beyond = side == LS_NORTH ? (int) tile->line - place.row : place.row - (int) tile->line;
      across = place.column;
    }

  return beyond > distance && is_between (across, (int) tile->from, (int) tile->to);
}

gboolean
sr_in_mist (const SrTable *table,
            SrPlace        place)
{
  if (!sr_exists (table, place))
    return FALSE;

  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (hidden_by_tile (table, (LsFacing) side, place))
      return TRUE;

  return FALSE;
}

/* What stands on a place */

const LsHero *
sr_hero_on (const SrTable *table,
            SrPlace        place)
{
  for (guint i = 0; i < table->position->heroes->len; i++)
    {
      const LsHero *hero = ls_position_hero (table->position, i);

      if (sr_same_place (sr_place (hero->at), place))
        return hero;
    }

  return NULL;
}

const LsStructure *
sr_structure_on (const SrTable *table,
                 SrPlace        place)
{
  for (guint i = 0; i < table->position->structures->len; i++)
    {
      const LsStructure *structure = ls_position_structure (table->position, i);

      for (guint spot = 0; spot < structure->spots.n; spot++)
        if (sr_same_place (sr_place (structure->spots.at[spot]), place))
          return structure;
    }

  return NULL;
}

SrMonster *
sr_monster_on (const SrTable   *table,
               SrPlace          place,
               const SrMonster *except)
{
  for (guint i = 0; i < table->monsters->len; i++)
    {
      SrMonster *monster = g_ptr_array_index (table->monsters, i);

      if (monster != except && !monster->gone && sr_stands_on (monster, place))
        return monster;
    }

  return NULL;
}

SrToken *
sr_token_on (const SrTable *table,
             SrPlace        place,
             LsTokenKind    kind)
{
  for (guint i = 0; i < table->tokens->len; i++)
    {
      SrToken *token = g_ptr_array_index (table->tokens, i);

      if (token->given->kind == kind && !token->gone && sr_same_place (token->place, place))
        return token;
    }

  return NULL;
}

/* Monsters */

gboolean
sr_has (const SrMonster *monster,
        LsAbilities      ability)
{
  return (monster->type->abilities & ability) != 0;
}

SrPlace
sr_first_place (const SrMonster *monster)
{
  return g_array_index (monster->places, SrPlace, 0);
}

gboolean
sr_stands_on (const SrMonster *monster,
              SrPlace          place)
{
  for (guint i = 0; i < monster->places->len; i++)
    if (sr_same_place (g_array_index (monster->places, SrPlace, i), place))
      return TRUE;

  return FALSE;
}

static void
add_place_once (GArray          *places,
                const SrMonster *not_under,
                SrPlace          place)
{
  if (sr_stands_on (not_under, place))
    return;
  for (guint i = 0; i < places->len; i++)
    if (sr_same_place (g_array_index (places, SrPlace, i), place))
      return;

  g_array_append_val (places, place);
}

/* `board.adjacent`: the places that share an edge with the figure. */
GArray *
sr_sides_of (const SrMonster *monster)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (SrPlace));

  for (guint i = 0; i < monster->places->len; i++)
    for (guint side = 0; side < LS_N_FACINGS; side++)
      add_place_once (sides, monster, sr_beside (g_array_index (monster->places, SrPlace, i), (LsFacing) side));

  return sides;
}

/* `board.area`: the ring around the whole footprint, edges and corners. */
GArray *
sr_area_of (const SrMonster *monster)
{
  GArray *area = g_array_new (FALSE, FALSE, sizeof (SrPlace));

  for (guint i = 0; i < monster->places->len; i++)
    {
      SrPlace middle = g_array_index (monster->places, SrPlace, i);

      for (int row = -1; row <= 1; row++)
        for (int column = -1; column <= 1; column++)
          add_place_once (area, monster, (SrPlace) { middle.column + column, middle.row + row });
    }

  return area;
}

static gboolean
share_a_sector (const SrTable   *table,
                const SrMonster *a,
                const SrMonster *b)
{
  for (guint i = 0; i < a->places->len; i++)
    for (guint j = 0; j < b->places->len; j++)
      if (sr_sector (table, g_array_index (a->places, SrPlace, i)) ==
          sr_sector (table, g_array_index (b->places, SrPlace, j)))
        return TRUE;

  return FALSE;
}

/* Whether the monster, or another in its sector, has the ability (`ability.fury`, `attack.bestial`). */
gboolean
sr_with_ability_near (const SrTable   *table,
                      const SrMonster *monster,
                      LsAbilities      ability)
{
  for (guint i = 0; i < table->monsters->len; i++)
    {
      const SrMonster *other = g_ptr_array_index (table->monsters, i);

      if (!other->gone && sr_has (other, ability) && share_a_sector (table, monster, other))
        return TRUE;
    }

  return FALSE;
}

guint
sr_ruling (const SrTable *table,
           LsRuling       ruling)
{
  return table->position->rulings.value[ruling];
}
