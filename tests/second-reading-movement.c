/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second reading of one monster's movement: a walk that is always in one of a few named states. */
#include "second-reading-private.h"

typedef enum
{
  LOOKING_AHEAD, /* on a spot, with nothing left to say about the spot itself */
  BEFORE_A_RUN,  /* ahead stands what it may cross or fly over */
  GOING_ROUND,   /* ahead stands what it may not */
  JUST_ARRIVED,
  STOPPED,
} WalkState;

typedef struct
{
  SrTable    *table;
  SrMonster  *monster;
  guint       steps_left;
  GArray     *stood_on; /* SrPlace, the start first */
  JsonArray  *steps;
  const char *end;
  gboolean    turns;
} Walk;

static SrPlace
here (const Walk *walk)
{
  return sr_first_place (walk->monster);
}

static SrPlace
ahead_of (const Walk *walk,
          SrPlace     place)
{
  return sr_beside (place, walk->monster->facing);
}

static gboolean
is_flyer (const Walk *walk)
{
  return sr_has (walk->monster, LS_ABILITY_FLY);
}

static WalkState
stop (Walk       *walk,
      const char *end)
{
  walk->end = end;

  return STOPPED;
}

/* Stops where it is and as it is: it will not turn (`move.turn`). */
static WalkState
stay (Walk       *walk,
      const char *end)
{
  walk->turns = FALSE;

  return stop (walk, end);
}

/* Monsters, and the tiles that count as monsters (`move.free`). */
static gboolean
holds_monster (const Walk *walk,
               SrPlace     place)
{
  return sr_monster_on (walk->table, place, walk->monster) != NULL ||
         sr_token_on (walk->table, place, LS_TOKEN_HATCHERY) != NULL ||
         sr_token_on (walk->table, place, LS_TOKEN_SEED_MORTAR) != NULL;
}

static gboolean
is_obstacle_terrain (LsTerrain terrain)
{
  return terrain == LS_TERRAIN_LOW || terrain == LS_TERRAIN_TREE || terrain == LS_TERRAIN_CLIFF ||
         terrain == LS_TERRAIN_CIRCLE;
}

/* `move.free` */
static gboolean
is_free (const Walk *walk,
         SrPlace     place)
{
  const LsStructure *structure = sr_structure_on (walk->table, place);

  if (!sr_exists (walk->table, place) || is_obstacle_terrain (sr_terrain (walk->table, place)))
    return FALSE;
  if (holds_monster (walk, place) || sr_hero_on (walk->table, place) != NULL)
    return FALSE;
  if (structure != NULL && !structure->type->free)
    return FALSE;

  return sr_token_on (walk->table, place, LS_TOKEN_CORPSE_PILE) == NULL &&
         sr_token_on (walk->table, place, LS_TOKEN_MONOLITH) == NULL;
}

/* What a leap may pass: monsters (`move.cross`), and for flyers defenses, low obstacles and corpse piles
 * (`ability.fly`). Never a hero, whatever he stands on. */
static gboolean
may_pass_over (const Walk *walk,
               SrPlace     place)
{
  const LsStructure *structure = sr_structure_on (walk->table, place);

  if (!sr_exists (walk->table, place) || sr_hero_on (walk->table, place) != NULL)
    return FALSE;
  if (holds_monster (walk, place))
    return TRUE;
  if (!is_flyer (walk))
    return FALSE;

  return (structure != NULL && structure->type->class_ == LS_DEFENSE) ||
         sr_terrain (walk->table, place) == LS_TERRAIN_LOW ||
         sr_token_on (walk->table, place, LS_TOKEN_CORPSE_PILE) != NULL;
}

/* Whether what is on the place gives contact to this monster (section 4, `ability.resolute`, `ability.fly`). */
static gboolean
gives_contact (const Walk *walk,
               SrPlace     place)
{
  const LsStructure *structure = sr_structure_on (walk->table, place);

  if (sr_is_circle (walk->table, place))
    return TRUE;
  if (sr_has (walk->monster, LS_ABILITY_RESOLUTE))
    return FALSE;
  if (sr_hero_on (walk->table, place) != NULL)
    return TRUE;
  if (structure == NULL)
    return FALSE;

  return !(is_flyer (walk) && structure->type->class_ == LS_DEFENSE);
}

