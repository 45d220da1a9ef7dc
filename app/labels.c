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

/* Large text or another language: a button's words go on in the next line rather than make a small window wider. */
GtkLabel *
hk_wrap_button (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  return label;
}

/* Groups cut long titles short. */
void
hk_wrap_titles (GtkWidget *within)
{
  if (GTK_IS_LABEL (within) && gtk_widget_has_css_class (within, "heading"))
    {
      gtk_label_set_ellipsize (GTK_LABEL (within), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (within), TRUE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (within); child; child = gtk_widget_get_next_sibling (child))
    hk_wrap_titles (child);
}

void
hk_set_tooltip (GtkWidget  *widget,
                const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
hk_set_class (GtkWidget  *widget,
              const char *class_name,
              gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, class_name);
  else
    gtk_widget_remove_css_class (widget, class_name);
}
