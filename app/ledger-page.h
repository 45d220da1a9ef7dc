/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ledger of the stash: what came and went, the newest first. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_LEDGER_PAGE (hk_ledger_page_get_type ())
G_DECLARE_FINAL_TYPE (HkLedgerPage, hk_ledger_page, HK, LEDGER_PAGE, AdwBin)

GtkWidget *hk_ledger_page_new (HkSession *session);

G_END_DECLS
