/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: the calls of `automa pack`. Each test runs twice, so each has corrections of its own. */
#include "program.h"

#include <string.h>
#include <glib/gstdio.h>

#define HEAD "{'format':'automa-corrections/1','game':'last-spell','records':"
#define CLAWER(move)                                                                                             \
  "{'id':'clawer','name':'Clawer','tier':1,'move':" move ",'damage':1,'hit-points':1,'attack':{'kind':'melee'}," \
  "'abilities':[],'dice':['blue'],'source':'table'}"
#define DIE "{'die':'blue','faces':['hit','hit','hit-stun','miss','dodge-stun','armor-stun'],'source':'table'}"

static const char *
shipped (void)
{
  static char *path;

  if (!path)
    path = g_test_build_filename (G_TEST_DIST, "..", "data", "last-spell", NULL);
  return path;
}

/* A folder that is not there yet. */
static const char *
new_corrections (void)
{
  static guint n;
  g_autofree char *name = g_strdup_printf ("corrections-%u", n++);

  return folder_file (name);
}

static void
expect_lines (const Run  *self,
              const char *part)
{
  expect_done (self);
  if (!strstr (self->out, part))
    g_error ("expected \"%s\" in: %s", part, self->out);
}

static void
test_help (void)
{
  static const char *const calls[] = { "check", "unverified", "diff", "merge", "export", "import" };
  g_auto (Run) self = run ("pack", "--help", NULL);
  g_auto (Run) none = run ("pack", NULL);
  g_auto (Run) unknown = run ("pack", "frobnicate", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (Run) help = run ("pack", calls[i], "--help", NULL);

      expect_lines (&self, calls[i]);
      expect_lines (&help, calls[i]);
    }
  g_assert_cmpint (none.status, ==, BAD);
  expect_bad (&unknown, 1, "frobnicate");
}

/* In order, with a finding, and broken. */
static void
test_check (void)
{
  const char *copy = copy_folder (shipped (), "copy");
  g_auto (Run) mine = run ("pack", "check", "--corrections", new_corrections (), NULL);
  g_auto (Run) folder = run ("pack", "check", copy, NULL);
  g_auto (Run) missing = run ("pack", "check", folder_file ("nowhere"), NULL);
  g_auto (Run) painted = { 0 };
  g_auto (Run) broken = { 0 };
  g_autofree char *file = g_build_filename (copy, "boards", "glenwald.json", NULL);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  expect_lines (&mine, "in order (");
  expect_lines (&folder, "in order (");
  g_assert_cmpuint (count_lines (folder.out), ==, 1);
  expect_bad (&missing, 1, "nowhere");
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  changed = with_part (text, "\"AAAABBBBBBCC", "\"dAAABBBBBBCC");
  g_assert_true (g_file_set_contents (file, changed, -1, NULL));
  painted = run ("pack", "check", copy, NULL);
  expect_lines (&painted, "boards/glenwald: Sector d is in 2 pieces");
  g_assert_true (g_file_set_contents (file, "{}", -1, NULL));
  broken = run ("pack", "check", copy, NULL);
  g_assert_cmpint (broken.status, ==, NO);
  g_assert_nonnull (strstr (broken.err, "boards/glenwald.json: format: missing"));
  g_assert_cmpstr (broken.out, ==, "");
}

