/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever people change by hand: heroes, counters and rulings here, monsters and pieces in files of their own. The table
 * is always right; only what no board could show is refused. */
#include "game-correct.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#define MAX_SOLO_HEROES 3 /* `setup.solo` */

/* --- Heroes --- */

static gboolean
correct_potion (LsHeroSheet     *sheet,
                const LsCommand *command,
                GError         **error)
{
  guint potion = 0;

  while (ls_potion_names[potion] && strcmp (ls_potion_names[potion], command->word) != 0)
    potion++;
  if (!ls_potion_names[potion] && strcmp (command->word, "none") != 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no potion %s"), command->word);
  sheet->potion = (guint8) (ls_potion_names[potion] ? potion + 1 : LS_NO_POTION);
  sheet->potion_used = sheet->potion != LS_NO_POTION && command->flag > 0;
  return TRUE;
}

static gboolean
correct_hero (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  int index = ls_game_find_hero (self, command->id);
  LsHero *hero = &self->heroes[MAX (index, 0)];
  LsHeroSheet *sheet = &self->sheets[MAX (index, 0)];
  guint number = (guint) command->number;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->id);
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_HERO_AT:
      if (sheet->dead)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is dead"), hero->id);
      if (ls_mode_is_solo (self->setup.mode) && !sheet->on_board && ls_game_heroes_in_play (self) >= MAX_SOLO_HEROES)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("no more than %d heroes play at once"), MAX_SOLO_HEROES);
      if (!ls_game_check_hero_spot (self, hero->id, command->spots.at[0], error))
        return FALSE;
      hero->at = command->spots.at[0];
      sheet->on_board = sheet->entered = TRUE;
      return TRUE;
    case LS_DO_HERO_OFF:
      sheet->on_board = FALSE;
      hero->at = LS_NO_SPOT;
      return TRUE;
    case LS_DO_HERO_WOUNDS:
      hero->wounds = number;
      return TRUE;
    case LS_DO_HERO_MANA:
      hero->mana = number;
      return TRUE;
    case LS_DO_HERO_ACTIONS:
      sheet->actions = (guint8) MIN (number, 99);
      return TRUE;
    case LS_DO_HERO_ARMOR_UP:
      sheet->armor_up = command->flag > 0;
      return TRUE;
    case LS_DO_HERO_POTION:
      return correct_potion (sheet, command, error);
    case LS_DO_HERO_TOKEN:
    default:
      if (number < 1 || number > LS_MAX_MOVEMENT_TOKENS || sheet->movement[number - 1] == 0)
        return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("%s has no movement token %u"), hero->id, number);
      if (command->flag > 0 && !(sheet->spent & 1 << (number - 1)) && sheet->owed > 0)
        sheet->owed--; /* `harpy.cry`: the player's choice */
      sheet->spent
        = (guint8) (command->flag > 0 ? sheet->spent | 1 << (number - 1) : sheet->spent & ~(1 << (number - 1)));
      return TRUE;
    }
}

/* --- Counters, mist and rulings --- */

static gboolean
correct_mist (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (strcmp (ls_facing_ids[side], command->word) == 0 && self->board->mist[side].present)
      {
        int before = self->mist[side];

        if (command->number > 6)
          return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the mist is never more than 6 spots away"));
        self->mist[side] = command->number;
        for (guint i = 0; i < self->n_heroes; i++)
          if (self->sheets[i].on_board && ls_board_in_mist (self->board, self->mist, self->heroes[i].at))
            {
              self->mist[side] = before;
              return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s would stand in the mist"), self->heroes[i].id);
            }
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no mist on the side %s"), command->word);
}

static gboolean
correct_ruling (LsGame          *self,
                const LsCommand *command,
                GError         **error)
{
  const AutomaRuling *ruling = automa_rulebook_find_ruling (ls_rulebook (), command->word);
  int value = ruling ? automa_ruling_find_value (ruling, command->other) : -1;

  if (value < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no ruling %s=%s"), command->word, command->other);
  self->rulings.value[ruling - ls_rulings_table ()] = (guint8) value;
  return TRUE;
}

static gboolean
correct_counter (LsGame          *self,
                 const LsCommand *command,
                 GError         **error)
{
  guint number = (guint) command->number;

  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_PANIC:
      if (number < 1 || number > self->n_panic || command->count > 2)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a slot of the panic track holds two flames at most"));
      self->panic[number - 1] = (guint8) command->count;
      return TRUE;
    case LS_DO_MAGES:
      if (number > LS_MAGES)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the circle holds %d mages at most"), LS_MAGES);
      self->mages = (guint8) number;
      return TRUE;
    case LS_DO_GOLD:
      self->gold = (guint16) number;
      return TRUE;
    case LS_DO_MATERIALS:
      self->materials = (guint16) number;
      return TRUE;
    case LS_DO_QUESTS:
    default:
      if (number > 2)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("there are two urban quests"));
      self->quests = (guint8) number;
      return TRUE;
    }
}

gboolean
ls_game_correct (LsGame          *self,
                 const LsCommand *command,
                 LsScript        *script,
                 GError         **error)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_HERO_AT:
    case LS_DO_HERO_OFF:
    case LS_DO_HERO_WOUNDS:
    case LS_DO_HERO_MANA:
    case LS_DO_HERO_ACTIONS:
    case LS_DO_HERO_TOKEN:
    case LS_DO_HERO_ARMOR_UP:
    case LS_DO_HERO_POTION:
      return correct_hero (self, command, error);
    case LS_DO_MONSTER_ADD:
      return ls_correct_add_monster (self, command, error);
    case LS_DO_MONSTER_WOUNDS:
    case LS_DO_MONSTER_KILL:
    case LS_DO_MONSTER_STUN:
    case LS_DO_MONSTER_AT:
      return ls_correct_monster (self, command, script, error);
    case LS_DO_STRUCTURE_ADD:
      return ls_correct_add_structure (self, command, error);
    case LS_DO_STRUCTURE_FLAMES:
    case LS_DO_STRUCTURE_REMOVE:
      return ls_correct_structure (self, command, error);
    case LS_DO_STRUCTURE_AT:
      return ls_correct_move_structure (self, command, error);
    case LS_DO_TOKEN_ADD:
      return ls_correct_add_token (self, command, error);
    case LS_DO_TOKEN_FLAMES:
      return ls_correct_burn_token (self, command, error);
    case LS_DO_TOKEN_REMOVE:
      return ls_correct_remove_token (self, command, error);
    case LS_DO_TOKEN_AT:
      return ls_correct_move_token (self, command, error);
    case LS_DO_MIST:
      return correct_mist (self, command, error);
    case LS_DO_RULING:
      return correct_ruling (self, command, error);
    default:
      return correct_counter (self, command, error);
    }
}
