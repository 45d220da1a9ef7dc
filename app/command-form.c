/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "command-form.h"

#include <glib/gi18n.h>

#include "last-spell/names.h"

#define MOST 99

static const HkCommandForm forms[LS_N_COMMANDS] = {
  [LS_DO_COIN] = { .choice = N_("The coin shows") },
  [LS_DO_DIRECTION] = { .choice = N_("Spawn direction card") },
  [LS_DO_CARD] = { .choice = N_("Spawn pattern card"), .number = N_("Slot"), .least = 1, .most = LS_MAX_SPAWN_SLOTS },
  [LS_DO_CHOOSE] = { .choice = N_("It strikes"), .flag = N_("The dice hit") },
  [LS_DO_ARMOR] = { .number = N_("Damage stopped"), .most = MOST },
  [LS_DO_PLACE] = { .spots = N_("Spot, such as F7"), .facing = TRUE },
  [LS_DO_BOSS_CARD] = { .choice = N_("Cetusia's card") },
  [LS_DO_BOSS_AT] = { .spots = N_("Spot, such as F7") },
  [LS_DO_ROLL] = { .number = N_("Damage"), .least = 1, .most = MOST },
  [LS_DO_FREE_HERO] = { .flag = N_("The dice hit") },
  [LS_DO_HERO_AT] = { .spots = N_("Spot, such as F7") },
  [LS_DO_HERO_WOUNDS] = { .number = N_("Wounds"), .most = MOST },
  [LS_DO_HERO_MANA] = { .number = N_("Mana"), .most = MOST },
  [LS_DO_HERO_ACTIONS] = { .number = N_("Actions left"), .most = MOST },
  [LS_DO_HERO_TOKEN] = { .number = N_("Movement token"), .least = 1, .most = LS_MAX_MOVEMENT_TOKENS,
                         .flag = N_("Spent") },
  [LS_DO_HERO_ARMOR_UP] = { .flag = N_("Armor-up token") },
  [LS_DO_MONSTER_ADD] = { .choice = N_("Monster"), .spots = N_("Spot, such as F7"), .facing = TRUE },
  [LS_DO_MONSTER_WOUNDS] = { .number = N_("Wounds"), .most = MOST },
  [LS_DO_MONSTER_STUN] = { .flag = N_("Stunned") },
  [LS_DO_MONSTER_AT] = { .spots = N_("Spot, such as F7"), .facing = TRUE },
  [LS_DO_STRUCTURE_ADD] = { .spots = N_("Spots, such as F7 F8") },
  [LS_DO_STRUCTURE_FLAMES] = { .number = N_("Flames"), .most = MOST },
  [LS_DO_STRUCTURE_AT] = { .spots = N_("Spot, such as F7") },
  [LS_DO_TOKEN_ADD] = { .spots = N_("Spot, such as F7") },
  [LS_DO_TOKEN_FLAMES] = { .number = N_("Flames"), .most = MOST },
  [LS_DO_TOKEN_AT] = { .spots = N_("Spot, such as F7") },
  [LS_DO_PANIC] = { .number = N_("Slot of the panic track"), .least = 1, .most = LS_MAX_PANIC_SLOTS,
                    .count = N_("Flames") },
  [LS_DO_MAGES] = { .number = N_("Mages"), .most = LS_MAGES },
  [LS_DO_GOLD] = { .number = N_("Gold"), .most = 999 },
  [LS_DO_MATERIALS] = { .number = N_("Materials"), .most = 999 },
  [LS_DO_MIST] = { .number = N_("Spots away from the town"), .most = 6 },
  [LS_DO_QUESTS] = { .number = N_("Urban quests solved"), .most = 2 },
  [LS_DO_RULING] = { .choice = N_("Ruling") },
};

/* NULL: there is nothing in it that could be another way. */
const HkCommandForm *
hk_command_form (const LsCommand *command)
{
  const HkCommandForm *form = &forms[command->kind];
  gboolean flag = form->flag && command->flag >= 0;

  return form->choice || form->number || form->count || flag || form->spots ? form : NULL;
}

/* --- Choices --- */

static void
free_choice (gpointer data)
{
  HkChoice *self = data;

  g_free (self->label);
  g_free (self);
}

