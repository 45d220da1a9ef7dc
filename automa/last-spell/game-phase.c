/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The monster phase of a game, step by step: panic, coin, boss, spawn, movement, attack (`phase.order`). */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-position.h"
#include "game-private.h"
#include "movement.h"
#include "names.h"
#include "order.h"
#include "panic.h"
#include "tell-move.h"
#include "tell.h"
#include "walk.h"

/* --- 1. Panic --- */

static gboolean
spread_panic (LsGame   *self,
              LsScript *script)
{
  guint n = 0;
  guint flames;

  for (guint i = 0; i < self->n_monsters; i++)
    n += ls_panic_counts (self->board, &self->monsters[i]) ? 1 : 0;
  flames = ls_panic_take_flames (self->panic, self->n_panic, n);
  LS_TELL (script, LS_RULE_PANIC_SPREAD, ls_tell_panic (flames));
  LS_TELL_MORE (script, ls_tell_panic_detail (n, flames));
  self->stage = LS_STAGE_COIN;
  return TRUE;
}

/* --- 2. Coin --- */

static void
show_coin (LsGame   *self,
           LsCoin    coin,
           LsScript *script)
{
  self->coin = (guint8) coin;
  self->stage = LS_STAGE_BOSS;
  LS_TELL (script, LS_RULE_COIN_FLIP, ls_tell_coin (coin));
}

static gboolean
flip_coin (LsGame   *self,
           LsScript *script,
           GError  **error)
{
  if (!self->setup.app_flips)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("flip the fate coin and enter what it shows"));
  show_coin (self, (LsCoin) automa_random_below (&self->random, LS_N_COINS), script);
  return TRUE;
}

/* What the table's own coin showed. */
gboolean
ls_game_coin (LsGame          *self,
              const LsCommand *command,
              LsScript        *script,
              GError         **error)
{
  if (self->stage == LS_STAGE_DAY || self->stage == LS_STAGE_BOSS)
    return ls_boss_coin (self, command, script, error);
  if (self->stage != LS_STAGE_COIN)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the coin is flipped in its own step"));
  for (guint coin = 0; coin < LS_N_COINS; coin++)
    if (strcmp (command->word, ls_coin_names[coin]) == 0)
      {
        show_coin (self, (LsCoin) coin, script);
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("expected left or right, not %s"), command->word);
}

/* --- 4. Spawn (3. is the boss's: boss.c) --- */

static const LsSlot *
find_slot (const LsBoard *board,
           guint          number)
{
  for (guint i = 0; i < board->slots->len; i++)
    if (g_array_index (board->slots, LsSlot, i).number == number)
      return &g_array_index (board->slots, LsSlot, i);
  return NULL;
}

static int
card_on_top (const LsGame *self,
             guint         slot)
{
  const LsPile *pile = &self->cards.slots[slot - 1];

  return pile->n > 0 ? pile->cards[pile->n - 1] : 0;
}

/* Why that card cannot be the one that the table turns on the slot. */
static gboolean
check_card (const LsGame *self,
            int           slot,
            const char   *word,
            GError      **error)
{
  int card = ls_pack_pattern (self->pack, word);

  if (card < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no spawn card %s"), word);
  if (!ls_game_in_deck (self, word))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("card %s is not in this game's deck"), word);
  if (slot < 1 || slot > LS_MAX_SPAWN_SLOTS)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no slot %d"), slot);
  if (card_on_top (self, (guint) slot) != LS_CARD_UNKNOWN || !ls_spawn_reveals (self->phase))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("no card is to be turned on slot %d"), slot);
  for (guint i = 0; i < self->cards.discard.n; i++)
    if (self->cards.discard.cards[i] == card + 1)
      return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("card %s was there already this night"), word);
  for (guint i = 1; i <= LS_MAX_SPAWN_SLOTS; i++)
    if (card_on_top (self, i) == card + 1)
      return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("card %s lies on slot %u"), word, i);
  return TRUE;
}

/* Whether it may be the card that the table turns there: those that were seen already are left out. */
gboolean
ls_game_may_turn (const LsGame *self,
                  guint         slot,
                  const char   *card)
{
  return check_card (self, (int) slot, card, NULL);
}

