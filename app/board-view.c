/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widget: layers, zoom, and what a tap, a drag or a key means. What is drawn is in board-terrain, board-pieces and
 * board-marks; what is told to screen readers in board-text. */
#include "board-view.h"

#include <math.h>
#include <adwaita.h>
#include <glib/gi18n.h>

#include "board-marks.h"
#include "board-paint.h"
#include "board-text.h"
#include "spot-cell.h"

#define SMALLEST_CELL 10
#define LARGEST_CELL 128
#define ZOOM_STEP 1.25
#define STEP_MSEC 110 /* a figure's walk over one spot */
#define LONGEST_WALK_MSEC 900

struct _HkBoardView
{
  GtkWidget     parent_instance;

  /* owned */
  HkSession    *session;
  HkBoardMarks  marks;
  GdkTexture   *terrain; /* NULL: to be painted anew */
  AdwAnimation *walk;
  GtkWidget   **cells;   /* by spot; NULL where the board has none */

  /* borrowed */
  const LsBoard *board;  /* for which the cells were made */

  HkBoardPlace  place;
  int           cell;      /* as zoomed; 0: as large as fits */
  int           smallest;  /* cell, however little room there is */
  double        pinched;   /* the cell when the pinch began */
  LsSpot        cursor;
  LsSpot        dragged;   /* from where; LS_NO_SPOT: nothing is */
  double        drag_x, drag_y;
  double        walked;    /* 0 to 1 */
  int           mist[LS_N_FACINGS]; /* as painted */
  gboolean      correcting;
  gboolean      coordinates;
  guint         tell;      /* source that tells the cells */
};

G_DEFINE_FINAL_TYPE (HkBoardView, hk_board_view, GTK_TYPE_WIDGET)

enum { SPOT_ACTIVATED, PIECE_DRAGGED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_COORDINATES = 1, N_PROPERTIES };

static const LsGame *
get_game (HkBoardView *self)
{
  return self->session ? hk_session_get_game (self->session) : NULL;
}

/* --- Cells --- */

static gboolean
tell_cells_cb (gpointer data)
{
  HkBoardView *self = data;
  const LsGame *game = get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  self->tell = 0;
  hk_holders_find (holders, game);
  for (guint spot = 0; spot < LS_N_CELLS; spot++)
    if (self->cells[spot])
      {
        g_autofree char *text = hk_spot_text (game, holders, (LsSpot) spot);

        hk_spot_cell_set_text (HK_SPOT_CELL (self->cells[spot]), text);
      }
  return G_SOURCE_REMOVE;
}

/* After the frame: nobody waits for it. */
static void
tell_cells_later (HkBoardView *self)
{
  if (self->tell == 0 && self->board)
    self->tell = g_idle_add_full (G_PRIORITY_LOW, tell_cells_cb, self, NULL);
}

static void
remove_cells (HkBoardView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->cells, g_free);
  self->board = NULL;
}

static void
make_cells (HkBoardView   *self,
            const LsBoard *board)
{
  remove_cells (self);
  self->board = board;
  self->cells = g_new0 (GtkWidget *, LS_N_CELLS);
  for (guint row = 0; row < board->height; row++)
    {
      GtkWidget *line = hk_spot_row_new ();

      for (guint column = 0; column < board->width; column++)
        {
          LsSpot spot = ls_spot (column, row);

          if (!ls_board_has (board, spot))
            continue;
          self->cells[spot] = hk_spot_cell_new (spot);
          gtk_widget_set_parent (self->cells[spot], line);
        }
      gtk_widget_set_parent (line, GTK_WIDGET (self));
    }
  self->cursor = ls_spot (board->circle_west, board->circle_north);
}

static LsSpot
focused_spot (HkBoardView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  focus = focus ? gtk_widget_get_focus_child (focus) : NULL;
  return focus && HK_IS_SPOT_CELL (focus) ? hk_spot_cell_get (HK_SPOT_CELL (focus)) : LS_NO_SPOT;
}

