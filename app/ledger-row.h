/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the ledger: what happened, when and why, what it changed, and what lay in the stash then. */
#pragma once

#include <adwaita.h>

#include "log-model.h"

G_BEGIN_DECLS

#define HK_TYPE_LEDGER_ROW (hk_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (HkLedgerRow, hk_ledger_row, HK, LEDGER_ROW, AdwBin)

GtkWidget *hk_ledger_row_new  (void);
void       hk_ledger_row_show (HkLedgerRow *self,
                               HkLogEntry  *entry);

G_END_DECLS
