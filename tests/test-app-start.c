/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widgets of the start, new game and broken file pages: what is entered arrives, and what is wrong is shown beside
 * the field. Needs a screen. */
#include <adwaita.h>

#include "broken-page.h"
#include "hero-editor.h"
#include "last-spell/bots.h"
#include "number-row.h"
#include "ruling-row.h"

static void
count_cb (guint *times)
{
  (*times)++;
}

/* The nth widget of a type, depth first; NULL: there are not so many. */
static GtkWidget *
find (GtkWidget *within,
      GType      type,
      guint     *n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (within); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) && (*n)-- == 0 ? child : find (child, type, n);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_nth (GtkWidget *within,
          GType      type,
          guint      n)
{
  return find (within, type, &n);
}

/* Whether some label within says this. */
static gboolean
says (GtkWidget  *within,
      const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find_nth (within, GTK_TYPE_LABEL, i)); i++)
    if (g_strstr_len (gtk_label_get_label (GTK_LABEL (label)), -1, text) && gtk_widget_get_visible (label))
      return TRUE;
  return FALSE;
}

/* --- Rows --- */

static void
test_number (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (HK_TYPE_NUMBER_ROW, "title", "Mana", NULL));
  guint times = 0;

  g_signal_connect_swapped (row, "changed", G_CALLBACK (count_cb), &times);
  hk_number_row_set_range (HK_NUMBER_ROW (row), 1, 4);
  hk_number_row_set_value (HK_NUMBER_ROW (row), 9);
  g_assert_cmpuint (hk_number_row_get_value (HK_NUMBER_ROW (row)), ==, 4);
  g_assert_cmpuint (times, ==, 0); /* what the program sets is no news to it */
  gtk_spin_button_spin (GTK_SPIN_BUTTON (find_nth (row, GTK_TYPE_SPIN_BUTTON, 0)), GTK_SPIN_STEP_BACKWARD, 1);
  g_assert_cmpuint (hk_number_row_get_value (HK_NUMBER_ROW (row)), ==, 3);
  g_assert_cmpuint (times, ==, 1);
  g_assert_finalize_object (row);
}

static void
chosen_cb (HkRulingRow *row G_GNUC_UNUSED,
           guint        ruling,
           guint        value,
           guint       *chosen)
{
  chosen[0]++;
  chosen[1] = ruling;
  chosen[2] = value;
}

static void
test_ruling (void)
{
  GtkWidget *row = g_object_ref_sink (hk_ruling_row_new (LS_RULING_CONTACT));
  GtkWidget *second = find_nth (row, GTK_TYPE_CHECK_BUTTON, 1);
  guint chosen[3] = { 0 };

  g_signal_connect (row, "chosen", G_CALLBACK (chosen_cb), chosen);
  g_assert_true (says (row, automa_rulebook_text (ls_ruling_get (LS_RULING_CONTACT)->question)));
  hk_ruling_row_set_value (HK_RULING_ROW (row), LS_CONTACT_AHEAD);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (second)));
  hk_ruling_row_set_value (HK_RULING_ROW (row), LS_CONTACT_ANY_SIDE);
  g_assert_cmpuint (chosen[0], ==, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (second), TRUE);
  g_assert_cmpuint (chosen[0], ==, 1);
  g_assert_cmpuint (chosen[1], ==, LS_RULING_CONTACT);
  g_assert_cmpuint (chosen[2], ==, LS_CONTACT_AHEAD);
  g_assert_finalize_object (row);
}

/* --- A hero --- */

static void
test_hero_name (void)
{
  g_auto (HkNewGame) game = { 0 };
  GtkWidget *editor, *name;
  guint times = 0;

  hk_new_game_init (&game);
  editor = g_object_ref_sink (hk_hero_editor_new (&game, 0));
  name = find_nth (editor, ADW_TYPE_ENTRY_ROW, 0);
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (count_cb), &times);
  gtk_editable_set_text (GTK_EDITABLE (name), "Bruno");
  hk_hero_editor_update (HK_HERO_EDITOR (editor));
  g_assert_cmpuint (times, >=, 1);
  g_assert_cmpstr (game.heroes[0].name, ==, "Bruno");
  g_assert_true (gtk_widget_has_css_class (name, "error"));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (name)), ==, "Another hero has this name");
  gtk_editable_set_text (GTK_EDITABLE (name), "A & <b"); /* no markup */
  hk_hero_editor_update (HK_HERO_EDITOR (editor));
  g_assert_false (gtk_widget_has_css_class (name, "error"));
  g_assert_true (says (editor, "A & <b"));
  g_assert_finalize_object (editor);
}

/* No more movement tokens than a hero can have, whatever their values. */
static void
test_hero_tokens (void)
{
  g_auto (HkNewGame) game = { 0 };
  GtkWidget *editor, *twos;

  hk_new_game_init (&game);
  editor = g_object_ref_sink (hk_hero_editor_new (&game, 0));
  twos = find_nth (editor, GTK_TYPE_SPIN_BUTTON, 2); /* after hit points and mana */
  for (guint i = 0; i < 9; i++)
    {
      gtk_spin_button_spin (GTK_SPIN_BUTTON (twos), GTK_SPIN_STEP_FORWARD, 1);
      hk_hero_editor_update (HK_HERO_EDITOR (editor));
    }
  g_assert_cmpuint (game.heroes[0].tokens[0], ==, LS_MAX_MOVEMENT_TOKENS - 2);
  g_assert_cmpuint (hk_new_hero_n_tokens (&game.heroes[0]), ==, LS_MAX_MOVEMENT_TOKENS);
  g_assert_finalize_object (editor);
}

/* --- A broken file --- */

static gboolean
has_button (GtkWidget  *page,
            const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = find_nth (page, GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0 && gtk_widget_get_visible (button))
      return TRUE;
  return FALSE;
}

static void
test_broken (gconstpointer data)
{
  gboolean recovered = GPOINTER_TO_INT (data);
  g_autoptr (LsPack) pack = ls_pack_shipped ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/broken.hordekeeper");
  g_autoptr (AutomaProblems) problems = automa_problems_new ("broken.hordekeeper");
  LsSave *save = NULL;
  GtkWidget *page;
  LsSetup setup;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 3, 1);
  automa_problems_add (problems, NULL, "line 2: <nonsense> & more");
  automa_problems_add (problems, NULL, "line 3: and again");
  if (recovered)
    save = ls_save_new (pack, &setup, NULL, NULL);
  page = g_object_ref_sink (hk_broken_page_new (file, problems, save));
  g_assert_true (says (page, "line 2: <nonsense> & more"));
  g_assert_true (says (page, "line 3: and again"));
  g_assert_true (has_button (page, "_Back"));
  g_assert_cmpint (has_button (page, "_Look at It"), ==, recovered);
  g_assert_cmpint (has_button (page, "_Continue from There"), ==, recovered);
  g_assert_finalize_object (page);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  g_test_add_func ("/app/start/number", test_number);
  g_test_add_func ("/app/start/ruling", test_ruling);
  g_test_add_func ("/app/start/hero-name", test_hero_name);
  g_test_add_func ("/app/start/hero-tokens", test_hero_tokens);
  g_test_add_data_func ("/app/start/broken", GINT_TO_POINTER (TRUE), test_broken);
  g_test_add_data_func ("/app/start/broken-beyond-repair", GINT_TO_POINTER (FALSE), test_broken);
  return g_test_run ();
}
