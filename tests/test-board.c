/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: section 1 of the rules. */
#include "drawing.h"

#include <string.h>

#include "last-spell/position-json.h"

static LsSpot
at (const char *name)
{
  LsSpot spot = ls_spot_from_name (name);

  g_assert_cmpuint (spot, !=, LS_NO_SPOT);
  return spot;
}

/* --- board.spot --- */

/* Spots are named column then row, columns from the west and rows from the north, after Z comes AA. */
static void
test_spot_names (void)
{
  static const struct
  {
    const char *name;
    guint       column, row;
  } names[] = { { "A1", 0, 0 },   { "C7", 2, 6 },   { "Z10", 25, 9 },   { "AA1", 26, 0 },
                { "AZ2", 51, 1 }, { "BA3", 52, 2 }, { "BL64", 63, 63 }, { "A64", 0, 63 } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      char name[LS_SPOT_NAME_SIZE];

      g_assert_cmpuint (ls_spot_from_name (names[i].name), ==, ls_spot (names[i].column, names[i].row));
      g_assert_cmpstr (ls_spot_name (ls_spot (names[i].column, names[i].row), name), ==, names[i].name);
    }
}

/* Every spot of the largest board has a name of its own, which leads back to it. */
static void
test_spot_round_trip (void)
{
  for (guint row = 0; row < LS_MAX_SIDE; row++)
    for (guint column = 0; column < LS_MAX_SIDE; column++)
      {
        LsSpot spot = ls_spot (column, row);
        char name[LS_SPOT_NAME_SIZE];

        g_assert_cmpuint (ls_spot_from_name (ls_spot_name (spot, name)), ==, spot);
        g_assert_cmpuint (ls_spot_column (spot), ==, column);
        g_assert_cmpuint (ls_spot_row (spot), ==, row);
      }
}

/* What is no column and row, or lies beyond the largest board, names no spot. */
static void
test_spot_names_refused (void)
{
  static const char *const names[] = { "",    "7C",   "a1",  "A0",   "A01", "A65",     "BM1", "A",
                                       "7",   "A1 ",  " A1", "A-1",  "A+1", "AAA1",    "A1B", "A1.5",
                                       "aA1", "ZZ1",  "*1",  "@1",   "[1",  "\u00c41", "A:",  "A99999999999" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (ls_spot_from_name (names[i]), ==, LS_NO_SPOT);
}

/* A spot that holds a game element is occupied: nothing else can stand there. */
static void
test_spot_occupied (void)
{
  static const char *const cells[] = { "a>+b>", "1+2", "1+a>", "1+W", "1+H",  "1+B",  "1+%",
                                       "a>+W",  "a>+T", "a>+G", "a>+%", "W+H", "W+%", "a>+&m", "P+1+a>" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *problems = draw_refused ("", cells[i], NULL);

      g_assert_nonnull (strstr (problems, "A1"));
    }
}

/* Rules that say so let two pieces share a spot: heroes on towers, in gates and on warp gates, monsters on traps … */
static void
test_spot_shared (void)
{
  static const char *const cells[] = { "1+T", "1+P", "1+G", "1+K", "a>+P", "a>+!d", "a>+!s", "a>+!u", "a>+&h" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (Drawing) d = draw ("a: move 0", cells[i], NULL);

      g_assert_cmpuint (d->position->monsters->len + d->position->heroes->len, ==, 1);
    }
}

/* --- board.adjacent --- */

/* The four spots that share an edge are adjacent: a melee attack reaches each of them. */
static void
test_adjacent_edges (void)
{
  static const char *const rows[][3] = { { ". 1 .", ". a> .", ". . ." },
                                         { ". . .", ". a> 1", ". . ." },
                                         { ". . .", ". a> .", ". 1 ." },
                                         { ". . .", "1 a> .", ". . ." } };
  static const char *const beside[] = { "B1", "C2", "B3", "A2" };

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      g_autoptr (Drawing) d = draw ("", rows[side][0], rows[side][1], rows[side][2], NULL);

      g_assert_cmpuint (ls_spot_beside (at ("B2"), side), ==, at (beside[side]));
      expect_steps (d, "a", "", "move.engaged");
      expect_attack (d, "a", "attack.melee", "1=1");
    }
}

