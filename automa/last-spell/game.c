/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"

#define FLAMES_AT_SETUP 2
#define MIST_AT_SETUP 6

G_DEFINE_QUARK (ls-game-error-quark, ls_game_error)

static const char *const stage_names[LS_N_STAGES] = { N_("day"),
                                                      N_("panic"),
                                                      N_("coin"),
                                                      N_("boss spawn"),
                                                      N_("monster spawn"),
                                                      N_("monster movement"),
                                                      N_("monster attack"),
                                                      N_("hero phase"),
                                                      N_("end of the game") };

const char *
ls_stage_name (LsStage stage)
{
  return _(stage_names[stage]);
}

gboolean
ls_game_refuse (GError    **error,
                LsGameError code,
                const char *format,
                ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (LS_GAME_ERROR, code, format, args);
  va_end (args);
  return FALSE;
}

/* The same for a rule that is against it, which is named. */
gboolean
ls_game_refuse_rule (GError    **error,
                     LsRule      rule,
                     const char *format,
                     ...)
{
  g_autofree char *reason = NULL;
  g_autofree char *cite = NULL;
  va_list args;

  if (!error) /* whoever asks about every spot of a board does not read the answers */
    return FALSE;
  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  cite = automa_rule_cite (ls_rule_get (rule));
  /* Translators: why something is refused, and the rule: "it has no hurl token left (defense.catapult, EN 15)" */
  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s (%s)"), reason, cite);
}

/* --- Finding --- */

