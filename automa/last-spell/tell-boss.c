/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-boss.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"

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
  return g_strdup (_("The boss is dead"));
}

char *
ls_tell_boss_hits (const char *who,
                   guint       damage)
{
  /* Translators: a hero or a monster: "Clawer 3: 2 damage" */
  return g_strdup_printf (ngettext ("%s: %u damage", "%s: %u damage", damage), who, damage);
}

char *
ls_tell_hero_displaced (const char *hero,
                        LsSpot      to)
{
  char name[LS_SPOT_NAME_SIZE];

  if (to == LS_NO_SPOT)
    /* Translators: a hero */
    return g_strdup_printf (_("%s makes room and leaves the board: no spot is free"), hero);
  /* Translators: a hero and a spot, "C7" */
  return g_strdup_printf (_("%s makes room: to %s"), hero, ls_spot_name (to, name));
}

char *
ls_tell_removed (const char *what)
{
  g_autofree char *name = automa_capitalized (g_strdup (what));

  /* Translators: a piece on the board, "Clawer 3" or "House 1" */
  return g_strdup_printf (_("%s makes room: off the board"), name);
}

/* --- Harpy --- */

char *
ls_tell_harpy_side (LsCoin side)
{
  return g_strdup (side == LS_COIN_LEFT ? _("The Harpy takes the left side") : _("The Harpy takes the right side"));
}

char *
ls_tell_harpy_sits (LsCoin   side,
                    gboolean over_lake)
{
  if (over_lake)
    return g_strdup (side == LS_COIN_LEFT ? _("The Harpy cries over the left half of the southern lake")
                                          : _("The Harpy cries over the right half of the southern lake"));
  return g_strdup (side == LS_COIN_LEFT ? _("The Harpy cries from the left half of the cliff")
                                        : _("The Harpy cries from the right half of the cliff"));
}

char *
ls_tell_harpy_sits_detail (void)
{
  return g_strdup (_("She is out of reach."));
}

char *
ls_tell_cry (const char *hero)
{
  return g_strdup_printf (_("%s turns over a movement token"), hero);
}

char *
ls_tell_cry_detail (gboolean at_once)
{
  return g_strdup (at_once ? _("The player chooses which one, now.")
                           : _("The player chooses which one, in the next hero phase."));
}

