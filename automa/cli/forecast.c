/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <string.h>

#include "last-spell/disputes.h"
#include "last-spell/names.h"
#include "last-spell/phase.h"
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
  LsAnswers answers;

  if (!cli_parse ("forecast", entries, &argc, &argv) || !cli_one_position (argc, argv, &self, &options))
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
