/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet to be read, printed, or kept as a file. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_SHEET_WINDOW (hk_sheet_window_get_type ())
G_DECLARE_FINAL_TYPE (HkSheetWindow, hk_sheet_window, HK, SHEET_WINDOW, AdwWindow)

HkSheetWindow *hk_sheet_window_show      (GtkWindow     *parent,
                                          HkSession     *session);

/* What the choosers' answers do. */
gboolean       hk_sheet_window_save_pdf  (HkSheetWindow *self,
                                          GFile         *file);
gboolean       hk_sheet_window_save_text (HkSheetWindow *self,
                                          GFile         *file);

G_END_DECLS
