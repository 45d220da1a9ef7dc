/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad comes, strikes and dies: section 12 of the rules. */
#include "dryad-table.h"

#include "drawing.h"
#include "last-spell/armor.h"
#include "last-spell/boss.h"

/* --- dryad.arrive, dryad.monoliths --- */

static const struct
{
  const char *direction;
  guint       slot;
  const char *spots[2];
  LsFacing    facing;
  const char *monoliths;
} places[] = {
  { "d1", 3, { "M9", "N9" }, LS_SOUTH, ALL_MONOLITHS },
  { "d2", 4, { "S9", "T9" }, LS_SOUTH, "S8 R9 U9 S10 T10" },
  { "d3", 2, { "I14", "I13" }, LS_EAST, "H14 I15 I12 J14 J13" },
  { "d5", 5, { "X13", "X14" }, LS_WEST, "Y13 X12 X15 W13 W14" },
  { "d6", 1, { "I20", "I19" }, LS_EAST, "H20 I21 I18 J20 J19" },
};

/* In the middle of the card of her slot, three steps towards the town; that slot loses its top card, no other does. */
static void
test_arrive_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = dryad_night (places[i].direction);

      g_assert_cmpuint (t->game->n_monsters, ==, 0);
      table_do (t, "next");
      g_assert_true (table_said (t, LS_RULE_DRYAD_ARRIVE));
      expect_dryad (t, places[i].spots[0], places[i].spots[1], places[i].facing);
      for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS; slot++)
        if (t->game->cards.slots[slot - 1].n > 0)
          g_assert_cmpuint (t->game->cards.slots[slot - 1].n, ==, slot == places[i].slot ? 1 : 2);
      g_assert_cmpuint (t->game->boss.stage, ==, SPROUT);
    }
}

/* A direction card without her: no boss, and the cards are turned in the spawn step as on any night. */
static void
test_arrive_not_shown (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;

  ls_bot_setup (&setup, LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 4, 1);
  setup.night = LS_NIGHTS;
  setup.app_draws = FALSE;
  t = table_new_setup (&setup);
  g_array_index (t->pack->directions, LsDirectionCard, 0).dryad = 0;
  table_begin_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=1 card=2");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_SPAWN);
  g_assert_false (table_said (t, LS_RULE_DRYAD_ARRIVE));
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  g_assert_cmpuint (t->game->n_tokens, ==, 0);
  g_assert_cmpuint (t->game->cards.slots[2].n, ==, 2);
  dryad_turn_cards (t, "1:2 3:1 5:4 6:3");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (ls_dryad_tiles (t->game), ==, 0);
}

/* Only once: the next boss spawn step brings no other, takes no card and moves no monolith. */
static void
test_arrive_once (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  dryad_seed (t, "1:2 3:1 5:4 6:3");
  dryad_next_boss_step (t);
  g_assert_cmpuint (t->game->cards.slots[2].n, ==, 0);
  dryad_seed (t, "1:5 5:6 6:7");
  g_assert_false (table_said (t, LS_RULE_DRYAD_ARRIVE));
  g_assert_cmpint (ls_game_find_monster (t->game, "dryad-2"), <, 0);
  expect_dryad (t, "M9", "N9", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
}

/* A hero on her spot goes straight towards the mist. */
static void
test_arrive_hero (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "hero-at hero=Ada at=N9");
  table_do (t, "hero-at hero=Bruno at=L9"); /* a monolith's */
  table_do (t, "next");
  expect_hero_at (t, "Ada", "N8");
  expect_hero_at (t, "Bruno", "L8");
  expect_wounds (t, 0, 0, 0, 0);
}

