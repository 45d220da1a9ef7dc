/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: the calls judge, disputes, forecast, check, rules, bench and night. */
#include "program.h"

#include <glib/gstdio.h>
#include <string.h>

#include "last-spell/rules.h"
#include "last-spell/rulings.h"

static void
expect_no (const Run *self)
{
  g_assert_cmpint (self->status, ==, NO);
  g_assert_cmpstr (self->err, ==, "");
  g_assert_true (g_str_has_suffix (self->out, "\n"));
}

/* --- judge --- */

static void
test_judge_yes (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) move = run ("judge", file, "--move", "m1=C1", NULL);
  g_auto (Run) attack = run ("judge", file, "--attack", "m1=h1", NULL);
  g_auto (Run) choice = run ("judge", file, "--attack", "m2=h3", NULL);

  expect_done (&move);
  g_assert_cmpstr (move.out, ==, "Yes: Clawer m1 ends at C1. That is what the rules say (move.contact, EN 13).\n");
  expect_done (&attack);
  g_assert_cmpstr (attack.out, ==, "Yes: Clawer m1 strikes h1. That is what the rules say (attack.melee, EN 9).\n");
  expect_done (&choice);
  g_assert_cmpstr (choice.out, ==, "Yes: Clawer m2 strikes h3. The players may choose it (target.players, EN 9).\n");
}

static void
test_judge_no (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) move = run ("judge", file, "--move", "m1=D1", NULL);
  g_auto (Run) attack = run ("judge", file, "--attack=m1=w1", NULL);

  expect_no (&move);
  g_assert_true (g_str_has_prefix (move.out, "No: Clawer m1 does not end at D1."));
  g_assert_nonnull (strstr (move.out, "move.contact"));
  expect_no (&attack);
  g_assert_nonnull (strstr (attack.out, "attack.melee"));
}

/* An answer counts as played, and so does an option that changes the position. */
static void
test_judge_options (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) chosen = run ("judge", file, "--attack", "m2=h3", "--choose", "m2=h2", NULL);
  g_auto (Run) ruled =
    run ("judge", file, "--attack", "m2=t1", "--choose", "m2=h3", "--ruling", "tower-hero=tower", NULL);
  g_auto (Run) bad = run ("judge", file, "--attack", "m2=h3", "--choose", "m2=h1", NULL);

  expect_no (&chosen);
  g_assert_nonnull (strstr (chosen.out, "The players have chosen another target\n(target.players, EN 9).\n"));
  expect_done (&ruled);
  expect_bad (&bad, 1, "h1");
}

static void
test_judge_json (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) yes = run ("judge", file, "--move", "m1=C1", "--json", NULL);
  g_auto (Run) no = run ("judge", file, "--attack", "m1=circle", "--json", NULL);
  g_autoptr (JsonNode) a = NULL;
  g_autoptr (JsonNode) b = NULL;
  JsonObject *told;

  expect_done (&yes);
  told = json_of (&yes, &a);
  g_assert_true (json_object_get_boolean_member (told, "holds"));
  g_assert_cmpstr (json_object_get_string_member (told, "move"), ==, "C1");
  expect_no (&no);
  told = json_of (&no, &b);
  g_assert_false (json_object_get_boolean_member (told, "holds"));
  g_assert_cmpstr (json_object_get_string_member (told, "attack"), ==, "circle");
  g_assert_cmpstr (json_object_get_string_member (told, "monster"), ==, "m1");
  g_assert_nonnull (automa_rulebook_find_rule (ls_rulebook (), json_object_get_string_member (told, "rule")));
}

/* Ids are UTF-8, whatever the locale. */
static void
test_judge_utf8 (void)
{
  g_autofree char *hero = with_part (small_position, "'id':'h1'", "'id':'Zoë'");
  g_autofree char *text = with_part (hero, "'id':'m1'", "'id':'Ñandú'");
  const char *file = write_text ("zoe.json", text);
  g_auto (Run) attack = run ("judge", file, "--attack", "Ñandú=Zoë", NULL);
  g_auto (Run) move = run ("judge", file, "--move=Ñandú=D1", NULL);
  g_auto (Run) bad = run ("judge", file, "--attack", "Ñandú=Zoé", NULL);

  expect_done (&attack);
  g_assert_cmpstr (attack.out, ==,
                   "Yes: Clawer Ñandú strikes Zoë. That is what the rules say (attack.melee, EN 9).\n");
  expect_no (&move);
  g_assert_true (g_str_has_prefix (move.out, "No: Clawer Ñandú does not end at D1. At C1 its movement is over"));
  expect_bad (&bad, 1, "Zoé");
}

