/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the workshop says of records: where they come from, what has been done to them, and where to look in the box. */
#pragma once

#include "last-spell/workshop.h"

G_BEGIN_DECLS

const char *hk_record_mark_icon       (const LsRecord *record);
char       *hk_record_mark_text       (const LsRecord *record); /* "Not compared yet" */
char       *hk_record_provenance_text (const LsRecord *record); /* whole sentences */
gboolean    hk_record_is_checked      (const LsRecord *record);
const char *hk_kind_place             (LsKind          kind);   /* where it is in the box */
char       *hk_progress_text          (LsProgress      progress);
const char *hk_import_state_text      (LsImportState   state);
char       *hk_done_text              (const char     *name,
                                       const char     *what);   /* "confirm", "set", "reset" */

G_END_DECLS
