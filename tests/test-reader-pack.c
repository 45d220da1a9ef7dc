/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of monsters that are read and refused, folders that are packs, and the pack that is shipped. */
#include "reading.h"

#include "last-spell/board-json.h"
#include "last-spell/pack.h"
#include "last-spell/position-json.h"

#include <glib/gstdio.h>

/* --- Tables of monsters --- */

static gboolean
read_monsters (const char     *text,
               AutomaProblems *problems)
{
  g_autofree char *plain = plain_json (text);
  g_autoptr (JsonNode) root = automa_json_parse (plain, -1, problems);
  g_autoptr (GArray) types = g_array_new (FALSE, TRUE, sizeof (LsMonsterType));
  AutomaPlace place;

  g_array_set_clear_func (types, ls_monster_type_clear);
  if (!root)
    return FALSE;
  automa_place_root (&place, root, problems);
  return ls_monsters_read (&place, types);
}

static const char monster[] =
  "{ 'id': 'archer', 'name': 'Archer', 'tier': 1, 'move': 2, 'damage': 1, 'hit-points': 1,"
  "  'attack': { 'kind': 'ranged', 'range': 4 }, 'abilities': ['fly'], 'dice': ['blue', 'orange'],"
  "  'source': 'unverified', 'sources': { 'tier': 'EN 8', 'attack': 'EN 14' } }";

static const char table[] =
  "{ 'format': 'automa-monsters/1', 'monsters': ["
  "  { 'id': 'archer', 'name': 'Archer', 'tier': 1, 'move': 2, 'damage': 1, 'hit-points': 1,"
  "    'attack': { 'kind': 'ranged', 'range': 4 }, 'abilities': ['fly'], 'dice': ['blue', 'orange'],"
  "    'source': 'unverified', 'sources': { 'tier': 'EN 8', 'attack': 'EN 14' } } ] }";

typedef struct
{
  const char *name;
  const char *member;   /* of the second monster of a table, */
  const char *value;    /* and what stands there instead */
  const char *expected; /* what is said about it; NULL: accepted */
} MonsterRow;

static const MonsterRow monster_rows[] = {
  { "monster", "name", "'Archer'", NULL },
  { "id-twice", "id", "'first'", "monsters[1].id: there is a monster \"first\" already" },
  { "id-control", "id", "'a\\u0007'", "monsters[1].id: expected printable characters" },
  { "tier-3", "tier", "3", NULL },
  { "tier-0", "tier", "0", "monsters[1].tier: 0 is out of range; expected a whole number from 1 to 3" },
  { "tier-4", "tier", "4", "monsters[1].tier: 4 is out of range; expected a whole number from 1 to 3" },
  { "move-0", "move", "0", NULL },
  { "move-20", "move", "20", NULL },
  { "move-21", "move", "21", "monsters[1].move: 21 is out of range; expected a whole number from 0 to 20" },
  { "damage-0", "damage", "0", NULL },
  { "damage-100", "damage", "100", "monsters[1].damage: 100 is out of range; expected a whole number from 0 to 99" },
  { "hit-points-99", "hit-points", "99", NULL },
  { "hit-points-0", "hit-points", "0",
    "monsters[1].hit-points: 0 is out of range; expected a whole number from 1 to 99" },
  { "attack-melee", "attack", "{ 'kind': 'melee' }", NULL },
  { "attack-area", "attack", "{ 'kind': 'area' }", NULL },
  { "attack-explosion", "attack", "{ 'kind': 'explosion' }", NULL },
  { "attack-none", "attack", "{ 'kind': 'none' }", NULL },
  { "attack-unknown", "attack", "{ 'kind': 'bite' }",
    "monsters[1].attack.kind: expected one of melee, ranged, area, explosion, none" },
  { "range-64", "attack", "{ 'kind': 'ranged', 'range': 64 }", NULL },
  { "range-65", "attack", "{ 'kind': 'ranged', 'range': 65 }", "monsters[1].attack.range: 65 is out of range" },
  { "range-0", "attack", "{ 'kind': 'ranged', 'range': 0 }", "monsters[1].attack.range: 0 is out of range" },
  { "range-missing", "attack", "{ 'kind': 'ranged' }", "monsters[1].attack.range: missing" },
  { "range-melee", "attack", "{ 'kind': 'melee', 'range': 1 }", "monsters[1].attack.range: only a ranged attack" },
  { "abilities-all", "abilities", "['slayer', 'bestial', 'fury', 'mana-drain', 'fly', 'resolute']", NULL },
  { "abilities-none", "abilities", "[]", NULL },
  { "abilities-unknown", "abilities", "['fly', 'swim']", "monsters[1].abilities[1]: expected one of resolute, fly," },
  { "abilities-twice", "abilities", "['fly', 'fury', 'fly']", "monsters[1].abilities[2]: fly stands there twice" },
  { "dice-none", "dice", "[]", NULL },
  { "dice-unknown", "dice", "['green']", "monsters[1].dice[0]: expected one of blue, orange" },
  { "dice-twice", "dice", "['blue', 'blue']", "monsters[1].dice[1]: blue stands there twice" },
  { "dice-three", "dice", "['blue', 'orange', 'blue']", "monsters[1].dice: 3 elements; expected 0 to 2" },
  { "source-table", "source", "'table'", NULL },
  { "sources-unknown", "sources", "{ 'colour': 'EN 1' }", "monsters[1].sources.colour: unknown member" },
};

