/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Half a board onto the other half. Arrows turn with it, sectors get letters of their own, and slots are counted on
 * clockwise around the town. */
#include <string.h>

#include "board-draft.h"

typedef struct
{
  HkBoardDraft *draft;
  gboolean      to_south;
} Mirror;

static guint
length (const Mirror *self)
{
  return self->to_south ? self->draft->height : self->draft->width;
}

static guint
other (const Mirror *self,
       guint         line)
{
  return length (self) - 1 - line;
}

static guint
line_of (const Mirror *self,
         LsSpot        spot)
{
  return self->to_south ? ls_spot_row (spot) : ls_spot_column (spot);
}

static LsSpot
across (const Mirror *self,
        LsSpot        spot)
{
  return self->to_south ? ls_spot (ls_spot_column (spot), other (self, ls_spot_row (spot)))
                        : ls_spot (other (self, ls_spot_column (spot)), ls_spot_row (spot));
}

static gboolean
is_source (const Mirror *self,
           LsSpot        spot)
{
  return 2 * line_of (self, spot) + 1 <= length (self);
}

static char
turned (const Mirror *self,
        char          arrow)
{
  static const char from[2][3] = { "<>", "^v" };
  const char *found = memchr (from[self->to_south], arrow, 2);

  return found ? from[self->to_south][1 - (found - from[self->to_south])] : arrow;
}

/* --- Sectors --- */

/* A sector that reaches the middle goes on beyond it. */
static gboolean
reaches_middle (const Mirror *self,
                char          sector)
{
  guint last = (length (self) - 1) / 2;
  guint n = self->to_south ? self->draft->width : self->draft->height;

  for (guint i = 0; i < n; i++)
    {
      LsSpot spot = self->to_south ? ls_spot (i, last) : ls_spot (last, i);

      if (hk_board_draft_get (self->draft, HK_LAYER_SECTORS, spot) == sector
          && hk_board_draft_get (self->draft, HK_LAYER_SECTORS, across (self, spot)) == sector)
        return TRUE;
    }
  return FALSE;
}

/* Bits: 1 it lies in the half that is copied, 2 in the other. */
static void
find_halves (const Mirror *self,
             guint8        halves[128])
{
  memset (halves, 0, 128);
  for (guint row = 0; row < self->draft->height; row++)
    for (guint column = 0; column < self->draft->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        halves[hk_board_draft_get (self->draft, HK_LAYER_SECTORS, spot) & 127] |= is_source (self, spot) ? 1 : 2;
      }
}

