/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 9, damage: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (DAMAGE_HERO, "damage.hero",
      N_("Wounds"),
      N_("Wounds add up. A hero with as many wounds as hit points, or more, is dead, and the game is lost. In solo "
         "play and in the introductory night it is lost only when no hero is left."),
      "3, 5, 25–26", "3, 5, 25–26", "Winning and losing")

RULE (DAMAGE_ARMOR, "damage.armor",
      N_("Stopping damage"),
      N_("Before wounds are placed, the hero's player may use armor, shields and perks to lessen the damage. An "
         "armor or shield lessens one attack; what it could stop beyond that is lost. The armor-up token takes off "
         "1, once in this monster phase."),
      "5, 8, 15", "5, 8, 15", "Armor and shields")

RULE (DAMAGE_STRUCTURE, "damage.structure",
      N_("Flames"),
      N_("A structure gets one flame for each damage, but never more than it has hit points left. Flames for walls "
         "come from the box; for other structures they come from the panic track, left first, and from the box when "
         "the track is empty. Flames of a destroyed or repaired structure go to the box. On the limit, the order "
         "along the track, the empty track and used flames the rulebooks are silent; we play it so."),
      "14", "14", "Monster attack")

RULE (DAMAGE_DESTROYED, "damage.destroyed",
      N_("Hit points of structures"),
      N_("A structure with as many flames as hit points is taken off the board. Ballista, catapult, warp gate and "
         "watchtower have 1; a wooden wall has 3, a stone wall 5, a wooden gate 2, a stone gate 4. A building has "
         "one more than the spots it covers: a house 2; a gold mine, scavenger camp, shop, armor maker, blacksmith, "
         "bowyer, magic shop or seer 3; a ruin 2, 3 or 4 for its 1, 2 or 3 spots."),
      NULL, NULL, "Structures")

RULE (DAMAGE_TOWER_FALLS, "damage.tower-falls",
      N_("The tower falls"),
      N_("When a watchtower or warp gate is destroyed, a hero on it takes no damage from that, and now stands on "
         "the spot itself."),
      NULL, NULL, "Watchtower")

RULE (DAMAGE_CIRCLE, "damage.circle",
      N_("Mages"),
      N_("As many mages leave the magic circle as damage is dealt to it. It starts with 4; when no mage is left, "
         "the game is lost."),
      "14", "14", "Monster attack")

RULE (DAMAGE_SHOP, "damage.shop",
      N_("Buildings lost"),
      N_("While the shop is destroyed, nothing can be bought; rebuilding it opens it again. Any destroyed building "
         "that is rebuilt comes back as its base version."),
      NULL, NULL, "Structures")
