/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "judge.h"

#include <glib/gi18n-lib.h>

#include "attack.h"
#include "explain.h"
#include "names.h"
#include "phase.h"
#include "targeting.h"

void
ls_judgement_free (LsJudgement *self)
{
  ls_resolution_free (self->resolution);
  g_free (self->reason);
  g_free (self->right);
  g_array_unref (self->remedies);
  g_free (self);
}

/* Whether the players may choose so that the claimed target is struck. */
static gboolean
is_choice (const LsPosition   *position,
           const LsResolution *resolution,
           const LsAttack     *attack,
           const LsClaim      *claim)
{
  for (guint i = 0; claim->is_attack && i < attack->n_choices; i++)
    {
      LsThing choice = g_array_index (resolution->choices, LsThing, attack->first_choice + i);

      if (ls_thing_equal (ls_target_struck (position, resolution, choice), claim->target))
        return TRUE;
    }
  return FALSE;
}

/* Whether the claim is what happens, or what the players may choose. */
static gboolean
claim_holds (const LsPosition   *position,
             const LsResolution *resolution,
             const LsClaim      *claim)
{
  const LsAttack *attack = ls_resolution_attack (resolution, claim->monster);

  if (!claim->is_attack)
    return ls_resolution_move (resolution, claim->monster)->to == claim->spot
           || (ls_position_monster (position, claim->monster)->spots.n > 1
               && ls_spots_contain (&ls_position_monster (position, claim->monster)->spots, claim->spot));
  for (guint i = 0; attack && i < attack->n_hits; i++)
    if (ls_thing_equal (g_array_index (resolution->hits, LsHit, attack->first_hit + i).thing, claim->target))
      return TRUE;
  return attack && is_choice (position, resolution, attack, claim);
}

/* --- Moves --- */

/* A leap that passes over the spot: all three lie in one line, the spot in the middle. */
static gboolean
passes_over (LsSpot from,
             LsSpot to,
             LsSpot spot)
{
  return ls_spot_distance (from, spot) + ls_spot_distance (spot, to) == ls_spot_distance (from, to)
         && (ls_spot_row (from) == ls_spot_row (to) || ls_spot_column (from) == ls_spot_column (to));
}

/* How many steps the monster makes before it parts from the claim: up to the first that brings it no nearer to the
 * claimed spot, or that leaps over it. */
static guint
steps_in_common (const LsResolution *resolution,
                 const LsMove       *move,
                 LsSpot              claimed)
{
  const LsStep *steps = ls_resolution_steps (resolution, move);
  LsSpot at = move->from;
  guint common = 0;

  for (; common < move->n_steps; at = steps[common++].to)
    {
      LsSpot next = steps[common].to;

      if (next != claimed
          && (ls_spot_distance (next, claimed) >= ls_spot_distance (at, claimed) || passes_over (at, next, claimed)))
        break;
    }
  return common;
}

static void
judge_move (const LsResolution *resolution,
            const LsClaim      *claim,
            LsJudgement        *self)
{
  const LsMove *move = ls_resolution_move (resolution, claim->monster);
  const LsStep *steps = ls_resolution_steps (resolution, move);
  guint common = steps_in_common (resolution, move, claim->spot);
  char here[LS_SPOT_NAME_SIZE], there[LS_SPOT_NAME_SIZE], claimed[LS_SPOT_NAME_SIZE];

  self->where = common == 0 ? move->from : steps[common - 1].to;
  self->rule = common < move->n_steps ? steps[common].rule : move->end;
  ls_spot_name (self->where, here);
  ls_spot_name (claim->spot, claimed);
  if (common == move->n_steps)
    self->reason = g_strdup_printf (_("At %s its movement is over and does not reach %s"), here, claimed);
  else if (passes_over (self->where, steps[common].to, claim->spot) && self->where != claim->spot)
    self->reason
      = g_strdup_printf (_("At %s it leaps over %s to %s"), here, claimed, ls_spot_name (steps[common].to, there));
  else if (self->where == claim->spot)
    self->reason = g_strdup_printf (_("At %s it does not stop, but goes on to %s"), here,
                                    ls_spot_name (steps[common].to, there));
  else
    self->reason = g_strdup_printf (_("At %s it goes to %s, which is not the way to %s"), here,
                                    ls_spot_name (steps[common].to, there), claimed);
}

/* --- Attacks --- */

static char *
judge_reach (const LsPosition   *position,
             const LsResolution *resolution,
             const LsClaim      *claim,
             LsJudgement        *self)
{
  const LsAttack *attack = ls_resolution_attack (resolution, claim->monster);
  LsAttackKind kind = ls_position_type (position, claim->monster)->attack;

  switch (kind)
    {
    case LS_ATTACK_MELEE:
      self->rule = LS_RULE_ATTACK_MELEE;
      return g_strdup (_("That target is not on one of its four sides"));
    case LS_ATTACK_RANGED:
      self->rule = LS_RULE_ATTACK_RANGED;
      return g_strdup (_("That target is not the first on one of its lines within its range"));
    case LS_ATTACK_EXPLOSION:
      self->rule = LS_RULE_ATTACK_EXPLOSION;
      return g_strdup (attack ? _("That target is not in its area") : _("Nothing near it sets off its explosion"));
    case LS_ATTACK_AREA:
      self->rule = LS_RULE_ATTACK_AREA;
      return g_strdup (attack ? _("That target is not in its area") : _("Nothing near it sets off its attack"));
    case LS_ATTACK_NONE:
    default:
      self->rule = LS_RULE_ATTACK_SIMULTANEOUS;
      return g_strdup (_("Its card gives it no attack"));
    }
}

