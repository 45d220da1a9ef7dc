/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-check.h"

#include <stdlib.h>
#include <string.h>

#include "spawn.h"

#define TOWN_SECTORS 4
#define CIRCLE_SIDE 2
#define MAX_SHOWN 500 /* spots of a finding */

typedef struct
{
  const LsBoard *board;
  GPtrArray     *findings;
} Check;

static void
finding_free (gpointer data)
{
  LsFinding *self = data;

  g_array_unref (self->spots);
  g_free (self);
}

static LsFinding *
add_finding (Check        *self,
             LsFindingKind kind)
{
  LsFinding *finding = g_new0 (LsFinding, 1);

  finding->kind = kind;
  finding->side = LS_NO_FACING;
  finding->spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));
  g_ptr_array_add (self->findings, finding);
  return finding;
}

static void
show (LsFinding *finding,
      LsSpot     spot)
{
  if (finding->spots->len < MAX_SHOWN)
    g_array_append_val (finding->spots, spot);
}

/* The finding of that kind is made when its first spot turns up. */
static void
show_spot (Check        *self,
           LsFinding   **finding,
           LsFindingKind kind,
           LsSpot        spot)
{
  if (!*finding)
    *finding = add_finding (self, kind);
  (*finding)->number++;
  show (*finding, spot);
}

/* --- Walking over the board --- */

typedef gboolean (*MayEnter) (const LsBoard *board,
                              LsSpot         spot,
                              char           letter);

/* All spots that can be reached from those in the list, which are added to it. */
static void
spread (const LsBoard *board,
        GArray        *reached,
        guint8         seen[LS_N_CELLS],
        MayEnter       may_enter,
        char           letter)
{
  for (guint i = 0; i < reached->len; i++)
    {
      LsSpot at = g_array_index (reached, LsSpot, i);

      for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
        {
          LsSpot beside = ls_spot_beside (at, side);

          if (!seen[beside] && may_enter (board, beside, letter))
            {
              seen[beside] = TRUE;
              g_array_append_val (reached, beside);
            }
        }
    }
}

static gboolean
is_of_sector (const LsBoard *board,
              LsSpot         spot,
              char           letter)
{
  return board->sector[spot] == letter;
}

static gboolean
can_stand (const LsBoard *board,
           LsSpot         spot,
           char           letter G_GNUC_UNUSED)
{
  return board->terrain[spot] == LS_TERRAIN_GROUND || board->terrain[spot] == LS_TERRAIN_WATER;
}

/* --- Sectors and town --- */

/* Only the largest piece is as it should be. */
static void
check_sector (Check *self,
              char   letter,
              guint8 seen[LS_N_CELLS])
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint largest = 0;
  LsFinding *finding;

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    if (!seen[spot] && self->board->sector[spot] == letter)
      {
        GArray *piece = g_array_new (FALSE, FALSE, sizeof (LsSpot));

        seen[spot] = TRUE;
        g_array_append_val (piece, spot);
        spread (self->board, piece, seen, is_of_sector, letter);
        g_ptr_array_add (pieces, piece);
        if (piece->len > ((GArray *) g_ptr_array_index (pieces, largest))->len)
          largest = pieces->len - 1;
      }
  if (pieces->len < 2)
    return;
  finding = add_finding (self, LS_FINDING_SECTOR_IN_PIECES);
  finding->letter = letter;
  finding->number = pieces->len;
  for (guint i = 0; i < pieces->len; i++)
    for (guint j = 0; i != largest && j < ((GArray *) g_ptr_array_index (pieces, i))->len; j++)
      show (finding, g_array_index ((GArray *) g_ptr_array_index (pieces, i), LsSpot, j));
}

static void
check_sectors (Check *self)
{
  guint8 seen[LS_N_CELLS] = { 0 };
  gboolean present[128] = { FALSE };

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    present[(guchar) self->board->sector[spot] & 127] = TRUE;
  for (char letter = '!'; letter < 127; letter++)
    if (present[(guchar) letter] && letter != '*')
      check_sector (self, letter, seen);
}

/* `board.town`: four sectors, and the circle beside each of them. */
static void
check_town (Check *self)
{
  guint n = 0;

  for (char letter = '!'; letter < 127; letter++)
    n += self->board->town[(guchar) letter] ? 1 : 0;
  if (n != TOWN_SECTORS)
    add_finding (self, LS_FINDING_TOWN_SECTORS)->number = n;
}

