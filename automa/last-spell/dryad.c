/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad: her arrival, monoliths, growth, hatcheries and seed mortars. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-position.h"
#include "game-private.h"
#include "names.h"
#include "tell-boss.h"
#include "tell.h"

#define STEPS_TO_TOWN 3
#define DEPTH_OF_MIDDLE 2
#define COLUMN_OF_MIDDLE 3
#define MOST_TILES 6
#define GROWS_FROM 3

enum { DRYAD_FIRST_WITH_ARRIVAL, DRYAD_FIRST_NEXT_PHASE };

/* --- Looking --- */

static gboolean
is_tile (const LsToken *token)
{
  return token->kind == LS_TOKEN_HATCHERY || token->kind == LS_TOKEN_SEED_MORTAR;
}

guint
ls_dryad_tiles (const LsGame *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_tokens; i++)
    n += is_tile (&self->tokens[i]) ? 1 : 0;
  return n;
}

/* `dryad.entangle`: the tile that holds a hero fast, or NULL. */
const LsToken *
ls_dryad_tile_under (const LsGame *self,
                     guint         hero)
{
  for (guint i = 0; i < self->n_tokens && self->sheets[hero].on_board; i++)
    if (is_tile (&self->tokens[i]) && self->tokens[i].at == self->heroes[hero].at)
      return &self->tokens[i];
  return NULL;
}

static gboolean
is_under_hero (const LsGame  *self,
               const LsToken *tile)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (ls_dryad_tile_under (self, i) == tile)
      return TRUE;
  return FALSE;
}

gboolean
ls_dryad_is_sprout (const LsGame *self)
{
  return self->boss.stage == LS_DRYAD_SPROUT;
}

static gboolean
holds_monolith (const LsGame *self,
                LsSpot        spot)
{
  for (guint i = 0; i < self->n_tokens; i++)
    if (self->tokens[i].kind == LS_TOKEN_MONOLITH && self->tokens[i].at == spot)
      return TRUE;
  return FALSE;
}

/* `dryad.monoliths`: whether a monolith stops a melee attack on her from that spot, in a straight line. */
gboolean
ls_dryad_is_shielded (const LsGame *self,
                      LsSpot        from)
{
  int index = ls_boss_find (self, "dryad");
  const LsSpots *spots = index >= 0 ? &self->monsters[index].spots : NULL;

  for (guint i = 0; spots && i < spots->n; i++)
    for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
      {
        LsSpot shield = ls_spot_beside (spots->at[i], side);

        if (!holds_monolith (self, shield))
          continue;
        for (LsSpot spot = shield; ls_board_has (self->board, spot); spot = ls_spot_beside (spot, side))
          if (spot == from)
            return TRUE;
      }
  return FALSE;
}

/* --- Her arrival --- */

static const LsSlot *
arrival_slot (const LsGame *self)
{
  guint8 number = g_array_index (self->pack->directions, LsDirectionCard, self->direction - 1).dryad;

  for (guint i = 0; i < self->board->slots->len; i++)
    if (g_array_index (self->board->slots, LsSlot, i).number == number)
      return &g_array_index (self->board->slots, LsSlot, i);
  return NULL;
}

/* A spot by its place along the town's line and how far it lies beyond it. */
static LsSpot
spot_beyond (const LsBoard *board,
             LsFacing       side,
             int            along,
             int            beyond)
{
  int line = (int) board->mist[side].line + (side == LS_EAST ? beyond : -beyond);
  int column = side == LS_NORTH ? along : line;
  int row = side == LS_NORTH ? line : along;

  if (column < 0 || row < 0 || column >= (int) board->width || row >= (int) board->height)
    return LS_NO_SPOT;
  return ls_spot ((guint) column, (guint) row);
}

static int
column_along (const LsSlot *slot,
              int           column)
{
  return slot->from <= slot->to ? (int) slot->from + column - 1 : (int) slot->from - column + 1;
}

