/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Help for players: all sections one below the other, their titles on top, and a search. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_HELP_PAGE (hk_help_page_get_type ())
G_DECLARE_FINAL_TYPE (HkHelpPage, hk_help_page, HK, HELP_PAGE, AdwBin)

GtkWidget *hk_help_page_new (void);

G_END_DECLS
