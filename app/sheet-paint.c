/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-paint.h"

#include <math.h>
#include <glib/gi18n.h>

#define MARGIN 20.0 /* beside that of the paper */
#define FOOT 18.0   /* kept free for the page's number */
#define SPACE 10.0  /* between blocks */
#define GAP 16.0    /* between the columns of a table */
#define PAD 1.5     /* above and below a line */
#define TEXT 10.0
#define HEADING 12.0
#define TITLE 18.0
#define MOST_CELL 24.0 /* the side of a spot */
#define LEGEND 130.0   /* the least room for it beside the town */

/* Goes down the pages, and draws only on the one that is wanted; without cairo it only counts. */
typedef struct
{
  cairo_t     *cr;
  PangoLayout *layout;
  double       width, height; /* for what is drawn */
  double       x, y;
  guint        page, wanted;
} Pen;

static void
pen_init (Pen     *self,
          cairo_t *cr,
          double   width,
          double   height,
          guint    page)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  pango_cairo_context_set_resolution (context, 72.0); /* a point is a point */
  *self = (Pen){ .cr = cr, .layout = pango_layout_new (context), .wanted = page };
  self->width = MAX (width - 2 * MARGIN, 1.0);
  self->height = MAX (height - 2 * MARGIN - FOOT, 1.0);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  g_object_unref (context);
}

static gboolean
is_seen (const Pen *self)
{
  return self->cr && self->page == self->wanted;
}

/* On the next page, if it does not fit on this one. */
static void
make_room (Pen    *self,
           double  height)
{
  if (self->y == 0 || self->y + height <= self->height)
    return;
  self->page++;
  self->y = 0;
}

/* --- Text --- */

static void
set_text (Pen        *self,
          const char *text,
          double      size,
          gboolean    bold,
          double      width)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (self->layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (self->layout, width < 0 ? -1 : (int) (width * PANGO_SCALE));
  pango_layout_set_text (self->layout, text, -1);
}

static void
get_size (Pen    *self,
          double *width,
          double *height)
{
  int w, h;

  pango_layout_get_size (self->layout, &w, &h);
  *width = (double) w / PANGO_SCALE;
  *height = (double) h / PANGO_SCALE;
}

static void
show_text (Pen    *self,
           double  x,
           double  y)
{
  if (!is_seen (self))
    return;
  cairo_set_source_rgb (self->cr, 0, 0, 0);
  cairo_move_to (self->cr, x, y);
  pango_cairo_show_layout (self->cr, self->layout);
}

static void
write_text (Pen        *self,
            const char *text,
            double      size,
            gboolean    bold)
{
  double width, height;

  set_text (self, text, size, bold, self->width - self->x);
  get_size (self, &width, &height);
  make_room (self, height);
  show_text (self, self->x, self->y);
  self->y += height + 2 * PAD;
}

/* --- Tables --- */

static double
gap_after (char *const *cells,
           guint        i)
{
  return cells[i + 1] ? GAP : 0.0;
}

static void
widen (Pen         *self,
       double      *widths,
       char *const *cells,
       gboolean     bold)
{
  for (guint i = 0; cells && cells[i]; i++)
    {
      double width, height;

      set_text (self, cells[i], TEXT, bold, -1);
      get_size (self, &width, &height);
      widths[i] = MAX (widths[i], ceil (width) + gap_after (cells, i));
    }
}

/* Every column as wide as its widest cell; if that is too much, the widest columns give way. */
static double *
measure (Pen                  *self,
         const LsSheetSection *section)
{
  double *widths = g_new0 (double, section->n_columns);
  double sum;

  widen (self, widths, section->heads, TRUE);
  for (guint i = 0; i < section->rows->len; i++)
    widen (self, widths, g_ptr_array_index (section->rows, i), FALSE);
  do
    {
      guint widest = 0;

      sum = 0;
      for (guint i = 0; i < section->n_columns; i++)
        {
          sum += widths[i];
          widest = widths[i] > widths[widest] ? i : widest;
        }
      if (sum > self->width - self->x)
        widths[widest] -= 1.0;
    }
  while (sum > self->width - self->x && sum > GAP * section->n_columns);
  return widths;
}

static double
row_height (Pen          *self,
            char *const  *cells,
            const double *widths,
            gboolean      bold)
{
  double most = 0;

  for (guint i = 0; cells[i]; i++)
    {
      double width, height;

      set_text (self, cells[i], TEXT, bold, MAX (widths[i] - gap_after (cells, i), 1.0));
      get_size (self, &width, &height);
      most = MAX (most, height + 2 * PAD);
    }
  return most;
}

