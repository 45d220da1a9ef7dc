/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words on the hero sheets and in the ledger. */
#include "equipment-text.h"
#include "ledger-text.h"

#include "day-table.h"

/* --- Equipment --- */

static void
expect_facts (Table      *t,
              guint       item,
              const char *title,
              const char *facts,
              const char *turn)
{
  g_autofree char *called = hk_item_title (t->game, &t->game->items[item]);
  g_autofree char *told = hk_item_facts (t->game, &t->game->items[item]);

  g_assert_cmpstr (called, ==, title);
  g_assert_cmpstr (told, ==, facts);
  g_assert_cmpstr (hk_item_turn (&t->game->items[item]), ==, turn);
}

static void
test_items (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "item-add item=wooden-shield kind=shield price=0");
  table_do (t, "item-add item=red kind=potion price=2");
  table_do (t, "item-add item=longbow kind=two-handed price=3");
  expect_facts (t, 0, "Wooden Shield", "Shield · Stops 1 damage of one attack.", "Turn Over");
  expect_facts (t, 1, "Red potion", "Potion · Heals 1 wound.", "Use Half");
  expect_facts (t, 2, "Longbow", "Two-handed weapon", NULL);
  table_do (t, "item-used item=item-1 used=true");
  table_do (t, "item-used item=item-2 used=true");
  expect_facts (t, 0, "Wooden Shield", "Shield · turned · Stops 1 damage of one attack.", "Restore");
  expect_facts (t, 1, "Red potion", "Potion · half empty · Heals 1 wound.", "Refill");
}

static void
test_armors (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  const LsArmor *shield = ls_pack_armor (t->game->pack, "iron-shield");
  g_autofree char *facts = hk_armor_facts (shield);

  g_assert_cmpstr (facts, ==, "Shield · Stops 1 damage of one attack. Restored for movement tokens: 1.");
  g_assert_true (hk_armor_matches (shield, ""));
  g_assert_true (hk_armor_matches (shield, "iron"));
  g_assert_true (hk_armor_matches (shield, "shi movem"));
  g_assert_false (hk_armor_matches (shield, "iron pants"));
}

static void
test_hero (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2);
  g_autofree char *none = hk_hero_perks (t->game, 0);
  g_autofree char *thirsty = hk_hero_potion (t->game, 0);
  g_autofree char *before = hk_hero_facts (t->game, 0);
  g_autofree char *all = hk_hero_room (t->game, 0);
  g_autofree char *after = NULL;
  g_autofree char *perks = NULL;
  g_autofree char *potion = NULL;
  g_autofree char *some = NULL;

  g_assert_null (none);
  g_assert_cmpstr (thirsty, ==, "No potion");
  g_assert_cmpstr (before, ==, "Level I · 0 perks");
  g_assert_cmpstr (all, ==,
                   "Room for: Low armor · High armor · Shield · Scroll · Potion · One-handed weapon · Two-handed weapon");
  t->game->sheets[0].n_perks = 3;
  t->game->sheets[0].perks[0] = (LsPerk){ "Swift", 1 };
  t->game->sheets[0].perks[1] = (LsPerk){ "Calm", 1 };
  t->game->sheets[0].perks[2] = (LsPerk){ "Hard", 2 };
  table_do (t, "hero-potion hero=Ada colour=red used=true");
  for (guint i = 1; i <= 2; i++)
    {
      table_do (t, "item-add item=Bow kind=%s price=3", i == 1 ? "two-handed" : "one-handed");
      table_do (t, "item-take item=item-%u hero=Ada", i);
    }
  after = hk_hero_facts (t->game, 0);
  perks = hk_hero_perks (t->game, 0);
  potion = hk_hero_potion (t->game, 0);
  some = hk_hero_room (t->game, 0);
  g_assert_cmpstr (after, ==, "Level I · 3 perks");
  g_assert_cmpstr (perks, ==, "I: Swift, Calm\nII: Hard");
  g_assert_cmpstr (potion, ==, "Red potion · half empty · Heals 1 wound.");
  g_assert_cmpstr (some, ==, "Room for: Low armor · High armor · Shield · Scroll");
}

static void
test_won (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autofree char *nothing = hk_stash_facts (t->game);
  g_autofree char *one = NULL;

  t->game->equipment = 1;
  one = hk_stash_facts (t->game);
  g_assert_null (nothing);
  g_assert_cmpstr (one, ==, "1 piece that you have won can be chosen and added");
}

/* --- The ledger --- */

static void
test_ledger_change (void)
{
  static const struct
  {
    int         gold, materials, equipment, items;
    const char *text;
  } cases[] = {
    { 3, 0, 0, 0, "+3 gold" },
    { 0, -1, 0, 0, "−1 material" },
    { 1, -2, 0, 0, "+1 gold\n−2 materials" },
    { 6, 6, 1, 0, "+6 gold\n+6 materials\n+1 to choose" },
    { 0, 0, -1, 1, "−1 to choose\n+1 piece" },
    { 2, 0, 0, -2, "+2 gold\n−2 pieces" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LsLedgerEntry entry = { .gold = cases[i].gold,
                              .materials = cases[i].materials,
                              .equipment = cases[i].equipment,
                              .items = cases[i].items };
      g_autofree char *text = hk_ledger_change (&entry);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_ledger_told (void)
{
  LsLedgerEntry entry = { .by_rule = TRUE, .rule = LS_RULE_DAY_REPAIR, .gold = 1, .materials = -2, .gold_now = 2,
                          .materials_now = 1 };
  LsLedgerEntry by_hand = { .rule = LS_RULE_DAY_BUILD, .materials = 4, .gold_now = 0, .materials_now = 4 };
  g_autofree char *cite = automa_rule_cite (ls_rule_get (LS_RULE_DAY_REPAIR));
  g_autofree char *told = hk_ledger_told (&entry, "Gildenberg · Day 2", "A house is repaired.");
  g_autofree char *expected = g_strdup_printf (
    "Gildenberg · Day 2. A house is repaired. +1 gold, −2 materials (%s). Now 2 gold, 1 material.", cite);
  g_autofree char *corrected = hk_ledger_told (&by_hand, "Lakeburg · Night 1", "So it is.");

  g_assert_cmpstr (told, ==, expected);
  g_assert_cmpstr (corrected, ==,
                   "Lakeburg · Night 1. So it is. +4 materials (corrected by the table). Now 0 gold, 4 materials.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/equipment-text/items", test_items);
  g_test_add_func ("/app/equipment-text/armors", test_armors);
  g_test_add_func ("/app/equipment-text/hero", test_hero);
  g_test_add_func ("/app/equipment-text/won", test_won);
  g_test_add_func ("/app/equipment-text/ledger-change", test_ledger_change);
  g_test_add_func ("/app/equipment-text/ledger-told", test_ledger_told);
  return g_test_run ();
}
