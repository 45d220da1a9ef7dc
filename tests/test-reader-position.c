/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions that are read and positions that are refused: their members, their words and their bounds. */
#include "reading-position.h"

#define LONG_50 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define LONG_200 LONG_50 LONG_50 LONG_50 LONG_50

/* A type with some members; the rest as they come. */
#define CARD(rest) "'types': { 'tester': { 'damage': 1, 'abilities': [], 'dice': [], " rest " } }"
#define STILL CARD ("'move': 0, 'hit-points': 3, 'attack': { 'kind': 'none' }")
#define ATTACK(attack) CARD ("'move': 0, 'hit-points': 3, 'attack': " attack)
#define TESTER(spots) "{ 'id': 'm', 'type': 'tester', 'spots': [" spots "], 'facing': 'east' }"

/* A position that has every member there is, on the small board. */
static char *
full_position (void)
{
  return g_strdup_printf (
    "{ 'format': 'automa-position/1', 'board': %s, 'coin': 'left', 'profile': 'EN', 'rulings': { 'order': 'angle' },"
    "  'mist': { 'west': 2, 'north': 3, 'east': 6 },"
    "  'types': { 'tester': { 'move': 0, 'damage': 1, 'hit-points': 2, 'attack': { 'kind': 'ranged', 'range': 4 },"
    "                         'abilities': ['fly'], 'dice': ['blue'] } },"
    "  'monsters': [ { 'id': 'm1', 'type': 'tester', 'at': 'A2', 'facing': 'east', 'wounds': 1, 'stunned': false },"
    "                { 'id': 'm2', 'type': 'tester', 'spots': ['A4', 'A5'], 'facing': 'north' } ],"
    "  'heroes': [ { 'id': 'h1', 'at': 'F3', 'hit-points': 7, 'wounds': 1, 'base-mana': 6, 'mana': 4 } ],"
    "  'structures': [ { 'id': 's1', 'type': 'wooden-wall', 'spots': ['D4', 'D5'], 'flames': 1 } ],"
    "  'tokens': [ { 'id': 't1', 'type': 'slow-trap', 'at': 'D3', 'used': true } ],"
    "  'panic': [2, 1], 'mages': 4 }",
    small_board);
}

