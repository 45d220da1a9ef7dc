/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help: every section is there, is reached by the keyboard, is found, and leads where it says. */
#include "help-page.h"
#include "help-section.h"
#include "pages.h"
#include "rules-page.h"
#include "workshop-page.h"

static HkWindow *
open_help (void)
{
  HkWindow *window = player_open_quiet ();

  hand_key ("F1");
  g_assert_true (HK_IS_HELP_PAGE (hk_window_get_page (window)));
  return window;
}

static HkHelpSection *
find_section (GtkWidget  *root,
              const char *id)
{
  HkHelpSection *found = NULL;

  if (HK_IS_HELP_SECTION (root))
    return g_str_equal (hk_help_section_get_text (HK_HELP_SECTION (root))->id, id) ? HK_HELP_SECTION (root) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_section (child, id);
  return found;
}

/* The label that says this, whole. */
static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text) && gtk_widget_get_mapped (root)
               && !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root)))
             ? root
             : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static gboolean
is_shown (HkWindow   *window,
          const char *id)
{
  HkHelpSection *section = find_section (GTK_WIDGET (window), id);

  return section && gtk_widget_get_mapped (GTK_WIDGET (section));
}

/* What is typed is looked for after a moment. */
static gboolean
finds (gpointer window)
{
  return !is_shown (window, "television");
}

static gboolean
finds_nothing (gpointer window)
{
  return find_label (window, "Nothing Found") != NULL;
}

static gboolean
finds_all (gpointer window)
{
  return is_shown (window, "television");
}

/* All of it, with headings that are headings. */
static void
test_sections (void)
{
  HkWindow *window = open_help ();

  for (guint i = 0; i < hk_n_help_texts; i++)
    {
      const HkHelpText *text = &hk_help_texts[i];
      GtkWidget *section = GTK_WIDGET (find_section (GTK_WIDGET (window), text->id));
      g_autofree char *all = hk_help_text (text);
      GtkWidget *heading;

      g_assert_nonnull (section);
      heading = find_label (section, text->title);
      g_assert_nonnull (heading);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_ROLE_HEADING);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LABEL, text->title);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all);
      g_assert_nonnull (text->paragraphs[0]);
      for (guint p = 0; p < HK_MAX_HELP_PARAGRAPHS && text->paragraphs[p]; p++)
        g_assert_nonnull (find_label (section, text->paragraphs[p]));
    }
  page_close (window);
}

/* Tab goes through the contents and then from section to section, Enter on a title goes to its section. */
static void
test_keyboard (void)
{
  HkWindow *window = open_help ();

  for (guint i = 0; i < hk_n_help_texts; i++)
    {
      g_autofree char *name = hand_get_name (gtk_root_get_focus (GTK_ROOT (window)));

      g_assert_cmpstr (name, ==, hk_help_texts[i].title);
      hand_key ("Tab");
    }
  for (guint i = 0; i < hk_n_help_texts; i++)
    player_tab_to (GTK_WIDGET (find_section (GTK_WIDGET (window), hk_help_texts[i].id)));
  gtk_widget_grab_focus (hk_window_get_page (window));
  for (guint i = 0; i + 1 < hk_n_help_texts; i++)
    hand_key ("Tab");
  hand_key ("Return");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == GTK_WIDGET (find_section (GTK_WIDGET (window), hk_help_texts[hk_n_help_texts - 1].id)));
  page_close (window);
}

