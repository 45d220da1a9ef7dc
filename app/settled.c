/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "settled.h"

#define MOST_TRIES 90
#define KEPT_LONG_ENOUGH 10

/* Laid out, and not sliding in. */
static gboolean
is_at_rest (GtkWidget *page)
{
  GtkWidget *stack = gtk_widget_get_parent (page);

  return gtk_widget_get_height (page) > 0
         && !(stack && GTK_IS_STACK (stack) && gtk_stack_get_transition_running (GTK_STACK (stack)));
}

gboolean
hk_settle_focus (HkSettling *self,
                 GtkWidget  *page,
                 GtkWidget  *row)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  gboolean has_it = row && focus && (focus == row || gtk_widget_is_ancestor (focus, row));

  if (!is_at_rest (page))
    return FALSE;
  if (row && !has_it)
    gtk_widget_grab_focus (row);
  self->kept = has_it ? self->kept + 1 : 0;
  self->tries++;
  return self->kept >= KEPT_LONG_ENOUGH || self->tries >= MOST_TRIES;
}
