/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is touched is large enough for a finger, on every page, wide and narrow: 44 pixels each way. */
#include "pages.h"
#include "spot-cell.h"

#define LEAST 44

/* The row does what the small thing in it does: it is what is touched. */
static gboolean
is_part_of_row (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  return row && row != widget && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget;
}

/* Spots are as large as the board is zoomed; the window's own buttons are the desktop's. */
static gboolean
is_exempt (GtkWidget *widget)
{
  return HK_IS_SPOT_CELL (widget) || GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_SCROLLBAR (widget);
}

/* Made by libadwaita, as on every desktop's page about a program. */
static gboolean
is_foreign (GtkWidget *widget)
{
  return ADW_IS_ABOUT_WINDOW (widget);
}

static gboolean
is_target (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget)
         || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_SCALE (widget)
         || GTK_IS_EXPANDER (widget);
}

static gboolean
is_small (GtkWidget *widget)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, widget, &bounds) && (bounds.size.width < LEAST || bounds.size.height < LEAST);
}

static char *
tell (GtkWidget *widget)
{
  g_autofree char *path = page_path (widget);
  g_autofree char *name = hand_get_name (widget);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  return g_strdup_printf ("%s “%s” is %g × %g", path, name ? name : "", bounds.size.width, bounds.size.height);
}

/* Adds what is too small. */
static void
find_small (GtkWidget *root,
            GPtrArray *small)
{
  if (!gtk_widget_get_mapped (root) || is_exempt (root))
    return;
  if (is_target (root) && !is_part_of_row (root) && is_small (root))
    g_ptr_array_add (small, tell (root));
  if (GTK_IS_SEARCH_ENTRY (root) || GTK_IS_ENTRY (root))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    find_small (child, small);
}

static void
expect_large (GtkWindow  *window,
              const char *page)
{
  g_autoptr (GPtrArray) small = g_ptr_array_new_with_free_func (g_free);

  find_small (GTK_WIDGET (window), small);
  for (guint i = 0; i < small->len; i++)
    g_test_message ("%s: %s", page, (char *) g_ptr_array_index (small, i));
  if (small->len > 0)
    g_test_fail_printf ("%u too small on %s, the first: %s", small->len, page, (char *) g_ptr_array_index (small, 0));
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  HkWindow *window = page_open (page);

  for (guint narrow = 0; narrow < 2; narrow++)
    {
      hand_resize (GTK_WINDOW (window), narrow ? 360 : 1280, narrow ? 720 : 800);
      if (!is_foreign (GTK_WIDGET (hand_get_window ())))
        expect_large (hand_get_window (), page->name);
    }
  page_close (window);
}

/* The check itself: a switch that is too small is found, and one that is not is not. */
static void
test_check (void)
{
  HkWindow *window = page_open (&pages[0]);
  GtkWidget *box = gtk_widget_get_first_child (hk_window_get_page (window));
  GtkWidget *planted = gtk_switch_new ();
  g_autoptr (GPtrArray) small = g_ptr_array_new_with_free_func (g_free);

  gtk_widget_set_halign (planted, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), planted);
  hand_settle ();
  find_small (GTK_WIDGET (window), small);
  g_assert_cmpuint (small->len, ==, 1);
  gtk_widget_set_size_request (planted, 48, 48); /* with a margin of the theme's */
  hand_settle ();
  g_ptr_array_set_size (small, 0);
  find_small (GTK_WIDGET (window), small);
  g_assert_cmpuint (small->len, ==, 0);
  page_close (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/targets-check", test_check);
  pages_add_tests ("/app/targets/", test_page);
  status = g_test_run ();
  hand_quit ();
  return status;
}
