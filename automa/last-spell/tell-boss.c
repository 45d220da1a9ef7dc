/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-boss.h"

#include <glib/gi18n-lib.h>

/* A sentence with the name of one spot in it. */
static char *
tell_at (const char *format,
         LsSpot      at)
{
  char name[LS_SPOT_NAME_SIZE];
  g_autoptr (GString) text = g_string_new (format);

  g_string_replace (text, "%s", ls_spot_name (at, name), 1);
  return g_strdup (text->str);
}

char *
ls_tell_boss_dead (void)
{
  return g_strdup (_("The boss is dead."));
}

char *
ls_tell_boss_hits (const char *who,
                   guint       damage)
{
  /* Translators: a hero's name or a monster, "clawer-3" */
  return g_strdup_printf (ngettext ("%s is dealt %u damage.", "%s is dealt %u damage.", damage), who, damage);
}

char *
ls_tell_hero_displaced (const char *hero,
                        LsSpot      to)
{
  char name[LS_SPOT_NAME_SIZE];

  if (to == LS_NO_SPOT)
    return g_strdup_printf (_("%s makes room and finds no free spot: take the figure off the board."), hero);
  /* Translators: a hero's name and a spot, "C7" */
  return g_strdup_printf (_("%s makes room: move the figure to %s."), hero, ls_spot_name (to, name));
}

char *
ls_tell_removed (const char *what)
{
  /* Translators: a piece on the board, "clawer-3" or "house-1" */
  return g_strdup_printf (_("%s makes room: take it off the board."), what);
}

/* --- Harpy --- */

char *
ls_tell_harpy_side (LsCoin side)
{
  return g_strdup (side == LS_COIN_LEFT ? _("The Harpy takes the left side.") : _("The Harpy takes the right side."));
}

char *
ls_tell_harpy_sits (LsCoin   side,
                    gboolean over_lake)
{
  if (over_lake)
    return g_strdup (side == LS_COIN_LEFT
                       ? _("The Harpy hovers over the left half of the southern lake, out of reach, and cries.")
                       : _("The Harpy hovers over the right half of the southern lake, out of reach, and cries."));
  return g_strdup (side == LS_COIN_LEFT ? _("The Harpy sits on the left half of the cliff, out of reach, and cries.")
                                        : _("The Harpy sits on the right half of the cliff, out of reach, and cries."));
}

char *
ls_tell_cry (const char *hero,
             gboolean    at_once)
{
  return g_strdup_printf (at_once ? _("%s turns over a movement token of the player's choice now.")
                                  : _("%s turns over a movement token of the player's choice in the next hero phase."),
                          hero);
}

