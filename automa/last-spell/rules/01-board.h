/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 1, board: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (BOARD_SPOT, "board.spot",
      N_("Spots"),
      N_("The board is a grid of spots. A spot is occupied as soon as any game element stands on it."),
      "4", "4", "General rules")

RULE (BOARD_ADJACENT, "board.adjacent",
      N_("Adjacent"),
      N_("Two spots are adjacent when they share an edge. Touching at a corner is never enough."),
      NULL, NULL, "General rules")

RULE (BOARD_AREA, "board.area",
      N_("Area"),
      N_("The area of an element is the ring of spots around everything it covers. Corners belong to it as well as "
         "edges."),
      "4", "4", "General rules")

RULE (BOARD_SECTOR, "board.sector",
      N_("Sectors"),
      N_("Every spot lies in exactly one sector. Seen from a figure, the sector it stands in is current, and any "
         "that shares an edge with a current sector is adjacent. The next ring, adjacent to those and neither "
         "current nor adjacent itself, is far. A figure larger than one spot can have several current sectors."),
      "3–4, 19", "3–4, 19", "General rules")

RULE (BOARD_TOWN, "board.town",
      N_("The town"),
      N_("A town has four sectors, with the magic circle in the middle. The circle is adjacent to each of the four."),
      "4", "4", "General rules")

RULE (BOARD_OBSTACLE, "board.obstacle",
      N_("Obstacles"),
      N_("Whatever stands on a spot is an obstacle, and nobody passes it unless a rule says so. Some obstacles are "
         "low: heroes may jump over those. A warp gate is no obstacle."),
      "4", "4", "General rules")

RULE (BOARD_CLIFF, "board.cliff",
      N_("Cliff and edge"),
      N_("The cliff is an obstacle that nobody crosses unless a rule says so. The edge of the board counts the "
         "same; on the edge the rulebooks are silent, and we play it so."),
      "4", "4", "General rules")

RULE (BOARD_MIST, "board.mist",
      N_("The mist"),
      N_("Three mist tiles, west, north and east, each hide the spots beyond their front. The distance of a tile is "
         "the number of open spots between the town's wall line and that front: at most 6, and one less each day. "
         "Heroes may not enter the mist."),
      "5", "5", "Mist advances")

RULE (BOARD_FOOTPRINT, "board.footprint",
      N_("Large elements"),
      N_("An element may cover several spots. However many of its spots an attack reaches, the attack hurts it only "
         "once."),
      "19", "19", "Damage")
