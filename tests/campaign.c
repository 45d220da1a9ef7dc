/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign.h"

#include <string.h>
#include <glib/gstdio.h>

#include "last-spell/armor.h"
#include "last-spell/need.h"

#define MANY 4000 /* commands: no night is longer */

/* --- The table --- */

const LsGame *
campaign_game (Campaign *self)
{
  return ls_save_game (self->save);
}

Campaign *
campaign_new (void)
{
  Campaign *self = g_new0 (Campaign, 1);
  LsSetup setup;

  self->folder = g_dir_make_tmp ("campaign-XXXXXX", NULL);
  self->file = g_build_filename (self->folder, "campaign.save", NULL);
  self->pack = ls_pack_shipped ();
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, HEROES, 11);
  self->save = ls_save_new (self->pack, &setup, self->file, NULL);
  g_assert_nonnull (self->save);
  return self;
}

void
campaign_free (Campaign *self)
{
  ls_save_free (self->save);
  ls_pack_free (self->pack);
  g_unlink (self->file);
  g_rmdir (self->folder);
  g_free (self->file);
  g_free (self->folder);
  g_free (self);
}

void
campaign_give (Campaign        *self,
               const LsCommand *command)
{
  g_autoptr (GError) error = NULL;

  ls_save_do (self->save, command, NULL, &error);
  g_assert_no_error (error);
  if (self->save->breaches->len > 0)
    g_error ("after %s: %s", ls_command_name (command->kind), (char *) g_ptr_array_index (self->save->breaches, 0));
}

void
campaign_play (Campaign   *self,
               const char *format,
               ...)
{
  LsCommand command;
  va_list args;

  va_start (args, format);
  table_read_words (format, args, &command);
  va_end (args);
  campaign_give (self, &command);
}

/* Refused, and the rule stands in the reason; the game stays as it was. */
void
campaign_refuses (Campaign   *self,
                  const char *rule,
                  const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *cited = g_strdup_printf ("(%s", rule);
  guint length = automa_history_length (self->save->history);
  LsCommand command;

  table_read (words, &command);
  g_assert_false (ls_save_do (self->save, &command, NULL, &error));
  g_test_message ("refused: %s: %s", words, error->message);
  g_assert_nonnull (strstr (error->message, cited));
  g_assert_cmpuint (automa_history_length (self->save->history), ==, length);
}

void
campaign_expect_day (Campaign  *self,
                     LsScenario scenario,
                     guint      night)
{
  g_assert_cmpint (campaign_game (self)->stage, ==, LS_STAGE_DAY);
  g_assert_cmpint (campaign_game (self)->scenario, ==, scenario);
  g_assert_cmpuint (campaign_game (self)->night, ==, night);
}

/* --- Nights --- */

/* Whatever the game waits for gets the first answer there is. */
static gboolean
answer (Campaign *self)
{
  const LsGame *game = campaign_game (self);
  g_auto (LsNeed) need = { 0 };
  char spot[LS_SPOT_NAME_SIZE];

  if (!ls_game_needs (game, &need))
    return FALSE;
  switch (need.kind)
    {
    case LS_NEED_CHOICE:
      campaign_play (self, "choose monster=%s target=%s", need.monster, (char *) g_ptr_array_index (need.choices, 0));
      return TRUE;
    case LS_NEED_BOSS_AT:
      campaign_play (self, "boss-at at=%s", ls_spot_name (g_array_index (need.spots, LsSpot, 0), spot));
      return TRUE;
    case LS_NEED_MOVEMENT_TOKEN:
      for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
        if (!(game->sheets[ls_game_find_hero (game, need.hero)].spent & 1 << i))
          {
            campaign_play (self, "hero-token hero=%s token=%u spent=true", need.hero, i + 1);
            return TRUE;
          }
      g_assert_not_reached ();
    default:
      return FALSE;
    }
}

/* Every card that may be used against what comes now is. */
static void
use_armor (Campaign *self)
{
  for (guint i = 0; i < campaign_game (self)->n_items; i++)
    {
      const char *item = campaign_game (self)->items[i].id;

      if (!ls_game_may_use_armor (campaign_game (self), item, NULL, NULL, NULL))
        continue;
      campaign_play (self, "use-armor item=%s", item);
      self->turned++;
    }
}

