/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The day: upkeep in its order, then what people do in any order, then regeneration. `day.mist`, `day.production`,
 * `day.end`; the other chapters have files of their own. */
#include "day.h"

#include <glib/gi18n-lib.h>

#include "tell-day.h"

/* --- The order of a day --- */

/* What the upkeep still has to do, LsDayDone; 0: nothing. */
guint
ls_game_upkeep (const LsGame *self)
{
  guint wanted = LS_DAY_SCOUT;

  if (self->setup.mode != LS_MODE_INTRODUCTORY)
    wanted |= LS_DAY_MIST;
  if (self->night > 1)
    wanted |= LS_DAY_PRODUCTION;
  return wanted & ~self->day_done;
}

static gboolean
is_day (const LsGame *self,
        GError      **error)
{
  if (self->stage != LS_STAGE_DAY)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("this is done by day"));
  if (self->day_done & LS_DAY_END)
    return ls_game_refuse_rule (error, LS_RULE_DAY_END, _("the day has ended"));
  return TRUE;
}

/* Refuses if one of these steps is still to be done. */
static gboolean
comes_first (guint    left,
             GError **error)
{
  if (left & LS_DAY_MIST)
    return ls_game_refuse_rule (error, LS_RULE_DAY_MIST, _("the mist advances first"));
  if (left & LS_DAY_SCOUT)
    return ls_game_refuse_rule (error, LS_RULE_DAY_SCOUT, _("the spawn is scouted first"));
  if (left & LS_DAY_PRODUCTION)
    return ls_game_refuse_rule (error, LS_RULE_DAY_PRODUCTION, _("the town's production comes first"));
  return TRUE;
}

/* Whether a step of the upkeep may be done: once a day, and each in its turn. */
static gboolean
may_keep_up (const LsGame *self,
             LsDayDone     step,
             LsRule        rule,
             GError      **error)
{
  guint left = ls_game_upkeep (self);
  int overladen = ls_game_overladen_hero (self);

  if (!is_day (self, error))
    return FALSE;
  if (overladen >= 0)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_CAMPAIGN, _("%s first puts back what may not come along into this town"),
                                self->heroes[overladen].id);
  if (self->day_done & step)
    return ls_game_refuse_rule (error, rule, _("this has been done today"));
  return comes_first (left & (step - 1u), error);
}

/* Whether it is time for what people do in turn. */
gboolean
ls_day_may_act (const LsGame *self,
                GError      **error)
{
  return may_keep_up (self, LS_DAY_END, LS_RULE_DAY_END, error);
}

/* A day begins: everybody who is in the game has a perk to choose (`day.level`). */
void
ls_game_begin_day (LsGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].entered && !self->sheets[i].dead)
      self->sheets[i].perks_due++;
}

/* --- The stash --- */

gboolean
ls_day_can_pay (const LsGame  *self,
                const LsPurse *price,
                LsRule         rule,
                GError       **error)
{
  if (self->gold < price->gold)
    return ls_game_refuse_rule (error, rule, _("it costs %u gold, and the stash holds %u"), price->gold, self->gold);
  if (self->materials < price->materials)
    return ls_game_refuse_rule (error, rule, _("it costs %u materials, and the stash holds %u"), price->materials,
                                self->materials);
  return TRUE;
}

gboolean
ls_day_pay (LsGame        *self,
            const LsPurse *price,
            LsRule         rule,
            GError       **error)
{
  if (!ls_day_can_pay (self, price, rule, error))
    return FALSE;
  self->gold = (guint16) (self->gold - price->gold);
  self->materials = (guint16) (self->materials - price->materials);
  return TRUE;
}

void
ls_day_gain (LsGame        *self,
             const LsPurse *gain)
{
  self->gold = (guint16) (self->gold + gain->gold);
  self->materials = (guint16) (self->materials + gain->materials);
}

/* --- Upkeep --- */

static gboolean
advance_mist (LsGame   *self,
              LsScript *script,
              GError  **error)
{
  if (self->stage == LS_STAGE_DAY && self->setup.mode == LS_MODE_INTRODUCTORY)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_INTRO, _("in the introductory game the mist stays"));
  if (!may_keep_up (self, LS_DAY_MIST, LS_RULE_DAY_MIST, error))
    return FALSE;
  ls_game_advance_mist (self, script);
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].on_board && ls_board_in_mist (self->board, self->mist, self->heroes[i].at))
      return ls_game_refuse_rule (error, LS_RULE_BOARD_MIST, _("%s would stand in the mist"), self->heroes[i].id);
  return TRUE;
}

