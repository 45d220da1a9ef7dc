/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where is read first, list by list; position-check.c then looks at the spots that are shared. */
#include "position-json.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "position-check.h"
#include "rulings-json.h"
#include "types-json.h"

#define MAX_POINTS 999
#define MAX_WOUNDS 1000000000 /* they are never capped, and what a phase leaves behind must be readable */
#define MAX_SLOTS 64  /* of the panic track */
#define MAX_DISTANCE 6 /* `board.mist` */

typedef struct
{
  LsPosition *position;
  GHashTable *ids; /* all so far */
} Reading;

typedef void (*ReadOne) (const AutomaPlace *place,
                         Reading           *reading);

/* A list of things, the size of which is bounded; each is read by read_one(). */
static void
read_list (const AutomaPlace *place,
           const char        *member,
           gboolean           needed,
           Reading           *reading,
           ReadOne            read_one)
{
  AutomaPlace list, one;
  guint n;

  if (!(needed ? automa_place_need : automa_place_member) (place, member, &list)
      || !automa_place_array (&list, 0, LS_MAX_FIGURES, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&list, i, &one);
      read_one (&one, reading);
    }
}

static char *
read_id (const AutomaPlace *place,
         Reading           *reading)
{
  AutomaPlace at;
  const char *id;

  if (!automa_place_need (place, "id", &at) || !automa_place_text (&at, &id))
    return NULL;
  if (strcmp (id, LS_CIRCLE_ID) == 0 || strchr (id, '='))
    automa_place_problem (&at, _("\"%s\" cannot be an id"), id);
  else if (!g_hash_table_add (reading->ids, g_strdup (id)))
    automa_place_problem (&at, _("\"%s\" is the id of something else already"), id);
  return g_strdup (id);
}

/* A number that may be left out. */
static guint
read_needed_count (const AutomaPlace *place,
                   const char        *member,
                   int                least)
{
  AutomaPlace at;
  int value = least;

  if (automa_place_need (place, member, &at))
    automa_place_int (&at, least, MAX_POINTS, &value);
  return (guint) value;
}

static gboolean
read_flag (const AutomaPlace *place,
           const char        *member)
{
  AutomaPlace at;
  gboolean value = FALSE;

  if (automa_place_member (place, member, &at))
    automa_place_bool (&at, &value);
  return value;
}

static LsSpot
read_at (const AutomaPlace *place,
         const LsPosition  *position)
{
  AutomaPlace at;
  LsSpot spot = LS_NO_SPOT;

  if (automa_place_need (place, "at", &at) && !ls_place_spot (&at, position->board, &spot))
    spot = LS_NO_SPOT;
  return spot;
}

static void
read_monster_spots (const AutomaPlace *place,
                    const LsPosition  *position,
                    LsMonster         *monster)
{
  AutomaPlace at;

  if (!automa_place_member (place, "spots", &at))
    {
      monster->spots.at[0] = read_at (place, position);
      monster->spots.n = monster->spots.at[0] != LS_NO_SPOT;
      return;
    }
  if (automa_place_member (place, "at", &at))
    automa_place_problem (&at, _("expected either `at` or `spots`"));
  automa_place_member (place, "spots", &at);
  if (!ls_place_spots (&at, position->board, &monster->spots))
    monster->spots.n = 0;
}

static gboolean
read_monster_type (const AutomaPlace *place,
                   const LsPosition  *position,
                   LsMonster         *monster)
{
  AutomaPlace at;
  const char *id;

  if (!automa_place_need (place, "type", &at) || !automa_place_string (&at, &id))
    return FALSE;
  for (guint i = 0; i < position->types->len; i++)
    if (strcmp (g_array_index (position->types, LsMonsterType, i).id, id) == 0)
      {
        monster->type = i;
        return TRUE;
      }
  automa_place_problem (&at, _("\"%s\" is no monster type of the pack or of this position"), id);
  return FALSE;
}

/* What the card says about the figure: a dead one does not stand, and no rule moves one of several spots. */
static void
check_monster (const AutomaPlace   *place,
               const LsMonsterType *type,
               const LsMonster     *monster)
{
  AutomaPlace at;

  if (monster->wounds >= type->hit_points && automa_place_member (place, "wounds", &at))
    automa_place_problem (&at, _("%u wounds; expected fewer than its %u hit points"), monster->wounds,
                          type->hit_points);
  if (monster->spots.n > 1 && type->move > 0 && automa_place_member (place, "spots", &at))
    automa_place_problem (&at, _("a figure of several spots never moves; expected a type with 0 steps"));
}

