/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes' attacks with weapons and scrolls. The app throws the dice of each target (`dice.roll`), throws them again where
 * that is allowed (`dice.reroll`), knows the one attack of a turn (`hero.attack-once`), and how a shot must be aimed, when
 * it is told that it is one. What a weapon costs, people pay. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "names.h"
#include "shots.h"
#include "strikes.h"
#include "tell-heroes.h"

static LsStrike
make_strike (guint   damage,
             guint16 marks)
{
  return (LsStrike){ .damage = damage,
                     .abilities = { .no_dodge = (marks & LS_ROLL_NO_DODGE) != 0,
                                    .armor_piercing = (marks & LS_ROLL_ARMOR_PIERCING) != 0,
                                    .stun = (marks & LS_ROLL_STUN) != 0 },
                     .entered = -1 };
}

/* Strikes for that hero, who may have it counted as a kill; -1: nobody in particular. FALSE: there is nothing to strike. */
gboolean
ls_game_strike_as (LsGame         *self,
                   int             hero,
                   const char     *id,
                   const LsStrike *strike,
                   gboolean       *hit,
                   LsScript       *script)
{
  gboolean monster = ls_game_find_monster (self, id) >= 0;

  if (!ls_game_strike (self, id, strike, hit, script))
    return FALSE;
  if (hero >= 0 && monster && ls_game_find_monster (self, id) < 0)
    ls_game_note_kill (self, hero, script);
  return TRUE;
}

/* --- Aiming --- */

/* `hero.ranged-area`, `hero.los`, `hero.tree-cover`: whether a shot may have one of the target's spots as its impact spot.
 * What else lies in the attack's zone is not aimed at, and which sectors the weapon reaches is on its card. */
static gboolean
check_aim (const LsGame    *self,
           int              hero,
           const LsCommand *command,
           GError         **error)
{
  gboolean aimed = !(command->marks & LS_ROLL_MORE) || command->marks & LS_ROLL_IMPACT;
  gboolean magic = (command->marks & (LS_ROLL_MAGIC | LS_ROLL_SCROLL)) != 0;
  LsSight why = { 0 };
  LsSpots spots;
  LsShot shot;

  ls_strike_spots (self, command->id, &spots);
  if (!(command->marks & LS_ROLL_RANGED) || !aimed || spots.n == 0)
    return TRUE;
  ls_shot_of_hero (self, (guint) hero, LS_RANGE_CURRENT | LS_RANGE_ADJACENT | LS_RANGE_FAR, !magic, &shot);
  shot.vision = shot.vision || command->marks & LS_ROLL_VISION;
  for (guint i = 0; i < spots.n; i++)
    if (ls_shot_may_strike (self, &shot, spots.at[i], &why))
      return TRUE;
  return ls_shot_refuse (spots.at[0], LS_RULE_BOARD_SECTOR, &why, error);
}

/* `dryad.entangle`: what lies beneath a hero only fists remove. */
static gboolean
check_beneath (const LsGame *self,
               const char   *id,
               GError      **error)
{
  int token = ls_game_find_token (self, id);

  for (guint i = 0; token >= 0 && i < self->n_heroes && self->setup.edition >= LS_EDITION_LIMITS; i++)
    if (self->sheets[i].on_board && self->heroes[i].at == self->tokens[token].at)
      return ls_game_refuse_rule (error, LS_RULE_DRYAD_ENTANGLE, _("only a fist frees %s"), self->heroes[i].id);
  return TRUE;
}

/* --- `hero.attack-once` --- */

/* Whether the hero may strike now: once in a turn, however many targets that attack has; scrolls apart. */
static gboolean
check_striker (const LsGame    *self,
               int              hero,
               const LsCommand *command,
               GError         **error)
{
  gboolean more = (command->marks & LS_ROLL_MORE) != 0;

  if (!ls_game_check_untangled (self, hero, error))
    return FALSE;
  if (more && self->attack.hero != hero + 1)
    return ls_game_refuse_rule (error, LS_RULE_HERO_ATTACK_ONCE, _("%s has begun no attack that could go on"),
                                command->other);
  if (!more && !(command->marks & LS_ROLL_SCROLL) && self->turn == hero + 1 && self->struck)
    return ls_game_refuse_rule (error, LS_RULE_HERO_ATTACK_ONCE, _("%s has made an attack in this turn"),
                                command->other);
  return check_beneath (self, command->id, error) && check_aim (self, hero, command, error);
}

/* A new attack, or one more target of it. */
static void
begin_attack (LsGame          *self,
              int              hero,
              const LsCommand *command)
{
  if (!(command->marks & LS_ROLL_MORE) || self->attack.hero != hero + 1)
    memset (&self->attack, 0, sizeof self->attack);
  self->attack.hero = (guint8) (hero + 1);
  self->attack.marks = command->marks;
  self->attack.damage = (guint16) command->number;
  if (hero >= 0 && !(command->marks & (LS_ROLL_SCROLL | LS_ROLL_MORE)))
    self->struck = TRUE;
}

static LsTarget *
find_target (LsGame     *self,
             const char *id)
{
  const LsTarget *target = ls_strike_target (self, id);

  return target ? &self->attack.targets[target - self->attack.targets] : NULL;
}

/* The first one stands on the impact spot, and whoever is said to; games from before that could be said take the first
 * that has dice. */
static gboolean
is_on_impact_spot (const LsGame *self)
{
  guint16 marks = self->attack.marks;

  if (self->setup.edition < LS_EDITION_LIMITS)
    return self->attack.n == 1;
  return !(marks & LS_ROLL_MORE) || marks & LS_ROLL_IMPACT;
}

