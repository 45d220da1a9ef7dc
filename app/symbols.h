/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The symbols of the board: silhouettes that are tinted as they are used. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void           hk_symbol_draw   (cairo_t       *cr,
                                 const char    *name,
                                 double         x,
                                 double         y,
                                 double         size,
                                 const GdkRGBA *colour);

/* Emblems differ by shape as well as by colour; from 1, as in a set-up. */
const char    *hk_emblem_symbol (guint          emblem);
void           hk_emblem_colour (guint          emblem,
                                 GdkRGBA       *colour);

/* A picture drawn by hand, once, and shown again and again: a node with its pixels. A texture would be turned into
 * cairo's form anew in every frame. Sizes in pixels of the device, `scale` of them to one of the widget. */
cairo_t       *hk_picture_begin (int            width,
                                 int            height);
GskRenderNode *hk_picture_end   (cairo_t       *cr,
                                 double         scale);

G_END_DECLS
