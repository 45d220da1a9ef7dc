/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-window.h"

#include <string.h>
#include <glib/gi18n.h>

#include "sheet-file.h"
#include "sheet-paint.h"

struct _HkSheetWindow
{
  AdwWindow             parent_instance;

  /* template widgets */
  AdwToastOverlay      *toasts;
  GtkTextView          *preview;

  /* owned */
  LsGame               *game; /* a copy: the sheet is of one moment */
  LsSheet              *sheet;
  GtkPageSetup         *setup;
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (HkSheetWindow, hk_sheet_window, ADW_TYPE_WINDOW)

static void
show_toast (HkSheetWindow *self,
            const char    *text)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
show_error (HkSheetWindow *self,
            const char    *what,
            const GError  *error)
{
  /* Translators: what could not be done, and why: "The game cannot be saved: No space left on device" */
  g_autofree char *text = g_strdup_printf (_("%s: %s"), what, error->message);

  show_toast (self, text);
}

/* --- Files --- */

/* The chooser has asked before replacing a file, and an old one goes only when the new one is whole. */
static gboolean
save (HkSheetWindow *self,
      GFile         *file,
      const char    *contents,
      gsize          length)
{
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents (file, contents, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    {
      show_toast (self, _("Sheet saved"));
      return TRUE;
    }
  show_error (self, _("The sheet was not saved"), error);
  return FALSE;
}

gboolean
hk_sheet_window_save_pdf (HkSheetWindow *self,
                          GFile         *file)
{
  g_autoptr (GBytes) bytes = hk_sheet_make_pdf (self->sheet, self->setup);

  return save (self, file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

gboolean
hk_sheet_window_save_text (HkSheetWindow *self,
                           GFile         *file)
{
  g_autofree char *text = ls_sheet_text (self->sheet);

  return save (self, file, text, strlen (text));
}

static void
pdf_response_cb (HkSheetWindow *self,
                 int            response)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));

  if (response == GTK_RESPONSE_ACCEPT && file)
    hk_sheet_window_save_pdf (self, file);
  g_clear_object (&self->chooser);
}

static void
text_response_cb (HkSheetWindow *self,
                  int            response)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));

  if (response == GTK_RESPONSE_ACCEPT && file)
    hk_sheet_window_save_text (self, file);
  g_clear_object (&self->chooser);
}

static void
choose (HkSheetWindow *self,
        const char    *title,
        const char    *suffix,
        GCallback      response_cb)
{
  g_autofree char *name = hk_sheet_file_name (self->game, suffix);

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", response_cb, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
save_pdf_cb (HkSheetWindow *self)
{
  choose (self, _("Save as PDF"), ".pdf", G_CALLBACK (pdf_response_cb));
}

static void
save_text_cb (HkSheetWindow *self)
{
  choose (self, _("Save as Text"), ".txt", G_CALLBACK (text_response_cb));
}

/* --- Printing --- */

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                HkSheetWindow     *self)
{
  guint pages = hk_sheet_count_pages (self->sheet, gtk_print_context_get_width (context),
                                      gtk_print_context_get_height (context));

  gtk_print_operation_set_n_pages (operation, (int) pages);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              HkSheetWindow     *self)
{
  hk_sheet_draw_page (self->sheet, gtk_print_context_get_cairo_context (context), gtk_print_context_get_width (context),
                      gtk_print_context_get_height (context), (guint) page);
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         HkSheetWindow           *self)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      show_error (self, _("The sheet was not printed"), error);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    g_set_object (&self->setup, gtk_print_operation_get_default_page_setup (operation));
}

static void
print_cb (HkSheetWindow *self)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();

  gtk_print_operation_set_job_name (operation, self->sheet->title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, self->setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "begin-print", G_CALLBACK (begin_print_cb), self, 0);
  g_signal_connect_object (operation, "draw-page", G_CALLBACK (draw_page_cb), self, 0);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}

/* --- The window --- */

static void
hk_sheet_window_dispose (GObject *object)
{
  HkSheetWindow *self = HK_SHEET_WINDOW (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->setup);
  G_OBJECT_CLASS (hk_sheet_window_parent_class)->dispose (object);
}

static void
hk_sheet_window_finalize (GObject *object)
{
  HkSheetWindow *self = HK_SHEET_WINDOW (object);

  g_clear_pointer (&self->sheet, ls_sheet_free);
  g_free (self->game);
  G_OBJECT_CLASS (hk_sheet_window_parent_class)->finalize (object);
}

static void
hk_sheet_window_class_init (HkSheetWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_sheet_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_sheet_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/sheet-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkSheetWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HkSheetWindow, preview);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_pdf_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_text_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hk_sheet_window_init (HkSheetWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->setup = gtk_page_setup_new ();
}

HkSheetWindow *
hk_sheet_window_show (GtkWindow *parent,
                      HkSession *session)
{
  HkSheetWindow *self = g_object_new (HK_TYPE_SHEET_WINDOW, "transient-for", parent, NULL);
  g_autofree char *text = NULL;

  self->game = g_memdup2 (hk_session_get_game (session), sizeof *self->game);
  self->sheet = ls_sheet_new (self->game);
  text = ls_sheet_text (self->sheet);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->preview), text, -1);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
