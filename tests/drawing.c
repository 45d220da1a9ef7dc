/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "last-spell/phase.h"
#include "last-spell/position-json.h"

/* --- From the drawing to JSON --- */

typedef struct
{
  char      **clauses;
  GPtrArray  *rows; /* of cells, char ** */
  guint       width;
  GHashTable *pieces; /* id → array of spot names */
  GPtrArray  *ids;    /* in the order of the drawing */
  GHashTable *monsters; /* id → facing character */
} Sketch;

static const struct
{
  char        letter;
  const char *type;
} structures[] = { { 'W', "wooden-wall" }, { 'S', "stone-wall" }, { 'G', "wooden-gate" }, { 'K', "stone-gate" },
                   { 'B', "ballista" },    { 'C', "catapult" },   { 'T', "watchtower" },  { 'P', "warp-gate" },
                   { 'H', "house" },       { 'M', "gold-mine" },  { 'O', "shop" },        { 'R', "ruin" } };

static const struct
{
  const char *mark;
  const char *type;
} tokens[] = { { "%", "corpse-pile" }, { "!d", "damage-trap" }, { "!s", "stun-trap" },   { "!l", "slow-trap" },
               { "!u", "slow-trap" },  { "&h", "hatchery" },    { "&m", "seed-mortar" }, { "&o", "monolith" } };

/* The words after "key " in the first such clause, or NULL. */
static const char *
clause (const Sketch *self,
        const char   *key)
{
  for (char **p = self->clauses; *p; p++)
    if (g_str_has_prefix (*p, key) && (*p)[strlen (key)] == ' ')
      return *p + strlen (key) + 1;
  return NULL;
}

static gboolean
is_terrain (const char *cell)
{
  return strlen (cell) == 1 && strchr (".~ot#*_", *cell);
}

static void
note_piece (Sketch     *self,
            const char *piece,
            guint       column,
            guint       row)
{
  gboolean monster = g_ascii_islower (piece[0]) && piece[1] && strchr ("^>v<", piece[1]);
  g_autofree char *id = monster ? g_strndup (piece, 1) : g_strdup (piece);
  char name[LS_SPOT_NAME_SIZE];
  GPtrArray *spots = g_hash_table_lookup (self->pieces, id);

  if (!spots)
    {
      spots = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (self->pieces, g_strdup (id), spots);
      g_ptr_array_add (self->ids, g_strdup (id));
    }
  g_ptr_array_add (spots, g_strdup (ls_spot_name (ls_spot (column, row), name)));
  if (monster)
    g_hash_table_insert (self->monsters, g_strdup (id), GINT_TO_POINTER ((int) piece[1]));
}

static void
take_row (Sketch     *self,
          const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

  for (char **p = words; *p; p++)
    if (**p)
      {
        const char *cell = *p;

        if (!is_terrain (cell))
          {
            g_auto (GStrv) pieces = g_strsplit (*cell == '~' ? cell + 1 : cell, "+", -1);

            for (char **piece = pieces; *piece; piece++)
              note_piece (self, *piece, cells->len, self->rows->len);
            cell = *cell == '~' ? "~" : ".";
          }
        g_ptr_array_add (cells, g_strdup (cell));
      }
  g_assert_true (self->width == 0 || self->width == cells->len);
  self->width = cells->len;
  g_ptr_array_add (self->rows, cells);
}

/* One drawing of the board: rows of characters, and below them what every board needs but few tests draw. */
static void
add_layer (const Sketch *self,
           JsonBuilder  *json,
           const char   *name,
           char        (*letter) (const Sketch *self,
                                  const char   *cell,
                                  guint         column,
                                  guint         row),
           const char   *below)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint row = 0; row < self->rows->len; row++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint column = 0; column < self->width; column++)
        g_string_append_c (text, letter (self, g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->rows, row), column),
                                         column, row));
      json_builder_add_string_value (json, text->str);
    }
  for (const char *p = below; *p; p++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_c (text, *p);
      while (text->len < self->width)
        g_string_append_c (text, ' ');
      json_builder_add_string_value (json, text->str);
    }
  json_builder_end_array (json);
}

