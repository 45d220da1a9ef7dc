/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The day: a checklist in the rulebook's order, and what people do in any order with its cost. A line that takes more than
 * a tap opens a page of its own in the same place. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAY_VIEW (hk_day_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDayView, hk_day_view, HK, DAY_VIEW, AdwBin)

/* Signal: "lead-changed" (): what the large button says or does. */

/* Whether the game has a day to be played through now; the introductory night has none. */
gboolean    hk_day_is_played      (const LsGame *game);
void        hk_day_view_show      (HkDayView *self,
                                   HkSession *session);

/* The large button by day. NULL: it is not this one's to say. */
const char *hk_day_view_get_label (HkDayView *self);
gboolean    hk_day_view_can_go_on (HkDayView *self);
void        hk_day_view_go_on     (HkDayView *self);

gboolean    hk_day_view_is_open   (HkDayView *self);

/* Closes the page that is open; FALSE: none is. */
gboolean    hk_day_view_go_back   (HkDayView *self);

G_END_DECLS
