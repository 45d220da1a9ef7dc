/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script's instructions about the hero phase and what goes with them ("detail"): values in, a new text out. */
#pragma once

#include "pack.h"
#include "rules.h"

G_BEGIN_DECLS

/* A hero's turn */
char *ls_tell_turn             (const char *hero);
char *ls_tell_hero_moves       (const char *hero,
                                LsSpot      to);
char *ls_tell_hero_moves_detail (const guint8 *values,
                                 guint8        tokens,
                                 guint         points,
                                 gboolean      mana);
char *ls_tell_step             (LsRule      rule);
char *ls_tell_armors_up        (const char *hero);
char *ls_tell_armors_up_detail (void);
char *ls_tell_fist_to_free     (const char *hero,
                                const char *entangled);
char *ls_tell_fist_detail      (void);
char *ls_tell_fist             (const char *hero,
                                const char *target);
char *ls_tell_potion           (const char  *hero,
                                LsPotion     potion,
                                LsPotionGift gives,
                                guint        amount);
const char *ls_potion_colour   (LsPotion    potion);
char *ls_tell_potion_detail    (gboolean    empty);

/* Weapons */
char *ls_tell_reroll           (guint       number);
char *ls_tell_reroll_detail    (void);

/* Armor and shields */
char *ls_tell_armor_turned     (const char *hero,
                                const char *armor,
                                const char *attacker,
                                guint       stops);
char *ls_tell_armor_saves      (const char *hero,
                                const char *armor,
                                const char *ally);
char *ls_tell_armor_waits      (const char *hero,
                                const char *armor,
                                const char *ally);
char *ls_tell_boots            (const char *hero,
                                const char *armor,
                                guint       points);
char *ls_tell_armor_back       (const char *armor);
char *ls_tell_armor_back_detail (void);
char *ls_tell_armor_restored   (const char *hero,
                                const char *armor);
char *ls_tell_armor_restored_detail (guint mana,
                                     guint tokens);
char *ls_tell_mana_gained      (const char *hero,
                                guint       mana);
char *ls_tell_token_back       (const char *hero,
                                guint       value);
char *ls_tell_effect           (const char *armor);
char *ls_tell_paid_in_blood    (const char *hero);

/* Defenses */
char *ls_tell_ballista_shoots  (const char *ballista,
                                LsSpot      at);
char *ls_tell_catapult_hurls   (const char *catapult,
                                LsSpot      at);
char *ls_tell_catapult_detail  (guint       left);
char *ls_tell_catapults_full   (void);
char *ls_tell_strikes_nothing  (void);
char *ls_tell_friendly_fire    (const char *hero,
                                guint       damage);
char *ls_tell_friendly_fire_detail (void);

G_END_DECLS
