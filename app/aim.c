/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aim.h"

#include "last-spell/reach.h"

/* The commonest bow. */
void
hk_aim_begin (HkAim *self)
{
  *self = (HkAim){ .on = TRUE, .range = LS_RANGE_CURRENT | LS_RANGE_ADJACENT, .ranged = TRUE };
}

static void
make_shot (const HkAim  *self,
           const LsGame *game,
           guint         hero,
           LsShot       *shot)
{
  ls_shot_of_hero (game, hero, self->range, self->ranged, shot);
  shot->vision = shot->vision || self->vision;
}

gboolean
hk_aim_may_strike (const HkAim  *self,
                   const LsGame *game,
                   guint         hero,
                   LsSpot        at,
                   LsSight      *why)
{
  LsShot shot;

  make_shot (self, game, hero, &shot);
  return ls_shot_may_strike (game, &shot, at, why);
}

guint8 *
hk_aim_reach (const HkAim  *self,
              const LsGame *game,
              guint         hero)
{
  g_autofree gboolean *spots = g_new0 (gboolean, LS_N_CELLS);
  guint8 *reach = g_new (guint8, LS_N_CELLS);
  LsShot shot;

  make_shot (self, game, hero, &shot);
  ls_shot_spots (game, &shot, spots);
  for (guint i = 0; i < LS_N_CELLS; i++)
    reach[i] = spots[i] ? 1 : LS_OUT_OF_REACH;
  return reach;
}

/* What vision would add. */
guint8 *
hk_aim_hidden (const HkAim  *self,
               const LsGame *game,
               guint         hero)
{
  HkAim seeing = *self;
  guint8 *hidden;
  g_autofree guint8 *seen = hk_aim_reach (self, game, hero);

  seeing.vision = TRUE;
  hidden = hk_aim_reach (&seeing, game, hero);
  for (guint i = 0; i < LS_N_CELLS; i++)
    hidden[i] = hidden[i] != LS_OUT_OF_REACH && seen[i] == LS_OUT_OF_REACH;
  return hidden;
}
