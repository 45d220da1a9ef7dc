/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table page: what people do there, by the hand's clicks and keys, and whether screen, state and file
 * agree afterwards. */
#pragma once

#include "board-view.h"
#include "hand.h"

G_BEGIN_DECLS

/* Games in a window, and a window with one. */
void          player_begin         (HkWindow      *window,
                                    const LsSetup *setup);
void          player_begin_quiet   (HkWindow      *window);
HkWindow     *player_open_quiet    (void);
void          player_begin_day     (HkWindow      *window,
                                    guint          night);
HkWindow     *player_open_day      (guint          night);
const LsGame *player_game          (HkWindow      *window);
void          player_do            (HkWindow      *window,
                                    const char    *format,
                                    ...) G_GNUC_PRINTF (2, 3);
void          player_step_to       (HkWindow      *window,
                                    LsStage        stage);

/* What the window shows. */
GtkWidget    *player_board         (HkWindow      *window);
const char   *player_headline      (HkWindow      *window);
const char   *player_detail        (HkWindow      *window);
char         *player_spot_label    (HkWindow      *window,
                                    LsSpot         spot);
void          player_expect_mark   (HkWindow      *window,
                                    LsSpot         spot,
                                    const char    *mark);
GtkWidget    *player_next_button   (HkWindow      *window);

/* By the pointer. */
void          player_click_spot    (HkWindow      *window,
                                    LsSpot         spot);
void          player_show_spot     (HkWindow      *window,
                                    LsSpot         spot); /* brings it into the board's window */
void          player_drag          (HkWindow      *window,
                                    LsSpot         from,
                                    LsSpot         to);

/* By keys alone. */
void          player_walk_to_spot  (HkWindow      *window,
                                    LsSpot         spot);
void          player_tab_to        (GtkWidget     *widget);

/* Screen, state and the file on disk tell the same. */
void          player_expect_agreement (HkWindow   *window);
void          player_expect_last   (HkWindow      *window,
                                    const char    *event);
LsSpot        player_spot          (const char    *name);

G_END_DECLS
