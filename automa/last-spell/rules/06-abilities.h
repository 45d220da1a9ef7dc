/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 6, abilities: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (ABILITY_RESOLUTE, "ability.resolute",
      N_("Resolute"),
      N_("Heroes and structures do not stop a resolute monster: it goes around them like any obstacle, by the coin. "
         "Only contact with the magic circle stops it."),
      "10", "10", "Special abilities")

RULE (ABILITY_RESOLUTE_HELD, "ability.resolute-held",
      N_("Resolute but held"),
      N_("A resolute monster that starts with a hero, a building, a defense or the magic circle in its area stays "
         "where it is for the whole movement. Corners count; walls do not. In the mist nobody is held or engaged."),
      "10", "10", "Special abilities")

RULE (ABILITY_FLY, "ability.fly",
      N_("Flying"),
      N_("Defenses with no hero on them, low obstacles and corpse piles neither stop a flyer nor block it. It "
         "passes over an unbroken run of them and of monsters, at one step a spot, when the first spot beyond is "
         "free and in reach; a warp gate is free. If it cannot land beyond, it ends on the spot before the run and "
         "does not go around. A hero on one of them gives contact all the same, and trees, cliff, walls, buildings, "
         "heroes and the circle count for a flyer as for anyone."),
      "10", "10", "Special abilities")

RULE (ABILITY_FURY, "ability.fury",
      N_("Fury"),
      N_("Every monster that stands in the same sector as one with fury when the movement step begins, the furious "
         "one included, has one step more. It is one step only, however many furies there are, and it is added "
         "before water takes its 2."),
      NULL, NULL, "Elite monster abilities")

RULE (TRAP_DAMAGE, "trap.damage",
      N_("Damage trap"),
      N_("A monster that enters the trap's spot takes 1 damage with no roll, and the trap is gone. Spots crossed or "
         "flown over in one leap are not entered. The trap comes before contact, and the ruling “flyer-traps” "
         "decides when a flyer sets it off."),
      NULL, NULL, "Traps")

RULE (TRAP_STUN, "trap.stun",
      N_("Stun trap"),
      N_("A monster that enters the trap's spot stops and is stunned, and the trap is gone. Like any stun, this "
         "lasts to the end of the next monster phase: it costs the monster this attack and the whole next phase. "
         "Spots crossed or flown over in one leap are not entered. The trap comes before contact, and the ruling "
         "“flyer-traps” decides when a flyer sets it off."),
      NULL, NULL, "Traps")

RULE (TRAP_SLOW, "trap.slow",
      N_("Slow trap"),
      N_("A monster that enters the trap's spot stops. The first time the trap is turned over, the second time it "
         "is gone; a monster that starts on it does not set it off. Spots crossed or flown over in one leap are not "
         "entered. The trap comes before contact, and the ruling “flyer-traps” decides when a flyer sets it off."),
      NULL, NULL, "Traps")
