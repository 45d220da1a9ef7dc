/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack step of a game: choices of the players, armor, structures that fall, explosions. */
#include "table.h"

#include "drawing.h"

/* In the attack step of a night without monsters, so that each test puts its own; the heroes out of the way. */
static Table *
attack_table (guint64 seed)
{
  Table *self = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);

  table_begin_quiet_night (self);
  table_do (self, "hero-at hero=Ada at=L9");
  table_do (self, "hero-at hero=Bruno at=L20");
  table_go_to (self, LS_STAGE_ATTACK);
  return self;
}

/* --- Choices --- */

/* A Clawer between two whole houses: the players choose. */
static Table *
between_two_houses (void)
{
  Table *self = attack_table (1);

  table_do (self, "structure-add type=house spots=N13");
  table_do (self, "monster-add type=clawer at=N14");
  return self;
}

static void
test_choice_is_asked (void)
{
  g_autoptr (Table) t = between_two_houses ();
  g_autofree const char **choices = NULL;

  g_assert_cmpstr (ls_game_pending_choice (t->game), ==, "clawer-1");
  choices = ls_game_choices (t->game, ls_game_pending_choice (t->game));
  g_assert_cmpuint (g_strv_length ((char **) choices), ==, 2);
  g_assert_true (g_strv_contains (choices, "house-1"));
  g_assert_true (g_strv_contains (choices, "house-3"));
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_STAGE, "step");
}

static void
test_choice_is_kept (void)
{
  g_autoptr (Table) t = between_two_houses ();

  table_do (t, "choose monster=clawer-1 target=house-3");
  g_assert_null (ls_game_pending_choice (t->game));
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 1);
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 0);
  g_assert_cmpuint (t->game->n_answers, ==, 0);
}

/* Until the damage falls the players may think again. */
static void
test_second_thought (void)
{
  g_autoptr (Table) t = between_two_houses ();

  table_do (t, "choose monster=clawer-1 target=house-3");
  table_do (t, "choose monster=clawer-1 target=house-1");
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 1);
}

/* What it may not strike is refused, before an answer and after one; the answer stands. */
static void
test_wrong_choice (void)
{
  g_autoptr (Table) t = between_two_houses ();

  table_do (t, "monster-add type=clawer at=L8");
  for (guint i = 0; i < 2; i++)
    {
      table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=clawer-1 target=circle");
      table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=clawer-1 target=house-2");
      table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=clawer-1 target=Ada");
      table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=clawer-1 target=nothing");
      table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=clawer-2 target=Ada"); /* nothing to choose there */
      table_refuses (t, LS_GAME_ERROR_UNKNOWN, "choose monster=clawer-3 target=house-1");
      table_refuses (t, LS_GAME_ERROR_UNKNOWN, "choose monster=Ada target=house-1");
      if (i == 0)
        table_do (t, "choose monster=clawer-1 target=house-1");
    }
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 1);
}

/* Each monster asks for itself. */
static void
test_two_choices (void)
{
  g_autoptr (Table) t = between_two_houses ();

  table_do (t, "structure-add type=house spots=O14");
  table_do (t, "monster-add type=clawer at=O13"); /* beside N13 and O14 */
  table_do (t, "choose monster=clawer-2 target=house-4");
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_do (t, "choose monster=clawer-1 target=house-4"); /* O14 is beside both */
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_structure (t->game, "house-4"), ==, -1);
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 0);
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 0);
  expect_track (t, "0 2 2 2 2 2");
}

/* --- Armor --- */

static void
expect_wounds (Table *t,
               guint  wounds)
{
  table_next_phase (t);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, wounds);
}

/* What the player stops is off the damage of this step, and of this step only. */
static void
test_armor (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=clawer at=L8 facing=south");
  table_do (t, "monster-add type=clawer at=M9 facing=south");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "armor hero=Nobody stopped=1");
  table_do (t, "armor hero=Ada stopped=2");
  table_do (t, "armor hero=Ada stopped=1");
  expect_wounds (t, 1);
  expect_wounds (t, 3);
}

/* More than there is to stop: no wound, and nothing is left over. */
static void
test_armor_over (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=clawer at=L8 facing=south");
  table_do (t, "hero-wounds hero=Ada wounds=2");
  table_do (t, "armor hero=Ada stopped=5");
  expect_wounds (t, 2);
  expect_wounds (t, 3);
}