/* Two spots wide in the middle of the card, then three steps; further if something that cannot be moved is there. */
static gboolean
find_place (const LsGame *self,
            const LsSlot *slot,
            LsSpots      *spots,
            int          *beyond)
{
  *beyond = self->mist[slot->side] + DEPTH_OF_MIDDLE - STEPS_TO_TOWN;
  for (; *beyond > -LS_MAX_SIDE; (*beyond)--)
    {
      spots->n = 2;
      for (guint i = 0; i < spots->n; i++)
        spots->at[i]
          = spot_beyond (self->board, slot->side, column_along (slot, COLUMN_OF_MIDDLE + (int) i), *beyond);
      if (spots->at[0] != LS_NO_SPOT && spots->at[1] != LS_NO_SPOT && ls_boss_fits (self, spots->at[0])
          && ls_boss_fits (self, spots->at[1]))
        return TRUE;
    }
  return FALSE;
}

/* `dryad.monoliths`: where the pack says; one that would stand on rock, trees or beyond the board is left out. */
static void
place_monoliths (LsGame       *self,
                 const LsSlot *slot,
                 int           beyond,
                 LsScript     *script)
{
  for (guint i = 0; i < self->pack->n_monoliths; i++)
    {
      const LsMonolithPlace *place = &self->pack->monoliths[i];
      LsSpot spot = spot_beyond (self->board, slot->side, column_along (slot, COLUMN_OF_MIDDLE + place->along),
                                 beyond - place->ahead);

      if (spot == LS_NO_SPOT || !ls_boss_fits (self, spot))
        continue;
      ls_boss_clear (self, spot, LS_RULE_DRYAD_ARRIVE, script);
      ls_game_add_token (self, LS_TOKEN_MONOLITH, spot, NULL);
      LS_TELL (script, LS_RULE_DRYAD_MONOLITHS, ls_tell_monolith (spot));
    }
}

/* `dryad.arrive`: the slot's top card is removed, and she stands before it. */
static gboolean
arrive (LsGame   *self,
        LsScript *script,
        GError  **error)
{
  const LsSlot *slot = arrival_slot (self);
  int type = ls_pack_find_type (self->pack, "dryad");
  LsPile *pile;
  LsSpots spots = { 0 };
  int beyond;

  if (!slot || type < 0 || self->mist[slot->side] < 0 || !find_place (self, slot, &spots, &beyond))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("this board has no place for the Dryad"));
  pile = &self->cards.slots[slot->number - 1];
  if (pile->n > 0)
    {
      guint8 card = pile->cards[--pile->n];

      if (card != LS_CARD_UNKNOWN)
        self->cards.discard.cards[self->cards.discard.n++] = card;
      LS_TELL (script, LS_RULE_DRYAD_ARRIVE, ls_tell_top_card_removed (slot->number));
    }
  for (guint i = 0; i < spots.n; i++)
    ls_boss_clear (self, spots.at[i], LS_RULE_DRYAD_ARRIVE, script);
  if (!ls_game_add_monster (self, (guint) type, spots.at[0], ls_facing_turned (slot->side, 2), error))
    return FALSE;
  self->monsters[self->n_monsters - 1].spots = spots;
  LS_TELL (script, LS_RULE_DRYAD_ARRIVE, ls_tell_dryad_arrives (spots.at[0], spots.at[1]));
  LS_TELL_MORE (script, ls_tell_dryad_arrives_detail ());
  ls_script_show (script, self->monsters[self->n_monsters - 1].id, LS_NO_SPOT, spots.at[0]);
  place_monoliths (self, slot, beyond, script);
  self->boss.arrived = TRUE;
  self->boss.stage = LS_DRYAD_SPROUT;
  return TRUE;
}

/* --- Her steps --- */

static gboolean
cards_are_left (const LsGame *self)
{
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (self->cards.slots[i].n > 0 || self->cards.revealed[i] != 0)
      return TRUE;
  return FALSE;
}

