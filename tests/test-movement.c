/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the map: section 4 of the rules. */
#include "drawing.h"

/* EN 13: two Clawers come from the west; the first stops at its second step, beside the wall, and turns. */
static void
test_rulebook_clawers (void)
{
  g_autoptr (Drawing) d = draw ("arrows >>>v..../>>>>>...", /* */
                                ". . a> . . W . .",         /* */
                                "b> . . . . . . .", NULL);

  expect_order (d, "b a");
  expect_steps (d, "a", "D1 E1", "move.contact");
  expect_rules (d, "a", "move.forward move.forward");
  expect_facing (d, "a", LS_EAST);
  expect_steps (d, "b", "B2 C2 D2", "move.spent");
  expect_facing (d, "b", LS_EAST);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("move.contact", "rulebook-two-clawers", test_rulebook_clawers);

  return g_test_run ();
}
