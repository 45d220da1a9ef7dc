/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What belongs to the whole board: how far the mist is on each side, the mages, and where the night stands. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_MIST_POPOVER (hk_mist_popover_get_type ())
G_DECLARE_FINAL_TYPE (HkMistPopover, hk_mist_popover, HK, MIST_POPOVER, GtkPopover)

GtkWidget *hk_mist_popover_new (HkSession *session);

G_END_DECLS
