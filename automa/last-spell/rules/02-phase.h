/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 2, monster phase: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (PHASE_ORDER, "phase.order",
      N_("Six steps"),
      N_("A monster phase has six steps, always in this order: panic, coin, boss spawn, monster spawn, movement, "
         "attack. After them comes the hero phase."),
      "10", "10", "Monster phase")

RULE (PANIC_SPREAD, "panic.spread",
      N_("Panic spreads"),
      N_("Count the monster figures that stand on spots of town sectors: bosses count, tiles do not. Take that many "
         "flames off the panic track, beginning at the left. An empty track stays empty."),
      "10", "10", "Spread the panic")

RULE (COIN_FLIP, "coin.flip",
      N_("The fate coin"),
      N_("One flip of the fate coin holds for the whole monster phase. Left and right are as the monster sees them, "
         "looking along its facing."),
      "10, 14", "10, 14", "Flip the fate coin")

RULE (SPAWN_REVEAL, "spawn.reveal",
      N_("Turning spawn cards"),
      N_("In the first and in the second monster phase of a night, turn over the top card of every slot that holds "
         "one. Later phases turn none."),
      "12", "12", "Monster spawn")

RULE (SPAWN_SCENARIO, "spawn.scenario",
      N_("Which icons count"),
      N_("In Gildenberg only the green icons bring figures, in Lakeburg the green and the yellow ones, in Glenwald "
         "all of them. A boss rush uses all of them too."),
      "12", "12", "Monster spawn")

RULE (SPAWN_PLACE, "spawn.place",
      N_("Where figures appear"),
      N_("A figure goes on its icon: the slot, together with column and depth on the card, gives a spot in the "
         "mist. It faces the town, square to its mist tile."),
      "12", "12", "Monster spawn")

RULE (SPAWN_TAKEN, "spawn.taken",
      N_("Spawn spot taken"),
      N_("If the mist spot of its icon is taken, a figure goes to the nearest free mist spot of the same depth, "
         "first on the coin's side, then on the other. If that whole row is full, it goes one row deeper. The "
         "rulebooks are silent; we play it so."),
      NULL, NULL, NULL)

RULE (SPAWN_SUBSTITUTE, "spawn.substitute",
      N_("Figure used up"),
      N_("When the figure wanted is used up, another takes its place, from this list: Armored, Archer, Winged, "
         "Boomer, Bulky, Accursed, Clawer. The ruling “substitution” decides where in the list to begin. A Bulky "
         "taken this way is the green one, else the yellow, else the red. If no figure is left, nothing spawns, and "
         "the script says so."),
      "20", "20", "Monster spawn")

RULE (SPAWN_BULKY, "spawn.bulky",
      N_("Three kinds of Bulky"),
      N_("The colour of the icon says which of the three Bulkies it is. Each colour has a reference card of its own."),
      "12", "12", "Monster spawn")

RULE (SPAWN_FACING, "spawn.facing",
      N_("Facing outside the mist"),
      N_("Whatever appears anywhere but in the mist, such as a hatched figure or the Harpy, takes the facing of the "
         "arrow on its spot. The rulebooks are silent; we play it so."),
      NULL, NULL, NULL)

RULE (SPAWN_DISCARD, "spawn.discard",
      N_("Cards go away"),
      N_("When all movement is over, the revealed spawn cards go to the discard."),
      "14", "14", "Monster movement")
