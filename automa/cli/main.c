/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa`: the rules on the command line, one file a call. */
#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/language.h"

#include "cli.h"
#include "config.h"

const CliCall cli_calls[] = {
  { "resolve", N_("POSITION"), N_("resolve one monster phase"), cli_resolve },
  { "disputes", N_("POSITION"), N_("show which rulings would change something, and what"), cli_disputes },
  { "judge", N_("POSITION"), N_("settle a claim about a move or an attack"), cli_judge },
  { "forecast", N_("POSITION or SAVE"), N_("show both faces of the coin side by side"), cli_forecast },
  { "night", "", N_("play a night without people and print its script"), cli_night },
  { "odds", N_("SAVE"), N_("play the coming phases of a saved game many times"), cli_odds },
  { "sheet", N_("SAVE"), N_("write the sheet of a saved game: town, night, heroes and stash"), cli_sheet },
  { "check", N_("FILE…"), N_("check boards, monster tables, packs, positions and saved games"), cli_check },
  { "pack", N_("CALL"), N_("check, compare and share what is printed on the game's components"), cli_pack_call },
  { "rules", N_("[ID]"), N_("list the rules and rulings, or tell one in full"), cli_rules },
  { "bench", "", N_("measure the engine; prints JSON"), cli_bench },
  { NULL },
};

static void
print_help (FILE *stream)
{
  cli_print_calls (stream, cli_calls, "automa");
  fprintf (stream, "\n%s\n", _("“automa CALL --help” tells more. POSITION may be - for standard input."));
}

int
main (int    argc,
      char **argv)
{
  automa_language_init (LOCALEDIR);

  if (argc >= 2 && strcmp (argv[1], "--version") == 0)
    {
      printf ("automa %s\n", VERSION);
      return CLI_DONE;
    }
  if (argc >= 2 && (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0))
    {
      print_help (stdout);
      return CLI_DONE;
    }
  for (const CliCall *call = cli_calls; argc >= 2 && call->name; call++)
    if (strcmp (argv[1], call->name) == 0)
      return call->run (argc - 1, argv + 1);
  if (argc >= 2)
    cli_error (_("there is no call %s; try automa --help"), argv[1]);
  else
    print_help (stderr);
  return CLI_BAD;
}
