/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widget itself: cells, size and marks. Its layers and gestures have files of their own; what is told to screen
 * readers is in board-text. */
#include "board-view-private.h"

#include <string.h>
#include <glib/gi18n.h>

#include "board-text.h"
#include "spot-cell.h"

#define SMALLEST_CELL 10
#define LARGEST_CELL 128
#define STEP_MSEC 110 /* a figure's walk over one spot */
#define LONGEST_WALK_MSEC 900

G_DEFINE_FINAL_TYPE (HkBoardView, hk_board_view, GTK_TYPE_WIDGET)

enum { SPOT_ACTIVATED, PIECE_DRAGGED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_COORDINATES = 1, N_PROPERTIES };

const LsGame *
hk_board_view_get_game (HkBoardView *self)
{
  return self->session ? hk_session_get_game (self->session) : NULL;
}

/* --- What is in sight --- */

/* The spot that is watched, or what the instruction is about; the town, if it is about nothing. */
static void
bring_into_sight (HkBoardView *self)
{
  const GArray *path = self->marks.path;

  if (self->watched != LS_NO_SPOT)
    hk_board_sight_show_spot (&self->sight, self->watched, 1);
  else if (path && path->len > 0)
    hk_board_sight_show_path (&self->sight, path);
  else if (self->board)
    hk_board_sight_show_spot (&self->sight, ls_spot (self->board->circle_west, self->board->circle_north), 5);
}

/* --- Cells --- */

