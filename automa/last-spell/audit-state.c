/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every state, whatever was done. */
#include "audit.h"

#include <string.h>

#include "audit-private.h"
#include "boss.h"

/* Figures are neither lost nor made: box, board and out of the game together are what the pack says. */
static void
check_figures (LsAudit *self)
{
  const LsGame *game = self->game;
  LsSupply sum = game->supply;

  for (guint i = 0; i < LS_N_FIGURES; i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      sum.left[i][j] = (guint8) (sum.left[i][j] + game->out.left[i][j]);
  for (guint i = 0; i < game->n_monsters; i++)
    {
      LsFigure figure;
      LsColour colour;

      if (ls_pack_figure (game->pack, game->monsters[i].type, &figure, &colour))
        sum.left[figure][colour]++;
    }
  if (memcmp (&sum, &game->pack->figures, sizeof sum) != 0)
    ls_audit_breach (self, "figures are not conserved");
}

static void
check_terrain (LsAudit      *self,
               const char *who,
               LsSpot      at)
{
  const LsBoard *board = self->game->board;

  if (at == LS_NO_SPOT || !ls_board_has (board, at))
    ls_audit_breach (self, "%s is off the board", who);
  else if (board->terrain[at] != LS_TERRAIN_GROUND && board->terrain[at] != LS_TERRAIN_WATER)
    ls_audit_breach (self, "%s stands where nothing can stand", who);
}

static gboolean
covers (const LsStructure *structure,
        LsSpot             at)
{
  for (guint i = 0; i < structure->spots.n; i++)
    if (structure->spots.at[i] == at)
      return TRUE;
  return FALSE;
}

static void
check_monsters (LsAudit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_monsters; i++)
    {
      const LsMonster *monster = &game->monsters[i];
      const LsMonsterType *type = &g_array_index (game->pack->types, LsMonsterType, monster->type);
      LsSpot at = monster->spots.at[0];

      check_terrain (self, monster->id, at);
      if (monster->wounds >= ls_boss_hit_points (game, monster))
        ls_audit_breach (self, "%s is dead and stands", monster->id);
      if (type->boss && monster->stunned)
        ls_audit_breach (self, "the boss %s is stunned", monster->id);
      for (guint j = 0; j < i; j++)
        if (ls_spots_contain (&game->monsters[j].spots, at) || ls_spots_contain (&monster->spots, game->monsters[j].spots.at[0])
            || strcmp (game->monsters[j].id, monster->id) == 0)
          ls_audit_breach (self, "%s and %s share a spot or an id", monster->id, game->monsters[j].id);
      for (guint j = 0; j < game->n_structures; j++)
        if (covers (&game->structures[j], at) && strcmp (game->structures[j].type->id, "warp-gate") != 0)
          ls_audit_breach (self, "%s stands in %s", monster->id, game->structures[j].id);
      for (guint j = 0; j < game->n_tokens; j++)
        if (game->tokens[j].at == at
            && (game->tokens[j].kind == LS_TOKEN_CORPSE_PILE || game->tokens[j].kind == LS_TOKEN_MONOLITH
                || game->tokens[j].kind == LS_TOKEN_SEED_MORTAR))
          ls_audit_breach (self, "%s stands on %s", monster->id, game->tokens[j].id);
    }
}

static void
check_heroes (LsAudit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_heroes; i++)
    {
      const LsHero *hero = &game->heroes[i];
      const LsHeroSheet *sheet = &game->sheets[i];

      if ((hero->wounds >= hero->hit_points) != sheet->dead && !(sheet->dead && game->stage == LS_STAGE_OVER))
        ls_audit_breach (self, "%s's wounds and death disagree", hero->id);
      if (sheet->dead && sheet->on_board)
        ls_audit_breach (self, "%s is dead and on the board", hero->id);
      if (!sheet->on_board)
        continue;
      check_terrain (self, hero->id, hero->at);
      if (ls_board_in_mist (game->board, game->mist, hero->at))
        ls_audit_breach (self, "%s stands in the mist", hero->id);
      for (guint j = 0; j < i; j++)
        if (game->sheets[j].on_board && game->heroes[j].at == hero->at)
          ls_audit_breach (self, "%s and %s share a spot", hero->id, game->heroes[j].id);
      for (guint j = 0; j < game->n_monsters; j++)
        if (ls_spots_contain (&game->monsters[j].spots, hero->at))
          ls_audit_breach (self, "%s and %s share a spot", hero->id, game->monsters[j].id);
      for (guint j = 0; j < game->n_structures; j++)
        if (covers (&game->structures[j], hero->at) && game->structures[j].type->entry == LS_NOBODY_ENTERS)
          ls_audit_breach (self, "%s stands in %s", hero->id, game->structures[j].id);
    }
}

