/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "corrections.h"

#include <string.h>
#include <glib/gi18n.h>

#include "import-page.h"
#include "last-spell/corrections.h"

#define SNIFFED 512 /* bytes */

gboolean
hk_corrections_is_file (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  char start[SNIFFED + 1] = "";

  if (name && g_str_has_suffix (name, HK_CORRECTIONS_SUFFIX))
    return TRUE;
  return stream && g_input_stream_read (G_INPUT_STREAM (stream), start, SNIFFED, NULL, NULL) > 0
         && strstr (start, LS_CORRECTIONS_FORMAT) != NULL;
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) corrections = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (corrections, _("Corrections"));
  gtk_file_filter_add_pattern (corrections, "*" HK_CORRECTIONS_SUFFIX);
  gtk_file_filter_add_pattern (corrections, "*.json");
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, corrections);
  gtk_file_chooser_add_filter (chooser, all);
}

void
hk_corrections_save (HkWindow   *window,
                     HkWorkshop *workshop,
                     GFile      *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (ls_workshop_export_to (hk_workshop_look (workshop), file, &error))
    hk_window_toast (window, _("Your corrections are exported"));
  else
    {
      /* Translators: why a file could not be written */
      text = g_strdup_printf (_("Nothing was exported: %s"), error->message);
      hk_window_toast (window, text);
    }
}

void
hk_corrections_open (HkWindow   *window,
                     HkWorkshop *workshop,
                     GFile      *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (AutomaProblems) problems = automa_problems_new (name);
  LsImport *import = ls_import_read (hk_workshop_look (workshop), file, problems);

  hk_window_push (window, hk_import_page_new (workshop, import, problems));
}

static void
export_cb (HkWindow             *window,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file)
    hk_corrections_save (window, hk_application_get_workshop (hk_application_get ()), file);
  g_object_unref (chooser);
}

static void
import_cb (HkWindow             *window,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file)
    hk_corrections_open (window, hk_application_get_workshop (hk_application_get ()), file);
  g_object_unref (chooser);
}

static void
choose (HkWindow            *window,
        const char          *title,
        GtkFileChooserAction action,
        GCallback            callback)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (window), action, NULL, NULL);

  add_filters (GTK_FILE_CHOOSER (chooser));
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "last-spell" HK_CORRECTIONS_SUFFIX);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", callback, window, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
hk_corrections_export (HkWindow   *window,
                       HkWorkshop *workshop)
{
  choose (window, _("Export Your Corrections"), GTK_FILE_CHOOSER_ACTION_SAVE, G_CALLBACK (export_cb));
}

void
hk_corrections_import (HkWindow   *window,
                       HkWorkshop *workshop)
{
  choose (window, _("Import Corrections"), GTK_FILE_CHOOSER_ACTION_OPEN, G_CALLBACK (import_cb));
}
