/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-canvas-private.h"

#include <string.h>
#include <adwaita.h>
#include <glib/gi18n.h>

#define SMALLEST_CELL 8
#define LARGEST_CELL 96

G_DEFINE_FINAL_TYPE (HkBoardCanvas, hk_board_canvas, GTK_TYPE_WIDGET)

enum { STROKE, CURSOR_MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
forget_picture (HkBoardCanvas *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Size --- */

static void
hk_board_canvas_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  hk_board_sight_measure (&HK_BOARD_CANVAS (widget)->sight, orientation, minimum, natural);
}

static void
hk_board_canvas_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  HkBoardCanvas *self = HK_BOARD_CANVAS (widget);

  if (!self->board)
    return;
  hk_board_place_fit (&self->place, self->board->width, self->board->height, width, height);
  forget_picture (self);
}

/* 1: nearer, -1: further away, 0: as large as fits. */
void
hk_board_canvas_zoom (HkBoardCanvas *self,
                      int            direction)
{
  hk_board_sight_zoom (&self->sight, direction, gtk_widget_has_focus (GTK_WIDGET (self)) ? self->cursor : LS_NO_SPOT);
}

/* --- For the gestures --- */

void
hk_board_canvas_stroke (HkBoardCanvas *self,
                        HkStrokePhase  phase,
                        LsSpot         spot)
{
  self->last = phase == HK_STROKE_END ? LS_NO_SPOT : spot;
  g_signal_emit (self, signals[STROKE], 0, (guint) phase, (guint) spot);
}

void
hk_board_canvas_set_cursor (HkBoardCanvas *self,
                            LsSpot         spot)
{
  self->cursor = spot;
  hk_board_sight_show_spot (&self->sight, spot, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CURSOR_MOVED], 0, (guint) spot);
}

/* --- The widget --- */

static void
hk_board_canvas_dispose (GObject *object)
{
  HkBoardCanvas *self = HK_BOARD_CANVAS (object);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->board, ls_board_unref);
  g_clear_pointer (&self->draft, g_free);
  g_clear_pointer (&self->marked, g_array_unref);
  g_clear_pointer (&self->path, g_array_unref);
  self->paint = NULL;
  G_OBJECT_CLASS (hk_board_canvas_parent_class)->dispose (object);
}

static void
hk_board_canvas_class_init (HkBoardCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_board_canvas_dispose;
  widget_class->measure = hk_board_canvas_measure;
  widget_class->size_allocate = hk_board_canvas_size_allocate;
  widget_class->snapshot = hk_board_canvas_snapshot;
  signals[STROKE] = g_signal_new ("stroke", HK_TYPE_BOARD_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_UINT, G_TYPE_UINT);
  signals[CURSOR_MOVED] = g_signal_new ("cursor-moved", HK_TYPE_BOARD_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "canvas");
}

static void
hk_board_canvas_init (HkBoardCanvas *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board to be painted"), -1);
  hk_board_sight_init (&self->sight, GTK_WIDGET (self), &self->place, SMALLEST_CELL, LARGEST_CELL);
  hk_board_canvas_add_input (self);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (forget_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (forget_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget_picture), NULL);
}

GtkWidget *
hk_board_canvas_new (void)
{
  return g_object_new (HK_TYPE_BOARD_CANVAS, NULL);
}

/* The corners of what differs; FALSE: nothing of the drawings does. */
static gboolean
find_difference (const HkBoardDraft *a,
                 const HkBoardDraft *b,
                 LsSpot             *from,
                 LsSpot             *to)
{
  guint west = LS_MAX_SIDE, north = LS_MAX_SIDE, east = 0, south = 0;

  for (guint layer = 0; layer < HK_N_DRAWINGS; layer++)
    for (guint row = 0; row < a->height; row++)
      {
        if (memcmp (a->drawings[layer][row], b->drawings[layer][row], a->width) == 0)
          continue;
        north = MIN (north, row);
        south = MAX (south, row);
        for (guint column = 0; column < a->width; column++)
          if (a->drawings[layer][row][column] != b->drawings[layer][row][column])
            {
              west = MIN (west, column);
              east = MAX (east, column);
            }
      }
  if (west == LS_MAX_SIDE)
    return FALSE;
  *from = ls_spot (west > 0 ? west - 1 : 0, north > 0 ? north - 1 : 0);
  *to = ls_spot (MIN (east + 1, a->width - 1), MIN (south + 1, a->height - 1));
  return TRUE;
}

static gboolean
same_circle (const LsBoard *a,
             const LsBoard *b)
{
  return a->circle_west == b->circle_west && a->circle_east == b->circle_east && a->circle_north == b->circle_north
         && a->circle_south == b->circle_south;
}

static void
set_first_draft (HkBoardCanvas *self)
{
  if (self->cursor == LS_NO_SPOT || !hk_board_draft_has (self->draft, self->cursor))
    self->cursor = ls_spot (self->draft->width / 2, self->draft->height / 2);
  forget_picture (self);
  hk_board_sight_set_size (&self->sight, self->draft->width, self->draft->height);
}

void
hk_board_canvas_set_draft (HkBoardCanvas      *self,
                           const HkBoardDraft *draft)
{
  g_autofree HkBoardDraft *before = g_steal_pointer (&self->draft);
  g_autoptr (LsBoard) old = g_steal_pointer (&self->board);
  LsSpot from, to;

  self->draft = g_memdup2 (draft, sizeof *draft);
  self->board = hk_board_draft_make_board (draft);
  if (!before || before->width != draft->width || before->height != draft->height)
    set_first_draft (self);
  else if (memcmp (before->town, draft->town, sizeof before->town) != 0 || !same_circle (old, self->board))
    forget_picture (self);
  else if (self->picture && find_difference (before, draft, &from, &to))
    hk_board_canvas_repaint (self, from, to);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
hk_board_canvas_set_layer (HkBoardCanvas *self,
                           HkBoardLayer   layer)
{
  self->layer = layer;
  forget_picture (self);
}

void
hk_board_canvas_set_paint (HkBoardCanvas *self,
                           HkCanvasPaint  paint,
                           gpointer       data)
{
  self->paint = paint;
  self->paint_data = data;
}

static void
set_spots (HkBoardCanvas *self,
           GArray       **kept,
           const GArray  *spots)
{
  g_clear_pointer (kept, g_array_unref);
  if (spots)
    *kept = g_array_copy ((GArray *) spots);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
hk_board_canvas_set_marked (HkBoardCanvas *self,
                            const GArray  *spots)
{
  set_spots (self, &self->marked, spots);
}

void
hk_board_canvas_set_path (HkBoardCanvas *self,
                          const GArray  *path)
{
  set_spots (self, &self->path, path);
}

/* There is no cell for each spot as on the table's board: 4,096 of them would be slow. The cursor says where it is. */
void
hk_board_canvas_set_text (HkBoardCanvas *self,
                          const char    *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

LsSpot
hk_board_canvas_get_cursor (HkBoardCanvas *self)
{
  return self->cursor;
}

/* In the canvas's own coordinates. */
void
hk_board_canvas_get_spot_area (HkBoardCanvas *self,
                               LsSpot         spot,
                               GdkRectangle  *area)
{
  double x, y;

  hk_board_place_spot (&self->place, spot, &x, &y);
  *area = (GdkRectangle){ (int) x, (int) y, (int) self->place.cell, (int) self->place.cell };
}
