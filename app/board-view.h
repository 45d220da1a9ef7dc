/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: terrain, mist, structures, figures and what is about to happen to them. Every spot is a cell of its own to
 * the keyboard and to screen readers. */
#pragma once

#include <gtk/gtk.h>

#include "last-spell/outlook.h"
#include "session.h"

G_BEGIN_DECLS

#define HK_TYPE_BOARD_VIEW (hk_board_view_get_type ())
G_DECLARE_FINAL_TYPE (HkBoardView, hk_board_view, HK, BOARD_VIEW, GtkWidget)

/* What the spots within reach are. */
typedef enum
{
  HK_REACH_WALK, /* so many movement points away */
  HK_REACH_SHOT, /* can be struck */
  HK_REACH_SITE, /* what is planned may stand there */
} HkReach;

/* What is shown on the board beside the pieces. Whoever sets it keeps nothing of it. */
typedef struct
{
  const char   *figure;     /* whose move is shown; interned, NULL: none */
  GArray       *path;       /* LsSpot, from where it stood; NULL: none */
  GArray       *candidates; /* LsSpot: among these the players choose; NULL: none */
  GArray       *picked;     /* LsSpot: of the piece in somebody's hand; NULL: none */
  GArray       *blocking;   /* LsSpot: what hides the spot that is aimed at; NULL: nothing */
  const guint8 *hidden;     /* 1 for each spot in range, but not in sight; NULL: not shown */
  const guint8 *reach;      /* movement points for each spot, 255: out of reach; NULL: not shown */
  HkReach       reach_is;
  LsOutlook    *forecast[LS_N_COINS]; /* NULL: not shown */
} HkBoardMarks;

/* Signals: "spot-activated" (guint spot)            tapped, or Enter on it
 *          "piece-dragged" (guint from, guint to)   while the board may be corrected */

GtkWidget *hk_board_view_new            (void);
void       hk_board_view_set_session    (HkBoardView        *self,
                                         HkSession          *session);
void       hk_board_view_set_marks      (HkBoardView        *self,
                                         HkBoardMarks       *marks,
                                         gboolean            animate);
void       hk_board_view_set_correcting (HkBoardView        *self,
                                         gboolean            correcting);
void       hk_board_view_set_smallest   (HkBoardView        *self,
                                         int                 cell);
void       hk_board_view_zoom           (HkBoardView        *self,
                                         int                 direction); /* 0: fit */
void       hk_board_view_watch          (HkBoardView        *self,
                                         LsSpot              spot); /* LS_NO_SPOT: none */
void       hk_board_view_get_spot_area  (HkBoardView        *self,
                                         LsSpot              spot,
                                         GdkRectangle       *area);
char      *hk_board_view_describe       (HkBoardView        *self,
                                         LsSpot              spot);

G_END_DECLS
