/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards that are read and boards that are refused. */
#include "reading.h"

#include "last-spell/board-json.h"

static LsBoard *
parse_board (const char     *text,
             AutomaProblems *problems)
{
  g_autofree char *plain = plain_json (text);
  g_autoptr (JsonNode) root = automa_json_parse (plain, -1, problems);
  AutomaPlace place;

  if (!root)
    return NULL;
  automa_place_root (&place, root, problems);
  return ls_board_read (&place);
}

static gboolean
read_board (const char     *text,
            AutomaProblems *problems)
{
  g_autoptr (LsBoard) board = parse_board (text, problems);

  return board != NULL;
}

#define TWICE_8 "xxxxxxxx" "xxxxxxxx"
#define LONG_50 TWICE_8 TWICE_8 TWICE_8 "xx"
#define LONG_200 LONG_50 LONG_50 LONG_50 LONG_50

typedef struct
{
  const char *name;
  const char *member;   /* of the small board, */
  const char *value;    /* and what stands there instead */
  const char *expected; /* NULL: accepted */
} BoardRow;

static const BoardRow board_rows[] = {
  { "small", "id", "'small'", NULL },
  { "format-later", "format", "'automa-board/2'", "format: expected \"automa-board/1\"" },
  { "format-other", "format", "'automa-position/1'", "format: expected \"automa-board/1\"" },
  { "id-longest", "id", "'" LONG_200 "'", NULL },
  { "id-too-long", "id", "'" LONG_200 "x'", "id: expected 1 to 200 characters" },
  { "name-unicode", "name", "'Größe 龍 😀'", NULL },
  { "name-control", "name", "'a\\u0007b'", "name: expected printable characters" },
  { "name-two-lines", "name", "'a\\nb'", "name: expected printable characters" },
  { "source-page", "source", "'EN 13'", NULL },

  { "rows-ragged", "terrain",
    "['............', '...........', '............', '.....**.....', '.....**.....', '............']",
    "terrain[1]: 11 spots long; expected 12" },
  { "rows-ragged-longer", "terrain",
    "['............', '............', '.............', '.....**.....', '.....**.....', '............']",
    "terrain[2]: 13 spots long; expected 12" },
  { "rows-none", "terrain", "[]", "terrain: 0 elements; expected 1 to 64" },
  { "rows-without-spots", "terrain", "['']", "terrain[0]: expected 1 to 64 plain characters" },
  { "rows-too-few", "terrain", "['.....**.....']", "sectors: 6 rows; expected 1, like the terrain" },
  { "terrain-letter", "terrain",
    "['............', '..x.........', '............', '.....**.....', '.....**.....', '............']",
    "terrain: row 2, column 3: 'x' is no terrain" },
  { "terrain-capital", "terrain",
    "['............', '............', '...........T', '.....**.....', '.....**.....', '............']",
    "terrain: row 3, column 12: 'T' is no terrain" },
  { "terrain-unicode", "terrain",
    "['............', '.........é.', '............', '.....**.....', '.....**.....', '............']",
    "terrain[1]: expected 1 to 64 plain characters" },
  { "terrain-two-letters", "terrain",
    "['a...........', '............', '............', '.....**.....', '.....**.....', '...........b']",
    "terrain: row 1, column 1: 'a' is no terrain|terrain: row 6, column 12: 'b' is no terrain" },
  { "circle-none", "terrain",
    "['............', '............', '............', '............', '............', '............']",
    "terrain: no magic circle" },
  { "circle-corner-missing", "terrain",
    "['............', '............', '............', '.....**.....', '.....*......', '............']",
    "terrain: the magic circle has gaps" },
  { "circle-hole", "terrain",
    "['............', '............', '....***.....', '....*.*.....', '....***.....', '............']",
    "terrain: the magic circle has gaps" },
  { "circle-two", "terrain",
    "['*...........', '............', '............', '.....**.....', '.....**.....', '............']",
    "terrain: the magic circle has gaps" },

  { "sectors-too-few-rows", "sectors", "['aaaaaaaaaaaa']", "sectors: 1 rows; expected 6, like the terrain" },
  { "sectors-ragged", "sectors",
    "['aaaaaabbbbb ', 'aaaaaabbbbb', 'aaaaaabbbbbb', 'ccccc**ddddd', 'ccccc**ddddd', 'ccccccdddddd']",
    "sectors[1]: 11 spots long; expected 12" },
  { "sectors-gap", "sectors",
    "['aaaaaabbbbb ', 'a aaaabbbbbb', 'aaaaaabbbbbb', 'ccccc**ddddd', 'ccccc**ddddd', 'ccccccdddddd']",
    "sectors: B2 has no sector" },
  { "sectors-circle-not-marked", "sectors",
    "['aaaaaabbbbb ', 'aaaaaabbbbbb', 'aaaaaabbbbbb', 'cccccc*ddddd', 'ccccc**ddddd', 'ccccccdddddd']",
    "sectors: F4: expected * on the spots of the magic circle" },
  { "sectors-circle-elsewhere", "sectors",
    "['*aaaaabbbbb ', 'aaaaaabbbbbb', 'aaaaaabbbbbb', 'ccccc**ddddd', 'ccccc**ddddd', 'ccccccdddddd']",
    "sectors: A1: expected * on the spots of the magic circle" },
  { "sectors-off-the-board", "sectors",
    "['aaaaaabbbbbq', 'aaaaaabbbbbb', 'aaaaaabbbbbb', 'ccccc**ddddd', 'ccccc**ddddd', 'ccccccdddddd']", NULL },
  { "town-unknown", "town", "['c', 'q']", "town[1]: expected the character of a sector of this board" },
  { "town-circle", "town", "['*']", "town[0]: expected the character of a sector of this board" },
  { "town-two-characters", "town", "['cd']", "town[0]: expected the character of a sector of this board" },
  { "town-unicode", "town", "['é']", "town[0]: expected the character of a sector of this board" },
  { "town-none", "town", "[]", "town: 0 elements; expected 1 to 94" },
  { "town-all", "town", "['a', 'b', 'c', 'd']", NULL },

  { "arrows-letter", "arrows",
    "['............', '..x.........', '............', '............', '............', '............']",
    "arrows: C2: 'x' is no arrow" },
  { "arrows-too-many-rows", "arrows",
    "['............', '............', '............', '............', '............', '............', '............']",
    "arrows: 7 rows; expected 6, like the terrain" },
  { "arrows-ragged", "arrows", "['............', '............', '............', '............', '............', '']",
    "arrows[5]: expected 1 to 64 plain characters" },
  { "arrows-none", "arrows",
    "['            ', '............', '            ', '            ', '............', '            ']", NULL },

  { "mist-south", "mist", "{ 'south': { 'line': 6, 'from': 'A', 'to': 'L' } }", "mist.south: unknown member" },
  { "mist-line-off", "mist", "{ 'west': { 'line': 'M', 'from': 1, 'to': 6 } }", "mist.west.line: expected a column" },
  { "mist-line-small", "mist", "{ 'east': { 'line': 'c', 'from': 1, 'to': 6 } }", "mist.east.line: expected a column" },
  { "mist-line-spot", "mist", "{ 'west': { 'line': 'C1', 'from': 1, 'to': 6 } }", "mist.west.line: expected a column" },
  { "mist-line-row", "mist", "{ 'west': { 'line': 3, 'from': 1, 'to': 6 } }", "mist.west.line: expected a string" },
  { "mist-line-column", "mist", "{ 'north': { 'line': 'C', 'from': 'A', 'to': 'L' } }",
    "mist.north.line: expected a whole number from 1 to 6" },
  { "mist-row-0", "mist", "{ 'west': { 'line': 'C', 'from': 0, 'to': 6 } }", "mist.west.from: 0 is out of range" },
  { "mist-row-off", "mist", "{ 'west': { 'line': 'C', 'from': 1, 'to': 7 } }",
    "mist.west.to: 7 is out of range; expected a whole number from 1 to 6" },
  { "mist-column-off", "mist", "{ 'north': { 'line': 3, 'from': 'A', 'to': 'AA' } }",
    "mist.north.to: expected a column" },
  { "mist-backwards", "mist", "{ 'west': { 'line': 'C', 'from': 4, 'to': 3 } }", "mist.west: expected `from`" },
  { "mist-backwards-north", "mist", "{ 'north': { 'line': 3, 'from': 'L', 'to': 'A' } }",
    "mist.north: expected `from`" },
  { "mist-all-wrong", "mist", "{ 'west': { 'line': 'M', 'from': 0, 'to': 7 } }",
    "mist.west.line: expected|mist.west.from: 0|mist.west.to: 7" },
  { "mist-one-row", "mist",
    "{ 'west': { 'line': 'A', 'from': 6, 'to': 6 }, 'north': { 'line': 1, 'from': 'L', 'to': 'L' },"
    "  'east': { 'line': 'L', 'from': 1, 'to': 1 } }",
    NULL },

  { "slot-twice", "slots",
    "[{ 'number': 1, 'side': 'west', 'from': 1, 'to': 2 }, { 'number': 1, 'side': 'east', 'from': 1, 'to': 2 }]",
    "slots[1].number: there is a slot 1 already" },
  { "slot-0", "slots", "[{ 'number': 0, 'side': 'west', 'from': 1, 'to': 2 }]", "slots[0].number: 0 is out of range" },
  { "slot-33", "slots", "[{ 'number': 33, 'side': 'west', 'from': 1, 'to': 2 }]",
    "slots[0].number: 33 is out of range" },
  { "slot-south", "slots", "[{ 'number': 1, 'side': 'south', 'from': 1, 'to': 2 }]",
    "slots[0].side: expected one of north, east, west" },
  { "slot-side", "slots", "[{ 'number': 1, 'side': 'West', 'from': 1, 'to': 2 }]", "slots[0].side: expected one of" },
  { "slot-row-off", "slots", "[{ 'number': 1, 'side': 'west', 'from': 1, 'to': 7 }]",
    "slots[0].to: 7 is out of range" },
  { "slot-column-off", "slots", "[{ 'number': 1, 'side': 'north', 'from': 'M', 'to': 'A' }]",
    "slots[0].from: expected a column" },
  { "slot-row-for-column", "slots", "[{ 'number': 1, 'side': 'north', 'from': 1, 'to': 2 }]",
    "slots[0].from: expected a string|slots[0].to: expected a string" },
  { "slot-either-way", "slots",
    "[{ 'number': 32, 'side': 'west', 'from': 6, 'to': 1 }, { 'number': 1, 'side': 'west', 'from': 1, 'to': 6 }]",
    NULL },
  { "slots-none", "slots", "[]", NULL },

  { "wall-off-the-board", "walls", "[['M1']]", "walls[0][0]: M1 is off the board" },
  { "wall-below-the-board", "walls", "[['A1'], ['A7']]", "walls[1][0]: A7 is off the board" },
  { "wall-no-spot-there", "walls", "[['L2', 'L1']]", "walls[0][1]: L1 is off the board" },
  { "wall-empty", "walls", "[[]]", "walls[0]: 0 elements; expected 1 to 16" },
  { "wall-spot-twice", "walls", "[['A1', 'A2', 'A1']]", "walls[0][2]: this spot stands there twice" },
  { "wall-apart", "walls", "[['A1', 'A3']]", "walls[0]: expected spots that lie beside each other" },
  { "wall-diagonal", "walls", "[['A1', 'B2']]", "walls[0]: expected spots that lie beside each other" },
  { "wall-around-a-row", "walls", "[['L2', 'A3']]", "walls[0]: expected spots that lie beside each other" },
  { "wall-out-of-order", "walls", "[['A1', 'A3', 'A2', 'B2']]", NULL },
  { "wall-16-spots", "walls",
    "[['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'I2', 'J2', 'K2', 'L2', 'L3', 'K3', 'J3', 'I3']]", NULL },
  { "wall-17-spots", "walls",
    "[['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'I2', 'J2', 'K2', 'L2', 'L3', 'K3', 'J3', 'I3', 'H3']]",
    "walls[0]: 17 elements; expected 1 to 16" },
  { "walls-none", "walls", "[]", NULL },
  { "wall-not-a-list", "walls", "['A1']", "walls[0]: expected an array" },

  { "spot-empty", "walls", "[['']]", "walls[0][0]: \"\" is no spot" },
  { "spot-column", "walls", "[['A']]", "walls[0][0]: \"A\" is no spot" },
  { "spot-row", "walls", "[['1']]", "walls[0][0]: \"1\" is no spot" },
  { "spot-row-first", "walls", "[['1A']]", "walls[0][0]: \"1A\" is no spot" },
  { "spot-small", "walls", "[['a1']]", "walls[0][0]: \"a1\" is no spot" },
  { "spot-row-0", "walls", "[['A0']]", "walls[0][0]: \"A0\" is no spot" },
  { "spot-leading-zero", "walls", "[['A01']]", "walls[0][0]: \"A01\" is no spot" },
  { "spot-negative", "walls", "[['A-1']]", "walls[0][0]: \"A-1\" is no spot" },
  { "spot-space-before", "walls", "[[' A1']]", "walls[0][0]: \" A1\" is no spot" },
  { "spot-space-behind", "walls", "[['A1 ']]", "walls[0][0]: \"A1 \" is no spot" },
  { "spot-letter-behind", "walls", "[['A1A']]", "walls[0][0]: \"A1A\" is no spot" },
  { "spot-row-65", "walls", "[['A65']]", "walls[0][0]: \"A65\" is no spot" },
  { "spot-row-64", "walls", "[['A64']]", "walls[0][0]: A64 is off the board" },
  { "spot-column-65", "walls", "[['BM1']]", "walls[0][0]: \"BM1\" is no spot" },
  { "spot-column-64", "walls", "[['BL1']]", "walls[0][0]: BL1 is off the board" },
  { "spot-three-letters", "walls", "[['AAA1']]", "walls[0][0]: \"AAA1\" is no spot" },
  { "spot-huge-row", "walls", "[['A99999999999999999999']]", "walls[0][0]: \"A99999999999999999999\" is no spot" },
  { "spot-4294967297", "walls", "[['A4294967297']]", "walls[0][0]: \"A4294967297\" is no spot" },
  { "spot-unicode", "walls", "[['Ä1']]", "walls[0][0]: \"Ä1\" is no spot" },
  { "spot-unicode-digit", "walls", "[['A١']]", "walls[0][0]: \"A١\" is no spot" },
};

