/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the app's symbols, in the colour of the text around it; a hero's emblem has its own. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_SYMBOL_IMAGE (hk_symbol_image_get_type ())
G_DECLARE_FINAL_TYPE (HkSymbolImage, hk_symbol_image, HK, SYMBOL_IMAGE, GtkWidget)

GtkWidget *hk_symbol_image_new      (const char    *symbol,
                                     int            size);
void       hk_symbol_image_set_emblem (HkSymbolImage *self,
                                       guint          emblem);

G_END_DECLS
