/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa pack export` and `automa pack import`. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "pack.h"

int
pack_export (int    argc,
             char **argv)
{
  g_autofree char *corrections = NULL;
  const GOptionEntry entries[] = { PACK_CORRECTIONS_ENTRY (corrections), { NULL } };
  g_autoptr (LsWorkshop) workshop = NULL;
  g_autoptr (GError) error = NULL;

  if (!pack_parse ("export", entries, &argc, &argv))
    return CLI_BAD;
  if (argc > 2)
    {
      cli_error (_("expected one file at most"));
      return CLI_BAD;
    }
  workshop = pack_workshop (corrections);
  if (!workshop)
    return CLI_BAD;
  if (argc == 2)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (argv[1]);

      if (ls_workshop_export_to (workshop, file, &error))
        return CLI_DONE;
      cli_error ("%s", error->message);
      return CLI_BAD;
    }
  {
    g_autoptr (JsonNode) document = ls_workshop_export (workshop);
    g_autofree char *text = automa_json_print (document);

    puts (text);
  }
  return CLI_DONE;
}

/* --- import --- */

static const char *
state_text (LsImportState state)
{
  switch (state)
    {
    case LS_IMPORT_SAME:
      return _("the same here");
    case LS_IMPORT_CONFIRMS:
      return _("confirms what is here");
    case LS_IMPORT_NEW:
      return _("new");
    case LS_IMPORT_DIFFERS:
      return _("differs from what is shipped");
    case LS_IMPORT_CONFLICTS:
    default:
      return _("differs from your own correction");
    }
}

static void
print_import (const LsImport *import)
{
  for (guint i = 0; i < import->records->len; i++)
    {
      const LsImportRecord *record = g_ptr_array_index (import->records, i);
      const char *id = ls_kinds[record->kind].id;

      if (record->take)
        /* Translators: a record by its ids, what people call it, and how it stands to what is here */
        printf (_("%s/%s (%s): %s; taken\n"), id, record->key, record->name, state_text (record->state));
      else
        printf (_("%s/%s (%s): %s; left\n"), id, record->key, record->name, state_text (record->state));
    }
}

static gboolean
is_named (const LsImportRecord *record,
          char                **names)
{
  g_autofree char *name = g_strdup_printf ("%s/%s", ls_kinds[record->kind].id, record->key);

  return g_strv_contains ((const char *const *) names, name);
}

/* A name that the file has no record for is a mistake. */
static gboolean
check_names (const LsImport *import,
             char          **names)
{
  for (char **name = names; name && *name; name++)
    {
      char *one[] = { *name, NULL };
      gboolean found = FALSE;

      for (guint i = 0; i < import->records->len; i++)
        found = found || is_named (g_ptr_array_index (import->records, i), one);
      if (!found)
        {
          cli_error (_("--only: the file has no record %s; expected one such as monsters/clawer"), *name);
          return FALSE;
        }
    }
  return TRUE;
}

static void
mark_records (const LsImport *import,
              char          **only,
              gboolean        overwrite)
{
  for (guint i = 0; i < import->records->len; i++)
    {
      LsImportRecord *record = g_ptr_array_index (import->records, i);

      if (only)
        record->take = is_named (record, only);
      else if (overwrite && record->state == LS_IMPORT_CONFLICTS)
        record->take = TRUE;
    }
}

static int
import_file (LsWorkshop *workshop,
             const char *name,
             char      **only,
             gboolean    overwrite,
             gboolean    dry_run)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  g_autofree char *text = NULL;
  g_autoptr (LsImport) import = NULL;
  gsize length = 0;

  text = automa_json_load (name, &length, problems);
  import = text ? ls_import_parse (workshop, text, length, problems) : NULL;
  if (import && check_names (import, only))
    {
      mark_records (import, only, overwrite);
      if (dry_run || ls_workshop_import (workshop, import, problems))
        {
          print_import (import);
          return CLI_DONE;
        }
    }
  cli_problems (problems);
  return CLI_BAD;
}

int
pack_import (int    argc,
             char **argv)
{
  g_autofree char *corrections = NULL;
  g_auto (GStrv) only = NULL;
  gboolean overwrite = FALSE;
  gboolean dry_run = FALSE;
  const GOptionEntry entries[] = {
    PACK_CORRECTIONS_ENTRY (corrections),
    { "only", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &only, N_("take this record and no other, as often as needed"),
      N_("KIND/KEY") },
    { "overwrite", 0, 0, G_OPTION_ARG_NONE, &overwrite, N_("take also what differs from your own corrections"), NULL },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_("only say what would be done"), NULL },
    { NULL },
  };
  g_autoptr (LsWorkshop) workshop = NULL;

  if (!pack_parse ("import", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 2)
    {
      cli_error (_("expected a file of corrections, or - for standard input"));
      return CLI_BAD;
    }
  workshop = pack_workshop (corrections);
  return workshop ? import_file (workshop, argv[1], only, overwrite, dry_run) : CLI_BAD;
}
