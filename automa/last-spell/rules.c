/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <glib/gi18n-lib.h>

#include "rulings.h"

static const AutomaRule rules[] = {
#define RULE(NAME, ID, TITLE, TEXT, EN, ES, EOG) [LS_RULE_##NAME] = { ID, TITLE, TEXT, EN, ES, EOG, SECTION },
#include "rules/all.h"
#undef RULE
};
G_STATIC_ASSERT (G_N_ELEMENTS (rules) == LS_N_RULES);

const AutomaRule *
ls_rule_get (LsRule rule)
{
  g_return_val_if_fail (rule < LS_N_RULES, NULL);

  return &rules[rule];
}

const char *
ls_rule_id (LsRule rule)
{
  return ls_rule_get (rule)->id;
}

const AutomaRulebook *
ls_rulebook (void)
{
  static AutomaRulebook book = { rules, LS_N_RULES, NULL, LS_N_RULINGS };

  book.rulings = ls_rulings_table ();
  return &book;
}
