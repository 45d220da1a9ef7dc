/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One ruling with its question and its values, of which one is chosen. */
#pragma once

#include <adwaita.h>

#include "last-spell/rulings.h"

G_BEGIN_DECLS

#define HK_TYPE_RULING_ROW (hk_ruling_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRulingRow, hk_ruling_row, HK, RULING_ROW, AdwPreferencesRow)

/* Signal: "chosen" (guint ruling, guint value)    by the user */

GtkWidget *hk_ruling_row_new       (LsRuling     ruling);
void       hk_ruling_row_set_value (HkRulingRow *self,
                                    guint        value);

G_END_DECLS
