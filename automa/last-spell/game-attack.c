/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack step of a game: choices of the players, armor, and damage. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "attack.h"
#include "boss.h"
#include "damage.h"
#include "game-position.h"
#include "game-private.h"
#include "names.h"
#include "tell-attack.h"
#include "tell-boss.h"
#include "tell.h"

/* The players' answers, for the position that shows the game. */
static LsAnswers
make_answers (const LsGame     *self,
              const LsPosition *position,
              LsAnswer          answers[LS_MAX_MONSTERS])
{
  LsAnswers all = { answers, 0 };

  for (guint i = 0; i < self->n_answers; i++)
    {
      int monster = ls_position_find_monster (position, self->answers[i].monster);

      if (monster >= 0 && ls_position_find (position, self->answers[i].target, &answers[all.n].target))
        answers[all.n++].monster = (guint) monster;
    }
  return all;
}

/* All attacks as they stand now, without their damage. Seed mortars come after the monsters. */
void
ls_game_find_attacks (const LsGame   *self,
                      LsGamePosition *view,
                      LsResolution   *resolution)
{
  LsAnswer answers[LS_MAX_MONSTERS];
  LsAnswers all;

  ls_game_position_init (view, self);
  ls_game_position_add_mortars (view, self);
  all = make_answers (self, &view->position, answers);
  ls_resolution_begin (resolution, &view->position);
  g_array_set_size (resolution->order, view->position.monsters->len);
  for (guint i = 0; i < view->position.monsters->len; i++)
    g_array_index (resolution->order, guint16, i) = (guint16) i;
  ls_attack_run (&view->position, &all, resolution);
}

/* Which answer decided an explosion's choice; FALSE: it is still open. One that no longer fits counts for nothing. */
gboolean
ls_game_find_victim (const LsGame       *self,
                     const LsPosition   *position,
                     const LsResolution *resolution,
                     const LsAttack     *attack,
                     guint              *answer)
{
  const char *monster = ls_position_monster (position, attack->monster)->id;
  const char *victim;

  if (attack->kind != LS_ATTACK_EXPLOSION || attack->n_choices != 1)
    return FALSE;
  victim = ls_position_thing_id (position, g_array_index (resolution->choices, LsThing, attack->first_choice));
  for (*answer = 0; *answer < self->n_answers; (*answer)++)
    if (strcmp (self->answers[*answer].monster, monster) == 0 && strcmp (self->answers[*answer].target, victim) == 0)
      return TRUE;
  return FALSE;
}

/* Whether an attack waits for the players. */
gboolean
ls_game_is_open (const LsGame         *self,
                 const LsGamePosition *view,
                 const LsResolution   *resolution,
                 const LsAttack       *attack)
{
  guint answer;

  return attack->n_choices > 0 && !ls_game_find_victim (self, &view->position, resolution, attack, &answer);
}

/* The first attack that waits for the players: its monster, or NULL. */
const char *
ls_game_pending_choice (const LsGame *self)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = NULL;

  if (self->stage != LS_STAGE_ATTACK || self->attack_part != LS_PART_MONSTERS)
    return NULL;
  resolution = ls_resolution_new ();
  ls_game_find_attacks (self, &view, resolution);
  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);

      if (ls_game_is_open (self, &view, resolution, attack))
        return ls_position_monster (&view.position, attack->monster)->id;
    }
  return NULL;
}

/* Among whom the players choose for that monster: ids, NULL after the last. Free the list, not the ids. */
const char **
ls_game_choices (const LsGame *self,
                 const char   *monster)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const LsAttack *attack;
  int index;

  ls_game_find_attacks (self, &view, resolution);
  index = ls_position_find_monster (&view.position, monster);
  attack = index >= 0 ? ls_resolution_attack (resolution, (guint) index) : NULL;
  for (guint i = 0; attack && i < attack->n_choices; i++)
    g_ptr_array_add (ids, (char *) ls_position_thing_id (
                            &view.position, g_array_index (resolution->choices, LsThing, attack->first_choice + i)));
  g_ptr_array_add (ids, NULL);
  return (const char **) g_ptr_array_steal (ids, NULL);
}

/* An explosion's victim rolls its dice against no-dodge: by hand, or here. */
static gboolean
roll_for (LsGame     *self,
          const char *victim,
          gint8       entered)
{
  int index = ls_game_find_monster (self, victim);
  LsAttackAbilities attack = { .no_dodge = TRUE };
  gboolean mortar = index < 0 && ls_game_find_token (self, victim) >= 0;
  LsDice dice = LS_DIE_BLUE | LS_DIE_ORANGE; /* `dryad.mortar` */

  if (index < 0 && !mortar)
    return FALSE;
  if (entered >= 0)
    return entered;
  if (!mortar)
    dice = g_array_index (self->pack->types, LsMonsterType, self->monsters[index].type).dice;
  return ls_dice_roll (&self->pack->dice, dice, attack, &self->random).hit;
}

