/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece of equipment comes to the stash: an armor or shield picked by its name, or anything else typed in. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

void hk_equipment_window_show (GtkWindow *parent,
                               HkSession *session);

G_END_DECLS
