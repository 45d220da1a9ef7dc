/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labels.h"

GtkWidget *
hk_label_new (const char *text,
              const char *class_name)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class_name)
    gtk_widget_add_css_class (label, class_name);
  return label;
}

void
hk_set_tooltip (GtkWidget  *widget,
                const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
