/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ground.h"

#include <string.h>

static const guint32 terrain_holds[LS_N_TERRAINS] = {
  [LS_TERRAIN_NONE] = LS_HOLDS_EDGE,   [LS_TERRAIN_GROUND] = 0,
  [LS_TERRAIN_WATER] = LS_HOLDS_WATER, [LS_TERRAIN_LOW] = LS_HOLDS_LOW,
  [LS_TERRAIN_TREE] = LS_HOLDS_TREE,   [LS_TERRAIN_CLIFF] = LS_HOLDS_CLIFF,
  [LS_TERRAIN_CIRCLE] = LS_HOLDS_CIRCLE,
};

static const guint32 token_holds[LS_N_TOKENS] = {
  [LS_TOKEN_CORPSE_PILE] = LS_HOLDS_CORPSE, [LS_TOKEN_DAMAGE_TRAP] = LS_HOLDS_TRAP,
  [LS_TOKEN_STUN_TRAP] = LS_HOLDS_TRAP,     [LS_TOKEN_SLOW_TRAP] = LS_HOLDS_TRAP,
  [LS_TOKEN_HATCHERY] = LS_HOLDS_TILE,      [LS_TOKEN_SEED_MORTAR] = LS_HOLDS_TILE,
  [LS_TOKEN_MONOLITH] = LS_HOLDS_MONOLITH,
};

static guint32
structure_holds (const LsStructureType *type)
{
  if (type->free)
    return LS_HOLDS_WARP_GATE;
  if (type->class_ == LS_DEFENSE)
    return LS_HOLDS_DEFENSE;
  return type->class_ == LS_WALL ? LS_HOLDS_WALL : LS_HOLDS_BUILDING;
}

static void
lay_mist (LsGround      *self,
          const LsBoard *board,
          LsFacing       side,
          int            distance)
{
  const LsMistLine *mist = &board->mist[side];
  gboolean north = side == LS_NORTH;
  int size = (int) (north ? board->height : board->width);
  int line = (int) mist->line;
  /* the lines that lie beyond the front, first and last */
  int first = side == LS_EAST ? line + distance + 1 : 0;
  int last = side == LS_EAST ? size - 1 : line - distance - 1;

  for (int i = first; i <= last; i++)
    for (guint j = mist->from; j <= mist->to; j++)
      self->holds[north ? ls_spot (j, (guint) i) : ls_spot ((guint) i, j)] |= LS_HOLDS_MIST;
}

void
ls_ground_init (LsGround         *self,
                const LsPosition *position)
{
  const LsBoard *board = position->board;
  gsize used = (board->height + 2) * LS_STRIDE;

  for (gsize i = 0; i < used; i++)
    self->holds[i] = terrain_holds[board->terrain[i]];
  memset (self->stood, 0, used * sizeof *self->stood);
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (board->mist[side].present && position->mist[side] >= 0)
      lay_mist (self, board, side, position->mist[side]);

  for (guint i = 0; i < position->structures->len; i++)
    {
      const LsStructure *structure = ls_position_structure (position, i);

      for (guint j = 0; j < structure->spots.n; j++)
        {
          self->holds[structure->spots.at[j]] |= structure_holds (structure->type);
          self->structure[structure->spots.at[j]] = (guint16) i;
        }
    }
  for (guint i = 0; i < position->tokens->len; i++)
    {
      const LsToken *token = ls_position_token (position, i);

      self->holds[token->at] |= token_holds[token->kind];
      self->token[token->at] = (guint16) i;
    }
  for (guint i = 0; i < position->heroes->len; i++)
    {
      self->holds[ls_position_hero (position, i)->at] |= LS_HOLDS_HERO;
      self->hero[ls_position_hero (position, i)->at] = (guint16) i;
    }
  for (guint i = 0; i < position->monsters->len; i++)
    {
      const LsMonster *monster = ls_position_monster (position, i);

      for (guint j = 0; j < monster->spots.n; j++)
        {
          self->holds[monster->spots.at[j]] |= LS_HOLDS_MONSTER;
          self->monster[monster->spots.at[j]] = (guint16) i;
        }
    }
}

/* What the four sides of a piece hold, together: not what lies under the piece itself. */
guint32
ls_ground_around (const LsGround *self,
                  const LsSpots  *spots)
{
  guint32 holds = 0;

  for (guint i = 0; i < spots->n; i++)
    for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
      {
        LsSpot beside = ls_spot_beside (spots->at[i], side);

        if (!ls_spots_contain (spots, beside))
          holds |= self->holds[beside];
      }
  return holds;
}
