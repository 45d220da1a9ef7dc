/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole campaign, from Gildenberg's first day to Glenwald's end, as a table plays it: every day with its upkeep, its
 * building and its shopping, every night with its phases; on disk, with the auditor on, and the same once more from the
 * journal. */
#include <string.h>
#include <glib/gstdio.h>

#include "last-spell/need.h"
#include "last-spell/save.h"
#include "table.h"

#define MANY 4000 /* commands: no night is longer */
#define HEROES 4

typedef struct
{
  char   *folder;
  char   *file;
  LsPack *pack;
  LsSave *save;
  guint   phases;   /* monster phases played */
  guint   bosses;   /* nights with one of the three */
} Campaign;

/* --- The table --- */

static const LsGame *
game_of (Campaign *self)
{
  return ls_save_game (self->save);
}

static Campaign *
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

static void
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Campaign, campaign_free)

static void
give (Campaign        *self,
      const LsCommand *command)
{
  g_autoptr (GError) error = NULL;

  ls_save_do (self->save, command, NULL, &error);
  g_assert_no_error (error);
  if (self->save->breaches->len > 0)
    g_error ("after %s: %s", ls_command_name (command->kind), (char *) g_ptr_array_index (self->save->breaches, 0));
}

static void G_GNUC_PRINTF (2, 3)
play (Campaign   *self,
      const char *format,
      ...)
{
  g_autofree char *words = NULL;
  LsCommand command;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s", words);
  table_read (words, &command);
  give (self, &command);
}

