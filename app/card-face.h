/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one place of a spawn card shows: a figure on its coloured ground, with a sign for the colour too, and a tile. */
#pragma once

#include <gtk/gtk.h>

#include "card-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CARD_FACE (hk_card_face_get_type ())
G_DECLARE_FINAL_TYPE (HkCardFace, hk_card_face, HK, CARD_FACE, GtkWidget)

GtkWidget *hk_card_face_new (int                size);
void       hk_card_face_set (HkCardFace        *self,
                             const HkCardPlace *place);

G_END_DECLS
