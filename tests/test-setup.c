/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How games are set up, and what each day does for its night: the modes, the campaign, the mist, the scouted cards. */
#include "table.h"

#include <string.h>

#include "drawing.h"

/* --- setup.scenario --- */

static guint
count_structures (const LsGame *game,
                  const char   *type)
{
  guint n = 0;

  for (guint i = 0; i < game->n_structures; i++)
    n += strcmp (game->structures[i].type->id, type) == 0 ? 1 : 0;
  return n;
}

static const struct
{
  LsScenario  scenario;
  const char *board;
  guint       wooden_walls, stone_walls, gold, materials;
} scenarios[] = { { LS_SCENARIO_GILDENBERG, "gildenberg", 7, 0, 2, 2 },
                  { LS_SCENARIO_LAKEBURG, "lakeburg", 5, 0, 4, 4 },
                  { LS_SCENARIO_GLENWALD, "glenwald", 0, 7, 6, 6 } };

/* Two houses, a shop, ruins three of one spot, two of two, one of three; walls and stash by scenario. */
static void
expect_town (Table *t,
             guint  i)
{
  const LsGame *game = t->game;

  g_assert_cmpstr (game->board->id, ==, scenarios[i].board);
  g_assert_cmpint (game->scenario, ==, scenarios[i].scenario);
  g_assert_cmpuint (count_structures (game, "house"), ==, 2);
  g_assert_cmpuint (count_structures (game, "shop"), ==, 1);
  g_assert_cmpuint (count_structures (game, "ruin-1"), ==, 3);
  g_assert_cmpuint (count_structures (game, "ruin-2"), ==, 2);
  g_assert_cmpuint (count_structures (game, "ruin-3"), ==, 1);
  g_assert_cmpuint (count_structures (game, "wooden-wall"), ==, scenarios[i].wooden_walls);
  g_assert_cmpuint (count_structures (game, "stone-wall"), ==, scenarios[i].stone_walls);
  g_assert_cmpuint (game->n_structures, ==, 9 + scenarios[i].wooden_walls + scenarios[i].stone_walls);
}

/* By day before the first night: full box, two flames on every slot, four mages, the mist six spots away. */
static void
expect_fresh (Table *t)
{
  const LsGame *game = t->game;

  expect_stage (t, LS_STAGE_DAY);
  g_assert_cmpuint (game->night, ==, 1);
  g_assert_cmpuint (game->phase, ==, 0);
  g_assert_cmpuint (game->n_monsters, ==, 0);
  g_assert_cmpuint (game->n_tokens, ==, 0);
  g_assert_cmpuint (game->mages, ==, 4);
  g_assert_cmpuint (game->quests, ==, 0);
  expect_track (t, "2 2 2 2 2 2");
  g_assert_cmpmem (&game->supply, sizeof game->supply, &t->pack->figures, sizeof t->pack->figures);
  g_assert_cmpint (game->mist[LS_WEST], ==, 6);
  g_assert_cmpint (game->mist[LS_NORTH], ==, 6);
  g_assert_cmpint (game->mist[LS_EAST], ==, 6);
  g_assert_cmpint (game->mist[LS_SOUTH], ==, -1);
}

static void
test_scenario (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autoptr (Table) t = table_new (scenarios[i].scenario, LS_MODE_SINGLE, 3, 1);

      expect_town (t, i);
      expect_fresh (t);
      g_assert_cmpuint (t->game->gold, ==, scenarios[i].gold);
      g_assert_cmpuint (t->game->materials, ==, scenarios[i].materials);
      for (guint j = 0; j < t->game->n_structures; j++)
        g_assert_cmpuint (t->game->structures[j].flames, ==, 0);
    }
}

/* Every wall stands in a cutout of its board. */
static void
test_scenario_walls (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autoptr (Table) t = table_new (scenarios[i].scenario, LS_MODE_SINGLE, 3, 1);

      for (guint j = 0; j < t->game->n_structures; j++)
        {
          gboolean fits = t->game->structures[j].type->class_ != LS_WALL;

          for (guint k = 0; k < t->game->board->walls->len; k++)
            fits = fits || memcmp (&g_array_index (t->game->board->walls, LsSpots, k), &t->game->structures[j].spots,
                                   sizeof (LsSpots)) == 0;
          g_assert_true (fits);
        }
    }
}