char *
ls_tell_harpy_enters (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  /* Translators: a spot, "C7", and a direction */
  return g_strdup_printf (_("Place the Harpy on %s, facing %s"), ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_harpy_enters_detail (void)
{
  return g_strdup (_("The last Alerion has fallen. She is a monster now."));
}

char *
ls_tell_harpy_waits (LsSpot at)
{
  return tell_at (_("Choose a free spot beside %s for the Harpy"), at);
}

char *
ls_tell_harpy_waits_detail (void)
{
  return g_strdup (_("The last Alerion has fallen, but its spot is taken."));
}

char *
ls_tell_dive_bomb (void)
{
  return g_strdup (_("Dive bomb: 2 damage to all around her"));
}

char *
ls_tell_dive_bomb_detail (void)
{
  return g_strdup (_("Heroes, structures and monsters, but not the magic circle."));
}

/* --- Cetusia --- */

char *
ls_tell_cetusia_waits (void)
{
  return g_strdup (_("Cetusia stays below the water"));
}

char *
ls_tell_cetusia_waits_detail (void)
{
  return g_strdup (_("She does nothing in the first monster phase."));
}

char *
ls_tell_cetusia_card (const char *card)
{
  /* Translators: the card's name, "C2" */
  return g_strdup_printf (_("Turn Cetusia's next card: %s"), card);
}

char *
ls_tell_cetusia_head (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  return g_strdup_printf (_("Cetusia's head: on %s, facing %s"), ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_cetusia_tail (LsSpot   at,
                      LsFacing facing)
{
  char name[LS_SPOT_NAME_SIZE];

  return g_strdup_printf (_("Cetusia's tail: on %s, facing %s"), ls_spot_name (at, name), ls_facing_name (facing));
}

char *
ls_tell_cetusia_attacks (const char *attack,
                         guint       damage)
{
  /* Translators: the attack's printed name, "Skull Smash", and how much damage it deals */
  return g_strdup_printf (
    ngettext ("%s: %u damage in the red area", "%s: %u damage in the red area", damage), attack, damage);
}

char *
ls_tell_cetusia_attacks_detail (void)
{
  return g_strdup (_("To every hero, monster and structure there."));
}

char *
ls_tell_cetusia_flips (void)
{
  return g_strdup (_("Turn Cetusia's head and tail to the second stage"));
}

char *
ls_tell_cetusia_flips_detail (void)
{
  return g_strdup (_("What is over of the damage is lost."));
}

char *
ls_tell_cetusia_shuffles (void)
{
  return g_strdup (_("Shuffle all of Cetusia's cards"));
}

char *
ls_tell_cetusia_shuffles_detail (void)
{
  return g_strdup (_("Three have been turned."));
}

/* --- Dryad --- */

char *
ls_tell_dryad_arrives (LsSpot at,
                       LsSpot and_at)
{
  char name[LS_SPOT_NAME_SIZE], other[LS_SPOT_NAME_SIZE];

  /* Translators: two spots, "C7" and "C8" */
  return g_strdup_printf (_("Place the Dryad on %s and %s"), ls_spot_name (at, name), ls_spot_name (and_at, other));
}

char *
ls_tell_dryad_arrives_detail (void)
{
  return g_strdup (_("A sprout: she neither strikes nor takes damage."));
}

char *
ls_tell_top_card_removed (guint slot)
{
  return g_strdup_printf (_("Slot %u: remove the top card"), slot);
}

char *
ls_tell_monolith (LsSpot at)
{
  return tell_at (_("Place a monolith on %s"), at);
}

char *
ls_tell_dryad_steps (void)
{
  return g_strdup (_("The Dryad grows, hatches and seeds"));
}

char *
ls_tell_dryad_grows (guint stage)
{
  return g_strdup (stage == 2 ? _("The Dryad is growing") : _("The Dryad is mature"));
}

char *
ls_tell_dryad_grows_detail (guint stage)
{
  return g_strdup (stage == 2 ? _("From now on she strikes in her sectors.")
                              : _("From now on she strikes in the adjacent sectors too."));
}

char *
ls_tell_dryad_mage (void)
{
  return g_strdup (_("The mature Dryad strikes the magic circle: 1 damage"));
}

char *
ls_tell_hatchery (LsSpot   at,
                  gboolean second_face)
{
  return second_face ? tell_at (_("Hatchery on %s: take the tile off the board"), at)
                     : tell_at (_("Hatchery on %s: turn it to its second face"), at);
}

char *
ls_tell_hatchery_full (LsSpot at)
{
  return tell_at (_("Nothing hatches on %s"), at);
}

char *
ls_tell_hatchery_full_detail (void)
{
  return g_strdup (_("A figure stands there already."));
}

char *
ls_tell_tile (const char *tile,
              LsSpot      at)
{
  g_autofree char *kind = automa_capitalized (g_strdup (tile));
  char name[LS_SPOT_NAME_SIZE];

  /* Translators: the tile, "Hatchery" or "Seed mortar", and a spot, "C7" */
  return g_strdup_printf (_("%s: on %s"), kind, ls_spot_name (at, name));
}

char *
ls_tell_entangled (const char *hero)
{
  return g_strdup_printf (_("%s is entangled: 1 damage"), hero);
}

char *
ls_tell_entangled_detail (void)
{
  return g_strdup (_("The tile lies beneath. Until freed: no actions but the fist."));
}

char *
ls_tell_squeezed (const char *hero)
{
  return g_strdup_printf (_("%s is still entangled: 1 damage"), hero);
}

char *
ls_tell_dryad_attacks (gboolean mature)
{
  return g_strdup (mature ? _("The Dryad strikes: 2 damage in her sectors and the adjacent ones")
                          : _("The Dryad strikes: 2 damage in her sectors"));
}

char *
ls_tell_dryad_attacks_detail (void)
{
  return g_strdup (_("To every hero and structure there."));
}

char *
ls_tell_sprout_unhurt (const char *monster)
{
  /* Translators: the monster that exploded, "Boomer 1" */
  return g_strdup_printf (_("%s does not hurt the Dryad"), monster);
}

char *
ls_tell_sprout_unhurt_detail (void)
{
  return g_strdup (_("As a sprout she takes no damage."));
}

char *
ls_tell_freed (const char *hero,
               const char *by)
{
  if (g_str_equal (hero, by)) /* Translators: a hero */
    return g_strdup_printf (_("%s breaks free"), hero);
  /* Translators: two heroes: "Bo frees Ada" */
  return g_strdup_printf (_("%s frees %s"), by, hero);
}

char *
ls_tell_freed_detail (const char *tile)
{
  /* Translators: "hatchery" or "seed mortar" */
  return g_strdup_printf (_("Take the %s beneath off the board."), tile);
}

char *
ls_tell_not_freed (const char *hero)
{
  return g_strdup_printf (_("%s does not break free"), hero);
}

char *
ls_tell_not_freed_detail (void)
{
  return g_strdup (_("It takes a hit on both dice."));
}
