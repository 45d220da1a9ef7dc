/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "problems.h"

#include <glib/gi18n-lib.h>

/* A file with thousands of errors is told about in a screenful and a count. */
#define MAX_LINES 200
#define MAX_LENGTH 500 /* characters of a line */

struct _AutomaProblems
{
  char      *file;
  GPtrArray *lines;
  guint      count;
};

AutomaProblems *
automa_problems_new (const char *file)
{
  AutomaProblems *self = g_new0 (AutomaProblems, 1);

  self->file = g_strdup (file);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
automa_problems_free (AutomaProblems *self)
{
  g_free (self->file);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/* Control characters, line separators and marks that turn the writing direction do not belong into a line of text. */
gboolean
automa_is_plain (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return g_unichar_isprint (c) && type != G_UNICODE_LINE_SEPARATOR && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* One problem is one line on a terminal, whatever the input put into it. */
static char *
make_printable (const char *text)
{
  GString *line = g_string_new (NULL);
  guint length = 0;

  for (const char *p = text; *p && length < MAX_LENGTH; p = g_utf8_next_char (p), length++)
    {
      gunichar c = g_utf8_get_char (p);

      if (automa_is_plain (c))
        g_string_append_unichar (line, c);
      else
        g_string_append_printf (line, "\\u%04x", c);
    }
  if (length == MAX_LENGTH)
    g_string_append (line, "…");
  return g_string_free (line, FALSE);
}

void
automa_problems_add (AutomaProblems *self,
                     const char     *path,
                     const char     *format,
                     ...)
{
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *valid = NULL;
  va_list args;

  self->count++;
  if (self->count == MAX_LINES + 1)
    g_ptr_array_add (self->lines, g_strdup_printf (_("%s: more errors than can be listed"), self->file));
  if (self->count > MAX_LINES)
    return;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  whole = path && *path ? g_strdup_printf ("%s: %s: %s", self->file, path, text)
                        : g_strdup_printf ("%s: %s", self->file, text);
  valid = g_utf8_make_valid (whole, -1);
  g_ptr_array_add (self->lines, make_printable (valid));
}

/* Two problems in two files of one pack are told apart by the file's name. */
void
automa_problems_add_all (AutomaProblems       *self,
                         const AutomaProblems *of_file)
{
  for (guint i = 0; automa_problems_get (of_file, i); i++)
    automa_problems_add (self, NULL, "%s", automa_problems_get (of_file, i));
}

guint
automa_problems_count (const AutomaProblems *self)
{
  return self->count;
}

/* The lines that are kept may be fewer than the count. NULL after the last. */
const char *
automa_problems_get (const AutomaProblems *self,
                     guint                 i)
{
  return i < self->lines->len ? g_ptr_array_index (self->lines, i) : NULL;
}

char *
automa_problems_to_string (const AutomaProblems *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append_printf (text, "%s\n", automa_problems_get (self, i));
  return g_string_free (text, FALSE);
}
