/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harpy-table.h"

#include "last-spell/boss.h"

/* Her night in Gildenberg: Ada on the left half of the board, Bruno on the right one, the Harpy on the side named. */
Table *
harpy_cliff (const char *side)
{
  Table *self = table_new_night (LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3);

  if (side)
    table_do (self, "coin side=%s", side);
  else
    table_do (self, "ruling ruling=harpy-side value=phase");
  table_begin_bare_night (self);
  table_do (self, "hero-at hero=Ada at=P9");
  table_do (self, "hero-at hero=Bruno at=Q9");
  return self;
}

/* The same in its third phase, when no Alerion comes any more; both heroes out of her half. */
Table *
harpy_quiet (void)
{
  Table *self = harpy_cliff ("left");

  self->game->phase = 3;
  table_do (self, "hero-at hero=Ada at=X9");
  table_do (self, "hero-at hero=Bruno at=X20");
  return self;
}

/* Two Alerion dead, the third alive there. */
void
harpy_last_alerion (Table      *t,
                    const char *spot)
{
  table_do (t, "monster-add type=alerion at=A1");
  table_do (t, "monster-kill monster=alerion-1");
  table_do (t, "monster-add type=alerion at=A1");
  table_do (t, "monster-kill monster=alerion-1");
  table_do (t, "monster-add type=alerion at=%s", spot);
}

void
harpy_land (Table      *t,
            const char *spot)
{
  harpy_last_alerion (t, spot);
  table_do (t, "monster-kill monster=alerion-1");
}

gboolean
harpy_is_there (Table *t)
{
  return ls_boss_find (t->game, "harpy") >= 0;
}
