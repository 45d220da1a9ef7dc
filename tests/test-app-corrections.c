/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections as a file, and corrections under a game that is being played. */
#include "corrections.h"
#include "import-page.h"
#include "pack-bar.h"
#include "record-json.h"
#include "workbench.h"
#include "workshop-page.h"

static HkWorkshop *
get_workshop (void)
{
  return hk_application_get_workshop (hk_application_get ());
}

static void
correct (const char *monster,
         const char *member,
         int         value)
{
  g_autoptr (JsonNode) record = hk_record_copy (bench_record (LS_KIND_MONSTERS, monster)->current);

  hk_record_set_int (record, member, value);
  g_assert_true (hk_workshop_set (get_workshop (), LS_KIND_MONSTERS, record, NULL));
}

static int
get_number (const char *monster,
            const char *member)
{
  return hk_record_get_int (bench_record (LS_KIND_MONSTERS, monster)->current, member, -1);
}

static GFile *
temporary_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  return g_file_new_for_path (path);
}

/* --- The file --- */

/* What one person gives away, another takes, but not all of it; nothing is written before the button. */
static void
test_pick (void)
{
  HkWindow *window = bench_open ();
  g_autoptr (GFile) file = temporary_file ("hordekeeper-pick.corrections");
  int steps = get_number ("clawer", "move");
  int damage = get_number ("archer", "damage");

  correct ("clawer", "move", 7);
  correct ("archer", "damage", 9);
  hk_corrections_save (window, get_workshop (), file);
  bench_forget ();
  hk_window_open_file (window, file); /* as a double click does */
  hand_settle ();
  g_assert_true (HK_IS_IMPORT_PAGE (hk_window_get_page (window)));
  hand_click (need_by_type (hk_window_get_page (window), GTK_TYPE_CHECK_BUTTON)); /* the first: not this one */
  g_assert_cmpint (get_number ("clawer", "move"), ==, steps);
  g_assert_cmpint (get_number ("archer", "damage"), ==, damage);
  bench_click (window, "Take Them");
  g_assert_true (HK_IS_WORKSHOP_PAGE (hk_window_get_page (window)));
  g_assert_cmpint (get_number ("clawer", "move"), ==, steps);
  g_assert_cmpint (get_number ("archer", "damage"), ==, 9);
  hand_click (need_button (GTK_WIDGET (window), "Undo"));
  g_assert_cmpint (get_number ("archer", "damage"), ==, damage);
  hand_close (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

/* What is here by the players' own hand is not marked at first. */
static void
test_conflict (void)
{
  HkWindow *window = bench_open ();
  g_autoptr (GFile) file = temporary_file ("hordekeeper-conflict.corrections");

  correct ("clawer", "move", 7);
  hk_corrections_save (window, get_workshop (), file);
  correct ("clawer", "move", 5);
  hk_corrections_open (window, get_workshop (), file);
  hand_settle ();
  g_assert_false (gtk_widget_get_sensitive (need_button (hk_window_get_page (window), "Take Them")));
  hand_click (need_by_type (hk_window_get_page (window), GTK_TYPE_CHECK_BUTTON));
  bench_click (window, "Take Them");
  g_assert_cmpint (get_number ("clawer", "move"), ==, 7);
  hand_close (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

/* A file that is nothing of the kind changes nothing and says why. */
static void
test_broken (void)
{
  HkWindow *window = bench_open ();
  g_autoptr (GFile) file = temporary_file ("hordekeeper-broken.corrections");

  g_assert_true (g_file_replace_contents (file, "{\"format\": 7}", 13, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  hk_window_open_file (window, file);
  hand_settle ();
  g_assert_true (HK_IS_IMPORT_PAGE (hk_window_get_page (window)));
  g_assert_null (find_button (hk_window_get_page (window), "Take Them"));
  for (guint kind = 0; kind < LS_N_KINDS; kind++)
    for (guint i = 0; i < ls_workshop_count (bench_records (), kind); i++)
      g_assert_false (ls_workshop_get (bench_records (), kind, i)->own);
  hand_close (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

/* --- Under a game --- */

/* The table asks, nobody has to answer; who takes it over plays on with it, and can go back. */
static void
test_take_over (void)
{
  HkWindow *window = bench_open ();

  player_begin_quiet (window);
  g_assert_null (find_by_type (GTK_WIDGET (window), HK_TYPE_PACK_BAR));
  hand_key ("F2");
  bench_open_record (window, "monsters", "clawer");
  hand_click (find_by_class (need_button (hk_window_get_page (window), "Steps"), "up"));
  hand_key ("<Alt>Left");
  hand_key ("<Alt>Left");
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  hand_settle ();
  bench_click (window, "Take Over");
  g_assert_null (find_button (GTK_WIDGET (window), "Take Over"));
  player_expect_agreement (window);
  hand_click (player_next_button (window));
  g_assert_cmpuint (player_game (window)->monsters[0].spots.at[0], ==, player_spot ("E5")); /* four steps */
  hand_key ("<Control>z");
  hand_key ("<Control>z"); /* and the pack as before */
  hand_click (player_next_button (window));
  g_assert_cmpuint (player_game (window)->monsters[0].spots.at[0], ==, player_spot ("D5"));
  hand_close (GTK_WINDOW (window));
}

static void
test_not_now (void)
{
  HkWindow *window = bench_open ();

  player_begin_quiet (window);
  hand_key ("F2");
  correct ("clawer", "move", 4);
  hand_key ("<Alt>Left");
  bench_click (window, "Not Now");
  g_assert_null (find_button (GTK_WIDGET (window), "Not Now"));
  hand_key ("F2");
  hand_key ("<Alt>Left");
  g_assert_null (find_button (GTK_WIDGET (window), "Not Now")); /* once is enough */
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  hand_settle ();
  hand_click (player_next_button (window));
  g_assert_cmpuint (player_game (window)->monsters[0].spots.at[0], ==, player_spot ("D5"));
  hand_close (GTK_WINDOW (window));
}

/* From Why? to the record, confirmed there, and back: the hint is gone. */
static void
test_hint (void)
{
  HkWindow *window = bench_open ();

  player_begin_quiet (window);
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  hand_settle ();
  hand_click (player_next_button (window));
  hand_key ("w");
  bench_click (window, "Compare It in the Workshop");
  bench_click (window, "Looks Right");
  g_assert_true (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  hand_key ("<Alt>Left");
  hand_key ("w");
  hand_key ("<Control>z");
  hand_click (player_next_button (window));
  hand_key ("w");
  g_assert_null (find_button (GTK_WIDGET (window), "Compare It in the Workshop"));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/corrections/pick", test_pick);
  g_test_add_func ("/app/corrections/conflict", test_conflict);
  g_test_add_func ("/app/corrections/broken", test_broken);
  g_test_add_func ("/app/corrections/take-over", test_take_over);
  g_test_add_func ("/app/corrections/not-now", test_not_now);
  g_test_add_func ("/app/corrections/hint", test_hint);
  status = g_test_run ();
  hand_quit ();
  return status;
}
