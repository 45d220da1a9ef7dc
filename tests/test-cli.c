/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: usage, bad input, and the call `resolve` with the options that all calls on positions share. */
#include "program.h"

#include <string.h>

static const char *const calls[] = { "resolve", "disputes", "judge", "forecast", "check", "rules", "bench",
                                     "night" };

/* --- Usage --- */

static void
test_version (void)
{
  g_auto (Run) version = run ("--version", NULL);

  expect_done (&version);
  g_assert_true (g_str_has_prefix (version.out, "automa "));
  g_assert_cmpuint (count_lines (version.out), ==, 1);
}

static void
test_help (void)
{
  g_auto (Run) help = run ("--help", NULL);

  expect_done (&help);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (Run) one = run (calls[i], "--help", NULL);

      expect_done (&one);
      g_assert_nonnull (strstr (help.out, calls[i]));
      g_assert_nonnull (strstr (one.out, calls[i]));
    }
}

static void
test_no_call (void)
{
  g_auto (Run) nothing = run (NULL, NULL);
  g_auto (Run) unknown = run ("frobnicate", NULL);

  expect_bad (&nothing, 0, NULL);
  expect_bad (&unknown, 1, "frobnicate");
}

static void
test_unknown_option (void)
{
  g_auto (Run) option = run ("--frobnicate", NULL);

  expect_bad (&option, 1, "--frobnicate");
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (Run) one = run (calls[i], "--frobnicate", NULL);

      expect_bad (&one, 1, "--frobnicate");
    }
}

/* A call on a position takes exactly one. */
static void
test_arguments (void)
{
  const char *file = write_text ("position.json", small_position);

  for (guint i = 0; i < 4; i++)
    {
      g_auto (Run) none = run (calls[i], NULL);
      g_auto (Run) two = run (calls[i], file, file, NULL);
      g_auto (Run) missing = run (calls[i], "/nowhere/at-all.json", NULL);

      expect_bad (&none, 1, NULL);
      expect_bad (&two, 1, NULL);
      expect_bad (&missing, 1, "/nowhere/at-all.json: ");
    }
}

/* Whatever is in an argument, there is one line on standard error. */
static void
test_line_breaks (void)
{
  const char *file = write_text ("position.json", small_position);
  static const char *const bad[][3] = {
    { "--coin", "le\nft" },           { "--profile", "E\nN" },     { "--ruling", "contact\n" },
    { "--ruling", "weather\n=fog" },  { "--ruling", "contact=a\r\nhead" }, { "--choose", "m2\n" },
    { "--choose", "m\n2=h2" },        { "--choose", "m2=h\r2" },   { "--frob\nnicate" },
  };
  static const char *const missing[] = { "no\nsuch.json", "no\r\nsuch.json", "\n", "no such.json\n" };
  g_auto (Run) call = run ("frob\nnicate", NULL);

  expect_bad (&call, 1, "frob nicate");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (Run) self = run ("resolve", file, bad[i][0], bad[i][1], NULL);

      expect_bad (&self, 1, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      g_auto (Run) resolve = run ("resolve", missing[i], NULL);
      g_auto (Run) check = run ("check", missing[i], NULL);

      expect_bad (&resolve, 1, NULL);
      expect_bad (&check, 1, NULL);
    }
}

/* --- Bad input --- */

typedef struct
{
  const char *name;
  const char *part;
  const char *replacement;
  guint       lines;
  const char *path; /* the JSON path that is named */
} BadPosition;

