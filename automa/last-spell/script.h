/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are told to do at the table, line by line, with the rule behind each. */
#pragma once

#include "board.h"
#include "rules.h"

G_BEGIN_DECLS

/* An instruction. What it is about can be shown on the board: a figure and where it goes. */
typedef struct
{
  guint8      rule; /* LsRule */
  char       *text;
  const char *figure; /* interned id; NULL: none */
  LsSpot      from;   /* LS_NO_SPOT: it was not on the board */
  LsSpot      to;
} LsLine;

typedef struct
{
  GArray *lines; /* LsLine */
} LsScript;

LsScript *ls_script_new  (void);
void      ls_script_free (LsScript   *self);
void      ls_script_take (LsScript   *self,
                          LsRule      rule,
                          char       *text);
void      ls_script_show (LsScript   *self,
                          const char *figure,
                          LsSpot      from,
                          LsSpot      to);

/* Whoever only wants the state has no script and saves the sentences: `call` is made only with one. */
#define LS_TELL(script, rule, call)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (script)                                                                                                        \
      ls_script_take (script, rule, call);                                                                             \
  }                                                                                                                    \
  G_STMT_END

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsScript, ls_script_free)

G_END_DECLS
