/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rulings-json.h"

/* Changes the rulings that are named there, and sets a bit for each. */
void
ls_rulings_read (const AutomaPlace *place,
                 LsRulings         *rulings,
                 guint32           *settled)
{
  const char *ids[LS_N_RULINGS + 1] = { NULL };

  *settled = 0;
  for (guint i = 0; i < LS_N_RULINGS; i++)
    ids[i] = ls_ruling_get (i)->id;
  if (!automa_place_object (place, ids))
    return;
  for (guint i = 0; i < LS_N_RULINGS; i++)
    {
      const char *values[AUTOMA_MAX_RULING_VALUES + 1] = { NULL };
      AutomaPlace at;
      guint value;

      for (guint j = 0; j < automa_ruling_n_values (ls_ruling_get (i)); j++)
        values[j] = ls_ruling_get (i)->values[j].id;
      if (!automa_place_member (place, ids[i], &at) || !automa_place_word (&at, values, &value))
        continue;
      rulings->value[i] = (guint8) value;
      *settled |= 1u << i;
    }
}
