/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

static void
clear_line (gpointer data)
{
  g_free (((LsLine *) data)->text);
}

LsScript *
ls_script_new (void)
{
  LsScript *self = g_new0 (LsScript, 1);

  self->lines = g_array_new (FALSE, FALSE, sizeof (LsLine));
  g_array_set_clear_func (self->lines, clear_line);
  return self;
}

void
ls_script_free (LsScript *self)
{
  g_array_unref (self->lines);
  g_free (self);
}

/* The text is the script's from now on; without a script nothing is told and it is gone. */
void
ls_script_take (LsScript *self,
                LsRule    rule,
                char     *text)
{
  LsLine line = { .rule = (guint8) rule, .text = text };

  if (self)
    g_array_append_val (self->lines, line);
  else
    g_free (text);
}

/* What the last line is about. */
void
ls_script_show (LsScript   *self,
                const char *figure,
                LsSpot      from,
                LsSpot      to)
{
  LsLine *line;

  if (!self || self->lines->len == 0)
    return;
  line = &g_array_index (self->lines, LsLine, self->lines->len - 1);
  line->figure = figure;
  line->from = from;
  line->to = to;
}