static gboolean
touches_circle (const LsBoard *board,
                LsSpot         spot)
{
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    if (board->terrain[ls_spot_beside (spot, side)] == LS_TERRAIN_CIRCLE)
      return TRUE;
  return FALSE;
}

static void
check_circle (Check *self)
{
  const LsBoard *board = self->board;
  gboolean touches[128] = { FALSE };

  if (board->circle_east - board->circle_west + 1 != CIRCLE_SIDE
      || board->circle_south - board->circle_north + 1 != CIRCLE_SIDE)
    {
      LsFinding *finding = add_finding (self, LS_FINDING_CIRCLE_SIZE);

      for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
        if (board->terrain[spot] == LS_TERRAIN_CIRCLE)
          show (finding, spot);
    }
  for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
    if (ls_board_has (board, spot) && touches_circle (board, spot))
      touches[(guchar) board->sector[spot] & 127] = TRUE;
  for (char letter = '!'; letter < 127; letter++)
    if (board->town[(guchar) letter] && !touches[(guchar) letter])
      add_finding (self, LS_FINDING_CIRCLE_OUTSIDE)->letter = letter;
}

/* Whether monsters that come from outside can walk into the town and up to the circle. */
static void
check_ways (Check *self)
{
  const LsBoard *board = self->board;
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (LsSpot));
  guint8 seen[LS_N_CELLS] = { 0 };
  gboolean town = FALSE;
  gboolean circle = FALSE;

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    if (can_stand (board, spot, 0) && !ls_board_in_town (board, spot))
      {
        seen[spot] = TRUE;
        g_array_append_val (reached, spot);
      }
  spread (board, reached, seen, can_stand, 0);
  for (guint i = 0; i < reached->len; i++)
    {
      LsSpot spot = g_array_index (reached, LsSpot, i);

      town = town || ls_board_in_town (board, spot);
      circle = circle || touches_circle (board, spot);
    }
  if (!town)
    add_finding (self, LS_FINDING_TOWN_CLOSED);
  else if (!circle)
    add_finding (self, LS_FINDING_CIRCLE_ENCLOSED);
}

/* --- Arrows --- */

/* Where the arrow of a spot leads; LS_NO_SPOT: the way ends there. */
static LsSpot
follow (const LsBoard *board,
        LsSpot         spot)
{
  LsSpot next;

  if (board->arrow[spot] >= LS_N_FACINGS)
    return LS_NO_SPOT;
  next = ls_spot_beside (spot, (LsFacing) board->arrow[spot]);
  return can_stand (board, next, 0) ? next : LS_NO_SPOT;
}

/* Every spot is looked at once: what has been walked through before leads nowhere new. */
static void
check_loops (Check *self)
{
  g_autofree guint16 *walked = g_new0 (guint16, LS_N_CELLS); /* in which walk */
  LsFinding *finding = NULL;
  guint16 walk = 0;

  for (LsSpot start = LS_STRIDE; start < LS_N_CELLS - LS_STRIDE; start++)
    {
      LsSpot spot = start;

      if (!can_stand (self->board, start, 0) || walked[start])
        continue;
      walk++;
      for (; spot != LS_NO_SPOT && !walked[spot]; spot = follow (self->board, spot))
        walked[spot] = walk;
      if (spot == LS_NO_SPOT || walked[spot] != walk)
        continue;
      for (LsSpot round = spot;;)
        {
          show_spot (self, &finding, LS_FINDING_ARROWS_LOOP, round);
          round = follow (self->board, round);
          if (round == spot)
            break;
        }
    }
}

static void
check_arrows (Check *self)
{
  const LsBoard *board = self->board;
  LsFinding *off = NULL;
  LsFinding *missing = NULL;

  for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
    {
      guint8 arrow = board->arrow[spot];

      if (ls_board_has (board, spot) && arrow < LS_N_FACINGS
          && !ls_board_has (board, ls_spot_beside (spot, (LsFacing) arrow)))
        show_spot (self, &off, LS_FINDING_ARROW_OFF_BOARD, spot);
    }
  for (LsSpot spot = LS_STRIDE; spot < LS_N_CELLS - LS_STRIDE; spot++)
    if (can_stand (board, spot, 0) && board->arrow[spot] >= LS_N_FACINGS)
      show_spot (self, &missing, LS_FINDING_ARROW_MISSING, spot);
  check_loops (self);
}

/* --- Mist, slots --- */