/* Ruling `contact`: on any side, or only ahead. */
static gboolean
has_contact_from (const Walk *walk,
                  SrPlace     place)
{
  if (sr_ruling (walk->table, LS_RULING_CONTACT) == LS_CONTACT_AHEAD)
    return gives_contact (walk, ahead_of (walk, place));

  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (gives_contact (walk, sr_beside (place, (LsFacing) side)))
      return TRUE;

  return FALSE;
}

static gboolean
starts_in_contact (const Walk *walk)
{
  for (guint i = 0; i < walk->monster->places->len; i++)
    if (has_contact_from (walk, g_array_index (walk->monster->places, SrPlace, i)))
      return TRUE;

  return FALSE;
}

/* `ability.resolute-held`: walls do not hold it. */
static gboolean
is_held (const Walk *walk)
{
  g_autoptr (GArray) area = sr_area_of (walk->monster);

  for (guint i = 0; i < area->len; i++)
    {
      SrPlace place = g_array_index (area, SrPlace, i);
      const LsStructure *structure = sr_structure_on (walk->table, place);

      if (sr_is_circle (walk->table, place) || sr_hero_on (walk->table, place) != NULL)
        return TRUE;
      if (structure != NULL && structure->type->class_ != LS_WALL)
        return TRUE;
    }

  return FALSE;
}

/* Ruling `start-adjacent` = advance: whether the way is open, or barred only by what it could cross. */
static gboolean
could_go_ahead (const Walk *walk)
{
  for (guint i = 0; i < walk->monster->places->len; i++)
    {
      SrPlace ahead = ahead_of (walk, g_array_index (walk->monster->places, SrPlace, i));

      if (sr_stands_on (walk->monster, ahead))
        continue;
      if (!is_free (walk, ahead) && !may_pass_over (walk, ahead))
        return FALSE;
    }

  return TRUE;
}

/* `move.stunned`, `ability.resolute-held`, `move.engaged`. */
static WalkState
begin (Walk *walk)
{
  if (walk->monster->began_stunned)
    return stay (walk, "move.stunned");
  if (sr_in_mist (walk->table, here (walk)))
    return LOOKING_AHEAD;
  if (sr_has (walk->monster, LS_ABILITY_RESOLUTE) && is_held (walk))
    return stay (walk, "ability.resolute-held");
  if (!starts_in_contact (walk))
    return LOOKING_AHEAD;
  if (sr_ruling (walk->table, LS_RULING_START_ADJACENT) == LS_START_ADJACENT_ADVANCE && could_go_ahead (walk))
    return LOOKING_AHEAD;

  return stay (walk, "move.engaged");
}

static void
go_to (Walk       *walk,
       SrPlace     to,
       guint       cost,
       const char *rule,
       GArray     *over)
{
  JsonObject *step = json_object_new ();
  g_autofree char *name = sr_place_name (to);

  g_assert (cost <= walk->steps_left);
  walk->steps_left -= cost;
  g_array_index (walk->monster->places, SrPlace, 0) = to;
  g_array_append_val (walk->stood_on, to);

  json_object_set_string_member (step, "to", name);
  json_object_set_string_member (step, "rule", rule);
  if (over != NULL)
    {
      JsonArray *names = json_array_new ();

      for (guint i = 0; i < over->len; i++)
        {
          g_autofree char *passed = sr_place_name (g_array_index (over, SrPlace, i));

          json_array_add_string_element (names, passed);
        }
      json_object_set_array_member (step, "over", names);
    }
  json_array_add_object_element (walk->steps, step);
}

/* `move.spent`, `move.forward`, `mist.forward`; what bars the way is left to the next state. */
static WalkState
look_ahead (Walk *walk)
{
  SrPlace ahead = ahead_of (walk, here (walk));
  gboolean mist = sr_in_mist (walk->table, here (walk));

  if (walk->steps_left == 0)
    return stop (walk, "move.spent");
  if (is_free (walk, ahead))
    {
      go_to (walk, ahead, 1, mist ? "mist.forward" : "move.forward", NULL);
      return JUST_ARRIVED;
    }
  if (!mist && may_pass_over (walk, ahead))
    return BEFORE_A_RUN;

  return GOING_ROUND;
}

