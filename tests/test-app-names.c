/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that can be touched has a name for those who do not see it, on every page. */
#include "pages.h"
#include "spot-cell.h"

/* GTK builds these of smaller parts, which speak for the whole. */
static gboolean
is_whole (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_EDITABLE (widget)
         || ADW_IS_COMBO_ROW (widget) || GTK_IS_WINDOW_CONTROLS (widget);
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)
         || GTK_IS_EDITABLE (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_COMBO_BOX (widget) || GTK_IS_SCALE (widget)
         || GTK_IS_EXPANDER (widget) || ADW_IS_PREFERENCES_ROW (widget) || HK_IS_SPOT_CELL (widget);
}

/* A switch in a row is called like the row. */
static gboolean
is_labelled (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  return gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || (row && row != widget && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget);
}

static gboolean
has_name (GtkWidget *widget)
{
  g_autofree char *name = hand_get_name (widget);

  return name || is_labelled (widget);
}

/* The path of the first control without a name; NULL: all have one. */
static char *
find_nameless (GtkWidget *root)
{
  char *found = gtk_widget_get_mapped (root) && is_control (root) && !has_name (root) ? page_path (root) : NULL;

  if (is_whole (root))
    return found;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_nameless (child);
  return found;
}

static guint
count_controls (GtkWidget *root)
{
  guint n = gtk_widget_get_mapped (root) && is_control (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    n += count_controls (child);
  return n;
}

static void
test_page (gconstpointer page)
{
  HkWindow *window = page_open (page);
  g_autofree char *nameless = find_nameless (GTK_WIDGET (hand_get_window ()));

  g_assert_cmpuint (count_controls (GTK_WIDGET (hand_get_window ())), >, 0);
  g_assert_cmpstr (nameless, ==, NULL);
  page_close (window);
}

/* The check itself: one nameless button, or entry, is found among all the others. */
static void
test_check (gconstpointer type)
{
  HkWindow *window = page_open (&pages[0]);
  GtkWidget *box = gtk_widget_get_first_child (hk_window_get_page (window));
  GtkWidget *planted = g_object_new (GPOINTER_TO_SIZE (type), NULL);
  g_autofree char *before = find_nameless (GTK_WIDGET (window));
  g_autofree char *found = NULL;
  g_autofree char *named = NULL;

  g_assert_null (before);
  gtk_box_append (GTK_BOX (box), planted);
  hand_settle ();
  found = find_nameless (GTK_WIDGET (window));
  g_assert_nonnull (found);
  g_assert_true (g_str_has_suffix (found, G_OBJECT_TYPE_NAME (planted)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (planted), GTK_ACCESSIBLE_PROPERTY_LABEL, "Now it has one", -1);
  named = find_nameless (GTK_WIDGET (window));
  g_assert_null (named);
  page_close (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_data_func ("/app/names-check/button", GSIZE_TO_POINTER (GTK_TYPE_BUTTON), test_check);
  g_test_add_data_func ("/app/names-check/entry", GSIZE_TO_POINTER (GTK_TYPE_ENTRY), test_check);
  pages_add_tests ("/app/names/", test_page);
  status = g_test_run ();
  hand_quit ();
  return status;
}
