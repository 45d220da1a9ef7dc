/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What looks wrong with a board, and where a monster would go on it. Each test paints one thing on a sound board. */
#include <string.h>

#include "last-spell/board-check.h"
#include "last-spell/board-json.h"
#include "last-spell/tryout.h"
#include "workshop-place.h"

static LsSpot
at (const char *name)
{
  return ls_spot_from_name (name);
}

/* --- Findings --- */

static void
sector_in_pieces (LsBoard *board)
{
  board->sector[at ("A1")] = 'd';
}

static void
fifth_sector (LsBoard *board)
{
  board->town['A'] = TRUE;
}

static void
arrow_off_board (LsBoard *board)
{
  board->arrow[at ("A5")] = LS_WEST;
}

static void
arrows_off_board (LsBoard *board)
{
  board->arrow[at ("A5")] = board->arrow[at ("A6")] = LS_WEST;
}

static void
arrow_missing (LsBoard *board)
{
  board->arrow[at ("C3")] = LS_NO_FACING;
}

static void
arrows_loop (LsBoard *board)
{
  board->arrow[at ("C3")] = LS_EAST;
  board->arrow[at ("D3")] = LS_SOUTH;
  board->arrow[at ("D4")] = LS_WEST;
  board->arrow[at ("C4")] = LS_NORTH;
}

/* A circle of three by two. */
static void
circle_size (LsBoard *board)
{
  for (guint row = board->circle_north; row <= board->circle_south; row++)
    {
      LsSpot spot = ls_spot (board->circle_east + 1, row);

      board->terrain[spot] = LS_TERRAIN_CIRCLE;
      board->sector[spot] = '*';
      board->arrow[spot] = LS_NO_FACING;
    }
  board->circle_east++;
}

/* The town's sector d is taken away from the circle. */
static void
circle_outside (LsBoard *board)
{
  for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
    for (LsFacing side = LS_NORTH; side < LS_N_FACINGS && board->sector[spot] == 'd'; side++)
      if (board->terrain[ls_spot_beside (spot, side)] == LS_TERRAIN_CIRCLE)
        board->sector[spot] = 'b';
}

static void
circle_enclosed (LsBoard *board)
{
  for (guint row = board->circle_north - 1; row <= board->circle_south + 1; row++)
    for (guint column = board->circle_west - 1; column <= board->circle_east + 1; column++)
      if (board->terrain[ls_spot (column, row)] != LS_TERRAIN_CIRCLE)
        board->terrain[ls_spot (column, row)] = LS_TERRAIN_CLIFF;
}

/* All around the town there is water beyond a ring of trees. */
static void
town_closed (LsBoard *board)
{
  for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
    if (ls_board_has (board, spot) && !ls_board_in_town (board, spot) && board->sector[spot] != '*')
      for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
        if (ls_board_in_town (board, ls_spot_beside (spot, side)))
          board->terrain[spot] = LS_TERRAIN_TREE;
}

static void
no_mist (LsBoard *board)
{
  for (guint side = 0; side < LS_N_FACINGS; side++)
    board->mist[side].present = FALSE;
  g_array_set_size (board->slots, 0);
}

static void
mist_line (LsBoard *board)
{
  board->mist[LS_NORTH].line++;
}

static void
slot_without_mist (LsBoard *board)
{
  board->mist[LS_EAST].to = board->mist[LS_EAST].from + 2;
}

static void
slot_size (LsBoard *board)
{
  g_array_index (board->slots, LsSlot, 2).to--;
}

static void
slot_number (LsBoard *board)
{
  g_array_index (board->slots, LsSlot, 5).number = 9;
}

static void
slots_overlap (LsBoard *board)
{
  g_array_index (board->slots, LsSlot, 3).from--;
  g_array_index (board->slots, LsSlot, 3).to--;
}

static void
wall_place (LsBoard *board)
{
  LsSpots wall = { 2, { at ("N13"), at ("N14") } };

  g_array_append_val (board->walls, wall);
}

static void
walls_overlap (LsBoard *board)
{
  LsSpots wall = g_array_index (board->walls, LsSpots, 0);

  g_array_append_val (board->walls, wall);
}

