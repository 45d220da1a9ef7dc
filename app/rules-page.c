/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules-page.h"

#include "rule-item.h"
#include "rule-row.h"
#include "rules-text.h"
#include "ruling-group.h"
#include "settled.h"

struct _HkRulesPage
{
  AdwBin              parent_instance;

  /* template widgets */
  AdwViewStack       *views;
  GtkSearchBar       *search_bar;
  GtkSearchEntry     *search;
  GtkStack           *found;
  GtkListView        *list;
  GtkFilterListModel *shown;
  GtkCustomFilter    *filter;
  GtkScrolledWindow  *rulings_window;
  GtkLabel           *rulings_note;
  GtkBox             *rulings; /* empty until they are looked at */

  /* owned */
  HkSession          *session; /* NULL: no game is played */
  GListStore         *items;

  gboolean            going; /* to a rule or ruling */
  HkSettling          settling;
  guint               go_to;       /* position in the list */
  GtkWidget          *go_to_group; /* or one of the rulings; borrowed */
};

G_DEFINE_FINAL_TYPE (HkRulesPage, hk_rules_page, ADW_TYPE_BIN)

/* --- Rulings --- */

static void
fill_rulings (HkRulesPage *self)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->rulings)))
    return;
  for (LsRuling ruling = 0; ruling < LS_N_RULINGS; ruling++)
    gtk_box_append (self->rulings, hk_ruling_group_new (self->session, ruling));
}

static void
note_rulings (HkRulesPage *self)
{
  gboolean looking_back = self->session && hk_session_is_looking_back (self->session);
  gboolean read_only = self->session && hk_session_get_save (self->session)->read_only;

  gtk_label_set_label (self->rulings_note, hk_rulings_note (self->session != NULL, looking_back, read_only));
}

static GtkWidget *
find_group (HkRulesPage *self,
            const char  *id)
{
  GtkWidget *group;

  fill_rulings (self);
  for (group = gtk_widget_get_first_child (GTK_WIDGET (self->rulings)); group;
       group = gtk_widget_get_next_sibling (group))
    if (g_str_equal (hk_ruling_group_get_ruling (HK_RULING_GROUP (group))->id, id))
      return group;
  return NULL;
}

static void
search_rulings (HkRulesPage *self,
                const char  *text)
{
  GtkWidget *group;

  fill_rulings (self);
  for (group = gtk_widget_get_first_child (GTK_WIDGET (self->rulings)); group;
       group = gtk_widget_get_next_sibling (group))
    hk_ruling_group_search (HK_RULING_GROUP (group), text);
}

/* --- Going to a rule or ruling --- */

/* The list's own widget around the rule's row; NULL: it is not in sight. */
static GtkWidget *
find_row (HkRulesPage *self)
{
  g_autoptr (HkRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), self->go_to);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);

      if (row && HK_IS_RULE_ROW (row) && hk_rule_row_get_item (HK_RULE_ROW (row)) == item)
        return child;
    }
  return NULL;
}

static gboolean
go_cb (GtkWidget     *widget,
       GdkFrameClock *clock,
       gpointer       data)
{
  HkRulesPage *self = HK_RULES_PAGE (widget);
  GtkWidget *row = self->go_to_group ? self->go_to_group : find_row (self);
  double y = 0.0;

  if (!self->go_to_group)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", self->go_to);
  else if (gtk_widget_translate_coordinates (row, GTK_WIDGET (self->rulings), 0, 0, NULL, &y))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->rulings_window), y);
  self->going = !hk_settle_focus (&self->settling, widget, row);
  return self->going ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
go (HkRulesPage *self)
{
  self->settling = (HkSettling){ 0 };
  if (!self->going)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), go_cb, NULL, NULL);
  self->going = TRUE;
}

static gboolean
find_rule (HkRulesPage *self,
           const char  *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shown)); i++)
    {
      g_autoptr (HkRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), i);
      const AutomaRule *rule = hk_rule_item_get_rule (item);

      if (rule && g_str_equal (rule->id, id))
        {
          hk_rule_item_set_expanded (item, TRUE);
          self->go_to = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The rule or ruling with that id, open. */
static void
show_id (HkRulesPage *self,
         const char  *id)
{
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  self->go_to_group = NULL;
  if (find_rule (self, id))
    adw_view_stack_set_visible_child_name (self->views, "rules");
  else if ((self->go_to_group = find_group (self, id)))
    adw_view_stack_set_visible_child_name (self->views, "rulings");
  go (self);
}

/* --- Callbacks --- */

static void
search_cb (HkRulesPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint n = hk_rule_item_search (G_LIST_MODEL (self->items), text);

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_stack_set_visible_child_name (self->found, n > 0 ? "rules" : "nothing");
  search_rulings (self, text);
}

static void
view_cb (HkRulesPage *self)
{
  if (g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), "rulings") == 0)
    fill_rulings (self);
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item,
          HkRulesPage        *self)
{
  gtk_list_item_set_child (item, hk_rule_row_new ());
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         HkRulesPage        *self)
{
  HkRuleItem *rule = gtk_list_item_get_item (item);

  gtk_list_item_set_activatable (item, hk_rule_item_get_rule (rule) != NULL);
  hk_rule_row_set_item (HK_RULE_ROW (gtk_list_item_get_child (item)), rule);
}

static void
unbind_cb (GtkListItemFactory *factory,
           GtkListItem        *item,
           HkRulesPage        *self)
{
  hk_rule_row_set_item (HK_RULE_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (GtkListView *list,
             guint        position,
             HkRulesPage *self)
{
  g_autoptr (HkRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (hk_rule_item_get_rule (item))
    hk_rule_item_set_expanded (item, !hk_rule_item_get_expanded (item));
}

static gboolean
is_found (gpointer item,
          gpointer data)
{
  return hk_rule_item_is_found (HK_RULE_ITEM (item));
}

static void
show_action (GtkWidget  *widget,
             const char *action,
             GVariant   *id)
{
  show_id (HK_RULES_PAGE (widget), g_variant_get_string (id, NULL));
}

static void
search_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkRulesPage *self = HK_RULES_PAGE (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* --- The page --- */

static void
hk_rules_page_dispose (GObject *object)
{
  HkRulesPage *self = HK_RULES_PAGE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (hk_rules_page_parent_class)->dispose (object);
}

static void
hk_rules_page_class_init (HkRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rules_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, views);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, search);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, found);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, list);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, shown);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, filter);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, rulings_window);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, rulings_note);
  gtk_widget_class_bind_template_child (widget_class, HkRulesPage, rulings);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, view_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "rules.show", "s", show_action);
  gtk_widget_class_install_action (widget_class, "rules.search", NULL, search_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.search", NULL);
}

static void
hk_rules_page_init (HkRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = hk_rule_item_list ();
  gtk_custom_filter_set_filter_func (self->filter, is_found, NULL, NULL);
  gtk_filter_list_model_set_model (self->shown, G_LIST_MODEL (self->items));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
}

/* Without a session the defaults are shown; with the id of a rule or ruling, that one is open. */
GtkWidget *
hk_rules_page_new (HkSession  *session,
                   const char *rule)
{
  HkRulesPage *self = g_object_new (HK_TYPE_RULES_PAGE, NULL);

  g_set_object (&self->session, session);
  if (session)
    g_signal_connect_object (session, "changed", G_CALLBACK (note_rulings), self, G_CONNECT_SWAPPED);
  note_rulings (self);
  if (rule)
    show_id (self, rule);
  else
    go (self); /* to the first: the keys must reach the page */
  return GTK_WIDGET (self);
}
