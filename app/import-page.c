/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "import-page.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "labels.h"
#include "record-fields.h"
#include "window.h"
#include "workshop-text.h"

#define MOST_PROBLEMS 12

struct _HkImportPage
{
  AdwBin      parent_instance;

  /* template widgets */
  GtkLabel   *note;
  GtkListBox *list;
  GtkWidget  *bar;
  GtkLabel   *count;
  GtkWidget  *take;

  /* owned */
  HkWorkshop *workshop;
  LsImport   *import; /* NULL: it cannot be read */
  GPtrArray  *checks; /* GtkWidget, borrowed: for each record; NULL where there is nothing to take */
};

G_DEFINE_FINAL_TYPE (HkImportPage, hk_import_page, ADW_TYPE_BIN)

/* --- Picking --- */

static void
update_count (HkImportPage *self)
{
  guint n = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->import->records->len; i++)
    n += ((LsImportRecord *) g_ptr_array_index (self->import->records, i))->take;
  text = g_strdup_printf (ngettext ("%u record is marked", "%u records are marked", n), n);
  gtk_label_set_text (self->count, text);
  gtk_widget_set_sensitive (self->take, n > 0);
}

static void
toggled_cb (HkImportPage   *self,
            GtkCheckButton *check)
{
  guint i;

  if (!g_ptr_array_find (self->checks, check, &i))
    return;
  ((LsImportRecord *) g_ptr_array_index (self->import->records, i))->take = gtk_check_button_get_active (check);
  update_count (self);
}

static void
take_cb (HkImportPage *self)
{
  HkWindow *window = HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (HkImportPage) alive G_GNUC_UNUSED = g_object_ref (self);

  if (!hk_workshop_import (self->workshop, self->import))
    return;
  hk_window_pop (window);
  hk_window_toast_action (window, _("The marked records are taken"), _("_Undo"), "win.workshop-undo");
}

/* --- Rows --- */

static GtkWidget *
make_differences (const LsImportRecord *record)
{
  g_autoptr (GPtrArray) differences = hk_record_differences (record->kind, record->ours, record->theirs);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "differences");
  gtk_grid_attach (GTK_GRID (grid), hk_label_new (_("Here"), "heading"), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), hk_label_new (_("In the file"), "heading"), 2, 0, 1, 1);
  for (guint i = 0; i < differences->len; i++)
    {
      const HkDifference *difference = g_ptr_array_index (differences, i);
      GtkWidget *label = hk_label_new (difference->label, "dim-label");

      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (GTK_GRID (grid), label, 0, (int) i + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), hk_label_new (difference->ours, NULL), 1, (int) i + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), hk_label_new (difference->theirs, NULL), 2, (int) i + 1, 1, 1);
    }
  if (differences->len == 0)
    gtk_grid_attach (GTK_GRID (grid), hk_label_new (_("The values are the same."), "dim-label"), 0, 1, 3, 1);
  return grid;
}

/* A line, and under it what differs. Nothing is folded away: people should see what they take. */
static GtkWidget *
make_row (HkImportPage         *self,
          const LsImportRecord *record)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *check = gtk_check_button_new_with_label (record->name);
  g_autofree char *state = g_strdup_printf ("%s · %s", ls_kind_name (record->kind), hk_import_state_text (record->state));

  gtk_widget_add_css_class (box, "import-row");
  gtk_widget_add_css_class (check, "touch");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), record->take);
  gtk_widget_set_sensitive (check, record->state != LS_IMPORT_SAME);
  g_ptr_array_add (self->checks, check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), check);
  gtk_box_append (GTK_BOX (box), hk_label_new (state, "dim-label"));
  if (record->state != LS_IMPORT_SAME && record->state != LS_IMPORT_CONFIRMS)
    gtk_box_append (GTK_BOX (box), make_differences (record));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  return row;
}

static void
show_import (HkImportPage *self)
{
  gtk_label_set_text (self->note, self->import->records->len > 0
                                    ? _("Mark what you want to take over. Nothing is changed before you do.")
                                    : _("There is nothing in this file."));
  for (guint i = 0; i < self->import->records->len; i++)
    gtk_list_box_append (self->list, make_row (self, g_ptr_array_index (self->import->records, i)));
  update_count (self);
}

static void
show_problems (HkImportPage         *self,
               const AutomaProblems *problems)
{
  g_autoptr (GString) text = g_string_new (_("This file cannot be used, and nothing was changed."));

  for (guint i = 0; i < MIN (automa_problems_count (problems), MOST_PROBLEMS); i++)
    g_string_append_printf (text, "\n%s", automa_problems_get (problems, i));
  gtk_label_set_text (self->note, text->str);
}

/* --- The widget --- */

static void
hk_import_page_dispose (GObject *object)
{
  g_clear_object (&HK_IMPORT_PAGE (object)->workshop);
  G_OBJECT_CLASS (hk_import_page_parent_class)->dispose (object);
}

static void
hk_import_page_finalize (GObject *object)
{
  HkImportPage *self = HK_IMPORT_PAGE (object);

  g_clear_pointer (&self->import, ls_import_free);
  g_ptr_array_unref (self->checks);
  G_OBJECT_CLASS (hk_import_page_parent_class)->finalize (object);
}

static void
hk_import_page_class_init (HkImportPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_import_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_import_page_finalize;
  widget_class->focus = hk_focus_child;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/import-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkImportPage, note);
  gtk_widget_class_bind_template_child (widget_class, HkImportPage, list);
  gtk_widget_class_bind_template_child (widget_class, HkImportPage, bar);
  gtk_widget_class_bind_template_child (widget_class, HkImportPage, count);
  gtk_widget_class_bind_template_child (widget_class, HkImportPage, take);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
}

static void
hk_import_page_init (HkImportPage *self)
{
  self->checks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_import_page_new (HkWorkshop           *workshop,
                    LsImport             *import,
                    const AutomaProblems *problems)
{
  HkImportPage *self = g_object_new (HK_TYPE_IMPORT_PAGE, NULL);

  self->workshop = g_object_ref (workshop);
  self->import = import;
  gtk_widget_set_visible (self->bar, import != NULL && import->records->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->list), import != NULL && import->records->len > 0);
  if (import)
    show_import (self);
  else
    show_problems (self, problems);
  return GTK_WIDGET (self);
}
