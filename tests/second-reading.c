/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second reading: panic, order of movement, and the resolution put together.
 *
 * It shares no code with the engine, only the structs that the reader of positions fills. */
#include "second-reading-private.h"

/* The table */

static void
monster_free (gpointer data)
{
  SrMonster *monster = data;

  g_array_unref (monster->places);
  g_free (monster);
}

static SrMonster *
monster_new (const LsPosition *position,
             guint             i)
{
  SrMonster *monster = g_new0 (SrMonster, 1);

  monster->given = ls_position_monster (position, i);
  monster->type = ls_position_type (position, i);
  monster->facing = monster->given->facing;
  monster->wounds = monster->given->wounds;
  monster->began_stunned = monster->given->stunned;
  monster->places = g_array_new (FALSE, FALSE, sizeof (SrPlace));
  for (guint spot = 0; spot < monster->given->spots.n; spot++)
    {
      SrPlace place = sr_place (monster->given->spots.at[spot]);

      g_array_append_val (monster->places, place);
    }

  return monster;
}

static void
table_lay (SrTable          *table,
           const LsPosition *position)
{
  table->position = position;
  table->monsters = g_ptr_array_new_with_free_func (monster_free);
  table->tokens = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < position->monsters->len; i++)
    g_ptr_array_add (table->monsters, monster_new (position, i));

  for (guint i = 0; i < position->tokens->len; i++)
    {
      SrToken *token = g_new0 (SrToken, 1);

      token->given = ls_position_token (position, i);
      token->place = sr_place (token->given->at);
      token->used = token->given->used;
      g_ptr_array_add (table->tokens, token);
    }
}

static void
table_clear (SrTable *table)
{
  g_ptr_array_unref (table->monsters);
  g_ptr_array_unref (table->tokens);
}

/* Panic */

static gboolean
stands_in_town (const SrTable   *table,
                const SrMonster *monster)
{
  for (guint i = 0; i < monster->places->len; i++)
    {
      char sector = sr_sector (table, g_array_index (monster->places, SrPlace, i));

      if (table->position->board->town[(guchar) sector & 127])
        return TRUE;
    }

  return FALSE;
}

static JsonArray *
numbers_to_json (const GArray *numbers)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < numbers->len; i++)
    json_array_add_int_element (array, g_array_index (numbers, guint8, i));

  return array;
}

/* `panic.spread`: a flame for each monster figure in the town, from the left. */
static JsonObject *
spread_panic (const SrTable *table,
              GArray        *panic)
{
  JsonObject *object = json_object_new ();
  guint in_town = 0;
  guint to_take;

  for (guint i = 0; i < table->monsters->len; i++)
    if (stands_in_town (table, g_ptr_array_index (table->monsters, i)))
      in_town++;

  to_take = in_town;
  for (guint slot = 0; slot < panic->len; slot++)
    for (guint8 *flames = &g_array_index (panic, guint8, slot); *flames > 0 && to_take > 0; to_take--)
      (*flames)--;

  json_object_set_int_member (object, "spread", in_town);
  json_object_set_array_member (object, "left", numbers_to_json (panic));

  return object;
}

/* Order of movement */

/* One monster waiting for its turn: which line it stands in, and how far ahead in it. */
typedef struct
{
  SrMonster *monster;
  int        side;           /* west 0, north 1, east 2, south 3 */
  int        line;           /* lines of a side go from the lowest to the highest */
  int        ahead;          /* how far along its facing */
  int        east, south;    /* of the middle of the circle, in half spots */
  int        leader_east, leader_south; /* of the first in its line */
} Queued;

/* `order.sweep`: its side is the one it comes from, and lines of a side go clockwise. */
static void
queue_by_facing (Queued *queued)
{
  SrPlace place = sr_first_place (queued->monster);

  switch (queued->monster->facing)
    {
    case LS_EAST:
      queued->side = 0;
      queued->line = -place.row;
      queued->ahead = place.column;
      break;
    case LS_SOUTH:
      queued->side = 1;
      queued->line = place.column;
      queued->ahead = place.row;
      break;
    case LS_WEST:
      queued->side = 2;
      queued->line = place.row;
      queued->ahead = -place.column;
      break;
    case LS_NORTH:
      queued->side = 3;
      queued->line = -place.column;
      queued->ahead = -place.row;
      break;
    case LS_NO_FACING:
    default:
      g_assert_not_reached ();
    }
}