char *
ls_tell_harpy_enters (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  /* Translators: a spot, "C7", and a direction */
  return g_strdup_printf (_("The last Alerion has fallen. Place the Harpy on %s, facing %s: she is a monster now."),
                          ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_harpy_waits (LsSpot at)
{
  return tell_at (_("The last Alerion has fallen, but %s is taken: choose a free spot beside it for the Harpy."), at);
}

char *
ls_tell_dive_bomb (void)
{
  return g_strdup (_("Dive bomb: 2 damage to every hero, structure and monster around her."));
}

/* --- Cetusia --- */

char *
ls_tell_cetusia_waits (void)
{
  return g_strdup (_("Cetusia stays below the water in the first monster phase."));
}

char *
ls_tell_cetusia_card (const char *card)
{
  /* Translators: the card's name, "C2" */
  return g_strdup_printf (_("Turn the next of Cetusia's cards: it is %s."), card);
}

char *
ls_tell_cetusia_head (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  return g_strdup_printf (_("Cetusia's head: to %s, facing %s."), ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_cetusia_tail (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  return g_strdup_printf (_("Cetusia's tail: to %s, facing %s."), ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_cetusia_attacks (const char *attack,
                         guint       damage)
{
  /* Translators: the attack's printed name, "Skull Smash", and how much damage it deals */
  return g_strdup_printf (ngettext ("%s: %u damage to every hero, monster and structure in the red area.",
                                    "%s: %u damage to every hero, monster and structure in the red area.", damage),
                          attack, damage);
}

char *
ls_tell_cetusia_flips (void)
{
  return g_strdup (_("Turn head and tail to the second stage. What is over of the damage is lost."));
}

char *
ls_tell_cetusia_shuffles (void)
{
  return g_strdup (_("Three of Cetusia's cards have been turned: shuffle all four."));
}

/* --- Dryad --- */

char *
ls_tell_dryad_arrives (LsSpot at,
                       LsSpot and_at)
{
  char name[LS_SPOT_NAME_SIZE], other[LS_SPOT_NAME_SIZE];

  /* Translators: two spots, "C7" and "C8" */
  return g_strdup_printf (_("Place the Dryad on %s and %s, a sprout."), ls_spot_name (at, name),
                          ls_spot_name (and_at, other));
}

char *
ls_tell_top_card_removed (guint slot)
{
  return g_strdup_printf (_("Remove the top card of slot %u."), slot);
}

char *
ls_tell_monolith (LsSpot at)
{
  return tell_at (_("Place a monolith on %s."), at);
}

char *
ls_tell_dryad_steps (void)
{
  return g_strdup (_("The Dryad grows, her hatcheries hatch, and new tiles come."));
}

char *
ls_tell_dryad_grows (guint stage)
{
  return g_strdup (stage == 2 ? _("The Dryad is growing: from now on she strikes in her sectors.")
                              : _("The Dryad is mature: from now on she strikes in the adjacent sectors too."));
}

char *
ls_tell_dryad_mage (guint left)
{
  return g_strdup_printf (ngettext ("The mature Dryad deals 1 damage to the magic circle: %u mage is left.",
                                    "The mature Dryad deals 1 damage to the magic circle: %u mages are left.", left),
                          left);
}

char *
ls_tell_hatchery (LsSpot   at,
                  gboolean second_face)
{
  return second_face ? tell_at (_("The hatchery on %s is spent: take the tile off the board."), at)
                     : tell_at (_("Turn the hatchery on %s to its second face."), at);
}

char *
ls_tell_hatchery_full (LsSpot at)
{
  return tell_at (_("A figure stands on %s already: nothing hatches."), at);
}

char *
ls_tell_tile (const char *tile,
              LsSpot      at)
{
  char name[LS_SPOT_NAME_SIZE];

  /* Translators: a spot, "C7", and the tile, "hatchery" or "seed mortar" */
  return g_strdup_printf (_("Place on %s: %s."), ls_spot_name (at, name), tile);
}

char *
ls_tell_entangled (const char *hero)
{
  return g_strdup_printf (_("%s is entangled by the tile beneath and dealt 1 damage."), hero);
}

char *
ls_tell_squeezed (const char *hero)
{
  return g_strdup_printf (_("%s is still entangled and dealt 1 damage."), hero);
}

char *
ls_tell_dryad_attacks (gboolean mature)
{
  return g_strdup (mature ? _("The Dryad deals 2 damage to every hero and structure in her sectors and the adjacent ones.")
                          : _("The Dryad deals 2 damage to every hero and structure in her sectors."));
}

char *
ls_tell_sprout_unhurt (const char *monster)
{
  /* Translators: a monster, "boomer-1" */
  return g_strdup_printf (_("As a sprout the Dryad takes no damage from the explosion of %s."), monster);
}

char *
ls_tell_freed (const char *hero,
               const char *by,
               const char *tile)
{
  if (g_str_equal (hero, by)) /* Translators: a hero and the tile, "hatchery" or "seed mortar" */
    return g_strdup_printf (_("%s breaks free: take the %s beneath off the board."), hero, tile);
  /* Translators: two heroes and the tile: "Bo frees Ada: take the hatchery beneath off the board." */
  return g_strdup_printf (_("%s frees %s: take the %s beneath off the board."), by, hero, tile);
}

char *
ls_tell_not_freed (const char *hero)
{
  return g_strdup_printf (_("%s does not break free: it takes a hit on both dice."), hero);
}