static gboolean
produce (LsGame   *self,
         LsScript *script,
         GError  **error)
{
  guint gold = 0, materials = 0;

  if (self->stage == LS_STAGE_DAY && self->night == 1)
    return ls_game_refuse_rule (error, LS_RULE_DAY_PRODUCTION, _("nothing is produced on the first day"));
  if (!may_keep_up (self, LS_DAY_PRODUCTION, LS_RULE_DAY_PRODUCTION, error))
    return FALSE;
  for (guint i = 0; i < self->n_structures; i++)
    {
      const LsStructureFacts *facts = ls_pack_structure (self->pack, self->structures[i].type->id);

      gold += facts->yield[self->structures[i].upgraded].gold;
      materials += facts->yield[self->structures[i].upgraded].materials;
    }
  self->gold = (guint16) (self->gold + gold);
  self->materials = (guint16) (self->materials + materials);
  self->day_done |= LS_DAY_PRODUCTION;
  LS_TELL (script, LS_RULE_DAY_PRODUCTION, ls_tell_production (gold, materials));
  LS_TELL_MORE (script, ls_tell_production_detail ());
  return TRUE;
}

/* --- The end --- */

static void
regenerate (LsGame   *self,
            gboolean  tell_all,
            LsScript *script)
{
  for (guint i = 0; i < self->n_heroes; i++)
    {
      LsHero *hero = &self->heroes[i];

      if (self->sheets[i].dead || !self->sheets[i].entered)
        continue;
      if (tell_all || hero->wounds > 0 || hero->mana < hero->base_mana)
        LS_TELL (script, LS_RULE_DAY_END, ls_tell_regenerated (hero->id, hero->base_mana, hero->wounds > 0));
      hero->mana = MAX (hero->mana, hero->base_mana);
      hero->wounds -= hero->wounds > 0 ? 1 : 0;
    }
}

/* What nobody goes without because the night was begun in haste; told only where it changes something. */
void
ls_game_regenerate (LsGame   *self,
                    LsScript *script)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->n_items; i++)
    any = any || self->items[i].used;
  regenerate (self, FALSE, script);
  ls_day_restore_items (self);
  if (any)
    LS_TELL (script, LS_RULE_DAY_END, ls_tell_items_restored ());
  self->day_done |= LS_DAY_END;
}

static gboolean
end_day (LsGame   *self,
         LsScript *script,
         GError  **error)
{
  if (!ls_day_may_act (self, error))
    return FALSE;
  regenerate (self, TRUE, script);
  ls_day_restore_items (self);
  LS_TELL (script, LS_RULE_DAY_END, ls_tell_items_restored ());
  ls_game_refill_catapults (self, script);
  LS_TELL (script, LS_RULE_DAY_END, ls_tell_deploy ());
  self->day_done |= LS_DAY_END;
  return TRUE;
}

gboolean
ls_game_day (LsGame          *self,
             const LsCommand *command,
             LsScript        *script,
             GError         **error)
{
  switch ((LsCommandKind) command->kind)
    {
    case LS_DO_DAY_MIST:
      return advance_mist (self, script, error);
    case LS_DO_DAY_SCOUT:
      return may_keep_up (self, LS_DAY_SCOUT, LS_RULE_DAY_SCOUT, error) && ls_game_scout (self, script, error);
    case LS_DO_DAY_PRODUCTION:
      return produce (self, script, error);
    case LS_DO_DAY_END:
      return end_day (self, script, error);
    case LS_DO_PERK:
      return ls_day_perk (self, command, script, error);
    case LS_DO_TURN_CARD:
      return ls_day_turn_card (self, command, script, error);
    case LS_DO_RECRUIT:
      return ls_day_recruit (self, command, script, error);
    case LS_DO_BUILD:
      return ls_day_build (self, command, script, error);
    case LS_DO_UPGRADE:
      return ls_day_upgrade (self, command, script, error);
    case LS_DO_REPAIR:
      return ls_day_repair (self, command, script, error);
    case LS_DO_SCAVENGE:
      return ls_day_scavenge (self, command, script, error);
    case LS_DO_SEER_MIST:
      return ls_day_seer_mist (self, command, script, error);
    case LS_DO_SEER_CARD:
      return ls_day_seer_card (self, command, script, error);
    case LS_DO_REFRESH:
      return ls_day_refresh (self, script, error);
    case LS_DO_BUY:
      return ls_day_buy (self, command, script, error);
    case LS_DO_SELL:
      return ls_day_sell (self, command, script, error);
    default:
      return ls_day_equipment (self, command, script, error);
    }
}
