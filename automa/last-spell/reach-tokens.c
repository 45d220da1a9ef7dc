/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reach-tokens.h"

#define LOST_IN_WATER 2

guint
ls_reach_in_water (guint8 token)
{
  return (guint) MAX (token - LOST_IN_WATER, 1);
}

/* What the first token gives more if it is spent in water and is that one. */
guint
ls_reach_more_in_water (guint8 token,
                        guint8 longer)
{
  return ls_reach_in_water ((guint8) (token + longer)) - ls_reach_in_water (token);
}

/* Whether these tokens, some of them spent in water as far as that is needed, give enough. */
static gboolean
is_enough (const LsHeroSheet *sheet,
           guint8             tokens,
           guint              wading,
           guint              points)
{
  for (guint wet = 0; wet < 1u << LS_MAX_MOVEMENT_TOKENS; wet++)
    {
      guint in_water = 0;
      guint on_land = wet == 0 ? sheet->longer : 0;
      guint more = 0;

      if (wet & ~(guint) tokens)
        continue;
      for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
        if (wet & 1u << i)
          {
            in_water += ls_reach_in_water (sheet->movement[i]);
            more = MAX (more, ls_reach_more_in_water (sheet->movement[i], sheet->longer));
          }
        else if (tokens & 1u << i)
          on_land += sheet->movement[i];
      in_water += more;
      if (in_water >= wading && in_water + on_land >= points)
        return TRUE;
    }
  return FALSE;
}

/* Whether the hero has these tokens, and keeps as many as the Harpy's cry still takes. */
static gboolean
has_tokens (const LsHeroSheet *sheet,
            guint8             tokens)
{
  guint left = 0;

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    {
      gboolean there = sheet->movement[i] > 0 && !(sheet->spent & 1 << i);

      if (tokens & 1 << i && !there)
        return FALSE;
      left += there && !(tokens & 1 << i) ? 1 : 0;
    }
  return left >= sheet->owed;
}

static guint
value_of (const LsHeroSheet *sheet,
          guint8             tokens)
{
  guint sum = 0;

  for (guint i = 0; i < LS_MAX_MOVEMENT_TOKENS; i++)
    sum += tokens & 1 << i ? sheet->movement[i] : 0;
  return sum;
}

static guint
count_of (guint8 tokens)
{
  guint n = 0;

  for (; tokens; tokens = (guint8) (tokens & (tokens - 1)))
    n++;
  return n;
}

/* Those that waste the fewest points, then the fewest of them; 0: there are none. */
static guint8
cheapest_tokens (const LsHeroSheet *sheet,
                 guint              wading,
                 guint              points)
{
  guint8 best = 0;

  for (guint tokens = 1; tokens < 1u << LS_MAX_MOVEMENT_TOKENS; tokens++)
    {
      guint value = value_of (sheet, (guint8) tokens);
      guint least = value_of (sheet, best);

      if (has_tokens (sheet, (guint8) tokens) && is_enough (sheet, (guint8) tokens, wading, points)
          && (best == 0 || value < least || (value == least && count_of ((guint8) tokens) < count_of (best))))
        best = (guint8) tokens;
    }
  return best;
}

/* The tokens that pay for a way with so many points, so many of them in water: those that are named, or with 0 the
 * cheapest. 0: they are not enough, or not there. */
guint8
ls_reach_pay (const LsHeroSheet *sheet,
              guint              wading,
              guint              points,
              guint8             named)
{
  guint8 tokens = named ? named : cheapest_tokens (sheet, wading, points);

  return tokens != 0 && has_tokens (sheet, tokens) && is_enough (sheet, tokens, wading, points) ? tokens : 0;
}
