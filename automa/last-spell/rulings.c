/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rulings: where the sources disagree or are silent, what a table may choose. The first value is the default. */
#include "rulings.h"
#include <glib/gi18n-lib.h>

static const AutomaRuling rulings[] = {
  [LS_RULING_CONTACT] = { "contact",
    N_("What stops a monster"),
    N_("Is a monster stopped by what stands on any of its four sides, or only by what stands straight ahead?"),
    "move.contact",
    { { "any-side", N_("A structure, a hero or the magic circle on any of its four sides stops it."),
        "EN 13; EOG, Monster movement on the map" },
      { "ahead", N_("Only what stands on the spot ahead stops it."),
        "ES 13" } } },

  [LS_RULING_BYPASS_RETURN] = { "bypass-return",
    N_("Stepping back"),
    N_("When the way ahead is blocked again, may a monster sidestep to a spot where it has already stood?"),
    "move.bypass",
    { { "yes", N_("It may: the coin's side comes first each time, so a monster can step back and forth."),
        "EN 13; ES 13; EOG, Monster movement on the map" },
      { "no", N_("It may not: a spot where it has stood in this movement counts as not free for a bypass."),
        NULL } } },

  [LS_RULING_START_ADJACENT] = { "start-adjacent",
    N_("Starting in contact"),
    N_("Does a monster that starts its movement in contact stay where it is, or does it go on if it can?"),
    "move.engaged",
    { { "stay", N_("It stays where it is and does not move."),
        NULL },
      { "advance", N_("Contact at the start is ignored when the spot ahead is free; when that spot holds something it "
                      "may cross or fly over, the usual crossing rules say how it ends, and it turns; before any "
                      "other obstacle it stays, engaged, and a held resolute monster stays held."),
        NULL } } },

  [LS_RULING_CROSSING_CONTACT] = { "crossing-contact",
    N_("Contact on a leap"),
    N_("Does contact on a spot that a monster only passes over, crossing or flying, end its movement?"),
    "move.cross",
    { { "ignore", N_("It does not: contact on the way over is ignored."),
        NULL },
      { "back-off", N_("It does: contact over any spot passed in the leap, the landing not counted, ends the movement "
                       "on the spot before the leap; look for it only when the leap could land, because otherwise the "
                       "monster stops short anyway."),
        NULL } } },

  [LS_RULING_ORDER] = { "order",
    N_("Order of the lines"),
    N_("From the far west, clockwise: do the lines go one side after another, or by bearing from the magic circle?"),
    "order.sweep",
    { { "sweep", N_("One side after another: a monster belongs to the side it comes from, told by its facing; the "
                    "sides go west, north, east, south, and inside a side the lines go clockwise."),
        NULL },
      { "angle", N_("By bearing: lines go clockwise from due west, by the bearing, seen from the middle of the "
                    "circle, of the monster in them that moves first, the nearer first at a tie; inside a line the "
                    "one furthest along its facing still moves first."),
        NULL } } },

  [LS_RULING_SUBSTITUTION] = { "substitution",
    N_("Substitute figures"),
    N_("When a figure is used up, where in the list of substitutes do you begin?"),
    "spawn.substitute",
    { { "first", N_("At the head: take the first type of the list with a figure left."),
        NULL },
      { "next", N_("After the wanted type: take the first one behind it with a figure left, going round to the head "
                   "of the list; for a Runner begin at the head."),
        NULL } } },

  [LS_RULING_RANGED_DIRECTION] = { "ranged-direction",
    N_("Where it shoots"),
    N_("Does a ranged monster look in all four directions, or only along its facing?"),
    "attack.ranged",
    { { "orthogonal", N_("It looks along the straight lines in all four directions, whatever its facing."),
        "EN 9; EOG, Monsters" },
      { "facing", N_("It looks only along its facing, the one it has after the turn."),
        "ES 9" } } },

  [LS_RULING_RANGED_BLOCKING] = { "ranged-blocking",
    N_("What blocks its shot"),
    N_("Do trees and the cliff end the line of a ranged monster?"),
    "attack.ranged",
    { { "none", N_("They do not: it shoots past trees and the cliff."),
        NULL },
      { "tall", N_("They do: trees and the cliff end the line, and so does a gap in the board."),
        NULL } } },

  [LS_RULING_AREA_TRIGGER] = { "area-trigger",
    N_("What sets off area attacks"),
    N_("How near must a target be to set off an area attack?"),
    "attack.area",
    { { "area", N_("Anywhere in its area, corners too."),
        NULL },
      { "contact", N_("On one of its four sides: only an adjacent target sets it off."),
        NULL } } },

  [LS_RULING_MIST_ATTACK] = { "mist-attack",
    N_("Attacks from the mist"),
    N_("Does a monster that ends its movement in the mist attack?"),
    "mist.no-attack",
    { { "no", N_("It does not attack in this phase."),
        NULL },
      { "yes", N_("It attacks as it would from any other spot."),
        NULL } } },

  [LS_RULING_TOWER_HERO] = { "tower-hero",
    N_("Hero on a tower"),
    N_("When an attack with one target falls on a hero on a watchtower or warp gate, who is struck?"),
    "target.tower-hero",
    { { "hero", N_("The hero is struck, and the watchtower or warp gate is not."),
        NULL },
      { "tower", N_("The watchtower or warp gate is struck, and the hero is not hurt, even if it falls."),
        NULL } } },

  [LS_RULING_FLYER_TRAPS] = { "flyer-traps",
    N_("Flyers and traps"),
    N_("Which traps does a flyer set off?"),
    "trap.damage",
    { { "landing", N_("Only a trap on the spot where its movement ends."),
        NULL },
      { "passing", N_("A trap on every spot it enters, but never one on a spot it leaps over."),
        NULL } } },

  [LS_RULING_HARPY_SIDE] = { "harpy-side",
    N_("The Harpy's side"),
    N_("Which flip of the coin says on which half of the cliff the Harpy sits?"),
    "harpy.cry",
    { { "day", N_("The flip of the day gives it for the whole night."),
        "EN 11; ES 11" },
      { "phase", N_("The coin is tossed for it in each boss spawn step."),
        "EOG, Gildenburg: Corrupted Harpy" } } },

  [LS_RULING_CRY_TIMING] = { "cry-timing",
    N_("When the cry costs"),
    N_("When does a hero lose the movement token that the Harpy's cry takes?"),
    "harpy.cry",
    { { "next-hero-phase", N_("In the next hero phase, after the movement tokens have come back."),
        "EN 11; EOG, Gildenburg: Corrupted Harpy" },
      { "at-once", N_("At once, in the boss spawn step."),
        "ES 11" } } },

  [LS_RULING_CETUSIA_SECOND_STAGE] = { "cetusia-second-stage",
    N_("Cetusia's second stage"),
    N_("How much damage removes Cetusia's head and tail in stage II?"),
    "cetusia.gone",
    { { "one-more", N_("The wounds stay: the head goes at its 9th, the tail at its 7th."),
        "EN 18; EOG, Lakeburg: Cetusia the Putrescent Wyrm" },
      { "anew", N_("The wounds are cleared when the cards turn: the head goes at its 8th new one, the tail at its "
                   "6th."),
        "ES 18" } } },

  [LS_RULING_DRYAD_FIRST] = { "dryad-first",
    N_("The Dryad's first steps"),
    N_("Do the Dryad's repeated steps already run in the phase in which she arrives?"),
    "dryad.steps",
    { { "with-arrival", N_("They do: they run for the first time in that same phase, after she has been placed."),
        NULL },
      { "next-phase", N_("They do not: they run for the first time in the next monster phase."),
        NULL } } },

  [LS_RULING_PANIC_REFILL] = { "panic-refill",
    N_("Filling the panic track"),
    N_("How is the panic track filled again at the end of a night?"),
    "night.panic-reward",
    { { "one", N_("Every slot then holds exactly one flame."),
        "EN 16; ES 16; EOG, Manage town panic" },
      { "add-one", N_("Every slot gets one more flame, but holds two at most."),
        NULL } } },

  [LS_RULING_REROLL_CAP] = { "reroll-cap",
    N_("Limit on rerolls"),
    N_("Are the four rerolls for a whole attack, or for each of its targets?"),
    "dice.reroll",
    { { "attack", N_("An attack has four rerolls at most, whatever the number of its targets."),
        "EN 15; EOG, Rerolls" },
      { "target", N_("Each target of an attack has four rerolls at most."),
        "ES 15" } } },

  [LS_RULING_CAMPAIGN_RESOURCES] = { "campaign-resources",
    N_("Resources in a campaign"),
    N_("With which resources does the next scenario of a campaign start?"),
    "setup.campaign",
    { { "carried", N_("Only with those that were carried over."),
        "EOG, Scenario setups" },
      { "added", N_("With those that were carried over, and those of the next scenario's set-up besides."),
        "ES 17" } } },

  [LS_RULING_RUSH_NIGHT_END] = { "rush-night-end",
    N_("End of a night in a boss rush"),
    N_("What ends the first two nights of a boss rush?"),
    "rush.end",
    { { "both", N_("The boss must be dead, and the night must end by its usual rule too."),
        NULL },
      { "boss", N_("The death of the boss alone."),
        NULL } } },

  [LS_RULING_RUSH_RUINS] = { "rush-ruins",
    N_("Ruins in a boss rush"),
    N_("Do ruins stand in the town of a boss rush?"),
    "rush.setup",
    { { "yes", N_("Yes, the usual six."),
        NULL },
      { "no", N_("No, only what the mode names."),
        NULL } } },

  [LS_RULING_RUSH_DECKS] = { "rush-decks",
    N_("Shop decks in a boss rush"),
    N_("With which decks does the shop of a boss rush begin?"),
    "rush.setup",
    { { "level-2", N_("With those of level II, as its buildings would allow."),
        NULL },
      { "level-1", N_("With those of level I, as in Gildenberg."),
        NULL } } },

  [LS_RULING_RUSH_UPGRADES] = { "rush-upgrades",
    N_("Upgrades in a boss rush"),
    N_("What may be upgraded in a boss rush?"),
    "rush.setup",
    { { "all", N_("Everything that has an upgrade."),
        NULL },
      { "walls", N_("Only walls, as in Gildenberg."),
        NULL } } },

  [LS_RULING_SIGHT_SHADOW] = { "sight-shadow",
    N_("What a row hides"),
    N_("Do the two rulers go on in the line of the blocking row, or do they stand square to it?"),
    "hero.los",
    { { "line", N_("They go on in its line: nothing beyond that line is seen, to the edges of the board."),
        NULL },
      { "strip", N_("They stand square to it: only what lies straight behind the row is not seen, and with two sides "
                    "blocked what lies behind the corner between them."),
        NULL } } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rulings) == LS_N_RULINGS);

