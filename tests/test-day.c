/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a day: upkeep, levels, the seer, the shop, and the day's end. */
#include "day-table.h"

#include <string.h>

#include "drawing.h"

/* --- day.mist, day.scout --- */

/* Once a day, and begin-night does not do it again. */
static void
test_mist_once (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_do (t, "day-mist");
  g_assert_cmpint (t->game->mist[LS_WEST], ==, 5);
  g_assert_true (table_said (t, LS_RULE_DAY_MIST));
  day_refuses (t, "day.mist", "day-mist");
  table_begin_night (t);
  g_assert_cmpint (t->game->mist[LS_WEST], ==, 5);
  g_assert_false (table_said (t, LS_RULE_DAY_MIST));
  table_refuses (t, LS_GAME_ERROR_STAGE, "day-mist");
}

static void
test_mist_hero (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (Table) intro = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  table_do (t, "hero-at hero=Ada at=E14");
  day_refuses (t, "board.mist", "day-mist");
  day_refuses (intro, "setup.intro", "day-mist");
}

/* Step by step the day leaves what begin-night alone would have left. */
static void
test_scout_same (void)
{
  for (guint night = 1; night <= 3; night++)
    {
      LsSetup setup;
      g_autoptr (Table) a = NULL;
      g_autoptr (Table) b = NULL;

      ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, night);
      setup.night = (guint8) night;
      a = table_new_setup (&setup);
      b = table_new_setup (&setup);
      table_do (a, "day-mist");
      table_do (a, "day-scout");
      g_assert_true (table_said (a, LS_RULE_DAY_SCOUT));
      day_refuses (a, "day.scout", "day-scout");
      table_begin_night (a);
      table_begin_night (b);
      a->game->pack = b->game->pack;
      g_assert_cmpmem (&a->game->cards, sizeof a->game->cards, &b->game->cards, sizeof b->game->cards);
      g_assert_cmpmem (&a->game->boss, sizeof a->game->boss, &b->game->boss, sizeof b->game->boss);
      g_assert_cmpmem (&a->game->random, sizeof a->game->random, &b->game->random, sizeof b->game->random);
      g_assert_cmpmem (a->game->mist, sizeof a->game->mist, b->game->mist, sizeof b->game->mist);
      g_assert_cmpuint (a->game->day_done, ==, b->game->day_done);
    }
}

static void
test_scout_order (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "day.mist", "day-scout");
  table_do (t, "day-mist");
  table_refuses (t, LS_GAME_ERROR_STAGE, "day-scout");
  table_do (t, "direction card=d1");
  table_do (t, "day-scout");
  table_refuses (t, LS_GAME_ERROR_STAGE, "direction card=d2");
}

/* --- day.production --- */

static void
test_production (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);

  day_stash (t, 0, 0);
  table_do (t, "structure-add type=gold-mine spots=U17,U18");
  table_do (t, "structure-add type=scavenger-camp spots=U20,U21");
  table_structure (t, "gold-mine-1")->upgraded = TRUE;
  table_do (t, "day-mist");
  day_refuses (t, "day.scout", "day-production");
  table_do (t, "direction card=d1");
  table_do (t, "day-scout");
  day_refuses (t, "day.production", "build type=house spots=U14");
  table_do (t, "day-production");
  expect_stash (t, 3, 2);
  g_assert_true (table_said (t, LS_RULE_DAY_PRODUCTION));
  day_refuses (t, "day.production", "day-production");
}

static void
test_production_day_1 (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  day_refuses (t, "day.production", "day-production");
}

/* --- day.level --- */

