/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger-page.h"

#include "ledger-row.h"
#include "ledger-text.h"
#include "log-model.h"
#include "settled.h"

struct _HkLedgerPage
{
  AdwBin          parent_instance;

  /* template widgets */
  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkListView    *list;

  /* owned */
  HkSession      *session;
  GListModel     *entries; /* those of the log that touched the stash, the newest first */

  HkSettling      settling;
};

G_DEFINE_FINAL_TYPE (HkLedgerPage, hk_ledger_page, ADW_TYPE_BIN)

/* --- The list --- */

static gboolean
touches_stash (gpointer entry,
               gpointer data)
{
  return hk_log_entry_get_stash (HK_LOG_ENTRY (entry)) != NULL;
}

static int
compare_newest (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  guint first = hk_log_entry_get_index ((HkLogEntry *) a);
  guint second = hk_log_entry_get_index ((HkLogEntry *) b);

  return (first < second) - (first > second);
}

static GListModel *
make_entries (HkSession *session)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (touches_stash, NULL, NULL));
  GtkSorter *sorter = GTK_SORTER (gtk_custom_sorter_new (compare_newest, NULL, NULL));
  GtkFilterListModel *touched = gtk_filter_list_model_new (hk_log_model_new (session), filter);

  return G_LIST_MODEL (gtk_sort_list_model_new (G_LIST_MODEL (touched), sorter));
}

/* --- Callbacks --- */

static void
changed_cb (HkLedgerPage *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  g_autofree char *total = hk_ledger_total (game->gold, game->materials);

  adw_window_title_set_subtitle (self->title, total);
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (self->entries) > 0 ? "ledger" : "empty");
}

static gboolean
focus_newest_cb (GtkWidget     *list,
                 GdkFrameClock *clock,
                 gpointer       data)
{
  HkLedgerPage *self = data;
  GtkWidget *newest = gtk_widget_get_first_child (list);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));
  gboolean moved_on = self->settling.kept > 0 && focus && focus != newest; /* by whoever reads already */

  return moved_on || hk_settle_focus (&self->settling, GTK_WIDGET (self), newest) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
map_cb (GtkWidget    *list,
        HkLedgerPage *self)
{
  self->settling = (HkSettling){ 0 };
  gtk_widget_add_tick_callback (list, focus_newest_cb, self, NULL);
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item,
          HkLedgerPage       *self)
{
  gtk_list_item_set_child (item, hk_ledger_row_new ());
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         HkLedgerPage       *self)
{
  hk_ledger_row_show (HK_LEDGER_ROW (gtk_list_item_get_child (item)), HK_LOG_ENTRY (gtk_list_item_get_item (item)));
}

/* The rule behind it. */
static void
activate_cb (GtkListView  *list,
             guint         position,
             HkLedgerPage *self)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (self->entries, position);
  const LsLedgerEntry *stash = hk_log_entry_get_stash (entry);

  if (stash->by_rule)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.rule", "s", ls_rule_get (stash->rule)->id);
}

/* --- The page --- */

static void
hk_ledger_page_dispose (GObject *object)
{
  HkLedgerPage *self = HK_LEDGER_PAGE (object);

  g_clear_object (&self->entries);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_ledger_page_parent_class)->dispose (object);
}

static void
hk_ledger_page_class_init (HkLedgerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_ledger_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/ledger-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkLedgerPage, title);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HkLedgerPage, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
}

static void
hk_ledger_page_init (HkLedgerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hk_ledger_page_new (HkSession *session)
{
  HkLedgerPage *self = g_object_new (HK_TYPE_LEDGER_PAGE, NULL);
  GtkNoSelection *selection;

  self->session = g_object_ref (session);
  self->entries = make_entries (session);
  g_signal_connect_object (self->entries, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  selection = gtk_no_selection_new (g_object_ref (self->entries));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  return GTK_WIDGET (self);
}