static const PositionRow rows[] = {
  { "empty", .expected = NULL },
  { "format", .more = "'format': 'automa-position/2'", .expected = "format: expected \"automa-position/1\"" },

  /* Words that nobody knows */
  { "board-unknown", .more = "'board': 'nowhere'", .expected = "board: there is no board \"nowhere\"" },
  { "board-shipped", .more = "'board': 'gildenberg'", .expected = NULL },
  { "board-broken", .more = "'board': { 'format': 'automa-board/1' }",
    .expected = "board.id: missing|board.terrain: missing" },
  { "coin-unknown", .more = "'coin': 'edge'", .expected = "coin: expected one of left, right" },
  { "coin-right", .more = "'coin': 'right'", .expected = NULL },
  { "profile-unknown", .more = "'profile': 'FR'", .expected = "profile: expected one of default, EN, ES, EOG" },
  { "profile-small", .more = "'profile': 'en'", .expected = "profile: expected one of" },
  { "profile-default", .more = "'profile': 'default'", .expected = NULL },
  { "profile-es", .more = "'profile': 'ES'", .expected = NULL },
  { "profile-eog", .more = "'profile': 'EOG'", .expected = NULL },
  { "ruling-unknown", .more = "'rulings': { 'weather': 'rain' }", .expected = "rulings.weather: unknown member" },
  { "ruling-value-unknown", .more = "'rulings': { 'order': 'dice' }",
    .expected = "rulings.order: expected one of sweep, angle" },
  { "ruling-value-of-another", .more = "'rulings': { 'contact': 'angle' }",
    .expected = "rulings.contact: expected one of any-side, ahead" },
  { "type-unknown", .monsters = "{ 'id': 'm', 'type': 'dragon', 'at': 'A1', 'facing': 'east' }",
    .expected = "monsters[0].type: \"dragon\" is no monster type" },
  { "type-capital", .monsters = "{ 'id': 'm', 'type': 'Clawer', 'at': 'A1', 'facing': 'east' }",
    .expected = "monsters[0].type: \"Clawer\" is no monster type" },
  { "facing-unknown", .monsters = "{ 'id': 'm', 'type': 'clawer', 'at': 'A1', 'facing': 'up' }",
    .expected = "monsters[0].facing: expected one of north, east, south, west" },
  { "structure-unknown", .structures = STRUCTURE ("castle", "'A1'"),
    .expected = "structures[0].type: \"castle\" is no structure" },
  { "token-unknown", .tokens = TOKEN ("coin", "A1"), .expected = "tokens[0].type: expected one of corpse-pile," },
  { "ability-unknown", .more = "'types': { 'tester': { 'move': 0, 'damage': 1, 'hit-points': 1, 'dice': [],"
                               "  'attack': { 'kind': 'none' }, 'abilities': ['fly', 'swim'] } }",
    .expected = "types.tester.abilities[1]: expected one of resolute, fly, mana-drain, fury, bestial, slayer" },
  { "die-unknown", .more = "'types': { 'tester': { 'move': 0, 'damage': 1, 'hit-points': 1, 'dice': ['green'],"
                           "  'attack': { 'kind': 'none' }, 'abilities': [] } }",
    .expected = "types.tester.dice[0]: expected one of blue, orange" },
  { "attack-unknown", .more = ATTACK ("{ 'kind': 'bite' }"),
    .expected = "types.tester.attack.kind: expected one of melee, ranged, area, explosion, none" },
  { "type-without-id", .more = "'types': { '': {} }",
    .expected = "types.: expected 1 to 200 characters" },

  /* Ranges */
  { "ranged-with-range", .more = ATTACK ("{ 'kind': 'ranged', 'range': 1 }"), .expected = NULL },
  { "ranged-without-range", .more = ATTACK ("{ 'kind': 'ranged' }"), .expected = "types.tester.attack.range: missing" },
  { "ranged-range-0", .more = ATTACK ("{ 'kind': 'ranged', 'range': 0 }"),
    .expected = "types.tester.attack.range: 0 is out" },
  { "ranged-range-65", .more = ATTACK ("{ 'kind': 'ranged', 'range': 65 }"),
    .expected = "types.tester.attack.range: 65 is out" },
  { "melee-with-range", .more = ATTACK ("{ 'kind': 'melee', 'range': 1 }"),
    .expected = "types.tester.attack.range: only a" },
  { "area-with-range", .more = ATTACK ("{ 'kind': 'area', 'range': 1 }"),
    .expected = "types.tester.attack.range: only a" },
  { "explosion-with-range", .more = ATTACK ("{ 'kind': 'explosion', 'range': 1 }"),
    .expected = "types.tester.attack.range: only a ranged attack has a range" },
  { "none-with-range", .more = ATTACK ("{ 'kind': 'none', 'range': 1 }"),
    .expected = "types.tester.attack.range: only a" },

  /* Ids */
  { "id-circle", .monsters = "{ 'id': 'circle', 'type': 'clawer', 'at': 'A1', 'facing': 'east' }",
    .expected = "monsters[0].id: \"circle\" cannot be an id" },
  { "id-circle-hero", .heroes = "{ 'id': 'circle', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }",
    .expected = "heroes[0].id: \"circle\" cannot be an id" },
  { "id-equals-sign", .heroes = "{ 'id': 'a=b', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }",
    .expected = "heroes[0].id: \"a=b\" cannot be an id" },
  { "id-longest", .heroes = "{ 'id': '" LONG_200 "', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }", .expected = NULL },
  { "id-too-long", .heroes = "{ 'id': '" LONG_200 "x', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }",
    .expected = "heroes[0].id: expected 1 to 200 characters" },
  { "id-control", .heroes = "{ 'id': 'a\\u001b[31m', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }",
    .expected = "heroes[0].id: expected printable characters" },
  { "id-unicode", .heroes = "{ 'id': 'Zoë 龍', 'at': 'A1', 'hit-points': 7, 'base-mana': 6 }", .expected = NULL },

  /* Wounds, mana, flames, flags */
  { "wounds-all", .monsters = "{ 'id': 'm', 'type': 'clawer', 'at': 'A1', 'facing': 'east', 'wounds': 1 }",
    .expected = "monsters[0].wounds: 1 wounds; expected fewer than its 1 hit points" },
  { "wounds-all-but-one", .more = STILL,
    .monsters = "{ 'id': 'm', 'type': 'tester', 'at': 'A1', 'facing': 'east', 'wounds': 2 }", .expected = NULL },
  { "wounds-all-of-three", .more = STILL,
    .monsters = "{ 'id': 'm', 'type': 'tester', 'at': 'A1', 'facing': 'east', 'wounds': 3 }",
    .expected = "monsters[0].wounds: 3 wounds; expected fewer than its 3 hit points" },
  { "wounds-over", .more = STILL,
    .monsters = "{ 'id': 'm', 'type': 'tester', 'at': 'A1', 'facing': 'east', 'wounds': 1000 }",
    .expected = "monsters[0].wounds: 1000 wounds; expected fewer than its 3 hit points" },
  { "hero-wounds-1000", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 7, 'wounds': 1000, 'base-mana': 6 }",
    .expected = NULL }, /* they are never capped */
  { "hero-wounds-too-many", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 7, 'wounds': 1000000001, 'base-mana': 6 }",
    .expected = "heroes[0].wounds: 1000000001 is out of range" },
  { "hero-numbers", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 999, 'wounds': 0, 'base-mana': 0, 'mana': 999 }",
    .expected = NULL },
  { "hero-hit-points-0", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 0, 'base-mana': 6 }",
    .expected = "heroes[0].hit-points: 0 is out of range; expected a whole number from 1 to 999" },
  { "hero-hit-points-1000", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 1000, 'base-mana': 6 }",
    .expected = "heroes[0].hit-points: 1000 is out of range" },
  { "hero-base-mana-1000", .heroes = "{ 'id': 'h', 'at': 'A1', 'hit-points': 7, 'base-mana': 1000 }",
    .expected = "heroes[0].base-mana: 1000 is out of range" },
  { "used-slow-trap", .tokens = "{ 'id': 't', 'type': 'slow-trap', 'at': 'A1', 'used': true }", .expected = NULL },
  { "used-other-trap", .tokens = "{ 'id': 't', 'type': 'stun-trap', 'at': 'A1', 'used': true }",
    .expected = "tokens[0].used: only a slow trap has a second side" },
  { "not-used-other-trap", .tokens = "{ 'id': 't', 'type': 'stun-trap', 'at': 'A1', 'used': false }",
    .expected = NULL },

  /* Mist, panic, mages */
  { "mist-bounds", .more = "'mist': { 'west': 0, 'north': 6, 'east': 3 }", .expected = NULL },
  { "mist-7", .more = "'mist': { 'west': 7 }",
    .expected = "mist.west: 7 is out of range; expected a whole number from 0 to 6" },
  { "mist-south", .more = "'mist': { 'south': 1 }", .expected = "mist.south: unknown member" },
  { "panic-99", .more = "'panic': [0, 99]", .expected = NULL },
  { "panic-100", .more = "'panic': [0, 100]", .expected = "panic[1]: 100 is out of range" },
  { "mages-0", .more = "'mages': 0", .expected = NULL },
  { "mages-1000", .more = "'mages': 1000", .expected = "mages: 1000 is out of range" },

  /* Figures of several spots */
  { "spots-four", .more = STILL, .monsters = TESTER ("'A1', 'B1', 'A2', 'B2'"), .expected = NULL },
  { "spots-16", .more = STILL,
    .monsters = TESTER ("'A1','B1','C1','D1','A2','B2','C2','D2','A3','B3','C3','D3','A4','B4','C4','D4'"),
    .expected = NULL },
  { "spots-17", .more = STILL,
    .monsters = TESTER ("'A1','B1','C1','D1','A2','B2','C2','D2','A3','B3','C3','D3','A4','B4','C4','D4','A5'"),
    .expected = "monsters[0].spots: 17 elements; expected 1 to 16" },
  { "spots-none", .more = STILL, .monsters = TESTER (""),
    .expected = "monsters[0].spots: 0 elements; expected 1 to 16" },
  { "spots-apart", .more = STILL, .monsters = TESTER ("'A1', 'A3'"),
    .expected = "monsters[0].spots: expected spots that lie" },
  { "spots-diagonal", .more = STILL, .monsters = TESTER ("'A1', 'B2'"),
    .expected = "monsters[0].spots: expected spots that" },
  { "spots-twice", .more = STILL, .monsters = TESTER ("'A1', 'A1'"),
    .expected = "monsters[0].spots[1]: this spot stands" },
  { "spots-off", .more = STILL, .monsters = TESTER ("'A6', 'A7'"),
    .expected = "monsters[0].spots[1]: A7 is off the board" },
  { "spots-in-terrain", .more = STILL, .monsters = TESTER ("'H1', 'I1'"),
    .expected = "monsters[0].spots: I1: nothing can stand" },
  { "spots-taken", .more = STILL, .monsters = TESTER ("'A1', 'A2'"), .structures = STRUCTURE ("house", "'A2'"),
    .expected = "monsters[0].spots: A2: the spot holds \"s\" already" },
  { "spots-and-at", .more = STILL,
    .monsters = "{ 'id': 'm', 'type': 'tester', 'at': 'A1', 'spots': ['A1', 'A2'], 'facing': 'east' }",
    .expected = "monsters[0].at: expected either `at` or `spots`" },
  { "spots-with-steps", .monsters = "{ 'id': 'm', 'type': 'clawer', 'spots': ['A1', 'A2'], 'facing': 'east' }",
    .expected = "monsters[0].spots: a figure of several spots never moves; expected a type with 0 steps" },
  { "spots-one-with-steps", .monsters = "{ 'id': 'm', 'type': 'clawer', 'spots': ['A1'], 'facing': 'east' }",
    .expected = NULL },
  { "spots-of-hero", .heroes = "{ 'id': 'h', 'spots': ['A1'], 'hit-points': 7, 'base-mana': 6 }",
    .expected = "heroes[0].spots: unknown member|heroes[0].at: missing" },
  { "at-of-structure", .structures = "{ 'id': 's', 'type': 'house', 'at': 'A1' }",
    .expected = "structures[0].at: unknown member|structures[0].spots: missing" },
  { "structure-apart", .structures = STRUCTURE ("wooden-wall", "'A1', 'A3'"),
    .expected = "structures[0].spots: expected spots that lie beside each other" },
  { "wall-16-spots",
    .structures = STRUCTURE ("stone-wall",
    "'A1','B1','C1','D1','A2','B2','C2','D2','A3','B3','C3','D3','A4','B4','C4','D4'"),
    .expected = NULL },

  /* Later in a list, and several at once */
  { "path-of-the-fourth",
    .monsters = MONSTER_AT ("m1", "A1") "," MONSTER_AT ("m2", "A2") "," MONSTER_AT ("m3", "A3") ","
                "{ 'id': 'm4', 'type': 'clawer', 'at': 'A4', 'facing': 3 }",
    .expected = "monsters[3].facing: expected one of" },
  { "all-problems",
    .more = "'coin': 'edge', 'mages': -1, 'panic': [1, 'x'], 'rulings': { 'order': 1 }, 'mist': { 'west': 9 }",
    .monsters = MONSTER_AT ("m1", "Q9") "," MONSTER_AT ("m1", "K1"),
    .heroes = "{ 'id': 'm1', 'at': 'a1', 'hit-points': 7, 'base-mana': 6, 'hat': 1 }",
    .structures = "{ 'id': 's', 'type': 'shop', 'spots': ['A1'], 'flames': 3 }",
    .tokens = "7",
    .expected = "coin: expected|mages: -1|panic[1]: expected|rulings.order: expected|mist.west: 9|"
                "monsters[0].at: Q9 is off|monsters[1].id: \"m1\" is the id|monsters[1].at: K1: nothing|"
                "heroes[0].hat: unknown|heroes[0].id: \"m1\" is|heroes[0].at: \"a1\" is no spot|"
                "structures[0].flames: 3 flames|structures[0].spots: 1 spots; expected 2 (shop)|"
                "tokens[0]: expected an object" },
};