/* Heroes begin whole, with their mana and tokens, beside the board. */
static void
test_heroes (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, 1);

  g_assert_cmpuint (t->game->n_heroes, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (t->game->heroes[i].hit_points, ==, 8 - i % 2);
      g_assert_cmpuint (t->game->heroes[i].wounds, ==, 0);
      g_assert_cmpuint (t->game->heroes[i].mana, ==, 4 + i);
      g_assert_cmpuint (t->game->heroes[i].base_mana, ==, 4 + i);
      g_assert_false (t->game->sheets[i].on_board);
      g_assert_false (t->game->sheets[i].dead);
    }
  table_refuses (t, LS_GAME_ERROR_RULE, "begin-night");
}

/* --- setup.intro --- */

/* Card 1 on slot 1, card 3 on slot 2, no other; the mist stays; one night, then won, without quests. */
static void
test_intro (void)
{
  for (guint64 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, seed);

      g_assert_cmpstr (t->game->board->id, ==, "introductory");
      expect_fresh (t);
      table_begin_night (t);
      g_assert_cmpint (t->game->mist[LS_WEST], ==, 6);
      g_assert_cmpint (t->game->mist[LS_NORTH], ==, 6);
      g_assert_cmpint (t->game->mist[LS_EAST], ==, 6);
      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        g_assert_cmpuint (t->game->cards.slots[i].n, ==, i < 2 ? 1 : 0);
      g_assert_cmpint (t->game->cards.slots[0].cards[0], ==, ls_pack_pattern (t->pack, "1") + 1);
      g_assert_cmpint (t->game->cards.slots[1].cards[0], ==, ls_pack_pattern (t->pack, "3") + 1);
      table_go_to (t, LS_STAGE_MOVEMENT);
      while (t->game->stage != LS_STAGE_OVER)
        table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
      expect_over (t, LS_WON, LS_RULE_SETUP_INTRO);
    }
}

/* --- setup.solo --- */

/* Five actions each; one hero is enough to begin with. */
static void
test_solo (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);

  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (t->game->sheets[i].actions, ==, 5);
  table_refuses (t, LS_GAME_ERROR_RULE, "begin-night");
  table_do (t, "hero-at hero=Cleo at=L14");
  table_do (t, "begin-night");
  g_assert_cmpuint (ls_game_heroes_in_play (t->game), ==, 1);
  table_do (t, "hero-actions hero=Cleo actions=0");
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_sheet (t, "Cleo")->actions, ==, 5);
}

/* Lost only when none is left. */
static void
test_solo_lost (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 3, 1);

  table_begin_night (t);
  table_do (t, "hero-wounds hero=Ada wounds=8");
  table_do (t, "hero-wounds hero=Cleo wounds=8");
  expect_stage (t, LS_STAGE_PANIC);
  table_do (t, "hero-wounds hero=Bruno wounds=7");
  expect_over (t, LS_LOST, LS_RULE_DAMAGE_HERO);
}

/* The only hero in play counts for the night's end, not those who wait. */
static void
test_solo_night (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);

  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "begin-night");
  table_show_all_cards (t);
  while (t->game->n_monsters > 2)
    table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_stage (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
  expect_stage (t, LS_STAGE_DAY);
}

/* --- setup.campaign --- */

/* All three nights, with an empty panic track at the end of the last, so that it pays nothing. */
static void
win_scenario (Table *t,
              guint  gold,
              guint  materials)
{
  table_do (t, "quests solved=1");
  table_win_night (t);
  table_win_night (t);
  table_begin_night (t);
  for (guint slot = 1; slot <= 6; slot++)
    table_do (t, "panic slot=%u flames=0", slot);
  table_do (t, "gold gold=%u", gold);
  table_do (t, "materials materials=%u", materials);
  table_kill_boss (t);
}

static void
expect_campaign (Table *t,
                 guint  i,
                 guint  gold,
                 guint  materials)
{
  g_assert_cmpint (t->game->outcome, ==, LS_PLAYING);
  expect_town (t, i);
  expect_fresh (t);
  g_assert_cmpuint (t->game->gold, ==, gold);
  g_assert_cmpuint (t->game->materials, ==, materials);
}

/* Gildenberg, Lakeburg, Glenwald; only what was carried over. */
static void
test_campaign_carried (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);

  expect_campaign (t, 0, 2, 2);
  win_scenario (t, 11, 12);
  g_assert_true (table_said (t, LS_RULE_SETUP_CAMPAIGN));
  expect_campaign (t, 1, 11, 12);
  win_scenario (t, 3, 0);
  expect_campaign (t, 2, 3, 0);
  win_scenario (t, 0, 0);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* EN 25 has solo play as a campaign too: who has joined comes along, the others can still be recruited, for no less. */
