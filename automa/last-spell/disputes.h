/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What rulings change in a position: the same phase under another value, compared monster by monster. */
#pragma once

#include "resolution.h"

G_BEGIN_DECLS

/* One way to play on: a ruling's value other than the one in force, and what it would change. */
typedef struct
{
  LsRuling   ruling;
  guint      value;
  GPtrArray *changes; /* sentences */
} LsDispute;

GPtrArray *ls_disputes_find    (const LsPosition   *position,
                                const LsAnswers    *answers);
GPtrArray *ls_disputes_compare (const LsPosition   *position,
                                const LsResolution *here,
                                const LsResolution *there);
void       ls_dispute_free     (LsDispute          *self);
char      *ls_dispute_outcome  (const LsPosition   *position,
                                const LsResolution *resolution,
                                guint               monster);

G_END_DECLS
