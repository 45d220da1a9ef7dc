/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-stroke.h"

#include <stdlib.h>

/* What nothing is, in each drawing. */
static char
erased (HkBoardLayer layer)
{
  return layer == HK_LAYER_TERRAIN ? ' ' : layer == HK_LAYER_SECTORS ? '.' : ' ';
}

/* Only drawings can be filled, or painted as rectangles; mist lines are always there. */
gboolean
hk_stroke_has_tool (HkBoardLayer layer,
                    HkBoardTool  tool)
{
  switch (tool)
    {
    case HK_TOOL_BRUSH:
      return TRUE;
    case HK_TOOL_RECTANGLE:
    case HK_TOOL_FILL:
      return layer < HK_N_DRAWINGS;
    case HK_TOOL_ERASE:
      return layer != HK_LAYER_MIST && layer != HK_LAYER_SECTORS;
    case HK_N_TOOLS:
    default:
      return FALSE;
    }
}

/* --- A line of spots: a quick hand leaves no gaps --- */

typedef void (*TakeSpot) (HkStroke     *self,
                          HkBoardDraft *draft,
                          LsSpot        spot);

static void
paint_spot (HkStroke     *self,
            HkBoardDraft *draft,
            LsSpot        spot)
{
  hk_board_draft_paint (draft, self->layer, spot, self->tool == HK_TOOL_ERASE ? erased (self->layer) : self->letter);
}

static void
add_to_wall (HkStroke     *self,
             HkBoardDraft *draft,
             LsSpot        spot)
{
  if (self->wall.n < LS_MAX_SPOTS && hk_board_draft_has (draft, spot) && !ls_spots_contain (&self->wall, spot))
    self->wall.at[self->wall.n++] = spot;
}

/* Beside each other, never by the corner: a cutout must hang together. */
static void
walk (HkStroke     *self,
      HkBoardDraft *draft,
      LsSpot        to,
      TakeSpot      take)
{
  int column = (int) ls_spot_column (self->last), row = (int) ls_spot_row (self->last);
  int across = (int) ls_spot_column (to) - column, down = (int) ls_spot_row (to) - row;
  int done_across = 0, done_down = 0;

  take (self, draft, self->last);
  while (done_across < abs (across) || done_down < abs (down))
    {
      /* the one that lags behind the straight line */
      if ((1 + 2 * done_across) * abs (down) < (1 + 2 * done_down) * abs (across))
        {
          done_across++;
          column += across > 0 ? 1 : -1;
        }
      else
        {
          done_down++;
          row += down > 0 ? 1 : -1;
        }
      take (self, draft, ls_spot ((guint) column, (guint) row));
    }
}

/* --- The layers --- */

static void
move_in_drawing (HkStroke           *self,
                 const HkBoardDraft *before,
                 HkBoardDraft       *draft,
                 LsSpot              spot)
{
  switch (self->tool)
    {
    case HK_TOOL_RECTANGLE:
      *draft = *before;
      hk_board_draft_rectangle (draft, self->layer, self->from, spot, self->letter);
      break;
    case HK_TOOL_FILL:
      if (spot == self->from)
        hk_board_draft_fill (draft, self->layer, spot, self->letter);
      break;
    case HK_TOOL_BRUSH:
    case HK_TOOL_ERASE:
    case HK_N_TOOLS:
    default:
      walk (self, draft, spot, paint_spot);
      break;
    }
}

static void
erase_slot (HkBoardDraft *draft,
            LsSpot        spot)
{
  for (guint i = draft->n_slots; i > 0; i--)
    {
      const LsSlot *slot = &draft->slots[i - 1];
      guint along = slot->side == LS_NORTH ? ls_spot_column (spot) : ls_spot_row (spot);
      gboolean near_side = slot->side == LS_NORTH
                           || (slot->side == LS_WEST) == (2 * ls_spot_column (spot) < draft->width);

      if (near_side && along >= MIN (slot->from, slot->to) && along <= MAX (slot->from, slot->to))
        {
          hk_board_draft_remove_slot (draft, slot->number);
          return;
        }
    }
}

void
hk_stroke_move (HkStroke           *self,
                const HkBoardDraft *before,
                HkBoardDraft       *draft,
                LsSpot              spot)
{
  if (self->from == LS_NO_SPOT || !hk_board_draft_has (before, spot))
    return;
  if (self->layer < HK_N_DRAWINGS)
    move_in_drawing (self, before, draft, spot);
  else
    {
      *draft = *before;
      if (self->layer == HK_LAYER_MIST)
        hk_board_draft_set_mist (draft, (LsFacing) self->number, self->from, spot);
      else if (self->layer == HK_LAYER_SLOTS && self->tool == HK_TOOL_ERASE)
        erase_slot (draft, self->from);
      else if (self->layer == HK_LAYER_SLOTS)
        hk_board_draft_set_slot (draft, self->number, self->from, spot);
      else if (self->tool == HK_TOOL_ERASE)
        hk_board_draft_remove_walls (draft, self->from, spot);
      else
        {
          walk (self, draft, spot, add_to_wall);
          hk_board_draft_add_wall (draft, &self->wall);
        }
    }
  self->last = spot;
}

void
hk_stroke_begin (HkStroke           *self,
                 const HkBoardDraft *before,
                 HkBoardDraft       *draft,
                 LsSpot              spot)
{
  *draft = *before;
  self->wall = (LsSpots){ 0 };
  self->from = self->last = hk_board_draft_has (before, spot) ? spot : LS_NO_SPOT;
  hk_stroke_move (self, before, draft, spot);
}

void
hk_stroke_end (HkStroke *self)
{
  self->from = self->last = LS_NO_SPOT;
}
