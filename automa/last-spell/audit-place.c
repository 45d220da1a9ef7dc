/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the boss spawn step puts Cetusia, the Dryad with her monoliths, and her tiles, worked out a second time; and
 * that it leaves everything else where it was. */
#include "audit-private.h"

#include <string.h>

#include "boss.h"

#define MOST_TILES 6
#define FIRST_CARD 2 /* the phase in which Cetusia draws for the first time */

/* A place on the board or beside it, and a way to go. */
typedef struct
{
  int column, row;
} Point;

typedef struct
{
  const LsGame *before;
  const LsGame *after;
  GPtrArray    *breaches;
  LsSpot        cleared[LS_MAX_TOKENS]; /* spots on which something was put */
  guint         n_cleared;
} Placing;

typedef struct
{
  LsTokenKind kind;
  LsSpot      at;
  gboolean    used;
} Tile;

static void
expect (Placing    *self,
        gboolean    holds,
        const char *who,
        const char *what)
{
  if (!holds)
    g_ptr_array_add (self->breaches, g_strdup_printf ("%s: %s after the boss spawn step", who, what));
}

/* --- Points --- */

static Point
beyond (Point from,
        Point way,
        int   steps)
{
  return (Point){ from.column + steps * way.column, from.row + steps * way.row };
}

static Point
clockwise (Point way)
{
  return (Point){ -way.row, way.column };
}

static gboolean
is_on_grid (const LsGame *game,
            Point         at)
{
  return at.column >= 0 && at.row >= 0 && at.column < (int) game->board->width && at.row < (int) game->board->height;
}

static LsSpot
spot_of (Point at)
{
  return ls_spot ((guint) at.column, (guint) at.row);
}

/* Whether a piece could stand there. */
static gboolean
is_footing (const LsGame *game,
            Point         at)
{
  LsTerrain terrain = is_on_grid (game, at) ? (LsTerrain) game->board->terrain[spot_of (at)] : LS_TERRAIN_NONE;

  return terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER;
}

static Point
away_from_town (LsFacing side)
{
  static const Point ways[LS_N_FACINGS] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  return ways[side];
}

/* The spot of the town's line that lies before a column of the slot's card, and the way from column to column. */
static Point
foot_of (const LsGame *game,
         const LsSlot *slot,
         int           column,
         Point        *along)
{
  int line = (int) game->board->mist[slot->side].line;
  int way = slot->from <= slot->to ? 1 : -1;
  Point from = slot->side == LS_NORTH ? (Point){ (int) slot->from, line } : (Point){ line, (int) slot->from };

  *along = slot->side == LS_NORTH ? (Point){ way, 0 } : (Point){ 0, way };
  return beyond (from, *along, column - 1);
}

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
  expect_others (self);
  expect_room (self);
  expect_heroes (self, TRUE);
}

/* `cetusia.skip`. */
static void
expect_nothing (Placing *self)
{
  expect (self, self->after->boss.card == 0 && !self->after->boss.arrived, "Cetusia", "there too early");
  expect (self, self->after->n_monsters == self->before->n_monsters, "the board", "other monsters");
  expect_others (self);
  expect_heroes (self, FALSE);
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

static gboolean
has_monolith (const LsGame *game,
              LsSpot        at)
{
  for (guint i = 0; i < game->n_tokens; i++)
    if (game->tokens[i].kind == LS_TOKEN_MONOLITH && game->tokens[i].at == at)
      return TRUE;
  return FALSE;
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
  expect_others (self);
  expect_room (self);
  expect_heroes (self, TRUE);
}

/* --- Her tiles --- */

static gboolean
is_hers (const LsGame *game,
         Point         at)
{
  const LsMonster *dryad = ls_audit_find (game, "dryad");

  return is_on_grid (game, at)
         && (has_monolith (game, spot_of (at)) || (dryad && ls_spots_contain (&dryad->spots, spot_of (at))));
}

/* `dryad.seed`, `dryad.clear`: where an icon's tile ends, if anywhere. */
static LsSpot
tile_spot (const LsGame     *game,
           const LsSlot     *slot,
           const LsTileIcon *icon)
{
  int steps = game->pack->growth[game->boss.stage - 1];
  Point away = away_from_town (slot->side);
  Point ahead = { -away.column, -away.row };
  Point right = clockwise (ahead);
  Point coin = game->coin == LS_COIN_RIGHT ? right : (Point){ -right.column, -right.row };
  Point along;
  Point at = beyond (foot_of (game, slot, icon->column, &along), away, game->mist[slot->side] + icon->depth);
  int sideways = 0; /* 1: it goes around something on the coin's side, -1: on the other */

  if (!is_on_grid (game, at))
    return LS_NO_SPOT;
  while (steps > 0 || is_hers (game, at))
    if (is_footing (game, beyond (at, ahead, 1)))
      {
        at = beyond (at, ahead, 1);
        steps--;
        sideways = 0;
      }
    else
      {
        if (sideways == 0)
          sideways = is_footing (game, beyond (at, coin, 1)) ? 1 : -1;
        if (!is_footing (game, beyond (at, coin, sideways)))
          break;
        at = beyond (at, coin, sideways);
      }
  return is_footing (game, at) && !is_hers (game, at) ? spot_of (at) : LS_NO_SPOT;
}

static int
hero_at (const LsGame *game,
         LsSpot        at)
{
  for (guint i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board && game->heroes[i].at == at)
      return (int) i;
  return -1;
}

static int
find_tile (GArray *tiles,
           LsSpot  at)
{
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, Tile, i).at == at)
      return (int) i;
  return -1;
}

