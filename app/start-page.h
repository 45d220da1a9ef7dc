/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: go on with the last game, begin one, open one, or read the rules. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_START_PAGE (hk_start_page_get_type ())
G_DECLARE_FINAL_TYPE (HkStartPage, hk_start_page, HK, START_PAGE, AdwBin)

GtkWidget *hk_start_page_new (void);

G_END_DECLS