static void
test_unverified (void)
{
  const char *corrections = new_corrections ();
  const char *file = write_text ("die.json", HEAD "{'dice':[" DIE "]}}");
  g_auto (Run) before = run ("pack", "unverified", "--corrections", corrections, NULL);
  g_auto (Run) import = run ("pack", "import", file, "--corrections", corrections, NULL);
  g_auto (Run) after = run ("pack", "unverified", "--corrections", corrections, NULL);
  g_auto (Run) some = run ("pack", "unverified", "--scenario", "introductory", "--json", NULL);
  g_auto (Run) bad = run ("pack", "unverified", "--scenario", "atlantis", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  expect_lines (&before, "dice/blue: Blue die\n");
  expect_done (&import);
  expect_done (&after);
  g_assert_null (strstr (after.out, "dice/blue"));
  g_assert_cmpuint (count_lines (after.out), ==, count_lines (before.out) - 1);
  object = json_of (&some, &node);
  g_assert_cmpint (json_object_get_int_member (object, "all"), ==,
                   json_object_get_int_member (object, "checked")
                     + json_array_get_length (json_object_get_array_member (object, "unverified")));
  expect_bad (&bad, 1, "atlantis");
}

static void
test_diff (void)
{
  const char *file = write_text ("clawer.json", HEAD "{'monsters':[" CLAWER ("4") "]}}");
  g_auto (Run) self = run ("pack", "diff", "shipped", file, NULL);
  g_auto (Run) same = run ("pack", "diff", "shipped", shipped (), NULL);
  g_auto (Run) json = run ("pack", "diff", file, "shipped", "--json", NULL);
  g_auto (Run) one = run ("pack", "diff", file, NULL);
  g_auto (Run) missing = run ("pack", "diff", file, folder_file ("nowhere.json"), NULL);

  expect_lines (&self, "monsters/clawer: move: 3 → 4\n");
  expect_lines (&self, "monsters/clawer: source: unverified → table\n");
  g_assert_cmpuint (count_lines (self.out), ==, 2);
  g_assert_cmpint (same.status, ==, DONE);
  g_assert_cmpstr (same.out, ==, "");
  expect_lines (&json, "\"kind\" : \"monsters\"");
  expect_bad (&one, 1, "two packs");
  expect_bad (&missing, 1, "nowhere.json");
}

/* What both say is there once; where they differ somebody has to say whom to believe. */
static void
test_merge (void)
{
  const char *four = write_text ("four.json", HEAD "{'monsters':[" CLAWER ("4") "]}}");
  const char *five = write_text ("five.json", HEAD "{'monsters':[" CLAWER ("5") "],'dice':[" DIE "]}}");
  g_auto (Run) same = run ("pack", "merge", four, four, NULL);
  g_auto (Run) conflict = run ("pack", "merge", four, five, NULL);
  g_auto (Run) first = run ("pack", "merge", "--prefer", "first", four, five, NULL);
  g_auto (Run) second = run ("pack", "merge", "--prefer", "second", four, five, NULL);
  g_auto (Run) bad = run ("pack", "merge", "--prefer", "third", four, five, NULL);

  expect_lines (&same, "\"move\" : 4");
  g_assert_cmpint (conflict.status, ==, NO);
  g_assert_nonnull (strstr (conflict.err, "monsters/clawer"));
  g_assert_cmpstr (conflict.out, ==, "");
  expect_lines (&first, "\"move\" : 4");
  expect_lines (&first, "\"blue\"");
  expect_lines (&second, "\"move\" : 5");
  expect_bad (&bad, 1, "first or second");
}

/* From one table to another, in part, and not over somebody's own correction. */
static void
test_share (void)
{
  const char *corrections = new_corrections ();
  const char *other = new_corrections ();
  const char *five = write_text ("share.json", HEAD "{'monsters':[" CLAWER ("5") "],'dice':[" DIE "]}}");
  const char *four = write_text ("own.json", HEAD "{'monsters':[" CLAWER ("4") "]}}");
  g_autofree char *out = g_strconcat (corrections, ".json", NULL);
  g_auto (Run) dry = run ("pack", "import", five, "--dry-run", "--corrections", corrections, NULL);
  gboolean untouched = !g_file_test (corrections, G_FILE_TEST_EXISTS);
  g_auto (Run) import = run ("pack", "import", five, "--corrections", corrections, NULL);
  g_auto (Run) export = run ("pack", "export", out, "--corrections", corrections, NULL);
  g_auto (Run) check = run ("check", out, NULL);
  g_auto (Run) own = run ("pack", "import", four, "--corrections", other, NULL);
  g_auto (Run) left = run ("pack", "import", out, "--corrections", other, NULL);
  g_auto (Run) printed = run ("pack", "export", "--corrections", other, NULL);
  g_auto (Run) taken = run ("pack", "import", out, "--overwrite", "--corrections", other, NULL);
  g_auto (Run) unknown = run ("pack", "import", out, "--only", "monsters/kraken", "--corrections", other, NULL);

  g_assert_true (untouched);
  expect_lines (&dry, "monsters/clawer (Clawer): differs from what is shipped; taken\n");
  expect_lines (&import, "dice/blue (Blue die): confirms what is here; taken\n");
  g_assert_cmpint (export.status, ==, DONE);
  expect_lines (&check, "corrections of a pack, in order");
  expect_done (&own);
  expect_lines (&left, "monsters/clawer (Clawer): differs from your own correction; left\n");
  expect_lines (&printed, "\"move\" : 4");
  expect_lines (&printed, "\"blue\"");
  expect_lines (&taken, "monsters/clawer (Clawer): differs from your own correction; taken\n");
  expect_bad (&unknown, 1, "monsters/kraken");
}

static void
test_import_hostile (void)
{
  const char *corrections = new_corrections ();
  const char *outside = write_text ("outside.json", HEAD "{'boards':[{'id':'../../x'}]}}");
  const char *value = write_text ("value.json", HEAD "{'monsters':[" CLAWER ("99") "]}}");
  g_auto (Run) path = run ("pack", "import", outside, "--corrections", corrections, NULL);
  g_auto (Run) number = run ("pack", "import", value, "--corrections", corrections, NULL);
  g_auto (Run) check = run ("check", value, NULL);

  expect_bad (&path, 1, "outside.json: records.boards[0].id: expected lower-case");
  expect_bad (&number, 1, "value.json: records.monsters[0].move: 99 is out of range");
  g_assert_cmpint (check.status, ==, NO);
  g_assert_false (g_file_test (corrections, G_FILE_TEST_EXISTS));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_program_test ("pack/help", test_help);
  add_program_test ("pack/check", test_check);
  add_program_test ("pack/unverified", test_unverified);
  add_program_test ("pack/diff", test_diff);
  add_program_test ("pack/merge", test_merge);
  add_program_test ("pack/share", test_share);
  add_program_test ("pack/import-hostile", test_import_hostile);

  return run_program_tests ();
}
