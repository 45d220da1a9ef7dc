/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a saved game. What can be read of it is replayed, and every state it leads to must hold. */
#include "fuzz-common.h"

#include "last-spell/audit.h"
#include "last-spell/save.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static LsPack *pack;
  AutomaProblems *problems = fuzz_begin ();
  g_autofree char *text = g_malloc (size + (size == 0));
  g_autoptr (AutomaJournalText) journal = NULL;
  g_autoptr (LsSave) save = NULL;

  if (!pack)
    pack = ls_pack_shipped ();
  if (size > 0)
    memcpy (text, data, size);
  journal = automa_journal_parse (text, size, problems);
  g_assert_cmpuint (journal->good, <=, size);
  save = ls_save_replay (pack, journal, problems);
  if (save)
    {
      g_autoptr (GPtrArray) breaches = ls_audit_state (ls_save_game (save));

      g_assert_cmpuint (breaches->len, ==, 0);
    }
  fuzz_end (problems, automa_problems_count (problems) == 0);
  return 0;
}
