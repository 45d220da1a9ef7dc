/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the day does for the night to come: `day.mist`, `day.scout`, and `setup.intro` in their place. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "boss.h"
#include "game-private.h"
#include "tell.h"

#define CARDS_ON_A_SLOT 2
#define PATTERN_CARDS 10
#define CARDS_WITH_B 5

/* Each mist tile one spot nearer, once a day, never past the town's line; in the introductory night it stays. */
static void
mist_to_come (const LsGame *self,
              int           mist[LS_N_FACINGS])
{
  gboolean comes = self->setup.mode != LS_MODE_INTRODUCTORY && !(self->day_done & LS_DAY_MIST);

  for (guint side = 0; side < LS_N_FACINGS; side++)
    mist[side] = self->mist[side] - (self->mist[side] > 0 && comes ? 1 : 0);
}

void
ls_game_advance_mist (LsGame   *self,
                      LsScript *script)
{
  mist_to_come (self, self->mist);
  self->day_done |= LS_DAY_MIST;
  LS_TELL (script, LS_RULE_DAY_MIST, ls_tell_mist_nearer ());
}

/* The card with that place in the deck: some of the first five are replaced by their B cards. */
static void
deck_card (const LsGame *self,
           guint         i,
           char          id[8])
{
  gboolean b = i < CARDS_WITH_B && (self->setup.b_cards & (1u << i));

  g_snprintf (id, 8, "%u%s", i + 1, b ? "B" : "");
}

