/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a pack's cards, figures, rewards, scenarios and dice. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "board-json.h"
#include "pack.h"

#define LS_MAX_START_PERKS 9

static const char figure_letters[] = "rcmawbkx"; /* in the order of LsFigure */
static const char colour_letters[] = "gyr";

static const char *const figure_types[LS_N_FIGURES] = { "runner", "clawer", "armored", "archer",
                                                        "winged", "boomer", "bulky",   "accursed" };
static const char *const colour_names[LS_N_COLOURS] = { "green", "yellow", "red" };

/* The id of a figure's type: a Bulky has one for each colour. */
static char *
type_id (LsFigure figure,
         LsColour colour)
{
  if (figure == LS_FIGURE_BULKY)
    return g_strdup_printf ("%s-%s", figure_types[figure], colour_names[colour]);
  return g_strdup (figure_types[figure]);
}

/* Index of the monster type with that id, or -1. */
int
ls_pack_find_type (const LsPack *self,
                   const char   *id)
{
  for (guint i = 0; i < self->types->len; i++)
    if (strcmp (g_array_index (self->types, LsMonsterType, i).id, id) == 0)
      return (int) i;
  return -1;
}

/* Index of the type that a figure is, or -1 if the monster table has none. */
int
ls_pack_type (const LsPack *self,
              LsFigure      figure,
              LsColour      colour)
{
  g_autofree char *id = type_id (figure, colour);

  return ls_pack_find_type (self, id);
}

/* LsFigure, or -1. */
int
ls_figure_from_name (const char *name)
{
  for (guint i = 0; i < LS_N_FIGURES; i++)
    if (strcmp (figure_types[i], name) == 0)
      return (int) i;
  return -1;
}

/* The figure in the box that stands for a type. */
gboolean
ls_pack_figure (const LsPack *self,
                guint         type,
                LsFigure     *figure,
                LsColour     *colour)
{
  const char *id = g_array_index (self->types, LsMonsterType, type).id;

  for (*figure = 0; *figure < LS_N_FIGURES; (*figure)++)
    for (*colour = 0; *colour < (*figure == LS_FIGURE_BULKY ? LS_N_COLOURS : 1); (*colour)++)
      {
        g_autofree char *candidate = type_id (*figure, *colour);

        if (strcmp (candidate, id) == 0)
          return TRUE;
      }
  return FALSE;
}

const LsScenarioSetup *
ls_pack_scenario (const LsPack *self,
                  const char   *id)
{
  for (guint i = 0; i < self->scenarios->len; i++)
    if (strcmp (g_array_index (self->scenarios, LsScenarioSetup, i).id, id) == 0)
      return &g_array_index (self->scenarios, LsScenarioSetup, i);
  return NULL;
}

/* Index of the pattern card, or -1. */
int
ls_pack_pattern (const LsPack *self,
                 const char   *id)
{
  for (guint i = 0; i < self->patterns->len; i++)
    if (strcmp (g_array_index (self->patterns, LsPatternCard, i).id, id) == 0)
      return (int) i;
  return -1;
}

/* The form that all these files have: a format and one list of records. */
void
ls_records_read (const AutomaPlace *place,
                 LsPack            *self,
                 const char        *format,
                 const char        *list,
                 guint              most,
                 LsReadRecord       read_record)
{
  const char *const members[] = { "format", list, NULL };
  AutomaPlace records, record;
  guint n;

  automa_place_object (place, members);
  automa_place_format (place, format);
  if (!automa_place_need (place, list, &records) || !automa_place_array (&records, 1, most, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&records, i, &record);
      read_record (&record, self);
    }
}

/* Every record says where it comes from. */
const char *
ls_record_text (const AutomaPlace *record,
                const char        *member)
{
  AutomaPlace at;
  const char *text = NULL;

  if (automa_place_need (record, member, &at) && automa_place_text (&at, &text))
    return g_intern_string (text);
  return NULL;
}

guint8
ls_record_count (const AutomaPlace *record,
                 const char        *member)
{
  AutomaPlace at;
  int value = 0;

  if (automa_place_need (record, member, &at))
    automa_place_int (&at, 0, 99, &value);
  return (guint8) value;
}

