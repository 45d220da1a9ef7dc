/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a board. Every spot of an accepted one can be asked about. */
#include "fuzz-common.h"

#include "last-spell/board-json.h"

static void
look_at (const LsBoard *board)
{
  const int distance[LS_N_FACINGS] = { 0, 1, -1, 6 };
  guint n_circle = 0;

  g_assert_cmpuint (board->width, <=, LS_MAX_SIDE);
  g_assert_cmpuint (board->height, <=, LS_MAX_SIDE);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        char name[LS_SPOT_NAME_SIZE];

        g_assert_cmpuint (ls_spot_from_name (ls_spot_name (spot, name)), ==, spot);
        if (!ls_board_has (board, spot))
          continue;
        n_circle += board->terrain[spot] == LS_TERRAIN_CIRCLE;
        g_assert_true (g_ascii_isgraph (board->sector[spot]));
        ls_board_in_town (board, spot);
        ls_board_in_mist (board, distance, spot);
      }
  g_assert_cmpuint (n_circle, >, 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AutomaProblems *problems = fuzz_begin ();
  g_autoptr (JsonNode) root = fuzz_parse (data, size, problems);
  g_autoptr (LsBoard) board = NULL;
  AutomaPlace place;

  if (root)
    {
      automa_place_root (&place, root, problems);
      board = ls_board_read (&place);
    }
  if (board)
    look_at (board);
  fuzz_end (problems, board != NULL);
  return 0;
}
