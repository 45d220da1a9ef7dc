/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "symbols.h"

#include <math.h>

#include "last-spell/setup.h"

#define FOLDER "/org/hordekeeper/Hordekeeper/symbols/"
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

/* Only the alpha of the picture counts. */
static cairo_surface_t *
load_mask (const char *name,
           int         px)
{
  g_autofree char *path = g_strconcat (FOLDER, name, ".svg", NULL);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new_from_resource_at_scale (path, px, px, TRUE, NULL);
  cairo_surface_t *mask;
  guchar *to;
  int stride;

  if (!pixbuf)
    return NULL;
  mask = cairo_image_surface_create (CAIRO_FORMAT_A8, px, px);
  to = cairo_image_surface_get_data (mask);
  stride = cairo_image_surface_get_stride (mask);
  for (int y = 0; y < MIN (px, gdk_pixbuf_get_height (pixbuf)); y++)
    for (int x = 0; x < MIN (px, gdk_pixbuf_get_width (pixbuf)); x++)
      to[y * stride + x] = gdk_pixbuf_read_pixels (pixbuf)[y * gdk_pixbuf_get_rowstride (pixbuf) + 4 * x + 3];
  cairo_surface_mark_dirty (mask);
  return mask;
}

static gpointer
make_masks (gpointer data)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
}

/* Silhouettes are few and small; those of a size are kept. A type that somebody added has no picture of its own. */
static cairo_surface_t *
get_mask (const char *name,
          int         px)
{
  static GOnce once = G_ONCE_INIT;
  GHashTable *masks = g_once (&once, make_masks, NULL);
  g_autofree char *key = g_strdup_printf ("%s %d", name, px);
  cairo_surface_t *mask = g_hash_table_lookup (masks, key);

  if (mask)
    return mask;
  mask = load_mask (name, px);
  if (!mask)
    mask = load_mask (UNKNOWN, px);
  if (!mask)
    return NULL;
  if (g_hash_table_size (masks) > 400)
    g_hash_table_remove_all (masks);
  g_hash_table_insert (masks, g_steal_pointer (&key), mask);
  return mask;
}

/* Draws the symbol into a square. The square's size on the device decides how sharp the picture has to be. */
void
hk_symbol_draw (cairo_t       *cr,
                const char    *name,
                double         x,
                double         y,
                double         size,
                const GdkRGBA *colour)
{
  double width = size;
  double height = 0;
  cairo_surface_t *mask;
  int px;

  cairo_user_to_device_distance (cr, &width, &height);
  px = CLAMP ((int) ceil (hypot (width, height)), 4, 512);
  mask = get_mask (name, px);
  if (!mask)
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / px, size / px);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_mask_surface (cr, mask, 0, 0);
  cairo_restore (cr);
}

/* --- Emblems --- */

static const struct
{
  const char *symbol;
  GdkRGBA     colour;
} emblems[LS_EMBLEMS] = {
  { "hero-1", { 0.85f, 0.15f, 0.20f, 1 } }, { "hero-2", { 0.11f, 0.60f, 0.36f, 1 } },
  { "hero-3", { 0.80f, 0.58f, 0.00f, 1 } }, { "hero-4", { 0.16f, 0.44f, 0.80f, 1 } },
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
