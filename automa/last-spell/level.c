/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heroes grow and join: `day.level`, `setup.solo`. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "day.h"
#include "tell-day.h"

#define MAX_SOLO_HEROES 3
#define PERKS_BEFORE_NEXT 2
#define MAX_PERKS_OF_LAST 1

static gboolean
find_hero (const LsGame    *self,
           const LsCommand *command,
           int             *index,
           GError         **error)
{
  *index = ls_game_find_hero (self, command->id);
  if (*index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->id);
  if (self->sheets[*index].dead)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is dead"), command->id);
  return TRUE;
}

static guint
count_perks (const LsHeroSheet *sheet,
             guint              level)
{
  guint n = 0;

  for (guint i = 0; i < sheet->n_perks; i++)
    n += sheet->perks[i].level == level ? 1 : 0;
  return n;
}

/* Two of a level before one of the next, and one of the last level at most. */
static gboolean
check_level (const LsHeroSheet *sheet,
             guint              level,
             GError           **error)
{
  if (level < 1 || level > LS_PERK_LEVELS)
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("perks have the levels 1 to %d"), LS_PERK_LEVELS);
  if (level > 1 && count_perks (sheet, level - 1) < PERKS_BEFORE_NEXT)
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("it takes two perks of level %u first"), level - 1);
  if (level == LS_PERK_LEVELS && count_perks (sheet, level) >= MAX_PERKS_OF_LAST)
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("nobody has more than one perk of level %u"), level);
  return TRUE;
}

gboolean
ls_day_perk (LsGame          *self,
             const LsCommand *command,
             LsScript        *script,
             GError         **error)
{
  LsHeroSheet *sheet;
  int hero;

  if (!find_hero (self, command, &hero, error))
    return FALSE;
  sheet = &self->sheets[hero];
  if (self->stage != LS_STAGE_DAY)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("perks are chosen by day"));
  if (sheet->perks_due == 0)
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("%s has no perk to choose today"), command->id);
  if (sheet->n_perks == LS_MAX_PERKS)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more perks"));
  if (!check_level (sheet, (guint) command->number, error))
    return FALSE;
  for (guint i = 0; i < sheet->n_perks; i++)
    if (g_str_equal (sheet->perks[i].name, command->word))
      return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("%s has this perk already"), command->id);
  sheet->perks[sheet->n_perks].name = command->word;
  sheet->perks[sheet->n_perks].level = (guint8) command->number;
  sheet->n_perks++;
  sheet->perks_due--;
  LS_TELL (script, LS_RULE_DAY_LEVEL, ls_tell_perk (command->id, command->word, (guint) command->number));
  return TRUE;
}

/* --- The hero card --- */

/* "2,3,4" as the values of the tokens. */
static gboolean
read_tokens (const char *text,
             guint8      tokens[LS_MAX_MOVEMENT_TOKENS])
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  guint n = g_strv_length (words);

  if (n == 0 || n > LS_MAX_MOVEMENT_TOKENS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint64 value;

      if (!g_ascii_string_to_unsigned (words[i], 10, LS_LEAST_TOKEN, LS_MOST_TOKEN, &value, NULL))
        return FALSE;
      tokens[i] = (guint8) value;
    }
  return TRUE;
}

/* On Lakeburg's first day; and a recruit's, to match those in play (`setup.solo`). */
gboolean
ls_day_may_turn_card (const LsGame *self,
                      guint         hero)
{
  if (self->scenario == LS_SCENARIO_LAKEBURG && self->night == 1)
    return TRUE;
  for (guint i = 0; i < self->n_heroes; i++)
    if (i != hero && ls_mode_is_solo (self->setup.mode) && self->sheets[i].entered && self->sheets[i].level == 2)
      return TRUE;
  return FALSE;
}

gboolean
ls_day_turn_card (LsGame          *self,
                  const LsCommand *command,
                  LsScript        *script,
                  GError         **error)
{
  guint8 tokens[LS_MAX_MOVEMENT_TOKENS] = { 0 };
  int hero;

  if (!find_hero (self, command, &hero, error))
    return FALSE;
  if (self->stage != LS_STAGE_DAY)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("hero cards are turned by day"));
  if (self->sheets[hero].level > 1)
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("the card of %s shows level II already"), command->id);
  if (!ls_day_may_turn_card (self, (guint) hero))
    return ls_game_refuse_rule (error, LS_RULE_DAY_LEVEL, _("hero cards are turned on Lakeburg's first day"));
  if (!read_tokens (command->word, tokens))
    return ls_game_refuse_rule (error, LS_RULE_HERO_TOKENS, _("expected movement tokens of 2 to 4, such as 2,3,4"));
  self->sheets[hero].level = 2;
  memcpy (self->sheets[hero].movement, tokens, sizeof tokens);
  self->sheets[hero].spent = 0;
  self->heroes[hero].base_mana = self->heroes[hero].mana = (guint) command->number;
  LS_TELL (script, LS_RULE_DAY_LEVEL, ls_tell_card_level (command->id));
  LS_TELL_MORE (script, ls_tell_card_level_detail ((guint) command->number, command->word));
  return TRUE;
}

/* --- Solo play --- */

/* One perk less than whoever has fewest; those who may still choose one have it. */
static guint
perks_of_recruit (const LsGame *self)
{
  guint least = G_MAXUINT8;

  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].entered && !self->sheets[i].dead)
      least = MIN (least, (guint) self->sheets[i].n_perks + self->sheets[i].perks_due);
  return least == G_MAXUINT8 || least == 0 ? 0 : least - 1;
}

/* The second, third and fourth hero each have a price of their own. */
gboolean
ls_day_recruit (LsGame          *self,
                const LsCommand *command,
                LsScript        *script,
                GError         **error)
{
  const LsPurse *price;
  guint entered = 0, alive = 0;
  guint perks = perks_of_recruit (self);
  int hero;

  if (!find_hero (self, command, &hero, error) || !ls_day_may_act (self, error))
    return FALSE;
  for (guint i = 0; i < self->n_heroes; i++)
    {
      entered += self->sheets[i].entered ? 1 : 0;
      alive += self->sheets[i].entered && !self->sheets[i].dead ? 1 : 0;
    }
  if (!ls_mode_is_solo (self->setup.mode))
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SOLO, _("heroes are recruited in solo play"));
  if (self->sheets[hero].entered)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SOLO, _("%s is in the game already"), command->id);
  if (entered == 0)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SOLO, _("put the hero who begins on the board first"));
  if (alive >= MAX_SOLO_HEROES)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SOLO, _("no more than %d heroes play at once"), MAX_SOLO_HEROES);
  price = &self->pack->prices[MIN (LS_PRICE_SECOND_HERO + entered - 1, LS_PRICE_FOURTH_HERO)];
  if (!ls_day_pay (self, price, LS_RULE_SETUP_SOLO, error))
    return FALSE;
  self->sheets[hero].entered = TRUE;
  self->sheets[hero].perks_due = (guint8) perks;
  LS_TELL (script, LS_RULE_SETUP_SOLO, ls_tell_recruited (command->id));
  LS_TELL_MORE (script, ls_tell_recruited_detail (price, perks));
  return TRUE;
}
