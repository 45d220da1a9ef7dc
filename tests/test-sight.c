/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What heroes see, and what they can aim at. What is seen is drawn like the board: + seen, x not. */
#include "drawing-game.h"

#include <string.h>

#include "last-spell/sight.h"

typedef gboolean (*Look) (const LsGame *game,
                          LsSpot        from,
                          LsSpot        to,
                          LsSight      *why);

static void
expect_view (Ground *self,
             Look    look,
             ...) G_GNUC_NULL_TERMINATED;

/* From hero "1"; a row of the board for each text. */
static void
expect_view (Ground *self,
             Look    look,
             ...)
{
  LsSpot from = self->game->heroes[self->hero].at;
  const char *row;
  guint n = 0;
  va_list args;

  va_start (args, look);
  while ((row = va_arg (args, const char *)))
    {
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint column = 0; column < self->game->board->width; column++)
        g_string_append_printf (found, "%s%c", column > 0 ? " " : "",
                                look (self->game, from, ls_spot (column, n), NULL) ? '+' : 'x');
      g_assert_cmpstr (found->str, ==, row);
      n++;
    }
  va_end (args);
}

/* What is in the way, by name, in any order. */
static void
expect_in_the_way (Ground     *self,
                   Look        look,
                   const char *to,
                   LsRule      rule,
                   const char *spots)
{
  g_auto (GStrv) wanted = g_strsplit (spots, " ", -1);
  LsSight why;

  g_assert_false (look (self->game, self->game->heroes[self->hero].at, ls_spot_from_name (to), &why));
  g_assert_cmpuint (why.rule, ==, rule);
  g_assert_cmpuint (why.n, ==, g_strv_length (wanted));
  for (guint i = 0; i < why.n; i++)
    {
      char name[LS_SPOT_NAME_SIZE];

      g_assert_true (g_strv_contains ((const char *const *) wanted, ls_spot_name (why.spots[i], name)));
    }
}

/* --- hero.los --- */

/* All around, whatever stands further off. */
static void
test_open (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", "H . S", ". . .", ". 1 .", ". . .", "t . H2", NULL));

  expect_view (g, ls_sight, "+ + +", "+ + +", "+ + +", "+ + +", "+ + +", NULL);
}

/* At a corner of a piece nobody is beside it. */
static void
test_corner_only (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . .", ". H . .", ". . 1 .", ". . . .", NULL));

  expect_view (g, ls_sight, "+ + + +", "+ + + +", "+ + + +", "+ + + +", NULL);
}

/* The first figure: a house beside the hero, one more at each of its sides. The line of the row is still seen. */
static void
test_row (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .",
                                                   ". . . . .",
                                                   ". H H2 H3 .",
                                                   ". . 1 . .",
                                                   ". . . . .",
                                                   NULL));

  expect_view (g, ls_sight, "x x x x x", "x x x x x", "+ + + + +", "+ + + + +", "+ + + + +", NULL);
  expect_in_the_way (g, ls_sight, "A1", LS_RULE_HERO_LOS, "B3 C3 D3");
}

/* From each of the four sides. */
static void
test_sides (void)
{
  g_autoptr (Ground) south = ground_new ("", draw ("", ". . .", ". 1 .", ". S .", ". . .", NULL));
  g_autoptr (Ground) east = ground_new ("", draw ("", ". . . .", ". 1 t .", ". . . .", NULL));
  g_autoptr (Ground) west = ground_new ("", draw ("", ". . . .", ". R 1 .", ". . . .", NULL));

  expect_view (south, ls_sight, "+ + +", "+ + +", "+ + +", "x x x", NULL);
  expect_view (east, ls_sight, "+ + + x", "+ + + x", "+ + + x", NULL);
  expect_view (west, ls_sight, "x + + +", "x + + +", "x + + +", NULL);
}

