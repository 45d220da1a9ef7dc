/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reading.h"

#include <string.h>

const char small_board[] =
  "{ 'format': 'automa-board/1', 'id': 'small', 'name': 'Small', 'source': 'unverified',"
  "  'terrain': ['......~.ot# ', '............', '............', '.....**.....', '.....**.....', '............'],"
  "  'sectors': ['aaaaaabbbbb ', 'aaaaaabbbbbb', 'aaaaaabbbbbb', 'ccccc**ddddd', 'ccccc**ddddd', 'ccccccdddddd'],"
  "  'town': ['c', 'd'],"
  "  'arrows': ['vvvvvvvvvvvv', '>vvvvvvvvvv<', '>>vvvvvvvv<<', '>>>>>  <<<<<', '>>>>>..<<<<<', '>>>>>^^<<<<<'],"
  "  'mist': { 'west': { 'line': 'C', 'from': 1, 'to': 5 }, 'north': { 'line': 3, 'from': 'A', 'to': 'L' },"
  "            'east': { 'line': 'J', 'from': 1, 'to': 6 } },"
  "  'slots': [ { 'number': 1, 'side': 'west', 'from': 5, 'to': 4 },"
  "             { 'number': 2, 'side': 'north', 'from': 'E', 'to': 'H' },"
  "             { 'number': 3, 'side': 'east', 'from': 4, 'to': 5 } ],"
  "  'walls': [ ['E4'], ['H4', 'H5'] ] }";

/* --- Documents --- */

char *
plain_json (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static JsonNode *
tree_of (const char *text)
{
  g_autofree char *plain = plain_json (text);
  g_autoptr (GError) error = NULL;
  JsonNode *tree = json_from_string (plain, &error);

  g_assert_no_error (error);
  return tree;
}

/* The document with one member of its outermost object set to a value, or, with NULL, taken out. */
char *
with_member (const char *text,
             const char *member,
             const char *value)
{
  g_autoptr (JsonNode) tree = tree_of (text);

  if (value)
    json_object_set_member (json_node_get_object (tree), member, tree_of (value));
  else
    json_object_remove_member (json_node_get_object (tree), member);
  return json_to_string (tree, FALSE);
}

static char
kind_of (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return 'o';
  if (JSON_NODE_HOLDS_ARRAY (node))
    return 'a';
  if (JSON_NODE_HOLDS_NULL (node))
    return '0';
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return 's';
  return json_node_get_value_type (node) == G_TYPE_BOOLEAN ? 'b' : 'n';
}

/* All places of a document, one after another, each member before what is in it. */
typedef struct
{
  GArray     *places;  /* to fill, or NULL */
  guint       left;    /* places to pass before the one to change */
  const char *value;   /* to put there; NULL: take the member out */
  gboolean    unknown; /* count objects instead, and put an unknown member into that one */
  GString    *path;
} Walk;

static gboolean walk (JsonNode *node,
                      Walk     *self);

/* Whether the one to change was among them. */
static gboolean
walk_member (JsonObject *object,
             const char *name,
             Walk       *self)
{
  JsonNode *node = json_object_get_member (object, name);
  gsize length = self->path->len;

  g_string_append_printf (self->path, "%s%s", length > 0 ? "." : "", name);
  if (self->places)
    {
      DocumentPlace place = { g_strdup (self->path->str), FALSE, kind_of (node) };

      g_array_append_val (self->places, place);
    }
  else if (!self->unknown && self->left-- == 0)
    {
      if (self->value)
        json_object_set_member (object, name, tree_of (self->value));
      else
        json_object_remove_member (object, name);
      return TRUE;
    }
  if (walk (node, self))
    return TRUE;
  g_string_truncate (self->path, length);
  return FALSE;
}

static gboolean
walk_element (JsonArray *array,
              guint      i,
              Walk      *self)
{
  JsonNode *node = json_array_get_element (array, i);
  gsize length = self->path->len;

  g_string_append_printf (self->path, "[%u]", i);
  if (self->places)
    {
      DocumentPlace place = { g_strdup (self->path->str), TRUE, kind_of (node) };

      g_array_append_val (self->places, place);
    }
  else if (!self->unknown && self->left-- == 0)
    {
      g_autoptr (JsonArray) changed = json_array_new ();
      guint n = json_array_get_length (array);

      for (guint j = 0; j < n; j++)
        json_array_add_element (changed, j == i ? tree_of (self->value) : json_array_dup_element (array, j));
      while (json_array_get_length (array) > 0)
        json_array_remove_element (array, 0);
      for (guint j = 0; j < n; j++)
        json_array_add_element (array, json_array_dup_element (changed, j));
      return TRUE;
    }
  if (walk (node, self))
    return TRUE;
  g_string_truncate (self->path, length);
  return FALSE;
}

static gboolean
walk (JsonNode *node,
      Walk     *self)
{
  gboolean done = FALSE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      g_autoptr (GList) names = json_object_get_members (object);

      if (self->unknown && self->left-- == 0)
        {
          json_object_set_int_member (object, "unknown-to-all", 1);
          g_string_append_printf (self->path, "%sunknown-to-all", self->path->len > 0 ? "." : "");
          return TRUE;
        }
      for (GList *l = names; l && !done; l = l->next)
        done = walk_member (object, l->data, self);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array) && !done; i++)
        done = walk_element (array, i, self);
    }
  return done;
}

