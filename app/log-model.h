/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as a list for GTK. The past is walked once; after a change, only from where it differs. */
#pragma once

#include "last-spell/ledger.h"
#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_LOG_ENTRY (hk_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkLogEntry, hk_log_entry, HK, LOG_ENTRY, GObject)

guint       hk_log_entry_get_index   (HkLogEntry *self);
const char *hk_log_entry_get_heading (HkLogEntry *self);
const char *hk_log_entry_get_text    (HkLogEntry *self);

/* What it did to the stash, NULL: nothing; and on which day or in which night. */
const LsLedgerEntry *hk_log_entry_get_stash (HkLogEntry *self);
const char          *hk_log_entry_get_date  (HkLogEntry *self);

#define HK_TYPE_LOG_MODEL (hk_log_model_get_type ())
G_DECLARE_FINAL_TYPE (HkLogModel, hk_log_model, HK, LOG_MODEL, GObject)

GListModel *hk_log_model_new         (HkSession  *session);

G_END_DECLS
