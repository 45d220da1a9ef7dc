/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board that is being painted: from its record and back, strokes, mirror, size and undo. */
#include <string.h>

#include "board-stroke.h"
#include "core/json.h"
#include "last-spell/board-json.h"

static const char record_text[]
  = "{\"format\":\"automa-board/1\",\"id\":\"small\",\"name\":\"Small\",\"source\":\"unverified\","
    "\"terrain\":[\"......\",\"..**..\",\"..**.~\",\"o....#\"],"
    "\"sectors\":[\"aaabbb\",\"aa**bb\",\"cc**dd\",\"cccddd\"],"
    "\"town\":[\"c\",\"d\"],"
    "\"arrows\":[\"vvvvvv\",\">>..<<\",\">>  <<\",\"^^^^^^\"],"
    "\"mist\":{\"west\":{\"line\":\"B\",\"from\":1,\"to\":3},\"north\":{\"line\":1,\"from\":\"A\",\"to\":\"F\"}},"
    "\"slots\":[{\"number\":1,\"side\":\"west\",\"from\":4,\"to\":3},{\"number\":2,\"side\":\"north\",\"from\":\"D\",\"to\":\"F\"}],"
    "\"walls\":[[\"A1\",\"A2\"],[\"F4\"]]}";

static JsonNode *
parse (const char *text)
{
  g_autoptr (AutomaProblems) problems = automa_problems_new ("test");
  JsonNode *node = automa_json_parse (text, -1, problems);

  g_assert_nonnull (node);
  return node;
}

static void
read_small (HkBoardDraft *draft)
{
  g_autoptr (JsonNode) record = parse (record_text);

  g_assert_true (hk_board_draft_read (draft, record));
}

static LsSpot
at (const char *name)
{
  return ls_spot_from_name (name);
}

/* Rows of a drawing, with a stroke between them. */
static void
expect (const HkBoardDraft *draft,
        HkBoardLayer        layer,
        const char         *rows)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint row = 0; row < draft->height; row++)
    {
      g_string_append (found, row > 0 ? "|" : "");
      g_string_append_len (found, draft->drawings[layer][row], draft->width);
    }
  g_assert_cmpstr (found->str, ==, rows);
}

static void
stroke (HkBoardDraft *draft,
        HkStroke      stroke,
        const char   *from,
        const char   *to)
{
  HkBoardDraft before = *draft;

  hk_stroke_begin (&stroke, &before, draft, at (from));
  hk_stroke_move (&stroke, &before, draft, at (to));
  hk_stroke_end (&stroke);
}

/* --- The record --- */

static void
test_record (void)
{
  g_autoptr (JsonNode) record = parse (record_text);
  g_autoptr (JsonNode) written = NULL;
  HkBoardDraft draft, again;

  read_small (&draft);
  expect (&draft, HK_LAYER_TERRAIN, "......|..**..|..**.~|o....#");
  expect (&draft, HK_LAYER_ARROWS, "vvvvvv|>>  <<|>>  <<|^^^^^^"); /* both signs for no arrow are one */
  g_assert_cmpuint (draft.n_slots, ==, 2);
  g_assert_cmpuint (draft.n_walls, ==, 2);
  written = hk_board_draft_write (&draft, record);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (written), "name"), ==, "Small");
  g_assert_true (hk_board_draft_read (&again, written));
  g_assert_cmpmem (&draft, sizeof draft, &again, sizeof again);
  expect (&draft, HK_LAYER_TERRAIN, "......|..**..|..**.~|o....#");
  /* what was read is not touched by what is written */
  hk_board_draft_paint (&draft, HK_LAYER_TERRAIN, at ("A1"), 't');
  g_clear_pointer (&written, json_node_unref);
  written = hk_board_draft_write (&draft, record);
  g_assert_true (hk_board_draft_read (&again, record));
  expect (&again, HK_LAYER_TERRAIN, "......|..**..|..**.~|o....#");
}

/* Every shipped board comes back as it went in. */
static void
test_shipped (void)
{
  static const char *const names[] = { "introductory", "gildenberg", "lakeburg", "glenwald" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/../data/last-spell/boards/%s.json", g_test_get_dir (G_TEST_DIST), names[i]);
      g_autofree char *text = NULL;
      g_autoptr (JsonNode) record = NULL;
      g_autoptr (JsonNode) written = NULL;
      HkBoardDraft draft;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      record = parse (text);
      g_assert_true (hk_board_draft_read (&draft, record));
      written = hk_board_draft_write (&draft, record);
      g_assert_true (json_node_equal (record, written));
    }
}

