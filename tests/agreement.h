/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the programs share that set the engine against the second reading: seeds, numbers, and what has come up. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint agreement_number      (const char        *variable,
                             guint              otherwise);
guint agreement_fresh_seed  (void);

/* How often each kind of case has come up, by a group and its name; agreement proves nothing about the others. */
void  agreement_count       (const char        *group,
                             const char        *what);
void  agreement_expect_seen (const char        *group,
                             const char *const *cases,
                             gsize              n_cases);

/* In place of g_test_run(). */
int   agreement_run         (void);

G_END_DECLS
