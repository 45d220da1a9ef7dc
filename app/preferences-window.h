/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every table likes in its own way: settings, kept in GSettings. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PREFERENCES_WINDOW (hk_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (HkPreferencesWindow, hk_preferences_window, HK, PREFERENCES_WINDOW, AdwPreferencesWindow)

void hk_preferences_window_show (GtkWindow *parent);

/* Lets the colours follow the settings, from the start of the program on. */
void hk_preferences_apply       (GSettings *settings);

G_END_DECLS
