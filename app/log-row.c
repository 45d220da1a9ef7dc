/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-row.h"

struct _HkLogRow
{
  AdwBin         parent_instance;

  /* template widgets */
  GtkLabel      *heading;
  GtkLabel      *text;
  GtkWidget     *by_table;
  GtkMenuButton *menu;

  guint          index;
};

G_DEFINE_FINAL_TYPE (HkLogRow, hk_log_row, ADW_TYPE_BIN)

/* "entry.look-at" here is "log.look-at" with the entry's number for the page. */
static void
tell_page (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  g_autofree char *name = g_strconcat ("log.", action + strlen ("entry."), NULL);

  gtk_widget_activate_action (widget, name, "u", HK_LOG_ROW (widget)->index);
}

static void
hk_log_row_class_init (HkLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkLogRow, heading);
  gtk_widget_class_bind_template_child (widget_class, HkLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, HkLogRow, by_table);
  gtk_widget_class_bind_template_child (widget_class, HkLogRow, menu);
  gtk_widget_class_install_action (widget_class, "entry.look-at", NULL, tell_page);
  gtk_widget_class_install_action (widget_class, "entry.go-back", NULL, tell_page);
  gtk_widget_class_install_action (widget_class, "entry.change", NULL, tell_page);
  gtk_widget_class_install_action (widget_class, "entry.strike-out", NULL, tell_page);
}

static void
hk_log_row_init (HkLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_log_row_new (void)
{
  return g_object_new (HK_TYPE_LOG_ROW, NULL);
}

guint
hk_log_row_get_index (HkLogRow *self)
{
  return self->index;
}

/* The list's own widget around the row is what a screen reader lands on. */
static void
name_row (HkLogRow   *self,
          HkLogEntry *entry)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *heading = hk_log_entry_get_heading (entry);
  g_autofree char *name = g_strconcat (heading ? heading : "", heading ? ". " : "", hk_log_entry_get_text (entry),
                                       NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

void
hk_log_row_show (HkLogRow   *self,
                 HkLogEntry *entry,
                 HkSession  *session)
{
  const char *heading = hk_log_entry_get_heading (entry);
  const LsCommand *command = hk_session_get_command (session, hk_log_entry_get_index (entry));
  gboolean may_change = !hk_session_get_save (session)->read_only;

  self->index = hk_log_entry_get_index (entry);
  gtk_label_set_label (self->heading, heading ? heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), heading != NULL);
  gtk_label_set_label (self->text, hk_log_entry_get_text (entry));
  gtk_widget_set_visible (self->by_table, command->kind == LS_DO_PLACE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.go-back",
                                 may_change && self->index + 1 < hk_session_get_length (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.change", may_change);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.strike-out", may_change);
  name_row (self, entry);
}

static gboolean
popup_cb (gpointer data)
{
  HkLogRow *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_menu_button_popup (self->menu);
  return G_SOURCE_REMOVE;
}

/* Not at once: the key that asks for the menu would choose its first item as well. */
void
hk_log_row_popup (HkLogRow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, popup_cb, g_object_ref (self), g_object_unref);
}