static const BadPosition bad_positions[] = {
  { "wrong-type", "'coin':'left'", "'coin':5", 1, "coin" },
  { "wrong-type-list", "'panic':[2,2]", "'panic':{}", 1, "panic" },
  { "wrong-type-element", "'panic':[2,2]", "'panic':[2,'x']", 1, "panic[1]" },
  { "unknown-member", "'coin':'left'", "'coin':'left','weather':'fog'", 1, "weather" },
  { "unknown-member-inside", "'facing':'west'", "'facing':'west','mood':'foul'", 1, "monsters[1].mood" },
  { "missing-member", ",'facing':'west'", "", 1, "monsters[1].facing" },
  { "missing-coin", "'coin':'left',", "", 1, "coin" },
  { "unknown-word", "'coin':'left'", "'coin':'edge'", 1, "coin" },
  { "unknown-type", "'archer'", "'dragon'", 1, "monsters[2].type" },
  { "unknown-structure", "'wooden-wall'", "'igloo'", 1, "structures[0].type" },
  { "unknown-ruling", "'coin':'left'", "'coin':'left','rulings':{'weather':'fog'}", 1, "rulings.weather" },
  { "unknown-value", "'coin':'left'", "'coin':'left','rulings':{'contact':'never'}", 1, "rulings.contact" },
  { "same-id", "'id':'m2'", "'id':'m1'", 1, "monsters[1].id" },
  { "bad-spot", "'at':'B1'", "'at':'1B'", 1, "monsters[0].at" },
  { "empty-spot", "'at':'B1'", "'at':''", 1, "monsters[0].at" },
  { "off-the-board", "'at':'B1'", "'at':'Z9'", 1, "monsters[0].at" },
  { "row-zero", "'at':'B1'", "'at':'B0'", 1, "monsters[0].at" },
  { "one-spot-monsters", "'at':'G3'", "'at':'B1'", 1, "monsters[1].at" },
  { "one-spot-hero-and-wall", "'at':'D1'", "'at':'H1'", 1, "heroes[0].at" },
  { "on-the-circle", "'at':'B1'", "'at':'D3'", 1, "monsters[0].at" },
  { "hero-in-mist", "'at':'D1'", "'at':'A1'", 1, "heroes[0].at" },
  { "ragged-rows", "'terrain':['........','........'", "'terrain':['........','.......'", 0, "board.terrain[1]" },
  { "no-circle", "'...**...'", "'........'", 0, "board" },
  { "bad-letter", "'...**...'", "'...**..?'", 0, "board.terrain" },
  { "too-many-wounds", "'at':'B1'", "'wounds':99,'at':'B1'", 1, "monsters[0].wounds" },
  { "two-errors", "'coin':'left'", "'coin':5,'weather':'fog'", 2, "weather" },
};

static void
assert_names_file (const Run  *self,
                   const char *file)
{
  g_auto (GStrv) lines = g_strsplit (self->err, "\n", -1);
  g_autofree char *start = g_strdup_printf ("%s: ", file);

  for (char **line = lines; **line; line++)
    g_assert_true (g_str_has_prefix (*line, start));
}

static void
test_bad_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      const BadPosition *bad = &bad_positions[i];
      g_autofree char *text = with_part (small_position, bad->part, bad->replacement);
      const char *file = write_text ("bad.json", text);
      g_autofree char *path = g_strdup_printf ("%s: %s", file, bad->path);
      g_auto (Run) self = run ("resolve", file, NULL);

      expect_bad (&self, bad->lines, path);
      assert_names_file (&self, file);
    }
}

/* All the calls on positions refuse the same input in the same words. */
static void
test_bad_for_all_calls (void)
{
  g_autofree char *text = with_part (small_position, "'coin':'left'", "'coin':5");
  const char *file = write_text ("bad.json", text);
  g_auto (Run) resolve = run ("resolve", file, NULL);
  g_auto (Run) disputes = run ("disputes", file, NULL);
  g_auto (Run) judge = run ("judge", file, "--move", "m1=C1", NULL);
  g_auto (Run) forecast = run ("forecast", file, NULL);

  expect_bad (&resolve, 1, ": coin: ");
  expect_bad (&disputes, 1, resolve.err);
  expect_bad (&judge, 1, resolve.err);
  expect_bad (&forecast, 1, resolve.err);
}

/* A file and standard input with the same bytes. */
static void
expect_bytes_refused (const char *name,
                      GString    *bytes)
{
  const char *file = write_bytes (name, bytes->str, bytes->len);
  g_autoptr (GBytes) input = g_string_free_to_bytes (bytes);
  g_auto (Run) from_file = run ("resolve", file, NULL);
  g_auto (Run) from_input = run_with (input, "resolve", "-", NULL);

  expect_bad (&from_file, 1, file);
  expect_bad (&from_input, 1, "-: ");
}

static void
test_brackets (void)
{
  GString *arrays = g_string_new (NULL);
  GString *objects = g_string_new (NULL);

  for (guint i = 0; i < 100000; i++)
    {
      g_string_append_c (arrays, '[');
      g_string_append (objects, "{\"a\":");
    }
  expect_bytes_refused ("arrays.json", arrays);
  expect_bytes_refused ("objects.json", objects);
}

