/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/sentences.h"
#include "names.h"

#define URBAN_QUESTS 2

/* --- Sections --- */

static void
section_init (LsSheetSection *self,
              const char     *title,
              guint           n_columns)
{
  self->title = g_strdup (title);
  self->n_columns = n_columns;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

static void
section_clear (LsSheetSection *self)
{
  g_free (self->title);
  g_strfreev (self->heads);
  g_ptr_array_unref (self->rows);
}

static void
section_free (gpointer data)
{
  section_clear (data);
  g_free (data);
}

static LsSheetSection *
add_section (LsSheet    *self,
             const char *title,
             guint       n_columns)
{
  LsSheetSection *section = g_new0 (LsSheetSection, 1);

  section_init (section, title, n_columns);
  g_ptr_array_add (self->sections, section);
  return section;
}

/* Takes the cells. */
static void
add_row (LsSheetSection *self,
         char           *first,
         ...)
{
  char **row = g_new0 (char *, self->n_columns + 1);
  va_list args;

  va_start (args, first);
  row[0] = first;
  for (guint i = 1; i < self->n_columns; i++)
    row[i] = va_arg (args, char *);
  va_end (args);
  g_ptr_array_add (self->rows, row);
}

static void
add_count (LsSheetSection *self,
           const char     *what,
           guint           count)
{
  add_row (self, g_strdup (what), g_strdup_printf ("%u", count));
}

/* --- The game --- */

static guint
nights_survived (const LsGame *game)
{
  return game->stage == LS_STAGE_OVER && game->outcome == LS_WON ? game->night : game->night - 1u;
}

/* A box for each, with a cross in as many as are done: "[x] [x] [ ]". */
static char *
tick (guint done,
      guint of)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < of; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", i < done ? "[x]" : "[ ]");
  return g_string_free (text, FALSE);
}

static char *
list_numbers (const guint8 *numbers,
              guint         n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", numbers[i]);
  return g_string_free (text, FALSE);
}

static const char *
name_town (const LsGame *game)
{
  gboolean own = game->setup.mode == LS_MODE_INTRODUCTORY || game->setup.mode == LS_MODE_BOSS_RUSH;

  return own ? ls_record_name (game->board->name) : ls_name_town ((LsScenario) game->scenario);
}

static void
tell_facts (LsSheet      *self,
            const LsGame *game)
{
  gboolean introductory = game->setup.mode == LS_MODE_INTRODUCTORY;

  section_init (&self->facts, NULL, 2);
  add_row (&self->facts, g_strdup (_("Town")), g_strdup (name_town (game)));
  add_row (&self->facts, g_strdup (_("Now")), ls_name_moment (game));
  add_row (&self->facts, g_strdup (_("Nights survived")), tick (nights_survived (game), introductory ? 1 : LS_NIGHTS));
  if (!introductory)
    add_row (&self->facts, g_strdup (_("Urban quests solved")), tick (game->quests, URBAN_QUESTS));
  add_row (&self->facts, g_strdup (_("Flames on the panic track")), list_numbers (game->panic, game->n_panic));
}

/* --- The town --- */

static gboolean
is_in_box (const LsSheetTown *self,
           LsSpot             spot)
{
  guint column = ls_spot_column (spot), row = ls_spot_row (spot);

  return column >= self->column && column < self->column + self->width && row >= self->row
         && row < self->row + self->height;
}

static LsSheetCell *
cell_of (LsSheetTown *self,
         LsSpot       spot)
{
  return &g_array_index (self->cells, LsSheetCell,
                         (ls_spot_row (spot) - self->row) * self->width + ls_spot_column (spot) - self->column);
}

static gboolean
is_town (const LsBoard *board,
         LsSpot         spot)
{
  return ls_board_in_town (board, spot) || board->terrain[spot] == LS_TERRAIN_CIRCLE;
}

/* A board without a town has an empty box. */
static void
find_box (LsSheetTown   *self,
          const LsBoard *board)
{
  guint west = board->width, east = 0, north = board->height, south = 0;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      if (is_town (board, ls_spot (column, row)))
        {
          west = MIN (west, column);
          east = MAX (east, column + 1);
          north = MIN (north, row);
          south = MAX (south, row + 1);
        }
  self->column = west;
  self->row = north;
  self->width = east > west ? east - west : 0;
  self->height = south > north ? south - north : 0;
}