static void
test_row (gconstpointer data)
{
  check_position_row (data);
}

/* --- What is left out --- */

static void
test_defaults (void)
{
  static const PositionRow row = {
    "defaults", .monsters = MONSTER ("A1"), .heroes = HERO ("A2"), .structures = STRUCTURE ("house", "'A3'")
  };
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = position_text (&row);
  g_autoptr (LsPosition) position = parse_position (text, problems);
  LsRulings rulings;

  expect_accepted (problems, position != NULL);
  ls_rulings_init (&rulings, LS_PROFILE_DEFAULT);
  g_assert_cmpuint (position->coin, ==, LS_COIN_LEFT);
  g_assert_cmpuint (position->profile, ==, LS_PROFILE_DEFAULT);
  g_assert_cmpmem (&position->rulings, sizeof rulings, &rulings, sizeof rulings);
  for (guint side = 0; side < LS_N_FACINGS; side++)
    g_assert_cmpint (position->mist[side], ==, -1);
  g_assert_cmpuint (position->types->len, ==, 18);
  g_assert_cmpuint (position->tokens->len, ==, 0);
  g_assert_cmpuint (position->panic->len, ==, 0);
  g_assert_cmpuint (position->mages, ==, 4);
  g_assert_cmpuint (ls_position_monster (position, 0)->wounds, ==, 0);
  g_assert_false (ls_position_monster (position, 0)->stunned);
  g_assert_cmpuint (ls_position_hero (position, 0)->wounds, ==, 0);
  g_assert_cmpuint (ls_position_hero (position, 0)->base_mana, ==, 6);
  g_assert_cmpuint (ls_position_hero (position, 0)->mana, ==, 6);
  g_assert_cmpuint (ls_position_structure (position, 0)->flames, ==, 0);
}

