/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What heroes do in their phase with the app's dice: they strike a monster or one of a boss's tiles, or free
 * an entangled hero. */
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "names.h"
#include "tell-boss.h"
#include "tell-heroes.h"
#include "tell.h"

#define BOTH_DICE ((LsDice) (LS_DIE_BLUE | LS_DIE_ORANGE))

/* What is struck. */
typedef struct
{
  const char *id;
  LsSpot      at;
  LsDice      dice; /* 0: it has none, and every attack hits */
} Target;

/* `dice.roll`, `dice.two`: the faces come from the game's own generator, so that a replay shows them again. */
static LsRoll
throw_dice (LsGame         *self,
            const Target   *target,
            const LsStrike *strike,
            LsScript       *script)
{
  LsRule rule = target->dice == BOTH_DICE ? LS_RULE_DICE_TWO : LS_RULE_DICE_ROLL;
  g_autofree char *name = script ? ls_name_in_game (self, target->id) : NULL;
  LsRoll roll = { .hit = strike->entered > 0 };
  LsFace shown[LS_N_DICE];

  if (strike->entered < 0)
    {
      ls_dice_throw (&self->pack->dice, target->dice, &self->random, shown);
      roll = ls_dice_result (target->dice, shown, strike->abilities);
      LS_TELL (script, rule, ls_tell_dice (name, target->dice, shown));
      ls_script_show (script, target->id, target->at, target->at);
    }
  LS_TELL (script, rule, roll.hit ? ls_tell_hit (name, strike->damage) : ls_tell_missed (name));
  if (strike->entered >= 0)
    ls_script_show (script, target->id, target->at, target->at);
  return roll;
}

/* `dice.stun`: it takes on whoever is still there and no boss. */
static void
take_stun (LsGame     *self,
           const char *id,
           LsRoll      roll,
           LsScript   *script)
{
  int index = ls_game_find_monster (self, id);
  gboolean boss = index >= 0 && ls_boss_is (self, &self->monsters[index]);

  if (ls_dice_stuns (roll, index >= 0, boss))
    {
      self->monsters[index].stunned = TRUE;
      self->monsters[index].stunned_now = FALSE;
      LS_TELL (script, LS_RULE_DICE_STUN, ls_name_told (self, id, ls_tell_stunned));
      LS_TELL_MORE (script, ls_tell_stunned_detail ());
    }
  else if (roll.stun && boss)
    LS_TELL (script, LS_RULE_DICE_STUN, ls_name_told (self, id, ls_tell_boss_not_stunned));
}

static gboolean
strike_monster (LsGame         *self,
                guint           index,
                const LsStrike *strike,
                LsScript       *script)
{
  const LsMonster *monster = &self->monsters[index];
  Target target = { .id = monster->id,
                    .at = monster->spots.at[0],
                    .dice = g_array_index (self->pack->types, LsMonsterType, monster->type).dice };
  LsRoll roll = throw_dice (self, &target, strike, script);

  if (roll.hit && strike->damage > 0)
    ls_game_wound (self, index, monster->wounds + strike->damage, script);
  take_stun (self, target.id, roll, script);
  return roll.hit;
}

/* `dryad.monoliths`: always hit, and the fourth damage destroys one. */
static void
strike_monolith (LsGame         *self,
                 guint           index,
                 const LsStrike *strike,
                 LsScript       *script)
{
  const LsToken *monolith = &self->tokens[index];
  guint flames = monolith->flames + strike->damage;
  g_autofree char *name = script ? ls_name_in_game (self, monolith->id) : NULL;

  LS_TELL (script, LS_RULE_DRYAD_MONOLITHS, ls_tell_hit (name, strike->damage));
  LS_TELL_MORE (script, ls_tell_always_hit_detail ());
  ls_script_show (script, monolith->id, monolith->at, monolith->at);
  LS_TELL (script, LS_RULE_DRYAD_MONOLITHS,
           flames < LS_MONOLITH_HIT_POINTS ? ls_tell_flames (name, flames, LS_MONOLITH_HIT_POINTS)
                                           : ls_tell_destroyed (name));
  ls_game_burn_monolith (self, index, flames);
}

/* `dryad.mortar`: 1 hit point, orange and blue. */
static gboolean
strike_tile (LsGame         *self,
             guint           index,
             const LsStrike *strike,
             LsScript       *script)
{
  const LsToken *tile = &self->tokens[index];
  Target target = { .id = tile->id, .at = tile->at, .dice = BOTH_DICE };

  if (!throw_dice (self, &target, strike, script).hit)
    return FALSE;
  if (strike->damage > 0)
    {
      LS_TELL (script, LS_RULE_DRYAD_MORTAR, ls_name_told (self, target.id, ls_tell_destroyed));
      ls_game_remove_token (self, index);
    }
  return TRUE;
}

