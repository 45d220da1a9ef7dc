/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hero's blow to be filled in: who strikes, with what, and what the weapon's card says. */
#pragma once

#include <adwaita.h>

#include "strike.h"

G_BEGIN_DECLS

#define HK_TYPE_STRIKE_FORM (hk_strike_form_get_type ())
G_DECLARE_FINAL_TYPE (HkStrikeForm, hk_strike_form, HK, STRIKE_FORM, AdwBin)

/* Signal: "changed" ()    by the user */

void            hk_strike_form_show   (HkStrikeForm   *self,
                                       HkSession      *session,
                                       const HkStrike *strike);
const HkStrike *hk_strike_form_get    (HkStrikeForm   *self);

/* The hero of that number from 1, 0: nobody in particular; and a damage that much higher. */
void            hk_strike_form_choose (HkStrikeForm   *self,
                                       guint           number);
void            hk_strike_form_harder (HkStrikeForm   *self,
                                       int             by);

G_END_DECLS
