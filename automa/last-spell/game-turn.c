/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hero does in a turn by the rules, and pays for: moving, armor-up, fist, potions. A turn lasts until another
 * hero does something, or until one is begun anew. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "names.h"
#include "reach.h"
#include "tell-heroes.h"

#define FIST_DAMAGE 1

/* --- Turns --- */

/* Which hero it is; -1: refused. */
int
ls_game_find_actor (const LsGame *self,
                    const char   *id,
                    GError      **error)
{
  int hero = ls_game_find_hero (self, id);

  if (self->stage != LS_STAGE_HEROES)
    ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("heroes act in the hero phase"));
  else if (hero < 0)
    ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), id);
  else if (!self->sheets[hero].on_board)
    ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is not on the board"), id);
  else
    return hero;
  return -1;
}

gboolean
ls_game_check_untangled (const LsGame *self,
                         int           hero,
                         GError      **error)
{
  if (!ls_dryad_tile_under (self, (guint) hero))
    return TRUE;
  return ls_game_refuse_rule (error, LS_RULE_DRYAD_ENTANGLE, _("%s is entangled"), self->heroes[hero].id);
}

static gboolean
check_action (const LsGame *self,
              int           hero,
              LsRule        rule,
              GError      **error)
{
  if (self->sheets[hero].actions > 0)
    return TRUE;
  return ls_game_refuse_rule (error, rule, _("%s has no action left"), self->heroes[hero].id);
}

/* It is that hero's turn from now on; whoever was struck before does not matter any more. */
void
ls_game_take_turn (LsGame  *self,
                   int      hero,
                   gboolean anew)
{
  if (self->turn == hero + 1 && !anew)
    return;
  ls_game_end_turns (self);
  self->turn = (guint8) (hero + 1);
}

gboolean
ls_game_begin_turn (LsGame          *self,
                    const LsCommand *command,
                    LsScript        *script,
                    GError         **error)
{
  int hero = ls_game_find_actor (self, command->id, error);

  if (hero < 0)
    return FALSE;
  ls_game_take_turn (self, hero, TRUE);
  LS_TELL (script, LS_RULE_HERO_ATTACK_ONCE, ls_tell_turn (self->heroes[hero].id));
  return TRUE;
}

/* --- `hero.move` --- */

static gboolean
refuse_move (const LsGame *self,
             int           hero,
             LsSpot        to,
             GError      **error)
{
  const char *who = self->heroes[hero].id;
  char name[LS_SPOT_NAME_SIZE];
  g_autofree LsGame *richer = NULL;
  LsWay way;

  ls_spot_name (to, name);
  if (!ls_board_has (self->board, to))
    return ls_game_refuse_rule (error, LS_RULE_HERO_MOVE, _("there is no spot %s on this board"), name);
  if (ls_board_in_mist (self->board, self->mist, to))
    return ls_game_refuse_rule (error, LS_RULE_BOARD_MIST, _("a hero may not enter the mist"));
  if (to == self->heroes[hero].at)
    return ls_game_refuse_rule (error, LS_RULE_HERO_MOVE, _("%s stands there already"), who);
  if (!ls_reach_is_open (self, (guint) hero, to))
    return ls_game_refuse_rule (error, LS_RULE_HERO_MOVE, _("%s is occupied"), name);
  richer = g_new (LsGame, 1);
  memcpy (richer, self, sizeof *richer);
  richer->heroes[hero].mana = 1;
  if (self->heroes[hero].mana == 0 && ls_reach_way (richer, (guint) hero, to, TRUE, 0, &way))
    return ls_game_refuse_rule (error, LS_RULE_DEFENSE_WARP, _("%s has no mana for the warp gate"), who);
  return ls_game_refuse_rule (error, LS_RULE_HERO_MOVE, _("%s is out of %s's reach"), name, who);
}

/* On foot if that will do, unless the player says otherwise. */
static gboolean
find_way (const LsGame    *self,
          int              hero,
          const LsCommand *command,
          LsWay           *way)
{
  LsSpot to = command->spots.at[0];

  if (command->flag <= 0 && ls_reach_way (self, (guint) hero, to, FALSE, command->marks, way))
    return TRUE;
  return command->flag != 0 && ls_reach_way (self, (guint) hero, to, TRUE, command->marks, way);
}

static void
tell_move (const LsGame *self,
           const LsWay  *way,
           LsScript     *script)
{
  const LsHero *hero = &self->heroes[way->hero];
  GArray *path;

  if (!script)
    return;
  path = ls_path_new ();
  for (guint i = 0; i < way->n; i++)
    {
      LsPathStep step = { .to = way->steps[i].to,
                          .rule = way->steps[i].rule,
                          .text = ls_tell_step (way->steps[i].rule) };

      g_array_append_val (path, step);
    }
  ls_script_take (script, LS_RULE_HERO_MOVE, ls_tell_hero_moves (hero->id, way->steps[way->n - 1].to));
  ls_script_detail (script, ls_tell_hero_moves_detail (self->sheets[way->hero].movement, way->tokens, way->points,
                                                       way->warps));
  ls_script_path (script, path);
  ls_script_show (script, hero->id, hero->at, way->steps[way->n - 1].to);
}

