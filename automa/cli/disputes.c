/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa disputes`: the rulings that would change something in a position, and what. */
#include <stdio.h>

#include "last-spell/disputes.h"
#include "position-options.h"

static void
print_dispute (const LsPosition *position,
               const LsDispute  *dispute)
{
  const AutomaRuling *ruling = ls_ruling_get (dispute->ruling);
  const AutomaRulingValue *value = &ruling->values[dispute->value];
  const AutomaRulingValue *now = &ruling->values[position->rulings.value[dispute->ruling]];

  /* Translators: a ruling, the value looked at, the value in force */
  printf (_("%s=%s (now %s)\n"), ruling->id, value->id, now->id);
  printf ("  %s", automa_rulebook_text (value->meaning));
  if (value->says)
    printf (" [%s]", value->says);
  printf ("\n");
  for (guint i = 0; i < dispute->changes->len; i++)
    printf ("  - %s\n", (char *) g_ptr_array_index (dispute->changes, i));
  printf ("\n");
}

int
cli_disputes (int    argc,
              char **argv)
{
  g_auto (CliPositionOptions) options = { 0 };
  const GOptionEntry entries[] = { CLI_POSITION_ENTRIES (options), { NULL } };
  g_auto (CliPosition) self = { 0 };
  g_autoptr (GPtrArray) disputes = NULL;
  LsAnswers answers;

  if (!cli_parse ("disputes", entries, &argc, &argv) || !cli_one_position (argc, argv, &self, &options))
    return CLI_BAD;
  answers = cli_answers (&self);
  disputes = ls_disputes_find (self.position, &answers);
  for (guint i = 0; i < disputes->len; i++)
    print_dispute (self.position, g_ptr_array_index (disputes, i));
  if (disputes->len == 0)
    puts (_("No ruling changes anything here."));
  return CLI_DONE;
}
