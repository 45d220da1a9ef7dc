/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger.h"

/* Why a command touches the stash. FALSE: it is a correction. */
static gboolean
find_rule (const LsGame    *before,
           const LsCommand *command,
           guint8          *rule)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_PRODUCTION:
      *rule = LS_RULE_DAY_PRODUCTION;
      return TRUE;
    case LS_DO_BUILD:
    case LS_DO_UPGRADE:
      *rule = LS_RULE_DAY_BUILD;
      return TRUE;
    case LS_DO_REPAIR:
      *rule = LS_RULE_DAY_REPAIR;
      return TRUE;
    case LS_DO_SCAVENGE:
      *rule = LS_RULE_DAY_SCAVENGE;
      return TRUE;
    case LS_DO_SEER_MIST:
    case LS_DO_SEER_CARD:
      *rule = LS_RULE_DAY_SEER;
      return TRUE;
    case LS_DO_REFRESH:
      *rule = LS_RULE_DAY_REFRESH;
      return TRUE;
    case LS_DO_BUY:
      *rule = LS_RULE_DAMAGE_SHOP;
      return TRUE;
    case LS_DO_SELL:
      *rule = LS_RULE_DAY_SELL;
      return TRUE;
    case LS_DO_RECRUIT:
      *rule = LS_RULE_SETUP_SOLO;
      return TRUE;
    case LS_DO_DRINK:
      *rule = LS_RULE_HERO_POTION;
      return TRUE;
    case LS_DO_ITEM_ADD:
      *rule = LS_RULE_NIGHT_PANIC_REWARD;
      return before->equipment > 0; /* a piece that was won */
    default:
      *rule = LS_RULE_NIGHT_PANIC_REWARD; /* whatever ends a night */
      return before->stage != LS_STAGE_DAY && command->kind != LS_DO_GOLD && command->kind != LS_DO_MATERIALS
             && command->kind != LS_DO_ITEM_REMOVE && command->kind != LS_DO_HERO_POTION;
    }
}

/* FALSE: the command left the stash, and what heroes carry, as it was. */
gboolean
ls_ledger_entry (const LsGame    *before,
                 const LsCommand *command,
                 const LsGame    *after,
                 LsLedgerEntry   *entry)
{
  *entry = (LsLedgerEntry){ .scenario = before->scenario,
                            .night = before->night,
                            .stage = (guint8) before->stage,
                            .gold = (int) after->gold - (int) before->gold,
                            .materials = (int) after->materials - (int) before->materials,
                            .equipment = (int) after->equipment - (int) before->equipment,
                            .items = (int) after->n_items - (int) before->n_items,
                            .gold_now = after->gold,
                            .materials_now = after->materials };
  entry->by_rule = find_rule (before, command, &entry->rule);
  return entry->gold != 0 || entry->materials != 0 || entry->equipment != 0 || entry->items != 0;
}