/* `dryad.hatchery`: what is left of the tiles that were there. */
static GArray *
hatched (const LsGame *game)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (Tile));

  for (guint i = 0; i < game->n_tokens; i++)
    {
      const LsToken *token = &game->tokens[i];
      Tile tile = { token->kind, token->at, token->used };

      if (token->kind == LS_TOKEN_HATCHERY && hero_at (game, token->at) < 0)
        {
          if (token->used)
            continue;
          tile.used = TRUE;
        }
      if (token->kind == LS_TOKEN_HATCHERY || token->kind == LS_TOKEN_SEED_MORTAR)
        g_array_append_val (tiles, tile);
    }
  return tiles;
}

/* One more tile; `due` counts what it deals to the hero above it. */
static void
add_tile (Placing *self,
          GArray  *tiles,
          Tile     tile,
          guint    due[LS_MAX_HEROES])
{
  int hero = hero_at (self->before, tile.at);
  int old = find_tile (tiles, tile.at);

  if (hero >= 0 && old >= 0)
    return;
  if (hero >= 0)
    due[hero]++;
  if (old >= 0)
    g_array_remove_index (tiles, (guint) old);
  g_array_append_val (tiles, tile);
  if (self->n_cleared < LS_MAX_TOKENS)
    self->cleared[self->n_cleared++] = tile.at;
}

static void
expect_same_tiles (Placing *self,
                   GArray  *tiles)
{
  guint n = 0;

  for (guint i = 0; i < self->after->n_tokens; i++)
    {
      const LsToken *token = &self->after->tokens[i];
      int tile = find_tile (tiles, token->at);

      if (token->kind != LS_TOKEN_HATCHERY && token->kind != LS_TOKEN_SEED_MORTAR)
        continue;
      n++;
      expect (self,
              tile >= 0 && g_array_index (tiles, Tile, tile).kind == token->kind
                && g_array_index (tiles, Tile, tile).used == token->used,
              token->id, "a tile that does not come there");
    }
  expect (self, n == tiles->len, "the board", "too few or too many tiles");
}

/* `dryad.grow`: from the third phase on, when no spawn card is left. */
static void
expect_growth (Placing *self)
{
  const LsGame *after = self->after;
  gboolean cards = FALSE;
  gboolean grows;

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    cards = cards || after->cards.slots[i].n > 0 || after->cards.revealed[i] != 0;
  grows = after->phase >= 3 && !cards;
  expect (self, after->boss.stage == MIN (self->before->boss.stage + (grows ? 1 : 0), LS_GROWTH_STAGES), "the Dryad",
          "in the wrong stage");
  expect (self,
          after->mages == self->before->mages - (grows && self->before->boss.stage == LS_GROWTH_STAGES ? 1 : 0),
          "the magic circle", "other mages");
}

static void
expect_tiles (Placing *self)
{
  const LsGame *after = self->after;
  g_autoptr (GArray) tiles = hatched (self->before);
  guint due[LS_MAX_HEROES] = { 0 };

  expect_growth (self);
  for (guint i = 0; i < after->board->slots->len; i++)
    {
      const LsSlot *slot = &g_array_index (after->board->slots, LsSlot, i);
      guint8 card = slot->number <= LS_MAX_SPAWN_SLOTS ? after->cards.revealed[slot->number - 1] : 0;
      const LsPattern *pattern = card > 0 ? &g_array_index (after->pack->patterns, LsPatternCard, card - 1).pattern : NULL;

      for (guint j = 0; pattern && after->mist[slot->side] >= 0 && j < pattern->n_tiles && tiles->len < MOST_TILES; j++)
        {
          LsSpot at = tile_spot (after, slot, &pattern->tiles[j]);

          if (at != LS_NO_SPOT)
            add_tile (self, tiles, (Tile){ (LsTokenKind) pattern->tiles[j].kind, at, FALSE }, due);
        }
    }
  expect_same_tiles (self, tiles);
  for (guint i = 0; i < after->n_heroes; i++)
    expect (self, after->sheets[i].due == due[i], after->heroes[i].id, "other damage due");
  expect_others (self);
  expect_heroes (self, FALSE);
}

/* --- The step --- */

/* Some things are only put on the table if there is room for them in the game's lists. */
static gboolean
is_crowded (const LsGame *game)
{
  return game->n_tokens + LS_MONOLITHS + MOST_TILES > LS_MAX_TOKENS;
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
        expect_tiles (&self);
      return;
    default:
      return;
    }
}
