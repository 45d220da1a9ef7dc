/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The monsters of a random position: their cards, and where they stand. */
#include "random-draft.h"

#include <string.h>

static const char *const attack_names[] = { "melee", "ranged", "area", "explosion", "none" };
static const char *const ability_names[] = { "fly", "resolute", "fury", "bestial", "mana-drain", "slayer" };

/* Monster types */

/* The flyers among the bosses' figures, as their cards print them: all in melee, with both dice. */
static const struct
{
  const char *id;
  int         move, damage, hit_points;
} shipped[] = {
  { "alerion", 3, 1, 1 },
  { "harpy", 5, 3, 7 },
};

static char *
type_id (const Draft *draft,
         int          number)
{
  int card = draft->types[number].card;

  return card >= 0 ? g_strdup (shipped[card].id) : g_strdup_printf ("kind-%d", number);
}

static void
write_shipped_type (Draft       *draft,
                    JsonBuilder *builder,
                    int          number,
                    int          card)
{
  draft->types[number] = (Type) { .move = shipped[card].move, .hit_points = shipped[card].hit_points, .card = card };

  json_builder_set_member_name (builder, shipped[card].id);
  json_builder_begin_object (builder);
  set_int (builder, "move", shipped[card].move);
  set_int (builder, "damage", shipped[card].damage);
  set_int (builder, "hit-points", shipped[card].hit_points);
  json_builder_set_member_name (builder, "attack");
  json_builder_begin_object (builder);
  set_string (builder, "kind", "melee");
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "abilities");
  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, "fly");
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, "blue");
  json_builder_add_string_value (builder, "orange");
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_attack (Draft       *draft,
              JsonBuilder *builder)
{
  const int weights[] = { draft->mix->melee, draft->mix->ranged, draft->mix->area, draft->mix->explosion };
  int roll = between (draft, 0, 104);
  guint kind = 0;

  while (kind < G_N_ELEMENTS (weights) && (roll -= weights[kind]) >= 0)
    kind++;

  json_builder_set_member_name (builder, "attack");
  json_builder_begin_object (builder);
  set_string (builder, "kind", attack_names[kind]);
  if (kind == 1)
    set_int (builder, "range", between (draft, 1, 7));
  json_builder_end_object (builder);
}

static void
write_abilities (Draft       *draft,
                 JsonBuilder *builder)
{
  const int weights[] = { draft->mix->fly, draft->mix->resolute, draft->mix->fury, draft->mix->bestial, 20, 10 };

  json_builder_set_member_name (builder, "abilities");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    if (chance (draft, weights[i]))
      json_builder_add_string_value (builder, ability_names[i]);
  json_builder_end_array (builder);
}

