/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The workshop, used by a hand: records confirmed, corrected and set back, and the next night following them. */
#include "check-page.h"
#include "last-spell/bots.h"
#include "last-spell/need.h"
#include "record-head.h"
#include "record-json.h"
#include "record-page.h"
#include "workbench.h"
#include "workshop-page.h"

static char *
overlay_file (const char *name)
{
  g_autoptr (GFile) folder = ls_pack_user_folder ();
  g_autofree char *path = g_file_get_path (folder);

  return g_build_filename (path, name, NULL);
}

static gboolean
is_on_disk (const char *name,
            const char *text)
{
  g_autofree char *path = overlay_file (name);
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && strstr (contents, text) != NULL;
}

/* --- From the start page to a record and back --- */

static void
test_confirm (void)
{
  HkWindow *window;

  bench_forget ();
  hand_forget_games ();
  window = hand_open (1280, 800);
  bench_click (window, "Workshop");
  g_assert_true (HK_IS_WORKSHOP_PAGE (hk_window_get_page (window)));
  bench_click (window, "Monsters");
  bench_click (window, "Clawer");
  g_assert_true (HK_IS_RECORD_PAGE (hk_window_get_page (window)));
  g_assert_false (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  bench_click (window, "Looks Right");
  g_assert_true (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  g_assert_false (bench_record (LS_KIND_MONSTERS, "clawer")->corrected);
  g_assert_true (is_on_disk ("monsters.json", "clawer"));
  g_assert_false (gtk_widget_get_sensitive (need_button (hk_window_get_page (window), "Looks Right")));
  hand_key ("<Control>z");
  g_assert_false (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  g_assert_false (is_on_disk ("monsters.json", "clawer"));
  bench_click (window, "Looks Right");
  hand_click (need_button (GTK_WIDGET (window), "Undo")); /* on the toast */
  g_assert_false (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  hand_key ("<Alt>Left");
  g_assert_true (HK_IS_WORKSHOP_PAGE (hk_window_get_page (window)));
  hand_close (GTK_WINDOW (window));
}

/* How far a Clawer walks in the next night. */
static guint
walk_clawer (HkWindow *window)
{
  const LsScript *script;
  guint steps;

  player_begin_quiet (window);
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  hand_click (player_next_button (window));
  script = hk_session_get_script (hk_window_get_session (window));
  steps = g_array_index (script->lines, LsLine, 0).path->len;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  hand_settle ();
  return steps;
}

/* A monster's card corrected by a click; the next night follows it; back to shipped, and the one after that as before. */
static void
test_correct (void)
{
  HkWindow *window = bench_open ();

  g_assert_cmpuint (walk_clawer (window), ==, 3);
  hand_key ("F2");
  bench_open_record (window, "monsters", "clawer");
  hand_click (find_by_class (need_button (hk_window_get_page (window), "Steps"), "up"));
  g_assert_cmpint (hk_record_get_int (bench_record (LS_KIND_MONSTERS, "clawer")->current, "move", 0), ==, 4);
  g_assert_true (bench_record (LS_KIND_MONSTERS, "clawer")->corrected);
  g_assert_cmpuint (walk_clawer (window), ==, 4);
  hand_key ("F2");
  bench_open_record (window, "monsters", "clawer");
  bench_click (window, "Back to Shipped");
  g_assert_false (bench_record (LS_KIND_MONSTERS, "clawer")->own);
  g_assert_cmpuint (walk_clawer (window), ==, 3);
  hand_close (GTK_WINDOW (window));
}

/* --- Cards --- */

static guint
count_spawned (HkWindow   *window,
               const char *type)
{
  LsSetup setup;
  guint n = 0;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  setup.app_flips = setup.app_draws = FALSE;
  player_begin (window, &setup);
  if (player_game (window)->stage == LS_STAGE_DAY)
    {
      g_auto (LsNeed) need = { 0 };

      ls_game_needs (player_game (window), &need);
      if (need.kind == LS_NEED_DIRECTION)
        player_do (window, "direction card=d1");
    }
  player_do (window, "begin-night");
  while (player_game (window)->stage != LS_STAGE_SPAWN)
    player_do (window, player_game (window)->stage == LS_STAGE_COIN ? "coin side=left" : "step");
  player_do (window, "card slot=1 card=1");
  player_do (window, "card slot=4 card=2");
  player_do (window, "step");
  for (guint i = 0; i < player_game (window)->n_monsters; i++)
    {
      const LsGame *game = player_game (window);

      n += g_str_equal (g_array_index (game->pack->types, LsMonsterType, game->monsters[i].type).id, type);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  hand_settle ();
  return n;
}

/* An icon painted on a spawn card: the figure comes in the next night. A second tap takes it away again. */
static void
test_card (void)
{
  HkWindow *window = bench_open ();

  g_assert_cmpuint (count_spawned (window, "boomer"), ==, 0);
  hand_key ("F2");
  bench_open_record (window, "spawn-cards", "1");
  bench_click (window, "Boomer");
  bench_click (window, "Depth 1, column 1: nothing");
  g_assert_nonnull (find_button (hk_window_get_page (window), "Depth 1, column 1: Boomer, green"));
  g_assert_true (is_on_disk ("spawn-cards.json", "b....c"));
  g_assert_cmpuint (count_spawned (window, "boomer"), ==, 1);
  hand_key ("F2");
  bench_open_record (window, "spawn-cards", "1");
  bench_click (window, "Boomer");
  bench_click (window, "Depth 1, column 1: Boomer, green");
  g_assert_false (bench_record (LS_KIND_SPAWN_CARDS, "1")->corrected);
  hand_close (GTK_WINDOW (window));
}

static void
test_direction (void)
{
  HkWindow *window = bench_open ();
  JsonNode *rows;

  bench_open_record (window, "direction-cards", "d1");
  bench_click (window, "Day 1, slot 1");
  bench_click (window, "Day 1, slot 6");
  rows = hk_record_get_nth (bench_record (LS_KIND_DIRECTION_CARDS, "d1")->current, "rows", 0);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (rows)), ==, 2);
  g_assert_cmpint (json_array_get_int_element (json_node_get_array (rows), 0), ==, 4);
  g_assert_cmpint (json_array_get_int_element (json_node_get_array (rows), 1), ==, 6);
  /* the slot of the Dryad must be one of the last day's: what does not fit is told and not kept */
  bench_click (window, "Day 3, slot 3");
  g_assert_nonnull (find_by_class (hk_window_get_page (window), "error"));
  rows = hk_record_get_nth (bench_record (LS_KIND_DIRECTION_CARDS, "d1")->current, "rows", 2);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (rows)), ==, 4);
  hand_close (GTK_WINDOW (window));
}

/* Areas by drag, places by tap. */
static void
test_cetusia (void)
{
  HkWindow *window = bench_open ();
  JsonNode *card;

  bench_open_record (window, "cetusia-cards", "C1");
  bench_click (window, "Area of the head");
  bench_drag (window, "M13", "O13");
  card = bench_record (LS_KIND_CETUSIA_CARDS, "C1")->current;
  g_assert_cmpuint (hk_record_get_length (card, "head.area"), ==, 12);
  g_assert_true (hk_record_lists (card, "head.area", "N13"));
  bench_drag (window, "M13", "O13"); /* begun inside the area: away with it */
  g_assert_cmpuint (hk_record_get_length (bench_record (LS_KIND_CETUSIA_CARDS, "C1")->current, "head.area"), ==, 9);
  bench_click (window, "Tail");
  bench_drag (window, "Q23", "Q23");
  g_assert_cmpstr (hk_record_get_text (bench_record (LS_KIND_CETUSIA_CARDS, "C1")->current, "tail.at"), ==, "Q23");
  hand_close (GTK_WINDOW (window));
}

static void
test_town (void)
{
  HkWindow *window = bench_open ();
  guint before = hk_record_get_length (bench_record (LS_KIND_SCENARIOS, "gildenberg")->current, "structures");

  bench_open_record (window, "scenarios", "gildenberg");
  bench_drag (window, "T16", "T16"); /* a ballista: the first in the list */
  g_assert_cmpuint (hk_record_get_length (bench_record (LS_KIND_SCENARIOS, "gildenberg")->current, "structures"), ==,
                    before + 1);
  bench_click (window, "Take Away");
  bench_drag (window, "T16", "T16");
  g_assert_cmpuint (hk_record_get_length (bench_record (LS_KIND_SCENARIOS, "gildenberg")->current, "structures"), ==,
                    before);
  hand_close (GTK_WINDOW (window));
}

/* --- Step by step, by keys alone --- */

static void
test_check (void)
{
  HkWindow *window = bench_open ();
  LsProgress before, after;
  g_autoptr (GArray) needed = ls_needed_records (ls_workshop_pack (bench_records ()), "introductory", 3);

  before = ls_workshop_progress (bench_records (), needed);
  hand_key ("Return"); /* the focus lies on the button that leads there */
  g_assert_true (HK_IS_CHECK_PAGE (hk_window_get_page (window)));
  hand_key ("Return");
  hand_key ("s");
  hand_key ("Return");
  after = ls_workshop_progress (bench_records (), needed);
  g_assert_cmpuint (after.checked, ==, before.checked + 2);
  hand_key ("<Alt>Left");
  g_assert_true (HK_IS_WORKSHOP_PAGE (hk_window_get_page (window)));
  hand_key ("Return"); /* again: it goes on where it was left */
  while (!find_button (hk_window_get_page (window), "Steps"))
    hand_key ("s");
  hand_key ("d");
  hand_key ("Up"); /* the focus lies on the first number */
  hand_key ("Return");
  g_assert_cmpuint (ls_workshop_progress (bench_records (), needed).checked, ==, before.checked + 3);
  hand_close (GTK_WINDOW (window));
}

/* To the end: it says how many were skipped. */
static void
test_check_end (void)
{
  HkWindow *window = bench_open ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.check", NULL);
  hand_settle ();
  for (guint i = 0; i < 100 && !find_button (hk_window_get_page (window), "Back to the Workshop"); i++)
    hand_key (i == 0 ? "Return" : "s");
  hand_key ("Return"); /* back */
  g_assert_true (HK_IS_WORKSHOP_PAGE (hk_window_get_page (window)));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/workshop/confirm", test_confirm);
  g_test_add_func ("/app/workshop/correct", test_correct);
  g_test_add_func ("/app/workshop/card", test_card);
  g_test_add_func ("/app/workshop/direction", test_direction);
  g_test_add_func ("/app/workshop/cetusia", test_cetusia);
  g_test_add_func ("/app/workshop/town", test_town);
  g_test_add_func ("/app/workshop/check", test_check);
  g_test_add_func ("/app/workshop/check-end", test_check_end);
  status = g_test_run ();
  hand_quit ();
  return status;
}
