/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "broken-page.h"

#include <glib/gi18n.h>

#include "library.h"
#include "start-text.h"

struct _HkBrokenPage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  AdwStatusPage  *status;
  GtkWidget      *continue_button;
  GtkWidget      *look_button;
  GtkLabel       *problems;

  /* owned */
  GFile          *file;
  LsSave         *recovered; /* NULL: nothing could be read */
};

G_DEFINE_FINAL_TYPE (HkBrokenPage, hk_broken_page, ADW_TYPE_BIN)

static HkWindow *
get_window (HkBrokenPage *self)
{
  return HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
show_file (HkBrokenPage *self)
{
  g_autofree char *name = g_file_get_basename (self->file);
  g_autofree char *shown = g_filename_display_name (name);

  adw_window_title_set_title (self->title, shown);
}

/* A file that is not on this computer gives no problems of its own: it was not looked at. */
static void
show_problems (HkBrokenPage   *self,
               AutomaProblems *problems)
{
  g_autofree char *text = automa_problems_to_string (problems);

  if (automa_problems_count (problems) == 0)
    gtk_label_set_label (self->problems, _("Games can only be opened from a folder of this computer. Copy the file "
                                           "there first."));
  else
    gtk_label_set_label (self->problems, g_strchomp (text));
}

static void
show_recovered (HkBrokenPage *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->continue_button, self->recovered != NULL);
  gtk_widget_set_visible (self->look_button, self->recovered != NULL);
  text = self->recovered ? hk_tell_recovered (hk_saved_games_find_bad_line (path, self->recovered))
                         : g_strdup (_("Nothing of it could be read. The file stays as it is."));
  adw_status_page_set_title (self->status, self->recovered ? _("This Game Cannot Be Continued as It Is")
                                                           : _("This File Cannot Be Opened"));
  adw_status_page_set_description (self->status, text);
}

/* --- Callbacks --- */

/* The game is played from this page's window, which then takes this page away. */
static void
look_cb (HkBrokenPage *self)
{
  hk_window_play (get_window (self), hk_session_new (g_steal_pointer (&self->recovered), self->file));
}

static void
continue_cb (HkBrokenPage *self)
{
  hk_library_salvage (get_window (self), self->file, self->recovered);
}

/* --- The page --- */

static void
hk_broken_page_finalize (GObject *object)
{
  HkBrokenPage *self = HK_BROKEN_PAGE (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->recovered, ls_save_free);
  G_OBJECT_CLASS (hk_broken_page_parent_class)->finalize (object);
}

static void
hk_broken_page_class_init (HkBrokenPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_broken_page_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/broken-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkBrokenPage, title);
  gtk_widget_class_bind_template_child (widget_class, HkBrokenPage, status);
  gtk_widget_class_bind_template_child (widget_class, HkBrokenPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, HkBrokenPage, look_button);
  gtk_widget_class_bind_template_child (widget_class, HkBrokenPage, problems);
  gtk_widget_class_bind_template_callback (widget_class, look_cb);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
hk_broken_page_init (HkBrokenPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Takes what was recovered, which may be NULL. */
GtkWidget *
hk_broken_page_new (GFile          *file,
                    AutomaProblems *problems,
                    LsSave         *recovered)
{
  HkBrokenPage *self = g_object_new (HK_TYPE_BROKEN_PAGE, NULL);

  g_set_object (&self->file, file);
  self->recovered = recovered;
  show_file (self);
  show_problems (self, problems);
  show_recovered (self);
  return GTK_WIDGET (self);
}
