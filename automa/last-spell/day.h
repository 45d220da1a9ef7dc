/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of the day share. Each changes the game it is given, or refuses and names the rule. */
#pragma once

#include "day-steps.h"
#include "game-private.h"

G_BEGIN_DECLS

#define LS_MIST_FAR 6 /* `board.mist`: no tile is ever further away */

/* day.c */
gboolean ls_day_can_pay      (const LsGame    *self,
                              const LsPurse   *price,
                              LsRule           rule,
                              GError         **error);
gboolean ls_day_pay          (LsGame          *self,
                              const LsPurse   *price,
                              LsRule           rule,
                              GError         **error);
void     ls_day_gain         (LsGame          *self,
                              const LsPurse   *gain);

/* level.c: `day.level`, `setup.solo` */
gboolean ls_day_may_turn_card (const LsGame   *self,
                               guint           hero);
gboolean ls_day_perk         (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_turn_card    (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_recruit      (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);

/* town.c: `day.build`, `day.repair`, `day.scavenge` */
gboolean ls_day_build        (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_upgrade      (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_repair       (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_scavenge     (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);

/* market.c: `day.seer`, `day.refresh`, `day.sell`, and buying */
gboolean ls_day_seer_mist    (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_seer_card    (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_refresh      (LsGame          *self,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_buy          (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
gboolean ls_day_sell         (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);

/* equipment.c: `hero.encumbrance` */
gboolean ls_item_kind_find   (const char      *name,
                              LsItemKind      *kind);
gboolean ls_game_add_item    (LsGame          *self,
                              const LsCommand *command,
                              GError         **error);
void     ls_game_remove_item (LsGame          *self,
                              guint            index);
gboolean ls_day_equipment    (LsGame          *self,
                              const LsCommand *command,
                              LsScript        *script,
                              GError         **error);
void     ls_day_restore_items (LsGame         *self);

G_END_DECLS