static void
test_judge_bad (void)
{
  static const char *const bad[][4] = {
    { "--move", "m9=C1" },      { "--move", "h1=C1" },   { "--move", "m1=Z9" },
    { "--move", "m1=nowhere" }, { "--move", "m1=" },     { "--move", "m1" },
    { "--move", "=C1" },        { "--move", "m1=1C" },   { "--attack", "m1=h9" },
    { "--attack", "m9=h1" },    { "--attack", "m1" },    { "--move", "m1=C1", "--attack", "m1=h1" },
    { "--move", "m1=C\n1" },    { "--attack", "m1=h\n1" }, { "--attack", "m\n1=h1" },
    { "--json" },               { NULL },
  };
  const char *file = write_text ("position.json", small_position);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (Run) self = run ("judge", file, bad[i][0], bad[i][1], bad[i][2], bad[i][3], NULL);

      expect_bad (&self, 1, NULL);
    }
}

/* --- disputes --- */

/* Each has its value, the one in force, and at least one change. */
static void
test_disputes (void)
{
  g_autofree char *text = with_part (small_position, "'at':'D1'", "'at':'C2'");
  const char *file = write_text ("position.json", text);
  g_auto (Run) self = run ("disputes", file, NULL);
  g_auto (Run) other = run ("disputes", file, "--ruling", "contact=ahead", NULL);

  expect_done (&self);
  g_assert_nonnull (strstr (self.out, "contact=ahead (now any-side)\n"));
  g_assert_nonnull (strstr (self.out, "Clawer m1: E1"));
  g_assert_null (strstr (self.out, "contact=any-side"));
  expect_done (&other);
  g_assert_nonnull (strstr (other.out, "contact=any-side (now ahead)\n"));
}

static void
test_disputes_none (void)
{
  g_autofree char *alone = with_part (small_position, "{'id':'m2','type':'clawer','at':'G3','facing':'west'},"
                                                      "{'id':'m3','type':'archer','at':'A4','facing':'east'}",
                                      "{'id':'m2','type':'clawer','at':'C4','facing':'east','stunned':true}");
  g_autofree char *text = with_part (alone, "{'id':'m1','type':'clawer','at':'B1','facing':'east'},", "");
  g_auto (Run) self = run ("disputes", write_text ("alone.json", text), NULL);

  expect_done (&self);
  g_assert_cmpuint (count_lines (self.out), ==, 1);
}

/* --- forecast --- */

/* A line for the titles and one a monster; the right column differs where the coin matters. */
static void
test_forecast (void)
{
  g_autofree char *text =
    with_part (small_position, "........','........','...**...'", "........','...o....','...**...'");
  g_autofree char *moved = with_part (text, "'at':'B1'", "'at':'C2'");
  const char *file = write_text ("forecast.json", moved);
  g_auto (Run) self = run ("forecast", file, NULL);
  g_auto (GStrv) lines = NULL;
  g_auto (Run) other = run ("forecast", file, "--coin", "right", NULL);

  expect_done (&self);
  lines = g_strsplit (self.out, "\n", -1);
  g_assert_cmpuint (count_lines (self.out), ==, 1 + 3);
  g_assert_nonnull (strstr (lines[0], "left"));
  g_assert_nonnull (strstr (lines[0], "right"));
  g_assert_nonnull (strstr (self.out, "C1 facing east"));
  g_assert_nonnull (strstr (self.out, "C3 facing east"));
  g_assert_cmpstr (other.out, ==, self.out);
}

