/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet as a file: its name, and a document of its pages. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/sheet.h"

G_BEGIN_DECLS

GBytes *hk_sheet_make_pdf  (const LsSheet *sheet,
                            GtkPageSetup  *setup);
char   *hk_sheet_file_name (const LsGame  *game,
                            const char    *suffix);

G_END_DECLS
