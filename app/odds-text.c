/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-text.h"

#include <glib/gi18n.h>

/* Never says 0 % of what has happened, nor 100 % of what has not always. */
char *
hk_odds_percent (guint part,
                 guint whole)
{
  double percent = whole > 0 ? 100.0 * part / whole : 0.0;

  if (part > 0 && percent < 1.0)
    return g_strdup (_("under 1 %"));
  if (part < whole && percent > 99.0)
    return g_strdup (_("over 99 %"));
  /* Translators: a share, "37 %" */
  return g_strdup_printf (_("%.0f %%"), percent);
}

char *
hk_odds_average (guint sum,
                 guint n)
{
  double average = n > 0 ? (double) sum / n : 0.0;

  if (sum > 0 && average < 0.05)
    return g_strdup (_("under 0.1"));
  /* Translators: how many on average, "1.4" */
  return g_strdup_printf (_("%.1f"), average);
}

char *
hk_odds_basis (guint phases,
               guint games)
{
  g_autofree char *coming = g_strdup_printf (
    ngettext ("The coming monster phase", "The coming %u monster phases", phases), phases);

  return g_strdup_printf (
    /* Translators: "The coming 2 monster phases", and how often they were played */
    ngettext ("%s, played %u time over coins and cards that nobody knows, with heroes that stand still.",
              "%s, played %u times over coins and cards that nobody knows, with heroes that stand still.", games),
    coming, games);
}

/* A row of the table as one sentence, for those who hear it. */
char *
hk_odds_hero (const LsOdds *odds,
              guint         hero,
              const char   *name)
{
  g_autofree char *wounded = hk_odds_percent (odds->wounded[hero], odds->games);
  g_autofree char *wounds = hk_odds_average (odds->wounds[hero], odds->games);
  g_autofree char *dead = hk_odds_percent (odds->dead[hero], odds->games);

  /* Translators: a hero, "37 %", "1.4" and "2 %" */
  return g_strdup_printf (_("%s: wounded %s, wounds on average %s, dead %s"), name, wounded, wounds, dead);
}

char *
hk_odds_flames (const LsOdds *odds)
{
  g_autofree char *panic = hk_odds_percent (odds->panic, odds->games);
  g_autofree char *flames = hk_odds_average (odds->flames, odds->games);

  /* Translators: "37 %" and "1.4": how likely any flames are taken off the panic track, and how many on average */
  return g_strdup_printf (_("%s; on average %s flames"), panic, flames);
}

char *
hk_odds_lost (guint sum,
              guint games)
{
  g_autofree char *lost = hk_odds_average (sum, games);

  /* Translators: "1.4": how many structures or mages are lost */
  return g_strdup_printf (_("on average %s"), lost);
}
