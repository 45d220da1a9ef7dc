/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words around the script, the questions to the players, the damage to come, and what a spot holds. */
#include <string.h>

#include "answers.h"
#include "board-text.h"
#include "damage-text.h"
#include "last-spell/reach.h"
#include "script-text.h"
#include "table.h"

static void
expect (char       *text,
        const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static Table *
new_night (void)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  return t;
}

/* --- Title and headline --- */

static void
test_title (void)
{
  g_autoptr (Table) t = new_night ();
  g_autoptr (Table) intro = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);

  expect (hk_game_title (t->game), "Gildenberg · Day 1");
  expect (hk_game_subtitle (t->game), "Before the night");
  expect (hk_game_short_title (t->game), "Day 1");
  expect (hk_game_short_subtitle (t->game), "Before the night");
  expect (hk_game_title (intro->game), "Introductory Night");
  expect (hk_game_short_title (intro->game), "Day 1");
  table_begin_night (t);
  expect (hk_game_title (t->game), "Gildenberg · Night 1");
  expect (hk_game_subtitle (t->game), "Monster phase 1");
  table_go_to (t, LS_STAGE_MOVEMENT);
  expect (hk_game_subtitle (t->game), t->game->coin == LS_COIN_LEFT ? "Monster phase 1 · coin shows left ◀"
                                                                    : "Monster phase 1 · coin shows right ▶");
  expect (hk_game_short_title (t->game), "Night 1");
  expect (hk_game_short_subtitle (t->game), t->game->coin == LS_COIN_LEFT ? "Phase 1 · left ◀" : "Phase 1 · right ▶");
  table_go_to (t, LS_STAGE_HEROES);
  expect (hk_game_subtitle (t->game), "Hero phase 1");
}

static char *
headline (Table      *t,
          const char *word,
          gboolean   *first)
{
  LsCommand command;

  table_read (word, &command);
  table_apply (t, &command);
  return hk_script_headline (t->game, t->before, &command, t->script, first);
}

/* A move is its own headline; a step of many is headed by the step; an end comes before all. */
static void
test_headline (void)
{
  g_autoptr (Table) t = new_night ();
  gboolean first;

  expect (hk_script_headline (t->game, NULL, NULL, t->script, &first), "A new day");
  g_assert_false (first);
  t->game->setup.mode = LS_MODE_INTRODUCTORY; /* with the heroes in place */
  expect (hk_script_headline (t->game, NULL, NULL, t->script, &first), "Place your heroes, then begin the night");
  t->game->setup.mode = LS_MODE_SINGLE;
  g_free (headline (t, "day-mist", &first));
  expect (headline (t, "day-scout", &first), "The day");
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  table_do (t, "monster-add type=clawer at=G17 facing=east");
  table_do (t, "monster-add type=clawer at=G15 facing=east");
  expect (headline (t, "next", &first), "Clawer 1: three spots east to J17");
  g_assert_true (first);
  table_do (t, "monster-add type=clawer at=G13 facing=east");
  table_next_phase (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  expect (headline (t, "step", &first), "All monsters move");
  g_assert_false (first);
  expect (headline (t, "mages mages=0", &first), "The game is lost");
  g_assert_false (first);
}

static void
test_fallen (void)
{
  g_autoptr (Table) t = new_night ();

  table_begin_quiet_night (t);
  expect (hk_script_fallen (t->game, t->before), NULL);
  table_do (t, "hero-wounds hero=Ada wounds=99");
  expect (hk_script_fallen (t->game, t->before), "Ada is dead.");
}

/* The large button: what it says and what it does go together, and looking back it only goes forward. */
static void
test_next (void)
{
  static const struct
  {
    LsStage     stage;
    const char *label;
    const char *action;
  } rows[] = {
    { LS_STAGE_DAY, "Begin the Night", "win.begin-night" },     { LS_STAGE_PANIC, "Next", "win.next" },
    { LS_STAGE_MOVEMENT, "Next", "win.next" },                  { LS_STAGE_ATTACK, "Attack", "win.next" },
    { LS_STAGE_HEROES, "End Hero Phase", "win.end-hero-phase" }, { LS_STAGE_OVER, "Back to Start", "win.start" },
  };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 2, 1);
  LsGame *game = t->game;

  table_deploy (t);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      game->stage = rows[i].stage;
      g_assert_cmpstr (hk_next_label (game, FALSE), ==, rows[i].label);
      g_assert_cmpstr (hk_next_action (game, FALSE), ==, rows[i].action);
      g_assert_cmpstr (hk_next_label (game, TRUE), ==, "Next");
      g_assert_cmpstr (hk_next_action (game, TRUE), ==, "win.next");
    }
}

