/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentences.h"

#include <glib/gi18n-lib.h>

/* Adds a sentence after those before it. */
void
automa_say (GString    *text,
            const char *format,
            ...)
{
  va_list args;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

/* Adds a part of a sentence after those before it. */
void
automa_list (GString    *text,
             const char *format,
             ...)
{
  va_list args;

  g_string_append (text, text->len > 0 ? _(", ") : "");
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

/* At the beginning of a sentence. The text that is given is freed. */
char *
automa_capitalized (char *text)
{
  g_autofree char *owned = text;
  g_autofree char *first = g_utf8_substring (owned, 0, 1);
  g_autofree char *upper = g_utf8_strup (first, -1);

  return *owned ? g_strconcat (upper, g_utf8_next_char (owned), NULL) : g_steal_pointer (&owned);
}

/* Breaks lines between words so that none is wider than that, if its words allow. */
char *
automa_wrap (const char *text,
             guint       width)
{
  GString *lines = g_string_new (NULL);
  glong column = 0;

  while (*text)
    {
      const char *end = text;
      glong length;

      while (*end && *end != ' ' && *end != '\n')
        end = g_utf8_next_char (end);
      length = g_utf8_strlen (text, end - text);
      if (column > 0 && column + 1 + length > (glong) width)
        {
          g_string_append_c (lines, '\n');
          column = 0;
        }
      else if (column > 0)
        {
          g_string_append_c (lines, ' ');
          column++;
        }
      g_string_append_len (lines, text, end - text);
      column += length;
      for (text = end; *text == ' ' || *text == '\n'; text++)
        if (*text == '\n')
          {
            g_string_append_c (lines, '\n');
            column = 0;
          }
    }
  return g_string_free (lines, FALSE);
}
