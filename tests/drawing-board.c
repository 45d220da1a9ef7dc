/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of a drawing as JSON: its rows, arrows, sectors and mist. */
#include "drawing-private.h"

#include <stdlib.h>
#include <string.h>

/* One drawing of the board: rows of characters, and below them what every board needs but few tests draw. */
static void
add_layer (const Sketch *self,
           JsonBuilder  *json,
           const char   *name,
           char        (*letter) (const Sketch *self,
                                  const char   *cell,
                                  guint         column,
                                  guint         row),
           const char   *below)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint row = 0; row < self->rows->len; row++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint column = 0; column < self->width; column++)
        g_string_append_c (text, letter (self, g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->rows, row), column),
                                         column, row));
      json_builder_add_string_value (json, text->str);
    }
  for (const char *p = below; *p; p++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_c (text, *p);
      while (text->len < self->width)
        g_string_append_c (text, ' ');
      json_builder_add_string_value (json, text->str);
    }
  json_builder_end_array (json);
}

static char
terrain_letter (const Sketch *self G_GNUC_UNUSED,
                const char   *cell,
                guint         column G_GNUC_UNUSED,
                guint         row G_GNUC_UNUSED)
{
  return *cell == '_' ? ' ' : *cell;
}

static char
layer_letter (const Sketch *self,
              const char   *key,
              guint         column,
              guint         row,
              char          otherwise)
{
  const char *text = sketch_clause (self, key);
  g_auto (GStrv) rows = text ? g_strsplit (text, "/", -1) : NULL;

  if (!rows)
    return otherwise;
  g_assert_cmpuint (g_strv_length (rows), ==, self->rows->len);
  g_assert_cmpuint (strlen (rows[row]), ==, self->width);
  return rows[row][column];
}

static char
sector_letter (const Sketch *self,
               const char   *cell,
               guint         column,
               guint         row)
{
  if (*cell == '_')
    return ' ';
  return *cell == '*' ? '*' : layer_letter (self, "sectors", column, row, 'A');
}

static char
arrow_letter (const Sketch *self,
              const char   *cell G_GNUC_UNUSED,
              guint         column,
              guint         row)
{
  return layer_letter (self, "arrows", column, row, '.');
}

static void
add_line (JsonBuilder *json,
          const char  *name,
          gboolean     is_column,
          guint        line)
{
  char spot[LS_SPOT_NAME_SIZE];

  if (!is_column)
    {
      sketch_add_int (json, name, (int) line + 1);
      return;
    }
  ls_spot_name (ls_spot (line, 0), spot);
  spot[strlen (spot) - 1] = '\0';
  sketch_add_string (json, name, spot);
}

static int
mist_depth (const Sketch *self,
            const char   *side)
{
  for (char **p = self->clauses; *p; p++)
    {
      g_autofree char *key = g_strdup_printf ("mist %s ", side);

      if (g_str_has_prefix (*p, key))
        return atoi (*p + strlen (key));
    }
  return 0;
}

void
sketch_add_mist (const Sketch *self,
                 JsonBuilder  *json,
                 gboolean      lines)
{
  static const char *const sides[] = { "west", "north", "east" };

  json_builder_set_member_name (json, "mist");
  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint depth = (guint) mist_depth (self, sides[i]);
      gboolean north = i == 1;

      if (depth == 0)
        continue;
      if (!lines)
        {
          sketch_add_int (json, sides[i], 0);
          continue;
        }
      json_builder_set_member_name (json, sides[i]);
      json_builder_begin_object (json);
      add_line (json, "line", !north, i == 2 ? self->width - 1 - depth : depth);
      add_line (json, "from", north, 0);
      add_line (json, "to", north, (north ? self->width : self->rows->len) - 1);
      json_builder_end_object (json);
    }
  json_builder_end_object (json);
}

void
sketch_add_board (const Sketch *self,
                  JsonBuilder  *json)
{
  gboolean circle = FALSE;
  const char *town = sketch_clause (self, "town");
  g_auto (GStrv) sectors = g_strsplit (town ? town : "z", " ", -1);

  for (guint row = 0; row < self->rows->len; row++)
    for (guint column = 0; column < self->width; column++)
      if (*(char *) g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->rows, row), column) == '*')
        circle = TRUE;

  json_builder_set_member_name (json, "board");
  json_builder_begin_object (json);
  sketch_add_string (json, "format", "automa-board/1");
  sketch_add_string (json, "id", "drawing");
  sketch_add_string (json, "name", "Drawing");
  sketch_add_string (json, "source", "unverified");
  add_layer (self, json, "terrain", terrain_letter, circle ? " ." : " *.");
  add_layer (self, json, "sectors", sector_letter, circle ? " z" : " *z");
  add_layer (self, json, "arrows", arrow_letter, circle ? "  " : "   ");
  json_builder_set_member_name (json, "town");
  json_builder_begin_array (json);
  for (char **p = sectors; *p; p++)
    json_builder_add_string_value (json, *p);
  json_builder_end_array (json);
  sketch_add_mist (self, json, TRUE);
  json_builder_end_object (json);
}
