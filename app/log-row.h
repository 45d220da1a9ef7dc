/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry of the log, with what can be done with it. */
#pragma once

#include <adwaita.h>

#include "log-model.h"

G_BEGIN_DECLS

#define HK_TYPE_LOG_ROW (hk_log_row_get_type ())
G_DECLARE_FINAL_TYPE (HkLogRow, hk_log_row, HK, LOG_ROW, AdwBin)

GtkWidget *hk_log_row_new       (void);
guint      hk_log_row_get_index (HkLogRow   *self);
void       hk_log_row_show      (HkLogRow   *self,
                                 HkLogEntry *entry,
                                 HkSession  *session);
void       hk_log_row_popup     (HkLogRow   *self);

G_END_DECLS