static void
write_type (Draft       *draft,
            JsonBuilder *builder,
            int          number)
{
  Type *type = &draft->types[number];
  g_autofree char *id = NULL;
  int dice = between (draft, 1, 3);

  type->card = -1;
  id = type_id (draft, number);
  type->large = number > 0 && number == draft->n_types - 1 && chance (draft, draft->mix->tiles);
  type->move = type->large || chance (draft, 6) ? 0 : between (draft, 1, 6);
  type->hit_points = between (draft, 1, 4);

  json_builder_set_member_name (builder, id);
  json_builder_begin_object (builder);
  set_int (builder, "move", type->move);
  set_int (builder, "damage", between (draft, 1, 3));
  set_int (builder, "hit-points", type->hit_points);
  write_attack (draft, builder);
  write_abilities (draft, builder);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  if (dice & 1)
    json_builder_add_string_value (builder, "blue");
  if (dice & 2)
    json_builder_add_string_value (builder, "orange");
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Made up, but for the flyers of the pack now and then. */
void
draft_write_types (Draft       *draft,
                   JsonBuilder *builder)
{
  draft->n_types = between (draft, 1, MAX_TYPES);
  json_builder_set_member_name (builder, "types");
  json_builder_begin_object (builder);
  for (int i = 0; i < draft->n_types; i++)
    if (i > 0 && i <= (int) G_N_ELEMENTS (shipped) && chance (draft, 20))
      write_shipped_type (draft, builder, i, i - 1);
    else
      write_type (draft, builder, i);
  json_builder_end_object (builder);
}

/* Monsters */

Monster
draft_any_monster (Draft *draft)
{
  return g_array_index (draft->monsters, Monster, between (draft, 0, (int) draft->monsters->len - 1));
}

static Side
random_facing (Draft *draft,
               Spot   spot)
{
  const char *arrow = strchr (side_arrows, draft->arrows[spot.row][spot.column]);

  for (int side = 0; side < 4; side++)
    if (in_mist_of (draft, (Side) side, spot) && chance (draft, 80))
      return opposite ((Side) side);
  if (arrow != NULL && chance (draft, 75))
    return (Side) (arrow - side_arrows);

  return (Side) between (draft, 0, 3);
}

gboolean
draft_add_monster (Draft *draft,
                   Spot   spot,
                   Side   facing,
                   int    type)
{
  Monster monster = { spot, NOWHERE, type, facing };

  if (!takes_monster (draft, spot))
    return FALSE;

  draft->on[spot.row][spot.column] |= MONSTER;
  g_array_append_val (draft->monsters, monster);

  return TRUE;
}

/* A figure of two spots, both in the mist or both outside. */
static gboolean
add_large_monster (Draft *draft,
                   Spot   spot,
                   int    type)
{
  Spot second = beyond (spot, chance (draft, 50) ? EAST : SOUTH, 1);
  Monster monster = { spot, second, type, (Side) between (draft, 0, 3) };

  if (!takes (draft, spot, 0) || !takes (draft, second, 0) || in_mist (draft, spot) != in_mist (draft, second))
    return FALSE;

  draft->on[spot.row][spot.column] |= MONSTER;
  draft->on[second.row][second.column] |= MONSTER;
  g_array_append_val (draft->monsters, monster);

  return TRUE;
}

static void
add_anywhere (Draft *draft,
              int    type)
{
  Spot spot = any_spot (draft);

  draft_add_monster (draft, spot, random_facing (draft, spot), type);
}

static void
add_in_mist (Draft *draft,
             int    type)
{
  for (int tries = 0; tries < 10; tries++)
    {
      Spot spot = any_spot (draft);

      if (in_mist (draft, spot) && draft_add_monster (draft, spot, random_facing (draft, spot), type))
        return;
    }
}

/* Behind, beside or before another, looking the same way. */
static void
add_in_crowd (Draft *draft,
              int    type)
{
  Monster other;
  Side where;

  if (draft->monsters->len == 0)
    return;

  other = draft_any_monster (draft);
  where = chance (draft, 50) ? opposite (other.facing) : (Side) between (draft, 0, 3);
  draft_add_monster (draft, beyond (other.at, where, 1), other.facing, type);
}

/* A few spots before something to strike, often the circle, and looking at it. */
static void
add_near_prey (Draft *draft,
               int    type)
{
  Side from = (Side) between (draft, 0, 3);
  Spot prey = draft->circle;
  Spot spot;

  if (draft->prey->len > 0 && chance (draft, 85))
    prey = g_array_index (draft->prey, Spot, between (draft, 0, (int) draft->prey->len - 1));

  spot = beyond (prey, from, between (draft, 1, between (draft, 1, 6)));
  if (chance (draft, 30))
    spot = beyond (spot, (Side) ((from + 1) % 4), between (draft, -1, 1));
  draft_add_monster (draft, spot, chance (draft, 80) ? opposite (from) : (Side) between (draft, 0, 3), type);
}

static void
put_monster (Draft *draft)
{
  int type = between (draft, 0, draft->n_types - 1);
  int roll = between (draft, 0, 99);

  if (draft->types[type].large)
    {
      if (chance (draft, 40))
        add_large_monster (draft, chance (draft, 50) ? town_spot (draft) : any_spot (draft), type);
      return;
    }

  if ((roll -= draft->mix->in_mist) < 0)
    add_in_mist (draft, type);
  else if ((roll -= draft->mix->in_crowd) < 0)
    add_in_crowd (draft, type);
  else if ((roll -= draft->mix->near_prey) < 0)
    add_near_prey (draft, type);
  else
    add_anywhere (draft, type);
}

void
draft_put_monsters (Draft *draft)
{
  guint wanted = (guint) between (draft, draft->mix->least_monsters, draft->mix->most_monsters);

  for (guint tries = 0; tries < 4 * wanted && draft->monsters->len < wanted; tries++)
    put_monster (draft);

  /* At least one, wherever there is room. */
  for (int row = 0; row < draft->height && draft->monsters->len == 0; row++)
    for (int column = 0; column < draft->width && draft->monsters->len == 0; column++)
      draft_add_monster (draft, (Spot) { column, row }, SOUTH, 0);
}

static void
write_monster (Draft         *draft,
               JsonBuilder   *builder,
               const Monster *monster,
               int            number)
{
  g_autofree char *type = type_id (draft, monster->type);
  int wounds = between (draft, 0, draft->types[monster->type].hit_points - 1);

  json_builder_begin_object (builder);
  set_id (builder, 'm', number);
  set_string (builder, "type", type);
  set_string (builder, "facing", side_names[monster->facing]);
  if (monster->second.column < 0)
    set_spot (builder, "at", monster->at);
  else
    {
      json_builder_set_member_name (builder, "spots");
      json_builder_begin_array (builder);
      set_spot (builder, NULL, monster->at);
      set_spot (builder, NULL, monster->second);
      json_builder_end_array (builder);
    }
  if (chance (draft, 60))
    set_int (builder, "wounds", wounds);
  if (chance (draft, 40))
    {
      json_builder_set_member_name (builder, "stunned");
      json_builder_add_boolean_value (builder, chance (draft, 25));
    }
  json_builder_end_object (builder);
}

void
draft_write_monsters (Draft       *draft,
                      JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "monsters");
  json_builder_begin_array (builder);
  for (guint i = 0; i < draft->monsters->len; i++)
    write_monster (draft, builder, &g_array_index (draft->monsters, Monster, i), (int) i);
  json_builder_end_array (builder);
}
