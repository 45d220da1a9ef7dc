/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa odds`: what the coming phases of a saved game may bring. */
#include <stdio.h>
#include <glib/gi18n-lib.h>

#include "cli.h"
#include "last-spell/odds.h"

#define MAX_GAMES 1000000
#define MAX_PHASES 20

static double
percent (guint part,
         guint whole)
{
  return whole > 0 ? 100.0 * part / whole : 0.0;
}

static double
average (guint sum,
         guint n)
{
  return n > 0 ? (double) sum / n : 0.0;
}

static void
print_odds (const LsGame *game,
            const LsOdds *odds,
            int           phases)
{
  printf (ngettext ("The next monster phase, %u times, with heroes that stand still:\n",
                    "The next %2$d monster phases, %1$u times, with heroes that stand still:\n", (gulong) phases),
          odds->games, phases);
  printf (_("  panic: %.0f%%, on average %.1f flames off the track\n"), percent (odds->panic, odds->games),
          average (odds->flames, odds->games));
  for (guint i = 0; i < game->n_heroes; i++)
    printf (_("  %s: wounded %.0f%%, on average %.1f wounds, dead %.0f%%\n"), game->heroes[i].id,
            percent (odds->wounded[i], odds->games), average (odds->wounds[i], odds->games),
            percent (odds->dead[i], odds->games));
  printf (_("  structures lost: on average %.1f\n"), average (odds->structures, odds->games));
  printf (_("  mages lost: on average %.1f\n"), average (odds->mages, odds->games));
  printf (_("  game lost: %.0f%%\n"), percent (odds->lost, odds->games));
}

int
cli_odds (int    argc,
          char **argv)
{
  int phases = 2;
  int games = 1000;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "phases", 0, 0, G_OPTION_ARG_INT, &phases, N_("how many monster phases to play"), N_("N") },
    { "games", 0, 0, G_OPTION_ARG_INT, &games, N_("how often"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("the same seed gives the same figures"), N_("N") },
    { NULL }
  };
  g_autoptr (LsPack) pack = NULL;
  g_autoptr (LsSave) save = NULL;
  LsOdds odds;

  if (!cli_parse ("odds", entries, &argc, &argv))
    return CLI_BAD;
  if (argc != 2 || phases < 1 || phases > MAX_PHASES || games < 1 || games > MAX_GAMES)
    {
      cli_error (_("expected a saved game, 1 to %d phases and 1 to %d games"), MAX_PHASES, MAX_GAMES);
      return CLI_BAD;
    }
  pack = cli_pack ();
  if (!pack)
    return CLI_BAD;
  save = cli_save_replay (pack, argv[1]);
  if (!save)
    return CLI_BAD;
  ls_odds_play (ls_save_game (save), (guint) phases, (guint) games, (guint64) seed, NULL, NULL, &odds);
  print_odds (ls_save_game (save), &odds, phases);
  return CLI_DONE;
}
