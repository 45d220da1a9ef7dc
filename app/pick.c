/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pick.h"

#include "last-spell/reach.h"
#include "last-spell/shots.h"
#include "last-spell/sites.h"

/* A hero on the board, in the hero phase. */
static int
find_mover (const HkPick *self,
            const LsGame *game)
{
  int hero = self->id ? ls_game_find_hero (game, self->id) : -1;

  return hero >= 0 && game->stage == LS_STAGE_HEROES && !self->correcting && game->sheets[hero].on_board ? hero : -1;
}

/* A defense that is aimed, not carried. */
static gboolean
find_shot (const HkPick *self,
           const LsGame *game,
           LsShot       *shot)
{
  int structure = self->id ? ls_game_find_structure (game, self->id) : -1;

  return structure >= 0 && game->stage == LS_STAGE_HEROES && !self->correcting
         && ls_shot_of_defense (game, (guint) structure, shot);
}

static guint8 *
make_shot_reach (const LsGame *game,
                 const LsShot *shot)
{
  g_autofree gboolean *spots = g_new0 (gboolean, LS_N_CELLS);
  guint8 *reach = g_new (guint8, LS_N_CELLS);

  ls_shot_spots (game, shot, spots);
  for (guint i = 0; i < LS_N_CELLS; i++)
    reach[i] = spots[i] ? 1 : LS_OUT_OF_REACH;
  return reach;
}

/* Where what is planned may stand. */
static guint8 *
make_sites (const LsGame *game,
            const char   *type)
{
  guint8 *reach = g_new (guint8, LS_N_CELLS);

  ls_town_spots (game, ls_pack_structure (game->pack, type), reach);
  for (guint i = 0; i < LS_N_CELLS; i++)
    reach[i] = reach[i] ? 1 : LS_OUT_OF_REACH;
  return reach;
}

guint8 *
hk_pick_reach (const HkPick *self,
               const LsGame *game)
{
  int hero = find_mover (self, game);
  LsShot shot;
  guint8 *reach;

  if (self->plan)
    return make_sites (game, self->plan);
  if (find_shot (self, game, &shot))
    return make_shot_reach (game, &shot);
  if (hero < 0)
    return NULL;
  if (self->aim.on)
    return hk_aim_reach (&self->aim, game, (guint) hero);
  reach = g_new (guint8, LS_N_CELLS);
  ls_reach_hero (game, (guint) hero, reach);
  return reach;
}

guint8 *
hk_pick_hidden (const HkPick *self,
                const LsGame *game)
{
  int hero = find_mover (self, game);

  return hero >= 0 && self->aim.on ? hk_aim_hidden (&self->aim, game, (guint) hero) : NULL;
}

/* A hero who can get there pays for it; one who cannot is put there all the same: the table is always right. */
static LsCommandKind
kind_for (const HkPick *self,
          const LsGame *game,
          LsSpot        to)
{
  g_autofree guint8 *reach = hk_pick_reach (self, game);
  LsShot shot;

  if (self->placing)
    return LS_DO_PLACE;
  if (ls_game_find_hero (game, self->id) >= 0)
    return reach && reach[to] != LS_OUT_OF_REACH ? LS_DO_HERO_MOVE : LS_DO_HERO_AT;
  if (ls_game_find_monster (game, self->id) >= 0)
    return LS_DO_MONSTER_AT;
  if (ls_game_find_token (game, self->id) >= 0)
    return LS_DO_TOKEN_AT;
  return find_shot (self, game, &shot) ? LS_DO_SHOOT : LS_DO_STRUCTURE_AT;
}

void
hk_pick_command (const HkPick *self,
                 const LsGame *game,
                 LsSpot        to,
                 LsCommand    *command)
{
  *command = (LsCommand){ .kind = (guint8) kind_for (self, game, to),
                          .id = self->id,
                          .spots = { 1, { to } },
                          .facing = LS_NO_FACING,
                          .flag = -1 };
}
