/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The six steps of the monster phase as a row, with the current one marked. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PHASE_BAR (hk_phase_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkPhaseBar, hk_phase_bar, HK, PHASE_BAR, GtkWidget)

/* The step that the instruction belongs to; `moved` of `movers` have had their turn. */
void hk_phase_bar_show   (HkPhaseBar *self,
                          LsStage     stage,
                          guint       moved,
                          guint       movers);

/* The step of the instruction that the session shows. */
void hk_phase_bar_follow (HkPhaseBar *self,
                          HkSession  *session);

G_END_DECLS
