/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What takes more than a tap by day: a perk, a hero card, what is bought, sold, or found in a ruin. What is filled in is
 * tried on a copy at once, and what is against it is said before anybody presses the button. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAY_FORM (hk_day_form_get_type ())
G_DECLARE_FINAL_TYPE (HkDayForm, hk_day_form, HK, DAY_FORM, AdwBin)

/* Signals: "changed" ()   what the button says, or whether it can be pressed
 *          "done" ()      the command was accepted; there is nothing left to fill in */

gboolean    hk_day_form_fits       (LsCommandKind kind);
GtkWidget  *hk_day_form_new        (HkSession    *session,
                                    LsCommandKind kind,
                                    const char   *id,        /* of the ruin; NULL: it is chosen in the form */
                                    gboolean      own_button); /* or somebody else's calls accept */
const char *hk_day_form_get_title  (HkDayForm    *self);
const char *hk_day_form_get_label  (HkDayForm    *self);
gboolean    hk_day_form_can_accept (HkDayForm    *self);
gboolean    hk_day_form_accept     (HkDayForm    *self);
void        hk_day_form_update     (HkDayForm    *self); /* the game has changed */

G_END_DECLS