static char
terrain_letter (const Sketch *self G_GNUC_UNUSED,
                const char   *cell,
                guint         column G_GNUC_UNUSED,
                guint         row G_GNUC_UNUSED)
{
  return *cell == '_' ? ' ' : *cell;
}

static char
layer_letter (const Sketch *self,
              const char   *key,
              guint         column,
              guint         row,
              char          otherwise)
{
  const char *text = clause (self, key);
  g_auto (GStrv) rows = text ? g_strsplit (text, "/", -1) : NULL;

  if (!rows)
    return otherwise;
  g_assert_cmpuint (g_strv_length (rows), ==, self->rows->len);
  g_assert_cmpuint (strlen (rows[row]), ==, self->width);
  return rows[row][column];
}

static char
sector_letter (const Sketch *self,
               const char   *cell,
               guint         column,
               guint         row)
{
  if (*cell == '_')
    return ' ';
  return *cell == '*' ? '*' : layer_letter (self, "sectors", column, row, 'A');
}

static char
arrow_letter (const Sketch *self,
              const char   *cell G_GNUC_UNUSED,
              guint         column,
              guint         row)
{
  return layer_letter (self, "arrows", column, row, '.');
}

static void
add_string (JsonBuilder *json,
            const char  *name,
            const char  *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_int (JsonBuilder *json,
         const char  *name,
         int          value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

static void
add_line (JsonBuilder *json,
          const char  *name,
          gboolean     is_column,
          guint        line)
{
  char spot[LS_SPOT_NAME_SIZE];

  if (!is_column)
    {
      add_int (json, name, (int) line + 1);
      return;
    }
  ls_spot_name (ls_spot (line, 0), spot);
  spot[strlen (spot) - 1] = '\0';
  add_string (json, name, spot);
}

static int
mist_depth (const Sketch *self,
            const char   *side)
{
  for (char **p = self->clauses; *p; p++)
    {
      g_autofree char *key = g_strdup_printf ("mist %s ", side);

      if (g_str_has_prefix (*p, key))
        return atoi (*p + strlen (key));
    }
  return 0;
}

static void
add_mist (const Sketch *self,
          JsonBuilder  *json,
          gboolean      lines)
{
  static const char *const sides[] = { "west", "north", "east" };

  json_builder_set_member_name (json, "mist");
  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint depth = (guint) mist_depth (self, sides[i]);
      gboolean north = i == 1;

      if (depth == 0)
        continue;
      if (!lines)
        {
          add_int (json, sides[i], 0);
          continue;
        }
      json_builder_set_member_name (json, sides[i]);
      json_builder_begin_object (json);
      add_line (json, "line", !north, i == 2 ? self->width - 1 - depth : depth);
      add_line (json, "from", north, 0);
      add_line (json, "to", north, (north ? self->width : self->rows->len) - 1);
      json_builder_end_object (json);
    }
  json_builder_end_object (json);
}

static void
add_board (const Sketch *self,
           JsonBuilder  *json)
{
  gboolean circle = FALSE;
  const char *town = clause (self, "town");
  g_auto (GStrv) sectors = g_strsplit (town ? town : "z", " ", -1);

  for (guint row = 0; row < self->rows->len; row++)
    for (guint column = 0; column < self->width; column++)
      if (*(char *) g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->rows, row), column) == '*')
        circle = TRUE;

  json_builder_set_member_name (json, "board");
  json_builder_begin_object (json);
  add_string (json, "format", "automa-board/1");
  add_string (json, "id", "drawing");
  add_string (json, "name", "Drawing");
  add_string (json, "source", "unverified");
  add_layer (self, json, "terrain", terrain_letter, circle ? " ." : " *.");
  add_layer (self, json, "sectors", sector_letter, circle ? " z" : " *z");
  add_layer (self, json, "arrows", arrow_letter, circle ? "  " : "   ");
  json_builder_set_member_name (json, "town");
  json_builder_begin_array (json);
  for (char **p = sectors; *p; p++)
    json_builder_add_string_value (json, *p);
  json_builder_end_array (json);
  add_mist (self, json, TRUE);
  json_builder_end_object (json);
}

