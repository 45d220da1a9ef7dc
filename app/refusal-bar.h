/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the rules do not have it so, at the foot of a page, with the offer to do it by hand. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_REFUSAL_BAR (hk_refusal_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkRefusalBar, hk_refusal_bar, HK, REFUSAL_BAR, AdwBin)

void     hk_refusal_bar_set_session (HkRefusalBar    *self,
                                     HkSession       *session);

/* Does it by the rules, or says why not; `by_hand` is then the correction that does it all the same, NULL: there is none. */
gboolean hk_refusal_bar_try         (HkRefusalBar    *self,
                                     const LsCommand *command,
                                     const LsCommand *by_hand);
gboolean hk_refusal_bar_close       (HkRefusalBar    *self);

G_END_DECLS