/* Whether a card belongs to this game's ten. */
gboolean
ls_game_in_deck (const LsGame *self,
                 const char   *card)
{
  for (guint i = 0; i < PATTERN_CARDS; i++)
    {
      char id[8];

      deck_card (self, i, id);
      if (strcmp (id, card) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The ten cards, shuffled. */
static void
build_deck (LsGame *self)
{
  self->deck.n = 0;
  for (guint i = 0; i < PATTERN_CARDS; i++)
    {
      char id[8];
      int card;

      deck_card (self, i, id);
      card = ls_pack_pattern (self->pack, id);
      if (card >= 0)
        self->deck.cards[self->deck.n++] = (guint8) (card + 1);
    }
  automa_random_shuffle (&self->random, self->deck.cards, self->deck.n);
}

/* Two cards on each slot that the row of this day names. Cards that the table draws itself are unknown until they are
 * turned. */
static void
deal_cards (LsGame   *self,
            LsScript *script)
{
  guint day = self->night - 1u;
  const LsDirectionCard *direction;

  if (self->setup.app_draws)
    self->direction = (guint8) (automa_random_below (&self->random, self->pack->directions->len) + 1);
  direction = &g_array_index (self->pack->directions, LsDirectionCard, self->direction - 1);
  for (guint i = 0; i < direction->n[day]; i++)
    {
      LsPile *pile = &self->cards.slots[direction->slots[day][i] - 1];

      for (guint j = 0; j < CARDS_ON_A_SLOT && self->deck.n > 0; j++)
        {
          guint8 card = self->deck.cards[--self->deck.n];

          pile->cards[pile->n++] = self->setup.app_draws ? card : LS_CARD_UNKNOWN;
        }
      LS_TELL (script, LS_RULE_DAY_SCOUT, ls_tell_cards_laid (direction->slots[day][i]));
    }
}

/* `setup.intro`: card 1 on slot 1, card 3 on slot 2, and the mist stays. */
static void
lay_introductory_cards (LsGame   *self,
                        LsScript *script)
{
  static const char *const cards[] = { "1", "3" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      int card = ls_pack_pattern (self->pack, cards[i]);

      if (card >= 0)
        self->cards.slots[i].cards[self->cards.slots[i].n++] = (guint8) (card + 1);
      LS_TELL (script, LS_RULE_SETUP_INTRO, ls_tell_card_laid (cards[i], i + 1));
    }
}

/* A hero who is not where the night finds the heroes, or -1: all are on the board, but for solo play, and as the mist
 * comes nearer before they are deployed, none may stand where it will lie. */
int
ls_game_misplaced_hero (const LsGame *self)
{
  int mist[LS_N_FACINGS];

  mist_to_come (self, mist);
  for (guint i = 0; i < self->n_heroes; i++)
    {
      const LsHeroSheet *sheet = &self->sheets[i];

      if (sheet->on_board ? ls_board_in_mist (self->board, mist, self->heroes[i].at)
                          : !sheet->dead && !ls_mode_is_solo (self->setup.mode))
        return (int) i;
    }
  return -1;
}

/* Whether the table's own spawn direction card must be entered. */
gboolean
ls_game_needs_direction (const LsGame *self)
{
  return !self->setup.app_draws && self->setup.mode != LS_MODE_INTRODUCTORY && self->direction == 0;
}

/* The spawn direction card that the table turned itself. */
gboolean
ls_game_direction (LsGame          *self,
                   const LsCommand *command,
                   GError         **error)
{
  if (self->stage != LS_STAGE_DAY || self->setup.app_draws)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the direction card is entered by day, when the table draws"));
  if (self->day_done & LS_DAY_SCOUT)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("the spawn has been scouted today"));
  for (guint i = 0; i < self->pack->directions->len; i++)
    if (strcmp (g_array_index (self->pack->directions, LsDirectionCard, i).id, command->word) == 0)
      {
        self->direction = (guint8) (i + 1);
        return TRUE;
      }
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no direction card %s"), command->word);
}

/* `day.scout`: the cards of the night to come, and its boss. */
gboolean
ls_game_scout (LsGame   *self,
               LsScript *script,
               GError  **error)
{
  if (ls_game_needs_direction (self))
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("turn a spawn direction card and enter it"));
  self->cards = (LsSpawnCards){ 0 };
  if (self->setup.mode == LS_MODE_INTRODUCTORY)
    lay_introductory_cards (self, script);
  else
    {
      build_deck (self);
      deal_cards (self, script);
    }
  self->day_done |= LS_DAY_SCOUT;
  return ls_boss_scout (self, script, error);
}

/* A hero whose burden keeps the night from beginning, or -1. */
int
ls_game_blocking_burden (const LsGame *self)
{
  return self->setup.edition < LS_EDITION_LIMITS ? -1 : ls_game_overladen_hero (self);
}

/* Whatever of regeneration, mist and scouting the day has not done yet is done now. */
gboolean
ls_game_begin_night (LsGame   *self,
                     LsScript *script,
                     GError  **error)
{
  int misplaced = ls_game_misplaced_hero (self);
  int overladen = ls_game_blocking_burden (self);

  if (self->stage != LS_STAGE_DAY)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("a night begins only when the day has ended"));
  if (overladen >= 0)
    return ls_game_refuse_rule (error, LS_RULE_SETUP_CAMPAIGN, _("%s first puts back what may not come along into this town"),
                                self->heroes[overladen].id);
  if (misplaced >= 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE,
                           self->sheets[misplaced].on_board ? _("%s would stand in the mist")
                                                            : _("%s is not on the board yet"),
                           self->heroes[misplaced].id);
  if (ls_game_heroes_in_play (self) == 0)
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("no hero is on the board"));
  if (ls_game_needs_direction (self))
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE, _("turn a spawn direction card and enter it"));
  if (self->setup.edition >= LS_EDITION_REGENERATION && !(self->day_done & LS_DAY_END))
    ls_game_regenerate (self, script);
  ls_game_refill_catapults (self, script);
  ls_game_refill_potions (self);
  if (self->setup.mode != LS_MODE_INTRODUCTORY && !(self->day_done & LS_DAY_MIST))
    ls_game_advance_mist (self, script);
  if (!(self->day_done & LS_DAY_SCOUT) && !ls_game_scout (self, script, error))
    return FALSE;
  self->phase = 1;
  self->stage = LS_STAGE_PANIC;
  return TRUE;
}
