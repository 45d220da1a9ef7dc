/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-json.h"

#include <string.h>

JsonNode *
hk_record_copy (JsonNode *record)
{
  JsonNode *copy;

  if (JSON_NODE_HOLDS_OBJECT (record))
    {
      JsonObject *object = json_node_get_object (record);
      g_autoptr (JsonObject) members = json_object_new ();
      g_autoptr (GList) names = json_object_get_members (object);

      for (GList *l = names; l; l = l->next)
        json_object_set_member (members, l->data, hk_record_copy (json_object_get_member (object, l->data)));
      copy = json_node_new (JSON_NODE_OBJECT);
      json_node_set_object (copy, members);
      return copy;
    }
  if (JSON_NODE_HOLDS_ARRAY (record))
    {
      JsonArray *array = json_node_get_array (record);
      g_autoptr (JsonArray) elements = json_array_new ();

      for (guint i = 0; i < json_array_get_length (array); i++)
        json_array_add_element (elements, hk_record_copy (json_array_get_element (array, i)));
      copy = json_node_new (JSON_NODE_ARRAY);
      json_node_set_array (copy, elements);
      return copy;
    }
  return json_node_copy (record);
}

/* --- Looking --- */

/* The element of a list that a number in a path names, or NULL. */
static JsonNode *
get_element (JsonArray  *list,
             const char *number)
{
  guint64 i;

  return g_ascii_string_to_unsigned (number, 10, 0, G_MAXUINT, &i, NULL) && i < json_array_get_length (list)
           ? json_array_get_element (list, (guint) i)
           : NULL;
}

static JsonNode *
get_member (JsonNode   *node,
            const char *name)
{
  if (node && JSON_NODE_HOLDS_ARRAY (node))
    return get_element (json_node_get_array (node), name);
  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), name) : NULL;
}

/* Borrowed; NULL: not there. */
JsonNode *
hk_record_get (JsonNode   *record,
               const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, ".", -1);

  for (guint i = 0; names[i]; i++)
    record = get_member (record, names[i]);
  return record;
}

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

const char *
hk_record_get_text (JsonNode   *record,
                    const char *path)
{
  JsonNode *node = hk_record_get (record, path);

  return holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
}

int
hk_record_get_int (JsonNode   *record,
                   const char *path,
                   int         otherwise)
{
  JsonNode *node = hk_record_get (record, path);

  return holds (node, G_TYPE_INT64) ? (int) CLAMP (json_node_get_int (node), G_MININT, G_MAXINT) : otherwise;
}

gboolean
hk_record_get_bool (JsonNode   *record,
                    const char *path)
{
  JsonNode *node = hk_record_get (record, path);

  return holds (node, G_TYPE_BOOLEAN) && json_node_get_boolean (node);
}

static JsonArray *
get_list (JsonNode   *record,
          const char *path)
{
  JsonNode *node = hk_record_get (record, path);

  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

guint
hk_record_get_length (JsonNode   *record,
                      const char *path)
{
  JsonArray *list = get_list (record, path);

  return list ? json_array_get_length (list) : 0;
}

/* Borrowed; NULL: there are fewer. */
JsonNode *
hk_record_get_nth (JsonNode   *record,
                   const char *path,
                   guint       i)
{
  JsonArray *list = get_list (record, path);

  return list && i < json_array_get_length (list) ? json_array_get_element (list, i) : NULL;
}

gboolean
hk_record_lists (JsonNode   *record,
                 const char *path,
                 const char *word)
{
  for (guint i = 0; i < hk_record_get_length (record, path); i++)
    {
      JsonNode *node = hk_record_get_nth (record, path, i);

      if (holds (node, G_TYPE_STRING) && strcmp (json_node_get_string (node), word) == 0)
        return TRUE;
    }
  return FALSE;
}

/* --- Changing --- */

/* Json-glib lets nobody put an element in place of another. */
static void
replace_element (JsonObject *object,
                 const char *name,
                 const char *number,
                 JsonNode   *value)
{
  JsonArray *old = json_object_get_array_member (object, name);
  JsonArray *list = json_array_new ();
  JsonNode *replaced = get_element (old, number);

  for (guint i = 0; i < json_array_get_length (old); i++)
    {
      JsonNode *element = json_array_get_element (old, i);

      json_array_add_element (list, element == replaced ? g_steal_pointer (&value) : json_node_ref (element));
    }
  json_object_set_array_member (object, name, list);
  g_clear_pointer (&value, json_node_unref); /* there was no such element */
}

static void
set_in (JsonObject  *object,
        const char **names,
        JsonNode    *value)
{
  JsonNode *inner = json_object_get_member (object, names[0]);

  if (!names[1])
    {
      if (value)
        json_object_set_member (object, names[0], value);
      else
        json_object_remove_member (object, names[0]);
      return;
    }
  if (inner && JSON_NODE_HOLDS_ARRAY (inner) && value && !names[2])
    {
      replace_element (object, names[0], names[1], value);
      return;
    }
  if (!inner || !JSON_NODE_HOLDS_OBJECT (inner))
    {
      if (!value)
        return;
      json_object_set_object_member (object, names[0], json_object_new ());
      inner = json_object_get_member (object, names[0]);
    }
  set_in (json_node_get_object (inner), names + 1, value);
  if (json_object_get_size (json_node_get_object (inner)) == 0)
    json_object_remove_member (object, names[0]);
}

void
hk_record_set (JsonNode   *record,
               const char *path,
               JsonNode   *value)
{
  g_auto (GStrv) names = g_strsplit (path, ".", -1);

  g_return_if_fail (JSON_NODE_HOLDS_OBJECT (record));
  set_in (json_node_get_object (record), (const char **) names, value);
}

void
hk_record_set_text (JsonNode   *record,
                    const char *path,
                    const char *value)
{
  hk_record_set (record, path, json_node_init_string (json_node_alloc (), value));
}

void
hk_record_set_int (JsonNode   *record,
                   const char *path,
                   int         value)
{
  hk_record_set (record, path, json_node_init_int (json_node_alloc (), value));
}

void
hk_record_set_bool (JsonNode   *record,
                    const char *path,
                    gboolean    value)
{
  hk_record_set (record, path, json_node_init_boolean (json_node_alloc (), value));
}
