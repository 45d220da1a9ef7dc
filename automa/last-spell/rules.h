/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule catalogue of The Last Spell. The rows are in rules/, one file a section. */
#pragma once

#include "core/rulebook.h"

G_BEGIN_DECLS

typedef enum
{
#define RULE(NAME, ...) LS_RULE_##NAME,
#include "rules/all.h"
#undef RULE
  LS_N_RULES,
} LsRule;

const AutomaRulebook *ls_rulebook (void);
const AutomaRule     *ls_rule_get (LsRule rule);
const char           *ls_rule_id  (LsRule rule);

G_END_DECLS
