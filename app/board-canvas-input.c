/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strokes by pointer, finger and keys: arrow keys move the cursor, with Shift they draw, Space or Enter paint one spot. */
#include "board-canvas-private.h"

#include <math.h>

/* Spots that the board lacks can be painted too. */
static LsSpot
find_spot (HkBoardCanvas *self,
           double         x,
           double         y)
{
  double column = floor ((x - self->place.left) / self->place.cell);
  double row = floor ((y - self->place.top) / self->place.cell);

  if (!self->draft || column < 0 || row < 0 || column >= self->draft->width || row >= self->draft->height)
    return LS_NO_SPOT;
  return ls_spot ((guint) column, (guint) row);
}

/* --- The pointer --- */

static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               HkBoardCanvas  *self)
{
  LsSpot spot = find_spot (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (spot == LS_NO_SPOT)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED); /* or the window around it would scroll */
  self->cursor = spot;
  self->by_keys = FALSE;
  hk_board_canvas_stroke (self, HK_STROKE_BEGIN, spot);
}

static void
drag_update_cb (GtkGestureDrag *drag,
                double          dx,
                double          dy,
                HkBoardCanvas  *self)
{
  double x, y;
  LsSpot spot;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  spot = find_spot (self, x + dx, y + dy);
  if (self->last == LS_NO_SPOT || spot == LS_NO_SPOT || spot == self->last)
    return;
  self->cursor = spot;
  hk_board_canvas_stroke (self, HK_STROKE_MOVE, spot);
}

static void
end_stroke (HkBoardCanvas *self)
{
  if (self->last != LS_NO_SPOT)
    hk_board_canvas_stroke (self, HK_STROKE_END, self->last);
}

static void
drag_end_cb (GtkGestureDrag *drag,
             double          dx,
             double          dy,
             HkBoardCanvas  *self)
{
  end_stroke (self);
}

static void
cancel_cb (GtkGesture       *drag,
           GdkEventSequence *sequence,
           HkBoardCanvas    *self)
{
  end_stroke (self);
}

/* --- Keys --- */

static LsFacing
key_side (guint key)
{
  switch (key)
    {
    case GDK_KEY_Up:
      return LS_NORTH;
    case GDK_KEY_Right:
      return LS_EAST;
    case GDK_KEY_Down:
      return LS_SOUTH;
    case GDK_KEY_Left:
      return LS_WEST;
    default:
      return LS_NO_FACING;
    }
}

static void
walk (HkBoardCanvas *self,
      LsFacing       side,
      gboolean       drawing)
{
  LsSpot spot = ls_spot_beside (self->cursor, side);

  if (!hk_board_draft_has (self->draft, spot))
    return;
  if (drawing && self->last == LS_NO_SPOT)
    {
      self->by_keys = TRUE;
      hk_board_canvas_stroke (self, HK_STROKE_BEGIN, self->cursor);
    }
  hk_board_canvas_set_cursor (self, spot);
  if (drawing)
    hk_board_canvas_stroke (self, HK_STROKE_MOVE, spot);
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        state,
        HkBoardCanvas         *self)
{
  LsFacing side = key_side (key);

  if (!self->draft || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return GDK_EVENT_PROPAGATE;
  if (side != LS_NO_FACING)
    {
      walk (self, side, (state & GDK_SHIFT_MASK) != 0);
      return GDK_EVENT_STOP;
    }
  if (key != GDK_KEY_space && key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  hk_board_canvas_stroke (self, HK_STROKE_BEGIN, self->cursor);
  end_stroke (self);
  hk_board_canvas_set_cursor (self, self->cursor);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (GtkEventControllerKey *keys,
                 guint                  key,
                 guint                  code,
                 GdkModifierType        state,
                 HkBoardCanvas         *self)
{
  if (self->by_keys && (key == GDK_KEY_Shift_L || key == GDK_KEY_Shift_R))
    end_stroke (self);
}

static void
focus_cb (HkBoardCanvas *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
unfocus_cb (HkBoardCanvas *self)
{
  if (self->by_keys)
    end_stroke (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
hk_board_canvas_add_input (HkBoardCanvas *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (unfocus_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
