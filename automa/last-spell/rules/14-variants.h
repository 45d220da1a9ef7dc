/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 14, variants: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (RUSH_SETUP, "rush.setup",
      N_("Boss rush: set-up"),
      N_("A boss rush is set up like Gildenberg, on Lakeburg's map, whose water counts: four houses, a shop, a magic "
         "shop, an armor maker, a blacksmith, a bowyer and four wooden walls, 20 gold and 20 materials. There are no "
         "scavenger camps, and none may be built. The ruling “rush-ruins” decides whether ruins stand in the town, "
         "“rush-decks” with which decks the shop begins, and “rush-upgrades” what may be upgraded."),
      NULL, NULL, "Boss rush mode")

RULE (RUSH_SPAWN, "rush.spawn",
      N_("Boss rush: all icons"),
      N_("In a boss rush, icons of all colours bring figures, every night."),
      NULL, NULL, "Boss rush mode")

RULE (RUSH_BOSSES, "rush.bosses",
      N_("Boss rush: a boss each night"),
      N_("In a boss rush the Harpy comes in the first night, Cetusia in the second and the Dryad in the third. Each is "
         "scouted on her day and follows her own rules."),
      NULL, NULL, "Boss rush mode")

RULE (RUSH_HARPY, "rush.harpy",
      N_("Boss rush: over the lake"),
      N_("In a boss rush the Harpy hovers over the southern lake instead of sitting on the cliff. Nothing can touch her "
         "until the third Alerion is dead."),
      NULL, NULL, "Boss rush mode")

RULE (RUSH_END, "rush.end",
      N_("Boss rush: the nights' end"),
      N_("The ruling “rush-night-end” decides when the first two nights of a boss rush end. The third is won when the "
         "Dryad is dead."),
      NULL, NULL, "Boss rush mode")
