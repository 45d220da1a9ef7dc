/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the drawing to JSON: what its cells and settings say. */
#include "drawing-private.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

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
const char *
sketch_clause (const Sketch *self,
               const char   *key)
{
  for (char **p = self->clauses; *p; p++)
    if (g_str_has_prefix (*p, key) && (*p)[strlen (key)] == ' ')
      return *p + strlen (key) + 1;
  return NULL;
}

void
sketch_add_string (JsonBuilder *json,
                   const char  *name,
                   const char  *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

void
sketch_add_int (JsonBuilder *json,
                const char  *name,
                int          value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
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

/* The words of the clause "id: …", as a list; never NULL. */
static char **
words_of (const Sketch *self,
          const char   *id)
{
  g_autofree char *key = g_strdup_printf ("%s:", id);
  const char *text = sketch_clause (self, key);

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
  sketch_add_int (json, "move", number_of (words, "move", 3));
  sketch_add_int (json, "damage", number_of (words, "damage", 1));
  sketch_add_int (json, "hit-points", number_of (words, "hp", 1));
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
    sketch_add_int (json, "range", number_of (words, "ranged", 0));
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
      sketch_add_string (json, "at", g_ptr_array_index (spots, 0));
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
  sketch_add_string (json, "id", id);
  sketch_add_string (json, "type", id);
  add_spots (self, json, id, FALSE);
  sketch_add_string (json, "facing", ls_facing_ids[ls_arrow_from_char (arrow)]);
  sketch_add_int (json, "wounds", number_of (words, "wounds", 0));
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
  sketch_add_string (json, "id", id);
  add_spots (self, json, id, FALSE);
  sketch_add_int (json, "hit-points", number_of (words, "hp", 7));
  sketch_add_int (json, "wounds", number_of (words, "wounds", 0));
  sketch_add_int (json, "base-mana", number_of (words, "base-mana", 5));
  sketch_add_int (json, "mana", number_of (words, "mana", 5));
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
        sketch_add_string (json, "id", id);
        sketch_add_string (json, "type", type);
        add_spots (self, json, id, TRUE);
        sketch_add_int (json, "flames", number_of (words, "flames", 0));
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
        sketch_add_string (json, "id", id);
        sketch_add_string (json, "type", tokens[i].type);
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
  const char *panic = sketch_clause (self, "panic");
  g_auto (GStrv) slots = g_strsplit (panic ? panic : "", " ", -1);

  sketch_add_string (json, "coin", sketch_clause (self, "coin") ? sketch_clause (self, "coin") : "left");
  if (sketch_clause (self, "profile"))
    sketch_add_string (json, "profile", sketch_clause (self, "profile"));
  if (sketch_clause (self, "mages"))
    sketch_add_int (json, "mages", atoi (sketch_clause (self, "mages")));
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

        sketch_add_string (json, pair[0], pair[1]);
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

char *
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
  sketch_add_string (json, "format", "automa-position/1");
  sketch_add_board (&self, json);
  sketch_add_mist (&self, json, FALSE);
  add_settings (&self, json);
  add_pieces (&self, json, "monsters", add_monster);
  add_pieces (&self, json, "heroes", add_hero);
  add_pieces (&self, json, "structures", add_structure);
  add_pieces (&self, json, "tokens", add_token);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  return json_to_string (root, TRUE);
}
