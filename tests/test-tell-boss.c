/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences about the bosses, each with no, one and several of whatever it counts. */
#include "last-spell/tell-boss.h"

typedef struct
{
  const char *path;
  char       *told;
  const char *text;
} Case;

static void
test_sentence (gconstpointer data)
{
  const Case *sentence = data;

  g_assert_cmpstr (sentence->told, ==, sentence->text);
}

/* Paths like "/tell-boss/hits/one". */
static void
add_sentences (const Case *cases,
               guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tell-boss/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_sentence);
    }
}

int
main (int   argc,
      char *argv[])
{
  LsSpot c7 = ls_spot_from_name ("C7");
  Case cases[] = {
    { "dead/boss", ls_tell_boss_dead (), "The boss is dead." },
    { "hits/none", ls_tell_boss_hits ("Ada", 0), "Ada is dealt 0 damage." },
    { "hits/one", ls_tell_boss_hits ("Ada", 1), "Ada is dealt 1 damage." },
    { "hits/many", ls_tell_boss_hits ("clawer-3", 2), "clawer-3 is dealt 2 damage." },
    { "hero-displaced/spot", ls_tell_hero_displaced ("Ada", c7), "Ada makes room: move the figure to C7." },
    { "hero-displaced/nowhere", ls_tell_hero_displaced ("Ada", LS_NO_SPOT),
      "Ada makes room and finds no free spot: take the figure off the board." },
    { "removed/monster", ls_tell_removed ("clawer-3"), "clawer-3 makes room: take it off the board." },

    /* Harpy */
    { "harpy-side/left", ls_tell_harpy_side (LS_COIN_LEFT), "The Harpy takes the left side." },
    { "harpy-side/right", ls_tell_harpy_side (LS_COIN_RIGHT), "The Harpy takes the right side." },
    { "harpy-sits/left", ls_tell_harpy_sits (LS_COIN_LEFT, FALSE),
      "The Harpy sits on the left half of the cliff, out of reach, and cries." },
    { "harpy-sits/right", ls_tell_harpy_sits (LS_COIN_RIGHT, FALSE),
      "The Harpy sits on the right half of the cliff, out of reach, and cries." },
    { "harpy-sits/lake-left", ls_tell_harpy_sits (LS_COIN_LEFT, TRUE),
      "The Harpy hovers over the left half of the southern lake, out of reach, and cries." },
    { "harpy-sits/lake-right", ls_tell_harpy_sits (LS_COIN_RIGHT, TRUE),
      "The Harpy hovers over the right half of the southern lake, out of reach, and cries." },
    { "cry/next-hero-phase", ls_tell_cry ("Ada", FALSE),
      "Ada turns over a movement token of the player's choice in the next hero phase." },
    { "cry/at-once", ls_tell_cry ("Ada", TRUE), "Ada turns over a movement token of the player's choice now." },
    { "harpy-enters/south", ls_tell_harpy_enters (c7, LS_SOUTH),
      "The last Alerion has fallen. Place the Harpy on C7, facing south: she is a monster now." },
    { "harpy-enters/last-spot", ls_tell_harpy_enters (ls_spot_from_name ("BL64"), LS_WEST),
      "The last Alerion has fallen. Place the Harpy on BL64, facing west: she is a monster now." },
    { "harpy-waits/spot", ls_tell_harpy_waits (c7),
      "The last Alerion has fallen, but C7 is taken: choose a free spot beside it for the Harpy." },
    { "dive-bomb/all", ls_tell_dive_bomb (), "Dive bomb: 2 damage to every hero, structure and monster around her." },

    /* Cetusia */
    { "cetusia-waits/phase", ls_tell_cetusia_waits (), "Cetusia stays below the water in the first monster phase." },
    { "cetusia-card/id", ls_tell_cetusia_card ("C2"), "Turn the next of Cetusia's cards: it is C2." },
    { "cetusia-head/north", ls_tell_cetusia_head (c7, LS_NORTH), "Cetusia's head: to C7, facing north." },
    { "cetusia-tail/east", ls_tell_cetusia_tail (c7, LS_EAST), "Cetusia's tail: to C7, facing east." },
    { "cetusia-attacks/none", ls_tell_cetusia_attacks ("Skull Smash", 0),
      "Skull Smash: 0 damage to every hero, monster and structure in the red area." },
    { "cetusia-attacks/one", ls_tell_cetusia_attacks ("Tidal Assault", 1),
      "Tidal Assault: 1 damage to every hero, monster and structure in the red area." },
    { "cetusia-attacks/many", ls_tell_cetusia_attacks ("Skull Smash", 3),
      "Skull Smash: 3 damage to every hero, monster and structure in the red area." },
    { "cetusia-flips/both", ls_tell_cetusia_flips (),
      "Turn head and tail to the second stage. What is over of the damage is lost." },
    { "cetusia-shuffles/all", ls_tell_cetusia_shuffles (),
      "Three of Cetusia's cards have been turned: shuffle all four." },

    /* Dryad */
    { "dryad-arrives/spots", ls_tell_dryad_arrives (c7, ls_spot_from_name ("C8")),
      "Place the Dryad on C7 and C8, a sprout." },
    { "top-card-removed/slot", ls_tell_top_card_removed (3), "Remove the top card of slot 3." },
    { "monolith/spot", ls_tell_monolith (c7), "Place a monolith on C7." },
    { "dryad-steps/all", ls_tell_dryad_steps (), "The Dryad grows, her hatcheries hatch, and new tiles come." },
    { "dryad-grows/growing", ls_tell_dryad_grows (2), "The Dryad is growing: from now on she strikes in her sectors." },
    { "dryad-grows/mature", ls_tell_dryad_grows (3),
      "The Dryad is mature: from now on she strikes in the adjacent sectors too." },
    { "dryad-mage/none", ls_tell_dryad_mage (0),
      "The mature Dryad deals 1 damage to the magic circle: 0 mages are left." },
    { "dryad-mage/one", ls_tell_dryad_mage (1),
      "The mature Dryad deals 1 damage to the magic circle: 1 mage is left." },
    { "dryad-mage/many", ls_tell_dryad_mage (3),
      "The mature Dryad deals 1 damage to the magic circle: 3 mages are left." },
    { "hatchery/first-face", ls_tell_hatchery (c7, FALSE), "Turn the hatchery on C7 to its second face." },
    { "hatchery/second-face", ls_tell_hatchery (c7, TRUE),
      "The hatchery on C7 is spent: take the tile off the board." },
    { "hatchery-full/spot", ls_tell_hatchery_full (c7), "A figure stands on C7 already: nothing hatches." },
    { "tile/hatchery", ls_tell_tile ("hatchery", c7), "Place on C7: hatchery." },
    { "tile/percent", ls_tell_tile ("100 %s", c7), "Place on C7: 100 %s." },
    { "entangled/hero", ls_tell_entangled ("Ada"), "Ada is entangled by the tile beneath and dealt 1 damage." },
    { "squeezed/hero", ls_tell_squeezed ("Ada"), "Ada is still entangled and dealt 1 damage." },
    { "dryad-attacks/growing", ls_tell_dryad_attacks (FALSE),
      "The Dryad deals 2 damage to every hero and structure in her sectors." },
    { "dryad-attacks/mature", ls_tell_dryad_attacks (TRUE),
      "The Dryad deals 2 damage to every hero and structure in her sectors and the adjacent ones." },
    { "sprout-unhurt/monster", ls_tell_sprout_unhurt ("boomer-1"),
      "As a sprout the Dryad takes no damage from the explosion of boomer-1." },
    { "freed/helper", ls_tell_freed ("Ada", "Bo", "hatchery"),
      "Bo frees Ada: take the hatchery beneath off the board." },
    { "freed/alone", ls_tell_freed ("Ada", "Ada", "seed mortar"),
      "Ada breaks free: take the seed mortar beneath off the board." },
    { "not-freed/hero", ls_tell_not_freed ("Ada"), "Ada does not break free: it takes a hit on both dice." },
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  add_sentences (cases, G_N_ELEMENTS (cases));

  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_free (cases[i].told);
  return status;
}
