/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where heroes can go: section 13 of the rules. What each spot costs is drawn like the board; - is out of reach. */
#include "drawing-game.h"
#include "last-spell/reach-tokens.h"
#include "last-spell/reach.h"

static void
expect_costs (Ground *self,
              ...) G_GNUC_NULL_TERMINATED;

/* A row of the board for each text; nothing else is in reach. */
static void
expect_costs (Ground *self,
              ...)
{
  guint8 cost[LS_N_CELLS];
  const char *row;
  guint n = 0;
  va_list args;

  ls_reach_hero (self->game, self->hero, cost);
  va_start (args, self);
  while ((row = va_arg (args, const char *)))
    {
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint column = 0; column < self->game->board->width; column++)
        {
          guint8 points = cost[ls_spot (column, n)];

          g_string_append (found, column > 0 ? " " : "");
          if (points == LS_OUT_OF_REACH)
            g_string_append_c (found, '-');
          else
            g_string_append_printf (found, "%u", points);
        }
      g_assert_cmpstr (found->str, ==, row);
      n++;
    }
  va_end (args);
  for (LsSpot spot = ls_spot (0, n); spot < LS_N_CELLS; spot++)
    g_assert_cmpuint (cost[spot], ==, LS_OUT_OF_REACH);
}

/* --- hero.move --- */

/* The tokens that pay for a way: those that waste the least, of such the fewest; never one that is turned over, nor one
 * that the Harpy's cry still takes. */
static void
test_move_pay (void)
{
  static const struct
  {
    guint8 spent, owed, named;
    guint  wading, points;
    guint8 paid; /* as bits; 0: they are not enough */
  } ways[] = {
    { 0, 0, 0, 0, 1, 1 << 0 },
    { 0, 0, 0, 0, 3, 1 << 2 },          /* the 3, not the 1 and the 2 */
    { 1 << 2, 0, 0, 0, 3, 1 << 0 | 1 << 1 },
    { 0, 0, 0, 0, 4, 1 << 0 | 1 << 2 },
    { 0, 0, 0, 0, 6, 7 },
    { 0, 0, 0, 0, 7, 0 },
    { 0, 1, 0, 0, 6, 0 },
    { 0, 1, 0, 0, 5, 1 << 1 | 1 << 2 },
    { 0, 0, 0, 1, 1, 1 << 0 },          /* in water each gives 1 */
    { 0, 0, 0, 2, 2, 1 << 0 | 1 << 1 },
    { 0, 0, 7, 0, 1, 7 },               /* whoever names more wastes them */
    { 0, 0, 1 << 1, 0, 3, 0 },
    { 1 << 1, 0, 1 << 1, 0, 1, 0 },
    { 0, 0, 1 << 3, 0, 1, 0 },          /* there is no fourth */
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      LsHeroSheet sheet = { .movement = { 1, 2, 3 }, .spent = ways[i].spent, .owed = ways[i].owed };

      g_test_message ("%u points", ways[i].points);
      g_assert_cmpuint (ls_reach_pay (&sheet, ways[i].wading, ways[i].points, ways[i].named), ==, ways[i].paid);
    }
}

/* One point a spot, never diagonally; the tokens add up. */
static void
test_move_points (void)
{
  g_autoptr (Ground) g = ground_new ("2", draw ("", ". . . . .", ". . 1 . .", ". . . . .", NULL));

  expect_costs (g, "- 2 1 2 -", "2 1 0 1 2", "- 2 1 2 -", NULL);
  g->game->sheets[0].movement[1] = 2;
  expect_costs (g, "3 2 1 2 3", "2 1 0 1 2", "3 2 1 2 3", NULL);
}

/* A token that is turned over gives nothing, nor does one that the Harpy's cry takes: the smallest. */
static void
test_move_tokens (void)
{
  g_autoptr (Ground) g = ground_new ("2 3 4", draw ("", "1 . . . . . . . . . .", NULL));

  expect_costs (g, "0 1 2 3 4 5 6 7 8 9 -", NULL);
  g->game->sheets[0].spent = 1 << 1;
  expect_costs (g, "0 1 2 3 4 5 6 - - - -", NULL);
  g->game->sheets[0].owed = 1;
  expect_costs (g, "0 1 2 3 4 - - - - - -", NULL);
  g->game->sheets[0].owed = 2;
  expect_costs (g, "0 - - - - - - - - - -", NULL);
  g->game->sheets[0].owed = 0;
  g->game->sheets[0].spent = 7;
  expect_costs (g, "0 - - - - - - - - - -", NULL);
}

