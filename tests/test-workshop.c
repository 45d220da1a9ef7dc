/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The workshop: records with their provenance, confirmed, corrected, back to shipped; safely on disk; and what happens
 * when the shipped pack changes under them. */
#include <string.h>
#include <glib/gstdio.h>

#include "last-spell/board-json.h"
#include "last-spell/workshop.h"
#include "workshop-place.h"

/* Every record of every file is there, with a key, a name and where it comes from. */
static void
test_records (Place        *self,
              gconstpointer data G_GNUC_UNUSED)
{
  guint n = 0;
  guint unverified = 0;

  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      g_assert_cmpuint (ls_workshop_count (self->workshop, kind), >, 0);
      g_assert_true (*ls_kind_name (kind));
      g_assert_cmpint (ls_kind_from_id (ls_kinds[kind].id), ==, kind);
      for (guint i = 0; i < ls_workshop_count (self->workshop, kind); i++, n++)
        {
          const LsRecord *record = ls_workshop_get (self->workshop, kind, i);

          g_assert_true (ls_workshop_find (self->workshop, kind, record->key) == record);
          g_assert_true (*record->name);
          g_assert_nonnull (record->source);
          g_assert_true (record->shipped && !record->own && !record->corrected && !record->outdated);
          unverified += record->provenance == AUTOMA_UNVERIFIED ? 1 : 0;
        }
    }
  g_assert_cmpuint (n, ==, ls_workshop_pack (self->workshop)->n_records);
  g_assert_cmpuint (unverified, ==, ls_workshop_pack (self->workshop)->unverified->len);
  g_assert_cmpstr (place_find (self, LS_KIND_MONSTERS, "clawer")->name, ==, "Clawer");
  g_assert_cmpstr (place_find (self, LS_KIND_FIGURES, "clawer")->name, ==, "Clawer");
  g_assert_cmpstr (place_find (self, LS_KIND_SPAWN_CARDS, "1B")->name, ==, "Spawn card 1B");
  g_assert_cmpstr (place_find (self, LS_KIND_DICE, "blue")->name, ==, "Blue die");
}

/* "Looks right": the values stay, the source is the table, pages of single members stay, and it is on disk. */
static void
test_confirm (Place        *self,
              gconstpointer data G_GNUC_UNUSED)
{
  guint before = ls_workshop_pack (self->workshop)->unverified->len;
  const LsRecord *record;

  g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_MONSTERS, "clawer", self->problems));
  for (guint i = 0; i < 2; i++)
    {
      record = place_find (self, LS_KIND_MONSTERS, "clawer");
      g_assert_cmpint (record->provenance, ==, AUTOMA_FROM_TABLE);
      g_assert_true (record->own);
      g_assert_false (record->corrected);
      g_assert_true (automa_record_same (record->current, record->shipped));
      g_assert_true (json_object_has_member (json_node_get_object (record->current), "sources"));
      g_assert_false (json_object_has_member (json_node_get_object (record->current), "shipped"));
      g_assert_cmpuint (ls_workshop_pack (self->workshop)->unverified->len, ==, before - 1);
      place_reopen (self);
    }
  g_assert_false (ls_workshop_confirm (self->workshop, LS_KIND_MONSTERS, "kraken", self->problems));
}

/* A correction, its way to disk and back, and back to shipped. */
static void
test_set (Place        *self,
          gconstpointer data G_GNUC_UNUSED)
{
  const LsRecord *record;
  g_autofree char *file = g_build_filename (self->overlay, "monsters.json", NULL);

  place_correct (self, LS_KIND_MONSTERS, "clawer", "move", 4);
  place_reopen (self);
  record = place_find (self, LS_KIND_MONSTERS, "clawer");
  g_assert_true (record->corrected && record->own);
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 4);
  /* the page that printed the old value does not print this one */
  g_assert_false (json_object_has_member (
    json_object_get_object_member (json_node_get_object (record->current), "sources"), "move"));
  g_assert_true (json_object_has_member (
    json_object_get_object_member (json_node_get_object (record->current), "sources"), "tier"));
  place_correct (self, LS_KIND_MONSTERS, "runner", "move", 6);
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_MONSTERS, "clawer", self->problems));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
  g_assert_cmpuint (place_type (self, "runner")->move, ==, 6);
  g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_MONSTERS, "runner", self->problems));
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS)); /* nothing is left */
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_MONSTERS, "runner", self->problems));
}

