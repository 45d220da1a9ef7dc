/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground of the board, painted: terrain, sectors, mist, letters and numbers. */
#include <math.h>
#include <string.h>

#include "board-paint.h"
#include "symbols.h"

#define MARGIN 0.8 /* for letters and numbers, in cells */
#define LINES 4    /* pixels in which lines and letters reach beyond */

/* --- Places --- */

/* As large as it can be, in the middle. */
void
hk_board_place_fit (HkBoardPlace *self,
                    guint         columns,
                    guint         rows,
                    double        width,
                    double        height)
{
  double across = columns + HK_BOARD_MARGINS;
  double down = rows + HK_BOARD_MARGINS;

  self->cell = floor (MAX (MIN (width / across, height / down), 4));
  self->left = floor ((width - across * self->cell) / 2 + MARGIN * self->cell);
  self->top = floor ((height - down * self->cell) / 2 + MARGIN * self->cell);
}

void
hk_board_place_spot (const HkBoardPlace *self,
                     LsSpot              spot,
                     double             *x,
                     double             *y)
{
  *x = self->left + ls_spot_column (spot) * self->cell;
  *y = self->top + ls_spot_row (spot) * self->cell;
}

/* The spot under a point, or LS_NO_SPOT. */
LsSpot
hk_board_place_find (const HkBoardPlace *self,
                     const LsBoard      *board,
                     double              x,
                     double              y)
{
  double column = floor ((x - self->left) / self->cell);
  double row = floor ((y - self->top) / self->cell);
  LsSpot spot;

  if (column < 0 || row < 0 || column >= board->width || row >= board->height)
    return LS_NO_SPOT;
  spot = ls_spot ((guint) column, (guint) row);
  return ls_board_has (board, spot) ? spot : LS_NO_SPOT;
}

/* --- The layer --- */

typedef struct
{
  cairo_t            *cr;
  const LsBoard      *board;
  const int          *mist;
  const HkBoardPlace *place;
  const HkPalette    *palette;
} Paint;

static gboolean
in_mist (const Paint *self,
         LsSpot       spot)
{
  return ls_board_in_mist (self->board, self->mist, spot);
}

static const GdkRGBA *
ground_colour (const Paint *self,
               LsSpot       spot)
{
  switch ((LsTerrain) self->board->terrain[spot])
    {
    case LS_TERRAIN_NONE:
      return NULL;
    case LS_TERRAIN_WATER:
      return in_mist (self, spot) ? &self->palette->mist : &self->palette->water;
    case LS_TERRAIN_CLIFF:
      return &self->palette->cliff;
    case LS_TERRAIN_GROUND:
    case LS_TERRAIN_LOW:
    case LS_TERRAIN_TREE:
    case LS_TERRAIN_CIRCLE:
    case LS_N_TERRAINS:
    default:
      if (in_mist (self, spot))
        return &self->palette->mist;
      return ls_board_in_town (self->board, spot) || self->board->terrain[spot] == LS_TERRAIN_CIRCLE
               ? &self->palette->town
               : &self->palette->ground;
    }
}

