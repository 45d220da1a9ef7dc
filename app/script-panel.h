/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do now, large; the steps of the phase; why; and what the players are asked. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_SCRIPT_PANEL (hk_script_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkScriptPanel, hk_script_panel, HK, SCRIPT_PANEL, AdwBin)

GtkWidget *hk_script_panel_new         (void);
void       hk_script_panel_set_session (HkScriptPanel *self,
                                        HkSession     *session);

G_END_DECLS
