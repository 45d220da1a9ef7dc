/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa resolve`: one monster phase, as JSON or told to people. */
#include <stdio.h>

#include "core/json.h"
#include "last-spell/explain.h"
#include "last-spell/phase.h"
#include "last-spell/resolution-json.h"
#include "position-options.h"

int
cli_resolve (int    argc,
             char **argv)
{
  g_auto (CliPositionOptions) options = { 0 };
  gboolean why = FALSE;
  const GOptionEntry entries[]
    = { CLI_POSITION_ENTRIES (options),
        { "why", 0, 0, G_OPTION_ARG_NONE, &why, N_("tell it to people, with the rules"), NULL },
        { NULL } };
  g_auto (CliPosition) self = { 0 };
  g_autoptr (LsResolution) resolution = NULL;
  LsAnswers answers;

  if (!cli_parse ("resolve", entries, &argc, &argv) || !cli_one_position (argc, argv, &self, &options))
    return CLI_BAD;
  answers = cli_answers (&self);
  resolution = ls_resolution_new ();
  ls_phase_resolve (self.position, &answers, resolution);
  if (why)
    {
      g_autofree char *text = ls_explain (self.position, resolution);

      cli_print_wrapped (text);
    }
  else
    {
      g_autoptr (JsonNode) node = ls_resolution_to_json (self.position, resolution);
      g_autofree char *text = automa_json_print (node);

      puts (text);
    }
  return CLI_DONE;
}