static char *
table_of (const char *second)
{
  g_autofree char *first = with_member (monster, "id", "'first'");

  return g_strdup_printf ("{ 'format': 'automa-monsters/1', 'monsters': [%s, %s] }", first, second);
}

static void
test_monster (gconstpointer data)
{
  const MonsterRow *row = data;
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *second = with_member (monster, row->member, row->value);
  g_autofree char *text = table_of (second);
  gboolean accepted = read_monsters (text, problems);

  if (row->expected)
    expect_refused (problems, accepted, row->expected);
  else
    expect_accepted (problems, accepted);
}

static void
test_monsters_format (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  gboolean accepted = read_monsters ("{ 'format': 'automa-board/1', 'monsters': [] }", problems);

  expect_refused (problems, accepted, "format: expected \"automa-monsters/1\"|monsters: 0 elements; expected 1 to 500");
}

static void
test_monsters_all_problems (void)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autofree char *text = table_of ("{ 'id': '', 'tier': 9, 'move': '3', 'damage': 1.5, 'attack': {}, 'dice': [1] }");
  gboolean accepted = read_monsters (text, problems);

  expect_refused (problems, accepted,
                  "monsters[1].id: expected|monsters[1].name: missing|monsters[1].tier: 9|monsters[1].source: missing|"
                  "monsters[1].move: expected|monsters[1].damage: expected|monsters[1].hit-points: missing|"
                  "monsters[1].attack.kind: missing|monsters[1].abilities: missing|monsters[1].dice[0]: expected");
}

/* `n` monsters, the bound being 500. */
static gboolean
read_many_monsters (guint           n,
                    AutomaProblems *problems)
{
  g_autoptr (GString) text = g_string_new ("{ 'format': 'automa-monsters/1', 'monsters': [");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("'m%u'", i);
      g_autofree char *one = with_member (monster, "id", id);

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", one);
    }
  g_string_append (text, "] }");
  return read_monsters (text->str, problems);
}

static void
test_monsters_many (void)
{
  g_autoptr (AutomaProblems) at_bound = automa_problems_new (INPUT_FILE);
  g_autoptr (AutomaProblems) over_bound = automa_problems_new (INPUT_FILE);

  expect_accepted (at_bound, read_many_monsters (500, at_bound));
  expect_refused (over_bound, read_many_monsters (501, over_bound), "monsters: 501 elements; expected 1 to 500");
}

