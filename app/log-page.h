/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that happened, with the way back and the repair of the past. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_LOG_PAGE (hk_log_page_get_type ())
G_DECLARE_FINAL_TYPE (HkLogPage, hk_log_page, HK, LOG_PAGE, AdwBin)

GtkWidget *hk_log_page_new (HkSession *session);

G_END_DECLS
