/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second reading of the attack step: lists of possible targets, sieved rule by rule; then all damage at once. */
#include "second-reading-private.h"

typedef enum
{
  TARGET_CIRCLE,
  TARGET_HERO,
  TARGET_STRUCTURE,
  TARGET_CORPSE_PILE,
} TargetKind;

typedef struct
{
  TargetKind         kind;
  const char        *id;
  const LsHero      *hero;
  const LsStructure *structure;
  SrToken           *pile;
  int                distance;
} Target;

typedef struct
{
  SrTable         *table;
  const SrMonster *monster;
  int              damage; /* with bestial's one more */
  JsonArray       *attacks;
  GArray          *blows;  /* Blow, of all attackers */
  gboolean         explodes;
} Attack;

/* One target struck by one attack: it takes effect when all are chosen (`attack.simultaneous`). */
typedef struct
{
  Target   target;
  int      damage;
  gboolean drains_mana;
} Blow;

/* Lists of targets */

static GArray *
targets_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Target));
}

/* `board.footprint`: each thing is one target, at the nearest of its spots that count. */
static void
add_target (GArray *targets,
            Target  target)
{
  for (guint i = 0; i < targets->len; i++)
    {
      Target *there = &g_array_index (targets, Target, i);

      if (g_str_equal (there->id, target.id) && there->kind == target.kind)
        {
          there->distance = MIN (there->distance, target.distance);
          return;
        }
    }

  g_array_append_val (targets, target);
}

static void
add_circle_on (const SrTable *table,
               GArray        *targets,
               SrPlace        place,
               int            distance)
{
  if (sr_is_circle (table, place))
    add_target (targets, (Target) { .kind = TARGET_CIRCLE, .id = "circle", .distance = distance });
}

static void
add_hero_on (const SrTable *table,
             GArray        *targets,
             SrPlace        place,
             int            distance)
{
  const LsHero *hero = sr_hero_on (table, place);

  if (hero != NULL)
    add_target (targets, (Target) { .kind = TARGET_HERO, .id = hero->id, .hero = hero, .distance = distance });
}

static void
add_structure_on (const SrTable *table,
                  GArray        *targets,
                  SrPlace        place,
                  int            distance)
{
  const LsStructure *structure = sr_structure_on (table, place);

  if (structure != NULL)
    add_target (targets, (Target) { .kind = TARGET_STRUCTURE, .id = structure->id, .structure = structure,
                                    .distance = distance });
}

static void
add_pile_on (const SrTable *table,
             GArray        *targets,
             SrPlace        place,
             int            distance)
{
  SrToken *pile = sr_token_on (table, place, LS_TOKEN_CORPSE_PILE);

  if (pile != NULL)
    add_target (targets, (Target) { .kind = TARGET_CORPSE_PILE, .id = pile->given->id, .pile = pile,
                                    .distance = distance });
}

/* Everything on the place that a melee or ranged attack puts before corpse piles. */
static void
add_all_on (const SrTable *table,
            GArray        *targets,
            SrPlace        place,
            int            distance)
{
  add_circle_on (table, targets, place, distance);
  add_hero_on (table, targets, place, distance);
  add_structure_on (table, targets, place, distance);
}

/* Section 8: each rule gives every target a mark, and those with the lowest stay. */

typedef int (*Mark) (const Attack *attack,
                     const Target *target);

static int
mark_circle (const Attack *attack G_GNUC_UNUSED,
             const Target *target)
{
  return target->kind == TARGET_CIRCLE ? 0 : 1;
}

static int
mark_nearest (const Attack *attack G_GNUC_UNUSED,
              const Target *target)
{
  return target->distance;
}

static int
mark_hero (const Attack *attack G_GNUC_UNUSED,
           const Target *target)
{
  return target->kind == TARGET_HERO ? 0 : 1;
}

static int
mark_hero_wounds (const Attack *attack G_GNUC_UNUSED,
                  const Target *target)
{
  return target->kind == TARGET_HERO ? -(int) target->hero->wounds : 0;
}

static int
mark_hero_mana (const Attack *attack G_GNUC_UNUSED,
                const Target *target)
{
  return target->kind == TARGET_HERO ? -(int) target->hero->base_mana : 0;
}