/* A corner does not make adjacent: neither for contact nor for a melee attack. */
static void
test_adjacent_not_corners (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0", /* */
                                "1 . 2",     /* */
                                ". a> .",    /* */
                                "3 . W", NULL);

  expect_steps (d, "a", "", "move.spent");
  expect_no_attack (d, "a");
}

/* --- board.area --- */

static void
check_area (const char *piece,
            const char *ring)
{
  g_auto (GStrv) covered = g_strsplit (piece, " ", -1);
  g_auto (GStrv) around = g_strsplit (ring, " ", -1);
  LsSpots spots = { 0 };
  LsSpots found = { 0 };
  LsSpot area[LS_MAX_AREA];

  for (char **p = covered; *p; p++)
    spots.at[spots.n++] = at (*p);
  g_assert_cmpuint (ls_spots_area (&spots, area), ==, g_strv_length (around));
  g_assert_cmpuint (g_strv_length (around), <=, LS_MAX_SPOTS);
  for (char **p = around; *p; p++)
    found.at[found.n++] = area[p - around];
  for (char **p = around; *p; p++)
    g_assert_true (ls_spots_contain (&found, at (*p)));
  for (char **p = covered; *p; p++)
    g_assert_false (ls_spots_contain (&found, at (*p)));
}

/* The area is the ring around the whole footprint, edges and corners, each spot once and none of its own. */
static void
test_area_rings (void)
{
  check_area ("B2", "A1 B1 C1 A2 C2 A3 B3 C3");
  check_area ("B2 C2", "A1 B1 C1 D1 A2 D2 A3 B3 C3 D3");
  check_area ("B2 C2 B3 C3", "A1 B1 C1 D1 A2 D2 A3 D3 A4 B4 C4 D4");
  check_area ("B2 C2 B3", "A1 B1 C1 D1 A2 D2 A3 C3 D3 A4 B4 C4");
}

/* An area attack of a large figure reaches all around its footprint … */
static void
test_area_of_large_figure (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 area", /* */
                                "1 . . 2",        /* */
                                ". a> a> .",      /* */
                                "3 . . 4", NULL);

  expect_attack (d, "a", "attack.area", "1=1 2=1 3=1 4=1");
}

/* … and not the second ring. */
static void
test_area_not_second_ring (void)
{
  g_autoptr (Drawing) d = draw ("a: move 0 area", /* */
                                "1 . . . 2",      /* */
                                ". . . . .",      /* */
                                "W . a> . H",     /* */
                                ". . . . .",      /* */
                                "3 . B . 4", NULL);

  expect_no_attack (d, "a");
}

/* --- board.sector --- */

/* Sectors that share an edge are adjacent, those behind an adjacent one are far. */
static void
test_sector_row (void)
{
  g_autoptr (Drawing) d = draw ("sectors aabbccdd", ". . . . . . . .", NULL);
  const LsBoard *board = d->position->board;

  g_assert_true (ls_board_sectors_touch (board, 'a', 'b'));
  g_assert_true (ls_board_sectors_touch (board, 'b', 'a'));
  g_assert_true (ls_board_sectors_far (board, 'a', 'c'));
  g_assert_true (ls_board_sectors_far (board, 'c', 'a'));
}

/* A sector is neither adjacent to nor far from itself; adjacent is not far; three sectors away is neither. */
static void
test_sector_not_far (void)
{
  g_autoptr (Drawing) d = draw ("sectors aabbccdd", ". . . . . . . .", NULL);
  const LsBoard *board = d->position->board;

  g_assert_false (ls_board_sectors_touch (board, 'a', 'a'));
  g_assert_false (ls_board_sectors_far (board, 'a', 'a'));
  g_assert_false (ls_board_sectors_far (board, 'a', 'b'));
  g_assert_false (ls_board_sectors_touch (board, 'a', 'c'));
  g_assert_false (ls_board_sectors_touch (board, 'a', 'd'));
  g_assert_false (ls_board_sectors_far (board, 'a', 'd'));
}