/* The words of the clause "id: …", as a list; never NULL. */
static char **
words_of (const Sketch *self,
          const char   *id)
{
  g_autofree char *key = g_strdup_printf ("%s:", id);
  const char *text = clause (self, key);

  return g_strsplit (text ? text : "", " ", -1);
}

static int
number_of (char      **words,
           const char *name,
           int         otherwise)
{
  for (char **p = words; *p; p++)
    if (strcmp (*p, name) == 0 && p[1])
      return atoi (p[1]);
  return otherwise;
}

static void
add_type (JsonBuilder *json,
          char       **words)
{
  json_builder_begin_object (json);
  add_int (json, "move", number_of (words, "move", 3));
  add_int (json, "damage", number_of (words, "damage", 1));
  add_int (json, "hit-points", number_of (words, "hp", 1));
  json_builder_set_member_name (json, "attack");
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "kind");
  for (guint i = 0; ls_attack_names[i]; i++)
    if (g_strv_contains ((const char *const *) words, ls_attack_names[i]) || strcmp (ls_attack_names[i], "none") == 0)
      {
        gboolean named = g_strv_contains ((const char *const *) words, ls_attack_names[i]);

        json_builder_add_string_value (json, named ? ls_attack_names[i] : "melee");
        break;
      }
  if (number_of (words, "ranged", 0))
    add_int (json, "range", number_of (words, "ranged", 0));
  json_builder_end_object (json);
  json_builder_set_member_name (json, "abilities");
  json_builder_begin_array (json);
  for (guint i = 0; ls_ability_names[i]; i++)
    if (g_strv_contains ((const char *const *) words, ls_ability_names[i]))
      json_builder_add_string_value (json, ls_ability_names[i]);
  json_builder_end_array (json);
  json_builder_set_member_name (json, "dice");
  json_builder_begin_array (json);
  json_builder_add_string_value (json, "blue");
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
add_spots (const Sketch *self,
           JsonBuilder  *json,
           const char   *id,
           gboolean      always_spots)
{
  GPtrArray *spots = g_hash_table_lookup (self->pieces, id);

  if (!always_spots && spots->len == 1)
    {
      add_string (json, "at", g_ptr_array_index (spots, 0));
      return;
    }
  json_builder_set_member_name (json, "spots");
  json_builder_begin_array (json);
  for (guint i = 0; i < spots->len; i++)
    json_builder_add_string_value (json, g_ptr_array_index (spots, i));
  json_builder_end_array (json);
}

static void
add_monster (const Sketch *self,
             JsonBuilder  *json,
             const char   *id)
{
  g_auto (GStrv) words = words_of (self, id);
  char arrow = (char) GPOINTER_TO_INT (g_hash_table_lookup (self->monsters, id));

  if (!arrow)
    return;
  json_builder_begin_object (json);
  add_string (json, "id", id);
  add_string (json, "type", id);
  add_spots (self, json, id, FALSE);
  add_string (json, "facing", ls_facing_ids[ls_arrow_from_char (arrow)]);
  add_int (json, "wounds", number_of (words, "wounds", 0));
  json_builder_set_member_name (json, "stunned");
  json_builder_add_boolean_value (json, g_strv_contains ((const char *const *) words, "stunned"));
  json_builder_end_object (json);
}

static void
add_hero (const Sketch *self,
          JsonBuilder  *json,
          const char   *id)
{
  g_auto (GStrv) words = words_of (self, id);

  if (!g_ascii_isdigit (*id))
    return;
  json_builder_begin_object (json);
  add_string (json, "id", id);
  add_spots (self, json, id, FALSE);
  add_int (json, "hit-points", number_of (words, "hp", 7));
  add_int (json, "wounds", number_of (words, "wounds", 0));
  add_int (json, "base-mana", number_of (words, "base-mana", 5));
  add_int (json, "mana", number_of (words, "mana", 5));
  json_builder_end_object (json);
}

