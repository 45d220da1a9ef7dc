/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet: the notepad's town and facts as a value and as text, for every town, mode and state of a hero. */
#include "table.h"

#include <string.h>

#include "last-spell/sheet.h"

#define WIDTH 80

/* --- Looking at a sheet --- */

static const LsSheetSection *
find_section (const LsSheet *sheet,
              const char    *title)
{
  for (guint i = 0; i < sheet->sections->len; i++)
    {
      const LsSheetSection *section = g_ptr_array_index (sheet->sections, i);

      if (g_strcmp0 (section->title, title) == 0)
        return section;
    }
  return NULL;
}

/* The row's cells with bars between them: "Ada|0 / 8|4 / 4". */
static void
expect_row (const LsSheetSection *section,
            guint                 i,
            const char           *expected)
{
  g_autofree char *row = NULL;

  g_assert_nonnull (section);
  g_assert_cmpuint (i, <, section->rows->len);
  g_assert_cmpuint (g_strv_length (g_ptr_array_index (section->rows, i)), ==, section->n_columns);
  row = g_strjoinv ("|", g_ptr_array_index (section->rows, i));
  g_assert_cmpstr (row, ==, expected);
}

static const LsSheetCell *
cell_at (const LsSheet *sheet,
         const char    *spot)
{
  LsSpot at = ls_spot_from_name (spot);

  return ls_sheet_town_cell (&sheet->town, ls_spot_column (at) - sheet->town.column, ls_spot_row (at) - sheet->town.row);
}

static void
expect_piece (const LsSheet *sheet,
              const char    *spot,
              const char    *mark,
              guint          flames)
{
  const LsSheetCell *cell = cell_at (sheet, spot);

  g_assert_cmpint (cell->kind, ==, LS_SHEET_PIECE);
  g_assert_cmpstr (cell->mark, ==, mark);
  g_assert_cmpuint (cell->flames, ==, flames);
}

static guint
width_of (const char *text)
{
  guint width = 0;

  for (; *text; text = g_utf8_next_char (text))
    width += g_unichar_iszerowidth (g_utf8_get_char (text)) ? 0 : g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return width;
}

/* The text of any sheet: UTF-8, no line too wide, none with blanks at its end. */
static char *
write_sheet (const LsGame *game)
{
  g_autoptr (LsSheet) sheet = ls_sheet_new (game);
  char *text = ls_sheet_text (sheet);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_suffix (text, "\n"));
  for (guint i = 0; lines[i]; i++)
    {
      g_assert_cmpuint (width_of (lines[i]), <=, WIDTH);
      g_assert_false (g_str_has_suffix (lines[i], " "));
    }
  return text;
}

static void
expect_line (const char *text,
             const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (!g_strv_contains ((const char *const *) lines, line))
    g_error ("no line “%s” in:\n%s", line, text);
}

/* --- Towns and modes --- */

typedef struct
{
  const char *path;
  LsScenario  scenario;
  LsMode      mode;
  guint       n_heroes;
  const char *title;
  const char *town;
  const char *nights;
  const char *wall; /* the mark of L11, where every town but Glenwald has a wooden wall */
} TownCase;

static const TownCase towns[] = {
  { "introductory", LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, "Introductory Night", "Introductory night", "[ ]",
    "WW" },
  { "gildenberg", LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, "Gildenberg", "Gildenberg", "[ ] [ ] [ ]", "WW" },
  { "lakeburg", LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 3, "Lakeburg", "Lakeburg", "[ ] [ ] [ ]", "WW" },
  { "glenwald", LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 4, "Glenwald", "Glenwald", "[ ] [ ] [ ]", "SW" },
  { "campaign", LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, "Campaign: Gildenberg", "Gildenberg", "[ ] [ ] [ ]", "WW" },
  { "solo", LS_SCENARIO_LAKEBURG, LS_MODE_SOLO, 3, "Solo: Lakeburg", "Lakeburg", "[ ] [ ] [ ]", "WW" },
};

/* Every structure of the game is on the sheet, each spot with its mark. */
static void
expect_all_structures (const LsSheet *sheet,
                       const LsGame  *game)
{
  guint cells = 0, spots = 0;

  for (guint i = 0; i < sheet->town.cells->len; i++)
    cells += g_array_index (sheet->town.cells, LsSheetCell, i).kind == LS_SHEET_PIECE ? 1 : 0;
  for (guint i = 0; i < game->n_structures; i++)
    {
      spots += game->structures[i].spots.n;
      for (guint j = 0; j < game->structures[i].spots.n; j++)
        {
          char spot[LS_SPOT_NAME_SIZE];

          ls_spot_name (game->structures[i].spots.at[j], spot);
          expect_piece (sheet, spot, ls_structure_mark (game->structures[i].type), 0);
        }
    }
  g_assert_cmpuint (cells, ==, spots);
}

