/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the coming monster phases may bring: played many times over coins and cards that nobody knows, with heroes that
 * stand still. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

typedef struct
{
  guint games;
  guint flames;                 /* off the panic track, in all games together */
  guint panic;                  /* games in which any were */
  guint wounds[LS_MAX_HEROES];  /* in all games together */
  guint wounded[LS_MAX_HEROES]; /* games in which the hero took any */
  guint dead[LS_MAX_HEROES];
  guint structures;             /* lost in all games together */
  guint mages;
  guint lost;                   /* games lost */
} LsOdds;

/* Asked before each game; FALSE stops with what there is. */
typedef gboolean (*LsOddsGoOn) (gpointer data);

void ls_odds_play (const LsGame *game,
                   guint         phases,
                   guint         games,
                   guint64       seed,
                   LsOddsGoOn    go_on,
                   gpointer      data,
                   LsOdds       *odds);

G_END_DECLS
