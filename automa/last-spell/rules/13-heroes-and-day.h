/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 13, heroes and day: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (HERO_TOKENS, "hero.tokens",
      N_("Hero tokens"),
      N_("A hero has hit points, mana, movement tokens with values from 2 to 4, and action tokens: 7 with two "
         "players, 4 with three, 3 with four, 5 in solo play. Action and movement come back at the start of each "
         "hero phase, mana only in the day."),
      "5, 15, 25", "5, 15, 25", "Heroes setup")

RULE (HERO_MOVE, "hero.move",
      N_("Moving a hero"),
      N_("A hero moves one spot for each movement point, never diagonally, not through occupied spots and not into "
         "mist. Gates and warp gates are free spots for heroes. On water, each token spent gives 2 points less, 1 "
         "at the least."),
      "5, 17", "5, 17", "Actions")

RULE (HERO_JUMP, "hero.jump",
      N_("Jumping"),
      N_("For 3 movement points a hero jumps over a low obstacle or a wooden wall, to the free spot behind it. A "
         "watchtower cannot be jumped."),
      "15", "15", "Actions")

RULE (HERO_ATTACK_ONCE, "hero.attack-once",
      N_("One attack a turn"),
      N_("In a turn a hero makes either one weapon attack or one fist attack; scrolls do not count. A fist attack "
         "sets off no perks."),
      "5, 15", "15", "Actions")

RULE (HERO_RANGED_AREA, "hero.ranged-area",
      N_("Too near to shoot"),
      N_("A ranged weapon never targets anything in the hero's own area."),
      "6", "6", "Damage")

RULE (HERO_FRIENDLY_FIRE, "hero.friendly-fire",
      N_("Friendly fire"),
      N_("Attacks by heroes and defenses hurt heroes in their zone just as they hurt monsters. Armor helps."),
      "6", "6", "Damage")

RULE (HERO_LOS, "hero.los",
      N_("Line of sight"),
      N_("Shots measured in sectors need sight. Beside a building, stone wall or tree the view is cut off: the two "
         "rulers stand one spot inside the ends of the blocking row and run outwards, and what lies beyond them is "
         "not seen. Blocking pieces that touch by a corner count as one. Low obstacles, defenses, gates and wooden "
         "walls leave the view open, and with vision nothing blocks it. Which way the rulers run is for the ruling "
         "“sight-shadow”."),
      "7", "7", "Line of sight (LOS)")

RULE (HERO_TREE_COVER, "hero.tree-cover",
      N_("Cover of trees"),
      N_("A spot in a tree's area cannot be the impact spot of a ranged shot or of a shot measured in sectors, "
         "unless it has vision."),
      "17", "17", "Trees")

RULE (HERO_ENCUMBRANCE, "hero.encumbrance",
      N_("What a hero carries"),
      N_("A hero carries at most one low armor, one high armor, one shield, one scroll, one potion and two weapons. "
         "Only one of the weapons may be two-handed."),
      NULL, NULL, "General rules")

RULE (HERO_ARMOR_UP, "hero.armor-up",
      N_("Armor-up"),
      N_("For 1 action, once in a hero phase, a hero gets ready to take 1 damage less in the next monster phase."),
      "5, 15", "5, 15", "Actions")

RULE (HERO_FIST, "hero.fist",
      N_("Fist"),
      N_("For 1 action a hero makes a melee attack with bare hands, once a turn. Setting an entangled hero free is such "
         "a fist."),
      "15", "15", "Actions")

RULE (HERO_POTION, "hero.potion",
      N_("Potions"),
      N_("A green potion gives back a movement token, a red one heals a wound, a blue one gives back up to 3 mana, "
         "a yellow one 2 actions. A potion has two uses. Half-used ones are filled again by day."),
      "8", "8", "Potions")

RULE (DEFENSE_BALLISTA, "defense.ballista",
      N_("Ballista"),
      N_("Once in a hero phase a ballista shoots into its current or an adjacent sector: 1 damage, with armor "
         "piercing and vision."),
      "15", "15", "Defences")

RULE (DEFENSE_CATAPULT, "defense.catapult",
      N_("Catapult"),
      N_("For a hurl token a catapult strikes 3 × 3 spots in an adjacent or far sector: 1 damage, with vision, and "
         "with no-dodge on the impact spot only. It has 2 tokens, refilled each day."),
      "15", "15", "Defences")

RULE (DEFENSE_WARP, "defense.warp",
      N_("Warp gate"),
      N_("A hero goes from one warp gate to another for 2 movement points and 1 mana."),
      "16", "16", "Defences")

RULE (DEFENSE_TOWER, "defense.tower",
      N_("Watchtower"),
      N_("Climbing a watchtower costs 2 movement points, and so does leaving it. A hero on top has vision."),
      "16", "16", "Defences")

RULE (DAY_MIST, "day.mist",
      N_("The mist advances"),
      N_("Each day every mist tile comes one spot nearer."),
      NULL, NULL, "Mist advances")

RULE (DAY_SCOUT, "day.scout",
      N_("Scouting the spawn"),
      N_("Shuffle the spawn direction deck and turn one card of it. Build the pattern deck from cards 1 to 10, "
         "where any of 1 to 5 may be swapped for its B card. Then lay two cards face down on each slot named in the "
         "row of this day."),
      NULL, NULL, "Scout the spawn")

