/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file that could not be opened, and what could be read of it. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_BROKEN_PAGE (hk_broken_page_get_type ())
G_DECLARE_FINAL_TYPE (HkBrokenPage, hk_broken_page, HK, BROKEN_PAGE, AdwBin)

GtkWidget *hk_broken_page_new (GFile          *file,
                               AutomaProblems *problems,
                               LsSave         *recovered);

G_END_DECLS