/* By day it leads through the checklist. */
static void
test_next_by_day (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  g_assert_cmpstr (hk_next_label (t->game, FALSE), ==, "Move the Mist");
  table_do (t, "day-mist");
  g_assert_cmpstr (hk_next_label (t->game, FALSE), ==, "Scout the Night");
  g_assert_cmpstr (hk_next_label (t->game, TRUE), ==, "Next");
}

/* --- Questions --- */

/* Two walls at the same distance and strength: the players choose, by a button or by a tap. */
static void
test_choice (void)
{
  g_autoptr (Table) t = new_night ();
  g_auto (HkAnswers) answers = { 0 };
  LsCommand tapped;

  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  hk_answers_init (&answers, t->game);
  g_assert_null (answers.question);
  hk_answers_clear (&answers);
  table_do (t, "structure-add type=house spots=H8");
  table_do (t, "structure-add type=house spots=J8");
  table_do (t, "monster-add type=clawer at=I8");
  hk_answers_init (&answers, t->game);
  g_assert_cmpstr (answers.question, ==, "Clawer 1: whom does it strike?");
  g_assert_cmpuint (answers.answers->len, ==, 2);
  g_assert_false (hk_answers_find (&answers, "clawer-1", ls_spot_from_name ("I8"), &tapped));
  g_assert_false (hk_answers_find (&answers, NULL, ls_spot_from_name ("I9"), &tapped));
  g_assert_true (hk_answers_find (&answers, g_array_index (answers.answers, HkAnswer, 1).command.other, LS_NO_SPOT,
                                  &tapped));
  g_assert_cmpstr (tapped.other, ==, g_array_index (answers.answers, HkAnswer, 1).command.other);
  table_apply (t, &tapped);
  hk_answers_clear (&answers);
  hk_answers_init (&answers, t->game);
  g_assert_null (answers.question);
}

/* Whoever flips and draws at the table is asked for the coin and the cards, and never for a card that was seen. */
static void
test_own_coin_and_cards (void)
{
  LsSetup setup;
  g_autoptr (Table) t = NULL;
  g_auto (HkAnswers) answers = { 0 };
  LsCommand tapped;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.app_flips = setup.app_draws = FALSE;
  t = table_new_setup (&setup);
  hk_answers_init (&answers, t->game);
  g_assert_cmpstr (answers.question, ==, "Which spawn direction card was drawn?");
  table_apply (t, &g_array_index (answers.answers, HkAnswer, 0).command);
  hk_answers_clear (&answers);
  hk_answers_init (&answers, t->game);
  g_assert_null (answers.question); /* nobody asks for heroes before the day has ended: a tap on the board builds */
  table_do (t, "day-mist");
  table_do (t, "day-scout");
  table_do (t, "day-end");
  hk_answers_clear (&answers);
  hk_answers_init (&answers, t->game);
  g_assert_cmpstr (answers.question, ==, "Put Ada on the board: tap a spot");
  g_assert_false (hk_answers_find (&answers, "house-1", ls_spot_from_name ("N15"), &tapped));
  g_assert_true (hk_answers_find (&answers, NULL, ls_spot_from_name ("L14"), &tapped));
  table_apply (t, &tapped);
  g_assert_cmpuint (t->game->heroes[0].at, ==, ls_spot_from_name ("L14"));
  for (guint asked = 0; t->game->stage != LS_STAGE_MOVEMENT; asked++)
    {
      hk_answers_clear (&answers);
      hk_answers_init (&answers, t->game);
      g_assert_cmpuint (asked, <, 60);
      if (answers.question && answers.answers->len > 0)
        table_apply (t, &g_array_index (answers.answers, HkAnswer, 0).command);
      else if (answers.question)
        table_deploy (t);
      else
        table_do (t, t->game->stage == LS_STAGE_DAY ? "begin-night" : "next");
    }
  g_assert_cmpuint (t->game->n_monsters, >, 0);
}

