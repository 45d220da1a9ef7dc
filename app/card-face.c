/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-face.h"

#include "symbols.h"

struct _HkCardFace
{
  GtkWidget   parent_instance;

  HkCardPlace place;
  int         size;
};

G_DEFINE_FINAL_TYPE (HkCardFace, hk_card_face, GTK_TYPE_WIDGET)

/* Dark enough for white ink in light and dark. */
static const GdkRGBA grounds[LS_N_COLOURS] = {
  [LS_GREEN] = { 0.13f, 0.45f, 0.22f, 1 },
  [LS_YELLOW] = { 0.58f, 0.42f, 0.00f, 1 },
  [LS_RED] = { 0.68f, 0.12f, 0.14f, 1 },
};
static const GdkRGBA ink = { 1, 1, 1, 1 };

/* One, two or three dots: colours alone say nothing to some eyes. */
static void
draw_dots (cairo_t *cr,
           LsColour colour,
           double   size)
{
  gdk_cairo_set_source_rgba (cr, &ink);
  for (guint i = 0; i <= (guint) colour; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, size * (0.12 + 0.15 * i), size * 0.12, size * 0.055, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
hk_card_face_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  HkCardFace *self = HK_CARD_FACE (widget);
  const char *tile = hk_card_tile_word (self->place.tile);
  double size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA colour;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->place.figure >= 0)
    {
      cairo_rectangle (cr, 0, 0, size, size);
      gdk_cairo_set_source_rgba (cr, &grounds[self->place.colour]);
      cairo_fill (cr);
      hk_symbol_draw (cr, hk_card_figure_word (self->place.figure), size * 0.15, size * 0.19, size * 0.7, &ink);
      draw_dots (cr, self->place.colour, size);
      colour = ink;
    }
  if (tile)
    hk_symbol_draw (cr, tile, size * (self->place.figure >= 0 ? 0.62 : 0.15), size * (self->place.figure >= 0 ? 0.62 : 0.15),
                    size * (self->place.figure >= 0 ? 0.36 : 0.7), &colour);
  cairo_destroy (cr);
}

static void
hk_card_face_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = HK_CARD_FACE (widget)->size;
}

static void
hk_card_face_class_init (HkCardFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = hk_card_face_snapshot;
  widget_class->measure = hk_card_face_measure;
  gtk_widget_class_set_css_name (widget_class, "symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_card_face_init (HkCardFace *self)
{
  self->place.figure = -1;
}

GtkWidget *
hk_card_face_new (int size)
{
  HkCardFace *self = g_object_new (HK_TYPE_CARD_FACE, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
hk_card_face_set (HkCardFace        *self,
                  const HkCardPlace *place)
{
  self->place = *place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
