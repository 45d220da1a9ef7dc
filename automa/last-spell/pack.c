/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pack.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "core/overlay.h"
#include "pack-resources.h"
#include "types-json.h"

#define SHIPPED "resource:///org/hordekeeper/Hordekeeper/last-spell"

void
ls_pack_free (LsPack *self)
{
  for (guint i = 0; i < self->scenarios->len; i++)
    g_array_unref (g_array_index (self->scenarios, LsScenarioSetup, i).structures);
  g_array_unref (self->scenarios);
  g_array_unref (self->directions);
  g_array_unref (self->patterns);
  g_ptr_array_unref (self->boards);
  g_array_unref (self->types);
  g_ptr_array_unref (self->unverified);
  g_free (self->digest);
  g_free (self);
}

/* The board with that id, which the pack goes on owning, or NULL. */
LsBoard *
ls_pack_board (const LsPack *self,
               const char   *id)
{
  for (guint i = 0; i < self->boards->len; i++)
    {
      LsBoard *board = g_ptr_array_index (self->boards, i);

      if (strcmp (board->id, id) == 0)
        return board;
    }
  return NULL;
}

/* `source` is where the record as a whole comes from, `sources` where single members do. */
static void
check_provenance (const AutomaPlace *record,
                  const char *const *members)
{
  AutomaPlace at, one;
  const char *text;

  if (automa_place_need (record, "source", &at))
    automa_place_text (&at, &text);
  if (!automa_place_member (record, "sources", &at) || !automa_place_object (&at, members))
    return;
  for (guint i = 0; members[i]; i++)
    if (automa_place_member (&at, members[i], &one))
      automa_place_text (&one, &text);
}

static void
read_monster (const AutomaPlace *place,
              GArray            *types)
{
  static const char *const members[] = { "id", "name", "tier", "boss", LS_TYPE_MEMBERS, "source", "sources", NULL };
  static const char *const sourced[] = { "name", "tier", LS_TYPE_MEMBERS, "attack.kind", NULL };
  AutomaPlace at;
  LsMonsterType type;
  const char *id = NULL;
  const char *name = NULL;
  gboolean boss = FALSE;
  int tier;

  if (!automa_place_object (place, members))
    return;
  if (automa_place_need (place, "id", &at) && automa_place_text (&at, &id))
    for (guint i = 0; i < types->len; i++)
      if (strcmp (g_array_index (types, LsMonsterType, i).id, id) == 0)
        automa_place_problem (&at, _("there is a monster \"%s\" already"), id);
  if (automa_place_need (place, "name", &at))
    automa_place_text (&at, &name);
  if (automa_place_need (place, "tier", &at))
    automa_place_int (&at, 1, 3, &tier);
  if (automa_place_member (place, "boss", &at))
    automa_place_bool (&at, &boss);
  check_provenance (place, sourced);
  if (!id || !ls_monster_type_read (place, id, &type))
    return;
  type.name = g_strdup (name);
  type.boss = boss;
  g_array_append_val (types, type);
}

/* A pack's monster table; its types are added to the list. */
gboolean
ls_monsters_read (const AutomaPlace *place,
                  GArray            *types)
{
  static const char *const members[] = { "format", "monsters", NULL };
  guint before = automa_problems_count (place->problems);
  AutomaPlace list, one;
  guint n;

  automa_place_object (place, members);
  automa_place_format (place, LS_MONSTERS_FORMAT);
  if (automa_place_need (place, "monsters", &list) && automa_place_array (&list, 1, LS_MAX_FIGURES, &n))
    for (guint i = 0; i < n; i++)
      {
        automa_place_element (&list, i, &one);
        read_monster (&one, types);
      }
  return automa_problems_count (place->problems) == before;
}

/* Where a pack comes from while it is read. */
typedef struct
{
  GFile          *folder;
  GFile          *overlay; /* the player's corrections; may be NULL or not there */
  GChecksum      *digest;
  AutomaProblems *problems;
} Loader;

typedef void (*ReadFile) (const AutomaPlace *place,
                          LsPack            *self);