/* Two of a level before one of the next, at most one of level IV, one a day. */
static void
test_perks (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 2);

  g_assert_cmpuint (table_sheet (t, "Ada")->perks_due, ==, 5 + 1);
  day_refuses (t, "day.level", "perk hero=Ada perk=a level=2");
  day_refuses (t, "day.level", "perk hero=Ada perk=a level=5");
  day_refuses (t, "day.level", "perk hero=Ada perk=a level=0");
  table_do (t, "perk hero=Ada perk=a level=1");
  day_refuses (t, "day.level", "perk hero=Ada perk=a level=1");
  day_refuses (t, "day.level", "perk hero=Ada perk=b level=2");
  table_do (t, "perk hero=Ada perk=b level=1");
  table_do (t, "perk hero=Ada perk=c level=2");
  table_do (t, "perk hero=Ada perk=d level=2");
  table_do (t, "perk hero=Ada perk=e level=3");
  table_do (t, "perk hero=Ada perk=f level=3");
  g_assert_true (table_said (t, LS_RULE_DAY_LEVEL));
  day_refuses (t, "day.level", "perk hero=Ada perk=g level=4");
  table_sheet (t, "Ada")->perks_due = 2;
  table_do (t, "perk hero=Ada perk=g level=4");
  day_refuses (t, "day.level", "perk hero=Ada perk=h level=4");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "perk hero=Eve perk=h level=1");
}

/* On day 1 only what a hero begins with; a perk more on each day after it. */
static void
test_perks_by_day (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "perk hero=Ada perk=a level=1");
  day_refuses (t, "day.level", "perk hero=Ada perk=b level=1");
  table_win_night (t);
  table_do (t, "perk hero=Ada perk=b level=1");
  day_refuses (t, "day.level", "perk hero=Ada perk=c level=1");
  table_begin_night (t);
  table_refuses (t, LS_GAME_ERROR_STAGE, "perk hero=Bruno perk=c level=1");
}

static void
test_turn_card (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  g_autoptr (Table) later = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);
  g_autoptr (Table) third = day_table (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 1);

  day_refuses (t, "hero.tokens", "turn-card hero=Ada mana=9 movement=2,3,5");
  table_do (t, "turn-card hero=Ada mana=9 movement=3,3,4,4");
  g_assert_cmpuint (table_hero (t, "Ada")->base_mana, ==, 9);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 9);
  g_assert_cmpuint (table_sheet (t, "Ada")->movement[3], ==, 4);
  g_assert_cmpuint (table_sheet (t, "Ada")->movement[4], ==, 0);
  day_refuses (t, "day.level", "turn-card hero=Ada mana=9 movement=3,3");
  day_refuses (later, "day.level", "turn-card hero=Ada mana=9 movement=3,3");
  g_assert_cmpuint (table_sheet (third, "Ada")->level, ==, 2);
  day_refuses (third, "day.level", "turn-card hero=Ada mana=9 movement=3,3");
}

/* --- day.seer --- */

static void
test_seer (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  guint slot = 1;
  LsPile before, *pile;

  while (t->game->cards.slots[slot - 1].n == 0)
    slot++;
  day_refuses (t, "day.seer", "seer-mist side=west");
  table_do (t, "build type=seer spots=U17,U18");
  day_refuses (t, "day.seer", "seer-mist side=west"); /* six spots away again */
  table_do (t, "mist side=west distance=4");
  table_do (t, "seer-mist side=west");
  g_assert_cmpint (t->game->mist[LS_WEST], ==, 5);
  expect_stash (t, 50 - 3 - 3, 50);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "seer-mist side=south");
  day_refuses (t, "day.seer", "seer-card slot=1");
  table_do (t, "upgrade structure=seer-1");
  before = t->game->cards.slots[slot - 1];
  table_do (t, "seer-card slot=%u", slot);
  pile = &t->game->cards.slots[slot - 1];
  g_assert_cmpuint (pile->cards[0], ==, before.cards[1]);
  g_assert_cmpuint (pile->cards[1], ==, before.cards[0]);
  expect_stash (t, 50 - 3 - 3 - 2 - 2, 50);
  day_stash (t, 1, 0);
  day_refuses (t, "day.seer", "seer-mist side=west");
  table_refuses (t, LS_GAME_ERROR_RULE, "seer-card slot=%u", slot);
}

