/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building, upgrading, repairing and scavenging by day. */
#include "day-table.h"

#include <string.h>

#include "drawing.h"

/* --- day.build --- */

typedef struct
{
  const char *id;
  guint       hit_points;
  int         gold, materials; /* what it costs, -1: it is not built */
  int         gold_gained, materials_gained;
  int         upgrade_gold, upgrade_materials; /* -1: there is none */
  int         upgrade_gained;                  /* of what it produces */
  int         yield, upgraded_yield;
} Price;

/* EOG, Structures. */
static const Price prices[] = {
  { "ballista", 1, 0, 2, 0, 0, -1, -1, 0, 0, 0 },
  { "catapult", 1, 0, 3, 0, 0, -1, -1, 0, 0, 0 },
  { "warp-gate", 1, 0, 1, 0, 0, -1, -1, 0, 0, 0 },
  { "watchtower", 1, 0, 1, 0, 0, -1, -1, 0, 0, 0 },
  { "wooden-wall", 3, 0, 2, 0, 0, 0, 2, 0, 0, 0 },
  { "stone-wall", 5, -1, -1, 0, 0, -1, -1, 0, 0, 0 },
  { "wooden-gate", 2, 0, 2, 0, 0, 0, 2, 0, 0, 0 },
  { "stone-gate", 4, -1, -1, 0, 0, -1, -1, 0, 0, 0 },
  { "house", 2, 3, 0, 0, 0, -1, -1, 0, 0, 0 },
  { "gold-mine", 3, 0, 2, 1, 0, 0, 4, 1, 1, 3 },
  { "scavenger-camp", 3, 2, 0, 0, 1, 3, 0, 1, 2, 4 },
  { "shop", 3, 2, 0, 0, 0, -1, -1, 0, 0, 0 },
  { "armor-maker", 3, 3, 0, 0, 0, 4, 0, 0, 0, 0 },
  { "blacksmith", 3, 3, 0, 0, 0, 4, 0, 0, 0, 0 },
  { "bowyer", 3, 3, 0, 0, 0, 4, 0, 0, 0, 0 },
  { "magic-shop", 3, 3, 0, 0, 0, 4, 0, 0, 0, 0 },
  { "seer", 3, 3, 0, 0, 0, 2, 0, 0, 0, 0 },
  { "ruin-1", 2, -1, -1, 0, 0, -1, -1, 0, 0, 0 },
  { "ruin-2", 3, -1, -1, 0, 0, -1, -1, 0, 0, 0 },
  { "ruin-3", 4, -1, -1, 0, 0, -1, -1, 0, 0, 0 },
};

/* The shipped records, and that the table of positions agrees with them. */
static void
test_prices (void)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();

  g_assert_cmpuint (pack->n_structures, ==, G_N_ELEMENTS (prices));
  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    {
      const Price *row = &prices[i];
      const LsStructureFacts *facts = ls_pack_structure (pack, row->id);
      const LsStructureType *known = ls_structure_type_find (row->id);
      gboolean camp = strcmp (row->id, "scavenger-camp") == 0;

      g_test_message ("%s", row->id);
      g_assert_cmpuint (facts->type.hit_points, ==, row->hit_points);
      g_assert_cmpmem (&facts->type, sizeof facts->type, known, sizeof *known);
      g_assert_cmpint (facts->buildable, ==, row->gold >= 0);
      g_assert_cmpint (facts->upgradable, ==, row->upgrade_gold >= 0);
      g_assert_cmpint (facts->cost.gold, ==, MAX (row->gold, 0));
      g_assert_cmpint (facts->cost.materials, ==, MAX (row->materials, 0));
      g_assert_cmpint (facts->gain.gold, ==, row->gold_gained);
      g_assert_cmpint (facts->gain.materials, ==, row->materials_gained);
      g_assert_cmpint (facts->upgrade_cost.gold, ==, MAX (row->upgrade_gold, 0));
      g_assert_cmpint (facts->upgrade_cost.materials, ==, MAX (row->upgrade_materials, 0));
      g_assert_cmpint (facts->upgrade_gain.gold, ==, camp ? 0 : row->upgrade_gained);
      g_assert_cmpint (facts->upgrade_gain.materials, ==, camp ? row->upgrade_gained : 0);
      g_assert_cmpint (facts->yield[0].gold, ==, camp ? 0 : row->yield);
      g_assert_cmpint (facts->yield[0].materials, ==, camp ? row->yield : 0);
      g_assert_cmpint (facts->yield[1].gold, ==, camp ? 0 : row->upgraded_yield);
      g_assert_cmpint (facts->yield[1].materials, ==, camp ? row->upgraded_yield : 0);
    }
}

