/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "attack.h"

#include "targeting.h"
#include "walk.h"

#define STRUCK_BY_AREA (LS_HOLDS_CIRCLE | LS_HOLDS_HERO | LS_HOLDS_STRUCTURE | LS_HOLDS_CORPSE)

typedef struct
{
  const LsPosition *position;
  const LsAnswers  *answers;
  LsResolution     *resolution;
  gboolean          bestial[128]; /* by sector */
} Step;

/* The rule that keeps a monster on the board from attacking, or LS_N_RULES. */
LsRule
ls_attack_hindered (const LsPosition   *position,
                    const LsResolution *resolution,
                    guint               monster)
{
  const LsMonsterAfter *after = ls_resolution_monster (resolution, monster);

  if (after->stunned || ls_position_monster (position, monster)->stunned)
    return LS_RULE_ATTACK_STUNNED;
  if ((resolution->ground.holds[after->at] & LS_HOLDS_MIST)
      && position->rulings.value[LS_RULING_MIST_ATTACK] == LS_MIST_ATTACK_NO)
    return LS_RULE_MIST_NO_ATTACK;
  return LS_N_RULES;
}

/* `attack.bestial`: one more in the sector of a bestial monster. */
static guint
damage_of (const Step *self,
           guint       monster)
{
  const char *sector = self->position->board->sector;
  const LsSpots *spots = &ls_position_monster (self->position, monster)->spots;
  gboolean bestial = self->bestial[(guchar) sector[ls_resolution_monster (self->resolution, monster)->at] & 127];

  for (guint i = 1; i < spots->n; i++)
    bestial = bestial || self->bestial[(guchar) sector[spots->at[i]] & 127];
  return ls_position_type (self->position, monster)->damage + (bestial ? 1 : 0);
}

guint
ls_attack_damage (const LsPosition   *position,
                  const LsResolution *resolution,
                  guint               monster)
{
  Step self = { .position = position, .resolution = (LsResolution *) resolution };

  ls_ability_sectors (position, resolution, LS_ABILITY_BESTIAL, self.bestial);
  return damage_of (&self, monster);
}

static void
add_hit (Step     *self,
         LsAttack *attack,
         LsThing   thing,
         guint     damage)
{
  GArray *hits = self->resolution->hits;
  LsHit hit = { thing, (guint16) damage };

  /* `board.footprint`: once, however many of its spots are struck */
  for (guint i = attack->first_hit; i < hits->len; i++)
    if (ls_thing_equal (g_array_index (hits, LsHit, i).thing, thing))
      return;
  g_array_append_val (hits, hit);
  attack->n_hits++;
}

static void
add_choice (Step     *self,
            LsAttack *attack,
            LsThing   thing)
{
  GArray *choices = self->resolution->choices;

  for (guint i = attack->first_choice; i < choices->len; i++)
    if (ls_thing_equal (g_array_index (choices, LsThing, i), thing))
      return;
  g_array_append_val (choices, thing);
  attack->n_choices++;
}

/* The players' answer, if it is one of the attack's choices. */
static const LsThing *
find_answer (const Step     *self,
             const LsAttack *attack)
{
  for (guint i = 0; self->answers && i < self->answers->n; i++)
    {
      const LsAnswer *answer = &self->answers->answers[i];

      if (answer->monster != attack->monster)
        continue;
      for (guint j = 0; j < attack->n_choices; j++)
        {
          const LsThing *choice = &g_array_index (self->resolution->choices, LsThing, attack->first_choice + j);

          if (ls_thing_equal (*choice, answer->target))
            return &answer->target;
        }
    }
  return NULL;
}

/* `attack.melee`, `attack.ranged`: one target, by the rules of targeting. */
static void
strike_one (Step     *self,
            LsAttack *attack)
{
  guint damage = damage_of (self, attack->monster);
  const LsThing *answer;
  LsCandidates candidates;

  ls_target_find (self->position, self->resolution, attack->monster, &candidates);
  ls_target_decide (self->position, attack->monster, damage, &candidates);
  attack->rule = (guint8) candidates.rule;
  for (guint i = 0; i < candidates.n; i++)
    {
      if (candidates.at[i].out_by != LS_N_RULES)
        continue;
      if (candidates.left == 1)
        add_hit (self, attack, ls_target_struck (self->position, self->resolution, candidates.at[i].thing), damage);
      else
        add_choice (self, attack, candidates.at[i].thing);
    }
  answer = find_answer (self, attack);
  if (answer)
    {
      g_array_set_size (self->resolution->choices, attack->first_choice);
      attack->n_choices = 0;
      add_hit (self, attack, ls_target_struck (self->position, self->resolution, *answer), damage);
      if (answer->kind == LS_THING_TOKEN)
        attack->rule = LS_RULE_TARGET_CORPSE;
    }
}

