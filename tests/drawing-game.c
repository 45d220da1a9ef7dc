/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing-game.h"

#include <string.h>

/* Takes the drawing. Its hero "1" has these movement tokens: "3 4". */
Ground *
ground_new (const char *tokens,
            Drawing    *drawing)
{
  Ground *self = g_new0 (Ground, 1);
  const LsPosition *position = drawing->position;
  g_auto (GStrv) values = g_strsplit (tokens, " ", -1);
  LsGame *game = g_new0 (LsGame, 1);

  self->drawing = drawing;
  self->pack = ls_pack_shipped ();
  self->game = game;
  game->pack = self->pack;
  game->board = position->board;
  game->rulings = position->rulings;
  game->stage = LS_STAGE_HEROES;
  memcpy (game->mist, position->mist, sizeof game->mist);
  game->n_heroes = (guint16) position->heroes->len;
  game->n_monsters = (guint16) position->monsters->len;
  game->n_structures = (guint16) position->structures->len;
  game->n_tokens = (guint16) position->tokens->len;
  if (game->n_heroes > 0)
    memcpy (game->heroes, position->heroes->data, game->n_heroes * sizeof *game->heroes);
  if (game->n_monsters > 0)
    memcpy (game->monsters, position->monsters->data, game->n_monsters * sizeof *game->monsters);
  if (game->n_structures > 0)
    memcpy (game->structures, position->structures->data, game->n_structures * sizeof *game->structures);
  if (game->n_tokens > 0)
    memcpy (game->tokens, position->tokens->data, game->n_tokens * sizeof *game->tokens);
  for (guint i = 0; i < game->n_heroes; i++)
    game->sheets[i].on_board = TRUE;
  self->hero = (guint) MAX (ls_game_find_hero (game, "1"), 0);
  for (guint i = 0; values[i] && *values[i]; i++)
    game->sheets[self->hero].movement[i] = (guint8) atoi (values[i]);
  return self;
}

void
ground_free (Ground *self)
{
  g_free (self->game);
  ls_pack_free (self->pack);
  drawing_free (self->drawing);
  g_free (self);
}
