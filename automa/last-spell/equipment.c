/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Equipment in the stash and on heroes, and what a hero can carry: `hero.encumbrance`. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "day.h"
#include "tell-day.h"

#define MAX_WEAPONS 2
#define MAX_TWO_HANDED 1

gboolean
ls_item_kind_find (const char *name,
                   LsItemKind *kind)
{
  for (*kind = 0; *kind < LS_N_ITEM_KINDS; (*kind)++)
    if (strcmp (ls_item_kind_names[*kind], name) == 0)
      return TRUE;
  return FALSE;
}

/* As the command names it, into the stash. */
gboolean
ls_game_add_item (LsGame          *self,
                  const LsCommand *command,
                  GError         **error)
{
  LsItem *item = &self->items[self->n_items];
  const char *id = ls_game_new_id (self, "item");
  LsItemKind kind;

  if (self->n_items == LS_MAX_ITEMS)
    return ls_game_refuse (error, LS_GAME_ERROR_FULL, _("there is no room for more equipment"));
  if (command->other && strcmp (command->other, ls_item_kind_names[LS_ITEM_POTION]) == 0
      && !g_strv_contains (ls_potion_names, command->word))
    return ls_game_refuse_rule (error, LS_RULE_HERO_POTION, _("potions are green, red, blue or yellow"));
  if (!ls_item_kind_find (command->other, &kind))
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no equipment of the kind %s"), command->other);
  memset (item, 0, sizeof *item);
  item->id = id;
  item->name = command->word;
  item->price = (guint16) command->number;
  item->kind = (guint8) kind;
  item->holder = LS_IN_STASH;
  self->n_items++;
  return TRUE;
}

void
ls_game_remove_item (LsGame *self,
                     guint   index)
{
  self->n_items--;
  memmove (&self->items[index], &self->items[index + 1], (self->n_items - index) * sizeof *self->items);
  memset (&self->items[self->n_items], 0, sizeof *self->items);
}

/* --- Encumbrance --- */

static gboolean
is_weapon (guint kind)
{
  return kind == LS_ITEM_ONE_HANDED || kind == LS_ITEM_TWO_HANDED;
}

/* Whether the hero has room for one more of that kind. */
gboolean
ls_game_can_carry (const LsGame *self,
                   guint         hero,
                   LsItemKind    kind)
{
  guint same = 0, weapons = 0;

  for (guint i = 0; i < self->n_items; i++)
    if (self->items[i].holder == (gint8) hero)
      {
        same += self->items[i].kind == kind ? 1 : 0;
        weapons += is_weapon (self->items[i].kind) ? 1 : 0;
      }
  if (is_weapon (kind))
    return weapons < MAX_WEAPONS && (kind == LS_ITEM_ONE_HANDED || same < MAX_TWO_HANDED);
  return same == 0 && (kind != LS_ITEM_POTION || self->sheets[hero].potion == LS_NO_POTION);
}

/* `setup.campaign`: a hero who brings more into a town than the way allows, or -1. What is too much goes back to its
 * deck before the first day begins; the stash comes along. */
int
ls_game_overladen_hero (const LsGame *self)
{
  guint most = self->scenario == LS_SCENARIO_LAKEBURG ? 1 : 2;

  if (!ls_mode_is_campaign (self->setup.mode) || self->scenario == self->setup.scenario || self->night > 1
      || self->day_done != 0)
    return -1;
  for (guint i = 0; i < self->n_heroes; i++)
    {
      guint items = 0, armors = 0;

      for (guint j = 0; j < self->n_items; j++)
        if (self->items[j].holder == (gint8) i)
          {
            items++;
            armors += self->items[j].kind <= LS_ITEM_HIGH_ARMOR ? 1 : 0;
          }
      if (items > most || armors > 1)
        return (int) i;
    }
  return -1;
}

/* --- Potions --- */

/* The colour of a potion, LsPotion. */
static guint8
colour_of (const LsItem *item)
{
  guint8 colour = 0;

  while (ls_potion_names[colour] && strcmp (ls_potion_names[colour], item->name) != 0)
    colour++;
  return (guint8) (colour + 1);
}

/* A potion in a hero's hand is on the hero's sheet too, where it is drunk from: an empty one is gone. */
void
ls_game_match_potions (LsGame *self)
{
  for (guint i = self->n_items; i > 0; i--)
    {
      LsItem *item = &self->items[i - 1];
      const LsHeroSheet *sheet = &self->sheets[MAX (item->holder, 0)];

      if (item->kind != LS_ITEM_POTION || item->holder == LS_IN_STASH)
        continue;
      if (sheet->potion == colour_of (item))
        item->used = sheet->potion_used;
      else
        ls_game_remove_item (self, i - 1);
    }
}

/* From one hand, or the stash, to another. */
static void
hand_over (LsGame *self,
           LsItem *item,
           gint8   holder)
{
  ls_game_forget_uses (self, item->id);
  if (item->kind == LS_ITEM_POTION && item->holder != LS_IN_STASH)
    self->sheets[item->holder].potion = self->sheets[item->holder].potion_used = 0;
  item->holder = holder;
  if (item->kind == LS_ITEM_POTION && holder != LS_IN_STASH)
    {
      self->sheets[holder].potion = colour_of (item);
      self->sheets[holder].potion_used = item->used;
    }
}

/* --- Taking and leaving --- */

