/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is set while the program runs: texts and how they break, tooltips, classes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Wrapped, at the start of its line. */
GtkWidget *hk_label_new   (const char *text,
                           const char *class_name);

/* Its words go on in the next line. */
GtkLabel  *hk_wrap_button (GtkButton  *button);

/* The titles of the groups in it are read to their end. */
void       hk_wrap_titles (GtkWidget  *within);

/* Of a style sheet, there or gone. */
void       hk_set_class   (GtkWidget  *widget,
                           const char *class_name,
                           gboolean    set);

/* A tooltip that is set asks the screen where the pointer is: only what is new is set. */
void       hk_set_tooltip (GtkWidget  *widget,
                           const char *text);

G_END_DECLS