/* `defense.ballista`, `defense.catapult`. */
static guint
most_shots (const LsStructure *structure)
{
  if (strcmp (structure->type->id, "ballista") == 0)
    return 1;
  return strcmp (structure->type->id, "catapult") == 0 ? 2 : 0;
}

static void
check_structures (LsAudit *self)
{
  const LsGame *game = self->game;

  for (guint i = 0; i < game->n_structures; i++)
    {
      const LsStructure *structure = &game->structures[i];

      if (structure->flames >= structure->type->hit_points)
        ls_audit_breach (self, "%s has burnt down and stands", structure->id);
      if (structure->shots > most_shots (structure))
        ls_audit_breach (self, "%s has shot %u times", structure->id, structure->shots);
      for (guint j = 0; j < structure->spots.n; j++)
        {
          check_terrain (self, structure->id, structure->spots.at[j]);
          for (guint k = 0; k < i; k++)
            if (covers (&game->structures[k], structure->spots.at[j]))
              ls_audit_breach (self, "%s and %s share a spot", structure->id, game->structures[k].id);
        }
    }
}

/* A pattern card is in one place at a time. */
static void
check_cards (LsAudit *self)
{
  const LsSpawnCards *cards = &self->game->cards;
  guint8 seen[256] = { 0 };
  const LsPile *piles[LS_MAX_SPAWN_SLOTS + 2];

  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    {
      piles[i] = &cards->slots[i];
      seen[cards->revealed[i]]++;
    }
  piles[LS_MAX_SPAWN_SLOTS] = &cards->discard;
  /* cards that the table draws lie in the deck too, as far as the app can know */
  piles[LS_MAX_SPAWN_SLOTS + 1] = self->game->setup.app_draws && self->game->phase > 0 ? &self->game->deck : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    for (guint j = 0; piles[i] && j < piles[i]->n; j++)
      seen[piles[i]->cards[j]]++;
  for (guint card = 1; card < LS_CARD_UNKNOWN; card++)
    if (seen[card] > 1)
      ls_audit_breach (self, "spawn card %u is in %u places", card, seen[card]);
}

static void
check_counters (LsAudit *self)
{
  const LsGame *game = self->game;
  gboolean night = game->stage != LS_STAGE_DAY && game->stage != LS_STAGE_OVER;

  for (guint i = 0; i < game->n_panic; i++)
    if (game->panic[i] > 2)
      ls_audit_breach (self, "slot %u of the panic track holds %u flames", i + 1, game->panic[i]);
  if (game->mages > LS_MAGES)
    ls_audit_breach (self, "there are %u mages", game->mages);
  if (game->mages == 0 && game->stage != LS_STAGE_OVER)
    ls_audit_breach (self, "no mage is left, and the game goes on");
  if (night && game->phase == 0)
    ls_audit_breach (self, "it is night, and no phase has begun");
  if (game->moved > game->n_order || game->n_order > LS_MAX_MONSTERS)
    ls_audit_breach (self, "the order of movement is broken");
  if (game->turn > game->n_heroes || (game->struck && game->turn == 0))
    ls_audit_breach (self, "a turn, and nobody's");
  if ((game->stage == LS_STAGE_OVER) != (game->outcome != LS_PLAYING))
    ls_audit_breach (self, "the end of the game and its outcome disagree");
}

/* Everything that must hold, whatever was done; an empty list if it does. */
GPtrArray *
ls_audit_state (const LsGame *game)
{
  LsAudit self = { game, g_ptr_array_new_with_free_func (g_free) };

  check_figures (&self);
  check_monsters (&self);
  check_heroes (&self);
  check_structures (&self);
  check_cards (&self);
  check_counters (&self);
  ls_audit_sheets (game, self.breaches);
  ls_audit_uses (game, self.breaches);
  return self.breaches;
}
