/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "panic.h"

/* Takes flames off the track from the left. Returns how many it had. */
guint
ls_panic_take_flames (guint8 *slots,
                      guint   n,
                      guint   flames)
{
  guint taken = 0;

  for (guint i = 0; i < n && taken < flames; i++)
    {
      guint here = MIN (slots[i], flames - taken);

      slots[i] = (guint8) (slots[i] - here);
      taken += here;
    }
  return taken;
}

/* `night.panic-reward`: the leftmost slot that still burns is the one that pays; -1: none does. */
int
ls_panic_paying_slot (const guint8 *slots,
                      guint         n)
{
  for (guint i = 0; i < n; i++)
    if (slots[i] > 0)
      return (int) i;
  return -1;
}

/* A figure counts once, if any of its spots lies in a sector of the town. */
gboolean
ls_panic_counts (const LsBoard   *board,
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
    resolution->spread += ls_panic_counts (position->board, ls_position_monster (position, i)) ? 1 : 0;
  ls_panic_take_flames ((guint8 *) resolution->panic->data, resolution->panic->len, resolution->spread);
  g_array_append_vals (resolution->panic_left, resolution->panic->data, resolution->panic->len);
}
