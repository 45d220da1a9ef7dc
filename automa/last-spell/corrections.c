/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's corrections as one file to give away:
 *
 *   {"format": "automa-corrections/1", "game": "last-spell", "program": "hordekeeper 0.1.0",
 *    "records": {"boards": [{…}], "monsters": [{…, "source": "table", "shipped": "7c…"}, …]}}
 *
 * Under "records" are the kinds of the pack, each with records as in the pack's files. Such a file is somebody else's:
 * it is bounded, its records go through the pack's own readers before anybody is asked, and what is taken of it is
 * written by the workshop alone. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "config.h"
#include "workshop-private.h"

#define GAME "last-spell"
#define PROGRAM "hordekeeper " VERSION
#define MAX_RECORDS 500 /* of a kind */
#define DIGEST_LENGTH 64

/* --- Giving away --- */

JsonNode *
ls_workshop_export (LsWorkshop *self)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  automa_json_add_string (json, "format", LS_CORRECTIONS_FORMAT);
  automa_json_add_string (json, "game", GAME);
  automa_json_add_string (json, "program", PROGRAM);
  json_builder_set_member_name (json, "records");
  json_builder_begin_object (json);
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) records = automa_overlay_records (self->overlay, &ls_kinds[kind]);

      if (records->len == 0)
        continue;
      automa_json_begin_list (json, ls_kinds[kind].id);
      for (guint i = 0; i < records->len; i++)
        json_builder_add_value (json, json_node_copy (g_ptr_array_index (records, i)));
      json_builder_end_array (json);
    }
  json_builder_end_object (json);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

gboolean
ls_workshop_export_to (LsWorkshop *self,
                       GFile      *file,
                       GError    **error)
{
  g_autoptr (JsonNode) document = ls_workshop_export (self);
  g_autofree char *text = automa_json_print (document);

  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

/* --- Reading --- */

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

static gboolean
is_digest (const char *text)
{
  return strlen (text) == DIGEST_LENGTH && strspn (text, "0123456789abcdef") == DIGEST_LENGTH;
}

/* The form of a record, as far as it is the same for all kinds. Its values are the pack's readers' business. */
static char *
read_key (const AutomaPlace      *record,
          const AutomaRecordKind *kind)
{
  g_autofree char *key = NULL;
  AutomaPlace at;
  const char *text;

  if (!JSON_NODE_HOLDS_OBJECT (record->node))
    {
      automa_place_problem (record, _("expected an object"));
      return NULL;
    }
  if (!automa_place_need (record, kind->key, &at))
    return NULL;
  key = automa_record_key (record->node, kind);
  if (!key || !automa_place_check_text (&at, key))
    {
      if (!key)
        automa_place_problem (&at, _("expected a string"));
      return NULL;
    }
  if (!kind->list && !automa_record_key_is_safe (key))
    {
      automa_place_problem (&at, _("expected lower-case letters, digits and hyphens, at most 64"));
      return NULL;
    }
  if (automa_place_member (record, "shipped", &at) && automa_place_string (&at, &text) && !is_digest (text))
    automa_place_problem (&at, _("expected a digest of %d hexadecimal digits"), DIGEST_LENGTH);
  return g_steal_pointer (&key);
}

static AutomaOverlay *
read_kind (const AutomaPlace *list,
           LsKind             kind,
           AutomaOverlay     *overlay)
{
  const AutomaRecordKind *what = &ls_kinds[kind];
  AutomaPlace record;
  guint n;

  if (!automa_place_array (list, 0, MAX_RECORDS, &n))
    return overlay;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *key = NULL;
      AutomaOverlay *more;

      automa_place_element (list, i, &record);
      key = read_key (&record, what);
      if (!key)
        continue;
      if (automa_overlay_find (overlay, what, key))
        {
          automa_place_problem (&record, _("there is a record \"%s\" already"), key);
          continue;
        }
      more = automa_overlay_with_record (overlay, what, record.node);
      automa_overlay_unref (overlay);
      overlay = more;
    }
  return overlay;
}

/* The kinds with their lists; whatever has not the form of a record is a problem and left out. */
AutomaOverlay *
ls_corrections_read_records (const AutomaPlace *place)
{
  const char *kinds[LS_N_KINDS + 1] = { NULL };
  AutomaOverlay *overlay = automa_overlay_new (ls_kinds, LS_N_KINDS);
  AutomaPlace list;

  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    kinds[kind] = ls_kinds[kind].id;
  if (!automa_place_object (place, kinds))
    return overlay;
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    if (automa_place_member (place, kinds[kind], &list))
      overlay = read_kind (&list, kind, overlay);
  return overlay;
}

