/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-sight.h"

#include <math.h>

#define ZOOM_STEP 1.25
#define USUAL_CELL 24
#define MARGIN_OF_PATH 2

/* --- The window around the board --- */

static GtkWidget *
get_window (GtkWidget *board)
{
  return gtk_widget_get_ancestor (board, GTK_TYPE_VIEWPORT);
}

/* NULL: all of the board is in sight. */
GtkAdjustment *
hk_board_sight_get_adjustment (GtkWidget     *board,
                               GtkOrientation side)
{
  GtkWidget *window = get_window (board);

  if (!window)
    return NULL;
  return side == GTK_ORIENTATION_HORIZONTAL ? gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (window))
                                            : gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (window));
}

static double
get_page (const HkBoardSight *self,
          GtkOrientation      side)
{
  GtkAdjustment *adjustment = hk_board_sight_get_adjustment (self->board, side);

  return adjustment ? gtk_adjustment_get_page_size (adjustment) : 0;
}

/* --- Which part --- */

/* Spots from one to the other on that side, with so many around them. FALSE: they do not fit. */
static gboolean
show_range (const HkBoardSight *self,
            GtkOrientation      side,
            double              from,
            double              to,
            double              margin)
{
  GtkAdjustment *adjustment = hk_board_sight_get_adjustment (self->board, side);
  double lower = from - margin * self->place->cell;
  double upper = to + (margin + 1) * self->place->cell;

  if (adjustment)
    gtk_adjustment_clamp_page (adjustment, lower, upper);
  return !adjustment || upper - lower <= gtk_adjustment_get_page_size (adjustment);
}

void
hk_board_sight_show_spot (const HkBoardSight *self,
                          LsSpot              spot,
                          double              margin)
{
  double at[2];

  hk_board_place_spot (self->place, spot, &at[0], &at[1]);
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    show_range (self, side, at[side], at[side], margin);
}

/* All of it, with as much around it as there is room for; of what is longer than the window, its end. */
void
hk_board_sight_show_path (const HkBoardSight *self,
                          const GArray       *path)
{
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    {
      double from = G_MAXDOUBLE, to = 0.0;
      double at[2];
      int margin = MARGIN_OF_PATH;
      gboolean fits;

      for (guint i = 0; i < path->len; i++)
        {
          hk_board_place_spot (self->place, g_array_index (path, LsSpot, i), &at[0], &at[1]);
          from = MIN (from, at[side]);
          to = MAX (to, at[side]);
        }
      do
        fits = show_range (self, side, from, to, margin);
      while (!fits && margin-- > 0);
      if (!fits)
        show_range (self, side, at[side], at[side], 1);
    }
}

/* --- How near --- */

static double
get_extent (const HkBoardSight *self,
            GtkOrientation      side,
            double              cell)
{
  guint spots = side == GTK_ORIENTATION_HORIZONTAL ? self->columns : self->rows;

  return ceil ((MAX (spots, 1) + HK_BOARD_MARGINS) * cell);
}

void
hk_board_sight_measure (const HkBoardSight *self,
                        GtkOrientation      side,
                        int                *minimum,
                        int                *natural)
{
  *minimum = (int) get_extent (self, side, self->cell > 0 ? self->cell : self->smallest);
  *natural = MAX (*minimum, (int) get_extent (self, side, USUAL_CELL));
}

/* Where the board will lie in its window once it is laid out anew. */
static void
foresee (const HkBoardSight *self,
         double              extent[2],
         HkBoardPlace       *place)
{
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    extent[side] = MAX (get_extent (self, side, self->cell > 0 ? self->cell : self->smallest), get_page (self, side));
  hk_board_place_fit (place, self->columns, self->rows, extent[0], extent[1]);
}

/* A point of the board, in spots, stays at a point of the window. The window learns how large the board will be at once: a
 * frame later people would see it jump. */
static void
keep (const HkBoardSight     *self,
      const graphene_point_t *held,
      const graphene_point_t *at)
{
  HkBoardPlace place;
  double extent[2], value[2];

  foresee (self, extent, &place);
  value[0] = place.left + held->x * place.cell - at->x;
  value[1] = place.top + held->y * place.cell - at->y;
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    {
      GtkAdjustment *adjustment = hk_board_sight_get_adjustment (self->board, side);

      if (adjustment)
        gtk_adjustment_configure (adjustment, value[side], 0, extent[side], gtk_adjustment_get_step_increment (adjustment),
                                  gtk_adjustment_get_page_increment (adjustment), get_page (self, side));
    }
}

/* No further away than all of it needs: there would be nothing to see of it. */
static void
set_cell (HkBoardSight *self,
          double        cell)
{
  HkBoardPlace whole;
  int least, most;

  hk_board_place_fit (&whole, self->columns, self->rows, get_page (self, GTK_ORIENTATION_HORIZONTAL),
                      get_page (self, GTK_ORIENTATION_VERTICAL));
  least = MAX (self->least, (int) whole.cell);
  most = MAX (self->most, least);
  self->cell = (int) CLAMP (round (cell), least, most);
  if (self->cell <= whole.cell && self->smallest <= whole.cell)
    self->cell = 0; /* and it goes with the window when that grows */
}

