/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be put on a spot while the board is corrected: monsters of the box, structures, tokens, heroes. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_PIECE_ADD (hk_piece_add_get_type ())
G_DECLARE_FINAL_TYPE (HkPieceAdd, hk_piece_add, HK, PIECE_ADD, AdwBin)

GtkWidget *hk_piece_add_new    (HkSession  *session,
                                LsSpot      spot);
void       hk_piece_add_update (HkPieceAdd *self);

/* The spots that a structure of that type takes from a spot on: those of the wall's cutout there, or one beside the
 * other along the board's rows or columns. */
void       hk_piece_add_spots  (const LsBoard         *board,
                                const LsStructureType *type,
                                LsSpot                 from,
                                gboolean               along_column,
                                LsSpots               *spots);

G_END_DECLS
