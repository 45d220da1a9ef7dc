/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa pack`: what is printed on the components, checked, compared and shared. */
#include "pack.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "last-spell/board-check.h"

static int pack_check      (int argc, char **argv);
static int pack_unverified (int argc, char **argv);

static const CliCall calls[] = {
  { "check", N_("[FOLDER]"), N_("check a pack, or yours, and look its boards over"), pack_check },
  { "unverified", "", N_("list what nobody has compared with the box yet"), pack_unverified },
  { "diff", N_("A B"), N_("compare two packs, record by record"), pack_diff },
  { "merge", N_("FILE FILE"), N_("put two files of corrections together"), pack_merge },
  { "export", N_("[FILE]"), N_("write your corrections as one file"), pack_export },
  { "import", N_("FILE"), N_("take over somebody else's corrections"), pack_import },
  { NULL },
};

gboolean
pack_parse (const char         *call,
            const GOptionEntry *entries,
            int                *argc,
            char             ***argv)
{
  return cli_parse_in (calls, "automa pack", call, entries, argc, argv);
}

LsWorkshop *
pack_workshop (const char *corrections)
{
  g_autoptr (GFile) overlay = corrections ? g_file_new_for_commandline_arg (corrections) : NULL;
  const char *name = corrections ? corrections : _("your corrections of the pack");
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  g_autoptr (LsWorkshop) self = ls_workshop_new (NULL, overlay, problems);

  if (ls_workshop_is_sound (self))
    return g_steal_pointer (&self);
  cli_problems (problems);
  return NULL;
}

/* --- check --- */

/* What the readers accept and people should look at. */
static void
print_findings (const LsPack *pack)
{
  for (guint i = 0; i < pack->boards->len; i++)
    {
      const LsBoard *board = g_ptr_array_index (pack->boards, i);
      g_autoptr (GPtrArray) findings = ls_board_findings (board);

      for (guint j = 0; j < findings->len; j++)
        {
          g_autofree char *text = ls_finding_text (g_ptr_array_index (findings, j));

          printf ("boards/%s: %s\n", board->id, text);
        }
    }
}

static void
print_in_order (const char   *name,
                const LsPack *pack)
{
  g_autofree char *detail = g_strdup_printf (
    ngettext ("%u record, %u of them unverified", "%u records, %u of them unverified", pack->n_records),
    pack->n_records, pack->unverified->len);

  printf (_("%s: %s, in order (%s)\n"), name, _("a pack"), detail);
  print_findings (pack);
}

static void
print_outdated (LsWorkshop *workshop)
{
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    for (guint i = 0; i < ls_workshop_count (workshop, kind); i++)
      {
        const LsRecord *record = ls_workshop_get (workshop, kind, i);

        if (record->outdated)
          printf (_("%s/%s: corrected, and what is shipped has changed since\n"), ls_kinds[kind].id, record->key);
      }
}

static int
check_folder (const char *name)
{
  g_autoptr (GFile) folder = g_file_new_for_commandline_arg (name);
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  g_autoptr (LsPack) pack = NULL;

  if (!g_file_query_exists (folder, NULL))
    {
      cli_error (_("%s: there is no such folder"), name);
      return CLI_BAD;
    }
  pack = ls_pack_load (folder, NULL, problems);
  cli_problems (problems);
  if (!pack)
    return CLI_NO;
  print_in_order (name, pack);
  return CLI_DONE;
}

static int
pack_check (int    argc,
            char **argv)
{
  g_autofree char *corrections = NULL;
  const GOptionEntry entries[] = { PACK_CORRECTIONS_ENTRY (corrections), { NULL } };
  g_autoptr (LsWorkshop) workshop = NULL;

  if (!pack_parse ("check", entries, &argc, &argv))
    return CLI_BAD;
  if (argc > 2)
    {
      cli_error (_("expected one folder at most"));
      return CLI_BAD;
    }
  if (argc == 2)
    return check_folder (argv[1]);
  workshop = pack_workshop (corrections);
  if (!workshop)
    return CLI_NO;
  print_in_order (_("your pack"), ls_workshop_pack (workshop));
  print_outdated (workshop);
  return CLI_DONE;
}

/* --- unverified --- */

/* All records, or those that a scenario needs. */
static GArray *
list_records (LsWorkshop *workshop,
              const char *scenario)
{
  GArray *all;

  if (scenario)
    return ls_needed_records (ls_workshop_pack (workshop), scenario, LS_NIGHTS);
  all = g_array_new (FALSE, FALSE, sizeof (LsNeededRecord));
  for (LsKind kind = 0; kind < LS_N_KINDS; kind++)
    for (guint i = 0; i < ls_workshop_count (workshop, kind); i++)
      {
        LsNeededRecord record = { kind, g_intern_string (ls_workshop_get (workshop, kind, i)->key) };

        g_array_append_val (all, record);
      }
  return all;
}

static void
print_unverified (LsWorkshop *workshop,
                  GArray     *records)
{
  LsProgress progress = ls_workshop_progress (workshop, records);

  for (guint i = 0; i < records->len; i++)
    {
      const LsNeededRecord *one = &g_array_index (records, LsNeededRecord, i);
      const LsRecord *record = ls_workshop_find (workshop, one->kind, one->key);

      if (record->provenance == AUTOMA_UNVERIFIED)
        printf ("%s/%s: %s\n", ls_kinds[one->kind].id, record->key, record->name);
    }
  printf (ngettext ("%u of %u record checked\n", "%u of %u records checked\n", progress.all), progress.checked,
          progress.all);
}

static void
print_unverified_json (LsWorkshop *workshop,
                       GArray     *records)
{
  LsProgress progress = ls_workshop_progress (workshop, records);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (json);
  automa_json_add_int (json, "checked", progress.checked);
  automa_json_add_int (json, "all", progress.all);
  automa_json_begin_list (json, "unverified");
  for (guint i = 0; i < records->len; i++)
    {
      const LsNeededRecord *one = &g_array_index (records, LsNeededRecord, i);
      const LsRecord *record = ls_workshop_find (workshop, one->kind, one->key);

      if (record->provenance != AUTOMA_UNVERIFIED)
        continue;
      json_builder_begin_object (json);
      automa_json_add_string (json, "kind", ls_kinds[one->kind].id);
      automa_json_add_string (json, "key", record->key);
      automa_json_add_string (json, "name", record->name);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  text = automa_json_print (root);
  puts (text);
}

static int
pack_unverified (int    argc,
                 char **argv)
{
  g_autofree char *corrections = NULL;
  g_autofree char *scenario = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    PACK_CORRECTIONS_ENTRY (corrections),
    { "scenario", 0, 0, G_OPTION_ARG_FILENAME, &scenario, N_("only what this scenario needs"), N_("SCENARIO") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL },
    { NULL },
  };
  g_autoptr (LsWorkshop) workshop = NULL;
  g_autoptr (GArray) records = NULL;

  if (!pack_parse ("unverified", entries, &argc, &argv))
    return CLI_BAD;
  if (argc > 1)
    {
      cli_error (_("expected no arguments"));
      return CLI_BAD;
    }
  workshop = pack_workshop (corrections);
  if (!workshop)
    return CLI_BAD;
  if (scenario && !ls_pack_scenario (ls_workshop_pack (workshop), scenario))
    {
      cli_error (_("the pack has no scenario %s"), scenario);
      return CLI_BAD;
    }
  records = list_records (workshop, scenario);
  if (json)
    print_unverified_json (workshop, records);
  else
    print_unverified (workshop, records);
  return CLI_DONE;
}

int
cli_pack_call (int    argc,
               char **argv)
{
  if (argc >= 2 && (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0))
    {
      cli_print_calls (stdout, calls, "automa pack");
      return CLI_DONE;
    }
  for (const CliCall *call = calls; argc >= 2 && call->name; call++)
    if (strcmp (argv[1], call->name) == 0)
      return call->run (argc - 1, argv + 1);
  if (argc >= 2)
    cli_error (_("there is no call %s; try automa pack --help"), argv[1]);
  else
    cli_print_calls (stderr, calls, "automa pack");
  return CLI_BAD;
}