/* In the main phase of a day; before the first night, heroes take and trade what they begin with. */
static gboolean
may_trade (const LsGame *self,
           GError      **error)
{
  int overladen = self->stage == LS_STAGE_DAY ? ls_game_overladen_hero (self) : -1;

  if (overladen >= 0)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_CAMPAIGN, _("%s first puts back what may not come along into this town"),
                                self->heroes[overladen].id);
  if (self->stage == LS_STAGE_DAY && self->night == 1 && !(self->day_done & LS_DAY_END))
    return TRUE;
  return ls_day_may_act (self, error);
}

/* What the table does against the rules is told by its command. */
static gboolean
is_by_hand (const LsCommand *command)
{
  return command->flag > 0;
}

/* `setup.solo`: from hand to hand only when the day's main phase is on. */
static gboolean
skips_trade (const LsGame *self,
             const LsItem *item)
{
  return ls_mode_is_solo (self->setup.mode) && self->setup.edition >= LS_EDITION_LIMITS && item->holder != LS_IN_STASH
         && !ls_day_may_act (self, NULL);
}

/* Whether that hero may take it now, and has room for it. */
static gboolean
may_take (const LsGame *self,
          const LsItem *item,
          guint         hero,
          GError      **error)
{
  const char *name = self->heroes[hero].id;

  if (!may_trade (self, error))
    return FALSE;
  if (skips_trade (self, item))
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SOLO, _("in solo play nothing is traded before the game begins"));
  if (self->sheets[hero].dead)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s is dead"), name);
  if (!ls_game_can_carry (self, hero, item->kind))
    return ls_game_refuse_rule (error, LS_RULE_HERO_ENCUMBRANCE, _("%s cannot carry more of this kind"), name);
  return TRUE;
}

static gboolean
take_item (LsGame          *self,
           LsItem          *item,
           const LsCommand *command,
           LsScript        *script,
           GError         **error)
{
  int hero = ls_game_find_hero (self, command->other);

  if (hero < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no hero %s"), command->other);
  if (item->holder == hero)
    return ls_game_refuse_rule (error, LS_RULE_HERO_ENCUMBRANCE, _("%s carries it already"), command->other);
  if (!is_by_hand (command) && !may_take (self, item, (guint) hero, error))
    return FALSE;
  if (item->kind == LS_ITEM_POTION && !ls_game_can_carry (self, (guint) hero, LS_ITEM_POTION))
    return ls_game_refuse_rule (error, LS_RULE_HERO_POTION, _("%s has a potion already: drink or leave it first"),
                                command->other); /* by hand too: the hero's sheet has room for one */
  hand_over (self, item, (gint8) hero);
  if (!is_by_hand (command))
    LS_TELL (script, LS_RULE_HERO_ENCUMBRANCE, ls_tell_taken (command->other, ls_game_item_name (self, item)));
  return TRUE;
}

static gboolean
leave_item (LsGame          *self,
            LsItem          *item,
            const LsCommand *command,
            LsScript        *script,
            GError         **error)
{
  if (!is_by_hand (command) && !may_trade (self, error))
    return FALSE;
  if (item->holder == LS_IN_STASH)
    return ls_game_refuse_rule (error, LS_RULE_HERO_ENCUMBRANCE, _("%s is in the stash already"),
                                ls_game_item_name (self, item));
  hand_over (self, item, LS_IN_STASH);
  if (!is_by_hand (command))
    LS_TELL (script, LS_RULE_HERO_ENCUMBRANCE, ls_tell_left (ls_game_item_name (self, item)));
  return TRUE;
}

/* --- Noting down --- */

/* A piece that was won and can now be chosen, or one that the table has anyway. */
static gboolean
note_item (LsGame          *self,
           const LsCommand *command,
           LsScript        *script,
           GError         **error)
{
  if (!ls_game_add_item (self, command, error))
    return FALSE;
  self->equipment = (guint16) (self->equipment - (self->equipment > 0 ? 1 : 0));
  LS_TELL (script, LS_RULE_HERO_ENCUMBRANCE, ls_tell_left (ls_game_item_name (self, &self->items[self->n_items - 1])));
  return TRUE;
}

gboolean
ls_day_equipment (LsGame          *self,
                  const LsCommand *command,
                  LsScript        *script,
                  GError         **error)
{
  int index = command->kind == LS_DO_ITEM_ADD ? -1 : ls_game_find_item (self, command->id);

  if (command->kind == LS_DO_ITEM_ADD)
    return note_item (self, command, script, error);
  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no item %s"), command->id);
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_ITEM_TAKE:
      return take_item (self, &self->items[index], command, script, error);
    case LS_DO_ITEM_LEAVE:
      return leave_item (self, &self->items[index], command, script, error);
    case LS_DO_ITEM_USED:
      self->items[index].used = command->flag > 0;
      if (self->items[index].holder != LS_IN_STASH)
        hand_over (self, &self->items[index], self->items[index].holder);
      return TRUE;
    case LS_DO_ITEM_REMOVE:
    default:
      hand_over (self, &self->items[index], LS_IN_STASH);
      ls_game_remove_item (self, (guint) index);
      return TRUE;
    }
}

/* `day.end`: armor, shields and potions, in the stash too. */
void
ls_day_restore_items (LsGame *self)
{
  ls_game_refill_potions (self);
  for (guint i = 0; i < self->n_items; i++)
    self->items[i].used = FALSE;
}