/* A monster, a monolith or one of the Dryad's tiles is struck. FALSE: it is none of these. */
gboolean
ls_game_strike (LsGame         *self,
                const char     *id,
                const LsStrike *strike,
                gboolean       *hit,
                LsScript       *script)
{
  int monster = ls_game_find_monster (self, id);
  int token = ls_game_find_token (self, id);

  *hit = TRUE;
  if (monster >= 0)
    *hit = strike_monster (self, (guint) monster, strike, script);
  else if (token >= 0 && self->tokens[token].kind == LS_TOKEN_MONOLITH)
    strike_monolith (self, (guint) token, strike, script);
  else if (token >= 0
           && (self->tokens[token].kind == LS_TOKEN_HATCHERY || self->tokens[token].kind == LS_TOKEN_SEED_MORTAR))
    *hit = strike_tile (self, (guint) token, strike, script);
  else
    return FALSE;
  return TRUE;
}

/* --- `dryad.entangle` --- */

/* An own fist has to hit the tile with both dice: the table's, or the app's. */
static gboolean
breaks_free (LsGame        *self,
             const LsToken *tile,
             gint8          entered,
             LsScript      *script)
{
  g_autofree char *name = script ? ls_name_in_game (self, tile->id) : NULL;
  LsFace shown[LS_N_DICE];

  if (entered >= 0)
    return entered;
  ls_dice_throw (&self->pack->dice, BOTH_DICE, &self->random, shown);
  LS_TELL (script, LS_RULE_DRYAD_ENTANGLE, ls_tell_dice (name, BOTH_DICE, shown));
  return ls_dice_result (BOTH_DICE, shown, (LsAttackAbilities){ 0 }).hit;
}

/* Whether that hero's fist reaches the entangled one. */
static gboolean
check_helper (const LsGame    *self,
              int              hero,
              int              by,
              const LsCommand *command,
              GError         **error)
{
  if (by == hero)
    return TRUE;
  if (command->flag >= 0)
    return ls_game_refuse_rule (error, LS_RULE_DRYAD_ENTANGLE, _("another hero's fist frees %s without dice"),
                                command->id);
  if (ls_spot_distance (self->heroes[by].at, self->heroes[hero].at) != 1)
    return ls_game_refuse_rule (error, LS_RULE_HERO_FIST, _("%s is not adjacent to %s"), command->other, command->id);
  return TRUE;
}

/* It is the fist ability (EN 20): an action, and the attack of the turn. Games begun before that was known go on
 * without, see LsEdition. */
static gboolean
clench (LsGame   *self,
        int       by,
        int       hero,
        LsScript *script,
        GError  **error)
{
  if (self->setup.edition < LS_EDITION_FISTS)
    return TRUE;
  if (!ls_game_begin_fist (self, by, error))
    return FALSE;
  ls_game_end_fist (self, by);
  LS_TELL (script, LS_RULE_HERO_FIST, ls_tell_fist_to_free (self->heroes[by].id, self->heroes[hero].id));
  LS_TELL_MORE (script, ls_tell_fist_detail ());
  ls_script_show (script, self->heroes[by].id, self->heroes[by].at, self->heroes[hero].at);
  return TRUE;
}

/* Another hero's fist frees without harm and without dice, the own one with a hit on both. */
gboolean
ls_game_free_hero (LsGame          *self,
                   const LsCommand *command,
                   LsScript        *script,
                   GError         **error)
{
  int hero = ls_game_find_hero (self, command->id);
  int by = ls_game_find_actor (self, command->other, error);
  const LsToken *tile;

  if (by < 0)
    return FALSE;
  if (hero < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->id);
  tile = ls_dryad_tile_under (self, (guint) hero);
  if (!tile)
    return ls_game_refuse_rule (error, LS_RULE_DRYAD_ENTANGLE, _("%s is not entangled"), command->id);
  if (!check_helper (self, hero, by, command, error) || !clench (self, by, hero, script, error))
    return FALSE;
  if (by == hero && !breaks_free (self, tile, command->flag, script))
    {
      LS_TELL (script, LS_RULE_DRYAD_ENTANGLE, ls_tell_not_freed (command->id));
      LS_TELL_MORE (script, ls_tell_not_freed_detail ());
      return TRUE;
    }
  LS_TELL (script, LS_RULE_DRYAD_ENTANGLE, ls_tell_freed (command->id, command->other));
  LS_TELL_MORE (script, ls_tell_freed_detail (ls_token_name (tile->kind)));
  ls_script_show (script, self->heroes[hero].id, self->heroes[hero].at, self->heroes[hero].at);
  ls_game_remove_token (self, (guint) (tile - self->tokens));
  return TRUE;
}