/* Never more than a document may hold. */
static JsonNode *
load_node (GFile          *file,
           GChecksum      *digest,
           AutomaProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, &error);
  g_autofree char *text = NULL;
  gsize length;

  if (info && g_file_info_get_size (info) > AUTOMA_JSON_MAX_BYTES)
    automa_problems_add (problems, NULL, _("too large: expected at most %d MiB"), AUTOMA_JSON_MAX_BYTES >> 20);
  else if (info && g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    {
      g_checksum_update (digest, (const guchar *) text, (gssize) length);
      return automa_json_parse (text, (gssize) length, problems);
    }
  else
    automa_problems_add (problems, NULL, "%s", error->message);
  return NULL;
}

/* Two problems in two files of one pack are told apart by the file's name. */
static void
add_problems (AutomaProblems       *problems,
              const AutomaProblems *of_file)
{
  for (guint i = 0; automa_problems_get (of_file, i); i++)
    automa_problems_add (problems, NULL, "%s", automa_problems_get (of_file, i));
}

static gboolean
is_unverified (JsonNode *record)
{
  JsonNode *source =
    JSON_NODE_HOLDS_OBJECT (record) ? json_object_get_member (json_node_get_object (record), "source") : NULL;

  return source && JSON_NODE_HOLDS_VALUE (source) && json_node_get_value_type (source) == G_TYPE_STRING
         && strcmp (json_node_get_string (source), "unverified") == 0;
}

/* What no source prints: the file, and the record's key. */
static void
note_records (LsPack     *self,
              const char *name,
              JsonNode   *document,
              const char *list,
              const char *key)
{
  JsonArray *records = list ? json_object_get_array_member (json_node_get_object (document), list) : NULL;

  for (guint i = 0; i < (records ? json_array_get_length (records) : 1); i++)
    {
      JsonNode *record = records ? json_array_get_element (records, i) : document;
      JsonNode *id = json_object_get_member (json_node_get_object (record), key);
      g_autofree char *text = id ? json_to_string (id, FALSE) : g_strdup ("?");

      self->n_records++;
      if (is_unverified (record))
        g_ptr_array_add (self->unverified, g_strdup_printf ("%s: %s", name, text));
    }
}

/* One file of the pack, with the player's corrections in it. Without a list it is one record as a whole. */
static void
load_file (LsPack       *self,
           const Loader *loader,
           const char   *name,
           const char   *list,
           const char   *key,
           ReadFile      read)
{
  g_autoptr (GFile) file = g_file_resolve_relative_path (loader->folder, name);
  g_autoptr (GFile) corrections = loader->overlay ? g_file_resolve_relative_path (loader->overlay, name) : NULL;
  gboolean corrected = corrections && g_file_query_exists (corrections, NULL);
  g_autoptr (AutomaProblems) here = automa_problems_new (name);
  g_autoptr (JsonNode) base = NULL;
  g_autoptr (JsonNode) overlay = NULL;
  g_autoptr (JsonNode) merged = NULL;
  AutomaPlace place;

  if (!corrected || g_file_query_exists (file, NULL))
    base = load_node (file, loader->digest, here);
  if (corrected)
    overlay = load_node (corrections, loader->digest, here);
  if (base && overlay && list)
    merged = automa_overlay_merge (base, overlay, list, key);
  else if (base || overlay)
    merged = json_node_ref (overlay ? overlay : base);
  if (merged)
    {
      automa_place_root (&place, merged, here);
      read (&place, self);
      if (automa_problems_count (here) == 0)
        note_records (self, name, merged, list, key);
    }
  add_problems (loader->problems, here);
}

/* --- Boards: a file each --- */