/* Around figures, trees, cliff, the circle, buildings, stone walls, and defenses that nobody enters. */
static void
test_move_occupied (void)
{
  g_autoptr (Ground) g = ground_new ("4 4", draw ("", ". a> . 2 .",
                                                      "1 t . H .",
                                                      ". # . S .",
                                                      ". * . B .",
                                                      ". . . C .",
                                                      NULL));

  expect_costs (g, "1 - - - -", "0 - 8 - -", "1 - 7 - -", "2 - 6 - -", "3 4 5 - -", NULL);
}

/* Tokens on a spot: traps, monoliths, and the Dryad's tiles are in the way. */
static void
test_move_tokens_on_spots (void)
{
  static const char *const rows[] = { "1 !d .", "1 !s .", "1 !l .", "1 &h .", "1 &m .", "1 &o ." };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Ground) g = ground_new ("4", draw ("", rows[i], NULL));

      expect_costs (g, "0 - -", NULL);
    }
}

/* Not into mist, and not through it. */
static void
test_move_mist (void)
{
  g_autoptr (Ground) g = ground_new ("4 4", draw ("mist north 2",
                                                  ". . . .",
                                                  ". . . .",
                                                  "1 t . .",
                                                  NULL));

  expect_costs (g, "- - - -", "- - - -", "0 - - -", NULL);
}

/* Gates and warp gates are free spots; a monster or another hero in one is in the way. */
static void
test_move_gates (void)
{
  g_autoptr (Ground) wood = ground_new ("4", draw ("", "1 G . S .", NULL));
  g_autoptr (Ground) stone = ground_new ("4", draw ("", "1 K P . .", NULL));
  g_autoptr (Ground) held = ground_new ("4", draw ("", "1 G+2 .", NULL));
  g_autoptr (Ground) taken = ground_new ("4", draw ("", "1 P+a> .", NULL));

  expect_costs (wood, "0 1 2 - -", NULL);
  expect_costs (stone, "0 1 2 3 4", NULL);
  expect_costs (held, "0 - -", NULL);
  expect_costs (taken, "0 - -", NULL);
}

/* On land all tokens are worth what they say, whatever comes; in water each is worth 2 less, 1 at the least. */
static void
test_move_water (void)
{
  g_autoptr (Ground) into = ground_new ("2 3", draw ("", "1 ~ ~ ~ . . .", NULL));
  g_autoptr (Ground) four = ground_new ("4", draw ("", "~1 ~ ~ ~ ~", NULL));
  g_autoptr (Ground) three = ground_new ("3", draw ("", "~1 ~ ~ ~ ~", NULL));
  g_autoptr (Ground) two = ground_new ("2", draw ("", "~1 ~ ~ ~ ~", NULL));
  g_autoptr (Ground) all = ground_new ("2 3 4", draw ("", "~1 ~ ~ ~ ~ ~", NULL));

  expect_costs (into, "0 1 2 3 4 5 -", NULL);
  expect_costs (four, "0 1 2 - -", NULL);
  expect_costs (three, "0 1 - - -", NULL);
  expect_costs (two, "0 1 - - -", NULL);
  expect_costs (all, "0 1 2 3 4 -", NULL);
}

/* Out of the water with the token that loses least; the rest is spent on land and worth all of it. */
static void
test_move_shore (void)
{
  g_autoptr (Ground) one = ground_new ("2 4", draw ("", "~1 . . . . . .", NULL));
  g_autoptr (Ground) two = ground_new ("2 4", draw ("", "~1 ~ . . . . .", NULL));
  g_autoptr (Ground) three = ground_new ("2 4", draw ("", "~1 ~ ~ . . . .", NULL));
  g_autoptr (Ground) back = ground_new ("3 3", draw ("", "~1 . ~ ~ ~ ~", NULL));

  expect_costs (one, "0 1 2 3 4 5 -", NULL);   /* the 2 in the water gives 1, the 4 all */
  expect_costs (two, "0 1 2 3 4 - -", NULL);   /* the 4 gives 2, the 2 all */
  expect_costs (three, "0 1 2 3 - - -", NULL); /* both in the water: 1 and 2 */
  expect_costs (back, "0 1 2 3 4 -", NULL);    /* 1 and then 3 */
}

