/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways into the workshop and what can be done there from anywhere. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

void     hk_workshop_add_actions    (HkWindow *window);
void     hk_workshop_update_actions (HkWindow *window);

/* Undo and redo belong to the page that is on top: a board's strokes, a record's changes, or else the game. FALSE: the
 * page is none of the workshop's. */
gboolean hk_workshop_is_page        (GtkWidget *page);
gboolean hk_workshop_can_step       (GtkWidget *page,
                                     int        step); /* -1: undo, 1: redo */
void     hk_workshop_step           (GtkWidget *page,
                                     int        step);

G_END_DECLS
