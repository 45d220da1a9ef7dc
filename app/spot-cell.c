/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spot-cell.h"

struct _HkSpotRow
{
  GtkWidget parent_instance;
};

struct _HkSpotCell
{
  GtkWidget parent_instance;

  LsSpot    spot;
  guint     said; /* hash of the text told last: telling it again would wake screen readers */
  guint     marked; /* likewise; 0: nothing is */
};

G_DEFINE_FINAL_TYPE (HkSpotRow, hk_spot_row, GTK_TYPE_WIDGET)
G_DEFINE_FINAL_TYPE (HkSpotCell, hk_spot_cell, GTK_TYPE_WIDGET)

static void
hk_spot_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (hk_spot_row_parent_class)->dispose (object);
}

static void
hk_spot_row_class_init (HkSpotRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_spot_row_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ROW);
}

static void
hk_spot_row_init (HkSpotRow *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
hk_spot_row_new (void)
{
  return g_object_new (HK_TYPE_SPOT_ROW, NULL);
}

static void
hk_spot_cell_class_init (HkSpotCellClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
hk_spot_cell_init (HkSpotCell *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
hk_spot_cell_new (LsSpot spot)
{
  HkSpotCell *self = g_object_new (HK_TYPE_SPOT_CELL, NULL);

  self->spot = spot;
  return GTK_WIDGET (self);
}

LsSpot
hk_spot_cell_get (HkSpotCell *self)
{
  return self->spot;
}

void
hk_spot_cell_set_text (HkSpotCell *self,
                       const char *text)
{
  guint hash = g_str_hash (text);

  if (hash == self->said)
    return;
  self->said = hash;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* NULL: it is not marked. */
void
hk_spot_cell_set_mark (HkSpotCell *self,
                       const char *text)
{
  guint hash = text ? g_str_hash (text) : 0;

  if (hash == self->marked)
    return;
  self->marked = hash;
  if (text)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