static void
read_board (const AutomaPlace *place,
            LsPack            *self)
{
  g_autoptr (LsBoard) board = ls_board_read (place);

  if (board && ls_pack_board (self, board->id))
    automa_place_problem (place, _("there is a board \"%s\" already"), board->id);
  else if (board)
    g_ptr_array_add (self->boards, g_steal_pointer (&board));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
list_boards (GFile     *folder,
             GPtrArray *names,
             GError   **error)
{
  g_autoptr (GFile) boards = g_file_get_child (folder, "boards");
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (boards, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, error);
  GFile *file;

  while (files && g_file_enumerator_iterate (files, NULL, &file, NULL, error) && file)
    {
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_build_filename ("boards", base, NULL);

      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
}

/* By name, so that the pack's digest does not hang on how a file system lists them. */
static void
load_boards (LsPack       *self,
             const Loader *loader)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  list_boards (loader->folder, names, &error);
  if (error)
    automa_problems_add (loader->problems, "boards", "%s", error->message);
  if (loader->overlay)
    list_boards (loader->overlay, names, NULL);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    load_file (self, loader, g_ptr_array_index (names, i), NULL, "id", read_board);
}

/* --- The whole pack --- */

static void
read_monsters (const AutomaPlace *place,
               LsPack            *self)
{
  ls_monsters_read (place, self->types);
}

static LsPack *
new_pack (void)
{
  LsPack *self = g_new0 (LsPack, 1);

  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_board_unref);
  self->types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));
  g_array_set_clear_func (self->types, ls_monster_type_clear);
  self->patterns = g_array_new (FALSE, FALSE, sizeof (LsPatternCard));
  self->directions = g_array_new (FALSE, FALSE, sizeof (LsDirectionCard));
  self->scenarios = g_array_new (FALSE, FALSE, sizeof (LsScenarioSetup));
  self->unverified = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/* The pack in that folder with the player's corrections over it, or NULL with all problems told. */
LsPack *
ls_pack_load (GFile          *folder,
              GFile          *overlay,
              AutomaProblems *problems)
{
  static const struct
  {
    const char *name;
    const char *list;
    const char *key;
    ReadFile    read;
  } files[] = {
    { "monsters.json", "monsters", "id", read_monsters },
    { "spawn-cards.json", "cards", "id", ls_patterns_read },
    { "direction-cards.json", "cards", "id", ls_directions_read },
    { "figures.json", "figures", "type", ls_figures_read },
    { "panic.json", "slots", "slot", ls_rewards_read },
    { "structures.json", "structures", "id", ls_structures_read },
    { "scenarios.json", "scenarios", "id", ls_scenarios_read },
    { "dice.json", "dice", "die", ls_dice_read },
    { "alerion-cards.json", "cards", "id", ls_alerion_cards_read },
    { "cetusia-attacks.json", "attacks", "id", ls_cetusia_attacks_read },
    { "cetusia-cards.json", "cards", "id", ls_cetusia_cards_read },
    { "growth-track.json", "stages", "stage", ls_growth_track_read },
    { "monoliths.json", "monoliths", "id", ls_monoliths_read },
    { "armors.json", "armors", "id", ls_armors_read },
    { "action-tokens.json", "actions", "heroes", ls_actions_read },
    { "substitutes.json", "figures", "place", ls_substitutes_read },
  };
  g_autoptr (LsPack) self = new_pack ();
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  Loader loader = { folder, overlay, digest, problems };

  load_boards (self, &loader);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    load_file (self, &loader, files[i].name, files[i].list, files[i].key, files[i].read);
  self->digest = g_strdup (g_checksum_get_string (digest));
  return automa_problems_count (problems) == 0 ? g_steal_pointer (&self) : NULL;
}

/* A static library's resources are registered by whoever needs them, or the linker drops them. */
static GFile *
shipped_folder (void)
{
  ls_pack_get_resource ();
  return g_file_new_for_uri (SHIPPED);
}

/* What the program was built with; that it is sound is a test's business. */
LsPack *
ls_pack_shipped (void)
{
  g_autoptr (GFile) folder = shipped_folder ();
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  LsPack *self = ls_pack_load (folder, NULL, problems);

  if (!self)
    g_error ("the shipped pack is broken: %s", automa_problems_get (problems, 0));
  return self;
}

/* The shipped pack with what this user has corrected. NULL: the corrections do not fit, and the problems say why. */
LsPack *
ls_pack_for_user (AutomaProblems *problems)
{
  g_autoptr (GFile) folder = shipped_folder ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hordekeeper", "last-spell", NULL);
  g_autoptr (GFile) overlay = g_file_new_for_path (path);

  return ls_pack_load (folder, overlay, problems);
}

/* The text of one of the pack's sample positions, or NULL. */
char *
ls_pack_shipped_position (const char *name,
                          gsize      *length)
{
  g_autoptr (GFile) folder = shipped_folder ();
  g_autofree char *path = g_strdup_printf ("positions/%s.json", name);
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, path);
  char *text = NULL;

  return g_file_load_contents (file, NULL, &text, length, NULL, NULL) ? text : NULL;
}
