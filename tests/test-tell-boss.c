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
    { "dead/boss", ls_tell_boss_dead (), "The boss is dead" },
    { "hits/none", ls_tell_boss_hits ("Ada", 0), "Ada: 0 damage" },
    { "hits/one", ls_tell_boss_hits ("Ada", 1), "Ada: 1 damage" },
    { "hits/many", ls_tell_boss_hits ("Clawer 3", 2), "Clawer 3: 2 damage" },
    { "hero-displaced/spot", ls_tell_hero_displaced ("Ada", c7), "Ada makes room: to C7" },
    { "hero-displaced/nowhere", ls_tell_hero_displaced ("Ada", LS_NO_SPOT),
      "Ada makes room and leaves the board: no spot is free" },
    { "removed/monster", ls_tell_removed ("Clawer 3"), "Clawer 3 makes room: off the board" },
    { "removed/structure", ls_tell_removed ("house 1"), "House 1 makes room: off the board" },

    /* Harpy */
    { "harpy-side/left", ls_tell_harpy_side (LS_COIN_LEFT), "The Harpy takes the left side" },
    { "harpy-side/right", ls_tell_harpy_side (LS_COIN_RIGHT), "The Harpy takes the right side" },
    { "harpy-sits/left", ls_tell_harpy_sits (LS_COIN_LEFT, FALSE), "The Harpy cries from the left half of the cliff" },
    { "harpy-sits/right", ls_tell_harpy_sits (LS_COIN_RIGHT, FALSE),
      "The Harpy cries from the right half of the cliff" },
    { "harpy-sits/lake-left", ls_tell_harpy_sits (LS_COIN_LEFT, TRUE),
      "The Harpy cries over the left half of the southern lake" },
    { "harpy-sits/lake-right", ls_tell_harpy_sits (LS_COIN_RIGHT, TRUE),
      "The Harpy cries over the right half of the southern lake" },
    { "harpy-sits/detail", ls_tell_harpy_sits_detail (), "She is out of reach." },
    { "cry/hero", ls_tell_cry ("Ada"), "Ada turns over a movement token" },
    { "cry-detail/next-hero-phase", ls_tell_cry_detail (FALSE),
      "The player chooses which one, in the next hero phase." },
    { "cry-detail/at-once", ls_tell_cry_detail (TRUE), "The player chooses which one, now." },
    { "harpy-enters/south", ls_tell_harpy_enters (c7, LS_SOUTH), "Place the Harpy on C7, facing south" },
    { "harpy-enters/last-spot", ls_tell_harpy_enters (ls_spot_from_name ("BL64"), LS_WEST),
      "Place the Harpy on BL64, facing west" },
    { "harpy-enters/detail", ls_tell_harpy_enters_detail (), "The last Alerion has fallen. She is a monster now." },
    { "harpy-waits/spot", ls_tell_harpy_waits (c7), "Choose a free spot beside C7 for the Harpy" },
    { "harpy-waits/detail", ls_tell_harpy_waits_detail (), "The last Alerion has fallen, but its spot is taken." },
    { "dive-bomb/all", ls_tell_dive_bomb (), "Dive bomb: 2 damage to all around her" },
    { "dive-bomb/detail", ls_tell_dive_bomb_detail (), "Heroes, structures and monsters, but not the magic circle." },

    /* Cetusia */
    { "cetusia-waits/phase", ls_tell_cetusia_waits (), "Cetusia stays below the water" },
    { "cetusia-waits/detail", ls_tell_cetusia_waits_detail (), "She does nothing in the first monster phase." },
    { "cetusia-card/id", ls_tell_cetusia_card ("C2"), "Turn Cetusia's next card: C2" },
    { "cetusia-head/north", ls_tell_cetusia_head (c7, LS_NORTH), "Cetusia's head: on C7, facing north" },
    { "cetusia-tail/east", ls_tell_cetusia_tail (c7, LS_EAST), "Cetusia's tail: on C7, facing east" },
    { "cetusia-attacks/none", ls_tell_cetusia_attacks ("Skull Smash", 0), "Skull Smash: 0 damage in the red area" },
    { "cetusia-attacks/one", ls_tell_cetusia_attacks ("Tidal Assault", 1), "Tidal Assault: 1 damage in the red area" },
    { "cetusia-attacks/many", ls_tell_cetusia_attacks ("Skull Smash", 3), "Skull Smash: 3 damage in the red area" },
    { "cetusia-attacks/detail", ls_tell_cetusia_attacks_detail (), "To every hero, monster and structure there." },
    { "cetusia-flips/both", ls_tell_cetusia_flips (), "Turn Cetusia's head and tail to the second stage" },
    { "cetusia-flips/detail", ls_tell_cetusia_flips_detail (), "What is over of the damage is lost." },
    { "cetusia-shuffles/all", ls_tell_cetusia_shuffles (), "Shuffle all of Cetusia's cards" },
    { "cetusia-shuffles/detail", ls_tell_cetusia_shuffles_detail (), "Three have been turned." },

    /* Dryad */
    { "dryad-arrives/spots", ls_tell_dryad_arrives (c7, ls_spot_from_name ("C8")), "Place the Dryad on C7 and C8" },
    { "dryad-arrives/detail", ls_tell_dryad_arrives_detail (), "A sprout: she neither strikes nor takes damage." },
    { "top-card-removed/slot", ls_tell_top_card_removed (3), "Slot 3: remove the top card" },
    { "monolith/spot", ls_tell_monolith (c7), "Place a monolith on C7" },
    { "dryad-steps/all", ls_tell_dryad_steps (), "The Dryad grows, hatches and seeds" },
    { "dryad-grows/growing", ls_tell_dryad_grows (2), "The Dryad is growing" },
    { "dryad-grows/mature", ls_tell_dryad_grows (3), "The Dryad is mature" },
    { "dryad-grows-detail/growing", ls_tell_dryad_grows_detail (2), "From now on she strikes in her sectors." },
    { "dryad-grows-detail/mature", ls_tell_dryad_grows_detail (3),
      "From now on she strikes in the adjacent sectors too." },
    { "dryad-mage/one", ls_tell_dryad_mage (), "The mature Dryad strikes the magic circle: 1 damage" },
    { "hatchery/first-face", ls_tell_hatchery (c7, FALSE), "Hatchery on C7: turn it to its second face" },
    { "hatchery/second-face", ls_tell_hatchery (c7, TRUE), "Hatchery on C7: take the tile off the board" },
    { "hatchery-full/spot", ls_tell_hatchery_full (c7), "Nothing hatches on C7" },
    { "hatchery-full/detail", ls_tell_hatchery_full_detail (), "A figure stands there already." },
    { "tile/hatchery", ls_tell_tile ("hatchery", c7), "Hatchery: on C7" },
    { "tile/percent", ls_tell_tile ("100 %s", c7), "100 %s: on C7" },
    { "entangled/hero", ls_tell_entangled ("Ada"), "Ada is entangled: 1 damage" },
    { "entangled/detail", ls_tell_entangled_detail (), "The tile lies beneath. Until freed: no actions but the fist." },
    { "squeezed/hero", ls_tell_squeezed ("Ada"), "Ada is still entangled: 1 damage" },
    { "dryad-attacks/growing", ls_tell_dryad_attacks (FALSE), "The Dryad strikes: 2 damage in her sectors" },
    { "dryad-attacks/mature", ls_tell_dryad_attacks (TRUE),
      "The Dryad strikes: 2 damage in her sectors and the adjacent ones" },
    { "dryad-attacks/detail", ls_tell_dryad_attacks_detail (), "To every hero and structure there." },
    { "sprout-unhurt/monster", ls_tell_sprout_unhurt ("Boomer 1"), "Boomer 1 does not hurt the Dryad" },
    { "sprout-unhurt/detail", ls_tell_sprout_unhurt_detail (), "As a sprout she takes no damage." },
    { "freed/helper", ls_tell_freed ("Ada", "Bo"), "Bo frees Ada" },
    { "freed/alone", ls_tell_freed ("Ada", "Ada"), "Ada breaks free" },
    { "freed/detail", ls_tell_freed_detail ("hatchery"), "Take the hatchery beneath off the board." },
    { "not-freed/hero", ls_tell_not_freed ("Ada"), "Ada does not break free" },
    { "not-freed/detail", ls_tell_not_freed_detail (), "It takes a hit on both dice." },
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  add_sentences (cases, G_N_ELEMENTS (cases));

  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_free (cases[i].told);
  return status;
}
