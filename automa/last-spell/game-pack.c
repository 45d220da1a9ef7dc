/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A running game goes on with another pack: the players have compared theirs with the box. Nothing moves on the table;
 * everything that points into the old pack points to the record of the same key in the new one. What the new pack has
 * no room for is refused: the table is put right first. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "audit.h"
#include "boss.h"
#include "game-private.h"
#include "names.h"

static gboolean
refuse_record (GError    **error,
               const char *what)
{
  return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("the new pack has no record \"%s\""), what);
}

/* --- Cards --- */

static gboolean
move_card (guint8       *card,
           const LsPack *from,
           const LsPack *to,
           GError      **error)
{
  const char *id;
  int index;

  if (*card == 0 || *card == LS_CARD_UNKNOWN)
    return TRUE;
  id = g_array_index (from->patterns, LsPatternCard, *card - 1).id;
  index = ls_pack_pattern (to, id);
  if (index < 0)
    return refuse_record (error, id);
  *card = (guint8) (index + 1);
  return TRUE;
}

static gboolean
move_pile (LsPile       *pile,
           const LsPack *from,
           const LsPack *to,
           GError      **error)
{
  for (guint i = 0; i < pile->n; i++)
    if (!move_card (&pile->cards[i], from, to, error))
      return FALSE;
  return TRUE;
}

static gboolean
move_direction (LsGame       *self,
                const LsPack *to,
                GError      **error)
{
  const char *id;

  if (self->direction == 0)
    return TRUE;
  id = g_array_index (self->pack->directions, LsDirectionCard, self->direction - 1).id;
  for (guint i = 0; i < to->directions->len; i++)
    if (strcmp (g_array_index (to->directions, LsDirectionCard, i).id, id) == 0)
      {
        self->direction = (guint8) (i + 1);
        return TRUE;
      }
  return refuse_record (error, id);
}

static gboolean
move_cetusia_card (guint8       *card,
                   const LsPack *from,
                   const LsPack *to,
                   GError      **error)
{
  if (*card == 0)
    return TRUE;
  for (guint i = 0; i < to->n_cetusia; i++)
    if (strcmp (to->cetusia[i].id, from->cetusia[*card - 1].id) == 0)
      {
        *card = (guint8) (i + 1);
        return TRUE;
      }
  return refuse_record (error, from->cetusia[*card - 1].id);
}

static gboolean
move_cards (LsGame       *self,
            const LsPack *to,
            GError      **error)
{
  gboolean ok = move_pile (&self->deck, self->pack, to, error)
                && move_pile (&self->cards.discard, self->pack, to, error) && move_direction (self, to, error)
                && move_cetusia_card (&self->boss.card, self->pack, to, error);

  for (guint i = 0; ok && i < LS_MAX_SPAWN_SLOTS; i++)
    ok = move_pile (&self->cards.slots[i], self->pack, to, error)
         && move_card (&self->cards.revealed[i], self->pack, to, error);
  for (guint i = 0; ok && i < self->boss.deck.n; i++)
    ok = move_cetusia_card (&self->boss.deck.cards[i], self->pack, to, error);
  return ok;
}

/* --- Figures and structures --- */

static gboolean
move_monsters (LsGame       *self,
               const LsPack *to,
               GError      **error)
{
  for (guint i = 0; i < self->n_monsters; i++)
    {
      const char *id = g_array_index (self->pack->types, LsMonsterType, self->monsters[i].type).id;
      int type = ls_pack_find_type (to, id);

      if (type < 0)
        return refuse_record (error, id);
      self->monsters[i].type = (guint) type;
    }
  return TRUE;
}

static gboolean
move_structures (LsGame       *self,
                 const LsPack *to,
                 GError      **error)
{
  for (guint i = 0; i < self->n_structures; i++)
    {
      const LsStructureFacts *facts = ls_pack_structure (to, self->structures[i].type->id);

      if (!facts)
        return refuse_record (error, self->structures[i].type->id);
      self->structures[i].type = &facts->type;
    }
  return TRUE;
}

static gboolean
move_board (LsGame       *self,
            const LsPack *to,
            GError      **error)
{
  const LsBoard *board = ls_pack_board (to, self->board->id);

  if (!board)
    return refuse_record (error, self->board->id);
  self->board = board;
  for (guint side = 0; side < LS_N_FACINGS; side++)
    if (!board->mist[side].present)
      self->mist[side] = -1;
    else if (self->mist[side] < 0)
      return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the new board has mist where this game has none"));
  return TRUE;
}

