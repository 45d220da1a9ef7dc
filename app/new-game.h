/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people enter for a new game, as plain values: whether it will do, and the set-up that it gives. */
#pragma once

#include "last-spell/setup.h"

G_BEGIN_DECLS

#define HK_MAX_NAME 40 /* characters of a hero's name */
#define HK_N_B_CARDS 5
#define HK_N_TOKEN_VALUES (LS_MOST_TOKEN - LS_LEAST_TOKEN + 1)

/* To people the introductory night is one more scenario; to the rules it is a mode. */
typedef enum
{
  HK_TOWN_INTRODUCTORY,
  HK_TOWN_GILDENBERG,
  HK_TOWN_LAKEBURG,
  HK_TOWN_GLENWALD,
  HK_N_TOWNS,
} HkTown;

typedef struct
{
  char  *name;
  guint8 hit_points;
  guint8 mana;
  guint8 emblem; /* from 1; each hero has another */
  guint8 tokens[HK_N_TOKEN_VALUES]; /* how many movement tokens there are of each value, the least first */
} HkNewHero;

typedef struct
{
  HkTown    town;
  LsMode    mode; /* one that fits the town; of no account in the introductory night */
  guint     n_heroes;
  HkNewHero heroes[LS_MAX_HEROES];
  LsProfile profile;
  LsRulings rulings;
  guint     night;   /* the first one that is played */
  guint8    b_cards; /* bit for each of the cards 1 to 5 that its B card replaces */
  gboolean  app_flips;
  gboolean  app_draws;
} HkNewGame;

void        hk_new_game_init         (HkNewGame       *self);
void        hk_new_game_clear        (HkNewGame       *self);

const char *hk_town_name             (HkTown           town);
const char *hk_town_about            (HkTown           town);
const char *hk_mode_about            (LsMode           mode);
const char *hk_profile_name          (LsProfile        profile);
gboolean    hk_town_has_mode         (HkTown           town,
                                      LsMode           mode);

void        hk_new_game_set_town     (HkNewGame       *self,
                                      HkTown           town);
void        hk_new_game_set_mode     (HkNewGame       *self,
                                      LsMode           mode);
void        hk_new_game_set_profile  (HkNewGame       *self,
                                      LsProfile        profile);
void        hk_new_game_set_name     (HkNewGame       *self,
                                      guint            hero,
                                      const char      *name);
void        hk_new_game_set_emblem   (HkNewGame       *self,
                                      guint            hero,
                                      guint            emblem);
guint       hk_new_game_n_changed    (const HkNewGame *self);
guint       hk_new_hero_n_tokens     (const HkNewHero *self);
char       *hk_new_hero_summary      (const HkNewHero *self);

const char *hk_new_game_name_problem (const HkNewGame *self,
                                      guint            hero);
gboolean    hk_new_game_can_begin    (const HkNewGame *self);
char       *hk_new_game_problem      (const HkNewGame *self);
void        hk_new_game_to_setup     (const HkNewGame *self,
                                      guint64          seed,
                                      LsSetup         *setup);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HkNewGame, hk_new_game_clear)

G_END_DECLS
