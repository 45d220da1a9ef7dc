/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's attack with the app's dice: who strikes and with what, the odds, the roll, its rerolls and its other targets. */
#pragma once

#include <adwaita.h>

#include "aim.h"
#include "session.h"

G_BEGIN_DECLS

void hk_dice_window_show (GtkWindow   *parent,
                          HkSession   *session,
                          const char  *hero, /* NULL: whoever is likely to strike */
                          const HkAim *aim,  /* NULL: it is not said how that shot is aimed */
                          const char  *target);

G_END_DECLS
