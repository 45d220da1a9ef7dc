/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's rules and rulings: their ids, their texts for people, and where the sources print them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One rule. Title and text are message ids: show them through automa_rulebook_text(). */
typedef struct
{
  const char *id;      /* "move.forward" */
  const char *title;   /* "Straight on" */
  const char *text;    /* the rule in our own words */
  const char *en;      /* pages of the English rulebook, "13" or "13–14"; NULL: not printed there */
  const char *es;      /* pages of the Spanish rulebook */
  const char *eog;     /* heading in the EOG summary */
  guint       section; /* chapter, from 1 */
} AutomaRule;

#define AUTOMA_MAX_RULING_VALUES 4

typedef struct
{
  const char *id;      /* "any-side" */
  const char *meaning; /* what it means at the table, one sentence; NULL ends the list */
  const char *says;    /* who prints it: "EN 13, EOG Monster movement on the map"; NULL: nobody */
} AutomaRulingValue;

/* A named switch where the sources disagree or are silent. The first value is the default. */
typedef struct
{
  const char       *id;       /* "contact" */
  const char       *title;
  const char       *question; /* what the table has to decide */
  const char       *rule;     /* id of the rule that it belongs to */
  AutomaRulingValue values[AUTOMA_MAX_RULING_VALUES];
} AutomaRuling;

typedef struct
{
  const AutomaRule   *rules;
  guint               n_rules;
  const AutomaRuling *rulings;
  guint               n_rulings;
} AutomaRulebook;

const AutomaRule   *automa_rulebook_find_rule    (const AutomaRulebook *self,
                                                  const char           *id);
const AutomaRuling *automa_rulebook_find_ruling  (const AutomaRulebook *self,
                                                  const char           *id);
guint               automa_ruling_n_values       (const AutomaRuling   *self);
int                 automa_ruling_find_value     (const AutomaRuling   *self,
                                                  const char           *id);
const char         *automa_rulebook_text         (const char           *message);
char               *automa_rule_pages            (const AutomaRule     *self);
char               *automa_rule_cite             (const AutomaRule     *self);

G_END_DECLS