/* The box holds what the new pack says, less what stands on the board and what is out of the game. */
static gboolean
count_figures (LsGame *self,
               GError **error)
{
  int left[LS_N_FIGURES][LS_N_COLOURS];
  LsFigure figure;
  LsColour colour;

  for (guint i = 0; i < LS_N_FIGURES; i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      left[i][j] = self->pack->figures.left[i][j] - self->out.left[i][j];
  for (guint i = 0; i < self->n_monsters; i++)
    if (ls_pack_figure (self->pack, self->monsters[i].type, &figure, &colour))
      left[figure][colour]--;
  self->supply = self->pack->figures;
  for (guint i = 0; i < LS_N_FIGURES; i++)
    for (guint j = 0; j < LS_N_COLOURS; j++)
      {
        int type = left[i][j] < 0 ? ls_pack_type (self->pack, (LsFigure) i, (LsColour) j) : -1;

        if (left[i][j] < 0)
          return ls_game_refuse (
            error, LS_GAME_ERROR_FULL, _("more figures are in the game than the new pack has in the box: %s"),
            type >= 0 ? ls_monster_type_name (&g_array_index (self->pack->types, LsMonsterType, type)) : "?");
        self->supply.left[i][j] = (guint8) left[i][j];
      }
  return TRUE;
}

static gboolean
move_panic (LsGame  *self,
            GError **error)
{
  for (guint i = self->pack->n_rewards; i < self->n_panic; i++)
    if (self->panic[i] > 0)
      return ls_game_refuse (error, LS_GAME_ERROR_FULL,
                             _("flames lie on a slot that the new panic track does not have"));
  for (guint i = self->n_panic; i < self->pack->n_rewards; i++)
    self->panic[i] = 0;
  self->n_panic = (guint8) self->pack->n_rewards;
  return TRUE;
}

/* --- Whether all has room --- */

static gboolean
has_room (const LsGame *self,
          const char   *id,
          const LsSpot *spots,
          guint         n,
          GError      **error)
{
  for (guint i = 0; i < n; i++)
    {
      LsTerrain terrain = (LsTerrain) self->board->terrain[spots[i]];
      g_autofree char *name = NULL;
      char spot[LS_SPOT_NAME_SIZE];

      if (terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER)
        continue;
      name = ls_name_in_game (self, id);
      /* Translators: a piece, its spot, and the terrain of the new board there: "Clawer 3 stands on F7: a tree" */
      return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s stands on %s, which on the new board is %s"), name,
                             ls_spot_name (spots[i], spot), ls_terrain_name (terrain));
    }
  return TRUE;
}

static gboolean
all_have_room (const LsGame *self,
               GError      **error)
{
  gboolean ok = TRUE;

  for (guint i = 0; ok && i < self->n_monsters; i++)
    ok = has_room (self, self->monsters[i].id, self->monsters[i].spots.at, self->monsters[i].spots.n, error);
  for (guint i = 0; ok && i < self->n_structures; i++)
    ok = has_room (self, self->structures[i].id, self->structures[i].spots.at, self->structures[i].spots.n, error);
  for (guint i = 0; ok && i < self->n_tokens; i++)
    ok = has_room (self, self->tokens[i].id, &self->tokens[i].at, 1, error);
  for (guint i = 0; ok && i < self->n_heroes; i++)
    if (self->sheets[i].on_board)
      {
        ok = has_room (self, self->heroes[i].id, &self->heroes[i].at, 1, error);
        if (ok && ls_board_in_mist (self->board, self->mist, self->heroes[i].at))
          ok = ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s would stand in the mist"), self->heroes[i].id);
      }
  return ok;
}

/* Nobody dies of a card that was read again. */
static gboolean
all_live (const LsGame *self,
          GError      **error)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (self->monsters[i].wounds >= ls_boss_hit_points (self, &self->monsters[i]))
      {
        g_autofree char *name = ls_name_in_game (self, self->monsters[i].id);

        return ls_game_refuse (error, LS_GAME_ERROR_RULE,
                               _("%s has as many wounds as the new pack gives it hit points"), name);
      }
  for (guint i = 0; i < self->n_structures; i++)
    if (self->structures[i].flames >= self->structures[i].type->hit_points)
      {
        g_autofree char *name = ls_name_in_game (self, self->structures[i].id);

        return ls_game_refuse (error, LS_GAME_ERROR_RULE,
                               _("%s has as many flames as the new pack gives it hit points"), name);
      }
  return TRUE;
}

/* Whatever else the auditor would find fault with. */
static gboolean
is_sound (const LsGame *before,
          const LsGame *self,
          GError      **error)
{
  g_autoptr (GPtrArray) old = ls_audit_state (before);
  g_autoptr (GPtrArray) breaches = ls_audit_state (self);

  if (breaches->len <= old->len)
    return TRUE;
  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the table does not fit the new pack: %s"),
                         (const char *) g_ptr_array_index (breaches, 0));
}

gboolean
ls_game_take_pack (LsGame       *self,
                   const LsPack *pack,
                   GError      **error)
{
  g_autofree LsGame *before = g_memdup2 (self, sizeof *self);
  gboolean ok;

  if (!pack)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no such pack"));
  if (self->stage == LS_STAGE_ATTACK)
    return ls_game_refuse (error, LS_GAME_ERROR_STAGE,
                           _("another pack can be taken over when the attack step is done"));
  if (ls_mode_is_campaign (self->setup.mode))
    for (guint i = self->scenario; i <= LS_SCENARIO_GLENWALD; i++)
      if (!ls_pack_scenario (pack, ls_setup_scenario (&self->setup, (LsScenario) i)))
        return refuse_record (error, ls_setup_scenario (&self->setup, (LsScenario) i));
  ok = move_cards (self, pack, error) && move_monsters (self, pack, error) && move_structures (self, pack, error)
       && move_board (self, pack, error);
  self->pack = pack;
  return ok && count_figures (self, error) && move_panic (self, error) && all_have_room (self, error)
         && all_live (self, error) && is_sound (before, self, error);
}