/* 5 MiB are refused, whatever they hold. */
static void
test_large (void)
{
  g_autofree char *position = g_strdelimit (g_strdup (small_position), "'", '"');
  GString *spaces = g_string_new (position);
  GString *zeros = g_string_new (NULL);

  while (spaces->len < 5 * 1024 * 1024)
    g_string_append (spaces, "                                                                ");
  g_string_set_size (zeros, 5 * 1024 * 1024);
  memset (zeros->str, 0, zeros->len);
  expect_bytes_refused ("spaces.json", spaces);
  expect_bytes_refused ("zeros.json", zeros);
}

static void
test_not_a_document (void)
{
  g_autofree char *position = g_strdelimit (g_strdup (small_position), "'", '"');
  GString *twice = g_string_new (position);

  g_string_append (twice, position);
  expect_bytes_refused ("empty.json", g_string_new (""));
  expect_bytes_refused ("blank.json", g_string_new (" \n\t\n"));
  expect_bytes_refused ("latin1.json", g_string_new ("{\"format\":\"caf\xe9\"}"));
  expect_bytes_refused ("overlong.json", g_string_new ("{\"format\":\"\xc0\x80\"}"));
  expect_bytes_refused ("twice.json", twice);
  expect_bytes_refused ("cut.json", g_string_new_len (position, 200));
  expect_bytes_refused ("word.json", g_string_new ("position"));
  expect_bytes_refused ("list.json", g_string_new ("[]"));
}

static void
test_no_input (void)
{
  g_auto (Run) self = run_with (NULL, "resolve", "-", NULL);
  g_auto (Run) directory = run ("resolve", g_get_tmp_dir (), NULL);

  expect_bad (&self, 1, "-: ");
  expect_bad (&directory, 1, NULL);
}

/* --- resolve --- */

static void
assert_members (JsonObject *object,
                const char *expected)
{
  g_auto (GStrv) members = g_strsplit (expected, " ", -1);

  for (char **p = members; *p; p++)
    if (!json_object_has_member (object, *p))
      g_error ("there is no member %s", *p);
  g_assert_cmpuint (json_object_get_size (object), ==, g_strv_length (members));
}

static JsonObject *
first_of (JsonObject *object,
          const char *list)
{
  return json_array_get_object_element (json_object_get_array_member (object, list), 0);
}

static JsonObject *
record_of (JsonObject *object,
           const char *list,
           const char *monster)
{
  JsonArray *records = json_object_get_array_member (object, list);

  for (guint i = 0; i < json_array_get_length (records); i++)
    {
      JsonObject *record = json_array_get_object_element (records, i);

      if (strcmp (json_object_get_string_member (record, "monster"), monster) == 0)
        return record;
    }
  return NULL;
}

