/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a record's form: it shows some members of a record and changes them in place. Parts know one record, the
 * form's, and say "changed" when they have written into it. A part that must not be edited only shows. */
#pragma once

#include <adwaita.h>

#include "last-spell/kinds.h"

G_BEGIN_DECLS

#define HK_TYPE_RECORD_PART (hk_record_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (HkRecordPart, hk_record_part, HK, RECORD_PART, AdwBin)

struct _HkRecordPartClass
{
  AdwBinClass parent_class;

  void (*update) (HkRecordPart *self,
                  JsonNode     *record,
                  gboolean      editable);
};

/* Signal: "changed" */

void      hk_record_part_show         (HkRecordPart *self,
                                       JsonNode     *record,
                                       gboolean      editable);
JsonNode *hk_record_part_get_record   (HkRecordPart *self);
gboolean  hk_record_part_is_editable  (HkRecordPart *self);
void      hk_record_part_changed      (HkRecordPart *self);

/* One file for each. */
GtkWidget *hk_fields_part_new    (LsKind kind);
GtkWidget *hk_card_part_new      (void);
GtkWidget *hk_direction_part_new (void);
GtkWidget *hk_cetusia_part_new   (void);
GtkWidget *hk_town_part_new      (void);

G_END_DECLS