static void
test_town (gconstpointer data)
{
  const TownCase *self = data;
  g_autoptr (Table) t = table_new (self->scenario, self->mode, self->n_heroes, 1);
  g_autoptr (LsSheet) sheet = ls_sheet_new (t->game);
  g_autofree char *text = write_sheet (t->game);
  g_autofree char *nights = g_strconcat ("Nights survived|", self->nights, NULL);
  g_autofree char *town = g_strconcat ("Town|", self->town, NULL);

  g_assert_cmpstr (sheet->title, ==, self->title);
  expect_row (&sheet->facts, 0, town);
  expect_row (&sheet->facts, 1, "Now|Day 1");
  expect_row (&sheet->facts, 2, nights);
  if (self->mode == LS_MODE_INTRODUCTORY)
    g_assert_cmpuint (sheet->facts.rows->len, ==, 4);
  else
    expect_row (&sheet->facts, 3, "Urban quests solved|[ ] [ ]");
  g_assert_null (sheet->note);
  g_assert_cmpuint (sheet->town.width, ==, 12);
  g_assert_cmpuint (sheet->town.height, ==, 12);
  g_assert_cmpint (cell_at (sheet, "P16")->kind, ==, LS_SHEET_CIRCLE);
  g_assert_cmpint (cell_at (sheet, "K22")->kind, ==, LS_SHEET_FREE);
  expect_piece (sheet, "L11", self->wall, 0);
  expect_all_structures (sheet, t->game);
  g_assert_cmpuint (find_section (sheet, "Heroes")->rows->len, ==, self->n_heroes);
  g_assert_cmpuint (find_section (sheet, "Stash")->rows->len, ==, 4);
  g_assert_null (find_section (sheet, "Outside the Town"));
  g_assert_null (find_section (sheet, "Tokens on the Board"));
  g_assert_true (g_str_has_prefix (text, self->title));
}

/* Boss rush has a town of its own data. */
static void
test_boss_rush (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_BOSS_RUSH, LS_MODE_BOSS_RUSH, 2, 1);
  g_autoptr (LsSheet) sheet = ls_sheet_new (t->game);
  g_autofree char *text = write_sheet (t->game);

  expect_line (text, "Boss Rush");
  g_assert_cmpstr (sheet->title, ==, "Boss Rush");
  g_assert_cmpstr (((char **) g_ptr_array_index (sheet->facts.rows, 0))[1], ==, t->game->board->name);
  expect_all_structures (sheet, t->game);
}

/* --- Structures --- */

/* EN 16: the marks are those of the notepad, and no two are the same. */
static void
test_marks (void)
{
  static const char *const marks[][2] = {
    { "ballista", "B" },     { "catapult", "C" },        { "warp-gate", "WP" },  { "watchtower", "WT" },
    { "wooden-wall", "WW" }, { "stone-wall", "SW" },     { "wooden-gate", "WG" }, { "stone-gate", "SG" },
    { "house", "H" },        { "gold-mine", "GM" },      { "scavenger-camp", "SC" }, { "shop", "S" },
    { "armor-maker", "AM" }, { "bowyer", "BW" },         { "blacksmith", "BS" }, { "magic-shop", "MS" },
    { "seer", "SE" },        { "ruin-1", "R1" },         { "ruin-2", "R2" },     { "ruin-3", "R3" },
  };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (; ls_structure_types[n].id; n++)
    g_assert_true (g_hash_table_add (seen, (gpointer) ls_structure_mark (&ls_structure_types[n])));
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (marks));
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (ls_structure_mark (ls_structure_type_find (marks[i][0])), ==, marks[i][1]);
}