gboolean
ls_game_move_hero (LsGame          *self,
                   const LsCommand *command,
                   LsScript        *script,
                   GError         **error)
{
  int hero = ls_game_find_actor (self, command->id, error);
  LsWay way;

  if (hero < 0 || !ls_game_check_untangled (self, hero, error))
    return FALSE;
  if (!find_way (self, hero, command, &way))
    return refuse_move (self, hero, command->spots.at[0], error);
  ls_game_take_turn (self, hero, FALSE);
  tell_move (self, &way, script);
  self->heroes[hero].at = command->spots.at[0];
  self->heroes[hero].mana -= way.warps ? 1 : 0;
  self->sheets[hero].spent |= way.tokens;
  self->sheets[hero].longer = 0;
  return TRUE;
}

/* --- `hero.armor-up` --- */

gboolean
ls_game_armor_up (LsGame          *self,
                  const LsCommand *command,
                  LsScript        *script,
                  GError         **error)
{
  int hero = ls_game_find_actor (self, command->id, error);
  LsHeroSheet *sheet = &self->sheets[MAX (hero, 0)];

  if (hero < 0 || !ls_game_check_untangled (self, hero, error) || !check_action (self, hero, LS_RULE_HERO_ARMOR_UP, error))
    return FALSE;
  if (sheet->armor_up)
    return ls_game_refuse_rule (error, LS_RULE_HERO_ARMOR_UP, _("%s has used armor-up in this hero phase"),
                                self->heroes[hero].id);
  ls_game_take_turn (self, hero, FALSE);
  sheet->actions--;
  sheet->armor_up = TRUE;
  LS_TELL (script, LS_RULE_HERO_ARMOR_UP, ls_tell_armors_up (self->heroes[hero].id));
  LS_TELL_MORE (script, ls_tell_armors_up_detail ());
  return TRUE;
}

/* --- `hero.fist` --- */

/* Where what is to be struck stands; FALSE: there is nothing of that name. */
gboolean
ls_game_target_spots (const LsGame *self,
                      const char   *id,
                      LsSpots      *spots)
{
  int monster = ls_game_find_monster (self, id);
  int token = ls_game_find_token (self, id);

  if (monster >= 0)
    *spots = self->monsters[monster].spots;
  else if (token >= 0)
    *spots = (LsSpots){ 1, { self->tokens[token].at } };
  return monster >= 0 || token >= 0;
}

static gboolean
is_beside (const LsSpots *spots,
           LsSpot         from)
{
  for (guint i = 0; i < spots->n; i++)
    if (ls_spot_distance (spots->at[i], from) == 1)
      return TRUE;
  return FALSE;
}

static gboolean
check_target (const LsGame *self,
              int           hero,
              const char   *id,
              GError      **error)
{
  int monster = ls_game_find_monster (self, id);
  LsSpot from = self->heroes[hero].at;
  g_autofree char *name = NULL;
  LsSpots spots;

  if (!ls_game_target_spots (self, id, &spots))
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster %s"), id);
  name = ls_name_in_game (self, id);
  if (monster >= 0 && ls_boss_is_safe (self, &self->monsters[monster]))
    return ls_game_refuse_rule (error, LS_RULE_DRYAD_GROWTH, _("as a sprout the Dryad takes no damage"));
  if (monster >= 0 && ls_boss_find (self, "dryad") == monster && ls_dryad_is_shielded (self, from))
    return ls_game_refuse_rule (error, LS_RULE_DRYAD_MONOLITHS, _("a monolith shields her from that side"));
  if (!is_beside (&spots, from))
    return ls_game_refuse_rule (error, LS_RULE_HERO_FIST, _("%s is not adjacent to %s"), self->heroes[hero].id, name);
  for (guint i = 0; monster < 0 && i < self->n_heroes; i++)
    if (self->sheets[i].on_board && self->heroes[i].at == spots.at[0])
      return ls_game_refuse_rule (error, LS_RULE_DRYAD_ENTANGLE, _("a fist there frees %s"), self->heroes[i].id);
  return TRUE;
}

/* `hero.attack-once`: an action is there, and the turn's attack not made yet; the turn is that hero's from now on. */
gboolean
ls_game_begin_fist (LsGame  *self,
                    int      hero,
                    GError **error)
{
  if (!check_action (self, hero, LS_RULE_HERO_FIST, error))
    return FALSE;
  ls_game_take_turn (self, hero, FALSE);
  return !self->struck
         || ls_game_refuse_rule (error, LS_RULE_HERO_ATTACK_ONCE, _("%s has made an attack in this turn"),
                                 self->heroes[hero].id);
}

