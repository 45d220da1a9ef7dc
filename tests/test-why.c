/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What another ruling would have made of one command, for each kind of line, and against the disputes of a position. */
#include <string.h>

#include "table.h"

#include "last-spell/disputes.h"
#include "last-spell/game-position.h"
#include "last-spell/why.h"

static Table *
begin (void)
{
  Table *t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  return t;
}

/* The last line about a figure. */
static const LsLine *
line_of (Table      *t,
         const char *figure)
{
  const LsLine *found = NULL;

  for (guint i = 0; i < t->script->lines->len; i++)
    if (g_strcmp0 (g_array_index (t->script->lines, LsLine, i).figure, figure) == 0)
      found = &g_array_index (t->script->lines, LsLine, i);
  g_assert_nonnull (found);
  return found;
}

/* All ways that the last command could have gone for a line, "contact=ahead: Clawer 1: …" with a bar between them. */
static char *
other_ways (Table        *t,
            const char   *command,
            const LsLine *line)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) ways = NULL;
  LsCommand words;

  table_read (command, &words);
  ways = ls_why_other_ways (t->before, &words, line);
  for (guint i = 0; i < ways->len; i++)
    {
      const LsOtherWay *way = g_ptr_array_index (ways, i);
      const AutomaRuling *ruling = ls_ruling_get (way->ruling);
      char spot[LS_SPOT_NAME_SIZE];

      g_string_append_printf (text, "%s%s=%s: %s", i > 0 ? " | " : "", ruling->id, ruling->values[way->value].id,
                              way->instead);
      if (way->to != LS_NO_SPOT)
        g_string_append_printf (text, " -> %s", ls_spot_name (way->to, spot));
    }
  return g_string_free (text, FALSE);
}

static void
expect_ways (Table      *t,
             const char *command,
             const char *figure,
             const char *expected)
{
  g_autofree char *found = other_ways (t, command, line_of (t, figure));

  g_assert_cmpstr (found, ==, expected);
}

/* --- Moves --- */

static void
test_move (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "hero-at hero=Ada at=G16");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "next");
  expect_ways (t, "next", "clawer-1",
               "contact=ahead: Clawer 1: three spots east to I15. -> I15");
}

/* Whoever moves alone or with all others is compared with itself, and nobody with those around it. */
static void
test_move_of_all (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "hero-at hero=Ada at=G16");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=archer at=F20 facing=east");
  table_do (t, "step");
  expect_ways (t, "step", "clawer-1", "contact=ahead: Clawer 1: three spots east to I15. -> I15");
  expect_ways (t, "step", "archer-1", "");
}

/* By another order a monster may move later, but that alone does not change its line. */
static void
test_move_in_another_order (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "monster-add type=archer at=R9 facing=south");
  table_do (t, "next");
  expect_ways (t, "next", t->game->order[0], "");
  table_do (t, "ruling ruling=order value=angle");
  t->game->n_order = t->game->moved = 0;
  table_do (t, "next");
  expect_ways (t, "next", t->game->order[0], "");
}

static void
test_stays (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "hero-at hero=Ada at=F16");
  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "next");
  expect_ways (t, "next", "clawer-1",
               "contact=ahead: Clawer 1: three spots east to I15. -> I15 | "
               "start-adjacent=advance: Clawer 1: three spots east to I15. -> I15");
}

/* --- Attacks --- */

static void
test_attack_nobody (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "step");
  table_do (t, "hero-at hero=Ada at=G16");
  table_do (t, "monster-add type=archer at=H16 facing=north");
  table_do (t, "next");
  expect_ways (t, "next", "archer-1", "ranged-direction=facing: Nothing for Archer 1.");
  expect_ways (t, "next", "Ada", "ranged-direction=facing: Nothing for Ada.");
}

/* Where the players would have to choose, that is told, and nothing of it has happened. */
static void
test_attack_choice (void)
{
  g_autoptr (Table) t = begin ();

  table_do (t, "step");
  table_do (t, "ruling ruling=ranged-direction value=facing");
  table_do (t, "structure-add type=house spots=G16");
  table_do (t, "structure-add type=house spots=I16");
  table_do (t, "monster-add type=archer at=H16 facing=east");
  table_do (t, "next");
  expect_ways (t, "next", "archer-1",
               "ranged-direction=orthogonal: Archer 1 strikes house 4 or house 3: you choose.");
}