/* A card that the table drew and turned itself. */
gboolean
ls_game_card (LsGame          *self,
              const LsCommand *command,
              GError         **error)
{
  gboolean turns = self->stage == (ls_boss_of_night (self) == LS_BOSS_DRYAD ? LS_STAGE_BOSS : LS_STAGE_SPAWN);
  LsPile *pile;

  if (!turns || self->setup.app_draws)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE,
                           _("cards are entered in the spawn step, when the table draws them"));
  if (!check_card (self, command->number, command->word, error))
    return FALSE;
  pile = &self->cards.slots[command->number - 1];
  pile->cards[pile->n - 1] = (guint8) (ls_pack_pattern (self->pack, command->word) + 1);
  return TRUE;
}

/* The first slot whose top card the table has to turn and enter; 0: all are known. */
guint
ls_game_unknown_card (const LsGame *self)
{
  for (guint slot = 1; slot <= LS_MAX_SPAWN_SLOTS && ls_spawn_reveals (self->phase); slot++)
    {
      const LsPile *pile = &self->cards.slots[slot - 1];

      if (pile->n > 0 && pile->cards[pile->n - 1] == LS_CARD_UNKNOWN)
        return slot;
    }
  return 0;
}

/* The figure that was added last. */
void
ls_game_tell_newcomer (const LsGame *self,
                       LsRule        rule,
                       LsScript     *script)
{
  const LsMonster *monster = &self->monsters[self->n_monsters - 1];
  g_autofree char *name = script ? ls_name_in_game (self, monster->id) : NULL;

  LS_TELL (script, rule, ls_tell_spawned (name, monster->spots.at[0], monster->facing));
  LS_TELL_MORE (script, ls_tell_spawned_detail (rule));
  ls_script_show (script, monster->id, LS_NO_SPOT, monster->spots.at[0]);
  ls_script_turn (script, monster->facing);
}

static gboolean
spawn_card (LsGame   *self,
            guint     slot_number,
            LsScript *script,
            GError  **error)
{
  const LsSlot *slot = find_slot (self->board, slot_number);
  const LsPatternCard *card =
    &g_array_index (self->pack->patterns, LsPatternCard, self->cards.revealed[slot_number - 1] - 1);
  g_autoptr (GArray) spawned = g_array_new (FALSE, FALSE, sizeof (LsSpawned));
  g_auto (LsGamePosition) view = { 0 };
  g_autofree LsGround *ground = g_new (LsGround, 1);
  LsSupply supply = self->supply;

  if (!slot || self->mist[slot->side] < 0)
    return TRUE;
  ls_game_position_init (&view, self);
  ls_ground_init (ground, &view.position);
  ls_spawn_pattern (&view.position, ground, &card->pattern, slot, self->scenario, &supply, spawned);
  for (guint i = 0; i < spawned->len; i++)
    {
      const LsSpawned *one = &g_array_index (spawned, LsSpawned, i);
      int type = ls_pack_type (self->pack, one->figure, one->colour);

      if (one->at == LS_NO_SPOT || type < 0)
        {
          LS_TELL (script, one->rule, ls_tell_nothing_spawned ());
          LS_TELL_MORE (script, ls_tell_nothing_spawned_detail ());
          continue;
        }
      if (!ls_game_add_monster (self, (guint) type, one->at, one->facing, error))
        return FALSE;
      ls_game_tell_newcomer (self, one->rule, script);
    }
  return TRUE;
}

/* `spawn.reveal`: in the spawn step; on the Dryad's night already in the boss spawn step (`dryad.steps`). */
gboolean
ls_game_reveal (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  guint unknown = ls_game_unknown_card (self);

  if (unknown != 0)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("turn the top card of slot %u and enter its number"), unknown);
  ls_spawn_reveal (&self->cards, self->phase);
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (self->cards.revealed[i] != 0)
      LS_TELL (script, LS_RULE_SPAWN_REVEAL,
               ls_tell_card_turned (i + 1, g_array_index (self->pack->patterns, LsPatternCard,
                                                          self->cards.revealed[i] - 1)
                                             .id));
  return TRUE;
}

