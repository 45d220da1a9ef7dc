/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "overlay.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define MAX_FILES 200 /* of a kind whose records are files of their own */

struct _AutomaOverlay
{
  gatomicrefcount         refs;
  const AutomaRecordKind *kinds;
  guint                   n_kinds;
  GHashTable             *documents; /* name of the file → JsonNode */
  GHashTable             *broken;    /* names of files that hold no records */
  gboolean                whole;
};

AutomaOverlay *
automa_overlay_new (const AutomaRecordKind *kinds,
                    guint                   n_kinds)
{
  AutomaOverlay *self = g_new0 (AutomaOverlay, 1);

  g_atomic_ref_count_init (&self->refs);
  self->kinds = kinds;
  self->n_kinds = n_kinds;
  self->documents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_node_unref);
  self->broken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

AutomaOverlay *
automa_overlay_ref (AutomaOverlay *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
automa_overlay_unref (AutomaOverlay *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_hash_table_unref (self->documents);
  g_hash_table_unref (self->broken);
  g_free (self);
}

void
automa_overlay_set_whole (AutomaOverlay *self)
{
  self->whole = TRUE;
}

gboolean
automa_overlay_is_whole (const AutomaOverlay *self)
{
  return self->whole;
}

gboolean
automa_overlay_is_empty (const AutomaOverlay *self)
{
  return g_hash_table_size (self->documents) == 0;
}

gsize
automa_overlay_size (const AutomaOverlay *self)
{
  GHashTableIter iter;
  gpointer document;
  gsize size = 0;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, NULL, &document))
    {
      g_autofree char *text = json_to_string (document, FALSE);

      size += strlen (text);
    }
  return size;
}

gboolean
automa_overlay_is_broken (const AutomaOverlay *self,
                          const char          *file)
{
  return g_hash_table_contains (self->broken, file);
}

JsonNode *
automa_overlay_document (const AutomaOverlay *self,
                         const char          *file)
{
  return g_hash_table_lookup (self->documents, file);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Sorted, so that nothing hangs on how a table or a file system lists them. */
GPtrArray *
automa_overlay_files (const AutomaOverlay *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer file;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    g_ptr_array_add (files, g_strdup (file));
  g_ptr_array_sort (files, compare_names);
  return files;
}

/* --- Reading --- */

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

static void
load_document (AutomaOverlay          *self,
               GFile                  *folder,
               const AutomaRecordKind *kind,
               const char             *name,
               AutomaProblems         *problems)
{
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, name);
  g_autoptr (AutomaProblems) here = automa_problems_new (name);
  JsonNode *document;

  if (!g_file_query_exists (file, NULL))
    return;
  document = automa_json_load_file (file, NULL, here);
  if (document)
    g_hash_table_insert (self->documents, g_strdup (name), document);
  if (!document || (kind->list ? !records_of (document, kind->list) : !JSON_NODE_HOLDS_OBJECT (document)))
    g_hash_table_add (self->broken, g_strdup (name));
  automa_problems_add_all (problems, here);
}

/* The files of a folder of records, by name. */
GPtrArray *
automa_overlay_list (GFile                  *folder,
                     const AutomaRecordKind *kind,
                     GError                **error)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GFile) records = g_file_get_child (folder, kind->file);
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (records, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, error);
  GFile *file;

  while (files && names->len < MAX_FILES && g_file_enumerator_iterate (files, NULL, &file, NULL, error) && file)
    {
      g_autofree char *base = g_file_get_basename (file);

      if (g_str_has_suffix (base, ".json") && base[0] != '.')
        g_ptr_array_add (names, g_build_filename (kind->file, base, NULL));
    }
  g_ptr_array_sort (names, compare_names);
  return names;
}

