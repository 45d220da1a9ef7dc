/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a pack's table of monsters. */
#include "fuzz-common.h"

#include "last-spell/pack.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AutomaProblems *problems = fuzz_begin ();
  g_autoptr (JsonNode) root = fuzz_parse (data, size, problems);
  g_autoptr (GArray) types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));
  gboolean accepted = FALSE;
  AutomaPlace place;

  g_array_set_clear_func (types, ls_monster_type_clear);
  if (root)
    {
      automa_place_root (&place, root, problems);
      accepted = ls_monsters_read (&place, types);
    }
  for (guint i = 0; accepted && i < types->len; i++)
    g_assert_nonnull (g_array_index (types, LsMonsterType, i).id);
  fuzz_end (problems, accepted);
  return 0;
}
