/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"

#include <string.h>
#include <glib/gi18n-lib.h>

const int ls_facing_offset[LS_N_FACINGS] = { -LS_STRIDE, 1, LS_STRIDE, -1 };

static const struct
{
  const char *id;
  const char *name;
  char        arrow;
} facings[LS_N_FACINGS] = {
  [LS_NORTH] = { "north", N_("north"), '^' },
  [LS_EAST] = { "east", N_("east"), '>' },
  [LS_SOUTH] = { "south", N_("south"), 'v' },
  [LS_WEST] = { "west", N_("west"), '<' },
};

const char *const ls_facing_ids[] = { "north", "east", "south", "west", NULL };

static const struct
{
  char        letter;
  const char *name;
  const char *word; /* without an article */
} terrains[LS_N_TERRAINS] = {
  [LS_TERRAIN_NONE] = { ' ', N_("the edge of the board"), N_("edge of the board") },
  [LS_TERRAIN_GROUND] = { '.', N_("open ground"), N_("open ground") },
  [LS_TERRAIN_WATER] = { '~', N_("water"), N_("water") },
  [LS_TERRAIN_LOW] = { 'o', N_("a low obstacle"), N_("low obstacle") },
  [LS_TERRAIN_TREE] = { 't', N_("a tree"), N_("tree") },
  [LS_TERRAIN_CLIFF] = { '#', N_("the cliff"), N_("cliff") },
  [LS_TERRAIN_CIRCLE] = { '*', N_("the magic circle"), N_("magic circle") },
};

LsBoard *
ls_board_new (void)
{
  LsBoard *self = g_atomic_rc_box_new0 (LsBoard);

  memset (self->arrow, LS_NO_FACING, sizeof self->arrow);
  self->slots = g_array_new (FALSE, FALSE, sizeof (LsSlot));
  self->walls = g_array_new (FALSE, FALSE, sizeof (LsSpots));
  return self;
}

LsBoard *
ls_board_ref (LsBoard *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
board_clear (gpointer data)
{
  LsBoard *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->source);
  g_array_unref (self->slots);
  g_array_unref (self->walls);
}

void
ls_board_unref (LsBoard *self)
{
  g_atomic_rc_box_release_full (self, board_clear);
}

/* In the reader's language. */
const char *
ls_facing_name (LsFacing facing)
{
  return _(facings[facing].name);
}

const char *
ls_terrain_name (LsTerrain terrain)
{
  return _(terrains[terrain].name);
}

const char *
ls_terrain_word (LsTerrain terrain)
{
  return _(terrains[terrain].word);
}

/* LS_N_TERRAINS for a letter that means none. */
LsTerrain
ls_terrain_from_char (char c)
{
  LsTerrain terrain = LS_TERRAIN_NONE;

  while (terrain < LS_N_TERRAINS && terrains[terrain].letter != c)
    terrain++;
  return terrain;
}

char
ls_terrain_char (LsTerrain terrain)
{
  return terrains[terrain].letter;
}

char
ls_arrow_char (LsFacing arrow)
{
  return arrow < LS_N_FACINGS ? facings[arrow].arrow : ' ';
}

LsFacing
ls_arrow_from_char (char c)
{
  LsFacing facing = LS_NORTH;

  while (facing < LS_N_FACINGS && facings[facing].arrow != c)
    facing++;
  return facing;
}

gboolean
ls_board_has (const LsBoard *self,
              LsSpot         spot)
{
  return spot < LS_N_CELLS && self->terrain[spot] != LS_TERRAIN_NONE;
}

gboolean
ls_board_in_town (const LsBoard *self,
                  LsSpot         spot)
{
  return self->town[(guchar) self->sector[spot] & 127];
}

/* `board.mist`: a spot of a tile's span that lies more than the distance beyond the town's line. */
gboolean
ls_board_in_mist (const LsBoard *self,
                  const int      distance[LS_N_FACINGS],
                  LsSpot         spot)
{
  int column = (int) ls_spot_column (spot);
  int row = (int) ls_spot_row (spot);
  int line[LS_N_FACINGS] = { -row, column, row, -column };

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      const LsMistLine *mist = &self->mist[side];
      gboolean lengthwise = side == LS_NORTH || side == LS_SOUTH;
      int along = lengthwise ? column : row;
      int sign = side == LS_NORTH || side == LS_WEST ? -1 : 1;

      if (mist->present && distance[side] >= 0 && along >= (int) mist->from && along <= (int) mist->to
          && line[side] > sign * (int) mist->line + distance[side])
        return TRUE;
    }
  return FALSE;
}

