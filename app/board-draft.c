/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-draft.h"

#include <string.h>

#define MOST_UNDO 200

static const char nothing[HK_N_DRAWINGS] = { ' ', '.', ' ' };

gboolean
hk_board_draft_has (const HkBoardDraft *self,
                    LsSpot              spot)
{
  return spot != LS_NO_SPOT && ls_spot_column (spot) < self->width && ls_spot_row (spot) < self->height;
}

static char *
letter_at (HkBoardDraft *self,
           HkBoardLayer  layer,
           LsSpot        spot)
{
  return &self->drawings[layer][ls_spot_row (spot)][ls_spot_column (spot)];
}

/* The letter there; of layers that are no drawings, and beside the board, a space. */
char
hk_board_draft_get (const HkBoardDraft *self,
                    HkBoardLayer        layer,
                    LsSpot              spot)
{
  if (layer >= HK_N_DRAWINGS || !hk_board_draft_has (self, spot))
    return ' ';
  return self->drawings[layer][ls_spot_row (spot)][ls_spot_column (spot)];
}

/* Index of the cutout on that spot, or -1. */
int
hk_board_draft_find_wall (const HkBoardDraft *self,
                          LsSpot              spot)
{
  for (guint i = 0; i < self->n_walls; i++)
    if (ls_spots_contain (&self->walls[i], spot))
      return (int) i;
  return -1;
}

gboolean
hk_board_draft_has_sector (const HkBoardDraft *self,
                           char                sector)
{
  for (guint row = 0; row < self->height; row++)
    if (memchr (self->drawings[HK_LAYER_SECTORS][row], sector, self->width))
      return TRUE;
  return FALSE;
}

/* A letter that names no sector yet; when all are taken, the last one. */
char
hk_board_draft_free_sector (const HkBoardDraft *self)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const char *letter = letters;

  while (letter[1] && hk_board_draft_has_sector (self, *letter))
    letter++;
  return *letter;
}

/* --- Changes --- */

/* The circle is a sector of its own: both drawings say so, or neither. */
static void
keep_circle (HkBoardDraft *self,
             HkBoardLayer  layer,
             LsSpot        spot)
{
  char *terrain = letter_at (self, HK_LAYER_TERRAIN, spot);
  char *sector = letter_at (self, HK_LAYER_SECTORS, spot);

  if (layer == HK_LAYER_TERRAIN && *terrain == '*')
    *sector = '*';
  else if (layer == HK_LAYER_TERRAIN && *sector == '*')
    {
      *sector = nothing[HK_LAYER_SECTORS];
      for (LsFacing side = 0; side < LS_N_FACINGS; side++) /* like a spot beside it */
        {
          char beside = hk_board_draft_get (self, HK_LAYER_SECTORS, ls_spot_beside (spot, side));

          if (g_ascii_isalnum (beside))
            *sector = beside;
        }
    }
  if (*terrain == '*')
    *letter_at (self, HK_LAYER_ARROWS, spot) = ' ';
}

void
hk_board_draft_paint (HkBoardDraft *self,
                      HkBoardLayer  layer,
                      LsSpot        spot,
                      char          letter)
{
  if (layer >= HK_N_DRAWINGS || !hk_board_draft_has (self, spot))
    return;
  if (layer != HK_LAYER_TERRAIN && *letter_at (self, HK_LAYER_TERRAIN, spot) == '*')
    return; /* it has no other sector and no arrow */
  *letter_at (self, layer, spot) = letter;
  keep_circle (self, layer, spot);
}

void
hk_board_draft_rectangle (HkBoardDraft *self,
                          HkBoardLayer  layer,
                          LsSpot        from,
                          LsSpot        to,
                          char          letter)
{
  guint west = MIN (ls_spot_column (from), ls_spot_column (to));
  guint east = MAX (ls_spot_column (from), ls_spot_column (to));
  guint south = MAX (ls_spot_row (from), ls_spot_row (to));

  for (guint row = MIN (ls_spot_row (from), ls_spot_row (to)); row <= south; row++)
    for (guint column = west; column <= east; column++)
      hk_board_draft_paint (self, layer, ls_spot (column, row), letter);
}