/* The middle of the circle in half spots, from the outermost of its spots. */
static void
find_middle (const SrTable *table,
             int           *column,
             int           *row)
{
  int west = G_MAXINT / 4, east = 0, north = G_MAXINT / 4, south = 0;

  for (int r = 0; r < (int) table->position->board->height; r++)
    for (int c = 0; c < (int) table->position->board->width; c++)
      if (sr_is_circle (table, (SrPlace) { c, r }))
        {
          west = MIN (west, c);
          east = MAX (east, c);
          north = MIN (north, r);
          south = MAX (south, r);
        }

  *column = west + east;
  *row = north + south;
}

static gboolean
same_line (const Queued *a,
           const Queued *b)
{
  return a->side == b->side && a->line == b->line;
}

static void
find_leaders (GArray *queue)
{
  for (guint i = 0; i < queue->len; i++)
    {
      Queued *queued = &g_array_index (queue, Queued, i);
      const Queued *leader = queued;

      for (guint j = 0; j < queue->len; j++)
        {
          const Queued *other = &g_array_index (queue, Queued, j);

          if (same_line (queued, other) && other->ahead > leader->ahead)
            leader = other;
        }

      queued->leader_east = leader->east;
      queued->leader_south = leader->south;
    }
}

/* From due west over north to just before due east. */
static gboolean
in_northern_half (int east,
                  int south)
{
  return south < 0 || (south == 0 && east < 0);
}

/* Ruling `order` = angle: below 0 when line a moves before line b; 0 when they are one. */
static int
compare_bearings (const Queued *a,
                  const Queued *b)
{
  gboolean a_north = in_northern_half (a->leader_east, a->leader_south);
  gboolean b_north = in_northern_half (b->leader_east, b->leader_south);
  int turn;

  if (a_north != b_north)
    return a_north ? -1 : 1;

  turn = a->leader_east * b->leader_south - a->leader_south * b->leader_east;
  if (turn != 0)
    return turn > 0 ? -1 : 1;

  return (a->leader_east * a->leader_east + a->leader_south * a->leader_south) -
         (b->leader_east * b->leader_east + b->leader_south * b->leader_south);
}

static int
compare_sweep (const Queued *a,
               const Queued *b)
{
  if (a->side != b->side)
    return a->side - b->side;

  return a->line - b->line;
}

static int
compare_queued (gconstpointer first,
                gconstpointer second,
                gpointer      data)
{
  const Queued *a = first;
  const Queued *b = second;
  const SrTable *table = data;
  int lines = 0;

  if (!same_line (a, b))
    lines = sr_ruling (table, LS_RULING_ORDER) == LS_ORDER_ANGLE ? compare_bearings (a, b) : compare_sweep (a, b);

  /* `order.line` */
  return lines != 0 ? lines : b->ahead - a->ahead;
}

static GArray *
queue_up (SrTable *table)
{
  GArray *queue = g_array_new (FALSE, TRUE, sizeof (Queued));
  int middle_column, middle_row;

  find_middle (table, &middle_column, &middle_row);
  for (guint i = 0; i < table->monsters->len; i++)
    {
      Queued queued = { .monster = g_ptr_array_index (table->monsters, i) };
      SrPlace place = sr_first_place (queued.monster);

      queue_by_facing (&queued);
      queued.east = 2 * place.column - middle_column;
      queued.south = 2 * place.row - middle_row;
      g_array_append_val (queue, queued);
    }

  find_leaders (queue);
  g_array_sort_with_data (queue, compare_queued, table);

  return queue;
}

/* Steps: the card's movement, one more near a fury, two less from water but then one at the least; water
 * never gives a step. A large figure never moves. */
