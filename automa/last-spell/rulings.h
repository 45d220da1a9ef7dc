/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rulings of The Last Spell and the ready-made profiles. Values are indices into the ruling's row. */
#pragma once

#include "core/rulebook.h"

G_BEGIN_DECLS

typedef enum
{
  LS_RULING_CONTACT,
  LS_RULING_BYPASS_RETURN,
  LS_RULING_START_ADJACENT,
  LS_RULING_CROSSING_CONTACT,
  LS_RULING_ORDER,
  LS_RULING_SUBSTITUTION,
  LS_RULING_RANGED_DIRECTION,
  LS_RULING_RANGED_BLOCKING,
  LS_RULING_AREA_TRIGGER,
  LS_RULING_MIST_ATTACK,
  LS_RULING_TOWER_HERO,
  LS_RULING_FLYER_TRAPS,
  LS_RULING_HARPY_SIDE,
  LS_RULING_CRY_TIMING,
  LS_RULING_CETUSIA_SECOND_STAGE,
  LS_RULING_DRYAD_FIRST,
  LS_RULING_PANIC_REFILL,
  LS_RULING_REROLL_CAP,
  LS_RULING_CAMPAIGN_RESOURCES,
  LS_N_RULINGS,
} LsRuling;

/* The values that the engine asks for by name; 0 is always the default. */
enum { LS_CONTACT_ANY_SIDE, LS_CONTACT_AHEAD };
enum { LS_BYPASS_RETURN_YES, LS_BYPASS_RETURN_NO };
enum { LS_START_ADJACENT_STAY, LS_START_ADJACENT_ADVANCE };
enum { LS_CROSSING_CONTACT_IGNORE, LS_CROSSING_CONTACT_BACK_OFF };
enum { LS_ORDER_SWEEP, LS_ORDER_ANGLE };
enum { LS_SUBSTITUTION_FIRST, LS_SUBSTITUTION_NEXT };
enum { LS_RANGED_DIRECTION_ORTHOGONAL, LS_RANGED_DIRECTION_FACING };
enum { LS_RANGED_BLOCKING_NONE, LS_RANGED_BLOCKING_TALL };
enum { LS_AREA_TRIGGER_AREA, LS_AREA_TRIGGER_CONTACT };
enum { LS_MIST_ATTACK_NO, LS_MIST_ATTACK_YES };
enum { LS_TOWER_HERO_HERO, LS_TOWER_HERO_TOWER };
enum { LS_FLYER_TRAPS_LANDING, LS_FLYER_TRAPS_PASSING };

typedef enum
{
  LS_PROFILE_DEFAULT,
  LS_PROFILE_EN,
  LS_PROFILE_ES,
  LS_PROFILE_EOG,
  LS_N_PROFILES,
} LsProfile;

typedef struct
{
  guint8 value[LS_N_RULINGS];
} LsRulings;

const AutomaRuling *ls_rulings_table  (void);
const AutomaRuling *ls_ruling_get     (LsRuling   ruling);
const char *const  *ls_profile_names  (void);
void                ls_rulings_init   (LsRulings *self,
                                       LsProfile  profile);

G_END_DECLS
