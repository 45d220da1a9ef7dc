/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement tokens: what they give, in water and with boots on, and which of them pay for a way (`hero.move`). */
#pragma once

#include "game.h"

G_BEGIN_DECLS

guint  ls_reach_in_water      (guint8             token);
guint  ls_reach_more_in_water (guint8             token,
                               guint8             longer);
guint8 ls_reach_pay           (const LsHeroSheet *sheet,
                               guint              wading,
                               guint              points,
                               guint8             named);

G_END_DECLS