/* Ruling `crossing-contact` = back-off. In the mist there is no contact. */
static gboolean
backs_off (const Walk   *walk,
           const GArray *over)
{
  if (sr_ruling (walk->table, LS_RULING_CROSSING_CONTACT) == LS_CROSSING_CONTACT_IGNORE)
    return FALSE;

  for (guint i = 0; i < over->len; i++)
    {
      SrPlace passed = g_array_index (over, SrPlace, i);

      if (!sr_in_mist (walk->table, passed) && has_contact_from (walk, passed))
        return TRUE;
    }

  return FALSE;
}

static gboolean
all_monsters (const Walk   *walk,
              const GArray *over)
{
  for (guint i = 0; i < over->len; i++)
    if (!holds_monster (walk, g_array_index (over, SrPlace, i)))
      return FALSE;

  return TRUE;
}

/* `move.cross`, `ability.fly`, `move.cross-short`. A free warp gate ends the run: it can be landed on. */
static WalkState
try_leap (Walk *walk)
{
  g_autoptr (GArray) over = g_array_new (FALSE, FALSE, sizeof (SrPlace));
  SrPlace place = ahead_of (walk, here (walk));

  while (!is_free (walk, place) && may_pass_over (walk, place))
    {
      g_array_append_val (over, place);
      place = ahead_of (walk, place);
    }

  if (!is_free (walk, place) || over->len + 1 > walk->steps_left)
    return stop (walk, "move.cross-short");
  if (backs_off (walk, over))
    return stop (walk, "move.contact");

  go_to (walk, place, over->len + 1, all_monsters (walk, over) ? "move.cross" : "ability.fly", over);

  return JUST_ARRIVED;
}

static LsFacing
left_of (LsFacing facing)
{
  switch (facing)
    {
    case LS_NORTH: return LS_WEST;
    case LS_WEST:  return LS_SOUTH;
    case LS_SOUTH: return LS_EAST;
    case LS_EAST:  return LS_NORTH;
    case LS_NO_FACING:
    default:       g_assert_not_reached ();
    }
}

/* `coin.flip`: left and right as the monster sees them. */
static SrPlace
coin_side (const Walk *walk,
           gboolean    opposite)
{
  gboolean left = (walk->table->position->coin == LS_COIN_LEFT) != opposite;
  LsFacing side = left_of (walk->monster->facing);

  return sr_beside (here (walk), left ? side : left_of (left_of (side)));
}

static gboolean
has_stood_on (const Walk *walk,
              SrPlace     place)
{
  for (guint i = 0; i < walk->stood_on->len; i++)
    if (sr_same_place (g_array_index (walk->stood_on, SrPlace, i), place))
      return TRUE;

  return FALSE;
}

/* Free for a step to the side: `mist.blocked` and the ruling `bypass-return` take out where it has stood. */
static gboolean
may_sidestep_to (const Walk *walk,
                 SrPlace     place)
{
  gboolean no_way_back = sr_in_mist (walk->table, here (walk)) ||
                         sr_ruling (walk->table, LS_RULING_BYPASS_RETURN) == LS_BYPASS_RETURN_NO;

  if (no_way_back && has_stood_on (walk, place))
    return FALSE;

  return is_free (walk, place);
}

/* `move.bypass`, `move.bypass-opposite`, `move.blocked`, and the same three in the mist, at no cost. */
static WalkState
go_round (Walk *walk)
{
  gboolean mist = sr_in_mist (walk->table, here (walk));
  SrPlace wanted = coin_side (walk, FALSE);
  SrPlace other = coin_side (walk, TRUE);

  if (may_sidestep_to (walk, wanted))
    go_to (walk, wanted, mist ? 0 : 1, mist ? "mist.bypass" : "move.bypass", NULL);
  else if (may_sidestep_to (walk, other))
    go_to (walk, other, mist ? 0 : 1, mist ? "mist.bypass-opposite" : "move.bypass-opposite", NULL);
  else
    return stop (walk, mist ? "mist.blocked" : "move.blocked");

  return JUST_ARRIVED;
}

