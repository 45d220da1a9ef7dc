/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board as a document, the way ls_board_read() takes it. */
#include "board-json.h"

typedef char (*Letter) (const LsBoard *board,
                        LsSpot         spot);

static char
terrain_letter (const LsBoard *board,
                LsSpot         spot)
{
  return ls_terrain_char ((LsTerrain) board->terrain[spot]);
}

static char
sector_letter (const LsBoard *board,
               LsSpot         spot)
{
  return board->sector[spot] ? board->sector[spot] : ' ';
}

static char
arrow_letter (const LsBoard *board,
              LsSpot         spot)
{
  return ls_arrow_char ((LsFacing) board->arrow[spot]);
}

static void
add_drawing (JsonBuilder   *json,
             const char    *name,
             const LsBoard *board,
             Letter         letter)
{
  automa_json_begin_list (json, name);
  for (guint row = 0; row < board->height; row++)
    {
      char text[LS_MAX_SIDE + 1] = { 0 };

      for (guint column = 0; column < board->width; column++)
        text[column] = letter (board, ls_spot (column, row));
      json_builder_add_string_value (json, text);
    }
  json_builder_end_array (json);
}

/* A row as a number, a column as letters. */
static void
add_line (JsonBuilder *json,
          const char  *name,
          gboolean     is_column,
          guint        line)
{
  char column[LS_SPOT_NAME_SIZE];

  if (is_column)
    automa_json_add_string (json, name, ls_column_name (line, column));
  else
    automa_json_add_int (json, name, line + 1);
}

static void
add_mist (JsonBuilder   *json,
          const LsBoard *board)
{
  static const LsFacing sides[] = { LS_WEST, LS_NORTH, LS_EAST };

  json_builder_set_member_name (json, "mist");
  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const LsMistLine *mist = &board->mist[sides[i]];
      gboolean north = sides[i] == LS_NORTH;

      if (!mist->present)
        continue;
      json_builder_set_member_name (json, ls_facing_ids[sides[i]]);
      json_builder_begin_object (json);
      add_line (json, "line", !north, mist->line);
      add_line (json, "from", north, mist->from);
      add_line (json, "to", north, mist->to);
      json_builder_end_object (json);
    }
  json_builder_end_object (json);
}

static void
add_town (JsonBuilder   *json,
          const LsBoard *board)
{
  automa_json_begin_list (json, "town");
  for (char letter = '!'; letter < 127; letter++)
    if (board->town[(guchar) letter])
      {
        char text[] = { letter, '\0' };

        json_builder_add_string_value (json, text);
      }
  json_builder_end_array (json);
}

static void
add_slots (JsonBuilder   *json,
           const LsBoard *board)
{
  automa_json_begin_list (json, "slots");
  for (guint i = 0; i < board->slots->len; i++)
    {
      const LsSlot *slot = &g_array_index (board->slots, LsSlot, i);

      json_builder_begin_object (json);
      automa_json_add_int (json, "number", slot->number);
      automa_json_add_string (json, "side", ls_facing_ids[slot->side]);
      add_line (json, "from", slot->side == LS_NORTH, slot->from);
      add_line (json, "to", slot->side == LS_NORTH, slot->to);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_walls (JsonBuilder   *json,
           const LsBoard *board)
{
  automa_json_begin_list (json, "walls");
  for (guint i = 0; i < board->walls->len; i++)
    {
      const LsSpots *wall = &g_array_index (board->walls, LsSpots, i);
      char name[LS_SPOT_NAME_SIZE];

      json_builder_begin_array (json);
      for (guint j = 0; j < wall->n; j++)
        json_builder_add_string_value (json, ls_spot_name (wall->at[j], name));
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
}

JsonNode *
ls_board_json (const LsBoard *board)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  automa_json_add_string (json, "format", LS_BOARD_FORMAT);
  automa_json_add_string (json, "id", board->id);
  automa_json_add_string (json, "name", board->name);
  automa_json_add_string (json, "source", board->source);
  add_drawing (json, "terrain", board, terrain_letter);
  add_drawing (json, "sectors", board, sector_letter);
  add_town (json, board);
  add_drawing (json, "arrows", board, arrow_letter);
  add_mist (json, board);
  add_slots (json, board);
  add_walls (json, board);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}