/* `board.sector`, `board.town`: two different sectors that share an edge; the circle touches each of the town's. */
gboolean
ls_board_sectors_touch (const LsBoard *self,
                        char           a,
                        char           b)
{
  if (a == b)
    return FALSE;
  if ((a == '*' && self->town[b & 127]) || (b == '*' && self->town[a & 127]))
    return TRUE;
  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    if (self->sector[spot] == a)
      for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
        if (self->sector[ls_spot_beside (spot, side)] == b)
          return TRUE;
  return FALSE;
}

/* `board.sector`: far is two sectors away, neither the same nor touching. */
gboolean
ls_board_sectors_far (const LsBoard *self,
                      char           a,
                      char           b)
{
  if (a == b || ls_board_sectors_touch (self, a, b))
    return FALSE;
  for (char between = '!'; between < 127; between++)
    if (ls_board_sectors_touch (self, a, between) && ls_board_sectors_touch (self, between, b))
      return TRUE;
  return FALSE;
}

const char *
ls_spot_name (LsSpot spot,
              char   name[LS_SPOT_NAME_SIZE])
{
  guint column = ls_spot_column (spot);
  guint row = ls_spot_row (spot) + 1;
  char *p = name;

  if (column >= 26)
    *p++ = (char) ('A' + column / 26 - 1);
  *p++ = (char) ('A' + column % 26);
  if (row >= 10)
    *p++ = (char) ('0' + row / 10 % 10);
  *p++ = (char) ('0' + row % 10);
  *p = '\0';
  return name;
}

const char *
ls_column_name (guint column,
                char  name[LS_SPOT_NAME_SIZE])
{
  ls_spot_name (ls_spot (column, 0), name);
  name[strlen (name) - 1] = '\0'; /* without the row */
  return name;
}

/* How many letters of the text name a column; 0 if they name none. */
static guint
read_column (const char *text,
             guint      *column)
{
  guint n = 0;
  guint number = 0;

  for (; n < 3 && text[n] >= 'A' && text[n] <= 'Z'; n++)
    number = number * 26 + (guint) (text[n] - 'A') + 1;
  if (n == 0 || n > 2 || number > LS_MAX_SIDE)
    return 0;
  *column = number - 1;
  return n;
}

gboolean
ls_column_from_name (const char *name,
                     guint      *column)
{
  guint n = read_column (name, column);

  return n > 0 && name[n] == '\0';
}

/* LS_NO_SPOT if the text is no spot's name, or one that no board can have. */
LsSpot
ls_spot_from_name (const char *name)
{
  guint column = 0;
  guint n = read_column (name, &column);
  guint row = 0;

  if (n == 0 || name[n] < '1' || name[n] > '9')
    return LS_NO_SPOT;
  for (name += n; g_ascii_isdigit (*name) && row <= LS_MAX_SIDE; name++)
    row = row * 10 + (guint) (*name - '0');
  if (*name != '\0' || row > LS_MAX_SIDE)
    return LS_NO_SPOT;
  return ls_spot (column, row - 1);
}

gboolean
ls_spots_contain (const LsSpots *self,
                  LsSpot         spot)
{
  for (guint i = 0; i < self->n; i++)
    if (self->at[i] == spot)
      return TRUE;
  return FALSE;
}

/* Whether one can walk from the first spot to all others without leaving them. */
gboolean
ls_spots_hang_together (const LsSpots *self)
{
  LsSpots reached = { .n = 1, .at = { self->at[0] } };

  for (guint i = 0; i < reached.n; i++)
    for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
      {
        LsSpot beside = ls_spot_beside (reached.at[i], side);

        if (ls_spots_contain (self, beside) && !ls_spots_contain (&reached, beside))
          reached.at[reached.n++] = beside;
      }
  return reached.n == self->n;
}

guint
ls_spots_area (const LsSpots *self,
               LsSpot         area[LS_MAX_AREA])
{
  static const int ring[]
    = { -LS_STRIDE - 1, -LS_STRIDE, -LS_STRIDE + 1, -1, 1, LS_STRIDE - 1, LS_STRIDE, LS_STRIDE + 1 };
  guint n = 0;

  if (self->n == 1)
    {
      for (; n < G_N_ELEMENTS (ring); n++)
        area[n] = (LsSpot) (self->at[0] + ring[n]);
      return n;
    }
  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < G_N_ELEMENTS (ring); j++)
      {
        LsSpot spot = (LsSpot) (self->at[i] + ring[j]);
        gboolean known = ls_spots_contain (self, spot);

        for (guint k = 0; k < n && !known; k++)
          known = area[k] == spot;
        if (!known)
          area[n++] = spot;
      }
  return n;
}
