/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came into the stash and what left it: one entry for a command, read off the states before and after it. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct
{
  guint8   scenario; /* when: LsScenario, the day or night, and its stage */
  guint8   night;
  guint8   stage;
  gboolean by_rule; /* FALSE: people have corrected the stash */
  guint8   rule;    /* why, LsRule */
  int      gold;    /* more, or less */
  int      materials;
  int      equipment; /* pieces to be chosen */
  int      items;
  guint    gold_now; /* in the stash afterwards */
  guint    materials_now;
} LsLedgerEntry;

gboolean ls_ledger_entry (const LsGame    *before,
                          const LsCommand *command,
                          const LsGame    *after,
                          LsLedgerEntry   *entry);

G_END_DECLS
