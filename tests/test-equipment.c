/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What heroes carry, recruits, and what a campaign takes along. */
#include "day-table.h"

#include "drawing.h"

/* --- hero.encumbrance --- */

static void
note (Table      *t,
      const char *kind)
{
  table_do (t, "item-add item=%s kind=%s price=2", kind, kind);
}

/* One of each kind; two weapons, of which one two-handed at most. */
static void
test_encumbrance (void)
{
  static const char *const kinds[] = { "low-armor", "high-armor", "shield", "scroll" };
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *second = g_strdup_printf ("item-take item=item-%u hero=Ada", 2 * i + 2);

      note (t, kinds[i]);
      note (t, kinds[i]);
      table_do (t, "item-take item=item-%u hero=Ada", 2 * i + 1);
      g_assert_true (table_said (t, LS_RULE_HERO_ENCUMBRANCE));
      day_refuses (t, "hero.encumbrance", second);
    }
  day_refuses (t, "hero.encumbrance", "item-take item=item-1 hero=Ada");
  table_do (t, "item-take item=item-2 hero=Bruno");
  table_do (t, "item-leave item=item-1");
  day_refuses (t, "hero.encumbrance", "item-leave item=item-1");
  table_do (t, "item-take item=item-2 hero=Ada"); /* from hand to hand */
}

static void
test_weapons (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  for (guint i = 0; i < 3; i++)
    note (t, "one-handed");
  note (t, "two-handed");
  note (t, "two-handed");
  table_do (t, "item-take item=item-4 hero=Ada");
  day_refuses (t, "hero.encumbrance", "item-take item=item-5 hero=Ada");
  table_do (t, "item-take item=item-1 hero=Ada");
  day_refuses (t, "hero.encumbrance", "item-take item=item-2 hero=Ada");
  table_do (t, "item-take item=item-2 hero=Bruno");
  table_do (t, "item-take item=item-3 hero=Bruno");
  day_refuses (t, "hero.encumbrance", "item-take item=item-5 hero=Bruno");
}

/* One potion, by its colour; whoever carries it can drink it, and an empty one is gone. */
static void
test_potion (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "hero.potion", "item-add item=beer kind=potion price=1");
  table_do (t, "item-add item=red kind=potion price=1");
  table_do (t, "item-add item=blue kind=potion price=1");
  table_do (t, "item-take item=item-1 hero=Ada");
  g_assert_cmpuint (table_sheet (t, "Ada")->potion, ==, LS_POTION_RED);
  day_refuses (t, "hero.encumbrance", "item-take item=item-2 hero=Ada");
  table_do (t, "item-take item=item-1 hero=Bruno");
  g_assert_cmpuint (table_sheet (t, "Ada")->potion, ==, LS_NO_POTION);
  table_do (t, "item-used item=item-1 used=true");
  g_assert_true (table_sheet (t, "Bruno")->potion_used);
  table_do (t, "day-end");
  g_assert_false (table_sheet (t, "Bruno")->potion_used);
  table_begin_night (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-wounds hero=Bruno wounds=3");
  table_do (t, "drink hero=Bruno");
  g_assert_true (t->game->items[0].used);
  table_do (t, "drink hero=Bruno");
  g_assert_cmpuint (table_hero (t, "Bruno")->wounds, ==, 1);
  g_assert_cmpuint (t->game->n_items, ==, 1); /* the blue one */
}

/* Only by day. */
static void
test_by_day (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2);

  note (t, "scroll");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "item-take item=item-1 hero=Eve");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "item-take item=item-7 hero=Ada");
  table_do (t, "day-end");
  day_refuses (t, "day.end", "item-take item=item-1 hero=Ada");
  table_begin_night (t);
  table_refuses (t, LS_GAME_ERROR_STAGE, "item-take item=item-1 hero=Ada");
  table_do (t, "item-used item=item-1 used=true");
  table_do (t, "item-remove item=item-1");
  g_assert_cmpuint (t->game->n_items, ==, 0);
}