static void
test_resolve (void)
{
  g_auto (Run) self = run ("resolve", write_text ("position.json", small_position), NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *o, *result;

  expect_done (&self);
  o = json_of (&self, &node);
  result = json_object_get_object_member (o, "result");
  assert_members (o, "format panic order moves attacks result");
  g_assert_cmpstr (json_object_get_string_member (o, "format"), ==, "automa-resolution/1");
  assert_members (json_object_get_object_member (o, "panic"), "spread left");
  assert_members (first_of (o, "moves"), "monster from to facing steps end");
  assert_members (first_of (first_of (o, "moves"), "steps"), "to rule");
  assert_members (record_of (o, "attacks", "m1"), "monster kind rule targets");
  assert_members (first_of (record_of (o, "attacks", "m1"), "targets"), "id damage");
  assert_members (record_of (o, "attacks", "m2"), "monster kind rule choice");
  assert_members (result, "heroes structures monsters tokens gone panic mages lost");
  assert_members (first_of (result, "heroes"), "id wounds mana dead");
  assert_members (first_of (result, "structures"), "id flames destroyed");
  assert_members (first_of (result, "monsters"), "id wounds stunned");
  assert_members (first_of (result, "tokens"), "id used");
}

/* Standard input gives the same as a file. */
static void
test_resolve_standard_input (void)
{
  g_autofree char *json = g_strdelimit (g_strdup (small_position), "'", '"');
  g_autoptr (GBytes) input = g_bytes_new (json, strlen (json));
  g_auto (Run) piped = run_with (input, "resolve", "-", NULL);
  g_auto (Run) after_dashes = run_with (input, "resolve", "--", "-", NULL);
  g_auto (Run) file = run ("resolve", write_text ("position.json", small_position), NULL);

  expect_done (&piped);
  g_assert_cmpstr (piped.out, ==, file.out);
  expect_done (&after_dashes);
  g_assert_cmpstr (after_dashes.out, ==, file.out);
}

/* After two dashes nothing is an option. */
static void
test_resolve_dashes (void)
{
  const char *name = write_text ("position.json", small_position);
  g_auto (Run) file = run ("resolve", name, "--why", NULL);
  g_auto (Run) dashes = run ("resolve", "--why", "--", name, NULL);
  g_auto (Run) missing = run ("resolve", "--", "--why", NULL);
  g_auto (Run) two = run ("resolve", "--", name, "--why", NULL);
  g_auto (Run) none = run ("resolve", "--", NULL);

  expect_done (&dashes);
  g_assert_cmpstr (dashes.out, ==, file.out);
  expect_bad (&missing, 1, "--why: ");
  expect_bad (&two, 1, NULL);
  expect_bad (&none, 1, NULL);
}

/* One paragraph a monster, panic before and result after them. */
static void
test_resolve_why (void)
{
  g_auto (Run) self = run ("resolve", write_text ("position.json", small_position), "--why", NULL);
  g_auto (GStrv) paragraphs = NULL;
  g_auto (GStrv) lines = NULL;

  expect_done (&self);
  paragraphs = g_strsplit (self.out, "\n\n", -1);
  lines = g_strsplit (self.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (paragraphs), ==, 3 + 2);
  g_assert_nonnull (strstr (paragraphs[0], "panic.spread"));
  for (guint i = 1; i <= 3; i++)
    {
      g_assert_nonnull (strstr (paragraphs[i], " faces "));
      g_assert_nonnull (strstr (paragraphs[i], "(move."));
    }
  for (char **line = lines; *line; line++)
    g_assert_cmpint (g_utf8_strlen (*line, -1), <=, 88);
}

static const char *
end_of (JsonObject *resolution,
        const char *monster)
{
  return json_object_get_string_member (record_of (resolution, "moves", monster), "to");
}

/* The options say the same as the members of the position would. */
static void
expect_same_as_member (const char *member,
                       const char *option,
                       const char *value)
{
  g_autofree char *text = with_part (small_position, "'coin':'left'", member);
  const char *plain = write_text ("position.json", small_position);
  const char *changed = write_text ("changed.json", text);
  g_auto (Run) by_option = run ("resolve", plain, option, value, NULL);
  g_auto (Run) by_member = run ("resolve", changed, NULL);

  expect_done (&by_option);
  expect_done (&by_member);
  g_assert_cmpstr (by_option.out, ==, by_member.out);
}

static void
test_resolve_options (void)
{
  expect_same_as_member ("'coin':'right'", "--coin", "right");
  expect_same_as_member ("'coin':'left'", "--coin", "left");
  expect_same_as_member ("'coin':'left','profile':'EN'", "--profile", "EN");
  expect_same_as_member ("'coin':'left','profile':'ES'", "--profile", "ES");
  expect_same_as_member ("'coin':'left','profile':'EOG'", "--profile", "EOG");
  expect_same_as_member ("'coin':'left','rulings':{'contact':'ahead'}", "--ruling", "contact=ahead");
  expect_same_as_member ("'coin':'left','rulings':{'order':'angle'}", "--ruling", "order=angle");
}

/* Several rulings hold together; the last word on one ruling counts. */
static void
test_resolve_rulings (void)
{
  g_autofree char *text = with_part (small_position, "'at':'D1'", "'at':'C2'");
  const char *file = write_text ("position.json", text);
  g_auto (Run) both = run ("resolve", file, "--ruling", "contact=ahead", "--ruling", "order=angle", NULL);
  g_auto (Run) twice = run ("resolve", file, "--ruling=contact=any-side", "--ruling=contact=ahead", NULL);
  g_auto (Run) plain = run ("resolve", file, NULL);
  g_autoptr (JsonNode) a = NULL;
  g_autoptr (JsonNode) b = NULL;
  g_autoptr (JsonNode) c = NULL;

  g_assert_cmpstr (end_of (json_of (&plain, &a), "m1"), ==, "C1");
  g_assert_cmpstr (end_of (json_of (&both, &b), "m1"), ==, "E1");
  g_assert_cmpstr (end_of (json_of (&twice, &c), "m1"), ==, "E1");
}

static void
test_resolve_bad_options (void)
{
  static const struct
  {
    const char *option;
    const char *value;
    const char *part;
  } bad[] = {
    { "--coin", "edge", "--coin" },
    { "--coin", "", "--coin" },
    { "--profile", "FR", "--profile" },
    { "--ruling", "contact", "contact" },
    { "--ruling", "weather=fog", "weather" },
    { "--ruling", "contact=never", "never" },
    { "--ruling", "=ahead", "--ruling" },
    { "--ruling", "contact=", "--ruling" },
    { "--choose", "m2", "m2" },
    { "--choose", "m9=h2", "m9" },
    { "--choose", "m2=h9", "h9" },
    { "--choose", "m2=h1", "h1" },
    { "--choose", "m1=h1", "h1" },
    { "--choose", "h1=h2", "h1" },
  };
  const char *file = write_text ("position.json", small_position);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (Run) self = run ("resolve", file, bad[i].option, bad[i].value, NULL);

      expect_bad (&self, 1, bad[i].part);
    }
}