/* How many of this monster's attacks it would stand. */
static int
mark_structure_weakest (const Attack *attack,
                        const Target *target)
{
  int left, blows = 0;

  if (target->kind != TARGET_STRUCTURE || attack->damage <= 0)
    return 0;

  left = (int) target->structure->type->hit_points - (int) target->structure->flames;
  for (; left > 0; left -= attack->damage)
    blows++;

  return blows;
}

static int
mark_structure_kind (const Attack *attack G_GNUC_UNUSED,
                     const Target *target)
{
  if (target->kind != TARGET_STRUCTURE)
    return 0;

  switch (target->structure->type->class_)
    {
    case LS_DEFENSE:  return 1;
    case LS_WALL:     return 2;
    case LS_BUILDING: return 3;
    default:          g_assert_not_reached ();
    }
}

/* All targets of a melee attack are equally near: there `target.nearest` takes nobody out. */
static const struct
{
  const char *rule;
  Mark        mark;
} sieves[] = {
  { "target.circle", mark_circle },
  { "target.nearest", mark_nearest },
  { "target.hero", mark_hero },
  { "target.hero-wounds", mark_hero_wounds },
  { "target.hero-mana", mark_hero_mana },
  { "target.structure-weakest", mark_structure_weakest },
  { "target.structure-kind", mark_structure_kind },
};

static GArray *
sieve (const Attack *attack,
       const GArray *targets,
       Mark          mark)
{
  GArray *kept = targets_new ();
  int lowest = G_MAXINT;

  for (guint i = 0; i < targets->len; i++)
    lowest = MIN (lowest, mark (attack, &g_array_index (targets, Target, i)));

  for (guint i = 0; i < targets->len; i++)
    {
      Target target = g_array_index (targets, Target, i);

      if (mark (attack, &target) == lowest)
        g_array_append_val (kept, target);
    }

  return kept;
}

/* Reports */

static JsonObject *
report (Attack     *attack,
        const char *kind,
        const char *rule)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "monster", attack->monster->given->id);
  json_object_set_string_member (object, "kind", kind);
  json_object_set_string_member (object, "rule", rule);
  json_array_add_object_element (attack->attacks, object);

  return object;
}

static void
strike (Attack    *attack,
        JsonArray *list,
        Target     target,
        int        damage)
{
  JsonObject *object = json_object_new ();
  Blow blow = { target, damage, sr_has (attack->monster, LS_ABILITY_MANA_DRAIN) };

  g_array_append_val (attack->blows, blow);
  json_object_set_string_member (object, "id", target.id);
  json_object_set_int_member (object, "damage", damage);
  json_array_add_object_element (list, object);
}

/* The structure that a hero stands on top of (watchtower, warp gate); NULL: none. */
static const LsStructure *
tower_under (const SrTable *table,
             const LsHero  *hero)
{
  const LsStructure *structure = sr_structure_on (table, sr_place (hero->at));

  return structure != NULL && structure->type->entry == LS_HERO_ON_TOP ? structure : NULL;
}

/* `target.tower-hero`, for the one target of a melee or ranged attack. */
static Target
whom_it_lands_on (const Attack *attack,
                  Target        target)
{
  const LsStructure *tower = target.kind == TARGET_HERO ? tower_under (attack->table, target.hero) : NULL;

  if (tower == NULL || sr_ruling (attack->table, LS_RULING_TOWER_HERO) == LS_TOWER_HERO_HERO)
    return target;

  return (Target) { .kind = TARGET_STRUCTURE, .id = tower->id, .structure = tower, .distance = target.distance };
}

/* Strikes the one that is left, or asks the players (`target.players`). */
static void
report_single (Attack       *attack,
               const char   *kind,
               const char   *rule,
               const GArray *left)
{
  JsonArray *list = json_array_new ();

  if (left->len == 1)
    {
      JsonObject *object = report (attack, kind, rule);

      strike (attack, list, whom_it_lands_on (attack, g_array_index (left, Target, 0)), attack->damage);
      json_object_set_array_member (object, "targets", list);
      return;
    }

  for (guint i = 0; i < left->len; i++)
    json_array_add_string_element (list, g_array_index (left, Target, i).id);
  json_object_set_array_member (report (attack, kind, "target.players"), "choice", list);
}

