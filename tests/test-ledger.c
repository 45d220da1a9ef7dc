/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came into the stash and what left it, command by command. */
#include "day-table.h"

#include "last-spell/ledger.h"

static gboolean
find_entry (Table         *t,
            const char    *words,
            LsLedgerEntry *entry)
{
  LsCommand command;

  table_read (words, &command);
  table_apply (t, &command);
  return ls_ledger_entry (t->before, &command, t->game, entry);
}

static void
expect_entry (Table      *t,
              const char *words,
              const char *rule,
              int         gold,
              int         materials,
              int         equipment,
              int         items)
{
  LsLedgerEntry entry;

  g_test_message ("%s", words);
  g_assert_true (find_entry (t, words, &entry));
  g_assert_cmpint (entry.gold, ==, gold);
  g_assert_cmpint (entry.materials, ==, materials);
  g_assert_cmpint (entry.equipment, ==, equipment);
  g_assert_cmpint (entry.items, ==, items);
  g_assert_cmpuint (entry.gold_now, ==, t->game->gold);
  g_assert_cmpuint (entry.materials_now, ==, t->game->materials);
  g_assert_cmpint (entry.by_rule, ==, rule != NULL);
  if (rule)
    g_assert_cmpstr (ls_rule_id (entry.rule), ==, rule);
}

static void
test_day (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);
  LsLedgerEntry entry;

  expect_entry (t, "build type=gold-mine spots=U17,U18", "day.build", 1, -2, 0, 0);
  expect_entry (t, "upgrade structure=gold-mine-1", "day.build", 1, -4, 0, 0);
  expect_entry (t, "build type=bowyer spots=U20,U21", "day.build", -3, 0, 1, 0);
  expect_entry (t, "item-add item=Bow kind=two-handed price=0", "night.panic-reward", 0, 0, -1, 1);
  expect_entry (t, "item-add item=Axe kind=one-handed price=4", NULL, 0, 0, 0, 1);
  expect_entry (t, "sell items=item-2 cost=4", "day.sell", 2, 0, 0, -1);
  expect_entry (t, "buy item=Robe kind=high-armor price=5", "damage.shop", -5, 0, 0, 1);
  expect_entry (t, "refresh", "day.refresh", -1, 0, 0, 0);
  expect_entry (t, "scavenge structure=ruin-1-1 gold=2 materials=1", "day.scavenge", 2, 1, 0, 0);
  expect_entry (t, "gold gold=7", NULL, 7 - (int) t->game->gold, 0, 0, 0);
  g_assert_false (find_entry (t, "item-take item=item-1 hero=Ada", &entry));
  g_assert_false (find_entry (t, "day-end", &entry));
  g_assert_cmpuint (entry.scenario, ==, LS_SCENARIO_LAKEBURG);
  g_assert_cmpuint (entry.night, ==, 2);
  g_assert_cmpuint (entry.stage, ==, LS_STAGE_DAY);
}

/* What is paid and produced beside building, each by its own rule. */
static void
test_business (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2);
  g_autoptr (Table) solo = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1);
  guint slot = 1;

  table_do (t, "structure-add type=gold-mine spots=U17,U18");
  table_do (t, "structure-add type=seer spots=U20,U21");
  table_structure (t, "seer-1")->upgraded = TRUE;
  table_do (t, "structure-flames structure=house-1 flames=1");
  table_do (t, "day-mist");
  table_do (t, "direction card=d1");
  table_do (t, "day-scout");
  day_stash (t, 20, 20);
  expect_entry (t, "day-production", "day.production", 1, 0, 0, 0);
  expect_entry (t, "repair structure=house-1 flames=1", "day.repair", 0, -1, 0, 0);
  expect_entry (t, "seer-mist side=west", "day.seer", -3, 0, 0, 0);
  while (t->game->cards.slots[slot - 1].n == 0)
    slot++;
  {
    g_autofree char *words = g_strdup_printf ("seer-card slot=%u", slot);

    expect_entry (t, words, "day.seer", -2, 0, 0, 0);
  }
  table_do (solo, "hero-at hero=Ada at=L12");
  day_stash (solo, 5, 5);
  expect_entry (solo, "recruit hero=Bruno", "setup.solo", -3, 0, 0, 0);
}

/* The panic track pays with the last monster, whoever kills it. */
static void
test_night (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  LsCommand kill = { .kind = LS_DO_MONSTER_KILL };
  LsLedgerEntry entry;

  table_win_night (t);
  g_assert_true (ls_ledger_entry (t->before, &kill, t->game, &entry));
  g_assert_cmpint (entry.gold, ==, t->pack->rewards[0].gold);
  g_assert_cmpint (entry.materials, ==, t->pack->rewards[0].materials);
  g_assert_cmpint (entry.equipment, ==, 1);
  g_assert_cmpstr (ls_rule_id (entry.rule), ==, "night.panic-reward");
  g_assert_true (entry.by_rule);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/day", test_day);
  g_test_add_func ("/ledger/business", test_business);
  g_test_add_func ("/ledger/night", test_night);
  return g_test_run ();
}