static void
read_monster (const AutomaPlace *place,
              Reading           *reading)
{
  static const char *const members[] = { "id", "type", "at", "spots", "facing", "wounds", "stunned", NULL };
  LsPosition *position = reading->position;
  LsMonster monster = { 0 };
  AutomaPlace at;
  guint facing = LS_NORTH;

  automa_place_object (place, members);
  monster.id = read_id (place, reading);
  read_monster_spots (place, position, &monster);
  if (automa_place_need (place, "facing", &at))
    automa_place_word (&at, ls_facing_ids, &facing);
  monster.facing = (LsFacing) facing;
  monster.wounds = (guint) automa_place_int_if (place, "wounds", 0, MAX_WOUNDS, 0);
  monster.stunned = read_flag (place, "stunned");
  if (read_monster_type (place, position, &monster))
    check_monster (place, &g_array_index (position->types, LsMonsterType, monster.type), &monster);
  g_array_append_val (position->monsters, monster);
}

static void
read_hero (const AutomaPlace *place,
           Reading           *reading)
{
  static const char *const members[] = { "id", "at", "hit-points", "wounds", "base-mana", "mana", NULL };
  LsHero hero = { 0 };

  automa_place_object (place, members);
  hero.id = read_id (place, reading);
  hero.at = read_at (place, reading->position);
  hero.hit_points = read_needed_count (place, "hit-points", 1);
  hero.wounds = (guint) automa_place_int_if (place, "wounds", 0, MAX_WOUNDS, 0);
  hero.base_mana = read_needed_count (place, "base-mana", 0);
  hero.mana = (guint) automa_place_int_if (place, "mana", 0, MAX_POINTS, (int) hero.base_mana);
  g_array_append_val (reading->position->heroes, hero);
}

static void
check_structure (const AutomaPlace *place,
                 const LsStructure *structure)
{
  const LsStructureType *type = structure->type;
  AutomaPlace at;

  if (structure->flames >= type->hit_points && automa_place_member (place, "flames", &at))
    automa_place_problem (&at, _("%u flames; expected fewer than its %u hit points"), structure->flames,
                          type->hit_points);
  if (type->spots > 0 && structure->spots.n > 0 && structure->spots.n != type->spots
      && automa_place_member (place, "spots", &at))
    automa_place_problem (&at, _("%u spots; expected %u (%s)"), structure->spots.n, type->spots, ls_structure_name (type));
}

static void
read_structure (const AutomaPlace *place,
                Reading           *reading)
{
  static const char *const members[] = { "id", "type", "spots", "flames", NULL };
  LsStructure structure = { .type = ls_structure_types };
  AutomaPlace at;
  const char *id;

  automa_place_object (place, members);
  structure.id = read_id (place, reading);
  structure.flames = (guint) automa_place_int_if (place, "flames", 0, MAX_POINTS, 0);
  if (automa_place_need (place, "spots", &at) && !ls_place_spots (&at, reading->position->board, &structure.spots))
    structure.spots.n = 0;
  if (automa_place_need (place, "type", &at) && automa_place_string (&at, &id))
    {
      structure.type = ls_structure_type_find (id);
      if (structure.type)
        check_structure (place, &structure);
      else
        {
          automa_place_problem (&at, _("\"%s\" is no structure"), id);
          structure.type = ls_structure_types;
        }
    }
  g_array_append_val (reading->position->structures, structure);
}

static void
read_token (const AutomaPlace *place,
            Reading           *reading)
{
  static const char *const members[] = { "id", "type", "at", "used", NULL };
  LsToken token = { 0 };
  AutomaPlace at;
  guint kind = LS_TOKEN_SLOW_TRAP;

  automa_place_object (place, members);
  token.id = read_id (place, reading);
  token.at = read_at (place, reading->position);
  token.used = read_flag (place, "used");
  if (automa_place_need (place, "type", &at))
    automa_place_word (&at, ls_token_names, &kind);
  token.kind = (LsTokenKind) kind;
  if (token.used && token.kind != LS_TOKEN_SLOW_TRAP && automa_place_member (place, "used", &at))
    automa_place_problem (&at, _("only a slow trap has a second side"));
  g_array_append_val (reading->position->tokens, token);
}

static void
copy_pack_types (const LsPack *pack,
                 LsPosition   *position)
{
  for (guint i = 0; pack && i < pack->types->len; i++)
    {
      LsMonsterType type = g_array_index (pack->types, LsMonsterType, i);

      type.id = g_strdup (type.id);
      type.name = g_strdup (type.name);
      g_array_append_val (position->types, type);
    }
}

static void
put_type (LsPosition   *position,
          LsMonsterType type)
{
  for (guint i = 0; i < position->types->len; i++)
    {
      LsMonsterType *old = &g_array_index (position->types, LsMonsterType, i);

      if (strcmp (old->id, type.id) == 0)
        {
          type.name = g_steal_pointer (&old->name);
          ls_monster_type_clear (old);
          *old = type;
          return;
        }
    }
  g_array_append_val (position->types, type);
}