AutomaOverlay *
automa_overlay_load (GFile                  *folder,
                     const AutomaRecordKind *kinds,
                     guint                   n_kinds,
                     AutomaProblems         *problems)
{
  AutomaOverlay *self = automa_overlay_new (kinds, n_kinds);

  for (guint i = 0; folder && i < n_kinds; i++)
    {
      g_autoptr (GPtrArray) names = NULL;

      if (kinds[i].list)
        {
          load_document (self, folder, &kinds[i], kinds[i].file, problems);
          continue;
        }
      names = automa_overlay_list (folder, &kinds[i], NULL);
      for (guint j = 0; j < names->len; j++)
        load_document (self, folder, &kinds[i], g_ptr_array_index (names, j), problems);
    }
  return self;
}

GPtrArray *
automa_overlay_records (const AutomaOverlay    *self,
                        const AutomaRecordKind *kind)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  g_autoptr (GPtrArray) files = automa_overlay_files (self);
  JsonArray *list = kind->list ? records_of (automa_overlay_document (self, kind->file), kind->list) : NULL;

  for (guint i = 0; list && i < json_array_get_length (list); i++)
    g_ptr_array_add (records, json_node_ref (json_array_get_element (list, i)));
  for (guint i = 0; !kind->list && i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);

      if (g_str_has_prefix (file, kind->file) && file[strlen (kind->file)] == '/')
        g_ptr_array_add (records, json_node_ref (automa_overlay_document (self, file)));
    }
  return records;
}

JsonNode *
automa_overlay_find (const AutomaOverlay    *self,
                     const AutomaRecordKind *kind,
                     const char             *key)
{
  g_autoptr (GPtrArray) records = automa_overlay_records (self, kind);

  for (guint i = 0; i < records->len; i++)
    {
      JsonNode *record = g_ptr_array_index (records, i);
      g_autofree char *its_key = automa_record_key (record, kind);

      if (g_strcmp0 (its_key, key) == 0)
        return record; /* the document keeps it alive */
    }
  return NULL;
}

/* --- Another one --- */

static AutomaOverlay *
copy (const AutomaOverlay *self)
{
  AutomaOverlay *other = automa_overlay_new (self->kinds, self->n_kinds);
  GHashTableIter iter;
  gpointer file, document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &file, &document))
    g_hash_table_insert (other->documents, g_strdup (file), json_node_ref (document));
  g_hash_table_iter_init (&iter, self->broken);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    g_hash_table_add (other->broken, g_strdup (file));
  return other;
}

/* The name of the file of a record that is a file of its own. */
static char *
file_of (const AutomaOverlay    *self,
         const AutomaRecordKind *kind,
         const char             *key)
{
  g_autoptr (GPtrArray) files = automa_overlay_files (self);

  for (guint i = 0; i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);
      g_autofree char *its_key = automa_record_key (automa_overlay_document (self, file), kind);

      if (g_str_has_prefix (file, kind->file) && file[strlen (kind->file)] == '/' && g_strcmp0 (its_key, key) == 0)
        return g_strdup (file);
    }
  g_return_val_if_fail (automa_record_key_is_safe (key), NULL);
  return g_strdup_printf ("%s/%s.json", kind->file, key);
}

static JsonNode *
new_document (const AutomaRecordKind *kind,
              JsonArray              *records)
{
  JsonObject *document = json_object_new ();
  JsonNode *node = json_node_alloc ();

  json_object_set_string_member (document, "format", kind->format);
  json_object_set_array_member (document, kind->list, records);
  json_node_init_object (node, document);
  json_object_unref (document);
  return node;
}

/* The list with the record in place of those with that key; NULL strikes them out. Takes no reference. */
static JsonArray *
replace (JsonArray              *old,
         const AutomaRecordKind *kind,
         const char             *key,
         JsonNode               *record)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; old && i < json_array_get_length (old); i++)
    {
      g_autofree char *its_key = automa_record_key (json_array_get_element (old, i), kind);

      if (g_strcmp0 (its_key, key) != 0)
        json_array_add_element (list, json_array_dup_element (old, i));
      else if (record)
        json_array_add_element (list, json_node_copy (g_steal_pointer (&record)));
    }
  if (record)
    json_array_add_element (list, json_node_copy (record));
  return list;
}