/* --- Other lines --- */

static void
test_spawn (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  guint substitutes = 0;

  table_begin_night (t);
  table_go_to (t, LS_STAGE_SPAWN);
  t->game->supply.left[LS_FIGURE_ARCHER][LS_GREEN] = 0;
  table_do (t, "next");
  for (guint i = 0; i < t->script->lines->len; i++)
    {
      const LsLine *line = &g_array_index (t->script->lines, LsLine, i);
      g_autofree char *ways = NULL;

      if (line->rule == LS_RULE_SPAWN_REVEAL)
        continue;
      ways = other_ways (t, "next", line);
      if (line->rule == LS_RULE_SPAWN_SUBSTITUTE)
        {
          g_assert_true (g_str_has_prefix (line->text, "Armored "));
          g_assert_true (g_str_has_prefix (ways, "substitution=next: Winged "));
          substitutes++;
        }
      else if (g_str_has_prefix (line->text, "Clawer "))
        g_assert_cmpstr (ways, ==, "");
    }
  g_assert_cmpuint (substitutes, >, 0);
}

static void
test_cry (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  const char *hero = t->game->heroes[0].id;
  g_autofree char *expected
    = g_strdup_printf ("cry-timing=at-once: %s turns over a movement token. The player chooses which one, now.", hero);

  t->game->night = 3;
  table_begin_night (t);
  table_go_to (t, LS_STAGE_BOSS);
  t->game->boss.side = LS_COIN_LEFT + 1;
  t->game->heroes[0].at = ls_spot_from_name ("F16");
  table_do (t, "next");
  expect_ways (t, "next", hero, expected);
}

/* A line that the command did not give, and a command that is refused. */
static void
test_not_of_the_command (void)
{
  g_autoptr (Table) t = begin ();
  LsLine line = { .rule = LS_RULE_MOVE_SPENT, .text = (char *) "Nobody: nowhere", .figure = "nobody" };
  g_autofree char *none = NULL;
  g_autofree char *refused = NULL;

  table_do (t, "monster-add type=clawer at=F15 facing=east");
  table_do (t, "next");
  none = other_ways (t, "next", &line);
  refused = other_ways (t, "end-hero-phase", line_of (t, "clawer-1"));
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (refused, ==, "");
}

/* --- Against the disputes --- */

static const LsRuling of_movement[] = { LS_RULING_CONTACT, LS_RULING_BYPASS_RETURN, LS_RULING_START_ADJACENT,
                                        LS_RULING_CROSSING_CONTACT, LS_RULING_FLYER_TRAPS };

static LsSpot
random_spot (const LsGame *game,
             AutomaRandom *random)
{
  return ls_spot (automa_random_below (random, game->board->width), automa_random_below (random, game->board->height));
}

static void
try_command (Table           *t,
             const LsCommand *command)
{
  if (ls_game_apply (t->game, command, t->before, NULL, NULL))
    memcpy (t->game, t->before, sizeof *t->game);
}

/* One monster that moves among traps, piles and others that are stunned. */
static void
fill_board (Table        *t,
            AutomaRandom *random)
{
  static const char *const types[] = { "clawer", "runner", "winged", "bulky-green", "accursed" };
  static const char *const tokens[] = { "corpse-pile", "damage-trap", "stun-trap", "slow-trap", "hatchery" };
  LsSpot middle = random_spot (t->game, random);
  LsCommand mover = { .kind = LS_DO_MONSTER_ADD,
                      .word = types[automa_random_below (random, G_N_ELEMENTS (types))],
                      .spots = { 1, { middle } },
                      .facing = (guint8) automa_random_below (random, LS_N_FACINGS) };

  try_command (t, &mover);
  for (guint i = 0; i < 14; i++)
    {
      LsSpot near = ls_spot (ls_spot_column (middle) + automa_random_below (random, 9) - 4,
                             ls_spot_row (middle) + automa_random_below (random, 5) - 2);
      LsCommand piece = { .spots = { 1, { ls_board_has (t->game->board, near) ? near : middle } },
                          .facing = LS_NO_FACING,
                          .flag = 1 };

      piece.kind = i % 7 == 0 ? LS_DO_HERO_AT : i % 2 ? LS_DO_TOKEN_ADD : LS_DO_MONSTER_ADD;
      piece.id = t->game->heroes[i / 7].id;
      piece.word = i % 2 ? tokens[automa_random_below (random, G_N_ELEMENTS (tokens))] : "archer";
      if (piece.kind == LS_DO_HERO_AT)
        piece.flag = -1;
      try_command (t, &piece);
    }
  for (guint i = 1; i < t->game->n_monsters; i++)
    t->game->monsters[i].stunned = TRUE;
}

