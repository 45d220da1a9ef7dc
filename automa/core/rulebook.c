/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rulebook.h"

#include <string.h>
#include <glib/gi18n-lib.h>

const AutomaRule *
automa_rulebook_find_rule (const AutomaRulebook *self,
                           const char           *id)
{
  for (guint i = 0; i < self->n_rules; i++)
    if (strcmp (self->rules[i].id, id) == 0)
      return &self->rules[i];
  return NULL;
}

const AutomaRuling *
automa_rulebook_find_ruling (const AutomaRulebook *self,
                             const char           *id)
{
  for (guint i = 0; i < self->n_rulings; i++)
    if (strcmp (self->rulings[i].id, id) == 0)
      return &self->rulings[i];
  return NULL;
}

guint
automa_ruling_n_values (const AutomaRuling *self)
{
  guint n = 0;

  while (n < AUTOMA_MAX_RULING_VALUES && self->values[n].id)
    n++;
  return n;
}

/* Index of the value, or -1. */
int
automa_ruling_find_value (const AutomaRuling *self,
                          const char         *id)
{
  for (guint i = 0; i < automa_ruling_n_values (self); i++)
    if (strcmp (self->values[i].id, id) == 0)
      return (int) i;
  return -1;
}

/* A title, text, question or meaning in the reader's language. */
const char *
automa_rulebook_text (const char *message)
{
  return _(message);
}

/* "EN 13, ES 13, EOG “Monster movement on the map”"; where nobody prints it, says so. */
char *
automa_rule_pages (const AutomaRule *self)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new_with_free_func (g_free);

  if (self->en)
    g_ptr_array_add (sources, g_strdup_printf ("EN %s", self->en));
  if (self->es)
    g_ptr_array_add (sources, g_strdup_printf ("ES %s", self->es));
  if (self->eog)
    g_ptr_array_add (sources, g_strdup_printf ("EOG “%s”", self->eog));
  if (sources->len == 0)
    return g_strdup (_("our reading; no source prints it"));
  g_ptr_array_add (sources, NULL);
  return g_strjoinv (", ", (char **) sources->pdata);
}

/* Who reads Spanish has the Spanish rulebook at hand. */
static gboolean
cites_spanish (void)
{
  /* Translators: the rulebook that is cited first, EN (English) or ES (Spanish); leave one of these two as it is */
  return strcmp (C_("rulebook", "EN"), "ES") == 0;
}

/* The short form for a running text: "move.contact, EN 13". */
char *
automa_rule_cite (const AutomaRule *self)
{
  if (self->es && (!self->en || cites_spanish ()))
    return g_strdup_printf ("%s, ES %s", self->id, self->es);
  if (self->en)
    return g_strdup_printf ("%s, EN %s", self->id, self->en);
  if (self->eog)
    return g_strdup_printf ("%s, EOG “%s”", self->id, self->eog);
  return g_strdup (self->id);
}
