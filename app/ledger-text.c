/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger-text.h"

#include <glib/gi18n.h>

/* With a real minus. */
static char *
with_sign (int change)
{
  return g_strdup_printf ("%s%d", change < 0 ? "−" : "+", ABS (change));
}

static void
add_change (GPtrArray *changes,
            int        change,
            char      *told)
{
  if (change != 0)
    g_ptr_array_add (changes, told);
  else
    g_free (told);
}

/* "+3 gold", "−2 materials": one for each thing that came or went. */
static char **
list_changes (const LsLedgerEntry *entry)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new ();
  g_autofree char *coins = with_sign (entry->gold);
  g_autofree char *heap = with_sign (entry->materials);
  g_autofree char *won = with_sign (entry->equipment);
  g_autofree char *kept = with_sign (entry->items);

  add_change (changes, entry->gold,
              /* Translators: what came into the stash or left it, with its sign: "+3 gold" */
              g_strdup_printf (ngettext ("%s gold", "%s gold", (gulong) ABS (entry->gold)), coins));
  add_change (changes, entry->materials,
              /* Translators: "−1 material" */
              g_strdup_printf (ngettext ("%s material", "%s materials", (gulong) ABS (entry->materials)), heap));
  add_change (changes, entry->equipment,
              /* Translators: pieces of equipment that the players may choose from a deck: "+1 to choose" */
              g_strdup_printf (ngettext ("%s to choose", "%s to choose", (gulong) ABS (entry->equipment)), won));
  add_change (changes, entry->items,
              /* Translators: equipment: "+1 piece" */
              g_strdup_printf (ngettext ("%s piece", "%s pieces", (gulong) ABS (entry->items)), kept));
  g_ptr_array_add (changes, NULL);
  return (char **) g_ptr_array_steal (changes, NULL);
}

/* A line each. */
char *
hk_ledger_change (const LsLedgerEntry *entry)
{
  g_auto (GStrv) changes = list_changes (entry);

  return g_strjoinv ("\n", changes);
}

/* "5 gold, 4 materials". */
char *
hk_ledger_total (guint gold,
                 guint materials)
{
  g_autofree char *coins = g_strdup_printf (ngettext ("%u gold", "%u gold", gold), gold);
  g_autofree char *heap = g_strdup_printf (ngettext ("%u material", "%u materials", materials), materials);

  /* Translators: what lies in the stash: "5 gold" and "4 materials" */
  return g_strdup_printf (_("%s, %s"), coins, heap);
}

/* "day.build, EOG “Structures”", or that no rule has it so. */
char *
hk_ledger_why (const LsLedgerEntry *entry)
{
  return entry->by_rule ? automa_rule_cite (ls_rule_get (entry->rule)) : g_strdup (_("corrected by the table"));
}

/* The whole row for those who do not see it. */
char *
hk_ledger_told (const LsLedgerEntry *entry,
                const char          *date,
                const char          *text)
{
  g_auto (GStrv) changes = list_changes (entry);
  /* Translators: between two changes of the stash: "+2 gold, −1 material" */
  g_autofree char *change = g_strjoinv (_(", "), changes);
  g_autofree char *total = hk_ledger_total (entry->gold_now, entry->materials_now);
  g_autofree char *why = hk_ledger_why (entry);

  /* Translators: a row of the ledger: when, what happened (a sentence), what changed, why, and what lies in the stash then:
   * "Gildenberg · Day 2. A house is built. −3 gold (day.build, EOG 3). Now 2 gold, 4 materials." */
  return g_strdup_printf (_("%s. %s %s (%s). Now %s."), date, text, change, why, total);
}
