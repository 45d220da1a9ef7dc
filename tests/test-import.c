/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections as one file: given away, compared record by record, taken in part; and files of people who mean no good. */
#include <string.h>
#include <glib/gstdio.h>

#include "last-spell/board-json.h"
#include "last-spell/bots.h"
#include "last-spell/corrections.h"
#include "last-spell/save.h"
#include "workshop-place.h"

#define HEAD "{\"format\":\"automa-corrections/1\",\"game\":\"last-spell\",\"program\":\"hordekeeper 9\",\"records\":"
#define MONSTER(id, move)                                                                                        \
  "{\"id\":\"" id "\",\"name\":\"" id "\",\"tier\":1,\"move\":" move ",\"damage\":1,\"hit-points\":1,"           \
  "\"attack\":{\"kind\":\"melee\"},\"abilities\":[],\"dice\":[\"blue\"],\"source\":\"table\"}"
#define DIE                                                                                                      \
  "{\"die\":\"blue\",\"faces\":[\"hit\",\"hit\",\"hit-stun\",\"miss\",\"dodge-stun\",\"armor-stun\"],"           \
  "\"source\":\"table\"}"

static LsImport *
parse (Place      *self,
       const char *text)
{
  return ls_import_parse (self->workshop, text, strlen (text), self->problems);
}

static LsImportRecord *
find_record (const LsImport *import,
             LsKind          kind,
             const char     *key)
{
  for (guint i = 0; i < import->records->len; i++)
    {
      LsImportRecord *record = g_ptr_array_index (import->records, i);

      if (record->kind == kind && strcmp (record->key, key) == 0)
        return record;
    }
  g_error ("there is no %s", key);
}

/* What one table gives away another takes, and then nothing differs. */
static void
test_round_trip (Place        *self,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "ours.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LsBoard) board = place_board (self, "gildenberg");
  g_autoptr (JsonNode) painted = NULL;
  g_autoptr (JsonNode) again = NULL;
  g_autoptr (JsonNode) document = NULL;
  g_autoptr (LsImport) import = NULL;

  board->terrain[ls_spot_from_name ("C3")] = LS_TERRAIN_WATER;
  painted = ls_board_json (board);
  place_correct (self, LS_KIND_MONSTERS, "clawer", "move", 4);
  g_assert_true (ls_workshop_set (self->workshop, LS_KIND_BOARDS, painted, self->problems));
  g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_DICE, "blue", self->problems));
  document = ls_workshop_export (self->workshop);
  g_assert_true (ls_workshop_export_to (self->workshop, file, NULL));

  g_free (self->overlay);
  self->overlay = g_build_filename (self->folder, "other-table", NULL);
  place_reopen (self);
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
  import = ls_import_read (self->workshop, file, self->problems);
  g_assert_nonnull (import);
  g_assert_cmpuint (import->records->len, ==, 3);
  g_assert_true (g_str_has_prefix (import->program, "hordekeeper "));
  g_assert_cmpint (find_record (import, LS_KIND_MONSTERS, "clawer")->state, ==, LS_IMPORT_DIFFERS);
  g_assert_cmpint (find_record (import, LS_KIND_BOARDS, "gildenberg")->state, ==, LS_IMPORT_DIFFERS);
  g_assert_cmpint (find_record (import, LS_KIND_DICE, "blue")->state, ==, LS_IMPORT_CONFIRMS);
  g_assert_true (ls_workshop_import (self->workshop, import, self->problems));
  place_reopen (self);
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 4);
  again = ls_workshop_export (self->workshop);
  g_assert_true (json_node_equal (document, again));
  ls_import_free (g_steal_pointer (&import));
  import = ls_import_read (self->workshop, file, self->problems);
  for (guint i = 0; i < import->records->len; i++)
    {
      g_assert_cmpint (((LsImportRecord *) g_ptr_array_index (import->records, i))->state, ==, LS_IMPORT_SAME);
      g_assert_false (((LsImportRecord *) g_ptr_array_index (import->records, i))->take);
    }
}

