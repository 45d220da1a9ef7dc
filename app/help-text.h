/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the help says, as a table, and what a search finds in it. */
#pragma once

#include "last-spell/rules.h"

G_BEGIN_DECLS

#define HK_MAX_HELP_PARAGRAPHS 12
#define HK_MAX_HELP_LINKS 3

typedef struct
{
  const char *label;  /* to be translated */
  const char *action;
} HkHelpLink;

typedef struct
{
  const char *id;
  const char *title;                               /* to be translated */
  const char *paragraphs[HK_MAX_HELP_PARAGRAPHS];  /* likewise, each for itself; up to NULL */
  HkHelpLink  links[HK_MAX_HELP_LINKS];            /* up to one without a label */
  LsRule      rules[HK_MAX_HELP_LINKS];
  guint       n_rules;
} HkHelpText;

extern const HkHelpText hk_help_texts[];
extern const guint hk_n_help_texts;

/* All paragraphs as one text, and what hk_rules_match() looks at. */
char *hk_help_text (const HkHelpText *self);
char *hk_help_fold (const HkHelpText *self);

G_END_DECLS