/* To the last piece of gold, up to six spots and no further, on each side that has mist. */
static void
test_seer_exactly (void)
{
  static const char *const sides[] = { "west", "north", "east" };
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  guint slot = 1;

  while (t->game->cards.slots[slot - 1].n == 0)
    slot++;
  day_stash (t, 3, 0);
  table_do (t, "build type=seer spots=U17,U18");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *words = g_strdup_printf ("seer-mist side=%s", sides[i]);

      table_do (t, "mist side=%s distance=5", sides[i]);
      day_stash (t, 2, 9);
      day_refuses (t, "day.seer", words);
      day_stash (t, 3, 0);
      table_do (t, "%s", words);
      expect_stash (t, 0, 0);
      day_stash (t, 50, 50);
      day_refuses (t, "day.seer", words); /* never beyond six */
    }
  table_do (t, "upgrade structure=seer-1");
  day_stash (t, 1, 50);
  {
    g_autofree char *words = g_strdup_printf ("seer-card slot=%u", slot);

    day_refuses (t, "day.seer", words);
    day_stash (t, 2, 0);
    table_do (t, "%s", words);
    expect_stash (t, 0, 0);
    day_stash (t, 50, 50);
    table_do (t, "structure-remove structure=seer-1"); /* destroyed */
    day_refuses (t, "day.seer", words);
    day_refuses (t, "day.seer", "seer-mist side=west");
  }
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "seer-card slot=0");
}

/* --- Prices --- */

/* EOG, Repair structures, Shop and Seer; EN 25: gold and materials. */
static void
test_prices (void)
{
  static const LsPurse prices[LS_N_PRICES] = { { 0, 1 }, { 1, 0 }, { 3, 0 }, { 2, 0 }, { 3, 0 }, { 5, 0 }, { 7, 0 } };
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  for (LsPrice i = 0; i < LS_N_PRICES; i++)
    {
      g_test_message ("%s", ls_price_names[i]);
      g_assert_cmpuint (pack->prices[i].gold, ==, prices[i].gold);
      g_assert_cmpuint (pack->prices[i].materials, ==, prices[i].materials);
    }
}

/* What is paid is what the pack says, also where that is something else than the box prints. */
static void
test_prices_in_force (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  g_autoptr (Table) solo = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1);

  for (LsPrice i = 0; i < LS_N_PRICES; i++)
    t->pack->prices[i] = solo->pack->prices[i] = (LsPurse){ (guint8) (i + 1), (guint8) (i + 2) };
  table_do (t, "structure-flames structure=house-1 flames=1");
  table_do (t, "structure-add type=seer spots=U17,U18");
  t->game->structures[ls_game_find_structure (t->game, "seer-1")].upgraded = TRUE;
  day_stash (t, 50, 50);
  table_do (t, "repair structure=house-1 flames=1");
  expect_stash (t, 49, 48);
  table_do (t, "refresh");
  expect_stash (t, 47, 45);
  table_do (t, "seer-mist side=west");
  expect_stash (t, 44, 41);
  for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
    if (t->game->cards.slots[slot - 1].n == 2 && t->game->gold == 44)
      table_do (t, "seer-card slot=%u", slot);
  expect_stash (t, 40, 36);
  table_do (solo, "hero-at hero=Ada at=L12");
  day_stash (solo, 50, 50);
  table_do (solo, "recruit hero=Bruno");
  expect_stash (solo, 45, 44);
  table_do (solo, "recruit hero=Cleo");
  expect_stash (solo, 39, 37);
  day_stash (solo, 5, 50);
  day_refuses (solo, "setup.solo", "recruit hero=Dario");
}

/* --- day.refresh, day.sell --- */

static void
test_refresh (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "refresh");
  expect_stash (t, 49, 50);
  g_assert_true (table_said (t, LS_RULE_DAY_REFRESH));
  day_stash (t, 0, 0);
  day_refuses (t, "day.refresh", "refresh");
  table_do (t, "structure-remove structure=shop-1");
  day_refuses (t, "damage.shop", "refresh");
}

