/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the day page says and offers, without a screen. */
#include <string.h>

#include "day-entries.h"
#include "day-table.h"
#include "session.h"

static void
expect_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static const HkDayEntry *
find_entry (const GPtrArray *entries,
            const char      *title)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (((const HkDayEntry *) g_ptr_array_index (entries, i))->title, title))
      return g_ptr_array_index (entries, i);
  g_error ("nothing is called “%s”", title);
}

/* --- Texts --- */

static void
test_bargain (void)
{
  expect_text (hk_text_bargain (&(LsPurse){ 0, 2 }, &(LsPurse){ 1, 0 }), "2 materials, brings 1 gold");
  expect_text (hk_text_bargain (&(LsPurse){ 3, 0 }, &(LsPurse){ 0, 0 }), "3 gold");
  expect_text (hk_text_bargain (&(LsPurse){ 0, 0 }, &(LsPurse){ 0, 1 }), "brings 1 material");
  expect_text (hk_text_bargain (&(LsPurse){ 0, 0 }, &(LsPurse){ 0, 0 }), NULL);
}

static void
test_brings (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  expect_text (hk_text_brings (ls_pack_structure (pack, "gold-mine")), "brings 1 gold, then 1 gold each day");
  expect_text (hk_text_brings (ls_pack_structure (pack, "house")), "1 worker for the ruins");
  expect_text (hk_text_brings (ls_pack_structure (pack, "bowyer")), "brings a piece of equipment");
  expect_text (hk_text_brings (ls_pack_structure (pack, "seer")), "the mist goes 1 spot back");
  expect_text (hk_text_brings (ls_pack_structure (pack, "ballista")), NULL);
  expect_text (hk_text_plan (ls_pack_structure (pack, "seer")), "Seer: tap one of the marked spots");
  expect_text (hk_text_build_for (ls_pack_structure (pack, "seer")), "Build for 3 gold");
}

/* Whatever is typed or pasted becomes a name that a journal takes, or nothing. */
static void
test_entered (void)
{
  g_autofree char *longest = g_strnfill (5000, 'x');
  g_autofree char *kept = hk_text_entered (longest);
  g_autofree char *umlauts = hk_text_entered ("  Schärfe \n\t\342\200\256");

  g_assert_cmpuint (strlen (kept), <=, 200);
  g_assert_cmpuint (strlen (kept), >, 20);
  g_assert_cmpstr (umlauts, ==, "Schärfe");
  expect_text (hk_text_entered ("  \n "), NULL);
  expect_text (hk_text_entered (""), NULL);
}

static void
test_small (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  LsItem item = { .name = "Sling", .price = 3, .kind = LS_ITEM_ONE_HANDED };
  LsHeroSheet sheet = { .movement = { 2, 3, 4 } };

  expect_text (hk_text_item (t->game, &item), "Sling (3 gold)");
  item.price = 0;
  expect_text (hk_text_item (t->game, &item), "Sling");
  expect_text (hk_text_tokens (&sheet), "2,3,4");
  expect_text (hk_text_sell (2), "Sell for 2 Gold");
  expect_text (hk_text_flames_off (1, FALSE), "Repair: 1 flame off");
  expect_text (hk_text_flames_off (3, TRUE), "Repair: all 3 flames off");
  expect_text (hk_text_card_under (2), "Slot 2: the top card to the bottom");
  expect_text (hk_text_told_row ("Seer", "the mist goes 1 spot back", "3 gold"), "Seer, the mist goes 1 spot back, 3 gold");
  expect_text (hk_text_told_row ("Seer", NULL, NULL), "Seer");
  for (guint i = 0; i < HK_N_DAY_ACTIONS; i++)
    g_assert_cmpstr (hk_text_day_action (i), !=, "");
  for (guint i = 0; i < LS_N_DAY_STEPS; i++)
    g_assert_cmpstr (hk_text_day_step (t->game, i), !=, hk_text_day_lead (i));
}

/* `day.level`: nobody levels up on the first day, though the set-up's perks are chosen then. */
static void
test_first_perks (void)
{
  g_autoptr (Table) first = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autoptr (Table) second = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2);

  g_assert_cmpstr (hk_text_day_step (first->game, LS_DAY_STEP_PERKS), ==, "Perks to begin with");
  g_assert_cmpstr (hk_text_day_step (second->game, LS_DAY_STEP_PERKS), ==, "Level up: choose perks");
}

/* --- Entries --- */

/* Every structure that is built at all; the possible ones first; each refusal names its rule. */
static void
test_build_list (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autoptr (GPtrArray) anywhere = hk_day_entries (t->game, HK_DAY_BUILD);
  g_autoptr (GPtrArray) there = hk_day_entries_build (t->game, ls_spot_from_name ("R18")); /* beside the house */
  gboolean refused = FALSE;

  g_assert_cmpuint (anywhere->len, ==, 15);
  g_assert_cmpuint (there->len, ==, 15);
  g_assert_cmpstr (find_entry (anywhere, "Gold mine")->reason, ==, NULL);
  g_assert_cmpstr (find_entry (anywhere, "Gold mine")->cost, ==, "2 materials");
  g_assert_cmpstr (find_entry (there, "Watchtower")->reason, ==, NULL);
  g_assert_nonnull (strstr (find_entry (there, "Gold mine")->reason, "(day.place"));
  g_assert_nonnull (strstr (find_entry (there, "Wooden wall")->reason, "(day.place"));
  for (guint i = 0; i < there->len; i++)
    {
      const HkDayEntry *entry = g_ptr_array_index (there, i);

      g_assert_true (entry->reason || !refused);
      refused = refused || entry->reason;
      if (!entry->reason)
        g_assert_true (hk_session_fits (t->game, &entry->command, NULL));
    }
  g_assert_true (refused);
}