static void
read_types (const AutomaPlace *place,
            const LsPack      *pack,
            LsPosition        *position)
{
  static const char *const members[] = { LS_TYPE_MEMBERS, NULL };
  AutomaPlace types;
  JsonObjectIter iter;
  const char *id;

  copy_pack_types (pack, position);
  if (!automa_place_member (place, "types", &types))
    return;
  if (!JSON_NODE_HOLDS_OBJECT (types.node))
    {
      automa_place_problem (&types, _("expected an object"));
      return;
    }
  json_object_iter_init_ordered (&iter, json_node_get_object (types.node));
  while (json_object_iter_next_ordered (&iter, &id, NULL))
    {
      AutomaPlace one;
      LsMonsterType type;

      automa_place_member (&types, id, &one);
      if (position->types->len >= LS_MAX_FIGURES)
        automa_place_problem (&one, _("expected at most %d types"), LS_MAX_FIGURES);
      else if (automa_place_check_text (&one, id) && automa_place_object (&one, members)
               && ls_monster_type_read (&one, id, &type))
        put_type (position, type);
    }
}

static void
read_rulings (const AutomaPlace *place,
              LsPosition        *position)
{
  AutomaPlace at;
  guint profile = LS_PROFILE_DEFAULT;

  if (automa_place_member (place, "profile", &at))
    automa_place_word (&at, ls_profile_names (), &profile);
  ls_position_set_profile (position, (LsProfile) profile);
  if (automa_place_member (place, "rulings", &at))
    ls_rulings_read (&at, &position->rulings, &position->settled);
}

static void
read_mist (const AutomaPlace *place,
           LsPosition        *position)
{
  static const char *const sides[] = { "west", "north", "east", NULL };
  AutomaPlace mist, at;

  if (!automa_place_member (place, "mist", &mist) || !automa_place_object (&mist, sides))
    return;
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      if (!automa_place_member (&mist, ls_facing_ids[side], &at))
        continue;
      automa_place_int (&at, 0, MAX_DISTANCE, &position->mist[side]);
      if (!position->board->mist[side].present)
        automa_place_problem (&at, _("the board has no mist on that side"));
    }
}

static void
read_panic (const AutomaPlace *place,
            LsPosition        *position)
{
  AutomaPlace panic, at;
  guint n;

  if (!automa_place_member (place, "panic", &panic) || !automa_place_array (&panic, 0, MAX_SLOTS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      int flames = 0;
      guint8 slot;

      automa_place_element (&panic, i, &at);
      automa_place_int (&at, 0, 99, &flames);
      slot = (guint8) flames;
      g_array_append_val (position->panic, slot);
    }
}

static LsBoard *
read_board (const AutomaPlace *place,
            const LsPack      *pack)
{
  AutomaPlace at;
  const char *id;
  LsBoard *board;

  if (!automa_place_need (place, "board", &at))
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (at.node))
    return ls_board_read (&at);
  if (!JSON_NODE_HOLDS_VALUE (at.node) || json_node_get_value_type (at.node) != G_TYPE_STRING)
    {
      automa_place_problem (&at, _("expected the id of a board, or a board"));
      return NULL;
    }
  id = json_node_get_string (at.node);
  board = pack ? ls_pack_board (pack, id) : NULL;
  if (!board)
    automa_place_problem (&at, _("there is no board \"%s\""), id);
  return board ? ls_board_ref (board) : NULL;
}

static void
read_things (const AutomaPlace *place,
             LsPosition        *position)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { position, ids };

  read_list (place, "monsters", TRUE, &reading, read_monster);
  read_list (place, "heroes", TRUE, &reading, read_hero);
  read_list (place, "structures", TRUE, &reading, read_structure);
  read_list (place, "tokens", FALSE, &reading, read_token);
  ls_position_check (position, place);
}

/* The position at this place, or NULL with all its problems told. */
LsPosition *
ls_position_read (const AutomaPlace *place,
                  const LsPack      *pack)
{
  static const char *const members[] = { "format", "board",    "coin",   "profile",    "rulings", "mist",  "types",
                                         "monsters", "heroes", "structures", "tokens",  "panic", "mages", NULL };
  g_autoptr (LsPosition) self = ls_position_new ();
  guint before = automa_problems_count (place->problems);
  AutomaPlace at;
  guint coin = LS_COIN_LEFT;

  automa_place_object (place, members);
  automa_place_format (place, LS_POSITION_FORMAT);
  if (automa_place_need (place, "coin", &at))
    automa_place_word (&at, ls_coin_names, &coin);
  self->coin = (LsCoin) coin;
  read_rulings (place, self);
  read_panic (place, self);
  self->mages = (guint) automa_place_int_if (place, "mages", 0, MAX_POINTS, LS_MAGES);
  read_types (place, pack, self);
  self->board = read_board (place, pack);
  if (self->board)
    {
      read_mist (place, self);
      read_things (place, self);
    }
  return automa_problems_count (place->problems) == before ? g_steal_pointer (&self) : NULL;
}

LsPosition *
ls_position_parse (const char     *text,
                   gssize          length,
                   const LsPack   *pack,
                   AutomaProblems *problems)
{
  g_autoptr (JsonNode) root = automa_json_parse (text, length, problems);
  AutomaPlace place;

  if (!root)
    return NULL;
  automa_place_root (&place, root, problems);
  return ls_position_read (&place, pack);
}