/* The table is always right: by night, and more than a hero can carry; only a second potion has no room on the sheet. */
static void
test_by_hand (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  note (t, "shield");
  note (t, "shield");
  table_do (t, "item-add item=red kind=potion price=1");
  table_do (t, "item-add item=blue kind=potion price=1");
  table_do (t, "day-end");
  table_begin_night (t);
  table_do (t, "item-take item=item-1 hero=Ada by-hand=true");
  g_assert_false (table_said (t, LS_RULE_HERO_ENCUMBRANCE)); /* no rule has it so */
  table_do (t, "item-take item=item-2 hero=Ada by-hand=true");
  g_assert_cmpint (t->game->items[1].holder, ==, 0);
  table_refuses (t, LS_GAME_ERROR_STAGE, "item-leave item=item-1");
  table_do (t, "item-leave item=item-1 by-hand=true");
  g_assert_cmpint (t->game->items[0].holder, ==, LS_IN_STASH);
  day_refuses (t, "hero.encumbrance", "item-leave item=item-1 by-hand=true");
  day_refuses (t, "hero.encumbrance", "item-take item=item-2 hero=Ada by-hand=true");
  table_do (t, "item-take item=item-3 hero=Ada by-hand=true");
  g_assert_cmpuint (table_sheet (t, "Ada")->potion, ==, LS_POTION_RED);
  day_refuses (t, "hero.potion", "item-take item=item-4 hero=Ada by-hand=true");
}

/* What was won is chosen: one piece less to come. */
static void
test_won (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "scavenge structure=ruin-1-1 gold=0 materials=0 equipment=true");
  g_assert_cmpuint (t->game->equipment, ==, 1);
  note (t, "shield");
  g_assert_cmpuint (t->game->equipment, ==, 0);
  note (t, "shield");
  g_assert_cmpuint (t->game->equipment, ==, 0);
}

/* --- setup.solo --- */

/* 3, 5 and 7 gold, three at once, one perk less than the one with fewest. */
static void
test_recruits (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GLENWALD, LS_MODE_SOLO, 1);

  day_refuses (t, "setup.solo", "recruit hero=Ada");
  table_do (t, "hero-at hero=Ada at=L14");
  day_refuses (t, "setup.solo", "recruit hero=Ada");
  table_do (t, "recruit hero=Bruno");
  expect_stash (t, 47, 50);
  g_assert_cmpuint (table_sheet (t, "Bruno")->perks_due, ==, 4);
  table_do (t, "recruit hero=Cleo");
  expect_stash (t, 42, 50);
  g_assert_cmpuint (table_sheet (t, "Cleo")->perks_due, ==, 3);
  day_refuses (t, "setup.solo", "recruit hero=Dario");
  table_do (t, "hero-wounds hero=Bruno wounds=9");
  day_stash (t, 6, 0);
  day_refuses (t, "setup.solo", "recruit hero=Dario");
  day_stash (t, 7, 0);
  table_do (t, "recruit hero=Dario");
  expect_stash (t, 0, 0);
}

static void
test_recruits_solo_only (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "setup.solo", "recruit hero=Ada");
}

/* EN 25: the trade of the set-up is skipped; in the main phase heroes trade like others. By hand it goes. */
static void
test_solo_trade (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;
  g_autoptr (Table) two = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);
  t = table_new_setup (&setup);
  note (t, "shield");
  note (two, "shield");
  table_do (t, "item-take item=item-1 hero=Ada"); /* what she begins with */
  table_do (two, "item-take item=item-1 hero=Ada");
  table_do (two, "item-take item=item-1 hero=Bruno");
  day_refuses (t, "setup.solo", "item-take item=item-1 hero=Bruno");
  table_do (t, "item-take item=item-1 hero=Bruno by-hand=true");
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "item-take item=item-1 hero=Ada");
}

/* The prices to the last piece of gold: the second, third and fourth hero, whoever of them is left. */
static void
test_recruit_prices (void)
{
  static const struct
  {
    const char *hero;
    guint       price;
  } cases[] = { { "Bruno", 3 }, { "Cleo", 5 }, { "Dario", 7 } };
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1);

  table_do (t, "hero-at hero=Ada at=L14");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = g_strdup_printf ("recruit hero=%s", cases[i].hero);

      if (i == 2)
        table_do (t, "hero-wounds hero=Bruno wounds=9"); /* three at once at most */
      day_stash (t, cases[i].price - 1, 50);
      day_refuses (t, "setup.solo", words);
      day_stash (t, cases[i].price, 0);
      table_do (t, "%s", words);
      expect_stash (t, 0, 0);
      day_refuses (t, "setup.solo", words);
    }
  table_do (t, "day-end");
  day_refuses (t, "day.end", "recruit hero=Dario");
}