/* Sieves until one is left or the rules are at an end. */
static void
choose_among (Attack       *attack,
              const char   *kind,
              const char   *only_one,
              const GArray *possible)
{
  g_autoptr (GArray) left = g_array_copy ((GArray *) possible);
  const char *rule = only_one;

  for (guint i = 0; i < G_N_ELEMENTS (sieves); i++)
    {
      GArray *kept = sieve (attack, left, sieves[i].mark);

      if (kept->len < left->len)
        rule = sieves[i].rule;
      g_array_unref (left);
      left = kept;
    }

  report_single (attack, kind, rule, left);
}

/* `target.corpse`: only when there is nothing else. */
static void
choose_pile (Attack       *attack,
             const char   *kind,
             const GArray *piles)
{
  g_autoptr (GArray) nearest = sieve (attack, piles, mark_nearest);

  if (nearest->len > 0)
    report_single (attack, kind, "target.corpse", nearest);
}

/* `attack.melee` */
static void
attack_melee (Attack *attack)
{
  g_autoptr (GArray) sides = sr_sides_of (attack->monster);
  g_autoptr (GArray) possible = targets_new ();
  g_autoptr (GArray) piles = targets_new ();

  for (guint i = 0; i < sides->len; i++)
    {
      add_all_on (attack->table, possible, g_array_index (sides, SrPlace, i), 1);
      add_pile_on (attack->table, piles, g_array_index (sides, SrPlace, i), 1);
    }

  if (possible->len > 0)
    choose_among (attack, "melee", "attack.melee", possible);
  else
    choose_pile (attack, "melee", piles);
}

/* Ruling `ranged-blocking` = tall: trees and cliff end a line, and the edge counts as cliff (`board.cliff`). */
static gboolean
ends_the_line (const SrTable *table,
               SrPlace        place)
{
  LsTerrain terrain = sr_terrain (table, place);

  return sr_ruling (table, LS_RULING_RANGED_BLOCKING) == LS_RANGED_BLOCKING_TALL &&
         (terrain == LS_TERRAIN_TREE || terrain == LS_TERRAIN_CLIFF || terrain == LS_TERRAIN_NONE);
}

/* One line of `attack.ranged`: the first hero, structure or circle, and the first pile. */
static void
look_along (const Attack *attack,
            SrPlace       from,
            LsFacing      direction,
            GArray       *possible,
            GArray       *piles)
{
  g_autoptr (GArray) first = targets_new ();
  g_autoptr (GArray) first_pile = targets_new ();
  SrPlace place = from;

  for (guint distance = 1; distance <= attack->monster->type->range && first->len == 0; distance++)
    {
      place = sr_beside (place, direction);
      if (ends_the_line (attack->table, place))
        break;

      add_all_on (attack->table, first, place, (int) distance);
      if (first_pile->len == 0)
        add_pile_on (attack->table, first_pile, place, (int) distance);
    }

  for (guint i = 0; i < first->len; i++)
    add_target (possible, g_array_index (first, Target, i));
  for (guint i = 0; i < first_pile->len; i++)
    add_target (piles, g_array_index (first_pile, Target, i));
}

/* `attack.ranged`, ruling `ranged-direction`. */
static void
attack_ranged (Attack *attack)
{
  gboolean only_facing = sr_ruling (attack->table, LS_RULING_RANGED_DIRECTION) == LS_RANGED_DIRECTION_FACING;
  g_autoptr (GArray) possible = targets_new ();
  g_autoptr (GArray) piles = targets_new ();

  for (guint i = 0; i < attack->monster->places->len; i++)
    for (guint direction = 0; direction < LS_N_FACINGS; direction++)
      if (!only_facing || direction == attack->monster->facing)
        look_along (attack, g_array_index (attack->monster->places, SrPlace, i), (LsFacing) direction, possible, piles);

  if (possible->len > 0)
    choose_among (attack, "ranged", "attack.ranged", possible);
  else
    choose_pile (attack, "ranged", piles);
}

/* All that an area attack strikes on these places. A tower takes it for the hero on it (`attack.area`). */
static GArray *
struck_on (const SrTable *table,
           const GArray  *places)
{
  GArray *struck = targets_new ();

  for (guint i = 0; i < places->len; i++)
    {
      SrPlace place = g_array_index (places, SrPlace, i);
      const LsHero *hero = sr_hero_on (table, place);

      if (hero != NULL && tower_under (table, hero) == NULL)
        add_hero_on (table, struck, place, 0);
      add_circle_on (table, struck, place, 0);
      add_structure_on (table, struck, place, 0);
      add_pile_on (table, struck, place, 0);
    }

  return struck;
}