static void
test_contents (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = full_position ();
  g_autoptr (LsPosition) position = parse_position (text, problems);
  const LsMonsterType *type;

  expect_accepted (problems, position != NULL);
  g_assert_cmpstr (position->board->id, ==, "small");
  g_assert_cmpuint (position->profile, ==, LS_PROFILE_EN);
  g_assert_cmpuint (position->rulings.value[LS_RULING_ORDER], ==, LS_ORDER_ANGLE);
  g_assert_cmpuint (position->rulings.value[LS_RULING_CONTACT], ==, LS_CONTACT_ANY_SIDE);
  g_assert_cmpint (position->mist[LS_WEST], ==, 2);
  g_assert_cmpint (position->mist[LS_NORTH], ==, 3);
  g_assert_cmpint (position->mist[LS_EAST], ==, 6);
  g_assert_cmpint (position->mist[LS_SOUTH], ==, -1);
  type = ls_position_type (position, 0);
  g_assert_cmpstr (type->id, ==, "tester");
  g_assert_cmpuint (type->attack, ==, LS_ATTACK_RANGED);
  g_assert_cmpuint (type->range, ==, 4);
  g_assert_cmpuint (type->abilities, ==, LS_ABILITY_FLY);
  g_assert_cmpuint (type->dice, ==, LS_DIE_BLUE);
  g_assert_cmpuint (ls_position_monster (position, 0)->wounds, ==, 1);
  g_assert_cmpuint (ls_position_monster (position, 1)->spots.n, ==, 2);
  g_assert_cmpuint (ls_position_monster (position, 1)->facing, ==, LS_NORTH);
  g_assert_cmpuint (ls_position_hero (position, 0)->at, ==, ls_spot_from_name ("F3"));
  g_assert_cmpuint (ls_position_hero (position, 0)->mana, ==, 4);
  g_assert_cmpuint (ls_position_structure (position, 0)->flames, ==, 1);
  g_assert_cmpuint (ls_position_token (position, 0)->kind, ==, LS_TOKEN_SLOW_TRAP);
  g_assert_true (ls_position_token (position, 0)->used);
  g_assert_cmpuint (position->panic->len, ==, 2);
  g_assert_cmpuint (g_array_index (position->panic, guint8, 1), ==, 1);
}

