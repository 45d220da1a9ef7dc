/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole campaign, from Gildenberg's first day to Glenwald's end, as a table plays it. Every day with its upkeep, its
 * building and its shopping, every night with its phases; on disk, with the auditor on, and the same once more from the
 * journal. */
#include "campaign.h"
#include "last-spell/sites.h"

/* --- Days --- */

static void
begin_day (Campaign *self)
{
  int west = campaign_game (self)->mist[LS_WEST];
  guint gold = campaign_game (self)->gold;

  campaign_refuses (self, "day.mist", "day-scout");
  campaign_play (self, "day-mist");
  g_assert_cmpint (campaign_game (self)->mist[LS_WEST], ==, west - 1);
  campaign_refuses (self, "day.mist", "day-mist");
  campaign_play (self, "day-scout");
  if (campaign_game (self)->night == 1)
    campaign_refuses (self, "day.production", "day-production");
  else
    campaign_play (self, "day-production");
  g_assert_cmpuint (campaign_game (self)->gold, >=, gold);
}

/* A perk each, of the level that is open to the hero. */
static void
choose_perks (Campaign *self)
{
  for (guint i = 0; i < HEROES; i++)
    while (campaign_game (self)->sheets[i].perks_due > 0)
      {
        const LsHeroSheet *sheet = &campaign_game (self)->sheets[i];
        guint level = MIN (sheet->n_perks / 2 + 1u, LS_PERK_LEVELS);
        g_autofree char *words =
          g_strdup_printf ("perk hero=%s perk=perk-%u level=%u", campaign_game (self)->heroes[i].id, sheet->n_perks, level);

        campaign_play (self, "%s", words);
        if (sheet->perks_due == 0)
          campaign_refuses (self, "day.level", words);
      }
}

static void
repair_all (Campaign *self)
{
  for (guint i = 0; i < campaign_game (self)->n_structures; i++)
    {
      const LsStructure *structure = &campaign_game (self)->structures[i];
      guint flames = MIN (structure->flames, campaign_game (self)->materials);
      guint materials = campaign_game (self)->materials;

      if (flames == 0)
        continue;
      campaign_play (self, "repair structure=%s flames=%u", structure->id, flames);
      g_assert_cmpuint (campaign_game (self)->materials, ==, materials - flames);
    }
}

/* Builds it on the first site that there is, if there is one and it can be paid. */
static gboolean
build (Campaign   *self,
       const char *type)
{
  const LsGame *game = campaign_game (self);
  const LsStructureFacts *facts = ls_pack_structure (game->pack, type);
  guint gold = game->gold, materials = game->materials, n = game->n_structures;
  LsSpots sites[LS_MAX_SITES];
  guint8 spots[LS_N_CELLS];
  LsCommand command = { .kind = LS_DO_BUILD, .word = g_intern_string (type), .flag = -1 };

  if (gold < facts->cost.gold || materials < facts->cost.materials || ls_town_spots (game, facts, spots) == 0)
    return FALSE;
  for (LsSpot spot = 0; spot < LS_N_CELLS && command.spots.n == 0; spot++)
    if (spots[spot] && ls_town_sites (game, facts, spot, sites, NULL) > 0)
      command.spots = sites[0];
  campaign_give (self, &command);
  game = campaign_game (self);
  g_assert_cmpuint (game->n_structures, ==, n + 1);
  g_assert_cmpuint (game->gold, ==, gold - facts->cost.gold + facts->gain.gold);
  g_assert_cmpuint (game->materials, ==, materials - facts->cost.materials + facts->gain.materials);
  return TRUE;
}

/* What the first day's wealth gives in a later town: production first, then defenses; an upgrade if one is left over. */
static void
build_all (Campaign *self)
{
  static const char *const wanted[] = { "gold-mine", "scavenger-camp", "watchtower", "ballista", "catapult", "warp-gate" };
  guint built = 0;

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    built += build (self, wanted[i]) ? 1 : 0;
  g_test_message ("%u built", built);
  if (campaign_game (self)->materials >= 4 && ls_game_find_structure (campaign_game (self), "gold-mine-1") >= 0
      && !campaign_game (self)->structures[ls_game_find_structure (campaign_game (self), "gold-mine-1")].upgraded)
    campaign_play (self, "upgrade structure=gold-mine-1");
}