/* The armor-up token takes off 1, once, and is gone after the phase; with armor it adds up. */
static void
test_armor_up (void)
{
  g_autoptr (Table) t = attack_table (1);

  for (guint i = 0; i < 3; i++)
    table_do (t, "monster-add type=clawer at=%s facing=south", ((const char *[]){ "L8", "M9", "K9" })[i]);
  table_do (t, "hero-armor-up hero=Ada on=true");
  expect_wounds (t, 2);
  g_assert_false (table_sheet (t, "Ada")->armor_up);
  table_do (t, "hero-armor-up hero=Ada on=true");
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "armor hero=Ada stopped=1");
  expect_wounds (t, 3);
  expect_wounds (t, 6);
}

/* A phase without harm uses it up as well. */
static void
test_armor_up_unused (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "hero-armor-up hero=Ada on=true");
  table_do (t, "hero-armor-up hero=Bruno on=true");
  table_do (t, "hero-armor-up hero=Bruno on=false");
  g_assert_true (table_sheet (t, "Ada")->armor_up);
  g_assert_false (table_sheet (t, "Bruno")->armor_up);
  expect_wounds (t, 0);
  g_assert_false (table_sheet (t, "Ada")->armor_up);
}

/* An Accursed drains two mana, though armor stops all of its damage. */
static void
test_mana_drain (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=accursed at=M8");
  table_do (t, "armor hero=Ada stopped=2");
  expect_wounds (t, 0);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 2);
  table_do (t, "hero-mana hero=Ada mana=1");
  expect_wounds (t, 2);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 0);
}

/* --- Structures --- */

/* A building burns with flames of the panic track and is taken off the board at its last. */
static void
test_building_falls (void)
{
  g_autoptr (Table) t = attack_table (1);
  guint n = t->game->n_structures;

  table_do (t, "monster-add type=clawer at=N14");
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "house-1")->flames, ==, 1);
  expect_track (t, "1 2 2 2 2 2");
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_ATTACK);
  expect_track (t, "0 2 2 2 2 2"); /* the Clawer stands in the town */
  table_do (t, "next");
  g_assert_true (table_said (t, LS_RULE_DAMAGE_DESTROYED));
  g_assert_cmpint (ls_game_find_structure (t->game, "house-1"), ==, -1);
  g_assert_cmpuint (t->game->n_structures, ==, n - 1);
  expect_track (t, "0 1 2 2 2 2");
  table_do (t, "hero-at hero=Ada at=N15"); /* the spot is free again */
}

/* A wall's flames come from the box. */
static void
test_wall_falls (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=clawer at=K14");
  table_do (t, "structure-flames structure=wooden-wall-1 flames=1");
  table_do (t, "next");
  g_assert_cmpuint (table_structure (t, "wooden-wall-1")->flames, ==, 2);
  expect_track (t, "2 2 2 2 2 2");
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_structure (t->game, "wooden-wall-1"), ==, -1);
  expect_track (t, "1 2 2 2 2 2"); /* the Clawer in the town, not the wall */
}

/* Two strike a house that has one hit point left: one flame, though both had chosen it. */
static void
test_simultaneous (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "structure-flames structure=house-1 flames=1");
  table_do (t, "monster-add type=clawer at=N14");
  table_do (t, "monster-add type=clawer at=M15");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_structure (t->game, "house-1"), ==, -1);
  expect_track (t, "1 2 2 2 2 2");
}

/* By hand: as many flames as it has hit points take it off. */
static void
test_falls_by_hand (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "structure-flames structure=shop-1 flames=2");
  table_do (t, "structure-flames structure=shop-1 flames=0");
  table_do (t, "structure-flames structure=shop-1 flames=3");
  g_assert_cmpint (ls_game_find_structure (t->game, "shop-1"), ==, -1);
  table_do (t, "structure-remove structure=ruin-3-1");
  g_assert_cmpint (ls_game_find_structure (t->game, "ruin-3-1"), ==, -1);
}

static Table *
hero_on_tower (void)
{
  Table *self = attack_table (1);

  table_do (self, "structure-add type=watchtower spots=T20");
  table_do (self, "hero-at hero=Ada at=T20");
  return self;
}