/* The shortest way is through the water, but only the longer one over land can be paid for. */
static void
test_move_around_water (void)
{
  g_autoptr (Ground) g = ground_new ("3 3 3", draw ("", ". . . . . .",
                                                        "~1 ~ ~ ~ . t",
                                                        NULL));

  expect_costs (g, "1 2 3 4 5 6", "0 1 2 3 6 -", NULL);
}

/* Nobody moves off the board; the row's end is no way to the next row. */
static void
test_move_off_board (void)
{
  g_autoptr (Ground) g = ground_new ("4", draw ("", ". . 1", "_ _ _", ". . .", NULL));

  expect_costs (g, "2 1 0", "- - -", "- - -", NULL);
  g->game->sheets[0].on_board = FALSE;
  expect_costs (g, "- - -", "- - -", "- - -", NULL);
}

/* --- hero.jump --- */

/* Three points over a low obstacle, a corpse pile or a wooden wall; around it if that is cheaper. */
static void
test_jump (void)
{
  g_autoptr (Ground) low = ground_new ("4", draw ("", "1 o . . .", NULL));
  g_autoptr (Ground) pile = ground_new ("4", draw ("", "1 % . . .", NULL));
  g_autoptr (Ground) wall = ground_new ("4", draw ("", ". W .", "1 W .", NULL));
  g_autoptr (Ground) around = ground_new ("4 4", draw ("", "1 o . .", ". . . .", NULL));

  expect_costs (low, "0 - 3 4 -", NULL);
  expect_costs (pile, "0 - 3 4 -", NULL);
  expect_costs (wall, "1 - 4", "0 - 3", NULL);
  expect_costs (around, "0 - 3 4", "1 2 3 4", NULL);
}

/* Not without the points, over anything else, two obstacles deep, onto what is taken, into mist or off the board. */
static void
test_jump_not (void)
{
  static const char *const rows[] = { "1 S . .", "1 t . .",  "1 T+2 .",  "1 &o . .", "1 o o .", "1 o a> .",
                                      "1 o H .", "1 o 2 .",  "1 o !d .", "1 o",      "1 o T",   "1 o * .",
                                      "1 W W .", "1 a> . .", "1 H . .",  "1 # . ." };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Ground) g = ground_new ("4", draw ("", rows[i], NULL));
      guint8 cost[LS_N_CELLS];

      g_test_message ("%s", rows[i]);
      ls_reach_hero (g->game, g->hero, cost);
      for (guint column = 1; column < g->game->board->width; column++)
        g_assert_cmpuint (cost[ls_spot (column, 0)], ==, LS_OUT_OF_REACH);
    }
}

static void
test_jump_points (void)
{
  g_autoptr (Ground) two = ground_new ("2", draw ("", "1 o .", NULL));
  g_autoptr (Ground) both = ground_new ("2 2", draw ("", "1 o .", NULL));
  g_autoptr (Ground) mist = ground_new ("4", draw ("mist east 2", "1 . o . .", NULL));
  g_autoptr (Ground) gate = ground_new ("4", draw ("", "1 o G .", NULL));

  expect_costs (two, "0 - -", NULL);
  expect_costs (both, "0 - 3", NULL);
  expect_costs (mist, "0 1 - - -", NULL);
  expect_costs (gate, "0 - 3 4", NULL);
}

/* --- defense.tower --- */

/* Two points up, two down, four from one to the next. */
static void
test_tower (void)
{
  g_autoptr (Ground) up = ground_new ("4", draw ("", ". 1 T . .", NULL));
  g_autoptr (Ground) down = ground_new ("4", draw ("", ". T+1 . . .", NULL));
  g_autoptr (Ground) next = ground_new ("4", draw ("", "T+1 T2 .", NULL));
  g_autoptr (Ground) taken = ground_new ("4", draw ("", "1 T+2 .", NULL));

  expect_costs (up, "1 0 2 4 -", NULL);
  expect_costs (down, "2 0 2 3 4", NULL);
  expect_costs (next, "0 4 -", NULL);
  expect_costs (taken, "0 - -", NULL);
}

