/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are told to do at the table, line by line, with the rule behind each. */
#pragma once

#include "board.h"
#include "rules.h"

G_BEGIN_DECLS

/* One step of a move, for people: "straight on". */
typedef struct
{
  LsSpot to;
  guint8 rule; /* LsRule */
  char  *text;
} LsPathStep;

/* An instruction. What it is about can be shown on the board: a figure and where it goes. */
typedef struct
{
  guint8      rule;   /* LsRule */
  char       *text;   /* short, to be read at a glance: "Clawer 3: two spots east to F7" */
  char       *detail; /* what else to know or to do, a sentence or two: "Turn it to face south."; NULL: nothing */
  const char *figure; /* interned id; NULL: none */
  LsSpot      from;   /* LS_NO_SPOT: it was not on the board */
  LsSpot      to;
  guint8      facing; /* afterwards, LsFacing; LS_NO_FACING: not told */
  GArray     *path;   /* LsPathStep, of a move; NULL: none */
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
void      ls_script_turn (LsScript   *self,
                          LsFacing    facing);
void      ls_script_detail (LsScript *self,
                            char     *detail);
void      ls_script_path (LsScript   *self,
                          GArray     *path);
GArray   *ls_path_new    (void);

/* Whoever only wants the state has no script and saves the sentences: `call` is made only with one. */
#define LS_TELL(script, rule, call)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (script)                                                                                                        \
      ls_script_take (script, rule, call);                                                                             \
  }                                                                                                                    \
  G_STMT_END

/* What else there is to say about the last line. */
#define LS_TELL_MORE(script, call)                                                                                     \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (script)                                                                                                        \
      ls_script_detail (script, call);                                                                                 \
  }                                                                                                                    \
  G_STMT_END

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsScript, ls_script_free)

G_END_DECLS