static void
lay_ground (LsSheetTown   *self,
            const LsBoard *board)
{
  self->cells = g_array_new (FALSE, TRUE, sizeof (LsSheetCell));
  g_array_set_size (self->cells, self->width * self->height);
  for (guint y = 0; y < self->height; y++)
    for (guint x = 0; x < self->width; x++)
      {
        LsSpot spot = ls_spot (self->column + x, self->row + y);

        if (board->terrain[spot] == LS_TERRAIN_CIRCLE)
          cell_of (self, spot)->kind = LS_SHEET_CIRCLE;
        else if (ls_board_in_town (board, spot))
          cell_of (self, spot)->kind = LS_SHEET_FREE;
      }
}

static void
draw_structure (LsSheetTown       *self,
                const LsStructure *structure,
                guint              piece)
{
  guint flames = structure->flames;

  for (guint i = 0; i < structure->spots.n; i++)
    if (is_in_box (self, structure->spots.at[i]))
      {
        *cell_of (self, structure->spots.at[i]) = (LsSheetCell){
          .kind = LS_SHEET_PIECE, .piece = piece, .mark = ls_structure_mark (structure->type), .flames = flames
        };
        flames = 0;
      }
}

static void
draw_town (LsSheet      *self,
           const LsGame *game)
{
  find_box (&self->town, game->board);
  lay_ground (&self->town, game->board);
  for (guint i = 0; i < game->n_structures; i++)
    draw_structure (&self->town, &game->structures[i], i + 1);
}

/* Marks in the order of the notepad's tables, and only those that are used. */
static void
tell_legend (LsSheet      *self,
             const LsGame *game)
{
  section_init (&self->legend, NULL, 2);
  for (const LsStructureType *type = ls_structure_types; type->id; type++)
    {
      guint n = 0;

      for (guint i = 0; i < game->n_structures; i++)
        n += strcmp (game->structures[i].type->id, type->id) == 0 ? 1 : 0; /* the pack has its own */
      if (n > 0)
        /* Translators: a kind of structure, and how many of them there are: "Wooden wall × 4" */
        add_row (&self->legend, g_strdup (ls_structure_mark (type)),
                 automa_capitalized (g_strdup_printf (_("%s × %u"), ls_structure_name (type), n)));
    }
}

/* --- Heroes and stash --- */

static char *
tell_part (guint part,
           guint whole)
{
  /* Translators: a value and the most that it can be, "2 / 7" wounds */
  return g_strdup_printf (_("%d / %d"), (int) part, (int) whole);
}

static char *
tell_tokens (const LsHeroSheet *sheet)
{
  guint n = 0;

  while (n < LS_MAX_MOVEMENT_TOKENS && sheet->movement[n] > 0)
    n++;
  return list_numbers (sheet->movement, n);
}

static char *
tell_place (const LsHero      *hero,
            const LsHeroSheet *sheet)
{
  char spot[LS_SPOT_NAME_SIZE];

  if (sheet->dead)
    return g_strdup (C_("hero", "dead"));
  return g_strdup (sheet->on_board ? ls_spot_name (hero->at, spot) : C_("hero", "off the board"));
}

static void
tell_heroes (LsSheet      *self,
             const LsGame *game)
{
  LsSheetSection *section = add_section (self, _("Heroes"), 5);
  const char *const heads[] = { _("Hero"), _("Wounds"), _("Mana"), _("Movement"), _("Place"), NULL };

  section->heads = g_strdupv ((char **) heads);
  for (guint i = 0; i < game->n_heroes; i++)
    {
      const LsHero *hero = &game->heroes[i];

      add_row (section, g_strdup (hero->id), tell_part (hero->wounds, hero->hit_points),
               tell_part (hero->mana, hero->base_mana), tell_tokens (&game->sheets[i]),
               tell_place (hero, &game->sheets[i]));
    }
}

static void
tell_stash (LsSheet      *self,
            const LsGame *game)
{
  LsSheetSection *section = add_section (self, _("Stash"), 2);

  add_count (section, _("Gold"), game->gold);
  add_count (section, _("Materials"), game->materials);
  add_count (section, _("Equipment won by the panic track"), game->equipment);
  add_count (section, _("Mages"), game->mages);
}

/* --- What else stands on the board --- */

static char *
list_spots (const LsSpots *spots)
{
  GString *text = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < spots->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", ls_spot_name (spots->at[i], name));
  return g_string_free (text, FALSE);
}

static gboolean
is_outside (const LsSheetTown *town,
            const LsSpots     *spots)
{
  for (guint i = 0; i < spots->n; i++)
    if (!is_in_box (town, spots->at[i]))
      return TRUE;
  return FALSE;
}

