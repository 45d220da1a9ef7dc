/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 3, movement order: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (ORDER_SWEEP, "order.sweep",
      N_("Who moves first"),
      N_("Monsters move one after another, from the far west, clockwise; the ruling “order” decides how to read "
         "that. By default a monster belongs to the side it comes from: facing east means west side, facing south "
         "means north side, facing west means east side, facing north means south side. The sides go west, north, "
         "east, south. Inside a side the lines go clockwise as well: west side, rows from south to north; north "
         "side, columns from west to east; east side, rows from north to south; south side, columns from east to "
         "west."),
      "13", "13", "Monster movement")

RULE (ORDER_LINE, "order.line",
      N_("Front of the line"),
      N_("Of the monsters in one line, the one furthest along its facing moves first. The whole order is fixed when "
         "the movement step begins."),
      "13", "13", "Monster movement")

RULE (ORDER_NEWBORN, "order.newborn",
      N_("New arrivals move"),
      N_("Figures that spawned in this phase move in this phase too, in the same order as all others."),
      "12–13", "12–13", "Monster movement")