static void
add_choice (GPtrArray  *choices,
            const char *id,
            const char *label)
{
  HkChoice *choice = g_new (HkChoice, 1);

  choice->id = g_intern_string (id);
  choice->label = g_strdup (label ? label : id);
  g_ptr_array_add (choices, choice);
}

static void
add_targets (GPtrArray       *choices,
             const LsGame    *before,
             const LsCommand *command)
{
  g_autofree const char **targets = ls_game_choices (before, command->id);

  for (guint i = 0; targets[i]; i++)
    {
      g_autofree char *name = ls_name_in_game (before, targets[i]);

      add_choice (choices, targets[i], name);
    }
}

static void
add_values (GPtrArray       *choices,
            const LsCommand *command)
{
  const AutomaRuling *ruling = automa_rulebook_find_ruling (ls_rulebook (), command->word);

  for (guint i = 0; ruling && i < automa_ruling_n_values (ruling); i++)
    add_choice (choices, ruling->values[i].id, automa_rulebook_text (ruling->values[i].meaning));
}

/* What the table could have entered instead: HkChoice. */
GPtrArray *
hk_command_choices (const LsGame    *before,
                    const LsCommand *command)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (free_choice);
  const LsPack *pack = before->pack;

  if (command->kind == LS_DO_COIN)
    {
      add_choice (choices, ls_coin_names[LS_COIN_LEFT], C_("coin", "Left"));
      add_choice (choices, ls_coin_names[LS_COIN_RIGHT], C_("coin", "Right"));
    }
  for (guint i = 0; command->kind == LS_DO_DIRECTION && i < pack->directions->len; i++)
    add_choice (choices, g_array_index (pack->directions, LsDirectionCard, i).id, NULL);
  for (guint i = 0; command->kind == LS_DO_CARD && i < pack->patterns->len; i++)
    add_choice (choices, g_array_index (pack->patterns, LsPatternCard, i).id, NULL);
  for (guint i = 0; command->kind == LS_DO_BOSS_CARD && i < pack->n_cetusia; i++)
    add_choice (choices, pack->cetusia[i].id, NULL);
  for (guint i = 0; command->kind == LS_DO_MONSTER_ADD && i < pack->types->len; i++)
    add_choice (choices, g_array_index (pack->types, LsMonsterType, i).id,
                ls_monster_type_name (&g_array_index (pack->types, LsMonsterType, i)));
  if (command->kind == LS_DO_CHOOSE)
    add_targets (choices, before, command);
  if (command->kind == LS_DO_RULING)
    add_values (choices, command);
  return choices;
}

static gboolean
chooses_other (const LsCommand *command)
{
  return command->kind == LS_DO_CHOOSE || command->kind == LS_DO_RULING;
}

const char *
hk_command_chosen (const LsCommand *command)
{
  return chooses_other (command) ? command->other : command->word;
}

void
hk_command_choose (LsCommand  *command,
                   const char *id)
{
  if (chooses_other (command))
    command->other = g_intern_string (id);
  else
    command->word = g_intern_string (id);
}

/* --- Spots --- */

/* "F7 F8". */
char *
hk_command_write_spots (const LsCommand *command)
{
  GString *text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < command->spots.n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", ls_spot_name (command->spots.at[i], name));
  return g_string_free (text, FALSE);
}

/* FALSE, and the command stays as it is, if a word is no spot, or there are too few or too many. */
gboolean
hk_command_read_spots (LsCommand  *command,
                       const char *text)
{
  g_autofree char *upper = g_utf8_strup (text, -1);
  g_auto (GStrv) words = g_strsplit_set (upper, " ,;", -1);
  guint most = command->kind == LS_DO_STRUCTURE_ADD ? LS_MAX_SPOTS : 1;
  LsSpots spots = { 0 };

  for (guint i = 0; words[i]; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (spots.n == most)
        return FALSE;
      spots.at[spots.n] = ls_spot_from_name (words[i]);
      if (spots.at[spots.n++] == LS_NO_SPOT)
        return FALSE;
    }
  if (spots.n > 0)
    command->spots = spots;
  return spots.n > 0;
}