/* `dryad.grow`: one stage further, or a mage. */
void
ls_dryad_grow (LsGame   *self,
               LsScript *script)
{
  if (self->phase < GROWS_FROM || cards_are_left (self))
    return;
  if (self->boss.stage < LS_DRYAD_MATURE)
    {
      self->boss.stage++;
      LS_TELL (script, LS_RULE_DRYAD_GROW, ls_tell_dryad_grows (self->boss.stage));
      LS_TELL_MORE (script, ls_tell_dryad_grows_detail (self->boss.stage));
      return;
    }
  self->mages -= self->mages > 0 ? 1 : 0;
  LS_TELL (script, LS_RULE_DRYAD_GROW, ls_tell_dryad_mage ());
  LS_TELL_MORE (script, ls_tell_mages_detail (self->mages));
}

/* A figure on a tile's spot, or another in its place (`spawn.substitute`). */
static void
hatch_figure (LsGame   *self,
              LsFigure  figure,
              LsSpot    at,
              LsScript *script)
{
  LsColour colour = LS_GREEN;
  LsFacing facing = ls_boss_facing (self, at);
  int type;

  for (guint i = 0; i < self->n_monsters; i++)
    if (ls_spots_contain (&self->monsters[i].spots, at))
      {
        LS_TELL (script, LS_RULE_DRYAD_HATCHERY, ls_tell_hatchery_full (at));
        LS_TELL_MORE (script, ls_tell_hatchery_full_detail ());
        return;
      }
  if (!ls_spawn_substitute (&self->supply, self->rulings.value[LS_RULING_SUBSTITUTION], &figure, &colour))
    {
      LS_TELL (script, LS_RULE_SPAWN_SUBSTITUTE, ls_tell_nothing_spawned ());
      LS_TELL_MORE (script, ls_tell_nothing_spawned_detail ());
      return;
    }
  type = ls_pack_type (self->pack, figure, colour);
  if (type < 0 || !ls_game_add_monster (self, (guint) type, at, facing, NULL))
    return;
  ls_game_tell_newcomer (self, LS_RULE_DRYAD_HATCHERY, script);
}

/* `dryad.hatchery`: from the first face to the second, from the second to an Archer. */
static void
hatch (LsGame   *self,
       LsScript *script)
{
  for (guint i = self->n_tokens; i > 0; i--)
    {
      LsToken *tile = &self->tokens[i - 1];
      LsSpot at = tile->at;

      if (tile->kind != LS_TOKEN_HATCHERY || is_under_hero (self, tile))
        continue;
      LS_TELL (script, LS_RULE_DRYAD_HATCHERY, ls_tell_hatchery (at, tile->used));
      if (tile->used)
        {
          ls_game_remove_token (self, i - 1);
          hatch_figure (self, LS_FIGURE_ARCHER, at, script);
        }
      else
        {
          tile->used = TRUE;
          hatch_figure (self, LS_FIGURE_ARMORED, at, script);
        }
    }
}

/* --- New tiles --- */

/* `dryad.clear`: her own spots and the monoliths are not cleared away. */
static gboolean
is_hers (const LsGame *self,
         LsSpot        spot)
{
  int index = ls_boss_find (self, "dryad");

  return holds_monolith (self, spot) || (index >= 0 && ls_spots_contain (&self->monsters[index].spots, spot));
}

/* Straight to the town; what no one can take away is passed on the coin's side, else on the other, for nothing. Once
 * begun, a way around goes on to the same side. */
static LsSpot
seed_spot (const LsGame *self,
           LsSpot        from,
           LsFacing      facing,
           guint         steps)
{
  int coin_side = self->coin == LS_COIN_RIGHT ? 1 : -1;
  int side = 0;

  while (steps > 0 || is_hers (self, from))
    {
      LsSpot ahead = ls_spot_beside (from, facing);

      if (ls_boss_fits (self, ahead))
        {
          from = ahead;
          steps -= steps > 0 ? 1 : 0;
          side = 0;
          continue;
        }
      if (side == 0)
        side = ls_boss_fits (self, ls_spot_beside (from, ls_facing_turned (facing, coin_side))) ? coin_side : -coin_side;
      ahead = ls_spot_beside (from, ls_facing_turned (facing, side));
      if (!ls_boss_fits (self, ahead))
        break;
      from = ahead;
    }
  return is_hers (self, from) ? LS_NO_SPOT : from;
}