static void
test_no_board (void)
{
  g_autoptr (JsonNode) record = parse ("{\"terrain\": [\"...\"]}");
  HkBoardDraft draft;

  g_assert_false (hk_board_draft_read (&draft, record));
}

/* --- Strokes --- */

static void
test_brush (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_TERRAIN, .letter = 't' }, "A1", "F1"); /* no gaps */
  expect (&draft, HK_LAYER_TERRAIN, "tttttt|..**..|..**.~|o....#");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_TERRAIN, .tool = HK_TOOL_ERASE }, "A1", "A1");
  expect (&draft, HK_LAYER_TERRAIN, " ttttt|..**..|..**.~|o....#");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_ARROWS, .letter = '<' }, "A4", "B4");
  expect (&draft, HK_LAYER_ARROWS, "vvvvvv|>>  <<|>>  <<|<<^^^^");
}

/* The circle is its own sector and has no arrow, whatever is painted. */
static void
test_circle (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_SECTORS, .letter = 'a' }, "C2", "D2");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_ARROWS, .letter = 'v' }, "C2", "D2");
  expect (&draft, HK_LAYER_SECTORS, "aaabbb|aa**bb|cc**dd|cccddd");
  expect (&draft, HK_LAYER_ARROWS, "vvvvvv|>>  <<|>>  <<|^^^^^^");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_TERRAIN, .letter = '.' }, "D2", "D2");
  expect (&draft, HK_LAYER_SECTORS, "aaabbb|aa*bbb|cc**dd|cccddd");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_TERRAIN, .letter = '*' }, "E2", "E2");
  expect (&draft, HK_LAYER_SECTORS, "aaabbb|aa*b*b|cc**dd|cccddd");
  expect (&draft, HK_LAYER_ARROWS, "vvvvvv|>>   <|>>  <<|^^^^^^");
}

/* Drawn anew from where it began, however the hand wavers. */
static void
test_rectangle (void)
{
  HkStroke rectangle = { .layer = HK_LAYER_TERRAIN, .tool = HK_TOOL_RECTANGLE, .letter = '~' };
  HkBoardDraft before, draft;

  read_small (&before);
  hk_stroke_begin (&rectangle, &before, &draft, at ("B2"));
  hk_stroke_move (&rectangle, &before, &draft, at ("F4"));
  hk_stroke_move (&rectangle, &before, &draft, at ("A1"));
  expect (&draft, HK_LAYER_TERRAIN, "~~....|~~**..|..**.~|o....#");
  hk_stroke_move (&rectangle, &before, &draft, at ("Z60")); /* beside the board nothing changes */
  expect (&draft, HK_LAYER_TERRAIN, "~~....|~~**..|..**.~|o....#");
}

static void
test_fill (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_SECTORS, .tool = HK_TOOL_FILL, .letter = 'e' }, "A1", "F4");
  expect (&draft, HK_LAYER_SECTORS, "eeebbb|ee**bb|cc**dd|cccddd");
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_SECTORS, .tool = HK_TOOL_FILL, .letter = 'e' }, "A1", "A1");
  expect (&draft, HK_LAYER_SECTORS, "eeebbb|ee**bb|cc**dd|cccddd");
}

static void
test_walls (void)
{
  HkStroke brush = { .layer = HK_LAYER_WALLS };
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, brush, "A2", "B3"); /* around the corner, and over the one that was there */
  g_assert_cmpuint (draft.n_walls, ==, 2);
  g_assert_cmpint (hk_board_draft_find_wall (&draft, at ("A1")), ==, -1);
  g_assert_cmpuint (draft.walls[1].n, ==, 3);
  g_assert_true (ls_spots_hang_together (&draft.walls[1]));
  brush.tool = HK_TOOL_ERASE;
  stroke (&draft, brush, "F4", "F4");
  g_assert_cmpint (hk_board_draft_find_wall (&draft, at ("F4")), ==, -1);
  g_assert_cmpuint (draft.n_walls, ==, 1);
}

static void
test_mist (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_MIST, .number = LS_EAST }, "E4", "E2");
  g_assert_true (draft.mist[LS_EAST].present);
  g_assert_cmpuint (draft.mist[LS_EAST].line, ==, 4);
  g_assert_cmpuint (draft.mist[LS_EAST].from, ==, 1);
  g_assert_cmpuint (draft.mist[LS_EAST].to, ==, 3);
  stroke (&draft, (HkStroke){ .layer = HK_LAYER_MIST, .number = LS_NORTH }, "B2", "E2");
  g_assert_cmpuint (draft.mist[LS_NORTH].line, ==, 1);
  g_assert_cmpuint (draft.mist[LS_NORTH].to, ==, 4);
}

