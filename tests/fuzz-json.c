/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a JSON document. What is accepted can be printed. */
#include "fuzz-common.h"

/* Our own scanner has to refuse everything that json-glib would stumble over: only it tells lines and columns. */
static gboolean
is_our_own (const char *line)
{
  return g_str_has_prefix (line, FUZZ_FILE ": line ") || g_str_has_prefix (line, FUZZ_FILE ": byte ")
         || g_str_has_prefix (line, FUZZ_FILE ": too large");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AutomaProblems *problems = fuzz_begin ();
  g_autoptr (JsonNode) root = fuzz_parse (data, size, problems);

  if (root)
    {
      g_autofree char *text = automa_json_print (root);

      g_assert_nonnull (text);
      g_assert_true (g_utf8_validate (text, -1, NULL));
    }
  else
    g_assert_true (is_our_own (automa_problems_get (problems, 0)));
  fuzz_end (problems, root != NULL);
  return 0;
}
