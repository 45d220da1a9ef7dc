/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `damage.armor`: what comes to a hero now, and which armor and shield cards may be turned against it. Queries for
 * whoever offers them; what they allow is what the commands use-armor and restore-armor accept. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* One attack on a hero that falls with the next instruction, or has fallen and waits for armor. */
typedef struct
{
  const char *by;     /* a monster, a boss's tile or a defense; interned */
  guint       damage;
  guint       left;   /* when the cards turned so far have stopped their part */
  gboolean    bare;   /* `attack.slayer`, `attack.explosion`: no card lessens it */
  LsRule      rule;   /* that says so; else `damage.armor` */
} LsComingBlow;

/* The record of an item that is an armor or shield of the pack, by its id or its name; NULL: it is none. */
const LsArmor *ls_game_item_armor (const LsGame *self,
                                   const LsItem *item);

/* Nothing is due: an empty list. */
GArray   *ls_game_coming_blows    (const LsGame *self,
                                   guint         hero); /* LsComingBlow */

/* The wounds of that hero if nothing else is done: cards turned, perks entered and armor-up have stopped their part. */
guint     ls_game_coming_wounds   (const LsGame *self,
                                   guint         hero);

/* What the card stops of that attack if it is turned now; with NULL, of the one of which it stops most. For a card that
 * saves an ally, `against` is that hero. FALSE: it may not be used, and why. */
gboolean  ls_game_may_use_armor   (const LsGame *self,
                                   const char   *item,
                                   const char   *against,
                                   guint        *stops,
                                   GError      **error);

/* Whether the card can be restored now for what it says on it. */
gboolean  ls_game_may_restore_armor (const LsGame *self,
                                     const char   *item,
                                     GError      **error);

G_END_DECLS