/* `target.tower-hero`: the claimed hero is spared for what he stands on, or would be if the players chose him. */
static gboolean
is_tower_struck (const LsPosition   *position,
                 const LsResolution *resolution,
                 const LsClaim      *claim)
{
  LsClaim tower = *claim;

  tower.target = ls_target_struck (position, resolution, claim->target);
  return !ls_thing_equal (tower.target, claim->target) && claim_holds (position, resolution, &tower);
}

/* Of several possible targets: which rule was against this one. */
static char *
judge_choice (const LsPosition   *position,
              const LsResolution *resolution,
              const LsClaim      *claim,
              LsJudgement        *self)
{
  LsAttackKind kind = ls_position_type (position, claim->monster)->attack;
  LsCandidates candidates;

  if (kind != LS_ATTACK_MELEE && kind != LS_ATTACK_RANGED)
    return NULL;
  ls_target_find (position, resolution, claim->monster, &candidates);
  ls_target_decide (position, claim->monster, ls_attack_damage (position, resolution, claim->monster), &candidates);
  for (guint i = 0; i < candidates.n; i++)
    if (ls_thing_equal (candidates.at[i].thing, claim->target))
      {
        gboolean left = candidates.at[i].out_by == LS_N_RULES;
        gboolean chosen = left && is_tower_struck (position, resolution, claim);

        self->rule = chosen ? LS_RULE_TARGET_TOWER_HERO : left ? LS_RULE_TARGET_PLAYERS : candidates.at[i].out_by;
        return g_strdup (chosen ? _("The tower is struck in place of the hero on it")
                         : left ? _("The players have chosen another target")
                                : _("It could reach that target, but another one comes before it"));
      }
  if (claim->target.kind == LS_THING_TOKEN && candidates.n > 0)
    {
      self->rule = LS_RULE_TARGET_CORPSE;
      return g_strdup (_("Corpse piles are struck only when there is nothing else"));
    }
  return NULL;
}

/* An area's damage that a watchtower or warp gate takes for the hero on it. */
static char *
judge_shelter (const LsPosition   *position,
               const LsResolution *resolution,
               const LsClaim      *claim,
               LsJudgement        *self)
{
  const LsAttack *attack = ls_resolution_attack (resolution, claim->monster);
  LsSpot at = claim->target.kind == LS_THING_HERO ? ls_position_hero (position, claim->target.index)->at : LS_NO_SPOT;

  for (guint i = 0; attack && at != LS_NO_SPOT && i < attack->n_hits; i++)
    {
      LsThing struck = g_array_index (resolution->hits, LsHit, attack->first_hit + i).thing;

      if (struck.kind == LS_THING_STRUCTURE && attack->kind != LS_ATTACK_MELEE && attack->kind != LS_ATTACK_RANGED
          && ls_spots_contain (&ls_position_structure (position, struck.index)->spots, at))
        {
          self->rule = attack->rule;
          return g_strdup (_("The structure under the hero takes the damage, and the hero is spared"));
        }
    }
  return NULL;
}

/* Monsters, traps and tiles are no targets, but for the monsters that an explosion may hurt. */
static char *
judge_kind (const LsPosition *position,
            const LsClaim    *claim,
            LsJudgement      *self)
{
  LsAttackKind kind = ls_position_type (position, claim->monster)->attack;
  gboolean itself = claim->target.kind == LS_THING_MONSTER && claim->target.index == claim->monster;
  gboolean monster = claim->target.kind == LS_THING_MONSTER && kind != LS_ATTACK_EXPLOSION;
  gboolean token = claim->target.kind == LS_THING_TOKEN
                   && ls_position_token (position, claim->target.index)->kind != LS_TOKEN_CORPSE_PILE;

  if (kind == LS_ATTACK_NONE || !(itself || monster || token))
    return NULL;
  self->rule = kind == LS_ATTACK_MELEE       ? LS_RULE_ATTACK_MELEE
               : kind == LS_ATTACK_RANGED    ? LS_RULE_ATTACK_RANGED
               : kind == LS_ATTACK_EXPLOSION ? LS_RULE_ATTACK_EXPLOSION
                                             : LS_RULE_ATTACK_AREA;
  return g_strdup (_("It strikes heroes, structures, corpse piles and the circle, nothing else"));
}