static void
expect_tower (Table   *t,
              gboolean stands,
              guint    wounds)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_cmpint (ls_game_find_structure (t->game, "watchtower-1") >= 0, ==, stands);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, wounds);
  g_assert_true (table_sheet (t, "Ada")->on_board);
  g_assert_cmpstr (ls_spot_name (table_hero (t, "Ada")->at, name), ==, "T20");
}

/* The tower falls to an area attack in the hero's place: no wound, and the hero stands on the spot. */
static void
test_tower_falls (void)
{
  g_autoptr (Table) t = hero_on_tower ();

  table_do (t, "monster-add type=accursed at=T21");
  table_do (t, "next");
  expect_tower (t, FALSE, 0);
  g_assert_cmpuint (table_hero (t, "Ada")->mana, ==, 4);
}

/* One target: the hero, or by the ruling the tower. */
static void
test_tower_ruling (void)
{
  g_autoptr (Table) hero = hero_on_tower ();
  g_autoptr (Table) tower = hero_on_tower ();

  table_do (hero, "monster-add type=clawer at=T19");
  table_do (hero, "next");
  expect_tower (hero, TRUE, 1);

  table_do (tower, "ruling ruling=tower-hero value=tower");
  table_do (tower, "monster-add type=clawer at=T19");
  table_do (tower, "next");
  expect_tower (tower, FALSE, 0);
}

/* A corpse pile that is struck leaves the board. */
static void
test_corpse (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "token-add type=corpse-pile at=T8");
  table_do (t, "token-add type=corpse-pile at=T6");
  table_do (t, "monster-add type=clawer at=T9");
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_token (t->game, "corpse-pile-1"), ==, -1);
  g_assert_cmpint (ls_game_find_token (t->game, "corpse-pile-2"), >=, 0);
}

/* --- Explosions --- */

/* A Boomer beside Ada on L9, with a Clawer, an Accursed that is stunned and a house in its area. */
static Table *
boomer_table (guint64 seed)
{
  Table *self = attack_table (seed);

  table_do (self, "monster-add type=boomer at=M9");
  table_do (self, "monster-add type=clawer at=N8");
  table_do (self, "monster-add type=accursed at=N10");
  table_do (self, "monster-stun monster=accursed-1 stunned=true");
  table_do (self, "structure-add type=house spots=M8");
  table_do (self, "monster-stun monster=clawer-1 stunned=true");
  return self;
}

static void
expect_exploded (Table *t)
{
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), ==, -1);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 6 - 1);
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 1);
  expect_figures_whole (t);
}

/* 4 to the hero, the card's damage to the house, the Boomer out of the game; the Clawer hit goes back to the box. */
static void
test_explosion_hit (void)
{
  g_autoptr (Table) t = boomer_table (1);

  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=boomer-1 target=Ada");
  table_refuses (t, LS_GAME_ERROR_RULE, "choose monster=boomer-1 target=boomer-1");
  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=true");
  table_do (t, "next");
  expect_exploded (t);
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 4);
  g_assert_cmpuint (table_structure (t, "house-3")->flames, ==, 1);
  g_assert_cmpint (ls_game_find_monster (t->game, "clawer-1"), ==, -1);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_CLAWER][LS_GREEN], ==, 14);
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 0);
}

static void
test_explosion_missed (void)
{
  g_autoptr (Table) t = boomer_table (1);

  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=false");
  table_do (t, "next");
  expect_exploded (t);
  g_assert_cmpuint (table_monster (t, "clawer-1")->wounds, ==, 0);
}

/* The last answer counts, and only its victim is hurt; an Accursed survives it. */
static void
test_explosion_second_thought (void)
{
  g_autoptr (Table) t = boomer_table (1);

  table_do (t, "choose monster=boomer-1 target=clawer-1 hit=true");
  table_do (t, "choose monster=boomer-1 target=accursed-1 hit=true");
  table_do (t, "next");
  expect_exploded (t);
  g_assert_cmpuint (table_monster (t, "clawer-1")->wounds, ==, 0);
  g_assert_cmpuint (table_monster (t, "accursed-1")->wounds, ==, 1);
}

