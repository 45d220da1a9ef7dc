/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: the call sheet. */
#include "program.h"

#include <glib/gstdio.h>
#include <string.h>

/* The sheet is that of the saved game's last state, and the file stays as it is. */
static void
test_sheet (void)
{
  const char *file = write_text ("night.jsonl", "");
  g_auto (Run) night = { 0 };
  g_auto (Run) self = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_remove (file);
  night = run ("night", "--scenario", "lakeburg", "--mode", "solo", "--bots", "--seed", "3", "--record", file, NULL);
  expect_done (&night);
  g_assert_true (g_file_get_contents (file, &before, NULL, NULL));
  self = run ("sheet", file, NULL);
  expect_done (&self);
  g_assert_true (g_str_has_prefix (self.out, "Solo: Lakeburg\n==============\n"));
  g_assert_nonnull (strstr (self.out, "()---()"));
  g_assert_nonnull (strstr (self.out, "\nHeroes\n------\n"));
  g_assert_nonnull (strstr (self.out, "\nStash\n-----\n"));
  g_assert_true (g_file_get_contents (file, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

static void
test_sheet_bad (void)
{
  g_auto (Run) none = run ("sheet", NULL);
  g_auto (Run) two = run ("sheet", "a", "b", NULL);
  g_auto (Run) missing = run ("sheet", folder_file ("missing.jsonl"), NULL);
  g_auto (Run) position = run ("sheet", write_text ("position.json", small_position), NULL);

  expect_bad (&none, 1, "saved game");
  expect_bad (&two, 1, "saved game");
  expect_bad (&missing, 1, "missing.jsonl");
  g_assert_cmpint (position.status, ==, BAD);
  g_assert_cmpstr (position.out, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_program_test ("sheet/night", test_sheet);
  add_program_test ("sheet/bad", test_sheet_bad);

  return run_program_tests ();
}