/* Brought into sight, all of its first lines. */
static void
test_contents (void)
{
  HkWindow *window = open_help ();
  GtkWidget *scrolled = need_by_type (hk_window_get_page (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *section = GTK_WIDGET (find_section (GTK_WIDGET (window), "day"));
  double x, y;

  hand_resize (GTK_WINDOW (window), 360, 720);
  hand_click (need_button (GTK_WIDGET (window), "The Day and the Town"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == section);
  gtk_widget_translate_coordinates (section, scrolled, 0, 0, &x, &y);
  g_assert_cmpfloat (y, >=, -1);
  g_assert_cmpfloat (y, <, 60);
  page_close (window);
}

static void
test_search (void)
{
  HkWindow *window = open_help ();

  hand_key ("<Control>f");
  hand_type ("stand-in");
  hand_wait (finds, window);
  g_assert_true (is_shown (window, "workshop"));
  g_assert_null (find_by_class (GTK_WIDGET (window), "help-contents"));
  hand_type ("zz");
  hand_wait (finds_nothing, window);
  g_assert_false (is_shown (window, "workshop"));
  hand_key ("Escape");
  hand_wait (finds_all, window);
  g_assert_true (is_shown (window, "workshop"));
  g_assert_nonnull (find_by_class (GTK_WIDGET (window), "help-contents"));
  page_close (window);
}

/* Where the links lead; Alt+Left comes back to the help, and from there to the table. */
static void
test_links (void)
{
  static const struct
  {
    const char *name;
    GType     (*leads_to) (void);
  } links[] = { { "Open the Workshop", hk_workshop_page_get_type }, { "Open the Rules", hk_rules_page_get_type } };
  static const char *const dialogs[] = { "Open the Preferences", "All Keyboard Shortcuts" };
  HkWindow *window = open_help ();

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      hand_click (need_button (GTK_WIDGET (window), links[i].name));
      g_assert_true (g_type_is_a (G_OBJECT_TYPE (hk_window_get_page (window)), links[i].leads_to ()));
      hand_key ("<Alt>Left");
      g_assert_true (HK_IS_HELP_PAGE (hk_window_get_page (window)));
    }
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      hand_click (need_button (GTK_WIDGET (window), dialogs[i]));
      g_assert_true (hand_get_window () != GTK_WINDOW (window));
      hand_close (hand_get_window ());
    }
  g_assert_false (gtk_widget_is_sensitive (need_button (GTK_WIDGET (window), "Try the Introductory Night"))); /* a game is played */
  hand_key ("<Alt>Left");
  g_assert_true (hk_window_get_session (window) != NULL && !HK_IS_HELP_PAGE (hk_window_get_page (window)));
  page_close (window);
}

/* Each rule that a section names has its link, and the link leads there. */
static void
test_rules (void)
{
  HkWindow *window = open_help ();

  for (guint i = 0; i < hk_n_help_texts; i++)
    for (guint r = 0; r < hk_help_texts[i].n_rules; r++)
      {
        GtkWidget *section = GTK_WIDGET (find_section (GTK_WIDGET (window), hk_help_texts[i].id));
        const AutomaRule *rule = ls_rule_get (hk_help_texts[i].rules[r]);

        hand_click (need_button (section, automa_rulebook_text (rule->title)));
        g_assert_true (HK_IS_RULES_PAGE (hk_window_get_page (window)));
        hand_key ("<Alt>Left");
      }
  page_close (window);
}

/* Without a game the first night begins from here. */
static void
test_first_night (void)
{
  HkWindow *window = hand_open (1280, 800);

  hand_click (need_button (GTK_WIDGET (window), "Help"));
  hand_click (need_button (GTK_WIDGET (window), "Try the Introductory Night"));
  g_assert_nonnull (hk_window_get_session (window));
  g_assert_cmpuint (player_game (window)->n_heroes, ==, 3);
  page_close (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/help/first-night", test_first_night);
  g_test_add_func ("/app/help/sections", test_sections);
  g_test_add_func ("/app/help/keyboard", test_keyboard);
  g_test_add_func ("/app/help/contents", test_contents);
  g_test_add_func ("/app/help/search", test_search);
  g_test_add_func ("/app/help/links", test_links);
  g_test_add_func ("/app/help/rules", test_rules);
  status = g_test_run ();
  hand_quit ();
  return status;
}
