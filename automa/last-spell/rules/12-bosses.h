/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 12, bosses: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (HARPY_STATS, "harpy.stats",
      N_("Harpy and Alerion"),
      N_("The Harpy has 7 hit points, 5 steps and Fly; she rolls orange and blue, and her Ravaging Fury is a melee "
         "attack for 3. An Alerion has 1 hit point, 3 steps and Fly; it rolls orange and blue, and its melee attack "
         "deals 1."),
      "11", "11", "Gildenburg: Corrupted Harpy")

RULE (HARPY_ALERION, "harpy.alerion",
      N_("Three Alerion"),
      N_("Three Alerion spawn from the boss's own spawn cards, in the monster spawn step. They count as monsters in "
         "all things."),
      "11–12", "11–12", "Gildenburg: Corrupted Harpy")

RULE (DAY_SCOUT_BOSS, "day.scout-boss",
      N_("Scouting the boss"),
      N_("On day 3 the boss is scouted. For the Harpy, flip the coin for her side."),
      "11", "11", "Scout the spawn")

RULE (HARPY_CRY, "harpy.cry",
      N_("The Harpy's cry"),
      N_("In each boss spawn step until the third Alerion is dead, the Harpy sits on the left or right half of the "
         "cliff, facing the town, and cannot be attacked; the ruling “harpy-side” decides which flip says on "
         "which half. Every hero on that half of the whole board loses one movement token of the player's choice. The "
         "ruling “cry-timing” decides when it is lost."),
      "11", "11", "Gildenburg: Corrupted Harpy")

RULE (HARPY_ENTER, "harpy.enter",
      N_("The Harpy enters"),
      N_("When the third Alerion dies, the Harpy comes at once and stands where it died. If that spot is taken, the "
         "players choose an adjacent free one. From then on she is a monster."),
      "11", "11", NULL)

RULE (HARPY_DIVE_BOMB, "harpy.dive-bomb",
      N_("Dive bomb"),
      N_("On entering, the Harpy deals 2 damage to every hero, structure and monster in her area. Monsters take a "
         "boss's damage without a roll, and the magic circle is not struck by it. The same goes for Cetusia and the "
         "Dryad."),
      "11", "11", "Gildenburg: Corrupted Harpy")

