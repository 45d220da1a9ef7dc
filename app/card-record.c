/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-record.h"

#include <string.h>

#include "record-json.h"

static const char figure_letters[] = "rcmawbkx"; /* in the order of LsFigure */
static const char colour_letters[] = "gyr";
static const char tile_letters[] = ".hs"; /* in the order of HkCardTile */

static const char *const figure_words[LS_N_FIGURES] = { "runner", "clawer", "armored", "archer",
                                                        "winged", "boomer", "bulky",   "accursed" };
static const char *const colour_words[LS_N_COLOURS] = { "green", "yellow", "red" };

const char *
hk_card_figure_word (int figure)
{
  return figure >= 0 && figure < LS_N_FIGURES ? figure_words[figure] : NULL;
}

const char *
hk_card_colour_word (LsColour colour)
{
  return colour_words[colour];
}

const char *
hk_card_tile_word (HkCardTile tile)
{
  return tile == HK_TILE_HATCHERY ? "hatchery" : tile == HK_TILE_MORTAR ? "seed-mortar" : NULL;
}

/* Which of the letters stands there; -1: none of them. */
static int
read_letter (JsonNode   *record,
             const char *drawing,
             guint       depth,
             guint       column,
             const char *letters)
{
  JsonNode *row = hk_record_get_nth (record, drawing, depth);
  const char *text = row && JSON_NODE_HOLDS_VALUE (row) && json_node_get_value_type (row) == G_TYPE_STRING
                       ? json_node_get_string (row)
                       : "";
  const char *found = column < strlen (text) ? strchr (letters, text[column]) : NULL;

  return found ? (int) (found - letters) : -1;
}

void
hk_card_read (HkCard   *self,
              JsonNode *record)
{
  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      {
        int colour = read_letter (record, "colours", depth, column, colour_letters);
        int tile = read_letter (record, "tiles", depth, column, tile_letters);

        self->places[depth][column]
          = (HkCardPlace){ .figure = read_letter (record, "figures", depth, column, figure_letters),
                           .colour = colour < 0 ? LS_GREEN : (LsColour) colour,
                           .tile = tile < 0 ? HK_TILE_NONE : (HkCardTile) tile };
      }
}

static void
write_drawing (JsonNode   *record,
               const char *drawing,
               char        rows[LS_CARD_DEPTH][LS_CARD_COLUMNS + 1])
{
  g_autoptr (JsonArray) list = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    json_array_add_string_element (list, rows[depth]);
  json_node_set_array (node, list);
  hk_record_set (record, drawing, node);
}

/* A card without tiles does not name them, unless it did before. */
void
hk_card_write (const HkCard *self,
               JsonNode     *record)
{
  char figures[LS_CARD_DEPTH][LS_CARD_COLUMNS + 1] = { 0 };
  char colours[LS_CARD_DEPTH][LS_CARD_COLUMNS + 1] = { 0 };
  char tiles[LS_CARD_DEPTH][LS_CARD_COLUMNS + 1] = { 0 };
  gboolean any = hk_record_get (record, "tiles") != NULL;

  for (guint depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint column = 0; column < LS_CARD_COLUMNS; column++)
      {
        const HkCardPlace *place = &self->places[depth][column];

        figures[depth][column] = place->figure < 0 ? '.' : figure_letters[place->figure];
        colours[depth][column] = place->figure < 0 ? '.' : colour_letters[place->colour];
        tiles[depth][column] = tile_letters[place->tile];
        any = any || place->tile != HK_TILE_NONE;
      }
  write_drawing (record, "figures", figures);
  write_drawing (record, "colours", colours);
  if (any)
    write_drawing (record, "tiles", tiles);
}