static gboolean
has_dispute (GPtrArray *disputes,
             LsRuling   ruling)
{
  for (guint i = 0; i < disputes->len; i++)
    if (((LsDispute *) g_ptr_array_index (disputes, i))->ruling == ruling)
      return TRUE;
  return FALSE;
}

static gboolean
has_way (GPtrArray *ways,
         LsRuling   ruling)
{
  for (guint i = 0; i < ways->len; i++)
    if (((LsOtherWay *) g_ptr_array_index (ways, i))->ruling == ruling)
      return TRUE;
  return FALSE;
}

/* The movement of one monster, asked both ways. */
static void
compare_once (Table *t,
              guint  found[LS_N_RULINGS])
{
  g_autoptr (LsScript) script = ls_script_new ();
  g_auto (LsGamePosition) view = { 0 };
  g_autoptr (GPtrArray) disputes = NULL;
  g_autoptr (GPtrArray) ways = NULL;
  const LsCommand step = { .kind = LS_DO_STEP };
  const LsLine *line = NULL;

  ls_game_position_init (&view, t->game);
  disputes = ls_disputes_find (&view.position, NULL);
  g_assert_true (ls_game_apply (t->game, &step, t->before, script, NULL));
  for (guint i = 0; i < script->lines->len && !line; i++)
    if (g_strcmp0 (g_array_index (script->lines, LsLine, i).figure, t->game->monsters[0].id) == 0)
      line = &g_array_index (script->lines, LsLine, i);
  g_assert_nonnull (line);
  ways = ls_why_other_ways (t->game, &step, line);
  for (guint i = 0; i < G_N_ELEMENTS (of_movement); i++)
    {
      g_assert_cmpint (has_way (ways, of_movement[i]), ==, has_dispute (disputes, of_movement[i]));
      found[of_movement[i]] += has_way (ways, of_movement[i]) ? 1 : 0;
    }
}

static void
test_agrees_with_disputes (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autofree LsGame *start = g_new (LsGame, 1);
  guint found[LS_N_RULINGS] = { 0 };
  AutomaRandom random;

  table_deploy (t);
  table_begin_quiet_night (t);
  table_go_to (t, LS_STAGE_MOVEMENT);
  memcpy (start, t->game, sizeof *start);
  automa_random_seed (&random, 7);
  for (guint i = 0; i < 1500; i++)
    {
      memcpy (t->game, start, sizeof *start);
      fill_board (t, &random);
      if (t->game->n_monsters > 0)
        compare_once (t, found);
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_movement); i++)
    {
      g_test_message ("%s: %u", ls_ruling_get (of_movement[i])->id, found[of_movement[i]]);
      g_assert_cmpuint (found[of_movement[i]], >, 3);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/why/move", test_move);
  g_test_add_func ("/why/move/of-all", test_move_of_all);
  g_test_add_func ("/why/move/in-another-order", test_move_in_another_order);
  g_test_add_func ("/why/move/stays", test_stays);
  g_test_add_func ("/why/attack/nobody", test_attack_nobody);
  g_test_add_func ("/why/attack/choice", test_attack_choice);
  g_test_add_func ("/why/spawn", test_spawn);
  g_test_add_func ("/why/cry", test_cry);
  g_test_add_func ("/why/not-of-the-command", test_not_of_the_command);
  g_test_add_func ("/why/agrees-with-disputes", test_agrees_with_disputes);

  return g_test_run ();
}
