/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened, in the real window: undo and redo, looking back, the log and its repairs, closing and coming back, and files
 * that are broken. */
#include "broken-page.h"
#include "library.h"
#include "log-row.h"
#include "player.h"

static gboolean
is_same (HkWindow     *window,
         const LsGame *game)
{
  return memcmp (player_game (window), game, sizeof *game) == 0;
}

static LsGame *
copy_game (HkWindow *window)
{
  return g_memdup2 (player_game (window), sizeof (LsGame));
}

static guint
get_length (HkWindow *window)
{
  return hk_session_get_length (hk_window_get_session (window));
}

/* A monster beside a hero, on the first move of a phase. */
static HkWindow *
begin (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=G16");
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  return window;
}

static void
press (HkWindow   *window,
       const char *name)
{
  hand_click (need_button (GTK_WIDGET (hand_get_window ()), name));
}

/* --- Undo --- */

static void
test_undo (void)
{
  HkWindow *window = begin ();
  g_autofree LsGame *movement = copy_game (window);
  g_autofree LsGame *heroes = NULL;
  guint length = get_length (window);
  guint n;

  while (player_game (window)->stage != LS_STAGE_HEROES)
    hand_click (player_next_button (window));
  press (window, "End Hero Phase");
  heroes = copy_game (window);
  n = get_length (window) - length;
  g_assert_cmpint (heroes->phase, ==, movement->phase + 1);
  for (guint i = 0; i < n; i++)
    press (window, "Undo");
  g_assert_true (is_same (window, movement));
  player_expect_last (window, "{\"undo\":true}");
  player_expect_agreement (window);
  for (guint i = 0; i < n; i++)
    i % 2 == 0 ? press (window, "Redo") : hand_key ("<Control><Shift>z");
  g_assert_true (is_same (window, heroes));
  player_expect_last (window, "{\"redo\":true}");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

static void
test_look_back (void)
{
  HkWindow *window = begin ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree LsGame *before = NULL;
  g_autofree LsGame *now = NULL;
  guint length;

  press (window, "Next");
  first = g_strdup (player_headline (window));
  before = copy_game (window);
  while (player_game (window)->stage != LS_STAGE_HEROES)
    hand_click (player_next_button (window));
  second = g_strdup (player_headline (window));
  now = copy_game (window);
  length = get_length (window);
  press (window, "The instruction before");
  g_assert_cmpstr (player_headline (window), ==, first);
  g_assert_true (is_same (window, before));
  player_click_spot (window, player_spot ("G16")); /* the past cannot be touched */
  player_click_spot (window, player_spot ("H16"));
  g_assert_cmpuint (get_length (window), ==, length);
  press (window, "Return to Now");
  g_assert_cmpstr (player_headline (window), ==, second);
  g_assert_true (is_same (window, now));
  hand_key ("BackSpace");
  g_assert_cmpstr (player_headline (window), ==, first);
  press (window, "Next");
  g_assert_cmpstr (player_headline (window), ==, second);
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* --- The log --- */

static GtkWidget *
find_row (GtkWidget *root,
          guint      index)
{
  GtkWidget *found = HK_IS_LOG_ROW (root) && gtk_widget_get_mapped (root)
                       && hk_log_row_get_index (HK_LOG_ROW (root)) == index
                     ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, index);
  return found;
}

static void
choose (HkWindow   *window,
        guint       index,
        const char *item)
{
  GtkWidget *row = find_row (GTK_WIDGET (window), index);

  g_assert_nonnull (row);
  hand_click (need_button (row, "What to do with this entry"));
  hand_click (need_button (row, item));
}

static void
test_go_back (void)
{
  HkWindow *window = begin ();
  guint length = get_length (window);
  g_autofree LsGame *then = copy_game (window);
  g_autofree LsGame *now = NULL;

  while (player_game (window)->stage != LS_STAGE_HEROES)
    hand_click (player_next_button (window));
  now = copy_game (window);
  hand_key ("<Control>l");
  choose (window, length - 1, "Go Back to Here");
  g_assert_true (is_same (window, then));
  hand_key ("<Alt>Left");
  player_expect_agreement (window);
  while (hk_session_can_redo (hk_window_get_session (window)))
    hand_key ("<Control>y");
  g_assert_true (is_same (window, now));
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* Without the Clawer nobody can wound it: the player is asked, and may think better of it. */
static void
test_strike_out (void)
{
  HkWindow *window = begin ();
  guint added = get_length (window) - 1;
  g_autofree LsGame *before = NULL;
  g_autofree char *event = g_strdup_printf ("{\"repair\":{\"at\":%u}}", added + 1);

  player_do (window, "monster-stun monster=clawer-1 stunned=true");
  before = copy_game (window);
  press (window, "Log");
  choose (window, added, "Strike It Out");
  press (window, "Cancel"); /* drop what no longer fits? */
  g_assert_true (is_same (window, before));
  choose (window, added, "Strike It Out");
  press (window, "Drop Them");
  g_assert_cmpint (ls_game_find_monster (player_game (window), "clawer-1"), ==, -1);
  g_assert_cmpuint (get_length (window), ==, added);
  player_expect_last (window, event);
  press (window, "Undo"); /* of the note at the bottom */
  g_assert_true (is_same (window, before));
  player_expect_last (window, "{\"undo\":\"repair\"}");
  hand_key ("<Control><Shift>z");
  g_assert_cmpuint (get_length (window), ==, added);
  player_expect_last (window, "{\"redo\":\"repair\"}");
  hand_key ("<Alt>Left");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* What was bought has cost more: the form has what was entered, and the stash follows. */
static void
test_change_day (void)
{
  HkWindow *window = player_open_day (2);
  guint bought;

  player_do (window, "gold gold=20");
  player_do (window, "buy item=Axe kind=one-handed price=4");
  player_do (window, "refresh");
  bought = get_length (window) - 2;
  g_assert_cmpuint (player_game (window)->gold, ==, 15);
  press (window, "Log");
  choose (window, bought, "Change This…");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (need_by_type (GTK_WIDGET (hand_get_window ()), ADW_TYPE_ENTRY_ROW))), ==,
                   "Axe");
  for (guint i = 0; i < 2; i++)
    hand_click (find_by_class (need_by_type (GTK_WIDGET (hand_get_window ()), GTK_TYPE_SPIN_BUTTON), "up"));
  press (window, "Change");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_cmpuint (player_game (window)->gold, ==, 13);
  g_assert_cmpuint (player_game (window)->items[player_game (window)->n_items - 1].price, ==, 6);
  hand_key ("<Alt>Left");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* It was Bruno who struck: by keys alone. */
static void
test_change_keys (void)
{
  HkWindow *window = begin ();
  guint struck;

  player_do (window, "hero-at hero=Bruno at=I16");
  player_step_to (window, LS_STAGE_HEROES);
  player_do (window, "roll monster=clawer-1 hero=Ada damage=0");
  struck = get_length (window) - 1;
  hand_key ("<Control>l");
  gtk_widget_activate_action (hk_window_get_page (window), "log.change", "u", struck);
  hand_settle ();
  hand_key ("Down"); /* from whom it struck to who strikes */
  hand_key ("space");
  hand_key ("Down");
  hand_key ("Return");
  player_tab_to (need_button (GTK_WIDGET (hand_get_window ()), "Change"));
  hand_key ("space");
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
  g_assert_cmpstr (hk_session_get_command (hk_window_get_session (window), struck)->other, ==, "Bruno");
  g_assert_cmpuint (player_game (window)->turn, ==, 2);
  hand_key ("<Alt>Left");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* Nothing was entered: it is said, and the entry can be struck out from there. */
static void
test_change_nothing (void)
{
  HkWindow *window = player_open_day (2);
  guint length;

  player_do (window, "refresh");
  length = get_length (window);
  press (window, "Log");
  choose (window, length - 1, "Change This…");
  g_assert_null (find_button (GTK_WIDGET (hand_get_window ()), "Change"));
  press (window, "Strike It Out");
  g_assert_cmpuint (get_length (window), ==, length - 1);
  hand_key ("<Alt>Left");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* --- Coming back --- */

static void
test_reopen (void)
{
  HkWindow *window = begin ();
  g_autofree LsGame *game = NULL;
  g_autofree char *headline = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *spot = NULL;
  g_autofree char *again = NULL;
  gpointer alive = window;

  press (window, "Next");
  game = copy_game (window);
  headline = g_strdup (player_headline (window));
  detail = g_strdup (player_detail (window));
  spot = player_spot_label (window, player_spot ("G15"));
  g_assert_nonnull (detail);
  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  hand_key ("<Control>w");
  g_assert_null (alive);
  window = hand_open (1280, 800);
  press (window, "Continue");
  again = player_spot_label (window, player_spot ("G15"));
  g_assert_true (is_same (window, game));
  g_assert_cmpstr (player_headline (window), ==, headline);
  g_assert_cmpstr (player_detail (window), ==, detail);
  g_assert_cmpstr (again, ==, spot);
  g_assert_true (g_str_has_prefix (spot, "G15: Clawer 1"));
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* --- Broken files --- */

static void
spoil (GFile      *file,
       const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileOutputStream) stream = g_file_append_to (file, G_FILE_CREATE_NONE, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (g_output_stream_write_all (G_OUTPUT_STREAM (stream), line, strlen (line), NULL, NULL, NULL));
}

/* A line that does not fit: what is before it can be looked at, and continued in another file. */
static void
test_broken (void)
{
  HkWindow *window = begin ();
  g_autofree LsGame *game = copy_game (window);
  g_autoptr (GFile) file = g_object_ref (hk_session_get_file (hk_window_get_session (window)));
  guint length = get_length (window);

  press (window, "Back to start");
  spoil (file, "{\"do\":\"monster-kill\",\"monster\":\"nobody\"}\n");
  hk_window_open_file (window, file);
  hand_settle ();
  need_by_type (GTK_WIDGET (window), HK_TYPE_BROKEN_PAGE);
  press (window, "Look at It");
  g_assert_true (is_same (window, game));
  g_assert_false (gtk_widget_is_sensitive (need_button (GTK_WIDGET (window), "Undo")));
  hand_click (player_next_button (window));
  g_assert_cmpuint (get_length (window), ==, length);
  press (window, "Back to start");
  hk_window_open_file (window, file);
  hand_settle ();
  press (window, "Continue from There");
  g_assert_true (is_same (window, game));
  g_assert_false (g_file_equal (file, hk_session_get_file (hk_window_get_session (window))));
  press (window, "Next");
  player_expect_last (window, "{\"do\":\"next\"}");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

static void
test_no_game (void)
{
  HkWindow *window;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  window = begin ();
  folder = hk_saved_games_folder ();
  path = g_build_filename (folder, "letter.txt", NULL);
  file = g_file_new_for_path (path);
  press (window, "Back to start");
  spoil (file, "Dear all,\n");
  hk_window_open_file (window, file);
  hand_settle ();
  need_by_type (GTK_WIDGET (window), HK_TYPE_BROKEN_PAGE);
  g_assert_null (find_button (GTK_WIDGET (window), "Look at It"));
  g_assert_null (find_button (GTK_WIDGET (window), "Continue from There"));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/undo", test_undo);
  g_test_add_func ("/app/look-back", test_look_back);
  g_test_add_func ("/app/log/go-back", test_go_back);
  g_test_add_func ("/app/log/strike-out", test_strike_out);
  g_test_add_func ("/app/log/change-day", test_change_day);
  g_test_add_func ("/app/log/change-keys", test_change_keys);
  g_test_add_func ("/app/log/change-nothing", test_change_nothing);
  g_test_add_func ("/app/reopen", test_reopen);
  g_test_add_func ("/app/broken/line", test_broken);
  g_test_add_func ("/app/broken/no-game", test_no_game);
  status = g_test_run ();
  hand_quit ();
  return status;
}