/* A corner is no edge: sectors that meet there only are not adjacent, but far by way of the two others. */
static void
test_sector_corner (void)
{
  g_autoptr (Drawing) d = draw ("sectors aabb/ccdd", /* */
                                ". . . .",           /* */
                                ". . . .", NULL);

  g_assert_false (ls_board_sectors_touch (d->position->board, 'a', 'd'));
  g_assert_true (ls_board_sectors_far (d->position->board, 'a', 'd'));
}

/* A figure larger than a spot has several current sectors: a bestial one helps in both. */
static void
test_sector_several (void)
{
  g_autoptr (Drawing) d = draw ("sectors aaabbbc/aaabbbc/aaabbbc; a: move 0 none bestial", /* */
                                "b> 1 a> a> 2 c< .",                                       /* */
                                ". . . . . . .",                                           /* */
                                ". . . . . 3 d<", NULL);

  expect_attack (d, "b", "attack.melee", "1=2");
  expect_attack (d, "c", "attack.melee", "2=2");
  expect_attack (d, "d", "attack.melee", "3=1");
}

/* Seen the other way: a bestial one in any of a large figure's current sectors helps it. */
static void
test_sector_any_current (void)
{
  g_autoptr (Drawing) first = draw ("sectors aaabbb; a: move 0; b: move 0 none bestial", "b> 1 a> a> . .", NULL);
  g_autoptr (Drawing) second = draw ("sectors aaabbb; a: move 0; b: move 0 none bestial", ". 1 a> a> . b>", NULL);
  g_autoptr (Drawing) neither = draw ("sectors aaabbc; a: move 0; b: move 0 none bestial", ". 1 a> a> . b>", NULL);

  expect_attack (first, "a", "attack.melee", "1=2");
  expect_attack (second, "a", "attack.melee", "1=2");
  expect_attack (neither, "a", "attack.melee", "1=1");
}

/* --- board.town --- */

/* The circle is adjacent to each of the town's four sectors, also to one that it meets only at a corner. */
static void
test_town_circle (void)
{
  g_autoptr (Drawing) d = draw ("sectors eaabb/eaabb/eccdd/eccdd; town a b c d", /* */
                                ". . . . .",                                     /* */
                                ". . * . .",                                     /* */
                                ". . . . .",                                     /* */
                                ". . . . .", NULL);

  for (const char *sector = "abcd"; *sector; sector++)
    {
      g_assert_true (ls_board_sectors_touch (d->position->board, '*', *sector));
      g_assert_true (ls_board_sectors_touch (d->position->board, *sector, '*'));
      g_assert_false (ls_board_sectors_far (d->position->board, '*', *sector));
    }
  g_assert_true (ls_board_in_town (d->position->board, at ("B1")));
  g_assert_true (ls_board_in_town (d->position->board, at ("E4")));
}

/* A sector outside the town is not adjacent to the circle, and its spots are not in the town. */
static void
test_town_outside (void)
{
  g_autoptr (Drawing) d = draw ("sectors eaabb/eaabb/eccdd/eccdd; town a b c d", /* */
                                ". . . . .",                                     /* */
                                ". . * . .",                                     /* */
                                ". . . . .",                                     /* */
                                ". . . . .", NULL);

  g_assert_false (ls_board_sectors_touch (d->position->board, '*', 'e'));
  g_assert_true (ls_board_sectors_far (d->position->board, '*', 'e'));
  g_assert_false (ls_board_in_town (d->position->board, at ("A1")));
}

/* --- board.obstacle --- */

/* No element on a spot can be passed: with no way around, the monster ends before it. */
static void
test_obstacle_blocks (void)
{
  static const char *const cells[] = { "o", "t", "%", "&o" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> . %s . .", cells[i]);
      g_autoptr (Drawing) d = draw ("a: move 4", row, NULL);

      expect_steps (d, "a", "B1", "move.blocked");
    }
}

