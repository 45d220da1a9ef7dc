/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written on the heroes' cards, the stash, the pieces and the dice: values in, a new text out. */
#pragma once

#include "last-spell/game.h"

G_BEGIN_DECLS

/* Whatever has a − and a + in the app. */
typedef enum
{
  HK_COUNT_WOUNDS,
  HK_COUNT_MANA,
  HK_COUNT_ACTIONS,
  HK_COUNT_ARMOR,
  HK_COUNT_GOLD,
  HK_COUNT_MATERIALS,
  HK_COUNT_MAGES,
  HK_COUNT_QUESTS,
  HK_COUNT_FLAMES,
  HK_COUNT_MIST,
  HK_COUNT_DAMAGE,
  HK_N_COUNTS,
} HkCount;

const char *hk_text_count          (HkCount              what);
char       *hk_text_of             (int                  value,
                                    int                  of);
char       *hk_text_of_short       (int                  value,
                                    int                  of);
char       *hk_text_counted        (HkCount              what,
                                    const char          *whose,
                                    int                  value,
                                    int                  of);
char       *hk_text_step           (HkCount              what,
                                    const char          *whose,
                                    gboolean             more);

/* Heroes */
const char *hk_text_hero_state     (const LsGame        *game,
                                    guint                hero);
char       *hk_text_hero_told      (const LsGame        *game,
                                    guint                hero);
char       *hk_text_owed           (guint                tokens);
char       *hk_text_due            (guint                damage);
char       *hk_text_movement_token (const char          *hero,
                                    guint                value,
                                    gboolean             spent,
                                    gboolean             owed);

/* Stash and panic track */
char       *hk_text_panic_slot     (guint                slot,
                                    guint                flames);
char       *hk_text_reward         (const LsReward      *reward);
char       *hk_text_panic_pays     (const LsGame        *game);

/* Pieces */
char       *hk_text_piece          (const LsGame        *game,
                                    const char          *id);
char       *hk_text_monster_facts  (const LsMonsterType *type,
                                    guint                hit_points);
char       *hk_text_abilities      (LsAbilities          abilities);
char       *hk_text_dice           (LsDice               dice);
gboolean    hk_text_is_unverified  (const LsPack        *pack,
                                    const LsMonsterType *type);
char       *hk_text_in_box         (const LsMonsterType *type,
                                    int                  left);
char       *hk_text_killed         (const char          *piece);
char       *hk_text_removed        (const char          *piece);
char       *hk_text_taken_off      (const char          *hero);
char       *hk_text_free           (const char          *hero,
                                    const char          *by);
char       *hk_text_lines          (const LsScript      *script);
const char *hk_text_side           (LsFacing             side);
const char *hk_text_turn           (LsFacing             side);
const char *hk_text_mist           (LsFacing             side);

/* Dice */
char       *hk_text_odds           (guint                hits,
                                    guint                stuns,
                                    guint                all);

G_END_DECLS
