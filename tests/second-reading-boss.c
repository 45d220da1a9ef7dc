/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second reading of the bosses' strikes: a map of the spots in reach, then every piece that stands in it. */
#include "second-reading-boss.h"

#define DRYAD_DAMAGE 2

enum
{
  SPROUT = 1,
  GROWING,
  MATURE,
};

static gboolean
is_on_board (const SrStrikeBoard *board,
             SrBossSpot           spot)
{
  return spot.column >= 0 && spot.column < board->width && spot.row >= 0 && spot.row < board->height;
}

/* 0 off the board. */
static char
sector_of (const SrStrikeBoard *board,
           SrBossSpot           spot)
{
  return is_on_board (board, spot) ? board->sectors[spot.row * board->width + spot.column] : 0;
}

static gboolean *
map_new (const SrStrikeBoard *board)
{
  return g_new0 (gboolean, (gsize) (board->width * board->height));
}

static void
map_add (const SrStrikeBoard *board,
         gboolean            *map,
         SrBossSpot           spot)
{
  if (is_on_board (board, spot))
    map[spot.row * board->width + spot.column] = TRUE;
}

/* What the strike finds */

static gboolean
is_within (const SrStrikeBoard *board,
           const gboolean      *map,
           const SrPiece       *piece)
{
  for (int i = 0; i < piece->n_spots; i++)
    if (is_on_board (board, piece->spots[i]) && map[piece->spots[i].row * board->width + piece->spots[i].column])
      return TRUE;

  return FALSE;
}

static gboolean
stands_on (const SrPiece *piece,
           SrBossSpot     spot)
{
  for (int i = 0; i < piece->n_spots; i++)
    if (piece->spots[i].column == spot.column && piece->spots[i].row == spot.row)
      return TRUE;

  return FALSE;
}

/* `attack.area`: a watchtower or warp gate takes it for the hero on it. */
static gboolean
is_sheltered (const SrStrikeBoard *board,
              const SrPiece       *hero)
{
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const SrPiece *piece = &g_array_index (board->pieces, SrPiece, i);

      if (piece->kind == SR_STRUCTURE && !piece->gone && piece->shelters && stands_on (piece, hero->spots[0]))
        return TRUE;
    }

  return FALSE;
}

/* `damage.structure`: from the panic track, left first; from the box when it is empty. */
static void
take_flame (SrStrikeBoard *board)
{
  for (int i = 0; i < board->n_slots; i++)
    if (board->panic[i] > 0)
      {
        board->panic[i]--;
        return;
      }
}

static void
burn (SrStrikeBoard *board,
      SrPiece       *structure,
      int            damage)
{
  for (int i = 0; i < damage && structure->hurt + structure->taken < structure->hit_points; i++)
    {
      structure->taken++;
      if (!structure->wall)
        take_flame (board);
    }
  structure->gone = structure->hurt + structure->taken >= structure->hit_points;
}

static void
hurt (SrStrikeBoard *board,
      SrPiece       *piece,
      int            damage)
{
  switch (piece->kind)
    {
    case SR_HERO:
      piece->spared = is_sheltered (board, piece);
      piece->taken += piece->spared ? 0 : damage;
      break;
    case SR_STRUCTURE:
      burn (board, piece, damage);
      break;
    case SR_MONSTER: /* `harpy.dive-bomb`: a boss's damage without a roll, here too */
      piece->taken += damage;
      piece->gone = piece->hurt + piece->taken >= piece->hit_points;
      break;
    default:
      g_assert_not_reached ();
    }
}

/* `board.footprint`: each piece once. */
static void
strike_kind (SrStrikeBoard  *board,
             const gboolean *map,
             int             damage,
             SrPieceKind     kind)
{
  for (guint i = 0; i < board->pieces->len; i++)
    {
      SrPiece *piece = &g_array_index (board->pieces, SrPiece, i);

      if (piece->kind == kind && !piece->gone && is_within (board, map, piece))
        hurt (board, piece, damage);
    }
}

/* All at once: a tower that falls to this very strike has still taken it for the hero. */
static void
strike (SrStrikeBoard  *board,
        const gboolean *map,
        int             damage,
        gboolean        monsters_too)
{
  strike_kind (board, map, damage, SR_HERO);
  strike_kind (board, map, damage, SR_STRUCTURE);
  if (monsters_too)
    strike_kind (board, map, damage, SR_MONSTER);
}

void
sr_cetusia_strikes (SrStrikeBoard    *board,
                    const SrBossSpot *red,
                    int               n_red,
                    int               damage)
{
  g_autofree gboolean *map = map_new (board);

  for (int i = 0; i < n_red; i++)
    map_add (board, map, red[i]);
  strike (board, map, damage, TRUE);
}

/* The Dryad's sectors */

/* `board.area`: the ring around the whole base, edges and corners; and the base itself. */
static void
note_current_sectors (const SrStrikeBoard *board,
                      const SrBossSpot    *base,
                      int                  n_base,
                      gboolean             sectors[128])
{
  for (int i = 0; i < n_base; i++)
    for (int down = -1; down <= 1; down++)
      for (int across = -1; across <= 1; across++)
        sectors[(guchar) sector_of (board, (SrBossSpot) { base[i].column + across, base[i].row + down })] = TRUE;
  sectors[0] = FALSE;
}

/* `board.sector`: adjacent sectors share an edge with a current one. */
static void
note_adjacent_sectors (const SrStrikeBoard *board,
                       const gboolean       current[128],
                       gboolean             sectors[128])
{
  static const SrBossSpot sides[] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
        {
          SrBossSpot beside = { column + sides[i].column, row + sides[i].row };

          if (current[(guchar) sector_of (board, beside)])
            sectors[(guchar) sector_of (board, (SrBossSpot) { column, row })] = TRUE;
        }
}

void
sr_dryad_strikes (SrStrikeBoard    *board,
                  const SrBossSpot *base,
                  int               n_base,
                  int               stage)
{
  g_autofree gboolean *map = map_new (board);
  gboolean current[128] = { FALSE };
  gboolean reached[128] = { FALSE };

  if (stage == SPROUT)
    return;

  note_current_sectors (board, base, n_base, current);
  if (stage == MATURE)
    note_adjacent_sectors (board, current, reached);

  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        SrBossSpot spot = { column, row };
        guchar sector = (guchar) sector_of (board, spot);

        if (current[sector] || reached[sector])
          map_add (board, map, spot);
      }
  strike (board, map, DRYAD_DAMAGE, FALSE);
}
