/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 10, defense dice: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (DICE_ROLL, "dice.roll",
      N_("Defense dice"),
      N_("A monster caught in an attack rolls the dice of its card: blue, orange or both. A die shows a hit, a hit "
         "with stun, a miss, a dodge with stun or armor with stun. A dodge is a hit only for an attack with "
         "no-dodge, armor only for one with armor piercing."),
      "9", "9", "Monsters")

RULE (DICE_TWO, "dice.two",
      N_("Two dice"),
      N_("With two dice, both must be hits. A stun needs both to show stun."),
      "9", "9", "Monsters")

RULE (DICE_STUN, "dice.stun",
      N_("Stun"),
      N_("A stun takes hold only if the attack has it, the monster survives and the monster is no boss. It lasts to "
         "the end of the next monster phase."),
      "9, 21", "9, 21", "Monsters")

RULE (DICE_STUN_WHOLE, "dice.stun-whole",
      N_("Stun for all hit"),
      N_("An attack's stun holds for all it hits, unless it says something else."),
      "9", "9", "Monsters")

RULE (DICE_REROLL, "dice.reroll",
      N_("Rerolls"),
      N_("At most 4 rerolls are allowed; the ruling “reroll-cap” decides whether that is for the whole attack or "
         "for each target. When a magic weapon misses the monster on the impact spot, it may reroll once for 1 "
         "mana."),
      "6, 15", "6, 15", "Rerolls")
