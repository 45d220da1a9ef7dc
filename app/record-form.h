/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a record: the parts that its kind needs, over a copy of the record. Boards have an editor of their own. */
#pragma once

#include <adwaita.h>

#include "last-spell/kinds.h"

G_BEGIN_DECLS

#define HK_TYPE_RECORD_FORM (hk_record_form_get_type ())
G_DECLARE_FINAL_TYPE (HkRecordForm, hk_record_form, HK, RECORD_FORM, AdwBin)

/* Signal: "changed"   by the user */

GtkWidget *hk_record_form_new (LsKind        kind);
void       hk_record_form_set (HkRecordForm *self,
                               JsonNode     *record,
                               gboolean      editable);
JsonNode  *hk_record_form_get (HkRecordForm *self); /* borrowed */

G_END_DECLS