static void
test_no_gold (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autoptr (GPtrArray) entries = NULL;

  day_stash (t, 1, 0);
  entries = hk_day_entries (t->game, HK_DAY_BUILD);
  for (guint i = 0; i < entries->len; i++)
    g_assert_nonnull (strstr (((HkDayEntry *) g_ptr_array_index (entries, i))->reason, "It costs"));
}

static void
test_structure (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_autoptr (GPtrArray) wall = NULL;
  g_autoptr (GPtrArray) all = NULL;

  table_do (t, "structure-flames structure=wooden-wall-1 flames=2");
  wall = hk_day_entries_of (t->game, (guint) ls_game_find_structure (t->game, "wooden-wall-1"));
  g_assert_cmpuint (wall->len, ==, 3);
  g_assert_cmpstr (find_entry (wall, "Upgrade: stone wall")->cost, ==, "2 materials");
  g_assert_cmpstr (find_entry (wall, "Repair: all 2 flames off")->cost, ==, "2 materials");
  g_assert_cmpstr (find_entry (wall, "Repair: 1 flame off")->cost, ==, "1 material");
  all = hk_day_entries (t->game, HK_DAY_REPAIR);
  g_assert_cmpuint (all->len, ==, 2);
  g_assert_cmpstr (find_entry (all, "Wooden wall 1, K12")->note, ==, "Repair: all 2 flames off");
}

static void
test_seer (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
  g_autoptr (HkDayEntry) without = hk_day_entry_action (t->game, HK_DAY_SEER);
  g_autoptr (HkDayEntry) with = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_nonnull (strstr (without->reason, "(day.seer"));
  table_do (t, "build type=seer spots=U17,U18");
  table_do (t, "mist side=west distance=4");
  with = hk_day_entry_action (t->game, HK_DAY_SEER);
  g_assert_cmpstr (with->reason, ==, NULL);
  entries = hk_day_entries (t->game, HK_DAY_SEER);
  g_assert_cmpstr (find_entry (entries, "Mist in the west")->cost, ==, "3 gold");
  g_assert_nonnull (strstr (find_entry (entries, "Mist in the north")->reason, "(day.seer"));
}

/* What cannot be chosen from says so; what comes too early names what comes first. */
static void
test_actions (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (HkDayEntry) early = hk_day_entry_action (t->game, HK_DAY_BUY);
  g_autoptr (HkDayEntry) sell = NULL;
  g_autoptr (HkDayEntry) refresh = NULL;
  g_autoptr (HkDayEntry) night = hk_day_entry_step (t->game, LS_DAY_STEP_NIGHT);

  g_assert_nonnull (strstr (early->reason, "(day.mist"));
  g_assert_nonnull (night->reason);
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  sell = hk_day_entry_action (t->game, HK_DAY_SELL);
  g_assert_cmpstr (sell->reason, ==, "The stash holds no equipment.");
  refresh = hk_day_entry_action (t->game, HK_DAY_REFRESH);
  g_assert_cmpstr (refresh->cost, ==, "1 gold");
  g_assert_cmpint (refresh->command.kind, ==, LS_DO_REFRESH);
}

static void
test_recruits (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1);
  g_autoptr (HkDayEntry) early = hk_day_entry_action (t->game, HK_DAY_RECRUIT);
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_nonnull (strstr (early->reason, "(setup.solo"));
  table_do (t, "hero-at hero=%s at=O14", t->game->heroes[0].id);
  entries = hk_day_entries (t->game, HK_DAY_RECRUIT);
  g_assert_cmpuint (entries->len, ==, 3);
  g_assert_cmpstr (find_entry (entries, t->game->heroes[1].id)->cost, ==, "3 gold");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/day-text/bargain", test_bargain);
  g_test_add_func ("/app/day-text/brings", test_brings);
  g_test_add_func ("/app/day-text/entered", test_entered);
  g_test_add_func ("/app/day-text/small", test_small);
  g_test_add_func ("/app/day-text/day.level/first-perks", test_first_perks);
  g_test_add_func ("/app/day-entries/build", test_build_list);
  g_test_add_func ("/app/day-entries/no-gold", test_no_gold);
  g_test_add_func ("/app/day-entries/structure", test_structure);
  g_test_add_func ("/app/day-entries/seer", test_seer);
  g_test_add_func ("/app/day-entries/actions", test_actions);
  g_test_add_func ("/app/day-entries/recruits", test_recruits);
  return g_test_run ();
}