static gboolean
spawn_monsters (LsGame   *self,
                LsScript *script,
                GError  **error)
{
  if (ls_boss_of_night (self) != LS_BOSS_DRYAD && !ls_game_reveal (self, script, error))
    return FALSE;
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (self->cards.revealed[i] != 0 && !spawn_card (self, i + 1, script, error))
      return FALSE;
  if (!ls_harpy_spawn_alerion (self, script, error))
    return FALSE;
  self->stage = LS_STAGE_MOVEMENT;
  self->n_order = self->moved = 0;
  return TRUE;
}

/* --- 5. Movement --- */

/* `order.line`: the whole order is fixed when the step begins, and so is where furies stand. */
static void
fix_order (LsGame         *self,
           LsGamePosition *view,
           LsResolution   *resolution)
{
  gboolean fury[128] = { FALSE };

  ls_order_monsters (&view->position, resolution->order);
  self->n_order = 0;
  for (guint i = 0; i < resolution->order->len; i++)
    {
      const LsMonster *monster = &self->monsters[g_array_index (resolution->order, guint16, i)];

      /* Cetusia and the Dryad never move, nor do they turn */
      if (!ls_boss_is (self, monster) || g_array_index (self->pack->types, LsMonsterType, monster->type).move > 0)
        self->order[self->n_order++] = monster->id;
    }
  ls_ability_sectors (&view->position, resolution, LS_ABILITY_FURY, fury);
  memset (self->fury, 0, sizeof self->fury);
  for (guint i = 0; i < 128; i++)
    if (fury[i])
      self->fury[i / 8] |= (guint8) (1 << i % 8);
}

static void
take_tokens (LsGame             *self,
             const LsResolution *resolution)
{
  for (guint i = self->n_tokens; i > 0; i--)
    {
      const LsTokenAfter *token = ls_resolution_token (resolution, i - 1);

      self->tokens[i - 1].used = token->used;
      if (token->gone)
        ls_game_remove_token (self, i - 1);
    }
}

static void
take_move (LsGame             *self,
           guint               index,
           const LsResolution *resolution)
{
  const LsMonsterAfter *after = ls_resolution_monster (resolution, index);
  LsMonster *monster = &self->monsters[index];

  if (monster->spots.n == 1)
    monster->spots.at[0] = after->at;
  monster->facing = after->facing;
  monster->wounds = after->wounds;
  monster->stunned_now = after->stunned && !monster->stunned;
  monster->stunned = after->stunned;
  take_tokens (self, resolution);
  if (after->gone)
    ls_game_remove_monster (self, index, FALSE);
}

/* The next of the order that is still on the board; FALSE when all have moved. */
static gboolean
find_mover (LsGame *self,
            guint  *index)
{
  for (; self->moved < self->n_order; self->moved++)
    {
      int found = ls_game_find_monster (self, self->order[self->moved]);

      if (found >= 0)
        {
          *index = (guint) found;
          return TRUE;
        }
    }
  return FALSE;
}

static void
move_next (LsGame       *self,
           LsScript     *script,
           LsResolution *resolution)
{
  g_auto (LsGamePosition) view = { 0 };
  gboolean fury[128];
  guint index;

  ls_game_position_init (&view, self);
  ls_resolution_begin (resolution, &view.position);
  if (self->n_order == 0)
    fix_order (self, &view, resolution);
  if (!find_mover (self, &index))
    return;
  for (guint i = 0; i < 128; i++)
    fury[i] = (self->fury[i / 8] & (1 << i % 8)) != 0;
  ls_movement_move (&view.position, resolution, index, 1, fury);
  if (script)
    {
      const LsMove *move = ls_resolution_move (resolution, index);

      ls_script_take (script, move->end, ls_tell_move (&view.position, resolution, index));
      ls_script_detail (script, ls_tell_move_detail (&view.position, resolution, index));
      ls_script_path (script, ls_tell_move_path (&view.position, resolution, index));
      ls_script_show (script, self->monsters[index].id, move->from, move->to);
      if (move->end != LS_RULE_TRAP_DAMAGE)
        ls_script_turn (script, move->facing);
    }
  take_move (self, index, resolution);
  self->moved++;
}

/* `spawn.discard`: when all have moved, the cards go away. */
static void
end_movement (LsGame   *self,
              LsScript *script)
{
  gboolean any = FALSE;

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    any = any || self->cards.revealed[i] != 0;
  if (any)
    LS_TELL (script, LS_RULE_SPAWN_DISCARD, ls_tell_cards_discarded ());
  ls_spawn_discard (&self->cards);
  self->stage = LS_STAGE_ATTACK;
  self->n_answers = 0;
  ls_boss_begin_attack (self, script);
}

