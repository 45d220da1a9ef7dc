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
#include "corrections.h"

#define GAME "last-spell"
#define PROGRAM "hordekeeper " VERSION
#define MAX_RECORDS 500 /* of a kind */
#define DIGEST_LENGTH 64

/* --- Giving away --- */

JsonNode *
ls_corrections_json (const AutomaOverlay *overlay)
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
      g_autoptr (GPtrArray) records = automa_overlay_records (overlay, &ls_kinds[kind]);

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

/* --- Reading --- */

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
check_values (GFile          *folder,
              AutomaOverlay  *overlay,
              AutomaProblems *problems)
{
  g_autoptr (AutomaProblems) here = automa_problems_new ("");
  g_autoptr (LsPack) pack = ls_pack_read (folder, overlay, here);

  for (guint i = 0; automa_problems_get (here, i); i++)
    {
      const char *line = automa_problems_get (here, i);
      const char *plain = g_str_has_prefix (line, ": ") ? line + 2 : line;
      g_autofree char *told = translate_problem (plain, overlay, folder);

      automa_problems_add (problems, NULL, "%s", told);
    }
  return pack != NULL;
}

AutomaOverlay *
ls_corrections_read (GFile          *folder,
                     JsonNode       *document,
                     AutomaProblems *problems)
{
  g_autoptr (AutomaOverlay) overlay = NULL;
  AutomaPlace place;

  automa_place_root (&place, document, problems);
  if (!JSON_NODE_HOLDS_OBJECT (document))
    automa_place_problem (&place, _("expected an object"));
  else
    overlay = read_corrections (&place);
  return overlay && check_values (folder, overlay, problems) ? g_steal_pointer (&overlay) : NULL;
}
