/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-marks.h"

#include <math.h>
#include <string.h>

#include "last-spell/reach.h"

static void
middle (const HkBoardPlace *place,
        LsSpot              spot,
        double             *x,
        double             *y)
{
  hk_board_place_spot (place, spot, x, y);
  *x += place->cell / 2;
  *y += place->cell / 2;
}

/* A square frame just inside the spot. */
void
hk_marks_draw_ring (cairo_t            *cr,
                    const HkBoardPlace *place,
                    LsSpot              spot,
                    const GdkRGBA      *colour,
                    double              width)
{
  double inset = width / 2;
  double x, y;

  hk_board_place_spot (place, spot, &x, &y);
  cairo_rectangle (cr, x + inset, y + inset, place->cell - width, place->cell - width);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
}

/* --- Arrows --- */

/* A way from where it began, as points; an arrow ends before the figure, so that nothing hides it. */
typedef struct
{
  guint  n;
  double x[2 * LS_MAX_SIDE];
  double y[2 * LS_MAX_SIDE];
} Way;

static void
add_point (Way                *self,
           const HkBoardPlace *place,
           LsSpot              spot,
           double              aside)
{
  if (self->n == G_N_ELEMENTS (self->x))
    return;
  middle (place, spot, &self->x[self->n], &self->y[self->n]);
  self->x[self->n] += aside;
  self->y[self->n] += aside;
  self->n++;
}

static void
stop_short (Way   *self,
            double by)
{
  double dx, dy, length;

  if (self->n < 2)
    return;
  dx = self->x[self->n - 1] - self->x[self->n - 2];
  dy = self->y[self->n - 1] - self->y[self->n - 2];
  length = MAX (hypot (dx, dy), 1);
  self->x[self->n - 1] -= dx / length * by;
  self->y[self->n - 1] -= dy / length * by;
}

static void
trace (cairo_t   *cr,
       const Way *way)
{
  for (guint i = 0; i < way->n; i++)
    if (i == 0)
      cairo_move_to (cr, way->x[i], way->y[i]);
    else
      cairo_line_to (cr, way->x[i], way->y[i]);
}

static void
add_head (cairo_t   *cr,
          const Way *way,
          double     size)
{
  double x = way->x[way->n - 1];
  double y = way->y[way->n - 1];

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, atan2 (y - way->y[way->n - 2], x - way->x[way->n - 2]));
  cairo_move_to (cr, size * 0.5, 0);
  cairo_line_to (cr, -size, size * 0.8);
  cairo_line_to (cr, -size, -size * 0.8);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* With an edge of its own, so that it stands out on any ground. */
static void
draw_arrow (cairo_t       *cr,
            const Way     *way,
            const GdkRGBA *colour,
            const GdkRGBA *edge,
            double         width,
            gboolean       dashed)
{
  const double dashes[] = { 2 * width, 2 * width };

  if (way->n < 2)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width * 1.8);
  gdk_cairo_set_source_rgba (cr, edge);
  trace (cr, way);
  cairo_stroke (cr);
  add_head (cr, way, width * 2.4);
  cairo_set_line_width (cr, width * 0.8);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  if (dashed)
    cairo_set_dash (cr, dashes, 2, 0);
  trace (cr, way);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  add_head (cr, way, width * 2.4);
  cairo_fill (cr);
}

/* --- Areas --- */

/* With high contrast what is filled has an edge. */
static void
fill_area (cairo_t       *cr,
           const GdkRGBA *colour,
           const GdkRGBA *edge)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_line_width (cr, 1.5);
  if (edge->alpha > 0)
    cairo_stroke (cr);
  cairo_new_path (cr);
}

static void
add_square (cairo_t            *cr,
            const HkBoardPlace *place,
            LsSpot              spot)
{
  double inset = place->cell * 0.08;
  double x, y;

  hk_board_place_spot (place, spot, &x, &y);
  cairo_rectangle (cr, x + inset, y + inset, place->cell - 2 * inset, place->cell - 2 * inset);
}

/* --- Below the pieces --- */

