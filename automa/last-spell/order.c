/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "order.h"

#include <stdlib.h>

/* All that decides, packed so that the smaller number moves first: side, line, place in the line, monster. */
#define MONSTER_BITS 10
#define PLACE_BITS 6
#define LINE_SHIFT (MONSTER_BITS + PLACE_BITS)

G_STATIC_ASSERT (LS_MAX_FIGURES <= 1 << MONSTER_BITS);
G_STATIC_ASSERT (LS_MAX_SIDE <= 1 << PLACE_BITS);

/* `order.sweep`: sides go west, north, east, south, and lines clockwise inside each; `order.line`: who is furthest
 * along the facing comes first. */
static guint32
make_key (const LsMonster *monster,
          guint            index)
{
  guint column = ls_spot_column (monster->spots.at[0]);
  guint row = ls_spot_row (monster->spots.at[0]);
  guint last = LS_MAX_SIDE - 1;
  guint side = 0, line = 0, place = 0;

  switch (monster->facing)
    {
    case LS_EAST: /* from the west: rows from south to north */
      side = 0, line = last - row, place = last - column;
      break;
    case LS_SOUTH: /* from the north: columns from west to east */
      side = 1, line = column, place = last - row;
      break;
    case LS_WEST: /* from the east: rows from north to south */
      side = 2, line = row, place = column;
      break;
    case LS_NORTH: /* from the south: columns from east to west */
    default:
      side = 3, line = last - column, place = row;
      break;
    }
  return (side << PLACE_BITS | line) << LINE_SHIFT | place << MONSTER_BITS | index;
}

/* One pass of a counting sort by some of the bits. Stable, and linear in the number of monsters. */
static void
sort_by_bits (const guint32 *from,
              guint32       *to,
              guint          n,
              guint          shift,
              guint          bits)
{
  guint16 start[(1 << (PLACE_BITS + 2)) + 1] = { 0 };
  guint32 mask = (1u << bits) - 1;

  for (guint i = 0; i < n; i++)
    start[(from[i] >> shift & mask) + 1]++;
  for (guint i = 1; i <= mask; i++)
    start[i] = (guint16) (start[i] + start[i - 1]);
  for (guint i = 0; i < n; i++)
    to[start[from[i] >> shift & mask]++] = from[i];
}

/* A line in the sorted keys, and where its first monster stands, seen from the middle of the circle in half spots. */
typedef struct
{
  guint first;
  guint n;
  int   east;
  int   south;
} Line;

/* Clockwise from due west: 0 up to and without due north, then 1, 2, 3. */
static int
quadrant (const Line *line)
{
  if (line->east < 0 && line->south <= 0)
    return 0;
  if (line->south < 0)
    return 1;
  return line->east > 0 ? 2 : 3;
}

static int
compare_bearings (gconstpointer a,
                  gconstpointer b)
{
  const Line *x = a;
  const Line *y = b;
  int turn;

  if (quadrant (x) != quadrant (y))
    return quadrant (x) - quadrant (y);
  /* in one quadrant, the cross product tells which of the two lies further clockwise */
  turn = x->east * y->south - x->south * y->east;
  if (turn != 0)
    return turn > 0 ? -1 : 1;
  return x->east * x->east + x->south * x->south - y->east * y->east - y->south * y->south;
}

static Line
measure_line (const LsPosition *position,
              guint             first,
              guint             monster)
{
  const LsBoard *board = position->board;
  LsSpot at = ls_position_monster (position, monster)->spots.at[0];

  return (Line){ .first = first,
                 .east = 2 * (int) ls_spot_column (at) - (int) (board->circle_west + board->circle_east),
                 .south = 2 * (int) ls_spot_row (at) - (int) (board->circle_north + board->circle_south) };
}

/* The ruling `angle`: whole lines go by the bearing of the monster in them that moves first. */
static void
append_by_angle (const LsPosition *position,
                 const guint32    *keys,
                 guint             n,
                 GArray           *order)
{
  guint32 mask = (1u << MONSTER_BITS) - 1;
  Line lines[LS_MAX_FIGURES];
  guint n_lines = 0;

  for (guint i = 0; i < n; i++)
    {
      if (i == 0 || keys[i] >> LINE_SHIFT != keys[i - 1] >> LINE_SHIFT)
        lines[n_lines++] = measure_line (position, i, keys[i] & mask);
      lines[n_lines - 1].n++;
    }
  qsort (lines, n_lines, sizeof *lines, compare_bearings);
  for (guint i = 0; i < n_lines; i++)
    for (guint j = 0; j < lines[i].n; j++)
      {
        guint16 monster = (guint16) (keys[lines[i].first + j] & mask);

        g_array_append_val (order, monster);
      }
}

/* The order is fixed when the movement step begins; newborn monsters are in it like all others (`order.newborn`). */
void
ls_order_monsters (const LsPosition *position,
                   GArray           *order)
{
  guint32 keys[LS_MAX_FIGURES], by_place[LS_MAX_FIGURES];
  guint n = position->monsters->len;

  g_array_set_size (order, 0);
  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    keys[i] = make_key (ls_position_monster (position, i), i);
  sort_by_bits (keys, by_place, n, MONSTER_BITS, PLACE_BITS);
  sort_by_bits (by_place, keys, n, LINE_SHIFT, PLACE_BITS + 2);

  if (position->rulings.value[LS_RULING_ORDER] == LS_ORDER_ANGLE)
    {
      append_by_angle (position, keys, n, order);
      return;
    }
  g_array_set_size (order, n);
  for (guint i = 0; i < n; i++)
    g_array_index (order, guint16, i) = (guint16) (keys[i] & ((1u << MONSTER_BITS) - 1));
}
