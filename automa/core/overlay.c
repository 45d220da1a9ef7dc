/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "overlay.h"

/* The list of records, or NULL: whatever is not as it should be is left for the reader to tell. */
static JsonArray *
records_of (JsonNode   *document,
            const char *list)
{
  JsonNode *node;

  if (!document || !JSON_NODE_HOLDS_OBJECT (document))
    return NULL;
  node = json_object_get_member (json_node_get_object (document), list);
  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonNode *
key_of (JsonNode   *record,
        const char *key)
{
  return JSON_NODE_HOLDS_OBJECT (record) ? json_object_get_member (json_node_get_object (record), key) : NULL;
}

static JsonNode *
find_record (JsonArray  *records,
             JsonNode   *record,
             const char *key)
{
  JsonNode *wanted = key_of (record, key);

  for (guint i = 0; wanted && i < json_array_get_length (records); i++)
    {
      JsonNode *other = json_array_get_element (records, i);

      if (key_of (other, key) && json_node_equal (key_of (other, key), wanted))
        return other;
    }
  return NULL;
}

/* The base with the overlay's records in place of those with the same key; new ones come last. */
JsonNode *
automa_overlay_merge (JsonNode   *base,
                      JsonNode   *overlay,
                      const char *list,
                      const char *key)
{
  JsonArray *old = records_of (base, list);
  JsonArray *changed = records_of (overlay, list);
  JsonArray *merged;
  JsonObject *document;
  JsonNode *node;

  if (!old || !changed) /* not what it should be: let the reader say so */
    return json_node_ref (changed ? base : overlay);
  merged = json_array_new ();
  for (guint i = 0; i < json_array_get_length (old); i++)
    {
      JsonNode *record = json_array_get_element (old, i);
      JsonNode *correction = find_record (changed, record, key);

      json_array_add_element (merged, json_node_copy (correction ? correction : record));
    }
  for (guint i = 0; i < json_array_get_length (changed); i++)
    if (!find_record (old, json_array_get_element (changed, i), key))
      json_array_add_element (merged, json_array_dup_element (changed, i));

  document = json_object_new ();
  json_object_set_member (document, "format",
                          json_node_copy (json_object_get_member (json_node_get_object (base), "format")));
  json_object_set_array_member (document, list, merged);
  node = json_node_alloc ();
  json_node_init_object (node, document);
  json_object_unref (document);
  return node;
}