RULE (CETUSIA_SKIP, "cetusia.skip",
      N_("Cetusia waits"),
      N_("In the first monster phase of her night, Cetusia does nothing."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_DRAW, "cetusia.draw",
      N_("Cetusia's card"),
      N_("From the second monster phase on, each boss spawn step turns one of Cetusia's four cards. It gives the "
         "spots of head and tail, and the attack and red area of each."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_RESHUFFLE, "cetusia.reshuffle",
      N_("Shuffled again"),
      N_("When three of Cetusia's cards have been revealed, all four are shuffled again at the end of that monster "
         "phase."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_DISPLACE, "cetusia.displace",
      N_("Out of her way"),
      N_("A hero on a spot where Cetusia is to be placed moves to the nearest free spot, going straight towards the "
         "mist. Anything else there is removed; a Boomer goes without exploding."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_ATTACK, "cetusia.attack",
      N_("Cetusia attacks"),
      N_("Cetusia's head attacks first, then her tail, and both before all other monsters. Each strikes every hero, "
         "monster and structure in its red area. In stage I the head's Skull Smash deals 2 and its Hydro Catapult "
         "1; the tail's Tidal Assault deals 1 and its Tidal Entrance 2. In stage II the card tells the damage. The "
         "piece turns towards what it strikes."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_STATS, "cetusia.stats",
      N_("Head and tail"),
      N_("The head has 8 hit points, the tail 6. In stage I both roll the orange die, in stage II orange and blue."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_FLIP, "cetusia.flip",
      N_("Second stage"),
      N_("The head's 8th wound or the tail's 6th turns both to stage II. What is left over of that damage is lost."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (CETUSIA_GONE, "cetusia.gone",
      N_("Cetusia gone"),
      N_("The ruling “cetusia-second-stage” decides how much damage removes head and tail in stage II. The fight is "
         "won when both are gone."),
      "18", "18", "Lakeburg: Cetusia the Putrescent Wyrm")

RULE (DRYAD_ARRIVE, "dryad.arrive",
      N_("The Dryad arrives"),
      N_("The Dryad comes only when the spawn direction card shows her, at the slot it names; the top card of that "
         "slot is removed. She is two spots wide and goes in the middle of the card, then three steps towards the "
         "town. On her spots and on those of the monoliths, heroes in the way are moved and other things removed as "
         "for Cetusia, structures too."),
      "20", "20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_MONOLITHS, "dryad.monoliths",
      N_("Monoliths"),
      N_("Five monoliths stand around the Dryad: one behind, one at each side, two in front. They stop melee "
         "attacks from their side. They are always hit, and the 4th damage destroys one."),
      "19–20", "19–20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_STATS, "dryad.stats",
      N_("The Dryad"),
      N_("The Dryad has 11 hit points, rolls orange and blue, never moves, and faces all four ways. After all other "
         "monsters, she deals 2 damage to every hero and structure in reach."),
      "19", "19", "Glenwald: Putrefied Dryad")

RULE (DRYAD_GROWTH, "dryad.growth",
      N_("Three stages"),
      N_("As a sprout the Dryad neither attacks nor takes damage. Growing, she reaches her current sectors: those "
         "of her area, not only of her base. Mature, she reaches the adjacent sectors too."),
      "19–20", "19–20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_STEPS, "dryad.steps",
      N_("The Dryad's steps"),
      N_("Four rules of the Dryad run in each boss spawn step, in this order: growing, hatching, mortars, new "
         "tiles. The ruling “dryad-first” decides whether they already run in the phase in which she arrives. On "
         "her night, turn the phase's spawn cards at the start of the boss spawn step, so that their icons are "
         "known."),
      "20", "20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_GROW, "dryad.grow",
      N_("Growing"),
      N_("From the third monster phase on, when no spawn card is left, the Dryad goes one stage further in each "
         "boss spawn step. If she is already mature, she deals 1 damage to the magic circle instead, on top of her "
         "attack."),
      "20", "20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_HATCHERY, "dryad.hatchery",
      N_("Hatcheries"),
      N_("In each boss spawn step, a hatchery on its first face turns over and gets an Armored on it; one on its "
         "second face becomes an Archer. A new hatchery is placed on its first face with a Clawer on it. What "
         "hatches moves in this phase."),
      "19–20", "19–20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_MORTAR, "dryad.mortar",
      N_("Seed mortars"),
      N_("A seed mortar shoots like an Archer with range 7 and never moves. Hatcheries never attack. Both have 1 "
         "hit point and roll orange and blue."),
      "19", "19", "Glenwald: Putrefied Dryad")

RULE (DRYAD_SEED, "dryad.seed",
      N_("New tiles"),
      N_("The icons on the revealed cards bring hatcheries and seed mortars. Each is placed as if it had just moved "
         "towards the town, by the coin, as many spots as the growth track says. At most six are in play."),
      "19–20", "19–20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_ENTANGLE, "dryad.entangle",
      N_("Entangled hero"),
      N_("If a new tile comes on a hero, it goes beneath the hero, holds the hero fast and does nothing else. The "
         "hero may use no actions and no innate abilities but fist, and takes 1 damage at once and 1 more at the "
         "start of each attack step. Another hero's fist on the entangled one sets them free without harm; so does "
         "their own fist with a hit on both dice."),
      "20", "20", "Glenwald: Putrefied Dryad")

RULE (DRYAD_CLEAR, "dryad.clear",
      N_("Making room"),
      N_("If a new tile comes on anything else, that is removed and the tile placed. If it comes on the Dryad or a "
         "monolith, it goes to the first fitting spot towards the town."),
      "20", "20", "Glenwald: Putrefied Dryad")
