/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do now, large; the steps of the phase; why; and what the players are asked. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_SCRIPT_PANEL (hk_script_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkScriptPanel, hk_script_panel, HK, SCRIPT_PANEL, AdwBin)

/* Signals: "line-changed" ()                    another instruction is to be shown on the board
 *          "place-by-hand" (const char *id)     the table wants that monster somewhere else */

GtkWidget    *hk_script_panel_new         (void);
void          hk_script_panel_set_session (HkScriptPanel *self,
                                           HkSession     *session);
void          hk_script_panel_update      (HkScriptPanel *self,
                                           gboolean       why);
void          hk_script_panel_go_on       (HkScriptPanel *self);
gboolean      hk_script_panel_is_leading  (HkScriptPanel *self);
gboolean      hk_script_panel_go_back     (HkScriptPanel *self);
const LsLine *hk_script_panel_get_line    (HkScriptPanel *self);

/* Another view, above the instruction; it is the panel's from then on. */
void          hk_script_panel_add_view    (HkScriptPanel *self,
                                           GtkWidget     *view);

/* A tap on the board while the players are asked something: TRUE if it was an answer. */
gboolean      hk_script_panel_answer      (HkScriptPanel *self,
                                           const char    *piece,
                                           LsSpot         spot);

G_END_DECLS
