/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "panic.h"

/* Takes flames off the track from the left. Returns how many it had. */
guint
ls_panic_take_flames (GArray *panic,
                      guint   flames)
{
  guint taken = 0;

  for (guint i = 0; i < panic->len && taken < flames; i++)
    {
      guint8 *slot = &g_array_index (panic, guint8, i);
      guint here = MIN (*slot, flames - taken);

      *slot = (guint8) (*slot - here);
      taken += here;
    }
  return taken;
}

static gboolean
stands_in_town (const LsBoard   *board,
                const LsMonster *monster)
{
  for (guint i = 0; i < monster->spots.n; i++)
    if (ls_board_in_town (board, monster->spots.at[i]))
      return TRUE;
  return FALSE;
}

/* `panic.spread`: a flame for each monster figure in the town. */
void
ls_panic_spread (const LsPosition *position,
                 LsResolution     *resolution)
{
  for (guint i = 0; i < position->monsters->len; i++)
    resolution->spread += stands_in_town (position->board, ls_position_monster (position, i)) ? 1 : 0;
  ls_panic_take_flames (resolution->panic, resolution->spread);
  g_array_append_vals (resolution->panic_left, resolution->panic->data, resolution->panic->len);
}
