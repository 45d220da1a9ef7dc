/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command did to the state. A breach is a bug of ours, told in English for a report: these sentences are not
 * translated. */
#include "audit.h"

#include <string.h>

#include "audit-private.h"
#include "boss.h"

void
ls_audit_breach (LsAudit    *self,
                 const char *format,
                 ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->breaches, g_strdup_vprintf (format, args));
  va_end (args);
}

/* `phase.order`: where a stage may lead to. Any may lead to the end of the night or of the game. */
static gboolean
may_follow (LsStage before,
            LsStage after)
{
  if (before == after || after == LS_STAGE_OVER || after == LS_STAGE_DAY)
    return TRUE;
  if (before == LS_STAGE_HEROES)
    return after == LS_STAGE_PANIC;
  return before < LS_STAGE_HEROES && after == before + 1;
}

static guint
sum_panic (const LsGame *game)
{
  guint sum = 0;

  for (guint i = 0; i < game->n_panic; i++)
    sum += game->panic[i];
  return sum;
}

/* Flames that burn on all but walls; those of a structure that fell are its hit points. */
static guint
new_flames (const LsGame *before,
            const LsGame *after)
{
  guint flames = 0;

  for (guint i = 0; i < before->n_structures; i++)
    {
      const LsStructure *old = &before->structures[i];
      int now = ls_game_find_structure (after, old->id);

      if (old->type->class_ != LS_WALL)
        flames += (now < 0 ? old->type->hit_points : after->structures[now].flames) - old->flames;
    }
  return flames;
}

/* `damage.structure`: as many flames leave the track as burn anew, as long as it has any. */
static void
check_flames (LsAudit        *self,
              const LsGame *before)
{
  const LsGame *after = self->game;
  guint taken = sum_panic (before) - sum_panic (after);
  guint wanted = MIN (new_flames (before, after), sum_panic (before));

  if (taken != wanted)
    ls_audit_breach (self, "%u flames left the panic track for %u that burn", taken, wanted);
  for (guint i = 0; i < before->n_heroes; i++)
    if (after->heroes[i].wounds < before->heroes[i].wounds)
      ls_audit_breach (self, "an attack healed %s", before->heroes[i].id);
}

static gboolean
waits (const LsGame *game)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].due > 0)
      return TRUE;
  return FALSE;
}

/* Whether the command places the damage that waited. */
static gboolean
leads_on (const LsCommand *command)
{
  return command->kind < LS_DO_HERO_AT && command->kind != LS_DO_ARMOR && command->kind != LS_DO_BOSS_AT;
}

/* Another pack moves nothing and hurts nobody. */
static void
check_other_pack (LsAudit           *self,
                  const LsGame    *before,
                  const LsCommand *command)
{
  const LsGame *after = self->game;

  if (after->pack != command->pack)
    ls_audit_breach (self, "the game has not taken the pack over");
  if (after->stage != before->stage || after->phase != before->phase || after->n_monsters != before->n_monsters
      || after->n_structures != before->n_structures || after->n_tokens != before->n_tokens
      || ls_audit_differ (before->heroes, after->heroes, sizeof before->heroes)
      || ls_audit_differ (&before->random, &after->random, sizeof before->random)
      || ls_audit_differ (&before->setup, &after->setup, sizeof before->setup))
    ls_audit_breach (self, "another pack has changed the table");
  for (guint i = 0; i < MIN (before->n_monsters, after->n_monsters); i++)
    if (before->monsters[i].id != after->monsters[i].id
        || strcmp (g_array_index (before->pack->types, LsMonsterType, before->monsters[i].type).id,
                   g_array_index (after->pack->types, LsMonsterType, after->monsters[i].type).id) != 0)
      ls_audit_breach (self, "another pack has made %s somebody else", before->monsters[i].id);
}

/* What the command did to the state, apart from what must hold anyway. */
GPtrArray *
ls_audit_transition (const LsGame    *before,
                     const LsCommand *command,
                     const LsGame    *after)
{
  LsAudit self = { after, g_ptr_array_new_with_free_func (g_free) };
  gboolean advances = command->kind == LS_DO_NEXT || command->kind == LS_DO_STEP;
  gboolean ended = after->stage == LS_STAGE_OVER || (after->stage == LS_STAGE_DAY && before->stage != LS_STAGE_DAY);
  gboolean dives = ls_boss_of_night (before) == LS_BOSS_HARPY && !before->boss.arrived && after->boss.arrived;
  guint foreign = ls_audit_foreign (before, command, after);

  if (command->kind == LS_DO_TAKE_PACK)
    {
      check_other_pack (&self, before, command);
      return self.breaches;
    }
  if (!may_follow (before->stage, after->stage))
    ls_audit_breach (&self, "stage %d follows stage %d", after->stage, before->stage);
  if (foreign && !ended) /* with the night everything may change */
    ls_audit_breach (&self, "command %s changed what is not its business (%x)", ls_command_name (command->kind), foreign);
  if (((advances && before->stage == LS_STAGE_ATTACK) || dives) && !ended)
    check_flames (&self, before);
  if (dives && !ended)
    ls_audit_dive_bomb (before, command, after, self.breaches);
  if (advances && before->stage == LS_STAGE_ATTACK)
    ls_audit_attack (before, after, self.breaches);
  else if (!ended && leads_on (command) && waits (before) && !dives)
    ls_audit_settled (before, after, self.breaches);
  ls_audit_armor (before, command, after, self.breaches);
  if (advances && before->stage == LS_STAGE_BOSS && !ended)
    ls_audit_boss_step (before, after, self.breaches);
  if (command->kind == LS_DO_ROLL || command->kind == LS_DO_REROLL)
    ls_audit_weapon (before, command, after, self.breaches);
  if (command->kind >= LS_FIRST_DAY_COMMAND && command->kind <= LS_LAST_DAY_COMMAND)
    ls_audit_day (before, command, after, self.breaches);
  if (command->kind == LS_DO_BEGIN_NIGHT)
    ls_audit_begin_night (before, after, self.breaches);
  if (command->kind == LS_DO_FREE_HERO)
    ls_audit_free (before, command, after, self.breaches);
  ls_audit_turn (before, command, after, self.breaches);
  if (command->kind == LS_DO_SHOOT)
    ls_audit_shot (before, command, after, self.breaches);
  if (before->pack != after->pack || ls_audit_differ (&before->setup, &after->setup, sizeof before->setup))
    ls_audit_breach (&self, "the set-up has changed");
  return self.breaches;
}
