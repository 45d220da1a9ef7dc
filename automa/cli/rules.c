/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `automa rules`: rules and rulings with their pages. */
#include <stdio.h>
#include <glib/gi18n-lib.h>

#include "cli.h"
#include "core/sentences.h"
#include "last-spell/rules.h"
#include "last-spell/rulings.h"

static void
list_rules (const AutomaRulebook *book)
{
  for (guint i = 0; i < book->n_rules; i++)
    {
      const AutomaRule *rule = &book->rules[i];
      g_autofree char *pages = automa_rule_pages (rule);

      if (i == 0 || rule->section != book->rules[i - 1].section)
        printf (_("%sSection %u\n"), i == 0 ? "" : "\n", rule->section);
      printf ("  %-24s %s (%s)\n", rule->id, automa_rulebook_text (rule->title), pages);
    }
  printf ("\n%s\n", _("Rulings"));
  for (guint i = 0; i < book->n_rulings; i++)
    {
      const AutomaRuling *ruling = &book->rulings[i];

      printf ("  %-24s %s (", ruling->id, automa_rulebook_text (ruling->title));
      for (guint j = 0; j < automa_ruling_n_values (ruling); j++)
        printf ("%s%s", j > 0 ? " · " : "", ruling->values[j].id);
      puts (")");
    }
}

static void
print_rule (const AutomaRulebook *book,
            const AutomaRule     *rule)
{
  g_autofree char *pages = automa_rule_pages (rule);

  printf ("%s: %s\n\n", rule->id, automa_rulebook_text (rule->title));
  cli_print_wrapped (automa_rulebook_text (rule->text));
  printf (_("\n\nWhere: %s\n"), pages);
  for (guint i = 0; i < book->n_rulings; i++)
    if (g_strcmp0 (book->rulings[i].rule, rule->id) == 0)
      printf (_("Ruling: %s\n"), book->rulings[i].id);
}

static void
print_ruling (const AutomaRuling *ruling)
{
  printf ("%s: %s\n\n", ruling->id, automa_rulebook_text (ruling->title));
  cli_print_wrapped (automa_rulebook_text (ruling->question));
  printf ("\n");
  for (guint i = 0; i < automa_ruling_n_values (ruling); i++)
    {
      const AutomaRulingValue *value = &ruling->values[i];

      printf ("\n%s%s\n", value->id, i == 0 ? _(" (default)") : "");
      cli_print_wrapped (automa_rulebook_text (value->meaning));
      printf (_("\nPrinted by: %s\n"), value->says ? value->says : _("no source"));
    }
  printf (_("\nRule: %s\n"), ruling->rule);
}

int
cli_rules (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  const AutomaRulebook *book = ls_rulebook ();
  const AutomaRule *rule;
  const AutomaRuling *ruling;

  if (!cli_parse ("rules", entries, &argc, &argv))
    return CLI_BAD;
  if (argc == 1)
    {
      list_rules (book);
      return CLI_DONE;
    }
  if (argc > 2)
    {
      cli_error (_("expected one id at most"));
      return CLI_BAD;
    }
  rule = argc == 2 ? automa_rulebook_find_rule (book, argv[1]) : NULL;
  ruling = argc == 2 ? automa_rulebook_find_ruling (book, argv[1]) : NULL;
  if (rule)
    print_rule (book, rule);
  else if (ruling)
    print_ruling (ruling);
  else
    cli_error (_("there is no rule or ruling %s"), argv[1]);
  return rule || ruling ? CLI_DONE : CLI_BAD;
}
