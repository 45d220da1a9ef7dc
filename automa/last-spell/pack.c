/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pack.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "kinds.h"
#include "pack-resources.h"
#include "types-json.h"

#define SHIPPED "resource:///org/hordekeeper/Hordekeeper/last-spell"

/* Games point into their pack: whoever keeps a game keeps a reference too. */
LsPack *
ls_pack_ref (const LsPack *self)
{
  LsPack *pack = (LsPack *) self;

  g_atomic_ref_count_inc (&pack->refs);
  return pack;
}

void
ls_pack_free (LsPack *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_clear_object (&self->folder);
  g_clear_pointer (&self->overlay, automa_overlay_unref);
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

/* Those whose rules the engine knows, and nobody else. */
static gboolean
is_boss (const char *id)
{
  static const char *const ids[]
    = { "harpy", "cetusia-head", "cetusia-tail", "cetusia-head-ii", "cetusia-tail-ii", "dryad", NULL };

  return g_strv_contains (ids, id);
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
  if (id && boss != is_boss (id))
    automa_place_problem (place, is_boss (id) ? _("expected \"boss\": true") : _("this monster is no boss"));
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
  AutomaOverlay  *overlay; /* the player's corrections */
  GChecksum      *digest;
  AutomaProblems *problems;
} Loader;

typedef void (*ReadFile) (const AutomaPlace *place,
                          LsPack            *self);

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
      if (automa_record_provenance (record) == AUTOMA_UNVERIFIED)
        g_ptr_array_add (self->unverified, g_strdup_printf ("%s: %s", name, text));
    }
}

/* The document in force: the shipped one with the records of the player's in it. Without a list it is one record as
 * a whole. */
static JsonNode *
merge_documents (const AutomaRecordKind *kind,
                 JsonNode               *base,
                 JsonNode               *own)
{
  if (!own)
    return base ? json_node_ref (base) : NULL;
  if (!kind->list)
    return automa_record_plain (own);
  return base ? automa_overlay_merge (base, own, kind->list, kind->key) : json_node_ref (own);
}

static void
take_digest (GChecksum *digest,
             JsonNode  *document)
{
  g_autofree char *text = json_to_string (document, FALSE);

  g_checksum_update (digest, (const guchar *) text, -1);
}

/* One file of the pack, with the player's corrections in it. */
static void
load_file (LsPack                 *self,
           const Loader           *loader,
           const AutomaRecordKind *kind,
           const char             *name,
           ReadFile                read)
{
  g_autoptr (GFile) file = g_file_resolve_relative_path (loader->folder, name);
  g_autoptr (AutomaProblems) here = automa_problems_new (name);
  JsonNode *own = automa_overlay_document (loader->overlay, name);
  gboolean alone = own && kind->closed && automa_overlay_is_whole (loader->overlay);
  g_autoptr (JsonNode) base = NULL;
  g_autoptr (JsonNode) merged = NULL;
  AutomaPlace place;

  if (!alone && (!own || g_file_query_exists (file, NULL)))
    base = automa_json_load_file (file, loader->digest, here);
  if (own)
    take_digest (loader->digest, own);
  merged = merge_documents (kind, base, own);
  if (merged)
    {
      automa_place_root (&place, merged, here);
      read (&place, self);
      if (automa_problems_count (here) == 0)
        note_records (self, name, merged, kind->list, kind->key);
    }
  automa_problems_add_all (loader->problems, here);
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

/* By name, so that the pack's digest does not hang on how a file system lists them. */
static void
load_boards (LsPack       *self,
             const Loader *loader)
{
  const AutomaRecordKind *kind = &ls_kinds[LS_KIND_BOARDS];
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = automa_overlay_list (loader->folder, kind, &error);
  g_autoptr (GPtrArray) own = automa_overlay_files (loader->overlay);

  if (error)
    automa_problems_add (loader->problems, kind->file, "%s", error->message);
  for (guint i = 0; i < own->len; i++)
    {
      const char *name = g_ptr_array_index (own, i);

      if (g_str_has_prefix (name, "boards/") && !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    load_file (self, loader, kind, g_ptr_array_index (names, i), read_board);
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

  g_atomic_ref_count_init (&self->refs);
  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) ls_board_unref);
  self->types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));
  g_array_set_clear_func (self->types, ls_monster_type_clear);
  self->patterns = g_array_new (FALSE, FALSE, sizeof (LsPatternCard));
  self->directions = g_array_new (FALSE, FALSE, sizeof (LsDirectionCard));
  self->scenarios = g_array_new (FALSE, FALSE, sizeof (LsScenarioSetup));
  self->unverified = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/* After each other: a scenario needs the boards and the structures, a card of Cetusia her attacks. */