/* --- Folders --- */

typedef struct
{
  const char *name;
  const char *monsters; /* the text of monsters.json; NULL: no such file */
  const char *board;    /* the text of boards/small.json; NULL: no folder of boards */
  const char *expected; /* NULL: accepted; "": refused in words of the system's */
} FolderRow;

static const FolderRow folder_rows[] = {
  { "folder", table, small_board, NULL },
  { "folder-no-monsters", NULL, small_board, "" },
  { "folder-no-boards", table, NULL, "boards: " },
  { "folder-broken-monsters", "{ 'format': 'automa-monsters/1' }", small_board, "monsters.json: monsters: missing" },
  { "folder-broken-board", table, "{ 'format': 'automa-board/1' }", "boards/small.json: terrain: missing" },
  { "folder-no-json", table, "not JSON", "boards/small.json: line 1, column 1: expected a value" },
  { "folder-board-as-monsters", small_board, small_board, "monsters.json: format: expected \"automa-monsters/1\"" },
  { "folder-monsters-as-board", table, table, "boards/small.json: format: expected \"automa-board/1\"" },
};

#define STRUCTURE(id, class, spots, hit_points)                                                              \
  "{ 'id': '" id "', 'class': '" class "', 'spots': " spots ", 'hit-points': " hit_points ", 'source': 'x' }"