/* One of each is built and paid for. */
static void
test_build (void)
{
  static const char *const places[] = { "U14", "U14", "U14", "U14", "K16,K17", NULL, "K16,K17", NULL, "U16", "U17,U18",
                                        "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
      guint n = t->game->n_structures;

      if (!places[i])
        continue;
      table_do (t, "build type=%s spots=%s", prices[i].id, places[i]);
      g_assert_cmpuint (t->game->n_structures, ==, n + 1);
      g_assert_cmpstr (t->game->structures[n].type->id, ==, prices[i].id);
      expect_stash (t, (guint) (50 - prices[i].gold + prices[i].gold_gained),
                    (guint) (50 - prices[i].materials + prices[i].materials_gained));
      g_assert_true (table_said (t, LS_RULE_DAY_BUILD));
    }
}

/* To the last piece: one too little is refused, just enough is taken. */
static void
test_build_exactly (void)
{
  static const char *const places[] = { "U14", "U14", "U14", "U14", "K16,K17", NULL, "K16,K17", NULL, "U16", "U17,U18",
                                        "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18", "U17,U18" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const Price *row = &prices[i];
      g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);
      g_autofree char *words = g_strdup_printf ("build type=%s spots=%s", row->id, places[i] ? places[i] : "");

      if (!places[i])
        continue;
      if (row->gold > 0)
        {
          day_stash (t, (guint) row->gold - 1, 50);
          day_refuses (t, "day.build", words);
        }
      if (row->materials > 0)
        {
          day_stash (t, 50, (guint) row->materials - 1);
          day_refuses (t, "day.build", words);
        }
      day_stash (t, (guint) row->gold, (guint) row->materials);
      table_do (t, "%s", words);
      expect_stash (t, (guint) row->gold_gained, (guint) row->materials_gained);
    }
}

/* The same for every upgrade, and what each brings: a card or a gain, never the flames off. */
static void
test_upgrade_exactly (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (prices); i++)
    {
      const Price *row = &prices[i];
      g_autoptr (Table) t = day_table (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 1);
      g_autofree char *words = g_strdup_printf ("upgrade structure=%s-1", row->id);
      const LsStructureType *type = ls_structure_type_find (row->id);
      gboolean wall = type->class_ == LS_WALL;
      gboolean cards = ls_pack_structure (t->pack, row->id)->equipment > 0;
      gboolean camp = strcmp (row->id, "scavenger-camp") == 0;

      t->game->n_structures = 0;
      table_do (t, "structure-add type=%s spots=%s", row->id,
                wall ? "K16,K17" : type->spots == 1 ? "U17" : type->spots == 2 ? "U17,U18" : "U17,U18,U19");
      if (row->hit_points > 1)
        table_do (t, "structure-flames structure=%s-1 flames=1", row->id);
      if (row->upgrade_gold < 0)
        {
          day_refuses (t, "day.build", words);
          continue;
        }
      day_stash (t, row->upgrade_gold > 0 ? (guint) row->upgrade_gold - 1 : 50,
                 row->upgrade_gold > 0 ? 50 : (guint) row->upgrade_materials - 1);
      day_refuses (t, "day.build", words);
      day_stash (t, (guint) row->upgrade_gold, (guint) row->upgrade_materials);
      table_do (t, "%s", words);
      expect_stash (t, camp ? 0 : (guint) row->upgrade_gained, camp ? (guint) row->upgrade_gained : 0);
      g_assert_cmpuint (t->game->equipment, ==, cards ? 1 : 0);
      g_assert_cmpuint (t->game->structures[0].flames, ==, 1);
      if (wall)
        g_assert_true (g_str_has_prefix (t->game->structures[0].type->id, "stone-"));
      else
        g_assert_true (t->game->structures[0].upgraded);
    }
}