/* Half of the sum, not the sum of halves; only what lies in the stash, for no more than it is known to have cost. */
static void
test_sell (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "buy item=Axe kind=one-handed price=3");
  table_do (t, "buy item=Bow kind=two-handed price=4");
  table_do (t, "item-add item=Robe kind=high-armor price=0");
  expect_stash (t, 43, 50);
  day_refuses (t, "day.sell", "sell items=item-1 cost=5");
  day_refuses (t, "day.sell", "sell items=item-1 cost=2");
  table_do (t, "item-take item=item-2 hero=Ada");
  day_refuses (t, "day.sell", "sell items=item-1,item-2 cost=7");
  table_do (t, "item-leave item=item-2");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "sell items=item-1,item-1 cost=6");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "sell items=item-9 cost=6");
  table_do (t, "sell items=item-1,item-2 cost=7");
  expect_stash (t, 46, 50);
  g_assert_cmpuint (t->game->n_items, ==, 1);
  table_do (t, "sell items=item-3 cost=5");
  expect_stash (t, 48, 50);
}

/* A destroyed shop closes buying. */
static void
test_shop_closed (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "damage.shop", "buy item=Axe kind=one-handed price=51");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "buy item=Axe kind=hat price=1");
  table_do (t, "structure-flames structure=shop-1 flames=3");
  day_refuses (t, "damage.shop", "buy item=Axe kind=one-handed price=1");
  table_do (t, "item-add item=Robe kind=high-armor price=4"); /* selling needs none, nor does what was won */
  table_do (t, "sell items=item-1 cost=4");
  day_stash (t, 2, 50);
  table_do (t, "build type=shop spots=U17,U18");
  day_refuses (t, "damage.shop", "buy item=Axe kind=one-handed price=1");
  day_stash (t, 1, 0);
  table_do (t, "buy item=Axe kind=one-handed price=1");
  expect_stash (t, 0, 0);
  day_refuses (t, "day.refresh", "refresh");
  day_stash (t, 1, 0);
  table_do (t, "refresh");
}

/* What gold buys is bought by day only, between upkeep and the day's end. */
static void
test_market_when (void)
{
  static const char *const words[] = { "refresh", "buy item=Axe kind=one-handed price=1", "sell items=item-1 cost=3",
                                       "seer-mist side=west" };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  day_stash (t, 50, 50);
  table_do (t, "item-add item=Axe kind=one-handed price=3");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    day_refuses (t, "day.mist", words[i]);
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "day-end");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    day_refuses (t, "day.end", words[i]);
  table_begin_night (t);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    table_refuses (t, LS_GAME_ERROR_STAGE, "%s", words[i]);
  expect_stash (t, 50, 50);
}

/* --- day.end --- */

static void
test_end (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "hero-wounds hero=Ada wounds=3");
  table_do (t, "hero-mana hero=Ada mana=0");
  table_do (t, "item-add item=red kind=potion price=0");
  table_do (t, "item-used item=item-1 used=true");
  table_do (t, "build type=catapult spots=U16");
  table_structure (t, "catapult-1")->shots = 2;
  table_do (t, "day-end");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 2);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 4);
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 0);
  g_assert_false (t->game->items[0].used);
  g_assert_cmpuint (table_structure (t, "catapult-1")->shots, ==, 0);
  g_assert_true (table_said (t, LS_RULE_DAY_END));
  day_refuses (t, "day.end", "day-end");
  day_refuses (t, "day.end", "build type=house spots=U18");
  table_begin_night (t);
  table_refuses (t, LS_GAME_ERROR_STAGE, "day-end");
}

/* Mana beyond the base stays, whoever is dead or has not joined stays as he is; the introductory day ends so too. */
static void
test_end_heroes (void)
{
  g_autoptr (Table) solo = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1);
  g_autoptr (Table) intro = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 1);

  table_do (solo, "hero-at hero=Ada at=L14");
  table_do (solo, "recruit hero=Bruno");
  table_do (solo, "hero-mana hero=Ada mana=9");
  table_do (solo, "hero-wounds hero=Bruno wounds=7");
  table_do (solo, "hero-wounds hero=Dario wounds=2");
  table_do (solo, "day-end");
  g_assert_cmpuint (table_hero (solo, "Ada")->mana, ==, 9);
  g_assert_true (table_sheet (solo, "Bruno")->dead);
  g_assert_cmpuint (table_hero (solo, "Bruno")->wounds, ==, 7);
  g_assert_cmpuint (table_hero (solo, "Dario")->wounds, ==, 2);
  table_do (intro, "hero-wounds hero=Ada wounds=1");
  table_do (intro, "day-end");
  g_assert_cmpuint (table_hero (intro, "Ada")->wounds, ==, 0);
  for (LsFacing side = 0; side < LS_N_FACINGS; side++)
    g_assert_cmpint (intro->game->mist[side], ==, side == LS_SOUTH ? -1 : 6);
}

