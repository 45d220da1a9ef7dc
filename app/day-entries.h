/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done by day, each with its cost or with the reason why not now. Whether something can be done is always the
 * engine's answer, given on a copy. Values, no widgets. */
#pragma once

#include "day-text.h"
#include "last-spell/sites.h"

G_BEGIN_DECLS

#define HK_NO_COMMAND LS_N_COMMANDS

typedef struct
{
  char     *title;
  char     *note;    /* NULL: none, as with the other two */
  char     *cost;
  char     *reason;  /* why it cannot be done now; NULL: it can */
  LsCommand command; /* kind HK_NO_COMMAND: it takes more than one tap */
} HkDayEntry;

void        hk_day_entry_free    (HkDayEntry   *self);

/* A line of the checklist, and one of what is done in any order. */
HkDayEntry *hk_day_entry_step    (const LsGame *game,
                                  LsDayStep     step);
HkDayEntry *hk_day_entry_action  (const LsGame *game,
                                  HkDayAction   action);

/* Lists of HkDayEntry. */
GPtrArray  *hk_day_entries         (const LsGame *game,
                                    HkDayAction   action);
GPtrArray  *hk_day_entries_build   (const LsGame *game,
                                    LsSpot        over); /* LS_NO_SPOT: anywhere */
GPtrArray  *hk_day_entries_of      (const LsGame *game,
                                    guint         structure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkDayEntry, hk_day_entry_free)

G_END_DECLS
