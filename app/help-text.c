/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-text.h"

#include <glib/gi18n.h>

#include "rules-text.h"

/* Short: whoever reads it sits at a table where others wait. Buttons are called what is written on them. */
const HkHelpText hk_help_texts[] = {
  { .id = "what",
    .title = N_("What Hordekeeper Does"),
    .paragraphs
    = { N_("You keep the board, the figures and your decisions. Hordekeeper runs the monsters: it keeps a mirror of your board, works "
           "out what every monster does, and says what to move and why."),
        N_("It also keeps wounds, mana, tokens, gold, materials and the panic track, so that nobody at the table has to."),
        N_("Every step is saved before the next one is shown. Close the window whenever you like: nothing is lost."),
        N_("It is not the game. Nothing from the box is in it but facts and figures, and nobody can play with it alone: you need the "
           "board game, and your rulebook has the last word.") } },
  { .id = "first-night",
    .title = N_("A First Night in Five Minutes"),
    .paragraphs
    = { N_("1. On the first page choose “Try the Introductory Night”. Three sample heroes stand around the magic circle; put yours "
           "on the same spots."),
        N_("2. Choose “Begin the Night”, then “Next” or the space bar for each instruction. Move the figure on your table as the large "
           "line says; the board shows its way."),
        N_("3. When heroes are struck, enter what their armor stops, then choose “Attack”."),
        N_("4. In the hero phase tap a hero, then a spot. Tap a monster to wound, stun or kill it, or to roll its dice. “End Hero "
           "Phase” brings the monsters on again."),
        N_("5. A wrong tap? Undo it. Undo reaches back to the first move of the game.") },
    .links = { { N_("Try the Introductory Night"), "win.introduction" } } },
  { .id = "phases",
    .title = N_("The Phases of a Night"),
    .paragraphs
    = { N_("A monster phase has six steps, and the bar over the instruction shows which one it is."),
        N_("Panic: monsters in the town take flames off the panic track. Coin: it says to which side monsters turn. Boss: what a boss "
           "does before the others. Spawn: new monsters appear in the mist. Move: one monster after another. Attack: all of them "
           "strike together."),
        N_("The button beside “Next” (A) tells a whole step at once. Backspace looks back at the instructions before, and undoes "
           "nothing."),
        N_("Then it is the heroes’ turn, until you end it. A night is over when its last spawn card has been turned and the monsters "
           "that are left are few enough.") },
    .rules = { LS_RULE_PHASE_ORDER, LS_RULE_NIGHT_END },
    .n_rules = 2 },
  { .id = "damage",
    .title = N_("Choices and Damage"),
    .paragraphs
    = { N_("What the rules leave to the players is asked: tap one of the candidates that are marked on the board, or its button."),
        N_("Damage is told before it falls, added up for each hero, with who deals it. Enter what armor, shields and perks stop; what "
           "is left becomes wounds when you choose “Attack”."),
        N_("A hero’s death, a fallen circle and a night that is won are said clearly. All of it can be undone.") },
    .rules = { LS_RULE_TARGET_PLAYERS, LS_RULE_DAMAGE_ARMOR },
    .n_rules = 2 },
  { .id = "heroes",
    .title = N_("The Heroes’ Turn"),
    .paragraphs
    = { N_("Tap a hero on the board or below it: the spots within reach are shown, with what the way costs. Tap a spot to go there. "
           "Anything is allowed; what the rules would not have is only pointed out."),
        N_("Aim a shot (S) to see on the board what can be struck, what is out of sight, and which piece is in the way."),
        N_("Roll your own dice and enter what came of it, or tap a monster and let the app roll: “Roll Dice…”.") },
    .rules = { LS_RULE_HERO_MOVE, LS_RULE_HERO_LOS },
    .n_rules = 2 },
  { .id = "correct",
    .title = N_("Correcting the Board"),
    .paragraphs
    = { N_("The board and the app differ? Choose “Correct” (E), then drag anything to where it stands, or tap a spot to add, change or "
           "remove something. Escape ends it."),
        N_("If your table decides one move otherwise, choose “Place by Hand…” under its instruction."),
        N_("Something went wrong long ago? In the log (Ctrl+L) any step can be changed or struck out; all that came after is played "
           "again, and undo takes that back, too.") } },
  { .id = "day",
    .title = N_("The Day and the Town"),
    .paragraphs
    = { N_("The day is a list in the rulebook’s order. Choose its next line, and what has to be done is done and ticked."),
        N_("Building, repairing, buying and the rest can be done in any order. Each line names its cost, or the reason why it cannot "
           "be done now."),
        N_("Or tap the town: a free spot tells what may stand there, a structure what can be done with it. At the end of the day put "
           "the heroes on their spots.") },
    .rules = { LS_RULE_DAY_PLACE },
    .n_rules = 1 },
  { .id = "workshop",
    .title = N_("The Workshop"),
    .paragraphs
    = { N_("Much of what is printed on cards and boards is a stand-in until somebody has compared it with the box. The workshop (F2) "
           "shows every value and leads through those that your scenario needs, step by step."),
        N_("What you confirm or correct stays on this computer, through every update, and can be given away as one file. A game "
           "keeps the values with which it was begun until you let it take over the new ones.") },
    .links = { { N_("Open the Workshop"), "win.workshop" } } },
  { .id = "aloud",
    .title = N_("Reading Aloud, and Seeing Better"),
    .paragraphs
    = { N_("The voice of your system reads the instructions aloud if you ask for it in the preferences."),
        N_("Screen readers find the board as a grid: the arrow keys walk over its spots, and each spot tells what it holds. Enter does "
           "what a tap does."),
        N_("Large text, high contrast, dark colours and less motion are taken from your system. Figures can be kept from walking in "
           "the preferences.") },
    .links = { { N_("Open the Preferences"), "app.preferences" } } },
  { .id = "television",
    .title = N_("On a Television"),
    .paragraphs
    = { N_("“Board on a Television” (Ctrl+F11) opens a second window for a screen that everybody sees: the board and the instruction, "
           "large, and nothing to touch. It follows the game."),
        N_("Drag it onto that screen and press F11.") } },
  { .id = "keys",
    .title = N_("Keys"),
    .paragraphs
    = { N_("Space or Enter: the next instruction. A: the whole step at once. Backspace: look back."),
        N_("W: why? E: correct the board. F: forecast, both faces of the coin. S: aim a shot."),
        N_("Arrow keys: walk over the board. Enter: tap there. Escape: put down, or leave. Tab: to the next control."),
        N_("Ctrl+Z and Ctrl+Shift+Z: undo and redo. Ctrl+Enter: end the hero phase."),
        N_("F1: this help. F2: workshop. F3: rules. F11: full screen.") },
    .links = { { N_("All Keyboard Shortcuts"), "app.shortcuts" } } },
  { .id = "argument",
    .title = N_("In an Argument"),
    .paragraphs
    = { N_("1. “Why?” (W) under an instruction tells it step by step, each with its rule and the pages of the rulebook."),
        N_("2. Below that stands what another reading of the rulebook would have made of it. “Use It from Now On” settles it for your "
           "table."),
        N_("3. The rules (F3) can be searched for a word. Where the sources disagree or are silent there is a ruling: choose yours "
           "among “Rulings”."),
        N_("4. Still no agreement? Place the figure by hand and play on. The log says that the table decided, and undo has it back.") },
    .links = { { N_("Open the Rules"), "win.rules" } } },
};
const guint hk_n_help_texts = G_N_ELEMENTS (hk_help_texts);

char *
hk_help_text (const HkHelpText *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < HK_MAX_HELP_PARAGRAPHS && self->paragraphs[i]; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", _(self->paragraphs[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
hk_help_fold (const HkHelpText *self)
{
  g_autofree char *text = hk_help_text (self);
  g_autofree char *all = g_strconcat (_(self->title), "\n", text, NULL);

  return hk_rules_fold (all);
}
