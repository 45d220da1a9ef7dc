/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Corrupted Harpy and her Alerion. On the cliff she is no monster: nothing can reach her there. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-position.h"
#include "game-private.h"
#include "tell-boss.h"

#define DIVE_BOMB 2

enum { HARPY_SIDE_DAY, HARPY_SIDE_PHASE };
enum { CRY_NEXT_HERO_PHASE, CRY_AT_ONCE };

void
ls_harpy_side (LsGame   *self,
               LsCoin    coin,
               LsScript *script)
{
  self->boss.side = (guint8) (coin + 1);
  LS_TELL (script, LS_RULE_DAY_SCOUT_BOSS, ls_tell_harpy_side (coin));
}

/* Whether the table's own coin must say her side, on her day or in the boss spawn step. */
gboolean
ls_harpy_needs_coin (const LsGame *self)
{
  gboolean now = self->stage == LS_STAGE_DAY ? self->rulings.value[LS_RULING_HARPY_SIDE] == HARPY_SIDE_DAY
                                             : self->boss.slain < LS_ALERIONS;

  return now && self->boss.side == 0 && !self->setup.app_flips;
}

static gboolean
flip_side (LsGame   *self,
           LsScript *script,
           GError  **error)
{
  if (self->boss.side != 0)
    return TRUE;
  if (ls_harpy_needs_coin (self))
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("flip the fate coin for the Harpy's side and enter it"));
  ls_harpy_side (self, (LsCoin) automa_random_below (&self->random, LS_N_COINS), script);
  return TRUE;
}

/* `day.scout-boss`, by the ruling `harpy-side`. */
gboolean
ls_harpy_scout (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  return self->rulings.value[LS_RULING_HARPY_SIDE] == HARPY_SIDE_PHASE || flip_side (self, script, error);
}

/* The halves of the whole board; the middle column of an odd board lies in both. */
gboolean
ls_harpy_on_half (const LsGame *self,
                  LsSpot        spot)
{
  guint column = ls_spot_column (spot);
  guint width = self->board->width;

  return self->boss.side == LS_COIN_LEFT + 1 ? column < (width + 1) / 2 : column >= width / 2;
}

/* `harpy.cry`: every hero on her half loses a movement token of the player's choice. */
gboolean
ls_harpy_cry (LsGame   *self,
              LsScript *script,
              GError  **error)
{
  gboolean at_once = self->rulings.value[LS_RULING_CRY_TIMING] == CRY_AT_ONCE;

  if (self->boss.slain < LS_ALERIONS)
    {
      if (!flip_side (self, script, error))
        return FALSE;
      LS_TELL (script, LS_RULE_HARPY_CRY, ls_tell_harpy_sits ((LsCoin) (self->boss.side - 1),
                                                              self->setup.mode == LS_MODE_BOSS_RUSH));
      LS_TELL_MORE (script, ls_tell_harpy_sits_detail ());
      for (guint i = 0; i < self->n_heroes; i++)
        if (self->sheets[i].on_board && ls_harpy_on_half (self, self->heroes[i].at))
          {
            LS_TELL (script, LS_RULE_HARPY_CRY, ls_tell_cry (self->heroes[i].id));
            LS_TELL_MORE (script, ls_tell_cry_detail (at_once));
            ls_script_show (script, self->heroes[i].id, self->heroes[i].at, self->heroes[i].at);
            *(at_once ? &self->sheets[i].owed : &self->sheets[i].cry) = 1;
          }
      if (self->rulings.value[LS_RULING_HARPY_SIDE] == HARPY_SIDE_PHASE)
        self->boss.side = 0; /* tossed anew in the next phase */
    }
  self->stage = LS_STAGE_SPAWN;
  return TRUE;
}

/* --- Alerion --- */

/* The mist spot of an Alerion's card; if its tile is full, one of another slot. */
static LsSpot
alerion_spot (const LsGame        *self,
              const LsAlerionCard *card,
              LsFacing            *side)
{
  const LsDirectionCard *direction = &g_array_index (self->pack->directions, LsDirectionCard, self->direction - 1);
  guint day = self->night - 1u;
  guint8 number = direction->slots[day][(card->place - 1u) % direction->n[day]];
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);

  ls_game_position_init (&view, self);
  ls_ground_init (ground, &view.position);
  for (guint own = 2; own > 0; own--)
    for (guint i = 0; i < self->board->slots->len; i++)
      {
        const LsSlot *slot = &g_array_index (self->board->slots, LsSlot, i);
        LsSpot spot;
        LsRule rule;

        if ((slot->number == number) != (own == 2) || self->mist[slot->side] < 0)
          continue;
        spot = ls_spawn_spot (&view.position, ground, slot, card->column, card->depth, &rule);
        *side = slot->side;
        if (spot != LS_NO_SPOT)
          return spot;
      }
  return LS_NO_SPOT;
}

