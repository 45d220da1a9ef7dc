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

/* Without a script nothing is told: whoever only wants the state saves the sentences. */
void
ls_script_say (LsScript   *self,
               LsRule      rule,
               const char *format,
               ...)
{
  LsLine line = { .rule = (guint8) rule };
  va_list args;

  if (!self)
    return;
  va_start (args, format);
  line.text = g_strdup_vprintf (format, args);
  va_end (args);
  g_array_append_val (self->lines, line);
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