/* One answer for a monster, even if it is the same twice. */
static void
test_resolve_choose_twice (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) two = run ("resolve", file, "--choose", "m2=h2", "--choose", "m2=h3", NULL);
  g_auto (Run) same = run ("resolve", file, "--choose=m2=h2", "--choose=m2=h2", NULL);
  g_auto (Run) judge = run ("judge", file, "--attack=m2=h2", "--choose=m2=h2", "--choose=m2=h3", NULL);

  expect_bad (&two, 1, "m2");
  expect_bad (&same, 1, "m2");
  expect_bad (&judge, 1, "m2");
}

/* Ids are UTF-8, whatever the locale. */
static void
test_resolve_utf8 (void)
{
  g_autofree char *text = with_part (small_position, "'id':'h2'", "'id':'Zoë'");
  const char *file = write_text ("zoe.json", text);
  g_auto (Run) self = run ("resolve", file, "--choose", "m2=Zoë", NULL);
  g_auto (Run) why = run ("resolve", file, "--choose=m2=Zoë", "--why", NULL);
  g_auto (Run) bad = run ("resolve", file, "--choose", "m2=Zoé", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *attack;

  expect_done (&self);
  attack = record_of (json_of (&self, &node), "attacks", "m2");
  g_assert_cmpstr (json_object_get_string_member (first_of (attack, "targets"), "id"), ==, "Zoë");
  expect_done (&why);
  g_assert_nonnull (strstr (why.out, "\nZoë takes 1 wound and has 1 of 7.\n"));
  expect_bad (&bad, 1, "Zoé");
}

/* An answer takes the place of the choice, and is in the result. */
static void
test_resolve_choose (void)
{
  const char *file = write_text ("position.json", small_position);
  g_auto (Run) self = run ("resolve", file, "--choose", "m2=h2", NULL);
  g_auto (Run) why = run ("resolve", file, "--choose", "m2=h2", "--why", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *attack;

  expect_done (&self);
  attack = record_of (json_of (&self, &node), "attacks", "m2");
  assert_members (attack, "monster kind rule targets");
  g_assert_cmpstr (json_object_get_string_member (first_of (attack, "targets"), "id"), ==, "h2");
  expect_done (&why);
  g_assert_nonnull (strstr (why.out, "as the players chose"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_program_test ("usage/version", test_version);
  add_program_test ("usage/help", test_help);
  add_program_test ("usage/no-call", test_no_call);
  add_program_test ("usage/unknown-option", test_unknown_option);
  add_program_test ("usage/arguments", test_arguments);
  add_program_test ("usage/line-breaks", test_line_breaks);
  add_program_test ("bad/positions", test_bad_positions);
  add_program_test ("bad/all-calls", test_bad_for_all_calls);
  add_program_test ("bad/brackets", test_brackets);
  add_program_test ("bad/large", test_large);
  add_program_test ("bad/not-a-document", test_not_a_document);
  add_program_test ("bad/no-input", test_no_input);
  add_program_test ("resolve/json", test_resolve);
  add_program_test ("resolve/standard-input", test_resolve_standard_input);
  add_program_test ("resolve/dashes", test_resolve_dashes);
  add_program_test ("resolve/why", test_resolve_why);
  add_program_test ("resolve/options", test_resolve_options);
  add_program_test ("resolve/rulings", test_resolve_rulings);
  add_program_test ("resolve/bad-options", test_resolve_bad_options);
  add_program_test ("resolve/choose", test_resolve_choose);
  add_program_test ("resolve/choose-twice", test_resolve_choose_twice);
  add_program_test ("resolve/utf8", test_resolve_utf8);

  return run_program_tests ();
}
