/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the ledger of the stash says: values in, a new text out. */
#pragma once

#include "last-spell/ledger.h"

G_BEGIN_DECLS

char *hk_ledger_change (const LsLedgerEntry *entry);
char *hk_ledger_total  (guint                gold,
                        guint                materials);
char *hk_ledger_why    (const LsLedgerEntry *entry);
char *hk_ledger_told   (const LsLedgerEntry *entry,
                        const char          *date,
                        const char          *text);

G_END_DECLS
