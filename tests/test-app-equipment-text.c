/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words on the hero sheets and in the ledger. */
#include "ledger-text.h"

#include "table.h"

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
  g_test_add_func ("/app/equipment-text/ledger-change", test_ledger_change);
  g_test_add_func ("/app/equipment-text/ledger-told", test_ledger_told);
  return g_test_run ();
}
