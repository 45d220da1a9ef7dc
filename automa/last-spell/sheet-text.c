/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet as text for any printer or note: eighty columns of a typewriter's letters. */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "sheet.h"

#define WIDTH 80
#define GAP 2    /* between the columns of a table */
#define STEP 5   /* a mark and its flames, "SW*4", and what joins it to the next */
#define MARGIN 4 /* the rows' numbers */

/* --- Widths --- */

static guint
width_of_char (gunichar c)
{
  return g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
}

static guint
width_of (const char *text)
{
  guint width = 0;

  for (; *text; text = g_utf8_next_char (text))
    width += width_of_char (g_utf8_get_char (text));
  return width;
}

static void
append_times (GString    *text,
              const char *what,
              guint       n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, what);
}

/* No line ends with blanks. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/* How much of the text goes on a line of that width: up to a blank if there is one, at least one character. */
static const char *
find_break (const char *text,
            guint       width)
{
  const char *blank = NULL;
  const char *end = text;
  guint used = 0;

  for (; *end && used + width_of_char (g_utf8_get_char (end)) <= width; end = g_utf8_next_char (end))
    {
      if (*end == ' ')
        blank = end;
      used += width_of_char (g_utf8_get_char (end));
    }
  if (*end == '\0' || *end == ' ')
    return end;
  return blank && blank > text ? blank : end > text ? end : g_utf8_next_char (text);
}

/* --- Tables --- */

static void
widen (guint       *widths,
       char *const *cells)
{
  for (guint i = 0; cells && cells[i]; i++)
    widths[i] = MAX (widths[i], width_of (cells[i]));
}

/* Every column as wide as its widest cell; if that is too much, the widest columns give way. */
static guint *
measure (const LsSheetSection *section)
{
  guint *widths = g_new0 (guint, section->n_columns);
  guint room = WIDTH - GAP * (section->n_columns - 1);
  guint sum;

  widen (widths, section->heads);
  for (guint i = 0; i < section->rows->len; i++)
    widen (widths, g_ptr_array_index (section->rows, i));
  do
    {
      guint widest = 0;

      sum = 0;
      for (guint i = 0; i < section->n_columns; i++)
        {
          sum += widths[i];
          widest = widths[i] > widths[widest] ? i : widest;
        }
      widths[widest] -= sum > room ? 1 : 0;
    }
  while (sum > room);
  return widths;
}

/* A row takes as many lines as its longest cell. */
static void
write_row (GString     *text,
           char *const *cells,
           const guint *widths,
           guint        n)
{
  g_autofree const char **rest = g_memdup2 (cells, n * sizeof *cells);
  gboolean more = TRUE;

  while (more)
    {
      more = FALSE;
      for (guint i = 0; i < n; i++)
        {
          const char *end = find_break (rest[i], widths[i]);
          g_autofree char *part = g_strndup (rest[i], (gsize) (end - rest[i]));

          g_string_append (text, part);
          append_times (text, " ", widths[i] + GAP - MIN (width_of (part), widths[i]));
          rest[i] = end + strspn (end, " ");
          more = more || *rest[i];
        }
      end_line (text);
    }
}

static void
write_line (GString    *text,
            const char *line)
{
  const guint width = WIDTH;
  char *const cells[] = { (char *) line, NULL };

  write_row (text, cells, &width, 1);
}

static void
write_underlined (GString    *text,
                  const char *title,
                  const char *line)
{
  write_line (text, title);
  append_times (text, line, MIN (width_of (title), WIDTH));
  end_line (text);
}

static void
write_section (GString              *text,
               const LsSheetSection *section)
{
  g_autofree guint *widths = measure (section);

  if (section->title)
    write_underlined (text, section->title, "-");
  if (section->heads)
    write_row (text, section->heads, widths, section->n_columns);
  for (guint i = 0; i < section->rows->len; i++)
    write_row (text, g_ptr_array_index (section->rows, i), widths, section->n_columns);
  g_string_append_c (text, '\n');
}

/* --- The town --- */

static char *
tell_cell (const LsSheetCell *cell)
{
  switch (cell->kind)
    {
    case LS_SHEET_PIECE:
      return cell->flames > 0 ? g_strdup_printf ("%s*%u", cell->mark, cell->flames) : g_strdup (cell->mark);
    case LS_SHEET_CIRCLE:
      return g_strdup ("()");
    case LS_SHEET_FREE:
      return g_strdup (".");
    case LS_SHEET_OUTSIDE:
    default:
      return g_strdup ("");
    }
}

static void
write_columns (GString           *text,
               const LsSheetTown *town,
               guint              from,
               guint              to)
{
  append_times (text, " ", MARGIN);
  for (guint x = from; x < to; x++)
    {
      g_autofree char *name = ls_sheet_column (town->column + x);

      g_string_append_printf (text, "%-*s", STEP, name);
    }
  end_line (text);
}

/* What belongs together is joined by lines: to the east in the row itself, to the south in the line below it. */
static void
write_spots (GString           *text,
             const LsSheetTown *town,
             guint              y,
             guint              from,
             guint              to)
{
  g_string_append_printf (text, "%*u ", MARGIN - 1, town->row + y + 1);
  for (guint x = from; x < to; x++)
    {
      g_autofree char *mark = tell_cell (ls_sheet_town_cell (town, x, y));

      g_string_append (text, mark);
      append_times (text, ls_sheet_town_same (town, x, y, LS_EAST) ? "-" : " ", STEP - MIN (width_of (mark), STEP));
    }
  end_line (text);
  append_times (text, " ", MARGIN);
  for (guint x = from; x < to && y + 1 < town->height; x++)
    g_string_append_printf (text, "%-*s", STEP, ls_sheet_town_same (town, x, y, LS_SOUTH) ? "|" : "");
  end_line (text);
}

/* A town that is too wide is cut into strips. */
static void
write_town (GString           *text,
            const LsSheetTown *town)
{
  const guint most = (WIDTH - MARGIN) / STEP;

  for (guint from = 0; from < town->width; from += most)
    {
      guint to = MIN (from + most, town->width);

      write_columns (text, town, from, to);
      for (guint y = 0; y < town->height; y++)
        write_spots (text, town, y, from, to);
    }
}

char *
ls_sheet_text (const LsSheet *self)
{
  GString *text = g_string_new (NULL);

  write_underlined (text, self->title, "=");
  g_string_append_c (text, '\n');
  write_section (text, &self->facts);
  if (self->note)
    {
      write_line (text, self->note);
      g_string_append_c (text, '\n');
    }
  write_underlined (text, _("Town"), "-");
  write_town (text, &self->town);
  write_line (text, _("() magic circle, *2 two flames"));
  write_section (text, &self->legend);
  for (guint i = 0; i < self->sections->len; i++)
    write_section (text, g_ptr_array_index (self->sections, i));
  g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}
