/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bringing the focus to a row of a list that is just coming up: rows are made and used again while it lays itself out,
 * and a focus that was given too early is lost with them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  guint tries;
  guint kept; /* frames in a row */
} HkSettling;

/* Called once a frame; TRUE when the row (NULL: not there yet) keeps the focus, or will not. */
gboolean hk_settle_focus (HkSettling *self,
                          GtkWidget  *page,
                          GtkWidget  *row);

G_END_DECLS
