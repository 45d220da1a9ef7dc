/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script's instructions about the hero phase and what goes with them ("detail"): values in, a new text out. */
#pragma once

#include "position.h"

G_BEGIN_DECLS

/* Defenses */
char *ls_tell_ballista_shoots  (const char *ballista,
                                LsSpot      at);
char *ls_tell_catapult_hurls   (const char *catapult,
                                LsSpot      at);
char *ls_tell_catapult_detail  (guint       left);
char *ls_tell_catapults_full   (void);
char *ls_tell_strikes_nothing  (void);
char *ls_tell_friendly_fire    (const char *hero,
                                guint       damage);
char *ls_tell_friendly_fire_detail (void);

G_END_DECLS
