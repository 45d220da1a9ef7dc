/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tap, a drag or a key means to the board. */
#include "board-view-private.h"

#include <math.h>

static void
released_cb (GtkGestureClick *click,
             int              n_press,
             double           x,
             double           y,
             HkBoardView     *self)
{
  if (self->board)
    hk_board_view_activate (self, hk_board_place_find (&self->place, self->board, x, y));
}

/* While correcting, a piece is dragged; otherwise the board. */
static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               HkBoardView    *self)
{
  LsSpot spot = self->board ? hk_board_place_find (&self->place, self->board, x, y) : LS_NO_SPOT;

  self->drag_x = x;
  self->drag_y = y;
  if (!self->correcting || spot == LS_NO_SPOT || !hk_board_view_holds_piece (self, spot))
    return;
  self->dragged = spot;
}

static void
drag_update_cb (GtkGestureDrag *drag,
                double          dx,
                double          dy,
                HkBoardView    *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (hypot (dx, dy) < 8)
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->dragged != LS_NO_SPOT)
    {
      self->drag_x = x + dx;
      self->drag_y = y + dy;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
      {
        GtkAdjustment *adjustment = hk_board_sight_get_adjustment (GTK_WIDGET (self), side);

        if (adjustment) /* the point moves with the board, so the offset is what is left to scroll */
          gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment)
                                                  - (side == GTK_ORIENTATION_HORIZONTAL ? dx : dy));
      }
}

static void
drag_end_cb (GtkGestureDrag *drag,
             double          dx,
             double          dy,
             HkBoardView    *self)
{
  LsSpot from = self->dragged;
  LsSpot to = LS_NO_SPOT;

  if (from == LS_NO_SPOT)
    return;
  to = hk_board_place_find (&self->place, self->board, self->drag_x, self->drag_y);
  self->dragged = LS_NO_SPOT;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (to != LS_NO_SPOT && to != from)
    hk_board_view_drop (self, from, to);
}

/* Enter on a spot is a tap on it. Space is left to whoever goes on with the script. */
static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        state,
        HkBoardView           *self)
{
  LsSpot spot = hk_board_view_get_focus_spot (self);

  if (spot == LS_NO_SPOT || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || (state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  hk_board_view_activate (self, spot);
  return GDK_EVENT_STOP;
}

static void
focus_cb (HkBoardView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_controller (HkBoardView        *self,
                GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
hk_board_view_add_gestures (HkBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_cb), self);
  add_controller (self, GTK_EVENT_CONTROLLER (click));
  add_controller (self, GTK_EVENT_CONTROLLER (drag));
  add_controller (self, keys);
  add_controller (self, focus);
}