/* The least that the other files of a pack can hold. */
static const struct
{
  const char *name;
  const char *text;
} other_files[] = {
  { "spawn-cards.json", "{ 'format': 'automa-spawn-cards/1', 'cards': [ { 'id': '1', 'source': 'x',"
                        "  'figures': ['c.....', '......', '......'], 'colours': ['g.....', '......', '......'] } ] }" },
  { "direction-cards.json",
    "{ 'format': 'automa-direction-cards/1', 'cards': [ { 'id': 'd', 'rows': [[1], [1], [1]], 'source': 'x' } ] }" },
  { "figures.json", "{ 'format': 'automa-figures/1', 'figures': [ { 'type': 'clawer', 'count': 1, 'source': 'x' } ] }" },
  { "structures.json", "{ 'format': 'automa-structures/1', 'structures': ["
                       STRUCTURE ("ballista", "defense", "1", "1") ","
                       STRUCTURE ("catapult", "defense", "1", "1") ","
                       STRUCTURE ("warp-gate", "defense", "1", "1") ","
                       STRUCTURE ("watchtower", "defense", "1", "1") ","
                       STRUCTURE ("wooden-wall", "wall", "0", "3") ","
                       STRUCTURE ("stone-wall", "wall", "0", "5") ","
                       STRUCTURE ("wooden-gate", "wall", "0", "2") ","
                       STRUCTURE ("stone-gate", "wall", "0", "4") ","
                       STRUCTURE ("house", "building", "1", "2") ","
                       STRUCTURE ("gold-mine", "building", "2", "3") ","
                       STRUCTURE ("scavenger-camp", "building", "2", "3") ","
                       STRUCTURE ("shop", "building", "2", "3") ","
                       STRUCTURE ("armor-maker", "building", "2", "3") ","
                       STRUCTURE ("blacksmith", "building", "2", "3") ","
                       STRUCTURE ("bowyer", "building", "2", "3") ","
                       STRUCTURE ("magic-shop", "building", "2", "3") ","
                       STRUCTURE ("seer", "building", "2", "3") ","
                       STRUCTURE ("ruin-1", "building", "1", "2") ","
                       STRUCTURE ("ruin-2", "building", "2", "3") ","
                       STRUCTURE ("ruin-3", "building", "3", "4") " ] }" },
  { "action-tokens.json", "{ 'format': 'automa-action-tokens/1', 'actions': ["
                          "{ 'heroes': '2', 'tokens': 7, 'source': 'x' },"
                          "{ 'heroes': '3', 'tokens': 4, 'source': 'x' },"
                          "{ 'heroes': '4', 'tokens': 3, 'source': 'x' },"
                          "{ 'heroes': 'solo', 'tokens': 5, 'source': 'x' } ] }" },
  { "armors.json", "{ 'format': 'automa-armors/1', 'armors': [ { 'id': 'a', 'name': 'A', 'kind': 'shield',"
                   "  'level': 'basic', 'stops': 1, 'source': 'x' } ] }" },
  { "potions.json", "{ 'format': 'automa-potions/1', 'potions': ["
                    "{ 'id': 'green', 'gives': 'movement-tokens', 'amount': 1, 'uses': 2, 'source': 'x' },"
                    "{ 'id': 'red', 'gives': 'wounds', 'amount': 1, 'uses': 2, 'source': 'x' },"
                    "{ 'id': 'blue', 'gives': 'mana', 'amount': 3, 'uses': 2, 'source': 'x' },"
                    "{ 'id': 'yellow', 'gives': 'actions', 'amount': 2, 'uses': 2, 'source': 'x' } ] }" },
  { "prices.json", "{ 'format': 'automa-prices/1', 'prices': ["
                   "{ 'id': 'repair', 'materials': 1, 'source': 'x' }, { 'id': 'refresh', 'gold': 1, 'source': 'x' },"
                   "{ 'id': 'seer-mist', 'gold': 3, 'source': 'x' }, { 'id': 'seer-card', 'gold': 2, 'source': 'x' },"
                   "{ 'id': 'second-hero', 'gold': 3, 'source': 'x' }, { 'id': 'third-hero', 'gold': 5, 'source': 'x' },"
                   "{ 'id': 'fourth-hero', 'gold': 7, 'source': 'x' } ] }" },
  { "substitutes.json", "{ 'format': 'automa-substitutes/1', 'figures': ["
                        "{ 'place': 1, 'figure': 'clawer', 'source': 'x' } ] }" },
  { "panic.json", "{ 'format': 'automa-panic/1', 'slots': [ { 'slot': 1, 'gold': 1, 'materials': 1, 'source': 'x' } ] }" },
  { "scenarios.json", "{ 'format': 'automa-scenarios/1', 'scenarios': [ { 'id': 's', 'name': 'S', 'board': 'small',"
                      "  'gold': 0, 'materials': 0, 'structures': [], 'source': 'x' } ] }" },
  { "dice.json", "{ 'format': 'automa-dice/1', 'dice': [ { 'die': 'blue', 'source': 'x',"
                 "  'faces': ['hit', 'hit', 'miss', 'miss', 'dodge-stun', 'armor-stun'] } ] }" },
  { "alerion-cards.json", "{ 'format': 'automa-alerion-cards/1', 'cards': ["
                          "  { 'id': 'A1', 'phase': 1, 'place': 1, 'column': 1, 'depth': 1, 'source': 'x' },"
                          "  { 'id': 'A2', 'phase': 1, 'place': 2, 'column': 1, 'depth': 1, 'source': 'x' },"
                          "  { 'id': 'A3', 'phase': 2, 'place': 3, 'column': 1, 'depth': 1, 'source': 'x' } ] }" },
  { "cetusia-attacks.json", "{ 'format': 'automa-cetusia-attacks/1', 'attacks': ["
                            "  { 'id': 'a', 'name': 'A', 'stage-1': 1, 'stage-2': 2, 'source': 'x' } ] }" },
  { "cetusia-cards.json", "{ 'format': 'automa-cetusia-cards/1', 'cards': ["
                          "{ 'id': 'C1', 'head': { 'at': 'A1', 'attack': 'a', 'area': ['A2'] },"
                          "  'tail': { 'at': 'B1', 'attack': 'a', 'area': ['B2'] }, 'source': 'x' }, { 'id': 'C2', 'head': { 'at': 'A1', 'attack': 'a', 'area': ['A2'] },"
                          "  'tail': { 'at': 'B1', 'attack': 'a', 'area': ['B2'] }, 'source': 'x' }, { 'id': 'C3', 'head': { 'at': 'A1', 'attack': 'a', 'area': ['A2'] },"
                          "  'tail': { 'at': 'B1', 'attack': 'a', 'area': ['B2'] }, 'source': 'x' }, { 'id': 'C4', 'head': { 'at': 'A1', 'attack': 'a', 'area': ['A2'] },"
                          "  'tail': { 'at': 'B1', 'attack': 'a', 'area': ['B2'] }, 'source': 'x' } ] }" },
  { "growth-track.json", "{ 'format': 'automa-growth-track/1', 'stages': ["
                         "  { 'stage': 1, 'name': 'a', 'spots': 3, 'source': 'x' },"
                         "  { 'stage': 2, 'name': 'b', 'spots': 4, 'source': 'x' },"
                         "  { 'stage': 3, 'name': 'c', 'spots': 5, 'source': 'x' } ] }" },
  { "monoliths.json", "{ 'format': 'automa-monoliths/1', 'monoliths': ["
                      "  { 'id': 'a', 'along': 0, 'ahead': -1, 'source': 'x' },"
                      "  { 'id': 'b', 'along': -1, 'ahead': 0, 'source': 'x' },"
                      "  { 'id': 'c', 'along': 2, 'ahead': 0, 'source': 'x' },"
                      "  { 'id': 'd', 'along': 0, 'ahead': 1, 'source': 'x' },"
                      "  { 'id': 'e', 'along': 1, 'ahead': 1, 'source': 'x' } ] }" },
};

