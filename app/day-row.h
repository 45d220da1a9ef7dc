/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that can be done by day: a line of the checklist, or an action with its cost. What cannot be done now stays
 * in its place, with the reason under it in full ink. */
#pragma once

#include <adwaita.h>

#include "day-entries.h"

G_BEGIN_DECLS

#define HK_TYPE_DAY_ROW (hk_day_row_get_type ())
G_DECLARE_FINAL_TYPE (HkDayRow, hk_day_row, HK, DAY_ROW, AdwBin)

/* Signal: "clicked" () */

typedef enum
{
  HK_ROW_PLAIN,
  HK_ROW_OPEN, /* a line of the checklist */
  HK_ROW_CURRENT,
  HK_ROW_DONE,
} HkRowLook;

GtkWidget *hk_day_row_new      (gboolean          leads); /* to a page of its own */
void       hk_day_row_show     (HkDayRow         *self,
                                const HkDayEntry *entry,
                                HkRowLook         look);
void       hk_day_row_set_terse (HkDayRow         *self,
                                 gboolean          terse); /* the row before gave the same reason */

G_END_DECLS
