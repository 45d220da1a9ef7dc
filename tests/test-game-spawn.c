/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Spawning in a game: cards turned and discarded, figures out of the box and back, cards that the table draws. */
#include "table.h"

#include <string.h>

#include "drawing.h"

static Table *
table_that_draws (guint64 seed)
{
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, seed);
  setup.app_draws = FALSE;
  return table_new_setup (&setup);
}

static guint
cards_on_slots (const LsGame *game)
{
  guint n = 0;

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    n += game->cards.slots[i].n;
  return n;
}

static guint
cards_revealed (const LsGame *game)
{
  guint n = 0;

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    n += game->cards.revealed[i] != 0 ? 1 : 0;
  return n;
}

/* The n-th slot, from 1, that holds cards; and one that holds none. */
static guint
slot_with_cards (const LsGame *game,
                 guint         n)
{
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (game->cards.slots[i].n > 0 && n-- == 1)
      return i + 1;
  g_assert_not_reached ();
}

static guint
slot_without_cards (const LsGame *game)
{
  for (guint i = 0; i < 6; i++)
    if (game->cards.slots[i].n == 0)
      return i + 1;
  g_assert_not_reached ();
}

/* In the first and in the second phase of a night the top card of every slot; no card and no figure after that. */
static void
test_reveal (void)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1, seed);
      guint monsters;

      table_begin_night (t);
      g_assert_cmpuint (cards_on_slots (t->game), ==, 4); /* two slots on the first day */
      for (guint phase = 1; phase <= 2; phase++)
        {
          LsPile slots[LS_MAX_SPAWN_SLOTS];

          table_go_to (t, LS_STAGE_SPAWN);
          memcpy (slots, t->game->cards.slots, sizeof slots);
          table_do (t, "step");
          g_assert_true (table_said (t, LS_RULE_SPAWN_REVEAL));
          for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
            g_assert_cmpuint (t->game->cards.revealed[i], ==, slots[i].n > 0 ? slots[i].cards[slots[i].n - 1] : 0);
          g_assert_cmpuint (cards_on_slots (t->game), ==, 4 - 2 * phase);
          g_assert_cmpuint (t->game->n_monsters, >, 1);
          table_go_to (t, LS_STAGE_HEROES);
          table_do (t, "end-hero-phase");
        }
      table_go_to (t, LS_STAGE_SPAWN);
      monsters = t->game->n_monsters;
      table_do (t, "step");
      g_assert_false (table_said (t, LS_RULE_SPAWN_REVEAL));
      g_assert_cmpuint (t->game->n_monsters, ==, monsters);
    }
}

/* Revealed cards lie there until all have moved, then they are discarded. */
static void
test_discard (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 1, 4);
  guint8 first;

  table_begin_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  first = t->game->cards.revealed[slot_with_cards (t->game, 1) - 1];
  while (t->game->stage == LS_STAGE_MOVEMENT)
    {
      g_assert_cmpuint (cards_revealed (t->game), ==, 2);
      g_assert_cmpuint (t->game->cards.discard.n, ==, 0);
      table_do (t, "next");
    }
  g_assert_true (table_said (t, LS_RULE_SPAWN_DISCARD));
  g_assert_cmpuint (cards_revealed (t->game), ==, 0);
  g_assert_cmpuint (t->game->cards.discard.n, ==, 2);
  g_assert_cmpuint (t->game->cards.discard.cards[0], ==, first);
  table_next_phase (t);
  table_next_phase (t);
  g_assert_cmpuint (t->game->cards.discard.n, ==, 4);
}

static void
expect_spawned (Table      *t,
                const char *id,
                const char *spot,
                LsFacing    facing)
{
  g_test_message ("%s", id);
  expect_at (t, id, spot, facing);
}

/* The introductory cards, by hand. The mist begins six spots before column K: depth 1 is column D. Slot 1 runs from
 * row 22 up to 17, slot 2 from row 16 up to 11. */
