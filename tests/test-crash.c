/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A night whose writer is killed at 200 random moments: no step that was said to be done is lost. */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "last-spell/bots.h"
#include "last-spell/save.h"

#define KILLS 200
#define LONGEST_WAIT 15000 /* microseconds */

/* What a table of bots does next; after the end of the game, nothing. */
static gboolean
next_command (const LsGame *game,
              LsCommand    *command)
{
  *command = (LsCommand){ .kind = LS_DO_NEXT };
  if (game->stage == LS_STAGE_OVER)
    return FALSE;
  if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, command))
    *command = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  else if (game->stage == LS_STAGE_HEROES)
    *command = (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
  else if (game->stage == LS_STAGE_ATTACK)
    ls_bot_choose (game, command);
  return TRUE;
}

/* Plays on and says so after each step, by a byte. */
static void
play_until_killed (const LsPack  *pack,
                   const LsSetup *setup,
                   const char    *file,
                   int            done)
{
  g_autoptr (LsSave) save = ls_save_new (pack, setup, file, NULL);
  LsCommand command;

  while (save && next_command (ls_save_game (save), &command))
    if (!ls_save_do (save, &command, NULL, NULL) || write (done, ".", 1) != 1)
      break;
  pause ();
}

/* How many steps the writer said were done before it was killed. */
static guint
count_done (int fd)
{
  char bytes[256];
  guint n = 0;
  ssize_t got;

  while ((got = read (fd, bytes, sizeof bytes)) > 0)
    n += (guint) got;
  return n;
}

static void
kill_once (const LsPack  *pack,
           const LsSetup *setup,
           const char    *file,
           GRand         *random)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (file);
  g_autoptr (LsSave) save = NULL;
  int ends[2];
  pid_t child;
  guint done;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ends[0]);
      play_until_killed (pack, setup, file, ends[1]);
      _exit (0);
    }
  close (ends[1]);
  g_usleep ((gulong) g_rand_int_range (random, 0, LONGEST_WAIT));
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  done = count_done (ends[0]);
  close (ends[0]);

  if (g_file_test (file, G_FILE_TEST_EXISTS))
    save = ls_save_open (pack, file, problems);
  if (!save) /* killed before the header was written: then nothing had been said to be done */
    g_assert_cmpuint (done, ==, 0);
  else
    {
      guint length = automa_history_length (save->history);
      LsCommand command;

      g_assert_cmpuint (automa_problems_count (problems), ==, 0);
      g_assert_cmpuint (length, >=, done);
      g_assert_cmpuint (length, <=, done + 1);
      if (next_command (ls_save_game (save), &command))
        g_assert_true (ls_save_do (save, &command, NULL, NULL));
    }
}

static void
test_killed (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autofree char *folder = g_dir_make_tmp ("crash-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "game", NULL);
  g_autoptr (GRand) random = g_rand_new ();

  for (guint i = 0; i < KILLS; i++)
    {
      LsSetup setup;

      ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 3, i);
      kill_once (pack, &setup, file, random);
      g_unlink (file);
    }
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/crash/killed", test_killed);

  return g_test_run ();
}