static void
add_structure (const Sketch *self,
               JsonBuilder  *json,
               const char   *id)
{
  g_auto (GStrv) words = words_of (self, id);

  for (guint i = 0; i < G_N_ELEMENTS (structures); i++)
    if (*id == structures[i].letter)
      {
        guint n = ((GPtrArray *) g_hash_table_lookup (self->pieces, id))->len;
        g_autofree char *type =
          *id == 'R' ? g_strdup_printf ("ruin-%u", n) : g_strdup (structures[i].type);

        json_builder_begin_object (json);
        add_string (json, "id", id);
        add_string (json, "type", type);
        add_spots (self, json, id, TRUE);
        add_int (json, "flames", number_of (words, "flames", 0));
        json_builder_end_object (json);
      }
}

static void
add_token (const Sketch *self,
           JsonBuilder  *json,
           const char   *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (g_str_has_prefix (id, tokens[i].mark))
      {
        json_builder_begin_object (json);
        add_string (json, "id", id);
        add_string (json, "type", tokens[i].type);
        add_spots (self, json, id, FALSE);
        if (strcmp (tokens[i].mark, "!u") == 0)
          {
            json_builder_set_member_name (json, "used");
            json_builder_add_boolean_value (json, TRUE);
          }
        json_builder_end_object (json);
      }
}

static void
add_pieces (const Sketch *self,
            JsonBuilder  *json,
            const char   *name,
            void        (*add) (const Sketch *self,
                                JsonBuilder  *json,
                                const char   *id))
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (guint i = 0; i < self->ids->len; i++)
    add (self, json, g_ptr_array_index (self->ids, i));
  json_builder_end_array (json);
}

static void
add_settings (const Sketch *self,
              JsonBuilder  *json)
{
  const char *panic = clause (self, "panic");
  g_auto (GStrv) slots = g_strsplit (panic ? panic : "", " ", -1);

  add_string (json, "coin", clause (self, "coin") ? clause (self, "coin") : "left");
  if (clause (self, "profile"))
    add_string (json, "profile", clause (self, "profile"));
  if (clause (self, "mages"))
    add_int (json, "mages", atoi (clause (self, "mages")));
  json_builder_set_member_name (json, "panic");
  json_builder_begin_array (json);
  for (char **p = slots; *p; p++)
    json_builder_add_int_value (json, atoi (*p));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "rulings");
  json_builder_begin_object (json);
  for (char **p = self->clauses; *p; p++)
    if (g_str_has_prefix (*p, "ruling "))
      {
        g_auto (GStrv) pair = g_strsplit (*p + strlen ("ruling "), "=", 2);

        add_string (json, pair[0], pair[1]);
      }
  json_builder_end_object (json);
  json_builder_set_member_name (json, "types");
  json_builder_begin_object (json);
  for (guint i = 0; i < self->ids->len; i++)
    if (g_hash_table_contains (self->monsters, g_ptr_array_index (self->ids, i)))
      {
        g_auto (GStrv) words = words_of (self, g_ptr_array_index (self->ids, i));

        json_builder_set_member_name (json, g_ptr_array_index (self->ids, i));
        add_type (json, words);
      }
  json_builder_end_object (json);
}

static char *
sketch_to_json (const char *settings,
                va_list     rows)
{
  g_auto (GStrv) clauses = g_strsplit (settings, ";", -1);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) pieces =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) monsters = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  Sketch self = { clauses, cells, 0, pieces, ids, monsters };

  for (char **p = clauses; *p; p++)
    g_strstrip (*p);
  for (const char *row = va_arg (rows, const char *); row; row = va_arg (rows, const char *))
    take_row (&self, row);

  json_builder_begin_object (json);
  add_string (json, "format", "automa-position/1");
  add_board (&self, json);
  add_mist (&self, json, FALSE);
  add_settings (&self, json);
  add_pieces (&self, json, "monsters", add_monster);
  add_pieces (&self, json, "heroes", add_hero);
  add_pieces (&self, json, "structures", add_structure);
  add_pieces (&self, json, "tokens", add_token);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  return json_to_string (root, TRUE);
}