static AutomaOverlay *
read_corrections (const AutomaPlace *place)
{
  static const char *const members[] = { "format", "game", "program", "records", NULL };
  static const char *const games[] = { GAME, NULL };
  g_autoptr (AutomaOverlay) overlay = NULL;
  guint before = automa_problems_count (place->problems);
  AutomaPlace at;
  const char *text;
  guint game;

  if (!automa_place_format (place, LS_CORRECTIONS_FORMAT))
    return NULL;
  automa_place_object (place, members);
  if (automa_place_need (place, "game", &at))
    automa_place_word (&at, games, &game);
  if (automa_place_member (place, "program", &at))
    automa_place_text (&at, &text);
  if (automa_place_need (place, "records", &at))
    overlay = ls_corrections_read_records (&at);
  if (overlay && automa_overlay_size (overlay) > AUTOMA_OVERLAY_MAX_BYTES)
    automa_place_problem (place, _("too many corrections: expected at most %d KiB"), AUTOMA_OVERLAY_MAX_BYTES >> 10);
  return automa_problems_count (place->problems) == before ? g_steal_pointer (&overlay) : NULL;
}

/* --- Whether it fits --- */

/* Where a record of the pack with these corrections stands in the file they are from; -1: it is a shipped one. */
static int
place_in_file (AutomaOverlay *overlay,
               GFile         *folder,
               LsKind         kind,
               guint          index)
{
  LsPack view = { .folder = folder, .overlay = overlay };
  g_autoptr (GPtrArray) merged = ls_pack_records (&view, kind);
  g_autoptr (GPtrArray) own = automa_overlay_records (overlay, &ls_kinds[kind]);
  g_autofree char *key = NULL;

  if (index >= merged->len)
    return -1;
  key = automa_record_key (g_ptr_array_index (merged, index), &ls_kinds[kind]);
  for (guint i = 0; i < own->len; i++)
    {
      g_autofree char *other = automa_record_key (g_ptr_array_index (own, i), &ls_kinds[kind]);

      if (g_strcmp0 (key, other) == 0)
        return (int) i;
    }
  return -1;
}

static int
board_in_file (AutomaOverlay *overlay,
               const char    *key)
{
  g_autoptr (GPtrArray) own = automa_overlay_records (overlay, &ls_kinds[LS_KIND_BOARDS]);

  for (guint i = 0; i < own->len; i++)
    {
      g_autofree char *other = automa_record_key (g_ptr_array_index (own, i), &ls_kinds[LS_KIND_BOARDS]);

      if (g_strcmp0 (key, other) == 0)
        return (int) i;
    }
  return -1;
}

/* The pack's readers tell the path inside the pack's files; whoever has the one file wants the path in there. */
static char *
translate_problem (const char    *line,
                   AutomaOverlay *overlay,
                   GFile         *folder)
{
  g_autoptr (GRegex) list = g_regex_new ("^([a-z-]+)\\.json: [a-z]+\\[(\\d{1,6})\\](.*)$", 0, 0, NULL);
  g_autoptr (GRegex) board = g_regex_new ("^boards/([a-z0-9-]+)\\.json: (.*)$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *name = NULL;
  g_autofree char *index = NULL;
  g_autofree char *rest = NULL;
  int place;

  if (g_regex_match (list, line, 0, &match))
    {
      name = g_match_info_fetch (match, 1);
      index = g_match_info_fetch (match, 2);
      rest = g_match_info_fetch (match, 3);
      place = ls_kind_from_id (name) < 0
                ? -1
                : place_in_file (overlay, folder, (LsKind) ls_kind_from_id (name),
                                 (guint) g_ascii_strtoull (index, NULL, 10));
      return place < 0 ? g_strdup (line) : g_strdup_printf ("records.%s[%d]%s", name, place, rest);
    }
  g_clear_pointer (&match, g_match_info_unref);
  if (g_regex_match (board, line, 0, &match))
    {
      name = g_match_info_fetch (match, 1);
      rest = g_match_info_fetch (match, 2);
      place = board_in_file (overlay, name);
      return place < 0 ? g_strdup (line) : g_strdup_printf ("records.boards[%d].%s", place, rest);
    }
  return g_strdup (line);
}

/* Over the shipped pack, by the pack's own readers. */
static gboolean
check_values (LsWorkshop     *self,
              AutomaOverlay  *overlay,
              AutomaProblems *problems)
{
  g_autoptr (AutomaProblems) here = automa_problems_new ("");
  g_autoptr (LsPack) pack = ls_pack_read (self->folder, overlay, here);

  for (guint i = 0; automa_problems_get (here, i); i++)
    {
      const char *line = automa_problems_get (here, i);
      const char *plain = g_str_has_prefix (line, ": ") ? line + 2 : line;
      g_autofree char *told = translate_problem (plain, overlay, self->folder);

      automa_problems_add (problems, NULL, "%s", told);
    }
  return pack != NULL;
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
  g_autoptr (AutomaOverlay) overlay = NULL;
  LsImport *import;
  AutomaPlace place, program;
  const char *text = NULL;

  automa_place_root (&place, document, problems);
  if (!JSON_NODE_HOLDS_OBJECT (document))
    {
      automa_place_problem (&place, _("expected an object"));
      return NULL;
    }
  overlay = read_corrections (&place);
  if (!overlay || !check_values (self, overlay, problems))
    return NULL;
  if (automa_place_member (&place, "program", &program))
    automa_place_text (&program, &text);
  import = g_new0 (LsImport, 1);
  import->program = g_strdup (text);
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

gboolean
ls_workshop_import (LsWorkshop     *self,
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
        return FALSE;
      automa_overlay_unref (overlay);
      overlay = more;
    }
  return ls_workshop_take (self, overlay, problems);
}
