/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which style sheets are in force beside style.css: those for the dark and for high contrast, as the desktop asks for them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void hk_style_follow_desktop (void);

G_END_DECLS