static AutomaOverlay *
change (const AutomaOverlay    *self,
        const AutomaRecordKind *kind,
        const char             *key,
        JsonNode               *record)
{
  AutomaOverlay *other = copy (self);
  g_autofree char *file = kind->list ? g_strdup (kind->file) : file_of (self, kind, key);
  JsonArray *list;

  if (kind->list)
    {
      list = replace (records_of (automa_overlay_document (self, file), kind->list), kind, key, record);
      if (json_array_get_length (list) > 0)
        g_hash_table_insert (other->documents, g_strdup (file), new_document (kind, list));
      else
        {
          json_array_unref (list);
          g_hash_table_remove (other->documents, file);
        }
    }
  else if (record)
    g_hash_table_insert (other->documents, g_strdup (file), json_node_copy (record));
  else
    g_hash_table_remove (other->documents, file);
  g_hash_table_remove (other->broken, file);
  return other;
}

AutomaOverlay *
automa_overlay_with_record (const AutomaOverlay    *self,
                            const AutomaRecordKind *kind,
                            JsonNode               *record)
{
  g_autofree char *key = automa_record_key (record, kind);

  g_return_val_if_fail (key != NULL, NULL);
  return change (self, kind, key, record);
}

AutomaOverlay *
automa_overlay_without_record (const AutomaOverlay    *self,
                               const AutomaRecordKind *kind,
                               const char             *key)
{
  return change (self, kind, key, NULL);
}

/* --- Writing --- */

/* A new name is only there for good when its folder is on disk too. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd >= 0)
    {
      fsync (fd);
      close (fd);
    }
}

static gboolean
write_document (GFile      *folder,
                const char *name,
                JsonNode   *document,
                GError    **error)
{
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, name);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *parent = path ? g_path_get_dirname (path) : NULL;
  g_autofree char *text = document ? automa_json_print (document) : NULL;
  gboolean done;

  if (!path || g_mkdir_with_parents (parent, 0755) != 0)
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (path ? errno : EINVAL), "%s: %s", name,
                   g_strerror (path ? errno : EINVAL));
      return FALSE;
    }
  if (document)
    done = g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644,
                                     error);
  else
    {
      done = g_unlink (path) == 0 || errno == ENOENT;
      if (!done)
        g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), "%s: %s", name, g_strerror (errno));
    }
  sync_folder (path);
  return done;
}

static gboolean
same_document (JsonNode *a,
               JsonNode *b)
{
  return a == b || (a && b && json_node_equal (a, b));
}

gboolean
automa_overlay_write (const AutomaOverlay *self,
                      const AutomaOverlay *before,
                      GFile               *folder,
                      GError             **error)
{
  g_autoptr (GPtrArray) files = automa_overlay_files (self);
  g_autoptr (GPtrArray) old_files = automa_overlay_files (before);

  for (guint i = 0; i < old_files->len; i++)
    if (!automa_overlay_document (self, g_ptr_array_index (old_files, i)))
      g_ptr_array_add (files, g_strdup (g_ptr_array_index (old_files, i)));
  for (guint i = 0; i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);
      JsonNode *document = automa_overlay_document (self, file);

      if (same_document (document, automa_overlay_document (before, file)))
        continue;
      if (write_document (folder, file, document, error))
        continue;
      while (i-- > 0) /* all or nothing, as far as a disk that fails lets us */
        {
          file = g_ptr_array_index (files, i);
          document = automa_overlay_document (before, file);
          if (!same_document (document, automa_overlay_document (self, file)))
            write_document (folder, file, document, NULL);
        }
      return FALSE;
    }
  return TRUE;
}

/* --- Over a pack --- */

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

      json_array_add_element (merged, correction ? automa_record_plain (correction) : json_node_copy (record));
    }
  for (guint i = 0; i < json_array_get_length (changed); i++)
    if (!find_record (old, json_array_get_element (changed, i), key))
      json_array_add_element (merged, automa_record_plain (json_array_get_element (changed, i)));

  document = json_object_new ();
  json_object_set_member (document, "format",
                          json_node_copy (json_object_get_member (json_node_get_object (base), "format")));
  json_object_set_array_member (document, list, merged);
  node = json_node_alloc ();
  json_node_init_object (node, document);
  json_object_unref (document);
  return node;
}