/* Ruling `area-trigger`: one of them in the area, or on one of the four sides. */
static gboolean
is_set_off (const Attack *attack,
            const GArray *struck)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) adjacent = NULL;

  if (sr_ruling (attack->table, LS_RULING_AREA_TRIGGER) == LS_AREA_TRIGGER_AREA)
    return struck->len > 0;

  sides = sr_sides_of (attack->monster);
  adjacent = struck_on (attack->table, sides);

  return adjacent->len > 0;
}

/* The figures of which the players choose one (`attack.explosion`); tiles are not among them. */
static void
add_monsters_to_choose (const Attack *attack,
                        const GArray *area,
                        JsonObject   *object)
{
  JsonArray *choice = json_array_new ();

  for (guint m = 0; m < attack->table->monsters->len; m++)
    {
      const SrMonster *other = g_ptr_array_index (attack->table->monsters, m);
      gboolean inside = FALSE;

      for (guint i = 0; i < area->len; i++)
        inside = inside || sr_stands_on (other, g_array_index (area, SrPlace, i));
      if (inside && !other->gone && other != attack->monster)
        json_array_add_string_element (choice, other->given->id);
    }

  if (json_array_get_length (choice) > 0)
    json_object_set_array_member (object, "choice", choice);
  else
    json_array_unref (choice);
}

/* `attack.area`, `attack.explosion` */
static void
attack_around (Attack  *attack,
               gboolean explosion)
{
  g_autoptr (GArray) area = sr_area_of (attack->monster);
  g_autoptr (GArray) struck = struck_on (attack->table, area);
  JsonArray *list;
  JsonObject *object;

  if (!is_set_off (attack, struck))
    return;

  list = json_array_new ();
  object = report (attack, explosion ? "explosion" : "area", explosion ? "attack.explosion" : "attack.area");
  for (guint i = 0; i < struck->len; i++)
    {
      Target target = g_array_index (struck, Target, i);

      strike (attack, list, target, explosion && target.kind == TARGET_HERO ? 4 : attack->damage);
    }
  json_object_set_array_member (object, "targets", list);

  if (explosion)
    add_monsters_to_choose (attack, area, object);
  attack->explodes = explosion;
}

/* `attack.stunned`, `mist.no-attack` */
static gboolean
may_attack (const SrTable   *table,
            const SrMonster *monster)
{
  if (monster->gone || monster->began_stunned || monster->stunned_by_trap)
    return FALSE;

  return !sr_in_mist (table, sr_first_place (monster)) ||
         sr_ruling (table, LS_RULING_MIST_ATTACK) == LS_MIST_ATTACK_YES;
}

/* Returns whether the monster exploded. */
static gboolean
attack_with (SrTable         *table,
             const SrMonster *monster,
             JsonArray       *attacks,
             GArray          *blows)
{
  Attack attack = {
    .table = table, .monster = monster, .damage = (int) monster->type->damage, .attacks = attacks, .blows = blows,
  };

  /* `attack.bestial` */
  if (sr_with_ability_near (table, monster, LS_ABILITY_BESTIAL))
    attack.damage += 1;

  switch (monster->type->attack)
    {
    case LS_ATTACK_MELEE:     attack_melee (&attack); break;
    case LS_ATTACK_RANGED:    attack_ranged (&attack); break;
    case LS_ATTACK_AREA:      attack_around (&attack, FALSE); break;
    case LS_ATTACK_EXPLOSION: attack_around (&attack, TRUE); break;
    case LS_ATTACK_NONE:      break;
    case LS_N_ATTACKS:
    default:                  g_assert_not_reached ();
    }

  return attack.explodes;
}

/* Damage */