static gboolean
tell_cells_cb (gpointer data)
{
  HkBoardView *self = data;
  const LsGame *game = hk_board_view_get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  self->tell = 0;
  hk_holders_find (holders, game);
  for (guint spot = 0; spot < LS_N_CELLS; spot++)
    if (self->cells[spot])
      {
        g_autofree char *text = hk_spot_text (game, holders, (LsSpot) spot);
        g_autofree char *mark = hk_spot_mark_text (&self->marks, (LsSpot) spot);

        hk_spot_cell_set_text (HK_SPOT_CELL (self->cells[spot]), text);
        hk_spot_cell_set_mark (HK_SPOT_CELL (self->cells[spot]), mark);
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

LsSpot
hk_board_view_get_focus_spot (HkBoardView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  focus = focus ? gtk_widget_get_focus_child (focus) : NULL;
  return focus && HK_IS_SPOT_CELL (focus) ? hk_spot_cell_get (HK_SPOT_CELL (focus)) : LS_NO_SPOT;
}

/* The keyboard's spot is always in sight. */
static gboolean
focus_cursor (HkBoardView *self)
{
  hk_board_sight_show_spot (&self->sight, self->cursor, 1);
  return gtk_widget_grab_focus (self->cells[self->cursor]);
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
  LsSpot spot = hk_board_view_get_focus_spot (self);

  if (!self->cells)
    return FALSE;
  if (spot != LS_NO_SPOT)
    {
      if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
        return FALSE;
      spot = ls_spot_beside (spot, sides[direction]);
      if (!self->cells[spot])
        return TRUE; /* the edge of the board: stay */
      self->cursor = spot;
    }
  return focus_cursor (self);
}

static gboolean
hk_board_view_grab_focus (GtkWidget *widget)
{
  HkBoardView *self = HK_BOARD_VIEW (widget);

  return self->cells && focus_cursor (self);
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
  hk_board_sight_measure (&HK_BOARD_VIEW (widget)->sight, orientation, minimum, natural);
}

/* When the new size is there. */
static gboolean
look_cb (gpointer data)
{
  HkBoardView *self = data;

  self->look = 0;
  bring_into_sight (self);
  return G_SOURCE_REMOVE;
}

static void
allocate_row (HkBoardView *self,
              GtkWidget   *row,
              int          width,
              int          height)
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
  hk_board_place_fit (&self->place, self->board->width, self->board->height, width, height);
  if (before.cell != self->place.cell || before.left != self->place.left || before.top != self->place.top)
    g_clear_pointer (&self->terrain, gsk_render_node_unref);
  for (GtkWidget *row = gtk_widget_get_first_child (widget); row; row = gtk_widget_get_next_sibling (row))
    allocate_row (self, row, width, height);
  if ((self->looks || self->watched != LS_NO_SPOT) && self->look == 0)
    self->look = g_idle_add (look_cb, self); /* not now: the window around it is being laid out too */
  self->looks = FALSE;
}

/* 1: nearer, -1: further away, 0: as large as fits. */
void
hk_board_view_zoom (HkBoardView *self,
                    int          direction)
{
  hk_board_sight_zoom (&self->sight, direction, hk_board_view_get_focus_spot (self));
}

/* --- Callbacks --- */

static void
changed_cb (HkBoardView *self)
{
  const LsGame *game = hk_board_view_get_game (self);

  if (game->board != self->board)
    {
      make_cells (self, game->board);
      g_clear_pointer (&self->terrain, gsk_render_node_unref);
      hk_board_sight_set_size (&self->sight, game->board->width, game->board->height);
    }
  tell_cells_later (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
style_changed_cb (HkBoardView *self)
{
  g_clear_pointer (&self->terrain, gsk_render_node_unref);
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

/* --- For the gestures --- */

void
hk_board_view_activate (HkBoardView *self,
                        LsSpot       spot)
{
  if (spot == LS_NO_SPOT)
    return;
  self->cursor = spot;
  g_signal_emit (self, signals[SPOT_ACTIVATED], 0, (guint) spot);
}

void
hk_board_view_drop (HkBoardView *self,
                    LsSpot       from,
                    LsSpot       to)
{
  g_signal_emit (self, signals[PIECE_DRAGGED], 0, (guint) from, (guint) to);
}

/* Something that could be dragged stands there. */
gboolean
hk_board_view_holds_piece (HkBoardView *self,
                           LsSpot       spot)
{
  const LsGame *game = hk_board_view_get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  return holders->monster[spot] >= 0 || holders->hero[spot] >= 0 || holders->structure[spot] >= 0
         || holders->token[spot] >= 0;
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
  g_autofree char *text = spot != LS_NO_SPOT && hk_board_view_holds_piece (self, spot) ? hk_board_view_describe (self, spot) : NULL;

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static void
clear_marks (HkBoardView *self)
{
  g_clear_pointer (&self->marks.path, g_array_unref);
  g_clear_pointer (&self->marks.candidates, g_array_unref);
  g_clear_pointer (&self->marks.picked, g_array_unref);
  g_clear_pointer (&self->marks.blocking, g_array_unref);
  for (guint coin = 0; coin < LS_N_COINS; coin++)
    g_clear_pointer (&self->marks.forecast[coin], ls_outlook_free);
  g_free ((guint8 *) self->marks.reach);
  g_free ((guint8 *) self->marks.hidden);
  self->marks = (HkBoardMarks){ 0 };
}

static void
hk_board_view_dispose (GObject *object)
{
  HkBoardView *self = HK_BOARD_VIEW (object);

  g_clear_handle_id (&self->tell, g_source_remove);
  g_clear_handle_id (&self->look, g_source_remove);
  if (self->walk)
    adw_animation_skip (self->walk);
  g_clear_object (&self->walk);
  g_clear_pointer (&self->terrain, gsk_render_node_unref);
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
hk_board_view_init (HkBoardView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->coordinates = TRUE;
  self->walked = 1;
  self->watched = LS_NO_SPOT;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
  hk_board_sight_init (&self->sight, GTK_WIDGET (self), &self->place, SMALLEST_CELL, LARGEST_CELL);
  hk_board_view_add_gestures (self);
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
      if (self->marks.path)
        bring_into_sight (self);
    }
  tell_cells_later (self);
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
  self->sight.smallest = cell;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  self->looks = TRUE;
}

/* A spot that stays in sight when the board gets another size. */
void
hk_board_view_watch (HkBoardView *self,
                     LsSpot       spot)
{
  self->watched = spot;
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
  const LsGame *game = hk_board_view_get_game (self);
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  hk_holders_find (holders, game);
  return hk_spot_text (game, holders, spot);
}
