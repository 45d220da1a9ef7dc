/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-page.h"

#include <glib/gi18n.h>

#include "log-model.h"
#include "log-row.h"
#include "repair-window.h"
#include "repair.h"
#include "settled.h"
#include "window.h"

struct _HkLogPage
{
  AdwBin       parent_instance;

  /* template widgets */
  GtkStack    *stack;
  GtkListView *list;

  /* owned */
  HkSession   *session;
  GListModel  *model;

  HkSettling   settling;
};

G_DEFINE_FINAL_TYPE (HkLogPage, hk_log_page, ADW_TYPE_BIN)

static HkWindow *
get_window (gpointer self)
{
  return HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
scroll_to_end (HkLogPage *self)
{
  guint n = g_list_model_get_n_items (self->model);

  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
}

/* --- Callbacks --- */

static void
items_changed_cb (HkLogPage *self)
{
  gboolean empty = g_list_model_get_n_items (self->model) == 0;

  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "log");
}

/* The list's own widget around the row of that entry; NULL: it is not in sight. */
static GtkWidget *
find_row (HkLogPage *self,
          guint      index)
{
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; item; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (row && HK_IS_LOG_ROW (row) && hk_log_row_get_index (HK_LOG_ROW (row)) == index)
        return item;
    }
  return NULL;
}

static gboolean
go_to_end_cb (GtkWidget     *list,
              GdkFrameClock *clock,
              gpointer       data)
{
  HkLogPage *self = data;
  guint n = g_list_model_get_n_items (self->model);

  scroll_to_end (self);
  return n > 0 && !hk_settle_focus (&self->settling, GTK_WIDGET (self), find_row (self, n - 1)) ? G_SOURCE_CONTINUE
                                                                                               : G_SOURCE_REMOVE;
}

/* What happened last is what people look for. */
static void
map_cb (GtkWidget *list,
        HkLogPage *self)
{
  self->settling = (HkSettling){ 0 };
  gtk_widget_add_tick_callback (list, go_to_end_cb, self, NULL);
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item,
          HkLogPage          *self)
{
  gtk_list_item_set_child (item, hk_log_row_new ());
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         HkLogPage          *self)
{
  hk_log_row_show (HK_LOG_ROW (gtk_list_item_get_child (item)), HK_LOG_ENTRY (gtk_list_item_get_item (item)),
                   self->session);
}

static void
activate_cb (GtkListView *list,
             guint        position,
             HkLogPage   *self)
{
  GtkWidget *item = find_row (self, position);

  if (item)
    hk_log_row_popup (HK_LOG_ROW (gtk_widget_get_first_child (item)));
}

static void
look_at (GtkWidget  *widget,
         const char *action,
         GVariant   *index)
{
  HkLogPage *self = HK_LOG_PAGE (widget);

  hk_session_look_at (self->session, g_variant_get_uint32 (index) + 1);
  gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
go_back (GtkWidget  *widget,
         const char *action,
         GVariant   *index)
{
  HkLogPage *self = HK_LOG_PAGE (widget);
  guint n = g_variant_get_uint32 (index) + 1;
  guint gone = hk_session_get_length (self->session) - n;
  g_autofree char *text = NULL;

  if (!hk_session_go_back_to (self->session, n))
    return;
  /* Translators: Redo is the name of the action */
  text = g_strdup_printf (ngettext ("%u entry is taken back. Redo (Ctrl+Shift+Z) brings it again.",
                                    "%u entries are taken back. Redo (Ctrl+Shift+Z) brings them again, one by one.",
                                    gone),
                          gone);
  hk_window_toast (get_window (self), text);
  scroll_to_end (self);
}

static void
change (GtkWidget  *widget,
        const char *action,
        GVariant   *index)
{
  HkLogPage *self = HK_LOG_PAGE (widget);

  hk_repair_window_show (get_window (self), self->session, g_variant_get_uint32 (index));
}

static void
strike_out (GtkWidget  *widget,
            const char *action,
            GVariant   *index)
{
  HkLogPage *self = HK_LOG_PAGE (widget);

  hk_repair_change (get_window (self), self->session, g_variant_get_uint32 (index), NULL);
}

/* --- The page --- */

static void
hk_log_page_dispose (GObject *object)
{
  HkLogPage *self = HK_LOG_PAGE (object);

  g_clear_object (&self->model);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_log_page_parent_class)->dispose (object);
}

static void
hk_log_page_class_init (HkLogPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_log_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/log-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkLogPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkLogPage, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
  gtk_widget_class_install_action (widget_class, "log.look-at", "u", look_at);
  gtk_widget_class_install_action (widget_class, "log.go-back", "u", go_back);
  gtk_widget_class_install_action (widget_class, "log.change", "u", change);
  gtk_widget_class_install_action (widget_class, "log.strike-out", "u", strike_out);
}

static void
hk_log_page_init (HkLogPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_log_page_new (HkSession *session)
{
  HkLogPage *self = g_object_new (HK_TYPE_LOG_PAGE, NULL);
  GtkNoSelection *selection;

  self->session = g_object_ref (session);
  self->model = hk_log_model_new (session);
  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self);
  selection = gtk_no_selection_new (g_object_ref (self->model));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  return GTK_WIDGET (self);
}
