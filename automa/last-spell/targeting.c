/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "targeting.h"

static void
add_candidate (LsCandidates *self,
               LsThingKind   kind,
               guint         index,
               guint         distance)
{
  for (guint i = 0; i < self->n; i++)
    if (self->at[i].thing.kind == kind && self->at[i].thing.index == index)
      {
        self->at[i].distance = (guint8) MIN (self->at[i].distance, distance);
        return;
      }
  if (self->n < LS_MAX_CANDIDATES)
    self->at[self->n++] = (LsCandidate){ { (guint8) kind, (guint16) index }, (guint8) distance, LS_N_RULES };
}

static guint
spots_to_the_edge (const LsBoard *board,
                   LsSpot         from,
                   LsFacing       direction)
{
  switch (direction)
    {
    case LS_NORTH:
      return ls_spot_row (from);
    case LS_EAST:
      return board->width - 1 - ls_spot_column (from);
    case LS_SOUTH:
      return board->height - 1 - ls_spot_row (from);
    case LS_WEST:
    default:
      return ls_spot_column (from);
    }
}

/* `attack.ranged`: the first spot of the line with a hero, a structure or the circle; and the first corpse pile. */
static void
look_along (const LsPosition *position,
            const LsGround   *ground,
            const LsSpots    *own,
            LsSpot            from,
            LsFacing          direction,
            guint             range,
            LsCandidates     *targets,
            LsCandidates     *piles)
{
  gboolean tall = position->rulings.value[LS_RULING_RANGED_BLOCKING] == LS_RANGED_BLOCKING_TALL;
  guint32 ends = tall ? LS_HOLDS_TREE | LS_HOLDS_CLIFF | LS_HOLDS_EDGE : 0;
  guint reach = MIN (range, spots_to_the_edge (position->board, from, direction));
  gboolean pile_seen = FALSE;
  LsSpot spot = from;

  for (guint distance = 1; distance <= reach; distance++)
    {
      guint32 holds;

      spot = ls_spot_beside (spot, direction);
      if (own->n > 1 && ls_spots_contain (own, spot))
        continue; /* what it stands on itself is not beside it */
      holds = ground->holds[spot];
      if (holds & LS_HOLDS_CIRCLE)
        add_candidate (targets, LS_THING_CIRCLE, 0, distance);
      if (holds & LS_HOLDS_HERO)
        add_candidate (targets, LS_THING_HERO, ground->hero[spot], distance);
      if (holds & LS_HOLDS_STRUCTURE)
        add_candidate (targets, LS_THING_STRUCTURE, ground->structure[spot], distance);
      if ((holds & LS_HOLDS_CORPSE) && !pile_seen)
        {
          add_candidate (piles, LS_THING_TOKEN, ground->token[spot], distance);
          pile_seen = TRUE;
        }
      if (holds & (LS_HOLDS_CIRCLE | LS_HOLDS_HERO | LS_HOLDS_STRUCTURE | ends))
        return;
    }
}

/* All that the attack could strike from where the monster stands after its movement. A melee attack looks one spot
 * far, to all four sides. Corpse piles are looked at only when there is nothing else (`target.corpse`). */
void
ls_target_find (const LsPosition   *position,
                const LsResolution *resolution,
                guint               monster,
                LsCandidates       *targets)
{
  const LsMonsterType *type = ls_position_type (position, monster);
  const LsMonsterAfter *after = ls_resolution_monster (resolution, monster);
  const LsSpots *spots = &ls_position_monster (position, monster)->spots;
  gboolean ranged = type->attack == LS_ATTACK_RANGED;
  gboolean facing_only = ranged && position->rulings.value[LS_RULING_RANGED_DIRECTION] == LS_RANGED_DIRECTION_FACING;
  LsCandidates piles;

  targets->n = piles.n = 0;
  for (guint i = 0; i < spots->n; i++)
    for (LsFacing direction = LS_NORTH; direction < LS_N_FACINGS; direction++)
      if (!facing_only || direction == after->facing)
        look_along (position, &resolution->ground, spots, i == 0 ? after->at : spots->at[i], direction,
                    ranged ? type->range : 1, targets, &piles);
  if (targets->n == 0)
    {
      targets->n = piles.n;
      for (guint i = 0; i < piles.n; i++)
        targets->at[i] = piles.at[i];
    }
  targets->left = targets->n;
  targets->rule = ranged ? LS_RULE_ATTACK_RANGED : LS_RULE_ATTACK_MELEE;
}

typedef struct
{
  const LsPosition *position;
  guint             damage;
} Question;

/* How far a candidate is from being struck by one rule: those with the least stay in. */
typedef int (*Measure) (const Question    *question,
                        const LsCandidate *candidate);

