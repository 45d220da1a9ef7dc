/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa judge`: settles a claim. */
#include <stdio.h>

#include "core/json.h"
#include "last-spell/judge.h"
#include "position-options.h"

/* M=SPOT or M=TARGET, in this position. */
static gboolean
read_claim (const LsPosition *position,
            const char       *move,
            const char       *attack,
            LsClaim          *claim)
{
  g_autofree char *id = NULL;
  const char *what = NULL;
  int monster;

  claim->is_attack = attack != NULL;
  if ((move != NULL) == (attack != NULL) || !cli_split (move ? move : attack, &id, &what))
    {
      cli_error (_("expected either --move MONSTER=SPOT or --attack MONSTER=TARGET"));
      return FALSE;
    }
  monster = ls_position_find_monster (position, id);
  if (monster < 0)
    {
      cli_error (_("there is no monster %s"), id);
      return FALSE;
    }
  claim->monster = (guint) monster;
  claim->spot = move ? ls_spot_from_name (what) : LS_NO_SPOT;
  if (move && (claim->spot == LS_NO_SPOT || !ls_board_has (position->board, claim->spot)))
    {
      cli_error (_("%s is no spot of the board"), what);
      return FALSE;
    }
  if (attack && !ls_position_find (position, what, &claim->target))
    {
      cli_error (_("there is no %s to strike"), what);
      return FALSE;
    }
  return TRUE;
}

static void
print_judgement (const LsPosition  *position,
                 const LsClaim     *claim,
                 const LsJudgement *judgement,
                 gboolean           json)
{
  g_autoptr (JsonNode) node = json ? ls_judgement_json (position, claim, judgement) : NULL;
  g_autofree char *text = json ? automa_json_print (node) : ls_judgement_text (position, claim, judgement);

  if (json)
    puts (text);
  else
    cli_print_wrapped (text);
}

int
cli_judge (int    argc,
           char **argv)
{
  g_auto (CliPositionOptions) options = { 0 };
  g_autofree char *move = NULL;
  g_autofree char *attack = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (options),
    { "move", 0, 0, G_OPTION_ARG_FILENAME, &move, N_("claim that the monster ends there"), N_("MONSTER=SPOT") },
    { "attack", 0, 0, G_OPTION_ARG_FILENAME, &attack, N_("claim that the monster strikes that"), N_("MONSTER=TARGET") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("print JSON"), NULL },
    { NULL }
  };
  g_auto (CliPosition) self = { 0 };
  g_autoptr (LsJudgement) judgement = NULL;
  LsClaim claim = { 0 };
  LsAnswers answers;

  if (!cli_parse ("judge", entries, &argc, &argv) || !cli_one_position (argc, argv, &self, &options)
      || !read_claim (self.position, move, attack, &claim))
    return CLI_BAD;
  answers = cli_answers (&self);
  judgement = ls_judge (self.position, &answers, &claim);
  print_judgement (self.position, &claim, judgement, json);
  return judgement->holds ? CLI_DONE : CLI_NO;
}
