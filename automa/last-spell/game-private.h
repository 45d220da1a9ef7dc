/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of a game share. Each changes the game it is given, or refuses and says why. */
#pragma once

#include "dice.h"
#include "game-position.h"
#include "resolution.h"

G_BEGIN_DECLS

/* game.c */
gboolean ls_game_refuse          (GError         **error,
                                  LsGameError      code,
                                  const char      *format,
                                  ...) G_GNUC_PRINTF (3, 4);
gboolean ls_game_refuse_rule     (GError         **error,
                                  LsRule           rule,
                                  const char      *format,
                                  ...) G_GNUC_PRINTF (3, 4);
char    *ls_game_new_id          (const LsGame    *self,
                                  const char      *kind);
gboolean ls_game_add_monster     (LsGame          *self,
                                  guint            type,
                                  LsSpot           at,
                                  LsFacing         facing,
                                  GError         **error);
void     ls_game_remove_monster  (LsGame          *self,
                                  guint            index,
                                  gboolean         out_of_game);
gboolean ls_game_add_token       (LsGame          *self,
                                  LsTokenKind      kind,
                                  LsSpot           at,
                                  GError         **error);
void     ls_game_remove_token    (LsGame          *self,
                                  guint            index);
gboolean ls_game_add_structure   (LsGame                *self,
                                  const LsStructureType *type,
                                  const LsSpots         *spots,
                                  GError               **error);
void     ls_game_remove_structure (LsGame         *self,
                                   guint           index);
void     ls_game_replace_structure (LsGame        *self,
                                    guint          index,
                                    const LsStructureType *type);
void     ls_game_enter_scenario  (LsGame          *self,
                                  LsScenario       scenario,
                                  gboolean         carry_stash);

/* game-pack.c */
gboolean ls_game_take_pack       (LsGame          *self,
                                  const LsPack    *pack,
                                  GError         **error);

