/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why? The steps one by one with their rules and pages, and what another ruling would have made of it. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_WHY_VIEW (hk_why_view_get_type ())
G_DECLARE_FINAL_TYPE (HkWhyView, hk_why_view, HK, WHY_VIEW, AdwBin)

/* Of that line of the session's script; NULL: nobody asks. */
void hk_why_view_show (HkWhyView    *self,
                       HkSession    *session,
                       const LsLine *line);

G_END_DECLS
