/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may stand where when people move a piece by hand: what no board could show is refused. */
#include <glib/gi18n-lib.h>

#include "game-correct.h"
#include "names.h"

const char *
ls_game_figure_at (const LsGame *self,
                   LsSpot        spot,
                   const char   *but)
{
  for (guint i = 0; i < self->n_monsters; i++)
    if (self->monsters[i].id != but && ls_spots_contain (&self->monsters[i].spots, spot))
      return self->monsters[i].id;
  for (guint i = 0; i < self->n_heroes; i++)
    if (self->heroes[i].id != but && self->sheets[i].on_board && self->heroes[i].at == spot)
      return self->heroes[i].id;
  return NULL;
}

const LsStructure *
ls_game_structure_at (const LsGame *self,
                      LsSpot        spot)
{
  for (guint i = 0; i < self->n_structures; i++)
    if (ls_spots_contain (&self->structures[i].spots, spot))
      return &self->structures[i];
  return NULL;
}

const LsToken *
ls_game_token_at (const LsGame *self,
                  LsSpot        spot)
{
  for (guint i = 0; i < self->n_tokens; i++)
    if (self->tokens[i].at == spot)
      return &self->tokens[i];
  return NULL;
}

gboolean
ls_game_check_spot (const LsGame *self,
                    LsSpot        spot,
                    GError      **error)
{
  char name[LS_SPOT_NAME_SIZE];
  LsTerrain terrain = ls_board_has (self->board, spot) ? self->board->terrain[spot] : LS_TERRAIN_NONE;

  if (terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER)
    return TRUE;
  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("nothing can stand on %s: %s"), ls_spot_name (spot, name),
                         ls_terrain_name (terrain));
}

gboolean
ls_game_refuse_taken (const LsGame *self,
                      GError      **error,
                      LsSpot        spot,
                      const char   *by)
{
  g_autofree char *holder = ls_name_in_game (self, by);
  char name[LS_SPOT_NAME_SIZE];

  return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("%s holds %s already"), ls_spot_name (spot, name), holder);
}

gboolean
ls_game_check_hero_spot (const LsGame *self,
                         const char   *hero,
                         LsSpot        spot,
                         GError      **error)
{
  const char *figure = ls_game_figure_at (self, spot, hero);
  const LsStructure *structure = ls_game_structure_at (self, spot);
  const LsToken *token = ls_game_token_at (self, spot);

  if (!ls_game_check_spot (self, spot, error))
    return FALSE;
  if (ls_board_in_mist (self->board, self->mist, spot))
    return ls_game_refuse (error, LS_GAME_ERROR_RULE, _("a hero may not stand in the mist"));
  if (figure)
    return ls_game_refuse_taken (self, error, spot, figure);
  if (structure && structure->type->entry == LS_NOBODY_ENTERS)
    return ls_game_refuse_taken (self, error, spot, structure->id);
  if (token && token->kind != LS_TOKEN_HATCHERY && token->kind != LS_TOKEN_SEED_MORTAR)
    return ls_game_refuse_taken (self, error, spot, token->id);
  return TRUE;
}

gboolean
ls_game_check_monster_spot (const LsGame *self,
                            const char   *monster,
                            LsSpot        spot,
                            GError      **error)
{
  const char *figure = ls_game_figure_at (self, spot, monster);
  const LsStructure *structure = ls_game_structure_at (self, spot);
  const LsToken *token = ls_game_token_at (self, spot);

  if (!ls_game_check_spot (self, spot, error))
    return FALSE;
  if (figure)
    return ls_game_refuse_taken (self, error, spot, figure);
  if (structure && !structure->type->free)
    return ls_game_refuse_taken (self, error, spot, structure->id);
  if (token
      && (token->kind == LS_TOKEN_CORPSE_PILE || token->kind == LS_TOKEN_SEED_MORTAR
          || token->kind == LS_TOKEN_MONOLITH))
    return ls_game_refuse_taken (self, error, spot, token->id);
  return TRUE;
}

/* Nothing at all may stand there yet. */
gboolean
ls_game_check_empty (const LsGame *self,
                     LsSpot        spot,
                     GError      **error)
{
  const char *figure = ls_game_figure_at (self, spot, NULL);
  const LsStructure *structure = ls_game_structure_at (self, spot);
  const LsToken *token = ls_game_token_at (self, spot);

  if (!ls_game_check_spot (self, spot, error))
    return FALSE;
  if (figure || structure || token)
    return ls_game_refuse_taken (self, error, spot, figure ? figure : structure ? structure->id : token->id);
  return TRUE;
}
