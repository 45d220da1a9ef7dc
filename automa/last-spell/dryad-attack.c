/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Putrefied Dryad's blow, by her growth, and the tiles that squeeze the heroes on them. */
#include "boss.h"
#include "game-private.h"
#include "tell-boss.h"

#define BLOW 2

gboolean
ls_dryad_strikes (const LsGame *self)
{
  return ls_boss_of_night (self) == LS_BOSS_DRYAD && self->boss.stage > LS_DRYAD_SPROUT && ls_boss_find (self, "dryad") >= 0;
}

/* `dryad.growth`: the sectors of her area; mature, those beside them too. */
static void
find_reach (const LsGame *self,
            gboolean      sectors[128])
{
  const LsSpots *spots = &self->monsters[ls_boss_find (self, "dryad")].spots;
  gboolean current[128] = { FALSE };
  LsSpot area[LS_MAX_AREA];
  guint n = ls_spots_area (spots, area);

  for (guint i = 0; i < spots->n; i++)
    current[(guchar) self->board->sector[spots->at[i]] & 127] = TRUE;
  for (guint i = 0; i < n; i++)
    if (ls_board_has (self->board, area[i]))
      current[(guchar) self->board->sector[area[i]] & 127] = TRUE;
  for (guint a = 1; a < 128; a++)
    {
      sectors[a] = current[a];
      for (guint b = 1; b < 128 && self->boss.stage == LS_DRYAD_MATURE && !sectors[a]; b++)
        sectors[a] = current[b] && ls_board_sectors_touch (self->board, (char) a, (char) b);
    }
}

/* `dryad.stats`: every hero and structure in reach; FALSE: she does not strike. */
gboolean
ls_dryad_blow (const LsGame *self,
               LsBossBlow   *blow)
{
  gboolean sectors[128] = { FALSE };

  if (!ls_dryad_strikes (self))
    return FALSE;
  *blow = (LsBossBlow){ .monster = self->monsters[ls_boss_find (self, "dryad")].id,
                        .rule = LS_RULE_DRYAD_STATS,
                        .damage = BLOW,
                        .spots = g_new (LsSpot, LS_N_CELLS),
                        .text = ls_tell_dryad_attacks (self->boss.stage == LS_DRYAD_MATURE) };
  find_reach (self, sectors);
  for (guint row = 0; row < self->board->height; row++)
    for (guint column = 0; column < self->board->width; column++)
      {
        LsSpot spot = ls_spot (column, row);

        if (ls_board_has (self->board, spot) && sectors[(guchar) self->board->sector[spot] & 127])
          blow->spots[blow->n++] = spot;
      }
  return TRUE;
}

/* After all other monsters. */
void
ls_dryad_attack (LsGame   *self,
                 LsScript *script)
{
  g_auto (LsBossBlow) blow = { 0 };
  LsSpot at;

  if (!ls_dryad_blow (self, &blow))
    return;
  LS_TELL (script, blow.rule, g_strdup (blow.text));
  LS_TELL_MORE (script, ls_tell_dryad_attacks_detail ());
  at = self->monsters[ls_boss_find (self, "dryad")].spots.at[0];
  ls_script_show (script, blow.monster, at, at);
  ls_boss_strike (self, &blow, script);
}

/* `dryad.entangle`: at the start of each attack step. */
void
ls_dryad_squeeze (LsGame   *self,
                  LsScript *script)
{
  for (guint i = 0; i < self->n_heroes; i++)
    if (ls_dryad_tile_under (self, i))
      {
        ls_game_deal (self, i, ls_dryad_tile_under (self, i)->id, 1);
        LS_TELL (script, LS_RULE_DRYAD_ENTANGLE, ls_tell_squeezed (self->heroes[i].id));
        ls_script_show (script, self->heroes[i].id, self->heroes[i].at, self->heroes[i].at);
      }
}