static void
draw_reach (cairo_t            *cr,
            const guint8       *reach,
            const HkBoardPlace *place,
            const HkPalette    *palette,
            const LsBoard      *board)
{
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (reach[spot] != LS_OUT_OF_REACH && reach[spot] != 0)
          add_square (cr, place, spot);
      }
  fill_area (cr, &palette->reach, &palette->reach_edge);
}

/* In range, but not in sight: hatched. */
static void
draw_hidden (cairo_t            *cr,
             const guint8       *hidden,
             const HkBoardPlace *place,
             const HkPalette    *palette,
             const LsBoard      *board)
{
  double inset = place->cell * 0.12;
  double side = place->cell - 2 * inset;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        double x, y;

        if (!hidden[ls_spot (column, row)])
          continue;
        hk_board_place_spot (place, ls_spot (column, row), &x, &y);
        for (guint i = 0; i < 3; i++)
          {
            double from = side * i / 3;

            cairo_move_to (cr, x + inset + from, y + inset + side);
            cairo_line_to (cr, x + inset + side, y + inset + from);
          }
      }
  gdk_cairo_set_source_rgba (cr, &palette->path);
  cairo_set_line_width (cr, MAX (place->cell * 0.05, 1));
  cairo_stroke (cr);
}

/* Where the figure stood is a dashed ring. */
static void
draw_path (cairo_t            *cr,
           const GArray       *path,
           const HkBoardPlace *place,
           const HkPalette    *palette)
{
  const double dashes[] = { place->cell * 0.16, place->cell * 0.12 };
  Way way = { 0 };

  for (guint i = 0; i < path->len; i++)
    add_point (&way, place, g_array_index (path, LsSpot, i), 0);
  cairo_new_sub_path (cr);
  cairo_arc (cr, way.x[0], way.y[0], place->cell * 0.38, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &palette->path);
  cairo_set_line_width (cr, MAX (place->cell * 0.07, 1.5));
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  stop_short (&way, place->cell * 0.78);
  draw_arrow (cr, &way, &palette->path, &palette->path_edge, place->cell * 0.14, FALSE);
}

/* A ring around the figure that the instruction is about. */
static void
draw_figure_ring (cairo_t            *cr,
                  LsSpot              spot,
                  const HkBoardPlace *place,
                  const HkPalette    *palette)
{
  double x, y;

  middle (place, spot, &x, &y);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, place->cell * 0.64, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &palette->path_edge);
  cairo_set_line_width (cr, MAX (place->cell * 0.2, 4));
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette->path);
  cairo_set_line_width (cr, MAX (place->cell * 0.11, 2));
  cairo_stroke (cr);
}

void
hk_marks_draw_below (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette,
                     const LsBoard      *board,
                     gboolean            arrived)
{
  if (marks->reach)
    draw_reach (cr, marks->reach, place, palette, board);
  if (marks->hidden)
    draw_hidden (cr, marks->hidden, place, palette, board);
  if (marks->path && marks->path->len > 1)
    draw_path (cr, marks->path, place, palette);
  if (marks->path && marks->path->len > 0 && arrived)
    draw_figure_ring (cr, g_array_index (marks->path, LsSpot, marks->path->len - 1), place, palette);
}

/* --- Both faces of the coin --- */

static gboolean
same_move (const LsOutlookMove *a,
           const LsOutlookMove *b)
{
  return a->to == b->to && a->path->len == b->path->len
         && memcmp (a->path->data, b->path->data, a->path->len * sizeof (LsSpot)) == 0;
}

static const LsOutlookMove *
find_move (const LsOutlook *outlook,
           const char      *monster)
{
  for (guint i = 0; i < outlook->moves->len; i++)
    if (g_array_index (outlook->moves, LsOutlookMove, i).monster == monster)
      return &g_array_index (outlook->moves, LsOutlookMove, i);
  return NULL;
}

