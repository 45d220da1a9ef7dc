/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa forecast`: both faces of the coin side by side, of a position or of a saved game. */
#include <stdio.h>
#include <string.h>

#include "core/sentences.h"
#include "last-spell/disputes.h"
#include "last-spell/names.h"
#include "last-spell/outlook.h"
#include "last-spell/phase.h"
#include "last-spell/save.h"
#include "position-options.h"

/* A column as wide as its widest text. */
static void
print_padded (const char *text,
              glong       width)
{
  glong length = g_utf8_strlen (text, -1);

  fputs (text, stdout);
  for (; length < width; length++)
    putchar (' ');
  fputs ("  ", stdout);
}

static glong
widest (GPtrArray *texts,
        const char *title)
{
  glong width = g_utf8_strlen (title, -1);

  for (guint i = 0; i < texts->len; i++)
    width = MAX (width, g_utf8_strlen (g_ptr_array_index (texts, i), -1));
  return width;
}

static void
print_table (GPtrArray *names,
             GPtrArray *left,
             GPtrArray *right)
{
  const char *titles[] = { _("Monster"), _("Coin left"), _("Coin right") };
  glong name_width = widest (names, titles[0]);
  glong left_width = widest (left, titles[1]);

  print_padded (titles[0], name_width);
  print_padded (titles[1], left_width);
  puts (titles[2]);
  for (guint i = 0; i < names->len; i++)
    {
      print_padded (g_ptr_array_index (names, i), name_width);
      print_padded (g_ptr_array_index (left, i), left_width);
      puts (strcmp (g_ptr_array_index (left, i), g_ptr_array_index (right, i)) == 0 ? _("the same")
                                                                                    : g_ptr_array_index (right, i));
    }
}

/* --- A saved game --- */

static gboolean
has_id (GPtrArray  *ids,
        const char *id)
{
  for (guint i = 0; i < ids->len; i++)
    if (strcmp (g_ptr_array_index (ids, i), id) == 0)
      return TRUE;
  return FALSE;
}

/* Whoever moves or strikes, each once. */
static void
add_ids (const LsOutlook *outlook,
         GPtrArray       *ids)
{
  for (guint i = 0; i < outlook->moves->len; i++)
    if (!has_id (ids, g_array_index (outlook->moves, LsOutlookMove, i).monster))
      g_ptr_array_add (ids, (char *) g_array_index (outlook->moves, LsOutlookMove, i).monster);
  for (guint i = 0; i < outlook->blows->len; i++)
    if (!has_id (ids, g_array_index (outlook->blows, LsOutlookBlow, i).monster))
      g_ptr_array_add (ids, (char *) g_array_index (outlook->blows, LsOutlookBlow, i).monster);
}

static char *
tell_due (guint due)
{
  return g_strdup_printf (ngettext ("%u damage before armor", "%u damage before armor", due), due);
}

static void
print_outlooks (const LsGame *game)
{
  g_autoptr (LsOutlook) left = ls_outlook_phase (game, LS_COIN_LEFT);
  g_autoptr (LsOutlook) right = ls_outlook_phase (game, LS_COIN_RIGHT);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) on_left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) on_right = g_ptr_array_new_with_free_func (g_free);

  add_ids (left, ids);
  add_ids (right, ids);
  for (guint i = 0; i < ids->len; i++)
    {
      g_ptr_array_add (names, automa_capitalized (ls_name_in_game (game, g_ptr_array_index (ids, i))));
      g_ptr_array_add (on_left, ls_outlook_tell (left, game, g_ptr_array_index (ids, i)));
      g_ptr_array_add (on_right, ls_outlook_tell (right, game, g_ptr_array_index (ids, i)));
    }
  for (guint i = 0; i < game->n_heroes; i++)
    {
      g_ptr_array_add (names, g_strdup (game->heroes[i].id));
      g_ptr_array_add (on_left, tell_due (left->due[i]));
      g_ptr_array_add (on_right, tell_due (right->due[i]));
    }
  print_table (names, on_left, on_right);
}

static int
forecast_save (const char               *file,
               const char               *text,
               gsize                     length,
               const CliPositionOptions *options)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (file);
  g_autoptr (LsPack) pack = cli_pack ();
  g_autoptr (AutomaJournalText) journal = automa_journal_parse (text, length, problems);
  g_autoptr (LsSave) save = pack ? ls_save_replay (pack, journal, problems) : NULL;

  if (options->coin || options->profile || options->rulings || options->choices)
    {
      cli_error (_("a saved game has its own coin, rulings and choices"));
      return CLI_BAD;
    }
  if (!save)
    {
      cli_problems (problems);
      return CLI_BAD;
    }
  print_outlooks (ls_save_game (save));
  return CLI_DONE;
}

/* --- Either --- */

int
cli_forecast (int    argc,
              char **argv)
{
  g_auto (CliPositionOptions) options = { 0 };
  const GOptionEntry entries[] = { CLI_POSITION_ENTRIES (options), { NULL } };
  g_auto (CliPosition) self = { 0 };
  g_autoptr (LsResolution) resolution = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) right = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  gsize length = 0;
  LsAnswers answers;

  if (!cli_parse ("forecast", entries, &argc, &argv))
    return CLI_BAD;
  if (argc == 2 && strcmp (argv[1], "-") != 0)
    {
      g_autoptr (AutomaProblems) ignored = automa_problems_new (argv[1]); /* the reader of positions tells them again */

      text = automa_json_load (argv[1], &length, ignored);
    }
  if (text && cli_is_saved_game (text, length))
    return forecast_save (argv[1], text, length, &options);
  if (!cli_one_position (argc, argv, &self, &options))
    return CLI_BAD;
  answers = cli_answers (&self);
  resolution = ls_resolution_new ();
  for (guint coin = LS_COIN_LEFT; coin < LS_N_COINS; coin++)
    {
      self.position->coin = (LsCoin) coin;
      ls_phase_resolve (self.position, &answers, resolution);
      for (guint i = 0; i < resolution->order->len; i++)
        {
          guint monster = g_array_index (resolution->order, guint16, i);

          if (coin == LS_COIN_LEFT)
            g_ptr_array_add (names, ls_name_monster (self.position, monster));
          g_ptr_array_add (coin == LS_COIN_LEFT ? left : right,
                           ls_dispute_outcome (self.position, resolution, monster));
        }
    }
  print_table (names, left, right);
  return CLI_DONE;
}