/* Arrow keys walk over the board, Tab leaves it. */
static gboolean
hk_board_view_focus (GtkWidget       *widget,
                     GtkDirectionType direction)
{
  static const LsFacing sides[] = { [GTK_DIR_UP] = LS_NORTH,
                                    [GTK_DIR_DOWN] = LS_SOUTH,
                                    [GTK_DIR_LEFT] = LS_WEST,
                                    [GTK_DIR_RIGHT] = LS_EAST };
  HkBoardView *self = HK_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  LsSpot spot = focused_spot (self);

  if (!self->cells)
    return FALSE;
  if (child && GTK_IS_POPOVER (child)) /* over a spot: Tab stays in it */
    return gtk_widget_child_focus (child, direction);
  if (spot != LS_NO_SPOT)
    {
      if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
        return FALSE;
      spot = ls_spot_beside (spot, sides[direction]);
      if (!self->cells[spot])
        return TRUE; /* the edge of the board: stay */
      self->cursor = spot;
    }
  return gtk_widget_grab_focus (self->cells[self->cursor]);
}

static gboolean
hk_board_view_grab_focus (GtkWidget *widget)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);

  return self->cells && gtk_widget_grab_focus (self->cells[self->cursor]);
}

/* --- Size --- */

static void
hk_board_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);
  guint spots = !self->board ? 1 : orientation == GTK_ORIENTATION_HORIZONTAL ? self->board->width : self->board->height;

  *minimum = (int) ceil ((spots + HK_BOARD_MARGINS) * (self->cell > 0 ? self->cell : self->smallest));
  *natural = MAX (*minimum, (int) ceil ((spots + HK_BOARD_MARGINS) * 24));
}

static void
hk_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);
  HkBoardPlace before = self->place;

  if (!self->board)
    return;
  hk_board_place_fit (&self->place, self->board, width, height);
  if (before.cell == self->place.cell && before.left == self->place.left && before.top == self->place.top)
    return;
  g_clear_object (&self->terrain);
  for (GtkWidget *row = gtk_widget_get_first_child (widget); row; row = gtk_widget_get_next_sibling (row))
    {
      gtk_widget_size_allocate (row, &(GtkAllocation){ 0, 0, width, height }, -1);
      for (GtkWidget *cell = gtk_widget_get_first_child (row); cell; cell = gtk_widget_get_next_sibling (cell))
        {
          double x, y;

          hk_board_place_spot (&self->place, hk_spot_cell_get (HK_SPOT_CELL (cell)), &x, &y);
          gtk_widget_size_allocate (
            cell, &(GtkAllocation){ (int) x, (int) y, (int) self->place.cell, (int) self->place.cell }, -1);
        }
    }
}

static void
zoom_to (HkBoardView *self,
         double       cell)
{
  self->cell = (int) CLAMP (round (cell), SMALLEST_CELL, LARGEST_CELL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* 1: nearer, -1: further away, 0: as large as fits. */
void
hk_board_view_zoom (HkBoardView *self,
                    int          direction)
{
  if (direction == 0)
    {
      self->cell = 0;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else
    zoom_to (self, self->place.cell * (direction > 0 ? ZOOM_STEP : 1 / ZOOM_STEP));
}

/* --- Drawing --- */

static void
append_piece (HkBoardView   *self,
              GtkSnapshot   *snapshot,
              const HkPiece *piece,
              double         x,
              double         y)
{
  double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int cell_px = (int) (self->place.cell * scale);
  GdkTexture *texture = hk_piece_get_texture (piece, cell_px);
  double rim = hk_piece_rim (cell_px) / scale;

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) (x - rim), (float) (y - rim),
                                                    (float) (gdk_texture_get_width (texture) / scale),
                                                    (float) (gdk_texture_get_height (texture) / scale)));
}

/* Where a figure is drawn: on its spot, on its way, or in somebody's hand. */
static void
find_place (HkBoardView   *self,
            const char    *id,
            const LsSpots *spots,
            double        *x,
            double        *y)
{
  const GArray *path = self->marks.path;

  hk_board_place_spot (&self->place, spots->at[0], x, y);
  if (self->dragged != LS_NO_SPOT && ls_spots_contain (spots, self->dragged))
    {
      *x = self->drag_x - self->place.cell / 2;
      *y = self->drag_y - self->place.cell / 2;
    }
  else if (self->walked < 1 && path && path->len > 1 && self->marks.figure == id)
    {
      double along = self->walked * (path->len - 1);
      guint i = MIN ((guint) along, path->len - 2);
      double next_x, next_y;

      hk_board_place_spot (&self->place, g_array_index (path, LsSpot, i), x, y);
      hk_board_place_spot (&self->place, g_array_index (path, LsSpot, i + 1), &next_x, &next_y);
      *x += (next_x - *x) * (along - i);
      *y += (next_y - *y) * (along - i);
    }
}

