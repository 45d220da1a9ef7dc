/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row with a number, changed by large buttons or by typing. Scrolling over it does not change it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_NUMBER_ROW (hk_number_row_get_type ())
G_DECLARE_FINAL_TYPE (HkNumberRow, hk_number_row, HK, NUMBER_ROW, AdwActionRow)

/* Signal: "changed" ()    by the user */

int   hk_number_row_get_value (HkNumberRow *self);
void  hk_number_row_set_value (HkNumberRow *self,
                               int          value);
void  hk_number_row_set_range (HkNumberRow *self,
                               int          least,
                               int          most);

G_END_DECLS
