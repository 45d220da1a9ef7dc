/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-position.h"

static GArray *
copy_list (gconstpointer items,
           guint         n,
           guint         size)
{
  GArray *list = g_array_sized_new (FALSE, FALSE, size, MAX (n, 1));

  if (n > 0)
    g_array_append_vals (list, items, n);
  return list;
}

void
ls_game_position_init (LsGamePosition *self,
                       const LsGame   *game)
{
  LsPosition *position = &self->position;

  *position = (LsPosition){ .board = (LsBoard *) game->board,
                            .coin = (LsCoin) game->coin,
                            .rulings = game->rulings,
                            .mages = game->mages };
  for (guint side = 0; side < LS_N_FACINGS; side++)
    position->mist[side] = game->mist[side];
  position->types = copy_list (game->pack->types->data, game->pack->types->len, sizeof (LsMonsterType));
  position->monsters = copy_list (game->monsters, game->n_monsters, sizeof (LsMonster));
  position->structures = copy_list (game->structures, game->n_structures, sizeof (LsStructure));
  position->tokens = copy_list (game->tokens, game->n_tokens, sizeof (LsToken));
  position->panic = copy_list (game->panic, game->n_panic, sizeof (guint8));
  position->heroes = copy_list (NULL, 0, sizeof (LsHero));
  for (guint8 i = 0; i < game->n_heroes; i++)
    if (game->sheets[i].on_board)
      {
        self->heroes[position->heroes->len] = i;
        g_array_append_val (position->heroes, game->heroes[i]);
        g_array_index (position->heroes, LsHero, position->heroes->len - 1).wounds += game->sheets[i].due;
      }
}

/* `dryad.mortar`: in the attack step seed mortars shoot like monsters, unless a hero stands on them. */
void
ls_game_position_add_mortars (LsGamePosition *self,
                              const LsGame   *game)
{
  int type = ls_pack_find_type (game->pack, "seed-mortar");

  for (guint i = 0; i < game->n_tokens && type >= 0; i++)
    {
      const LsToken *token = &game->tokens[i];
      guint8 arrow = game->board->arrow[token->at];
      LsMonster mortar = { .id = token->id,
                           .type = (guint) type,
                           .spots = { 1, { token->at } },
                           .facing = arrow < LS_N_FACINGS ? (LsFacing) arrow : LS_SOUTH };
      gboolean held = FALSE;

      for (guint j = 0; j < game->n_heroes; j++)
        held = held || (game->sheets[j].on_board && game->heroes[j].at == token->at);
      if (token->kind == LS_TOKEN_SEED_MORTAR && !held)
        g_array_append_val (self->position.monsters, mortar);
    }
}

void
ls_game_position_clear (LsGamePosition *self)
{
  g_clear_pointer (&self->position.types, g_array_unref);
  g_clear_pointer (&self->position.monsters, g_array_unref);
  g_clear_pointer (&self->position.structures, g_array_unref);
  g_clear_pointer (&self->position.tokens, g_array_unref);
  g_clear_pointer (&self->position.panic, g_array_unref);
  g_clear_pointer (&self->position.heroes, g_array_unref);
}