/* What does not fit is told with its path, and nothing is written. */
static void
test_misfit (Place        *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) edited = place_edited (self, LS_KIND_MONSTERS, "clawer", "move", 99);
  g_autofree char *told = NULL;

  g_assert_false (ls_workshop_check (self->workshop, LS_KIND_MONSTERS, edited, self->problems));
  g_assert_false (ls_workshop_set (self->workshop, LS_KIND_MONSTERS, edited, self->problems));
  told = automa_problems_to_string (self->problems);
  g_assert_nonnull (strstr (told, "monsters.json: monsters[1].move: 99 is out of range"));
  g_assert_false (g_file_test (self->overlay, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
}

/* A board that a scenario's houses do not stand on any more: records are checked together. */
static void
test_board_misfit (Place        *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "gildenberg");
  g_autoptr (JsonNode) edited = NULL;
  g_autofree char *told = NULL;

  board->height = 12;
  board->mist[LS_WEST].present = board->mist[LS_EAST].present = FALSE;
  g_array_set_size (board->slots, 0);
  g_array_set_size (board->walls, 0);
  edited = ls_board_json (board);
  g_assert_false (ls_workshop_set (self->workshop, LS_KIND_BOARDS, edited, self->problems));
  told = automa_problems_to_string (self->problems);
  g_assert_nonnull (strstr (told, "boards/gildenberg.json"));
}

/* A board of one's own has its own file; a key that would lead elsewhere has none. */
static void
test_own_board (Place        *self,
                gconstpointer data G_GNUC_UNUSED)
{
  static const char *const outside[] = { "../../x", "/etc/x", "a/b", "..", "A", "x.json", "" };
  g_autoptr (LsBoard) board = place_board (self, "gildenberg");
  g_autofree char *file = g_build_filename (self->overlay, "boards", "our-town.json", NULL);
  g_autoptr (JsonNode) own = NULL;

  g_free (board->id);
  board->id = g_strdup ("our-town");
  own = ls_board_json (board);
  g_assert_true (ls_workshop_set (self->workshop, LS_KIND_BOARDS, own, self->problems));
  g_assert_true (g_file_test (file, G_FILE_TEST_EXISTS));
  place_reopen (self);
  g_assert_null (place_find (self, LS_KIND_BOARDS, "our-town")->shipped);
  g_assert_nonnull (ls_pack_board (ls_workshop_pack (self->workshop), "our-town"));
  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("corrections");
      g_autoptr (JsonNode) hostile = NULL;

      g_free (board->id);
      board->id = g_strdup (outside[i]);
      hostile = ls_board_json (board);
      g_assert_false (ls_workshop_set (self->workshop, LS_KIND_BOARDS, hostile, problems));
      g_assert_cmpuint (automa_problems_count (problems), >, 0);
    }
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_BOARDS, "our-town", self->problems));
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
}

/* The shipped pack gets an update. What the table has confirmed or corrected stays, and is told where it differs now. */
static void
test_update (Place        *self,
             gconstpointer data G_GNUC_UNUSED)
{
  place_copy_shipped (self);
  g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_MONSTERS, "clawer", self->problems));
  g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_MONSTERS, "runner", self->problems));
  place_correct (self, LS_KIND_MONSTERS, "archer", "move", 4);
  place_correct (self, LS_KIND_MONSTERS, "winged", "move", 6);
  place_update (self, "monsters.json", "\"name\": \"Clawer\", \"tier\": 1,\n      \"move\": 3",
                "\"name\": \"Clawer\", \"tier\": 1,\n      \"move\": 2");
  place_update (self, "monsters.json", "\"name\": \"Winged\", \"tier\": 2,\n      \"move\": 4",
                "\"name\": \"Winged\", \"tier\": 2,\n      \"move\": 6");
  place_reopen (self);
  g_assert_true (ls_workshop_is_sound (self->workshop));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
  g_assert_cmpint (place_find (self, LS_KIND_MONSTERS, "clawer")->provenance, ==, AUTOMA_FROM_TABLE);
  g_assert_true (place_find (self, LS_KIND_MONSTERS, "clawer")->outdated);
  g_assert_false (place_find (self, LS_KIND_MONSTERS, "runner")->outdated);
  g_assert_true (place_find (self, LS_KIND_MONSTERS, "archer")->corrected);
  g_assert_false (place_find (self, LS_KIND_MONSTERS, "archer")->outdated); /* made against what is still shipped */
  g_assert_false (place_find (self, LS_KIND_MONSTERS, "winged")->corrected); /* the update says the same now */
  g_assert_false (place_find (self, LS_KIND_MONSTERS, "winged")->outdated);
  g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_MONSTERS, "clawer", self->problems)); /* once more */
  g_assert_false (place_find (self, LS_KIND_MONSTERS, "clawer")->outdated);
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
}

