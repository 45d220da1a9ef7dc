/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people are told to do at the table, line by line, with the rule behind each. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 rule; /* LsRule */
  char  *text;
} LsLine;

typedef struct
{
  GArray *lines; /* LsLine */
} LsScript;

LsScript *ls_script_new  (void);
void      ls_script_free (LsScript   *self);
void      ls_script_say  (LsScript   *self,
                          LsRule      rule,
                          const char *format,
                          ...) G_GNUC_PRINTF (3, 4);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LsScript, ls_script_free)

G_END_DECLS