static void
test_board (gconstpointer data)
{
  const BoardRow *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = with_member (small_board, row->member, row->value);
  gboolean accepted = read_board (text, problems);

  if (row->expected)
    expect_refused (problems, accepted, row->expected);
  else
    expect_accepted (problems, accepted);
}

/* What a document that is no object at all is told. */
static void
test_board_not_an_object (void)
{
  static const char *const texts[] = { "[]", "null", "1", "'automa-board/1'", "true" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
      gboolean accepted = read_board (texts[i], problems);

      expect_refused (problems, accepted, "expected an object");
    }
}

/* All that is wrong is told at once. */
static void
test_board_all_problems (void)
{
  g_autofree char *no_id = with_member (small_board, "id", NULL);
  g_autofree char *town = with_member (no_id, "town", "['x']");
  g_autofree char *mist = with_member (town, "mist", "{ 'west': { 'line': 'Z', 'from': 9, 'to': 1 } }");
  g_autofree char *walls = with_member (mist, "walls", "[['A1', 'C1'], ['X9'], 3]");
  g_autofree char *text = with_member (walls, "colour", "'red'");
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  gboolean accepted = read_board (text, problems);

  expect_refused (problems, accepted,
                  "id: missing|town[0]: expected|mist.west.line: expected|mist.west.from: 9|walls[0]: expected spots|"
                  "walls[1][0]: X9 is off the board|walls[2]: expected an array|colour: unknown member");
  g_assert_cmpuint (automa_problems_count (problems), ==, 8);
}

