/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs in the values of two records. */
#include <string.h>

#include "overlay.h"

#define MAX_CHANGES 200

static void
change_free (gpointer data)
{
  AutomaRecordChange *self = data;

  g_free (self->path);
  g_free (self->then);
  g_free (self->now);
  g_free (self);
}

static void
add_change (GPtrArray  *changes,
            const char *path,
            JsonNode   *then,
            JsonNode   *now)
{
  AutomaRecordChange *change;

  if (changes->len >= MAX_CHANGES)
    return;
  change = g_new0 (AutomaRecordChange, 1);
  change->path = g_strdup (path);
  change->then = then ? json_to_string (then, FALSE) : NULL;
  change->now = now ? json_to_string (now, FALSE) : NULL;
  g_ptr_array_add (changes, change);
}

static void
compare (GPtrArray  *changes,
         const char *path,
         JsonNode   *then,
         JsonNode   *now);

static void
compare_members (GPtrArray  *changes,
                 const char *path,
                 JsonObject *then,
                 JsonObject *now)
{
  g_autoptr (GList) members = json_object_get_members (then);
  g_autoptr (GList) others = json_object_get_members (now);

  for (GList *l = members; l; l = l->next)
    {
      g_autofree char *member = *path ? g_strdup_printf ("%s.%s", path, (char *) l->data) : g_strdup (l->data);

      if (*path || !automa_record_is_bookkeeping (l->data))
        compare (changes, member, json_object_get_member (then, l->data), json_object_get_member (now, l->data));
    }
  for (GList *l = others; l; l = l->next)
    {
      g_autofree char *member = *path ? g_strdup_printf ("%s.%s", path, (char *) l->data) : g_strdup (l->data);

      if (!json_object_has_member (then, l->data) && (*path || !automa_record_is_bookkeeping (l->data)))
        compare (changes, member, NULL, json_object_get_member (now, l->data));
    }
}

static void
compare_elements (GPtrArray  *changes,
                  const char *path,
                  JsonArray  *then,
                  JsonArray  *now)
{
  guint n = json_array_get_length (then);
  guint m = json_array_get_length (now);

  for (guint i = 0; i < MAX (n, m); i++)
    {
      g_autofree char *element = g_strdup_printf ("%s[%u]", path, i);

      compare (changes, element, i < n ? json_array_get_element (then, i) : NULL,
               i < m ? json_array_get_element (now, i) : NULL);
    }
}

/* Depth is bounded by what a document may have. */
static void
compare (GPtrArray  *changes,
         const char *path,
         JsonNode   *then,
         JsonNode   *now)
{
  if (then && now && JSON_NODE_HOLDS_OBJECT (then) && JSON_NODE_HOLDS_OBJECT (now))
    compare_members (changes, path, json_node_get_object (then), json_node_get_object (now));
  else if (then && now && JSON_NODE_HOLDS_ARRAY (then) && JSON_NODE_HOLDS_ARRAY (now))
    compare_elements (changes, path, json_node_get_array (then), json_node_get_array (now));
  else if (!then || !now || !json_node_equal (then, now))
    add_change (changes, path, then, now);
}

/* A record that was not there, or is not any more, differs in all its members. */
GPtrArray *
automa_record_changes (JsonNode *then,
                       JsonNode *now)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (change_free);
  g_autoptr (JsonObject) nothing = json_object_new ();

  compare_members (changes, "", then && JSON_NODE_HOLDS_OBJECT (then) ? json_node_get_object (then) : nothing,
                   now && JSON_NODE_HOLDS_OBJECT (now) ? json_node_get_object (now) : nothing);
  return changes;
}
