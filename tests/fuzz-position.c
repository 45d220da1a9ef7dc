/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a position. One that can be read is resolved, and what comes out is JSON again. */
#include "fuzz-common.h"

#include "last-spell/phase.h"
#include "last-spell/position-json.h"
#include "last-spell/resolution-json.h"

static void
resolve (const LsPosition *position)
{
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  g_autoptr (AutomaProblems) problems = automa_problems_new ("resolution");
  g_autoptr (JsonNode) json = NULL;
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *text = NULL;

  ls_phase_resolve (position, NULL, resolution);
  g_assert_cmpuint (resolution->moves->len, ==, position->monsters->len);
  json = ls_resolution_to_json (position, resolution);
  text = automa_json_print (json);
  again = automa_json_parse (text, -1, problems);
  g_assert_cmpstr (automa_problems_get (problems, 0), ==, NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static LsPack *pack;
  AutomaProblems *problems = fuzz_begin ();
  g_autoptr (JsonNode) root = fuzz_parse (data, size, problems);
  g_autoptr (LsPosition) position = NULL;
  AutomaPlace place;

  if (!pack)
    pack = ls_pack_shipped ();
  if (root)
    {
      automa_place_root (&place, root, problems);
      position = ls_position_read (&place, pack);
    }
  if (position)
    resolve (position);
  fuzz_end (problems, position != NULL);
  return 0;
}
