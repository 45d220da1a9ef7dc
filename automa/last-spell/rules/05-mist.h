/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Section 5, mist movement: one row for each rule. RULE (NAME, id, title, text, EN pages, ES pages, EOG heading). */

RULE (MIST_FORWARD, "mist.forward",
      N_("Straight on in mist"),
      N_("In the mist, steps forward cost as much as anywhere, and contact never stops a monster."),
      "14", "14", "Monster movement in the mist")

RULE (MIST_BYPASS, "mist.bypass",
      N_("Free sidestep"),
      N_("If the spot ahead is not free, a monster in the mist steps sideways to the coin's side at no cost, and "
         "again, as long as the spot ahead is not free. It does not matter what is in the way: other monsters are "
         "not crossed here, and flyers step aside too."),
      "14", "14", "Monster movement in the mist")

RULE (MIST_BYPASS_OPPOSITE, "mist.bypass-opposite",
      N_("Other side in mist"),
      N_("If the coin's side is not free, a monster in the mist steps to the other side, likewise at no cost."),
      "13–14", "13–14", "Monster movement on the map")

RULE (MIST_BLOCKED, "mist.blocked",
      N_("Stuck in the mist"),
      N_("In the mist, a spot where the monster has already stood in this movement counts as not free for a "
         "sideways step. If neither side is free, it stops. The rulebooks are silent; we play it so, or a monster "
         "might step to and fro forever."),
      NULL, NULL, NULL)

RULE (MIST_EXIT, "mist.exit",
      N_("Leaving the mist"),
      N_("From the first spot outside the mist the rules of the map hold, contact first of all. The step that "
         "leaves the mist still follows the mist's rules. A step from the map into mist follows the map's rules, "
         "and after it the mist's rules hold."),
      "14", "14", NULL)

RULE (MIST_NO_ATTACK, "mist.no-attack",
      N_("No attack from mist"),
      N_("A monster that ends its movement in the mist does not attack. The rulebooks say only that it does not "
         "halt there for an attack, so the ruling “mist-attack” decides."),
      "14", "14", "Monster movement in the mist")
