/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the boss spawn step puts Cetusia, and the Dryad with her monoliths, worked out a second time; and that it
 * leaves everything else where it was. */
#include "audit-place.h"

#include <string.h>

#include "boss.h"

#define FIRST_CARD 2 /* the phase in which Cetusia draws for the first time */

/* --- What was not to change --- */

static gboolean
is_cleared (const Placing *self,
            const LsSpots *spots)
{
  for (guint i = 0; i < self->n_cleared; i++)
    if (ls_spots_contain (spots, self->cleared[i]))
      return TRUE;
  return FALSE;
}

static void
expect_others (Placing *self)
{
  const LsGame *before = self->before;
  const LsGame *after = self->after;

  for (guint i = 0; i < before->n_monsters; i++)
    {
      int now = ls_game_find_monster (after, before->monsters[i].id);

      if (!ls_audit_type (before, i)->boss && !is_cleared (self, &before->monsters[i].spots))
        expect (self, now >= 0 && memcmp (&before->monsters[i], &after->monsters[now], sizeof (LsMonster)) == 0,
                before->monsters[i].id, "not what it was");
    }
  for (guint i = 0; i < before->n_structures; i++)
    expect (self,
            (ls_game_find_structure (after, before->structures[i].id) < 0)
              == is_cleared (self, &before->structures[i].spots),
            before->structures[i].id, "wrongly there or gone");
  for (guint i = 0; i < self->n_cleared; i++)
    {
      guint tokens = 0;

      for (guint j = 0; j < after->n_tokens; j++)
        tokens += after->tokens[j].at == self->cleared[i] ? 1 : 0;
      expect (self, tokens <= 1, "a spot", "two tokens");
    }
}

/* Nobody stands where she has been put. */
static void
expect_room (Placing *self)
{
  for (guint i = 0; i < self->after->n_monsters; i++)
    expect (self, ls_audit_type (self->after, i)->boss || !is_cleared (self, &self->after->monsters[i].spots),
            self->after->monsters[i].id, "in the way");
}

/* Heroes make room where `displaced`; nowhere else do they move. */
static void
expect_heroes (Placing *self,
               gboolean displaced)
{
  for (guint i = 0; i < self->before->n_heroes; i++)
    {
      LsSpots was = { 1, { self->before->heroes[i].at } };
      LsSpots is = { 1, { self->after->heroes[i].at } };

      if (!self->before->sheets[i].on_board)
        continue;
      if (displaced && is_cleared (self, &was))
        expect (self, !self->after->sheets[i].on_board || !is_cleared (self, &is), self->before->heroes[i].id,
                "in the way");
      else if (!self->after->sheets[i].dead)
        expect (self, was.at[0] == is.at[0], self->before->heroes[i].id, "moved");
    }
}

void
ls_audit_untouched (Placing *self,
                    gboolean displaced)
{
  expect_others (self);
  expect_heroes (self, displaced);
  if (displaced)
    expect_room (self);
}

/* --- Cetusia --- */

/* Towards the middle of the red area. */
static LsFacing
turned_to (const LsCetusiaPiece *piece)
{
  int east = -(int) piece->n * (int) ls_spot_column (piece->at);
  int south = -(int) piece->n * (int) ls_spot_row (piece->at);

  for (guint i = 0; i < piece->n; i++)
    {
      east += (int) ls_spot_column (piece->area[i]);
      south += (int) ls_spot_row (piece->area[i]);
    }
  if (ABS (south) >= ABS (east))
    return south < 0 ? LS_NORTH : LS_SOUTH;
  return east < 0 ? LS_WEST : LS_EAST;
}

/* `cetusia.draw`: a card that she had left. */
static void
expect_card (Placing *self)
{
  const LsPile *deck = &self->before->boss.deck;
  guint8 card = self->after->boss.card;
  gboolean known = card == self->before->boss.card || deck->n == 0;

  for (guint i = 0; i < deck->n; i++)
    known = known || (self->before->boss.card == 0 && deck->cards[i] == card);
  expect (self, card > 0 && known, "Cetusia", "a card that she did not have");
}

static void
expect_cetusia (Placing *self)
{
  static const char *const names[LS_CETUSIA_PIECES] = { "cetusia-head", "cetusia-tail" };
  const LsCetusiaCard *card = &self->after->pack->cetusia[MAX (self->after->boss.card, 1) - 1];

  expect_card (self);
  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    {
      const LsMonster *was = ls_audit_find (self->before, names[i]);
      const LsMonster *is = ls_audit_find (self->after, names[i]);
      gboolean due = was || !self->before->boss.arrived;

      expect (self, (is != NULL) == due, names[i], "wrongly there or gone");
      if (!is || !due)
        continue;
      expect (self, is->spots.n == 1 && is->spots.at[0] == card->pieces[i].at, names[i], "not where the card says");
      expect (self, is->facing == turned_to (&card->pieces[i]), names[i], "turned away from what it strikes");
      expect (self, is->wounds == (was ? was->wounds : 0), names[i], "other wounds");
      self->cleared[self->n_cleared++] = card->pieces[i].at;
    }
  ls_audit_untouched (self, TRUE);
}