/* `harpy.alerion`: in the monster spawn step, from cards of their own. */
gboolean
ls_harpy_spawn_alerion (LsGame   *self,
                        LsScript *script,
                        GError  **error)
{
  int type = ls_pack_find_type (self->pack, "alerion");

  if (ls_boss_of_night (self) != LS_BOSS_HARPY || type < 0)
    return TRUE;
  for (guint i = 0; i < self->pack->n_alerions; i++)
    {
      const LsAlerionCard *card = &self->pack->alerions[i];
      LsFacing side = LS_NORTH;
      LsSpot at = card->phase == self->phase ? alerion_spot (self, card, &side) : LS_NO_SPOT;

      if (at == LS_NO_SPOT)
        continue;
      if (!ls_game_add_monster (self, (guint) type, at, ls_facing_turned (side, 2), error))
        return FALSE;
      ls_game_tell_newcomer (self, LS_RULE_HARPY_ALERION, script);
    }
  return TRUE;
}

/* An Alerion has left the board; with the third, the Harpy comes. */
void
ls_harpy_note_death (LsGame          *self,
                     const LsMonster *monster)
{
  if (ls_boss_of_night (self) != LS_BOSS_HARPY || self->boss.arrived
      || strcmp (g_array_index (self->pack->types, LsMonsterType, monster->type).id, "alerion") != 0)
    return;
  self->boss.slain++;
  if (self->boss.slain >= LS_ALERIONS)
    self->boss.entering = monster->spots.at[0];
}

/* --- Her entrance --- */

static gboolean
may_land (const LsGame *self,
          LsSpot        spot)
{
  return ls_boss_fits (self, spot) && ls_boss_is_free (self, spot);
}

static void
land (LsGame   *self,
      LsSpot    spot,
      LsScript *script)
{
  int type = ls_pack_find_type (self->pack, "harpy");
  LsSpots at = { 1, { spot } };
  LsSpot area[LS_MAX_AREA];
  LsBossBlow blow = { .rule = LS_RULE_HARPY_DIVE_BOMB,
                      .damage = DIVE_BOMB,
                      .monsters = TRUE,
                      .n = ls_spots_area (&at, area),
                      .spots = area };
  LsFacing facing = ls_boss_facing (self, spot);

  self->boss.entering = LS_NO_SPOT;
  if (type < 0 || !ls_game_add_monster (self, (guint) type, spot, facing, NULL))
    return;
  blow.monster = self->monsters[self->n_monsters - 1].id;
  self->boss.arrived = TRUE;
  for (guint i = 0; i < self->n_heroes; i++)
    self->sheets[i].cry = 0; /* she has left the cliff before the next hero phase */
  LS_TELL (script, LS_RULE_HARPY_ENTER, ls_tell_harpy_enters (spot, facing));
  LS_TELL_MORE (script, ls_tell_harpy_enters_detail ());
  ls_script_show (script, self->monsters[self->n_monsters - 1].id, LS_NO_SPOT, spot);
  ls_script_turn (script, facing);
  LS_TELL (script, LS_RULE_HARPY_DIVE_BOMB, ls_tell_dive_bomb ());
  LS_TELL_MORE (script, ls_tell_dive_bomb_detail ());
  ls_boss_strike (self, &blow, script);
}

/* `harpy.enter`: at once, where the last Alerion died; if that is taken, the players are asked. */
void
ls_harpy_enter (LsGame   *self,
                LsScript *script)
{
  if (may_land (self, self->boss.entering))
    land (self, self->boss.entering, script);
  else
    {
      LS_TELL (script, LS_RULE_HARPY_ENTER, ls_tell_harpy_waits (self->boss.entering));
      LS_TELL_MORE (script, ls_tell_harpy_waits_detail ());
    }
}

/* LsSpot, among which the players choose: adjacent, as long as one of those is free, else any. */
GArray *
ls_harpy_landings (const LsGame *self)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  for (LsFacing side = LS_NORTH; side < LS_N_FACINGS; side++)
    {
      LsSpot spot = ls_spot_beside (self->boss.entering, side);

      if (may_land (self, spot))
        g_array_append_val (spots, spot);
    }
  if (spots->len > 0)
    return spots;
  for (guint i = 0; i < self->board->width * self->board->height; i++)
    {
      LsSpot spot = ls_spot (i % self->board->width, i / self->board->width);

      if (may_land (self, spot))
        g_array_append_val (spots, spot);
    }
  return spots;
}

gboolean
ls_harpy_place (LsGame   *self,
                LsSpot    spot,
                LsScript *script,
                GError  **error)
{
  g_autoptr (GArray) spots = ls_harpy_landings (self);

  for (guint i = 0; i < spots->len; i++)
    if (g_array_index (spots, LsSpot, i) == spot)
      {
        land (self, spot, script);
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_RULE,
                         _("the Harpy needs a free spot beside the one where the last Alerion died"));
}