/* Flames stand on a piece once, and pieces that touch are told apart. */
static void
test_flames (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsSheet) sheet = NULL;
  g_autofree char *text = NULL;

  table_do (t, "structure-add type=stone-wall spots=N22,O22,P22");
  table_do (t, "structure-add type=stone-wall spots=Q22,R22");
  table_do (t, "structure-add type=ruin-2 spots=U18,U19");
  table_structure (t, "stone-wall-1")->flames = 4;
  table_structure (t, "ruin-2-3")->flames = 2;
  sheet = ls_sheet_new (t->game);
  expect_piece (sheet, "N22", "SW", 4);
  expect_piece (sheet, "O22", "SW", 0);
  expect_piece (sheet, "Q22", "SW", 0);
  g_assert_true (ls_sheet_town_same (&sheet->town, 3, 11, LS_EAST));
  g_assert_true (ls_sheet_town_same (&sheet->town, 4, 11, LS_WEST));
  g_assert_false (ls_sheet_town_same (&sheet->town, 5, 11, LS_EAST));
  g_assert_false (ls_sheet_town_same (&sheet->town, 5, 11, LS_SOUTH));
  g_assert_false (ls_sheet_town_same (&sheet->town, 0, 0, LS_NORTH));
  g_assert_false (ls_sheet_town_same (&sheet->town, 0, 11, LS_WEST));
  text = write_sheet (t->game);
  expect_line (text, " 22 .    .    .    SW*4-SW---SW   SW---SW   .    .    .    .");
  expect_line (text, " 19 .    .    .    .    .    .    .    .    .    .    R2   .");
  g_assert_nonnull (strstr (text, "R2*2 .\n                                                      |\n 19 "));
  expect_line (text, "SW  Stone wall × 2");
  g_assert_null (strstr (text, "Wooden gate"));
}

static void
test_outside (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsSheet) sheet = NULL;

  table_do (t, "structure-add type=watchtower spots=C3");
  table_do (t, "structure-add type=stone-wall spots=W15,V15"); /* over the edge */
  table_structure (t, "stone-wall-1")->flames = 3;
  sheet = ls_sheet_new (t->game);
  g_assert_cmpuint (find_section (sheet, "Outside the Town")->rows->len, ==, 2);
  expect_row (find_section (sheet, "Outside the Town"), 0, "WT|Watchtower|C3|0");
  expect_row (find_section (sheet, "Outside the Town"), 1, "SW|Stone wall|W15 V15|3");
  expect_piece (sheet, "V15", "SW", 3);
}

static void
test_tokens (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsSheet) sheet = NULL;

  table_do (t, "token-add type=slow-trap at=C3");
  table_do (t, "token-add type=slow-trap at=D3");
  table_do (t, "token-add type=corpse-pile at=E3");
  t->game->tokens[1].used = TRUE;
  t->game->tokens[2].flames = 2;
  sheet = ls_sheet_new (t->game);
  expect_row (find_section (sheet, "Tokens on the Board"), 0, "Corpse pile|E3 (2 flames)");
  expect_row (find_section (sheet, "Tokens on the Board"), 1, "Slow trap|C3, D3 (used)");
  g_assert_cmpuint (find_section (sheet, "Tokens on the Board")->rows->len, ==, 2);
}

/* A town as wide as a board can be is cut into strips, and a board without one has none. */
static void
test_wide_town (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autofree LsBoard *board = g_memdup2 (t->game->board, sizeof *board);
  const LsBoard *own = t->game->board;
  g_autofree char *wide = NULL;
  g_autofree char *none = NULL;

  t->game->board = board;
  memset (board->town, TRUE, sizeof board->town);
  wide = write_sheet (t->game);
  expect_line (wide, "    A    B    C    D    E    F    G    H    I    J    K    L    M    N    O");
  expect_line (wide, "    AE   AF");
  memset (board->town, FALSE, sizeof board->town);
  memset (board->terrain, LS_TERRAIN_GROUND, sizeof board->terrain);
  none = write_sheet (t->game);
  expect_line (none, "WW    Wooden wall      K12 K13      0");
  t->game->board = own;
}

/* --- The game --- */

static void
test_night (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsSheet) sheet = NULL;
  g_autofree char *text = NULL;

  table_deploy (t);
  table_begin_quiet_night (t);
  sheet = ls_sheet_new (t->game);
  g_assert_nonnull (sheet->note);
  text = write_sheet (t->game);
  g_assert_nonnull (strstr (text, "The night is not over."));
}

/* In a campaign the sheet after the last night is that of the next town. */
static void
test_campaign (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);
  g_autoptr (LsSheet) second = NULL;
  g_autoptr (LsSheet) next = NULL;

  table_win_night (t);
  table_do (t, "quests solved=1");
  second = ls_sheet_new (t->game);
  expect_row (&second->facts, 1, "Now|Day 2");
  expect_row (&second->facts, 2, "Nights survived|[x] [ ] [ ]");
  expect_row (&second->facts, 3, "Urban quests solved|[x] [ ]");
  table_win_night (t);
  table_win_night (t);
  next = ls_sheet_new (t->game);
  g_assert_cmpstr (next->title, ==, "Campaign: Lakeburg");
  expect_row (&next->facts, 0, "Town|Lakeburg");
  expect_row (&next->facts, 2, "Nights survived|[ ] [ ] [ ]");
}

