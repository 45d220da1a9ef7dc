/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written on hero sheets and equipment: values in, a new text out. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

/* Equipment */
const char *hk_potion_colour    (const char    *word);
char       *hk_item_name        (const char    *name,
                                 gboolean       potion);
char       *hk_item_title       (const LsGame  *game,
                                 const LsItem  *item);
const char *hk_item_kind        (LsItemKind     kind);
char       *hk_item_does        (const LsGame  *game,
                                 const LsItem  *item);
char       *hk_item_facts       (const LsGame  *game,
                                 const LsItem  *item);
const char *hk_item_turn        (const LsItem  *item);
char       *hk_item_told        (const char    *what,
                                 const char    *item);
char       *hk_armor_facts      (const LsArmor *armor);
gboolean    hk_armor_matches    (const LsArmor *armor,
                                 const char    *search);

/* Heroes */
char       *hk_hero_facts       (const LsGame  *game,
                                 guint          hero);
char       *hk_hero_perks       (const LsGame  *game,
                                 guint          hero);
char       *hk_hero_room        (const LsGame  *game,
                                 guint          hero);
char       *hk_hero_potion      (const LsGame  *game,
                                 guint          hero);
char       *hk_stash_facts      (const LsGame  *game);

G_END_DECLS
