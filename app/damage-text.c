/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage-text.h"

#include <string.h>
#include <glib/gi18n.h>

#include "equipment-text.h"
#include "last-spell/names.h"

/* All that is coming to a hero, before any armor: the blows of the attack step, if it is on, and what a boss has dealt
 * already. */
guint
hk_damage_sum (const LsGame    *game,
               const LsOutlook *outlook,
               guint            hero)
{
  guint sum = game->sheets[hero].due;

  for (guint i = 0; outlook && i < outlook->blows->len; i++)
    {
      const GArray *hits = g_array_index (outlook->blows, LsOutlookBlow, i).hits;

      for (guint j = 0; j < hits->len; j++)
        if (strcmp (g_array_index (hits, LsOutlookHit, j).id, game->heroes[hero].id) == 0)
          sum += g_array_index (hits, LsOutlookHit, j).damage;
    }
  return sum;
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

/* --- Cards --- */

/* "Iron Shield: stops 1"; a card that stops nothing itself is used for what it says. */
char *
hk_damage_card_text (const LsGame *game,
                     const LsItem *item,
                     guint         stops)
{
  g_autofree char *name = hk_item_title (game, item);

  if (stops == 0)
    /* Translators: a card that does not stop damage itself, but something else that its text says */
    return g_strdup_printf (_("Use %s"), name);
  /* Translators: an armor or shield card and how much damage it would stop now: "Iron Shield: stops 1" */
  return g_strdup_printf (ngettext ("%s: stops %u", "%s: stops %u", stops), name, stops);
}

/* "Iron Shield: turned against Clawer 3"; NULL: it is turned against nothing that is coming. */
char *
hk_damage_turned_text (const LsGame *game,
                       const LsItem *item)
{
  g_autofree char *name = hk_item_title (game, item);

  for (guint i = 0; i < game->n_uses; i++)
    if (strcmp (game->uses[i].item, item->id) == 0)
      {
        g_autofree char *by = ls_name_in_game (game, game->uses[i].against);

        /* Translators: an armor card and the monster whose attack it lessens */
        return g_strdup_printf (_("%s: turned against %s"), name, by);
      }
  return NULL;
}

/* In the list of attacks that a card can be turned against. */
char *
hk_damage_against_text (const LsGame *game,
                        const char   *by,
                        guint         stops)
{
  g_autofree char *name = ls_name_in_game (game, by);

  /* Translators: a monster, and how much of its attack an armor card would stop */
  return g_strdup_printf (ngettext ("Against %s: stops %u", "Against %s: stops %u", stops), name, stops);
}

/* A card of another hero's that saves a life. */
char *
hk_damage_rescue_text (const LsGame *game,
                       const LsItem *item)
{
  g_autofree char *name = hk_item_title (game, item);

  /* Translators: a hero, and an armor card of that hero that can save another's life */
  return g_strdup_printf (_("%s saves this life with %s"), game->heroes[item->holder].id, name);
}

/* Which attacks no card lessens, with the rule; NULL: there is none. */
char *
hk_damage_bare_text (const LsGame *game,
                     guint         hero)
{
  g_autoptr (GArray) blows = ls_game_coming_blows (game, hero);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < blows->len; i++)
    {
      const LsComingBlow *blow = &g_array_index (blows, LsComingBlow, i);
      g_autofree char *name = blow->bare ? ls_name_in_game (game, blow->by) : NULL;
      g_autofree char *cite = blow->bare ? automa_rule_cite (ls_rule_get (blow->rule)) : NULL;

      if (!blow->bare)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a monster whose damage no card stops, and the rule: "No armor helps against Slayer 1 (attack.slayer, EN 14)" */
      g_string_append_printf (text, _("No armor helps against %s (%s)"), name, cite);
    }
  return g_string_free (text, text->len == 0);
}

/* What armor, tokens and perks leave of it; NULL: nothing has been stopped. */
char *
hk_damage_left_text (const LsGame *game,
                     guint         hero)
{
  g_autoptr (GArray) blows = ls_game_coming_blows (game, hero);
  guint left = ls_game_coming_wounds (game, hero);
  guint all = 0;

  for (guint i = 0; i < blows->len; i++)
    all += g_array_index (blows, LsComingBlow, i).damage;
  if (left >= all)
    return NULL;
  return left == 0 ? g_strdup (_("Nothing is left of it"))
                   : g_strdup_printf (ngettext ("%u wound is left", "%u wounds are left", left), left);
}