/* Refused, and the rule stands in the reason; the game stays as it was. */
static void
refuse (Campaign   *self,
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

static void
expect_day (Campaign  *self,
            LsScenario scenario,
            guint      night)
{
  g_assert_cmpint (game_of (self)->stage, ==, LS_STAGE_DAY);
  g_assert_cmpint (game_of (self)->scenario, ==, scenario);
  g_assert_cmpuint (game_of (self)->night, ==, night);
}

/* --- Days --- */

static void
begin_day (Campaign *self)
{
  int west = game_of (self)->mist[LS_WEST];
  guint gold = game_of (self)->gold;

  refuse (self, "day.mist", "day-scout");
  play (self, "day-mist");
  g_assert_cmpint (game_of (self)->mist[LS_WEST], ==, west - 1);
  refuse (self, "day.mist", "day-mist");
  play (self, "day-scout");
  if (game_of (self)->night == 1)
    refuse (self, "day.production", "day-production");
  else
    play (self, "day-production");
  g_assert_cmpuint (game_of (self)->gold, >=, gold);
}

/* A perk each, of the level that is open to the hero. */
static void
choose_perks (Campaign *self)
{
  for (guint i = 0; i < HEROES; i++)
    while (game_of (self)->sheets[i].perks_due > 0)
      {
        const LsHeroSheet *sheet = &game_of (self)->sheets[i];
        guint level = MIN (sheet->n_perks / 2 + 1u, LS_PERK_LEVELS);
        g_autofree char *words =
          g_strdup_printf ("perk hero=%s perk=perk-%u level=%u", game_of (self)->heroes[i].id, sheet->n_perks, level);

        play (self, "%s", words);
        if (sheet->perks_due == 0)
          refuse (self, "day.level", words);
      }
}

static void
repair_all (Campaign *self)
{
  for (guint i = 0; i < game_of (self)->n_structures; i++)
    {
      const LsStructure *structure = &game_of (self)->structures[i];
      guint flames = MIN (structure->flames, game_of (self)->materials);
      guint materials = game_of (self)->materials;

      if (flames == 0)
        continue;
      play (self, "repair structure=%s flames=%u", structure->id, flames);
      g_assert_cmpuint (game_of (self)->materials, ==, materials - flames);
    }
}

static void
end_day (Campaign *self)
{
  LsCommand command;

  play (self, "day-end");
  refuse (self, "day.end", "refresh");
  for (guint i = 0; i < HEROES; i++)
    g_assert_cmpuint (game_of (self)->heroes[i].mana, >=, game_of (self)->heroes[i].base_mana);
  while (ls_bot_deploy (game_of (self), &command))
    give (self, &command);
  play (self, "begin-night");
}

/* --- Nights --- */

/* Whatever the game waits for gets the first answer there is. */
static gboolean
answer (Campaign *self)
{
  const LsGame *game = game_of (self);
  g_auto (LsNeed) need = { 0 };
  char spot[LS_SPOT_NAME_SIZE];

  if (!ls_game_needs (game, &need))
    return FALSE;
  switch (need.kind)
    {
    case LS_NEED_CHOICE:
      play (self, "choose monster=%s target=%s", need.monster, (char *) g_ptr_array_index (need.choices, 0));
      return TRUE;
    case LS_NEED_BOSS_AT:
      play (self, "boss-at at=%s", ls_spot_name (g_array_index (need.spots, LsSpot, 0), spot));
      return TRUE;
    case LS_NEED_MOVEMENT_TOKEN:
      for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
        if (!(game->sheets[ls_game_find_hero (game, need.hero)].spent & 1 << i))
          {
            play (self, "hero-token hero=%s token=%u spent=true", need.hero, i + 1);
            return TRUE;
          }
      g_assert_not_reached ();
    default:
      return FALSE;
    }
}

static gboolean
is_this_night (Campaign *self,
               guint     night)
{
  return game_of (self)->night == night && game_of (self)->stage != LS_STAGE_DAY
         && game_of (self)->stage != LS_STAGE_OVER;
}

/* What has come out of the mist, but for the Dryad while she is a sprout. */
static gboolean
can_be_struck (const LsGame    *game,
               const LsMonster *monster)
{
  return !ls_board_in_mist (game->board, game->mist, monster->spots.at[0])
         && !(g_str_has_prefix (monster->id, "dryad") && game->boss.stage == 1);
}

/* The heroes strike down all they can, the last comer first. */
static void
strike_all (Campaign *self,
            guint     night)
{
  for (guint i = game_of (self)->n_monsters; i > 0 && is_this_night (self, night); i--)
    {
      const LsGame *game = game_of (self);

      if (i <= game->n_monsters && can_be_struck (game, &game->monsters[i - 1]))
        play (self, "monster-kill monster=%s", game->monsters[i - 1].id);
    }
}

static void
fight (Campaign *self,
       guint     night)
{
  const char *hero = game_of (self)->heroes[0].id;

  if (game_of (self)->sheets[0].actions > 0 && !game_of (self)->sheets[0].armor_up)
    play (self, "armor-up hero=%s", hero);
  strike_all (self, night);
  for (guint i = 0; i < HEROES && is_this_night (self, night); i++)
    if (game_of (self)->heroes[i].wounds > 0)
      play (self, "hero-wounds hero=%s wounds=0", game_of (self)->heroes[i].id);
}

/* Up to the morning, or to the end of all. The app flips, draws and rolls. */
static void
play_night_with (Campaign *self,
                 guint     quests)
{
  guint night = game_of (self)->night;

  self->bosses += night == LS_NIGHTS ? 1 : 0;
  if (night == 2)
    play (self, "quests solved=%u", quests);
  for (guint i = 0; i < MANY && is_this_night (self, night); i++)
    {
      if (answer (self))
        continue;
      if (game_of (self)->stage != LS_STAGE_HEROES)
        {
          play (self, "next");
          continue;
        }
      self->phases++;
      fight (self, night);
      while (answer (self))
        ;
      if (is_this_night (self, night))
        play (self, "end-hero-phase");
    }
  g_assert_false (is_this_night (self, night));
}

static void
play_night (Campaign *self)
{
  play_night_with (self, 1);
}

/* --- Gildenberg --- */

static void
build_first_day (Campaign *self)
{
  begin_day (self);
  refuse (self, "day.place", "build type=wooden-wall spots=C5,C6");
  refuse (self, "day.build", "upgrade structure=house-1");
  play (self, "upgrade structure=wooden-wall-1");
  g_assert_cmpuint (game_of (self)->materials, ==, 0);
  refuse (self, "day.build", "upgrade structure=wooden-wall-2");
  play (self, "scavenge structure=ruin-1-1 gold=1 materials=1 equipment=true");
  play (self, "scavenge structure=ruin-1-2 gold=0 materials=2");
  refuse (self, "day.scavenge", "scavenge structure=ruin-1-3 gold=1 materials=1"); /* two houses, two workers */
  play (self, "item-add item=leather-cap kind=high-armor price=3");
  play (self, "item-take item=item-1 hero=Ada");
  refuse (self, "hero.encumbrance", "item-take item=item-1 hero=Ada");
  end_day (self);
}

static void
shop_second_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  play (self, "item-add item=spear kind=two-handed price=4"); /* the panic track's */
  play (self, "buy item=red kind=potion price=2");
  play (self, "item-take item=item-2 hero=Bruno");
  play (self, "item-take item=item-3 hero=Cleo");
  refuse (self, "hero.encumbrance", "item-take item=item-3 hero=Cleo");
  end_day (self);
}

static void
third_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  play (self, "item-add item=shield kind=shield price=2");
  play (self, "item-take item=item-4 hero=Ada");
  end_day (self);
}

/* --- On to the next town --- */

/* Whoever carries more than the way allows puts it back first. */
static void
lighten (Campaign *self)
{
  int hero;

  for (guint i = 0; i < LS_MAX_ITEMS && (hero = ls_game_overladen_hero (game_of (self))) >= 0; i++)
    {
      const LsGame *game = game_of (self);

      refuse (self, "setup.campaign", "day-mist");
      for (guint j = game->n_items; j > 0; j--)
        if (game->items[j - 1].holder == hero)
          {
            play (self, "item-remove item=%s", game->items[j - 1].id);
            break;
          }
    }
  g_assert_cmpint (ls_game_overladen_hero (game_of (self)), <, 0);
}