gboolean
ls_game_choose (LsGame          *self,
                const LsCommand *command,
                GError         **error)
{
  g_autofree const char **choices = NULL;
  int monster = ls_game_find_monster (self, command->id);
  int token = ls_game_find_token (self, command->id);
  guint slot = 0;

  if (self->stage != LS_STAGE_ATTACK || self->attack_part != LS_PART_MONSTERS)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("targets are chosen in the attack step"));
  if (monster < 0 && token < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monster %s"), command->id);
  while (slot < self->n_answers && strcmp (self->answers[slot].monster, command->id) != 0)
    slot++;
  if (slot < self->n_answers) /* a second thought: ask again without the first answer */
    self->answers[slot] = self->answers[--self->n_answers];
  choices = ls_game_choices (self, command->id);
  if (!g_strv_contains (choices, command->other))
    {
      g_autofree char *target = ls_name_in_game (self, command->other);
      g_autofree char *name = ls_name_in_game (self, command->id);

      return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is not among what the players may choose for %s"), target,
                             name);
    }
  if (self->n_answers == LS_MAX_MONSTERS)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more choices"));
  self->answers[self->n_answers].monster = monster >= 0 ? self->monsters[monster].id : self->tokens[token].id;
  self->answers[self->n_answers].target = command->other;
  self->answers[self->n_answers].hit = roll_for (self, command->other, command->flag);
  self->n_answers++;
  return TRUE;
}

static void
take_wounds (LsGame               *self,
             const LsGamePosition *view,
             const LsResolution   *resolution,
             LsScript             *script)
{
  for (guint i = 0; i < view->position.heroes->len; i++)
    {
      guint index = view->heroes[i];
      const LsHeroAfter *after = ls_resolution_hero (resolution, i);

      self->sheets[index].due = (guint8) MIN (after->wounds - self->heroes[index].wounds, 255);
      self->heroes[index].mana = after->mana;
    }
  ls_game_meet_blows (self, view, resolution);
  ls_game_settle (self, script);
}

void
ls_game_tell_structure (const LsGame      *self,
                        const LsStructure *structure,
                        LsScript          *script)
{
  g_autofree char *name = script ? ls_name_in_game (self, structure->id) : NULL;

  if (structure->flames < structure->type->hit_points)
    LS_TELL (script, LS_RULE_DAMAGE_STRUCTURE, ls_tell_flames (name, structure->flames, structure->type->hit_points));
  else
    {
      LS_TELL (script, LS_RULE_DAMAGE_DESTROYED, ls_tell_destroyed (name));
      LS_TELL_MORE (script, ls_tell_take_off ());
    }
  ls_script_show (script, structure->id, structure->spots.at[0], structure->spots.at[0]);
}

static void
take_structures (LsGame             *self,
                 const LsResolution *resolution,
                 LsScript           *script)
{
  for (guint i = self->n_structures; i > 0; i--)
    {
      const LsStructureAfter *after = ls_resolution_structure (resolution, i - 1);
      LsStructure *structure = &self->structures[i - 1];

      if (after->flames == structure->flames)
        continue;
      structure->flames = after->flames;
      ls_game_tell_structure (self, structure, script);
      if (after->destroyed)
        ls_game_remove_structure (self, i - 1);
    }
}

static void
tell_victim (const LsGame *self,
             const char   *exploder,
             const char   *victim,
             guint         damage,
             LsScript     *script)
{
  int index = ls_game_find_monster (self, victim);
  const LsMonster *monster;
  g_autofree char *name = script ? ls_name_in_game (self, victim) : NULL;
  g_autofree char *by = script ? ls_name_in_game (self, exploder) : NULL;

  LS_TELL (script, LS_RULE_ATTACK_EXPLOSION, ls_tell_explosion (name, by, damage));
  if (index < 0)
    return;
  monster = &self->monsters[index];
  ls_script_show (script, monster->id, monster->spots.at[0], monster->spots.at[0]);
  if (!ls_boss_is (self, monster) && monster->wounds + damage >= ls_boss_hit_points (self, monster))
    LS_TELL_MORE (script, ls_tell_take_off ());
}

/* A monster, or a seed mortar, which falls to any damage. */
static void
hurt_victim (LsGame     *self,
             const char *id,
             const char *exploder,
             guint       damage,
             LsScript   *script)
{
  int monster = ls_game_find_monster (self, id);
  int token = ls_game_find_token (self, id);

  if (monster >= 0 && ls_boss_is_safe (self, &self->monsters[monster]))
    {
      LS_TELL (script, LS_RULE_DRYAD_GROWTH, ls_name_told (self, exploder, ls_tell_sprout_unhurt));
      LS_TELL_MORE (script, ls_tell_sprout_unhurt_detail ());
      return;
    }
  tell_victim (self, exploder, id, damage, script);
  if (monster >= 0 && !ls_cetusia_wound (self, (guint) monster, self->monsters[monster].wounds + damage, script))
    self->monsters[monster].wounds += damage;
  else if (monster < 0 && token >= 0 && damage > 0)
    ls_game_remove_token (self, (guint) token);
}