static void
test_solo_campaign (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO_CAMPAIGN, 4, 1);

  g_assert_cmpuint (table_sheet (t, "Ada")->actions, ==, 5);
  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "gold gold=3");
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "recruit hero=Bruno");
  g_assert_cmpuint (t->game->gold, ==, 0);
  win_scenario (t, 7, 2); /* with three heroes, and one of them does not live to see Lakeburg */
  table_do (t, "hero-wounds hero=Cleo wounds=8");
  expect_town (t, 1);
  g_assert_cmpuint (t->game->gold, ==, 7);
  g_assert_true (table_sheet (t, "Ada")->entered && table_sheet (t, "Bruno")->entered);
  g_assert_false (table_sheet (t, "Dario")->entered);
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "turn-card hero=Ada movement=2,3,4 mana=6");
  table_do (t, "recruit hero=Dario");
  g_assert_cmpuint (t->game->gold, ==, 0);
  table_do (t, "turn-card hero=Dario movement=2,3,4 mana=6");
  win_scenario (t, 0, 0);
  win_scenario (t, 0, 0);
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* The other ruling: with the next set-up's besides. */
static void
test_campaign_added (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);

  table_do (t, "ruling ruling=campaign-resources value=added");
  win_scenario (t, 11, 12);
  expect_campaign (t, 1, 11 + 4, 12 + 4);
  win_scenario (t, 3, 0);
  expect_campaign (t, 2, 3 + 6, 0 + 6);
}

/* After each scenario the panic track pays too. */
static void
test_campaign_reward (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);
  guint equipment;

  table_do (t, "quests solved=1");
  table_win_night (t);
  table_win_night (t);
  table_begin_night (t);
  table_do (t, "panic slot=1 flames=0");
  table_do (t, "panic slot=2 flames=1");
  table_do (t, "gold gold=1");
  table_do (t, "materials materials=2");
  equipment = t->game->equipment;
  table_kill_boss (t);
  expect_campaign (t, 1, 1 + 5, 2 + 5);
  g_assert_cmpuint (t->game->equipment, ==, equipment + 1);
}

/* --- day.mist --- */

/* One spot nearer each day: 5, 4, 3. */
static void
test_mist (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (t, "quests solved=1");
  for (int night = 1; night <= 3; night++)
    {
      g_assert_cmpint (t->game->mist[LS_NORTH], ==, 7 - night);
      table_win_night (t);
      if (night < 3)
        for (LsFacing side = 0; side < LS_N_FACINGS; side++)
          g_assert_cmpint (t->game->mist[side], ==, side == LS_SOUTH ? -1 : 6 - night);
    }
}

/* Never past the town's line; each tile for itself. */
static void
test_mist_stops (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (t, "mist side=north distance=0");
  table_do (t, "mist side=west distance=1");
  table_begin_night (t);
  g_assert_true (table_said (t, LS_RULE_DAY_MIST));
  g_assert_cmpint (t->game->mist[LS_NORTH], ==, 0);
  g_assert_cmpint (t->game->mist[LS_WEST], ==, 0);
  g_assert_cmpint (t->game->mist[LS_EAST], ==, 5);
}

/* No hero may stand where the mist will lie: E15 is six spots from column K, F15 five. */
static void
test_mist_heroes (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (t, "hero-at hero=Bruno at=L14");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=D15");
  table_do (t, "hero-at hero=Ada at=E15");
  table_refuses (t, LS_GAME_ERROR_RULE, "mist side=west distance=5");
  table_refuses (t, LS_GAME_ERROR_RULE, "begin-night");
  table_do (t, "hero-at hero=Ada at=F15");
  table_do (t, "begin-night");
}

/* --- day.scout --- */

static void
expect_row (Table *t)
{
  const LsDirectionCard *card;
  guint day = t->game->night - 1u;
  guint n = 0;

  g_assert_cmpuint (t->game->direction, >, 0);
  card = &g_array_index (t->pack->directions, LsDirectionCard, t->game->direction - 1);
  for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
    {
      gboolean named = memchr (card->slots[day], (int) slot, card->n[day]) != NULL;

      g_assert_cmpuint (t->game->cards.slots[slot - 1].n, ==, named ? 2 : 0);
      n += named ? 2 : 0;
    }
  g_assert_cmpuint (n, ==, 2 * card->n[day]);
  g_assert_cmpuint (n + t->game->deck.n, ==, 10);
}

