/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spot-anchor.h"

#include "board-sight.h"

struct _HkSpotAnchor
{
  GtkWidget    parent_instance;

  /* borrowed */
  HkBoardView *board;

  LsSpot       spot;
};

G_DEFINE_FINAL_TYPE (HkSpotAnchor, hk_spot_anchor, GTK_TYPE_WIDGET)

/* --- Callbacks --- */

/* The spot's own place, or the nearest one inside. */
static gboolean
place_cb (GtkOverlay   *overlay,
          GtkWidget    *child,
          GdkRectangle *place,
          HkSpotAnchor *self)
{
  double x, y;

  if (child != GTK_WIDGET (self))
    return FALSE;
  hk_board_view_get_spot_area (self->board, self->spot, place);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->board), GTK_WIDGET (overlay), place->x, place->y, &x, &y);
  place->x = (int) CLAMP (x, 0, MAX (gtk_widget_get_width (GTK_WIDGET (overlay)) - place->width, 0));
  place->y = (int) CLAMP (y, 0, MAX (gtk_widget_get_height (GTK_WIDGET (overlay)) - place->height, 0));
  return TRUE;
}

/* The board under it has been scrolled. */
static void
scrolled_cb (HkSpotAnchor *self)
{
  gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
closed_cb (HkSpotAnchor *self)
{
  hk_board_view_watch (self->board, LS_NO_SPOT);
}

/* --- The widget --- */

/* Where the keyboard was before the popover came. */
static gboolean
hk_spot_anchor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (HK_SPOT_ANCHOR (widget)->board));
}

/* Tab stays in the popover; without one there is nothing here. */
static gboolean
hk_spot_anchor_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  GtkWidget *popover = gtk_widget_get_first_child (widget);

  return popover && gtk_widget_get_mapped (popover) && gtk_widget_child_focus (popover, direction);
}

static void
hk_spot_anchor_dispose (GObject *object)
{
  GtkWidget *popover;

  while ((popover = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (popover);
  G_OBJECT_CLASS (hk_spot_anchor_parent_class)->dispose (object);
}

static void
hk_spot_anchor_class_init (HkSpotAnchorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_spot_anchor_dispose;
  widget_class->focus = hk_spot_anchor_focus;
  widget_class->grab_focus = hk_spot_anchor_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT); /* it presents the popover */
}

static void
hk_spot_anchor_init (HkSpotAnchor *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE); /* what is tapped is the board */
}

GtkWidget *
hk_spot_anchor_new (GtkOverlay  *overlay,
                    HkBoardView *board)
{
  HkSpotAnchor *self = g_object_new (HK_TYPE_SPOT_ANCHOR, NULL);

  self->board = board;
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    g_signal_connect_object (hk_board_sight_get_adjustment (GTK_WIDGET (board), side), "value-changed",
                             G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (place_cb), self, 0);
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/* The one before goes only now: as soon as it is closed, GTK would take the focus from what is no longer there, and never let
 * go of it. */
void
hk_spot_anchor_hang (HkSpotAnchor *self,
                     GtkWidget    *popover,
                     LsSpot        spot)
{
  GtkWidget *before = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (before)
    gtk_widget_unparent (before);
  if (!popover)
    return;
  self->spot = spot;
  hk_board_view_watch (self->board, spot);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  scrolled_cb (self);
  gtk_popover_popup (GTK_POPOVER (popover));
}