/* `damage.shop`: what was destroyed is built again as its base version, without flames, for the whole price. */
static void
test_rebuilt (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  table_do (t, "build type=bowyer spots=U17,U18");
  table_do (t, "upgrade structure=bowyer-1");
  g_assert_cmpuint (t->game->equipment, ==, 2);
  table_do (t, "structure-flames structure=bowyer-1 flames=2");
  day_refuses (t, "day.build", "build type=bowyer spots=U20,U21");
  table_do (t, "structure-flames structure=bowyer-1 flames=3");
  g_assert_cmpint (ls_game_find_structure (t->game, "bowyer-1"), <, 0);
  day_stash (t, 3, 0);
  table_do (t, "build type=bowyer spots=U20,U21");
  expect_stash (t, 0, 0);
  g_assert_false (table_structure (t, "bowyer-1")->upgraded);
  g_assert_cmpuint (table_structure (t, "bowyer-1")->flames, ==, 0);
  day_stash (t, 4, 0);
  table_do (t, "upgrade structure=bowyer-1");
}

/* Not by night, not before the upkeep, not when the day is over; by hand always. */
static void
test_build_when (void)
{
  static const char *const words[] = { "build type=ballista spots=U16", "upgrade structure=wooden-wall-1",
                                       "repair structure=shop-1 flames=1",
                                       "scavenge structure=ruin-1-1 gold=1 materials=1" };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  day_stash (t, 50, 50);
  table_do (t, "structure-flames structure=shop-1 flames=1");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    day_refuses (t, "day.mist", words[i]);
  table_do (t, "day-mist");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    day_refuses (t, "day.scout", words[i]);
  table_do (t, "day-scout");
  table_do (t, "day-end");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    day_refuses (t, "day.end", words[i]);
  table_do (t, "structure-add type=ballista spots=U16");
  table_begin_night (t);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    table_refuses (t, LS_GAME_ERROR_STAGE, "%s", words[i]);
  table_do (t, "structure-add type=ballista spots=U14");
  table_do (t, "structure-flames structure=shop-1 flames=0");
  expect_stash (t, 50, 50);
}

static void
test_build_refused (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "day.build", "build type=ruin-1 spots=U14");
  day_refuses (t, "day.build", "build type=stone-wall spots=K16,K17");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "build type=inn spots=U14");
  day_stash (t, 2, 1);
  day_refuses (t, "day.build", "build type=house spots=U16");
  day_refuses (t, "day.build", "build type=ballista spots=U16");
  table_do (t, "build type=watchtower spots=U16");
  expect_stash (t, 2, 0);
}

/* One of each of the four. */
static void
test_unique (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  table_do (t, "build type=bowyer spots=U17,U18");
  g_assert_cmpuint (t->game->equipment, ==, 1);
  day_refuses (t, "day.build", "build type=bowyer spots=U20,U21");
  table_do (t, "build type=blacksmith spots=U20,U21");
  g_assert_cmpuint (t->game->equipment, ==, 2);
}

