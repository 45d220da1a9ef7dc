/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces on the board, painted: figures, structures with their flames, tokens. Each look is kept as a picture. */
#include <math.h>
#include <string.h>

#include "board-paint.h"
#include "symbols.h"

#define MOST_PICTURES 600

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0.08f, 0.08f, 0.08f, 1 };
static const GdkRGBA flame = { 1.00f, 0.47f, 0.00f, 1 };
static const GdkRGBA blood = { 0.88f, 0.11f, 0.14f, 1 };
static const GdkRGBA monster = { 0.60f, 0.10f, 0.17f, 1 };
static const GdkRGBA boss = { 0.36f, 0.08f, 0.36f, 1 };
static const GdkRGBA wood = { 0.52f, 0.35f, 0.22f, 1 };
static const GdkRGBA stone = { 0.42f, 0.43f, 0.46f, 1 };
static const GdkRGBA defense = { 0.05f, 0.42f, 0.44f, 1 };
static const GdkRGBA building = { 0.15f, 0.36f, 0.62f, 1 };
static const GdkRGBA ruin = { 0.36f, 0.34f, 0.33f, 1 };
static const GdkRGBA token = { 0.25f, 0.22f, 0.20f, 1 };

/* --- What a piece looks like --- */

/* "3" of "clawer-3"; an id of the player's own has no number. */
static const char *
number_of (const char *id)
{
  const char *dash = strrchr (id, '-');

  return dash && g_ascii_isdigit (dash[1]) ? dash + 1 : "";
}

static void
cover (HkPiece       *self,
       const LsSpots *spots)
{
  guint west = G_MAXUINT, north = G_MAXUINT, east = 0, south = 0;

  for (guint i = 0; i < spots->n; i++)
    {
      west = MIN (west, ls_spot_column (spots->at[i]));
      east = MAX (east, ls_spot_column (spots->at[i]));
      north = MIN (north, ls_spot_row (spots->at[i]));
      south = MAX (south, ls_spot_row (spots->at[i]));
    }
  self->wide = east - west + 1;
  self->high = south - north + 1;
}

/* Types that differ in numbers only share a picture. */
static const char *
monster_symbol (const char *type)
{
  if (g_str_has_prefix (type, "bulky"))
    return "bulky";
  if (g_str_has_prefix (type, "cetusia-head"))
    return "cetusia-head";
  if (g_str_has_prefix (type, "cetusia-tail"))
    return "cetusia-tail";
  return type;
}

void
hk_piece_of_monster (HkPiece      *self,
                     const LsGame *game,
                     guint         index)
{
  const LsMonster *figure = &game->monsters[index];
  const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, figure->type);

  *self = (HkPiece){ .symbol = monster_symbol (type->id),
                     .number = type->boss ? "" : number_of (figure->id),
                     .fill = type->boss ? boss : monster,
                     .ink = white,
                     .facing = type->move > 0 ? figure->facing : LS_NO_FACING,
                     .round = TRUE,
                     .stunned = figure->stunned,
                     .wounds = figure->wounds };
  cover (self, &figure->spots);
}

void
hk_piece_of_hero (HkPiece      *self,
                  const LsGame *game,
                  guint         index)
{
  *self = (HkPiece){ .symbol = hk_emblem_symbol (ls_setup_emblem (&game->setup, index)),
                     .number = "",
                     .fill = white,
                     .facing = LS_NO_FACING,
                     .round = TRUE,
                     .wide = 1,
                     .high = 1,
                     .wounds = game->heroes[index].wounds };
  hk_emblem_colour (ls_setup_emblem (&game->setup, index), &self->ink);
}

void
hk_piece_of_structure (HkPiece      *self,
                       const LsGame *game,
                       guint         index)
{
  const LsStructure *structure = &game->structures[index];
  const char *id = structure->type->id;

  *self = (HkPiece){ .symbol = id,
                     .number = "",
                     .fill = g_str_has_prefix (id, "ruin-")                ? ruin
                             : g_str_has_prefix (id, "wooden-")            ? wood
                             : structure->type->class_ == LS_WALL          ? stone
                             : structure->type->class_ == LS_DEFENSE       ? defense
                                                                           : building,
                     .ink = white,
                     .facing = LS_NO_FACING,
                     .flames = structure->flames };
  cover (self, &structure->spots);
}

void
hk_piece_of_token (HkPiece      *self,
                   const LsGame *game,
                   guint         index)
{
  const LsToken *piece = &game->tokens[index];

  *self = (HkPiece){ .symbol = ls_token_names[piece->kind],
                     .number = piece->used ? "2" : "",
                     .fill = token,
                     .ink = white,
                     .facing = LS_NO_FACING,
                     .wide = 1,
                     .high = 1,
                     .flames = piece->flames };
}

/* --- Drawing it: one spot is 1 × 1, from (0, 0) --- */

