/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad's hatcheries and seed mortars, and what has to make room for them. */
#include "dryad-table.h"

#include <string.h>

#include "drawing.h"
#include "last-spell/boss.h"

/* --- dryad.hatchery --- */

/* Clawer, Armored, Archer: a figure a phase, each gone on its way, and then the tile is gone. */
static void
test_hatchery_life (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_HATCHERY));
  g_assert_true (dryad_token (t, "hatchery-1")->used);
  expect_at (t, "armored-1", "X15", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "armored-1", "V15", LS_WEST);
  dryad_kill_others (t);
  table_go_to (t, LS_STAGE_HEROES);
  table_go_to (t, LS_STAGE_BOSS);
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  expect_at (t, "archer-1", "X15", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  expect_at (t, "archer-1", "V15", LS_WEST);
}

/* A new one: on its first face, with a Clawer that moves in this phase. */
static void
test_hatchery_new (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:6 5:4 6:3");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
  g_assert_false (dryad_token (t, "hatchery-1")->used);
  expect_at (t, "clawer-1", "X19", LS_WEST);
  table_go_to (t, LS_STAGE_ATTACK);
  g_assert_false (holds_monster (t, "X19"));
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
}

/* `spawn.substitute`: no Armored left, an Archer comes. */
static void
test_hatchery_substitute (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  memset (t->game->supply.left[LS_FIGURE_ARMORED], 0, sizeof t->game->supply.left[LS_FIGURE_ARMORED]);
  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "next");
  g_assert_true (dryad_token (t, "hatchery-1")->used);
  expect_at (t, "archer-1", "X15", LS_WEST);
}

/* No figure is left in the box: nothing comes, and people are told; the tile lives on as if one had. */
static void
test_hatchery_none_left (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  memset (&t->game->supply, 0, sizeof t->game->supply);
  table_do (t, "token-add type=hatchery at=X15");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_SPAWN_SUBSTITUTE));
  g_assert_true (dryad_token (t, "hatchery-1")->used);
  g_assert_false (holds_monster (t, "X15"));
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
}

/* It strikes nobody, on either face. */
static void
test_hatchery_no_attack (void)
{
  g_autoptr (Table) t = dryad_in_attack (SPROUT);

  table_do (t, "token-add type=hatchery at=X14");
  table_do (t, "token-add type=hatchery at=X16 used=true");
  table_do (t, "hero-at hero=Ada at=X15");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 0, 0, 0, 0);
}

/* Under a hero it neither turns over nor hatches, on either face. */
static void
test_hatchery_under_hero (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_do (t, "token-add type=hatchery at=X14");
  table_do (t, "token-add type=hatchery at=X16 used=true");
  table_do (t, "hero-at hero=Ada at=X14");
  table_do (t, "hero-at hero=Bruno at=X16");
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X14 X16");
  g_assert_false (dryad_token (t, "hatchery-1")->used);
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
  g_assert_false (table_said (t, LS_RULE_DRYAD_HATCHERY));
}

/* --- dryad.mortar --- */

static void
test_mortar_card (void)
{
  g_autoptr (Table) t = dryad_arrived ();
  int index = ls_pack_find_type (t->pack, "seed-mortar");
  const LsMonsterType *type;

  g_assert_cmpint (index, >=, 0);
  type = &g_array_index (t->pack->types, LsMonsterType, index);
  g_assert_cmpint (type->attack, ==, LS_ATTACK_RANGED);
  g_assert_cmpuint (type->range, ==, 7);
  g_assert_cmpuint (type->move, ==, 0);
  g_assert_cmpuint (type->hit_points, ==, 1);
  g_assert_cmpuint (type->dice, ==, LS_DIE_BLUE | LS_DIE_ORANGE);
}

/* Seven spots, not eight. */
static void
test_mortar_range (void)
{
  for (guint row = 14; row <= 15; row++)
    {
      g_autoptr (Table) t = dryad_in_attack (SPROUT);

      table_do (t, "token-add type=seed-mortar at=X22");
      table_do (t, "hero-at hero=Ada at=X%u", row);
      table_do (t, "next");
      g_assert_cmpint (table_said (t, LS_RULE_ATTACK_RANGED), ==, row == 15);
      expect_wounds (t, row == 15 ? 1 : 0, 0, 0, 0);
    }
}

/* It stays where it is, whatever stands ahead. */
static void
test_mortar_never_moves (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "monster-add type=clawer at=Y13");
  table_go_to (t, LS_STAGE_HEROES);
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "X22");
}

static void
test_mortar_under_hero (void)
{
  g_autoptr (Table) t = dryad_in_attack (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "hero-at hero=Ada at=X22");
  table_do (t, "hero-at hero=Bruno at=X20");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 0, 0, 0, 0);
}