/* `dryad.entangle`: beneath a hero, who is hurt at once; `dryad.clear`: all else makes room. */
static void
place_tile (LsGame     *self,
            LsTokenKind kind,
            LsSpot      at,
            LsScript   *script)
{
  int hero = -1;

  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].on_board && self->heroes[i].at == at)
      hero = (int) i;
  if (hero < 0)
    ls_boss_clear (self, at, LS_RULE_DRYAD_CLEAR, script);
  else if (ls_dryad_tile_under (self, (guint) hero))
    return; /* held already */
  for (guint i = self->n_structures; i > 0; i--) /* the gate or tower that the hero stood on */
    if (ls_spots_contain (&self->structures[i - 1].spots, at))
      {
        LS_TELL (script, LS_RULE_DRYAD_CLEAR, ls_name_told (self, self->structures[i - 1].id, ls_tell_removed));
        ls_game_remove_structure (self, i - 1);
      }
  ls_game_add_token (self, kind, at, NULL);
  LS_TELL (script, LS_RULE_DRYAD_SEED, ls_tell_tile (ls_token_name (kind), at));
  if (hero >= 0)
    {
      ls_game_deal (self, (guint) hero, self->tokens[self->n_tokens - 1].id, 1);
      LS_TELL (script, LS_RULE_DRYAD_ENTANGLE, ls_tell_entangled (self->heroes[hero].id));
      LS_TELL_MORE (script, ls_tell_entangled_detail ());
      ls_script_show (script, self->heroes[hero].id, at, at);
    }
  else if (kind == LS_TOKEN_HATCHERY)
    hatch_figure (self, LS_FIGURE_CLAWER, at, script);
}

static void
seed_card (LsGame              *self,
           const LsSlot        *slot,
           const LsPatternCard *card,
           LsScript            *script)
{
  LsFacing facing = ls_facing_turned (slot->side, 2);

  for (guint i = 0; i < card->pattern.n_tiles && ls_dryad_tiles (self) < MOST_TILES; i++)
    {
      const LsTileIcon *icon = &card->pattern.tiles[i];
      LsSpot from = spot_beyond (self->board, slot->side, column_along (slot, icon->column),
                                 self->mist[slot->side] + icon->depth);
      LsSpot at
        = from != LS_NO_SPOT ? seed_spot (self, from, facing, self->pack->growth[self->boss.stage - 1]) : LS_NO_SPOT;

      if (at != LS_NO_SPOT && ls_boss_fits (self, at))
        place_tile (self, (LsTokenKind) icon->kind, at, script);
    }
}

/* `dryad.seed`: what the cards of this phase bring. */
static void
seed (LsGame   *self,
      LsScript *script)
{
  for (guint i = 0; i < self->board->slots->len; i++)
    {
      const LsSlot *slot = &g_array_index (self->board->slots, LsSlot, i);
      guint8 card = slot->number <= LS_MAX_SPAWN_SLOTS ? self->cards.revealed[slot->number - 1] : 0;

      if (card != 0 && self->mist[slot->side] >= 0)
        seed_card (self, slot, &g_array_index (self->pack->patterns, LsPatternCard, card - 1), script);
    }
}

/* `dryad.steps`: the phase's cards are turned first, so that their icons are known. */
gboolean
ls_dryad_spawn (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  gboolean first = self->phase == 1;

  if (!self->boss.arrived)
    return arrive (self, script, error);
  if (!ls_game_reveal (self, script, error))
    return FALSE;
  if (!first || self->rulings.value[LS_RULING_DRYAD_FIRST] == DRYAD_FIRST_WITH_ARRIVAL)
    {
      LS_TELL (script, LS_RULE_DRYAD_STEPS, ls_tell_dryad_steps ());
      ls_dryad_grow (self, script);
      hatch (self, script);
      seed (self, script);
    }
  self->stage = LS_STAGE_SPAWN;
  return TRUE;
}