static void
corner (const LsSpots *spots,
        LsSpots       *from)
{
  guint column = G_MAXUINT, row = G_MAXUINT;

  for (guint i = 0; i < spots->n; i++)
    {
      column = MIN (column, ls_spot_column (spots->at[i]));
      row = MIN (row, ls_spot_row (spots->at[i]));
    }
  *from = *spots;
  from->at[0] = ls_spot (column, row);
}

static void
snapshot_pieces (HkBoardView  *self,
                 GtkSnapshot  *snapshot,
                 const LsGame *game)
{
  HkPiece piece;
  LsSpots from;
  double x, y;

  for (guint i = 0; i < game->n_structures; i++)
    {
      corner (&game->structures[i].spots, &from);
      hk_piece_of_structure (&piece, game, i);
      find_place (self, game->structures[i].id, &from, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_tokens; i++)
    {
      hk_piece_of_token (&piece, game, i);
      find_place (self, game->tokens[i].id, &(LsSpots){ 1, { game->tokens[i].at } }, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_monsters; i++)
    {
      corner (&game->monsters[i].spots, &from);
      hk_piece_of_monster (&piece, game, i);
      find_place (self, game->monsters[i].id, &from, &x, &y);
      append_piece (self, snapshot, &piece, x, y);
    }
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board)
      {
        hk_piece_of_hero (&piece, game, i);
        find_place (self, game->heroes[i].id, &(LsSpots){ 1, { game->heroes[i].at } }, &x, &y);
        append_piece (self, snapshot, &piece, x, y);
      }
}

static void
snapshot_terrain (HkBoardView     *self,
                  GtkSnapshot     *snapshot,
                  const LsGame    *game,
                  const HkPalette *palette)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  AdwStyleManager *style = adw_style_manager_get_default ();

  if (memcmp (self->mist, game->mist, sizeof self->mist) != 0)
    g_clear_object (&self->terrain);
  memcpy (self->mist, game->mist, sizeof self->mist);
  if (!self->terrain)
    self->terrain = hk_terrain_paint (game, &self->place, palette, width, height,
                                      gtk_widget_get_scale_factor (GTK_WIDGET (self)), self->coordinates,
                                      adw_style_manager_get_high_contrast (style));
  gtk_snapshot_append_texture (snapshot, self->terrain, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static gboolean
has_marks_above (HkBoardView *self)
{
  return self->marks.path || self->marks.candidates || self->marks.picked || self->marks.forecast[0];
}

static void
snapshot_rings (HkBoardView     *self,
                cairo_t         *cr,
                const HkPalette *palette)
{
  LsSpot spot = focused_spot (self);

  if (spot == LS_NO_SPOT)
    return;
  hk_marks_draw_ring (cr, &self->place, spot, &palette->paper, MAX (self->place.cell * 0.16, 4));
  hk_marks_draw_ring (cr, &self->place, spot, &palette->cursor, MAX (self->place.cell * 0.08, 2));
}

static void
hk_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);
  const LsGame *game = get_game (self);
  const HkPalette *palette = hk_palette_get (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                            (float) gtk_widget_get_height (widget));
  cairo_t *cr;

  if (!game)
    return;
  snapshot_terrain (self, snapshot, game, palette);
  if (self->marks.reach || self->marks.path)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &all);
      hk_marks_draw_below (cr, &self->marks, &self->place, palette, game->board, self->walked >= 1);
      cairo_destroy (cr);
    }
  snapshot_pieces (self, snapshot, game);
  if (has_marks_above (self) || focused_spot (self) != LS_NO_SPOT)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &all);
      hk_marks_draw_above (cr, &self->marks, &self->place, palette);
      snapshot_rings (self, cr, palette);
      cairo_destroy (cr);
    }
}

/* --- Callbacks --- */