/* A board of any size, open ground with a circle of one spot in its south-east corner. */
static char *
board_of_size (guint width,
               guint height)
{
  static const struct
  {
    const char *member;
    char        ground;
    char        circle;
  } drawings[] = { { "terrain", '.', '*' }, { "sectors", 'a', '*' }, { "arrows", 'v', ' ' } };
  char *text = g_strdup ("{ 'format': 'automa-board/1', 'id': 'a', 'name': 'a', 'source': 'a', 'town': ['a'],"
                         "  'mist': {}, 'slots': [], 'walls': [] }");

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      g_autofree char *before = text;
      g_autofree char *row = g_strnfill (width, drawings[i].ground);
      g_autoptr (GString) rows = g_string_new ("[");

      for (guint j = 1; j < height; j++)
        g_string_append_printf (rows, "'%s',", row);
      row[width - 1] = drawings[i].circle;
      g_string_append_printf (rows, "'%s']", row);
      text = with_member (before, drawings[i].member, rows->str);
    }
  return text;
}

typedef struct
{
  const char *name;
  guint       width;
  guint       height;
  const char *expected;
} SizeRow;

static const SizeRow size_rows[] = {
  { "size-2-1", 2, 1, NULL },
  { "size-1-2", 1, 2, NULL },
  { "size-64-64", 64, 64, NULL },
  { "size-65-wide", 65, 3, "terrain[0]: expected 1 to 64 plain characters" },
  { "size-65-high", 3, 65, "terrain: 65 elements; expected 1 to 64" },
  { "size-65-65", 65, 65, "terrain: 65 elements; expected 1 to 64" },
  { "size-1000-high", 1, 1000, "terrain: 1000 elements; expected 1 to 64" },
  { "size-100000-wide", 100000, 1, "terrain[0]: expected 1 to 64 plain characters" },
};