/* New records, ours that differ, and picking. */
static void
test_pick (Place        *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsImport) import = NULL;

  place_correct (self, LS_KIND_MONSTERS, "clawer", "move", 4);
  import = parse (self, HEAD "{\"monsters\":[" MONSTER ("clawer", "5") "," MONSTER ("kraken", "1") "," MONSTER (
                          "runner", "6") "],\"dice\":[" DIE "]}}");
  g_assert_nonnull (import);
  g_assert_cmpint (find_record (import, LS_KIND_MONSTERS, "clawer")->state, ==, LS_IMPORT_CONFLICTS);
  g_assert_false (find_record (import, LS_KIND_MONSTERS, "clawer")->take);
  g_assert_cmpint (find_record (import, LS_KIND_MONSTERS, "kraken")->state, ==, LS_IMPORT_NEW);
  g_assert_null (find_record (import, LS_KIND_MONSTERS, "kraken")->ours);
  find_record (import, LS_KIND_MONSTERS, "runner")->take = FALSE;
  g_assert_true (ls_workshop_import (self->workshop, import, self->problems));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 4);
  g_assert_cmpuint (place_type (self, "runner")->move, ==, 5);
  g_assert_nonnull (ls_workshop_find (self->workshop, LS_KIND_MONSTERS, "kraken"));
  find_record (import, LS_KIND_MONSTERS, "clawer")->take = TRUE;
  g_assert_true (ls_workshop_import (self->workshop, import, self->problems));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 5);
}

/* A part that only fits with the rest is refused, and nothing of it is taken. */
static void
test_part (Place        *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "glenwald");
  g_autoptr (JsonNode) painted = NULL;
  g_autofree char *board_text = NULL;
  g_autofree char *scenario = json_to_string (place_find (self, LS_KIND_SCENARIOS, "glenwald")->current, FALSE);
  g_autoptr (GString) moved = g_string_new (scenario);
  g_autofree char *text = NULL;
  g_autoptr (LsImport) import = NULL;

  g_free (board->id);
  board->id = g_strdup ("our-town");
  painted = ls_board_json (board);
  board_text = json_to_string (painted, FALSE);
  g_string_replace (moved, "\"board\":\"glenwald\"", "\"board\":\"our-town\"", 1);
  text = g_strdup_printf (HEAD "{\"boards\":[%s],\"scenarios\":[%s]}}", board_text, moved->str);
  import = parse (self, text);
  g_assert_nonnull (import);
  find_record (import, LS_KIND_BOARDS, "our-town")->take = FALSE;
  g_assert_false (ls_workshop_import (self->workshop, import, self->problems));
  g_assert_nonnull (strstr (automa_problems_get (self->problems, 0), "our-town"));
  g_assert_false (g_file_test (self->overlay, G_FILE_TEST_EXISTS));
  find_record (import, LS_KIND_BOARDS, "our-town")->take = TRUE;
  g_assert_true (ls_workshop_import (self->workshop, import, self->problems));
  g_assert_cmpstr (ls_pack_scenario (ls_workshop_pack (self->workshop), "glenwald")->board->id, ==, "our-town");
}

/* --- Files of people who mean no good --- */

