/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the heroes own together, the mages, and the panic track. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_STASH_CARD (hk_stash_card_get_type ())
G_DECLARE_FINAL_TYPE (HkStashCard, hk_stash_card, HK, STASH_CARD, AdwBin)

GtkWidget *hk_stash_card_new         (HkSession   *session);
void       hk_stash_card_update      (HkStashCard *self);
void       hk_stash_card_set_compact (HkStashCard *self,
                                      gboolean     compact);

G_END_DECLS