static gboolean
move_monsters (LsGame   *self,
               LsScript *script,
               gboolean  all)
{
  g_autoptr (LsResolution) resolution = ls_resolution_new ();
  guint index;

  do
    {
      move_next (self, script, resolution);
      ls_boss_react (self, script); /* a trap may have killed the last Alerion, */
      ls_game_look_at_end (self, script); /* or the last that counted */
    }
  while (all && self->stage == LS_STAGE_MOVEMENT && find_mover (self, &index));
  if (self->stage == LS_STAGE_MOVEMENT && !find_mover (self, &index))
    end_movement (self, script);
  return TRUE;
}

/* The table puts the monster whose turn it is, or one that has moved, where it thinks right. */
gboolean
ls_game_place (LsGame          *self,
               const LsCommand *command,
               LsScript        *script,
               GError         **error)
{
  LsCommand correction = *command;
  guint mover;

  if (self->stage != LS_STAGE_MOVEMENT)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("a move is overridden in the movement step"));
  if (self->n_order == 0)
    {
      g_auto (LsGamePosition) view = { 0 };
      g_autoptr (LsResolution) resolution = ls_resolution_new ();

      ls_game_position_init (&view, self);
      ls_resolution_begin (resolution, &view.position);
      fix_order (self, &view, resolution);
    }
  correction.kind = LS_DO_MONSTER_AT;
  if (!ls_game_correct (self, &correction, script, error))
    return FALSE;
  for (guint i = self->moved; i < self->n_order; i++)
    if (strcmp (self->order[i], command->id) == 0)
      self->order[i] = ""; /* that was its move */
  if (!find_mover (self, &mover))
    end_movement (self, script);
  return TRUE;
}

/* --- All six --- */

static gboolean
next (LsGame   *self,
      LsScript *script,
      gboolean  all,
      GError  **error)
{
  switch (self->stage)
    {
    case LS_STAGE_PANIC:
      return spread_panic (self, script);
    case LS_STAGE_COIN:
      return flip_coin (self, script, error);
    case LS_STAGE_BOSS:
      return ls_boss_spawn (self, script, error);
    case LS_STAGE_SPAWN:
      return spawn_monsters (self, script, error);
    case LS_STAGE_MOVEMENT:
      return move_monsters (self, script, all);
    case LS_STAGE_ATTACK:
      return ls_game_attack (self, script, error);
    case LS_STAGE_DAY:
    case LS_STAGE_HEROES:
    case LS_STAGE_OVER:
    case LS_N_STAGES:
    default:
      return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("it is not the monsters' turn: %s"),
                             ls_stage_name (self->stage));
    }
}

gboolean
ls_game_next (LsGame   *self,
              LsScript *script,
              GError  **error)
{
  return next (self, script, FALSE, error);
}

gboolean
ls_game_step (LsGame   *self,
              LsScript *script,
              GError  **error)
{
  return next (self, script, TRUE, error);
}

static gboolean
has_movement_left (const LsHeroSheet *sheet)
{
  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    if (sheet->movement[i] != 0 && !(sheet->spent & (1 << i)))
      return TRUE;
  return FALSE;
}

/* `harpy.cry`: the first hero with a movement token to turn over, or -1. */
int
ls_game_owes_token (const LsGame *self)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->sheets[i].owed > 0 && self->sheets[i].on_board && has_movement_left (&self->sheets[i]))
      return (int) i;
  return -1;
}

gboolean
ls_game_end_hero_phase (LsGame   *self,
                        LsScript *script,
                        GError  **error)
{
  int owing = ls_game_owes_token (self);

  if (self->stage != LS_STAGE_HEROES)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the hero phase is not on"));
  if (owing >= 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s has a movement token to turn over first"),
                           self->heroes[owing].id);
  for (guint i = 0; i < self->n_heroes; i++)
    self->sheets[i].owed = 0;
  ls_game_end_turns (self);
  self->stage = LS_STAGE_PANIC;
  self->phase++;
  LS_TELL (script, LS_RULE_PHASE_ORDER, ls_tell_phase (self->phase));
  return TRUE;
}