/* What it costs; it is rolled once. */
void
ls_game_end_fist (LsGame *self,
                  int     hero)
{
  self->sheets[hero].actions--;
  self->struck = TRUE;
  memset (&self->attack, 0, sizeof self->attack);
}

gboolean
ls_game_fist (LsGame          *self,
              const LsCommand *command,
              LsScript        *script,
              GError         **error)
{
  int hero = ls_game_find_actor (self, command->id, error);
  LsStrike strike = { .damage = FIST_DAMAGE, .entered = command->flag };
  gboolean hit;
  g_autofree char *name = NULL;

  if (hero < 0 || !check_target (self, hero, command->other, error) || !ls_game_begin_fist (self, hero, error))
    return FALSE;
  name = script ? ls_name_in_game (self, command->other) : NULL;
  LS_TELL (script, LS_RULE_HERO_FIST, ls_tell_fist (self->heroes[hero].id, name));
  ls_script_show (script, self->heroes[hero].id, self->heroes[hero].at, self->heroes[hero].at);
  if (!ls_game_strike_as (self, hero, command->other, &strike, &hit, script))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s rolls no dice"), command->other);
  ls_game_end_fist (self, hero);
  return TRUE;
}

/* --- `hero.potion` --- */

/* Up to as many of those turned over as it gives, the ones that the player names or the largest. */
static gboolean
drink_movement (LsHeroSheet *sheet,
                guint        amount,
                guint8       wanted)
{
  gboolean any = FALSE;
  int token;

  for (; amount > 0 && (token = ls_game_spent_token (sheet, wanted)) >= 0; amount--, any = TRUE)
    sheet->spent = (guint8) (sheet->spent & ~(1 << token));
  return any;
}

/* FALSE: it would do nothing. */
static gboolean
drink (LsGame *self,
       int     index,
       guint8  wanted)
{
  LsHero *hero = &self->heroes[index];
  LsHeroSheet *sheet = &self->sheets[index];
  const LsPotionFacts *potion = &self->pack->potions[sheet->potion];
  guint most = ls_game_actions (self);

  switch ((LsPotionGift) potion->gives)
    {
    case LS_POTION_MOVEMENT_TOKENS:
      return drink_movement (sheet, potion->amount, wanted);
    case LS_POTION_WOUNDS:
      if (hero->wounds == 0)
        return FALSE;
      hero->wounds -= MIN (hero->wounds, potion->amount);
      return TRUE;
    case LS_POTION_MANA:
      if (hero->mana >= hero->base_mana)
        return FALSE;
      hero->mana = MIN (hero->mana + potion->amount, hero->base_mana);
      return TRUE;
    case LS_POTION_ACTIONS:
    default:
      if (sheet->actions >= most)
        return FALSE;
      sheet->actions = (guint8) MIN (sheet->actions + (guint) potion->amount, most);
      return TRUE;
    }
}

gboolean
ls_game_drink (LsGame          *self,
               const LsCommand *command,
               LsScript        *script,
               GError         **error)
{
  int hero = ls_game_find_actor (self, command->id, error);
  LsHeroSheet *sheet = &self->sheets[MAX (hero, 0)];
  LsPotion potion = (LsPotion) sheet->potion;
  gboolean empty;

  if (hero < 0 || !ls_game_check_untangled (self, hero, error))
    return FALSE;
  if (potion == LS_NO_POTION)
    return ls_game_refuse_rule (error, LS_RULE_HERO_POTION, _("%s has no potion"), self->heroes[hero].id);
  if (!drink (self, hero, command->marks))
    return ls_game_refuse_rule (error, LS_RULE_HERO_POTION, _("the potion would do nothing"));
  ls_game_take_turn (self, hero, FALSE);
  empty = sheet->potion_used || self->pack->potions[potion].uses == 1;
  LS_TELL (script, LS_RULE_HERO_POTION,
           ls_tell_potion (self->heroes[hero].id, potion, self->pack->potions[potion].gives,
                           self->pack->potions[potion].amount));
  LS_TELL_MORE (script, ls_tell_potion_detail (empty));
  if (empty)
    sheet->potion = LS_NO_POTION;
  sheet->potion_used = sheet->potion != LS_NO_POTION;
  return TRUE;
}

/* --- What begins anew --- */

void
ls_game_end_turns (LsGame *self)
{
  self->turn = 0;
  self->struck = FALSE;
  self->kills = 0;
  memset (&self->attack, 0, sizeof self->attack);
}

/* By day half-used potions are filled again. */
void
ls_game_refill_potions (LsGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    self->sheets[i].potion_used = FALSE;
}