/* The town's outermost row or column on that side; FALSE: it has no spot. */
static gboolean
town_line (const LsBoard *board,
           LsFacing       side,
           guint         *line)
{
  gboolean found = FALSE;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);
        guint here = side == LS_NORTH || side == LS_SOUTH ? row : column;
        gboolean farther = side == LS_NORTH || side == LS_WEST ? here < *line : here > *line;

        if (!ls_board_has (board, spot) || !ls_board_in_town (board, spot))
          continue;
        *line = !found || farther ? here : *line;
        found = TRUE;
      }
  return found;
}

static void
check_mist (Check *self)
{
  gboolean any = FALSE;

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      const LsMistLine *mist = &self->board->mist[side];
      guint line = 0;

      any = any || mist->present;
      if (mist->present && town_line (self->board, side, &line) && line != mist->line)
        add_finding (self, LS_FINDING_MIST_LINE)->side = side;
    }
  if (!any)
    add_finding (self, LS_FINDING_NO_MIST);
}

static void
check_slot (Check        *self,
            const LsSlot *slot)
{
  const LsMistLine *mist = &self->board->mist[slot->side];
  guint first = MIN (slot->from, slot->to);
  guint last = MAX (slot->from, slot->to);
  LsFinding *finding;

  if (!mist->present || first < mist->from || last > mist->to)
    {
      finding = add_finding (self, LS_FINDING_SLOT_WITHOUT_MIST);
      finding->number = slot->number;
      finding->side = slot->side;
    }
  if (last - first + 1 != LS_CARD_COLUMNS)
    {
      finding = add_finding (self, LS_FINDING_SLOT_SIZE);
      finding->number = slot->number;
      finding->other = last - first + 1;
    }
  if (slot->number > LS_MAX_SPAWN_SLOTS)
    add_finding (self, LS_FINDING_SLOT_NUMBER)->number = slot->number;
}

static gboolean
overlap (const LsSlot *a,
         const LsSlot *b)
{
  return a->side == b->side && MIN (a->from, a->to) <= MAX (b->from, b->to)
         && MIN (b->from, b->to) <= MAX (a->from, a->to);
}

static void
check_slots (Check *self)
{
  GArray *slots = self->board->slots;

  if (slots->len == 0)
    add_finding (self, LS_FINDING_NO_SLOTS);
  for (guint i = 0; i < slots->len; i++)
    {
      const LsSlot *slot = &g_array_index (slots, LsSlot, i);

      check_slot (self, slot);
      for (guint j = 0; j < i; j++)
        if (overlap (slot, &g_array_index (slots, LsSlot, j)))
          {
            LsFinding *finding = add_finding (self, LS_FINDING_SLOTS_OVERLAP);

            finding->number = g_array_index (slots, LsSlot, j).number;
            finding->other = slot->number;
          }
    }
}

/* --- Walls --- */

static gboolean
is_on_edge (const LsBoard *board,
            LsSpot         spot)
{
  if (!ls_board_in_town (board, spot))
    return FALSE;
  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot beside = ls_spot_beside (spot, side);

      if (board->terrain[beside] != LS_TERRAIN_CIRCLE && !ls_board_in_town (board, beside))
        return TRUE;
    }
  return FALSE;
}

static void
check_walls (Check *self)
{
  LsFinding *place = NULL;
  LsFinding *twice = NULL;
  guint8 seen[LS_N_CELLS] = { 0 };

  for (guint i = 0; i < self->board->walls->len; i++)
    {
      const LsSpots *wall = &g_array_index (self->board->walls, LsSpots, i);

      for (guint j = 0; j < wall->n; j++)
        {
          if (!is_on_edge (self->board, wall->at[j]))
            show_spot (self, &place, LS_FINDING_WALL_PLACE, wall->at[j]);
          if (seen[wall->at[j]]++ == 1)
            show_spot (self, &twice, LS_FINDING_WALLS_OVERLAP, wall->at[j]);
        }
    }
}

static int
compare_findings (gconstpointer a,
                  gconstpointer b)
{
  const LsFinding *first = *(const LsFinding *const *) a;
  const LsFinding *second = *(const LsFinding *const *) b;

  if (first->kind != second->kind)
    return (int) first->kind - (int) second->kind;
  return first->letter != second->letter ? first->letter - second->letter : (int) first->number - (int) second->number;
}

GPtrArray *
ls_board_findings (const LsBoard *board)
{
  Check self = { board, g_ptr_array_new_with_free_func (finding_free) };

  check_sectors (&self);
  check_town (&self);
  check_arrows (&self);
  check_circle (&self);
  check_ways (&self);
  check_mist (&self);
  check_slots (&self);
  check_walls (&self);
  g_ptr_array_sort (self.findings, compare_findings);
  return self.findings;
}
