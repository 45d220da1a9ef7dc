/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shots.h"

#include <string.h>

/* --- The shooters --- */

void
ls_shot_of_hero (const LsGame *game,
                 guint         hero,
                 guint8        range,
                 gboolean      ranged,
                 LsShot       *shot)
{
  *shot = (LsShot){ .from = game->heroes[hero].at,
                    .range = range,
                    .vision = ls_sight_has_vision (game, game->heroes[hero].at),
                    .ranged = ranged };
}

/* An attack whose reach is printed in spots: melee and some magic ones, which need no sight; a ranged one does. */
void
ls_shot_in_spots (const LsGame *game,
                  guint         hero,
                  guint8        spots,
                  gboolean      ranged,
                  LsShot       *shot)
{
  ls_shot_of_hero (game, hero, 0, ranged, shot);
  shot->spots = spots;
}

/* By which rule it shoots; LS_N_RULES: it does not. */
LsRule
ls_shot_rule (const LsStructure *structure)
{
  if (strcmp (structure->type->id, "ballista") == 0)
    return LS_RULE_DEFENSE_BALLISTA;
  return strcmp (structure->type->id, "catapult") == 0 ? LS_RULE_DEFENSE_CATAPULT : LS_N_RULES;
}

static gboolean
is_catapult (const LsStructure *structure)
{
  return ls_shot_rule (structure) == LS_RULE_DEFENSE_CATAPULT;
}

/* FALSE: it is nothing that shoots. */
gboolean
ls_shot_of_defense (const LsGame *game,
                    guint         structure,
                    LsShot       *shot)
{
  const LsStructure *defense = &game->structures[structure];

  *shot = (LsShot){ .from = defense->spots.at[0],
                    .range = is_catapult (defense) ? LS_RANGE_ADJACENT | LS_RANGE_FAR
                                                   : LS_RANGE_CURRENT | LS_RANGE_ADJACENT,
                    .vision = TRUE };
  return ls_shot_rule (defense) != LS_N_RULES;
}

/* How often a defense can still shoot: a ballista once in a hero phase, a catapult with each of its hurl tokens. */
guint
ls_shot_left (const LsGame *game,
              guint         structure)
{
  const LsStructure *defense = &game->structures[structure];
  guint most = is_catapult (defense) ? LS_HURL_TOKENS : ls_shot_rule (defense) != LS_N_RULES ? 1 : 0;

  return most - MIN (defense->shots, most);
}

/* The impact spot first, then for a catapult those around it that there are. */
guint
ls_shot_zone (const LsGame *game,
              guint         structure,
              LsSpot        at,
              LsSpot        zone[LS_MAX_ZONE])
{
  LsSpots impact = { 1, { at } };
  LsSpot area[LS_MAX_AREA];
  guint around = is_catapult (&game->structures[structure]) ? ls_spots_area (&impact, area) : 0;
  guint n = 0;

  zone[n++] = at;
  for (guint i = 0; i < around; i++)
    if (ls_board_has (game->board, area[i]))
      zone[n++] = area[i];
  return n;
}

/* --- Where they may strike --- */

/* `board.sector`: how far one sector is from another; 0: out of any range. */
static guint8
range_between (const LsBoard *board,
               char           from,
               char           to)
{
  if (from == to)
    return LS_RANGE_CURRENT;
  if (ls_board_sectors_touch (board, from, to))
    return LS_RANGE_ADJACENT;
  return ls_board_sectors_far (board, from, to) ? LS_RANGE_FAR : 0;
}

static gboolean
refuse (LsSight *why,
        LsRule   rule)
{
  if (why)
    *why = (LsSight){ .rule = rule };
  return FALSE;
}

static gboolean
is_in_area (LsSpot of,
            LsSpot at)
{
  return ABS ((int) ls_spot_column (of) - (int) ls_spot_column (at)) <= 1
         && ABS ((int) ls_spot_row (of) - (int) ls_spot_row (at)) <= 1;
}

/* All but the range. */
static gboolean
is_open (const LsGame *game,
         const LsShot *shot,
         LsSpot        at,
         LsSight      *why)
{
  if (shot->ranged && is_in_area (shot->from, at))
    return refuse (why, LS_RULE_HERO_RANGED_AREA);
  return shot->vision || (shot->spots > 0 && !shot->ranged) || ls_sight_aims_at (game, shot->from, at, why);
}

/* Along one of the four lines, not further than it reaches. */
static gboolean
is_in_line (const LsShot *shot,
            LsSpot        at)
{
  guint columns = (guint) ABS ((int) ls_spot_column (shot->from) - (int) ls_spot_column (at));
  guint rows = (guint) ABS ((int) ls_spot_row (shot->from) - (int) ls_spot_row (at));

  return (columns == 0 || rows == 0) && columns + rows >= 1 && columns + rows <= shot->spots;
}

gboolean
ls_shot_may_strike (const LsGame *game,
                    const LsShot *shot,
                    LsSpot        at,
                    LsSight      *why)
{
  const LsBoard *board = game->board;

  if (shot->spots > 0)
    return ls_board_has (board, at) && is_in_line (shot, at) ? is_open (game, shot, at, why)
                                                             : refuse (why, LS_RULE_BOARD_ADJACENT);
  if (!ls_board_has (board, at) || !(range_between (board, board->sector[shot->from], board->sector[at]) & shot->range))
    return refuse (why, LS_RULE_BOARD_SECTOR);
  return is_open (game, shot, at, why);
}

/* The sectors are few, and looked at once each. */
void
ls_shot_spots (const LsGame *game,
               const LsShot *shot,
               gboolean      spots[LS_N_CELLS])
{
  const LsBoard *board = game->board;
  gboolean known[128] = { FALSE };
  gboolean in_range[128] = { FALSE };

  for (LsSpot spot = 0; spot < LS_N_CELLS; spot++)
    {
      guint sector = (guchar) board->sector[spot] & 127;

      spots[spot] = FALSE;
      if (!ls_board_has (board, spot))
        continue;
      if (shot->spots > 0)
        {
          spots[spot] = ls_shot_may_strike (game, shot, spot, NULL);
          continue;
        }
      if (!known[sector])
        in_range[sector] = (range_between (board, board->sector[shot->from], (char) sector) & shot->range) != 0;
      known[sector] = TRUE;
      spots[spot] = in_range[sector] && is_open (game, shot, spot, NULL);
    }
}
