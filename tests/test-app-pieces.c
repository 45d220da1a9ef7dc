/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of pieces: each size has one, down to a board seen from afar and up to a board on a television. */
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
  for (int cell = 4; cell <= 256; cell++)
    {
      GdkTexture *texture = hk_piece_get_texture (&clawer, cell);

      g_assert_true (GDK_IS_TEXTURE (texture));
      g_assert_cmpint (gdk_texture_get_width (texture), ==, cell + 2 * hk_piece_rim (cell));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/pieces/every-size", test_every_size);
  return g_test_run ();
}
