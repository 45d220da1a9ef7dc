/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-file.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "last-spell/names.h"
#include "sheet-paint.h"

static cairo_status_t
collect (void                *data,
         const unsigned char *bytes,
         unsigned int         n)
{
  g_byte_array_append (data, bytes, n);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
hk_sheet_make_pdf (const LsSheet *sheet,
                   GtkPageSetup  *setup)
{
  GByteArray *bytes = g_byte_array_new ();
  double width = gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS);
  double height = gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
    collect, bytes, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  cairo_t *cr = cairo_create (surface);
  guint pages = hk_sheet_count_pages (sheet, width, height);

  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4); /* any reader, any printer */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheet->title);
  cairo_translate (cr, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS));
  for (guint i = 0; i < pages; i++)
    {
      hk_sheet_draw_page (sheet, cr, width, height, i);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* "Campaign - Lakeburg, Day 2.pdf": nothing that a disk might refuse. */
char *
hk_sheet_file_name (const LsGame *game,
                    const char   *suffix)
{
  g_autofree char *title = ls_name_game (game);
  g_autofree char *moment = ls_name_moment (game);
  /* Translators: a file's name: the game, and where it stands */
  g_autofree char *name = g_strdup_printf (_("%s, %s"), title, moment);
  g_auto (GStrv) parts = g_strsplit (name, ": ", -1);
  g_autofree char *joined = g_strjoinv (" - ", parts);

  return g_strconcat (g_strdelimit (joined, "/\\:*?\"<>|", '-'), suffix, NULL);
}
