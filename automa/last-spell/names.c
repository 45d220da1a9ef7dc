/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-private.h"

/* The number in an id that the game made of a kind, "3" in "clawer-3"; NULL: the id is from elsewhere. */
static const char *
number_in (const char *id,
           const char *kind)
{
  gsize n = strlen (kind);

  if (strncmp (id, kind, n) != 0 || id[n] != '-' || id[n + 1] == '\0')
    return NULL;
  return id[n + 1 + strspn (id + n + 1, "0123456789")] == '\0' ? id + n + 1 : NULL;
}

/* There is only one of each boss. Cetusia's pieces change their kind and keep their id. */
static gboolean
is_the_boss (const LsMonsterType *type,
             const char          *id)
{
  const char *dash = strrchr (id, '-');

  return type->boss && dash && strncmp (type->id, id, (gsize) (dash - id)) == 0;
}

static char *
name_figure (const LsMonsterType *type,
             const char          *id)
{
  const char *name = ls_monster_type_name (type);
  const char *number = number_in (id, type->id);

  if (is_the_boss (type, id))
    return g_strdup (name);
  /* Translators: a kind of monster and the number of its figure, "Clawer 3" */
  return g_strdup_printf (C_("monster", "%s %s"), name, number ? number : id);
}

static char *
name_structure (const LsStructureType *type,
                const char            *id)
{
  const char *number = number_in (id, type->id);

  if (number)
    /* Translators: a kind of structure and its number, "wooden wall 6" */
    return g_strdup_printf (C_("structure", "%s %s"), ls_structure_name (type), number);
  /* Translators: a kind of structure and which one it is, "the wooden wall w1" */
  return g_strdup_printf (C_("structure", "the %s %s"), ls_structure_name (type), id);
}

static char *
name_token (LsTokenKind kind,
            const char *id)
{
  const char *number = number_in (id, ls_token_names[kind]);

  if (number)
    /* Translators: a kind of token and its number, "corpse pile 2" */
    return g_strdup_printf (C_("token", "%s %s"), ls_token_name (kind), number);
  /* Translators: a kind of token and which one it is, "the corpse pile t1" */
  return g_strdup_printf (C_("token", "the %s %s"), ls_token_name (kind), id);
}

char *
ls_name_monster (const LsPosition *position,
                 guint             monster)
{
  return name_figure (ls_position_type (position, monster), ls_position_monster (position, monster)->id);
}

char *
ls_name_thing (const LsPosition *position,
               LsThing           thing)
{
  const LsStructure *structure;
  const LsToken *token;

  switch ((LsThingKind) thing.kind)
    {
    case LS_THING_HERO:
      return g_strdup (ls_position_hero (position, thing.index)->id);
    case LS_THING_STRUCTURE:
      structure = ls_position_structure (position, thing.index);
      return name_structure (structure->type, structure->id);
    case LS_THING_TOKEN:
      token = ls_position_token (position, thing.index);
      return name_token (token->kind, token->id);
    case LS_THING_MONSTER:
      return ls_name_monster (position, thing.index);
    case LS_THING_CIRCLE:
    default:
      return g_strdup (_("the magic circle"));
    }
}

/* What has left the board is still known by its id. */
static char *
name_gone (const LsGame *game,
           const char   *id)
{
  for (guint i = 0; i < game->pack->types->len; i++)
    if (number_in (id, g_array_index (game->pack->types, LsMonsterType, i).id))
      return name_figure (&g_array_index (game->pack->types, LsMonsterType, i), id);
  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    if (number_in (id, type->id))
      return name_structure (type, id);
  for (guint kind = 0; kind < LS_N_TOKENS; kind++)
    if (number_in (id, ls_token_names[kind]))
      return name_token ((LsTokenKind) kind, id);
  return g_strdup (id);
}

char *
ls_name_in_game (const LsGame *game,
                 const char   *id)
{
  int monster = ls_game_find_monster (game, id);
  int structure = ls_game_find_structure (game, id);
  int token = ls_game_find_token (game, id);
  int item = ls_game_find_item (game, id);

  if (ls_game_find_hero (game, id) >= 0)
    return g_strdup (id);
  if (item >= 0)
    return g_strdup (ls_game_item_name (game, &game->items[item]));
  if (monster >= 0)
    return name_figure (&g_array_index (game->pack->types, LsMonsterType, game->monsters[monster].type), id);
  if (structure >= 0)
    return name_structure (game->structures[structure].type, id);
  if (token >= 0)
    return name_token (game->tokens[token].kind, id);
  return strcmp (id, LS_CIRCLE_ID) == 0 ? g_strdup (_("the magic circle")) : name_gone (game, id);
}

/* What is told about something by its name. */
char *
ls_name_told (const LsGame *game,
              const char   *id,
              char       *(*tell) (const char *name))
{
  g_autofree char *name = ls_name_in_game (game, id);

  return tell (name);
}

/* "A", "A or B", "A, B or C"; with `all` it is "and". */
char *
ls_name_list (GPtrArray *names,
              gboolean   all)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++)
    {
      if (i > 0)
        /* Translators: between the last two of several things */
        g_string_append (text, i + 1 < names->len ? _(", ") : all ? _(" and ") : _(" or "));
      g_string_append (text, g_ptr_array_index (names, i));
    }
  return g_string_free (text, FALSE);
}

