/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spawn card's record as a grid: what each of its places shows. */
#pragma once

#include <json-glib/json-glib.h>

#include "last-spell/spawn.h"

G_BEGIN_DECLS

typedef enum
{
  HK_TILE_NONE,
  HK_TILE_HATCHERY,
  HK_TILE_MORTAR,
} HkCardTile;

typedef struct
{
  int        figure; /* LsFigure, or -1 */
  LsColour   colour; /* of the icon's background */
  HkCardTile tile;
} HkCardPlace;

typedef struct
{
  HkCardPlace places[LS_CARD_DEPTH][LS_CARD_COLUMNS]; /* the first row is nearest to the town */
} HkCard;

void        hk_card_read        (HkCard       *self,
                                 JsonNode     *record);
void        hk_card_write       (const HkCard *self,
                                 JsonNode     *record);
const char *hk_card_figure_word (int           figure); /* "clawer", which is its symbol too */
const char *hk_card_colour_word (LsColour      colour);
const char *hk_card_tile_word   (HkCardTile    tile);   /* NULL: none */

G_END_DECLS
