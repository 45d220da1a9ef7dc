/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa check`: whether files can be read, and whether saved games keep the rules at every step. */
#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli.h"
#include "core/reader.h"
#include "last-spell/board-json.h"
#include "last-spell/audit.h"
#include "last-spell/corrections.h"
#include "last-spell/position-json.h"
#include "last-spell/save.h"

static void
check_board (const AutomaPlace *place,
             const LsPack      *pack G_GNUC_UNUSED)
{
  LsBoard *board = ls_board_read (place);

  g_clear_pointer (&board, ls_board_unref);
}

static void
check_position (const AutomaPlace *place,
                const LsPack      *pack)
{
  LsPosition *position = ls_position_read (place, pack);

  g_clear_pointer (&position, ls_position_free);
}

static void
check_monsters (const AutomaPlace *place,
                const LsPack      *pack G_GNUC_UNUSED)
{
  g_autoptr (GArray) types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));

  g_array_set_clear_func (types, ls_monster_type_clear);
  ls_monsters_read (place, types);
}

static void
check_corrections (const AutomaPlace *place,
                   const LsPack      *pack G_GNUC_UNUSED)
{
  g_autoptr (GFile) folder = ls_pack_folder ();
  AutomaOverlay *overlay = ls_corrections_read (folder, place->node, place->problems);

  g_clear_pointer (&overlay, automa_overlay_unref);
}

static const struct
{
  const char *format;
  const char *name;
  void      (*check) (const AutomaPlace *place,
                      const LsPack      *pack);
} kinds[] = {
  { LS_BOARD_FORMAT, N_("a board"), check_board },
  { LS_POSITION_FORMAT, N_("a position"), check_position },
  { LS_MONSTERS_FORMAT, N_("a monster table"), check_monsters },
  { LS_CORRECTIONS_FORMAT, N_("corrections of a pack"), check_corrections },
};

/* By what the document says it is. Returns a name for that. */
static const char *
check_document (JsonNode       *root,
                const LsPack   *pack,
                AutomaProblems *problems)
{
  AutomaPlace place, format;
  const char *text;

  automa_place_root (&place, root, problems);
  if (!JSON_NODE_HOLDS_OBJECT (root))
    automa_place_problem (&place, _("expected an object"));
  else if (automa_place_need (&place, "format", &format) && automa_place_string (&format, &text))
    {
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        if (strcmp (text, kinds[i].format) == 0)
          {
            kinds[i].check (&place, pack);
            return _(kinds[i].name);
          }
      automa_place_problem (&format, _("\"%s\" is no format that can be checked"), text);
    }
  return NULL;
}

static void
add_breaches (AutomaProblems *problems,
              guint           step,
              GPtrArray      *breaches)
{
  for (guint i = 0; i < breaches->len; i++)
    automa_problems_add (problems, NULL, _("step %u: %s"), step, (char *) g_ptr_array_index (breaches, i));
  g_ptr_array_unref (breaches);
}

/* Every step against the rules, by the auditor. */
static void
check_steps (LsSave         *save,
             AutomaProblems *problems)
{
  g_autofree LsGame *before = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);

  automa_history_state_at (save->history, 0, before);
  add_breaches (problems, 0, ls_audit_state (before));
  for (guint i = 0; i < automa_history_length (save->history); i++)
    {
      const LsCommand *command = automa_history_command (save->history, i);

      if (!ls_game_apply (before, command, after, NULL, NULL))
        break;
      add_breaches (problems, i + 1, ls_audit_state (after));
      add_breaches (problems, i + 1, ls_audit_transition (before, command, after));
      memcpy (before, after, sizeof *before);
    }
}

static const char *
check_save (const char     *text,
            gsize           length,
            const LsPack   *pack,
            AutomaProblems *problems)
{
  g_autoptr (AutomaJournalText) journal = automa_journal_parse (text, length, problems);
  g_autoptr (LsSave) save = ls_save_replay (pack, journal, problems);

  if (save)
    check_steps (save, problems);
  if (save && journal->torn)
    automa_problems_add (problems, NULL, _("the last line was cut off"));
  return _("a saved game");
}

static const char *
check_file (const char     *file,
            const LsPack   *pack,
            AutomaProblems *problems,
            gboolean       *readable,
            char          **detail)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) root = NULL;
  gsize length = 0;

  if (g_file_test (file, G_FILE_TEST_IS_DIR))
    {
      g_autoptr (GFile) folder = g_file_new_for_commandline_arg (file);
      g_autoptr (LsPack) checked = ls_pack_load (folder, NULL, problems);

      if (checked)
        *detail = g_strdup_printf (ngettext ("%u record, %u of them unverified", "%u records, %u of them unverified",
                                             checked->n_records),
                                   checked->n_records, checked->unverified->len);
      return _("a pack");
    }
  text = automa_json_load (file, &length, problems);
  *readable = text != NULL;
  if (text && cli_is_saved_game (text, length))
    return check_save (text, length, pack, problems);
  root = text ? automa_json_parse (text, (gssize) length, problems) : NULL;
  return root ? check_document (root, pack, problems) : NULL;
}

int
cli_check (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  g_autoptr (LsPack) pack = NULL;
  g_autoptr (GString) report = g_string_new (NULL);
  int status = CLI_DONE;

  if (!cli_parse ("check", entries, &argc, &argv))
    return CLI_BAD;
  if (argc < 2)
    {
      cli_error (_("expected files to check"));
      return CLI_BAD;
    }
  pack = cli_pack ();
  if (!pack)
    return CLI_BAD;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new (argv[i]);
      gboolean readable = TRUE;
      g_autofree char *detail = NULL;
      const char *kind = check_file (argv[i], pack, problems, &readable, &detail);

      cli_problems (problems);
      if (automa_problems_count (problems) == 0)
        /* Translators: a file, and what it is: "a board" */
        g_string_append_printf (report, detail ? _("%s: %s, in order (%s)\n") : _("%s: %s, in order\n"), argv[i], kind,
                                detail);
      else
        status = MAX (status, readable ? CLI_NO : CLI_BAD);
    }
  if (status != CLI_BAD)
    fputs (report->str, stdout);
  return status;
}