char *
ls_name_things (const LsPosition *position,
                const LsThing    *things,
                guint             n)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, ls_name_thing (position, things[i]));
  return ls_name_list (names, FALSE);
}

/* The monster that stood there when the move with that number began: those before it have moved, all others not. */
static int
monster_at (const LsPosition   *position,
            const LsResolution *resolution,
            guint               turn,
            LsSpot              spot)
{
  const LsMove *moves = (const LsMove *) (gpointer) resolution->moves->data;

  for (guint i = 0; i < position->monsters->len; i++)
    {
      const LsMove *move = ls_resolution_move (resolution, i);
      const LsSpots *spots = &ls_position_monster (position, i)->spots;
      gboolean moved = move && move < moves + turn;

      if (move == moves + turn || (moved && move->end == LS_RULE_TRAP_DAMAGE))
        continue;
      if (moved && spots->n == 1 ? move->to == spot : ls_spots_contain (spots, spot))
        return (int) i;
    }
  return -1;
}

/* Who or what was in the way on that spot, for the monster whose turn it was; FALSE: only the board itself. */
static gboolean
find_holder (const LsPosition   *position,
             const LsResolution *resolution,
             guint               turn,
             LsSpot              spot,
             LsThing            *thing)
{
  const LsGround *ground = &resolution->ground;
  guint32 holds = ground->holds[spot];
  int monster = monster_at (position, resolution, turn, spot);

  if (monster >= 0)
    *thing = (LsThing){ LS_THING_MONSTER, (guint16) monster };
  else if (holds & LS_HOLDS_HERO)
    *thing = (LsThing){ LS_THING_HERO, ground->hero[spot] };
  else if (holds & LS_HOLDS_STRUCTURE)
    *thing = (LsThing){ LS_THING_STRUCTURE, ground->structure[spot] };
  else if (holds & (LS_HOLDS_CORPSE | LS_HOLDS_MONOLITH | LS_HOLDS_TILE))
    *thing = (LsThing){ LS_THING_TOKEN, ground->token[spot] };
  else
    return FALSE;
  return TRUE;
}

char *
ls_name_holder (const LsPosition   *position,
                const LsResolution *resolution,
                guint               turn,
                LsSpot              spot)
{
  LsThing thing;

  return find_holder (position, resolution, turn, spot, &thing)
           ? ls_name_thing (position, thing)
           : g_strdup (ls_terrain_name (position->board->terrain[spot]));
}

/* The same in a word or two: figures by name, all else by its kind, "wooden wall", "tree". */
char *
ls_name_obstacle (const LsPosition   *position,
                  const LsResolution *resolution,
                  guint               turn,
                  LsSpot              spot)
{
  LsThing thing;

  if (!find_holder (position, resolution, turn, spot, &thing))
    return g_strdup (ls_terrain_word (position->board->terrain[spot]));
  if (thing.kind == LS_THING_STRUCTURE)
    return g_strdup (ls_structure_name (ls_position_structure (position, thing.index)->type));
  if (thing.kind == LS_THING_TOKEN)
    return g_strdup (ls_token_name (ls_position_token (position, thing.index)->kind));
  return ls_name_thing (position, thing);
}

/* "move.contact, EN 13". */
char *
ls_name_cited (LsRule rule)
{
  return automa_rule_cite (ls_rule_get (rule));
}

const char *
ls_name_mode (LsMode mode)
{
  static const char *const names[LS_N_MODES] = { N_("Introductory Night"), N_("Single Scenario"), N_("Campaign"),
                                                 N_("Solo"), N_("Solo Campaign"), N_("Boss Rush") };

  return _(names[mode]);
}

const char *
ls_name_town (LsScenario town)
{
  static const char *const names[] = { N_("Gildenberg"), N_("Lakeburg"), N_("Glenwald") };

  return _(names[town]);
}

/* "Gildenberg", "Campaign: Lakeburg", "Boss Rush" */
char *
ls_name_game (const LsGame *game)
{
  LsMode mode = (LsMode) game->setup.mode;
  const char *town;

  if (mode == LS_MODE_INTRODUCTORY || mode == LS_MODE_BOSS_RUSH)
    return g_strdup (ls_name_mode (mode));
  town = ls_name_town ((LsScenario) game->scenario);
  if (mode == LS_MODE_SINGLE)
    return g_strdup (town);
  /* Translators: a way to play and the town that is played, "Campaign: Lakeburg" */
  return g_strdup_printf (_("%s: %s"), ls_name_mode (mode), town);
}

/* "Night 2, monster phase 3" */
char *
ls_name_moment (const LsGame *game)
{
  switch (game->stage)
    {
    case LS_STAGE_DAY:
      return g_strdup_printf (_("Day %u"), game->night);
    case LS_STAGE_HEROES:
      return g_strdup_printf (_("Night %u, hero phase %u"), game->night, game->phase);
    case LS_STAGE_OVER:
      return g_strdup_printf (game->outcome == LS_WON ? _("Won in night %u") : _("Lost in night %u"), game->night);
    default:
      return g_strdup_printf (_("Night %u, monster phase %u"), game->night, game->phase);
    }
}