static const struct
{
  const char *name;
  const char *text;
  const char *expected;
} hostile[] = {
  { "not-json", "{", "corrections: line 1" },
  { "not-an-object", "[]", "corrections: expected an object" },
  { "other-format", "{\"format\":\"automa-board/1\"}", "format: expected \"automa-corrections/1\"" },
  { "other-game", "{\"format\":\"automa-corrections/1\",\"game\":\"chess\",\"records\":{}}", "game: expected one of" },
  { "no-records", "{\"format\":\"automa-corrections/1\",\"game\":\"last-spell\"}", "records: missing" },
  { "unknown-member", "{\"format\":\"automa-corrections/1\",\"game\":\"last-spell\",\"run\":\"rm\",\"records\":{}}",
    "run: unknown member" },
  { "unknown-kind", HEAD "{\"../boards\":[]}}", "records.../boards: unknown member" },
  { "not-a-list", HEAD "{\"monsters\":{}}}", "records.monsters: expected an array" },
  { "not-a-record", HEAD "{\"monsters\":[3]}}", "records.monsters[0]: expected an object" },
  { "no-key", HEAD "{\"monsters\":[{}]}}", "records.monsters[0].id: missing" },
  { "key-type", HEAD "{\"monsters\":[{\"id\":[1]}]}}", "records.monsters[0].id: expected a string" },
  { "key-escape", HEAD "{\"monsters\":[{\"id\":\"a\\u001b[31m\"}]}}", "records.monsters[0].id: expected printable" },
  { "path-up", HEAD "{\"boards\":[{\"id\":\"../../x\"}]}}", "records.boards[0].id: expected lower-case" },
  { "path-absolute", HEAD "{\"boards\":[{\"id\":\"/etc/passwd\"}]}}", "records.boards[0].id: expected lower-case" },
  { "path-hidden", HEAD "{\"boards\":[{\"id\":\".bashrc\"}]}}", "records.boards[0].id: expected lower-case" },
  { "path-newline", HEAD "{\"boards\":[{\"id\":\"x\\n\"}]}}", "records.boards[0].id: expected" },
  { "twice", HEAD "{\"monsters\":[" MONSTER ("clawer", "4") "," MONSTER ("clawer", "5") "]}}",
    "records.monsters[1]: there is a record \"clawer\" already" },
  { "value", HEAD "{\"monsters\":[" MONSTER ("kraken", "4") "," MONSTER ("clawer", "99") "]}}",
    "records.monsters[1].move: 99 is out of range" },
  { "value-type", HEAD "{\"monsters\":[" MONSTER ("clawer", "\"4\"") "]}}", "records.monsters[0].move: expected a whole" },
  { "board", HEAD "{\"boards\":[{\"id\":\"gildenberg\",\"format\":\"automa-board/1\",\"name\":\"x\",\"source\":\"x\"}]}}",
    "records.boards[0].terrain: missing" },
  { "no-boss",
    HEAD "{\"monsters\":[{\"id\":\"dryad\",\"name\":\"x\",\"tier\":3,\"move\":0,\"damage\":1,\"hit-points\":9,"
         "\"attack\":{\"kind\":\"none\"},\"abilities\":[],\"dice\":[],\"source\":\"table\"}]}}",
    "records.monsters[0]: expected \"boss\": true" },
  { "site",
    HEAD "{\"scenarios\":[{\"id\":\"glenwald\",\"name\":\"x\",\"board\":\"glenwald\",\"gold\":1,\"materials\":1,"
         "\"structures\":[{\"type\":\"house\",\"spots\":[\"L6\"]}],\"source\":\"table\"}]}}",
    "records.scenarios[0].structures[0].spots: L6: nothing can stand there: a tree" },
  { "sites",
    HEAD "{\"scenarios\":[{\"id\":\"glenwald\",\"name\":\"x\",\"board\":\"glenwald\",\"gold\":1,\"materials\":1,"
         "\"structures\":[{\"type\":\"house\",\"spots\":[\"L7\"]},{\"type\":\"house\",\"spots\":[\"L7\"]}],"
         "\"source\":\"table\"}]}}",
    "records.scenarios[0].structures[1].spots: L7: there is another structure already" },
  { "digest", HEAD "{\"dice\":[{\"die\":\"blue\",\"shipped\":\"x\"}]}}", "records.dice[0].shipped: expected a digest" },
};

static void
test_hostile (Place        *self,
              gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("corrections");
      LsImport *import = ls_import_parse (self->workshop, hostile[i].text, strlen (hostile[i].text), problems);
      g_autofree char *told = automa_problems_to_string (problems);

      g_assert_null (import);
      if (!strstr (told, hostile[i].expected))
        g_error ("%s: %s is not in %s", hostile[i].name, hostile[i].expected, told);
    }
  g_assert_false (g_file_test (self->overlay, G_FILE_TEST_EXISTS));
}

