/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a spot that a hero aims at. */
#include <glib/gi18n.h>

#include "aim.h"
#include "last-spell/names.h"

/* What stands on that spot, or that it is a tree; NULL: neither. */
static char *
name_obstacle (const LsGame *game,
               LsSpot        spot)
{
  for (guint i = 0; i < game->n_structures; i++)
    if (ls_spots_contain (&game->structures[i].spots, spot))
      return ls_name_in_game (game, game->structures[i].id);
  return game->board->terrain[spot] == LS_TERRAIN_TREE ? g_strdup (_("trees")) : NULL;
}

/* Each piece once: "house 1 and trees". */
static char *
name_obstacles (const LsGame  *game,
                const LsSight *why)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < why->n; i++)
    {
      char *name = name_obstacle (game, why->spots[i]);

      if (!name || g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_free (name);
      else
        g_ptr_array_add (names, name);
    }
  return ls_name_list (names, TRUE);
}

char *
hk_aim_text (const HkAim  *self,
             const LsGame *game,
             guint         hero,
             LsSpot        at)
{
  char spot[LS_SPOT_NAME_SIZE];
  g_autofree char *cite = NULL;
  g_autofree char *obstacles = NULL;
  LsSight why = { 0 };

  ls_spot_name (at, spot);
  if (hk_aim_may_strike (self, game, hero, at, &why))
    /* Translators: a spot that a hero who shoots can strike */
    return g_strdup_printf (_("%s can be struck."), spot);
  cite = automa_rule_cite (ls_rule_get (why.rule));
  obstacles = name_obstacles (game, &why);
  switch (why.rule)
    {
    case LS_RULE_HERO_LOS:
      /* Translators: a spot, the pieces that hide it, the rule with its pages: "K7 is out of sight: house 1 is in the way
       * (hero.los, EN 7)." */
      return g_strdup_printf (_("%s is out of sight. In the way: %s (%s)."), spot, obstacles, cite);
    case LS_RULE_HERO_TREE_COVER:
      /* Translators: a spot, and the rule with its pages */
      return g_strdup_printf (_("Trees cover %s: no shot can be aimed there (%s)."), spot, cite);
    case LS_RULE_HERO_RANGED_AREA:
      /* Translators: a spot, a hero, and the rule with its pages */
      return g_strdup_printf (_("%s lies in the area of %s: too near for a ranged weapon (%s)."), spot,
                              game->heroes[hero].id, cite);
    default:
      /* Translators: a spot, and the rule with its pages */
      return g_strdup_printf (_("%s is out of range (%s)."), spot, cite);
    }
}
