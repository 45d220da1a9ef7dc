/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nights played by chance: commands that fit and commands that do not, with the auditor looking at every step. */
#pragma once

#include "last-spell/game.h"
#include "last-spell/need.h"

G_BEGIN_DECLS

typedef struct
{
  guint nights;
  guint commands;
  guint refused;
  guint done[LS_N_COMMANDS]; /* commands of that kind that were accepted */
  guint won;
  guint lost;
  guint slain[LS_BOSS_DRYAD + 1]; /* nights that ended with the death of that boss */
  guint fallen[LS_BOSS_DRYAD + 1]; /* games lost in her night */
  guint needs[LS_NEED_LESS + 1]; /* states that waited for that */
} NightCounts;

gboolean random_game_play (const LsPack *pack,
                           guint64       seed,
                           guint         max_commands,
                           LsGame       *last,
                           NightCounts  *counts);

G_END_DECLS
