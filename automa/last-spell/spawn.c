/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spawn.h"

/* `spawn.reveal`: in the first and in the second monster phase of a night. */
gboolean
ls_spawn_reveals (guint phase)
{
  return phase == 1 || phase == 2;
}

void
ls_spawn_reveal (LsSpawnCards *cards,
                 guint         phase)
{
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS && ls_spawn_reveals (phase); i++)
    if (cards->slots[i].n > 0)
      cards->revealed[i] = cards->slots[i].cards[--cards->slots[i].n];
}

/* `spawn.discard`: after all movement. */
void
ls_spawn_discard (LsSpawnCards *cards)
{
  for (guint i = 0; i < LS_MAX_SPAWN_SLOTS; i++)
    if (cards->revealed[i] != 0)
      {
        g_return_if_fail (cards->discard.n < LS_MAX_PILE);
        cards->discard.cards[cards->discard.n++] = cards->revealed[i];
        cards->revealed[i] = 0;
      }
}

/* `spawn.scenario`: Gildenberg green icons only, Lakeburg also yellow ones, the others all. */
gboolean
ls_spawn_counts (LsScenario scenario,
                 LsColour   colour)
{
  switch (scenario)
    {
    case LS_SCENARIO_GILDENBERG:
      return colour == LS_GREEN;
    case LS_SCENARIO_LAKEBURG:
      return colour != LS_RED;
    case LS_SCENARIO_GLENWALD:
    case LS_SCENARIO_BOSS_RUSH:
    default:
      return TRUE;
    }
}

/* The first Bulky left by colour, any other figure as green. */
static gboolean
find_figure (const LsSupply *supply,
             LsFigure        figure,
             LsColour       *colour)
{
  for (LsColour i = LS_GREEN; i < (figure == LS_FIGURE_BULKY ? LS_N_COLOURS : LS_YELLOW); i++)
    if (supply->left[figure][i] > 0)
      {
        *colour = i;
        return TRUE;
      }
  return FALSE;
}

/* Where the ruling `substitution` begins to look: at the head of the list, or after the figure that is wanted. */
static guint
first_substitute (const LsSupply *supply,
                  guint           ruling,
                  LsFigure        wanted)
{
  if (ruling == LS_SUBSTITUTION_NEXT)
    for (guint i = 0; i < supply->n_substitutes; i++)
      if (supply->substitutes[i] == wanted)
        return i + 1;
  return 0;
}

/* The figure wanted, if there is one, else another in its place. FALSE: none is left at all. */
gboolean
ls_spawn_substitute (const LsSupply *supply,
                     guint           ruling,
                     LsFigure       *figure,
                     LsColour       *colour)
{
  guint n = supply->n_substitutes;
  guint first = first_substitute (supply, ruling, *figure);
  LsColour wanted = *figure == LS_FIGURE_BULKY ? *colour : LS_GREEN; /* `spawn.bulky` */

  if (supply->left[*figure][wanted] > 0)
    {
      *colour = wanted;
      return TRUE;
    }
  for (guint i = 0; i < n; i++)
    if (find_figure (supply, supply->substitutes[(first + i) % n], colour))
      {
        *figure = supply->substitutes[(first + i) % n];
        return TRUE;
      }
  return FALSE;
}

/* The spot of a mist tile by its place along the town's line and its depth; LS_NO_SPOT beyond the board. */
static LsSpot
mist_spot (const LsPosition *position,
           const LsGround   *ground,
           LsFacing          side,
           int               along,
           int               depth)
{
  const LsMistLine *mist = &position->board->mist[side];
  int sign = side == LS_EAST ? 1 : -1;
  int line = (int) mist->line + sign * (position->mist[side] + depth);
  int lines = (int) (side == LS_NORTH ? position->board->height : position->board->width);
  LsSpot spot;

  if (line < 0 || line >= lines || along < (int) mist->from || along > (int) mist->to)
    return LS_NO_SPOT;
  spot = side == LS_NORTH ? ls_spot ((guint) along, (guint) line) : ls_spot ((guint) line, (guint) along);
  return ground->holds[spot] & LS_HOLDS_MIST ? spot : LS_NO_SPOT;
}