/* The second figure: two pieces that touch by a corner are one, and the corner between them is closed. */
static void
test_corner (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .",
                                                   ". M M . .",
                                                   ". . 1 M2 .",
                                                   ". . . M2 .",
                                                   ". . . . .",
                                                   NULL));

  expect_view (g, ls_sight, "x x x x x", "+ + + x x", "+ + + + x", "+ + + + x", "+ + + + x", NULL);
  expect_in_the_way (g, ls_sight, "D2", LS_RULE_HERO_LOS, "B2 C2 D3 D4");
  expect_in_the_way (g, ls_sight, "E5", LS_RULE_HERO_LOS, "D3 D4");
}

/* Shut in on all four sides, only the lines of the four rows are left. */
static void
test_shut_in (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .",
                                                   ". . t . .",
                                                   ". S 1 H .",
                                                   ". . t . .",
                                                   ". . . . .",
                                                   NULL));

  expect_view (g, ls_sight, "x x x x x", "x x + x x", "x + + + x", "x x + x x", "x x x x x", NULL);
}

/* What does not block: low obstacles, wooden walls, any gates, defenses, cliff, circle, figures, tokens. */
static void
test_not_blocking (void)
{
  static const char *const beside[] = { "o", "W", "G", "K", "B", "C", "T", "P", "#", "*", "~", "a>", "2", "%", "&o" };

  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *row = g_strdup_printf ("1 %s . .", beside[i]);
      g_autoptr (Ground) g = ground_new ("", draw ("", row, ". . . .", NULL));

      expect_view (g, ls_sight, "+ + + +", "+ + + +", NULL);
    }
}

/* What does: each of the three kinds. */
static void
test_blocking (void)
{
  static const char *const rows[] = { "1 H . .", "1 S . .", "1 t . .", "1 R . .", "1 M M .", "1 O O ." };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Ground) g = ground_new ("", draw ("", rows[i], NULL));

      expect_view (g, ls_sight, "+ + x x", NULL);
    }
}

/* A wooden wall in the row ends nothing: the rulers run on outwards in any case. */
static void
test_row_ends (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .", "W S S G .", ". . 1 . .", NULL));

  expect_view (g, ls_sight, "x x x x x", "+ + + + +", "+ + + + +", NULL);
  expect_in_the_way (g, ls_sight, "E1", LS_RULE_HERO_LOS, "B2 C2");
}

/* The other value of `sight-shadow`: only what lies straight behind. */
static void
test_strip (void)
{
  g_autoptr (Ground) row = ground_new ("", draw ("ruling sight-shadow=strip",
                                                 ". . . . .", ". . . . .", ". H H2 H3 .", ". . 1 . .", ". . . . .",
                                                 NULL));
  g_autoptr (Ground) corner = ground_new ("", draw ("ruling sight-shadow=strip",
                                                    ". . . . .", ". M M . .", ". . 1 M2 .", ". . . M2 .", ". . . . .",
                                                    NULL));

  expect_view (row, ls_sight, "+ x x x +", "+ x x x +", "+ + + + +", "+ + + + +", "+ + + + +", NULL);
  expect_in_the_way (row, ls_sight, "B1", LS_RULE_HERO_LOS, "B3");
  expect_view (corner, ls_sight, "+ x x x x", "+ + + x x", "+ + + + x", "+ + + + x", "+ + + + +", NULL);
}

/* In a strip, pieces that touch by a corner go on with the row, but not round behind the hero. */
static void
test_strip_group (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("ruling sight-shadow=strip",
                                               ". . . . . .",
                                               ". . . H3 . .",
                                               ". . H2 . . t",
                                               ". H . . . .",
                                               ". 1 . . . .",
                                               ". . H4 . . .",
                                               ". . . . . .",
                                               NULL));

  expect_view (g, ls_sight, "+ x x x + +", "+ x x + + +", "+ x + + + +", "+ + + + + +", "+ + + + + +", "+ + + + + +",
               "+ + + + + +", NULL);
}

/* --- defense.tower --- */

