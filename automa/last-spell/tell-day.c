/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell-day.h"

#include <glib/gi18n-lib.h>

#include "core/sentences.h"

/* --- Gold and materials --- */

/* "2 gold", "1 material", "2 gold and 3 materials". */
char *
ls_tell_purse (guint gold,
               guint materials)
{
  g_autofree char *coins = g_strdup_printf (ngettext ("%u gold", "%u gold", gold), gold);
  g_autofree char *stuff = g_strdup_printf (ngettext ("%u material", "%u materials", materials), materials);

  if (materials == 0)
    return g_steal_pointer (&coins);
  if (gold == 0)
    return g_steal_pointer (&stuff);
  /* Translators: an amount of gold and one of materials: "2 gold and 3 materials" */
  return g_strdup_printf (_("%s and %s"), coins, stuff);
}

static void
add_sentence (GString    *text,
              const char *format,
              const char *what)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, format);
  g_string_replace (text, "%s", what, 1);
}

/* What is paid and what comes in return; either may be NULL. NULL: nothing at all. */
char *
ls_tell_paid_detail (const LsPurse *price,
                     const LsPurse *gain,
                     guint          equipment)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *paid = price ? ls_tell_purse (price->gold, price->materials) : NULL;
  g_autofree char *gained = gain ? ls_tell_purse (gain->gold, gain->materials) : NULL;

  if (price)
    /* Translators: an amount: "Pay 2 gold." */
    add_sentence (text, _("Pay %s."), paid);
  if (gain && gain->gold + gain->materials > 0)
    /* Translators: an amount: "Take 2 gold and 1 material." */
    add_sentence (text, _("Take %s."), gained);
  if (equipment > 0)
    add_sentence (text, _("Take a piece of equipment."), "");
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* --- Upkeep and the end --- */

char *
ls_tell_production (guint gold,
                    guint materials)
{
  g_autofree char *purse = ls_tell_purse (gold, materials);

  if (gold + materials == 0)
    return g_strdup (_("Production: the town yields nothing"));
  /* Translators: an amount */
  return g_strdup_printf (_("Production: take %s"), purse);
}

char *
ls_tell_production_detail (void)
{
  return g_strdup (_("Put the first card of each deck of the shop under its deck."));
}

char *
ls_tell_perk (const char *hero,
              const char *perk,
              guint       level)
{
  /* Translators: a hero, a perk and its level */
  return g_strdup_printf (_("%s: take the perk “%s” of level %u"), hero, perk, level);
}

char *
ls_tell_card_level (const char *hero)
{
  return g_strdup_printf (_("%s: turn the hero card to level II"), hero);
}

char *
ls_tell_card_level_detail (guint       mana,
                           const char *movement)
{
  /* Translators: an amount of mana, and the values of movement tokens: "Mana 6, movement tokens 2,3,4." */
  return g_strdup_printf (_("Mana %u, movement tokens %s."), mana, movement);
}

char *
ls_tell_regenerated (const char *hero,
                     guint       mana,
                     gboolean    healed)
{
  /* Translators: a hero, and the full amount of mana */
  return g_strdup_printf (healed ? _("%s: mana back to %u, and one wound heals") : _("%s: mana back to %u"), hero,
                          mana);
}

char *
ls_tell_items_restored (void)
{
  return g_strdup (_("Restore all armor, shields and potions"));
}

char *
ls_tell_deploy (void)
{
  return g_strdup (_("Deploy the heroes on free spots of the board"));
}

/* --- The town --- */

char *
ls_tell_built (const char    *structure,
               const LsSpots *spots)
{
  g_autoptr (GString) places = g_string_new (NULL);
  char name[LS_SPOT_NAME_SIZE];

  for (guint i = 0; i < spots->n; i++)
    g_string_append_printf (places, "%s%s", i > 0 ? ", " : "", ls_spot_name (spots->at[i], name));
  /* Translators: a structure, and the spots it covers: "Gold mine 1: build it on C7, C8" */
  return automa_capitalized (g_strdup_printf (_("%s: build it on %s"), structure, places->str));
}

char *
ls_tell_mist_back (void)
{
  return g_strdup (_("Move each mist tile one spot back"));
}

char *
ls_tell_replaced (const char *before,
                  const char *after)
{
  /* Translators: what stood there, and what takes its place: "Wooden wall 3: put stone wall 1 in its place" */
  return automa_capitalized (g_strdup_printf (_("%s: put %s in its place, with its flames"), before, after));
}

char *
ls_tell_upgraded (const char *structure)
{
  return automa_capitalized (g_strdup_printf (_("%s: turn its base to the upgraded side"), structure));
}

char *
ls_tell_repaired (const char *structure,
                  guint       flames)
{
  return automa_capitalized (
    g_strdup_printf (ngettext ("%s: take %u flame off", "%s: take %u flames off", flames), structure, flames));
}

char *
ls_tell_scavenged (const char *ruin)
{
  return automa_capitalized (g_strdup_printf (_("%s: take it off the board"), ruin));
}

char *
ls_tell_tile_back (LsFacing side)
{
  /* Translators: a side: "Mist in the west: one spot back" */
  return g_strdup_printf (_("Mist in the %s: one spot back"), ls_facing_name (side));
}

char *
ls_tell_card_under (guint slot)
{
  return g_strdup_printf (_("Slot %u: put the top card under the other"), slot);
}

char *
ls_tell_refreshed (void)
{
  return g_strdup (_("Put the first card of each weapon deck and of the armor deck under its deck"));
}

/* --- Equipment and recruits --- */

char *
ls_tell_bought (const char *item,
                guint       price)
{
  return g_strdup_printf (ngettext ("Buy %s for %u gold", "Buy %s for %u gold", price), item, price);
}

char *
ls_tell_sold (GPtrArray *items,
              guint      gold)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", (char *) g_ptr_array_index (items, i));
  return g_strdup_printf (ngettext ("Sell %s for %u gold", "Sell %s for %u gold", gold), names->str, gold);
}

char *
ls_tell_sold_detail (guint cost)
{
  return g_strdup_printf (_("Half of %u, rounded down."), cost);
}

char *
ls_tell_taken (const char *hero,
               const char *item)
{
  /* Translators: a hero and a piece of equipment */
  return g_strdup_printf (_("%s takes %s"), hero, item);
}

char *
ls_tell_left (const char *item)
{
  return g_strdup_printf (_("%s goes to the stash"), item);
}

char *
ls_tell_recruited (const char *hero)
{
  return g_strdup_printf (_("%s joins you"), hero);
}

char *
ls_tell_recruited_detail (const LsPurse *price,
                          guint          perks)
{
  g_autofree char *paid = ls_tell_paid_detail (price, NULL, 0);

  if (perks == 0)
    return g_steal_pointer (&paid);
  /* Translators: what is paid, "Pay 3 gold.", and how many perks the new hero has */
  return g_strdup_printf (ngettext ("%s Choose %u perk.", "%s Choose %u perks.", perks), paid, perks);
}
