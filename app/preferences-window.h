/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every table likes in its own way: settings, kept in GSettings. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

void hk_preferences_window_show (GtkWindow *parent);

G_END_DECLS
