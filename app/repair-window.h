/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry of the log as a form: what was entered then can be entered again. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

#define HK_TYPE_REPAIR_WINDOW (hk_repair_window_get_type ())
G_DECLARE_FINAL_TYPE (HkRepairWindow, hk_repair_window, HK, REPAIR_WINDOW, AdwWindow)

void hk_repair_window_show (HkWindow  *window,
                            HkSession *session,
                            guint      i);

G_END_DECLS
