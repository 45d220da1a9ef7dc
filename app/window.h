/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one page at a time, the way back, toasts, and the game that is being played. */
#pragma once

#include "application.h"
#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_WINDOW (hk_window_get_type ())
G_DECLARE_FINAL_TYPE (HkWindow, hk_window, HK, WINDOW, AdwApplicationWindow)

HkWindow  *hk_window_new          (HkApplication *app);
HkSession *hk_window_get_session  (HkWindow      *self);

/* Takes the session and shows its table. */
void       hk_window_play         (HkWindow      *self,
                                   HkSession     *session);
void       hk_window_open_file    (HkWindow      *self,
                                   GFile         *file);

/* Pages lie on each other; going back takes the uppermost away. The start page is always the lowest. */
void       hk_window_push         (HkWindow      *self,
                                   GtkWidget     *page);
void       hk_window_pop          (HkWindow      *self);
GtkWidget *hk_window_get_page     (HkWindow      *self);
void       hk_window_focus_page   (HkWindow      *self);
void       hk_window_show_start   (HkWindow      *self);

/* The board on a screen of its own, which comes and goes. */
void       hk_window_set_television (HkWindow    *self,
                                     gboolean     on);

void       hk_window_toast        (HkWindow      *self,
                                   const char    *text);
void       hk_window_toast_undo   (HkWindow      *self,
                                   const char    *text);
void       hk_window_tell_last    (HkWindow      *self);
void       hk_window_toast_action (HkWindow      *self,
                                   const char    *text,
                                   const char    *label,
                                   const char    *action);
void       hk_window_refuse       (HkWindow      *self,
                                   const char    *why);

/* window-actions.c */
void       hk_window_add_actions    (HkWindow *self);
void       hk_window_update_actions (HkWindow *self);

G_END_DECLS
