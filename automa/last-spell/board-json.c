/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-json.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#define MAX_SLOTS 32
#define MAX_WALLS 500

/* A row of one of the three drawings; `width` 0 takes whatever width it has. */
static const char *
read_row (const AutomaPlace *rows,
          guint              row,
          guint              width)
{
  AutomaPlace place;
  const char *text;
  gsize length;

  automa_place_element (rows, row, &place);
  if (!automa_place_string (&place, &text))
    return NULL;
  length = strlen (text);
  if (!g_str_is_ascii (text) || length == 0 || length > LS_MAX_SIDE)
    {
      automa_place_problem (&place, _("expected 1 to %d plain characters"), LS_MAX_SIDE);
      return NULL;
    }
  if (width > 0 && length != width)
    {
      automa_place_problem (&place, _("%u spots long; expected %u, like the first row of the terrain"), (guint) length,
                            width);
      return NULL;
    }
  return text;
}

static void
take_circle_spot (LsBoard *self,
                  guint    column,
                  guint    row)
{
  self->circle_west = MIN (self->circle_west, column);
  self->circle_east = MAX (self->circle_east, column);
  self->circle_north = MIN (self->circle_north, row);
  self->circle_south = MAX (self->circle_south, row);
}

static void
check_circle (const AutomaPlace *rows,
              const LsBoard     *self)
{
  if (self->circle_west == G_MAXUINT)
    {
      automa_place_problem (rows, _("no magic circle; expected spots marked *"));
      return;
    }
  for (guint row = self->circle_north; row <= self->circle_south; row++)
    for (guint column = self->circle_west; column <= self->circle_east; column++)
      if (self->terrain[ls_spot (column, row)] != LS_TERRAIN_CIRCLE)
        {
          automa_place_problem (rows, _("the magic circle has gaps; expected one rectangle of *"));
          return;
        }
}

static void
read_terrain (const AutomaPlace *board,
              LsBoard           *self)
{
  AutomaPlace rows;
  guint n_rows;

  if (!automa_place_need (board, "terrain", &rows) || !automa_place_array (&rows, 1, LS_MAX_SIDE, &n_rows))
    return;
  self->height = n_rows;
  self->circle_west = self->circle_north = G_MAXUINT;
  for (guint row = 0; row < n_rows; row++)
    {
      const char *text = read_row (&rows, row, self->width);

      if (!text)
        continue;
      self->width = (guint) strlen (text);
      for (guint column = 0; column < self->width; column++)
        {
          LsTerrain terrain = ls_terrain_from_char (text[column]);

          if (terrain == LS_N_TERRAINS)
            automa_place_problem (&rows,
                                  _("row %u, column %u: '%c' is no terrain; expected one of . ~ o t # * or a space"),
                                  row + 1, column + 1, text[column]);
          else
            self->terrain[ls_spot (column, row)] = (guint8) terrain;
          if (terrain == LS_TERRAIN_CIRCLE)
            take_circle_spot (self, column, row);
        }
    }
  check_circle (&rows, self);
}

/* Calls take() for each character of a drawing that has the terrain's size. */
static void
read_drawing (const AutomaPlace *board,
              const char        *member,
              LsBoard           *self,
              void             (*take) (const AutomaPlace *rows,
                                        LsBoard           *self,
                                        LsSpot             spot,
                                        char               c))
{
  AutomaPlace rows;
  guint n_rows;

  if (!automa_place_need (board, member, &rows) || !automa_place_array (&rows, 1, LS_MAX_SIDE, &n_rows))
    return;
  if (n_rows != self->height)
    {
      automa_place_problem (&rows, _("%u rows; expected %u, like the terrain"), n_rows, self->height);
      return;
    }
  for (guint row = 0; row < n_rows; row++)
    {
      const char *text = read_row (&rows, row, self->width);

      for (guint column = 0; text && column < self->width; column++)
        take (&rows, self, ls_spot (column, row), text[column]);
    }
}

