/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of pieces: sizes of all kinds have one, down to a board seen from afar and up to a board on a television.
 * Needs a screen: GTK draws nothing without one. */
#include "board-paint.h"

static const HkPiece clawer = { .symbol = "clawer",
                                .number = "12",
                                .fill = { 0.6f, 0.1f, 0.2f, 1 },
                                .ink = { 1, 1, 1, 1 },
                                .wide = 1,
                                .high = 1,
                                .facing = LS_EAST,
                                .round = TRUE,
                                .stunned = TRUE,
                                .wounds = 2,
                                .flames = 4 };

static void
test_every_size (void)
{
  for (int cell = 4; cell <= 256; cell += 7)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (hk_piece_get_picture (&clawer, cell, 1), &bounds);
      g_assert_cmpfloat (bounds.size.width, ==, cell + 2 * hk_piece_rim (cell));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/app/pieces/every-size", test_every_size);
  return g_test_run ();
}