/* A saved game: a line a monster, one a hero, and none of the options that a position takes. */
static void
test_forecast_save (void)
{
  const char *file = write_text ("night.jsonl", "");
  g_auto (Run) night = { 0 };
  g_auto (Run) self = { 0 };
  g_auto (Run) options = { 0 };
  g_auto (Run) broken = { 0 };
  g_autofree char *all = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_remove (file);
  night = run ("night", "--scenario", "lakeburg", "--night", "3", "--seed", "3", "--record", file, NULL);
  expect_done (&night);
  g_assert_true (g_file_get_contents (file, &all, NULL, NULL));
  lines = g_strsplit (all, "\n", 31);
  g_assert_cmpuint (g_strv_length (lines), ==, 31);
  *lines[30] = '\0'; /* in the midst of the night */
  text = g_strjoinv ("\n", lines);
  self = run ("forecast", write_bytes ("midst.jsonl", text, strlen (text)), NULL);
  expect_done (&self);
  g_assert_nonnull (strstr (self.out, "Coin left"));
  g_assert_nonnull (strstr (self.out, " facing "));
  g_assert_nonnull (strstr (self.out, " damage before armor"));
  options = run ("forecast", file, "--coin", "left", NULL);
  expect_bad (&options, 1, "saved game");
  broken = run ("forecast", write_text ("broken.jsonl", "{'format':'automa-save/1'}\n"), NULL);
  g_assert_cmpint (broken.status, ==, 2);
  g_assert_cmpstr (broken.out, ==, "");
}

/* --- check --- */

static const char small_monsters[] =
  "{'format':'automa-monsters/1','monsters':[{'id':'tester','name':'Tester','tier':1,'move':3,'damage':1,"
  "'hit-points':1,'attack':{'kind':'melee'},'abilities':[],'dice':['blue'],'source':'unverified'}]}";

/* The board inside the small position. */
static char *
small_board_text (void)
{
  const char *start = strstr (small_position, "{'format':'automa-board/1'");
  const char *end = strstr (small_position, ",'coin'");

  return g_strndup (start, (gsize) (end - start));
}

static void
test_check_good (void)
{
  g_autofree char *board = small_board_text ();
  const char *files[] = { write_text ("board.json", board), write_text ("position.json", small_position),
                          write_text ("monsters.json", small_monsters) };
  g_auto (Run) all = run ("check", files[0], files[1], files[2], NULL);

  expect_done (&all);
  g_assert_cmpuint (count_lines (all.out), ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_auto (Run) one = run ("check", files[i], NULL);

      expect_done (&one);
      g_assert_true (g_str_has_prefix (one.out, files[i]));
    }
}

/* The shipped pack; a copy of it; and that copy with a board in it that does not fit. */
static void
test_check_pack (void)
{
  g_autofree char *board = small_board_text ();
  g_autofree char *bad_board = with_part (board, "'town':['c','d']", "'town':['c','x']");
  g_autofree char *shipped = g_test_build_filename (G_TEST_DIST, "..", "data", "last-spell", NULL);
  const char *pack = copy_folder (shipped, "pack");
  g_auto (Run) good = run ("check", shipped, NULL);
  g_auto (Run) copy = run ("check", pack, NULL);
  g_auto (Run) bad = { 0 };

  write_text ("pack/boards/small.json", bad_board);
  bad = run ("check", pack, NULL);
  expect_done (&good);
  expect_done (&copy);
  g_assert_cmpint (bad.status, ==, NO);
  g_assert_cmpstr (bad.out, ==, "");
  g_assert_true (g_str_has_prefix (bad.err, pack));
  g_assert_nonnull (strstr (bad.err, "small.json"));
  g_assert_nonnull (strstr (bad.err, "town"));
  g_remove (folder_file ("pack/boards/small.json"));
}

/* Status 1, and each error with the file and the path in it. */
static void
expect_errors (const char *file,
               const char *path)
{
  g_auto (Run) self = run ("check", file, NULL);
  g_autofree char *start = g_strdup_printf ("%s: %s", file, path);

  g_assert_cmpint (self.status, ==, NO);
  g_assert_true (g_str_has_prefix (self.err, start));
  g_assert_cmpstr (self.out, ==, "");
}

static void
test_check_errors (void)
{
  g_autofree char *board = small_board_text ();
  g_autofree char *bad_board = with_part (board, "'town':['c','d']", "'town':['c','x']");
  g_autofree char *bad_position = with_part (small_position, "'at':'B1'", "'at':'Z9'");
  g_autofree char *bad_monsters = with_part (small_monsters, "'tier':1", "'tier':'one'");

  expect_errors (write_text ("bad-board.json", bad_board), "town");
  expect_errors (write_text ("bad-position.json", bad_position), "monsters[0].at");
  expect_errors (write_text ("bad-monsters.json", bad_monsters), "monsters[0].tier");
  expect_errors (write_text ("no-format.json", "{}"), "format");
  expect_errors (write_text ("other-format.json", "{'format':'automa-recipe/1'}"), "format");
  expect_errors (write_text ("list.json", "[]"), "");
  expect_errors (write_text ("cut.json", "{'format'"), "line 1");
  expect_errors (write_text ("empty.json", ""), "");
}

