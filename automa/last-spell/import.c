/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections that go from table to table: what is in somebody else's file, beside what is here. */
#include <string.h>

#include "corrections.h"
#include "workshop-private.h"

/* --- Giving away --- */

JsonNode *
ls_workshop_export (LsWorkshop *self)
{
  return ls_corrections_json (self->overlay);
}

/* Anew beside the old file, then renamed over it. */
gboolean
ls_workshop_export_to (LsWorkshop *self,
                       GFile      *file,
                       GError    **error)
{
  g_autoptr (JsonNode) document = ls_workshop_export (self);
  g_autofree char *text = automa_json_print (document);

  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

/* --- What is in it --- */

static void
import_record_free (gpointer data)
{
  LsImportRecord *self = data;

  g_free (self->key);
  g_free (self->name);
  g_clear_pointer (&self->theirs, json_node_unref);
  g_clear_pointer (&self->ours, json_node_unref);
  g_free (self);
}

void
ls_import_free (LsImport *self)
{
  g_free (self->program);
  g_ptr_array_unref (self->records);
  g_free (self);
}

/* --- Comparing --- */

static LsImportState
compare (const LsRecord *ours,
         JsonNode       *theirs)
{
  if (!ours)
    return LS_IMPORT_NEW;
  if (automa_record_same (ours->current, theirs))
    return ours->provenance == AUTOMA_UNVERIFIED ? LS_IMPORT_CONFIRMS : LS_IMPORT_SAME;
  return ours->own ? LS_IMPORT_CONFLICTS : LS_IMPORT_DIFFERS;
}

static void
add_records (LsImport      *import,
             LsWorkshop    *self,
             LsKind         kind,
             AutomaOverlay *overlay)
{
  g_autoptr (GPtrArray) records = automa_overlay_records (overlay, &ls_kinds[kind]);

  for (guint i = 0; i < records->len; i++)
    {
      LsImportRecord *record = g_new0 (LsImportRecord, 1);
      const LsRecord *ours;

      record->kind = kind;
      record->theirs = automa_record_plain (g_ptr_array_index (records, i));
      record->key = automa_record_key (record->theirs, &ls_kinds[kind]);
      ours = ls_workshop_find (self, kind, record->key);
      record->name = ours ? g_strdup (ours->name) : ls_kind_record_name (kind, record->theirs);
      record->ours = ours ? json_node_ref (ours->current) : NULL;
      record->state = compare (ours, record->theirs);
      record->take = record->state != LS_IMPORT_SAME && record->state != LS_IMPORT_CONFLICTS;
      g_ptr_array_add (import->records, record);
    }
}

static LsImport *
make_import (LsWorkshop     *self,
             JsonNode       *document,
             AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = ls_corrections_read (self->folder, document, problems);
  LsImport *import;

  if (!overlay)
    return NULL;
  import = g_new0 (LsImport, 1);
  import->program
    = g_strdup (json_object_get_string_member_with_default (json_node_get_object (document), "program", NULL));
  import->records = g_ptr_array_new_with_free_func (import_record_free);
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    add_records (import, self, kind, overlay);
  return import;
}

LsImport *
ls_import_parse (LsWorkshop     *self,
                 const char     *text,
                 gsize           length,
                 AutomaProblems *problems)
{
  g_autoptr (JsonNode) document = automa_json_parse (text, (gssize) length, problems);

  return document ? make_import (self, document, problems) : NULL;
}

LsImport *
ls_import_read (LsWorkshop     *self,
                GFile          *file,
                AutomaProblems *problems)
{
  g_autoptr (JsonNode) document = automa_json_load_file (file, NULL, problems);

  return document ? make_import (self, document, problems) : NULL;
}

/* --- Taking --- */

/* The corrections with the records that are marked; NULL with a problem. */
static AutomaOverlay *
add_marked (LsWorkshop     *self,
            const LsImport *import,
            AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = automa_overlay_ref (self->overlay);

  for (guint i = 0; i < import->records->len; i++)
    {
      const LsImportRecord *record = g_ptr_array_index (import->records, i);
      AutomaOverlay *more;

      if (!record->take)
        continue;
      more = ls_workshop_add (self, overlay, record->kind, record->theirs, problems);
      if (!more)
        return NULL;
      automa_overlay_unref (overlay);
      overlay = more;
    }
  return g_steal_pointer (&overlay);
}

LsPack *
ls_import_try (LsWorkshop     *self,
               const LsImport *import,
               AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = add_marked (self, import, problems);

  return overlay ? ls_workshop_try (self, overlay, problems) : NULL;
}

gboolean
ls_workshop_import (LsWorkshop     *self,
                    const LsImport *import,
                    AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = add_marked (self, import, problems);

  return overlay && ls_workshop_take (self, overlay, problems);
}
