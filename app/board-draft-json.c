/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft out of a board's record and back into it. The engine's reader decides what is a board; a record that it takes is
 * read here without a word. */
#include <string.h>

#include "board-draft.h"
#include "last-spell/board-json.h"
#include "record-json.h"

static const char *const drawings[HK_N_DRAWINGS] = { "terrain", "sectors", "arrows" };

/* --- Reading --- */

static void
take_drawing (HkBoardDraft *self,
              HkBoardLayer  layer,
              JsonObject   *record)
{
  JsonArray *rows = json_object_get_array_member (record, drawings[layer]);

  for (guint row = 0; row < self->height; row++)
    memcpy (self->drawings[layer][row], json_array_get_string_element (rows, row), self->width);
}

static void
take_board (HkBoardDraft  *self,
            const LsBoard *board)
{
  self->width = board->width;
  self->height = board->height;
  memcpy (self->town, board->town, sizeof self->town);
  memcpy (self->mist, board->mist, sizeof self->mist);
  self->n_slots = MIN (board->slots->len, HK_DRAFT_SLOTS);
  self->n_walls = MIN (board->walls->len, HK_DRAFT_WALLS);
  for (guint i = 0; i < self->n_slots; i++)
    self->slots[i] = g_array_index (board->slots, LsSlot, i);
  for (guint i = 0; i < self->n_walls; i++)
    self->walls[i] = g_array_index (board->walls, LsSpots, i);
}

/* FALSE: it is no board. */
gboolean
hk_board_draft_read (HkBoardDraft *self,
                     JsonNode     *record)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("board");
  g_autoptr (LsBoard) board = NULL;
  AutomaPlace place;

  automa_place_root (&place, record, problems);
  board = ls_board_read (&place);
  memset (self, 0, sizeof *self); /* drafts are compared byte by byte */
  if (!board)
    return FALSE;
  take_board (self, board);
  for (guint layer = 0; layer < HK_N_DRAWINGS; layer++)
    take_drawing (self, layer, json_node_get_object (record));
  for (guint row = 0; row < self->height; row++)
    for (guint column = 0; column < self->width; column++)
      if (self->drawings[HK_LAYER_ARROWS][row][column] == '.')
        self->drawings[HK_LAYER_ARROWS][row][column] = ' ';
  return TRUE;
}

/* --- Writing --- */

static JsonNode *
make_drawing (const HkBoardDraft *self,
              HkBoardLayer        layer)
{
  g_autoptr (JsonArray) rows = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint row = 0; row < self->height; row++)
    {
      g_autofree char *text = g_strndup (self->drawings[layer][row], self->width);

      json_array_add_string_element (rows, text);
    }
  json_node_set_array (node, rows);
  return node;
}

static void
add_line (JsonObject *object,
          const char *member,
          gboolean    is_column,
          guint       line)
{
  char name[LS_SPOT_NAME_SIZE];

  if (is_column)
    {
      ls_spot_name (ls_spot (line, 0), name);
      name[strcspn (name, "0123456789")] = '\0';
      json_object_set_string_member (object, member, name);
    }
  else
    json_object_set_int_member (object, member, line + 1);
}

static JsonObject *
make_mist (const HkBoardDraft *self)
{
  JsonObject *mist = json_object_new ();

  for (LsFacing side = 0; side < LS_N_FACINGS; side++)
    if (self->mist[side].present)
      {
        JsonObject *line = json_object_new ();

        add_line (line, "line", side != LS_NORTH, self->mist[side].line);
        add_line (line, "from", side == LS_NORTH, self->mist[side].from);
        add_line (line, "to", side == LS_NORTH, self->mist[side].to);
        json_object_set_object_member (mist, ls_facing_ids[side], line);
      }
  return mist;
}

static JsonArray *
make_slots (const HkBoardDraft *self)
{
  JsonArray *slots = json_array_new ();

  for (guint i = 0; i < self->n_slots; i++)
    {
      JsonObject *slot = json_object_new ();

      json_object_set_int_member (slot, "number", self->slots[i].number);
      json_object_set_string_member (slot, "side", ls_facing_ids[self->slots[i].side]);
      add_line (slot, "from", self->slots[i].side == LS_NORTH, self->slots[i].from);
      add_line (slot, "to", self->slots[i].side == LS_NORTH, self->slots[i].to);
      json_array_add_object_element (slots, slot);
    }
  return slots;
}

static JsonArray *
make_walls (const HkBoardDraft *self)
{
  JsonArray *walls = json_array_new ();

  for (guint i = 0; i < self->n_walls; i++)
    {
      JsonArray *wall = json_array_new ();
      char name[LS_SPOT_NAME_SIZE];

      for (guint j = 0; j < self->walls[i].n; j++)
        json_array_add_string_element (wall, ls_spot_name (self->walls[i].at[j], name));
      json_array_add_array_element (walls, wall);
    }
  return walls;
}

/* Only sectors that are on the board: one may have been painted over. */
static JsonArray *
make_town (const HkBoardDraft *self)
{
  JsonArray *town = json_array_new ();

  for (guint c = 0; c < G_N_ELEMENTS (self->town); c++)
    if (self->town[c] && hk_board_draft_has_sector (self, (char) c))
      json_array_add_string_element (town, (char[]){ (char) c, '\0' });
  return town;
}

JsonNode *
hk_board_draft_write (const HkBoardDraft *self,
                      JsonNode           *record)
{
  JsonNode *node = hk_record_copy (record);
  JsonObject *board = json_node_get_object (node);

  for (guint layer = 0; layer < HK_N_DRAWINGS; layer++)
    json_object_set_member (board, drawings[layer], make_drawing (self, layer));
  json_object_set_array_member (board, "town", make_town (self));
  json_object_set_object_member (board, "mist", make_mist (self));
  json_object_set_array_member (board, "slots", make_slots (self));
  json_object_set_array_member (board, "walls", make_walls (self));
  return node;
}

/* --- A board to look at --- */

static void
take_circle_spot (LsBoard *board,
                  guint    column,
                  guint    row)
{
  board->circle_west = MIN (board->circle_west, column);
  board->circle_east = MAX (board->circle_east, column);
  board->circle_north = MIN (board->circle_north, row);
  board->circle_south = MAX (board->circle_south, row);
}

/* For drawing only: nobody has checked it. */
LsBoard *
hk_board_draft_make_board (const HkBoardDraft *self)
{
  LsBoard *board = ls_board_new ();

  board->width = self->width;
  board->height = self->height;
  board->circle_west = board->circle_north = G_MAXUINT;
  memcpy (board->town, self->town, sizeof board->town);
  memcpy (board->mist, self->mist, sizeof board->mist);
  g_array_append_vals (board->slots, self->slots, self->n_slots);
  g_array_append_vals (board->walls, self->walls, self->n_walls);
  for (guint row = 0; row < self->height; row++)
    for (guint column = 0; column < self->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        LsTerrain terrain = ls_terrain_from_char (self->drawings[HK_LAYER_TERRAIN][row][column]);

        board->terrain[spot] = (guint8) terrain;
        board->sector[spot] = terrain == LS_TERRAIN_NONE ? 0 : self->drawings[HK_LAYER_SECTORS][row][column];
        board->arrow[spot] = (guint8) ls_arrow_from_char (self->drawings[HK_LAYER_ARROWS][row][column]);
        if (terrain == LS_TERRAIN_CIRCLE)
          take_circle_spot (board, column, row);
      }
  if (board->circle_west == G_MAXUINT)
    board->circle_west = board->circle_north = 0;
  return board;
}