static void
write_row (Pen          *self,
           char *const  *cells,
           const double *widths,
           gboolean      bold)
{
  double height = row_height (self, cells, widths, bold);
  double x = self->x;

  make_room (self, height);
  for (guint i = 0; cells[i]; i++)
    {
      set_text (self, cells[i], TEXT, bold, MAX (widths[i] - gap_after (cells, i), 1.0));
      show_text (self, x, self->y + PAD);
      x += widths[i];
    }
  self->y += height;
}

static void
draw_rule (Pen *self)
{
  if (is_seen (self))
    {
      cairo_set_source_rgb (self->cr, 0.4, 0.4, 0.4);
      cairo_set_line_width (self->cr, 0.5);
      cairo_move_to (self->cr, self->x, self->y);
      cairo_line_to (self->cr, self->width, self->y);
      cairo_stroke (self->cr);
    }
  self->y += 2 * PAD;
}

/* Title, heads and the first row stay together. */
static void
write_section (Pen                  *self,
               const LsSheetSection *section)
{
  g_autofree double *widths = measure (self, section);

  if (section->title)
    {
      make_room (self, 2 * HEADING + 4 * TEXT);
      write_text (self, section->title, HEADING, TRUE);
      draw_rule (self);
    }
  if (section->heads)
    write_row (self, section->heads, widths, TRUE);
  for (guint i = 0; i < section->rows->len; i++)
    write_row (self, g_ptr_array_index (section->rows, i), widths, FALSE);
  self->y += SPACE;
}

/* --- The town --- */

static void
fill_cell (cairo_t           *cr,
           const LsSheetCell *cell,
           double             x,
           double             y,
           double             side)
{
  if (cell->kind == LS_SHEET_OUTSIDE)
    return;
  cairo_rectangle (cr, x, y, side, side);
  if (cell->kind == LS_SHEET_FREE)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    cairo_set_source_rgb (cr, 0.9, 0.9, 0.9);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.75, 0.75, 0.75);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

/* A line wherever the piece ends. */
static void
outline_cell (cairo_t           *cr,
              const LsSheetTown *town,
              guint              column,
              guint              row,
              double             x,
              double             y,
              double             side)
{
  const double lines[LS_N_FACINGS][4] = {
    [LS_NORTH] = { x, y, x + side, y },
    [LS_EAST] = { x + side, y, x + side, y + side },
    [LS_SOUTH] = { x, y + side, x + side, y + side },
    [LS_WEST] = { x, y, x, y + side },
  };

  if (ls_sheet_town_cell (town, column, row)->kind < LS_SHEET_CIRCLE)
    return;
  for (guint i = 0; i < LS_N_FACINGS; i++)
    if (!ls_sheet_town_same (town, column, row, (LsFacing) i))
      {
        cairo_move_to (cr, lines[i][0], lines[i][1]);
        cairo_line_to (cr, lines[i][2], lines[i][3]);
      }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_stroke (cr);
}

static void
draw_flame (cairo_t *cr,
            double   x,
            double   y,
            double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_move_to (cr, 0.55, 0.0);
  cairo_curve_to (cr, 0.6, 0.3, 0.95, 0.4, 0.9, 0.7);
  cairo_curve_to (cr, 0.85, 1.05, 0.15, 1.05, 0.1, 0.7);
  cairo_curve_to (cr, 0.08, 0.5, 0.25, 0.45, 0.3, 0.25);
  cairo_curve_to (cr, 0.35, 0.4, 0.4, 0.45, 0.45, 0.45);
  cairo_curve_to (cr, 0.55, 0.35, 0.55, 0.15, 0.55, 0.0);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
}

static void
write_centred (Pen        *self,
               const char *text,
               double      size,
               gboolean    bold,
               double      x,
               double      y)
{
  double width, height;

  set_text (self, text, size, bold, -1);
  get_size (self, &width, &height);
  show_text (self, x - width / 2, y - height / 2);
}

static void
mark_cell (Pen               *self,
           const LsSheetCell *cell,
           double             x,
           double             y,
           double             side)
{
  g_autofree char *flames = g_strdup_printf ("%u", cell->flames);
  double middle = x + side / 2;

  if (cell->kind != LS_SHEET_PIECE)
    return;
  write_centred (self, cell->mark, side * 0.4, TRUE, middle, y + side * (cell->flames > 0 ? 0.3 : 0.5));
  if (cell->flames == 0)
    return;
  draw_flame (self->cr, middle - side * 0.33, y + side * 0.57, side * 0.35);
  write_centred (self, flames, side * 0.35, FALSE, middle + side * 0.2, y + side * 0.75);
}