/* The way of the hand is the way in which a card's columns are counted. */
static void
test_slots (void)
{
  HkStroke brush = { .layer = HK_LAYER_SLOTS, .number = 3 };
  HkBoardDraft draft;

  read_small (&draft);
  stroke (&draft, brush, "F1", "F3");
  g_assert_cmpuint (draft.n_slots, ==, 3);
  g_assert_cmpuint (draft.slots[2].side, ==, LS_EAST);
  g_assert_cmpuint (draft.slots[2].from, ==, 0);
  g_assert_cmpuint (draft.slots[2].to, ==, 2);
  brush.number = 1;
  stroke (&draft, brush, "C1", "A1");
  g_assert_cmpuint (draft.n_slots, ==, 3);
  g_assert_cmpuint (draft.slots[0].side, ==, LS_NORTH);
  g_assert_cmpuint (draft.slots[0].from, ==, 2);
  brush.tool = HK_TOOL_ERASE;
  stroke (&draft, brush, "F2", "F2");
  g_assert_cmpuint (draft.n_slots, ==, 2);
}

/* --- Mirror, size --- */

static void
test_mirror (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  hk_board_draft_mirror (&draft, HK_LAYER_TERRAIN, FALSE);
  expect (&draft, HK_LAYER_TERRAIN, "......|..**..|..**..|o....o");
  hk_board_draft_paint (&draft, HK_LAYER_ARROWS, at ("A1"), '>');
  hk_board_draft_mirror (&draft, HK_LAYER_ARROWS, FALSE);
  expect (&draft, HK_LAYER_ARROWS, ">vvvv<|>>  <<|>>  <<|^^^^^^");
  hk_board_draft_mirror (&draft, HK_LAYER_ARROWS, TRUE);
  expect (&draft, HK_LAYER_ARROWS, ">vvvv<|>>  <<|>>  <<|>^^^^<");
  hk_board_draft_mirror (&draft, HK_LAYER_WALLS, FALSE);
  g_assert_cmpuint (draft.n_walls, ==, 2); /* the one in the east went */
  g_assert_cmpint (hk_board_draft_find_wall (&draft, at ("F2")), ==, 1);
  hk_board_draft_mirror (&draft, HK_LAYER_MIST, FALSE);
  g_assert_cmpuint (draft.mist[LS_EAST].line, ==, 4);
  g_assert_true (draft.mist[LS_EAST].present);
}

/* Sectors beyond the middle keep letters of their own, and whether they are town. */
static void
test_mirror_sectors (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  hk_board_draft_paint (&draft, HK_LAYER_SECTORS, at ("B4"), 'a');
  draft.town['d'] = FALSE;
  hk_board_draft_mirror (&draft, HK_LAYER_SECTORS, FALSE);
  expect (&draft, HK_LAYER_SECTORS, "aaabbb|aa**bb|cc**dd|cacdbd");
  g_assert_true (draft.town['d']);
  g_assert_false (draft.town['b']);
  hk_board_draft_rectangle (&draft, HK_LAYER_SECTORS, at ("A1"), at ("F1"), 'm'); /* over the middle: it stays one */
  hk_board_draft_mirror (&draft, HK_LAYER_SECTORS, FALSE);
  expect (&draft, HK_LAYER_SECTORS, "mmmmmm|aa**bb|cc**dd|cacdbd");
}

static void
test_mirror_slots (void)
{
  HkBoardDraft draft;

  read_small (&draft);
  draft.slots[0] = (LsSlot){ 1, LS_WEST, 3, 2 };
  hk_board_draft_mirror (&draft, HK_LAYER_SLOTS, FALSE);
  g_assert_cmpuint (draft.slots[1].side, ==, LS_EAST);
  g_assert_cmpuint (draft.slots[1].from, ==, 2);
  g_assert_cmpuint (draft.slots[1].to, ==, 3);
  draft.slots[0] = (LsSlot){ 1, LS_NORTH, 0, 1 };
  hk_board_draft_mirror (&draft, HK_LAYER_SLOTS, FALSE);
  g_assert_cmpuint (draft.slots[1].side, ==, LS_NORTH);
  g_assert_cmpuint (draft.slots[1].from, ==, 4);
  g_assert_cmpuint (draft.slots[1].to, ==, 5);
}

