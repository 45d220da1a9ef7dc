/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Golden nights: for each scenario and mode a seed and two digests, one of the whole script and one of the commands and
 * what they did. So no change of behaviour goes unseen, and new sentences show that they changed nothing else. Whoever
 * changes one on purpose says so in the commit. */
#include <string.h>

#include "last-spell/bots.h"

#define MAX_COMMANDS 4000

typedef struct
{
  const char *name;
  LsScenario  scenario;
  LsMode      mode;
  guint8      night; /* the first */
  guint       heroes;
  guint64     seed;
  guint       lines;
  const char *digest; /* the first 16 characters of its SHA-256 */
  const char *course; /* likewise, without any sentence */
} Golden;

static const Golden rows[] = {
#include "golden-nights.h"
};

static void
take_script (const LsScript *script,
             GChecksum      *digest,
             guint          *lines)
{
  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);

      g_checksum_update (digest, (const guchar *) ls_rule_id (line->rule), -1);
      g_checksum_update (digest, (const guchar *) line->text, -1);
      if (line->detail)
        g_checksum_update (digest, (const guchar *) line->detail, -1);
      for (guint j = 0; line->path && j < line->path->len; j++)
        g_checksum_update (digest, (const guchar *) g_array_index (line->path, LsPathStep, j).text, -1);
      (*lines)++;
    }
}

static void
take_number (GChecksum *course,
             guint      number)
{
  char text[16];

  g_snprintf (text, sizeof text, "%u ", number);
  g_checksum_update (course, (const guchar *) text, -1);
}

static void
take_figures (const LsGame *game,
              GChecksum    *course)
{
  for (guint i = 0; i < game->n_monsters; i++)
    {
      g_checksum_update (course, (const guchar *) game->monsters[i].id, -1);
      take_number (course, game->monsters[i].spots.at[0]);
      take_number (course, game->monsters[i].facing);
      take_number (course, game->monsters[i].wounds);
      take_number (course, (guint) game->monsters[i].stunned);
    }
  for (guint i = 0; i < game->n_heroes; i++)
    {
      take_number (course, game->heroes[i].at);
      take_number (course, game->heroes[i].wounds);
      take_number (course, game->heroes[i].mana);
      take_number (course, game->sheets[i].due);
    }
}

/* The command, and all that it could have changed on the board. */
static void
take_course (const LsCommand *command,
             const LsGame    *game,
             GChecksum       *course)
{
  g_autoptr (JsonNode) node = ls_command_json (command);
  g_autofree char *text = json_to_string (node, FALSE);

  g_checksum_update (course, (const guchar *) text, -1);
  take_number (course, game->stage);
  take_number (course, game->mages);
  take_figures (game, course);
  for (guint i = 0; i < game->n_structures; i++)
    {
      g_checksum_update (course, (const guchar *) game->structures[i].id, -1);
      take_number (course, game->structures[i].flames);
    }
  for (guint i = 0; i < game->n_tokens; i++)
    {
      g_checksum_update (course, (const guchar *) game->tokens[i].id, -1);
      take_number (course, game->tokens[i].at);
      take_number (course, (guint) game->tokens[i].used);
    }
  for (guint i = 0; i < game->n_panic; i++)
    take_number (course, game->panic[i]);
}

/* What a table of bots would do next. */
static guint
next_commands (const LsGame *game,
               AutomaRandom *dice,
               LsCommand     commands[2])
{
  guint n = 1;

  commands[0] = (LsCommand){ .kind = LS_DO_STEP };
  if (game->stage == LS_STAGE_DAY && game->quests == 0)
    commands[0] = (LsCommand){ .kind = LS_DO_QUESTS, .number = 1 };
  else if (game->stage == LS_STAGE_DAY && !ls_bot_deploy (game, &commands[0]))
    commands[0] = (LsCommand){ .kind = LS_DO_BEGIN_NIGHT };
  else if (game->stage == LS_STAGE_HEROES && !ls_bot_act (game, dice, commands, &n))
    commands[0] = (LsCommand){ .kind = LS_DO_END_HERO_PHASE };
  else if (game->stage == LS_STAGE_ATTACK)
    ls_bot_choose (game, &commands[0]);
  return n;
}

static void
test_golden (gconstpointer data)
{
  const Golden *row = data;
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GChecksum) course = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree LsGame *game = g_new (LsGame, 1);
  g_autofree LsGame *after = g_new (LsGame, 1);
  g_autofree char *found = NULL;
  g_autofree char *taken = NULL;
  AutomaRandom dice;
  LsSetup setup;
  guint lines = 0;

  ls_bot_setup (&setup, row->scenario, row->mode, row->heroes, row->seed);
  setup.night = row->night;
  ls_game_begin (game, pack, &setup);
  automa_random_seed (&dice, row->seed);
  for (guint i = 0; i < MAX_COMMANDS && game->stage != LS_STAGE_OVER; i++)
    {
      LsCommand commands[2];
      guint n = next_commands (game, &dice, commands);

      for (guint j = 0; j < n && game->stage != LS_STAGE_OVER; j++)
        {
          g_autoptr (LsScript) script = ls_script_new ();

          if (ls_game_apply (game, &commands[j], after, script, NULL))
            {
              take_script (script, digest, &lines);
              take_course (&commands[j], after, course);
              memcpy (game, after, sizeof *game);
            }
        }
    }
  found = g_strndup (g_checksum_get_string (digest), 16);
  taken = g_strndup (g_checksum_get_string (course), 16);
  if (g_strcmp0 (found, row->digest) != 0 || g_strcmp0 (taken, row->course) != 0 || lines != row->lines)
    g_printerr ("# %s: %u lines, \"%s\", \"%s\"; outcome %d, night %u\n", row->name, lines, found, taken, game->outcome,
                game->night);
  g_assert_cmpstr (taken, ==, row->course);
  g_assert_cmpuint (lines, ==, row->lines);
  g_assert_cmpstr (found, ==, row->digest);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/golden/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_golden);
    }
  return g_test_run ();
}
