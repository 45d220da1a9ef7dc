/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much what is written stands out from what it is written on, measured in a picture of it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct Picture Picture;

/* From 1 (the same) to 21 (black on white), as WCAG 2.1 defines it. */
double   contrast_of      (const GdkRGBA         *one,
                           const GdkRGBA         *other);

/* What a window shows, magnified, so that the lines of its letters have their own colour somewhere. */
Picture *picture_take     (GtkWidget             *window);
void     picture_free     (Picture               *self);

/* Between the colour that fills most of an area and the one in it that differs most from that. */
double   picture_contrast (const Picture         *self,
                           const graphene_rect_t *area);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

G_END_DECLS
