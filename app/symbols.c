/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "symbols.h"

#include "last-spell/setup.h"

#define OUTLINE_SIDE 64.0
#define UNKNOWN "unknown"

/* --- Pictures --- */

cairo_t *
hk_picture_begin (int width,
                  int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1), MAX (height, 1));
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

GskRenderNode *
hk_picture_end (cairo_t *cr,
                double   scale)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));
  float width = (float) (cairo_image_surface_get_width (surface) / scale);
  float height = (float) (cairo_image_surface_get_height (surface) / scale);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

/* --- Silhouettes --- */

/* Shapes one after another, on a square of 64: M, L, C and Z with their points, then f to fill or s and a width to stroke. */
typedef struct
{
  const char *name;
  const char *shapes;
} Outline;

#include "symbols/symbols-outlines.h"

/* A type that somebody added has no picture of its own. */
static const char *
find_shapes (const char *name)
{
  const char *unknown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (outlines); i++)
    {
      if (g_str_equal (outlines[i].name, name))
        return outlines[i].shapes;
      if (g_str_equal (outlines[i].name, UNKNOWN))
        unknown = outlines[i].shapes;
    }
  return unknown;
}

static const char *
read_numbers (const char *at,
              guint       n,
              double      numbers[6])
{
  char *end = (char *) at;

  for (guint i = 0; i < n; i++)
    numbers[i] = g_ascii_strtod (end, &end);
  return end;
}

static void
draw_shapes (cairo_t    *cr,
             const char *at)
{
  double p[6];

  while (*at)
    switch (*at++)
      {
      case 'M':
        at = read_numbers (at, 2, p);
        cairo_move_to (cr, p[0], p[1]);
        break;
      case 'L':
        at = read_numbers (at, 2, p);
        cairo_line_to (cr, p[0], p[1]);
        break;
      case 'C':
        at = read_numbers (at, 6, p);
        cairo_curve_to (cr, p[0], p[1], p[2], p[3], p[4], p[5]);
        break;
      case 'Z':
        cairo_close_path (cr);
        break;
      case 'f':
        cairo_fill (cr);
        break;
      case 's':
        at = read_numbers (at, 1, p);
        cairo_set_line_width (cr, p[0]);
        cairo_stroke (cr);
        break;
      default:
        g_assert_not_reached ();
      }
}

/* Draws the symbol into a square. */
void
hk_symbol_draw (cairo_t       *cr,
                const char    *name,
                double         x,
                double         y,
                double         size,
                const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / OUTLINE_SIDE, size / OUTLINE_SIDE);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_push_group (cr); /* shapes that overlap are one, however faint the colour */
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  draw_shapes (cr, find_shapes (name));
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, colour->alpha);
  cairo_restore (cr);
}

/* --- Emblems: dark enough for white paper --- */

static const struct
{
  const char *symbol;
  GdkRGBA     colour;
} emblems[LS_EMBLEMS] = {
  { "hero-1", { 0.85f, 0.15f, 0.20f, 1 } }, { "hero-2", { 0.07f, 0.48f, 0.28f, 1 } },
  { "hero-3", { 0.60f, 0.42f, 0.00f, 1 } }, { "hero-4", { 0.16f, 0.44f, 0.80f, 1 } },
  { "hero-5", { 0.57f, 0.25f, 0.67f, 1 } }, { "hero-6", { 0.35f, 0.37f, 0.40f, 1 } },
};

const char *
hk_emblem_symbol (guint emblem)
{
  return emblems[(emblem - 1) % LS_EMBLEMS].symbol;
}

void
hk_emblem_colour (guint    emblem,
                  GdkRGBA *colour)
{
  *colour = emblems[(emblem - 1) % LS_EMBLEMS].colour;
}
