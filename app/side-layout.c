/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "side-layout.h"

#define SIDE 340  /* width of the panel */
#define ROOM 760  /* from which width on it stands beside */
#define SHARE 0.5 /* of the height that the large one gets otherwise */

struct _HkSideLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (HkSideLayout, hk_side_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
hk_side_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, liked;

      gtk_widget_measure (child, orientation, -1, &least, &liked, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (*minimum, least) : *minimum + least;
      *natural += liked;
    }
}

static void
hk_side_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  GtkWidget *large = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  int least;

  if (width >= ROOM)
    {
      gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      least = MAX (least, SIDE);
      gtk_widget_size_allocate (large, &(GtkAllocation){ 0, 0, width - least, height }, -1);
      gtk_widget_size_allocate (panel, &(GtkAllocation){ width - least, 0, least, height }, -1);
    }
  else
    {
      gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      least = MAX (least, (int) (height * (1 - SHARE)));
      gtk_widget_size_allocate (large, &(GtkAllocation){ 0, 0, width, height - least }, -1);
      gtk_widget_size_allocate (panel, &(GtkAllocation){ 0, height - least, width, least }, -1);
    }
}

static void
hk_side_layout_class_init (HkSideLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = hk_side_layout_measure;
  manager_class->allocate = hk_side_layout_allocate;
}

static void
hk_side_layout_init (HkSideLayout *self)
{
}

GtkLayoutManager *
hk_side_layout_new (void)
{
  return g_object_new (HK_TYPE_SIDE_LAYOUT, NULL);
}