/* Structures and heroes are obstacles too, also for a resolute monster, which they do not stop. */
static void
test_obstacle_structures (void)
{
  static const char *const cells[] = { "W", "G", "B", "T", "H", "1" };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *row = g_strdup_printf ("a> . %s . .", cells[i]);
      g_autoptr (Drawing) d = draw ("a: move 4 resolute", row, NULL);

      expect_steps (d, "a", "B1", "move.blocked");
    }
}

/* A warp gate is no obstacle: whom it does not stop walks over it. */
static void
test_obstacle_not_warp_gate (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4 resolute", "a> . P . .", NULL);

  expect_steps (d, "a", "B1 C1 D1 E1", "move.spent");
  expect_rules (d, "a", "move.forward move.forward move.forward move.forward");
}

/* Nothing stands on terrain that is an obstacle, and nothing off the board. */
static void
test_obstacle_holds_nobody (void)
{
  static const char *const spots[] = { "B1", "C1", "D1", "E1", "F1", "A2" };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_autofree char *json = g_strdup_printf (
        "{ 'format': 'automa-position/1', 'coin': 'left', 'monsters': [], 'structures': [],"
        "  'heroes': [ { 'id': '1', 'at': '%s', 'hit-points': 7, 'base-mana': 5 } ],"
        "  'board': { 'format': 'automa-board/1', 'id': 'b', 'name': 'B', 'source': 'unverified', 'town': ['a'],"
        "             'terrain': ['.ot# *'], 'sectors': ['aaaa *'], 'arrows': ['......'], 'mist': {} } }",
        spots[i]);
      g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
      g_autoptr (LsPosition) position = ls_position_parse (g_strdelimit (json, "'", '"'), -1, NULL, problems);

      g_assert_null (position);
      g_assert_cmpuint (automa_problems_count (problems), ==, 1);
      g_assert_nonnull (strstr (automa_problems_get (problems, 0), "heroes[0].at"));
    }
}

/* --- board.cliff --- */

/* Nobody crosses the cliff, not even what flies; the edge of the board counts the same. */
static void
test_cliff_and_edge (void)
{
  static const char *const rows[] = { "a> . # . .", "a> . _ . .", "_ _ _ a> ." };
  static const char *const ends[] = { "B1", "B1", "E1" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Drawing) walks = draw ("a: move 4", rows[i], NULL);
      g_autoptr (Drawing) flies = draw ("a: move 4 fly", rows[i], NULL);

      expect_steps (walks, "a", ends[i], "move.blocked");
      expect_steps (flies, "a", ends[i], "move.blocked");
    }
}

/* They are gone around like any obstacle, cliff and edge alike. */
static void
test_cliff_bypassed (void)
{
  static const char *const rows[] = { "a> . # .", "a> . _ ." };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Drawing) d = draw ("a: move 4", ". . . .", rows[i], NULL);

      expect_steps (d, "a", "B2 B1 C1 D1", "move.spent");
      expect_rules (d, "a", "move.forward move.bypass move.forward move.forward");
    }
}

/* A low obstacle is no cliff: what flies crosses it. */
static void
test_cliff_not_low (void)
{
  g_autoptr (Drawing) d = draw ("a: move 4 fly", "a> . o . .", NULL);

  expect_steps (d, "a", "B1 D1 E1", "move.spent");
}

/* --- board.mist --- */
/* A board of 17 × 9 spots: the town in columns H to J and rows 8 and 9, with six spots and one more on three sides. */
static LsPosition *
read_misty (const char     *mist,
            AutomaProblems *problems)
{
  g_autoptr (GString) terrain = g_string_new (NULL);
  g_autoptr (GString) sectors = g_string_new (NULL);
  g_autoptr (GString) arrows = g_string_new (NULL);
  g_autofree char *json = NULL;

  for (guint row = 0; row < 9; row++)
    {
      g_string_append_printf (terrain, "%s'........%c........'", row > 0 ? "," : "", row == 8 ? '*' : '.');
      g_string_append_printf (sectors, "%s'aaaaaaaa%caaaaaaaa'", row > 0 ? "," : "", row == 8 ? '*' : 'a');
      g_string_append_printf (arrows, "%s'.................'", row > 0 ? "," : "");
    }
  json = g_strdup_printf (
    "{ 'format': 'automa-position/1', 'coin': 'left', 'monsters': [], 'heroes': [], 'structures': [], 'mist': %s,"
    "  'board': { 'format': 'automa-board/1', 'id': 'b', 'name': 'B', 'source': 'unverified', 'town': ['a'],"
    "             'terrain': [%s], 'sectors': [%s], 'arrows': [%s],"
    "             'mist': { 'west': { 'line': 'H', 'from': 8, 'to': 9 },"
    "                       'north': { 'line': 8, 'from': 'H', 'to': 'J' },"
    "                       'east': { 'line': 'J', 'from': 8, 'to': 9 } } } }",
    mist, terrain->str, sectors->str, arrows->str);
  return ls_position_parse (g_strdelimit (json, "'", '"'), -1, NULL, problems);
}