static void
rounded (cairo_t *cr,
         double   x,
         double   y,
         double   width,
         double   height,
         double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_pointer (cairo_t *cr,
              guint8   facing)
{
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, facing * G_PI_2);
  cairo_move_to (cr, 0, -0.66);
  cairo_line_to (cr, 0.24, -0.38);
  cairo_line_to (cr, -0.24, -0.38);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &black);
  cairo_set_line_width (cr, 0.05);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_text (cairo_t    *cr,
           const char *text,
           double      x,
           double      y,
           double      size)
{
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("sans bold");
  PangoRectangle ink;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  layout = pango_cairo_create_layout (cr); /* now: a font scaled before that grows with the cell's square, until it fails */
  pango_font_description_set_absolute_size (font, 100 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, -(ink.x + ink.width / 2.0), -(ink.y + ink.height / 2.0));
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* A small disc with a number or a symbol on it. */
static void
draw_badge (cairo_t       *cr,
            double         x,
            double         y,
            const GdkRGBA *fill,
            const char    *text,
            const char    *symbol)
{
  double radius = text && strlen (text) > 1 ? 0.25 : 0.22;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_set_line_width (cr, 0.035);
  cairo_stroke (cr);
  if (symbol)
    hk_symbol_draw (cr, symbol, x - 0.17, y - 0.17, 0.34, &white);
  else
    draw_text (cr, text, x, y, 0.36);
}

/* Up to three flames as they are, more as a number. */
static void
draw_flames (cairo_t *cr,
             guint    n,
             double   bottom)
{
  char text[8];

  for (guint i = 0; i < MIN (n, 3); i++)
    {
      double x = 0.04 + i * 0.30;

      hk_symbol_draw (cr, "flame", x - 0.03, bottom - 0.46, 0.42, &black);
      hk_symbol_draw (cr, "flame", x, bottom - 0.43, 0.36, &flame);
    }
  if (n > 3)
    {
      g_snprintf (text, sizeof text, "%u", n);
      draw_badge (cr, 0.78, bottom - 0.24, &black, text, NULL);
    }
}

static void
draw_body (cairo_t       *cr,
           const HkPiece *self)
{
  double rim = self->round ? 0.05 : 0.06;
  double width = self->wide - 2 * rim;
  double height = self->high - 2 * rim;
  double radius = self->round ? MIN (width, height) / 2 : 0.16;

  rounded (cr, rim, rim, width, height, radius);
  gdk_cairo_set_source_rgba (cr, &self->fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, gdk_rgba_equal (&self->fill, &white) ? &self->ink : &white);
  cairo_set_line_width (cr, self->round ? 0.06 : 0.03);
  cairo_stroke (cr);
}

static void
draw (cairo_t       *cr,
      const HkPiece *self)
{
  double size = self->round ? 0.66 : 0.72;
  gboolean hero = self->round && gdk_rgba_equal (&self->fill, &white);
  char text[8];

  if (hero)
    size = 0.72;
  if (self->facing < LS_N_FACINGS)
    draw_pointer (cr, self->facing);
  draw_body (cr, self);
  hk_symbol_draw (cr, self->symbol, (self->wide - size) / 2, (self->high - size) / 2, size, &self->ink);
  if (self->flames > 0)
    draw_flames (cr, self->flames, self->high);
  if (self->number[0])
    draw_badge (cr, self->wide - 0.16, self->high - 0.16, &black, self->number, NULL);
  if (self->stunned)
    draw_badge (cr, 0.16, 0.16, &black, NULL, "stunned");
  if (self->wounds > 0)
    {
      g_snprintf (text, sizeof text, "%u", self->wounds);
      draw_badge (cr, self->wide - 0.16, 0.16, &blood, text, NULL);
    }
}

/* --- Keeping it --- */

/* Whole pixels, or the picture would blur. */
int
hk_piece_rim (int cell_px)
{
  return (int) ceil (cell_px * 0.18);
}

static gpointer
make_pictures (gpointer data)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) gsk_render_node_unref);
}

GskRenderNode *
hk_piece_get_picture (const HkPiece *self,
                      int            cell_px,
                      double         scale)
{
  static GOnce once = G_ONCE_INIT;
  GHashTable *pictures = g_once (&once, make_pictures, NULL);
  char key[128];
  GskRenderNode *picture;
  cairo_t *cr;

  g_snprintf (key, sizeof key, "%s %s %08x %u×%u %u %d %u %u %d %g", self->symbol, self->number,
              gdk_rgba_hash (&self->fill), self->wide, self->high, self->facing, self->stunned, self->wounds,
              self->flames, cell_px, scale);
  picture = g_hash_table_lookup (pictures, key);
  if (picture)
    return picture;
  if (g_hash_table_size (pictures) >= MOST_PICTURES)
    g_hash_table_remove_all (pictures);
  cr = hk_picture_begin ((int) self->wide * cell_px + 2 * hk_piece_rim (cell_px),
                         (int) self->high * cell_px + 2 * hk_piece_rim (cell_px));
  cairo_translate (cr, hk_piece_rim (cell_px), hk_piece_rim (cell_px));
  cairo_scale (cr, cell_px, cell_px);
  draw (cr, self);
  picture = hk_picture_end (cr, scale);
  g_hash_table_insert (pictures, g_strdup (key), picture);
  return picture;
}