/* `cetusia.skip`. */
static void
expect_nothing (Placing *self)
{
  expect (self, self->after->boss.card == 0 && !self->after->boss.arrived, "Cetusia", "there too early");
  expect (self, self->after->n_monsters == self->before->n_monsters, "the board", "other monsters");
  ls_audit_untouched (self, FALSE);
}

/* --- The Dryad --- */

static const LsSlot *
find_slot (const LsGame *game,
           guint         number)
{
  for (guint i = 0; i < game->board->slots->len; i++)
    if (g_array_index (game->board->slots, LsSlot, i).number == number)
      return &g_array_index (game->board->slots, LsSlot, i);
  return NULL;
}

/* `dryad.monoliths`: one on each of their spots that has a footing. */
static void
expect_monoliths (Placing *self,
                  Point    left,
                  Point    along,
                  Point    away)
{
  for (guint i = 0; i < self->before->pack->n_monoliths; i++)
    {
      const LsMonolithPlace *place = &self->before->pack->monoliths[i];
      Point at = beyond (beyond (left, along, place->along), away, -place->ahead);

      if (!is_footing (self->before, at))
        continue;
      self->cleared[self->n_cleared++] = spot_of (at);
      expect (self, has_monolith (self->after, spot_of (at)), "the Dryad", "a monolith missing");
    }
  for (guint i = 0; i < self->after->n_tokens; i++)
    {
      const LsToken *token = &self->after->tokens[i];
      LsSpots at = { 1, { token->at } };

      if (token->kind == LS_TOKEN_MONOLITH)
        expect (self, is_cleared (self, &at) || has_monolith (self->before, token->at), token->id, "out of place");
    }
}

/* `dryad.arrive`: from the middle of the card's second row three steps to the town, or more where nothing can stand. */
static void
expect_dryad (Placing *self)
{
  const LsGame *before = self->before;
  const LsDirectionCard *card = &g_array_index (before->pack->directions, LsDirectionCard, before->direction - 1);
  const LsSlot *slot = find_slot (before, card->dryad);
  const LsMonster *dryad = ls_audit_find (self->after, "dryad");
  Point away, along, left, right;

  expect (self, slot && dryad, "the Dryad", "not there");
  if (!slot || !dryad)
    return;
  away = away_from_town (slot->side);
  left = beyond (foot_of (before, slot, 3, &along), away, before->mist[slot->side] + 2 - 3);
  right = beyond (left, along, 1);
  while (is_on_grid (before, left) && !(is_footing (before, left) && is_footing (before, right)))
    {
      left = beyond (left, away, -1);
      right = beyond (right, away, -1);
    }
  expect (self, dryad->spots.n == 2 && dryad->spots.at[0] == spot_of (left) && dryad->spots.at[1] == spot_of (right),
          "the Dryad", "not in her place");
  expect (self, dryad->facing == (slot->side + 2) % LS_N_FACINGS && dryad->wounds == 0, "the Dryad", "turned or hurt");
  expect (self, self->after->boss.stage == 1, "the Dryad", "no sprout");
  self->cleared[self->n_cleared++] = spot_of (left);
  self->cleared[self->n_cleared++] = spot_of (right);
  expect_monoliths (self, left, along, away);
  ls_audit_untouched (self, TRUE);
}

/* --- The step --- */

/* Some things are only put on the table if there is room for them in the game's lists. */
static gboolean
is_crowded (const LsGame *game)
{
  return game->n_tokens + LS_MONOLITHS + LS_AUDIT_TILES > LS_MAX_TOKENS;
}

void
ls_audit_boss_step (const LsGame *before,
                    const LsGame *after,
                    GPtrArray    *breaches)
{
  Placing self = { .before = before, .after = after, .breaches = breaches };

  if (is_crowded (before))
    return;
  switch (ls_boss_of_night (before))
    {
    case LS_BOSS_CETUSIA:
      if (after->phase >= FIRST_CARD)
        expect_cetusia (&self);
      else
        expect_nothing (&self);
      return;
    case LS_BOSS_DRYAD:
      if (!before->boss.arrived)
        expect_dryad (&self);
      else if (after->phase > 1 || after->rulings.value[LS_RULING_DRYAD_FIRST] == 0)
        ls_audit_tiles (&self);
      return;
    default:
      return;
    }
}