static void
test_board_size (gconstpointer data)
{
  const SizeRow *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = board_of_size (row->width, row->height);
  g_autoptr (LsBoard) board = parse_board (text, problems);

  if (row->expected)
    {
      expect_refused (problems, board != NULL, row->expected);
      return;
    }
  expect_accepted (problems, board != NULL);
  g_assert_cmpuint (board->width, ==, row->width);
  g_assert_cmpuint (board->height, ==, row->height);
}

static void
test_board_33_slots (void)
{
  g_autoptr (GString) slots = g_string_new ("[");
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = NULL;

  for (guint i = 1; i <= 33; i++)
    g_string_append_printf (slots, "%s{ 'number': %u, 'side': 'west', 'from': 1, 'to': 1 }", i > 1 ? "," : "", i);
  g_string_append (slots, "]");
  text = with_member (small_board, "slots", slots->str);
  expect_refused (problems, read_board (text, problems), "slots: 33 elements; expected 0 to 32");
}

/* Everything in the document is in the board. */
static void
test_board_contents (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (LsBoard) board = parse_board (small_board, problems);
  const int near[LS_N_FACINGS] = { -1, -1, -1, 1 };
  const LsSlot *slot;
  const LsSpots *wall;

  expect_accepted (problems, board != NULL);
  g_assert_cmpstr (board->id, ==, "small");
  g_assert_cmpstr (board->name, ==, "Small");
  g_assert_cmpstr (board->source, ==, "unverified");
  g_assert_cmpuint (board->width, ==, 12);
  g_assert_cmpuint (board->height, ==, 6);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("A1")], ==, LS_TERRAIN_GROUND);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("G1")], ==, LS_TERRAIN_WATER);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("I1")], ==, LS_TERRAIN_LOW);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("J1")], ==, LS_TERRAIN_TREE);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("K1")], ==, LS_TERRAIN_CLIFF);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("L1")], ==, LS_TERRAIN_NONE);
  g_assert_cmpuint (board->terrain[ls_spot_from_name ("F4")], ==, LS_TERRAIN_CIRCLE);
  g_assert_false (ls_board_has (board, ls_spot_from_name ("L1")));
  g_assert_true (ls_board_has (board, ls_spot_from_name ("L6")));
  g_assert_cmpint (board->sector[ls_spot_from_name ("A6")], ==, 'c');
  g_assert_true (ls_board_in_town (board, ls_spot_from_name ("A6")));
  g_assert_false (ls_board_in_town (board, ls_spot_from_name ("A3")));
  g_assert_cmpuint (board->arrow[ls_spot_from_name ("A1")], ==, LS_SOUTH);
  g_assert_cmpuint (board->arrow[ls_spot_from_name ("A2")], ==, LS_EAST);
  g_assert_cmpuint (board->arrow[ls_spot_from_name ("L2")], ==, LS_WEST);
  g_assert_cmpuint (board->arrow[ls_spot_from_name ("F6")], ==, LS_NORTH);
  g_assert_cmpuint (board->arrow[ls_spot_from_name ("F5")], ==, LS_NO_FACING);
  /* The west's line is C: at distance 1 only column A is mist, and only in rows 1 to 5. */
  g_assert_true (ls_board_in_mist (board, near, ls_spot_from_name ("A5")));
  g_assert_false (ls_board_in_mist (board, near, ls_spot_from_name ("A6")));
  g_assert_false (ls_board_in_mist (board, near, ls_spot_from_name ("B5")));
  g_assert_cmpuint (board->slots->len, ==, 3);
  slot = &g_array_index (board->slots, LsSlot, 0);
  g_assert_cmpuint (slot->number, ==, 1);
  g_assert_cmpuint (slot->side, ==, LS_WEST);
  g_assert_cmpuint (slot->from, ==, 4);
  g_assert_cmpuint (slot->to, ==, 3);
  g_assert_cmpuint (board->walls->len, ==, 2);
  wall = &g_array_index (board->walls, LsSpots, 1);
  g_assert_cmpuint (wall->n, ==, 2);
  g_assert_cmpuint (wall->at[1], ==, ls_spot_from_name ("H5"));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const none[] = { NULL };
  static const char *const left_open[] = { "mist.west", "mist.north", "mist.east", "slots", "walls", NULL };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (board_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board/%s", board_rows[i].name);

      g_test_add_data_func (path, &board_rows[i], test_board);
    }
  for (guint i = 0; i < G_N_ELEMENTS (size_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board/%s", size_rows[i].name);

      g_test_add_data_func (path, &size_rows[i], test_board_size);
    }
  g_test_add_func ("/board/not-an-object", test_board_not_an_object);
  g_test_add_func ("/board/all-problems", test_board_all_problems);
  g_test_add_func ("/board/33-slots", test_board_33_slots);
  g_test_add_func ("/board/contents", test_board_contents);
  add_place_tests ("/board", small_board, none, left_open, read_board);

  return g_test_run ();
}
