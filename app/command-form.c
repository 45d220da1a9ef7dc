/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "command-form.h"

#include <glib/gi18n.h>

#define MOST 99
#define MOST_COST 999

#define HERO { N_("Hero"), HK_HEROES }
#define MONSTER { N_("Monster"), HK_MONSTERS }
#define STRUCTURE { N_("Structure"), HK_STRUCTURES }
#define TOKEN { N_("Token"), HK_TOKENS }
#define ITEM { N_("Equipment"), HK_ITEMS }
#define SPOT N_("Spot, such as F7")
#define SPOTS N_("Spots, such as F7 F8")
#define PAYS N_("Movement tokens that pay; if none is chosen, those that fit best")
#define BACK N_("Movement tokens that come back; if none is chosen, the largest")
#define DICE .flag = N_("The dice hit"), .when_said = TRUE

static const HkCommandForm forms[LS_N_COMMANDS] = {
  [LS_DO_COIN] = { .words[HK_WORD_WORD] = { N_("The coin shows"), HK_COINS } },
  [LS_DO_DIRECTION] = { .words[HK_WORD_WORD] = { N_("Spawn direction card"), HK_DIRECTIONS } },
  [LS_DO_CARD] = { .words[HK_WORD_WORD] = { N_("Spawn pattern card"), HK_PATTERNS }, .number = N_("Slot"), .least = 1,
                   .most = LS_MAX_SPAWN_SLOTS },
  [LS_DO_CHOOSE] = { .words[HK_WORD_OTHER] = { N_("It strikes"), HK_TARGETS }, DICE },
  [LS_DO_ARMOR] = { .words[HK_WORD_ID] = HERO, .number = N_("Damage stopped"), .most = MOST },
  [LS_DO_PLACE] = { .spots = SPOT, .facing = TRUE },
  [LS_DO_BOSS_CARD] = { .words[HK_WORD_WORD] = { N_("Cetusia's card"), HK_CETUSIA } },
  [LS_DO_BOSS_AT] = { .spots = SPOT },
  [LS_DO_HERO_AT] = { .words[HK_WORD_ID] = HERO, .spots = SPOT },
  [LS_DO_HERO_OFF] = { .words[HK_WORD_ID] = HERO },
  [LS_DO_HERO_WOUNDS] = { .words[HK_WORD_ID] = HERO, .number = N_("Wounds"), .most = MOST },
  [LS_DO_HERO_MANA] = { .words[HK_WORD_ID] = HERO, .number = N_("Mana"), .most = MOST },
  [LS_DO_HERO_ACTIONS] = { .words[HK_WORD_ID] = HERO, .number = N_("Actions left"), .most = MOST },
  [LS_DO_HERO_TOKEN] = { .words[HK_WORD_ID] = HERO, .number = N_("Movement token"), .least = 1,
                         .most = LS_MAX_MOVEMENT_TOKENS, .flag = N_("Spent") },
  [LS_DO_HERO_ARMOR_UP] = { .words[HK_WORD_ID] = HERO, .flag = N_("Armor-up token") },
  [LS_DO_HERO_POTION] = { .words[HK_WORD_ID] = HERO, .words[HK_WORD_WORD] = { N_("Potion"), HK_POTIONS },
                          .flag = N_("Half empty") },
  [LS_DO_ROLL] = { .words[HK_WORD_ID] = { N_("What is struck"), HK_STRUCK },
                   .words[HK_WORD_OTHER] = { N_("Who strikes"), HK_STRIKERS }, .number = N_("Damage"), .most = MOST,
                   .several = N_("What the attack brings"), .several_of = HK_ROLL_MARKS },
  [LS_DO_REROLL] = { .words[HK_WORD_ID] = { N_("What is struck"), HK_STRUCK }, .flag = N_("For 1 mana") },
  [LS_DO_FREE_HERO] = { .words[HK_WORD_ID] = { N_("Who is entangled"), HK_HEROES },
                        .words[HK_WORD_OTHER] = { N_("Whose fist it is"), HK_HEROES }, DICE },
  [LS_DO_TURN] = { .words[HK_WORD_ID] = HERO },
  [LS_DO_HERO_MOVE] = { .words[HK_WORD_ID] = HERO, .spots = SPOT, .flag = N_("Through a warp gate"), .when_said = TRUE,
                        .several = PAYS, .several_of = HK_MOVEMENT_TOKENS },
  [LS_DO_ARMOR_UP] = { .words[HK_WORD_ID] = HERO },
  [LS_DO_FIST] = { .words[HK_WORD_ID] = HERO, .words[HK_WORD_OTHER] = { N_("What is struck"), HK_STRUCK }, DICE },
  [LS_DO_DRINK] = { .words[HK_WORD_ID] = HERO, .several = BACK, .several_of = HK_MOVEMENT_TOKENS },
  [LS_DO_SHOOT] = { .words[HK_WORD_ID] = { N_("Defense"), HK_STRUCTURES }, .spots = SPOT },
  [LS_DO_USE_ARMOR] = { .words[HK_WORD_ID] = ITEM, .words[HK_WORD_OTHER] = { N_("Against, or for"), HK_BLOWS },
                        .flag = N_("Takes the damage that its card offers to take"), .several = BACK,
                        .several_of = HK_MOVEMENT_TOKENS },
  [LS_DO_RESTORE_ARMOR] = { .words[HK_WORD_ID] = ITEM, .several = PAYS, .several_of = HK_MOVEMENT_TOKENS },
  [LS_DO_MONSTER_ADD] = { .words[HK_WORD_WORD] = { N_("Monster"), HK_TYPES }, .spots = SPOT, .facing = TRUE },
  [LS_DO_MONSTER_WOUNDS] = { .words[HK_WORD_ID] = MONSTER, .number = N_("Wounds"), .most = MOST },
  [LS_DO_MONSTER_KILL] = { .words[HK_WORD_ID] = MONSTER },
  [LS_DO_MONSTER_STUN] = { .words[HK_WORD_ID] = MONSTER, .flag = N_("Stunned") },
  [LS_DO_MONSTER_AT] = { .words[HK_WORD_ID] = MONSTER, .spots = SPOT, .facing = TRUE },
  [LS_DO_STRUCTURE_ADD] = { .words[HK_WORD_WORD] = { N_("Structure"), HK_STRUCTURE_TYPES }, .spots = SPOTS },
  [LS_DO_STRUCTURE_FLAMES] = { .words[HK_WORD_ID] = STRUCTURE, .number = N_("Flames"), .most = MOST },
  [LS_DO_STRUCTURE_REMOVE] = { .words[HK_WORD_ID] = STRUCTURE },
  [LS_DO_STRUCTURE_AT] = { .words[HK_WORD_ID] = STRUCTURE, .spots = SPOT },
  [LS_DO_TOKEN_ADD] = { .words[HK_WORD_WORD] = { N_("Token"), HK_TOKEN_TYPES }, .spots = SPOT,
                        .flag = N_("Second side up") },
  [LS_DO_TOKEN_FLAMES] = { .words[HK_WORD_ID] = TOKEN, .number = N_("Flames"), .most = MOST },
  [LS_DO_TOKEN_REMOVE] = { .words[HK_WORD_ID] = TOKEN },
  [LS_DO_TOKEN_AT] = { .words[HK_WORD_ID] = TOKEN, .spots = SPOT },
  [LS_DO_PANIC] = { .number = N_("Slot of the panic track"), .least = 1, .most = LS_MAX_PANIC_SLOTS,
                    .count = N_("Flames"), .most_count = 2 },
  [LS_DO_MAGES] = { .number = N_("Mages"), .most = LS_MAGES },
  [LS_DO_GOLD] = { .number = N_("Gold"), .most = MOST_COST },
  [LS_DO_MATERIALS] = { .number = N_("Materials"), .most = MOST_COST },
  [LS_DO_MIST] = { .words[HK_WORD_WORD] = { N_("Side"), HK_SIDES }, .number = N_("Spots away from the town"), .most = 6 },
  [LS_DO_QUESTS] = { .number = N_("Urban quests solved"), .most = 2 },
  [LS_DO_RULING] = { .words[HK_WORD_OTHER] = { N_("Ruling"), HK_VALUES } },
  [LS_DO_PERK] = { .words[HK_WORD_ID] = HERO, .words[HK_WORD_WORD] = { N_("Name of the perk"), HK_TYPED },
                   .number = N_("Level"), .least = 1, .most = LS_PERK_LEVELS },
  [LS_DO_TURN_CARD] = { .words[HK_WORD_ID] = HERO,
                        .words[HK_WORD_WORD] = { N_("Movement tokens, such as 2,3,4"), HK_TYPED },
                        .number = N_("Mana"), .most = MOST },
  [LS_DO_RECRUIT] = { .words[HK_WORD_ID] = HERO },
  [LS_DO_BUILD] = { .words[HK_WORD_WORD] = { N_("Structure"), HK_STRUCTURE_TYPES }, .spots = SPOTS },
  [LS_DO_UPGRADE] = { .words[HK_WORD_ID] = STRUCTURE },
  [LS_DO_REPAIR] = { .words[HK_WORD_ID] = STRUCTURE, .number = N_("Flames taken off"), .least = 1, .most = MOST },
  [LS_DO_SCAVENGE] = { .words[HK_WORD_ID] = STRUCTURE, .number = N_("Gold found"), .most = MOST,
                       .count = N_("Materials found"), .most_count = MOST, .flag = N_("And a piece of equipment") },
  [LS_DO_SEER_MIST] = { .words[HK_WORD_WORD] = { N_("Side"), HK_SIDES } },
  [LS_DO_SEER_CARD] = { .number = N_("Slot"), .least = 1, .most = LS_MAX_SPAWN_SLOTS },
  [LS_DO_BUY] = { .words[HK_WORD_WORD] = { N_("Name on the card"), HK_ITEM_NAME },
                  .words[HK_WORD_OTHER] = { N_("Kind"), HK_ITEM_KINDS }, .number = N_("Price in gold"),
                  .most = MOST_COST },
  [LS_DO_SELL] = { .number = N_("Cost of all together"), .most = MOST_COST, .several = N_("Sold"), .several_of = HK_STASH },
  [LS_DO_ITEM_ADD] = { .words[HK_WORD_WORD] = { N_("Name on the card"), HK_ITEM_NAME },
                       .words[HK_WORD_OTHER] = { N_("Kind"), HK_ITEM_KINDS }, .number = N_("Price in gold"),
                       .most = MOST_COST },
  [LS_DO_ITEM_REMOVE] = { .words[HK_WORD_ID] = ITEM },
  [LS_DO_ITEM_TAKE] = { .words[HK_WORD_ID] = ITEM, .words[HK_WORD_OTHER] = { N_("Hero"), HK_HEROES },
                        .flag = N_("By hand") },
  [LS_DO_ITEM_LEAVE] = { .words[HK_WORD_ID] = ITEM, .flag = N_("By hand") },
  [LS_DO_ITEM_USED] = { .words[HK_WORD_ID] = ITEM, .flag = N_("Used") },
};