/* The last piece in the stash, for half of what it cost. */
static void
sell_one (Campaign *self)
{
  const LsGame *game = campaign_game (self);

  for (guint i = game->n_items; i > 0; i--)
    if (game->items[i - 1].holder == LS_IN_STASH && game->items[i - 1].price > 0)
      {
        guint gold = game->gold, price = game->items[i - 1].price;

        campaign_play (self, "sell items=%s cost=%u", game->items[i - 1].id, price);
        g_assert_cmpuint (campaign_game (self)->gold, ==, gold + price / 2);
        return;
      }
}

static void
end_day (Campaign *self)
{
  LsCommand command;

  campaign_play (self, "day-end");
  campaign_refuses (self, "day.end", "refresh");
  for (guint i = 0; i < HEROES; i++)
    g_assert_cmpuint (campaign_game (self)->heroes[i].mana, >=, campaign_game (self)->heroes[i].base_mana);
  while (ls_bot_deploy (campaign_game (self), &command))
    campaign_give (self, &command);
  campaign_play (self, "begin-night");
}

/* --- Gildenberg --- */

static void
build_first_day (Campaign *self)
{
  begin_day (self);
  campaign_refuses (self, "day.place", "build type=wooden-wall spots=C5,C6");
  campaign_refuses (self, "day.build", "upgrade structure=house-1");
  campaign_play (self, "upgrade structure=wooden-wall-1");
  g_assert_cmpuint (campaign_game (self)->materials, ==, 0);
  campaign_refuses (self, "day.build", "upgrade structure=wooden-wall-2");
  campaign_play (self, "scavenge structure=ruin-1-1 gold=1 materials=1 equipment=true");
  campaign_play (self, "scavenge structure=ruin-1-2 gold=0 materials=2");
  campaign_refuses (self, "day.scavenge", "scavenge structure=ruin-1-3 gold=1 materials=1"); /* two houses, two workers */
  campaign_play (self, "item-add item=chain-armor kind=high-armor price=3");
  campaign_play (self, "item-take item=item-1 hero=Ada");
  campaign_refuses (self, "hero.encumbrance", "item-take item=item-1 hero=Ada");
  end_day (self);
}

static void
shop_second_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  campaign_play (self, "item-add item=spear kind=two-handed price=4"); /* the panic track's */
  campaign_play (self, "buy item=red kind=potion price=2");
  campaign_play (self, "item-take item=item-2 hero=Bruno");
  campaign_play (self, "item-take item=item-3 hero=Cleo");
  campaign_refuses (self, "hero.encumbrance", "item-take item=item-3 hero=Cleo");
  end_day (self);
}

static void
third_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  campaign_play (self, "item-add item=drop-shield kind=shield price=2");
  campaign_play (self, "item-take item=item-4 hero=Ada");
  end_day (self);
}

/* --- On to the next town --- */

/* Whoever carries more than the way allows puts it back first. */
static void
lighten (Campaign *self)
{
  int hero;

  for (guint i = 0; i < LS_MAX_ITEMS && (hero = ls_game_overladen_hero (campaign_game (self))) >= 0; i++)
    {
      const LsGame *game = campaign_game (self);

      campaign_refuses (self, "setup.campaign", "day-mist");
      for (guint j = game->n_items; j > 0; j--)
        if (game->items[j - 1].holder == hero)
          {
            campaign_play (self, "item-remove item=%s", game->items[j - 1].id);
            break;
          }
    }
  g_assert_cmpint (ls_game_overladen_hero (campaign_game (self)), <, 0);
}

static void
turn_cards (Campaign *self)
{
  for (guint i = 0; i < HEROES; i++)
    {
      campaign_play (self, "turn-card hero=%s mana=8 movement=3,3,4", campaign_game (self)->heroes[i].id);
      g_assert_cmpuint (campaign_game (self)->sheets[i].level, ==, 2);
      g_assert_cmpuint (campaign_game (self)->heroes[i].base_mana, ==, 8);
    }
  campaign_refuses (self, "day.level", "turn-card hero=Ada mana=8 movement=3,3,4");
}