/* An explosion's other monsters, once the players have answered. */
static char *
judge_answered (const LsPosition *position,
                const LsClaim    *claim,
                LsJudgement      *self)
{
  g_autoptr (LsResolution) open = ls_resolution_new ();
  const LsAttack *attack;

  ls_phase_resolve (position, NULL, open);
  attack = ls_resolution_attack (open, claim->monster);
  if (!attack || attack->kind != LS_ATTACK_EXPLOSION || !is_choice (position, open, attack, claim))
    return NULL;
  self->rule = LS_RULE_ATTACK_EXPLOSION;
  return g_strdup (_("The players have chosen another target"));
}

static void
judge_attack (const LsPosition   *position,
              const LsResolution *resolution,
              const LsClaim      *claim,
              LsJudgement        *self)
{
  const LsMove *move = ls_resolution_move (resolution, claim->monster);
  LsRule hindered = ls_attack_hindered (position, resolution, claim->monster);

  self->where = move->to;
  if (move->end == LS_RULE_TRAP_DAMAGE)
    {
      self->rule = LS_RULE_TRAP_DAMAGE;
      self->reason = g_strdup (_("A trap kills it before it can attack"));
    }
  else if (hindered != LS_N_RULES)
    {
      self->rule = hindered;
      self->reason = g_strdup (hindered == LS_RULE_ATTACK_STUNNED ? _("Stunned, it does not attack")
                                                                  : _("From the mist it does not attack"));
    }
  else
    self->reason = judge_kind (position, claim, self);
  if (!self->reason)
    self->reason = judge_answered (position, claim, self);
  if (!self->reason)
    self->reason = judge_choice (position, resolution, claim, self);
  if (!self->reason)
    self->reason = judge_shelter (position, resolution, claim, self);
  if (!self->reason)
    self->reason = judge_reach (position, resolution, claim, self);
}

/* --- What would make it right --- */

static gboolean
holds_under (const LsPosition *position,
             const LsAnswers  *answers,
             const LsClaim    *claim,
             const LsRemedy   *remedy,
             LsResolution     *scratch)
{
  LsPosition other = *position;

  if (remedy->n == 0)
    other.coin = position->coin == LS_COIN_LEFT ? LS_COIN_RIGHT : LS_COIN_LEFT;
  for (guint i = 0; i < remedy->n; i++)
    other.rulings.value[remedy->ruling[i]] = (guint8) remedy->value[i];
  ls_phase_resolve (&other, answers, scratch);
  return claim_holds (&other, scratch, claim);
}

/* All values of one ruling but the one in force. Two rulings together are looked at only if none alone is enough. */
static void
try_rulings (const LsPosition *position,
             const LsAnswers  *answers,
             const LsClaim    *claim,
             LsRemedy          remedy,
             LsResolution     *scratch,
             GArray           *remedies)
{
  guint depth = remedy.n++;
  guint first = depth == 0 ? 0 : remedy.ruling[0] + 1u;

  for (guint ruling = first; ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      {
        if (value == position->rulings.value[ruling])
          continue;
        remedy.ruling[depth] = (LsRuling) ruling;
        remedy.value[depth] = value;
        if (holds_under (position, answers, claim, &remedy, scratch))
          g_array_append_val (remedies, remedy);
      }
}

static void
find_remedies (const LsPosition *position,
               const LsAnswers  *answers,
               const LsClaim    *claim,
               GArray           *remedies)
{
  g_autoptr (LsResolution) scratch = ls_resolution_new ();
  LsRemedy coin = { 0 };

  try_rulings (position, answers, claim, (LsRemedy){ 0 }, scratch, remedies);
  for (guint ruling = 0; remedies->len == 0 && ruling < LS_N_RULINGS; ruling++)
    for (guint value = 0; value < automa_ruling_n_values (ls_ruling_get (ruling)); value++)
      if (value != position->rulings.value[ruling])
        try_rulings (position, answers, claim, (LsRemedy){ 1, { (LsRuling) ruling }, { value } }, scratch, remedies);
  if (holds_under (position, answers, claim, &coin, scratch))
    g_array_append_val (remedies, coin);
}

LsJudgement *
ls_judge (const LsPosition *position,
          const LsAnswers  *answers,
          const LsClaim    *claim)
{
  LsJudgement *self = g_new0 (LsJudgement, 1);
  LsResolution *resolution = self->resolution = ls_resolution_new ();
  const LsAttack *attack;

  ls_phase_resolve (position, answers, resolution);
  attack = ls_resolution_attack (resolution, claim->monster);
  self->remedies = g_array_new (FALSE, FALSE, sizeof (LsRemedy));
  self->holds = claim_holds (position, resolution, claim);
  self->right = ls_explain_monster (position, resolution, claim->monster);
  if (self->holds)
    {
      self->where = ls_resolution_move (resolution, claim->monster)->to;
      self->rule = claim->is_attack ? attack->rule : ls_resolution_move (resolution, claim->monster)->end;
      self->reason = g_strdup (is_choice (position, resolution, attack, claim) ? _("The players may choose it")
                                                                     : _("That is what the rules say"));
      return self;
    }
  if (claim->is_attack)
    judge_attack (position, resolution, claim, self);
  else
    judge_move (resolution, claim, self);
  find_remedies (position, answers, claim, self->remedies);
  return self;
}