/* Whatever has no details: what it does follows from the state that it finds. */
const HkCommandForm *
hk_command_form (const LsCommand *command)
{
  const HkCommandForm *form = &forms[command->kind];
  gboolean words = FALSE;

  for (guint i = 0; i < HK_N_WORDS; i++)
    words = words || form->words[i].label;
  return words || form->number || form->spots || hk_command_has_flag (command) ? form : NULL;
}

const char *
hk_command_fixed (const LsCommand *command)
{
  if (hk_command_form (command))
    return NULL;
  if (command->kind == LS_DO_TAKE_PACK)
    return _("The pack is the one that the workshop held then. It can only be struck out.");
  return _("Nothing was entered here: what came of it follows from what was before. It can only be struck out.");
}

gboolean
hk_command_has_flag (const LsCommand *command)
{
  const HkCommandForm *form = &forms[command->kind];

  return form->flag && (!form->when_said || command->flag >= 0);
}

/* Some flags may be left out, and that means no: what was left out stays so. */
void
hk_command_set_flag (LsCommand *command,
                     gboolean   set)
{
  if (set != (command->flag > 0))
    command->flag = set ? 1 : 0;
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

/* What covers several spots; and a shot with the table's dice, whose impact spot is followed by those where they hit. */
static gboolean
takes_many_spots (const LsCommand *command)
{
  return command->kind == LS_DO_STRUCTURE_ADD || command->kind == LS_DO_BUILD
         || (command->kind == LS_DO_SHOOT && command->flag >= 0);
}

/* FALSE, and the command stays as it is, if a word is no spot, or there are too few or too many. */
gboolean
hk_command_read_spots (LsCommand  *command,
                       const char *text)
{
  g_autofree char *upper = g_utf8_strup (text, -1);
  g_auto (GStrv) words = g_strsplit_set (upper, " ,;", -1);
  guint most = takes_many_spots (command) ? LS_MAX_SPOTS : 1;
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
