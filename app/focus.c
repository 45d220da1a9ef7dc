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

void
hk_focus_append (GtkFlowBox *box,
                 GtkWidget  *button,
                 const char *name)
{
  GtkWidget *place;

  gtk_flow_box_append (box, button);
  place = gtk_widget_get_parent (button);
  gtk_widget_set_focusable (place, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
