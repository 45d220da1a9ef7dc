/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overview of the workshop: what the chosen scenario needs, how much of it has been checked, and every other record. */
#pragma once

#include <adwaita.h>

#include "workshop.h"

G_BEGIN_DECLS

#define HK_TYPE_WORKSHOP_PAGE (hk_workshop_page_get_type ())
G_DECLARE_FINAL_TYPE (HkWorkshopPage, hk_workshop_page, HK, WORKSHOP_PAGE, AdwBin)

GtkWidget  *hk_workshop_page_new          (HkWorkshop *workshop,
                                           GSettings  *settings);

G_END_DECLS
