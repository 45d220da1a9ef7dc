/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of a random position, and its mist. */
#include "random-draft.h"

static void
draw_town (Draft *draft)
{
  int width[4];

  for (int side = 0; side < 4; side++)
    width[side] = between (draft, 1, 4);

  draft->circle.column = between (draft, 2, draft->width - 4);
  draft->circle.row = between (draft, draft->height / 2, draft->height - 3);
  draft->town[WEST] = MAX (draft->circle.column - width[WEST], 0);
  draft->town[NORTH] = MAX (draft->circle.row - width[NORTH], 0);
  draft->town[EAST] = MIN (draft->circle.column + 1 + width[EAST], draft->width - 1);
  draft->town[SOUTH] = MIN (draft->circle.row + 1 + width[SOUTH], draft->height - 1);
}

static gboolean
is_circle (const Draft *draft,
           Spot         spot)
{
  return (spot.column == draft->circle.column || spot.column == draft->circle.column + 1) &&
         (spot.row == draft->circle.row || spot.row == draft->circle.row + 1);
}

/* Holes only outside the town, so that each of its sectors keeps its edge with the circle. */
static char
random_terrain (Draft *draft,
                Spot   spot)
{
  const Mix *mix = draft->mix;
  int roll = between (draft, 0, 99);

  if (is_circle (draft, spot))
    return '*';
  if ((roll -= mix->low) < 0)
    return 'o';
  if ((roll -= mix->water) < 0)
    return '~';
  if ((roll -= mix->tree) < 0)
    return 't';
  if ((roll -= mix->cliff) < 0)
    return '#';
  if ((roll -= mix->hole) < 0 && !in_town (draft, spot))
    return ' ';

  return '.';
}

/* Towards the circle, mostly. */
static char
random_arrow (Draft *draft,
              Spot   spot)
{
  int east = draft->circle.column - spot.column + (spot.column > draft->circle.column ? 1 : 0);
  int south = draft->circle.row - spot.row + (spot.row > draft->circle.row ? 1 : 0);

  if (chance (draft, 8))
    return side_arrows[between (draft, 0, 3)];
  if (chance (draft, 5))
    return chance (draft, 50) ? ' ' : '.';
  if (ABS (east) > ABS (south))
    return east > 0 ? '>' : '<';

  return south > 0 ? 'v' : '^';
}

/* Town sectors a to d around the circle, blocks A to Y outside. */
static char
sector_at (const Draft *draft,
           Spot         spot,
           int          blocks)
{
  gboolean east = spot.column > draft->circle.column;
  gboolean south = spot.row > draft->circle.row;

  if (in_town (draft, spot))
    return south ? (east ? 'd' : 'c') : (east ? 'b' : 'a');

  return (char) ('A' + spot.row * blocks / draft->height * blocks + spot.column * blocks / draft->width);
}

void
draft_draw_board (Draft *draft)
{
  int most = chance (draft, 10) ? MAX_SIDE : 20;
  int blocks;

  if (chance (draft, draft->mix->small_board))
    most = 12;
  draft->width = between (draft, 8, most);
  draft->height = between (draft, 8, most);
  blocks = between (draft, 2, 5);
  draw_town (draft);

  for (int row = 0; row < draft->height; row++)
    for (int column = 0; column < draft->width; column++)
      {
        Spot spot = { column, row };
        char terrain = random_terrain (draft, spot);
        gboolean bare = terrain == ' ' || terrain == '*';

        draft->terrain[row][column] = terrain;
        draft->sectors[row][column] = bare ? terrain : sector_at (draft, spot, blocks);
        draft->arrows[row][column] = bare ? ' ' : random_arrow (draft, spot);
      }
}

void
draft_draw_mist (Draft *draft)
{
  for (int side = 0; side < 4; side++)
    {
      int last = side == NORTH ? draft->width - 1 : draft->height - 1;
      gboolean whole = chance (draft, 70);

      draft->mist_line[side] = side != SOUTH && chance (draft, draft->mix->mist);
      draft->mist[side] = draft->mist_line[side] && chance (draft, 92) ? between (draft, 0, between (draft, 1, 6)) : -1;
      draft->mist_from[side] = whole ? 0 : between (draft, 0, last / 2);
      draft->mist_to[side] = whole ? last : between (draft, draft->mist_from[side], last);
    }
}

/* Writing it down */

static void
write_rows (const Draft *draft,
            JsonBuilder *builder,
            const char  *member,
            const char   rows[MAX_SIDE][MAX_SIDE + 1])
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (int row = 0; row < draft->height; row++)
    json_builder_add_string_value (builder, rows[row]);
  json_builder_end_array (builder);
}

static void
write_column_or_row (JsonBuilder *builder,
                     const char  *member,
                     gboolean     column,
                     int          number)
{
  g_autofree char *name = NULL;

  if (!column)
    {
      set_int (builder, member, number + 1);
      return;
    }

  name = number < 26 ? g_strdup_printf ("%c", 'A' + number) : g_strdup_printf ("A%c", 'A' + number - 26);
  set_string (builder, member, name);
}

static void
write_mist_lines (const Draft *draft,
                  JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "mist");
  json_builder_begin_object (builder);
  for (int side = 0; side < 4; side++)
    if (draft->mist_line[side])
      {
        json_builder_set_member_name (builder, side_names[side]);
        json_builder_begin_object (builder);
        write_column_or_row (builder, "line", side != NORTH, draft->town[side]);
        write_column_or_row (builder, "from", side == NORTH, draft->mist_from[side]);
        write_column_or_row (builder, "to", side == NORTH, draft->mist_to[side]);
        json_builder_end_object (builder);
      }
  json_builder_end_object (builder);
}

void
draft_write_board (const Draft *draft,
                   JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "board");
  json_builder_begin_object (builder);
  set_string (builder, "format", "automa-board/1");
  set_string (builder, "id", "random");
  set_string (builder, "name", "Random");
  set_string (builder, "source", "unverified");
  write_rows (draft, builder, "terrain", draft->terrain);
  write_rows (draft, builder, "sectors", draft->sectors);
  json_builder_set_member_name (builder, "town");
  json_builder_begin_array (builder);
  for (char sector = 'a'; sector <= 'd'; sector++)
    json_builder_add_string_value (builder, (const char[]) { sector, '\0' });
  json_builder_end_array (builder);
  write_rows (draft, builder, "arrows", draft->arrows);
  write_mist_lines (draft, builder);
  json_builder_end_object (builder);
}

void
draft_write_mist (const Draft *draft,
                  JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "mist");
  json_builder_begin_object (builder);
  for (int side = 0; side < 4; side++)
    if (draft->mist[side] >= 0)
      set_int (builder, side_names[side], draft->mist[side]);
  json_builder_end_object (builder);
}
