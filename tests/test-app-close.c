/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing outlives its window: whatever page was open, all its widgets and the game are gone when it has been closed. */
#include "pages.h"
#include "spot-cell.h"

typedef struct
{
  char    *what;
  gpointer alive;
} Witness;

static void
witness_free (gpointer data)
{
  Witness *self = data;

  if (self->alive)
    g_object_remove_weak_pointer (self->alive, &self->alive);
  g_free (self->what);
  g_free (self);
}

static void
watch (GPtrArray *witnesses,
       gpointer   object)
{
  Witness *self = g_new (Witness, 1);

  self->what = GTK_IS_WIDGET (object) ? page_path (object) : g_strdup (G_OBJECT_TYPE_NAME (object));
  self->alive = object;
  g_object_add_weak_pointer (object, &self->alive);
  g_ptr_array_add (witnesses, self);
}

/* All that is ours: what GTK and libadwaita keep of their own is not our business. */
static void
watch_tree (GPtrArray *witnesses,
            GtkWidget *root)
{
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (root), "Hk") && !HK_IS_SPOT_CELL (root))
    watch (witnesses, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    watch_tree (witnesses, child);
}

static gboolean
are_gone (gpointer data)
{
  GPtrArray *witnesses = data;

  for (guint i = 0; i < witnesses->len; i++)
    if (((Witness *) g_ptr_array_index (witnesses, i))->alive)
      return FALSE;
  return TRUE;
}

static void
expect_gone (GPtrArray *witnesses)
{
  hand_settle ();
  for (guint i = 0; i < witnesses->len; i++)
    if (((Witness *) g_ptr_array_index (witnesses, i))->alive)
      g_test_message ("alive: %s", ((Witness *) g_ptr_array_index (witnesses, i))->what);
  hand_wait (are_gone, witnesses);
}

static void
test_page (gconstpointer page)
{
  HkWindow *window = page_open (page);
  g_autoptr (GPtrArray) witnesses = g_ptr_array_new_with_free_func (witness_free);

  watch_tree (witnesses, GTK_WIDGET (window));
  if (hand_get_window () != GTK_WINDOW (window))
    watch_tree (witnesses, GTK_WIDGET (hand_get_window ()));
  if (hk_window_get_session (window))
    watch (witnesses, hk_window_get_session (window));
  page_close (window);
  expect_gone (witnesses);
}

/* Closed while a menu is open, as the desktop does it. */
static void
test_menu (void)
{
  HkWindow *window = page_open (&pages[0]);
  g_autoptr (GPtrArray) witnesses = g_ptr_array_new_with_free_func (witness_free);

  hand_click (need_button (GTK_WIDGET (window), "Main Menu"));
  watch (witnesses, need_by_type (GTK_WIDGET (window), GTK_TYPE_POPOVER));
  watch (witnesses, window);
  hand_close (GTK_WINDOW (window));
  expect_gone (witnesses);
}

/* Closed while it is worked out: the thread stops, and nobody misses the window. */
static void
test_odds (void)
{
  HkWindow *window = page_open (&pages[0]);
  gpointer odds;

  player_begin_quiet (window);
  hand_key ("<Control>p");
  odds = hand_get_window ();
  g_assert_true (odds != window);
  g_assert_nonnull (find_by_type (odds, GTK_TYPE_PROGRESS_BAR)); /* at work */
  g_object_add_weak_pointer (odds, &odds);
  hand_key ("Escape");
  while (odds)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  hand_click (need_button (GTK_WIDGET (window), "Next"));
  player_expect_agreement (window);
  page_close (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/odds/cancelled", test_odds);
  g_test_add_func ("/app/close-menu", test_menu);
  pages_add_tests ("/app/close/", test_page);
  status = g_test_run ();
  hand_quit ();
  return status;
}
