/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage.h"

#include <string.h>

#include "panic.h"

#define MANA_DRAINED 2

/* `damage.hero`, `attack.mana-drain`. */
static void
hurt_hero (LsResolution        *resolution,
           guint                index,
           guint                damage,
           const LsMonsterType *by)
{
  LsHeroAfter *hero = ls_resolution_hero (resolution, index);

  hero->wounds += damage;
  if (by->abilities & LS_ABILITY_MANA_DRAIN)
    hero->mana -= MIN (hero->mana, MANA_DRAINED);
}

/* `damage.structure`: never more flames than it has hit points left; those of walls come from the box. */
static void
burn_structure (const LsPosition *position,
                LsResolution     *resolution,
                guint             index,
                guint             damage)
{
  const LsStructureType *type = ls_position_structure (position, index)->type;
  LsStructureAfter *structure = ls_resolution_structure (resolution, index);
  guint flames = MIN (damage, type->hit_points - structure->flames);

  structure->flames += flames;
  structure->destroyed = structure->flames == type->hit_points;
  if (type->class_ != LS_WALL)
    ls_panic_take_flames ((guint8 *) resolution->panic->data, resolution->panic->len, flames);
}

static void
apply_hit (const LsPosition    *position,
           LsResolution        *resolution,
           const LsHit         *hit,
           const LsMonsterType *by)
{
  switch ((LsThingKind) hit->thing.kind)
    {
    case LS_THING_CIRCLE: /* `damage.circle` */
      resolution->mages -= MIN (resolution->mages, hit->damage);
      break;
    case LS_THING_HERO:
      hurt_hero (resolution, hit->thing.index, hit->damage, by);
      break;
    case LS_THING_STRUCTURE:
      burn_structure (position, resolution, hit->thing.index, hit->damage);
      break;
    case LS_THING_TOKEN: /* any damage takes a corpse pile off the board */
      ls_resolution_token (resolution, hit->thing.index)->gone = TRUE;
      break;
    case LS_THING_MONSTER: /* the dice are the players' */
    default:
      break;
    }
}

static void
end_stuns (const LsPosition *position,
           LsResolution     *resolution)
{
  for (guint i = 0; i < position->monsters->len; i++)
    if (ls_position_monster (position, i)->stunned)
      ls_resolution_monster (resolution, i)->stunned = FALSE;
}

/* All damage falls together; then the dead are counted and old stuns end (`attack.stunned`). */
void
ls_damage_apply (const LsPosition *position,
                 LsResolution     *resolution)
{
  for (guint i = 0; i < resolution->attacks->len; i++)
    {
      const LsAttack *attack = &g_array_index (resolution->attacks, LsAttack, i);

      for (guint j = 0; j < attack->n_hits; j++)
        apply_hit (position, resolution, &g_array_index (resolution->hits, LsHit, attack->first_hit + j),
                   ls_position_type (position, attack->monster));
      if (attack->kind == LS_ATTACK_EXPLOSION)
        {
          LsMonsterAfter *exploder = ls_resolution_monster (resolution, attack->monster);

          exploder->gone = exploder->exploded = TRUE;
        }
    }
  resolution->lost = resolution->mages == 0;
  for (guint i = 0; i < position->heroes->len; i++)
    {
      LsHeroAfter *hero = ls_resolution_hero (resolution, i);

      hero->dead = hero->wounds >= ls_position_hero (position, i)->hit_points;
      resolution->lost = resolution->lost || hero->dead;
    }
  end_stuns (position, resolution);
}

/* `damage.armor`: what is left of one attack's damage. What a card could stop beyond that is lost. */
guint
ls_damage_after_armor (guint        damage,
                       LsProtection protection,
                       gboolean     armor_fails)
{
  guint stopped = (armor_fails ? 0 : protection.armor) + protection.perks + (protection.armor_up ? 1 : 0);

  return damage - MIN (damage, stopped);
}

/* `attack.slayer`, `attack.explosion`: armor and shield cards cannot lessen it. */
gboolean
ls_damage_armor_fails (const LsMonsterType *type)
{
  return type->attack == LS_ATTACK_EXPLOSION || (type->abilities & LS_ABILITY_SLAYER);
}

/* `damage.shop`: whether the last shop fell in this phase. */
gboolean
ls_damage_closes_shop (const LsPosition   *position,
                       const LsResolution *resolution)
{
  gboolean fell = FALSE;

  for (guint i = 0; i < position->structures->len; i++)
    if (strcmp (ls_position_structure (position, i)->type->id, "shop") == 0)
      {
        if (!ls_resolution_structure (resolution, i)->destroyed)
          return FALSE;
        fell = TRUE;
      }
  return fell;
}