/* Not entered: the app rolls, from the game's seed. Four faces of six hit a Clawer without its dodge. */
static void
test_explosion_rolled (void)
{
  guint hits = 0;

  for (guint64 seed = 1; seed <= 60; seed++)
    {
      gboolean hit[2];

      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (Table) t = boomer_table (seed);

          table_do (t, "choose monster=boomer-1 target=clawer-1");
          table_do (t, "next");
          expect_exploded (t);
          hit[i] = ls_game_find_monster (t->game, "clawer-1") < 0;
        }
      g_assert_cmpint (hit[0], ==, hit[1]);
      hits += hit[0] ? 1 : 0;
    }
  g_assert_cmpuint (hits, >, 40 - 15); /* four standard deviations */
  g_assert_cmpuint (hits, <, 40 + 15);
}

/* Monsters alone do not set it off. */
static void
test_explosion_not_for_monsters (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=boomer at=T9");
  table_do (t, "monster-add type=clawer at=T8");
  g_assert_null (ls_game_pending_choice (t->game));
  table_do (t, "next");
  g_assert_cmpint (ls_game_find_monster (t->game, "boomer-1"), >=, 0);
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 0);
}

/* Two Boomers, each the other's victim: both explode all the same, and both are out of the game. */
static void
test_explosion_twice (void)
{
  g_autoptr (Table) t = attack_table (1);

  table_do (t, "monster-add type=boomer at=M9");
  table_do (t, "monster-add type=boomer at=M10");
  table_do (t, "choose monster=boomer-1 target=boomer-2 hit=true");
  table_do (t, "choose monster=boomer-2 target=boomer-1 hit=true");
  table_do (t, "hero-wounds hero=Ada wounds=0");
  table_do (t, "hero-armor-up hero=Ada on=true"); /* 8 damage would kill her */
  table_do (t, "next");
  g_assert_cmpuint (table_hero (t, "Ada")->wounds, ==, 7);
  g_assert_cmpuint (t->game->n_monsters, ==, 0);
  g_assert_cmpuint (t->game->out.left[LS_FIGURE_BOOMER][LS_GREEN], ==, 2);
  expect_figures_whole (t);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("target.players", "game-asked", test_choice_is_asked);
  ADD_RULE_TEST ("target.players", "game-kept", test_choice_is_kept);
  ADD_RULE_TEST ("target.players", "game-second-thought", test_second_thought);
  ADD_RULE_TEST ("target.players", "game-wrong", test_wrong_choice);
  ADD_RULE_TEST ("target.players", "game-two", test_two_choices);
  ADD_RULE_TEST ("damage.armor", "game", test_armor);
  ADD_RULE_TEST ("damage.armor", "game-over", test_armor_over);
  ADD_RULE_TEST ("damage.armor", "game-armor-up", test_armor_up);
  ADD_RULE_TEST ("hero.armor-up", "unused", test_armor_up_unused);
  ADD_RULE_TEST ("attack.mana-drain", "game", test_mana_drain);
  ADD_RULE_TEST ("damage.destroyed", "game-building", test_building_falls);
  ADD_RULE_TEST ("damage.destroyed", "game-wall", test_wall_falls);
  ADD_RULE_TEST ("damage.destroyed", "game-by-hand", test_falls_by_hand);
  ADD_RULE_TEST ("attack.simultaneous", "game", test_simultaneous);
  ADD_RULE_TEST ("damage.tower-falls", "game", test_tower_falls);
  ADD_RULE_TEST ("target.tower-hero", "game", test_tower_ruling);
  ADD_RULE_TEST ("target.corpse", "game", test_corpse);
  ADD_RULE_TEST ("attack.explosion", "game-hit", test_explosion_hit);
  ADD_RULE_TEST ("attack.explosion", "game-missed", test_explosion_missed);
  ADD_RULE_TEST ("attack.explosion", "game-second-thought", test_explosion_second_thought);
  ADD_RULE_TEST ("attack.explosion", "game-rolled", test_explosion_rolled);
  ADD_RULE_TEST ("attack.explosion", "game-not-for-monsters", test_explosion_not_for_monsters);
  ADD_RULE_TEST ("attack.explosion", "game-twice", test_explosion_twice);

  return g_test_run ();
}