/* A profile sets the rulings, and a ruling goes before it. */
static void
test_profile_and_ruling (void)
{
  static const PositionRow row = { "", .more = "'profile': 'ES', 'rulings': { 'contact': 'any-side' }" };
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = position_text (&row);
  g_autoptr (LsPosition) position = parse_position (text, problems);

  expect_accepted (problems, position != NULL);
  g_assert_cmpuint (position->profile, ==, LS_PROFILE_ES);
  g_assert_cmpuint (position->rulings.value[LS_RULING_CONTACT], ==, LS_CONTACT_ANY_SIDE);
  g_assert_cmpuint (position->rulings.value[LS_RULING_RANGED_DIRECTION], ==, LS_RANGED_DIRECTION_FACING);
}

/* A type of the position goes before the pack's of that id, which keeps its name. */
static void
test_type_of_the_pack (void)
{
  static const PositionRow row = {
    "", .monsters = MONSTER ("A1"),
    .more = "'types': { 'clawer': { 'move': 9, 'damage': 5, 'hit-points': 7, 'attack': { 'kind': 'none' },"
            "                       'abilities': [], 'dice': [] } }"
  };
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = position_text (&row);
  g_autoptr (LsPosition) position = parse_position (text, problems);

  expect_accepted (problems, position != NULL);
  g_assert_cmpuint (position->types->len, ==, 18);
  g_assert_cmpstr (ls_position_type (position, 0)->name, ==, "Clawer");
  g_assert_cmpuint (ls_position_type (position, 0)->move, ==, 9);
  g_assert_cmpuint (ls_position_type (position, 0)->hit_points, ==, 7);
}

