/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 11, night: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (NIGHT_END, "night.end",
      N_("End of the night"),
      N_("Nights 1 and 2 end when every spawn card of the night has been revealed and the hit points left on all "
         "monsters together are no more than the number of heroes. Look at this after every change. Indestructible "
         "pieces do not count. In some places the rulebooks leave the cards out; we keep them in. "
         "What is left of the horde goes back to the box; the rulebooks are silent, we play it so."),
      "3, 10, 16", "3, 10, 16", "End of the Night phase")

RULE (NIGHT_BOSS, "night.boss",
      N_("The boss night"),
      N_("Night 3 ends, and is won, when the boss is dead."),
      "3, 16", "3, 16", "Winning and losing")

RULE (NIGHT_PANIC_REWARD, "night.panic-reward",
      N_("Panic reward"),
      N_("At the end of a night, find the leftmost slot of the panic track that still holds a flame: it names the "
         "resources you win, and one piece of equipment comes with them. An empty track gives nothing. Then the "
         "track is filled again, and the ruling “panic-refill” decides how. At set-up every slot gets two flames."),
      "16", "16", "Manage town panic")

RULE (NIGHT_QUESTS, "night.quests",
      N_("Urban quests"),
      N_("After night 2 the solved quests pay their rewards. At least one of the two urban quests must be solved, "
         "or the game is lost."),
      "16", "16", "Urban quest check")

RULE (NIGHT_HEROES_OFF, "night.heroes-off",
      N_("Heroes leave"),
      N_("At the end of a night the heroes leave the board."),
      "16", "16", "Urban quest check")