/* Whether the three tiles at this distance hide the spot, counted from the town's lines. */
static gboolean
is_hidden (guint column,
           guint row,
           guint distance)
{
  if (row >= 7 && column < 7)
    return 7 - column > distance;
  if (row >= 7 && column > 9)
    return column - 9 > distance;
  return row < 7 && column >= 7 && column <= 9 && 7 - row > distance;
}

/* A tile hides the spots of its span that lie beyond its front, and no others: one row more with each day. */
static void
test_mist_distances (void)
{
  for (guint distance = 0; distance <= 6; distance++)
    {
      g_autofree char *mist =
        g_strdup_printf ("{ 'west': %u, 'north': %u, 'east': %u }", distance, distance, distance);
      g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
      g_autoptr (LsPosition) position = read_misty (mist, problems);

      g_assert_nonnull (position);
      for (guint row = 0; row < 9; row++)
        for (guint column = 0; column < 17; column++)
          g_assert_cmpint (ls_board_in_mist (position->board, position->mist, ls_spot (column, row)), ==,
                           is_hidden (column, row, distance));
    }
}

/* Each tile has a distance of its own; a side without a tile has no mist. */
static void
test_mist_each_side (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
  g_autoptr (LsPosition) position = read_misty ("{ 'west': 5, 'east': 6 }", problems);

  g_assert_nonnull (position);
  g_assert_true (ls_board_in_mist (position->board, position->mist, at ("B8")));
  g_assert_false (ls_board_in_mist (position->board, position->mist, at ("C8")));
  g_assert_true (ls_board_in_mist (position->board, position->mist, at ("Q9")));
  g_assert_false (ls_board_in_mist (position->board, position->mist, at ("P9")));
  g_assert_false (ls_board_in_mist (position->board, position->mist, at ("I1")));
}

/* The distance is 6 at most, and there is no tile in the south. */
static void
test_mist_refused (void)
{
  static const char *const mists[] = { "{ 'west': 7 }", "{ 'north': 7 }", "{ 'east': 7 }", "{ 'west': -1 }",
                                       "{ 'south': 3 }" };

  for (guint i = 0; i < G_N_ELEMENTS (mists); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
      g_autoptr (LsPosition) position = read_misty (mists[i], problems);

      g_assert_null (position);
      g_assert_nonnull (strstr (automa_problems_get (problems, 0), "mist"));
    }
}

/* Heroes may not enter mist; before its front they may stand. Monsters may do both. */
static void
test_mist_heroes (void)
{
  g_autofree char *problems = draw_refused ("mist west 2", ". 1 . .", NULL);
  g_autoptr (Drawing) before = draw ("mist west 2", ". . 1 .", NULL);
  g_autoptr (Drawing) monster = draw ("mist west 2", "a> b> . .", NULL);

  g_assert_nonnull (strstr (problems, "heroes[0].at"));
  g_assert_cmpuint (before->position->heroes->len, ==, 1);
  g_assert_cmpuint (monster->position->monsters->len, ==, 2);
}

/* --- board.footprint --- */