int
ls_game_find_monster (const LsGame *self,
                      const char   *id)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (strcmp (self->monsters[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
ls_game_find_hero (const LsGame *self,
                   const char   *id)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (strcmp (self->heroes[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
ls_game_find_structure (const LsGame *self,
                        const char   *id)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (strcmp (self->structures[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
ls_game_find_token (const LsGame *self,
                    const char   *id)
{
  for (guint i = 0; i < self->n_tokens; i++)
    if (strcmp (self->tokens[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
ls_game_find_item (const LsGame *self,
                   const char   *id)
{
  for (guint i = 0; i < self->n_items; i++)
    if (strcmp (self->items[i].id, id) == 0)
      return (int) i;
  return -1;
}

guint
ls_game_heroes_in_play (const LsGame *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_heroes; i++)
    n += self->sheets[i].on_board && !self->sheets[i].dead ? 1 : 0;
  return n;
}

/* --- Adding and removing --- */

/* Whether a monster that is to move, or has moved, had that id: a newcomer does not take its turn. */
static gboolean
is_in_order (const LsGame *self,
             const char   *id)
{
  for (guint i = 0; i < self->n_order; i++)
    if (strcmp (self->order[i], id) == 0)
      return TRUE;
  return FALSE;
}

/* Ids are unique over all kinds: a choice names a monster, a tile or a structure by its id alone. */
static gboolean
is_known (const LsGame *self,
          const char   *id)
{
  return ls_game_find_monster (self, id) >= 0 || ls_game_find_structure (self, id) >= 0
         || ls_game_find_token (self, id) >= 0 || ls_game_find_item (self, id) >= 0;
}

/* The first of "clawer-1", "clawer-2" … that nothing has. */
char *
ls_game_new_id (const LsGame *self,
                const char   *kind)
{
  for (guint number = 1;; number++)
    {
      char id[64];

      g_snprintf (id, sizeof id, "%s-%u", kind, number);
      if (!is_known (self, id) && !is_in_order (self, id))
        return (char *) g_intern_string (id);
    }
}

/* A figure comes out of the box, if it is one of the box's. */
gboolean
ls_game_add_monster (LsGame   *self,
                     guint     type,
                     LsSpot    at,
                     LsFacing  facing,
                     GError  **error)
{
  const LsMonsterType *card = &g_array_index (self->pack->types, LsMonsterType, type);
  LsFigure figure;
  LsColour colour;

  if (self->n_monsters == LS_MAX_MONSTERS)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more monsters"));
  if (ls_pack_figure (self->pack, type, &figure, &colour))
    {
      if (self->supply.left[figure][colour] == 0)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("no %s is left in the box"), ls_monster_type_name (card));
      self->supply.left[figure][colour]--;
    }
  self->monsters[self->n_monsters] = (LsMonster){ .id = ls_game_new_id (self, card->id),
                                                  .type = type,
                                                  .spots = { 1, { at } },
                                                  .facing = facing };
  self->n_monsters++;
  return TRUE;
}

/* The figure goes back to the box, or out of the game after an explosion. */
void
ls_game_remove_monster (LsGame  *self,
                        guint    index,
                        gboolean out_of_game)
{
  LsFigure figure;
  LsColour colour;

  if (ls_pack_figure (self->pack, self->monsters[index].type, &figure, &colour))
    {
      LsSupply *to = out_of_game ? &self->out : &self->supply;

      to->left[figure][colour]++;
    }
  ls_harpy_note_death (self, &self->monsters[index]);
  self->n_monsters--;
  memmove (&self->monsters[index], &self->monsters[index + 1], (self->n_monsters - index) * sizeof *self->monsters);
}

gboolean
ls_game_add_token (LsGame     *self,
                   LsTokenKind kind,
                   LsSpot      at,
                   GError    **error)
{
  LsToken *token = &self->tokens[self->n_tokens];

  if (self->n_tokens == LS_MAX_TOKENS)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more tokens"));
  memset (token, 0, sizeof *token);
  token->id = ls_game_new_id (self, ls_token_names[kind]);
  token->kind = kind;
  token->at = at;
  self->n_tokens++;
  return TRUE;
}

void
ls_game_remove_token (LsGame *self,
                      guint   index)
{
  self->n_tokens--;
  memmove (&self->tokens[index], &self->tokens[index + 1], (self->n_tokens - index) * sizeof *self->tokens);
}

gboolean
ls_game_add_structure (LsGame                *self,
                       const LsStructureType *type,
                       const LsSpots         *spots,
                       GError               **error)
{
  LsStructure *structure = &self->structures[self->n_structures];

  if (self->n_structures == LS_MAX_STRUCTURES)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more structures"));
  memset (structure, 0, sizeof *structure); /* what lies between its members too */
  structure->id = ls_game_new_id (self, type->id);
  structure->type = type;
  structure->spots = *spots;
  self->n_structures++;
  return TRUE;
}

void
ls_game_remove_structure (LsGame *self,
                          guint   index)
{
  self->n_structures--;
  memmove (&self->structures[index], &self->structures[index + 1],
           (self->n_structures - index) * sizeof *self->structures);
}

/* It becomes another one where it stands, and keeps its flames. */
void
ls_game_replace_structure (LsGame                *self,
                           guint                  index,
                           const LsStructureType *type)
{
  self->structures[index].id = ls_game_new_id (self, type->id);
  self->structures[index].type = type;
}

/* --- Set-up --- */

/* `hero.tokens`: by the number of heroes; whoever plays one hero alone, not in solo play, has the tokens of two. */
guint
ls_game_actions (const LsGame *self)
{
  return self->pack->actions[ls_mode_is_solo (self->setup.mode) ? 0 : MAX (self->setup.n_heroes, 2)];
}

static void
set_up_heroes (LsGame *self)
{
  self->n_heroes = self->setup.n_heroes;
  for (guint i = 0; i < self->n_heroes; i++)
    {
      const LsHeroSetup *hero = &self->setup.heroes[i];

      self->heroes[i] = (LsHero){ .id = (char *) hero->name,
                                  .hit_points = hero->hit_points,
                                  .base_mana = hero->mana,
                                  .mana = hero->mana };
      memcpy (self->sheets[i].movement, hero->movement, sizeof hero->movement);
      self->sheets[i].actions = (guint8) ls_game_actions (self);
      self->sheets[i].entered = !ls_mode_is_solo (self->setup.mode);
    }
}

/* `setup.scenario`: the perks and the side of the hero cards that a scenario begins with. */
static void
set_up_levels (LsGame                *self,
               const LsScenarioSetup *start)
{
  for (guint i = 0; i < self->n_heroes; i++)
    {
      self->sheets[i].level = start->level;
      self->sheets[i].perks_due = start->perks;
    }
}

/* `setup.scenario`, `setup.intro`: board, town, stash; the box is full and the mist far. */
void
ls_game_enter_scenario (LsGame    *self,
                        LsScenario scenario,
                        gboolean   carry_stash)
{
  const LsScenarioSetup *start = ls_pack_scenario (self->pack, ls_setup_scenario (&self->setup, scenario));
  gboolean ruins = self->setup.mode != LS_MODE_BOSS_RUSH
                   || self->rulings.value[LS_RULING_RUSH_RUINS] == LS_RUSH_RUINS_YES;

  g_return_if_fail (start != NULL);

  self->scenario = (guint8) scenario;
  self->board = start->board;
  self->night = 1;
  self->stage = LS_STAGE_DAY;
  self->n_monsters = self->n_structures = self->n_tokens = 0;
  for (guint i = 0; i < start->structures->len; i++)
    {
      const LsStructureSetup *structure = &g_array_index (start->structures, LsStructureSetup, i);

      if (ruins || !g_str_has_prefix (structure->type->id, "ruin-"))
        ls_game_add_structure (self, structure->type, &structure->spots, NULL);
    }
  if (!carry_stash)
    self->gold = self->materials = 0;
  if (!carry_stash || self->rulings.value[LS_RULING_CAMPAIGN_RESOURCES] != 0)
    {
      self->gold = (guint16) (self->gold + start->gold);
      self->materials = (guint16) (self->materials + start->materials);
    }
  self->n_panic = (guint8) self->pack->n_rewards;
  memset (self->panic, FLAMES_AT_SETUP, self->n_panic);
  self->mages = LS_MAGES;
  self->quests = 0;
  if (!carry_stash)
    set_up_levels (self, start);
  self->supply = self->pack->figures;
  self->out = (LsSupply){ 0 };
  self->cards = (LsSpawnCards){ 0 };
  memset (&self->boss, 0, sizeof self->boss);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    self->mist[side] = self->board->mist[side].present ? MIST_AT_SETUP : -1;
}

void
ls_game_begin (LsGame        *self,
               const LsPack  *pack,
               const LsSetup *setup)
{
  memset (self, 0, sizeof *self);
  self->pack = pack;
  self->setup = *setup;
  self->rulings = setup->rulings;
  automa_random_seed (&self->random, setup->seed);
  set_up_heroes (self);
  ls_game_enter_scenario (self, setup->mode == LS_MODE_BOSS_RUSH ? LS_SCENARIO_BOSS_RUSH : setup->scenario, FALSE);
  for (; self->night < setup->night; self->night++) /* the days before have been */
    {
      for (guint side = 0; side < LS_N_FACINGS; side++)
        self->mist[side] -= self->mist[side] > 0 ? 1 : 0;
      ls_game_begin_day (self);
    }
}

/* --- Commands --- */

static gboolean
run_command (LsGame          *self,
             const LsCommand *command,
             LsScript        *script,
             GError         **error)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_BEGIN_NIGHT:
      return ls_game_begin_night (self, script, error);
    case LS_DO_NEXT:
      return ls_game_next (self, script, error);
    case LS_DO_STEP:
      return ls_game_step (self, script, error);
    case LS_DO_COIN:
      return ls_game_coin (self, command, script, error);
    case LS_DO_DIRECTION:
      return ls_game_direction (self, command, error);
    case LS_DO_CARD:
      return ls_game_card (self, command, error);
    case LS_DO_CHOOSE:
      return ls_game_choose (self, command, error);
    case LS_DO_ARMOR:
      return ls_game_armor (self, command, error);
    case LS_DO_PLACE:
      return ls_game_place (self, command, script, error);
    case LS_DO_BOSS_CARD:
      return ls_boss_card (self, command, error);
    case LS_DO_BOSS_AT:
      return ls_boss_place (self, command, script, error);
    case LS_DO_END_HERO_PHASE:
      return ls_game_end_hero_phase (self, script, error);
    case LS_DO_ROLL:
      return ls_game_roll (self, command, script, error);
    case LS_DO_REROLL:
      return ls_game_reroll (self, command, script, error);
    case LS_DO_FREE_HERO:
      return ls_game_free_hero (self, command, script, error);
    case LS_DO_TURN:
      return ls_game_begin_turn (self, command, script, error);
    case LS_DO_HERO_MOVE:
      return ls_game_move_hero (self, command, script, error);
    case LS_DO_ARMOR_UP:
      return ls_game_armor_up (self, command, script, error);
    case LS_DO_FIST:
      return ls_game_fist (self, command, script, error);
    case LS_DO_DRINK:
      return ls_game_drink (self, command, script, error);
    case LS_DO_SHOOT:
      return ls_game_shoot (self, command, script, error);
    case LS_DO_USE_ARMOR:
      return ls_game_use_armor (self, command, script, error);
    case LS_DO_RESTORE_ARMOR:
      return ls_game_restore_armor (self, command, script, error);
    case LS_DO_TAKE_PACK:
      return ls_game_take_pack (self, command->pack, error);
    default:
      if (command->kind >= LS_FIRST_DAY_COMMAND && command->kind <= LS_LAST_DAY_COMMAND)
        return ls_game_day (self, command, script, error);
      return ls_game_correct (self, command, script, error);
    }
}

/* Damage that a boss dealt waits for armor to be entered; whatever leads the game on places its wounds. */
static gboolean
leads_on (const LsCommand *command)
{
  return command->kind < LS_DO_HERO_AT && command->kind != LS_DO_ARMOR && command->kind != LS_DO_BOSS_AT;
}

static gboolean
run (LsGame          *self,
     const LsCommand *command,
     LsScript        *script,
     GError         **error)
{
  gboolean placed;

  if (leads_on (command))
    {
      if (self->boss.entering != LS_NO_SPOT)
        return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("choose a spot for the Harpy first"));
      placed = ls_game_settle (self, script);
      if (placed)
        ls_game_look_at_end (self, script);
      if (self->stage == LS_STAGE_OVER)
        return TRUE;
      /* in the attack step that was the instruction: armor can be entered anew for what comes next */
      if (placed && self->stage == LS_STAGE_ATTACK && (command->kind == LS_DO_NEXT || command->kind == LS_DO_STEP))
        return TRUE;
    }
  return run_command (self, command, script, error);
}

/* The state after the command. If it is refused, `after` is the state before. */
gboolean
ls_game_apply (const LsGame    *before,
               const LsCommand *command,
               LsGame          *after,
               LsScript        *script,
               GError         **error)
{
  guint lines = script ? script->lines->len : 0;

  memcpy (after, before, sizeof *after);
  if (before->stage == LS_STAGE_OVER)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the game is over"));
  if (!run (after, command, script, error))
    {
      memcpy (after, before, sizeof *after);
      if (script)
        g_array_set_size (script->lines, lines);
      return FALSE;
    }
  ls_boss_react (after, script);
  ls_game_look_at_end (after, script);
  ls_game_match_potions (after);
  return TRUE;
}