/* No way to the mist is free: the hero stands elsewhere, but neither on hers nor in the mist. */
static void
test_arrive_hero_shut_in (void)
{
  static const char *const spots[] = { "M9", "M8", "M10", "N10" };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autoptr (Table) t = dryad_night ("d1");
      LsSpot at;

      table_do (t, "hero-at hero=Ada at=%s", spots[i]);
      table_do (t, "next");
      at = table_hero (t, "Ada")->at;
      g_assert_true (table_sheet (t, "Ada")->on_board);
      g_assert_false (ls_board_in_mist (t->game->board, t->game->mist, at));
      g_assert_false (ls_spots_contain (&table_monster (t, "dryad-1")->spots, at));
      for (guint j = 0; j < t->game->n_tokens; j++)
        g_assert_cmpuint (t->game->tokens[j].at, !=, at);
    }
}

/* Everything else is removed, on her spots and on the monoliths': structures too, and a Boomer does not explode. */
static void
test_arrive_clears (void)
{
  g_autoptr (Table) t = dryad_night ("d1");
  guint boomers = t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN];

  table_do (t, "mist side=north distance=2");
  table_do (t, "hero-at hero=Ada at=L9");
  table_do (t, "monster-add type=boomer at=M10");
  table_do (t, "structure-add type=house spots=N10");
  table_do (t, "token-add type=corpse-pile at=O10");
  table_do (t, "next");
  expect_dryad (t, "M10", "N10", LS_SOUTH);
  expect_tokens (t, LS_TOKEN_MONOLITH, "M9 L10 O10 M11 N11");
  expect_tokens (t, LS_TOKEN_CORPSE_PILE, "");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), <, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "house-3"), <, 0);
  g_assert_cmpint (ls_game_find_structure (t->game, "stone-wall-2"), <, 0); /* L11 and M11 */
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, boomers);
  expect_wounds (t, 0, 0, 0, 0);
  expect_track (t, "2 2 2 2 2 2");
}

static void
test_monoliths_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Table) t = dryad_night (places[i].direction);

      table_do (t, "next");
      g_assert_true (table_said (t, LS_RULE_DRYAD_MONOLITHS));
      expect_tokens (t, LS_TOKEN_MONOLITH, places[i].monoliths);
    }
}

/* Three flames it holds; the fourth damage destroys it. */
static void
test_monoliths_fall (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  for (guint flames = 1; flames <= 3; flames++)
    {
      table_do (t, "token-flames token=monolith-2 flames=%u", flames);
      g_assert_cmpuint (dryad_token (t, "monolith-2")->flames, ==, flames);
    }
  table_do (t, "token-flames token=monolith-2 flames=4");
  expect_tokens (t, LS_TOKEN_MONOLITH, "M8 O9 M10 N10");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "token-flames token=monolith-2 flames=1");
  table_do (t, "token-add type=hatchery at=X14");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "token-flames token=hatchery-1 flames=1");
}

static void
test_monoliths_in_the_way (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  table_do (t, "monster-add type=clawer at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=M10");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=clawer-1 at=L9");
  table_refuses (t, LS_GAME_ERROR_RULE, "token-add type=stun-trap at=O9");
}

/* From their side only, and only as long as they stand. */
static void
test_monoliths_shield (void)
{
  g_autoptr (Table) t = dryad_arrived ();

  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("M11")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("K9")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("P9")));
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("N8")));
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("L8")));
  table_do (t, "token-flames token=monolith-4 flames=4");
  g_assert_false (ls_dryad_is_shielded (t->game, ls_spot_from_name ("M11")));
  g_assert_true (ls_dryad_is_shielded (t->game, ls_spot_from_name ("N11")));
}
static void
test_arrive_panic (void)
{
  g_autoptr (Table) t = dryad_night ("d1");

  table_do (t, "mist side=north distance=0");
  table_do (t, "next");
  expect_dryad (t, "M12", "N12", LS_SOUTH);
  t->game->cards = (LsSpawnCards){ 0 };
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  table_do (t, "next");
  expect_track (t, "1 2 2 2 2 2"); /* once, for two spots */
}

/* --- dryad.stats --- */

