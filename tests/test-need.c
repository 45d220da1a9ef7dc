/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game waits for, kind by kind; the soak looks at it in every state of its nights. */
#include <string.h>

#include "table.h"

#include "last-spell/need.h"

static void
expect_need (Table     *t,
             LsNeedKind kind)
{
  g_auto (LsNeed) need = { 0 };

  g_assert_cmpint (ls_game_needs (t->game, &need), ==, kind != LS_NEED_NOTHING);
  g_assert_cmpint (need.kind, ==, kind);
}

static void
expect_hero (Table      *t,
             LsNeedKind  kind,
             const char *hero)
{
  g_auto (LsNeed) need = { 0 };

  ls_game_needs (t->game, &need);
  g_assert_cmpint (need.kind, ==, kind);
  g_assert_cmpstr (need.hero, ==, hero);
}

static gboolean
has_spot (const LsNeed *need,
          const char   *spot)
{
  for (guint i = 0; i < need->spots->len; i++)
    if (g_array_index (need->spots, LsSpot, i) == ls_spot_from_name (spot))
      return TRUE;
  return FALSE;
}

static void
test_day (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  LsSpot at;

  expect_need (t, LS_NEED_DIRECTION);
  table_do (t, "direction card=d1");
  expect_hero (t, LS_NEED_HERO, t->game->heroes[0].id);
  table_deploy (t);
  expect_need (t, LS_NEED_NOTHING);
  at = t->game->heroes[1].at;
  t->game->heroes[1].at = ls_spot_from_name ("J15"); /* where the mist will lie if it comes very near */
  t->game->mist[LS_WEST] = 1;
  expect_hero (t, LS_NEED_HERO, t->game->heroes[1].id);
  t->game->heroes[1].at = at;
  table_do (t, "begin-night");
}

/* `setup.campaign`: what is too much for the way goes back first. */
static void
test_day_burden (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);

  t->game->scenario = LS_SCENARIO_LAKEBURG;
  table_do (t, "item-add item=Axe kind=one-handed price=3");
  table_do (t, "item-add item=Robe kind=high-armor price=3");
  table_do (t, "item-take item=item-1 hero=Bruno");
  expect_hero (t, LS_NEED_HERO, "Ada");
  table_do (t, "item-take item=item-2 hero=Bruno");
  expect_hero (t, LS_NEED_LESS, "Bruno");
  table_do (t, "item-remove item=item-2");
  expect_hero (t, LS_NEED_HERO, "Ada");
}

/* Alone, any hero will do. */
static void
test_day_solo (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 1, 1);

  expect_hero (t, LS_NEED_HERO, NULL);
  table_deploy (t);
  expect_need (t, LS_NEED_NOTHING);
}

static void
test_coin_and_card (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1);
  g_auto (LsNeed) need = { 0 };

  table_begin_night (t);
  expect_need (t, LS_NEED_NOTHING);
  table_do (t, "next");
  expect_need (t, LS_NEED_COIN);
  table_do (t, "coin side=right");
  expect_need (t, LS_NEED_NOTHING);
  table_do (t, "next");
  g_assert_true (ls_game_needs (t->game, &need));
  g_assert_cmpint (need.kind, ==, LS_NEED_CARD);
  g_assert_cmpuint (t->game->cards.slots[need.slot - 1].n, >, 0);
  g_assert_true (ls_game_may_turn (t->game, need.slot, "1"));
  g_assert_false (ls_game_may_turn (t->game, need.slot, "11"));
  g_assert_false (ls_game_may_turn (t->game, 8, "1"));
  table_do (t, "card slot=%u card=1", need.slot);
  g_assert_false (ls_game_may_turn (t->game, need.slot, "2"));
  for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
    g_assert_false (ls_game_may_turn (t->game, slot, "1"));
}