/* One of a card's two drawings: LS_CARD_DEPTH rows of LS_CARD_COLUMNS letters. */
static gboolean
read_card_rows (const AutomaPlace *record,
                const char        *member,
                const char        *letters,
                const char        *rows[LS_CARD_DEPTH])
{
  AutomaPlace list, row;
  guint n;

  if (!automa_place_need (record, member, &list) || !automa_place_array (&list, LS_CARD_DEPTH, LS_CARD_DEPTH, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      automa_place_element (&list, i, &row);
      if (!automa_place_string (&row, &rows[i]))
        return FALSE;
      if (strlen (rows[i]) != LS_CARD_COLUMNS || strspn (rows[i], letters) + strspn (rows[i], ".") == 0)
        {
          automa_place_problem (&row, _("expected %d letters out of %s, or dots"), LS_CARD_COLUMNS, letters);
          return FALSE;
        }
      for (const char *p = rows[i]; *p; p++)
        if (*p != '.' && !strchr (letters, *p))
          {
            automa_place_problem (&row, _("'%c' means nothing here; expected letters out of %s, or dots"), *p, letters);
            return FALSE;
          }
    }
  return TRUE;
}

/* `dryad.seed`: icons of hatcheries (h) and seed mortars (s). */
static void
read_tiles (const AutomaPlace *record,
            LsPattern         *pattern)
{
  const char *rows[LS_CARD_DEPTH];

  if (!read_card_rows (record, "tiles", "hs", rows))
    return;
  for (guint8 depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint8 column = 0; column < LS_CARD_COLUMNS; column++)
      if (rows[depth][column] != '.')
        pattern->tiles[pattern->n_tiles++]
          = (LsTileIcon){ rows[depth][column] == 'h' ? LS_TOKEN_HATCHERY : LS_TOKEN_SEED_MORTAR,
                          (guint8) (column + 1), (guint8) (depth + 1) };
}

static void
read_pattern (const AutomaPlace *record,
              LsPack            *self)
{
  static const char *const members[] = { "id", "figures", "colours", "tiles", "source", NULL };
  const char *figures[LS_CARD_DEPTH], *colours[LS_CARD_DEPTH];
  AutomaPlace at;
  LsPatternCard card = { 0 };

  if (!automa_place_object (record, members))
    return;
  card.id = ls_record_text (record, "id");
  ls_record_text (record, "source");
  if (!read_card_rows (record, "figures", figure_letters, figures)
      || !read_card_rows (record, "colours", colour_letters, colours) || !card.id)
    return;
  if (ls_pack_pattern (self, card.id) >= 0)
    automa_place_problem (record, _("there is a card %s already"), card.id);
  for (guint8 depth = 0; depth < LS_CARD_DEPTH; depth++)
    for (guint8 column = 0; column < LS_CARD_COLUMNS; column++)
      {
        char figure = figures[depth][column];
        char colour = colours[depth][column];

        if ((figure == '.') != (colour == '.'))
          automa_place_problem (record, _("expected a colour for each figure, and for nothing else"));
        else if (figure != '.')
          card.pattern.icons[card.pattern.n++] = (LsIcon){ (guint8) (strchr (figure_letters, figure) - figure_letters),
                                                           (guint8) (strchr (colour_letters, colour) - colour_letters),
                                                           (guint8) (column + 1), (guint8) (depth + 1) };
      }
  if (automa_place_member (record, "tiles", &at))
    read_tiles (record, &card.pattern);
  g_array_append_val (self->patterns, card);
}

void
ls_patterns_read (const AutomaPlace *place,
                  LsPack            *self)
{
  ls_records_read (place, self, "automa-spawn-cards/1", "cards", LS_MAX_CARDS, read_pattern);
}

static void
read_direction (const AutomaPlace *record,
                LsPack            *self)
{
  static const char *const members[] = { "id", "rows", "dryad", "source", NULL };
  int dryad = 0;
  LsDirectionCard card = { 0 };
  AutomaPlace rows, row, at;
  guint n, n_slots;

  if (!automa_place_object (record, members))
    return;
  card.id = ls_record_text (record, "id");
  ls_record_text (record, "source");
  if (!automa_place_need (record, "rows", &rows) || !automa_place_array (&rows, LS_DAYS, LS_DAYS, &n))
    return;
  for (guint day = 0; day < n; day++)
    {
      automa_place_element (&rows, day, &row);
      if (!automa_place_array (&row, 1, LS_MAX_SPAWN_SLOTS, &n_slots))
        return;
      for (guint i = 0; i < n_slots; i++)
        {
          int slot = 1;

          automa_place_element (&row, i, &at);
          automa_place_int (&at, 1, LS_MAX_SPAWN_SLOTS, &slot);
          if (memchr (card.slots[day], slot, card.n[day]))
            automa_place_problem (&at, _("slot %d stands there twice"), slot);
          card.slots[day][card.n[day]++] = (guint8) slot;
        }
    }
  if (automa_place_member (record, "dryad", &at) && automa_place_int (&at, 1, LS_MAX_SPAWN_SLOTS, &dryad)
      && !memchr (card.slots[LS_DAYS - 1], dryad, card.n[LS_DAYS - 1]))
    automa_place_problem (&at, _("slot %d is not one of the last day's"), dryad);
  card.dryad = (guint8) dryad;
  g_array_append_val (self->directions, card);
}

void
ls_directions_read (const AutomaPlace *place,
                    LsPack            *self)
{
  ls_records_read (place, self, "automa-direction-cards/1", "cards", LS_MAX_CARDS, read_direction);
}

static void
read_figure (const AutomaPlace *record,
             LsPack            *self)
{
  static const char *const members[] = { "type", "count", "source", NULL };
  AutomaPlace at;
  const char *type;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  if (!automa_place_need (record, "type", &at) || !automa_place_string (&at, &type))
    return;
  for (LsFigure figure = 0; figure < LS_N_FIGURES; figure++)
    for (LsColour colour = 0; colour < (figure == LS_FIGURE_BULKY ? LS_N_COLOURS : 1); colour++)
      {
        g_autofree char *id = type_id (figure, colour);

        if (strcmp (id, type) == 0)
          {
            self->figures.left[figure][colour] = ls_record_count (record, "count");
            return;
          }
      }
  automa_place_problem (&at, _("\"%s\" is no figure of the box"), type);
}

void
ls_figures_read (const AutomaPlace *place,
                 LsPack            *self)
{
  ls_records_read (place, self, "automa-figures/1", "figures", LS_MAX_CARDS, read_figure);
}

static void
read_reward (const AutomaPlace *record,
             LsPack            *self)
{
  static const char *const members[] = { "slot", "gold", "materials", "source", NULL };
  AutomaPlace at;
  int slot;

  if (!automa_place_object (record, members))
    return;
  ls_record_text (record, "source");
  if (!automa_place_need (record, "slot", &at) || !automa_place_int (&at, 1, LS_MAX_REWARDS, &slot))
    return;
  if ((guint) slot != self->n_rewards + 1)
    automa_place_problem (&at, _("expected the slots from 1, in order"));
  else
    self->rewards[self->n_rewards++] = (LsReward){ ls_record_count (record, "gold"), ls_record_count (record, "materials") };
}

void
ls_rewards_read (const AutomaPlace *place,
                 LsPack            *self)
{
  ls_records_read (place, self, "automa-panic/1", "slots", LS_MAX_REWARDS, read_reward);
}

/* `board.obstacle`: structures stand on ground and water, each on spots of its own. */
static void
check_site (const AutomaPlace      *place,
            const LsScenarioSetup  *scenario,
            const LsStructureSetup *structure)
{
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < structure->spots.n; i++)
    {
      LsSpot spot = structure->spots.at[i];
      LsTerrain terrain = (LsTerrain) scenario->board->terrain[spot];

      if (terrain != LS_TERRAIN_GROUND && terrain != LS_TERRAIN_WATER)
        automa_place_problem (place, _("%s: nothing can stand there: %s"), ls_spot_name (spot, name),
                              ls_terrain_name (terrain));
      for (guint j = 0; j < scenario->structures->len; j++)
        if (ls_spots_contain (&g_array_index (scenario->structures, LsStructureSetup, j).spots, spot))
          automa_place_problem (place, _("%s: there is another structure already"), ls_spot_name (spot, name));
    }
}