static const struct
{
  LsKind   kind;
  ReadFile read;
} files[] = {
  { LS_KIND_MONSTERS, read_monsters },
  { LS_KIND_SPAWN_CARDS, ls_patterns_read },
  { LS_KIND_DIRECTION_CARDS, ls_directions_read },
  { LS_KIND_FIGURES, ls_figures_read },
  { LS_KIND_PANIC, ls_rewards_read },
  { LS_KIND_STRUCTURES, ls_structures_read },
  { LS_KIND_SCENARIOS, ls_scenarios_read },
  { LS_KIND_DICE, ls_dice_read },
  { LS_KIND_ALERION_CARDS, ls_alerion_cards_read },
  { LS_KIND_CETUSIA_ATTACKS, ls_cetusia_attacks_read },
  { LS_KIND_CETUSIA_CARDS, ls_cetusia_cards_read },
  { LS_KIND_GROWTH_TRACK, ls_growth_track_read },
  { LS_KIND_MONOLITHS, ls_monoliths_read },
  { LS_KIND_ARMORS, ls_armors_read },
  { LS_KIND_POTIONS, ls_potions_read },
  { LS_KIND_PRICES, ls_prices_read },
  { LS_KIND_ACTION_TOKENS, ls_actions_read },
  { LS_KIND_SUBSTITUTES, ls_substitutes_read },
};

G_STATIC_ASSERT (G_N_ELEMENTS (files) == LS_N_KINDS - 1);

/* The pack in that folder with the corrections over it, or NULL with all problems told. */
LsPack *
ls_pack_read (GFile          *folder,
              AutomaOverlay  *overlay,
              AutomaProblems *problems)
{
  g_autoptr (LsPack) self = new_pack ();
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  Loader loader = { folder, overlay, digest, problems };
  guint before = automa_problems_count (problems);

  self->folder = g_object_ref (folder);
  self->overlay = automa_overlay_ref (overlay);
  load_boards (self, &loader);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    load_file (self, &loader, &ls_kinds[files[i].kind], ls_kinds[files[i].kind].file, files[i].read);
  self->digest = g_strdup (g_checksum_get_string (digest));
  return automa_problems_count (problems) == before ? g_steal_pointer (&self) : NULL;
}

/* Likewise, with the corrections that are in a folder; NULL: none are. */
LsPack *
ls_pack_load (GFile          *folder,
              GFile          *overlay,
              AutomaProblems *problems)
{
  guint before = automa_problems_count (problems);
  g_autoptr (AutomaOverlay) corrections = automa_overlay_load (overlay, ls_kinds, LS_N_KINDS, problems);
  g_autoptr (LsPack) self = ls_pack_read (folder, corrections, problems);

  return automa_problems_count (problems) == before ? g_steal_pointer (&self) : NULL;
}

/* A static library's resources are registered by whoever needs them, or the linker drops them. */
GFile *
ls_pack_folder (void)
{
  ls_pack_get_resource ();
  return g_file_new_for_uri (SHIPPED);
}

/* What the program was built with; that it is sound is a test's business. */
LsPack *
ls_pack_shipped (void)
{
  g_autoptr (GFile) folder = ls_pack_folder ();
  g_autoptr (AutomaProblems) problems = automa_problems_new ("last-spell");
  LsPack *self = ls_pack_load (folder, NULL, problems);

  if (!self)
    g_error ("the shipped pack is broken: %s", automa_problems_get (problems, 0));
  return self;
}

GFile *
ls_pack_user_folder (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hordekeeper", "last-spell", NULL);

  return g_file_new_for_path (path);
}

/* The shipped pack with what this user has corrected. NULL: the corrections do not fit, and the problems say why. */
LsPack *
ls_pack_for_user (AutomaProblems *problems)
{
  g_autoptr (GFile) folder = ls_pack_folder ();
  g_autoptr (GFile) overlay = ls_pack_user_folder ();

  return ls_pack_load (folder, overlay, problems);
}

/* The text of one of the pack's sample positions, or NULL. */
char *
ls_pack_shipped_position (const char *name,
                          gsize      *length)
{
  g_autoptr (GFile) folder = ls_pack_folder ();
  g_autofree char *path = g_strdup_printf ("positions/%s.json", name);
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, path);
  char *text = NULL;

  return g_file_load_contents (file, NULL, &text, length, NULL, NULL) ? text : NULL;
}
