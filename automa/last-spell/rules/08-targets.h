/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 8, whom it strikes: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (TARGET_NEAREST, "target.nearest",
      N_("Nearest first"),
      N_("For ranged attacks only: of the targets on its lines, the monster strikes the nearest. Only the magic "
         "circle goes before it."),
      "9", "9", "Monsters")

RULE (TARGET_CIRCLE, "target.circle",
      N_("The circle first"),
      N_("If the magic circle is among the possible targets, the monster strikes it."),
      "9", "9", "Monsters")

RULE (TARGET_HERO, "target.hero",
      N_("Heroes before structures"),
      N_("After the circle, a hero comes before any structure."),
      "9", "9", "Monsters")

RULE (TARGET_HERO_WOUNDS, "target.hero-wounds",
      N_("Most wounds"),
      N_("Of several heroes, the monster strikes the one with most wounds."),
      "9", "9", "Monsters")

RULE (TARGET_HERO_MANA, "target.hero-mana",
      N_("Highest base mana"),
      N_("Of heroes with equal wounds, the monster strikes the one whose base mana is highest."),
      "9", "9", "Monsters")

RULE (TARGET_STRUCTURE_WEAKEST, "target.structure-weakest",
      N_("Weakest structure"),
      N_("Of several structures, the monster strikes the one that would fall to the fewest of its own attacks. "
         "Divide the hit points left by this monster's damage, and round up."),
      "9", "9", "Monsters")

RULE (TARGET_STRUCTURE_KIND, "target.structure-kind",
      N_("Kind of structure"),
      N_("When structures tie, defenses come first, then walls, then buildings. Gates are walls, and ruins are "
         "buildings."),
      "9, 16", "9", "Monsters")

RULE (TARGET_PLAYERS, "target.players",
      N_("Players choose"),
      N_("If there is still a tie, the players choose. The script asks, and the answer is kept. For tied heroes the "
         "rulebooks are silent; we play it the same way."),
      "9", "9", "Monsters")

RULE (TARGET_CORPSE, "target.corpse",
      N_("Corpse piles last"),
      N_("Corpse piles come last of all: a monster looks at them only when there is nothing else to strike. Of "
         "several, the players choose; a ranged attack takes the nearest first."),
      NULL, NULL, "Corpse piles")

RULE (TARGET_TOWER_HERO, "target.tower-hero",
      N_("Hero on a tower"),
      N_("When an attack with one target falls on a hero on a watchtower or warp gate, the ruling “tower-hero” "
         "decides whether it strikes the hero or what the hero stands on. In a wooden or stone gate it is the hero "
         "who is struck."),
      NULL, NULL, NULL)
