/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Tab enters a part of the window, and who has the focus in it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean hk_focus_child  (GtkWidget       *widget,
                          GtkDirectionType direction);

/* A button of that name among others: it has the focus, not its place in the box. */
void     hk_focus_append (GtkFlowBox      *box,
                          GtkWidget       *button,
                          const char      *name);

G_END_DECLS
