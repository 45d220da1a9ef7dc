/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Dryad's steps worked out a second time: her growth, her hatcheries, and where new tiles come. */
#include "audit-place.h"

typedef struct
{
  LsTokenKind kind;
  LsSpot      at;
  gboolean    used;
} Tile;

static Point
clockwise (Point way)
{
  return (Point){ -way.row, way.column };
}

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

/* `dryad.seed`: what a card turned at that slot brings, as long as there are fewer than six. */
static void
add_tiles (Placing         *self,
           const LsSlot    *slot,
           const LsPattern *pattern,
           GArray          *tiles,
           guint            due[LS_MAX_HEROES])
{
  for (guint i = 0; i < pattern->n_tiles && tiles->len < LS_AUDIT_TILES; i++)
    {
      LsSpot at = tile_spot (self->after, slot, &pattern->tiles[i]);

      if (at != LS_NO_SPOT)
        add_tile (self, tiles, (Tile){ (LsTokenKind) pattern->tiles[i].kind, at, FALSE }, due);
    }
}

void
ls_audit_tiles (Placing *self)
{
  const LsGame *after = self->after;
  g_autoptr (GArray) tiles = hatched (self->before);
  guint due[LS_MAX_HEROES] = { 0 };

  expect_growth (self);
  for (guint i = 0; i < after->board->slots->len; i++)
    {
      const LsSlot *slot = &g_array_index (after->board->slots, LsSlot, i);
      guint8 card = slot->number <= LS_MAX_SPAWN_SLOTS ? after->cards.revealed[slot->number - 1] : 0;

      if (card > 0 && after->mist[slot->side] >= 0)
        add_tiles (self, slot, &g_array_index (after->pack->patterns, LsPatternCard, card - 1).pattern, tiles, due);
    }
  expect_same_tiles (self, tiles);
  for (guint i = 0; i < after->n_heroes; i++)
    expect (self, after->sheets[i].due == due[i], after->heroes[i].id, "other damage due");
  ls_audit_untouched (self, FALSE);
}
