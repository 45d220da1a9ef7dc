/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage-text.h"

#include <string.h>
#include <glib/gi18n.h>

#include "last-spell/names.h"

/* All that is coming to a hero: the blows of the attack step, if it is on, and what a boss has dealt already. */
guint
hk_damage_sum (const LsGame    *game,
               const LsOutlook *outlook,
               guint            hero)
{
  return game->sheets[hero].due + (outlook ? outlook->due[hero] : 0);
}

/* "Ada: 3 damage". */
char *
hk_damage_text (const LsGame    *game,
                const LsOutlook *outlook,
                guint            hero)
{
  guint due = hk_damage_sum (game, outlook, hero);

  /* Translators: a hero and the damage that all monsters together deal */
  return g_strdup_printf (ngettext ("%s: %u damage", "%s: %u damage", due), game->heroes[hero].id, due);
}

/* "Clawer 3: 1, Archer 2: 2"; NULL: nobody that is known. */
char *
hk_damage_by_text (const LsGame    *game,
                   const LsOutlook *outlook,
                   guint            hero)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; outlook && i < outlook->blows->len; i++)
    {
      const LsOutlookBlow *blow = &g_array_index (outlook->blows, LsOutlookBlow, i);

      for (guint j = 0; j < blow->hits->len; j++)
        {
          const LsOutlookHit *hit = &g_array_index (blow->hits, LsOutlookHit, j);
          g_autofree char *name = NULL;

          if (strcmp (hit->id, game->heroes[hero].id) != 0)
            continue;
          name = ls_name_in_game (game, blow->monster);
          /* Translators: one of several monsters and its damage: "Clawer 3: 1" */
          g_string_append_printf (text, text->len > 0 ? _(", %s: %u") : _("%s: %u"), name, hit->damage);
        }
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