/* --- Drawings --- */

Drawing *
draw (const char *settings,
      ...)
{
  Drawing *self = g_new0 (Drawing, 1);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("drawing");
  va_list rows;

  va_start (rows, settings);
  self->json = sketch_to_json (settings, rows);
  va_end (rows);
  self->position = ls_position_parse (self->json, -1, NULL, problems);
  if (!self->position)
    g_error ("%s\n%s", automa_problems_get (problems, 0), self->json);
  self->resolution = ls_resolution_new ();
  ls_phase_resolve (self->position, NULL, self->resolution);
  return self;
}

/* A drawing that no reader may accept: returns what it says. */
char *
draw_refused (const char *settings,
              ...)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("drawing");
  g_autoptr (LsPosition) position = NULL;
  g_autofree char *json = NULL;
  va_list rows;

  va_start (rows, settings);
  json = sketch_to_json (settings, rows);
  va_end (rows);
  position = ls_position_parse (json, -1, NULL, problems);
  g_assert_null (position);
  return automa_problems_to_string (problems);
}

void
drawing_free (Drawing *self)
{
  ls_resolution_free (self->resolution);
  ls_position_free (self->position);
  g_free (self->json);
  g_free (self);
}

static guint
monster_of (const Drawing *self,
            const char    *id)
{
  int index = ls_position_find_monster (self->position, id);

  g_assert_cmpint (index, >=, 0);
  return (guint) index;
}

static LsThing
thing_of (const Drawing *self,
          const char    *id,
          LsThingKind    kind)
{
  LsThing thing;

  g_assert_true (ls_position_find (self->position, id, &thing));
  g_assert_cmpuint (thing.kind, ==, kind);
  return thing;
}

/* Resolves it again with one answer of the players. */
void
drawing_choose (Drawing    *self,
                const char *monster,
                const char *target)
{
  LsAnswer answer = { .monster = monster_of (self, monster) };
  LsAnswers answers = { &answer, 1 };

  g_assert_true (ls_position_find (self->position, target, &answer.target));
  ls_phase_resolve (self->position, &answers, self->resolution);
}

/* --- Looking at what happened --- */

void
expect_steps (Drawing    *self,
              const char *monster,
              const char *steps,
              const char *end)
{
  const LsMove *move = ls_resolution_move (self->resolution, monster_of (self, monster));
  g_autoptr (GString) text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < move->n_steps; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ls_spot_name (ls_resolution_steps (self->resolution, move)[i].to, name));
  g_assert_cmpstr (text->str, ==, steps);
  g_assert_cmpstr (ls_rule_id (move->end), ==, end);
}

void
expect_rules (Drawing    *self,
              const char *monster,
              const char *rules)
{
  const LsMove *move = ls_resolution_move (self->resolution, monster_of (self, monster));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < move->n_steps; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ls_rule_id (ls_resolution_steps (self->resolution, move)[i].rule));
  g_assert_cmpstr (text->str, ==, rules);
}

void
expect_facing (Drawing    *self,
               const char *monster,
               LsFacing    facing)
{
  guint index = monster_of (self, monster);

  g_assert_cmpstr (ls_facing_ids[ls_resolution_monster (self->resolution, index)->facing], ==, ls_facing_ids[facing]);
  g_assert_cmpuint (ls_resolution_move (self->resolution, index)->facing, ==, facing);
}

void
expect_order (Drawing    *self,
              const char *monsters)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->resolution->order->len; i++)
    g_string_append_printf (
      text, "%s%s", i > 0 ? " " : "",
      ls_position_monster (self->position, g_array_index (self->resolution->order, guint16, i))->id);
  g_assert_cmpstr (text->str, ==, monsters);
}

