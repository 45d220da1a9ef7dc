/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one window, the pack, and what is the same wherever one is. */
#pragma once

#include <adwaita.h>

#include "last-spell/pack.h"
#include "workshop.h"

G_BEGIN_DECLS

#define HK_APPLICATION_ID "org.hordekeeper.Hordekeeper"

#define HK_TYPE_APPLICATION (hk_application_get_type ())
G_DECLARE_FINAL_TYPE (HkApplication, hk_application, HK, APPLICATION, AdwApplication)

HkApplication *hk_application_new          (void);
HkApplication *hk_application_get          (void);
const LsPack  *hk_application_get_pack     (HkApplication *self);
HkWorkshop    *hk_application_get_workshop (HkApplication *self);
GSettings     *hk_application_get_settings (HkApplication *self);
char          *hk_application_steal_notice (HkApplication *self);

G_END_DECLS