/* Walls become stone where they stand, with their flames; others are turned over. */
static void
test_upgrade (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  table_do (t, "structure-flames structure=wooden-wall-2 flames=2");
  table_do (t, "upgrade structure=wooden-wall-2");
  g_assert_cmpuint (table_structure (t, "stone-wall-1")->flames, ==, 2);
  g_assert_cmpuint (table_structure (t, "stone-wall-1")->type->hit_points, ==, 5);
  g_assert_cmpint (ls_game_find_structure (t->game, "wooden-wall-2"), ==, -1);
  expect_stash (t, 50, 48);
  day_refuses (t, "day.build", "upgrade structure=stone-wall-1");
  table_do (t, "build type=gold-mine spots=U17,U18");
  expect_stash (t, 51, 46);
  table_do (t, "upgrade structure=gold-mine-1");
  expect_stash (t, 52, 42);
  g_assert_true (table_structure (t, "gold-mine-1")->upgraded);
  day_refuses (t, "day.build", "upgrade structure=gold-mine-1");
  day_refuses (t, "day.build", "upgrade structure=house-1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "upgrade structure=house-9");
}

/* The seer sends every tile one back, but never beyond 6. */
static void
test_seer_built (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  table_do (t, "mist side=west distance=6");
  table_do (t, "build type=seer spots=U17,U18");
  g_assert_cmpint (t->game->mist[LS_WEST], ==, 6);
  g_assert_cmpint (t->game->mist[LS_NORTH], ==, 6);
  g_assert_cmpint (t->game->mist[LS_SOUTH], ==, -1);
}

/* --- setup.scenario, setup.intro, rush.setup: what may be built --- */

static void
test_gildenberg_upgrades (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "build type=gold-mine spots=U17,U18");
  day_refuses (t, "setup.scenario", "upgrade structure=gold-mine-1");
  table_do (t, "upgrade structure=wooden-wall-1");
  table_do (t, "build type=wooden-gate spots=K16,K17");
  table_do (t, "structure-flames structure=wooden-gate-1 flames=1");
  table_do (t, "upgrade structure=wooden-gate-1");
  g_assert_cmpuint (table_structure (t, "stone-gate-1")->flames, ==, 1);
}

/* In a campaign's and a solo game's Gildenberg as well. */
static void
test_gildenberg_modes (void)
{
  static const LsMode modes[] = { LS_MODE_CAMPAIGN, LS_MODE_SOLO };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, modes[i], 1);

      table_do (t, "build type=seer spots=U17,U18");
      day_refuses (t, "setup.scenario", "upgrade structure=seer-1");
    }
}

static void
test_intro_builds (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 1);

  day_refuses (t, "setup.intro", "build type=ballista spots=U16");
  day_refuses (t, "setup.intro", "build type=gold-mine spots=U17,U18");
  day_refuses (t, "setup.intro", "upgrade structure=wooden-wall-1");
  table_do (t, "build type=house spots=U17");
  table_do (t, "build type=wooden-wall spots=K16,K17");
}

static void
test_rush_builds (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_BOSS_RUSH, 1);

  day_refuses (t, "rush.setup", "build type=scavenger-camp spots=O15,O16");
  table_do (t, "upgrade structure=bowyer-1");
  table_do (t, "ruling ruling=rush-upgrades value=walls");
  day_refuses (t, "rush.setup", "upgrade structure=blacksmith-1");
  table_do (t, "upgrade structure=wooden-wall-1");
}

/* --- day.place --- */

static void
test_place (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  day_refuses (t, "day.place", "build type=ballista spots=F14");
  day_refuses (t, "day.place", "build type=wooden-wall spots=U16,U17");
  day_refuses (t, "day.place", "build type=wooden-gate spots=K16");
  day_refuses (t, "day.place", "build type=house spots=U17,U18");
  day_refuses (t, "day.place", "build type=shop spots=U17,U19");
  table_refuses (t, LS_GAME_ERROR_RULE, "build type=house spots=N15");
  table_refuses (t, LS_GAME_ERROR_RULE, "build type=wooden-wall spots=K12,K13");
  /* beside a wall, a defense and the circle */
  table_do (t, "build type=ballista spots=U17");
  table_do (t, "build type=seer spots=U18,U19");
  table_do (t, "build type=ballista spots=O15");
  table_do (t, "build type=wooden-gate spots=K16,K17");
}

/* Only production buildings of one type stand in each other's area, corners too. */
static void
test_place_area (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 1);

  table_do (t, "build type=gold-mine spots=U17,U18");
  table_do (t, "build type=gold-mine spots=U19,U20");
  day_refuses (t, "day.place", "build type=scavenger-camp spots=T16,U16");
  day_refuses (t, "day.place", "build type=house spots=T19");
  day_refuses (t, "day.place", "build type=bowyer spots=U15,U16");
  table_do (t, "build type=house spots=S19");
}

/* --- day.repair --- */

