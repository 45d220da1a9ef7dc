/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules-text.h"

#include <string.h>
#include <glib/gi18n.h>

/* The title of a chapter, by its number from 1. */
const char *
hk_rules_chapter (guint section)
{
  static const char *const chapters[] = {
    N_("The board"),          N_("The monster phase"), N_("Who moves first"), N_("Movement on the map"),
    N_("In the mist"),        N_("Abilities"),         N_("Attacks"),         N_("Whom a monster strikes"),
    N_("Damage"),             N_("Defense dice"),      N_("The night"),       N_("Bosses"),
    N_("Heroes and the day"), N_("Variants"),
  };

  return section >= 1 && section <= G_N_ELEMENTS (chapters) ? _(chapters[section - 1]) : _("More rules");
}

/* "EN 13 · ES 13 · EOG Monster movement on the map". */
char *
hk_rule_pages (const AutomaRule *rule)
{
  GString *text = g_string_new (NULL);

  if (rule->en)
    g_string_append_printf (text, "EN %s", rule->en);
  if (rule->es)
    g_string_append_printf (text, "%sES %s", text->len > 0 ? " · " : "", rule->es);
  if (rule->eog)
    g_string_append_printf (text, "%sEOG %s", text->len > 0 ? " · " : "", rule->eog);
  if (text->len == 0)
    g_string_append (text, _("Our reading; no source prints it"));
  return g_string_free (text, FALSE);
}

/* Who says so. */
char *
hk_ruling_source (const AutomaRulingValue *value,
                  gboolean                 by_default)
{
  const char *says = value->says ? value->says : _("No source prints it");

  /* Translators: where a ruling is printed: "EN 13; EOG, Monsters" */
  return by_default ? g_strdup_printf (_("%s · default"), says) : g_strdup (says);
}

/* What holds from now on; NULL: there is no such ruling or value. */
char *
hk_ruling_settled (const char *ruling,
                   const char *value)
{
  const AutomaRuling *row = automa_rulebook_find_ruling (ls_rulebook (), ruling);
  int i = row ? automa_ruling_find_value (row, value) : -1;

  /* Translators: what a ruling means, a sentence */
  return i >= 0 ? g_strdup_printf (_("From now on: %s"), automa_rulebook_text (row->values[i].meaning)) : NULL;
}

/* What the marks on the rulings mean. */
const char *
hk_rulings_note (gboolean playing,
                 gboolean looking_back,
                 gboolean read_only)
{
  if (!playing)
    return _("Where the sources disagree or are silent, your table decides. Marked are the defaults; in a game, what "
             "is in force there is marked, and can be changed.");
  if (looking_back)
    return _("Marked is what was in force at the time that you look back at. Return to now to choose another value.");
  if (read_only)
    return _("Marked is what is in force in this game. It cannot be continued, so nothing can be chosen.");
  return _("Marked is what is in force in this game. What you choose holds from now on.");
}

/* --- Searching --- */

/* Neither case nor accents matter: "circulo" finds "Círculo". */
char *
hk_rules_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *lower = g_utf8_casefold (apart ? apart : "", -1);
  GString *folded = g_string_new (NULL);

  for (const char *p = lower; *p; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (folded, g_utf8_get_char (p));
  return g_string_free (folded, FALSE);
}

/* All that a search looks at. */
char *
hk_rule_fold (const AutomaRule *rule)
{
  g_autoptr (GString) text = g_string_new (rule->id);

  g_string_append_printf (text, "\n%s\n%s", automa_rulebook_text (rule->title), automa_rulebook_text (rule->text));
  return hk_rules_fold (text->str);
}

char *
hk_ruling_fold (const AutomaRuling *ruling)
{
  g_autoptr (GString) text = g_string_new (ruling->id);

  g_string_append_printf (text, "\n%s\n%s\n%s", ruling->rule, automa_rulebook_text (ruling->title),
                          automa_rulebook_text (ruling->question));
  for (guint i = 0; i < automa_ruling_n_values (ruling); i++)
    g_string_append_printf (text, "\n%s\n%s", ruling->values[i].id, automa_rulebook_text (ruling->values[i].meaning));
  return hk_rules_fold (text->str);
}

/* Whether every word of the search is in the folded text; an empty search finds everything. */
gboolean
hk_rules_match (const char *folded,
                const char *search)
{
  g_autofree char *wanted = hk_rules_fold (search);
  g_auto (GStrv) words = g_strsplit_set (wanted, " \t", -1);

  for (guint i = 0; words[i]; i++)
    if (!strstr (folded, words[i]))
      return FALSE;
  return TRUE;
}
