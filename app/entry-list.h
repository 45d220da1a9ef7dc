/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of what can be done by day, a row for each. */
#pragma once

#include "day-row.h"

G_BEGIN_DECLS

#define HK_TYPE_ENTRY_LIST (hk_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (HkEntryList, hk_entry_list, HK, ENTRY_LIST, AdwBin)

/* Signals: "chosen" (const LsCommand *command)
 *          "pointed" (const LsCommand *command)   the pointer or the focus is on it; NULL: on none any more */

GtkWidget *hk_entry_list_new  (gboolean     leads);
void       hk_entry_list_show (HkEntryList *self,
                               GPtrArray   *entries); /* taken */

G_END_DECLS
