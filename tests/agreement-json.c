/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions and resolutions as JSON trees: compared, and mirrored from west to east. */
#include "agreement-json.h"


/* The first difference */

/* The lists whose order means something; all others may come in any. */
static gboolean
has_an_order (const char *member)
{
  static const char *const ordered[] = { "order", "moves", "steps", "over", "panic", "left", NULL };

  return g_strv_contains (ordered, member);
}

/* What a list without an order is sorted by: the id of its elements. */
static const char *
key_of (JsonNode *element)
{
  JsonObject *object;

  if (JSON_NODE_HOLDS_VALUE (element))
    return json_node_get_string (element);
  object = json_node_get_object (element);

  return json_object_get_string_member (object, json_object_has_member (object, "id") ? "id" : "monster");
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return g_strcmp0 (key_of (*(JsonNode *const *) a), key_of (*(JsonNode *const *) b));
}

static GPtrArray *
elements_of (JsonArray  *array,
             const char *member)
{
  GPtrArray *elements = g_ptr_array_sized_new (json_array_get_length (array));

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (elements, json_array_get_element (array, i));
  if (!has_an_order (member))
    g_ptr_array_sort (elements, compare_keys);

  return elements;
}

static char *first_difference (JsonNode   *a,
                               JsonNode   *b,
                               const char *member);

/* Puts where it is before what it is; takes the latter. */
static char *
located (char *where,
         char *difference)
{
  char *located = g_strconcat (where, difference, NULL);

  g_free (where);
  g_free (difference);

  return located;
}

static char *
differ (JsonNode *a,
        JsonNode *b)
{
  g_autofree char *a_text = a != NULL ? json_to_string (a, FALSE) : g_strdup ("nothing");
  g_autofree char *b_text = b != NULL ? json_to_string (b, FALSE) : g_strdup ("nothing");

  return g_strdup_printf (": %s against %s", a_text, b_text);
}

static char *
first_difference_of_arrays (JsonArray  *a,
                            JsonArray  *b,
                            const char *member)
{
  g_autoptr (GPtrArray) of_a = elements_of (a, member);
  g_autoptr (GPtrArray) of_b = elements_of (b, member);

  for (guint i = 0; i < MAX (of_a->len, of_b->len); i++)
    {
      char *difference = first_difference (i < of_a->len ? g_ptr_array_index (of_a, i) : NULL,
                                           i < of_b->len ? g_ptr_array_index (of_b, i) : NULL, "");

      if (difference != NULL)
        return located (g_strdup_printf ("[%u]", i), difference);
    }

  return NULL;
}

static char *
first_difference_of_objects (JsonObject *a,
                             JsonObject *b)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_object_iter_init (&iter, a);
  while (json_object_iter_next (&iter, &member, &value))
    {
      char *difference = first_difference (value, json_object_get_member (b, member), member);

      if (difference != NULL)
        return located (g_strdup_printf (".%s", member), difference);
    }

  json_object_iter_init (&iter, b);
  while (json_object_iter_next (&iter, &member, &value))
    if (!json_object_has_member (a, member))
      return located (g_strdup_printf (".%s", member), differ (NULL, value));

  return NULL;
}

static char *
first_difference (JsonNode   *a,
                  JsonNode   *b,
                  const char *member)
{
  if (a == NULL || b == NULL || json_node_get_node_type (a) != json_node_get_node_type (b))
    return differ (a, b);
  if (JSON_NODE_HOLDS_OBJECT (a))
    return first_difference_of_objects (json_node_get_object (a), json_node_get_object (b));
  if (JSON_NODE_HOLDS_ARRAY (a))
    return first_difference_of_arrays (json_node_get_array (a), json_node_get_array (b), member);

  return json_node_equal (a, b) ? NULL : differ (a, b);
}

/* Where two resolutions first differ, for people; NULL: nowhere. Lists that may come in any order are taken by
 * their ids, and counted so in the answer. */
