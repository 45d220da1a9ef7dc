/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that opens to the records of a kind: those that a scenario needs, or all others. Its rows are made when it is opened. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_KIND_ROW (hk_kind_row_get_type ())
G_DECLARE_FINAL_TYPE (HkKindRow, hk_kind_row, HK, KIND_ROW, AdwExpanderRow)

GtkWidget *hk_kind_row_new  (HkWorkshop *workshop,
                             LsKind      kind);

/* The records with these keys, in their order. */
void       hk_kind_row_show (HkKindRow  *self,
                             GPtrArray  *keys);

G_END_DECLS