/* Mist is striped too: colour alone says nothing to some eyes. */
static void
paint_stripes (const Paint *self,
               double       x,
               double       y)
{
  double cell = self->place->cell;

  cairo_save (self->cr);
  cairo_rectangle (self->cr, x, y, cell, cell);
  cairo_clip (self->cr);
  gdk_cairo_set_source_rgba (self->cr, &self->palette->mist_stripe);
  cairo_set_line_width (self->cr, cell * 0.08);
  for (int i = 0; i <= 2; i++)
    {
      cairo_move_to (self->cr, x - cell + i * cell, y + cell);
      cairo_line_to (self->cr, x + i * cell, y);
    }
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

static const char *
terrain_symbol (LsTerrain       terrain,
                const HkPalette *palette,
                const GdkRGBA  **colour)
{
  switch (terrain)
    {
    case LS_TERRAIN_LOW:
      *colour = &palette->rock;
      return "terrain-low";
    case LS_TERRAIN_TREE:
      *colour = &palette->tree;
      return "terrain-tree";
    case LS_TERRAIN_WATER:
      *colour = &palette->wave;
      return "terrain-water";
    case LS_TERRAIN_CLIFF:
      *colour = &palette->rock;
      return "terrain-cliff";
    case LS_TERRAIN_NONE:
    case LS_TERRAIN_GROUND:
    case LS_TERRAIN_CIRCLE:
    case LS_N_TERRAINS:
    default:
      return NULL;
    }
}

static void
paint_spot (const Paint *self,
            LsSpot       spot)
{
  const GdkRGBA *ground = ground_colour (self, spot);
  const GdkRGBA *colour = NULL;
  const char *symbol = terrain_symbol (self->board->terrain[spot], self->palette, &colour);
  double cell = self->place->cell;
  double x, y;

  if (!ground)
    return;
  hk_board_place_spot (self->place, spot, &x, &y);
  cairo_rectangle (self->cr, x, y, cell, cell);
  gdk_cairo_set_source_rgba (self->cr, ground);
  cairo_fill (self->cr);
  if (ground == &self->palette->mist)
    paint_stripes (self, x, y);
  if (symbol)
    hk_symbol_draw (self->cr, symbol, x + cell * 0.14, y + cell * 0.14, cell * 0.72, colour);
}

/* The line between a spot and the one east or south of it: town, mist, sector or grid, the first of them that ends there. */
static void
paint_edge (const Paint *self,
            LsSpot       spot,
            LsFacing     side)
{
  static const double dashes[] = { 4, 3 };
  const LsBoard *board = self->board;
  LsSpot other = ls_spot_beside (spot, side);
  gboolean there = ls_board_has (board, spot) && ls_board_has (board, other);
  gboolean town = there && ls_board_in_town (board, spot) != ls_board_in_town (board, other)
                  && board->terrain[spot] != LS_TERRAIN_CIRCLE && board->terrain[other] != LS_TERRAIN_CIRCLE;
  gboolean mist = there && in_mist (self, spot) != in_mist (self, other);
  gboolean sector = there && board->sector[spot] != board->sector[other];
  double cell = self->place->cell;
  double x, y;

  if (!there)
    return;
  hk_board_place_spot (self->place, other, &x, &y);
  cairo_move_to (self->cr, x, y);
  cairo_line_to (self->cr, side == LS_EAST ? x : x + cell, side == LS_EAST ? y + cell : y);
  cairo_set_line_width (self->cr, town ? MAX (cell * 0.07, 2) : mist ? MAX (cell * 0.05, 1.5) : self->palette->line);
  if (sector && !town && !mist)
    cairo_set_dash (self->cr, dashes, 2, 0);
  gdk_cairo_set_source_rgba (self->cr, town     ? &self->palette->town_edge
                                       : mist   ? &self->palette->mist_edge
                                       : sector ? &self->palette->sector
                                                : &self->palette->grid);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
paint_circle (const Paint *self)
{
  const LsBoard *board = self->board;
  double cell = self->place->cell;
  double size = (board->circle_east - board->circle_west + 1) * cell;
  double x, y;

  if (board->terrain[ls_spot (board->circle_west, board->circle_north)] != LS_TERRAIN_CIRCLE)
    return;
  hk_board_place_spot (self->place, ls_spot (board->circle_west, board->circle_north), &x, &y);
  hk_symbol_draw (self->cr, "circle", x + cell * 0.04, y + cell * 0.04, size - cell * 0.08, &self->palette->circle);
}

static void
paint_label (const Paint *self,
             PangoLayout *layout,
             const char  *text,
             double       x,
             double       y)
{
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (self->cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (self->cr, layout);
}

static void
paint_coordinates (const Paint *self)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (self->cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("sans");
  double cell = self->place->cell;
  char name[LS_SPOT_NAME_SIZE];

  pango_font_description_set_absolute_size (font, CLAMP (cell * 0.42, 7, 22) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  gdk_cairo_set_source_rgba (self->cr, &self->palette->margin);
  for (guint column = 0; column < self->board->width; column++)
    {
      g_autofree char *letters = g_strdup (ls_spot_name (ls_spot (column, 0), name));

      letters[strcspn (letters, "0123456789")] = '\0';
      paint_label (self, layout, letters, self->place->left + (column + 0.5) * cell, self->place->top - cell * 0.4);
    }
  for (guint row = 0; row < self->board->height; row++)
    {
      g_autofree char *number = g_strdup_printf ("%u", row + 1);

      paint_label (self, layout, number, self->place->left - cell * 0.4, self->place->top + (row + 0.5) * cell);
    }
}

/* All that lies between two corners, both of them included. */
static void
paint_area (const Paint *self,
            guint        west,
            guint        north,
            guint        east,
            guint        south)
{
  for (guint row = north; row <= south; row++)
    for (guint column = west; column <= east; column++)
      paint_spot (self, ls_spot (column, row));
  for (guint row = north; row <= south; row++)
    for (guint column = west; column <= east; column++)
      {
        paint_edge (self, ls_spot (column, row), LS_EAST);
        paint_edge (self, ls_spot (column, row), LS_SOUTH);
      }
  paint_circle (self);
}

/* Lines lie half on the spots beside them: those are painted too, and cut off. */
void
hk_terrain_repaint (cairo_t            *cr,
                    const LsBoard      *board,
                    const HkBoardPlace *place,
                    const HkPalette    *palette,
                    LsSpot              from,
                    LsSpot              to)
{
  static const int no_mist[LS_N_FACINGS] = { -1, -1, -1, -1 };
  Paint self = { .cr = cr,
                 .board = board,
                 .mist = no_mist,
                 .place = place,
                 .palette = palette };
  guint west = ls_spot_column (from), north = ls_spot_row (from);
  guint east = ls_spot_column (to), south = ls_spot_row (to);
  double x, y;

  hk_board_place_spot (place, from, &x, &y);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, (east - west + 1) * place->cell, (south - north + 1) * place->cell);
  cairo_clip (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  paint_area (&self, west > 0 ? west - 1 : 0, north > 0 ? north - 1 : 0, MIN (east + 1, board->width - 1),
              MIN (south + 1, board->height - 1));
  cairo_restore (cr);
}

void
hk_terrain_paint_coordinates (cairo_t            *cr,
                              const LsBoard      *board,
                              const HkBoardPlace *place,
                              const HkPalette    *palette)
{
  Paint self = { .cr = cr, .board = board, .place = place, .palette = palette };

  paint_coordinates (&self);
}

/* No larger than what is painted: a board in a wide window has much room beside it, and the picture is kept. */
GskRenderNode *
hk_terrain_paint (const LsGame       *game,
                  const HkBoardPlace *place,
                  const HkPalette    *palette,
                  double              scale,
                  gboolean            coordinates)
{
  double margin = ceil (place->cell * MARGIN + LINES);
  double left = place->left - margin, top = place->top - margin;
  double width = margin + game->board->width * place->cell + LINES;
  double height = margin + game->board->height * place->cell + LINES;
  g_autoptr (GskTransform) there = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  g_autoptr (GskRenderNode) picture = NULL;
  Paint self = { .cr = hk_picture_begin ((int) ceil (width * scale), (int) ceil (height * scale)),
                 .board = game->board,
                 .mist = game->mist,
                 .place = place,
                 .palette = palette };

  cairo_scale (self.cr, scale, scale);
  cairo_translate (self.cr, -left, -top);
  paint_area (&self, 0, 0, game->board->width - 1, game->board->height - 1);
  if (coordinates)
    paint_coordinates (&self);
  picture = hk_picture_end (self.cr, scale);
  return gsk_transform_node_new (picture, there);
}
