/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Harpy's night in Gildenberg on a table with two heroes. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

Table   *harpy_cliff        (const char *side);
Table   *harpy_quiet        (void);
void     harpy_last_alerion (Table      *t,
                             const char *spot);
void     harpy_land         (Table      *t,
                             const char *spot);
gboolean harpy_is_there     (Table      *t);

G_END_DECLS