static void
test_won (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_INTRODUCTORY, 3, 1);
  g_autoptr (LsSheet) sheet = NULL;

  table_win_night (t);
  sheet = ls_sheet_new (t->game);
  expect_row (&sheet->facts, 1, "Now|Won in night 1");
  expect_row (&sheet->facts, 2, "Nights survived|[x]");
}

static void
test_stash (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autoptr (LsSheet) sheet = NULL;

  t->game->gold = 65535;
  t->game->panic[2] = 0;
  t->game->materials = 0;
  t->game->equipment = 3;
  t->game->mages = 1;
  sheet = ls_sheet_new (t->game);
  expect_row (&sheet->facts, 4, "Flames on the panic track|2 2 0 2 2 2");
  expect_row (find_section (sheet, "Stash"), 0, "Gold|65535");
  expect_row (find_section (sheet, "Stash"), 1, "Materials|0");
  expect_row (find_section (sheet, "Stash"), 2, "Equipment won by the panic track|3");
  expect_row (find_section (sheet, "Stash"), 3, "Mages|1");
}

/* --- Heroes --- */

static void
test_heroes (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 3, 1);
  g_autoptr (LsSheet) sheet = NULL;

  table_deploy (t);
  table_begin_quiet_night (t);
  table_do (t, "hero-at hero=Ada at=K14");
  table_hero (t, "Ada")->wounds = 2;
  table_hero (t, "Ada")->mana = 0;
  table_do (t, "hero-wounds hero=Cleo wounds=8");
  g_assert_true (table_sheet (t, "Cleo")->dead);
  table_sheet (t, "Bruno")->on_board = FALSE;
  memset (table_sheet (t, "Bruno")->movement, 0, LS_MAX_MOVEMENT_TOKENS);
  sheet = ls_sheet_new (t->game);
  expect_row (find_section (sheet, "Heroes"), 0, "Ada|2 / 8|0 / 4|2 3 4|K14");
  expect_row (find_section (sheet, "Heroes"), 1, "Bruno|0 / 7|5 / 5||off the board");
  expect_row (find_section (sheet, "Heroes"), 2, "Cleo|8 / 8|6 / 6|2 3 4|dead");
}

/* Names are what people like: wide letters, marks above them, more than a line, what other programs take for commands. */
static void
test_names (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, 1);
  g_autofree char *one_word = g_strnfill (200, 'x');
  g_autofree char *text = NULL;
  GString *many = g_string_new (NULL);

  for (guint i = 0; i < 40; i++)
    g_string_append (many, "Åsa ");
  t->game->heroes[0].id = (char *) "勇者";
  t->game->heroes[1].id = (char *) "Zoe\314\210 <b>&amp; %s*2";
  t->game->heroes[2].id = one_word;
  t->game->heroes[3].id = many->str;
  text = write_sheet (t->game);
  g_assert_nonnull (strstr (text, "\n勇者"));
  g_assert_nonnull (strstr (text, "\nZoe\314\210 <b>&amp; %s*2  "));
  g_assert_nonnull (strstr (text, "\nxxxx"));
  g_assert_nonnull (strstr (text, "\nÅsa Åsa"));
  g_string_free (many, TRUE);
}

/* Columns stand under each other, whatever the width of their letters. */
static void
test_columns (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  g_autofree char *text = NULL;

  t->game->heroes[0].id = (char *) "勇者";
  t->game->heroes[1].id = (char *) "Zoe\314\210";
  text = write_sheet (t->game);
  expect_line (text, "Hero  Wounds  Mana   Movement  Place");
  expect_line (text, "勇者  0 / 8   4 / 4  2 3 4     off the board");
  expect_line (text, "Zoe\314\210   0 / 7   5 / 5  2 3 4     off the board");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (towns); i++)
    {
      g_autofree char *path = g_strconcat ("/sheet/town/", towns[i].path, NULL);

      g_test_add_data_func (path, &towns[i], test_town);
    }
  g_test_add_func ("/sheet/town/boss-rush", test_boss_rush);
  g_test_add_func ("/sheet/marks", test_marks);
  g_test_add_func ("/sheet/flames", test_flames);
  g_test_add_func ("/sheet/outside", test_outside);
  g_test_add_func ("/sheet/tokens", test_tokens);
  g_test_add_func ("/sheet/wide-town", test_wide_town);
  g_test_add_func ("/sheet/night", test_night);
  g_test_add_func ("/sheet/campaign", test_campaign);
  g_test_add_func ("/sheet/won", test_won);
  g_test_add_func ("/sheet/stash", test_stash);
  g_test_add_func ("/sheet/heroes", test_heroes);
  g_test_add_func ("/sheet/names", test_names);
  g_test_add_func ("/sheet/columns", test_columns);

  return g_test_run ();
}
