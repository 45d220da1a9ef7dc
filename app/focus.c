/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "focus.h"

/* A widget's own grab_focus would also be where Tab enters it, and what lies before that place would never be reached. */
gboolean
hk_focus_child (GtkWidget       *widget,
                GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child && gtk_widget_child_focus (child, direction);
}