static void
take_sector (const AutomaPlace *rows,
             LsBoard           *self,
             LsSpot             spot,
             char               c)
{
  char name[LS_SPOT_NAME_SIZE];

  if (self->terrain[spot] == LS_TERRAIN_NONE)
    return;
  if (!g_ascii_isgraph (c))
    automa_place_problem (rows, _("%s has no sector; expected a character that names it"), ls_spot_name (spot, name));
  else if ((c == '*') != (self->terrain[spot] == LS_TERRAIN_CIRCLE))
    automa_place_problem (rows, _("%s: expected * on the spots of the magic circle and nowhere else"),
                          ls_spot_name (spot, name));
  else
    self->sector[spot] = c;
}

static void
take_arrow (const AutomaPlace *rows,
            LsBoard           *self,
            LsSpot             spot,
            char               c)
{
  char name[LS_SPOT_NAME_SIZE];
  LsFacing arrow = ls_arrow_from_char (c);

  if (arrow == LS_NO_FACING && c != ' ' && c != '.')
    automa_place_problem (rows, _("%s: '%c' is no arrow; expected one of ^ > v < or a space"),
                          ls_spot_name (spot, name), c);
  self->arrow[spot] = (guint8) arrow;
}

static void
read_town (const AutomaPlace *board,
           LsBoard           *self)
{
  AutomaPlace town;
  guint n;

  if (!automa_place_need (board, "town", &town) || !automa_place_array (&town, 1, 94, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      AutomaPlace place;
      const char *text;

      automa_place_element (&town, i, &place);
      if (!automa_place_string (&place, &text))
        continue;
      if (strlen (text) != 1 || *text == '*' || !memchr (self->sector, *text, sizeof self->sector))
        automa_place_problem (&place, _("expected the character of a sector of this board"));
      else
        self->town[(guchar) *text & 127] = TRUE;
    }
}

/* A row (a number) or a column (letters) of the board, from 0. */
static gboolean
read_line (const AutomaPlace *place,
           const char        *member,
           gboolean           is_column,
           const LsBoard     *self,
           guint             *line)
{
  AutomaPlace at;
  const char *text;
  int row;

  if (!automa_place_need (place, member, &at))
    return FALSE;
  if (!is_column)
    {
      if (!automa_place_int (&at, 1, (int) MAX (self->height, 1), &row))
        return FALSE;
      *line = (guint) row - 1;
      return TRUE;
    }
  if (!automa_place_string (&at, &text))
    return FALSE;
  if (ls_column_from_name (text, line) && *line < self->width)
    return TRUE;
  automa_place_problem (&at, _("expected a column of the board, such as \"C\""));
  return FALSE;
}

static void
read_mist (const AutomaPlace *board,
           LsBoard           *self)
{
  static const char *const sides[] = { "west", "north", "east", NULL };
  static const char *const members[] = { "line", "from", "to", NULL };
  AutomaPlace mist;

  if (!automa_place_need (board, "mist", &mist) || !automa_place_object (&mist, sides))
    return;
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      gboolean north = side == LS_NORTH;
      LsMistLine line = { .present = TRUE };
      AutomaPlace place;
      gboolean known;

      if (!automa_place_member (&mist, ls_facing_ids[side], &place) || !automa_place_object (&place, members))
        continue;
      known = read_line (&place, "line", !north, self, &line.line);
      known = read_line (&place, "from", north, self, &line.from) && known;
      known = read_line (&place, "to", north, self, &line.to) && known;
      if (!known)
        continue;
      if (line.from > line.to)
        automa_place_problem (&place, _("expected `from` not to lie beyond `to`"));
      self->mist[side] = line;
    }
}

static void
read_slot (const AutomaPlace *place,
           LsBoard           *self)
{
  static const char *const members[] = { "number", "side", "from", "to", NULL };
  AutomaPlace member;
  LsSlot slot = { 0 };
  guint side = LS_N_FACINGS;
  gboolean known;
  int number = 0;

  if (!automa_place_object (place, members))
    return;
  if (automa_place_need (place, "number", &member) && automa_place_int (&member, 1, MAX_SLOTS, &number))
    for (guint i = 0; i < self->slots->len; i++)
      if (g_array_index (self->slots, LsSlot, i).number == (guint) number)
        automa_place_problem (&member, _("there is a slot %d already"), number);
  if (!automa_place_need (place, "side", &member) || !automa_place_word (&member, ls_facing_ids, &side))
    return;
  slot.number = (guint) number;
  slot.side = (LsFacing) side;
  if (slot.side == LS_SOUTH)
    automa_place_problem (&member, _("expected one of %s"), "north, east, west");
  known = read_line (place, "from", slot.side == LS_NORTH, self, &slot.from);
  known = read_line (place, "to", slot.side == LS_NORTH, self, &slot.to) && known;
  if (!known)
    return;
  g_array_append_val (self->slots, slot);
}

