/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One record of a pack: its key, its values, and where they come from. */
#include <string.h>

#include "overlay.h"

#define SHIPPED "shipped"
#define MAX_KEY 64

static JsonObject *
object_of (JsonNode *record)
{
  return record && JSON_NODE_HOLDS_OBJECT (record) ? json_node_get_object (record) : NULL;
}

static const char *
text_of (JsonNode   *record,
         const char *member)
{
  JsonNode *node = object_of (record) ? json_object_get_member (object_of (record), member) : NULL;

  if (!node || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;
  return json_node_get_string (node);
}

char *
automa_record_key (JsonNode               *record,
                   const AutomaRecordKind *kind)
{
  JsonNode *node = object_of (record) ? json_object_get_member (object_of (record), kind->key) : NULL;

  if (!node || !JSON_NODE_HOLDS_VALUE (node))
    return NULL;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return g_strdup (text_of (record, kind->key));
}

gboolean
automa_record_key_is_safe (const char *key)
{
  return g_regex_match_simple ("^[a-z0-9][a-z0-9-]*$", key, G_REGEX_DOLLAR_ENDONLY, 0) && strlen (key) <= MAX_KEY;
}

const char *
automa_record_source (JsonNode *record)
{
  return text_of (record, "source");
}

AutomaProvenance
automa_record_provenance (JsonNode *record)
{
  const char *source = automa_record_source (record);

  if (g_strcmp0 (source, AUTOMA_TABLE_SOURCE) == 0)
    return AUTOMA_FROM_TABLE;
  return source && strcmp (source, AUTOMA_UNVERIFIED_SOURCE) != 0 ? AUTOMA_FROM_PAGE : AUTOMA_UNVERIFIED;
}

const char *
automa_record_shipped (JsonNode *record)
{
  return text_of (record, SHIPPED);
}

/* --- Values --- */

/* Where values come from, and what they were made against, is no value. */
gboolean
automa_record_is_bookkeeping (const char *member)
{
  static const char *const members[] = { "source", "sources", SHIPPED, NULL };

  return g_strv_contains (members, member);
}

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (a, b);
}

static void
take_value (GChecksum *digest,
            JsonNode  *node,
            gboolean   top);

/* In one order, whatever that of the file is. */
static void
take_object (GChecksum  *digest,
             JsonObject *object,
             gboolean    top)
{
  GList *members = g_list_sort (json_object_get_members (object), compare_strings);

  g_checksum_update (digest, (const guchar *) "{", 1);
  for (GList *l = members; l; l = l->next)
    if (!top || !automa_record_is_bookkeeping (l->data))
      {
        g_checksum_update (digest, l->data, (gssize) strlen (l->data) + 1);
        take_value (digest, json_object_get_member (object, l->data), FALSE);
      }
  g_checksum_update (digest, (const guchar *) "}", 1);
  g_list_free (members);
}

static void
take_value (GChecksum *digest,
            JsonNode  *node,
            gboolean   top)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    take_object (digest, json_node_get_object (node), top);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      g_checksum_update (digest, (const guchar *) "[", 1);
      for (guint i = 0; i < json_array_get_length (array); i++)
        take_value (digest, json_array_get_element (array, i), FALSE);
      g_checksum_update (digest, (const guchar *) "]", 1);
    }
  else
    {
      g_autofree char *text = json_to_string (node, FALSE);

      g_checksum_update (digest, (const guchar *) text, (gssize) strlen (text) + 1);
    }
}

char *
automa_record_digest (JsonNode *record)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);

  take_value (digest, record, TRUE);
  return g_strdup (g_checksum_get_string (digest));
}

gboolean
automa_record_same (JsonNode *a,
                    JsonNode *b)
{
  g_autofree char *digest_a = a ? automa_record_digest (a) : NULL;
  g_autofree char *digest_b = b ? automa_record_digest (b) : NULL;

  return g_strcmp0 (digest_a, digest_b) == 0;
}

/* --- Making --- */

static JsonNode *
node_of (JsonObject *object)
{
  JsonNode *node = json_node_alloc ();

  json_node_init_object (node, object);
  json_object_unref (object);
  return node;
}

JsonNode *
automa_record_plain (JsonNode *record)
{
  JsonObject *old = object_of (record);
  JsonObject *plain;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!old || !json_object_has_member (old, SHIPPED))
    return json_node_copy (record);
  plain = json_object_new ();
  json_object_iter_init_ordered (&iter, old);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (strcmp (name, SHIPPED) != 0)
      json_object_set_member (plain, name, json_node_copy (node));
  return node_of (plain);
}

/* "attack.kind" belongs to the member "attack". */
static gboolean
is_changed (JsonObject *record,
            JsonNode   *shipped,
            const char *name)
{
  g_autofree char *member = g_strndup (name, strcspn (name, "."));
  JsonNode *now = json_object_get_member (record, member);
  JsonNode *then = object_of (shipped) ? json_object_get_member (object_of (shipped), member) : NULL;

  return !now || !then || !json_node_equal (now, then);
}

/* A page goes on being named for a member as long as that says what is shipped. NULL: nothing is left. */
static JsonNode *
sources_left (JsonObject *record,
              JsonNode   *sources,
              JsonNode   *shipped)
{
  JsonObject *left;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!JSON_NODE_HOLDS_OBJECT (sources))
    return json_node_copy (sources); /* the reader has something to say about it */
  left = json_object_new ();
  json_object_iter_init_ordered (&iter, json_node_get_object (sources));
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (g_strcmp0 (text_of (sources, name), AUTOMA_UNVERIFIED_SOURCE) != 0 && !is_changed (record, shipped, name))
      json_object_set_member (left, name, json_node_copy (node));
  if (json_object_get_size (left) > 0)
    return node_of (left);
  json_object_unref (left);
  return NULL;
}

JsonNode *
automa_record_made (JsonNode *record,
                    JsonNode *shipped)
{
  JsonObject *old = object_of (record);
  JsonObject *made;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!old)
    return json_node_copy (record);
  made = json_object_new ();
  json_object_iter_init_ordered (&iter, old);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      JsonNode *copy = NULL;

      if (!automa_record_is_bookkeeping (name))
        copy = json_node_copy (node);
      else if (strcmp (name, "sources") == 0)
        copy = sources_left (old, node, shipped);
      if (copy)
        json_object_set_member (made, name, copy);
    }
  json_object_set_string_member (made, "source", AUTOMA_TABLE_SOURCE);
  if (shipped)
    {
      g_autofree char *digest = automa_record_digest (shipped);

      json_object_set_string_member (made, SHIPPED, digest);
    }
  return node_of (made);
}