/* All spots that hang together with it and hold the same letter. */
void
hk_board_draft_fill (HkBoardDraft *self,
                     HkBoardLayer  layer,
                     LsSpot        spot,
                     char          letter)
{
  char old = hk_board_draft_get (self, layer, spot);
  g_autofree LsSpot *waiting = g_new (LsSpot, LS_N_CELLS);
  g_autofree gboolean *seen = g_new0 (gboolean, LS_N_CELLS);
  guint n = 0;

  if (layer >= HK_N_DRAWINGS || !hk_board_draft_has (self, spot) || old == letter)
    return;
  waiting[n++] = spot;
  seen[spot] = TRUE;
  while (n > 0)
    {
      LsSpot at = waiting[--n];

      hk_board_draft_paint (self, layer, at, letter);
      for (LsFacing side = 0; side < LS_N_FACINGS; side++)
        {
          LsSpot beside = ls_spot_beside (at, side);

          if (!seen[beside] && hk_board_draft_has (self, beside) && hk_board_draft_get (self, layer, beside) == old)
            {
              seen[beside] = TRUE;
              waiting[n++] = beside;
            }
        }
    }
}

static void
drop_what_is_off (HkBoardDraft *self)
{
  guint kept = 0;

  for (guint i = 0; i < self->n_walls; i++)
    {
      gboolean off = FALSE;

      for (guint j = 0; j < self->walls[i].n; j++)
        off = off || !hk_board_draft_has (self, self->walls[i].at[j]);
      if (!off)
        self->walls[kept++] = self->walls[i];
    }
  self->n_walls = kept;
  kept = 0;
  for (guint i = 0; i < self->n_slots; i++)
    {
      guint most = self->slots[i].side == LS_NORTH ? self->width : self->height;

      if (self->slots[i].from < most && self->slots[i].to < most)
        self->slots[kept++] = self->slots[i];
    }
  self->n_slots = kept;
  for (LsFacing side = 0; side < LS_N_FACINGS; side++)
    {
      LsMistLine *mist = &self->mist[side];
      guint across = side == LS_NORTH ? self->width : self->height;

      mist->line = MIN (mist->line, (side == LS_NORTH ? self->height : self->width) - 1);
      mist->to = MIN (mist->to, across - 1);
      mist->from = MIN (mist->from, mist->to);
    }
}

/* New spots continue what lies at the edge. */
void
hk_board_draft_resize (HkBoardDraft *self,
                       guint         width,
                       guint         height)
{
  HkBoardDraft old = *self;

  g_return_if_fail (width >= 1 && height >= 1 && width <= LS_MAX_SIDE && height <= LS_MAX_SIDE);

  self->width = width;
  self->height = height;
  for (guint layer = 0; layer < HK_N_DRAWINGS; layer++)
    for (guint row = 0; row < height; row++)
      for (guint column = 0; column < width; column++)
        self->drawings[layer][row][column]
          = old.drawings[layer][MIN (row, old.height - 1)][MIN (column, old.width - 1)];
  drop_what_is_off (self);
}

/* --- Cutouts, mist lines, slots --- */

static void
remove_wall (HkBoardDraft *self,
             guint         i)
{
  memmove (&self->walls[i], &self->walls[i + 1], (self->n_walls - i - 1) * sizeof (LsSpots));
  self->n_walls--;
}

/* In place of all that it would lie over. */
void
hk_board_draft_add_wall (HkBoardDraft  *self,
                         const LsSpots *wall)
{
  for (guint i = 0; i < wall->n; i++)
    {
      int old = hk_board_draft_find_wall (self, wall->at[i]);

      if (old >= 0)
        remove_wall (self, (guint) old);
    }
  if (self->n_walls < HK_DRAFT_WALLS && wall->n > 0)
    self->walls[self->n_walls++] = *wall;
}

void
hk_board_draft_remove_walls (HkBoardDraft *self,
                             LsSpot        from,
                             LsSpot        to)
{
  guint south = MAX (ls_spot_row (from), ls_spot_row (to));
  guint east = MAX (ls_spot_column (from), ls_spot_column (to));

  for (guint row = MIN (ls_spot_row (from), ls_spot_row (to)); row <= south; row++)
    for (guint column = MIN (ls_spot_column (from), ls_spot_column (to)); column <= east; column++)
      {
        int wall = hk_board_draft_find_wall (self, ls_spot (column, row));

        if (wall >= 0)
          remove_wall (self, (guint) wall);
      }
}

