/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contrast.h"

#include <math.h>

#define SCALE 3

struct Picture
{
  int      width, height;
  guint32 *pixels;
};

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) + 0.0722 * linear (colour->blue);
}

double
contrast_of (const GdkRGBA *one,
             const GdkRGBA *other)
{
  double a = get_luminance (one), b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

Picture *
picture_take (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  Picture *self = g_new0 (Picture, 1);

  self->width = gtk_widget_get_width (window) * SCALE;
  self->height = gtk_widget_get_height (window) * SCALE;
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  self->pixels = g_new (guint32, (gsize) self->width * (gsize) self->height);
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * sizeof (guint32));
  return self;
}

void
picture_free (Picture *self)
{
  g_free (self->pixels);
  g_free (self);
}

static void
to_colour (guint32  pixel,
           GdkRGBA *colour)
{
  *colour = (GdkRGBA){ (pixel >> 16 & 255) / 255.0f, (pixel >> 8 & 255) / 255.0f, (pixel & 255) / 255.0f, 1 };
}

double
picture_contrast (const Picture         *self,
                  const graphene_rect_t *area)
{
  int west = CLAMP ((int) (area->origin.x * SCALE), 0, self->width);
  int north = CLAMP ((int) (area->origin.y * SCALE), 0, self->height);
  int east = CLAMP ((int) ((area->origin.x + area->size.width) * SCALE), west, self->width);
  int south = CLAMP ((int) ((area->origin.y + area->size.height) * SCALE), north, self->height);
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer pixel, count;
  guint most = 0;
  GdkRGBA ground = { 0 }, colour;
  double best = 1;

  for (int y = north; y < south; y++)
    for (int x = west; x < east; x++)
      {
        gpointer key = GUINT_TO_POINTER (self->pixels[(gsize) y * (gsize) self->width + (gsize) x]);

        g_hash_table_insert (counts, key, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1));
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &pixel, &count))
    if (GPOINTER_TO_UINT (count) > most)
      {
        most = GPOINTER_TO_UINT (count);
        to_colour (GPOINTER_TO_UINT (pixel), &ground);
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &pixel, &count))
    {
      to_colour (GPOINTER_TO_UINT (pixel), &colour);
      best = MAX (best, contrast_of (&ground, &colour));
    }
  return best;
}
