/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The upkeep of the day as a checklist in the rulebook's order: each line does its work. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAY_VIEW (hk_day_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDayView, hk_day_view, HK, DAY_VIEW, AdwBin)

void hk_day_view_show (HkDayView *self,
                       HkSession *session);

G_END_DECLS
