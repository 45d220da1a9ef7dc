/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script-text.h"

#include <glib/gi18n.h>

#include "start-text.h"

char *
hk_game_title (const LsGame *game)
{
  g_autofree char *title = hk_tell_title (game);

  if (game->setup.mode == LS_MODE_INTRODUCTORY)
    return g_steal_pointer (&title);
  /* Translators: the scenario and which night or day it is: "Gildenberg · Night 2" */
  return g_strdup_printf (game->stage == LS_STAGE_DAY ? _("%s · Day %u") : _("%s · Night %u"), title, game->night);
}

char *
hk_game_subtitle (const LsGame *game)
{
  switch (game->stage)
    {
    case LS_STAGE_DAY:
      return g_strdup (_("Before the night"));
    case LS_STAGE_HEROES:
      return g_strdup_printf (_("Hero phase %u"), game->phase);
    case LS_STAGE_OVER:
      return g_strdup (game->outcome == LS_WON ? _("Won") : _("Lost"));
    case LS_STAGE_PANIC:
    case LS_STAGE_COIN:
      return g_strdup_printf (_("Monster phase %u"), game->phase);
    case LS_STAGE_BOSS:
    case LS_STAGE_SPAWN:
    case LS_STAGE_MOVEMENT:
    case LS_STAGE_ATTACK:
    case LS_N_STAGES:
    default:
      /* Translators: the fate coin of this phase, as the monster sees it */
      return g_strdup_printf (game->coin == LS_COIN_LEFT ? _("Monster phase %u · coin shows left ◀")
                                                         : _("Monster phase %u · coin shows right ▶"),
                              game->phase);
    }
}

static const char *
step_headline (LsStage stage)
{
  switch (stage)
    {
    case LS_STAGE_DAY:
      return _("The night begins");
    case LS_STAGE_PANIC:
      return _("Panic");
    case LS_STAGE_COIN:
      return _("Fate coin");
    case LS_STAGE_BOSS:
      return _("The boss");
    case LS_STAGE_SPAWN:
      return _("Monsters come out of the mist");
    case LS_STAGE_MOVEMENT:
      return _("All monsters move");
    case LS_STAGE_ATTACK:
      return _("The monsters strike");
    case LS_STAGE_HEROES:
      return _("The heroes");
    case LS_STAGE_OVER:
    case LS_N_STAGES:
    default:
      return _("The end");
    }
}

/* The end of a night or of the game is said before all else. */
static const char *
end_headline (const LsGame *game,
              const LsGame *before)
{
  if (game->stage == LS_STAGE_OVER)
    return game->outcome == LS_WON ? _("Victory!") : _("The game is lost");
  if (before && before->stage != LS_STAGE_DAY && game->stage == LS_STAGE_DAY)
    return _("The night is over");
  return NULL;
}

/* One line is its own headline; of several it is the step's, except for a monster's move and what follows from it. */
char *
hk_script_headline (const LsGame    *game,
                    const LsGame    *before,
                    const LsCommand *command,
                    const LsScript  *script,
                    gboolean        *first_line)
{
  const LsLine *line = script->lines->len > 0 ? &g_array_index (script->lines, LsLine, 0) : NULL;

  const char *end = end_headline (game, before);

  *first_line = !end && line && (script->lines->len == 1 || (line->path && command->kind == LS_DO_NEXT));
  if (end)
    return g_strdup (end);
  if (*first_line)
    return g_strdup (line->text);
  if (line)
    return g_strdup (step_headline (before->stage));
  return g_strdup (game->stage == LS_STAGE_DAY ? _("Place your heroes, then begin the night") : step_headline (game->stage));
}

/* Heroes who fell in it: "Ada is dead."; NULL: nobody did. */
char *
hk_script_fallen (const LsGame *game,
                  const LsGame *before)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; before && i < game->n_heroes && i < before->n_heroes; i++)
    if (game->sheets[i].dead && !before->sheets[i].dead)
      {
        g_string_append (text, text->len > 0 ? " " : "");
        /* Translators: a hero */
        g_string_append_printf (text, _("%s is dead."), game->heroes[i].id);
      }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

const char *
hk_next_label (const LsGame *game,
               gboolean      looking_back)
{
  if (looking_back)
    return _("Next");
  switch (game->stage)
    {
    case LS_STAGE_DAY:
      return _("Begin the Night");
    case LS_STAGE_ATTACK:
      return _("Attack");
    case LS_STAGE_HEROES:
      return _("End Hero Phase");
    case LS_STAGE_OVER:
      return _("Back to Start");
    case LS_STAGE_PANIC:
    case LS_STAGE_COIN:
    case LS_STAGE_BOSS:
    case LS_STAGE_SPAWN:
    case LS_STAGE_MOVEMENT:
    case LS_N_STAGES:
    default:
      return _("Next");
    }
}

const char *
hk_next_action (const LsGame *game,
                gboolean      looking_back)
{
  if (looking_back)
    return "win.next";
  switch (game->stage)
    {
    case LS_STAGE_DAY:
      return "win.begin-night";
    case LS_STAGE_HEROES:
      return "win.end-hero-phase";
    case LS_STAGE_OVER:
      return "win.start";
    case LS_STAGE_PANIC:
    case LS_STAGE_COIN:
    case LS_STAGE_BOSS:
    case LS_STAGE_SPAWN:
    case LS_STAGE_MOVEMENT:
    case LS_STAGE_ATTACK:
    case LS_N_STAGES:
    default:
      return "win.next";
    }
}