/* A side on which the board has no mist. */
static void
test_mist_not_on_the_board (void)
{
  g_autofree char *board = with_member (small_board, "mist", "{ 'west': { 'line': 'C', 'from': 1, 'to': 6 } }");
  g_autofree char *more = g_strdup_printf ("'board': %s, 'mist': { 'west': 1, 'east': 1 }", board);
  PositionRow row = { "", .more = more, .expected = "mist.east: the board has no mist on that side" };

  check_position_row (&row);
}

static void
test_panic_slots (void)
{
  for (guint n = 64; n <= 65; n++)
    {
      g_autoptr (GString) more = g_string_new ("'panic': [0");
      PositionRow row = { .name = "" };

      for (guint i = 1; i < n; i++)
        g_string_append (more, ", 2");
      g_string_append (more, "]");
      row.more = more->str;
      row.expected = n > 64 ? "panic: 65 elements; expected 0 to 64" : NULL;
      check_position_row (&row);
    }
}

/* Thousands of problems are told in a list that has an end. */
static void
test_many_problems (void)
{
  g_autoptr (GString) monsters = g_string_new (NULL);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = NULL;
  PositionRow row = { .name = "" };
  guint n = 0;

  for (guint i = 0; i < 500; i++)
    g_string_append_printf (monsters, "%s{}", i > 0 ? "," : "");
  row.monsters = monsters->str;
  text = position_text (&row);
  expect_refused (problems, read_position (text, problems), "monsters[0].id: missing|more errors than can be listed");
  g_assert_cmpuint (automa_problems_count (problems), ==, 4 * 500);
  while (automa_problems_get (problems, n))
    n++;
  g_assert_cmpuint (n, ==, 201);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const optional[] = { "profile", "rulings",  "rulings.*", "mist",     "mist.*", "tokens", "panic",
                                          "mages",   "*.wounds", "*.stunned", "*.flames", "*.mana", "*.used", NULL };
  /* The board has tests of its own; without their type, or their place, monsters are told something else. */
  static const char *const skipped[] = { "board.*", "types", "types.tester", "monsters[1].spots", NULL };
  g_autofree char *full = full_position ();
  int status;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/position/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/position/defaults", test_defaults);
  g_test_add_func ("/position/contents", test_contents);
  g_test_add_func ("/position/profile-and-ruling", test_profile_and_ruling);
  g_test_add_func ("/position/type-of-the-pack", test_type_of_the_pack);
  g_test_add_func ("/position/mist-not-on-the-board", test_mist_not_on_the_board);
  g_test_add_func ("/position/panic-slots", test_panic_slots);
  g_test_add_func ("/position/many-problems", test_many_problems);
  add_place_tests ("/position", full, optional, skipped, read_position);

  status = g_test_run ();
  forget_pack ();
  return status;
}
