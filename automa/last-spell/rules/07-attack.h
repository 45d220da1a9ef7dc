/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 7, attack: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (ATTACK_SIMULTANEOUS, "attack.simultaneous",
      N_("All at once"),
      N_("All targets are chosen on the board as it stands after movement; then all damage falls together. Nobody "
         "picks another target because the first one fell. Two bosses stand apart: Cetusia strikes, and her attacks "
         "are resolved, before all this; the Dryad strikes after it."),
      "14, 18–19", "14, 18–19", "Monster attack")

RULE (ATTACK_STUNNED, "attack.stunned",
      N_("Stunned: no attack"),
      N_("A stunned monster does not attack. A stun that was there when the phase began ends with it."),
      "9", "9", "Monsters")

RULE (ATTACK_MELEE, "attack.melee",
      N_("Melee attack"),
      N_("A monster with a melee attack strikes one target among the heroes, structures and the magic circle on its "
         "four sides, whatever its facing or abilities. The rulebooks let it strike as soon as it has moved, but "
         "that gives way to the attack step."),
      "9", "9", "Monsters")

RULE (ATTACK_RANGED, "attack.ranged",
      N_("Ranged attack"),
      N_("A ranged monster looks along straight lines no longer than its range; on each, the first hero, structure "
         "or circle is a possible target, and what stands behind it is out of reach, the circle too. The rulings "
         "“ranged-direction” and “ranged-blocking” decide which lines it has and whether anything tall ends them; "
         "low obstacles and monsters never do, and its facing is the one after the turn. Of several targets it "
         "takes the circle, else the nearest, and at equal distance the usual priorities decide. If no line has "
         "such a target, the first corpse pile of each line is one, the nearest first; corpse piles never end a "
         "line."),
      "9", "9", "Monsters")

RULE (ATTACK_AREA, "attack.area",
      N_("Area attack"),
      N_("An area attack strikes every hero, structure and corpse pile in the monster's area, and the circle if it "
         "is there, all with the same damage. A watchtower or warp gate takes it for the hero on it, who is spared. "
         "One of these must be there to set it off; the ruling “area-trigger” decides how near."),
      "14", "14", "Monster attack")

RULE (ATTACK_EXPLOSION, "attack.explosion",
      N_("Explosion"),
      N_("An explosion takes the place of the normal attack and works like an area attack. Each hero in the area "
         "takes 4, which armor and shields cannot stop, and structures and the circle take the card's damage. Of "
         "the monsters in the area the players choose one: it rolls its dice as if attacked with no-dodge and, if "
         "hit, takes the card's damage. Then the exploder is out of the game, and its figure does not go back to "
         "the supply. Monsters alone do not set it off; on that the rulebooks are silent."),
      "10", "10", "Special abilities")

RULE (ATTACK_MANA_DRAIN, "attack.mana-drain",
      N_("Mana drain"),
      N_("A hero struck by a monster with mana drain loses 2 mana as well, down to 0 at the least, whether or not "
         "armor stops the damage."),
      "10", "10", "Special abilities")

RULE (ATTACK_SLAYER, "attack.slayer",
      N_("Slayer"),
      N_("Armor and shield cards do nothing against a slayer's damage. Armor-up and perks still lessen it, here as "
         "with an explosion."),
      NULL, NULL, "Monster abilities")

RULE (ATTACK_BESTIAL, "attack.bestial",
      N_("Bestial"),
      N_("Every monster in the same sector as a bestial one, the bestial one included, deals 1 more in the attack "
         "step. The 4 that an explosion deals to heroes stays 4."),
      NULL, NULL, "Elite monster abilities")