/* A watchtower or warp gate takes an area's damage for the hero on it, who is spared. */
static gboolean
is_sheltered (const Step *self,
              LsSpot      spot)
{
  const LsGround *ground = &self->resolution->ground;

  return (ground->holds[spot] & LS_HOLDS_STRUCTURE)
         && ls_position_structure (self->position, ground->structure[spot])->type->entry == LS_HERO_ON_TOP;
}

static void
strike_spot (Step     *self,
             LsAttack *attack,
             LsSpot    spot,
             guint     damage,
             guint     damage_to_heroes)
{
  const LsGround *ground = &self->resolution->ground;
  guint32 holds = ground->holds[spot];

  if (holds & LS_HOLDS_CIRCLE)
    add_hit (self, attack, (LsThing){ LS_THING_CIRCLE, 0 }, damage);
  if ((holds & LS_HOLDS_HERO) && !is_sheltered (self, spot))
    add_hit (self, attack, (LsThing){ LS_THING_HERO, ground->hero[spot] }, damage_to_heroes);
  if (holds & LS_HOLDS_STRUCTURE)
    add_hit (self, attack, (LsThing){ LS_THING_STRUCTURE, ground->structure[spot] }, damage);
  if (holds & LS_HOLDS_CORPSE)
    add_hit (self, attack, (LsThing){ LS_THING_TOKEN, ground->token[spot] }, damage);
}

/* The ruling `area-trigger`: something in the area, or only on one of the four sides. */
static gboolean
is_triggered (const Step    *self,
              const LsSpots *spots,
              const LsSpot  *area,
              guint          n)
{
  const LsGround *ground = &self->resolution->ground;
  guint32 found = 0;

  if (self->position->rulings.value[LS_RULING_AREA_TRIGGER] == LS_AREA_TRIGGER_CONTACT)
    found = ls_ground_around (ground, spots);
  else
    for (guint i = 0; i < n; i++)
      found |= ground->holds[area[i]];
  return (found & STRUCK_BY_AREA) != 0;
}

/* `attack.area`, `attack.explosion`: all in the area. Of the monsters there, the players choose one for an
 * explosion. */
static void
strike_area (Step     *self,
             LsAttack *attack)
{
  gboolean explodes = attack->kind == LS_ATTACK_EXPLOSION;
  guint damage = damage_of (self, attack->monster);
  const LsGround *ground = &self->resolution->ground;
  LsSpots spots = ls_position_monster (self->position, attack->monster)->spots;
  const LsThing *answer;
  LsSpot area[LS_MAX_AREA];
  guint n;

  spots.at[0] = ls_resolution_monster (self->resolution, attack->monster)->at;
  n = ls_spots_area (&spots, area);
  if (!is_triggered (self, &spots, area, n))
    return;
  attack->rule = explodes ? LS_RULE_ATTACK_EXPLOSION : LS_RULE_ATTACK_AREA;
  for (guint i = 0; i < n; i++)
    {
      strike_spot (self, attack, area[i], damage, explodes ? LS_EXPLOSION_TO_HEROES : damage);
      if (explodes && (ground->holds[area[i]] & LS_HOLDS_MONSTER))
        add_choice (self, attack, (LsThing){ LS_THING_MONSTER, ground->monster[area[i]] });
    }
  answer = find_answer (self, attack); /* its dice are still to be rolled */
  if (answer)
    {
      g_array_index (self->resolution->choices, LsThing, attack->first_choice) = *answer;
      g_array_set_size (self->resolution->choices, attack->first_choice + 1);
      attack->n_choices = 1;
    }
}

static void
attack_with (Step *self,
             guint monster)
{
  LsAttackKind kind = ls_position_type (self->position, monster)->attack;
  LsAttack attack = { .monster = (guint16) monster,
                      .kind = (guint8) kind,
                      .first_hit = self->resolution->hits->len,
                      .first_choice = self->resolution->choices->len };

  if (kind == LS_ATTACK_NONE || ls_resolution_monster (self->resolution, monster)->gone
      || ls_attack_hindered (self->position, self->resolution, monster) != LS_N_RULES)
    return;
  if (kind == LS_ATTACK_AREA || kind == LS_ATTACK_EXPLOSION)
    strike_area (self, &attack);
  else
    strike_one (self, &attack);
  if (attack.n_hits > 0 || attack.n_choices > 0)
    g_array_append_val (self->resolution->attacks, attack);
}

/* `attack.simultaneous`: all targets are chosen on the board as it stands after movement; then damage.c lets the
 * damage fall. */
void
ls_attack_run (const LsPosition *position,
               const LsAnswers  *answers,
               LsResolution     *resolution)
{
  Step self = { .position = position, .answers = answers, .resolution = resolution };

  ls_ability_sectors (position, resolution, LS_ABILITY_BESTIAL, self.bestial);
  for (guint i = 0; i < resolution->order->len; i++)
    attack_with (&self, g_array_index (resolution->order, guint16, i));
}
