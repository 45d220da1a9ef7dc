/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One piece of those on a spot, with what its card says and what can be done with it. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PIECE_SECTION (hk_piece_section_get_type ())
G_DECLARE_FINAL_TYPE (HkPieceSection, hk_piece_section, HK, PIECE_SECTION, AdwBin)

/* Signals: "pick-up" (const char *id)   the player wants to move it
 *          "roll" (const char *id)      the player wants to roll its dice */

GtkWidget  *hk_piece_section_new       (HkSession      *session,
                                        LsThingKind     kind,
                                        const char     *id,
                                        gboolean        correcting);
void        hk_piece_section_update    (HkPieceSection *self);
const char *hk_piece_section_get_id    (HkPieceSection *self);
char       *hk_piece_section_tell_gone (HkPieceSection *self);

G_END_DECLS