static void
test_stats_card (void)
{
  g_autoptr (Table) t = dryad_arrived ();
  const LsMonsterType *type = &g_array_index (t->pack->types, LsMonsterType, table_monster (t, "dryad-1")->type);

  g_assert_cmpuint (type->hit_points, ==, 11);
  g_assert_cmpuint (type->dice, ==, LS_DIE_BLUE | LS_DIE_ORANGE);
  g_assert_cmpuint (type->move, ==, 0);
  g_assert_cmpuint (type->damage, ==, 2);
  g_assert_true (type->boss);
}

/* Neither moved nor turned, by the movement step or by hand; no other stands on her. */
static void
test_stats_never_moves (void)
{
  g_autoptr (Table) t = dryad_alone (GROWING);

  table_monster (t, "dryad-1")->facing = LS_EAST; /* the arrow there points south */
  table_do (t, "monster-add type=clawer at=Y15");
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_refuses (t, LS_GAME_ERROR_RULE, "place monster=dryad-1 at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=dryad-1 at=K9");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=dryad-1 at=M9 facing=north");
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-at monster=clawer-1 at=N9");
  table_refuses (t, LS_GAME_ERROR_RULE, "hero-at hero=Ada at=N9");
  table_do (t, "step");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_dryad (t, "M9", "N9", LS_EAST);
}

static void
test_stats_no_stun (void)
{
  g_autoptr (Table) t = dryad_alone (GROWING);

  table_refuses (t, LS_GAME_ERROR_RULE, "monster-stun monster=dryad-1 stunned=true");
  table_do (t, "monster-add type=clawer at=Y15");
  table_do (t, "monster-stun monster=clawer-1 stunned=true");
}

/* After all other monsters: a part of the step of its own. A clawer has struck, she not yet. */
static void
test_stats_strikes_last (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "monster-add type=clawer at=P9");
  table_do (t, "next");
  expect_stage (t, LS_STAGE_ATTACK);
  expect_wounds (t, 1, 0, 0, 0);
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DRYAD_STATS));
  expect_stage (t, LS_STAGE_HEROES);
  expect_wounds (t, 3, 0, 0, 0);
}

/* Heroes and structures only: no monster, no mage, no token. A wall takes 2 like the rest. */
static void
test_stats_spares (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "monster-add type=clawer at=K8");
  table_do (t, "monster-add type=accursed at=P8");
  table_do (t, "structure-add type=wooden-wall spots=K10,L10");
  table_do (t, "token-add type=corpse-pile at=N8");
  table_do (t, "token-add type=seed-mortar at=P9");
  table_do (t, "structure-add type=stone-gate spots=O10,P10");
  table_do (t, "step");
  table_do (t, "step");
  expect_stage (t, LS_STAGE_HEROES);
  g_assert_cmpuint (table_monster (t, "clawer-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "dryad-1")->wounds, ==, 0);
  g_assert_cmpuint (table_structure (t, "wooden-wall-1")->flames, ==, 2);
  g_assert_cmpuint (t->game->mages, ==, 4);
  expect_tokens (t, LS_TOKEN_MONOLITH, ALL_MONOLITHS);
  expect_tokens (t, LS_TOKEN_CORPSE_PILE, "N8");
  expect_tokens (t, LS_TOKEN_SEED_MORTAR, "P9");
}

/* A watchtower takes it for the hero on it, who stands on the spot when it falls. */
static void
test_stats_tower (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "structure-add type=watchtower spots=L8");
  table_do (t, "hero-at hero=Ada at=L8");
  table_do (t, "next");
  table_do (t, "next");
  expect_wounds (t, 0, 0, 0, 0);
  expect_hero_at (t, "Ada", "L8");
  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1"), <, 0);
}

static void
test_stats_armor (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "hero-at hero=Bruno at=P9");
  table_do (t, "next");
  table_do (t, "armor hero=Ada stopped=1");
  table_do (t, "next");
  expect_wounds (t, 1, 2, 0, 0);
}