static void
test_size (void)
{
  g_autoptr (JsonNode) record = parse (record_text);
  g_autoptr (JsonNode) written = NULL;
  HkBoardDraft draft, again;

  read_small (&draft);
  hk_board_draft_resize (&draft, 8, 5);
  expect (&draft, HK_LAYER_TERRAIN, "........|..**....|..**.~~~|o....###|o....###");
  hk_board_draft_resize (&draft, 5, 3);
  expect (&draft, HK_LAYER_TERRAIN, ".....|..**.|..**.");
  g_assert_cmpuint (draft.n_walls, ==, 1);
  g_assert_cmpuint (draft.n_slots, ==, 0);
  g_assert_cmpuint (draft.mist[LS_NORTH].to, ==, 4);
  written = hk_board_draft_write (&draft, record);
  g_assert_true (hk_board_draft_read (&again, written)); /* still a board */
  hk_board_draft_resize (&draft, LS_MAX_SIDE, LS_MAX_SIDE);
  hk_board_draft_fill (&draft, HK_LAYER_TERRAIN, at ("A1"), 't');
  g_assert_cmpint (hk_board_draft_get (&draft, HK_LAYER_TERRAIN, at ("BL64")), ==, 't');
}

/* --- Undo --- */

static void
test_undo (void)
{
  HkDraftHistory history;
  HkBoardDraft draft;

  read_small (&draft);
  hk_draft_history_init (&history, &draft);
  g_assert_false (hk_draft_history_can_step (&history, -1));
  hk_draft_history_push (&history, &draft); /* the same again is no step */
  g_assert_false (hk_draft_history_can_step (&history, -1));
  hk_board_draft_paint (&draft, HK_LAYER_TERRAIN, at ("A1"), 't');
  hk_draft_history_push (&history, &draft);
  hk_board_draft_paint (&draft, HK_LAYER_TERRAIN, at ("B1"), 't');
  hk_draft_history_push (&history, &draft);
  expect (hk_draft_history_step (&history, -1), HK_LAYER_TERRAIN, "t.....|..**..|..**.~|o....#");
  expect (hk_draft_history_step (&history, -1), HK_LAYER_TERRAIN, "......|..**..|..**.~|o....#");
  expect (hk_draft_history_step (&history, -1), HK_LAYER_TERRAIN, "......|..**..|..**.~|o....#");
  expect (hk_draft_history_step (&history, 1), HK_LAYER_TERRAIN, "t.....|..**..|..**.~|o....#");
  hk_board_draft_paint (&draft, HK_LAYER_TERRAIN, at ("C1"), '~');
  hk_draft_history_push (&history, &draft); /* what was undone is gone */
  g_assert_false (hk_draft_history_can_step (&history, 1));
  expect (hk_draft_history_now (&history), HK_LAYER_TERRAIN, "tt~...|..**..|..**.~|o....#");
  for (guint i = 0; i < 500; i++)
    {
      hk_board_draft_paint (&draft, HK_LAYER_TERRAIN, at ("C1"), i % 2 ? '~' : 't');
      hk_draft_history_push (&history, &draft);
    }
  g_assert_cmpuint (history.drafts->len, <=, 200); /* memory is bounded */
  hk_draft_history_clear (&history);
}

/* What is drawn is what is painted, even if it is no board yet. */
static void
test_board (void)
{
  g_autoptr (LsBoard) board = NULL;
  HkBoardDraft draft;

  read_small (&draft);
  hk_board_draft_rectangle (&draft, HK_LAYER_TERRAIN, at ("C2"), at ("D3"), '.');
  board = hk_board_draft_make_board (&draft);
  g_assert_cmpuint (board->width, ==, 6);
  g_assert_cmpuint (board->terrain[at ("F3")], ==, LS_TERRAIN_WATER);
  g_assert_cmpuint (board->arrow[at ("A1")], ==, LS_SOUTH);
  g_assert_cmpuint (board->circle_west, ==, 0);
  g_assert_cmpint (hk_board_draft_free_sector (&draft), ==, 'e');
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft/record", test_record);
  g_test_add_func ("/app/draft/shipped", test_shipped);
  g_test_add_func ("/app/draft/no-board", test_no_board);
  g_test_add_func ("/app/draft/brush", test_brush);
  g_test_add_func ("/app/draft/circle", test_circle);
  g_test_add_func ("/app/draft/rectangle", test_rectangle);
  g_test_add_func ("/app/draft/fill", test_fill);
  g_test_add_func ("/app/draft/walls", test_walls);
  g_test_add_func ("/app/draft/mist", test_mist);
  g_test_add_func ("/app/draft/slots", test_slots);
  g_test_add_func ("/app/draft/mirror", test_mirror);
  g_test_add_func ("/app/draft/mirror-sectors", test_mirror_sectors);
  g_test_add_func ("/app/draft/mirror-slots", test_mirror_slots);
  g_test_add_func ("/app/draft/size", test_size);
  g_test_add_func ("/app/draft/undo", test_undo);
  g_test_add_func ("/app/draft/board", test_board);
  return g_test_run ();
}