/* The letter that the mirrored sector gets: that of a sector which lies there and nowhere else, or a new one. */
static char
find_letter (const Mirror *self,
             const guint8  halves[128],
             gboolean      used[128],
             LsSpot        spot)
{
  char sector = hk_board_draft_get (self->draft, HK_LAYER_SECTORS, spot);
  char there = hk_board_draft_get (self->draft, HK_LAYER_SECTORS, across (self, spot));

  if (!g_ascii_isalnum (sector) || reaches_middle (self, sector))
    return sector;
  if (g_ascii_isalnum (there) && halves[there & 127] == 2 && !used[there & 127])
    return there;
  for (const char *c = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"; *c; c++)
    if (!used[*c & 127] && !(halves[*c & 127] & 1))
      return *c;
  return sector;
}

static void
mirror_sectors (const Mirror *self)
{
  guint8 halves[128];
  gboolean used[128] = { FALSE };
  char letters[128] = { 0 };

  find_halves (self, halves);
  for (guint row = 0; row < self->draft->height; row++)
    for (guint column = 0; column < self->draft->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        guint sector = (guint) hk_board_draft_get (self->draft, HK_LAYER_SECTORS, spot) & 127;

        if (is_source (self, spot) && letters[sector] == 0)
          {
            letters[sector] = find_letter (self, halves, used, spot);
            used[letters[sector] & 127] = TRUE;
          }
      }
  for (guint c = 0; c < G_N_ELEMENTS (letters); c++)
    if (letters[c])
      self->draft->town[letters[c] & 127] = self->draft->town[c];
  for (guint row = 0; row < self->draft->height; row++)
    for (guint column = 0; column < self->draft->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        char sector = hk_board_draft_get (self->draft, HK_LAYER_SECTORS, spot);

        if (is_source (self, spot) && across (self, spot) != spot)
          hk_board_draft_paint (self->draft, HK_LAYER_SECTORS, across (self, spot), letters[sector & 127]);
      }
}

/* --- The other layers --- */

static void
mirror_drawing (const Mirror *self,
                HkBoardLayer  layer)
{
  for (guint row = 0; row < self->draft->height; row++)
    for (guint column = 0; column < self->draft->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        char letter = hk_board_draft_get (self->draft, layer, spot);

        if (is_source (self, spot) && across (self, spot) != spot)
          hk_board_draft_paint (self->draft, layer, across (self, spot),
                                layer == HK_LAYER_ARROWS ? turned (self, letter) : letter);
      }
}

static gboolean
is_source_wall (const Mirror  *self,
                const LsSpots *wall)
{
  for (guint i = 0; i < wall->n; i++)
    if (!is_source (self, wall->at[i]))
      return FALSE;
  return TRUE;
}

static void
mirror_walls (const Mirror *self)
{
  const HkBoardDraft old = *self->draft;

  self->draft->n_walls = 0;
  for (guint i = 0; i < old.n_walls; i++)
    if (is_source_wall (self, &old.walls[i]))
      hk_board_draft_add_wall (self->draft, &old.walls[i]);
  for (guint i = 0; i < old.n_walls; i++)
    if (is_source_wall (self, &old.walls[i]))
      {
        LsSpots wall = old.walls[i];

        for (guint j = 0; j < wall.n; j++)
          wall.at[j] = across (self, wall.at[j]);
        hk_board_draft_add_wall (self->draft, &wall);
      }
}

/* Cards lie around the town clockwise: the first slot in the west faces the last one in the east. */
static void
mirror_slots (const Mirror *self)
{
  HkBoardDraft *draft = self->draft;
  guint n = 0;

  if (self->to_south)
    return;
  for (guint i = 0; i < draft->n_slots; i++)
    n = MAX (n, draft->slots[i].number);
  for (guint i = 0; i < draft->n_slots; i++)
    for (guint j = 0; j < draft->n_slots; j++)
      {
        const LsSlot from = draft->slots[i];

        if (2 * from.number > n || draft->slots[j].number != n + 1 - from.number)
          continue;
        draft->slots[j].side = from.side == LS_WEST ? LS_EAST : from.side == LS_EAST ? LS_WEST : from.side;
        draft->slots[j].from = from.side == LS_NORTH ? other (self, from.to) : from.to;
        draft->slots[j].to = from.side == LS_NORTH ? other (self, from.from) : from.from;
      }
}

static void
mirror_mist (const Mirror *self)
{
  LsMistLine *lines = self->draft->mist;

  if (self->to_south || !lines[LS_WEST].present)
    return;
  lines[LS_EAST] = lines[LS_WEST];
  lines[LS_EAST].line = other (self, lines[LS_WEST].line);
}

void
hk_board_draft_mirror (HkBoardDraft *self,
                       HkBoardLayer  layer,
                       gboolean      to_south)
{
  Mirror mirror = { self, to_south };

  switch (layer)
    {
    case HK_LAYER_SECTORS:
      mirror_sectors (&mirror);
      break;
    case HK_LAYER_TERRAIN:
    case HK_LAYER_ARROWS:
      mirror_drawing (&mirror, layer);
      break;
    case HK_LAYER_WALLS:
      mirror_walls (&mirror);
      break;
    case HK_LAYER_SLOTS:
      mirror_slots (&mirror);
      break;
    case HK_LAYER_MIST:
      mirror_mist (&mirror);
      break;
    case HK_N_LAYERS:
    default:
      break;
    }
}
