/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the town: `day.build`, `day.repair`, `day.scavenge`; where it may stand is a file of its own. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "day.h"
#include "names.h"
#include "sites.h"
#include "tell-day.h"

#define MAX_FOUND 99

enum { RUSH_UPGRADES_ALL, RUSH_UPGRADES_WALLS };

/* --- Building --- */

/* The seer sends every tile back, never beyond the furthest. */
static void
push_mist (LsGame   *self,
           guint     spots,
           LsScript *script)
{
  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (self->mist[side] >= 0)
      self->mist[side] = MIN (self->mist[side] + (int) spots, LS_MIST_FAR);
  LS_TELL (script, LS_RULE_DAY_BUILD, ls_tell_mist_back ());
}

gboolean
ls_day_build (LsGame          *self,
              const LsCommand *command,
              LsScript        *script,
              GError         **error)
{
  const LsStructureFacts *facts = ls_pack_structure (self->pack, command->word);
  g_autofree char *name = NULL;

  if (!facts)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->word);
  if (!ls_town_may_build (self, facts, &command->spots, error)
      || !ls_day_pay (self, &facts->cost, LS_RULE_DAY_BUILD, error)
      || !ls_game_add_structure (self, &facts->type, &command->spots, error))
    return FALSE;
  ls_day_gain (self, &facts->gain);
  self->equipment = (guint16) (self->equipment + facts->equipment);
  name = ls_name_in_game (self, self->structures[self->n_structures - 1].id);
  LS_TELL (script, LS_RULE_DAY_BUILD, ls_tell_built (name, &command->spots));
  LS_TELL_MORE (script, ls_tell_paid_detail (&facts->cost, &facts->gain, facts->equipment));
  ls_script_show (script, self->structures[self->n_structures - 1].id, LS_NO_SPOT, command->spots.at[0]);
  if (facts->mist_back > 0)
    push_mist (self, facts->mist_back, script);
  return TRUE;
}

/* Gildenberg upgrades walls only, and so may a boss rush. */
static gboolean
check_upgrade (const LsGame           *self,
               const LsStructure      *structure,
               const LsStructureFacts *facts,
               GError                **error)
{
  gboolean rush = self->setup.mode == LS_MODE_BOSS_RUSH;

  if (!facts->upgradable || structure->upgraded)
    return ls_game_refuse_rule (error, LS_RULE_DAY_BUILD, _("it has no upgrade"));
  if (self->setup.mode == LS_MODE_INTRODUCTORY)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_INTRO,
                                _("in the introductory game only houses and wooden walls are built"));
  if (facts->type.class_ == LS_WALL)
    return TRUE;
  if (rush && self->rulings.value[LS_RULING_RUSH_UPGRADES] == RUSH_UPGRADES_WALLS)
    return ls_game_refuse_rule (error, LS_RULE_RUSH_SETUP, _("only walls are upgraded"));
  if (!rush && self->scenario == LS_SCENARIO_GILDENBERG)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_SCENARIO, _("only walls are upgraded"));
  return TRUE;
}

gboolean
ls_day_upgrade (LsGame          *self,
                const LsCommand *command,
                LsScript        *script,
                GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const LsStructureFacts *facts;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  facts = ls_pack_structure (self->pack, self->structures[index].type->id);
  if (!ls_day_may_act (self, error) || !check_upgrade (self, &self->structures[index], facts, error)
      || !ls_day_pay (self, &facts->upgrade_cost, LS_RULE_DAY_BUILD, error))
    return FALSE;
  before = ls_name_in_game (self, command->id);
  if (facts->becomes)
    ls_game_replace_structure (self, (guint) index, &ls_pack_structure (self->pack, facts->becomes)->type);
  else
    self->structures[index].upgraded = TRUE;
  ls_day_gain (self, &facts->upgrade_gain);
  self->equipment = (guint16) (self->equipment + facts->equipment);
  after = ls_name_in_game (self, self->structures[index].id);
  LS_TELL (script, LS_RULE_DAY_BUILD,
           facts->becomes ? ls_tell_replaced (before, after) : ls_tell_upgraded (before));
  LS_TELL_MORE (script, ls_tell_paid_detail (&facts->upgrade_cost, &facts->upgrade_gain, facts->equipment));
  ls_script_show (script, self->structures[index].id, LS_NO_SPOT, self->structures[index].spots.at[0]);
  return TRUE;
}

/* --- Repairs and ruins --- */

gboolean
ls_day_repair (LsGame          *self,
               const LsCommand *command,
               LsScript        *script,
               GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  guint flames = (guint) command->number;
  const LsPurse *each = &self->pack->prices[LS_PRICE_REPAIR];
  LsPurse price;
  g_autofree char *name = NULL;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  if (!ls_day_may_act (self, error))
    return FALSE;
  if (flames == 0 || flames > self->structures[index].flames)
    return ls_game_refuse_rule (error, LS_RULE_DAY_REPAIR, _("there are %u flames on it"),
                                self->structures[index].flames);
  price = (LsPurse){ (guint8) MIN (flames * each->gold, G_MAXUINT8), (guint8) MIN (flames * each->materials, G_MAXUINT8) };
  if (!ls_day_pay (self, &price, LS_RULE_DAY_REPAIR, error))
    return FALSE;
  self->structures[index].flames -= flames;
  name = ls_name_in_game (self, command->id);
  LS_TELL (script, LS_RULE_DAY_REPAIR, ls_tell_repaired (name, flames));
  LS_TELL_MORE (script, ls_tell_paid_detail (&price, NULL, 0));
  return TRUE;
}

static guint
count_workers (const LsGame *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_structures; i++)
    n += ls_pack_structure (self->pack, self->structures[i].type->id)->workers;
  return n;
}

/* The ruin leaves the game; what its base shows is entered. */
gboolean
ls_day_scavenge (LsGame          *self,
                 const LsCommand *command,
                 LsScript        *script,
                 GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  guint workers = count_workers (self);
  LsPurse gain = { (guint8) command->number, (guint8) command->count };
  g_autofree char *name = NULL;
  guint spots;

  if (index < 0 || !g_str_has_prefix (self->structures[index].type->id, "ruin-"))
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no ruin %s"), command->id);
  if (!ls_day_may_act (self, error))
    return FALSE;
  if (command->number > MAX_FOUND || command->count > MAX_FOUND)
    return ls_game_refuse_rule (error, LS_RULE_DAY_SCAVENGE, _("a ruin does not hold that much"));
  spots = self->structures[index].spots.n;
  if (self->workers + spots > workers)
    return ls_game_refuse_rule (error, LS_RULE_DAY_SCAVENGE, _("it takes %u workers, and %u of %u are left"), spots,
                                workers > self->workers ? workers - self->workers : 0, workers);
  name = ls_name_in_game (self, command->id);
  LS_TELL (script, LS_RULE_DAY_SCAVENGE, ls_tell_scavenged (name));
  LS_TELL_MORE (script, ls_tell_paid_detail (NULL, &gain, command->flag > 0 ? 1 : 0));
  ls_script_show (script, self->structures[index].id, self->structures[index].spots.at[0], LS_NO_SPOT);
  self->workers = (guint8) (self->workers + spots);
  self->equipment = (guint16) (self->equipment + (command->flag > 0 ? 1 : 0));
  ls_day_gain (self, &gain);
  ls_game_remove_structure (self, (guint) index);
  return TRUE;
}
