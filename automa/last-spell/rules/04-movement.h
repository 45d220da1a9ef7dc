/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 4, map movement: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (MOVE_STUNNED, "move.stunned",
      N_("Stunned: no movement"),
      N_("A stunned monster does not move."),
      "9, 21", "9, 21", "Monsters")

RULE (MOVE_ENGAGED, "move.engaged",
      N_("Already in contact"),
      N_("A monster that starts in contact does not move. The rulebooks speak only of coming into contact on the "
         "way, so the ruling “start-adjacent” decides whether it stays or may go on."),
      NULL, NULL, NULL)

RULE (MOVE_FORWARD, "move.forward",
      N_("Straight on"),
      N_("Unless something holds it back, a monster goes straight along its facing, one step for each spot. It has "
         "as many steps as its movement value."),
      "13", "13", "Monster movement")

RULE (MOVE_CONTACT, "move.contact",
      N_("Contact"),
      N_("On any spot where a monster comes into contact, it stops at once. Contact means that a spot beside it "
         "holds a structure, a hero or the magic circle; the ruling “contact” decides whether all four sides count "
         "or only the spot ahead. For a resolute monster only the circle gives contact, and for a flyer a defense "
         "gives none unless a hero is on it. Contact matters for movement only."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_CROSS, "move.cross",
      N_("Crossing monsters"),
      N_("If the spot ahead holds another monster, the moving one crosses it, and any monsters directly behind it, "
         "when the first spot beyond is free and its steps reach that far: one for each spot passed and one for the "
         "landing. It cannot stop on the monsters it crosses. The ruling “crossing-contact” decides whether contact "
         "on the way over counts."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_CROSS_SHORT, "move.cross-short",
      N_("No landing"),
      N_("If the monster cannot land beyond the monsters ahead, it stops before the first of them."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_BYPASS, "move.bypass",
      N_("Around an obstacle"),
      N_("If the spot ahead holds any other obstacle (low obstacle, tree, cliff, edge of the board, corpse pile, "
         "monolith), the monster takes one step sideways, to the coin's side, and then goes on ahead. The sidestep "
         "costs one step and does not change its facing; look for contact after it. Obstacles beside it that are "
         "not ahead do not matter; that is how we read the rulebooks. If the next spot ahead is blocked too, all of "
         "this holds afresh, the coin's side first, and the ruling “bypass-return” decides whether it may step back "
         "to a spot it has left."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_BYPASS_OPPOSITE, "move.bypass-opposite",
      N_("The other side"),
      N_("If the spot on the coin's side is not free, the monster steps to the other side instead."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_BLOCKED, "move.blocked",
      N_("Blocked"),
      N_("If neither the coin's side nor the other is free, the monster stops."),
      "13", "13", "Monster movement on the map")

RULE (MOVE_SPENT, "move.spent",
      N_("Steps used up"),
      N_("A monster stops when its steps are used up. When one spot gives several reasons to stop, a trap comes "
         "before contact, contact before used-up steps, and used-up steps before being blocked."),
      "13", "13", "Monster movement")

RULE (MOVE_TURN, "move.turn",
      N_("Turning at the end"),
      N_("When a monster has stopped, it takes the facing of the arrow on its last spot. A spot without an arrow, "
         "and any mist spot, leaves its facing as it is. A monster that began the phase stunned, is engaged or "
         "held, or has died, does not turn. One that was blocked at once or stopped by a trap does turn."),
      "12", "12", "Monster movement")

RULE (MOVE_WATER, "move.water",
      N_("Starting on water"),
      N_("A monster that starts on water has 2 steps fewer, but always at least 1. Flyers and the Twins are not "
         "affected."),
      "17", "17", "Water")

RULE (MOVE_FREE, "move.free",
      N_("Free spots"),
      N_("A spot is free for a monster when it exists and holds no figure, no structure, no token that blocks and "
         "no obstacle terrain. A warp gate is the exception among structures: it is no obstacle. Mist spots are "
         "free like others. Hatcheries and seed mortars are monsters here, and the figure on a hatchery shares its "
         "spot."),
      "4", "4", "General rules")