static Table *
tired_table (void)
{
  Table *t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "hero-wounds hero=Ada wounds=3");
  table_do (t, "hero-mana hero=Ada mana=0");
  table_do (t, "item-add item=iron-shield kind=shield price=0");
  table_do (t, "item-used item=item-1 used=true");
  return t;
}

static void
expect_tired (Table   *t,
              guint    wounds,
              guint    mana,
              gboolean used)
{
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, wounds);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, mana);
  g_assert_cmpint (t->game->items[0].used, ==, used);
}

/* Who begins the night without an end of the day misses nothing of what it brings, and has it once; a game from before
 * that was watched goes on as it did. */
static void
test_end_late (void)
{
  g_autoptr (Table) hasty = tired_table ();
  g_autoptr (Table) patient = tired_table ();
  g_autoptr (Table) old = tired_table ();
  g_autoptr (Table) fresh = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_begin_night (hasty);
  expect_tired (hasty, 2, 4, FALSE);
  g_assert_true (table_said (hasty, LS_RULE_DAY_END));
  table_do (patient, "day-end");
  expect_tired (patient, 2, 4, FALSE);
  table_do (patient, "hero-mana hero=Ada mana=1"); /* spent since */
  table_begin_night (patient);
  expect_tired (patient, 2, 1, FALSE);
  g_assert_false (table_said (patient, LS_RULE_DAY_END));
  old->game->setup.edition = LS_EDITION_LIMITS;
  table_begin_night (old);
  expect_tired (old, 3, 0, TRUE);
  table_begin_night (fresh);
  g_assert_false (table_said (fresh, LS_RULE_DAY_END)); /* nobody has to be told */
}

/* Not before the upkeep. */
static void
test_end_early (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  day_refuses (t, "day.mist", "day-end");
  table_do (t, "day-mist");
  day_refuses (t, "day.scout", "day-end");
  day_refuses (t, "day.scout", "refresh");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_RULE_TEST ("day.mist", "once", test_mist_once);
  ADD_RULE_TEST ("day.mist", "hero", test_mist_hero);
  ADD_RULE_TEST ("day.scout", "same-as-begin-night", test_scout_same);
  ADD_RULE_TEST ("day.scout", "order", test_scout_order);
  ADD_RULE_TEST ("day.production", "yields", test_production);
  ADD_RULE_TEST ("day.production", "day-1", test_production_day_1);
  ADD_RULE_TEST ("day.level", "perks", test_perks);
  ADD_RULE_TEST ("day.level", "by-day", test_perks_by_day);
  ADD_RULE_TEST ("day.level", "card", test_turn_card);
  ADD_RULE_TEST ("day.seer", "mist-and-cards", test_seer);
  ADD_RULE_TEST ("day.seer", "exactly", test_seer_exactly);
  ADD_RULE_TEST ("day.sell", "when", test_market_when);
  ADD_RULE_TEST ("day.end", "heroes", test_end_heroes);
  ADD_RULE_TEST ("day.end", "late", test_end_late);
  ADD_RULE_TEST ("day.seer", "prices", test_prices);
  ADD_RULE_TEST ("day.repair", "prices-in-force", test_prices_in_force);
  ADD_RULE_TEST ("day.refresh", "gold", test_refresh);
  ADD_RULE_TEST ("day.sell", "half", test_sell);
  ADD_RULE_TEST ("damage.shop", "closed", test_shop_closed);
  ADD_RULE_TEST ("day.end", "regeneration", test_end);
  ADD_RULE_TEST ("day.end", "early", test_end_early);
  return g_test_run ();
}