static void
read_slots (const AutomaPlace *board,
            LsBoard           *self)
{
  AutomaPlace slots, place;
  guint n;

  if (!automa_place_member (board, "slots", &slots) || !automa_place_array (&slots, 0, MAX_SLOTS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&slots, i, &place);
      read_slot (&place, self);
    }
}

static void
read_walls (const AutomaPlace *board,
            LsBoard           *self)
{
  AutomaPlace walls, place;
  guint n;

  if (!automa_place_member (board, "walls", &walls) || !automa_place_array (&walls, 0, MAX_WALLS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      LsSpots wall;

      automa_place_element (&walls, i, &place);
      if (ls_place_spots (&place, self, &wall))
        g_array_append_val (self->walls, wall);
    }
}

static void
read_words (const AutomaPlace *board,
            LsBoard           *self)
{
  const struct
  {
    const char *member;
    char      **word;
  } words[] = { { "id", &self->id }, { "name", &self->name }, { "source", &self->source } };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      AutomaPlace place;
      const char *text;

      if (automa_place_need (board, words[i].member, &place) && automa_place_text (&place, &text))
        *words[i].word = g_strdup (text);
    }
}

/* The board at this place, or NULL with all its problems told. */
LsBoard *
ls_board_read (const AutomaPlace *place)
{
  static const char *const members[] = { "format", "id",    "name",  "source", "terrain", "sectors",
                                         "town",   "arrows", "mist", "slots",  "walls",   NULL };
  g_autoptr (LsBoard) self = ls_board_new ();
  guint before = automa_problems_count (place->problems);

  automa_place_object (place, members);
  automa_place_format (place, LS_BOARD_FORMAT);
  read_words (place, self);
  read_terrain (place, self);
  if (self->width > 0)
    {
      read_drawing (place, "sectors", self, take_sector);
      read_town (place, self);
      read_drawing (place, "arrows", self, take_arrow);
      read_mist (place, self);
      read_slots (place, self);
      read_walls (place, self);
    }
  return automa_problems_count (place->problems) == before ? g_steal_pointer (&self) : NULL;
}

gboolean
ls_place_spot (const AutomaPlace *place,
               const LsBoard     *board,
               LsSpot            *spot)
{
  const char *text;

  if (!automa_place_string (place, &text))
    return FALSE;
  *spot = ls_spot_from_name (text);
  if (*spot == LS_NO_SPOT)
    {
      automa_place_problem (place, _("\"%s\" is no spot; expected a column and a row, such as \"C7\""), text);
      return FALSE;
    }
  if (!ls_board_has (board, *spot))
    {
      automa_place_problem (place, _("%s is off the board"), text);
      return FALSE;
    }
  return TRUE;
}

/* The spots that one piece covers: all different, in one piece. */
gboolean
ls_place_spots (const AutomaPlace *place,
                const LsBoard     *board,
                LsSpots           *spots)
{
  guint n;

  *spots = (LsSpots){ 0 };
  if (!automa_place_array (place, 1, LS_MAX_SPOTS, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      AutomaPlace element;
      LsSpot spot;

      automa_place_element (place, i, &element);
      if (!ls_place_spot (&element, board, &spot))
        return FALSE;
      if (ls_spots_contain (spots, spot))
        {
          automa_place_problem (&element, _("this spot stands there twice"));
          return FALSE;
        }
      spots->at[spots->n++] = spot;
    }
  if (!ls_spots_hang_together (spots))
    {
      automa_place_problem (place, _("expected spots that lie beside each other"));
      return FALSE;
    }
  return TRUE;
}