static void
expect_burden (Table      *t,
               const char *first,
               const char *second,
               guint       n)
{
  g_auto (HkAnswers) answers = { 0 };

  hk_answers_init (&answers, t->game);
  g_assert_cmpstr (answers.question, ==, "Bruno brings too much into this town: what goes back to its deck?");
  g_assert_cmpuint (answers.answers->len, ==, n);
  g_assert_cmpstr (g_array_index (answers.answers, HkAnswer, 0).label, ==, first);
  g_assert_cmpstr (g_array_index (answers.answers, HkAnswer, 1).label, ==, second);
  table_apply (t, &g_array_index (answers.answers, HkAnswer, 0).command);
}

/* `setup.campaign`: until nobody is overladen any more; of two armors one goes first, and the stash comes along. */
static void
test_burden (void)
{
  static const char *const items[] = { "item=Axe kind=one-handed", "item=jump-boots kind=low-armor", "item=Robe kind=high-armor",
                                       "item=green kind=potion", "item=Bow kind=two-handed" };
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);
  g_auto (HkAnswers) answers = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    table_do (t, "item-add %s price=3", items[i]);
  for (guint i = 1; i <= 4; i++)
    table_do (t, "item-take item=item-%u hero=Bruno", i);
  t->game->scenario = LS_SCENARIO_LAKEBURG;
  expect_burden (t, "Jump Boots", "Robe", 2);
  expect_burden (t, "Axe", "Robe", 3);
  expect_burden (t, "Robe", "Green potion", 2);
  hk_answers_init (&answers, t->game);
  g_assert_null (answers.question);
  g_assert_cmpuint (t->game->n_items, ==, 2);
}

/* --- Damage --- */

static void
test_damage (void)
{
  g_autoptr (Table) t = new_night ();
  g_autoptr (LsOutlook) outlook = NULL;

  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=I8");
  table_do (t, "monster-add type=clawer at=H8");
  table_do (t, "monster-add type=clawer at=J8");
  outlook = ls_outlook_attack (t->game);
  expect (hk_damage_text (t->game, outlook, 0), "Ada: 2 damage");
  expect (hk_damage_by_text (t->game, outlook, 0), "Clawer 1: 1, Clawer 2: 1");
  expect (hk_damage_text (t->game, outlook, 1), "Bruno: 0 damage");
  expect (hk_damage_by_text (t->game, outlook, 1), NULL);
  g_assert_cmpuint (hk_damage_sum (t->game, NULL, 0), ==, 0);
  t->game->sheets[0].due = 2; /* a boss has struck */
  g_assert_cmpuint (hk_damage_sum (t->game, NULL, 0), ==, 2);
  expect (hk_damage_by_text (t->game, NULL, 0), NULL);
}

