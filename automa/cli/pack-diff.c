/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa pack diff` and `automa pack merge`. A pack is a folder, a file of corrections over the shipped one, `shipped`
 * or `mine`. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "last-spell/corrections.h"
#include "pack.h"

#define MAX_VALUE 60 /* characters of a value in a line */

/* --- Packs --- */

static AutomaOverlay *
load_corrections (const char     *name,
                  AutomaProblems *problems)
{
  g_autoptr (GFile) folder = ls_pack_folder ();
  g_autoptr (JsonNode) document = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  text = automa_json_load (name, &length, problems);
  document = text ? automa_json_parse (text, (gssize) length, problems) : NULL;
  return document ? ls_corrections_read (folder, document, problems) : NULL;
}

static LsPack *
load_pack (const char *name)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  g_autoptr (GFile) shipped = ls_pack_folder ();
  g_autoptr (AutomaOverlay) overlay = NULL;
  LsPack *pack = NULL;

  if (strcmp (name, "shipped") == 0)
    return ls_pack_shipped ();
  if (strcmp (name, "mine") == 0)
    pack = ls_pack_for_user (problems);
  else if (g_file_test (name, G_FILE_TEST_IS_DIR))
    {
      g_autoptr (GFile) folder = g_file_new_for_commandline_arg (name);

      pack = ls_pack_load (folder, NULL, problems);
    }
  else
    {
      overlay = load_corrections (name, problems);
      pack = overlay ? ls_pack_read (shipped, overlay, problems) : NULL;
    }
  cli_problems (problems);
  return pack;
}

/* --- diff --- */

/* NULL: nothing is there. Long values are cut, with a mark. */
static char *
short_value (const char *value)
{
  if (!value)
    return g_strdup ("–");
  if (g_utf8_strlen (value, -1) <= MAX_VALUE)
    return g_strdup (value);
  {
    g_autofree char *start = g_utf8_substring (value, 0, MAX_VALUE);

    return g_strconcat (start, "…", NULL);
  }
}

static void
print_record (LsKind      kind,
              const char *key,
              JsonNode   *a,
              JsonNode   *b)
{
  g_autoptr (GPtrArray) changes = NULL;
  const char *source_a = a ? automa_record_source (a) : NULL;
  const char *source_b = b ? automa_record_source (b) : NULL;

  if (!a || !b)
    {
      printf (b ? _("%s/%s: only in the second\n") : _("%s/%s: only in the first\n"), ls_kinds[kind].id, key);
      return;
    }
  changes = automa_record_changes (a, b);
  for (guint i = 0; i < changes->len; i++)
    {
      const AutomaRecordChange *change = g_ptr_array_index (changes, i);
      g_autofree char *then = short_value (change->then);
      g_autofree char *now = short_value (change->now);

      printf ("%s/%s: %s: %s → %s\n", ls_kinds[kind].id, key, change->path, then, now);
    }
  if (g_strcmp0 (source_a, source_b) != 0)
    printf ("%s/%s: source: %s → %s\n", ls_kinds[kind].id, key, source_a ? source_a : "–",
            source_b ? source_b : "–");
}

static void
add_node (JsonBuilder *json,
          const char  *name,
          JsonNode    *node)
{
  json_builder_set_member_name (json, name);
  if (node)
    json_builder_add_value (json, json_node_copy (node));
  else
    json_builder_add_null_value (json);
}

/* Both records as they are, or null. */
static void
add_record (JsonBuilder *json,
            LsKind       kind,
            const char  *key,
            JsonNode    *a,
            JsonNode    *b)
{
  json_builder_begin_object (json);
  automa_json_add_string (json, "kind", ls_kinds[kind].id);
  automa_json_add_string (json, "key", key);
  add_node (json, "a", a);
  add_node (json, "b", b);
  json_builder_end_object (json);
}

static gboolean
differ (JsonNode *a,
        JsonNode *b)
{
  return !automa_record_same (a, b) || g_strcmp0 (automa_record_source (a), automa_record_source (b)) != 0;
}

static void
take_record (JsonBuilder *json,
             LsKind       kind,
             JsonNode    *a,
             JsonNode    *b)
{
  g_autofree char *key = automa_record_key (a ? a : b, &ls_kinds[kind]);

  if (a && b && !differ (a, b))
    return;
  if (json)
    add_record (json, kind, key, a, b);
  else
    print_record (kind, key, a, b);
}

static void
compare_kind (JsonBuilder  *json,
              LsKind        kind,
              const LsPack *a,
              const LsPack *b)
{
  g_autoptr (GPtrArray) first = ls_pack_records (a, kind);
  g_autoptr (GPtrArray) second = ls_pack_records (b, kind);

  for (guint i = 0; i < first->len; i++)
    {
      g_autofree char *key = automa_record_key (g_ptr_array_index (first, i), &ls_kinds[kind]);

      take_record (json, kind, g_ptr_array_index (first, i), ls_find_record (second, kind, key));
    }
  for (guint i = 0; i < second->len; i++)
    {
      g_autofree char *key = automa_record_key (g_ptr_array_index (second, i), &ls_kinds[kind]);

      if (!ls_find_record (first, kind, key))
        take_record (json, kind, NULL, g_ptr_array_index (second, i));
    }
}

static void
print_diff (const LsPack *a,
            const LsPack *b,
            gboolean      as_json)
{
  g_autoptr (JsonBuilder) json = as_json ? json_builder_new () : NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  if (json)
    json_builder_begin_array (json);
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    compare_kind (json, kind, a, b);
  if (!json)
    return;
  json_builder_end_array (json);
  root = json_builder_get_root (json);
  text = automa_json_print (root);
  puts (text);
}

int
pack_diff (int    argc,
           char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[]
    = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL }, { NULL } };
  g_autoptr (LsPack) a = NULL;
  g_autoptr (LsPack) b = NULL;

  if (!pack_parse ("diff", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 3)
    {
      cli_error (_("expected two packs: folders, files of corrections, shipped or mine"));
      return CLI_BAD;
    }
  a = load_pack (argv[1]);
  b = load_pack (argv[2]);
  if (!a || !b)
    return CLI_BAD;
  print_diff (a, b, json);
  return CLI_DONE;
}

/* --- merge --- */

/* Adds the second's records to the first's. How many do not agree, as far as nobody said which to prefer. */
static guint
merge (AutomaOverlay **first,
       AutomaOverlay  *second,
       const char     *prefer)
{
  guint conflicts = 0;

  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) records = automa_overlay_records (second, &ls_kinds[kind]);

      for (guint i = 0; i < records->len; i++)
        {
          JsonNode *record = g_ptr_array_index (records, i);
          g_autofree char *key = automa_record_key (record, &ls_kinds[kind]);
          JsonNode *other = automa_overlay_find (*first, &ls_kinds[kind], key);
          AutomaOverlay *more;

          if (other && (automa_record_same (other, record) || g_strcmp0 (prefer, "first") == 0))
            continue;
          if (other && !prefer)
            {
              cli_error (_("%s/%s: the files do not agree; say --prefer first or --prefer second"), ls_kinds[kind].id,
                         key);
              conflicts++;
              continue;
            }
          more = automa_overlay_with_record (*first, &ls_kinds[kind], record);
          automa_overlay_unref (*first);
          *first = more;
        }
    }
  return conflicts;
}

/* What fits one by one need not fit together. */
static gboolean
fits (AutomaOverlay *overlay)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (_("both together"));
  g_autoptr (GFile) folder = ls_pack_folder ();
  g_autoptr (LsPack) pack = ls_pack_read (folder, overlay, problems);

  cli_problems (problems);
  return pack != NULL;
}

static AutomaOverlay *
load_one (const char *name)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  AutomaOverlay *overlay = load_corrections (name, problems);

  cli_problems (problems);
  return overlay;
}

int
pack_merge (int    argc,
            char **argv)
{
  g_autofree char *prefer = NULL;
  const GOptionEntry entries[] = { { "prefer", 0, 0, G_OPTION_ARG_FILENAME, &prefer,
                                     N_("whose record to take where both differ: first or second"), N_("WHICH") },
                                   { NULL } };
  g_autoptr (AutomaOverlay) first = NULL;
  g_autoptr (AutomaOverlay) second = NULL;
  g_autoptr (JsonNode) document = NULL;
  g_autofree char *text = NULL;

  if (!pack_parse ("merge", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 3 || (prefer && strcmp (prefer, "first") != 0 && strcmp (prefer, "second") != 0))
    {
      cli_error (_("expected two files of corrections, and first or second after --prefer"));
      return CLI_BAD;
    }
  first = load_one (argv[1]);
  second = load_one (argv[2]);
  if (!first || !second)
    return CLI_BAD;
  if (merge (&first, second, prefer) > 0 || !fits (first))
    return CLI_NO;
  document = ls_corrections_json (first);
  text = automa_json_print (document);
  puts (text);
  return CLI_DONE;
}
