/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas's picture: terrain with the layer that is painted, kept and mended spot by spot; and over it, anew in each
 * frame, what is few: cutouts, mist lines, slots, letters, marks and the cursor. */
#include "board-canvas-private.h"

#include <math.h>
#include <adwaita.h>

#include "board-marks.h"
#include "symbols.h"

/* --- The picture --- */

static void
paint_arrow (cairo_t            *cr,
             const HkBoardPlace *place,
             LsSpot              spot,
             LsFacing            facing,
             const GdkRGBA      *colour)
{
  double size = place->cell * 0.26;
  double x, y;

  hk_board_place_spot (place, spot, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x + place->cell / 2, y + place->cell / 2);
  cairo_rotate (cr, facing * G_PI / 2);
  cairo_move_to (cr, 0, -size);
  cairo_line_to (cr, size * 0.8, size * 0.7);
  cairo_line_to (cr, 0, size * 0.3);
  cairo_line_to (cr, -size * 0.8, size * 0.7);
  cairo_close_path (cr);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}

/* Sectors beside each other should differ; the letter says which it is, the colour only helps. */
static void
sector_colour (char     sector,
               gboolean dark,
               GdkRGBA *colour)
{
  float hue = (float) ((guchar) sector * 137 % 360) / 360;

  gtk_hsv_to_rgb (hue, 0.55f, dark ? 0.85f : 0.75f, &colour->red, &colour->green, &colour->blue);
  colour->alpha = 0.34f;
}

static void
paint_sector (cairo_t             *cr,
              const HkBoardCanvas *self,
              LsSpot               spot,
              gboolean             dark)
{
  GdkRGBA colour;
  double x, y;

  if (!g_ascii_isalnum (self->board->sector[spot]))
    return;
  sector_colour (self->board->sector[spot], dark, &colour);
  hk_board_place_spot (&self->place, spot, &x, &y);
  cairo_rectangle (cr, x, y, self->place.cell, self->place.cell);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
}

static void
paint_layer (cairo_t         *cr,
             HkBoardCanvas   *self,
             const HkPalette *palette,
             LsSpot           from,
             LsSpot           to)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  for (guint row = ls_spot_row (from); row <= ls_spot_row (to); row++)
    for (guint column = ls_spot_column (from); column <= ls_spot_column (to); column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (self->layer == HK_LAYER_SECTORS)
          paint_sector (cr, self, spot, dark);
        else if (self->layer == HK_LAYER_ARROWS && self->board->arrow[spot] != LS_NO_FACING
                 && self->board->terrain[spot] != LS_TERRAIN_NONE)
          paint_arrow (cr, &self->place, spot, self->board->arrow[spot], &palette->ink);
      }
}

void
hk_board_canvas_repaint (HkBoardCanvas *self,
                         LsSpot         from,
                         LsSpot         to)
{
  const HkPalette *palette = hk_palette_get_current ();
  cairo_t *cr = cairo_create (self->picture);

  hk_terrain_repaint (cr, self->board, &self->place, palette, from, to);
  paint_layer (cr, self, palette, from, to);
  cairo_destroy (cr);
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

static void
paint_picture (HkBoardCanvas *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  self->picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width * scale), (int) ceil (height * scale));
  cairo_surface_set_device_scale (self->picture, scale, scale);
  cr = cairo_create (self->picture);
  hk_terrain_paint_coordinates (cr, self->board, &self->place, hk_palette_get_current ());
  cairo_destroy (cr);
  hk_board_canvas_repaint (self, ls_spot (0, 0), ls_spot (self->board->width - 1, self->board->height - 1));
}