static void
test_place (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  table_begin_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  g_assert_cmpuint (t->game->n_monsters, ==, 6);
  expect_spawned (t, "clawer-1", "D17", LS_EAST);
  expect_spawned (t, "clawer-2", "C22", LS_EAST);
  expect_spawned (t, "runner-1", "C21", LS_EAST);
  expect_spawned (t, "runner-2", "D15", LS_EAST);
  expect_spawned (t, "clawer-3", "D12", LS_EAST);
  expect_spawned (t, "armored-1", "C11", LS_EAST);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_CLAWER][LS_GREEN], ==, 14 - 3);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_RUNNER][LS_GREEN], ==, 10 - 2);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_ARMORED][LS_GREEN], ==, 10 - 1);
  expect_figures_whole (t);
}

/* A monster on the icon's spot: the next one on the coin's side, left of one that faces east is north. */
static void
test_taken (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  table_begin_night (t);
  table_do (t, "monster-add type=archer at=D17 facing=east");
  table_go_to (t, LS_STAGE_MOVEMENT);
  expect_spawned (t, "clawer-1", "D16", LS_EAST);
}

/* Three colours of one card: 10 has green, yellow and red icons, and is the only one on the table. */
static void
test_scenario (void)
{
  static const guint expected[] = { 3, 5, 6 };

  for (LsScenario scenario = LS_SCENARIO_GILDENBERG; scenario <= LS_SCENARIO_GLENWALD; scenario++)
    {
      g_autoptr (Table) t = table_new (scenario, LS_MODE_SINGLE, 1, 1);
      guint first;

      table_begin_night (t);
      first = slot_with_cards (t->game, 1);
      memset (&t->game->cards, 0, sizeof t->game->cards);
      t->game->cards.slots[first - 1] = (LsPile){ 2, { 1, (guint8) (ls_pack_pattern (t->pack, "10") + 1) } };
      table_go_to (t, LS_STAGE_MOVEMENT);
      g_assert_cmpuint (t->game->n_monsters, ==, expected[scenario]);
    }
}

/* The figures of a kind on the board. */
static guint
on_board (Table      *t,
          const char *type)
{
  guint n = 0;

  for (guint i = 0; i < t->game->n_monsters; i++)
    n += strcmp (g_array_index (t->pack->types, LsMonsterType, t->game->monsters[i].type).id, type) == 0 ? 1 : 0;
  return n;
}

/* Rows of figures outside the mist and the town, away from anything else. */
static void
add_many (Table      *t,
          const char *type,
          guint       n,
          guint       row)
{
  for (guint i = 0; i < n; i++)
    table_do (t, "monster-add type=%s at=%c%u facing=south", type, 'I' + (int) i, row);
}

/* All Clawers are out: Armored come in their place, and the script says so. */
static void
test_substitute (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  table_begin_night (t);
  add_many (t, "clawer", 14, 8);
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-add type=clawer at=J9");
  table_go_to (t, LS_STAGE_MOVEMENT);
  g_assert_true (table_said (t, LS_RULE_SPAWN_SUBSTITUTE));
  g_assert_cmpuint (on_board (t, "clawer"), ==, 14);
  g_assert_cmpuint (on_board (t, "armored"), ==, 4);
  expect_at (t, "armored-1", "D17", LS_EAST);
  expect_figures_whole (t);
}

/* The ruling, for card 2's Archer when there is none: `first` takes the head of the list, an Armored; `next` the one
 * after Archer, a Winged, and without Winged a Boomer. */
