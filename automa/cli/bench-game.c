/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of whole games: nights, replay, undo, odds, and a command with its line on disk. */
#include "bench.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "last-spell/bots.h"
#include "last-spell/odds.h"
#include "last-spell/save.h"

#define SECONDS_OF_NIGHTS 1.0
#define EVENTS 10000
#define FSYNCS 50
#define UNDOS 200

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* One night of bots, without script or journal. */
static void
play_night (const LsPack *pack,
            LsGame       *game,
            LsGame       *scratch,
            guint64       seed)
{
  AutomaRandom dice;
  LsSetup setup;

  ls_bot_setup (&setup, (LsScenario) (seed % 3), LS_MODE_SINGLE, 3, seed);
  ls_game_begin (game, pack, &setup);
  automa_random_seed (&dice, seed);
  do
    {
      LsCommand commands[2] = { { .kind = LS_DO_STEP } };
      guint n = 1;

      if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, &commands[0]))
        commands[0] = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
      else if (game->stage == LS_STAGE_HEROES && !ls_bot_act (game, &dice, commands, &n))
        commands[0] = (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
      else if (game->stage == LS_STAGE_ATTACK)
        ls_bot_choose (game, &commands[0]);
      for (guint i = 0; i < n; i++)
        if (ls_game_apply (game, &commands[i], scratch, NULL, NULL))
          memcpy (game, scratch, sizeof *game);
    }
  while (game->stage != LS_STAGE_OVER && !(game->stage == LS_STAGE_DAY && game->night > 1) && game->phase < 30);
}

static void
measure_nights (JsonBuilder  *json,
                const LsPack *pack)
{
  g_autofree LsGame *game = g_new (LsGame, 1);
  g_autofree LsGame *scratch = g_new (LsGame, 1);
  gint64 start = g_get_monotonic_time ();
  guint nights = 0;

  while (seconds_since (start) < SECONDS_OF_NIGHTS)
    play_night (pack, game, scratch, ++nights);
  bench_add_number (json, "nights-a-second", nights / seconds_since (start));
}

/* A long evening: a night begun, and then one correction after another. */
static LsCommand
evening_command (const LsGame *game,
                 guint         i)
{
  LsCommand command = { .kind = LS_DO_HERO_MANA, .id = game->heroes[i % game->n_heroes].id, .number = (int) (i % 7) };

  if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, &command))
    command = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  else if (game->stage != LS_STAGE_DAY && game->stage != LS_STAGE_HEROES)
    {
      command = (LsCommand){ .kind = LS_DO_STEP };
      ls_bot_choose (game, &command);
    }
  return command;
}

static void
play_evening (LsSave  *save,
              guint    events,
              GString *text)
{
  for (guint i = 0; i < events; i++)
    {
      LsCommand command = evening_command (ls_save_game (save), i);
      g_autoptr (JsonNode) node = ls_command_json (&command);
      g_autofree char *line = json_to_string (node, FALSE);

      if (!ls_save_do (save, &command, NULL, NULL))
        g_error ("the evening does not go on");
      g_string_append_printf (text, "%s\n", line);
    }
}

static double
microseconds_of_undo (LsSave *save)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < UNDOS; i++)
    {
      ls_save_undo (save, NULL);
      ls_save_redo (save, NULL);
    }
  return seconds_since (start) * 1e6 / UNDOS;
}

static gsize
resident_bytes (void)
{
  g_autofree char *text = NULL;
  guint64 size = 0, resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL)
      && sscanf (text, "%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, &size, &resident) == 2)
    return (gsize) (resident * (guint64) sysconf (_SC_PAGESIZE));
  return 0;
}

static void
measure_evening (JsonBuilder   *json,
                 const LsPack  *pack,
                 const LsSetup *setup)
{
  g_autoptr (LsSave) save = ls_save_new (pack, setup, NULL, NULL);
  g_autoptr (LsSave) short_save = ls_save_new (pack, setup, NULL, NULL);
  g_autoptr (JsonNode) header = ls_setup_json (pack, setup);
  g_autofree char *first = json_to_string (header, FALSE);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) ignored = g_string_new (NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new ("evening");
  g_autoptr (AutomaJournalText) journal = NULL;
  g_autoptr (LsSave) replayed = NULL;
  gsize before = resident_bytes ();
  gint64 start;

  g_string_append_printf (text, "%s\n", first);
  play_evening (save, EVENTS, text);
  bench_add_number (json, "memory-of-10000-events-mib", (double) (resident_bytes () - before) / (1 << 20));
  play_evening (short_save, 100, ignored);
  bench_add_number (json, "undo-and-redo-after-100-events-microseconds", microseconds_of_undo (short_save));
  bench_add_number (json, "undo-and-redo-after-10000-events-microseconds", microseconds_of_undo (save));

  start = g_get_monotonic_time ();
  journal = automa_journal_parse (text->str, text->len, problems);
  replayed = ls_save_replay (pack, journal, problems);
  g_assert (automa_history_length (replayed->history) == EVENTS);
  bench_add_number (json, "replay-of-10000-events-milliseconds", seconds_since (start) * 1e3);
}

static void
measure_disk (JsonBuilder   *json,
              const LsPack  *pack,
              const LsSetup *setup)
{
  g_autofree char *folder = g_dir_make_tmp ("automa-bench-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "game", NULL);
  g_autoptr (GString) ignored = g_string_new (NULL);
  LsSave *save = ls_save_new (pack, setup, file, NULL);
  gint64 start = g_get_monotonic_time ();

  if (save)
    {
      play_evening (save, FSYNCS, ignored);
      bench_add_number (json, "command-on-disk-microseconds", seconds_since (start) * 1e6 / FSYNCS);
      ls_save_free (save);
    }
  g_unlink (file);
  g_rmdir (folder);
}

static void
measure_odds (JsonBuilder   *json,
              const LsPack  *pack,
              const LsSetup *setup)
{
  g_autoptr (LsSave) save = ls_save_new (pack, setup, NULL, NULL);
  g_autoptr (GString) ignored = g_string_new (NULL);
  LsOdds odds;
  gint64 start;

  play_evening (save, 20, ignored);
  start = g_get_monotonic_time ();
  ls_odds_play (ls_save_game (save), 2, 1000, 1, NULL, NULL, &odds);
  bench_add_number (json, "odds-of-two-phases-1000-games-milliseconds", seconds_since (start) * 1e3);
}

void
bench_add_games (JsonBuilder  *json,
                 const LsPack *pack)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, 1);
  json_builder_set_member_name (json, "games");
  json_builder_begin_object (json);
  measure_nights (json, pack);
  measure_evening (json, pack, &setup);
  measure_disk (json, pack, &setup);
  measure_odds (json, pack, &setup);
  json_builder_end_object (json);
}