/* Every file is looked at, whatever was wrong with those before it. */
static void
test_check_several (void)
{
  g_autofree char *bad = with_part (small_position, "'at':'B1'", "'at':'Z9','mood':'foul'");
  const char *file = write_text ("bad.json", bad);
  const char *good = write_text ("position.json", small_position);
  g_auto (Run) self = run ("check", file, good, NULL);

  g_assert_cmpint (self.status, ==, NO);
  g_assert_cmpuint (count_lines (self.err), ==, 2);
  g_assert_nonnull (strstr (self.out, good));
  g_assert_null (strstr (self.out, file));
}

static void
test_check_missing (void)
{
  g_auto (Run) missing = run ("check", "/nowhere/at-all.json", NULL);
  g_auto (Run) none = run ("check", NULL);
  g_auto (Run) last = run ("check", write_text ("position.json", small_position), "/nowhere/at-all.json", NULL);
  g_auto (Run) first = run ("check", "/nowhere/at-all.json", write_text ("position.json", small_position), NULL);
  g_auto (Run) bad = run ("check", write_text ("list.json", "[]"), "/nowhere/at-all.json", NULL);

  expect_bad (&missing, 1, "/nowhere/at-all.json: ");
  expect_bad (&none, 1, NULL);
  expect_bad (&last, 1, "/nowhere/at-all.json: ");
  expect_bad (&first, 1, "/nowhere/at-all.json: ");
  expect_bad (&bad, 2, "/nowhere/at-all.json: ");
}

/* --- rules --- */

static gboolean
has_line_with (const char *text,
               const char *id)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *start = g_strdup_printf ("  %s ", id);

  for (char **line = lines; *line; line++)
    if (g_str_has_prefix (*line, start))
      return TRUE;
  return FALSE;
}

static void
test_rules_list (void)
{
  const AutomaRulebook *book = ls_rulebook ();
  g_auto (Run) self = run ("rules", NULL);

  expect_done (&self);
  for (guint i = 0; i < book->n_rules; i++)
    g_assert_true (has_line_with (self.out, book->rules[i].id));
  for (guint i = 0; i < book->n_rulings; i++)
    g_assert_true (has_line_with (self.out, book->rulings[i].id));
}

/* The first word of each wrapped text has to be there, and the pages. */
static void
test_rules_one (void)
{
  g_auto (Run) rule = run ("rules", "move.contact", NULL);
  g_auto (Run) unprinted = run ("rules", "mist.blocked", NULL);

  expect_done (&rule);
  g_assert_true (g_str_has_prefix (rule.out, "move.contact: Contact\n"));
  g_assert_nonnull (strstr (rule.out, "it stops at once."));
  g_assert_nonnull (strstr (rule.out, "EN 13, ES 13, EOG “Monster movement on the map”"));
  g_assert_nonnull (strstr (rule.out, "Ruling: contact\n"));
  expect_done (&unprinted);
  g_assert_nonnull (strstr (unprinted.out, "no source prints it"));
}

static void
test_rules_ruling (void)
{
  const AutomaRuling *contact = ls_ruling_get (LS_RULING_CONTACT);
  g_auto (Run) self = run ("rules", "contact", NULL);

  expect_done (&self);
  g_assert_true (g_str_has_prefix (self.out, "contact: "));
  g_assert_nonnull (strstr (self.out, "\nany-side (default)\n"));
  g_assert_nonnull (strstr (self.out, "\nahead\n"));
  g_assert_nonnull (strstr (self.out, contact->rule));
}

static void
test_rules_every (void)
{
  const AutomaRulebook *book = ls_rulebook ();

  for (guint i = 0; i < book->n_rules; i += 7)
    {
      g_auto (Run) self = run ("rules", book->rules[i].id, NULL);

      expect_done (&self);
      g_assert_null (strstr (self.out, "(null)"));
    }
  for (guint i = 0; i < book->n_rulings; i += 3)
    {
      g_auto (Run) self = run ("rules", book->rulings[i].id, NULL);

      expect_done (&self);
      g_assert_null (strstr (self.out, "(null)"));
    }
}

static void
test_rules_unknown (void)
{
  g_auto (Run) unknown = run ("rules", "move.sideways", NULL);
  g_auto (Run) empty = run ("rules", "", NULL);
  g_auto (Run) broken = run ("rules", "move.\ncontact", NULL);
  g_auto (Run) two = run ("rules", "move.contact", "move.forward", NULL);

  expect_bad (&unknown, 1, "move.sideways");
  expect_bad (&empty, 1, NULL);
  expect_bad (&broken, 1, "move. contact");
  expect_bad (&two, 1, "one id");
}

