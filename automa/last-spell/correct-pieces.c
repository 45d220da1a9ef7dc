/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Structures and tokens by hand: added, burnt, removed, put elsewhere. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "game-correct.h"

/* --- Structures --- */

gboolean
ls_correct_add_structure (LsGame          *self,
                          const LsCommand *command,
                          GError         **error)
{
  const LsStructureFacts *facts = ls_pack_structure (self->pack, command->word);
  const LsStructureType *type = facts ? &facts->type : NULL;

  if (!type)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->word);
  if ((type->spots > 0 && command->spots.n != type->spots) || !ls_spots_hang_together (&command->spots))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s: it does not cover these spots"), ls_structure_name (type));
  for (guint i = 0; i < command->spots.n; i++)
    if (!ls_game_check_empty (self, command->spots.at[i], error))
      return FALSE;
  return ls_game_add_structure (self, type, &command->spots, error);
}

/* All of it goes as far as its first spot does. */
gboolean
ls_correct_move_structure (LsGame          *self,
                           const LsCommand *command,
                           GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  LsSpots spots;
  int across, down;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  spots = self->structures[index].spots;
  across = (int) ls_spot_column (command->spots.at[0]) - (int) ls_spot_column (spots.at[0]);
  down = (int) ls_spot_row (command->spots.at[0]) - (int) ls_spot_row (spots.at[0]);
  self->structures[index].spots.n = 0; /* in the hand: it may come to lie on spots of its own */
  for (guint i = 0; i < spots.n; i++)
    {
      int column = (int) ls_spot_column (spots.at[i]) + across;
      int row = (int) ls_spot_row (spots.at[i]) + down;

      if (column < 0 || row < 0 || column >= (int) self->board->width || row >= (int) self->board->height)
        return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a part of it would lie off the board"));
      spots.at[i] = ls_spot ((guint) column, (guint) row);
      if (!ls_game_check_empty (self, spots.at[i], error))
        return FALSE;
    }
  self->structures[index].spots = spots;
  return TRUE;
}

gboolean
ls_correct_structure (LsGame          *self,
                      const LsCommand *command,
                      GError         **error)
{
  int index = ls_game_find_structure (self, command->id);
  guint flames = (guint) command->number;

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no structure %s"), command->id);
  if (command->kind == LS_DO_STRUCTURE_FLAMES && flames < self->structures[index].type->hit_points)
    {
      self->structures[index].flames = flames;
      return TRUE;
    }
  for (guint i = 0; i < self->structures[index].spots.n; i++)
    for (guint j = 0; j < self->n_heroes; j++)
      if (command->kind == LS_DO_STRUCTURE_REMOVE && self->sheets[j].on_board
          && self->heroes[j].at == self->structures[index].spots.at[i]
          && self->structures[index].type->entry == LS_NOBODY_ENTERS)
        return ls_game_refuse_taken (self, error, self->heroes[j].at, self->heroes[j].id);
  ls_game_remove_structure (self, (guint) index);
  return TRUE;
}

/* --- Tokens --- */

gboolean
ls_correct_add_token (LsGame          *self,
                      const LsCommand *command,
                      GError         **error)
{
  LsSpot spot = command->spots.at[0];
  guint kind = 0;

  while (ls_token_names[kind] && strcmp (ls_token_names[kind], command->word) != 0)
    kind++;
  if (!ls_token_names[kind])
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->word);
  if (!ls_game_check_spot (self, spot, error))
    return FALSE;
  if (ls_game_figure_at (self, spot, NULL) || ls_game_structure_at (self, spot) || ls_game_token_at (self, spot))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("the spot is taken"));
  if (!ls_game_add_token (self, (LsTokenKind) kind, spot, error))
    return FALSE;
  self->tokens[self->n_tokens - 1].used
    = (kind == LS_TOKEN_SLOW_TRAP || kind == LS_TOKEN_HATCHERY) && command->flag > 0;
  return TRUE;
}

/* `dryad.monoliths`: the fourth damage destroys one. */
void
ls_game_burn_monolith (LsGame *self,
                       guint   token,
                       guint   flames)
{
  self->tokens[token].flames = flames;
  if (flames >= LS_MONOLITH_HIT_POINTS)
    ls_game_remove_token (self, token);
}

gboolean
ls_correct_burn_token (LsGame          *self,
                       const LsCommand *command,
                       GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0 || self->tokens[index].kind != LS_TOKEN_MONOLITH)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no monolith %s"), command->id);
  ls_game_burn_monolith (self, (guint) index, (guint) command->number);
  return TRUE;
}

gboolean
ls_correct_remove_token (LsGame          *self,
                         const LsCommand *command,
                         GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->id);
  ls_game_remove_token (self, (guint) index);
  return TRUE;
}

gboolean
ls_correct_move_token (LsGame          *self,
                       const LsCommand *command,
                       GError         **error)
{
  int index = ls_game_find_token (self, command->id);

  if (index < 0)
    return ls_game_refuse (error, LS_GAME_ERROR_UNKNOWN, _("there is no token %s"), command->id);
  if (!ls_game_check_empty (self, command->spots.at[0], error))
    return FALSE;
  self->tokens[index].at = command->spots.at[0];
  return TRUE;
}
