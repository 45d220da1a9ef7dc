/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "popovers.h"

static void
close_popovers (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_POPOVER (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
}

static gboolean
close_request_hook (GSignalInvocationHint *hint,
                    guint                  n_values,
                    const GValue          *values,
                    gpointer               data)
{
  close_popovers (GTK_WIDGET (g_value_get_object (&values[0])));
  return TRUE; /* the next window too */
}

/* GTK holds on to one that goes with its window, and to all that it shows; a tooltip that was waiting there then looks for a
 * surface that is gone. Dialogs have no type in common that could see to it. */
void
hk_popovers_close_with_windows (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WINDOW)); /* its signals come with its class */
  g_signal_add_emission_hook (g_signal_lookup ("close-request", GTK_TYPE_WINDOW), 0, close_request_hook, NULL, NULL);
}