/* Too deep, too large, too many. */
static void
test_bounds (Place        *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) deep = g_string_new (HEAD "{\"monsters\":[");
  g_autoptr (GString) large = g_string_new (HEAD "{\"monsters\":[");
  g_autoptr (GString) many = g_string_new (HEAD "{\"figures\":[{\"type\":\"0\"}");
  g_autofree char *huge = g_strnfill (AUTOMA_JSON_MAX_BYTES + 1, ' ');
  GString *const texts[] = { deep, large, many };
  g_autofree char *name = g_strnfill (1500, 'x');

  for (guint i = 0; i < 100; i++)
    g_string_append_c (deep, '[');
  for (guint i = 0; i < 499; i++)
    g_string_append_printf (large, "%s{\"id\":\"m%u\",\"name\":\"%s\"}", i ? "," : "", i, name);
  g_string_append (large, "]}}");
  for (guint i = 1; i < 600; i++)
    g_string_append_printf (many, ",{\"type\":\"%u\"}", i);
  g_string_append (many, "]}}");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (parse (self, texts[i]->str));
  g_assert_null (parse (self, huge));
  g_assert_nonnull (strstr (automa_problems_get (self->problems, 0), "nested too deeply"));
  g_assert_nonnull (strstr (automa_problems_get (self->problems, 1), "too many corrections"));
  g_assert_nonnull (strstr (automa_problems_get (self->problems, 2), "600 elements; expected 0 to 500"));
  g_assert_nonnull (strstr (automa_problems_get (self->problems, 3), "too large"));
}

/* A board all of whose arrows go round, with monsters that move as far as a card can say: every night on it ends. */
static void
test_no_hang (Place        *self,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "gildenberg");
  g_autoptr (JsonNode) painted = NULL;
  g_autofree char *board_text = NULL;
  g_autofree char *text = NULL;
  g_autoptr (LsImport) import = NULL;
  g_autoptr (LsSave) save = NULL;
  LsSetup setup;

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    if (board->arrow[spot] < LS_N_FACINGS)
      board->arrow[spot] = (guint8) ((ls_spot_column (spot) % 2 ? 1 : 0) + (ls_spot_row (spot) % 2 ? 2 : 0));
  painted = ls_board_json (board);
  board_text = json_to_string (painted, FALSE);
  text = g_strdup_printf (HEAD "{\"boards\":[%s],\"monsters\":[" MONSTER ("clawer", "20") "]}}", board_text);
  import = parse (self, text);
  g_assert_nonnull (import);
  g_assert_true (ls_workshop_import (self->workshop, import, self->problems));
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 5);
  save = ls_save_new (ls_workshop_pack (self->workshop), &setup, NULL, NULL);
  for (guint i = 0; i < 300 && ls_save_game (save)->stage != LS_STAGE_OVER; i++)
    {
      LsCommand command = ls_bot_next (ls_save_game (save));

      g_assert_true (ls_save_do (save, &command, NULL, NULL));
      g_assert_cmpuint (save->breaches->len, ==, 0);
    }
}

/* A link in place of a file of corrections is replaced, never written through. */
static void
test_link (Place        *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *outside = g_build_filename (self->folder, "outside.json", NULL);
  g_autofree char *link = g_build_filename (self->overlay, "monsters.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_cmpint (g_mkdir (self->overlay, 0700), ==, 0);
  g_assert_true (g_file_set_contents (outside, "{\"format\":\"automa-monsters/1\",\"monsters\":[" MONSTER (
                                                 "clawer", "4") "]}", -1, NULL));
  g_assert_true (g_file_make_symbolic_link (file, outside, NULL, NULL));
  place_reopen (self);
  place_correct (self, LS_KIND_MONSTERS, "clawer", "move", 5);
  g_assert_true (g_file_get_contents (outside, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"move\":4"));
  g_assert_false (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Place        *self,
                       gconstpointer data);
  } tests[] = {
    { "/import/round-trip", test_round_trip }, { "/import/pick", test_pick },     { "/import/part", test_part },
    { "/import/hostile", test_hostile },       { "/import/bounds", test_bounds }, { "/import/no-hang", test_no_hang },
    { "/import/link", test_link },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_set_up, tests[i].test, place_tear_down);
  return g_test_run ();
}
