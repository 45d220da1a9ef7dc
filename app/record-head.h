/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Above a record's form: the mark, where it comes from and where to look; "looks right" and "back to shipped". */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_RECORD_HEAD (hk_record_head_get_type ())
G_DECLARE_FINAL_TYPE (HkRecordHead, hk_record_head, HK, RECORD_HEAD, AdwBin)

void hk_record_head_set     (HkRecordHead *self,
                             HkWorkshop   *workshop,
                             LsKind        kind,
                             const char   *key);
void hk_record_head_update  (HkRecordHead *self);
void hk_record_head_confirm (HkRecordHead *self);
void hk_record_head_show_problem (HkRecordHead *self,
                                  const char   *problem); /* NULL: there is none */

G_END_DECLS