static guint
steps_of (const SrTable   *table,
          const SrMonster *monster)
{
  guint steps = monster->type->move;

  if (monster->places->len > 1)
    return 0;
  if (sr_with_ability_near (table, monster, LS_ABILITY_FURY))
    steps += 1;
  if (sr_terrain (table, sr_first_place (monster)) == LS_TERRAIN_WATER && !sr_has (monster, LS_ABILITY_FLY))
    {
      if (steps > 3)
        steps -= 2;
      else if (steps > 0)
        steps = 1;
    }

  return steps;
}

static void
move_all (SrTable    *table,
          JsonObject *resolution)
{
  JsonArray *order = json_array_new ();
  JsonArray *moves = json_array_new ();
  g_autoptr (GArray) queue = queue_up (table);
  g_autofree guint *steps = g_new0 (guint, queue->len + 1);

  /* `ability.fury` looks at the start of the movement step, before anyone has moved. */
  for (guint i = 0; i < queue->len; i++)
    steps[i] = steps_of (table, g_array_index (queue, Queued, i).monster);

  for (guint i = 0; i < queue->len; i++)
    {
      SrMonster *monster = g_array_index (queue, Queued, i).monster;

      json_array_add_string_element (order, monster->given->id);
      json_array_add_element (moves, sr_move (table, monster, steps[i]));
    }

  json_object_set_array_member (resolution, "order", order);
  json_object_set_array_member (resolution, "moves", moves);
}

static JsonArray *
report_monsters (const SrTable *table,
                 JsonArray     *gone)
{
  JsonArray *monsters = json_array_new ();

  for (guint i = 0; i < table->monsters->len; i++)
    {
      const SrMonster *monster = g_ptr_array_index (table->monsters, i);
      JsonObject *object;

      if (monster->gone)
        {
          json_array_add_string_element (gone, monster->given->id);
          continue;
        }

      /* A stun that was there when the phase began ends with it (`attack.stunned`). */
      object = json_object_new ();
      json_object_set_string_member (object, "id", monster->given->id);
      json_object_set_int_member (object, "wounds", monster->wounds);
      json_object_set_boolean_member (object, "stunned", monster->stunned_by_trap);
      json_array_add_object_element (monsters, object);
    }

  return monsters;
}

static JsonArray *
report_tokens (const SrTable *table,
               JsonArray     *gone)
{
  JsonArray *tokens = json_array_new ();

  for (guint i = 0; i < table->tokens->len; i++)
    {
      const SrToken *token = g_ptr_array_index (table->tokens, i);
      JsonObject *object;

      if (token->gone)
        {
          json_array_add_string_element (gone, token->given->id);
          continue;
        }

      object = json_object_new ();
      json_object_set_string_member (object, "id", token->given->id);
      json_object_set_boolean_member (object, "used", token->used);
      json_array_add_object_element (tokens, object);
    }

  return tokens;
}

/* What is left of monsters and tokens, and what is not. */
static void
report_figures (const SrTable *table,
                JsonObject    *result)
{
  JsonArray *gone = json_array_new ();

  json_object_set_array_member (result, "monsters", report_monsters (table, gone));
  json_object_set_array_member (result, "tokens", report_tokens (table, gone));
  json_object_set_array_member (result, "gone", gone);
}

JsonNode *
second_reading_resolve (const LsPosition *position)
{
  SrTable table;
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *resolution = json_object_new ();
  JsonObject *result = json_object_new ();
  JsonArray *attacks = json_array_new ();
  g_autoptr (GArray) panic = g_array_new (FALSE, FALSE, sizeof (guint8));

  table_lay (&table, position);
  g_array_append_vals (panic, position->panic->data, position->panic->len);

  json_object_set_string_member (resolution, "format", "automa-resolution/1");
  json_object_set_object_member (resolution, "panic", spread_panic (&table, panic));
  move_all (&table, resolution);
  sr_attack (&table, attacks, result, panic);
  report_figures (&table, result);
  json_object_set_array_member (result, "panic", numbers_to_json (panic));
  json_object_set_array_member (resolution, "attacks", attacks);
  json_object_set_object_member (resolution, "result", result);

  table_clear (&table);
  json_node_take_object (node, resolution);

  return node;
}
