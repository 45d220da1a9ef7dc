/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON that is accepted and the JSON that is refused, and files that cannot be read. */
#include "reading.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define ROOM(text) text, sizeof text - 1 /* a text that may hold NUL bytes, and its length */

/* --- Accepted, and what comes out --- */

typedef struct
{
  const char *name;
  const char *text;
  const char *printed; /* as json-glib prints it without white space */
} Accepted;

static const Accepted accepted[] = {
  { "null", "null", "null" },
  { "true", "true", "true" },
  { "false", "false", "false" },
  { "empty-object", "{}", "{}" },
  { "empty-array", "[]", "[]" },
  { "empty-with-space", " { \t\r\n } ", "{}" },
  { "all-white-space", " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n{ \t\r\n\"a\" \t\r\n: \t\r\n2 \t\r\n} \t\r\n] \t\r\n",
    "[1,{\"a\":2}]" },
  { "no-white-space", "{\"a\":[1,true,null,{}],\"b\":\"\"}", "{\"a\":[1,true,null,{}],\"b\":\"\"}" },
  { "zero", "0", "0" },
  { "minus-zero", "[-0]", "[0]" },
  { "negative", "-17", "-17" },
  { "fraction", "[0.5,-12.25]", "[0.5,-12.25]" },
  { "fifteen-digits", "123456789012345", "123456789012345" },
  { "fifteen-digits-negative", "-999999999999999", "-999999999999999" },
  { "members-of-two-objects", "{\"a\":{\"a\":1},\"b\":{\"a\":[{\"a\":2},{\"a\":3}]}}",
    "{\"a\":{\"a\":1},\"b\":{\"a\":[{\"a\":2},{\"a\":3}]}}" },
  { "member-without-name", "{\"\":1}", "{\"\":1}" },
  { "members-alike", "{\"a\":1,\"A\":2,\"a \":3}", "{\"a\":1,\"A\":2,\"a \":3}" },
  { "unicode-member", "{\"größe\":1}", "{\"größe\":1}" },
};

static void
test_accepted (gconstpointer data)
{
  const Accepted *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = automa_json_parse (row->text, -1, problems);
  g_autofree char *printed = NULL;

  expect_accepted (problems, root != NULL);
  printed = json_to_string (root, FALSE);
  g_assert_cmpstr (printed, ==, row->printed);
}

/* --- Strings, and what they say --- */

typedef struct
{
  const char *name;
  const char *text;
  const char *says;
} Said;