static gboolean
is_free_mist (const LsGround *ground,
              LsSpot          spot)
{
  return spot != LS_NO_SPOT && ls_ground_is_free (ground, spot);
}

/* The step along the town's line that goes to the coin's side of a monster facing the town. */
static int
coin_step (const LsPosition *position,
           LsFacing          side)
{
  LsFacing facing = ls_facing_turned (side, 2);
  LsFacing aside = ls_facing_turned (facing, position->coin == LS_COIN_RIGHT ? 1 : -1);

  return aside == LS_EAST || aside == LS_SOUTH ? 1 : -1;
}

/* `spawn.place`, `spawn.taken`: the icon's spot, else the nearest free one of its depth, the coin's side first, else
 * the same one row deeper. LS_NO_SPOT if the mist is full. */
LsSpot
ls_spawn_spot (const LsPosition *position,
               const LsGround   *ground,
               const LsSlot     *slot,
               guint             column,
               guint             depth,
               LsRule           *rule)
{
  int along = slot->from <= slot->to ? (int) (slot->from + column - 1) : (int) slot->from - (int) column + 1;
  int aside = coin_step (position, slot->side);

  g_return_val_if_fail (position->mist[slot->side] >= 0, LS_NO_SPOT);

  *rule = LS_RULE_SPAWN_PLACE;
  for (int row = (int) depth; row <= LS_MAX_SIDE; row++)
    for (int distance = 0; distance < LS_MAX_SIDE; distance++)
      {
        LsSpot near = mist_spot (position, ground, slot->side, along + distance * aside, row);
        LsSpot other = mist_spot (position, ground, slot->side, along - distance * aside, row);

        if (is_free_mist (ground, near))
          return near;
        *rule = LS_RULE_SPAWN_TAKEN;
        if (is_free_mist (ground, other))
          return other;
      }
  return LS_NO_SPOT;
}

/* `spawn.place`: in the mist towards the town, square to the tile; `spawn.facing`: elsewhere by the spot's arrow. */
LsFacing
ls_spawn_facing (const LsPosition *position,
                 const LsGround   *ground,
                 LsFacing          side,
                 LsSpot            spot)
{
  guint8 arrow = position->board->arrow[spot];

  if ((ground->holds[spot] & LS_HOLDS_MIST) || arrow == LS_NO_FACING)
    return ls_facing_turned (side, 2);
  return (LsFacing) arrow;
}

/* All figures of one card, in the order of its icons; each takes a figure from the supply and a spot on the ground. */
void
ls_spawn_pattern (const LsPosition *position,
                  LsGround         *ground,
                  const LsPattern  *pattern,
                  const LsSlot     *slot,
                  LsScenario        scenario,
                  LsSupply         *supply,
                  GArray           *spawned)
{
  for (guint i = 0; i < pattern->n; i++)
    {
      const LsIcon *icon = &pattern->icons[i];
      LsSpawned one = { .figure = icon->figure, .colour = icon->colour, .rule = LS_RULE_SPAWN_SUBSTITUTE };

      if (!ls_spawn_counts (scenario, icon->colour))
        continue;
      if (ls_spawn_substitute (supply, position->rulings.value[LS_RULING_SUBSTITUTION], &one.figure, &one.colour))
        one.at = ls_spawn_spot (position, ground, slot, icon->column, icon->depth, &one.rule);
      if (one.at != LS_NO_SPOT)
        {
          supply->left[one.figure][one.colour]--;
          ground->holds[one.at] |= LS_HOLDS_MONSTER;
          one.facing = ls_spawn_facing (position, ground, slot->side, one.at);
        }
      if (one.figure != icon->figure)
        one.rule = LS_RULE_SPAWN_SUBSTITUTE;
      g_array_append_val (spawned, one);
    }
}