static const struct
{
  const char   *name;
  void        (*paint) (LsBoard *board);
  LsFindingKind kind;
  const char   *text;
  guint         spots;
} findings[] = {
  { "sector-in-pieces", sector_in_pieces, LS_FINDING_SECTOR_IN_PIECES, "Sector d is in 2 pieces", 1 },
  { "town-sectors", fifth_sector, LS_FINDING_TOWN_SECTORS, "The town has 5 sectors; it should have four", 0 },
  { "arrow-off-board", arrow_off_board, LS_FINDING_ARROW_OFF_BOARD, "The arrow on A5 leads off the board", 1 },
  { "arrows-off-board", arrows_off_board, LS_FINDING_ARROW_OFF_BOARD, "2 arrows lead off the board", 2 },
  { "arrow-missing", arrow_missing, LS_FINDING_ARROW_MISSING, "C3 has no arrow", 1 },
  { "arrows-loop", arrows_loop, LS_FINDING_ARROWS_LOOP, "4 arrows lead in a circle", 4 },
  { "circle-size", circle_size, LS_FINDING_CIRCLE_SIZE, "The magic circle does not cover two by two spots", 6 },
  { "circle-outside", circle_outside, LS_FINDING_CIRCLE_OUTSIDE,
    "The magic circle does not touch sector d of the town", 0 },
  { "circle-enclosed", circle_enclosed, LS_FINDING_CIRCLE_ENCLOSED, "No monster can walk to the magic circle", 0 },
  { "town-closed", town_closed, LS_FINDING_TOWN_CLOSED, "No monster can walk into the town", 0 },
  { "no-mist", no_mist, LS_FINDING_NO_MIST, "No side of the board has mist", 0 },
  { "no-slots", no_mist, LS_FINDING_NO_SLOTS, "The board has no spawn slots", 0 },
  { "mist-line", mist_line, LS_FINDING_MIST_LINE,
    "The mist in the north is not measured from the town’s northernmost row", 0 },
  { "slot-without-mist", slot_without_mist, LS_FINDING_SLOT_WITHOUT_MIST,
    "Slot 5 is not covered by the mist in the east", 0 },
  { "slot-size", slot_size, LS_FINDING_SLOT_SIZE, "Slot 3 is 5 spots wide; a spawn card is 6", 0 },
  { "slot-number", slot_number, LS_FINDING_SLOT_NUMBER, "No card can name slot 9; slots go from 1 to 8", 0 },
  { "slots-overlap", slots_overlap, LS_FINDING_SLOTS_OVERLAP, "Slots 3 and 4 overlap", 0 },
  { "wall-place", wall_place, LS_FINDING_WALL_PLACE, "2 spots of the wall cutouts are not on the town’s edge", 2 },
  { "walls-overlap", walls_overlap, LS_FINDING_WALLS_OVERLAP, "2 spots belong to two wall cutouts", 2 },
};

static const LsFinding *
find_finding (GPtrArray    *list,
              LsFindingKind kind)
{
  for (guint i = 0; i < list->len; i++)
    if (((LsFinding *) g_ptr_array_index (list, i))->kind == kind)
      return g_ptr_array_index (list, i);
  return NULL;
}

static void
test_findings (Place        *self,
               gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (findings); i++)
    {
      g_autoptr (LsBoard) board = place_board (self, "glenwald");
      g_autoptr (GPtrArray) list = NULL;
      g_autofree char *text = NULL;
      const LsFinding *finding;

      findings[i].paint (board);
      list = ls_board_findings (board);
      finding = find_finding (list, findings[i].kind);
      if (!finding)
        g_error ("%s: no such finding among %u", findings[i].name, list->len);
      text = ls_finding_text (finding);
      g_assert_cmpstr (text, ==, findings[i].text);
      g_assert_cmpuint (finding->spots->len, ==, findings[i].spots);
      for (guint j = 1; j < list->len; j++)
        g_assert_cmpint (((LsFinding *) g_ptr_array_index (list, j - 1))->kind, <=,
                         ((LsFinding *) g_ptr_array_index (list, j))->kind);
    }
}

/* The boards that are shipped give no cause; a board is written as it is read. */
static void
test_sound (Place        *self,
            gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < ls_workshop_count (self->workshop, LS_KIND_BOARDS); i++)
    {
      const LsRecord *record = ls_workshop_get (self->workshop, LS_KIND_BOARDS, i);
      g_autoptr (LsBoard) board = place_board (self, record->key);
      g_autoptr (GPtrArray) list = ls_board_findings (board);
      g_autoptr (JsonNode) again = ls_board_json (board);

      g_assert_cmpuint (list->len, ==, 0);
      g_assert_true (automa_record_same (again, record->current));
    }
}

/* The largest board there can be, all wrong: many findings, and each bounded. */
static void
test_large (Place        *self G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = ls_board_new ();
  g_autoptr (GPtrArray) list = NULL;

  board->width = board->height = LS_MAX_SIDE;
  for (guint row = 0; row < LS_MAX_SIDE; row++)
    for (guint column = 0; column < LS_MAX_SIDE; column++)
      {
        LsSpot spot = ls_spot (column, row);

        board->terrain[spot] = LS_TERRAIN_GROUND;
        board->sector[spot] = (char) ('!' + (column + row) % 8);
        board->arrow[spot] = (guint8) ((column + row) % LS_N_FACINGS);
      }
  list = ls_board_findings (board);
  g_assert_cmpuint (list->len, >, 8);
  for (guint i = 0; i < list->len; i++)
    g_assert_cmpuint (((LsFinding *) g_ptr_array_index (list, i))->spots->len, <=, 500);
}

/* --- Try-out --- */