/* Two targets alike: the players choose for it as for any monster. */
static void
test_mortar_choice (void)
{
  g_autoptr (Table) t = dryad_in_attack (SPROUT);

  table_do (t, "structure-add type=house spots=X18");
  table_do (t, "structure-add type=house spots=X12");
  table_do (t, "token-add type=seed-mortar at=X15");
  g_assert_cmpstr (ls_game_pending_choice (t->game), ==, "seed-mortar-1");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_do (t, "choose monster=seed-mortar-1 target=house-4");
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-4")->flames, ==, 1);
}

/* One damage destroys it: here an explosion's. */
static void
test_mortar_destroyed (void)
{
  g_autoptr (Table) t = dryad_in_attack (SPROUT);

  table_do (t, "token-add type=seed-mortar at=X22");
  table_do (t, "monster-add type=boomer at=X21");
  table_do (t, "hero-at hero=Ada at=Y20");
  table_do (t, "choose monster=boomer-1 target=seed-mortar-1 hit=true");
  table_do (t, "next");
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "");
  expect_wounds (t, 4, 0, 0, 0);
}

/* --- dryad.seed --- */

/* As if they had moved three spots as long as she is a sprout, four and five later. */
static void
test_seed_spots (void)
{
  static const char *const spots[] = { "W15", "V15", "U15" };

  for (guint8 stage = SPROUT; stage <= MATURE; stage++)
    {
      g_autoptr (Table) t = dryad_arrived ();

      t->game->boss.stage = stage;
      dryad_seed (t, "1:1 3:3 5:4 6:5");
      expect_tokens (t, LS_TOKEN_SEED_MORTAR, spots[stage - 1]);
    }
}

/* From all sides. */
static void
test_seed_sides (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:10 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_SEED));
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "J20 K8 W15");
  expect_tokens (t, LS_TOKEN_HATCHERY, "K10 X19");
}

/* The tree on O8 is passed on the coin's side, as it sees it looking south: left is east. */
static void
test_seed_coin (void)
{
  g_autoptr (Table) left = dryad_arrived ();
  g_autoptr (Table) right = dryad_arrived ();

  dryad_seed (left, "1:1 3:4 5:3 6:5");
  expect_tokens (left, LS_TOKEN_SEED_MORTAR, "P10");
  right->game->coin = LS_COIN_RIGHT;
  dryad_seed (right, "1:1 3:4 5:3 6:5");
  expect_tokens (right, LS_TOKEN_SEED_MORTAR, "N11"); /* N10 holds a monolith */
}

/* Around whatever is wide, on one side only; in a pocket it stays. On its way from X15 to W15 looking west, left is
 * south. */
static void
test_seed_around (void)
{
  static const struct
  {
    const char *cliff;
    LsCoin      coin;
    const char *spot;
  } cases[] = { { "W14 W15 W16", LS_COIN_LEFT, "W17" },
                { "W14 W15 W16", LS_COIN_RIGHT, "W13" },
                { "W15 X16", LS_COIN_LEFT, "W14" },
                { "W15 W16 X17", LS_COIN_LEFT, "X16" },
                { "W15 X14 X16", LS_COIN_LEFT, "X15" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = dryad_arrived ();
      LsBoard *board = (LsBoard *) t->game->board; /* of this table's own pack */
      g_auto (GStrv) spots = g_strsplit (cases[i].cliff, " ", -1);

      for (char **spot = spots; *spot; spot++)
        board->terrain[ls_spot_from_name (*spot)] = LS_TERRAIN_CLIFF;
      t->game->coin = (guint8) cases[i].coin;
      dryad_seed (t, "1:1 3:3 5:4 6:5");
      expect_tokens (t, LS_TOKEN_SEED_MORTAR, cases[i].spot);
    }
}

/* No more than six: the seventh icon brings nothing, and no Clawer either. */
static void
test_seed_six (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  for (guint i = 0; i < 5; i++)
    table_do (t, "token-add type=seed-mortar at=%c13", 'L' + (int) i);
  dryad_seed (t, "1:2 3:10 5:1 6:3");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  g_assert_cmpuint (t->game->n_monsters, ==, 1);
}

static void
test_seed_six_in_play (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:9 3:10 5:7 6:8");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
  dryad_next_boss_step (t);
  dryad_seed (t, "1:1 5:2 6:3");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 6);
}

/* No card, no tile. */
static void
test_seed_no_cards (void)
{
  g_autoptr (Table) t = dryad_alone (MATURE);

  table_do (t, "next");
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 0);
  g_assert_false (table_said (t, LS_RULE_DRYAD_SEED));
}

/* `panic.spread`: tiles in the town frighten nobody; she does, when her base stands in it. */
static void
test_seed_no_panic (void)
{
  g_autoptr (Table) t = dryad_alone (SPROUT);

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "token-add type=seed-mortar at=L14");
  table_do (t, "token-add type=hatchery at=M13");
  table_do (t, "token-add type=hatchery at=M14 used=true");
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_PANIC_SPREAD));
  expect_track (t, "2 2 2 2 2 2");
}

/* --- dryad.clear --- */