static gboolean
is_this_night (Campaign *self,
               guint     night)
{
  return campaign_game (self)->night == night && campaign_game (self)->stage != LS_STAGE_DAY
         && campaign_game (self)->stage != LS_STAGE_OVER;
}

/* What has come out of the mist, but for the Dryad while she is a sprout. */
static gboolean
can_be_struck (const LsGame    *game,
               const LsMonster *monster)
{
  return !ls_board_in_mist (game->board, game->mist, monster->spots.at[0])
         && !(g_str_has_prefix (monster->id, "dryad") && game->boss.stage == 1);
}

/* The first monster in reach of nobody in particular is struck by a hero, twice if need be; no hero strikes twice. */
static void
strike_one (Campaign *self,
            guint     night)
{
  const char *id = NULL;

  for (guint i = 0; i < campaign_game (self)->n_monsters && !id; i++)
    if (can_be_struck (campaign_game (self), &campaign_game (self)->monsters[i]))
      id = campaign_game (self)->monsters[i].id;
  if (!id)
    return;
  campaign_play (self, "roll monster=%s hero=Bruno damage=1 magic=true", id);
  self->rolled++;
  if (is_this_night (self, night) && ls_game_find_monster (campaign_game (self), id) >= 0
      && campaign_game (self)->attack.n > 0 && campaign_game (self)->attack.targets[0].missed)
    {
      campaign_play (self, "reroll monster=%s", id);
      self->rolled++;
    }
  if (is_this_night (self, night) && ls_game_find_monster (campaign_game (self), id) >= 0)
    {
      g_autofree char *again = g_strdup_printf ("roll monster=%s hero=Bruno damage=1", id);

      campaign_refuses (self, "hero.attack-once", again);
    }
}

/* A scroll's zone is large: whoever stands in it turns what there is. */
static void
strike_friend (Campaign *self)
{
  campaign_play (self, "roll monster=Ada hero=Cleo damage=1 scroll=true");
  use_armor (self);
}

/* The heroes strike down all they can, the last comer first. */
static void
strike_all (Campaign *self,
            guint     night)
{
  for (guint i = campaign_game (self)->n_monsters; i > 0 && is_this_night (self, night); i--)
    {
      const LsGame *game = campaign_game (self);

      if (i <= game->n_monsters && can_be_struck (game, &game->monsters[i - 1]))
        campaign_play (self, "monster-kill monster=%s", game->monsters[i - 1].id);
    }
}

static void
fight (Campaign *self,
       guint     night)
{
  const char *hero = campaign_game (self)->heroes[0].id;

  if (campaign_game (self)->sheets[0].actions > 0 && !campaign_game (self)->sheets[0].armor_up)
    campaign_play (self, "armor-up hero=%s", hero);
  strike_friend (self);
  strike_one (self, night);
  strike_all (self, night);
  for (guint i = 0; i < HEROES && is_this_night (self, night); i++)
    if (campaign_game (self)->heroes[i].wounds > 0)
      campaign_play (self, "hero-wounds hero=%s wounds=0", campaign_game (self)->heroes[i].id);
}

/* Up to the morning, or to the end of all. The app flips, draws and rolls. */
void
campaign_night (Campaign *self,
                guint     quests)
{
  guint night = campaign_game (self)->night;

  self->bosses += night == LS_NIGHTS ? 1 : 0;
  if (night == 2)
    campaign_play (self, "quests solved=%u", quests);
  for (guint i = 0; i < MANY && is_this_night (self, night); i++)
    {
      if (answer (self))
        continue;
      if (campaign_game (self)->stage != LS_STAGE_HEROES)
        {
          use_armor (self);
          campaign_play (self, "next");
          continue;
        }
      self->phases++;
      fight (self, night);
      while (answer (self))
        ;
      if (is_this_night (self, night))
        campaign_play (self, "end-hero-phase");
    }
  g_assert_false (is_this_night (self, night));
}

/* The same once more, from what lies on disk. */
void
campaign_expect_same (Campaign *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("campaign");
  g_autofree LsGame *before = g_memdup2 (campaign_game (self), sizeof (LsGame));
  guint length = automa_history_length (self->save->history);

  ls_save_free (self->save);
  self->save = ls_save_open (self->pack, self->file, problems);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_cmpuint (automa_history_length (self->save->history), ==, length);
  g_assert_cmpmem (campaign_game (self), sizeof (LsGame), before, sizeof (LsGame));
}

