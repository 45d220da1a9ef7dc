/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question to the players, with a button for each answer. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_ASK_VIEW (hk_ask_view_get_type ())
G_DECLARE_FINAL_TYPE (HkAskView, hk_ask_view, HK, ASK_VIEW, AdwBin)

void     hk_ask_view_show   (HkAskView  *self,
                             HkSession  *session);
gboolean hk_ask_view_answer (HkAskView  *self,
                             const char *piece,
                             LsSpot      spot);

G_END_DECLS
