/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The script's instructions, short and without a full stop, and the sentences that go with them ("detail"): values in,
 * a new text out. */
#pragma once

#include "dice.h"
#include "position.h"
#include "rules.h"

G_BEGIN_DECLS

/* The day */
char *ls_tell_mist_nearer     (void);
char *ls_tell_cards_laid      (guint       slot);
char *ls_tell_card_laid       (const char *card,
                               guint       slot);

/* The monster phase */
char *ls_tell_phase           (guint       phase);
char *ls_tell_panic           (guint       flames);
char *ls_tell_panic_detail    (guint       monsters,
                               guint       flames);
char *ls_tell_coin            (LsCoin      coin);
char *ls_tell_card_turned     (guint       slot,
                               const char *card);
char *ls_tell_spawned         (const char *name,
                               LsSpot      at,
                               LsFacing    facing);
char *ls_tell_spawned_detail  (LsRule      rule);
char *ls_tell_nothing_spawned (void);
char *ls_tell_nothing_spawned_detail (void);
char *ls_tell_cards_discarded (void);
char *ls_tell_hero_damage     (const char *hero,
                               guint       wounds);
char *ls_tell_hero_damage_detail (guint    dealt,
                                  guint    wounds);
char *ls_tell_armor_up        (const char *hero);
char *ls_tell_flames          (const char *structure,
                               guint       flames,
                               guint       hit_points);
char *ls_tell_destroyed       (const char *structure);
char *ls_tell_take_off        (void);
char *ls_tell_mages           (guint       lost);
char *ls_tell_mages_detail    (guint       left);
char *ls_tell_explosion       (const char *victim,
                               const char *monster,
                               guint       damage);

/* What people change by hand */
char *ls_tell_slain           (const char *monster);
char *ls_tell_slain_detail    (void);
char *ls_tell_placed          (const char *monster,
                               LsSpot      at,
                               LsFacing    facing);

/* The dice of what heroes strike */
char *ls_tell_dice            (const char *target,
                               LsDice      dice,
                               const LsFace shown[LS_N_DICE]);
char *ls_tell_hit             (const char *target,
                               guint       damage);
char *ls_tell_always_hit_detail (void);
char *ls_tell_missed          (const char *target);
char *ls_tell_stunned         (const char *monster);
char *ls_tell_stunned_detail  (void);
char *ls_tell_boss_not_stunned (const char *monster);

/* Ends */
char *ls_tell_hero_dead       (const char *hero);
char *ls_tell_lost            (void);
char *ls_tell_lost_detail     (LsRule      rule);
char *ls_tell_night_over      (void);
char *ls_tell_panic_pays      (guint       gold,
                               guint       materials);
char *ls_tell_panic_empty     (void);
char *ls_tell_intro_won       (void);
char *ls_tell_scenario_won    (void);
char *ls_tell_scenario_won_detail (void);
char *ls_tell_won             (void);

G_END_DECLS
