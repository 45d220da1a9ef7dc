/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The defense dice of a monster that is attacked: the attack's abilities, the odds, and the roll. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

void hk_dice_window_show (GtkWindow  *parent,
                          HkSession  *session,
                          const char *monster);

G_END_DECLS