static void
test_repair (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "structure-flames structure=shop-1 flames=2");
  day_refuses (t, "day.repair", "repair structure=shop-1 flames=3");
  day_refuses (t, "day.repair", "repair structure=shop-1 flames=0");
  table_do (t, "repair structure=shop-1 flames=2");
  g_assert_cmpuint (table_structure (t, "shop-1")->flames, ==, 0);
  expect_stash (t, 50, 48);
  g_assert_true (table_said (t, LS_RULE_DAY_REPAIR));
  table_do (t, "structure-flames structure=wooden-wall-1 flames=2");
  day_stash (t, 9, 1);
  day_refuses (t, "day.repair", "repair structure=wooden-wall-1 flames=2");
  table_do (t, "repair structure=wooden-wall-1 flames=1"); /* as many as there are materials */
  expect_stash (t, 9, 0);
  g_assert_cmpuint (table_structure (t, "wooden-wall-1")->flames, ==, 1);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "repair structure=inn-1 flames=1");
}

/* --- day.scavenge --- */

/* A house that burnt down sends nobody; what is scavenged is whole or not at all. */
static void
test_scavenge_houses (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  table_do (t, "structure-flames structure=house-1 flames=2");
  day_refuses (t, "day.scavenge", "scavenge structure=ruin-2-1 gold=1 materials=1");
  table_do (t, "scavenge structure=ruin-1-1 gold=1 materials=1");
  day_refuses (t, "day.scavenge", "scavenge structure=ruin-1-2 gold=1 materials=1");
  table_do (t, "structure-remove structure=house-2"); /* fewer than have worked already */
  day_refuses (t, "day.scavenge", "scavenge structure=ruin-1-2 gold=1 materials=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "scavenge structure=ruin-1-1 gold=1 materials=1");
}

/* One worker for each spot; two houses give two, anew each day. */
static void
test_scavenge (void)
{
  g_autoptr (Table) t = day_table (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);

  day_refuses (t, "day.scavenge", "scavenge structure=ruin-3-1 gold=1 materials=1");
  table_do (t, "scavenge structure=ruin-1-1 gold=2 materials=1 equipment=true");
  expect_stash (t, 52, 51);
  g_assert_cmpuint (t->game->equipment, ==, 1);
  g_assert_cmpint (ls_game_find_structure (t->game, "ruin-1-1"), ==, -1);
  day_refuses (t, "day.scavenge", "scavenge structure=ruin-2-1 gold=1 materials=1");
  table_do (t, "build type=house spots=U17");
  table_do (t, "scavenge structure=ruin-2-1 gold=0 materials=3");
  expect_stash (t, 49, 54);
  g_assert_cmpuint (t->game->workers, ==, 3);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "scavenge structure=house-1 gold=1 materials=1");
  table_do (t, "day-end");
  table_win_night (t);
  g_assert_cmpuint (t->game->workers, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_RULE_TEST ("day.build", "prices", test_prices);
  ADD_RULE_TEST ("day.build", "paid", test_build);
  ADD_RULE_TEST ("day.build", "exactly", test_build_exactly);
  ADD_RULE_TEST ("day.build", "upgrade-exactly", test_upgrade_exactly);
  ADD_RULE_TEST ("day.build", "when", test_build_when);
  ADD_RULE_TEST ("damage.shop", "rebuilt", test_rebuilt);
  ADD_RULE_TEST ("setup.scenario", "upgrades-modes", test_gildenberg_modes);
  ADD_RULE_TEST ("day.scavenge", "houses", test_scavenge_houses);
  ADD_RULE_TEST ("day.build", "refused", test_build_refused);
  ADD_RULE_TEST ("day.build", "unique", test_unique);
  ADD_RULE_TEST ("day.build", "upgrade", test_upgrade);
  ADD_RULE_TEST ("day.build", "seer", test_seer_built);
  ADD_RULE_TEST ("setup.scenario", "upgrades", test_gildenberg_upgrades);
  ADD_RULE_TEST ("setup.intro", "builds", test_intro_builds);
  ADD_RULE_TEST ("rush.setup", "builds", test_rush_builds);
  ADD_RULE_TEST ("day.place", "where", test_place);
  ADD_RULE_TEST ("day.place", "area", test_place_area);
  ADD_RULE_TEST ("day.repair", "flames", test_repair);
  ADD_RULE_TEST ("day.scavenge", "workers", test_scavenge);
  return g_test_run ();
}
