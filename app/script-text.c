/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script-text.h"

#include <glib/gi18n.h>

#include "day-text.h"
#include "last-spell/names.h"

char *
hk_game_title (const LsGame *game)
{
  g_autofree char *title = ls_name_game (game);

  if (game->setup.mode == LS_MODE_INTRODUCTORY)
    return g_steal_pointer (&title);
  /* Translators: the scenario and which night or day it is: "Gildenberg · Night 2" */
  return g_strdup_printf (game->stage == LS_STAGE_DAY ? _("%s · Day %u") : _("%s · Night %u"), title, game->night);
}

/* Where there is room for two words. */
char *
hk_game_short_title (const LsGame *game)
{
  /* Translators: the title of a telephone's window */
  return g_strdup_printf (game->stage == LS_STAGE_DAY ? _("Day %u") : _("Night %u"), game->night);
}

char *
hk_game_short_subtitle (const LsGame *game)
{
  if (game->stage < LS_STAGE_BOSS || game->stage > LS_STAGE_ATTACK)
    return hk_game_subtitle (game);
  /* Translators: below the title of a telephone's window, so short: the monster phase, and what its fate coin shows */
  return g_strdup_printf (game->coin == LS_COIN_LEFT ? _("Phase %u · left ◀") : _("Phase %u · right ▶"), game->phase);
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

/* What is said of a stage: over what was told in it, on the large button, and what that does. */
static const struct
{
  const char *headline;
  const char *label;
  const char *action;
} stages[LS_N_STAGES] = {
  [LS_STAGE_DAY] = { N_("The night begins"), N_("Begin the Night"), "win.begin-night" },
  [LS_STAGE_PANIC] = { N_("Panic"), N_("Next"), "win.next" },
  [LS_STAGE_COIN] = { N_("Fate coin"), N_("Next"), "win.next" },
  [LS_STAGE_BOSS] = { N_("The boss"), N_("Next"), "win.next" },
  [LS_STAGE_SPAWN] = { N_("Monsters come out of the mist"), N_("Next"), "win.next" },
  [LS_STAGE_MOVEMENT] = { N_("All monsters move"), N_("Next"), "win.next" },
  [LS_STAGE_ATTACK] = { N_("The monsters strike"), N_("Attack"), "win.next" },
  [LS_STAGE_HEROES] = { N_("The heroes"), N_("End Hero Phase"), "win.end-hero-phase" },
  [LS_STAGE_OVER] = { N_("The end"), N_("Back to Start"), "win.start" },
};

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
  if (line && before->stage == LS_STAGE_DAY && command->kind != LS_DO_BEGIN_NIGHT)
    return g_strdup (_("The day"));
  if (line)
    return g_strdup (_(stages[before->stage].headline));
  if (game->stage != LS_STAGE_DAY)
    return g_strdup (_(stages[game->stage].headline));
  return g_strdup (ls_day_is_short (game) ? _("Place your heroes, then begin the night") : _("A new day"));
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

/* Looking back, there is only one way on. */
const char *
hk_next_label (const LsGame *game,
               gboolean      looking_back)
{
  if (game->stage == LS_STAGE_DAY && !looking_back)
    return hk_text_day_lead (ls_day_step_next (game, LS_DAY_STEP_MIST));
  return _(stages[looking_back ? LS_STAGE_PANIC : game->stage].label);
}

const char *
hk_next_action (const LsGame *game,
                gboolean      looking_back)
{
  return stages[looking_back ? LS_STAGE_PANIC : game->stage].action;
}