static void
turn_cards (Campaign *self)
{
  for (guint i = 0; i < HEROES; i++)
    {
      play (self, "turn-card hero=%s mana=8 movement=3,3,4", game_of (self)->heroes[i].id);
      g_assert_cmpuint (game_of (self)->sheets[i].level, ==, 2);
      g_assert_cmpuint (game_of (self)->heroes[i].base_mana, ==, 8);
    }
  refuse (self, "day.level", "turn-card hero=Ada mana=8 movement=3,3,4");
}

/* A day of a later town: everything that the stash allows. */
static void
any_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  while (game_of (self)->equipment > 0)
    play (self, "item-add item=thing kind=scroll price=2");
  if (game_of (self)->gold > 0)
    play (self, "refresh");
  end_day (self);
}

/* A town's first days are its own; the others are alike. */
static void
play_town (Campaign  *self,
           LsScenario scenario)
{
  expect_day (self, scenario, 1);
  g_assert_cmpuint (game_of (self)->mages, ==, 4);
  any_day (self);
  for (guint night = 1; night <= LS_NIGHTS; night++)
    {
      play_night (self);
      if (night == LS_NIGHTS)
        break;
      expect_day (self, scenario, night + 1);
      any_day (self);
    }
}

/* The same once more, from what lies on disk. */
static void
expect_same_from_disk (Campaign *self)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("campaign");
  g_autofree LsGame *before = g_memdup2 (game_of (self), sizeof (LsGame));
  guint length = automa_history_length (self->save->history);

  ls_save_free (self->save);
  self->save = ls_save_open (self->pack, self->file, problems);
  g_assert_cmpuint (automa_problems_count (problems), ==, 0);
  g_assert_cmpuint (automa_history_length (self->save->history), ==, length);
  g_assert_cmpmem (game_of (self), sizeof (LsGame), before, sizeof (LsGame));
}

static void
play_gildenberg (Campaign *self)
{
  expect_day (self, LS_SCENARIO_GILDENBERG, 1);
  build_first_day (self);
  play_night (self);
  expect_day (self, LS_SCENARIO_GILDENBERG, 2);
  shop_second_day (self);
  play_night (self);
  expect_day (self, LS_SCENARIO_GILDENBERG, 3);
  third_day (self);
  play_night (self);
}

static void
test_won (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  play_gildenberg (self);
  expect_day (self, LS_SCENARIO_LAKEBURG, 1);
  expect_same_from_disk (self);
  g_assert_cmpint (ls_game_overladen_hero (game_of (self)), >=, 0); /* one piece each comes along */
  lighten (self);
  turn_cards (self);
  play_town (self, LS_SCENARIO_LAKEBURG);
  expect_day (self, LS_SCENARIO_GLENWALD, 1);
  lighten (self);
  play_town (self, LS_SCENARIO_GLENWALD);
  g_assert_cmpint (game_of (self)->stage, ==, LS_STAGE_OVER);
  g_assert_cmpint (game_of (self)->outcome, ==, LS_WON);
  g_assert_cmpuint (self->bosses, ==, 3);
  g_assert_cmpuint (self->phases, >=, 18);
  expect_same_from_disk (self);
}

/* A campaign that ends early: no quest solved by the second night of the second town, a dead hero, a fallen circle. */
static void
test_lost_quests (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  play_gildenberg (self);
  lighten (self);
  any_day (self);
  play_night (self);
  any_day (self);
  play_night_with (self, 0);
  g_assert_cmpint (game_of (self)->outcome, ==, LS_LOST);
  g_assert_cmpint (game_of (self)->outcome_rule, ==, LS_RULE_NIGHT_QUESTS);
  g_assert_cmpint (game_of (self)->scenario, ==, LS_SCENARIO_LAKEBURG);
  expect_same_from_disk (self);
}

static void
test_lost_hero (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  build_first_day (self);
  play (self, "hero-wounds hero=Cleo wounds=8");
  g_assert_cmpint (game_of (self)->outcome, ==, LS_LOST);
  g_assert_cmpint (game_of (self)->outcome_rule, ==, LS_RULE_DAMAGE_HERO);
  g_assert_true (ls_save_undo (self->save, NULL));
  g_assert_cmpint (game_of (self)->outcome, ==, LS_PLAYING);
  play (self, "mages mages=0");
  g_assert_cmpint (game_of (self)->outcome_rule, ==, LS_RULE_DAMAGE_CIRCLE);
  expect_same_from_disk (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/last-spell/setup.campaign/played-through", test_won);
  g_test_add_func ("/last-spell/setup.campaign/lost-quests", test_lost_quests);
  g_test_add_func ("/last-spell/setup.campaign/lost-hero", test_lost_hero);
  return g_test_run ();
}
