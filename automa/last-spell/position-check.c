/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-check.h"

#include <glib/gi18n-lib.h>

/* What a spot holds: at most one of each of the three. */
typedef struct
{
  const LsHero      *hero;
  const LsMonster   *monster;
  const LsStructure *structure;
  const LsToken     *token;
} Holder;

typedef struct
{
  const LsPosition *position;
  AutomaPlace       list;
  Holder            spots[LS_N_CELLS];
} Check;

static void
tell (Check      *self,
      guint       index,
      LsSpot      spot,
      const char *what)
{
  AutomaPlace piece, at;
  char name[LS_SPOT_NAME_SIZE];

  automa_place_element (&self->list, index, &piece);
  if (!automa_place_member (&piece, "spots", &at))
    automa_place_member (&piece, "at", &at);
  automa_place_problem (&at, "%s: %s", ls_spot_name (spot, name), what);
}

static void
tell_taken (Check      *self,
            guint       index,
            LsSpot      spot,
            const char *by)
{
  g_autofree char *what = g_strdup_printf (_("the spot holds \"%s\" already"), by ? by : "?");

  tell (self, index, spot, what);
}

/* `board.obstacle`: the terrain that pieces can stand on. */
static gboolean
check_terrain (Check *self,
               guint  index,
               LsSpot spot)
{
  LsTerrain terrain = self->position->board->terrain[spot];
  g_autofree char *what = NULL;

  if (terrain == LS_TERRAIN_GROUND || terrain == LS_TERRAIN_WATER)
    return TRUE;
  what = g_strdup_printf (_("nothing can stand there: %s"), ls_terrain_name (terrain));
  tell (self, index, spot, what);
  return FALSE;
}

static void
place_structure (Check *self,
                 guint  index)
{
  const LsStructure *structure = ls_position_structure (self->position, index);

  for (guint i = 0; i < structure->spots.n; i++)
    {
      Holder *holder = &self->spots[structure->spots.at[i]];

      if (!check_terrain (self, index, structure->spots.at[i]))
        continue;
      if (holder->structure)
        tell_taken (self, index, structure->spots.at[i], holder->structure->id);
      holder->structure = structure;
    }
}

static void
place_token (Check *self,
             guint  index)
{
  const LsToken *token = ls_position_token (self->position, index);
  Holder *holder = &self->spots[token->at];

  if (token->at == LS_NO_SPOT || !check_terrain (self, index, token->at))
    return;
  if (holder->structure)
    tell_taken (self, index, token->at, holder->structure->id);
  else if (holder->token)
    tell_taken (self, index, token->at, holder->token->id);
  holder->token = token;
}

static void
place_hero (Check *self,
            guint  index)
{
  const LsHero *hero = ls_position_hero (self->position, index);
  Holder *holder = &self->spots[hero->at];

  if (hero->at == LS_NO_SPOT || !check_terrain (self, index, hero->at))
    return;
  if (ls_board_in_mist (self->position->board, self->position->mist, hero->at))
    tell (self, index, hero->at, _("a hero may not stand in the mist"));
  if (holder->hero)
    tell_taken (self, index, hero->at, holder->hero->id);
  else if (holder->structure && holder->structure->type->entry == LS_NOBODY_ENTERS)
    tell_taken (self, index, hero->at, holder->structure->id);
  else if (holder->token && holder->token->kind != LS_TOKEN_HATCHERY && holder->token->kind != LS_TOKEN_SEED_MORTAR)
    tell_taken (self, index, hero->at, holder->token->id);
  holder->hero = hero;
}

static gboolean
monster_may_stand_on (LsTokenKind token)
{
  return token == LS_TOKEN_DAMAGE_TRAP || token == LS_TOKEN_STUN_TRAP || token == LS_TOKEN_SLOW_TRAP
         || token == LS_TOKEN_HATCHERY;
}

static void
place_monster (Check *self,
               guint  index)
{
  const LsMonster *monster = ls_position_monster (self->position, index);

  for (guint i = 0; i < monster->spots.n; i++)
    {
      LsSpot spot = monster->spots.at[i];
      Holder *holder = &self->spots[spot];

      if (!check_terrain (self, index, spot))
        continue;
      if (holder->monster)
        tell_taken (self, index, spot, holder->monster->id);
      else if (holder->hero)
        tell_taken (self, index, spot, holder->hero->id);
      else if (holder->structure && !holder->structure->type->free)
        tell_taken (self, index, spot, holder->structure->id);
      else if (holder->token && !monster_may_stand_on (holder->token->kind))
        tell_taken (self, index, spot, holder->token->id);
      holder->monster = monster;
    }
}

void
ls_position_check (const LsPosition  *position,
                   const AutomaPlace *place)
{
  g_autofree Check *self = g_new0 (Check, 1);
  const struct
  {
    const char *name;
    GArray     *list;
    void      (*place_one) (Check *, guint);
  } lists[] = {
    { "structures", position->structures, place_structure },
    { "tokens", position->tokens, place_token },
    { "heroes", position->heroes, place_hero },
    { "monsters", position->monsters, place_monster },
  };

  self->position = position;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      automa_place_member (place, lists[i].name, &self->list);
      for (guint j = 0; j < lists[i].list->len; j++)
        lists[i].place_one (self, j);
    }
}