/* The ten cards of the night, on slots and in the deck, by their ids in the pack; each once. */
static void
expect_deck (Table *t,
             guint  b_cards)
{
  gboolean seen[LS_MAX_CARDS] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS + 1; i++)
    {
      const LsPile *pile = i < LS_MAX_SPAWN_SLOTS ? &t->game->cards.slots[i] : &t->game->deck;

      for (guint j = 0; j < pile->n; j++, n++)
        {
          g_assert_cmpuint (pile->cards[j], >, 0);
          g_assert_cmpuint (pile->cards[j], <=, t->pack->patterns->len);
          g_assert_false (seen[pile->cards[j]]);
          seen[pile->cards[j]] = TRUE;
        }
    }
  g_assert_cmpuint (n, ==, 10);
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *id = g_strdup_printf ("%u%s", i + 1, b_cards & (1u << i) ? "B" : "");

      g_assert_true (seen[ls_pack_pattern (t->pack, id) + 1]);
    }
}

/* Two cards on each slot of the day's row, on all three days; ten cards, none doubled. */
static void
test_scout (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, seed);

      table_do (t, "quests solved=1");
      for (guint night = 1; night <= 3; night++)
        {
          table_begin_night (t);
          g_assert_true (table_said (t, LS_RULE_DAY_SCOUT));
          expect_row (t);
          expect_deck (t, 0);
          table_show_all_cards (t);
          while (t->game->night == night && t->game->stage == LS_STAGE_MOVEMENT)
            table_do (t, "monster-kill monster=%s", t->game->monsters[0].id);
        }
    }
}

/* Any of the first five may be swapped for its B card. */
static void
test_scout_b_cards (void)
{
  for (guint b_cards = 0; b_cards < 32; b_cards++)
    {
      g_autoptr (Table) t = NULL;
      LsSetup setup;

      ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, b_cards);
      setup.b_cards = (guint8) b_cards;
      t = table_new_setup (&setup);
      table_begin_night (t);
      expect_row (t);
      expect_deck (t, b_cards);
    }
}

/* The seed decides, and all direction cards and all cards on top come up. */
static void
test_scout_varies (void)
{
  gboolean direction[LS_MAX_CARDS] = { FALSE };
  gboolean top[LS_MAX_CARDS] = { FALSE };
  guint directions = 0, tops = 0;

  for (guint64 seed = 1; seed <= 80; seed++)
    {
      g_autoptr (Table) a = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);
      g_autoptr (Table) b = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);

      table_begin_night (a);
      table_begin_night (b);
      g_assert_cmpmem (&a->game->cards, sizeof a->game->cards, &b->game->cards, sizeof b->game->cards);
      direction[a->game->direction] = TRUE;
      for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
        if (a->game->cards.slots[i].n > 0)
          top[a->game->cards.slots[i].cards[1]] = TRUE;
    }
  for (guint i = 0; i < LS_MAX_CARDS; i++)
    {
      directions += direction[i] ? 1 : 0;
      tops += top[i] ? 1 : 0;
    }
  g_assert_cmpuint (directions, ==, 6);
  g_assert_cmpuint (tops, ==, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("setup.scenario", "town", test_scenario);
  ADD_RULE_TEST ("setup.scenario", "walls", test_scenario_walls);
  ADD_RULE_TEST ("setup.scenario", "heroes", test_heroes);
  ADD_RULE_TEST ("setup.intro", "night", test_intro);
  ADD_RULE_TEST ("setup.solo", "actions", test_solo);
  ADD_RULE_TEST ("setup.solo", "lost", test_solo_lost);
  ADD_RULE_TEST ("setup.solo", "campaign", test_solo_campaign);
  ADD_RULE_TEST ("setup.solo", "night", test_solo_night);
  ADD_RULE_TEST ("setup.campaign", "carried", test_campaign_carried);
  ADD_RULE_TEST ("setup.campaign", "added", test_campaign_added);
  ADD_RULE_TEST ("setup.campaign", "reward", test_campaign_reward);
  ADD_RULE_TEST ("day.mist", "nearer", test_mist);
  ADD_RULE_TEST ("day.mist", "never-past-the-line", test_mist_stops);
  ADD_RULE_TEST ("day.mist", "heroes", test_mist_heroes);
  ADD_RULE_TEST ("day.scout", "row", test_scout);
  ADD_RULE_TEST ("day.scout", "b-cards", test_scout_b_cards);
  ADD_RULE_TEST ("day.scout", "varies", test_scout_varies);

  return g_test_run ();
}
