/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cetusia: head and tail, her four cards, her two stages. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "tell-boss.h"

#define FIRST_PHASE 2    /* `cetusia.skip` */
#define SHOWN_AT_MOST 3  /* `cetusia.reshuffle` */

static const char *const piece_types[LS_CETUSIA_PIECES][2] = { { "cetusia-head", "cetusia-head-ii" },
                                                               { "cetusia-tail", "cetusia-tail-ii" } };

static int
find_piece (const LsGame *self,
            guint         piece)
{
  int index = ls_boss_find (self, piece_types[piece][0]);

  return index >= 0 ? index : ls_boss_find (self, piece_types[piece][1]);
}

static void
shuffle (LsGame *self)
{
  self->boss.deck.n = (guint8) self->pack->n_cetusia;
  for (guint8 i = 0; i < self->boss.deck.n; i++)
    self->boss.deck.cards[i] = (guint8) (i + 1);
  automa_random_shuffle (&self->random, self->boss.deck.cards, self->boss.deck.n);
}

void
ls_cetusia_scout (LsGame *self)
{
  self->boss.stage = 1;
  shuffle (self);
}

/* --- Her card --- */

static void
show_card (LsGame *self,
           guint   place)
{
  LsPile *deck = &self->boss.deck;

  self->boss.card = deck->cards[place];
  deck->n--;
  memmove (&deck->cards[place], &deck->cards[place + 1], deck->n - place);
  deck->cards[deck->n] = 0;
}

/* A card that the table drew. */
gboolean
ls_cetusia_card (LsGame     *self,
                 const char *id,
                 GError    **error)
{
  if (self->phase < FIRST_PHASE)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("Cetusia does nothing in the first monster phase"));
  if (self->boss.card != 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("Cetusia's card of this phase lies there already"));
  for (guint i = 0; i < self->boss.deck.n; i++)
    if (strcmp (self->pack->cetusia[self->boss.deck.cards[i] - 1].id, id) == 0)
      {
        show_card (self, i);
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("card %s is not among those that Cetusia has left"), id);
}

/* Whether the table's own card must be entered. */
gboolean
ls_cetusia_needs_card (const LsGame *self)
{
  return self->phase >= FIRST_PHASE && self->boss.card == 0 && !self->setup.app_draws;
}

static gboolean
draw_card (LsGame *self,
           GError **error)
{
  if (self->boss.card != 0)
    return TRUE;
  if (ls_cetusia_needs_card (self))
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("turn one of Cetusia's cards and enter it"));
  if (self->boss.deck.n == 0) /* a pack with fewer cards than she shows */
    shuffle (self);
  show_card (self, self->boss.deck.n - 1u);
  return TRUE;
}

/* --- Placing her --- */

/* The piece turns towards what it strikes: the middle of the red area. */
static LsFacing
facing_of (const LsCetusiaPiece *piece)
{
  int east = 0, south = 0;

  for (guint i = 0; i < piece->n; i++)
    {
      east += (int) ls_spot_column (piece->area[i]) - (int) ls_spot_column (piece->at);
      south += (int) ls_spot_row (piece->area[i]) - (int) ls_spot_row (piece->at);
    }
  if (ABS (east) > ABS (south))
    return east > 0 ? LS_EAST : LS_WEST;
  return south >= 0 ? LS_SOUTH : LS_NORTH;
}

static void
lift_pieces (LsGame *self)
{
  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    if (find_piece (self, i) >= 0)
      self->monsters[find_piece (self, i)].spots.at[0] = LS_NO_SPOT;
}

static gboolean
place_piece (LsGame   *self,
             guint     which,
             gboolean  newcomer,
             LsScript *script,
             GError  **error)
{
  const LsCetusiaPiece *piece = &self->pack->cetusia[self->boss.card - 1].pieces[which];
  int type = ls_pack_find_type (self->pack, piece_types[which][self->boss.stage - 1]);
  int index = find_piece (self, which);
  LsFacing facing = facing_of (piece);

  if (index < 0 && !newcomer) /* it is gone for good */
    return TRUE;
  ls_boss_clear (self, piece->at, LS_RULE_CETUSIA_DISPLACE, script);
  if (index < 0)
    {
      if (type < 0 || !ls_game_add_monster (self, (guint) type, piece->at, facing, error))
        return type < 0;
      index = (int) self->n_monsters - 1;
    }
  index = find_piece (self, which); /* those who were taken off stood before it */
  self->monsters[index].spots.at[0] = piece->at;
  self->monsters[index].facing = facing;
  LS_TELL (script, LS_RULE_CETUSIA_DRAW,
           which == LS_CETUSIA_HEAD ? ls_tell_cetusia_head (piece->at, facing) : ls_tell_cetusia_tail (piece->at, facing));
  ls_script_show (script, self->monsters[index].id, LS_NO_SPOT, piece->at);
  ls_script_turn (script, facing);
  return TRUE;
}