/* Corrections from before there was a workshop have no digest: they load, and nothing is said about them. */
static void
test_old_overlay (Place        *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *file = g_build_filename (self->overlay, "figures.json", NULL);

  g_assert_cmpint (g_mkdir (self->overlay, 0700), ==, 0);
  g_assert_true (g_file_set_contents (
    file, "{\"format\":\"automa-figures/1\",\"figures\":[{\"type\":\"clawer\",\"count\":3,\"source\":\"table\"}]}", -1,
    NULL));
  place_reopen (self);
  g_assert_true (ls_workshop_is_sound (self->workshop));
  g_assert_true (place_find (self, LS_KIND_FIGURES, "clawer")->corrected);
  g_assert_false (place_find (self, LS_KIND_FIGURES, "clawer")->outdated);
}

/* A broken file of corrections: the shipped pack is in force, the file stays as it is, other kinds can be corrected
 * once it has been moved away. */
static void
test_broken_overlay (Place        *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *file = g_build_filename (self->overlay, "monsters.json", NULL);
  g_autoptr (JsonNode) edited = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (g_mkdir (self->overlay, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, "{ nonsense", -1, NULL));
  place_reopen (self);
  g_assert_false (ls_workshop_is_sound (self->workshop));
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
  edited = place_edited (self, LS_KIND_MONSTERS, "clawer", "move", 4);
  g_assert_false (ls_workshop_set (self->workshop, LS_KIND_MONSTERS, edited, self->problems));
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "{ nonsense");
}

/* Two records that do not fit, put there by hand: one after the other goes back to shipped. */
static void
test_back_from_misfits (Place        *self,
                        gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *file = g_build_filename (self->overlay, "figures.json", NULL);

  g_assert_cmpint (g_mkdir (self->overlay, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file,
                                      "{\"format\":\"automa-figures/1\",\"figures\":["
                                      "{\"type\":\"clawer\",\"count\":300,\"source\":\"table\"},"
                                      "{\"type\":\"runner\",\"count\":300,\"source\":\"table\"}]}",
                                      -1, NULL));
  place_reopen (self);
  g_assert_false (ls_workshop_is_sound (self->workshop));
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_FIGURES, "clawer", self->problems));
  g_assert_false (ls_workshop_is_sound (self->workshop));
  g_assert_true (ls_workshop_reset (self->workshop, LS_KIND_FIGURES, "runner", self->problems));
  g_assert_true (ls_workshop_is_sound (self->workshop));
}

/* A folder that cannot be written: the correction is refused and not in force. */
static void
test_disk (Place        *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonNode) edited = place_edited (self, LS_KIND_MONSTERS, "clawer", "move", 4);

  g_assert_true (g_file_set_contents (self->overlay, "a file where the folder should be", -1, NULL));
  g_assert_false (ls_workshop_set (self->workshop, LS_KIND_MONSTERS, edited, self->problems));
  g_assert_cmpuint (automa_problems_count (self->problems), ==, 1);
  g_assert_cmpuint (place_type (self, "clawer")->move, ==, 3);
}

static gboolean
is_needed (GArray     *needed,
           LsKind      kind,
           const char *key)
{
  for (guint i = 0; i < needed->len; i++)
    {
      const LsNeededRecord *record = &g_array_index (needed, LsNeededRecord, i);

      if (record->kind == kind && strcmp (record->key, key) == 0)
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  const char *scenario;
  guint       night;
  const char *needed; /* "kind/key" */
  const char *not_needed;
} NeedCase;

static const NeedCase need_cases[] = {
  { "introductory", 3, "boards/introductory scenarios/introductory spawn-cards/1 spawn-cards/3 monsters/clawer dice/blue "
                       "panic/1 structures/house figures/clawer action-tokens/2",
    "boards/gildenberg spawn-cards/2 direction-cards/d1 monsters/harpy monsters/accursed alerion-cards/A1 "
    "structures/temple cetusia-cards/C1" },
  { "gildenberg", 1, "boards/gildenberg spawn-cards/10 direction-cards/d6 structures/gold-mine monsters/bulky-green",
    "boards/lakeburg monsters/harpy monsters/alerion monsters/bulky-red growth-track/1 spawn-cards/1B" },
  { "gildenberg", 3, "monsters/harpy monsters/alerion", "monsters/dryad cetusia-cards/C1 monoliths/behind" },
  { "lakeburg", 3, "monsters/cetusia-head cetusia-cards/C1 cetusia-attacks/skull-smash", "monsters/harpy monoliths/left" },
  { "glenwald", 3, "monsters/dryad monsters/seed-mortar growth-track/3 monoliths/left monsters/bulky-red monsters/accursed",
    "cetusia-cards/C1" },
  { "boss-rush", 2, "monsters/harpy monsters/cetusia-tail boards/lakeburg", "monsters/dryad boards/gildenberg" },
};

static void
expect_needs (GArray     *needed,
              const char *words,
              gboolean    expected)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (char **word = list; *word; word++)
    {
      g_auto (GStrv) parts = g_strsplit (*word, "/", 2);

      if (is_needed (needed, (LsKind) ls_kind_from_id (parts[0]), parts[1]) != expected)
        g_error ("%s should%s be needed", *word, expected ? "" : " not");
    }
}