static void
write_file (const char *file,
            const char *text)
{
  g_autofree char *plain = plain_json (text);

  g_assert_true (g_file_set_contents (file, plain, -1, NULL));
}

static void
test_folder (gconstpointer data)
{
  const FolderRow *row = data;
  g_autofree char *folder = g_dir_make_tmp ("pack-XXXXXX", NULL);
  g_autofree char *monsters = g_build_filename (folder, "monsters.json", NULL);
  g_autofree char *boards = g_build_filename (folder, "boards", NULL);
  g_autofree char *board = g_build_filename (boards, "small.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (LsPack) pack = NULL;

  if (row->monsters)
    write_file (monsters, row->monsters);
  if (row->board)
    {
      g_assert_cmpint (g_mkdir (boards, 0700), ==, 0);
      write_file (board, row->board);
    }
  for (guint i = 0; i < G_N_ELEMENTS (other_files); i++)
    {
      g_autofree char *other = g_build_filename (folder, other_files[i].name, NULL);

      write_file (other, other_files[i].text);
    }
  pack = ls_pack_load (file, NULL, problems);
  if (row->expected)
    expect_refused (problems, pack != NULL, row->expected);
  else
    {
      expect_accepted (problems, pack != NULL);
      g_assert_cmpuint (pack->types->len, ==, 1);
      g_assert_nonnull (ls_pack_board (pack, "small"));
      g_assert_null (ls_pack_board (pack, "large"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (other_files); i++)
    {
      g_autofree char *other = g_build_filename (folder, other_files[i].name, NULL);

      g_remove (other);
    }
  g_remove (board);
  g_rmdir (boards);
  g_remove (monsters);
  g_rmdir (folder);
}

/* --- The shipped pack --- */

static char *
shipped (const char *name)
{
  return g_build_filename (g_test_get_dir (G_TEST_DIST), "..", "data", "last-spell", name, NULL);
}

static JsonNode *
load (const char     *file,
      AutomaProblems *problems)
{
  gsize length = 0;
  g_autofree char *text = automa_json_load (file, &length, problems);

  return text ? automa_json_parse (text, (gssize) length, problems) : NULL;
}

/* Calls look() for every file of one of the pack's folders; there is at least one. */
static void
for_each_file (const char *name,
               void      (*look) (const char *file))
{
  g_autofree char *folder = shipped (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  guint n = 0;

  g_assert_no_error (error);
  for (const char *file = g_dir_read_name (dir); file; file = g_dir_read_name (dir), n++)
    {
      g_autofree char *whole = g_build_filename (folder, file, NULL);

      g_test_message ("%s", file);
      look (whole);
    }
  g_assert_cmpuint (n, >, 0);
}

static void
look_at_json (const char *file)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = NULL;

  if (!g_str_has_suffix (file, ".json"))
    return;
  root = load (file, problems);
  expect_accepted (problems, root != NULL);
}

static void
test_shipped_json (void)
{
  for_each_file ("", look_at_json);
  for_each_file ("boards", look_at_json);
  for_each_file ("positions", look_at_json);
}

static LsBoard *
load_board (const char *file)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = load (file, problems);
  AutomaPlace place;
  LsBoard *board;

  expect_accepted (problems, root != NULL);
  automa_place_root (&place, root, problems);
  board = ls_board_read (&place);
  expect_accepted (problems, board != NULL);
  return board;
}

/* The town is 12 × 12: four sectors of 6 × 6, each short of one spot of the circle, 2 × 2, in the middle. */
static void
look_at_town (const char *file)
{
  g_autoptr (LsBoard) board = load_board (file);
  guint west = board->circle_west - 5;
  guint north = board->circle_north - 5;
  guint n_spots[128] = { 0 };
  guint n_sectors = 0;
  guint n_town = 0;

  g_assert_cmpuint (board->circle_east, ==, board->circle_west + 1);
  g_assert_cmpuint (board->circle_south, ==, board->circle_north + 1);
  g_assert_cmpuint (board->circle_west, >=, 5);
  g_assert_cmpuint (board->circle_north, >=, 5);
  for (guint row = 0; row < 12; row++)
    for (guint column = 0; column < 12; column++)
      {
        LsSpot spot = ls_spot (west + column, north + row);
        char corner = board->sector[ls_spot (west + column / 6 * 11, north + row / 6 * 11)];

        g_assert_true (ls_board_has (board, spot));
        if (board->terrain[spot] == LS_TERRAIN_CIRCLE)
          continue;
        g_assert_true (ls_board_in_town (board, spot));
        g_assert_cmpint (board->sector[spot], ==, corner);
        n_spots[(guchar) corner & 127]++;
      }
  for (guint i = 0; i < G_N_ELEMENTS (n_spots); i++)
    if (n_spots[i] > 0)
      {
        n_sectors++;
        g_assert_cmpuint (n_spots[i], ==, 35);
      }
  g_assert_cmpuint (n_sectors, ==, 4);
  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    n_town += board->sector[spot] != '\0' && ls_board_in_town (board, spot);
  g_assert_cmpuint (n_town, ==, 4 * 35);
  g_assert_cmpstr (board->source, ==, "unverified");
}

static void
test_shipped_towns (void)
{
  for_each_file ("boards", look_at_town);
}

/* Six slots of six columns, clockwise around the town from its south-west corner. */
static void
look_at_slots (const char *file)
{
  static const LsFacing sides[] = { LS_WEST, LS_WEST, LS_NORTH, LS_NORTH, LS_EAST, LS_EAST };
  g_autoptr (LsBoard) board = load_board (file);
  guint west = board->circle_west - 5;
  guint north = board->circle_north - 5;

  g_assert_cmpuint (board->slots->len, ==, 6);
  for (guint i = 0; i < 6; i++)
    {
      const LsSlot *slot = &g_array_index (board->slots, LsSlot, i);
      guint first = slot->side == LS_NORTH ? west : north;
      guint at = i % 2 * 6;

      g_assert_cmpuint (slot->number, ==, i + 1);
      g_assert_cmpuint (slot->side, ==, sides[i]);
      g_assert_cmpuint (slot->from, ==, slot->side == LS_WEST ? first + 11 - at : first + at);
      g_assert_cmpuint (slot->to, ==, slot->side == LS_WEST ? first + 6 - at : first + 5 + at);
    }
}

static void
test_shipped_slots (void)
{
  for_each_file ("boards", look_at_slots);
}

static void
look_at_position (const char *file)
{
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (JsonNode) root = load (file, problems);
  g_autoptr (LsPosition) position = NULL;
  AutomaPlace place;

  expect_accepted (problems, root != NULL);
  automa_place_root (&place, root, problems);
  position = ls_position_read (&place, pack);
  expect_accepted (problems, position != NULL);
}

static void
test_shipped_positions (void)
{
  for_each_file ("positions", look_at_position);
}

/* What is built in is what lies in the folder. */
static void
test_shipped_built_in (void)
{
  g_autoptr (LsPack) built_in = ls_pack_shipped ();
  g_autofree char *path = shipped ("");
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  g_autoptr (LsPack) pack = ls_pack_load (folder, NULL, problems);
  g_autofree char *nothing = NULL;
  gsize length;

  expect_accepted (problems, pack != NULL);
  g_assert_cmpuint (pack->boards->len, ==, built_in->boards->len);
  for (guint i = 0; i < pack->boards->len; i++)
    g_assert_nonnull (ls_pack_board (built_in, ((LsBoard *) g_ptr_array_index (pack->boards, i))->id));
  g_assert_cmpuint (pack->types->len, ==, built_in->types->len);
  for (guint i = 0; i < pack->types->len; i++)
    g_assert_cmpstr (g_array_index (pack->types, LsMonsterType, i).id, ==,
                     g_array_index (built_in->types, LsMonsterType, i).id);
  nothing = ls_pack_shipped_position ("no-such-position", &length);
  g_assert_null (nothing);
}

/* What a source prints about a monster, as JSON, and where; everything else is unverified. */
typedef struct
{
  const char *name;
  const char *monster; /* NULL: every monster of the first two tiers */
  const char *member;
  const char *value;
  const char *source; /* how the source begins; NULL: none of its own */
} FactRow;

static const FactRow fact_rows[] = {
  { "fact-clawer-steps", "clawer", "move", "3", "EN 13" },
  { "fact-archer-steps", "archer", "move", "2", "EN 14" },
  { "fact-archer-ranged", "archer", "attack", "{\"kind\":\"ranged\"", NULL },
  { "fact-boomer-area", "boomer", "attack", "{\"kind\":\"explosion\"}", "EN 14" },
  { "fact-accursed-area", "accursed", "attack", "{\"kind\":\"area\"}", "EN 14" },
  { "fact-low-tiers-hit-points", NULL, "hit-points", "1", "EN 9" },
};

static void
check_fact (const FactRow *row,
            JsonObject    *record)
{
  JsonObject *sources = json_object_get_object_member (record, "sources");
  g_autofree char *value = json_to_string (json_object_get_member (record, row->member), FALSE);

  g_test_message ("%s", json_object_get_string_member (record, "id"));
  g_assert_true (g_str_has_prefix (value, row->value));
  if (row->source)
    g_assert_true (g_str_has_prefix (json_object_get_string_member (sources, row->member), row->source));
}

static JsonNode *
load_shipped_monsters (void)
{
  g_autofree char *file = shipped ("monsters.json");
  g_autoptr (AutomaProblems) problems = automa_problems_new (INPUT_FILE);
  JsonNode *root = load (file, problems);

  expect_accepted (problems, root != NULL);
  return root;
}

static void
test_fact (gconstpointer data)
{
  const FactRow *row = data;
  g_autoptr (JsonNode) root = load_shipped_monsters ();
  JsonArray *records = json_object_get_array_member (json_node_get_object (root), "monsters");
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (records); i++)
    {
      JsonObject *record = json_array_get_object_element (records, i);
      gboolean meant = row->monster ? g_str_equal (json_object_get_string_member (record, "id"), row->monster)
                                    : json_object_get_int_member (record, "tier") < 3;

      if (!meant)
        continue;
      n++;
      check_fact (row, record);
    }
  g_assert_cmpuint (n, >=, row->monster ? 1 : 6);
}

/* Whether a source prints that member of that monster. */
static gboolean
is_printed (JsonObject *record,
            const char *member)
{
  const char *id = json_object_get_string_member (record, "id");
  gboolean low_tier = json_object_get_int_member (record, "tier") < 3;

  if (g_str_equal (member, "tier"))
    return TRUE;
  if (g_str_equal (member, "hit-points") && low_tier)
    return TRUE;
  if (g_str_equal (member, "attack.kind")) /* how it strikes, but not how far */
    return g_str_equal (id, "archer");
  for (guint i = 0; i < G_N_ELEMENTS (fact_rows); i++)
    if (g_strcmp0 (fact_rows[i].monster, id) == 0 && g_str_equal (fact_rows[i].member, member))
      return TRUE;
  return FALSE;
}

/* The bosses' cards are printed in the rulebook, each as a whole. */
static const char *
printed_whole (JsonObject *record)
{
  static const char *const bosses[][2]
    = { { "harpy", "EN 11" },          { "alerion", "EN 11" },         { "cetusia-head", "EN 18" },
        { "cetusia-tail", "EN 18" },   { "cetusia-head-ii", "EN 18" }, { "cetusia-tail-ii", "EN 18" },
        { "dryad", "EN 19" },          { "seed-mortar", "EN 19" } };

  for (guint i = 0; i < G_N_ELEMENTS (bosses); i++)
    if (g_str_equal (json_object_get_string_member (record, "id"), bosses[i][0]))
      return bosses[i][1];
  return NULL;
}

static void
test_all_else_unverified (void)
{
  g_autoptr (JsonNode) root = load_shipped_monsters ();
  JsonArray *records = json_object_get_array_member (json_node_get_object (root), "monsters");

  for (guint i = 0; i < json_array_get_length (records); i++)
    {
      JsonObject *record = json_array_get_object_element (records, i);
      const char *printed = printed_whole (record);
      g_autoptr (GList) members = NULL;

      g_assert_cmpstr (json_object_get_string_member (record, "source"), ==, printed ? printed : "unverified");
      if (printed)
        continue;
      members = json_object_get_members (json_object_get_object_member (record, "sources"));
      for (GList *l = members; l; l = l->next)
        g_assert_true (is_printed (record, l->data));
    }
}

#define ADD_ROWS(rows, function)                                            \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                           \
    {                                                                       \
      g_autofree char *path = g_strdup_printf ("/pack/%s", (rows)[i].name); \
                                                                            \
      g_test_add_data_func (path, &(rows)[i], function);                    \
    }

int
main (int   argc,
      char *argv[])
{
  static const char *const none[] = { NULL };
  static const char *const optional[] = { "*.sources", "*.sources.*", NULL };

  g_test_init (&argc, &argv, NULL);

  ADD_ROWS (monster_rows, test_monster);
  ADD_ROWS (folder_rows, test_folder);
  ADD_ROWS (fact_rows, test_fact);
  g_test_add_func ("/pack/monsters-format", test_monsters_format);
  g_test_add_func ("/pack/monsters-all-problems", test_monsters_all_problems);
  g_test_add_func ("/pack/monsters-500", test_monsters_many);
  g_test_add_func ("/pack/shipped-json", test_shipped_json);
  g_test_add_func ("/pack/shipped-towns", test_shipped_towns);
  g_test_add_func ("/pack/shipped-slots", test_shipped_slots);
  g_test_add_func ("/pack/shipped-positions", test_shipped_positions);
  g_test_add_func ("/pack/shipped-built-in", test_shipped_built_in);
  g_test_add_func ("/pack/shipped-else-unverified", test_all_else_unverified);
  add_place_tests ("/pack", table, optional, none, read_monsters);

  return g_test_run ();
}
