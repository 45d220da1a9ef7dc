/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panic track: its slots with their flames, and what it would pay now. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PANIC_TRACK (hk_panic_track_get_type ())
G_DECLARE_FINAL_TYPE (HkPanicTrack, hk_panic_track, HK, PANIC_TRACK, AdwBin)

void hk_panic_track_set_session (HkPanicTrack *self,
                                 HkSession    *session);
void hk_panic_track_update      (HkPanicTrack *self);
void hk_panic_track_set_compact (HkPanicTrack *self,
                                 gboolean      compact);

G_END_DECLS