static void
read_structures (const AutomaPlace     *record,
                 const LsPack          *self,
                 const LsScenarioSetup *scenario)
{
  static const char *const members[] = { "type", "spots", NULL };
  AutomaPlace list, one, at;
  guint n;

  if (!automa_place_need (record, "structures", &list) || !automa_place_array (&list, 0, LS_MAX_CARDS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      LsStructureSetup structure = { 0 };
      const LsStructureFacts *facts;
      const char *type;

      automa_place_element (&list, i, &one);
      if (!automa_place_object (&one, members) || !automa_place_need (&one, "type", &at)
          || !automa_place_string (&at, &type))
        continue;
      facts = ls_pack_structure (self, type);
      structure.type = facts ? &facts->type : NULL;
      if (!facts)
        automa_place_problem (&at, _("\"%s\" is no structure"), type);
      if (automa_place_need (&one, "spots", &at) && ls_place_spots (&at, scenario->board, &structure.spots)
          && structure.type)
        {
          check_site (&at, scenario, &structure);
          g_array_append_val (scenario->structures, structure);
        }
    }
}

/* What heroes begin with; one where the record says nothing. */
static guint8
read_start (const AutomaPlace *record,
            const char        *member,
            int                most)
{
  AutomaPlace at;
  int value = 1;

  if (automa_place_member (record, member, &at))
    automa_place_int (&at, 1, most, &value);
  return (guint8) value;
}

static void
read_scenario (const AutomaPlace *record,
               LsPack            *self)
{
  static const char *const members[] = { "id",         "name",  "board",  "gold",    "materials",
                                         "structures", "perks", "level", "source",  "sources", NULL };
  LsScenarioSetup scenario = { .structures = g_array_new (FALSE, FALSE, sizeof (LsStructureSetup)) };
  AutomaPlace sources;
  const char *board;

  automa_place_object (record, members);
  scenario.id = ls_record_text (record, "id");
  ls_record_text (record, "name");
  ls_record_text (record, "source");
  if (automa_place_member (record, "sources", &sources))
    automa_place_object (&sources, members);
  scenario.gold = ls_record_count (record, "gold");
  scenario.materials = ls_record_count (record, "materials");
  scenario.perks = read_start (record, "perks", LS_MAX_START_PERKS);
  scenario.level = read_start (record, "level", 2);
  board = ls_record_text (record, "board");
  scenario.board = board ? ls_pack_board (self, board) : NULL;
  if (board && !scenario.board)
    automa_place_problem (record, _("there is no board \"%s\""), board);
  if (scenario.board)
    read_structures (record, self, &scenario);
  g_array_append_val (self->scenarios, scenario);
}

/* After the boards and the structures. */
void
ls_scenarios_read (const AutomaPlace *place,
                   LsPack            *self)
{
  ls_records_read (place, self, "automa-scenarios/1", "scenarios", LS_MAX_CARDS, read_scenario);
}

static void
read_die (const AutomaPlace *record,
          LsPack            *self)
{
  static const char *const members[] = { "die", "faces", "source", NULL };
  AutomaPlace at, face;
  guint die, n;

  if (!automa_place_object (record, members) || !automa_place_need (record, "die", &at)
      || !automa_place_word (&at, ls_die_names, &die))
    return;
  ls_record_text (record, "source");
  if (!automa_place_need (record, "faces", &at) || !automa_place_array (&at, LS_DIE_SIDES, LS_DIE_SIDES, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      guint value = LS_FACE_MISS;

      automa_place_element (&at, i, &face);
      automa_place_word (&face, ls_face_names, &value);
      self->dice.faces[die][i] = (guint8) value;
    }
}

void
ls_dice_read (const AutomaPlace *place,
              LsPack            *self)
{
  ls_records_read (place, self, "automa-dice/1", "dice", LS_N_DICE, read_die);
}
