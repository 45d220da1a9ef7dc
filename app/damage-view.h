/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The damage that is coming to each hero, with who deals it, and what armor stops of it. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAMAGE_VIEW (hk_damage_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDamageView, hk_damage_view, HK, DAMAGE_VIEW, AdwBin)

void     hk_damage_view_show       (HkDamageView *self,
                                    HkSession    *session);
gboolean hk_damage_view_has_heroes (HkDamageView *self);

G_END_DECLS