/* Two lists of words, in any order. */
static void
assert_same_words (const char *found,
                   const char *expected)
{
  g_auto (GStrv) a = g_strsplit (found, " ", -1);
  g_auto (GStrv) b = g_strsplit (expected, " ", -1);
  gboolean same = g_strv_length (a) == g_strv_length (b);

  for (char **p = b; *p && same; p++)
    same = g_strv_contains ((const char *const *) a, *p);
  if (!same)
    g_error ("found \"%s\", expected \"%s\"", found, expected);
}

static const LsAttack *
attack_of (const Drawing *self,
           const char    *monster,
           const char    *rule)
{
  const LsAttack *attack = ls_resolution_attack (self->resolution, monster_of (self, monster));

  g_assert_nonnull (attack);
  g_assert_cmpstr (ls_rule_id (attack->rule), ==, rule);
  return attack;
}

static char *
choice_of (const Drawing  *self,
           const LsAttack *attack)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < attack->n_choices; i++)
    g_string_append_printf (
      text, "%s%s", i > 0 ? " " : "",
      ls_position_thing_id (self->position, g_array_index (self->resolution->choices, LsThing, attack->first_choice + i)));
  return g_string_free (text, FALSE);
}

void
expect_attack (Drawing    *self,
               const char *monster,
               const char *rule,
               const char *targets)
{
  const LsAttack *attack = attack_of (self, monster, rule);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < attack->n_hits; i++)
    {
      const LsHit *hit = &g_array_index (self->resolution->hits, LsHit, attack->first_hit + i);

      g_string_append_printf (text, "%s%s=%u", i > 0 ? " " : "", ls_position_thing_id (self->position, hit->thing),
                              hit->damage);
    }
  assert_same_words (text->str, targets);
}

void
expect_choice (Drawing    *self,
               const char *monster,
               const char *rule,
               const char *choice)
{
  g_autofree char *text = choice_of (self, attack_of (self, monster, rule));

  assert_same_words (text, choice);
}

void
expect_no_attack (Drawing    *self,
                  const char *monster)
{
  g_assert_null (ls_resolution_attack (self->resolution, monster_of (self, monster)));
}

void
expect_hero (Drawing    *self,
             const char *hero,
             guint       wounds,
             guint       mana,
             gboolean    dead)
{
  const LsHeroAfter *after = ls_resolution_hero (self->resolution, thing_of (self, hero, LS_THING_HERO).index);

  g_assert_cmpuint (after->wounds, ==, wounds);
  g_assert_cmpuint (after->mana, ==, mana);
  g_assert_cmpint (after->dead, ==, dead);
}

void
expect_structure (Drawing    *self,
                  const char *structure,
                  guint       flames,
                  gboolean    destroyed)
{
  const LsStructureAfter *after =
    ls_resolution_structure (self->resolution, thing_of (self, structure, LS_THING_STRUCTURE).index);

  g_assert_cmpuint (after->flames, ==, flames);
  g_assert_cmpint (after->destroyed, ==, destroyed);
}

void
expect_monster (Drawing    *self,
                const char *monster,
                guint       wounds,
                gboolean    stunned)
{
  const LsMonsterAfter *after = ls_resolution_monster (self->resolution, monster_of (self, monster));

  g_assert_false (after->gone);
  g_assert_cmpuint (after->wounds, ==, wounds);
  g_assert_cmpint (after->stunned, ==, stunned);
}

void
expect_gone (Drawing    *self,
             const char *gone)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->position->monsters->len; i++)
    if (ls_resolution_monster (self->resolution, i)->gone)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ls_position_monster (self->position, i)->id);
  for (guint i = 0; i < self->position->tokens->len; i++)
    if (ls_resolution_token (self->resolution, i)->gone)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ls_position_token (self->position, i)->id);
  assert_same_words (text->str, gone);
}

static void
assert_track (const GArray *track,
              const char   *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < track->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (track, guint8, i));
  g_assert_cmpstr (text->str, ==, expected);
}

void
expect_panic (Drawing    *self,
              guint       spread,
              const char *left,
              const char *track)
{
  g_assert_cmpuint (self->resolution->spread, ==, spread);
  assert_track (self->resolution->panic_left, left);
  assert_track (self->resolution->panic, track);
}
