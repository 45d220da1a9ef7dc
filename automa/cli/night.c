/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a whole night, with heroes that stand still or move and strike by a simple rule. */
#include <stdio.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli.h"
#include "last-spell/bots.h"
#include "last-spell/save.h"

#define MAX_PHASES 40
#define MAX_SEED G_GINT64_CONSTANT (999999999999999)

typedef struct
{
  LsSave      *save;
  const LsGame *game; /* as it stands */
  AutomaRandom dice;  /* of the heroes */
  gboolean     bots;
} Night;

static void
print_script (const LsScript *script)
{
  for (guint i = 0; i < script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (script->lines, LsLine, i);
      g_autofree char *text = line->detail
                                ? g_strdup_printf ("  %s. %s (%s)", line->text, line->detail, ls_rule_id (line->rule))
                                : g_strdup_printf ("  %s (%s)", line->text, ls_rule_id (line->rule));

      cli_print_wrapped (text);
      putchar ('\n');
    }
}

static gboolean
run (Night           *self,
     const LsCommand *command)
{
  g_autoptr (LsScript) script = ls_script_new ();
  g_autoptr (GError) error = NULL;

  if (!ls_save_do (self->save, command, script, &error))
    {
      cli_error ("%s", error->message);
      return FALSE;
    }
  self->game = ls_save_game (self->save);
  print_script (script);
  for (guint i = 0; i < self->save->breaches->len; i++)
    cli_error (_("the auditor: %s"), (char *) g_ptr_array_index (self->save->breaches, i));
  return self->save->breaches->len == 0;
}

static gboolean
run_kind (Night        *self,
          LsCommandKind kind)
{
  LsCommand command = { .kind = (guint8) kind };

  return run (self, &command);
}

static gboolean
play_hero_phase (Night *self)
{
  LsCommand commands[2];
  guint n;

  while (self->bots && self->game->stage == LS_STAGE_HEROES && ls_bot_act (self->game, &self->dice, commands, &n))
    for (guint i = 0; i < n && self->game->stage == LS_STAGE_HEROES; i++)
      if (!run (self, &commands[i]))
        return FALSE;
  return self->game->stage != LS_STAGE_HEROES || run_kind (self, LS_DO_END_HERO_PHASE);
}

static gboolean
play_night (Night *self)
{
  guint night = self->game->night;
  guint scenario = self->game->scenario;
  LsStage last = LS_N_STAGES;
  LsCommand command;

  while (ls_bot_deploy (self->game, &command))
    if (!run (self, &command))
      return FALSE;
  if (!run_kind (self, LS_DO_BEGIN_NIGHT))
    return FALSE;
  while (self->game->stage != LS_STAGE_OVER && self->game->night == night && self->game->scenario == scenario
         && self->game->stage != LS_STAGE_DAY && self->game->phase <= MAX_PHASES)
    {
      if (self->game->stage != last)
        printf ("\n%u. %s\n", self->game->phase, ls_stage_name (self->game->stage));
      last = self->game->stage;
      if (self->game->stage == LS_STAGE_HEROES)
        {
          if (!play_hero_phase (self))
            return FALSE;
          continue;
        }
      while (ls_bot_choose (self->game, &command))
        if (!run (self, &command))
          return FALSE;
      if (!run_kind (self, LS_DO_STEP))
        return FALSE;
    }
  return TRUE;
}

/* A word's place in a list that ends with NULL; FALSE with a message for one that is not there. */
static gboolean
read_choice (const char        *option,
             const char        *word,
             const char *const *words,
             guint              n,
             guint             *choice)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (*choice = 0; *choice < n; (*choice)++)
    {
      if (strcmp (word, words[*choice]) == 0)
        return TRUE;
      g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", words[*choice]);
    }
  cli_error (_("%s: expected one of %s"), option, all->str);
  return FALSE;
}

/* "introductory" is a scenario to whoever asks for it, and a mode to the rules. */
static gboolean
read_game (const char *scenario_name,
           const char *mode_name,
           guint      *scenario,
           guint      *mode)
{
  static const char *const scenarios[] = { "gildenberg", "lakeburg", "glenwald", "introductory" };

  if (!scenario_name)
    scenario_name = mode_name && strcmp (mode_name, "introductory") != 0 ? "gildenberg" : "introductory";
  if (!read_choice ("--scenario", scenario_name, scenarios, G_N_ELEMENTS (scenarios), scenario))
    return FALSE;
  if (*scenario == LS_SCENARIO_BOSS_RUSH) /* the list's last is the introductory night */
    {
      *scenario = LS_SCENARIO_GILDENBERG;
      mode_name = mode_name ? mode_name : "introductory";
    }
  if (!read_choice ("--mode", mode_name ? mode_name : "single", ls_mode_names, LS_N_MODES, mode))
    return FALSE;
  if (*mode == LS_MODE_INTRODUCTORY || ls_mode_is_campaign (*mode))
    *scenario = LS_SCENARIO_GILDENBERG;
  return TRUE;
}

int
cli_night (int    argc,
           char **argv)
{
  g_autofree char *name = NULL;
  g_autofree char *mode_name = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;
  int heroes = 3;
  int night = 1;
  gint64 seed = 1;
  Night self = { 0 };
  const GOptionEntry entries[] = {
    { "scenario", 0, 0, G_OPTION_ARG_STRING, &name, N_("introductory, gildenberg, lakeburg or glenwald"), N_("NAME") },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &mode_name, N_("single, campaign, solo, solo-campaign or boss-rush"), N_("NAME") },
    { "night", 0, 0, G_OPTION_ARG_INT, &night, N_("which night, 1 to 3"), N_("N") },
    { "heroes", 0, 0, G_OPTION_ARG_INT, &heroes, N_("how many, 1 to 4"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("the same seed gives the same night"), N_("N") },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &file, N_("save the game to a new file"), N_("FILE") },
    { "bots", 0, 0, G_OPTION_ARG_NONE, &self.bots, N_("heroes move and strike by a simple rule"), NULL },
    { NULL }
  };
  g_autoptr (LsPack) pack = NULL;
  g_autoptr (LsSave) save = NULL;
  guint scenario, mode;
  LsSetup setup;

  if (!cli_parse ("night", entries, &argc, &argv) || !read_game (name, mode_name, &scenario, &mode))
    return CLI_BAD;
  if (argc != 1 || heroes < 1 || heroes > LS_MAX_HEROES || seed < 0 || seed > MAX_SEED || night < 1
      || night > (mode == LS_MODE_INTRODUCTORY ? 1 : LS_NIGHTS))
    {
      cli_error (_("expected 1 to %d heroes, a night that the game has, a seed of at most 15 digits, and no arguments"),
                 LS_MAX_HEROES);
      return CLI_BAD;
    }
  pack = cli_pack ();
  if (!pack)
    return CLI_BAD;
  ls_bot_setup (&setup, (LsScenario) scenario, (LsMode) mode, (guint) heroes, (guint64) seed);
  setup.night = (guint8) night;
  self.save = save = ls_save_new (pack, &setup, file, &error);
  if (!save)
    {
      cli_error ("%s", error->message);
      return CLI_BAD;
    }
  self.game = ls_save_game (save);
  automa_random_seed (&self.dice, (guint64) seed + 1);
  return play_night (&self) ? CLI_DONE : CLI_BAD;
}
