/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every page fits: narrow and wide, light and dark, with small and large text, mirrored for languages that are written from right
 * to left: nothing reaches out of the window, and no words are cut short.
 * In Spanish, whose words are longer, the narrow ones once more: see meson.build.
 * With a folder in PICTURES a picture of each is left there, for people. */
#include "pages.h"

#include <glib/gi18n.h>

#include "core/language.h"
#include "table-page.h"

#define DPI (96 * 1024)

static const struct
{
  int              width, height;
  AdwColorScheme   scheme;
  double           scale;
  GtkTextDirection direction;
} shapes[] = {
  { 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_LTR },
  { 1280, 800, ADW_COLOR_SCHEME_FORCE_DARK, 1.5, GTK_TEXT_DIR_LTR },
  { 360, 720, ADW_COLOR_SCHEME_FORCE_DARK, 1, GTK_TEXT_DIR_LTR },
  { 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, 1.5, GTK_TEXT_DIR_LTR },
  { 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_RTL },
  { 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_RTL },
};

static gboolean translated; /* the words are those of TEXTDOMAINDIR */

/* What can be scrolled sideways may be as wide as it likes. */
static gboolean
scrolls (GtkWidget *widget)
{
  GtkPolicyType sideways;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &sideways, NULL);
  return sideways != GTK_POLICY_NEVER;
}

/* The path of the innermost widget that reaches further than that; NULL: all are inside. */
static char *
find_outside (GtkWidget *root,
              GtkWidget *widget,
              int        width)
{
  graphene_rect_t bounds;
  char *found = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget) || (GTK_IS_NATIVE (widget) && widget != root))
    return NULL;
  for (GtkWidget *child = scrolls (widget) ? NULL : gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_outside (root, child, width);
  if (found || widget == root || !gtk_widget_compute_bounds (widget, root, &bounds) || bounds.size.width == 0)
    return found;
  if (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > width + 1)
    {
      g_autofree char *path = page_path (widget);
      g_autofree char *name = hand_get_name (widget);

      found = g_strdup_printf ("%s “%s” from %g to %g of %d", path, name ? name : "", bounds.origin.x,
                               bounds.origin.x + bounds.size.width, width);
    }
  return found;
}

/* The widget that asks for so much, from the window down. */
static void
tell_widest (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_test_message ("%s needs %d", G_OBJECT_TYPE_NAME (widget), least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int needed;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
      if (gtk_widget_get_mapped (child) && needed > 300 && !GTK_IS_NATIVE (child))
        tell_widest (child);
    }
}

static void
expect_fits (GtkWindow *window,
             int        width)
{
  g_autofree char *outside = find_outside (GTK_WIDGET (window), GTK_WIDGET (window), width);

  if (!outside && gtk_widget_get_width (GTK_WIDGET (window)) <= width)
    return;
  tell_widest (GTK_WIDGET (window));
  g_test_message ("%d wide in %d: %s", gtk_widget_get_width (GTK_WIDGET (window)), width, outside ? outside : "");
  g_test_fail_printf ("%d wide in %d: %s", gtk_widget_get_width (GTK_WIDGET (window)), width, outside ? outside : "");
}

/* Adwaita shortens titles of windows and what is chosen in lists by itself. The table's title is made to be seen whole. */
static gboolean
is_adwaitas (GtkWidget *label)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  if (gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR))
    return dpi > DPI || !gtk_widget_get_ancestor (label, HK_TYPE_TABLE_PAGE);
  return gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL;
}

/* A label that is shortened to less than it says, in sight; NULL: all of them say all. */
static char *
find_shortened (GtkWidget *widget)
{
  char *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && !is_adwaitas (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    {
      g_autofree char *path = page_path (widget);

      return g_strdup_printf ("%s “%s”", path, gtk_label_get_text (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_shortened (child);
  return found;
}

static void
expect_whole (GtkWindow *window)
{
  g_autofree char *shortened = find_shortened (GTK_WIDGET (window));

  if (shortened)
    g_test_fail_printf ("cut short: %s", shortened);
}

static void
keep_picture (const Page *page,
              guint       shape)
{
  const char *folder = g_getenv ("PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%s-%u.png", folder ? folder : "", page->name, shape);
  g_autoptr (GBytes) picture = folder ? hand_picture (GTK_WIDGET (hand_get_window ())) : NULL;

  if (picture)
    g_assert_true (g_file_set_contents (path, g_bytes_get_data (picture, NULL), (gssize) g_bytes_get_size (picture), NULL));
}

/* In a window of its own for each direction, as people meet it. */
static void
test_direction (const Page      *page,
                GtkTextDirection direction)
{
  HkWindow *window;

  gtk_widget_set_default_direction (direction);
  window = page_open (page);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      if (shapes[i].direction != direction || (translated && shapes[i].width > 360))
        continue;
      g_test_message ("%d × %d, scheme %u, text %g", shapes[i].width, shapes[i].height, shapes[i].scheme, shapes[i].scale);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), shapes[i].scheme);
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (DPI * shapes[i].scale), NULL);
      hand_resize (GTK_WINDOW (window), shapes[i].width, shapes[i].height);
      expect_fits (GTK_WINDOW (window), shapes[i].width);
      if (hand_get_window () != GTK_WINDOW (window))
        {
          hand_resize (hand_get_window (), shapes[i].width, shapes[i].height);
          expect_fits (hand_get_window (), shapes[i].width);
        }
      expect_whole (hand_get_window ());
      keep_picture (page, i);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  page_close (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;

  if (translated && g_str_equal (page->name, "about"))
    {
      g_test_skip ("its words are Adwaita's own");
      return;
    }
  test_direction (page, GTK_TEXT_DIR_LTR);
  if (!translated)
    test_direction (page, GTK_TEXT_DIR_RTL);
}

/* The check itself: a label that is too long does not fit. */
static void
test_check (void)
{
  HkWindow *window = page_open (&pages[0]);
  GtkWidget *box = gtk_widget_get_first_child (hk_window_get_page (window));
  g_autofree char *before = NULL;
  g_autofree char *outside = NULL;

  hand_resize (GTK_WINDOW (window), 360, 720);
  before = find_outside (GTK_WIDGET (window), GTK_WIDGET (window), 360);
  g_assert_cmpstr (before, ==, NULL);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, 360);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Whatever is written here never fits into such a small window as this."));
  hand_resize (GTK_WINDOW (window), 360, 720);
  outside = find_outside (GTK_WIDGET (window), GTK_WIDGET (window), 360);
  g_assert_nonnull (outside);
  page_close (window);
}

/* Newer C libraries translate nothing in the locale of the tests. */
static void
test_translated (void)
{
  if (g_str_equal (_("Back"), "Back"))
    g_test_skip ("there is no locale in which it speaks another language");
  translated = !g_str_equal (_("Back"), "Back");
}

int
main (int    argc,
      char **argv)
{
  int status;

  translated = g_getenv ("TEXTDOMAINDIR") != NULL;
  if (translated)
    automa_language_init (NULL);
  hand_init (&argc, &argv);
  g_test_add_func ("/app/sizes-check", translated ? test_translated : test_check);
  pages_add_tests ("/app/sizes/", test_page);
  status = g_test_run ();
  hand_quit ();
  return status;
}