/* `trap.damage`, `trap.stun`, `trap.slow`: what the trap under the monster does; NULL when it goes on. */
static const char *
set_off_trap (Walk *walk)
{
  SrToken *damage = sr_token_on (walk->table, here (walk), LS_TOKEN_DAMAGE_TRAP);
  SrToken *stun = sr_token_on (walk->table, here (walk), LS_TOKEN_STUN_TRAP);
  SrToken *slow = sr_token_on (walk->table, here (walk), LS_TOKEN_SLOW_TRAP);

  if (damage != NULL)
    {
      damage->gone = TRUE;
      walk->monster->wounds++;
      walk->monster->gone = walk->monster->wounds >= walk->monster->type->hit_points;
      return walk->monster->gone ? "trap.damage" : NULL;
    }
  if (stun != NULL)
    {
      stun->gone = TRUE;
      walk->monster->stunned_by_trap = TRUE;
      return "trap.stun";
    }
  if (slow != NULL)
    {
      slow->gone = slow->used;
      slow->used = TRUE;
      return "trap.slow";
    }

  return NULL;
}

/* Ruling `flyer-traps` = landing. */
static gboolean
minds_traps_only_at_the_end (const Walk *walk)
{
  return is_flyer (walk) && sr_ruling (walk->table, LS_RULING_FLYER_TRAPS) == LS_FLYER_TRAPS_LANDING;
}

/* The trap first, then `move.contact`, which the mist does not know (`mist.forward`, `mist.exit`). */
static WalkState
arrive (Walk *walk)
{
  const char *trapped = minds_traps_only_at_the_end (walk) ? NULL : set_off_trap (walk);

  if (trapped != NULL)
    return stop (walk, trapped);
  if (!sr_in_mist (walk->table, here (walk)) && has_contact_from (walk, here (walk)))
    return stop (walk, "move.contact");

  return LOOKING_AHEAD;
}

static void
land (Walk *walk)
{
  const char *trapped;

  if (!minds_traps_only_at_the_end (walk) || walk->stood_on->len < 2)
    return;

  trapped = set_off_trap (walk);
  if (trapped != NULL)
    walk->end = trapped;
}

/* `move.turn` */
static void
turn (Walk *walk)
{
  LsFacing arrow = sr_arrow (walk->table, here (walk));

  if (!walk->turns || walk->monster->gone || arrow == LS_NO_FACING || sr_in_mist (walk->table, here (walk)))
    return;

  walk->monster->facing = arrow;
}

static void
walk_on (Walk *walk)
{
  WalkState state = begin (walk);

  while (state != STOPPED)
    switch (state)
      {
      case LOOKING_AHEAD: state = look_ahead (walk); break;
      case BEFORE_A_RUN:  state = try_leap (walk); break;
      case GOING_ROUND:   state = go_round (walk); break;
      case JUST_ARRIVED:  state = arrive (walk); break;
      case STOPPED:
      default:            g_assert_not_reached ();
      }

  land (walk);
  turn (walk);
}

/* Moves the monster on the table and tells how, as one of the resolution's moves. */
JsonNode *
sr_move (SrTable   *table,
         SrMonster *monster,
         guint      steps)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *move = json_object_new ();
  SrPlace start = sr_first_place (monster);
  g_autoptr (GArray) stood_on = g_array_new (FALSE, FALSE, sizeof (SrPlace));
  g_autofree char *from = sr_place_name (start);
  g_autofree char *to = NULL;
  Walk walk = {
    .table = table, .monster = monster, .steps_left = steps, .stood_on = stood_on, .steps = json_array_new (),
    .turns = TRUE,
  };

  g_array_append_val (stood_on, start);
  walk_on (&walk);
  to = sr_place_name (sr_first_place (monster));

  json_object_set_string_member (move, "monster", monster->given->id);
  json_object_set_string_member (move, "from", from);
  json_object_set_string_member (move, "to", to);
  json_object_set_string_member (move, "facing", sr_facing_name (monster->facing));
  json_object_set_array_member (move, "steps", walk.steps);
  json_object_set_string_member (move, "end", walk.end);
  json_node_take_object (node, move);

  return node;
}