static void
test_choice (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_auto (LsNeed) need = { 0 };

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_need (t, LS_NEED_NOTHING);
  table_do (t, "structure-add type=house spots=H16");
  table_do (t, "structure-add type=house spots=H18");
  table_do (t, "monster-add type=clawer at=H17");
  g_assert_true (ls_game_needs (t->game, &need));
  g_assert_cmpint (need.kind, ==, LS_NEED_CHOICE);
  g_assert_cmpstr (need.monster, ==, "clawer-1");
  g_assert_cmpuint (need.choices->len, ==, 2);
  table_do (t, "choose monster=clawer-1 target=%s", (char *) g_ptr_array_index (need.choices, 1));
  expect_need (t, LS_NEED_NOTHING);
}

static void
test_cetusia_card (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3);

  table_begin_bare_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  expect_need (t, LS_NEED_NOTHING);
  table_next_phase (t);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_BOSS);
  expect_need (t, LS_NEED_BOSS_CARD);
  table_do (t, "boss-card card=C2");
  expect_need (t, LS_NEED_NOTHING);
}

/* Her side, the tokens that her cry costs, and her spot. */
static void
test_harpy (void)
{
  g_autoptr (Table) t = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);
  g_auto (LsNeed) need = { 0 };

  table_deploy (t);
  table_do (t, "direction card=d1");
  expect_need (t, LS_NEED_BOSS_COIN);
  table_do (t, "coin side=left");
  expect_need (t, LS_NEED_NOTHING);
  table_begin_bare_night (t);
  t->game->phase = 3;
  table_do (t, "hero-at hero=Ada at=L9");
  table_next_phase (t);
  expect_hero (t, LS_NEED_MOVEMENT_TOKEN, "Ada");
  table_do (t, "hero-token hero=Ada token=1 spent=true");
  table_hero (t, "Ada")->at = ls_spot_from_name ("X9");
  t->game->boss.slain = 3;
  t->game->boss.entering = ls_spot_from_name ("M9");
  t->game->monsters[t->game->n_monsters++] = (LsMonster){ .id = (char *) "clawer-1",
                                                          .type = (guint) ls_pack_find_type (t->pack, "clawer"),
                                                          .spots = { 1, { ls_spot_from_name ("M9") } } };
  g_assert_true (ls_game_needs (t->game, &need));
  g_assert_cmpint (need.kind, ==, LS_NEED_BOSS_AT);
  g_assert_true (has_spot (&need, "N9"));
  g_assert_false (has_spot (&need, "M9"));
  g_assert_false (has_spot (&need, "N10"));
  for (guint i = 0; i < need.spots->len; i++)
    g_assert_cmpuint (ls_spot_distance (g_array_index (need.spots, LsSpot, i), t->game->boss.entering), ==, 1);
}

/* Damage that waits for armor comes before a choice: the next instruction places its wounds and nothing else. */
static void
test_damage_first (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "structure-add type=house spots=H16");
  table_do (t, "structure-add type=house spots=H18");
  table_do (t, "monster-add type=clawer at=H17");
  expect_need (t, LS_NEED_CHOICE);
  t->game->sheets[0].due = 1;
  expect_need (t, LS_NEED_NOTHING);
  table_do (t, "next");
  expect_need (t, LS_NEED_CHOICE);
}

static void
test_over (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  t->game->stage = LS_STAGE_OVER;
  expect_need (t, LS_NEED_NOTHING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/need/day", test_day);
  g_test_add_func ("/need/day/burden", test_day_burden);
  g_test_add_func ("/need/day/solo", test_day_solo);
  g_test_add_func ("/need/coin-and-card", test_coin_and_card);
  g_test_add_func ("/need/choice", test_choice);
  g_test_add_func ("/need/cetusia-card", test_cetusia_card);
  g_test_add_func ("/need/harpy", test_harpy);
  g_test_add_func ("/need/damage-first", test_damage_first);
  g_test_add_func ("/need/over", test_over);

  return g_test_run ();
}
