/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting sentences together for people. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  automa_say  (GString    *text,
                   const char *format,
                   ...) G_GNUC_PRINTF (2, 3);
void  automa_list (GString    *text,
                   const char *format,
                   ...) G_GNUC_PRINTF (2, 3);
char *automa_wrap (const char *text,
                   guint       width);
char *automa_capitalized (char *text);

G_END_DECLS