/* Nobody jumps over a watchtower, off one or onto one. */
static void
test_tower_jump (void)
{
  g_autoptr (Ground) off = ground_new ("4", draw ("", "T+1 o . .", NULL));
  g_autoptr (Ground) onto = ground_new ("4", draw ("", "1 o T .", NULL));
  g_autoptr (Ground) over = ground_new ("3", draw ("", "1 T . .", NULL));

  expect_costs (off, "0 - - -", NULL);
  expect_costs (onto, "0 - - -", NULL);
  expect_costs (over, "0 2 - -", NULL);
}

/* --- defense.warp --- */

/* From gate to gate for 2 points and a mana; without mana the gates are spots like others. */
static void
test_warp (void)
{
  g_autoptr (Ground) rich = ground_new ("4", draw ("1: mana 1", "1 P . t . P2 .", NULL));
  g_autoptr (Ground) poor = ground_new ("4", draw ("1: mana 0", "1 P . t . P2 .", NULL));
  g_autoptr (Ground) on = ground_new ("3", draw ("1: mana 1", "P+1 t P2 . t P3", NULL));

  expect_costs (rich, "0 1 2 - 4 3 4", NULL);
  expect_costs (poor, "0 1 2 - - - -", NULL);
  expect_costs (on, "0 - 2 3 - 2", NULL);
}

/* A single gate leads nowhere, nor does one lead to another that is taken. */
static void
test_warp_not (void)
{
  g_autoptr (Ground) single = ground_new ("4", draw ("1: mana 3", "P+1 t .", NULL));
  g_autoptr (Ground) monster = ground_new ("4", draw ("1: mana 3", "P+1 t P2+a> .", NULL));
  g_autoptr (Ground) hero = ground_new ("4", draw ("1: mana 3", "P+1 t P2+2 .", NULL));
  g_autoptr (Ground) mist = ground_new ("4", draw ("1: mana 3; mist east 2", "P+1 t . P2 .", NULL));

  expect_costs (single, "0 - -", NULL);
  expect_costs (monster, "0 - - -", NULL);
  expect_costs (hero, "0 - - -", NULL);
  expect_costs (mist, "0 - - - -", NULL);
}

/* --- dryad.entangle --- */

static void
test_entangled (void)
{
  g_autoptr (Ground) hatchery = ground_new ("4", draw ("", ". &h+1 .", NULL));
  g_autoptr (Ground) mortar = ground_new ("4", draw ("", ". &m+1 .", NULL));
  g_autoptr (Ground) other = ground_new ("4", draw ("", ". 1 . &m+2 .", NULL));

  expect_costs (hatchery, "- - -", NULL);
  expect_costs (mortar, "- - -", NULL);
  expect_costs (other, "1 0 1 - -", NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("hero.move", "points", test_move_points);
  ADD_RULE_TEST ("hero.move", "pay", test_move_pay);
  ADD_RULE_TEST ("hero.move", "tokens", test_move_tokens);
  ADD_RULE_TEST ("hero.move", "occupied", test_move_occupied);
  ADD_RULE_TEST ("hero.move", "tokens-on-spots", test_move_tokens_on_spots);
  ADD_RULE_TEST ("hero.move", "mist", test_move_mist);
  ADD_RULE_TEST ("hero.move", "gates", test_move_gates);
  ADD_RULE_TEST ("hero.move", "water", test_move_water);
  ADD_RULE_TEST ("hero.move", "shore", test_move_shore);
  ADD_RULE_TEST ("hero.move", "around-water", test_move_around_water);
  ADD_RULE_TEST ("hero.move", "off-board", test_move_off_board);
  ADD_RULE_TEST ("hero.jump", "costs", test_jump);
  ADD_RULE_TEST ("hero.jump", "not", test_jump_not);
  ADD_RULE_TEST ("hero.jump", "points", test_jump_points);
  ADD_RULE_TEST ("defense.tower", "costs", test_tower);
  ADD_RULE_TEST ("defense.tower", "no-jump", test_tower_jump);
  ADD_RULE_TEST ("defense.warp", "costs", test_warp);
  ADD_RULE_TEST ("defense.warp", "not", test_warp_not);
  ADD_RULE_TEST ("dryad.entangle", "reach", test_entangled);

  return g_test_run ();
}
