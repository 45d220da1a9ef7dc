/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armor and shields that can be restored at night for what their cards say: mana or movement tokens. */
#include <glib/gi18n-lib.h>

#include "armor.h"
#include "game-private.h"
#include "tell-heroes.h"

/* The tokens that pay: those that are named, or the smallest; 0: there are not enough. */
static guint8
find_tokens (const LsHeroSheet *sheet,
             guint              wanted,
             guint8             named)
{
  guint8 found = 0;
  guint n = 0;

  for (guint value = 1; value < 10 && n < wanted; value++)
    for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS && n < wanted; i++)
      if (sheet->movement[i] == value && !(sheet->spent & 1 << i) && (named == 0 || named & 1 << i))
        {
          found = (guint8) (found | 1 << i);
          n++;
        }
  return n == wanted && (named == 0 || named == found) ? found : 0;
}

/* What it takes: the item, and the tokens that are turned over. */
static gboolean
check (const LsGame *self,
       const char   *id,
       guint8        named,
       guint8       *tokens,
       GError      **error)
{
  int index = ls_game_find_item (self, id);
  const LsItem *item = &self->items[MAX (index, 0)];
  const LsArmor *armor = index >= 0 ? ls_game_item_armor (self, item) : NULL;
  const LsHero *hero = &self->heroes[MAX (item->holder, 0)];

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no item %s"), id);
  if (self->stage == LS_STAGE_DAY)
    return ls_game_refuse_rule (error, LS_RULE_DAY_END, _("the end of the day restores it"));
  if (!armor || (armor->restore_mana == 0 && armor->restore_movement == 0))
    return ls_game_refuse_rule (error, LS_RULE_DAY_END, _("only the end of a day restores %s"),
                                ls_game_item_name (self, item));
  if (item->holder == LS_IN_STASH)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("nobody wears %s"), ls_armor_name (armor));
  if (!self->sheets[item->holder].on_board)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is not on the board"), hero->id);
  if (!item->used)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("%s is not turned"), ls_armor_name (armor));
  if (hero->mana < armor->restore_mana)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("it costs %u mana, and %s has %u"), armor->restore_mana,
                                hero->id, hero->mana);
  *tokens = find_tokens (&self->sheets[item->holder], armor->restore_movement, named);
  if (armor->restore_movement > 0 && *tokens == 0)
    return ls_game_refuse_rule (error, LS_RULE_DAMAGE_ARMOR, _("it costs as many movement tokens as its card says: %u"),
                                armor->restore_movement);
  return TRUE;
}

gboolean
ls_game_may_restore_armor (const LsGame *self,
                           const char   *item,
                           GError      **error)
{
  guint8 tokens;

  return check (self, item, 0, &tokens, error);
}

gboolean
ls_game_restore_armor (LsGame          *self,
                       const LsCommand *command,
                       LsScript        *script,
                       GError         **error)
{
  LsItem *item;
  const LsArmor *armor;
  guint8 tokens = 0;

  if (!check (self, command->id, command->marks, &tokens, error))
    return FALSE;
  item = &self->items[ls_game_find_item (self, command->id)];
  armor = ls_game_item_armor (self, item);
  self->heroes[item->holder].mana -= armor->restore_mana;
  self->sheets[item->holder].spent |= tokens;
  item->used = FALSE;
  LS_TELL (script, LS_RULE_DAMAGE_ARMOR, ls_tell_armor_restored (self->heroes[item->holder].id, ls_armor_name (armor)));
  LS_TELL_MORE (script, ls_tell_armor_restored_detail (armor->restore_mana, armor->restore_movement));
  return TRUE;
}
