/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in somebody's hand, and what a tap on the board, a drag or a tap on a hero means just now. The answer is always
 * a command or a question to the engine; no rule is known here. */
#pragma once

#include "pick.h"
#include "script-panel.h"
#include "spot-anchor.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE_TAPS (hk_table_taps_get_type ())
G_DECLARE_FINAL_TYPE (HkTableTaps, hk_table_taps, HK, TABLE_TAPS, GObject)

/* Signal: "changed" (): something else is in the hand. */

HkTableTaps *hk_table_taps_new            (HkSession     *session,
                                           HkBoardView   *board,
                                           HkSpotAnchor  *anchor,
                                           HkScriptPanel *script);
void         hk_table_taps_set_correcting (HkTableTaps   *self,
                                           gboolean       correcting);
void         hk_table_taps_get_pick       (HkTableTaps   *self,
                                           HkPick        *pick);
void         hk_table_taps_pick_up        (HkTableTaps   *self,
                                           const char    *id,
                                           gboolean       placing);
void         hk_table_taps_aim            (HkTableTaps   *self,
                                           const HkAim   *aim); /* NULL: begin, or leave off */
/* By day: the next tap says where that structure is built; and what is pointed at on the board (NULL: nothing). */
void         hk_table_taps_plan           (HkTableTaps   *self,
                                           const char    *type);
void         hk_table_taps_point          (HkTableTaps   *self,
                                           const LsSpots *site);
gboolean     hk_table_taps_put_down       (HkTableTaps   *self);
void         hk_table_taps_hero           (HkTableTaps   *self,
                                           const char    *id);

G_END_DECLS
