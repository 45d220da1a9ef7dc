/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All rows in the order of the sections. Whoever includes this says what a row becomes: RULE (…), with SECTION at hand. */

#define SECTION 1
#include "01-board.h"
#undef SECTION

#define SECTION 2
#include "02-phase.h"
#undef SECTION

#define SECTION 3
#include "03-order.h"
#undef SECTION

#define SECTION 4
#include "04-movement.h"
#undef SECTION

#define SECTION 5
#include "05-mist.h"
#undef SECTION

#define SECTION 6
#include "06-abilities.h"
#undef SECTION

#define SECTION 7
#include "07-attack.h"
#undef SECTION

#define SECTION 8
#include "08-targets.h"
#undef SECTION

#define SECTION 9
#include "09-damage.h"
#undef SECTION

#define SECTION 10
#include "10-dice.h"
#undef SECTION

#define SECTION 11
#include "11-night.h"
#undef SECTION

#define SECTION 12
#include "12-bosses.h"
#undef SECTION

#define SECTION 13
#include "13-heroes-and-day.h"
#undef SECTION

#define SECTION 14
#include "14-variants.h"
#undef SECTION
