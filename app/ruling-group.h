/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ruling: the question, what it can be, who says so, and which is in force; for a game that is played, the choice. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_RULING_GROUP (hk_ruling_group_get_type ())
G_DECLARE_FINAL_TYPE (HkRulingGroup, hk_ruling_group, HK, RULING_GROUP, AdwPreferencesGroup)

GtkWidget          *hk_ruling_group_new        (HkSession     *session,
                                                LsRuling       ruling);
const AutomaRuling *hk_ruling_group_get_ruling (HkRulingGroup *self);
void                hk_ruling_group_search     (HkRulingGroup *self,
                                                const char    *search);

G_END_DECLS
