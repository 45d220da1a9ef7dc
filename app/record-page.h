/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One record of the workshop: where it comes from, "looks right", its form, back to shipped. Every change that fits is on
 * disk at once. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_RECORD_PAGE (hk_record_page_get_type ())
G_DECLARE_FINAL_TYPE (HkRecordPage, hk_record_page, HK, RECORD_PAGE, AdwBin)

GtkWidget *hk_record_page_new (HkWorkshop *workshop,
                               LsKind      kind,
                               const char *key);

G_END_DECLS