/* game-phase.c: the six steps */
gboolean ls_game_next            (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_step            (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_coin            (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_card            (LsGame          *self,
                                  const LsCommand *command,
                                  GError         **error);
gboolean ls_game_place           (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_end_hero_phase  (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);

/* What happened to a figure or a structure, as a line of the script */
void     ls_game_tell_newcomer   (const LsGame    *self,
                                  LsRule           rule,
                                  LsScript        *script);
void     ls_game_tell_structure  (const LsGame    *self,
                                  const LsStructure *structure,
                                  LsScript        *script);

guint    ls_game_unknown_card    (const LsGame    *self);
int      ls_game_owes_token      (const LsGame    *self);
gboolean ls_game_reveal          (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);

/* game-attack.c: the attack step */
gboolean ls_game_choose          (LsGame          *self,
                                  const LsCommand *command,
                                  GError         **error);
gboolean ls_game_attack          (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);

void     ls_game_find_attacks    (const LsGame    *self,
                                  LsGamePosition  *view,
                                  LsResolution    *resolution);
gboolean ls_game_find_victim     (const LsGame         *self,
                                  const LsPosition     *position,
                                  const LsResolution   *resolution,
                                  const LsAttack       *attack,
                                  guint                *answer);
gboolean ls_game_is_open         (const LsGame         *self,
                                  const LsGamePosition *view,
                                  const LsResolution   *resolution,
                                  const LsAttack       *attack);
void     ls_game_tell_attacks    (const LsGamePosition *view,
                                  const LsResolution   *resolution,
                                  LsScript             *script);

/* game-damage.c: damage that comes to heroes, and is placed as wounds when armor has had its say */
void     ls_game_deal            (LsGame          *self,
                                  guint            hero,
                                  const char      *by,
                                  guint            damage);
gboolean ls_game_settle          (LsGame          *self,
                                  LsScript        *script);
gboolean ls_game_armor           (LsGame          *self,
                                  const LsCommand *command,
                                  GError         **error);
int      ls_game_spent_token     (const LsHeroSheet *sheet,
                                  guint8           wanted);

/* armor.c: what may be used, and what it leads to */
typedef struct
{
  const LsItem  *item;
  const LsArmor *armor;
  const char    *against; /* an attacker or an ally; NULL: boots, which stop nothing */
  guint          stops;
} LsArmorPlan;

gboolean ls_game_plan_armor      (const LsGame    *self,
                                  const char      *id,
                                  const char      *against,
                                  LsArmorPlan     *plan,
                                  GError         **error);
const char *ls_game_item_name    (const LsGame    *self,
                                  const LsItem    *item);
guint    ls_game_damage_to       (const LsGamePosition *view,
                                  const LsResolution   *resolution,
                                  const LsAttack       *attack,
                                  guint                 hero);
guint    ls_game_spend_uses      (LsGame          *self,
                                  guint            hero);

/* game-armor.c: armor and shield cards */
gboolean ls_game_use_armor       (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_restore_armor   (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
void     ls_game_forget_uses     (LsGame          *self,
                                  const char      *item);
void     ls_game_finish_uses     (LsGame          *self,
                                  LsScript        *script);
void     ls_game_note_kill       (LsGame          *self,
                                  int              hero,
                                  LsScript        *script);
void     ls_game_meet_blows      (LsGame               *self,
                                  const LsGamePosition *view,
                                  const LsResolution   *resolution);
gboolean ls_game_saves_ally      (LsGame          *self,
                                  guint            hero,
                                  LsScript        *script);

/* A blow of a hero or a defense. */
typedef struct
{
  guint             damage;
  LsAttackAbilities abilities;
  gint8             entered; /* -1: the app throws the dice; else whether the table's hit */
} LsStrike;

/* game-heroes.c: what heroes do with the app's dice */
gboolean ls_game_strike          (LsGame          *self,
                                  const char      *id,
                                  const LsStrike  *strike,
                                  gboolean        *hit,
                                  LsScript        *script);
gboolean ls_game_free_hero       (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);

/* game-weapons.c: attacks with weapons and scrolls */
gboolean ls_game_roll            (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_reroll          (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_strike_as       (LsGame          *self,
                                  int              hero,
                                  const char      *id,
                                  const LsStrike  *strike,
                                  gboolean        *hit,
                                  LsScript        *script);

/* game-turn.c: what a hero does in a turn by the rules */
gboolean ls_game_begin_turn      (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_move_hero       (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_armor_up        (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_fist            (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_target_spots    (const LsGame    *self,
                                  const char      *id,
                                  LsSpots         *spots);
gboolean ls_game_begin_fist      (LsGame          *self,
                                  int              hero,
                                  GError         **error);
void     ls_game_end_fist        (LsGame          *self,
                                  int              hero);
gboolean ls_game_drink           (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
int      ls_game_find_actor      (const LsGame    *self,
                                  const char      *id,
                                  GError         **error);
gboolean ls_game_check_untangled (const LsGame    *self,
                                  int              hero,
                                  GError         **error);
void     ls_game_take_turn       (LsGame          *self,
                                  int              hero,
                                  gboolean         anew);
void     ls_game_end_turns       (LsGame          *self);
void     ls_game_refill_potions  (LsGame          *self);

/* game-shots.c: ballistas and catapults */
gboolean ls_game_shoot           (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);
void     ls_game_reload_ballistas (LsGame         *self);
void     ls_game_refill_catapults (LsGame         *self,
                                   LsScript       *script);

#define LS_MONOLITH_HIT_POINTS 4

/* game-correct.c: whatever people change by hand */
void     ls_game_wound           (LsGame          *self,
                                  guint            monster,
                                  guint            wounds,
                                  LsScript        *script);
void     ls_game_burn_monolith   (LsGame          *self,
                                  guint            token,
                                  guint            flames);
gboolean ls_game_correct         (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);

gboolean ls_game_check_empty     (const LsGame    *self,
                                  LsSpot           spot,
                                  GError         **error);

/* day.c: what people do by day */
gboolean ls_game_day             (LsGame          *self,
                                  const LsCommand *command,
                                  LsScript        *script,
                                  GError         **error);

void     ls_game_match_potions   (LsGame          *self);
void     ls_game_begin_day       (LsGame          *self);
void     ls_game_regenerate      (LsGame          *self,
                                  LsScript        *script);

/* scout.c: `day.mist`, `day.scout` */
void     ls_game_advance_mist    (LsGame          *self,
                                  LsScript        *script);
gboolean ls_game_scout           (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);
gboolean ls_game_direction       (LsGame          *self,
                                  const LsCommand *command,
                                  GError         **error);
int      ls_game_misplaced_hero  (const LsGame    *self);
int      ls_game_blocking_burden (const LsGame    *self);
gboolean ls_game_needs_direction (const LsGame    *self);
gboolean ls_game_in_deck         (const LsGame    *self,
                                  const char      *card);
gboolean ls_game_begin_night     (LsGame          *self,
                                  LsScript        *script,
                                  GError         **error);

/* night.c: `night.end`, victory and defeat */
void     ls_game_look_at_end     (LsGame          *self,
                                  LsScript        *script);

G_END_DECLS
