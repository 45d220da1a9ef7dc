/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hero in the hand can do beside walking: the way to the hero's sheet, and a shot to be aimed. */
#pragma once

#include <adwaita.h>

#include "pick.h"

G_BEGIN_DECLS

#define HK_TYPE_AIM_VIEW (hk_aim_view_get_type ())
G_DECLARE_FINAL_TYPE (HkAimView, hk_aim_view, HK, AIM_VIEW, AdwBin)

/* Signal: "changed" (): the shot that is aimed is another. */

GtkWidget *hk_aim_view_new     (void);

/* Whatever is in the hand; the view hides when it is no hero, or not the heroes' phase. */
void       hk_aim_view_show    (HkAimView    *self,
                                const LsGame *game,
                                const HkPick *pick);
void       hk_aim_view_get_aim (HkAimView    *self,
                                HkAim        *aim);

G_END_DECLS