/* The line that the town ends with on that side; both spots lie on it, and the tile spans what is between them. */
void
hk_board_draft_set_mist (HkBoardDraft *self,
                         LsFacing      side,
                         LsSpot        from,
                         LsSpot        to)
{
  gboolean north = side == LS_NORTH;
  guint first = north ? ls_spot_column (from) : ls_spot_row (from);
  guint last = north ? ls_spot_column (to) : ls_spot_row (to);

  self->mist[side] = (LsMistLine){ .present = TRUE,
                                   .line = north ? ls_spot_row (from) : ls_spot_column (from),
                                   .from = MIN (first, last),
                                   .to = MAX (first, last) };
}

/* Downwards or upwards it lies at the western or eastern side, whichever is nearer; sideways at the northern one. */
void
hk_board_draft_set_slot (HkBoardDraft *self,
                         guint         number,
                         LsSpot        from,
                         LsSpot        to)
{
  guint columns = MAX (ls_spot_column (from), ls_spot_column (to)) - MIN (ls_spot_column (from), ls_spot_column (to));
  guint rows = MAX (ls_spot_row (from), ls_spot_row (to)) - MIN (ls_spot_row (from), ls_spot_row (to));
  LsSlot slot = { .number = number };
  guint i = 0;

  if (columns > rows)
    slot = (LsSlot){ number, LS_NORTH, ls_spot_column (from), ls_spot_column (to) };
  else
    slot = (LsSlot){ number, 2 * ls_spot_column (from) < self->width ? LS_WEST : LS_EAST, ls_spot_row (from),
                     ls_spot_row (to) };
  while (i < self->n_slots && self->slots[i].number < number)
    i++;
  if (i == self->n_slots || self->slots[i].number != number)
    {
      if (self->n_slots == HK_DRAFT_SLOTS)
        return;
      memmove (&self->slots[i + 1], &self->slots[i], (self->n_slots - i) * sizeof (LsSlot));
      self->n_slots++;
    }
  self->slots[i] = slot;
}

void
hk_board_draft_remove_slot (HkBoardDraft *self,
                            guint         number)
{
  for (guint i = 0; i < self->n_slots; i++)
    if (self->slots[i].number == number)
      {
        memmove (&self->slots[i], &self->slots[i + 1], (self->n_slots - i - 1) * sizeof (LsSlot));
        self->n_slots--;
        return;
      }
}

/* --- Undo --- */

void
hk_draft_history_init (HkDraftHistory     *self,
                       const HkBoardDraft *first)
{
  self->drafts = g_ptr_array_new_with_free_func (g_free);
  self->at = 0;
  g_ptr_array_add (self->drafts, g_memdup2 (first, sizeof *first));
}

void
hk_draft_history_clear (HkDraftHistory *self)
{
  g_clear_pointer (&self->drafts, g_ptr_array_unref);
}

const HkBoardDraft *
hk_draft_history_now (const HkDraftHistory *self)
{
  return g_ptr_array_index (self->drafts, self->at);
}

/* What was undone before is gone; so is what lies too far back. A draft that changes nothing is no step. */
void
hk_draft_history_push (HkDraftHistory     *self,
                       const HkBoardDraft *draft)
{
  if (memcmp (draft, hk_draft_history_now (self), sizeof *draft) == 0)
    return;
  g_ptr_array_set_size (self->drafts, (int) self->at + 1);
  g_ptr_array_add (self->drafts, g_memdup2 (draft, sizeof *draft));
  if (self->drafts->len > MOST_UNDO)
    g_ptr_array_remove_index (self->drafts, 0);
  self->at = self->drafts->len - 1;
}

gboolean
hk_draft_history_can_step (const HkDraftHistory *self,
                           int                   step)
{
  return step < 0 ? self->at > 0 : self->at + 1 < self->drafts->len;
}

const HkBoardDraft *
hk_draft_history_step (HkDraftHistory *self,
                       int             step)
{
  if (hk_draft_history_can_step (self, step))
    self->at += (guint) step;
  return hk_draft_history_now (self);
}