gboolean
ls_cetusia_spawn (LsGame   *self,
                  LsScript *script,
                  GError  **error)
{
  gboolean newcomer = !self->boss.arrived;

  self->boss.arrived = self->boss.arrived || self->phase >= FIRST_PHASE;
  if (self->phase < FIRST_PHASE)
    {
      LS_TELL (script, LS_RULE_CETUSIA_SKIP, ls_tell_cetusia_waits ());
      LS_TELL_MORE (script, ls_tell_cetusia_waits_detail ());
    }
  else
    {
      if (!draw_card (self, error))
        return FALSE;
      LS_TELL (script, LS_RULE_CETUSIA_DRAW, ls_tell_cetusia_card (self->pack->cetusia[self->boss.card - 1].id));
      lift_pieces (self);
      for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
        if (!place_piece (self, i, newcomer, script, error))
          return FALSE;
    }
  self->stage = LS_STAGE_SPAWN;
  return TRUE;
}

/* --- Her attack --- */

gboolean
ls_cetusia_strikes (const LsGame *self)
{
  return ls_boss_of_night (self) == LS_BOSS_CETUSIA && self->boss.card != 0
         && (find_piece (self, LS_CETUSIA_HEAD) >= 0 || find_piece (self, LS_CETUSIA_TAIL) >= 0);
}

/* What a piece of hers does by the card in force; FALSE: there is no card, or the piece is gone. */
gboolean
ls_cetusia_blow (const LsGame *self,
                 guint         which,
                 LsBossBlow   *blow)
{
  const LsCetusiaPiece *piece;
  const LsCetusiaAttack *attack;
  int index = find_piece (self, which);

  if (!ls_cetusia_strikes (self) || index < 0)
    return FALSE;
  piece = &self->pack->cetusia[self->boss.card - 1].pieces[which];
  attack = &self->pack->cetusia_attacks[piece->attack];
  *blow = (LsBossBlow){ .monster = self->monsters[index].id,
                        .rule = LS_RULE_CETUSIA_ATTACK,
                        .damage = attack->damage[self->boss.stage - 1],
                        .monsters = TRUE,
                        .n = piece->n,
                        .spots = g_memdup2 (piece->area, piece->n * sizeof *piece->area) };
  blow->text = ls_tell_cetusia_attacks (ls_record_name (attack->name), blow->damage);
  return TRUE;
}

/* `cetusia.attack`: the head, then the tail, before all other monsters. */
void
ls_cetusia_attack (LsGame   *self,
                   LsScript *script)
{
  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    {
      g_auto (LsBossBlow) blow = { 0 };
      LsSpot at;

      if (!ls_cetusia_blow (self, i, &blow))
        continue;
      at = self->monsters[find_piece (self, i)].spots.at[0];
      LS_TELL (script, blow.rule, g_strdup (blow.text));
      LS_TELL_MORE (script, ls_tell_cetusia_attacks_detail ());
      ls_script_show (script, blow.monster, at, at);
      ls_boss_strike (self, &blow, script);
    }
}

/* `cetusia.reshuffle`. */
void
ls_cetusia_end_phase (LsGame   *self,
                      LsScript *script)
{
  self->boss.card = 0;
  if (self->pack->n_cetusia >= (guint) self->boss.deck.n + SHOWN_AT_MOST)
    {
      shuffle (self);
      LS_TELL (script, LS_RULE_CETUSIA_RESHUFFLE, ls_tell_cetusia_shuffles ());
      LS_TELL_MORE (script, ls_tell_cetusia_shuffles_detail ());
    }
}

/* --- Her wounds --- */

/* `cetusia.flip`: both turn over, and what is over of the damage is lost. */
static void
flip (LsGame   *self,
      LsScript *script)
{
  self->boss.stage = 2;
  LS_TELL (script, LS_RULE_CETUSIA_FLIP, ls_tell_cetusia_flips ());
  LS_TELL_MORE (script, ls_tell_cetusia_flips_detail ());
  for (guint i = 0; i < LS_CETUSIA_PIECES; i++)
    {
      int index = find_piece (self, i);
      int type = ls_pack_find_type (self->pack, piece_types[i][1]);

      if (index < 0 || type < 0)
        continue;
      self->monsters[index].type = (guint) type;
      if (self->rulings.value[LS_RULING_CETUSIA_SECOND_STAGE] == LS_CETUSIA_ANEW)
        self->monsters[index].wounds = 0;
    }
}

/* New wounds of a piece of hers. FALSE: it is another monster, or the piece is gone for good: nothing was done. */
gboolean
ls_cetusia_wound (LsGame   *self,
                  guint     index,
                  guint     wounds,
                  LsScript *script)
{
  LsMonster *monster = &self->monsters[index];
  guint most;

  if (ls_boss_of_night (self) != LS_BOSS_CETUSIA || self->boss.stage != 1 || !ls_boss_is (self, monster))
    return FALSE;
  most = ls_boss_hit_points (self, monster);
  monster->wounds = MIN (wounds, most);
  if (wounds >= most)
    flip (self, script);
  return TRUE;
}