static void
changed_cb (HkBoardView *self)
{
  const LsGame *game = get_game (self);

  if (game->board != self->board)
    {
      make_cells (self, game->board);
      g_clear_object (&self->terrain);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  tell_cells_later (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
style_changed_cb (HkBoardView *self)
{
  g_clear_object (&self->terrain);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
walk_cb (double   value,
         gpointer data)
{
  HkBoardView *self = data;

  self->walked = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
activate (HkBoardView *self,
          LsSpot       spot)
{
  if (spot == LS_NO_SPOT)
    return;
  self->cursor = spot;
  g_signal_emit (self, signals[SPOT_ACTIVATED], 0, (guint) spot);
}

static void
released_cb (GtkGestureClick *click,
             int              n_press,
             double           x,
             double           y,
             HkBoardView     *self)
{
  if (self->board)
    activate (self, hk_board_place_find (&self->place, self->board, x, y));
}

/* Something that could be dragged stands there. */
static gboolean
holds_piece (HkBoardView *self,
             LsSpot       spot)
{
  const LsGame *game = get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  return holders->monster[spot] >= 0 || holders->hero[spot] >= 0 || holders->structure[spot] >= 0
         || holders->token[spot] >= 0;
}

static GtkAdjustment *
find_adjustment (HkBoardView   *self,
                 GtkOrientation orientation)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);

  if (!viewport)
    return NULL;
  return orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport))
                                                   : gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
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
  if (!self->correcting || spot == LS_NO_SPOT || !holds_piece (self, spot))
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
        GtkAdjustment *adjustment = find_adjustment (self, side);

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
    g_signal_emit (self, signals[PIECE_DRAGGED], 0, (guint) from, (guint) to);
}

static void
pinch_begin_cb (GtkGesture       *pinch,
                GdkEventSequence *sequence,
                HkBoardView      *self)
{
  self->pinched = self->place.cell;
}

static void
pinch_cb (GtkGestureZoom *pinch,
          double          scale,
          HkBoardView    *self)
{
  zoom_to (self, self->pinched * scale);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy,
           HkBoardView              *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (!(state & GDK_CONTROL_MASK) || dy == 0)
    return GDK_EVENT_PROPAGATE;
  hk_board_view_zoom (self, dy < 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* Enter on a spot is a tap on it. Space is left to whoever goes on with the script. */
static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        state,
        HkBoardView           *self)
{
  LsSpot spot = focused_spot (self);

  if (spot == LS_NO_SPOT || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || (state & GDK_CONTROL_MASK))
    return GDK_EVENT_PROPAGATE;
  activate (self, spot);
  return GDK_EVENT_STOP;
}

static void
focus_cb (HkBoardView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- The widget --- */

static gboolean
hk_board_view_query_tooltip (GtkWidget  *widget,
                             int         x,
                             int         y,
                             gboolean    keyboard,
                             GtkTooltip *tooltip)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);
  LsSpot spot = self->board ? hk_board_place_find (&self->place, self->board, x, y) : LS_NO_SPOT;
  g_autofree char *text = spot != LS_NO_SPOT && holds_piece (self, spot) ? hk_board_view_describe (self, spot) : NULL;

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static void
clear_marks (HkBoardView *self)
{
  g_clear_pointer (&self->marks.path, g_array_unref);
  g_clear_pointer (&self->marks.candidates, g_array_unref);
  g_clear_pointer (&self->marks.picked, g_array_unref);
  for (guint coin = 0; coin < LS_N_COINS; coin++)
    g_clear_pointer (&self->marks.forecast[coin], ls_outlook_free);
  g_free ((guint8 *) self->marks.reach);
  self->marks = (HkBoardMarks){ 0 };
}

static void
hk_board_view_dispose (GObject *object)
{
  HkBoardView *self = HK_BOARD_VIEW (object);

  g_clear_handle_id (&self->tell, g_source_remove);
  if (self->walk)
    adw_animation_skip (self->walk);
  g_clear_object (&self->walk);
  g_clear_object (&self->terrain);
  g_clear_object (&self->session);
  clear_marks (self);
  remove_cells (self);
  G_OBJECT_CLASS (hk_board_view_parent_class)->dispose (object);
}

static void
hk_board_view_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  HkBoardView *self = HK_BOARD_VIEW (object);

  self->coordinates = g_value_get_boolean (value);
  style_changed_cb (self);
}

static void
hk_board_view_class_init (HkBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hk_board_view_dispose;
  object_class->set_property = hk_board_view_set_property;
  widget_class->measure = hk_board_view_measure;
  widget_class->size_allocate = hk_board_view_size_allocate;
  widget_class->snapshot = hk_board_view_snapshot;
  widget_class->focus = hk_board_view_focus;
  widget_class->grab_focus = hk_board_view_grab_focus;
  widget_class->query_tooltip = hk_board_view_query_tooltip;
  g_object_class_install_property (object_class, PROP_COORDINATES,
                                   g_param_spec_boolean ("coordinates", NULL, NULL, TRUE,
                                                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  signals[SPOT_ACTIVATED] = g_signal_new ("spot-activated", HK_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PIECE_DRAGGED] = g_signal_new ("piece-dragged", HK_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
add_controller (HkBoardView        *self,
                GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
add_gestures (HkBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_cb), self);
  add_controller (self, GTK_EVENT_CONTROLLER (click));
  add_controller (self, GTK_EVENT_CONTROLLER (drag));
  add_controller (self, GTK_EVENT_CONTROLLER (pinch));
  add_controller (self, scroll);
  add_controller (self, keys);
  add_controller (self, focus);
}

static void
hk_board_view_init (HkBoardView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->coordinates = TRUE;
  self->walked = 1;
  self->smallest = SMALLEST_CELL;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
  add_gestures (self);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (style_changed_cb), NULL);
}

GtkWidget *
hk_board_view_new (void)
{
  return g_object_new (HK_TYPE_BOARD_VIEW, NULL);
}

void
hk_board_view_set_session (HkBoardView *self,
                           HkSession   *session)
{
  g_set_object (&self->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static gboolean
same_path (const HkBoardMarks *a,
           const HkBoardMarks *b)
{
  return a->figure == b->figure && (a->path != NULL) == (b->path != NULL)
         && (!a->path
             || (a->path->len == b->path->len
                 && (a->path->len == 0
                     || memcmp (a->path->data, b->path->data, a->path->len * sizeof (LsSpot)) == 0)));
}

/* On a board larger than its window, what the instruction is about comes into sight. */
static void
bring_into_sight (HkBoardView *self)
{
  const GArray *path = self->marks.path;

  if (!path || path->len == 0)
    return;
  for (GtkOrientation side = GTK_ORIENTATION_HORIZONTAL; side <= GTK_ORIENTATION_VERTICAL; side++)
    {
      GtkAdjustment *adjustment = find_adjustment (self, side);
      double at[2];

      hk_board_place_spot (&self->place, g_array_index (path, LsSpot, path->len - 1), &at[0], &at[1]);
      if (adjustment)
        gtk_adjustment_clamp_page (adjustment, at[side] - 2 * self->place.cell, at[side] + 3 * self->place.cell);
    }
}

/* The figure walks along its way, unless the system or the player wants none of that. */
static void
start_walk (HkBoardView *self,
            gboolean     animate)
{
  guint steps = self->marks.path ? self->marks.path->len : 0;

  if (self->walk)
    adw_animation_skip (self->walk);
  g_clear_object (&self->walk);
  self->walked = 1;
  if (!animate || steps < 2 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->walk = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MIN (steps * STEP_MSEC, LONGEST_WALK_MSEC),
                                        adw_callback_animation_target_new (walk_cb, self, NULL));
  adw_animation_play (self->walk);
}

/* Takes what the marks hold. */
void
hk_board_view_set_marks (HkBoardView  *self,
                         HkBoardMarks *marks,
                         gboolean      animate)
{
  gboolean same = same_path (&self->marks, marks);

  clear_marks (self);
  self->marks = *marks;
  if (!same)
    {
      start_walk (self, animate);
      bring_into_sight (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
hk_board_view_set_correcting (HkBoardView *self,
                              gboolean     correcting)
{
  self->correcting = correcting;
}

/* Where there is little room, figures that can be told apart are worth more than the whole board. */
void
hk_board_view_set_smallest (HkBoardView *self,
                            int          cell)
{
  self->smallest = cell;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* In the view's own coordinates. */
void
hk_board_view_get_spot_area (HkBoardView  *self,
                             LsSpot        spot,
                             GdkRectangle *area)
{
  double x, y;

  hk_board_place_spot (&self->place, spot, &x, &y);
  *area = (GdkRectangle){ (int) x, (int) y, (int) self->place.cell, (int) self->place.cell };
}

char *
hk_board_view_describe (HkBoardView *self,
                        LsSpot       spot)
{
  const LsGame *game = get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  return hk_spot_text (game, holders, spot);
}
