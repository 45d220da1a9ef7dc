/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Tab enters a part of the window that has a place of its own for the focus. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean hk_focus_child (GtkWidget       *widget,
                         GtkDirectionType direction);

G_END_DECLS
