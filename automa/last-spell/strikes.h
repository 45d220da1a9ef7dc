/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hero's attack may still do, and what it meets: asked, and nothing done (`hero.attack-once`, `dice.reroll`). */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* Whom the attack that is under way has struck at; NULL: not that one. */
const LsTarget *ls_strike_target  (const LsGame *game,
                                   const char   *id);

/* Whether that hero's attack is under way: it may strike one more target. */
gboolean        ls_strike_goes_on (const LsGame *game,
                                   guint         hero);

/* How often the dice of that target may still be thrown again. */
guint           ls_strike_rerolls (const LsGame *game,
                                   const char   *id);

/* Who is the likeliest to strike that target: whose turn it is, until the turn's attack is made; then the nearest. -1: nobody can. */
int             ls_strike_hero    (const LsGame *game,
                                   const char   *id);

/* Whether an attack can strike it: a monster, a boss's tile, a hero in the zone. */
gboolean        ls_strike_is_target (const LsGame *game,
                                     const char   *id);

/* What it rolls; 0: it is struck without dice, or there is no such thing. */
LsDice          ls_strike_dice    (const LsGame *game,
                                   const char   *id);

/* Where it stands; n 0: nowhere on the board. */
void            ls_strike_spots   (const LsGame *game,
                                   const char   *id,
                                   LsSpots      *spots);

G_END_DECLS
