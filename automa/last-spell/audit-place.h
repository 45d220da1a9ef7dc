/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the auditor's look at the boss spawn step shares: places on the board, and what was put there. */
#pragma once

#include "audit-private.h"

G_BEGIN_DECLS

#define LS_AUDIT_TILES 6 /* at most in play */

/* A place on the board or beside it, and a way to go. */
typedef struct
{
  int column, row;
} Point;

typedef struct
{
  const LsGame *before;
  const LsGame *after;
  GPtrArray    *breaches;
  LsSpot        cleared[LS_MAX_TOKENS]; /* spots on which something was put */
  guint         n_cleared;
} Placing;

static inline void
expect (Placing    *self,
        gboolean    holds,
        const char *who,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s after the boss spawn step", who, what));
}

static inline Point
beyond (Point from,
        Point way,
        int   steps)
{
  return (Point){ from.column + steps * way.column, from.row + steps * way.row };
}

static inline gboolean
is_on_grid (const LsGame *game,
            Point         at)
{
  return at.column >= 0 && at.row >= 0 && at.column < (int) game->board->width && at.row < (int) game->board->height;
}

static inline LsSpot
spot_of (Point at)
{
  return ls_spot ((guint) at.column, (guint) at.row);
}

/* Whether a piece could stand there. */
static inline gboolean
is_footing (const LsGame *game,
            Point         at)
{
  LsTerrain terrain = is_on_grid (game, at) ? (LsTerrain) game->board->terrain[spot_of (at)] : LS_TERRAIN_NONE;

  return terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER;
}

static inline Point
away_from_town (LsFacing side)
{
  static const Point ways[LS_N_FACINGS] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  return ways[side];
}

/* The spot of the town's line that lies before a column of the slot's card, and the way from column to column. */
static inline Point
foot_of (const LsGame *game,
         const LsSlot *slot,
         int           column,
         Point        *along)
{
  int line = (int) game->board->mist[slot->side].line;
  int way = slot->from <= slot->to ? 1 : -1;
  Point from = slot->side == LS_NORTH ? (Point){ (int) slot->from, line } : (Point){ line, (int) slot->from };

  *along = slot->side == LS_NORTH ? (Point){ way, 0 } : (Point){ 0, way };
  return beyond (from, *along, column - 1);
}

static inline gboolean
has_monolith (const LsGame *game,
              LsSpot        at)
{
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].kind == LS_TOKEN_MONOLITH && game->tokens[i].at == at)
      return TRUE;
  return FALSE;
}

/* audit-place.c: that everything else is where it was. Heroes make room where `displaced`. */
void ls_audit_untouched (Placing  *self,
                         gboolean  displaced);

/* audit-tiles.c */
void ls_audit_tiles     (Placing  *self);

G_END_DECLS
