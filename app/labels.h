/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text that is built while the program runs: wrapped, at the start of its line. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *hk_label_new (const char *text,
                         const char *class_name);

G_END_DECLS