char *
agreement_first_difference (JsonNode *a,
                            JsonNode *b)
{
  return first_difference (a, b, "");
}

/* The mirror */

static char *
column_name (guint column)
{
  if (column < 26)
    return g_strdup_printf ("%c", 'A' + column);

  return g_strdup_printf ("%c%c", 'A' + column / 26 - 1, 'A' + column % 26);
}

/* "C7" or "C" on a board as wide as that. */
static char *
mirrored_spot (const char *name,
               guint       width)
{
  g_autofree char *column = NULL;
  guint number = 0;

  for (; g_ascii_isalpha (*name); name++)
    number = number * 26 + (guint) (*name - 'A' + 1);
  g_assert (number >= 1 && number <= width);
  column = column_name (width - number);

  return g_strconcat (column, name, NULL);
}

static const char *
swapped (const char *word)
{
  static const char *const pairs[][2] = { { "west", "east" }, { "left", "right" } };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (guint j = 0; j < 2; j++)
      if (g_str_equal (word, pairs[i][j]))
        return pairs[i][1 - j];

  return word;
}

static char *
mirrored_row (const char *row)
{
  char *mirrored = g_strreverse (g_strdup (row));

  for (char *c = mirrored; *c != '\0'; c++)
    if (*c == '<' || *c == '>')
      *c = *c == '<' ? '>' : '<';

  return mirrored;
}

static char *
mirrored_string (const char *string,
                 const char *member,
                 guint       width)
{
  static const char *const rows[] = { "terrain", "sectors", "arrows", NULL };
  static const char *const spots[] = { "at", "from", "to", "spots", "over", "line", NULL };
  static const char *const words[] = { "facing", "coin", NULL };

  if (g_strv_contains (rows, member))
    return mirrored_row (string);
  if (g_strv_contains (spots, member))
    return mirrored_spot (string, width);

  return g_strdup (g_strv_contains (words, member) ? swapped (string) : string);
}

static JsonNode *mirrored (JsonNode   *node,
                           const char *member,
                           guint       width);

/* A mist line of the north runs from one column to another: mirrored, they have changed places. */
static void
put_ends_in_order (JsonObject *object)
{
  JsonNode *from = json_object_get_member (object, "from");
  JsonNode *to = json_object_get_member (object, "to");

  if (!json_object_has_member (object, "line") || json_node_get_value_type (from) != G_TYPE_STRING)
    return;

  from = json_node_copy (from);
  json_object_set_member (object, "from", json_node_copy (to));
  json_object_set_member (object, "to", from);
}

static JsonNode *
mirrored_object (JsonObject *object,
                 const char *member,
                 guint       width)
{
  g_autoptr (GList) members = json_object_get_members (object);
  JsonNode *copy = json_node_new (JSON_NODE_OBJECT);
  JsonObject *image = json_object_new ();

  for (GList *l = members; l != NULL; l = l->next)
    {
      const char *name = g_strcmp0 (member, "mist") == 0 ? swapped (l->data) : l->data;

      json_object_set_member (image, name, mirrored (json_object_get_member (object, l->data), l->data, width));
    }
  put_ends_in_order (image);
  json_node_take_object (copy, image);

  return copy;
}

static JsonNode *
mirrored (JsonNode   *node,
          const char *member,
          guint       width)
{
  JsonNode *copy;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return mirrored_object (json_node_get_object (node), member, width);

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      JsonArray *image = json_array_new ();

      for (guint i = 0; i < json_array_get_length (array); i++)
        json_array_add_element (image, mirrored (json_array_get_element (array, i), member, width));
      copy = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (copy, image);
      return copy;
    }

  copy = json_node_copy (node);
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      g_autofree char *string = mirrored_string (json_node_get_string (node), member, width);

      json_node_set_string (copy, string);
    }

  return copy;
}

/* A position or a resolution, mirrored from west to east on a board of that width. */
JsonNode *
agreement_mirrored (JsonNode *document,
                    guint     width)
{
  return mirrored (document, "", width);
}