/* One ring in all of the circle's spots. */
static void
draw_ring (Pen               *self,
           const LsSheetTown *town,
           double             side)
{
  double x = 0, y = 0;
  guint n = 0;

  for (guint i = 0; i < town->cells->len; i++)
    if (g_array_index (town->cells, LsSheetCell, i).kind == LS_SHEET_CIRCLE)
      {
        x += i % town->width;
        y += i / town->width;
        n++;
      }
  if (n == 0)
    return;
  cairo_arc (self->cr, (x / n + 1.5) * side, self->y + (y / n + 1.5) * side, sqrt (n) * side * 0.4, 0, 2 * G_PI);
  cairo_set_source_rgb (self->cr, 0, 0, 0);
  cairo_set_line_width (self->cr, 1.2);
  cairo_stroke (self->cr);
}

static void
draw_edges (Pen               *self,
            const LsSheetTown *town,
            double             side)
{
  for (guint x = 0; x < town->width; x++)
    {
      g_autofree char *name = ls_sheet_column (town->column + x);

      write_centred (self, name, side * 0.35, FALSE, (x + 1.5) * side, self->y + side / 2);
    }
  for (guint y = 0; y < town->height; y++)
    {
      g_autofree char *name = g_strdup_printf ("%u", town->row + y + 1);

      write_centred (self, name, side * 0.35, FALSE, side / 2, self->y + (y + 1.5) * side);
    }
}

static void
draw_cells (Pen               *self,
            const LsSheetTown *town,
            double             side)
{
  for (guint y = 0; y < town->height; y++)
    for (guint x = 0; x < town->width; x++)
      fill_cell (self->cr, ls_sheet_town_cell (town, x, y), (x + 1) * side, self->y + (y + 1) * side, side);
  for (guint y = 0; y < town->height; y++)
    for (guint x = 0; x < town->width; x++)
      {
        outline_cell (self->cr, town, x, y, (x + 1) * side, self->y + (y + 1) * side, side);
        mark_cell (self, ls_sheet_town_cell (town, x, y), (x + 1) * side, self->y + (y + 1) * side, side);
      }
}

/* The legend stands beside the town if there is room, otherwise below it. */
static void
write_town (Pen           *self,
            const LsSheet *sheet)
{
  const LsSheetTown *town = &sheet->town;
  double side = MIN (MOST_CELL, MIN (self->width / (town->width + 1), 0.6 * self->height / (town->height + 1)));
  double right = (town->width + 1) * side;
  double bottom, top;
  guint page;

  make_room (self, (town->height + 1) * side);
  page = self->page;
  if (is_seen (self))
    {
      draw_edges (self, town, side);
      draw_cells (self, town, side);
      draw_ring (self, town, side);
    }
  bottom = self->y + (town->height + 1) * side + SPACE;
  top = self->y + side;
  self->y = bottom;
  if (self->width - right >= LEGEND)
    {
      self->x = right + GAP;
      self->y = top;
    }
  write_section (self, &sheet->legend);
  self->x = 0;
  if (self->page == page)
    self->y = MAX (self->y, bottom);
}

/* --- Pages --- */

static void
write_sheet (Pen           *self,
             const LsSheet *sheet)
{
  write_text (self, sheet->title, TITLE, TRUE);
  draw_rule (self);
  write_section (self, &sheet->facts);
  if (sheet->note)
    {
      write_text (self, sheet->note, TEXT, FALSE);
      self->y += SPACE;
    }
  write_town (self, sheet);
  for (guint i = 0; i < sheet->sections->len; i++)
    write_section (self, g_ptr_array_index (sheet->sections, i));
}

guint
hk_sheet_count_pages (const LsSheet *sheet,
                      double         width,
                      double         height)
{
  Pen pen;

  pen_init (&pen, NULL, width, height, 0);
  write_sheet (&pen, sheet);
  g_object_unref (pen.layout);
  return pen.page + 1;
}

void
hk_sheet_draw_page (const LsSheet *sheet,
                    cairo_t       *cr,
                    double         width,
                    double         height,
                    guint          page)
{
  guint pages = hk_sheet_count_pages (sheet, width, height);
  /* Translators: which page of how many */
  g_autofree char *foot = g_strdup_printf (_("%u of %u"), page + 1, pages);
  Pen pen;

  pen_init (&pen, cr, width, height, page);
  cairo_save (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  write_sheet (&pen, sheet);
  pen.page = page;
  if (pages > 1)
    write_centred (&pen, foot, TEXT, FALSE, pen.width / 2, pen.height + FOOT / 2);
  cairo_restore (cr);
  g_object_unref (pen.layout);
}