/* `damage.hero`, `attack.mana-drain`. Returns whether the hero dies. */
static gboolean
hurt_hero (const LsHero *hero,
           const GArray *blows,
           JsonArray    *heroes)
{
  JsonObject *object = json_object_new ();
  int wounds = (int) hero->wounds;
  int mana = (int) hero->mana;

  for (guint i = 0; i < blows->len; i++)
    {
      const Blow *blow = &g_array_index (blows, Blow, i);

      if (blow->target.kind != TARGET_HERO || blow->target.hero != hero)
        continue;
      wounds += blow->damage;
      if (blow->drains_mana)
        mana = MAX (mana - 2, 0);
    }

  json_object_set_string_member (object, "id", hero->id);
  json_object_set_int_member (object, "wounds", wounds);
  json_object_set_int_member (object, "mana", mana);
  json_object_set_boolean_member (object, "dead", wounds >= (int) hero->hit_points);
  json_array_add_object_element (heroes, object);

  return wounds >= (int) hero->hit_points;
}

static void
take_flame_from_track (GArray *panic)
{
  for (guint slot = 0; slot < panic->len; slot++)
    if (g_array_index (panic, guint8, slot) > 0)
      {
        g_array_index (panic, guint8, slot)--;
        return;
      }
}

/* `damage.structure`, `damage.destroyed`: one flame at a time, no more than it can bear. */
static void
burn_structure (const LsStructure *structure,
                const GArray      *blows,
                GArray            *panic,
                JsonArray         *structures)
{
  JsonObject *object = json_object_new ();
  guint flames = structure->flames;

  for (guint i = 0; i < blows->len; i++)
    {
      const Blow *blow = &g_array_index (blows, Blow, i);

      if (blow->target.kind != TARGET_STRUCTURE || blow->target.structure != structure)
        continue;
      for (int flame = 0; flame < blow->damage && flames < structure->type->hit_points; flame++)
        {
          flames++;
          if (structure->type->class_ != LS_WALL)
            take_flame_from_track (panic);
        }
    }

  json_object_set_string_member (object, "id", structure->id);
  json_object_set_int_member (object, "flames", flames);
  json_object_set_boolean_member (object, "destroyed", flames >= structure->type->hit_points);
  json_array_add_object_element (structures, object);
}

/* `damage.circle`. Returns how many mages are left. */
static int
drive_off_mages (guint         mages,
                 const GArray *blows)
{
  int left = (int) mages;

  for (guint i = 0; i < blows->len; i++)
    if (g_array_index (blows, Blow, i).target.kind == TARGET_CIRCLE)
      left -= g_array_index (blows, Blow, i).damage;

  return MAX (left, 0);
}

static void
let_damage_fall (const SrTable *table,
                 const GArray  *blows,
                 JsonObject    *result,
                 GArray        *panic)
{
  JsonArray *heroes = json_array_new ();
  JsonArray *structures = json_array_new ();
  int mages = drive_off_mages (table->position->mages, blows);
  gboolean lost = mages == 0;

  for (guint i = 0; i < table->position->heroes->len; i++)
    if (hurt_hero (ls_position_hero (table->position, i), blows, heroes))
      lost = TRUE;

  for (guint i = 0; i < table->position->structures->len; i++)
    burn_structure (ls_position_structure (table->position, i), blows, panic, structures);

  for (guint i = 0; i < blows->len; i++)
    if (g_array_index (blows, Blow, i).target.kind == TARGET_CORPSE_PILE)
      g_array_index (blows, Blow, i).target.pile->gone = TRUE;

  json_object_set_array_member (result, "heroes", heroes);
  json_object_set_array_member (result, "structures", structures);
  json_object_set_int_member (result, "mages", mages);
  json_object_set_boolean_member (result, "lost", lost);
}

/* `attack.simultaneous`: everybody chooses, then everything falls, and the exploders leave. */
void
sr_attack (SrTable    *table,
           JsonArray  *attacks,
           JsonObject *result,
           GArray     *panic)
{
  g_autoptr (GArray) blows = g_array_new (FALSE, FALSE, sizeof (Blow));
  g_autoptr (GPtrArray) exploded = g_ptr_array_new ();

  for (guint i = 0; i < table->monsters->len; i++)
    {
      SrMonster *monster = g_ptr_array_index (table->monsters, i);

      if (may_attack (table, monster) && attack_with (table, monster, attacks, blows))
        g_ptr_array_add (exploded, monster);
    }

  let_damage_fall (table, blows, result, panic);
  for (guint i = 0; i < exploded->len; i++)
    ((SrMonster *) g_ptr_array_index (exploded, i))->gone = TRUE;
}