static GskRenderNode *
make_node (HkBoardCanvas         *self,
           const graphene_rect_t *all)
{
  GskRenderNode *node = gsk_cairo_node_new (all);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* --- Over it --- */

static void
paint_text (cairo_t         *cr,
            const char      *text,
            double           x,
            double           y,
            double           size,
            const HkPalette *palette)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing, y - extents.height / 2 - extents.y_bearing);
  cairo_text_path (cr, text);
  gdk_cairo_set_source_rgba (cr, &palette->paper);
  cairo_set_line_width (cr, MAX (size * 0.2, 2));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &palette->ink);
  cairo_fill (cr);
}

/* One letter for each sector, on the spot nearest to its middle. */
static void
paint_letters (cairo_t         *cr,
               HkBoardCanvas   *self,
               const HkPalette *palette)
{
  double columns[128] = { 0 }, rows[128] = { 0 }, nearest[128];
  guint n[128] = { 0 };
  LsSpot spots[128] = { 0 };

  for (guint pass = 0; pass < 2; pass++)
    for (guint row = 0; row < self->board->height; row++)
      for (guint column = 0; column < self->board->width; column++)
        {
          guint sector = (guint) self->board->sector[ls_spot (column, row)] & 127;
          double away;

          if (!g_ascii_isgraph ((char) sector) || sector == '*')
            continue;
          if (pass == 0)
            {
              columns[sector] += column;
              rows[sector] += row;
              n[sector]++;
              continue;
            }
          away = hypot (columns[sector] / n[sector] - column, rows[sector] / n[sector] - row);
          if (spots[sector] == LS_NO_SPOT || away < nearest[sector])
            {
              nearest[sector] = away;
              spots[sector] = ls_spot (column, row);
            }
        }
  for (guint sector = 0; sector < G_N_ELEMENTS (spots); sector++)
    if (spots[sector] != LS_NO_SPOT)
      {
        double x, y;

        hk_board_place_spot (&self->place, spots[sector], &x, &y);
        paint_text (cr, (char[]){ (char) sector, '\0' }, x + self->place.cell / 2, y + self->place.cell / 2,
                    MAX (self->place.cell * 0.8, 10), palette);
      }
}

static void
paint_walls (cairo_t         *cr,
             HkBoardCanvas   *self,
             const HkPalette *palette)
{
  gboolean painted = self->layer == HK_LAYER_WALLS;
  double cell = self->place.cell;
  double inset = cell * 0.16;

  for (guint i = 0; i < self->draft->n_walls; i++)
    {
      const LsSpots *wall = &self->draft->walls[i];

      for (guint j = 0; j < wall->n; j++)
        {
          gboolean east = ls_spots_contain (wall, ls_spot_beside (wall->at[j], LS_EAST));
          gboolean south = ls_spots_contain (wall, ls_spot_beside (wall->at[j], LS_SOUTH));
          double x, y;

          hk_board_place_spot (&self->place, wall->at[j], &x, &y);
          cairo_rectangle (cr, x + inset, y + inset, cell - 2 * inset, cell - 2 * inset);
          if (east)
            cairo_rectangle (cr, x + cell - inset, y + inset, 2 * inset, cell - 2 * inset);
          if (south)
            cairo_rectangle (cr, x + inset, y + cell - inset, cell - 2 * inset, 2 * inset);
        }
      gdk_cairo_set_source_rgba (cr, &(GdkRGBA){ palette->town_edge.red, palette->town_edge.green,
                                                 palette->town_edge.blue, painted ? 0.85f : 0.3f });
      cairo_fill (cr);
    }
}

static void
paint_line (cairo_t       *cr,
            double         x0,
            double         y0,
            double         x1,
            double         y1,
            double         width,
            const GdkRGBA *colour,
            const GdkRGBA *edge)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_line_width (cr, width * 1.8);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Along the outer edge of the town's outermost line. */