static void
note_target (LsGame     *self,
             const char *id,
             gboolean    hit)
{
  LsTarget *target = find_target (self, id);

  if (!target && self->attack.n < LS_MAX_TARGETS)
    {
      target = &self->attack.targets[self->attack.n++];
      target->impact = is_on_impact_spot (self);
    }
  if (!target)
    return;
  target->id = g_intern_string (id);
  target->missed = !hit;
}

/* `hero.friendly-fire`: a hero in the zone is struck without dice, and armor has its say. */
static gboolean
strike_hero (LsGame          *self,
             int              target,
             const LsCommand *command,
             LsScript        *script,
             GError         **error)
{
  const LsHero *hero = &self->heroes[target];

  if (!self->sheets[target].on_board)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is not on the board"), hero->id);
  if (command->number > 0)
    ls_game_deal (self, (guint) target, command->other, (guint) command->number);
  LS_TELL (script, LS_RULE_HERO_FRIENDLY_FIRE, ls_tell_friendly_fire (hero->id, (guint) command->number));
  LS_TELL_MORE (script, ls_tell_friendly_fire_detail ());
  ls_script_show (script, hero->id, hero->at, hero->at);
  return TRUE;
}

static gboolean
check_target (const LsGame *self,
              const char   *id,
              GError      **error)
{
  int monster = ls_game_find_monster (self, id);

  if (monster < 0 && ls_game_find_token (self, id) < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster %s"), id);
  if (monster >= 0 && ls_boss_is_safe (self, &self->monsters[monster]))
    return ls_game_refuse_rule (error, LS_RULE_DRYAD_GROWTH, _("as a sprout the Dryad takes no damage"));
  return TRUE;
}

gboolean
ls_game_roll (LsGame          *self,
              const LsCommand *command,
              LsScript        *script,
              GError         **error)
{
  LsStrike strike = make_strike ((guint) command->number, command->marks);
  int friend = command->other ? ls_game_find_hero (self, command->id) : -1;
  int hero = -1;
  gboolean hit = TRUE;

  if (self->stage != LS_STAGE_HEROES)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("heroes strike in the hero phase"));
  if (friend < 0 && !check_target (self, command->id, error))
    return FALSE;
  if (command->other)
    {
      hero = ls_game_find_actor (self, command->other, error);
      if (hero < 0 || !check_striker (self, hero, command, error))
        return FALSE;
      ls_game_take_turn (self, hero, FALSE);
    }
  begin_attack (self, hero, command);
  if (friend >= 0)
    return strike_hero (self, friend, command, script, error);
  if (!ls_game_strike_as (self, hero, command->id, &strike, &hit, script))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s rolls no dice"), command->id);
  note_target (self, command->id, hit);
  return TRUE;
}

/* --- `dice.reroll` --- */

/* The magic weapon's own: once in an attack, for a mana, when the monster on the impact spot was missed, or one on any of
 * them (EN 6, Magic Missile). */
static gboolean
check_magic (const LsGame   *self,
             const LsTarget *target,
             GError        **error)
{
  const LsWeaponAttack *attack = &self->attack;

  if (!(attack->marks & LS_ROLL_MAGIC))
    return ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("only magic weapons and scrolls reroll for mana"));
  if (attack->hero == 0)
    return ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("it was not said who strikes, and who pays"));
  if (!target->impact)
    return ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("mana rerolls only what stands on the impact spot"));
  if (attack->paid)
    return ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("mana has been spent for a reroll of this attack"));
  if (self->heroes[attack->hero - 1].mana == 0)
    return ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("%s has no mana left"), self->heroes[attack->hero - 1].id);
  return TRUE;
}

/* Whom the attack has missed and may be rolled for again; NULL: refused. */
static LsTarget *
check_reroll (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  LsTarget *target = find_target (self, command->id);
  gboolean each = self->rulings.value[LS_RULING_REROLL_CAP] != 0;
  g_autofree char *name = ls_name_in_game (self, command->id);

  if (self->stage != LS_STAGE_HEROES)
    ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("heroes strike in the hero phase"));
  else if (ls_game_find_monster (self, command->id) < 0 && ls_game_find_token (self, command->id) < 0)
    ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster %s"), command->id);
  else if (!target)
    ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("the last attack was not on %s"), name);
  else if (!target->missed)
    ls_game_refuse_rule (error, LS_RULE_DICE_REROLL, _("%s was hit"), name);
  else if (ls_strike_rerolls (self, command->id) == 0)
    ls_game_refuse_rule (error, LS_RULE_DICE_REROLL,
                         each ? _("each target has %d rerolls at most") : _("an attack has %d rerolls at most"),
                         LS_MAX_REROLLS);
  else if (command->flag <= 0 || check_magic (self, target, error))
    return target;
  return NULL;
}

gboolean
ls_game_reroll (LsGame          *self,
                const LsCommand *command,
                LsScript        *script,
                GError         **error)
{
  LsTarget *target = check_reroll (self, command, error);
  LsStrike strike = make_strike (self->attack.damage, self->attack.marks);
  int hero = self->attack.hero - 1;
  gboolean hit;

  if (!target)
    return FALSE;
  target->rerolls++;
  self->attack.rerolls++;
  LS_TELL (script, LS_RULE_DICE_REROLL, ls_tell_reroll (self->attack.rerolls));
  if (command->flag > 0)
    {
      self->heroes[hero].mana--;
      self->attack.paid = TRUE;
      LS_TELL_MORE (script, ls_tell_reroll_detail ());
    }
  ls_game_strike_as (self, hero, command->id, &strike, &hit, script);
  target->missed = !hit;
  return TRUE;
}