static void
place_clear (gpointer data)
{
  g_free (((DocumentPlace *) data)->path);
}

GArray *
list_places (const char *text)
{
  g_autoptr (JsonNode) tree = tree_of (text);
  g_autoptr (GString) path = g_string_new (NULL);
  Walk self = { .places = g_array_new (FALSE, FALSE, sizeof (DocumentPlace)), .path = path };

  g_array_set_clear_func (self.places, place_clear);
  walk (tree, &self);
  return self.places;
}

/* The document with another value in one of its places; a member may also be taken out, with NULL. */
char *
with_place (const char *text,
            guint       place,
            const char *value)
{
  g_autoptr (JsonNode) tree = tree_of (text);
  g_autoptr (GString) path = g_string_new (NULL);
  Walk self = { .left = place, .value = value, .path = path };

  g_assert_true (walk (tree, &self));
  return json_to_string (tree, FALSE);
}

/* The document with an unknown member in one of its objects; NULL after the last object. */
char *
with_unknown (const char *text,
              guint       object,
              char      **path)
{
  g_autoptr (JsonNode) tree = tree_of (text);
  GString *where = g_string_new (NULL);
  Walk self = { .left = object, .unknown = TRUE, .path = where };
  gboolean done = walk (tree, &self);

  *path = g_string_free (where, FALSE);
  return done ? json_to_string (tree, FALSE) : NULL;
}

/* --- Answers --- */

/* Every refusal: no result, at least one problem, each a printable line that begins with the file's name. */
static void
expect_lines (AutomaProblems *problems,
              gboolean        accepted)
{
  guint i;

  g_assert_false (accepted);
  g_assert_cmpuint (automa_problems_count (problems), >, 0);
  for (i = 0; automa_problems_get (problems, i); i++)
    {
      const char *line = automa_problems_get (problems, i);

      g_test_message ("%.300s", line);
      g_assert_true (g_str_has_prefix (line, INPUT_FILE ": "));
      g_assert_true (g_utf8_validate (line, -1, NULL));
      for (const char *p = line; *p; p = g_utf8_next_char (p))
        g_assert_true (g_unichar_isprint (g_utf8_get_char (p)));
    }
  g_assert_cmpuint (i, >, 0);
}

/* `expected`: how one line goes on after the file's name; several lines with | between them, in any order. */
void
expect_refused (AutomaProblems *problems,
                gboolean        accepted,
                const char     *expected)
{
  g_auto (GStrv) wanted = g_strsplit (expected, "|", -1);

  expect_lines (problems, accepted);
  for (char **p = wanted; *p; p++)
    {
      g_autofree char *start = g_strdup_printf (INPUT_FILE ": %s", *p);
      gboolean found = FALSE;

      for (guint i = 0; automa_problems_get (problems, i) && !found; i++)
        found = g_str_has_prefix (automa_problems_get (problems, i), start);
      if (!found)
        g_error ("no line begins with \"%s\"; the first is \"%s\"", start, automa_problems_get (problems, 0));
    }
}

void
expect_accepted (AutomaProblems *problems,
                 gboolean        accepted)
{
  g_assert_cmpstr (automa_problems_get (problems, 0), ==, NULL);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_true (accepted);
}

/* Whether a line is about that place or something in it. */
gboolean
names_path (AutomaProblems *problems,
            const char     *path)
{
  g_autofree char *start = g_strdup_printf (INPUT_FILE ": %s", path);

  for (guint i = 0; automa_problems_get (problems, i); i++)
    {
      const char *line = automa_problems_get (problems, i);

      if (g_str_has_prefix (line, start) && strchr (":.[", line[strlen (start)]))
        return TRUE;
    }
  return FALSE;
}

