/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-marks.h"

#include <math.h>
#include <string.h>

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

/* --- Below the pieces: reach --- */

static void
draw_reach (cairo_t            *cr,
            const guint8       *reach,
            const HkBoardPlace *place,
            const HkPalette    *palette,
            const LsBoard      *board)
{
  GdkRGBA colour = palette->path;

  colour.alpha = 0.30f;
  gdk_cairo_set_source_rgba (cr, &colour);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        double x, y;

        if (reach[spot] == 255 || reach[spot] == 0)
          continue;
        hk_board_place_spot (place, spot, &x, &y);
        cairo_rectangle (cr, x + place->cell * 0.08, y + place->cell * 0.08, place->cell * 0.84, place->cell * 0.84);
      }
  cairo_fill (cr);
}

void
hk_marks_draw_below (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette,
                     const LsBoard      *board)
{
  if (marks->reach)
    draw_reach (cr, marks->reach, place, palette, board);
}

/* --- Above the pieces --- */

static void
trace (cairo_t            *cr,
       const LsSpot       *spots,
       guint               n,
       const HkBoardPlace *place,
       double              aside)
{
  double x, y;

  for (guint i = 0; i < n; i++)
    {
      middle (place, spots[i], &x, &y);
      if (i == 0)
        cairo_move_to (cr, x + aside, y + aside);
      else
        cairo_line_to (cr, x + aside, y + aside);
    }
}

static void
add_arrow_head (cairo_t            *cr,
                const LsSpot       *spots,
                guint               n,
                const HkBoardPlace *place,
                double              aside,
                double              size)
{
  double x, y, from_x, from_y, angle;

  if (n < 2)
    return;
  middle (place, spots[n - 1], &x, &y);
  middle (place, spots[n - 2], &from_x, &from_y);
  angle = atan2 (y - from_y, x - from_x);
  cairo_save (cr);
  cairo_translate (cr, x + aside, y + aside);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size * 0.7, size * 0.9);
  cairo_line_to (cr, -size * 0.7, -size * 0.9);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* An arrow with an edge of its own, so that it stands out on any ground. */
static void
draw_arrow (cairo_t            *cr,
            const LsSpot       *spots,
            guint               n,
            const HkBoardPlace *place,
            const GdkRGBA      *colour,
            const GdkRGBA      *edge,
            double              width,
            double              aside)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, edge);
  trace (cr, spots, n, place, aside);
  cairo_set_line_width (cr, width * 1.7);
  cairo_stroke (cr);
  add_arrow_head (cr, spots, n, place, aside, width * 1.9);
  cairo_set_line_width (cr, width * 0.8);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  trace (cr, spots, n, place, aside);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  add_arrow_head (cr, spots, n, place, aside, width * 1.9);
  cairo_fill (cr);
}

static void
draw_path (cairo_t            *cr,
           const HkBoardMarks *marks,
           const HkBoardPlace *place,
           const HkPalette    *palette)
{
  const LsSpot *spots = (const LsSpot *) (gpointer) marks->path->data;
  guint n = marks->path->len;

  if (n >= 2)
    draw_arrow (cr, spots, n, place, &palette->path, &palette->path_edge, place->cell * 0.13, 0);
  else if (n == 1)
    hk_marks_draw_ring (cr, place, spots[0], &palette->path, MAX (place->cell * 0.1, 2));
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

/* What holds for both faces is one arrow; otherwise left is full, right is dashed, each a little to its side. */
static void
draw_forecast_moves (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette)
{
  static const double dashes[] = { 5, 5 };
  double width = MAX (place->cell * 0.08, 1.5);

  for (guint coin = 0; coin < LS_N_COINS; coin++)
    for (guint i = 0; i < marks->forecast[coin]->moves->len; i++)
      {
        const LsOutlookMove *move = &g_array_index (marks->forecast[coin]->moves, LsOutlookMove, i);
        const LsOutlookMove *other = find_move (marks->forecast[!coin], move->monster);
        gboolean same = other && same_move (move, other);

        if (move->path->len < 2 || (same && coin == LS_COIN_RIGHT))
          continue;
        if (coin == LS_COIN_RIGHT)
          cairo_set_dash (cr, dashes, 2, 0);
        draw_arrow (cr, (const LsSpot *) (gpointer) move->path->data, move->path->len, place,
                    same ? &palette->ink : coin == LS_COIN_LEFT ? &palette->path : &palette->candidate,
                    &palette->path_edge, width, same ? 0 : (coin == LS_COIN_LEFT ? -1 : 1) * place->cell * 0.1);
        cairo_set_dash (cr, NULL, 0, 0);
      }
}

/* The areas that the bosses strike. */
static void
draw_forecast_blows (cairo_t            *cr,
                     const LsOutlook    *outlook,
                     const HkBoardPlace *place,
                     const HkPalette    *palette)
{
  GdkRGBA colour = palette->candidate;

  colour.alpha = 0.25f;
  for (guint i = 0; i < outlook->blows->len; i++)
    {
      const LsOutlookBlow *blow = &g_array_index (outlook->blows, LsOutlookBlow, i);

      for (guint j = 0; blow->area && j < blow->area->len; j++)
        {
          double x, y;

          hk_board_place_spot (place, g_array_index (blow->area, LsSpot, j), &x, &y);
          cairo_rectangle (cr, x, y, place->cell, place->cell);
        }
    }
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
}

void
hk_marks_draw_above (cairo_t            *cr,
                     const HkBoardMarks *marks,
                     const HkBoardPlace *place,
                     const HkPalette    *palette,
                     const LsBoard      *board)
{
  double width = MAX (place->cell * 0.12, 2);

  if (marks->forecast[LS_COIN_LEFT] && marks->forecast[LS_COIN_RIGHT])
    {
      draw_forecast_blows (cr, marks->forecast[LS_COIN_LEFT], place, palette);
      draw_forecast_moves (cr, marks, place, palette);
    }
  if (marks->path)
    draw_path (cr, marks, place, palette);
  for (guint i = 0; marks->picked && i < marks->picked->len; i++)
    hk_marks_draw_ring (cr, place, g_array_index (marks->picked, LsSpot, i), &palette->path, width);
  for (guint i = 0; marks->candidates && i < marks->candidates->len; i++)
    {
      LsSpot spot = g_array_index (marks->candidates, LsSpot, i);

      hk_marks_draw_ring (cr, place, spot, &palette->path_edge, width * 1.8);
      hk_marks_draw_ring (cr, place, spot, &palette->candidate, width);
    }
}