static void
test_substitute_ruling (void)
{
  static const struct
  {
    const char *ruling;
    gboolean    winged_too;
    const char *instead;
  } cases[] = { { "first", FALSE, "armored" }, { "first", TRUE, "armored" },
                { "next", FALSE, "winged" },   { "next", TRUE, "boomer" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

      table_begin_night (t);
      t->game->cards.slots[0] = (LsPile){ 1, { (guint8) (ls_pack_pattern (t->pack, "2") + 1) } };
      t->game->cards.slots[1].n = 0;
      table_do (t, "ruling ruling=substitution value=%s", cases[i].ruling);
      add_many (t, "archer", 10, 8);
      if (cases[i].winged_too)
        add_many (t, "winged", 8, 9);
      table_go_to (t, LS_STAGE_MOVEMENT);
      g_assert_cmpuint (on_board (t, cases[i].instead), ==, 1);
      expect_figures_whole (t);
    }
}

/* An empty box: nothing spawns, which is said, and nothing is conjured up. */
static void
test_substitute_none (void)
{
  static const char *const types[] = { "runner", "clawer",      "armored",      "archer",    "winged",
                                       "boomer", "bulky-green", "bulky-yellow", "bulky-red", "accursed" };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);
  guint spot = 0;

  table_begin_night (t);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    for (int left = 1; left > 0;)
      {
        LsFigure figure = 0;
        LsColour colour = 0;

        table_do (t, "monster-add type=%s at=%c%u facing=south", types[i], 'H' + (int) (spot % 18), 7 + spot / 18);
        spot++;
        ls_pack_figure (t->pack, t->game->monsters[t->game->n_monsters - 1].type, &figure, &colour);
        left = t->game->supply.left[figure][colour];
      }
  g_assert_cmpuint (t->game->n_monsters, ==, 64);
  table_go_to (t, LS_STAGE_MOVEMENT);
  g_assert_true (table_said (t, LS_RULE_SPAWN_SUBSTITUTE));
  g_assert_cmpuint (t->game->n_monsters, ==, 64);
  expect_figures_whole (t);
}

/* A slain figure goes back to the box, by either command; one more than the box has is refused. */
static void
test_back_to_the_box (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 2, 1);

  table_begin_quiet_night (t);
  for (guint i = 0; i < 3; i++)
    table_do (t, "monster-add type=accursed at=%c9", 'K' + (int) i);
  table_refuses (t, LS_GAME_ERROR_RULE, "monster-add type=accursed at=N9");
  table_do (t, "monster-wounds monster=accursed-1 wounds=2");
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_ACCURSED][LS_GREEN], ==, 0);
  table_do (t, "monster-wounds monster=accursed-1 wounds=3");
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_ACCURSED][LS_GREEN], ==, 1);
  table_do (t, "monster-kill monster=accursed-3");
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_ACCURSED][LS_GREEN], ==, 2);
  table_do (t, "monster-add type=accursed at=N9");
  table_do (t, "monster-add type=bulky-yellow at=O9");
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BULKY][LS_YELLOW], ==, 0);
  g_assert_cmpuint (t->game->supply.left[LS_FIGURE_BULKY][LS_GREEN], ==, 1);
  expect_figures_whole (t);
}

/* Bots play whole games of every scenario: at every step each figure is in exactly one place. */
static void
test_box_in_whole_games (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (Table) t = table_new ((LsScenario) (seed % 3), LS_MODE_SINGLE, 4, seed);
      LsCommand commands[2];
      AutomaRandom dice;
      guint n;

      automa_random_seed (&dice, seed);
      for (guint i = 0; i < 3000 && t->game->stage != LS_STAGE_OVER; i++)
        {
          if (t->game->stage == LS_STAGE_DAY)
            table_begin_night (t);
          else if (t->game->stage == LS_STAGE_HEROES && ls_bot_act (t->game, &dice, commands, &n))
            for (guint j = 0; j < n && t->game->stage == LS_STAGE_HEROES; j++)
              table_apply (t, &commands[j]);
          else if (t->game->stage == LS_STAGE_HEROES)
            table_do (t, "end-hero-phase");
          else if (ls_bot_choose (t->game, &commands[0]))
            table_apply (t, &commands[0]);
          else
            table_do (t, "next");
          expect_figures_whole (t);
        }
    }
}