static void
draw_move (cairo_t             *cr,
           const LsOutlookMove *move,
           const HkBoardPlace  *place,
           const HkPalette     *palette,
           const GdkRGBA       *colour,
           double               aside,
           gboolean             dashed)
{
  Way way = { 0 };

  add_point (&way, place, move->from, aside);
  for (guint i = 0; i < move->path->len; i++)
    add_point (&way, place, g_array_index (move->path, LsSpot, i), aside);
  draw_arrow (cr, &way, colour, &palette->path_edge, MAX (place->cell * 0.08, 1.5), dashed);
}

/* What holds for both faces is one arrow; otherwise left is full, right is dashed, each a little to its side. */
static void
draw_forecast_moves (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette)
{
  for (guint coin = 0; coin < LS_N_COINS; coin++)
    for (guint i = 0; i < marks->forecast[coin]->moves->len; i++)
      {
        const LsOutlookMove *move = &g_array_index (marks->forecast[coin]->moves, LsOutlookMove, i);
        const LsOutlookMove *other = find_move (marks->forecast[!coin], move->monster);

        if (!other || !same_move (move, other))
          draw_move (cr, move, place, palette, coin == LS_COIN_LEFT ? &palette->path : &palette->candidate,
                     (coin == LS_COIN_LEFT ? -1 : 1) * place->cell * 0.1, coin == LS_COIN_RIGHT);
        else if (coin == LS_COIN_LEFT)
          draw_move (cr, move, place, palette, &palette->ink, 0, FALSE);
      }
}

/* The areas that the bosses strike. */
static void
draw_forecast_blows (cairo_t            *cr,
                     const LsOutlook    *outlook,
                     const HkBoardPlace *place,
                     const HkPalette    *palette)
{
  for (guint i = 0; i < outlook->blows->len; i++)
    {
      const GArray *area = g_array_index (outlook->blows, LsOutlookBlow, i).area;

      for (guint j = 0; j < area->len; j++)
        add_square (cr, place, g_array_index (area, LsSpot, j));
    }
  fill_area (cr, &palette->blow, &palette->blow_edge);
}

/* --- Above the pieces --- */

static void
draw_frames (cairo_t            *cr,
             const GArray       *spots,
             const HkBoardPlace *place,
             const GdkRGBA      *colour,
             const GdkRGBA      *edge)
{
  double width = MAX (place->cell * 0.12, 2);

  for (guint i = 0; spots && i < spots->len; i++)
    {
      hk_marks_draw_ring (cr, place, g_array_index (spots, LsSpot, i), edge, width * 1.8);
      hk_marks_draw_ring (cr, place, g_array_index (spots, LsSpot, i), colour, width);
    }
}

/* What is in the way is crossed out. */
static void
draw_crosses (cairo_t            *cr,
              const GArray       *spots,
              const HkBoardPlace *place,
              const HkPalette    *palette)
{
  for (guint i = 0; spots && i < spots->len; i++)
    {
      double near = place->cell * 0.2;
      double far = place->cell * 0.8;
      double x, y;

      hk_board_place_spot (place, g_array_index (spots, LsSpot, i), &x, &y);
      cairo_move_to (cr, x + near, y + near);
      cairo_line_to (cr, x + far, y + far);
      cairo_move_to (cr, x + near, y + far);
      cairo_line_to (cr, x + far, y + near);
      gdk_cairo_set_source_rgba (cr, &palette->path_edge);
      cairo_set_line_width (cr, MAX (place->cell * 0.22, 4));
      cairo_stroke_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &palette->candidate);
      cairo_set_line_width (cr, MAX (place->cell * 0.12, 2));
      cairo_stroke (cr);
    }
}

void
hk_marks_draw_above (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette)
{
  if (marks->forecast[LS_COIN_LEFT] && marks->forecast[LS_COIN_RIGHT])
    {
      draw_forecast_blows (cr, marks->forecast[LS_COIN_LEFT], place, palette);
      draw_forecast_moves (cr, marks, place, palette);
    }
  draw_frames (cr, marks->blocking, place, &palette->candidate, &palette->path_edge);
  draw_crosses (cr, marks->blocking, place, palette);
  draw_frames (cr, marks->candidates, place, &palette->candidate, &palette->path_edge);
  draw_frames (cr, marks->picked, place, &palette->path, &palette->path_edge);
}