/* An attack hurts a wide structure once, however many of its spots it covers; the circle likewise. */
static void
test_footprint_once (void)
{
  g_autoptr (Drawing) d = draw ("a: area", /* */
                                "W W W",   /* */
                                ". a> .",  /* */
                                "* * *", NULL);

  expect_attack (d, "a", "attack.area", "W=1 circle=1");
  expect_structure (d, "W", 1, FALSE);
  g_assert_cmpuint (d->resolution->mages, ==, 3);
}

/* A structure on two sides of a monster is one possible target. */
static void
test_footprint_one_target (void)
{
  g_autoptr (Drawing) d = draw ("",    /* */
                                "W W", /* */
                                "W a>", NULL);

  expect_attack (d, "a", "attack.melee", "W=1");
  expect_choice (d, "a", "attack.melee", "");
}

/* Three structures are not one: each is hurt. */
static void
test_footprint_several (void)
{
  g_autoptr (Drawing) d = draw ("a: area", /* */
                                "W W2 W3", /* */
                                ". a> .", NULL);

  expect_attack (d, "a", "attack.area", "W=1 W2=1 W3=1");
}

/* Two attacks hurt the wide structure twice. */
static void
test_footprint_two_attacks (void)
{
  g_autoptr (Drawing) d = draw ("",    /* */
                                "W W", /* */
                                "a^ b^", NULL);

  expect_structure (d, "W", 2, FALSE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_RULE_TEST ("board.spot", "names", test_spot_names);
  ADD_RULE_TEST ("board.spot", "round-trip", test_spot_round_trip);
  ADD_RULE_TEST ("board.spot", "names-refused", test_spot_names_refused);
  ADD_RULE_TEST ("board.spot", "occupied", test_spot_occupied);
  ADD_RULE_TEST ("board.spot", "shared", test_spot_shared);
  ADD_RULE_TEST ("board.adjacent", "edges", test_adjacent_edges);
  ADD_RULE_TEST ("board.adjacent", "not-corners", test_adjacent_not_corners);
  ADD_RULE_TEST ("board.area", "rings", test_area_rings);
  ADD_RULE_TEST ("board.area", "large-figure", test_area_of_large_figure);
  ADD_RULE_TEST ("board.area", "not-second-ring", test_area_not_second_ring);
  ADD_RULE_TEST ("board.sector", "row", test_sector_row);
  ADD_RULE_TEST ("board.sector", "not-far", test_sector_not_far);
  ADD_RULE_TEST ("board.sector", "corner", test_sector_corner);
  ADD_RULE_TEST ("board.sector", "several-current", test_sector_several);
  ADD_RULE_TEST ("board.sector", "any-current", test_sector_any_current);
  ADD_RULE_TEST ("board.town", "circle", test_town_circle);
  ADD_RULE_TEST ("board.town", "outside", test_town_outside);
  ADD_RULE_TEST ("board.obstacle", "blocks", test_obstacle_blocks);
  ADD_RULE_TEST ("board.obstacle", "structures", test_obstacle_structures);
  ADD_RULE_TEST ("board.obstacle", "not-warp-gate", test_obstacle_not_warp_gate);
  ADD_RULE_TEST ("board.obstacle", "holds-nobody", test_obstacle_holds_nobody);
  ADD_RULE_TEST ("board.cliff", "and-edge", test_cliff_and_edge);
  ADD_RULE_TEST ("board.cliff", "bypassed", test_cliff_bypassed);
  ADD_RULE_TEST ("board.cliff", "not-low-obstacle", test_cliff_not_low);
  ADD_RULE_TEST ("board.mist", "distances", test_mist_distances);
  ADD_RULE_TEST ("board.mist", "each-side", test_mist_each_side);
  ADD_RULE_TEST ("board.mist", "refused", test_mist_refused);
  ADD_RULE_TEST ("board.mist", "heroes", test_mist_heroes);
  ADD_RULE_TEST ("board.footprint", "once", test_footprint_once);
  ADD_RULE_TEST ("board.footprint", "one-target", test_footprint_one_target);
  ADD_RULE_TEST ("board.footprint", "several-structures", test_footprint_several);
  ADD_RULE_TEST ("board.footprint", "two-attacks", test_footprint_two_attacks);

  return g_test_run ();
}