/* The victims of explosions, as their dice said; then exploders leave the game. Ids, because indices shift. */
static void
take_explosions (LsGame               *self,
                 const LsGamePosition *view,
                 const LsResolution   *resolution,
                 LsScript             *script)
{
  const char *exploded[LS_MAX_MONSTERS];
  guint n = 0;

  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
      guint damage = ls_attack_damage (&view->position, resolution, attack->monster);
      guint answer;

      if (!ls_game_find_victim (self, &view->position, resolution, attack, &answer) || !self->answers[answer].hit)
        continue;
      hurt_victim (self, self->answers[answer].target, self->answers[answer].monster, damage, script);
    }
  for (guint i = 0; i < self->n_monsters; i++)
    if (ls_resolution_monster (resolution, i)->gone)
      exploded[n++] = self->monsters[i].id;
  for (guint i = 0; i < n; i++)
    ls_game_remove_monster (self, (guint) ls_game_find_monster (self, exploded[i]), TRUE);
  for (guint i = self->n_monsters; i > 0; i--)
    if (self->monsters[i - 1].wounds >= ls_boss_hit_points (self, &self->monsters[i - 1]))
      ls_game_remove_monster (self, i - 1, FALSE);
}

/* `attack.stunned`: stuns that were there when the phase began are over; `hero.tokens`: actions and movement return. */
static void
end_phase (LsGame   *self,
           LsScript *script)
{
  for (guint i = 0; i < self->n_monsters; i++)
    {
      self->monsters[i].stunned = self->monsters[i].stunned_now;
      self->monsters[i].stunned_now = FALSE;
    }
  for (guint i = 0; i < self->n_heroes; i++)
    {
      self->sheets[i].actions = (guint8) ls_game_actions (self);
      self->sheets[i].spent = 0;
      self->sheets[i].stopped = 0;
      self->sheets[i].owed = self->sheets[i].cry; /* `harpy.cry` */
      self->sheets[i].cry = 0;
      self->sheets[i].armor_up = FALSE; /* it was for this monster phase, used or not */
    }
  ls_game_reload_ballistas (self);
  self->n_answers = 0;
  ls_boss_end_phase (self, script);
  self->stage = LS_STAGE_HEROES;
}

void
ls_game_tell_attacks (const LsGamePosition *view,
                      const LsResolution   *resolution,
                      LsScript             *script)
{
  for (guint i = 0; script && i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);
      const LsMonster *monster = ls_position_monster (&view->position, attack->monster);

      ls_script_take (script, attack->rule, ls_tell_attack (&view->position, resolution, attack));
      ls_script_detail (script, ls_tell_attack_detail (&view->position, resolution, attack));
      ls_script_show (script, monster->id, monster->spots.at[0], monster->spots.at[0]);
    }
}

static gboolean
attack_with_monsters (LsGame   *self,
                      LsScript *script,
                      GError  **error)
{
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (LsResolution) resolution = NULL;
  const char *pending = ls_game_pending_choice (self);

  if (pending)
    {
      g_autofree char *name = ls_name_in_game (self, pending);

      return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("choose for %s first"), name);
    }
  resolution = ls_resolution_new ();
  ls_game_find_attacks (self, &view, resolution);
  ls_game_tell_attacks (&view, resolution, script);
  ls_damage_apply (&view.position, resolution);
  take_wounds (self, &view, resolution, script);
  take_structures (self, resolution, script);
  memcpy (self->panic, resolution->panic->data, self->n_panic);
  if (resolution->mages < self->mages)
    {
      LS_TELL (script, LS_RULE_DAMAGE_CIRCLE, ls_tell_mages (self->mages - resolution->mages));
      LS_TELL_MORE (script, ls_tell_mages_detail (resolution->mages));
    }
  self->mages = (guint8) resolution->mages;
  for (guint i = self->n_tokens; i > 0; i--)
    if (ls_resolution_token (resolution, i - 1)->gone)
      ls_game_remove_token (self, i - 1);
  take_explosions (self, &view, resolution, script);
  return TRUE;
}

/* `attack.simultaneous`: Cetusia before all others, the Dryad after them; each part is an instruction of its own. */
gboolean
ls_game_attack (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  switch ((LsAttackPart) self->attack_part)
    {
    case LS_PART_BOSS_FIRST:
      ls_cetusia_attack (self, script);
      ls_game_settle (self, script);
      ls_game_finish_uses (self, script);
      self->attack_part = LS_PART_MONSTERS;
      return TRUE;
    case LS_PART_MONSTERS:
      if (!attack_with_monsters (self, script, error))
        return FALSE;
      ls_game_finish_uses (self, script);
      self->attack_part = LS_PART_BOSS_LAST;
      if (ls_dryad_strikes (self))
        return TRUE;
      break;
    case LS_PART_BOSS_LAST:
    default:
      ls_dryad_attack (self, script);
      ls_game_settle (self, script);
      ls_game_finish_uses (self, script);
    }
  end_phase (self, script);
  return TRUE;
}
