/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first comparison with the box, step by step: one component after the other in the order in which they come out of
 * it, "looks right" or "differs". It can be left at any time and goes on where it was left. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_CHECK_PAGE (hk_check_page_get_type ())
G_DECLARE_FINAL_TYPE (HkCheckPage, hk_check_page, HK, CHECK_PAGE, AdwBin)

GtkWidget *hk_check_page_new (HkWorkshop *workshop,
                              GSettings  *settings);

G_END_DECLS
