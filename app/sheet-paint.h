/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet on paper: pages drawn with cairo, for printers and files alike. Sizes are in points. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/sheet.h"

G_BEGIN_DECLS

guint hk_sheet_count_pages (const LsSheet *sheet,
                            double         width,
                            double         height);
void  hk_sheet_draw_page   (const LsSheet *sheet,
                            cairo_t       *cr,
                            double         width,
                            double         height,
                            guint          page);

G_END_DECLS