RULE (DAY_PRODUCTION, "day.production",
      N_("Production"),
      N_("On every day but day 1, each gold mine gives 1 gold, or 3 if upgraded, and each scavenger camp 2 "
         "materials, or 4 if upgraded. Then the first card of each shop deck goes to the bottom."),
      NULL, NULL, "Day production")

RULE (DAY_LEVEL, "day.level",
      N_("Level up"),
      N_("On every day but day 1, each hero gains a perk. It takes two perks of a level before one of the next, and "
         "at most one may be of level IV. On Lakeburg's first day the hero card turns to level II instead."),
      NULL, NULL, "Heroes level up")

RULE (DAY_BUILD, "day.build",
      N_("Building costs"),
      N_("A ballista costs 2 materials, a catapult 3, a warp gate 1, a watchtower 1; a wooden wall or wooden gate "
         "costs 2, and 2 more turn it to stone, with its flames left on. A gold mine costs 2 materials and brings 1 "
         "gold (upgrade: 4 materials, 1 gold again); a scavenger camp costs 2 gold and brings 1 material (upgrade: "
         "3 gold, 1 material again). A house costs 3 gold, a shop 2. The armor maker, blacksmith, bowyer and magic "
         "shop cost 3 gold (upgrade: 4 gold), there is only one of each, and each brings one card. The seer costs 3 "
         "gold and sends every mist tile one spot back (upgrade: 2 gold)."),
      NULL, NULL, "Structures")

RULE (DAY_PLACE, "day.place",
      N_("Where to build"),
      N_("Nothing is built outside the town, and walls stand only in the cutouts. Buildings may stand in the area "
         "of walls, defenses and the magic circle. Production buildings of one type may stand in each other's area; "
         "other buildings may not stand in any building's area."),
      NULL, NULL, "Build/upgrade structures")

RULE (DAY_REPAIR, "day.repair",
      N_("Repairs"),
      N_("Each flame taken off a structure costs 1 material."),
      NULL, NULL, "Repair structures")

RULE (DAY_SELL, "day.sell",
      N_("Selling"),
      N_("Equipment sells for half its summed cost, rounded down."),
      NULL, NULL, "Buy/sell equipment items")

RULE (DAY_REFRESH, "day.refresh",
      N_("Refreshing the shop"),
      N_("Refreshing the shop costs 1 gold: the first card of each weapon deck and of the armor deck goes to the "
         "bottom."),
      NULL, NULL, "Shop")

RULE (DAY_SCAVENGE, "day.scavenge",
      N_("Scavenging ruins"),
      N_("Each spot of the ruins scavenged this day needs one worker of its own. Each house gives one worker."),
      NULL, NULL, "Scavenge ruins")

RULE (DAY_SEER, "day.seer",
      N_("The seer"),
      N_("For 3 gold the seer moves one mist tile one spot back, never beyond 6. An upgraded seer also lets you see "
         "the spawn cards, and for 2 gold puts a card of a pile to its bottom."),
      NULL, NULL, "Seer")

RULE (DAY_END, "day.end",
      N_("End of the day"),
      N_("At the end of the day mana is full again, each hero heals one wound, and armor, shields and potions are "
         "restored. Heroes are deployed, and catapults go back to 2 hurl tokens."),
      NULL, NULL, "End of day phase")

RULE (SETUP_SCENARIO, "setup.scenario",
      N_("Scenario set-up"),
      N_("Every scenario has 2 houses, a shop and six ruins: three of 1 spot, two of 2, one of 3. Gildenberg has 7 "
         "wooden walls, 2 gold and 2 materials, and only walls may be upgraded. Lakeburg has 5 wooden walls; "
         "outside a campaign it starts with 4 gold, 4 materials and 3 perks for each hero. Glenwald has 7 stone "
         "walls; outside a campaign it starts with 6 gold, 6 materials, 5 perks for each hero, and heroes at level "
         "II."),
      NULL, NULL, "Scenario setups")

RULE (SETUP_INTRO, "setup.intro",
      N_("Introductory night"),
      N_("The introductory game lasts one night, and the mist stays where it is. Card 01 lies on slot 1 and card 03 "
         "on slot 2. Only houses and wooden walls may be built, and there are no quests."),
      "26", "26", NULL)

RULE (SETUP_SOLO, "setup.solo",
      N_("Solo play"),
      N_("Four heroes stand ready and one of them starts; each has 5 actions. Recruits cost 3, then 5, then 7 gold, "
         "and at most 3 heroes play at once. The game is lost when none is left."),
      "25", "25", "Solo mode")

RULE (SETUP_CAMPAIGN, "setup.campaign",
      N_("Campaign"),
      N_("A campaign plays Gildenberg, Lakeburg and Glenwald in a row. After each of them the panic track pays its "
         "reward too, and the ruling “campaign-resources” decides what the next one starts with. Into Lakeburg each "
         "hero keeps 1 piece of equipment, into Glenwald 2, one armor at most."),
      "17", "17", "Scenario setups")