/* --- The table draws --- */

/* Nobody knows the cards until they are turned; then each is entered, once, on its slot. */
static void
test_entered (void)
{
  g_autoptr (Table) t = table_that_draws (1);
  guint first, second;

  table_begin_night (t);
  first = slot_with_cards (t->game, 1);
  second = slot_with_cards (t->game, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (t->game->cards.slots[first - 1].cards[i], ==, LS_CARD_UNKNOWN);
      g_assert_cmpuint (t->game->cards.slots[second - 1].cards[i], ==, LS_CARD_UNKNOWN);
    }
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=%u card=1", first);
  table_go_to (t, LS_STAGE_SPAWN);
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_STAGE, "step");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "card slot=%u card=11", first);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "card slot=%u card=1C", first);
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "card slot=0 card=1");
  table_refuses (t, LS_GAME_ERROR_UNKNOWN, "card slot=9 card=1");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=1", slot_without_cards (t->game));
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=8 card=1");
  table_do (t, "card slot=%u card=1", first);
  table_refuses (t, LS_GAME_ERROR_STAGE, "next");
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=1", second);
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=2", first);
  table_do (t, "card slot=%u card=2", second);
  table_do (t, "next");
  g_assert_cmpuint (t->game->n_monsters, ==, 6); /* three green icons each */
  g_assert_cmpuint (on_board (t, "archer"), ==, 1);
}

/* In the second phase the cards of the first are gone; in the third there is none to turn. */
static void
test_entered_second_phase (void)
{
  g_autoptr (Table) t = table_that_draws (1);
  guint first, second;

  table_begin_night (t);
  first = slot_with_cards (t->game, 1);
  second = slot_with_cards (t->game, 2);
  table_go_to (t, LS_STAGE_SPAWN);
  table_do (t, "card slot=%u card=1", first);
  table_do (t, "card slot=%u card=2", second);
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_SPAWN);
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=1", second);
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=2", second);
  table_do (t, "card slot=%u card=3", first);
  table_do (t, "card slot=%u card=10", second);
  table_go_to (t, LS_STAGE_HEROES);
  table_do (t, "end-hero-phase");
  table_go_to (t, LS_STAGE_SPAWN);
  table_refuses (t, LS_GAME_ERROR_RULE, "card slot=%u card=4", first);
  table_do (t, "next");
  expect_stage (t, LS_STAGE_MOVEMENT);
}

/* When the app draws, no card is taken. */
static void
test_entered_not_asked (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_begin_night (t);
  table_go_to (t, LS_STAGE_SPAWN);
  table_refuses (t, LS_GAME_ERROR_STAGE, "card slot=%u card=1", slot_with_cards (t->game, 1));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("spawn.reveal", "game", test_reveal);
  ADD_RULE_TEST ("spawn.reveal", "entered", test_entered);
  ADD_RULE_TEST ("spawn.reveal", "entered-second-phase", test_entered_second_phase);
  ADD_RULE_TEST ("spawn.reveal", "entered-not-asked", test_entered_not_asked);
  ADD_RULE_TEST ("spawn.discard", "game", test_discard);
  ADD_RULE_TEST ("spawn.place", "game", test_place);
  ADD_RULE_TEST ("spawn.place", "back-to-the-box", test_back_to_the_box);
  ADD_RULE_TEST ("spawn.place", "whole-games", test_box_in_whole_games);
  ADD_RULE_TEST ("spawn.taken", "game", test_taken);
  ADD_RULE_TEST ("spawn.scenario", "game", test_scenario);
  ADD_RULE_TEST ("spawn.substitute", "game", test_substitute);
  ADD_RULE_TEST ("spawn.substitute", "game-ruling", test_substitute_ruling);
  ADD_RULE_TEST ("spawn.substitute", "game-none-left", test_substitute_none);

  return g_test_run ();
}
