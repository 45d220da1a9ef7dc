/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

static void
clear_line (gpointer data)
{
  LsLine *line = data;

  g_free (line->text);
  g_free (line->detail);
  g_clear_pointer (&line->path, g_array_unref);
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
  LsLine line = { .rule = (guint8) rule, .text = text, .facing = LS_NO_FACING };

  if (self)
    g_array_append_val (self->lines, line);
  else
    g_free (text);
}

static LsLine *
last_line (LsScript *self)
{
  return self && self->lines->len > 0 ? &g_array_index (self->lines, LsLine, self->lines->len - 1) : NULL;
}

/* What the last line is about. */
void
ls_script_show (LsScript   *self,
                const char *figure,
                LsSpot      from,
                LsSpot      to)
{
  LsLine *line = last_line (self);

  if (!line)
    return;
  line->figure = figure;
  line->from = from;
  line->to = to;
}

/* How the figure of the last line faces afterwards. */
void
ls_script_turn (LsScript *self,
                LsFacing  facing)
{
  LsLine *line = last_line (self);

  if (line)
    line->facing = (guint8) facing;
}

/* What else the last line says, after what it said before. NULL adds nothing; the text is the script's from now on. */
void
ls_script_detail (LsScript *self,
                  char     *detail)
{
  LsLine *line = last_line (self);
  g_autofree char *more = detail;
  g_autofree char *before = NULL;

  if (!line || !more)
    return;
  before = line->detail;
  line->detail = before ? g_strdup_printf ("%s %s", before, more) : g_steal_pointer (&more);
}

/* The way of the last line's figure. */
void
ls_script_path (LsScript *self,
                GArray   *path)
{
  LsLine *line = last_line (self);

  if (line)
    line->path = path;
  else
    g_clear_pointer (&path, g_array_unref);
}

static void
clear_step (gpointer data)
{
  g_free (((LsPathStep *) data)->text);
}

GArray *
ls_path_new (void)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (LsPathStep));

  g_array_set_clear_func (path, clear_step);
  return path;
}
