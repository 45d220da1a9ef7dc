/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player in the workshop: what is done there by the hand's clicks and keys. */
#pragma once

#include "board-canvas.h"
#include "player.h"
#include "workshop.h"

G_BEGIN_DECLS

/* A window with the workshop's overview on top, and nothing corrected yet. */
HkWindow       *bench_open          (void);
void            bench_forget        (void);

LsWorkshop     *bench_records       (void);
const LsRecord *bench_record        (LsKind      kind,
                                     const char *key);
void            bench_open_record   (HkWindow   *window,
                                     const char *kind,
                                     const char *key);
void            bench_click         (HkWindow   *window,
                                     const char *button);

/* On a canvas. */
GtkWidget      *bench_canvas        (HkWindow   *window);
void            bench_drag          (HkWindow   *window,
                                     const char *from,
                                     const char *to);
char            bench_board_letter  (const char *board,
                                     const char *drawing,
                                     const char *spot);

G_END_DECLS
