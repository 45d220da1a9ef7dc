/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The save sheet on paper: pages, what is on them, and the document. Drawn into pictures and files, without a screen. */
#include "sheet-file.h"
#include "sheet-paint.h"
#include "table.h"

#include <string.h>

#define A4_WIDTH 595.0
#define A4_HEIGHT 842.0

static Table *
begin (void)
{
  return table_new (LS_SCENARIO_GLENWALD, LS_MODE_SINGLE, 4, 1);
}

/* As many structures outside the town as there is room for. */
static void
crowd (Table *t)
{
  guint column = 0, row = 0;

  while (t->game->n_structures < LS_MAX_STRUCTURES)
    {
      LsSpot spot = ls_spot (column, row);

      if (t->game->board->terrain[spot] == LS_TERRAIN_GROUND)
        t->game->structures[t->game->n_structures++] = (LsStructure){
          .id = (char *) "house-99", .type = ls_structure_type_find ("house"), .spots = { .n = 1, .at = { spot } }
        };
      column = (column + 1) % 8;
      row += column == 0 ? 1 : 0;
    }
}

/* How many pixels of a page are darker than paper, between two lines. */
static guint
count_ink (const LsSheet *sheet,
           guint          page,
           double         from,
           double         to)
{
  const int width = (int) A4_WIDTH, height = (int) A4_HEIGHT;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  guint ink = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  hk_sheet_draw_page (sheet, cr, A4_WIDTH, A4_HEIGHT, page);
  cairo_surface_flush (surface);
  for (int y = (int) (from * height); y < (int) (to * height); y++)
    for (int x = 0; x < width; x++)
      ink += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x] < 128 ? 1 : 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return ink;
}

/* A usual game goes on one page. */
static void
test_one_page (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (LsSheet) sheet = ls_sheet_new (t->game);

  g_assert_cmpuint (hk_sheet_count_pages (sheet, A4_WIDTH, A4_HEIGHT), ==, 1);
  g_assert_cmpuint (count_ink (sheet, 0, 0, 0.2), >, 500);
  g_assert_cmpuint (count_ink (sheet, 0, 0.2, 0.6), >, 2000);
  g_assert_cmpuint (count_ink (sheet, 0, 0.6, 1), >, 500);
  g_assert_cmpuint (count_ink (sheet, 1, 0, 0.95), ==, 0);
}

static void
test_more_pages (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (LsSheet) sheet = NULL;

  crowd (t);
  sheet = ls_sheet_new (t->game);
  g_assert_cmpuint (hk_sheet_count_pages (sheet, A4_WIDTH, A4_HEIGHT), ==, 3);
  g_assert_cmpuint (count_ink (sheet, 0, 0, 0.95), >, 3000);
  g_assert_cmpuint (count_ink (sheet, 1, 0, 0.5), >, 1000);
  g_assert_cmpuint (count_ink (sheet, 1, 0.95, 1), >, 5); /* which page it is */
}

/* Paper that is too small for anything ends too. */
static void
test_small_paper (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (LsSheet) sheet = ls_sheet_new (t->game);

  g_assert_cmpuint (hk_sheet_count_pages (sheet, 842, 300), >, 1);
  g_assert_cmpuint (hk_sheet_count_pages (sheet, 120, 160), >, 3);
  g_assert_cmpuint (hk_sheet_count_pages (sheet, 1, 1), >, 3);
}

/* Flames, and a name that looks like markup. */
static void
test_changes_show (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (LsSheet) before = ls_sheet_new (t->game);
  g_autoptr (LsSheet) burning = NULL;
  g_autoptr (LsSheet) named = NULL;

  t->game->structures[t->game->n_structures - 1].flames = 1;
  burning = ls_sheet_new (t->game);
  g_assert_cmpuint (count_ink (burning, 0, 0, 1), !=, count_ink (before, 0, 0, 1));
  t->game->heroes[0].id = (char *) "<b>Ada</b> & 勇者";
  named = ls_sheet_new (t->game);
  g_assert_cmpuint (count_ink (named, 0, 0, 1), >, count_ink (burning, 0, 0, 1));
}

/* --- The document --- */

static guint
count_in (GBytes     *bytes,
          const char *word)
{
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize length = strlen (word);
  guint n = 0;

  for (gsize i = 0; i + length <= g_bytes_get_size (bytes); i++)
    n += memcmp (data + i, word, length) == 0 ? 1 : 0;
  return n;
}

static guint
count_pages (GBytes *pdf)
{
  return count_in (pdf, "/Type /Page") - count_in (pdf, "/Type /Pages");
}

static void
test_pdf (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (LsSheet) one = ls_sheet_new (t->game);
  g_autoptr (GBytes) small = hk_sheet_make_pdf (one, setup);
  g_autoptr (LsSheet) three = NULL;
  g_autoptr (GBytes) large = NULL;

  crowd (t);
  three = ls_sheet_new (t->game);
  large = hk_sheet_make_pdf (three, setup);
  g_assert_cmpint (memcmp (g_bytes_get_data (small, NULL), "%PDF-", 5), ==, 0);
  g_assert_cmpuint (g_bytes_get_size (small), >, 4000);
  g_assert_cmpuint (count_in (small, "%%EOF"), ==, 1);
  g_assert_cmpuint (count_pages (small), ==, 1);
  g_assert_cmpuint (count_pages (large), ==, 3);
}

/* A usual game goes on one page of either paper, within the margins of a printer. */
static void
test_paper (void)
{
  g_autoptr (Table) t = begin ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (LsSheet) sheet = ls_sheet_new (t->game);
  GtkPaperSize *letter = gtk_paper_size_new (GTK_PAPER_NAME_LETTER);
  GtkPaperSize *a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GBytes) american = NULL;
  g_autoptr (GBytes) other = NULL;

  gtk_page_setup_set_paper_size (setup, letter);
  american = hk_sheet_make_pdf (sheet, setup);
  g_assert_cmpuint (count_in (american, "/MediaBox [ 0 0 61"), ==, 1);
  gtk_page_setup_set_paper_size (setup, a4);
  other = hk_sheet_make_pdf (sheet, setup);
  g_assert_cmpuint (count_in (other, "/MediaBox [ 0 0 59"), ==, 1);
  gtk_paper_size_free (letter);
  gtk_paper_size_free (a4);
}

static void
test_file_name (void)
{
  g_autoptr (Table) t = table_new (LS_SCENARIO_GILDENBERG, LS_MODE_CAMPAIGN, 2, 1);
  g_autofree char *name = hk_sheet_file_name (t->game, ".pdf");

  g_assert_cmpstr (name, ==, "Campaign - Gildenberg, Day 1.pdf");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/sheet/one-page", test_one_page);
  g_test_add_func ("/app/sheet/more-pages", test_more_pages);
  g_test_add_func ("/app/sheet/small-paper", test_small_paper);
  g_test_add_func ("/app/sheet/changes-show", test_changes_show);
  g_test_add_func ("/app/sheet/pdf", test_pdf);
  g_test_add_func ("/app/sheet/paper", test_paper);
  g_test_add_func ("/app/sheet/file-name", test_file_name);

  return g_test_run ();
}