/* Vision on top: nothing blocks, trees give no cover. */
static void
test_vision (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . .", "t H S .", "H2 T+1 t .", ". S2 . .", ". . . .", NULL));
  g_autoptr (Ground) below = ground_new ("", draw ("", "T H .", "1 H2 .", NULL));

  expect_view (g, ls_sight, "+ + + +", "+ + + +", "+ + + +", "+ + + +", "+ + + +", NULL);
  expect_view (g, ls_sight_aims_at, "+ + + +", "+ + + +", "+ + + +", "+ + + +", "+ + + +", NULL);
  g_assert_true (ls_sight_has_vision (g->game, g->game->heroes[g->hero].at));
  g_assert_false (ls_sight_has_vision (below->game, below->game->heroes[below->hero].at));
  expect_view (below, ls_sight, "+ + x", "+ + x", NULL);
}

/* --- hero.tree-cover --- */

/* Edges and corners of a tree's area, seen or not. */
static void
test_cover (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . . .",
                                                   ". . . . . .",
                                                   "1 . . t . .",
                                                   ". . . . . .",
                                                   ". . . . . .",
                                                   NULL));

  expect_view (g, ls_sight, "+ + + + + +", "+ + + + + +", "+ + + + + +", "+ + + + + +", "+ + + + + +", NULL);
  expect_view (g, ls_sight_aims_at, "+ + + + + +", "+ + x x x +", "+ + x + x +", "+ + x x x +", "+ + + + + +", NULL);
  expect_in_the_way (g, ls_sight_aims_at, "C2", LS_RULE_HERO_TREE_COVER, "D3");
}

/* With the sight of the hero besides: whoever stands beside a tree is hindered twice. */
static void
test_cover_and_sight (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . . . .", "1 t . . .", ". . . . t", NULL));

  expect_view (g, ls_sight_aims_at, "x x x x x", "x + x x x", "x x x x x", NULL);
  expect_in_the_way (g, ls_sight_aims_at, "D1", LS_RULE_HERO_LOS, "B2");
  expect_in_the_way (g, ls_sight_aims_at, "A1", LS_RULE_HERO_TREE_COVER, "B2");
}

/* Two trees cover together, and a house none. */
static void
test_cover_of_two (void)
{
  g_autoptr (Ground) g = ground_new ("", draw ("", ". . t . t . . H .",
                                                   ". . . . . . . . .",
                                                   "1 . . . . . . . .",
                                                   NULL));

  expect_view (g, ls_sight_aims_at, "+ x + x + x + + +", "+ x x x x x + + +", "+ + + + + + + + +", NULL);
  expect_in_the_way (g, ls_sight_aims_at, "D2", LS_RULE_HERO_TREE_COVER, "C1 E1");
}

/* --- On boards drawn by chance --- */

#define SIDE 12

typedef struct
{
  LsBoard *board;
  LsGame  *game;
} Chance;

static void
chance_init (Chance *self,
             GRand  *rand)
{
  self->board = ls_board_new ();
  self->game = g_new0 (LsGame, 1);
  self->board->width = self->board->height = SIDE;
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      self->board->terrain[ls_spot (column, row)]
        = g_rand_int_range (rand, 0, 4) == 0 ? LS_TERRAIN_TREE : LS_TERRAIN_GROUND;
  self->game->board = self->board;
}

static void
chance_clear (Chance *self)
{
  g_clear_pointer (&self->board, ls_board_unref);
  g_clear_pointer (&self->game, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Chance, chance_clear)

static LsSpot
any_spot (GRand *rand)
{
  guint column = (guint) g_rand_int_range (rand, 0, SIDE);

  return ls_spot (column, (guint) g_rand_int_range (rand, 0, SIDE));
}

/* A quarter turn clockwise. */
static LsSpot
turned (LsSpot spot)
{
  return ls_spot (SIDE - 1 - ls_spot_row (spot), ls_spot_column (spot));
}

static LsSpot
mirrored (LsSpot spot)
{
  return ls_spot (SIDE - 1 - ls_spot_column (spot), ls_spot_row (spot));
}

/* A board that is turned or mirrored is seen turned or mirrored. */
static void
test_symmetry (void)
{
  static LsSpot (*const ways[]) (LsSpot spot) = { turned, mirrored };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 200; i++)
    {
      g_auto (Chance) a = { NULL };
      g_auto (Chance) b = { NULL };
      LsSpot (*way) (LsSpot spot) = ways[i % 2];

      chance_init (&a, rand);
      chance_init (&b, rand);
      a.game->rulings.value[LS_RULING_SIGHT_SHADOW] = b.game->rulings.value[LS_RULING_SIGHT_SHADOW] = i / 2 % 2;
      for (LsSpot spot = ls_spot (0, 0); spot <= ls_spot (SIDE - 1, SIDE - 1); spot++)
        if (ls_board_has (a.board, spot))
          b.board->terrain[way (spot)] = a.board->terrain[spot];
      for (guint j = 0; j < 50; j++)
        {
          LsSpot from = any_spot (rand);
          LsSpot to = any_spot (rand);

          g_assert_cmpint (ls_sight (a.game, from, to, NULL), ==, ls_sight (b.game, way (from), way (to), NULL));
          g_assert_cmpint (ls_sight_aims_at (a.game, from, to, NULL), ==,
                           ls_sight_aims_at (b.game, way (from), way (to), NULL));
        }
    }
}

