/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game is set up: scenario, mode, heroes, rulings, and who flips the coin and draws the cards. */
#pragma once

#include "position.h"
#include "spawn.h"

G_BEGIN_DECLS

#define LS_MAX_HEROES 4
#define LS_EMBLEMS 6
#define LS_MAX_MOVEMENT_TOKENS 6

typedef enum
{
  LS_MODE_INTRODUCTORY,
  LS_MODE_SINGLE,
  LS_MODE_CAMPAIGN,
  LS_MODE_SOLO,
  LS_MODE_SOLO_CAMPAIGN, /* EN 25 has solo play in both */
  LS_MODE_BOSS_RUSH,
  LS_N_MODES,
} LsMode;

/* What a game checks. Where a rule came to be watched only later, a game begun before goes on without it, so that its
 * journal means what it meant. */
typedef enum
{
  LS_EDITION_FIRST,
  LS_EDITION_FISTS, /* freeing a hero is a fist with its price (`dryad.entangle`) */
  LS_EDITION_LIMITS, /* what is brought into a town, before its first night too (`setup.campaign`); no trade before a
                      * solo game (`setup.solo`); no weapon strikes a tile beneath a hero (`dryad.entangle`) */
  LS_EDITION_REGENERATION, /* a night that begins before the day has ended ends it first (`day.end`); movement tokens are
                            * worth 2 to 4 (`hero.tokens`) */
  LS_EDITION_LATEST = LS_EDITION_REGENERATION,
} LsEdition;

/* `hero.tokens`: what a movement token is worth. */
#define LS_LEAST_TOKEN 2
#define LS_MOST_TOKEN 4

typedef struct
{
  const char *name; /* interned; also the hero's id */
  guint8      hit_points;
  guint8      mana;
  guint8      movement[LS_MAX_MOVEMENT_TOKENS]; /* values of the tokens, 0 after the last */
  guint8      emblem; /* by which people tell the hero, 1 to LS_EMBLEMS; 0: by the number */
} LsHeroSetup;

typedef struct
{
  guint8      scenario; /* LsScenario */
  guint8      mode;     /* LsMode */
  guint8      n_heroes;
  LsHeroSetup heroes[LS_MAX_HEROES];
  guint8      profile; /* LsProfile */
  LsRulings   rulings;
  gboolean    app_flips; /* the coin */
  gboolean    app_draws; /* the cards */
  gboolean    bosses;    /* games saved before there were bosses go on without them */
  guint8      b_cards;   /* bit for each of the cards 1 to 5 that its B card replaces */
  guint8      night;     /* the first one that is played */
  guint8      edition;   /* LsEdition */
  guint64     seed;
} LsSetup;

extern const char *const ls_mode_names[];
extern const char *const ls_scenario_names[];

gboolean    ls_setup_is_name_taken (const char *name);
gboolean    ls_mode_is_solo   (LsMode         mode);
gboolean    ls_mode_is_campaign (LsMode       mode);
guint       ls_setup_emblem   (const LsSetup *self,
                               guint          hero);
const char *ls_setup_scenario (const LsSetup *self,
                               LsScenario     scenario);

G_END_DECLS