static void
tell_outside (LsSheet      *self,
              const LsGame *game)
{
  const char *const heads[] = { _("Mark"), _("Structure"), _("Spots"), _("Flames"), NULL };
  LsSheetSection *section = NULL;

  for (guint i = 0; i < game->n_structures; i++)
    {
      const LsStructure *structure = &game->structures[i];

      if (!is_outside (&self->town, &structure->spots))
        continue;
      if (!section)
        {
          section = add_section (self, _("Outside the Town"), 4);
          section->heads = g_strdupv ((char **) heads);
        }
      add_row (section, g_strdup (ls_structure_mark (structure->type)),
               automa_capitalized (g_strdup (ls_structure_name (structure->type))), list_spots (&structure->spots),
               g_strdup_printf ("%u", structure->flames));
    }
}

/* "K12", "K12 (used)", "K12 (2 flames)" */
static char *
tell_token (const LsToken *token)
{
  char spot[LS_SPOT_NAME_SIZE];

  ls_spot_name (token->at, spot);
  if (token->flames > 0)
    /* Translators: a spot, and how many flames are on the monolith there */
    return g_strdup_printf (ngettext ("%s (%u flame)", "%s (%u flames)", token->flames), spot, token->flames);
  /* Translators: a spot, and that the token there lies on its second side */
  return token->used ? g_strdup_printf (_("%s (used)"), spot) : g_strdup (spot);
}

static char *
list_tokens (const LsGame *game,
             LsTokenKind   kind)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].kind == kind)
      g_ptr_array_add (places, tell_token (&game->tokens[i]));
  g_ptr_array_add (places, NULL);
  return places->len > 1 ? g_strjoinv (_(", "), (char **) places->pdata) : NULL;
}

static void
tell_tokens_on_board (LsSheet      *self,
                      const LsGame *game)
{
  LsSheetSection *section = game->n_tokens > 0 ? add_section (self, _("Tokens on the Board"), 2) : NULL;

  for (guint kind = 0; section && kind < LS_N_TOKENS; kind++)
    {
      char *places = list_tokens (game, (LsTokenKind) kind);

      if (places)
        add_row (section, automa_capitalized (g_strdup (ls_token_name ((LsTokenKind) kind))), places);
    }
}

/* --- Public --- */

LsSheet *
ls_sheet_new (const LsGame *game)
{
  LsSheet *self = g_new0 (LsSheet, 1);

  self->title = ls_name_game (game);
  if (game->stage != LS_STAGE_DAY && game->stage != LS_STAGE_OVER)
    self->note = g_strdup (_("The night is not over. Its monsters, cards and mist are not on this sheet: the saved game "
                             "has them."));
  self->sections = g_ptr_array_new_with_free_func (section_free);
  tell_facts (self, game);
  draw_town (self, game);
  tell_legend (self, game);
  tell_heroes (self, game);
  tell_stash (self, game);
  tell_outside (self, game);
  tell_tokens_on_board (self, game);
  return self;
}

void
ls_sheet_free (LsSheet *self)
{
  g_free (self->title);
  g_free (self->note);
  section_clear (&self->facts);
  g_array_unref (self->town.cells);
  section_clear (&self->legend);
  g_ptr_array_unref (self->sections);
  g_free (self);
}

const LsSheetCell *
ls_sheet_town_cell (const LsSheetTown *self,
                    guint              x,
                    guint              y)
{
  return &g_array_index (self->cells, LsSheetCell, y * self->width + x);
}

/* Whether the piece goes on at that side of its cell, within the box. */
gboolean
ls_sheet_town_same (const LsSheetTown *self,
                    guint              x,
                    guint              y,
                    LsFacing           side)
{
  const LsSheetCell *cell = ls_sheet_town_cell (self, x, y);
  const LsSheetCell *other;

  x += (side == LS_EAST ? 1u : 0u) - (side == LS_WEST ? 1u : 0u);
  y += (side == LS_SOUTH ? 1u : 0u) - (side == LS_NORTH ? 1u : 0u);
  if (x >= self->width || y >= self->height)
    return FALSE;
  other = ls_sheet_town_cell (self, x, y);
  return cell->kind >= LS_SHEET_CIRCLE && other->kind == cell->kind && other->piece == cell->piece;
}

/* The letters of a column: "A", "AB". */
char *
ls_sheet_column (guint column)
{
  char name[LS_SPOT_NAME_SIZE];

  ls_spot_name (ls_spot (column, 0), name);
  name[strcspn (name, "0123456789")] = '\0';
  return g_strdup (name);
}