static void
zoom_to (HkBoardSight           *self,
         double                  cell,
         const graphene_point_t *held,
         const graphene_point_t *at)
{
  if (self->columns == 0 || !get_window (self->board)) /* what has no window is always seen whole */
    return;
  if (cell > 0)
    set_cell (self, cell);
  else
    self->cell = 0;
  if (at)
    keep (self, held, at);
  gtk_widget_queue_resize (self->board);
}

static void
find_spots (const HkBoardSight     *self,
            const graphene_point_t *point,
            graphene_point_t       *spots)
{
  graphene_point_init (spots, (float) ((point->x - self->place->left) / self->place->cell),
                       (float) ((point->y - self->place->top) / self->place->cell));
}

static gboolean
find_in_window (const HkBoardSight     *self,
                const graphene_point_t *point,
                graphene_point_t       *at)
{
  GtkWidget *window = get_window (self->board);

  return window && gtk_widget_compute_point (self->board, window, point, at);
}

/* 1: nearer, -1: further away, 0: as large as fits. */
static void
zoom_around (HkBoardSight           *self,
             int                     direction,
             const graphene_point_t *point)
{
  double factor = direction > 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
  graphene_point_t held, at;

  find_spots (self, point, &held);
  zoom_to (self, direction == 0 ? 0 : self->place->cell * factor, &held, find_in_window (self, point, &at) ? &at : NULL);
}

/* In the middle of what is in sight. */
static void
find_middle (const HkBoardSight *self,
             graphene_point_t   *point)
{
  GtkWidget *window = get_window (self->board);
  graphene_point_t middle = GRAPHENE_POINT_INIT (0, 0);

  *point = middle;
  if (!window)
    return;
  graphene_point_init (&middle, (float) gtk_widget_get_width (window) / 2, (float) gtk_widget_get_height (window) / 2);
  if (!gtk_widget_compute_point (window, self->board, &middle, point))
    *point = middle;
}

/* By keys and menus. LS_NO_SPOT: what is in the middle stays there. */
void
hk_board_sight_zoom (HkBoardSight *self,
                     int           direction,
                     LsSpot        around)
{
  graphene_point_t point;
  double x, y;

  find_middle (self, &point);
  if (around != LS_NO_SPOT)
    {
      hk_board_place_spot (self->place, around, &x, &y);
      graphene_point_init (&point, (float) (x + self->place->cell / 2), (float) (y + self->place->cell / 2));
    }
  zoom_around (self, direction, &point);
}

/* --- Fingers and wheel --- */

static void
find_fingers (const HkBoardSight *self,
              GtkGesture         *pinch,
              graphene_point_t   *point)
{
  double x, y;

  find_middle (self, point);
  if (gtk_gesture_is_recognized (pinch) && gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    graphene_point_init (point, (float) x, (float) y);
}

static void
pinch_begin_cb (GtkGesture       *pinch,
                GdkEventSequence *sequence,
                HkBoardSight     *self)
{
  graphene_point_t point;

  find_fingers (self, pinch, &point);
  find_spots (self, &point, &self->held);
  self->pinched = self->place->cell;
}

static void
pinch_cb (GtkGestureZoom *pinch,
          double          scale,
          HkBoardSight   *self)
{
  graphene_point_t point, at;

  find_fingers (self, GTK_GESTURE (pinch), &point);
  zoom_to (self, self->pinched * scale, &self->held, find_in_window (self, &point, &at) ? &at : NULL);
}

/* A turn of the wheel does not say where the pointer is. */
static void
find_pointer (const HkBoardSight *self,
              GdkEvent           *event,
              graphene_point_t   *point)
{
  GdkDevice *device = event ? gdk_seat_get_pointer (gdk_event_get_seat (event)) : NULL; /* not the one of many that was turned */
  GtkNative *native = gtk_widget_get_native (self->board);
  double x, y, left, top;

  find_middle (self, point);
  if (!device || !gdk_surface_get_device_position (gtk_native_get_surface (native), device, &x, &y, NULL))
    return;
  gtk_native_get_surface_transform (native, &left, &top);
  if (!gtk_widget_compute_point (GTK_WIDGET (native), self->board,
                                 &GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top)), point))
    find_middle (self, point);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy,
           HkBoardSight             *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  graphene_point_t point;

  if (!(state & GDK_CONTROL_MASK) || dy == 0)
    return GDK_EVENT_PROPAGATE;
  find_pointer (self, gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll)), &point);
  zoom_around (self, dy < 0 ? 1 : -1, &point);
  return GDK_EVENT_STOP;
}

/* --- The value --- */

void
hk_board_sight_set_size (HkBoardSight *self,
                         guint         columns,
                         guint         rows)
{
  self->columns = columns;
  self->rows = rows;
  gtk_widget_queue_resize (self->board);
}

void
hk_board_sight_init (HkBoardSight       *self,
                     GtkWidget          *board,
                     const HkBoardPlace *place,
                     int                 least,
                     int                 most)
{
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  *self = (HkBoardSight){ .board = board, .place = place, .least = least, .most = most, .smallest = least };
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (board, scroll);
}