/* What is told to be coming when the monsters have struck is what then falls. */
static void
test_stats_coming (void)
{
  g_autoptr (Table) t = dryad_in_attack (GROWING);

  table_do (t, "hero-at hero=Ada at=P10");
  table_do (t, "structure-add type=watchtower spots=P9");
  table_do (t, "hero-at hero=Bruno at=P9");
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 0); /* no monster beside her */
  table_do (t, "next");
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 2);
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 1), ==, 0);
  table_do (t, "armor hero=Ada stopped=1");
  g_assert_cmpuint (ls_game_coming_wounds (t->game, 0), ==, 1);
  table_do (t, "next");
  expect_wounds (t, 1, 0, 0, 0);
}

/* `night.boss`: the eleventh wound wins, whatever else is on the board. */
static void
test_stats_death (void)
{
  g_autoptr (Table) t = dryad_alone (GROWING);

  table_do (t, "monster-add type=bulky-red at=Y15");
  table_do (t, "monster-wounds monster=dryad-1 wounds=10");
  expect_stage (t, LS_STAGE_BOSS);
  table_do (t, "monster-wounds monster=dryad-1 wounds=11");
  g_assert_true (table_said (t, LS_RULE_NIGHT_BOSS));
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

static void
test_stats_killed (void)
{
  g_autoptr (Table) t = dryad_alone (MATURE);

  table_do (t, "monster-kill monster=dryad-1");
  expect_over (t, LS_WON, LS_RULE_NIGHT_BOSS);
}

/* Without another monster on the board the night goes on as long as she lives. */
static void
test_stats_night_goes_on (void)
{
  g_autoptr (Table) t = dryad_alone (GROWING);

  table_do (t, "monster-wounds monster=dryad-1 wounds=10"); /* one hit point for four heroes */
  table_go_to (t, LS_STAGE_HEROES);
  g_assert_cmpuint (t->game->night, ==, LS_NIGHTS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("dryad.arrive", "places", test_arrive_places);
  ADD_RULE_TEST ("dryad.arrive", "not-shown", test_arrive_not_shown);
  ADD_RULE_TEST ("dryad.arrive", "once", test_arrive_once);
  ADD_RULE_TEST ("dryad.arrive", "hero", test_arrive_hero);
  ADD_RULE_TEST ("dryad.arrive", "hero-shut-in", test_arrive_hero_shut_in);
  ADD_RULE_TEST ("dryad.arrive", "clears", test_arrive_clears);
  ADD_RULE_TEST ("dryad.arrive", "panic", test_arrive_panic);
  ADD_RULE_TEST ("dryad.monoliths", "places", test_monoliths_places);
  ADD_RULE_TEST ("dryad.monoliths", "fall", test_monoliths_fall);
  ADD_RULE_TEST ("dryad.monoliths", "in-the-way", test_monoliths_in_the_way);
  ADD_RULE_TEST ("dryad.monoliths", "shield", test_monoliths_shield);
  ADD_RULE_TEST ("dryad.stats", "card", test_stats_card);
  ADD_RULE_TEST ("dryad.stats", "never-moves", test_stats_never_moves);
  ADD_RULE_TEST ("dryad.stats", "no-stun", test_stats_no_stun);
  ADD_RULE_TEST ("dryad.stats", "strikes-last", test_stats_strikes_last);
  ADD_RULE_TEST ("dryad.stats", "spares", test_stats_spares);
  ADD_RULE_TEST ("dryad.stats", "tower", test_stats_tower);
  ADD_RULE_TEST ("dryad.stats", "armor", test_stats_armor);
  ADD_RULE_TEST ("dryad.stats", "coming", test_stats_coming);
  ADD_RULE_TEST ("dryad.stats", "night-goes-on", test_stats_night_goes_on);
  ADD_RULE_TEST ("night.boss", "dryad-wounds", test_stats_death);
  ADD_RULE_TEST ("night.boss", "dryad-killed", test_stats_killed);

  return g_test_run ();
}
