/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody else's corrections: what differs, record by record, both values side by side, to be picked. Nothing is written
 * before the user says so. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_IMPORT_PAGE (hk_import_page_get_type ())
G_DECLARE_FINAL_TYPE (HkImportPage, hk_import_page, HK, IMPORT_PAGE, AdwBin)

/* Takes the import; NULL: it cannot be read, and the problems say why. */
GtkWidget *hk_import_page_new (HkWorkshop           *workshop,
                               LsImport             *import,
                               const AutomaProblems *problems);

G_END_DECLS
