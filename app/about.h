/* SPDX-License-Identifier: GPL-3.0-or-later */
/* About the program. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

void hk_about_show (GtkWindow *parent);

G_END_DECLS