/* A structure goes, without a flame; so do a trap and a Boomer, which keeps quiet. */
static void
test_clear_removes (void)
{
  g_autoptr (Table) t = dryad_arrived ();
  guint boomers = t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN];

  table_do (t, "structure-add type=shop spots=W15,W16");
  table_do (t, "token-add type=stun-trap at=X19");
  table_do (t, "monster-add type=boomer at=J20");
  table_do (t, "hero-at hero=Ada at=J19");
  dryad_seed (t, "1:2 3:6 5:4 6:3");
  g_assert_true (table_said (t, LS_RULE_DRYAD_CLEAR));
  g_assert_cmpint (ls_game_find_structure (t->game, "shop-2"), <, 0);
  expect_tokens (t, LS_TOKEN_STUN_TRAP, "");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, boomers);
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "J20 L10 W15");
  expect_tokens (t, LS_TOKEN_HATCHERY, "X19");
  expect_wounds (t, 0, 0, 0, 0);
  expect_track (t, "2 2 2 2 2 2");
}

/* An old tile makes room for the new one, with the Armored that has just hatched on it. */
static void
test_clear_tile (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "token-add type=hatchery at=W15");
  dryad_seed (t, "1:2 3:6 5:4 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "");
  g_assert_false (holds_monster (t, "W15"));
  g_assert_cmpint (ls_game_find_token (t->game, "seed-mortar-3"), >=, 0);
  g_assert_cmpuint (dryad_token (t, "seed-mortar-3")->at, ==, ls_spot_from_name ("W15"));
}

/* The tower under a hero goes, the hero is held. */
static void
test_clear_tower (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "structure-add type=watchtower spots=W15");
  table_do (t, "hero-at hero=Ada at=W15");
  dryad_seed (t, "1:2 3:6 5:4 6:8");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), <, 0);
  g_assert_nonnull (ls_dryad_tile_under (t->game, 0));
  g_assert_cmpuint (table_sheet (t, "Ada")->due, ==, 1);
}

/* On her, the first fitting spot towards the town: past the monolith before her. */
static void
test_clear_dryad (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:1 5:4 6:8");
  expect_tokens (t, LS_TOKEN_HATCHERY, "N11");
  expect_at (t, "clawer-1", "N11", LS_SOUTH);
  expect_dryad (t, "M9", "N9", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
}

/* On a monolith likewise; the wall on that next spot is anything else. */
static void
test_clear_monolith (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:6 3:2 5:4 6:8");
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
  g_assert_cmpuint (t->game->tokens[6].at, ==, ls_spot_from_name ("M11"));
  g_assert_cmpint (ls_game_find_structure (t->game, "stone-wall-2"), <, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dryad.hatchery", "life", test_hatchery_life);
  ADD_RULE_TEST ("dryad.hatchery", "new", test_hatchery_new);
  ADD_RULE_TEST ("dryad.hatchery", "substitute", test_hatchery_substitute);
  ADD_RULE_TEST ("dryad.hatchery", "none-left", test_hatchery_none_left);
  ADD_RULE_TEST ("dryad.hatchery", "no-attack", test_hatchery_no_attack);
  ADD_RULE_TEST ("dryad.hatchery", "under-hero", test_hatchery_under_hero);
  ADD_RULE_TEST ("dryad.mortar", "card", test_mortar_card);
  ADD_RULE_TEST ("dryad.mortar", "range", test_mortar_range);
  ADD_RULE_TEST ("dryad.mortar", "never-moves", test_mortar_never_moves);
  ADD_RULE_TEST ("dryad.mortar", "under-hero", test_mortar_under_hero);
  ADD_RULE_TEST ("dryad.mortar", "choice", test_mortar_choice);
  ADD_RULE_TEST ("dryad.mortar", "destroyed", test_mortar_destroyed);
  ADD_RULE_TEST ("dryad.seed", "spots", test_seed_spots);
  ADD_RULE_TEST ("dryad.seed", "sides", test_seed_sides);
  ADD_RULE_TEST ("dryad.seed", "coin", test_seed_coin);
  ADD_RULE_TEST ("dryad.seed", "around", test_seed_around);
  ADD_RULE_TEST ("dryad.seed", "six", test_seed_six);
  ADD_RULE_TEST ("dryad.seed", "six-in-play", test_seed_six_in_play);
  ADD_RULE_TEST ("dryad.seed", "no-cards", test_seed_no_cards);
  ADD_RULE_TEST ("dryad.seed", "no-panic", test_seed_no_panic);
  ADD_RULE_TEST ("dryad.clear", "removes", test_clear_removes);
  ADD_RULE_TEST ("dryad.clear", "tile", test_clear_tile);
  ADD_RULE_TEST ("dryad.clear", "tower", test_clear_tower);
  ADD_RULE_TEST ("dryad.clear", "dryad", test_clear_dryad);
  ADD_RULE_TEST ("dryad.clear", "monolith", test_clear_monolith);

  return g_test_run ();
}