/* Their card shows the level of those who play already. */
static void
test_recruit_level (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 2);

  table_do (t, "hero-at hero=Ada at=L14");
  day_refuses (t, "day.level", "turn-card hero=Ada mana=6 movement=2,3,4");
  table_sheet (t, "Ada")->perks_due = 4;
  table_do (t, "perk hero=Ada perk=a level=1");
  table_sheet (t, "Ada")->level = 2;
  table_do (t, "recruit hero=Bruno");
  g_assert_cmpuint (table_sheet (t, "Bruno")->perks_due, ==, 3); /* one less than hers, chosen or not */
  table_do (t, "turn-card hero=Bruno mana=6 movement=2,3,4");
  g_assert_cmpuint (table_sheet (t, "Bruno")->level, ==, 2);
  day_refuses (t, "day.level", "turn-card hero=Bruno mana=6 movement=2,3,4");
}

/* --- setup.campaign --- */

/* A hero who has the whole night behind him, with three pieces. */
static Table *
win_campaign (LsScenario scenario)
{
  LsSetup setup;
  Table *t;

  ls_bot_setup (&setup, scenario, LS_MODE_CAMPAIGN, 2, 1);
  setup.night = 3;
  t = table_new_setup (&setup);
  table_do (t, "quests solved=1");
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "day-production");
  note (t, "low-armor");
  note (t, "high-armor");
  note (t, "shield");
  note (t, "scroll");
  for (guint i = 1; i <= 3; i++)
    table_do (t, "item-take item=item-%u hero=Ada", i);
  table_win_night (t);
  g_assert_cmpuint (t->game->scenario, ==, scenario + 1);
  return t;
}

/* One piece into Lakeburg, two into Glenwald, one armor at most; the rest goes back to its deck, not to the stash. */
static void
test_campaign (void)
{
  g_autoptr (Table) second = win_campaign (LS_SCENARIO_GILDENBERG);
  g_autoptr (Table) third = win_campaign (LS_SCENARIO_LAKEBURG);

  day_refuses (second, "setup.campaign", "day-mist");
  day_refuses (second, "setup.campaign", "item-leave item=item-1");
  table_do (second, "item-remove item=item-1");
  day_refuses (second, "setup.campaign", "day-mist");
  table_deploy (second);
  day_refuses (second, "setup.campaign", "begin-night"); /* nor does the night begin with it */
  second->game->setup.edition = LS_EDITION_FISTS;
  {
    g_autofree LsGame *night = g_new (LsGame, 1);
    LsCommand begin = { .kind = LS_DO_BEGIN_NIGHT };

    g_assert_true (ls_game_apply (second->game, &begin, night, NULL, NULL)); /* but in older games */
  }
  second->game->setup.edition = LS_EDITION_LATEST;
  table_do (second, "item-remove item=item-2");
  table_do (second, "day-mist");
  g_assert_cmpuint (second->game->n_items, ==, 2); /* the shield, and the scroll in the stash */

  table_do (third, "item-remove item=item-3");
  day_refuses (third, "setup.campaign", "day-mist"); /* two armors */
  table_do (third, "item-remove item=item-2");
  table_do (third, "day-mist");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_RULE_TEST ("hero.encumbrance", "kinds", test_encumbrance);
  ADD_RULE_TEST ("hero.encumbrance", "weapons", test_weapons);
  ADD_RULE_TEST ("hero.encumbrance", "potion", test_potion);
  ADD_RULE_TEST ("hero.encumbrance", "by-day", test_by_day);
  ADD_RULE_TEST ("hero.encumbrance", "by-hand", test_by_hand);
  ADD_RULE_TEST ("hero.encumbrance", "won", test_won);
  ADD_RULE_TEST ("setup.solo", "recruits", test_recruits);
  ADD_RULE_TEST ("setup.solo", "only", test_recruits_solo_only);
  ADD_RULE_TEST ("setup.solo", "trade", test_solo_trade);
  ADD_RULE_TEST ("setup.solo", "prices", test_recruit_prices);
  ADD_RULE_TEST ("setup.solo", "level", test_recruit_level);
  ADD_RULE_TEST ("setup.campaign", "equipment", test_campaign);
  return g_test_run ();
}