/* Each profile takes the value that its source prints, and the default where it prints none. */
static const guint8 profiles[LS_N_PROFILES][LS_N_RULINGS] = {
  [LS_PROFILE_DEFAULT] = { 0 },
  [LS_PROFILE_EN] = { 0 },
  [LS_PROFILE_ES] = {
    [LS_RULING_CONTACT] = 1,              /* ahead */
    [LS_RULING_RANGED_DIRECTION] = 1,     /* facing */
    [LS_RULING_CRY_TIMING] = 1,           /* at-once */
    [LS_RULING_CETUSIA_SECOND_STAGE] = 1, /* anew */
    [LS_RULING_REROLL_CAP] = 1,           /* target */
    [LS_RULING_CAMPAIGN_RESOURCES] = 1,   /* added */
  },
  [LS_PROFILE_EOG] = {
    [LS_RULING_HARPY_SIDE] = 1,           /* phase */
  },
};

const AutomaRuling *
ls_rulings_table (void)
{
  return rulings;
}

const AutomaRuling *
ls_ruling_get (LsRuling ruling)
{
  g_return_val_if_fail ((guint) ruling < LS_N_RULINGS, NULL);

  return &rulings[ruling];
}

const char *const *
ls_profile_names (void)
{
  static const char *const names[LS_N_PROFILES + 1] = { "default", "EN", "ES", "EOG", NULL };

  return names;
}

void
ls_rulings_init (LsRulings *self,
                 LsProfile  profile)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail ((guint) profile < LS_N_PROFILES);

  for (guint i = 0; i < LS_N_RULINGS; i++)
    self->value[i] = profiles[profile][i];
}