static const Said strings[] = {
  { "string-empty", "\"\"", "" },
  { "string-escapes", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t" },
  { "string-plain-slash", "\"a/b\"", "a/b" },
  { "string-u-escapes", "\"\\u0041\\u00e9\\u20AC\\u20ac\"", "Aé€€" },
  { "string-u-control", "\"\\u0001\\u001f\\u007f\"", "\001\037\177" },
  { "string-surrogate-pair", "\"\\ud83d\\ude00\\uD83D\\uDE00\"", "😀😀" },
  { "string-surrogate-bounds", "\"\\ud800\\udc00\\udbff\\udfff\"", "\U00010000\U0010FFFF" },
  { "string-around-surrogates", "\"\\ud7ff\\ue000\"", "\xed\x9f\xbf\xee\x80\x80" },
  { "string-unicode", "\"Größe, 龍, 😀\"", "Größe, 龍, 😀" },
  { "string-delete", "\"a\177b\"", "a\177b" },
  { "string-comments", "\"/* no */ // no # no\"", "/* no */ // no # no" },
  { "string-brackets", "\"]}[{,:\"", "]}[{,:" },
};

static void
test_string (gconstpointer data)
{
  const Said *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = g_strdup_printf ("[%s]", row->text);
  g_autoptr (JsonNode) root = automa_json_parse (text, -1, problems);

  expect_accepted (problems, root != NULL);
  g_assert_cmpstr (json_array_get_string_element (json_node_get_array (root), 0), ==, row->says);
}

/* --- Refused, in one line --- */

typedef struct
{
  const char *name;
  const char *text;
  gsize       length;
  const char *expected;
} Refused;

static const Refused refused[] = {
  { "empty", ROOM (""), "line 1, column 1: expected a value" },
  { "only-white-space", ROOM (" \t\r\n "), "line 2, column 2: expected a value" },
  { "comment-block", ROOM ("/* x */ {}"), "line 1, column 1: expected a value" },
  { "comment-line", ROOM ("// x\n{}"), "line 1, column 1: expected a value" },
  { "comment-hash", ROOM ("# x\n{}"), "line 1, column 1: expected a value" },
  { "comment-inside", ROOM ("[1, /* x */ 2]"), "line 1, column 5: expected a value" },
  { "comment-after-value", ROOM ("[1 /* x */, 2]"), "line 1, column 4: expected a comma or ]" },
  { "comment-in-object", ROOM ("{ // x\n\"a\": 1}"), "line 1, column 3: expected a string in double quotes" },
  { "comment-at-end", ROOM ("{} // x"), "line 1, column 4: expected nothing after the end" },
  { "assignment", ROOM ("var x = {\"a\": 1};"), "line 1, column 1: expected a value" },
  { "assignment-array", ROOM ("var x = [1]"), "line 1, column 1: expected a value" },
  { "two-documents", ROOM ("{} {}"), "line 1, column 4: expected nothing after the end" },
  { "two-documents-joined", ROOM ("[][]"), "line 1, column 3: expected nothing after the end" },
  { "two-lines-of-json", ROOM ("{}\n{}\n"), "line 2, column 1: expected nothing after the end" },
  { "semicolon", ROOM ("{};"), "line 1, column 3: expected nothing after the end" },
  { "trailing-comma-array", ROOM ("[1, 2, ]"), "line 1, column 8: expected a value" },
  { "trailing-comma-object", ROOM ("{\"a\": 1, }"), "line 1, column 10: expected a string in double quotes" },
  { "leading-comma", ROOM ("[, 1]"), "line 1, column 2: expected a value" },
  { "only-comma", ROOM ("[,]"), "line 1, column 2: expected a value" },
  { "two-commas", ROOM ("[1,,2]"), "line 1, column 4: expected a value" },
  { "no-comma-array", ROOM ("[1 2]"), "line 1, column 4: expected a comma or ]" },
  { "no-comma-object", ROOM ("{\"a\": 1 \"b\": 2}"), "line 1, column 9: expected a comma or }" },
  { "no-colon", ROOM ("{\"a\" 1}"), "line 1, column 6: expected a colon" },
  { "two-colons", ROOM ("{\"a\":: 1}"), "line 1, column 6: expected a value" },
  { "colon-in-array", ROOM ("[\"a\": 1]"), "line 1, column 5: expected a comma or ]" },
  { "no-value", ROOM ("{\"a\": }"), "line 1, column 7: expected a value" },
  { "no-member", ROOM ("{: 1}"), "line 1, column 2: expected a string in double quotes" },
  { "wrong-close-array", ROOM ("[1}"), "line 1, column 3: expected a comma or ]" },
  { "wrong-close-object", ROOM ("{\"a\": 1]"), "line 1, column 8: expected a comma or }" },
  { "only-close", ROOM ("]"), "line 1, column 1: expected a value" },
  { "single-quotes", ROOM ("['a']"), "line 1, column 2: expected a value" },
  { "single-quotes-member", ROOM ("{'a': 1}"), "line 1, column 2: expected a string in double quotes" },
  { "bare-member", ROOM ("{a: 1}"), "line 1, column 2: expected a string in double quotes" },
  { "number-as-member", ROOM ("{1: 1}"), "line 1, column 2: expected a string in double quotes" },
  { "bare-word", ROOM ("[clawer]"), "line 1, column 2: expected a value" },
  { "word-cut-off", ROOM ("[tru"), "line 1, column 2: expected a value" },
  { "word-too-long", ROOM ("[truest]"), "line 1, column 6: expected a comma or ]" },
  { "word-capital", ROOM ("[True]"), "line 1, column 2: expected a value" },
  { "word-null-capital", ROOM ("[NULL]"), "line 1, column 2: expected a value" },
  { "word-undefined", ROOM ("[undefined]"), "line 1, column 2: expected a value" },

  { "octal", ROOM ("[010]"), "line 1, column 5: a number does not begin with 0" },
  { "leading-zeros", ROOM ("[007.5]"), "line 1, column 5: a number does not begin with 0" },
  { "leading-zero-negative", ROOM ("[-01]"), "line 1, column 5: a number does not begin with 0" },
  { "hexadecimal", ROOM ("[0x1F]"), "line 1, column 3: expected a comma or ]" },
  { "nan", ROOM ("[NaN]"), "line 1, column 2: expected a value" },
  { "infinity", ROOM ("[Infinity]"), "line 1, column 2: expected a value" },
  { "infinity-negative", ROOM ("[-Infinity]"), "line 1, column 3: expected a value" },
  { "exponent", ROOM ("[1e5]"), "line 1, column 3: numbers with an exponent" },
  { "exponent-capital", ROOM ("[1.5E-5]"), "line 1, column 5: numbers with an exponent" },
  { "exponent-huge", ROOM ("[1e999999999]"), "line 1, column 3: numbers with an exponent" },
  { "plus", ROOM ("[+1]"), "line 1, column 2: expected a value" },
  { "minus-only", ROOM ("[-]"), "line 1, column 3: expected a value" },
  { "minus-space", ROOM ("[- 1]"), "line 1, column 3: expected a value" },
  { "minus-twice", ROOM ("[--1]"), "line 1, column 3: expected a value" },
  { "no-whole-part", ROOM ("[.5]"), "line 1, column 2: expected a value" },
  { "no-fraction", ROOM ("[1.]"), "line 1, column 4: expected digits after the decimal point" },
  { "two-points", ROOM ("[1.2.3]"), "line 1, column 5: expected a comma or ]" },
  { "decimal-comma", ROOM ("[{\"a\":1,5}]"), "line 1, column 9: expected a string in double quotes" },
  { "sixteen-digits", ROOM ("[1234567890123456]"), "line 1, column 18: the number has too many digits" },
  { "sixteen-digits-fraction", ROOM ("[1.234567890123456]"), "line 1, column 19: the number has too many digits" },
  { "over-64-bits", ROOM ("[99999999999999999999]"), "line 1, column 22: the number has too many digits" },

  { "string-unterminated", ROOM ("[\"abc"), "line 1, column 6: the string has no end" },
  { "string-unterminated-escape", ROOM ("[\"abc\\"), "line 1, column 7: this is no escape sequence" },
  { "string-unterminated-u", ROOM ("[\"\\u00"), "line 1, column 7: expected four hexadecimal digits" },
  { "string-escaped-end", ROOM ("[\"abc\\\"]"), "line 1, column 9: the string has no end" },
  { "string-line-feed", ROOM ("[\"a\nb\"]"), "line 1, column 4: a string holds no control characters" },
  { "string-tab", ROOM ("[\"a\tb\"]"), "line 1, column 4: a string holds no control characters" },
  { "string-control", ROOM ("[\"\001\"]"), "line 1, column 3: a string holds no control characters" },
  { "string-escape-control", ROOM ("[\"\033[31m\"]"), "line 1, column 3: a string holds no control characters" },
  { "escape-unknown", ROOM ("[\"\\x41\"]"), "line 1, column 4: this is no escape sequence" },
  { "escape-single-quote", ROOM ("[\"\\'\"]"), "line 1, column 4: this is no escape sequence" },
  { "escape-capital-u", ROOM ("[\"\\U0041\"]"), "line 1, column 4: this is no escape sequence" },
  { "escape-new-line", ROOM ("[\"a\\\nb\"]"), "line 1, column 5: this is no escape sequence" },
  { "escape-u-short", ROOM ("[\"\\u12\"]"), "line 1, column 7: expected four hexadecimal digits" },
  { "escape-u-not-hexadecimal", ROOM ("[\"\\u00g0\"]"), "line 1, column 7: expected four hexadecimal digits" },
  { "escape-u-nul", ROOM ("[\"\\u0000\"]"), "line 1, column 9: this is no character" },
  { "surrogate-first-alone", ROOM ("[\"\\ud83d\"]"), "line 1, column 9: expected the second half" },
  { "surrogate-first-before-letter", ROOM ("[\"\\ud83dx\"]"), "line 1, column 9: expected the second half" },
  { "surrogate-first-before-escape", ROOM ("[\"\\ud83d\\n\"]"), "line 1, column 10: expected the second half" },
  { "surrogate-first-twice", ROOM ("[\"\\ud83d\\ud83d\"]"), "line 1, column 15: expected the second half" },
  { "surrogate-second-alone", ROOM ("[\"\\ude00\"]"), "line 1, column 9: this is no character" },
  { "surrogate-member", ROOM ("{\"\\ud83d\": 1}"), "line 1, column 9: expected the second half" },

  { "member-twice", ROOM ("{\"a\": 1, \"b\": 2, \"a\": 3}"), "line 1, column 21: this member stands twice" },
  { "member-twice-inside", ROOM ("[{\"a\": {\"b\": 1,\n\"b\": 1}}]"), "line 2, column 4: this member stands twice" },
  { "member-twice-after-object", ROOM ("{\"a\": {\"a\": 1}, \"a\": 3}"),
    "line 1, column 20: this member stands twice" },
  { "member-twice-without-name", ROOM ("{\"\": 1, \"\": 1}"), "line 1, column 11: this member stands twice" },
  { "member-escaped", ROOM ("{\"\\u0061\": 1}"), "line 1, column 10: names of members are written without escapes" },
  { "member-twice-escaped", ROOM ("{\"a\": 1, \"\\u0061\": 1}"), "line 1, column 18: names of members are written" },

  { "unterminated-array", ROOM ("["), "line 1, column 2: expected a value" },
  { "unterminated-array-value", ROOM ("[1"), "line 1, column 3: expected a comma or ]" },
  { "unterminated-array-comma", ROOM ("[1,"), "line 1, column 4: expected a value" },
  { "unterminated-object", ROOM ("{"), "line 1, column 2: expected a string in double quotes" },
  { "unterminated-member", ROOM ("{\"a\""), "line 1, column 5: expected a colon" },
  { "unterminated-member-colon", ROOM ("{\"a\":"), "line 1, column 6: expected a value" },
  { "unterminated-object-value", ROOM ("{\"a\":1"), "line 1, column 7: expected a comma or }" },
  { "unterminated-object-comma", ROOM ("{\"a\":1,"), "line 1, column 8: expected a string in double quotes" },
  { "unterminated-inside", ROOM ("{\"a\": [{\"b\": [1, 2]}"), "line 1, column 21: expected a comma or ]" },

  { "bom", ROOM ("\xef\xbb\xbf{}"), "line 1, column 1: expected a value" },
  { "nul-first", ROOM ("\0{}"), "byte 1: expected UTF-8 text" },
  { "nul-in-string", ROOM ("[\"a\0b\"]"), "byte 4: expected UTF-8 text" },
  { "nul-between", ROOM ("[1,\0 2]"), "byte 4: expected UTF-8 text" },
  { "nul-at-end", ROOM ("{}\0"), "byte 3: expected UTF-8 text" },
  { "latin-1", ROOM ("[\"\xe4\"]"), "byte 3: expected UTF-8 text" },
  { "utf-16", ROOM ("\xff\xfe{\0}\0"), "byte 1: expected UTF-8 text" },
  { "utf-8-overlong", ROOM ("[\"\xc0\xaf\"]"), "byte 3: expected UTF-8 text" },
  { "utf-8-overlong-three", ROOM ("[\"\xe0\x80\xaf\"]"), "byte 3: expected UTF-8 text" },
  { "utf-8-overlong-nul", ROOM ("[\"\xc0\x80\"]"), "byte 3: expected UTF-8 text" },
  { "utf-8-surrogate", ROOM ("[\"\xed\xa0\xbd\xed\xb8\x80\"]"), "byte 3: expected UTF-8 text" },
  { "utf-8-too-high", ROOM ("[\"\xf4\x90\x80\x80\"]"), "byte 3: expected UTF-8 text" },
  { "utf-8-cut-off", ROOM ("[\"\xe2\x82"), "byte 3: expected UTF-8 text" },
  { "utf-8-stray", ROOM ("[\"\x80\"]"), "byte 3: expected UTF-8 text" },
  { "form-feed", ROOM ("\f{}"), "line 1, column 1: expected a value" },
  { "no-break-space", ROOM ("\u00a0{}"), "line 1, column 1: expected a value" },

  { "place-third-line", ROOM ("{\n  \"a\": 1,\n  \"b\": x\n}"), "line 3, column 8: expected a value" },
  { "place-carriage-returns", ROOM ("{\r\n  \"a\": 1,\r\n  \"b\": x\r\n}"), "line 3, column 8: expected a value" },
  { "place-after-unicode", ROOM ("[\"Größe, 龍, 😀\", x]"), "line 1, column 17: expected a value" },
};

static void
test_refused (gconstpointer data)
{
  const Refused *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = g_memdup2 (row->text, row->length + 1);
  g_autoptr (JsonNode) root = automa_json_parse (text, (gssize) row->length, problems);

  expect_refused (problems, root != NULL, row->expected);
  g_assert_cmpuint (automa_problems_count (problems), ==, 1);
}

/* --- Bounds --- */

typedef struct
{
  const char *name;
  guint       times; /* repetitions of `open`, then of `close` with `middle` between them */
  const char *open;
  const char *middle;
  const char *close;
  const char *expected; /* NULL: accepted */
} Repeated;

static const Repeated repeated[] = {
  { "deep-arrays-at-bound", AUTOMA_JSON_MAX_DEPTH, "[", "", "]", NULL },
  { "deep-objects-at-bound", AUTOMA_JSON_MAX_DEPTH, "{\"a\":", "1", "}", NULL },
  { "deep-arrays-over-bound", AUTOMA_JSON_MAX_DEPTH + 1, "[", "", "]",
    "line 1, column 33: brackets are nested too deeply" },
  { "deep-objects-over-bound", AUTOMA_JSON_MAX_DEPTH + 1, "{\"a\":", "1", "}",
    "line 1, column 161: brackets are nested" },
  { "deep-arrays", 100000, "[", "", "]", "line 1, column 33: brackets are nested too deeply" },
  { "deep-objects", 100000, "{\"a\":", "1", "}", "line 1, column 161: brackets are nested too deeply" },
  { "deep-mixed", 100000, "[{\"a\":", "1", "}]", "line 1, column 97: brackets are nested too deeply" },
  { "deep-open-arrays", 100000, "[", "", "", "line 1, column 33: brackets are nested too deeply" },
  { "deep-open-objects", 100000, "{\"a\":", "", "", "line 1, column 161: brackets are nested too deeply" },
  { "close-brackets", 100000, "", "", "]", "line 1, column 1: expected a value" },
  { "long-digits", 100000, "1", "", "", "line 1, column 100001: the number has too many digits" },
  { "long-fraction", 100000, "", "0.", "3", "line 1, column 100003: the number has too many digits" },
  { "many-lines", 100000, "\n", "x", "", "line 100001, column 1: expected a value" },
};

static void
test_repeated (gconstpointer data)
{
  const Repeated *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (JsonNode) root = NULL;

  for (guint i = 0; i < row->times; i++)
    g_string_append (text, row->open);
  g_string_append (text, row->middle);
  for (guint i = 0; i < row->times; i++)
    g_string_append (text, row->close);
  root = automa_json_parse (text->str, (gssize) text->len, problems);
  if (!row->expected)
    expect_accepted (problems, root != NULL);
  else
    expect_refused (problems, root != NULL, row->expected);
  g_assert_cmpuint (automa_problems_count (problems), ==, row->expected ? 1 : 0);
}

typedef struct
{
  const char *name;
  gsize       size;
  char        fill;
  const char *expected;
} Sized;

#define BOUND (4 * 1024 * 1024)

static const Sized sizes[] = {
  { "size-at-bound", BOUND, 'x', NULL },
  { "size-at-bound-spaces", BOUND, ' ', NULL },
  { "size-over-bound", BOUND + 1, 'x', "too large: expected at most 4 MiB" },
  { "size-over-bound-spaces", BOUND + 1, ' ', "too large: expected at most 4 MiB" },
  { "size-far-over-bound", 3 * BOUND, 'x', "too large: expected at most 4 MiB" },
  { "size-over-bound-not-json", BOUND + 1, '\0', "too large: expected at most 4 MiB" },
};

/* ["xxx…"] of a certain size, or with spaces behind it. */
static char *
text_of_size (const Sized *row)
{
  char *text = g_malloc (row->size + 1);

  memset (text, row->fill, row->size);
  memcpy (text, row->fill == ' ' ? "[\"\"]" : "[\"xx", 4);
  if (row->fill != ' ')
    memcpy (text + row->size - 2, "\"]", 2);
  text[row->size] = '\0';
  return text;
}

static void
test_size (gconstpointer data)
{
  const Sized *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = text_of_size (row);
  g_autoptr (JsonNode) root = automa_json_parse (text, (gssize) row->size, problems);

  if (row->expected)
    expect_refused (problems, root != NULL, row->expected);
  else
    expect_accepted (problems, root != NULL);
}

/* Only the length counts, not what lies behind it. */
static void
test_length (void)
{
  static const char text[] = "[1] and more";
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = automa_json_parse (text, 3, problems);

  expect_accepted (problems, root != NULL);
}

/* --- Files --- */

static void
test_load (void)
{
  g_autofree char *folder = g_dir_make_tmp ("json-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "a.json", NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_set_contents (file, "[1]\0[", 5, NULL));
  text = automa_json_load (file, &length, problems);
  expect_accepted (problems, text != NULL);
  g_assert_cmpmem (text, length, "[1]\0[", 5);
  g_remove (file);
  g_rmdir (folder);
}

static void
test_load_missing (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  gsize length = 0;
  g_autofree char *text = automa_json_load ("no-such-folder/no-such-file.json", &length, problems);

  expect_refused (problems, text != NULL, "No such file or directory");
}

static void
test_load_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("json-XXXXXX", NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  gsize length = 0;
  g_autofree char *text = automa_json_load (folder, &length, problems);

  expect_refused (problems, text != NULL, "Is a directory");
  g_rmdir (folder);
}

static void
test_load_unreadable (void)
{
  g_autofree char *folder = g_dir_make_tmp ("json-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "a.json", NULL);
  g_autofree char *below = g_build_filename (file, "b.json", NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (AutomaProblems) below_problems = automa_problems_new (INPUT_FILE);
  gsize length = 0;
  g_autofree char *text = NULL;
  g_autofree char *below_text = NULL;

  g_assert_true (g_file_set_contents (file, "{}", -1, NULL));
  below_text = automa_json_load (below, &length, below_problems);
  expect_refused (below_problems, below_text != NULL, "Not a directory");
  g_assert_cmpint (g_chmod (file, 0), ==, 0);
  if (geteuid () != 0) /* who may read everything can read this too */
    {
      text = automa_json_load (file, &length, problems);
      expect_refused (problems, text != NULL, "Permission denied");
    }
  g_remove (file);
  g_rmdir (folder);
}

/* A file over the bound is read no further than needed to see that, and refused. */
static void
test_load_large (void)
{
  static const Sized five_mib = { "", 5 * 1024 * 1024, ' ', NULL };
  g_autofree char *folder = g_dir_make_tmp ("json-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "a.json", NULL);
  g_autofree char *written = text_of_size (&five_mib);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_set_contents (file, written, (gssize) five_mib.size, NULL));
  text = automa_json_load (file, &length, problems);
  expect_accepted (problems, text != NULL);
  g_assert_cmpuint (length, ==, BOUND + 1);
  root = automa_json_parse (text, (gssize) length, problems);
  expect_refused (problems, root != NULL, "too large: expected at most 4 MiB");
  g_remove (file);
  g_rmdir (folder);
}

#define ADD_ROWS(rows, function)                                            \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                           \
    {                                                                       \
      g_autofree char *path = g_strdup_printf ("/json/%s", (rows)[i].name); \
                                                                            \
      g_test_add_data_func (path, &(rows)[i], function);                    \
    }

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS (accepted, test_accepted);
  ADD_ROWS (strings, test_string);
  ADD_ROWS (refused, test_refused);
  ADD_ROWS (repeated, test_repeated);
  ADD_ROWS (sizes, test_size);
  g_test_add_func ("/json/length", test_length);
  g_test_add_func ("/json/load", test_load);
  g_test_add_func ("/json/load-missing", test_load_missing);
  g_test_add_func ("/json/load-folder", test_load_folder);
  g_test_add_func ("/json/load-unreadable", test_load_unreadable);
  g_test_add_func ("/json/load-large", test_load_large);

  return g_test_run ();
}