/* What a scenario needs, in the order of the kinds; a record that is confirmed counts. */
static void
test_needed (Place        *self,
             gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (need_cases); i++)
    {
      const NeedCase *row = &need_cases[i];
      g_autoptr (GArray) needed = ls_needed_records (ls_workshop_pack (self->workshop), row->scenario, row->night);
      LsProgress before = ls_workshop_progress (self->workshop, needed);

      expect_needs (needed, row->needed, TRUE);
      expect_needs (needed, row->not_needed, FALSE);
      for (guint j = 1; j < needed->len; j++)
        g_assert_cmpint (g_array_index (needed, LsNeededRecord, j - 1).kind, <=,
                         g_array_index (needed, LsNeededRecord, j).kind);
      g_assert_cmpuint (before.all, ==, needed->len);
      g_assert_cmpuint (before.checked, <, before.all);
    }
  {
    g_autoptr (GArray) needed = ls_needed_records (ls_workshop_pack (self->workshop), "introductory", 1);
    LsProgress before = ls_workshop_progress (self->workshop, needed);

    g_assert_true (ls_workshop_confirm (self->workshop, LS_KIND_DICE, "blue", self->problems));
    g_assert_cmpuint (ls_workshop_progress (self->workshop, needed).checked, ==, before.checked + 1);
  }
}

/* What differs in two records, down to single values, and never where they come from. */
static void
test_changes (void)
{
  g_autoptr (JsonNode) a
    = json_from_string ("{\"id\":\"x\",\"attack\":{\"kind\":\"melee\"},\"rows\":[\"a\",\"b\"],\"source\":\"EN 1\"}", NULL);
  g_autoptr (JsonNode) b = json_from_string (
    "{\"attack\":{\"range\":2,\"kind\":\"ranged\"},\"id\":\"x\",\"rows\":[\"a\",\"c\",\"d\"],\"source\":\"table\"}", NULL);
  g_autoptr (GPtrArray) changes = automa_record_changes (a, b);
  static const char *const expected[]
    = { "attack.kind \"melee\" \"ranged\"", "attack.range - 2", "rows[1] \"b\" \"c\"", "rows[2] - \"d\"" };

  g_assert_cmpuint (changes->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < changes->len; i++)
    {
      const AutomaRecordChange *change = g_ptr_array_index (changes, i);
      g_autofree char *text = g_strdup_printf ("%s %s %s", change->path, change->then ? change->then : "-", change->now);

      g_assert_cmpstr (text, ==, expected[i]);
    }
  g_assert_false (automa_record_same (a, b));
  g_assert_true (automa_record_same (a, a));
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
    { "/workshop/records", test_records },
    { "/workshop/confirm", test_confirm },
    { "/workshop/set", test_set },
    { "/workshop/misfit", test_misfit },
    { "/workshop/board-misfit", test_board_misfit },
    { "/workshop/own-board", test_own_board },
    { "/workshop/update-of-the-shipped-pack", test_update },
    { "/workshop/old-overlay", test_old_overlay },
    { "/workshop/broken-overlay", test_broken_overlay },
    { "/workshop/back-from-misfits", test_back_from_misfits },
    { "/workshop/disk", test_disk },
    { "/workshop/needed", test_needed },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_set_up, tests[i].test, place_tear_down);
  g_test_add_func ("/workshop/changes", test_changes);
  return g_test_run ();
}
