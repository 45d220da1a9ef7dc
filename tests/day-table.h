/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table by day, for the tests of the day's chapters. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

Table *day_table           (LsScenario  scenario,
                            LsMode      mode,
                            guint       night);
void   day_refuses         (Table      *self,
                            const char *rule,
                            const char *words);
void   day_stash           (Table      *self,
                            guint       gold,
                            guint       materials);
void   expect_stash        (Table      *self,
                            guint       gold,
                            guint       materials);

G_END_DECLS
