/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "symbol-image.h"

#include "symbols.h"

struct _HkSymbolImage
{
  GtkWidget      parent_instance;

  /* owned */
  char          *symbol;
  GskRenderNode *picture;

  int            size;
  int            scale;  /* of the picture */
  GdkRGBA        colour; /* of the picture */
  guint          emblem; /* in its colour; 0: in the text's */
};

G_DEFINE_FINAL_TYPE (HkSymbolImage, hk_symbol_image, GTK_TYPE_WIDGET)

enum { PROP_SYMBOL = 1, PROP_SIZE };

/* White as on the board: an emblem's colour would be lost on a dark window. */
static void
draw_disc (cairo_t       *cr,
           double         size,
           const GdkRGBA *rim)
{
  cairo_arc (cr, size / 2, size / 2, size * 0.47, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, rim);
  cairo_set_line_width (cr, size * 0.06);
  cairo_stroke (cr);
}

static GskRenderNode *
get_picture (HkSymbolImage *self,
             int            scale,
             const GdkRGBA *colour)
{
  int px = self->size * scale;
  double edge = self->emblem > 0 ? 0.11 : 0;
  cairo_t *cr;

  if (self->picture && self->scale == scale && gdk_rgba_equal (&self->colour, colour))
    return self->picture;
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  self->scale = scale;
  self->colour = *colour;
  cr = hk_picture_begin (px, px);
  if (self->emblem > 0)
    draw_disc (cr, px, colour);
  hk_symbol_draw (cr, self->symbol, px * edge, px * edge, px * (1 - 2 * edge), colour);
  self->picture = hk_picture_end (cr, scale);
  return self->picture;
}

/* --- The widget --- */

static void
hk_symbol_image_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  HkSymbolImage *self = HK_SYMBOL_IMAGE (widget);
  GdkRGBA colour;

  if (!self->symbol)
    return;
  if (self->emblem > 0)
    hk_emblem_colour (self->emblem, &colour);
  else
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) - self->size) / 2,
                                                (float) (gtk_widget_get_height (widget) - self->size) / 2));
  gtk_snapshot_append_node (snapshot, get_picture (self, gtk_widget_get_scale_factor (widget), &colour));
  gtk_snapshot_restore (snapshot);
}

static void
hk_symbol_image_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = HK_SYMBOL_IMAGE (widget)->size;
}

static void
hk_symbol_image_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *spec)
{
  HkSymbolImage *self = HK_SYMBOL_IMAGE (object);

  switch (id)
    {
    case PROP_SYMBOL:
      self->symbol = g_value_dup_string (value);
      break;
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
hk_symbol_image_finalize (GObject *object)
{
  HkSymbolImage *self = HK_SYMBOL_IMAGE (object);

  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_clear_pointer (&self->symbol, g_free);
  G_OBJECT_CLASS (hk_symbol_image_parent_class)->finalize (object);
}

static void
hk_symbol_image_class_init (HkSymbolImageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = hk_symbol_image_set_property;
  object_class->finalize = hk_symbol_image_finalize;
  widget_class->snapshot = hk_symbol_image_snapshot;
  widget_class->measure = hk_symbol_image_measure;
  gtk_widget_class_set_css_name (widget_class, "symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_object_class_install_property (object_class, PROP_SYMBOL, g_param_spec_string ("symbol", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, PROP_SIZE, g_param_spec_int ("size", NULL, NULL, 1, 256, 16, flags));
}

static void
hk_symbol_image_init (HkSymbolImage *self)
{
}

GtkWidget *
hk_symbol_image_new (const char *symbol,
                     int         size)
{
  return g_object_new (HK_TYPE_SYMBOL_IMAGE, "symbol", symbol, "size", size, NULL);
}

/* An emblem, in its own colour. */
void
hk_symbol_image_set_emblem (HkSymbolImage *self,
                            guint          emblem)
{
  g_free (self->symbol);
  self->symbol = g_strdup (hk_emblem_symbol (emblem));
  self->emblem = emblem;
  gtk_widget_add_css_class (GTK_WIDGET (self), "emblem");
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
