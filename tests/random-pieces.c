/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a random position beside its monsters: structures, heroes, tokens, and what lies in the way. */
#include "random-draft.h"

static const struct
{
  const char *id;
  int         least_spots, most_spots;
  int         hit_points;
  gboolean    hero_inside; /* or on top */
} kinds[] = {
  { "ballista", 1, 1, 1, FALSE },
  { "catapult", 1, 1, 1, FALSE },
  { "warp-gate", 1, 1, 1, TRUE },
  { "watchtower", 1, 1, 1, TRUE },
  { "wooden-wall", 1, 3, 3, FALSE },
  { "stone-wall", 1, 3, 5, FALSE },
  { "wooden-gate", 1, 3, 2, TRUE },
  { "stone-gate", 1, 3, 4, TRUE },
  { "house", 1, 1, 2, FALSE },
  { "gold-mine", 2, 2, 3, FALSE },
  { "scavenger-camp", 2, 2, 3, FALSE },
  { "shop", 2, 2, 3, FALSE },
  { "armor-maker", 2, 2, 3, FALSE },
  { "blacksmith", 2, 2, 3, FALSE },
  { "bowyer", 2, 2, 3, FALSE },
  { "magic-shop", 2, 2, 3, FALSE },
  { "seer", 2, 2, 3, FALSE },
  { "ruin-1", 1, 1, 2, FALSE },
  { "ruin-2", 2, 2, 3, FALSE },
  { "ruin-3", 3, 3, 4, FALSE },
};
#define WARP_GATE 2
#define RUIN_3 ((int) G_N_ELEMENTS (kinds) - 1)
#define N_DEFENSES 4
#define N_DEFENSES_AND_WALLS 8

static const char *const token_names[] = {
  "corpse-pile", "damage-trap", "stun-trap", "slow-trap", "hatchery", "seed-mortar", "monolith",
};
typedef enum { CORPSE_PILE, DAMAGE_TRAP, STUN_TRAP, SLOW_TRAP, HATCHERY, SEED_MORTAR, MONOLITH } TokenKind;

/* Structures */

static void
write_structure (Draft      *draft,
                 int         kind,
                 const Spot *spots,
                 int         n)
{
  JsonBuilder *builder = draft->structures;
  int flames = chance (draft, 50) ? between (draft, 0, kinds[kind].hit_points - 1) : 0;

  json_builder_begin_object (builder);
  set_id (builder, 's', draft->n_structures++);
  set_string (builder, "type", kinds[kind].id);
  json_builder_set_member_name (builder, "spots");
  json_builder_begin_array (builder);
  for (int i = 0; i < n; i++)
    set_spot (builder, NULL, spots[i]);
  json_builder_end_array (builder);
  if (flames > 0 || chance (draft, 50))
    set_int (builder, "flames", flames);
  json_builder_end_object (builder);
}

/* In a line; a ruin of three may be bent. */
static gboolean
put_structure (Draft *draft,
               int    kind,
               Spot   first)
{
  Side along = chance (draft, 50) ? EAST : SOUTH;
  int n = between (draft, kinds[kind].least_spots, kinds[kind].most_spots);
  int mark = kinds[kind].hero_inside ? OPEN_STRUCTURE : CLOSED_STRUCTURE;
  Spot spots[3];

  for (int i = 0; i < n; i++)
    spots[i] = beyond (first, along, i);
  if (kind == RUIN_3 && chance (draft, 50))
    spots[2] = beyond (spots[1], (Side) ((along + (chance (draft, 50) ? 1 : 3)) % 4), 1);

  for (int i = 0; i < n; i++)
    if (!takes (draft, spots[i], 0))
      return FALSE;

  for (int i = 0; i < n; i++)
    {
      draft->on[spots[i].row][spots[i].column] |= mark | (kind == WARP_GATE ? WARP : 0);
      g_array_append_val (draft->prey, spots[i]);
    }
  write_structure (draft, kind, spots, n);

  return TRUE;
}

static int
random_kind (Draft *draft)
{
  if (chance (draft, 35))
    return between (draft, 0, N_DEFENSES - 1);
  if (chance (draft, 35))
    return between (draft, N_DEFENSES, N_DEFENSES_AND_WALLS - 1);

  return between (draft, 0, (int) G_N_ELEMENTS (kinds) - 1);
}

void
draft_put_structures (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_structures);

  for (int tries = 0; tries < 3 * wanted && draft->n_structures < wanted; tries++)
    {
      Spot first = chance (draft, draft->mix->outside) ? any_spot (draft) : town_spot (draft);

      put_structure (draft, random_kind (draft), first);
    }
}

/* Tokens */