/* A slayer and a Clawer at Ada, who wears a shield and boots. */
static void
test_damage_cards (void)
{
  g_autoptr (Table) t = new_night ();
  g_autofree char *bare = NULL;

  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_ATTACK);
  table_do (t, "hero-at hero=Ada at=I8");
  table_do (t, "monster-add type=clawer at=H8");
  expect (hk_damage_bare_text (t->game, 0), NULL);
  expect (hk_damage_left_text (t->game, 0), NULL);
  table_do (t, "item-add item=iron-shield kind=shield price=0");
  table_do (t, "item-take item=item-1 hero=Ada by-hand=true");
  expect (hk_damage_card_text (t->game, &t->game->items[0], 1), "Iron Shield: stops 1");
  expect (hk_damage_card_text (t->game, &t->game->items[0], 0), "Use Iron Shield");
  expect (hk_damage_against_text (t->game, "clawer-1", 2), "Against Clawer 1: stops 2");
  expect (hk_damage_rescue_text (t->game, &t->game->items[0]), "Ada saves this life with Iron Shield");
  expect (hk_damage_turned_text (t->game, &t->game->items[0]), NULL);
  table_do (t, "use-armor item=item-1");
  expect (hk_damage_turned_text (t->game, &t->game->items[0]), "Iron Shield: turned against Clawer 1");
  expect (hk_damage_left_text (t->game, 0), "Nothing is left of it");
  table_do (t, "monster-add type=boomer at=J8");
  bare = hk_damage_bare_text (t->game, 0);
  g_assert_nonnull (bare);
  g_assert_true (g_str_has_prefix (bare, "No armor helps against Boomer 1 (attack.explosion"));
}

/* --- Spots --- */

static void
test_spots (void)
{
  g_autoptr (Table) t = new_night ();
  g_autofree HkHolders *holders = g_new (HkHolders, 1);

  table_do (t, "monster-add type=clawer at=L9 facing=south");
  table_do (t, "monster-stun monster=clawer-1 stunned=true");
  table_do (t, "token-add type=stun-trap at=L8");
  table_do (t, "structure-flames structure=wooden-wall-1 flames=2");
  table_do (t, "hero-at hero=Ada at=L14");
  table_do (t, "hero-wounds hero=Ada wounds=2");
  hk_holders_find (holders, t->game);
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("L9")), "L9: Clawer 1, facing south, stunned");
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("L8")), "L8: stun trap");
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("K12")), "K12: wooden wall 1, 2 flames");
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("L14")), "L14: Ada, 2 of 8 wounds");
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("A1")), "A1: open ground, in the mist");
  expect (hk_spot_text (t->game, holders, ls_spot_from_name ("P16")), "P16: the magic circle");
}

static void
test_marks (void)
{
  guint8 reach[LS_N_CELLS], hidden[LS_N_CELLS] = { 0 };
  LsSpot here = ls_spot_from_name ("L9"), there = ls_spot_from_name ("L8");
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));
  HkBoardMarks marks = { .reach = reach };

  memset (reach, LS_OUT_OF_REACH, sizeof reach);
  g_assert_null (hk_spot_mark_text (&marks, here));
  reach[here] = 3;
  expect (hk_spot_mark_text (&marks, here), "3 points away");
  g_assert_null (hk_spot_mark_text (&marks, there));
  marks.reach_is = HK_REACH_SITE;
  expect (hk_spot_mark_text (&marks, here), "a place for it");
  marks.reach_is = HK_REACH_SHOT;
  g_array_append_val (spots, here);
  marks.candidates = spots;
  expect (hk_spot_mark_text (&marks, here), "one to choose from, can be struck");
  marks.hidden = hidden;
  hidden[there] = 1;
  expect (hk_spot_mark_text (&marks, there), "out of sight");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/script-text/title", test_title);
  g_test_add_func ("/app/script-text/headline", test_headline);
  g_test_add_func ("/app/script-text/fallen", test_fallen);
  g_test_add_func ("/app/script-text/next", test_next);
  g_test_add_func ("/app/script-text/next-by-day", test_next_by_day);
  g_test_add_func ("/app/answers/choice", test_choice);
  g_test_add_func ("/app/answers/own-coin-and-cards", test_own_coin_and_cards);
  g_test_add_func ("/app/answers/burden", test_burden);
  g_test_add_func ("/app/damage-text/heroes", test_damage);
  g_test_add_func ("/app/damage-text/cards", test_damage_cards);
  g_test_add_func ("/app/board-text/spots", test_spots);
  g_test_add_func ("/app/board-text/marks", test_marks);

  return g_test_run ();
}
