/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "symbol-image.h"

#include "symbols.h"

struct _HkSymbolImage
{
  GtkWidget   parent_instance;

  /* owned */
  char       *symbol;
  GdkTexture *texture;

  int         size;
  int         px;   /* of the texture */
  int         hero; /* -1: the text's colour */
};

G_DEFINE_FINAL_TYPE (HkSymbolImage, hk_symbol_image, GTK_TYPE_WIDGET)

enum { PROP_SYMBOL = 1, PROP_SIZE };

static GdkTexture *
get_texture (HkSymbolImage *self,
             int            px)
{
  const GdkRGBA black = { 0, 0, 0, 1 };

  if (self->texture && self->px == px)
    return self->texture;
  g_clear_object (&self->texture);
  self->texture = self->symbol ? hk_symbol_texture (self->symbol, px, &black) : NULL;
  self->px = px;
  return self->texture;
}

/* --- The widget --- */

/* Only the texture's alpha counts. */
static void
append_tinted (GtkSnapshot   *snapshot,
               GdkTexture    *texture,
               const GdkRGBA *colour,
               float          size)
{
  const float alpha[16] = { [15] = colour->alpha };
  graphene_matrix_t matrix;
  graphene_vec4_t offset;

  graphene_matrix_init_from_float (&matrix, alpha);
  graphene_vec4_init (&offset, colour->red, colour->green, colour->blue, 0);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, size, size));
  gtk_snapshot_pop (snapshot);
}

static void
hk_symbol_image_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  HkSymbolImage *self = HK_SYMBOL_IMAGE (widget);
  GdkTexture *texture = get_texture (self, self->size * gtk_widget_get_scale_factor (widget));
  GdkRGBA colour;

  if (!texture)
    return;
  if (self->hero >= 0)
    hk_hero_colour ((guint) self->hero, &colour);
  else
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) - self->size) / 2,
                                                (float) (gtk_widget_get_height (widget) - self->size) / 2));
  append_tinted (snapshot, texture, &colour, (float) self->size);
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

  g_clear_object (&self->texture);
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
  self->hero = -1;
}

GtkWidget *
hk_symbol_image_new (const char *symbol,
                     int         size)
{
  return g_object_new (HK_TYPE_SYMBOL_IMAGE, "symbol", symbol, "size", size, NULL);
}

/* Shows that hero's emblem. */
void
hk_symbol_image_set_hero (HkSymbolImage *self,
                          guint          hero)
{
  g_free (self->symbol);
  self->symbol = g_strdup (hk_hero_emblem (hero));
  self->hero = (int) hero;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