/* One tree more never shows what was hidden; a strip hides no more than a line; nobody is hidden from himself. */
static void
test_monotony (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint hidden = 0;

  for (guint i = 0; i < 300; i++)
    {
      g_auto (Chance) c = { NULL };
      LsSpot from = any_spot (rand);
      LsSpot more = any_spot (rand);
      gboolean seen[2][LS_N_CELLS] = { { FALSE } };

      chance_init (&c, rand);
      for (guint ruling = 0; ruling < 2; ruling++)
        {
          c.game->rulings.value[LS_RULING_SIGHT_SHADOW] = (guint8) ruling;
          for (LsSpot to = 0; to < LS_N_CELLS; to++)
            seen[ruling][to] = ls_board_has (c.board, to) && ls_sight (c.game, from, to, NULL);
          g_assert_true (seen[ruling][from]);
        }
      c.board->terrain[more] = LS_TERRAIN_TREE;
      for (LsSpot to = 0; to < LS_N_CELLS; to++)
        if (ls_board_has (c.board, to))
          {
            LsSight why;

            g_assert_true (seen[LS_SIGHT_SHADOW_STRIP][to] || !seen[LS_SIGHT_SHADOW_LINE][to]);
            for (guint ruling = 0; ruling < 2; ruling++)
              {
                c.game->rulings.value[LS_RULING_SIGHT_SHADOW] = (guint8) ruling;
                g_assert_true (seen[ruling][to] || !ls_sight (c.game, from, to, &why));
                if (seen[ruling][to])
                  continue;
                hidden++;
                g_assert_cmpuint (why.n, >, 0); /* what is in the way does block */
                for (guint j = 0; j < why.n; j++)
                  g_assert_cmpint (c.board->terrain[why.spots[j]], ==, LS_TERRAIN_TREE);
              }
          }
    }
  g_assert_cmpuint (hidden, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("hero.los", "open", test_open);
  ADD_RULE_TEST ("hero.los", "corner-only", test_corner_only);
  ADD_RULE_TEST ("hero.los", "row", test_row);
  ADD_RULE_TEST ("hero.los", "sides", test_sides);
  ADD_RULE_TEST ("hero.los", "corner", test_corner);
  ADD_RULE_TEST ("hero.los", "shut-in", test_shut_in);
  ADD_RULE_TEST ("hero.los", "not-blocking", test_not_blocking);
  ADD_RULE_TEST ("hero.los", "blocking", test_blocking);
  ADD_RULE_TEST ("hero.los", "row-ends", test_row_ends);
  ADD_RULE_TEST ("hero.los", "strip", test_strip);
  ADD_RULE_TEST ("hero.los", "strip-group", test_strip_group);
  ADD_RULE_TEST ("hero.los", "symmetry", test_symmetry);
  ADD_RULE_TEST ("hero.los", "monotony", test_monotony);
  ADD_RULE_TEST ("defense.tower", "vision", test_vision);
  ADD_RULE_TEST ("hero.tree-cover", "area", test_cover);
  ADD_RULE_TEST ("hero.tree-cover", "sight", test_cover_and_sight);
  ADD_RULE_TEST ("hero.tree-cover", "two", test_cover_of_two);

  return g_test_run ();
}
