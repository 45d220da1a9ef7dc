/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa sheet`: the save sheet of a saved game as text. */
#include <stdio.h>
#include <glib/gi18n-lib.h>

#include "cli.h"
#include "last-spell/sheet.h"

int
cli_sheet (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  g_autoptr (LsPack) pack = NULL;
  g_autoptr (LsSave) save = NULL;
  g_autoptr (LsSheet) sheet = NULL;
  g_autofree char *text = NULL;

  if (!cli_parse ("sheet", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 2)
    {
      cli_error (_("expected a saved game"));
      return CLI_BAD;
    }
  pack = cli_pack ();
  save = pack ? cli_save_replay (pack, argv[1]) : NULL;
  if (!save)
    return CLI_BAD;
  sheet = ls_sheet_new (ls_save_game (save));
  text = ls_sheet_text (sheet);
  fputs (text, stdout);
  return CLI_DONE;
}