/* --- Tests of every place --- */

typedef struct
{
  const char  *text;
  guint        number; /* of the place, or of the object */
  char        *path;
  char         kind;
  gboolean     optional;
  ReadDocument read;
} PlaceTest;

static void
place_test_free (gpointer data)
{
  g_free (((PlaceTest *) data)->path);
  g_free (data);
}

/* A member that has to be there is missed by its name; any other may be left out. */
static void
test_missing (gconstpointer data)
{
  const PlaceTest *self = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = with_place (self->text, self->number, NULL);
  g_autofree char *line = g_strdup_printf ("%s: missing", self->path);
  gboolean accepted = self->read (text, problems);

  if (self->optional)
    expect_accepted (problems, accepted);
  else
    expect_refused (problems, accepted, line);
}

/* Another kind of value is refused at its place, and so is a number or string that fits nowhere. */
static void
test_wrong_type (gconstpointer data)
{
  static const struct
  {
    char        kind;
    const char *value;
    gboolean    fits_nowhere;
  } values[] = {
    { '0', "null", TRUE }, { 'b', "true", FALSE }, { 'b', "false", FALSE }, { 'n', "1", FALSE },   { 'n', "1.5", TRUE },
    { 'n', "-1", TRUE },   { 'n', "999999999999999", TRUE },                { 's', "'x'", FALSE }, { 's', "''", TRUE },
    { 'a', "[]", FALSE },  { 'a', "[[]]", FALSE },                          { 'o', "{}", FALSE },
  };
  const PlaceTest *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
      g_autofree char *text = with_place (self->text, self->number, values[i].value);
      gboolean accepted = self->read (text, problems);

      g_test_message ("%s in place of %s", values[i].value, self->path);
      if (values[i].kind == self->kind && !values[i].fits_nowhere && accepted)
        {
          expect_accepted (problems, accepted);
          continue;
        }
      expect_lines (problems, accepted);
      if (values[i].kind != self->kind || values[i].fits_nowhere)
        g_assert_true (names_path (problems, self->path));
    }
}

static void
test_unknown (gconstpointer data)
{
  const PlaceTest *self = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *path = NULL;
  g_autofree char *text = with_unknown (self->text, self->number, &path);
  gboolean accepted = self->read (text, problems);

  expect_refused (problems, accepted, path);
  g_assert_true (names_path (problems, path));
}

static void
add_place_test (const char *prefix,
                const char *what,
                PlaceTest   test,
                void      (*function) (gconstpointer))
{
  g_autofree char *name = g_strdup_printf ("%s/%s/%s", prefix, what, test.path);

  test.path = g_strdup (test.path);
  g_test_add_data_func_full (name, g_memdup2 (&test, sizeof test), function, place_test_free);
}

/* Whether one of the patterns matches the path. */
static gboolean
is_one_of (const char        *path,
           const char *const *patterns)
{
  for (; *patterns; patterns++)
    if (g_pattern_match_simple (*patterns, path))
      return TRUE;
  return FALSE;
}

/* For each place "missing" and "wrong-type", for each object "unknown-member". Patterns say which members may be left
 * out, and which are not to be taken out because that would mean something else. */
void
add_place_tests (const char        *prefix,
                 const char        *text,
                 const char *const *optional,
                 const char *const *skipped,
                 ReadDocument       read)
{
  g_autoptr (GArray) places = list_places (text);
  gboolean more = TRUE;

  for (guint i = 0; i < places->len; i++)
    {
      const DocumentPlace *place = &g_array_index (places, DocumentPlace, i);
      PlaceTest test = { text, i, place->path, place->kind, is_one_of (place->path, optional), read };

      if (!place->is_element && !is_one_of (place->path, skipped))
        add_place_test (prefix, "missing", test, test_missing);
      add_place_test (prefix, "wrong-type", test, test_wrong_type);
    }
  for (guint i = 0; more; i++)
    {
      g_autofree char *path = NULL;
      g_autofree char *changed = with_unknown (text, i, &path);
      PlaceTest test = { .text = text, .number = i, .path = path, .read = read };

      more = changed != NULL;
      if (more)
        add_place_test (prefix, "unknown-member", test, test_unknown);
    }
}