/* --- bench --- */

static void
test_bench (void)
{
  g_auto (Run) self = run ("bench", "--rounds", "1", NULL);
  g_auto (Run) bad = run ("bench", "--rounds", "many", NULL);
  g_auto (Run) negative = run ("bench", "--rounds", "-5", NULL);
  g_auto (Run) joined = run ("bench", "--rounds=-5", NULL);
  g_auto (Run) argument = run ("bench", "fast", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *told;

  expect_done (&self);
  told = json_of (&self, &node);
  g_assert_cmpint (json_object_get_int_member (told, "rounds"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (told, "monsters"), >, 0);
  expect_bad (&bad, 1, "many");
  expect_bad (&negative, 1, "rounds");
  expect_bad (&joined, 1, "rounds");
  expect_bad (&argument, 1, NULL);
}

/* --- night --- */

static void
test_night_bad (void)
{
  static const char *const unknown[] = { "moria", "", "Gildenberg", "gilden\nberg" };

  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_auto (Run) self = run ("night", "--scenario", unknown[i], NULL);

      expect_bad (&self, 1, "--scenario");
    }
}

/* The night with the boss, and the modes; what no game has is refused. */
static void
test_night_bosses (void)
{
  g_auto (Run) harpy = run ("night", "--scenario", "gildenberg", "--night", "3", NULL);
  g_auto (Run) cetusia = run ("night", "--mode", "boss-rush", "--night", "2", "--bots", NULL);
  g_auto (Run) dryad = run ("night", "--scenario", "glenwald", "--mode", "solo", "--night", "3", NULL);
  g_auto (Run) campaign = run ("night", "--mode", "campaign", NULL);
  g_auto (Run) fourth = run ("night", "--scenario", "lakeburg", "--night", "4", NULL);
  g_auto (Run) second = run ("night", "--scenario", "introductory", "--night", "2", NULL);
  g_auto (Run) mode = run ("night", "--scenario", "lakeburg", "--mode", "tournament", NULL);

  expect_done (&harpy);
  g_assert_nonnull (strstr (harpy.out, "harpy.cry"));
  expect_done (&cetusia);
  g_assert_nonnull (strstr (cetusia.out, "cetusia.draw"));
  expect_done (&dryad);
  g_assert_nonnull (strstr (dryad.out, "dryad.arrive"));
  expect_done (&campaign);
  expect_bad (&fourth, 1, "night");
  expect_bad (&second, 1, "night");
  expect_bad (&mode, 1, "--mode");
}

static void
test_night_help (void)
{
  static const char *const words[] = { "--scenario",  "--heroes", "--seed",   "--bots",
                                       "introductory", "gildenberg", "lakeburg", "glenwald" };
  g_auto (Run) self = run ("night", "--help", NULL);

  expect_done (&self);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_nonnull (strstr (self.out, words[i]));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_program_test ("judge/yes", test_judge_yes);
  add_program_test ("judge/no", test_judge_no);
  add_program_test ("judge/options", test_judge_options);
  add_program_test ("judge/json", test_judge_json);
  add_program_test ("judge/utf8", test_judge_utf8);
  add_program_test ("judge/bad", test_judge_bad);
  add_program_test ("disputes/listed", test_disputes);
  add_program_test ("disputes/none", test_disputes_none);
  add_program_test ("forecast/columns", test_forecast);
  add_program_test ("forecast/save", test_forecast_save);
  add_program_test ("check/good", test_check_good);
  add_program_test ("check/pack", test_check_pack);
  add_program_test ("check/errors", test_check_errors);
  add_program_test ("check/several", test_check_several);
  add_program_test ("check/missing", test_check_missing);
  add_program_test ("rules/list", test_rules_list);
  add_program_test ("rules/one", test_rules_one);
  add_program_test ("rules/ruling", test_rules_ruling);
  add_program_test ("rules/every", test_rules_every);
  add_program_test ("rules/unknown", test_rules_unknown);
  add_program_test ("bench/rounds", test_bench);
  add_program_test ("night/help", test_night_help);
  add_program_test ("night/bad", test_night_bad);
  add_program_test ("night/bosses", test_night_bosses);

  return run_program_tests ();
}
