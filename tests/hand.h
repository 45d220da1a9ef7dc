/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand on the real window: pointer and keys go through the X server, as those of people do. Every call returns when
 * the window has drawn what came of it. A pointer that would hit something else than what it is meant for fails the test. */
#pragma once

#include <adwaita.h>

#include "window.h"

G_BEGIN_DECLS

typedef gboolean (*HandTest) (gpointer data);

/* The application, once for each program, and its window; without any saved game at first. */
HkApplication *hand_init         (int       *argc,
                                  char    ***argv);
void           hand_quit         (void);
HkWindow      *hand_open         (int        width,
                                  int        height);
void           hand_close        (GtkWindow *window);
void           hand_resize       (GtkWindow *window,
                                  int        width,
                                  int        height);
void           hand_forget_games (void);

/* Until the test holds, or until everything is drawn. */
void           hand_wait         (HandTest   test,
                                  gpointer   data);
void           hand_settle       (void);

void           hand_click        (GtkWidget *widget);
void           hand_click_at     (GtkWidget *widget,
                                  double     x,
                                  double     y);
void           hand_drag         (GtkWidget *widget,
                                  double     x0,
                                  double     y0,
                                  double     x1,
                                  double     y1);

/* One notch, with Control held; up is nearer. */
void           hand_zoom         (GtkWidget *widget,
                                  double     x,
                                  double     y,
                                  gboolean   up);
void           hand_key          (const char *accelerator);
void           hand_type         (const char *text);

/* What is drawn, to be compared. */
GBytes        *hand_picture      (GtkWidget *widget);

/* The window that has come last: a dialog, if there is one. */
GtkWindow     *hand_get_window   (void);

/* What a control is called: its accessible label, its text, or its tooltip; NULL: it has no name. */
char          *hand_get_name     (GtkWidget  *widget);

/* Only what is on the screen is found. NULL: nothing; `need` fails the test then. */
GtkWidget     *find_by_type      (GtkWidget  *root,
                                  GType       type);
GtkWidget     *find_by_class     (GtkWidget  *root,
                                  const char *css_class);
GtkWidget     *find_button       (GtkWidget  *root,
                                  const char *name);
GtkWidget     *need_by_type      (GtkWidget  *root,
                                  GType       type);
GtkWidget     *need_button       (GtkWidget  *root,
                                  const char *name);

G_END_DECLS
