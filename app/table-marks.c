/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-marks.h"

#include "last-spell/need.h"

/* The way of the figure whose line is shown, from where it stood. */
static GArray *
make_path (const LsLine *line)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  if (line->from != LS_NO_SPOT)
    g_array_append_val (path, line->from);
  for (guint i = 0; line->path && i < line->path->len; i++)
    g_array_append_val (path, g_array_index (line->path, LsPathStep, i).to);
  if (path->len == 0 && line->to != LS_NO_SPOT)
    g_array_append_val (path, line->to);
  return path;
}

static void
add_spots_of (const LsGame *game,
              const char   *id,
              GArray       *spots)
{
  int monster = ls_game_find_monster (game, id);
  int hero = ls_game_find_hero (game, id);
  int structure = ls_game_find_structure (game, id);
  int token = ls_game_find_token (game, id);

  if (monster >= 0)
    g_array_append_vals (spots, game->monsters[monster].spots.at, game->monsters[monster].spots.n);
  else if (hero >= 0 && game->sheets[hero].on_board)
    g_array_append_val (spots, game->heroes[hero].at);
  else if (structure >= 0)
    g_array_append_vals (spots, game->structures[structure].spots.at, game->structures[structure].spots.n);
  else if (token >= 0)
    g_array_append_val (spots, game->tokens[token].at);
}

/* No layer is painted for nothing. */
static GArray *
unless_empty (GArray *spots)
{
  if (spots->len > 0)
    return spots;
  g_array_unref (spots);
  return NULL;
}

/* Among whom, or where, the players choose. */
static GArray *
make_candidates (const LsGame *game)
{
  g_auto (LsNeed) need = { 0 };
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  ls_game_needs (game, &need);
  for (guint i = 0; need.choices && i < need.choices->len; i++)
    add_spots_of (game, g_ptr_array_index (need.choices, i), spots);
  if (need.spots)
    g_array_append_vals (spots, need.spots->data, need.spots->len);
  return unless_empty (spots);
}

static GArray *
make_picked (const LsGame *game,
             const HkPick *pick)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));

  if (pick->id)
    add_spots_of (game, pick->id, spots);
  g_array_append_vals (spots, pick->site.at, pick->site.n);
  return unless_empty (spots);
}

/* What hides the spot that a hero aims at. */
static GArray *
make_blocking (const LsGame *game,
               const HkPick *pick)
{
  int hero = pick->id ? ls_game_find_hero (game, pick->id) : -1;
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LsSpot));
  LsSight why = { 0 };

  if (hero >= 0 && pick->aim.on && pick->aimed != LS_NO_SPOT
      && !hk_aim_may_strike (&pick->aim, game, (guint) hero, pick->aimed, &why))
    g_array_append_vals (spots, why.spots, why.n);
  return unless_empty (spots);
}

static HkReach
find_reach (const LsGame *game,
            const HkPick *pick)
{
  if (pick->plan)
    return HK_REACH_SITE;
  return pick->id && ls_game_find_hero (game, pick->id) >= 0 && !pick->aim.on ? HK_REACH_WALK : HK_REACH_SHOT;
}

void
hk_table_marks_make (HkBoardMarks *marks,
                     const LsGame *game,
                     const LsLine *line,
                     const HkPick *pick,
                     gboolean      forecast)
{
  *marks = (HkBoardMarks){ .figure = line ? line->figure : NULL,
                           .path = line ? make_path (line) : NULL,
                           .candidates = make_candidates (game),
                           .picked = make_picked (game, pick),
                           .blocking = make_blocking (game, pick),
                           .hidden = hk_pick_hidden (pick, game),
                           .reach = hk_pick_reach (pick, game),
                           .reach_is = find_reach (game, pick),
                           .forecast = { forecast ? ls_outlook_phase (game, LS_COIN_LEFT) : NULL,
                                         forecast ? ls_outlook_phase (game, LS_COIN_RIGHT) : NULL } };
}