/* A day of a later town: everything that the stash allows. */
static void
any_day (Campaign *self)
{
  begin_day (self);
  choose_perks (self);
  repair_all (self);
  while (campaign_game (self)->equipment > 0)
    campaign_play (self, "item-add item=thing kind=scroll price=3");
  sell_one (self);
  build_all (self);
  if (campaign_game (self)->gold > 0)
    campaign_play (self, "refresh");
  end_day (self);
}

/* A town's first days are its own; the others are alike. */
static void
play_town (Campaign  *self,
           LsScenario scenario)
{
  campaign_expect_day (self, scenario, 1);
  g_assert_cmpuint (campaign_game (self)->mages, ==, 4);
  any_day (self);
  for (guint night = 1; night <= LS_NIGHTS; night++)
    {
      campaign_night (self, 1);
      if (night == LS_NIGHTS)
        break;
      campaign_expect_day (self, scenario, night + 1);
      any_day (self);
    }
}

static void
play_gildenberg (Campaign *self)
{
  campaign_expect_day (self, LS_SCENARIO_GILDENBERG, 1);
  build_first_day (self);
  campaign_night (self, 1);
  campaign_expect_day (self, LS_SCENARIO_GILDENBERG, 2);
  shop_second_day (self);
  campaign_night (self, 1);
  campaign_expect_day (self, LS_SCENARIO_GILDENBERG, 3);
  third_day (self);
  campaign_night (self, 1);
}

static void
test_won (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  play_gildenberg (self);
  campaign_expect_day (self, LS_SCENARIO_LAKEBURG, 1);
  campaign_expect_same (self);
  g_assert_cmpint (ls_game_overladen_hero (campaign_game (self)), >=, 0); /* one piece each comes along */
  lighten (self);
  turn_cards (self);
  play_town (self, LS_SCENARIO_LAKEBURG);
  campaign_expect_day (self, LS_SCENARIO_GLENWALD, 1);
  lighten (self);
  play_town (self, LS_SCENARIO_GLENWALD);
  g_assert_cmpint (campaign_game (self)->stage, ==, LS_STAGE_OVER);
  g_assert_cmpint (campaign_game (self)->outcome, ==, LS_WON);
  g_assert_cmpuint (self->bosses, ==, 3);
  g_assert_cmpuint (self->phases, >=, 18);
  g_assert_cmpuint (self->turned, >=, 3);
  g_assert_cmpuint (self->rolled, >=, 9);
  campaign_expect_same (self);
}

/* A campaign that ends early: no quest solved by the second night of the second town, a dead hero, a fallen circle. */
static void
test_lost_quests (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  play_gildenberg (self);
  lighten (self);
  any_day (self);
  campaign_night (self, 1);
  any_day (self);
  campaign_night (self, 0);
  g_assert_cmpint (campaign_game (self)->outcome, ==, LS_LOST);
  g_assert_cmpint (campaign_game (self)->outcome_rule, ==, LS_RULE_NIGHT_QUESTS);
  g_assert_cmpint (campaign_game (self)->scenario, ==, LS_SCENARIO_LAKEBURG);
  campaign_expect_same (self);
}

static void
test_lost_hero (void)
{
  g_autoptr (Campaign) self = campaign_new ();

  build_first_day (self);
  campaign_play (self, "hero-wounds hero=Cleo wounds=8");
  g_assert_cmpint (campaign_game (self)->outcome, ==, LS_LOST);
  g_assert_cmpint (campaign_game (self)->outcome_rule, ==, LS_RULE_DAMAGE_HERO);
  g_assert_true (ls_save_undo (self->save, NULL));
  g_assert_cmpint (campaign_game (self)->outcome, ==, LS_PLAYING);
  campaign_play (self, "mages mages=0");
  g_assert_cmpint (campaign_game (self)->outcome_rule, ==, LS_RULE_DAMAGE_CIRCLE);
  campaign_expect_same (self);
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
