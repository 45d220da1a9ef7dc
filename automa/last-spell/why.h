/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What another ruling would have made of one command: the same command on the same state, line by line. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* A value of a ruling that is not in force, and what the script would have said in place of a line. */
typedef struct
{
  LsRuling ruling;
  guint    value;
  char    *instead; /* a sentence or two */
  LsSpot   to;      /* where the figure would have gone, if elsewhere; LS_NO_SPOT: nowhere else */
} LsOtherWay;

GPtrArray *ls_why_other_ways (const LsGame    *before,
                              const LsCommand *command,
                              const LsLine    *line);
void       ls_other_way_free (LsOtherWay      *self);

G_END_DECLS