static void
paint_mist (cairo_t         *cr,
            HkBoardCanvas   *self,
            const HkPalette *palette)
{
  double cell = self->place.cell;

  for (LsFacing side = 0; side < LS_N_FACINGS; side++)
    {
      const LsMistLine *mist = &self->draft->mist[side];
      double x0, y0, x1, y1;

      if (!mist->present)
        continue;
      if (side == LS_NORTH)
        {
          hk_board_place_spot (&self->place, ls_spot (mist->from, mist->line), &x0, &y0);
          x1 = x0 + (mist->to - mist->from + 1) * cell;
          y1 = y0;
        }
      else
        {
          hk_board_place_spot (&self->place, ls_spot (mist->line + (side == LS_EAST), mist->from), &x0, &y0);
          x1 = x0;
          y1 = y0 + (mist->to - mist->from + 1) * cell;
        }
      paint_line (cr, x0, y0, x1, y1, MAX (cell * 0.18, 3), &palette->circle, &palette->path_edge);
    }
}

/* A band at the board's edge, with an arrow the way a card's columns are counted. */
static void
paint_slot (cairo_t         *cr,
            HkBoardCanvas   *self,
            const LsSlot    *slot,
            const HkPalette *palette)
{
  gboolean north = slot->side == LS_NORTH;
  double cell = self->place.cell;
  double from = slot->from + (slot->from <= slot->to ? 0.15 : 0.85);
  double to = slot->to + (slot->from <= slot->to ? 0.85 : 0.15);
  double at = slot->side == LS_EAST ? self->board->width - 0.5 : 0.5;
  double x0 = self->place.left + (north ? from : at) * cell, y0 = self->place.top + (north ? at : from) * cell;
  double x1 = self->place.left + (north ? to : at) * cell, y1 = self->place.top + (north ? at : to) * cell;
  double head = cell * 0.3;
  g_autofree char *number = g_strdup_printf ("%u", slot->number);

  paint_line (cr, x0, y0, x1, y1, MAX (cell * 0.2, 3), &palette->path, &palette->path_edge);
  cairo_save (cr);
  cairo_translate (cr, x1, y1);
  cairo_rotate (cr, atan2 (y1 - y0, x1 - x0));
  cairo_move_to (cr, head * 0.6, 0);
  cairo_line_to (cr, -head, head);
  cairo_line_to (cr, -head, -head);
  cairo_close_path (cr);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &palette->path);
  cairo_fill (cr);
  paint_text (cr, number, (x0 + x1) / 2, (y0 + y1) / 2, MAX (cell * 0.9, 12), palette);
}

static void
paint_over (cairo_t         *cr,
            HkBoardCanvas   *self,
            const HkPalette *palette)
{
  HkBoardMarks marks = { .path = self->path, .candidates = self->marked };

  paint_walls (cr, self, palette);
  if (self->layer == HK_LAYER_SECTORS)
    paint_letters (cr, self, palette);
  if (self->layer == HK_LAYER_MIST)
    paint_mist (cr, self, palette);
  for (guint i = 0; self->layer == HK_LAYER_SLOTS && i < self->draft->n_slots; i++)
    paint_slot (cr, self, &self->draft->slots[i], palette);
  if (self->paint)
    self->paint (cr, &self->place, palette, self->paint_data);
  hk_marks_draw_below (cr, &marks, &self->place, palette, self->board, TRUE);
  hk_marks_draw_above (cr, &marks, &self->place, palette);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    return;
  hk_marks_draw_ring (cr, &self->place, self->cursor, &palette->paper, MAX (self->place.cell * 0.16, 4));
  hk_marks_draw_ring (cr, &self->place, self->cursor, &palette->cursor, MAX (self->place.cell * 0.08, 2));
}

void
hk_board_canvas_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  HkBoardCanvas *self = HK_BOARD_CANVAS (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                            (float) gtk_widget_get_height (widget));
  cairo_t *cr;

  if (!self->board)
    return;
  if (!self->picture)
    paint_picture (self);
  if (!self->node)
    self->node = make_node (self, &all);
  gtk_snapshot_append_node (snapshot, self->node);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  paint_over (cr, self, hk_palette_get_current ());
  cairo_destroy (cr);
}