static gboolean
put_token (Draft    *draft,
           TokenKind kind,
           Spot      spot)
{
  JsonBuilder *builder = draft->tokens;
  gboolean trap = kind == DAMAGE_TRAP || kind == STUN_TRAP || kind == SLOW_TRAP;
  int together = trap || kind == HATCHERY ? MONSTER : 0;

  /* A tile under a hero entangles him. */
  if (kind == HATCHERY || kind == SEED_MORTAR)
    together |= chance (draft, 50) ? HERO : 0;
  if (!takes (draft, spot, together))
    return FALSE;

  draft->on[spot.row][spot.column] |= trap ? TRAP : kind == HATCHERY ? NEST : OTHER;
  json_builder_begin_object (builder);
  set_id (builder, 't', draft->n_tokens++);
  set_string (builder, "type", token_names[kind]);
  set_spot (builder, "at", spot);
  if (kind == SLOW_TRAP && chance (draft, 70))
    {
      json_builder_set_member_name (builder, "used");
      json_builder_add_boolean_value (builder, chance (draft, 50));
    }
  json_builder_end_object (builder);

  return TRUE;
}

/* Heroes */

static Spot
hero_spot (Draft *draft)
{
  for (int tries = 0; tries < 40; tries++)
    {
      Spot spot = chance (draft, 60) ? town_spot (draft) : any_spot (draft);
      gboolean inside;

      /* As often as not where a structure takes one. */
      if (draft->prey->len > 0 && chance (draft, 50))
        spot = g_array_index (draft->prey, Spot, between (draft, 0, (int) draft->prey->len - 1));
      inside = takes (draft, spot, OPEN_STRUCTURE | WARP);
      if (inside && !in_mist (draft, spot))
        return spot;
    }

  return NOWHERE;
}

void
draft_put_hero (Draft *draft)
{
  JsonBuilder *builder = draft->heroes;
  Spot spot = hero_spot (draft);
  int hit_points = between (draft, 3, 8);
  int mana = between (draft, 3, 6);

  if (spot.column < 0)
    return;

  draft->on[spot.row][spot.column] |= HERO;
  for (int i = 0; i < 3; i++) /* more sought after than a structure */
    g_array_append_val (draft->prey, spot);

  json_builder_begin_object (builder);
  set_id (builder, 'h', draft->n_heroes++);
  set_spot (builder, "at", spot);
  set_int (builder, "hit-points", hit_points);
  if (chance (draft, 80))
    set_int (builder, "wounds", between (draft, 0, between (draft, 0, hit_points - 1)));
  set_int (builder, "base-mana", mana);
  if (chance (draft, 80))
    set_int (builder, "mana", between (draft, 0, mana));
  json_builder_end_object (builder);
}

/* What lies in their way */

static TokenKind
random_token (Draft *draft)
{
  if (chance (draft, draft->mix->tiles))
    return (TokenKind) between (draft, HATCHERY, MONOLITH);

  return (TokenKind) between (draft, CORPSE_PILE, SLOW_TRAP);
}

void
draft_put_tokens (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_tokens);

  for (int tries = 0; tries < 3 * wanted && draft->n_tokens < wanted; tries++)
    {
      Monster monster = draft_any_monster (draft);
      Spot spot = chance (draft, 70) ? beyond (monster.at, monster.facing, between (draft, 0, 4)) : any_spot (draft);

      if (chance (draft, 20))
        spot = beyond (spot, (Side) between (draft, 0, 3), 1);
      put_token (draft, random_token (draft), spot);
    }
}

/* One spot of a row of obstacles: low ones, defenses and corpse piles, seldom taller things or monsters. */
static void
obstruct (Draft *draft,
          Spot   spot,
          int    monster_type)
{
  int roll = between (draft, 0, 99);

  if (!takes (draft, spot, 0))
    return;

  if (roll < 35)
    draft->terrain[spot.row][spot.column] = 'o';
  else if (roll < 65)
    put_structure (draft, between (draft, 0, N_DEFENSES - 1), spot);
  else if (roll < 75)
    put_token (draft, CORPSE_PILE, spot);
  else if (roll < 82)
    draft->terrain[spot.row][spot.column] = chance (draft, 50) ? 't' : '#';
  else if (roll < 90)
    put_structure (draft, between (draft, N_DEFENSES, N_DEFENSES_AND_WALLS - 1), spot);
  else if (!draft->types[monster_type].large)
    draft_add_monster (draft, spot, (Side) between (draft, 0, 3), monster_type);
}

void
draft_put_obstructions (Draft *draft)
{
  int wanted = between (draft, 0, draft->mix->most_obstructions);

  for (int i = 0; i < wanted; i++)
    {
      Monster monster = draft_any_monster (draft);
      int from = between (draft, 1, 3);
      int n = between (draft, 1, 3);

      for (int distance = from; distance < from + n; distance++)
        obstruct (draft, beyond (monster.at, monster.facing, distance), monster.type);
    }
}