static int
measure_circle (const Question    *question G_GNUC_UNUSED,
                const LsCandidate *candidate)
{
  return candidate->thing.kind == LS_THING_CIRCLE ? 0 : 1;
}

static int
measure_distance (const Question    *question G_GNUC_UNUSED,
                  const LsCandidate *candidate)
{
  return candidate->distance;
}

static int
measure_hero (const Question    *question G_GNUC_UNUSED,
              const LsCandidate *candidate)
{
  return candidate->thing.kind == LS_THING_HERO ? 0 : 1;
}

static int
measure_wounds (const Question    *question,
                const LsCandidate *candidate)
{
  if (candidate->thing.kind != LS_THING_HERO)
    return 0;
  return -(int) ls_position_hero (question->position, candidate->thing.index)->wounds;
}

static int
measure_mana (const Question    *question,
              const LsCandidate *candidate)
{
  if (candidate->thing.kind != LS_THING_HERO)
    return 0;
  return -(int) ls_position_hero (question->position, candidate->thing.index)->base_mana;
}

/* The number of this monster's attacks under which it would fall. */
static int
measure_weakness (const Question    *question,
                  const LsCandidate *candidate)
{
  const LsStructure *structure;
  guint left;

  if (candidate->thing.kind != LS_THING_STRUCTURE || question->damage == 0)
    return 0;
  structure = ls_position_structure (question->position, candidate->thing.index);
  left = structure->type->hit_points - structure->flames;
  return (int) ((left + question->damage - 1) / question->damage);
}

static int
measure_class (const Question    *question,
               const LsCandidate *candidate)
{
  if (candidate->thing.kind != LS_THING_STRUCTURE)
    return 0;
  return (int) ls_position_structure (question->position, candidate->thing.index)->type->class_;
}

static void
keep_least (LsCandidates   *self,
            LsRule          rule,
            const Question *question,
            Measure         measure)
{
  int least = G_MAXINT;

  for (guint i = 0; i < self->n; i++)
    if (self->at[i].out_by == LS_N_RULES)
      least = MIN (least, measure (question, &self->at[i]));
  for (guint i = 0; i < self->n; i++)
    if (self->at[i].out_by == LS_N_RULES && measure (question, &self->at[i]) > least)
      {
        self->at[i].out_by = (guint8) rule;
        self->left--;
        self->rule = rule;
      }
}

/* Rules candidates out, rule by rule, until one is left or only the players can decide. */
void
ls_target_decide (const LsPosition *position,
                  guint             monster,
                  guint             damage,
                  LsCandidates     *self)
{
  static const struct
  {
    LsRule  rule;
    Measure measure;
  } rules[] = {
    { LS_RULE_TARGET_CIRCLE, measure_circle },
    { LS_RULE_TARGET_NEAREST, measure_distance },
    { LS_RULE_TARGET_HERO, measure_hero },
    { LS_RULE_TARGET_HERO_WOUNDS, measure_wounds },
    { LS_RULE_TARGET_HERO_MANA, measure_mana },
    { LS_RULE_TARGET_STRUCTURE_WEAKEST, measure_weakness },
    { LS_RULE_TARGET_STRUCTURE_KIND, measure_class },
  };
  Question question = { position, damage };
  gboolean ranged = ls_position_type (position, monster)->attack == LS_ATTACK_RANGED;

  for (guint i = 0; i < G_N_ELEMENTS (rules) && self->left > 1; i++)
    if (rules[i].rule != LS_RULE_TARGET_NEAREST || ranged)
      keep_least (self, rules[i].rule, &question, rules[i].measure);
  if (self->left > 1)
    self->rule = LS_RULE_TARGET_PLAYERS;
  else if (self->left == 1 && self->at[0].thing.kind == LS_THING_TOKEN)
    self->rule = LS_RULE_TARGET_CORPSE;
}

/* `target.tower-hero`: who is struck when the chosen hero stands on a watchtower or warp gate. */
LsThing
ls_target_struck (const LsPosition   *position,
                  const LsResolution *resolution,
                  LsThing             chosen)
{
  const LsGround *ground = &resolution->ground;
  LsSpot at;

  if (chosen.kind != LS_THING_HERO || position->rulings.value[LS_RULING_TOWER_HERO] != LS_TOWER_HERO_TOWER)
    return chosen;
  at = ls_position_hero (position, chosen.index)->at;
  if (!(ground->holds[at] & LS_HOLDS_STRUCTURE)
      || ls_position_structure (position, ground->structure[at])->type->entry != LS_HERO_ON_TOP)
    return chosen;
  return (LsThing){ LS_THING_STRUCTURE, ground->structure[at] };
}
