/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The symbols of the board: silhouettes that are tinted as they are used. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_N_HERO_EMBLEMS 6

void        hk_symbol_draw      (cairo_t       *cr,
                                 const char    *name,
                                 double         x,
                                 double         y,
                                 double         size,
                                 const GdkRGBA *colour);
GdkTexture *hk_symbol_texture   (const char    *name,
                                 int            px,
                                 const GdkRGBA *colour);

/* Heroes differ by emblem as well as by colour. */
const char *hk_hero_emblem      (guint          index);
void        hk_hero_colour      (guint          index,
                                 GdkRGBA       *colour);

/* A picture drawn by hand, for a texture. */
cairo_t    *hk_picture_begin    (int            width,
                                 int            height);
GdkTexture *hk_picture_end      (cairo_t       *cr);

G_END_DECLS