static void
expect_phases (GPtrArray         *phases,
               const char *const *spots)
{
  guint n = 0;

  for (; spots[n]; n++)
    {
      const LsTryoutPhase *phase;
      char name[LS_SPOT_NAME_SIZE];

      g_assert_cmpuint (n, <, phases->len);
      phase = g_ptr_array_index (phases, n);
      g_assert_cmpstr (ls_spot_name (phase->to, name), ==, spots[n]);
      g_assert_true (phase->n_steps == 0 || phase->steps[phase->n_steps - 1].to == phase->to);
      g_assert_true (*phase->text && *phase->why);
    }
  g_assert_cmpuint (n, ==, phases->len);
}

/* A Clawer three spots a phase, straight down, until it stands at the circle. */
static void
test_tryout (Place        *self,
             gconstpointer data G_GNUC_UNUSED)
{
  static const char *const way[] = { "P6", "P9", "P12", "P15", "P15", NULL };
  g_autoptr (LsBoard) board = place_board (self, "glenwald");
  g_autoptr (GPtrArray) phases = NULL;
  LsTryout tryout;

  ls_tryout_init (&tryout, board, place_type (self, "clawer"));
  tryout.at = at ("P3");
  tryout.phases = 9;
  phases = ls_tryout_run (&tryout, NULL);
  expect_phases (phases, way);
  g_assert_cmpint (((LsTryoutPhase *) g_ptr_array_index (phases, 0))->steps[0].rule, ==, LS_RULE_MOVE_FORWARD);
  g_assert_cmpint (((LsTryoutPhase *) g_ptr_array_index (phases, 3))->end, ==, LS_RULE_MOVE_CONTACT);
  g_assert_cmpint (((LsTryoutPhase *) g_ptr_array_index (phases, 4))->end, ==, LS_RULE_MOVE_ENGAGED);
}

/* The coin decides on which side a tree is passed; the scenario's walls stand in the way. */
static void
test_tryout_obstacles (Place        *self,
                       gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "glenwald");
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) right = NULL;
  g_autoptr (GPtrArray) walls = NULL;
  LsTryout tryout;

  board->terrain[at ("P5")] = LS_TERRAIN_TREE;
  ls_tryout_init (&tryout, board, place_type (self, "clawer"));
  tryout.at = at ("P4");
  tryout.facing = LS_SOUTH;
  tryout.phases = 1;
  left = ls_tryout_run (&tryout, NULL);
  tryout.coin[0] = LS_COIN_RIGHT;
  right = ls_tryout_run (&tryout, NULL);
  g_assert_cmpuint (((LsTryoutPhase *) g_ptr_array_index (left, 0))->steps[0].to, ==, at ("Q4"));
  g_assert_cmpuint (((LsTryoutPhase *) g_ptr_array_index (right, 0))->steps[0].to, ==, at ("O4"));
  tryout.at = at ("P9");
  tryout.town = ls_pack_scenario (ls_workshop_pack (self->workshop), "glenwald");
  walls = ls_tryout_run (&tryout, NULL);
  g_assert_cmpuint (((LsTryoutPhase *) g_ptr_array_index (walls, 0))->to, ==, at ("P10"));
}

/* In the mist it comes towards the town, whatever the arrows say. */
static void
test_tryout_mist (Place        *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "glenwald");
  g_autoptr (GPtrArray) phases = NULL;
  LsTryout tryout;

  ls_tryout_init (&tryout, board, place_type (self, "clawer"));
  tryout.mist[LS_WEST] = 3;
  tryout.at = at ("B2");
  tryout.phases = 1;
  phases = ls_tryout_run (&tryout, NULL);
  g_assert_cmpuint (((LsTryoutPhase *) g_ptr_array_index (phases, 0))->to, ==, at ("E2"));
}

/* A board whose arrows go round never hangs; where nobody can stand nobody is put. */
static void
test_tryout_bounded (Place        *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LsBoard) board = place_board (self, "glenwald");
  g_autoptr (GPtrArray) phases = NULL;
  g_autoptr (GError) error = NULL;
  LsTryout tryout;

  arrows_loop (board);
  ls_tryout_init (&tryout, board, place_type (self, "clawer"));
  tryout.at = at ("C3");
  tryout.phases = LS_MAX_TRYOUT_PHASES;
  phases = ls_tryout_run (&tryout, NULL);
  g_assert_cmpuint (phases->len, <=, LS_MAX_TRYOUT_PHASES);
  tryout.at = at ("P16");
  g_assert_null (ls_tryout_run (&tryout, &error));
  g_assert_nonnull (strstr (error->message, "P16"));
  g_clear_error (&error);
  tryout.at = at ("BL64");
  g_assert_null (ls_tryout_run (&tryout, &error));
  g_assert_nonnull (error);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (Place        *self,
                       gconstpointer data);
  } tests[] = {
    { "/board-check/findings", test_findings },
    { "/board-check/sound", test_sound },
    { "/board-check/large", test_large },
    { "/tryout/way", test_tryout },
    { "/tryout/obstacles", test_tryout_obstacles },
    { "/tryout/mist", test_tryout_mist },
    { "/tryout/bounded", test_tryout_bounded },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_set_up, tests[i].test, place_tear_down);
  return g_test_run ();
}
