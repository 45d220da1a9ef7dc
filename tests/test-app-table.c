/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people do at the table beside going on: choices, disputes, placing by hand, corrections, armor and the forecast, each by
 * the pointer in the real window. */
#include "damage-view.h"
#include "player.h"
#include "why-view.h"

/* --- Choices --- */

/* A Clawer between two whole houses. */
static HkWindow *
between_two_houses (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=L9");
  player_do (window, "hero-at hero=Bruno at=L20");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "structure-add type=house spots=N13");
  player_do (window, "monster-add type=clawer at=N14");
  g_assert_cmpstr (ls_game_pending_choice (player_game (window)), ==, "clawer-1");
  return window;
}

static const LsStructure *
get_structure (HkWindow   *window,
               const char *id)
{
  int i = ls_game_find_structure (player_game (window), id);

  g_assert_cmpint (i, >=, 0);
  return &player_game (window)->structures[i];
}

static void
expect_struck (HkWindow   *window,
               const char *target,
               const char *other)
{
  g_autofree char *event = g_strdup_printf ("{\"do\":\"choose\",\"monster\":\"clawer-1\",\"target\":\"%s\"}", target);

  player_expect_last (window, event);
  g_assert_null (find_by_class (GTK_WIDGET (window), "answer"));
  hand_click (need_button (GTK_WIDGET (window), "Attack"));
  g_assert_cmpuint (get_structure (window, target)->flames, ==, 1);
  g_assert_cmpuint (get_structure (window, other)->flames, ==, 0);
  player_expect_agreement (window);
}

static void
test_choice_by_button (void)
{
  HkWindow *window = between_two_houses ();

  hand_click (need_button (GTK_WIDGET (window), "house 3"));
  expect_struck (window, "house-3", "house-1");
  hand_close (GTK_WINDOW (window));
}

static void
test_choice_on_board (void)
{
  HkWindow *window = between_two_houses ();

  player_click_spot (window, get_structure (window, "house-1")->spots.at[0]);
  expect_struck (window, "house-1", "house-3");
  hand_close (GTK_WINDOW (window));
}

/* --- Moves --- */

/* Two Clawers that pass heroes at their side: whether they stop there is a ruling. */
static HkWindow *
beside_heroes (void)
{
  HkWindow *window = player_open_quiet ();

  player_do (window, "hero-at hero=Ada at=G16");
  player_do (window, "hero-at hero=Bruno at=G21");
  player_do (window, "monster-add type=clawer at=F15 facing=east");
  player_do (window, "monster-add type=clawer at=F20 facing=east");
  return window;
}

static const LsMonster *
get_monster (HkWindow   *window,
             const char *id)
{
  int i = ls_game_find_monster (player_game (window), id);

  g_assert_cmpint (i, >=, 0);
  return &player_game (window)->monsters[i];
}

static void
expect_at (HkWindow   *window,
           const char *id,
           const char *spot)
{
  char name[LS_SPOT_NAME_SIZE];

  g_assert_cmpstr (ls_spot_name (get_monster (window, id)->spots.at[0], name), ==, spot);
}

static gboolean
has_text (GtkWidget  *root,
          const char *text)
{
  gboolean found = GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
                   && strstr (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = has_text (child, text);
  return found;
}

static void
test_dispute (void)
{
  HkWindow *window = beside_heroes ();

  hand_click (need_button (GTK_WIDGET (window), "Next"));
  expect_at (window, "clawer-2", "G20");
  g_assert_false (has_text (GTK_WIDGET (window), "three spots east to I20"));
  hand_click (need_button (GTK_WIDGET (window), "Why?"));
  g_assert_true (has_text (need_by_type (GTK_WIDGET (window), HK_TYPE_WHY_VIEW), "three spots east to I20"));
  hand_click (need_button (GTK_WIDGET (window), "Use It from Now On"));
  player_expect_last (window, "{\"do\":\"ruling\",\"ruling\":\"contact\",\"value\":\"ahead\"}");
  hand_click (need_button (GTK_WIDGET (window), "Next"));
  expect_at (window, "clawer-2", "G20");
  expect_at (window, "clawer-1", "I15");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

static void
test_place_by_hand (void)
{
  HkWindow *window = beside_heroes ();

  hand_click (need_button (GTK_WIDGET (window), "Next"));
  expect_at (window, "clawer-2", "G20");
  hand_click (need_button (GTK_WIDGET (window), "Place by Hand…"));
  player_click_spot (window, player_spot ("H19"));
  expect_at (window, "clawer-2", "H19");
  player_expect_last (window, "{\"do\":\"place\",\"monster\":\"clawer-2\",\"at\":\"H19\"}");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* --- Corrections --- */

static void
test_drag (void)
{
  HkWindow *window = beside_heroes ();

  player_drag (window, player_spot ("F15"), player_spot ("H12")); /* nothing is dragged by mistake */
  expect_at (window, "clawer-1", "F15");
  hand_click (need_button (GTK_WIDGET (window), "Correct"));
  player_drag (window, player_spot ("F15"), player_spot ("H12"));
  expect_at (window, "clawer-1", "H12");
  player_expect_last (window, "{\"do\":\"monster-at\",\"monster\":\"clawer-1\",\"at\":\"H12\"}");
  player_drag (window, player_spot ("G16"), player_spot ("H16"));
  player_expect_last (window, "{\"do\":\"hero-at\",\"hero\":\"Ada\",\"at\":\"H16\"}");
  player_expect_agreement (window);
  hand_click (need_button (GTK_WIDGET (window), "Undo"));
  hand_click (need_button (GTK_WIDGET (window), "Undo"));
  expect_at (window, "clawer-1", "F15");
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
}

/* --- Armor --- */

static void
test_armor (void)
{
  HkWindow *window = player_open_quiet ();
  int ada;

  player_do (window, "hero-at hero=Ada at=G16");
  player_step_to (window, LS_STAGE_ATTACK);
  player_do (window, "monster-add type=clawer at=G15");
  player_do (window, "monster-add type=clawer at=G17");
  hand_click (need_button (GTK_WIDGET (window), "Attack"));
  g_assert_cmpint (player_game (window)->stage, ==, LS_STAGE_ATTACK); /* armor has its say first */
  need_by_type (GTK_WIDGET (window), HK_TYPE_DAMAGE_VIEW);
  hand_click (need_button (GTK_WIDGET (window), "Ada: armor stops one more"));
  player_expect_last (window, "{\"do\":\"armor\",\"hero\":\"Ada\",\"stopped\":1}");
  hand_click (need_button (GTK_WIDGET (window), "Attack"));
  player_expect_agreement (window);
  if (player_game (window)->stage == LS_STAGE_HEROES)
    hand_click (need_button (GTK_WIDGET (window), "End Hero Phase"));
  ada = ls_game_find_hero (player_game (window), "Ada");
  g_assert_cmpuint (player_game (window)->heroes[ada].wounds, ==, 1);
  hand_close (GTK_WINDOW (window));
}

/* --- The forecast --- */

static void
test_forecast (void)
{
  HkWindow *window = beside_heroes ();
  guint length = hk_session_get_length (hk_window_get_session (window));
  g_autoptr (GBytes) plain = hand_picture (player_board (window));
  g_autoptr (GBytes) foreseen = NULL;
  g_autoptr (GBytes) again = NULL;

  hand_click (need_button (GTK_WIDGET (window), "Forecast"));
  foreseen = hand_picture (player_board (window));
  g_assert_false (g_bytes_equal (plain, foreseen));
  hand_key ("f");
  again = hand_picture (player_board (window));
  g_assert_true (g_bytes_equal (plain, again));
  g_assert_cmpuint (hk_session_get_length (hk_window_get_session (window)), ==, length);
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  g_test_add_func ("/app/choice/button", test_choice_by_button);
  g_test_add_func ("/app/choice/board", test_choice_on_board);
  g_test_add_func ("/app/dispute", test_dispute);
  g_test_add_func ("/app/place-by-hand", test_place_by_hand);
  g_test_add_func ("/app/correct/drag", test_drag);
  g_test_add_func ("/app/armor", test_armor);
  g_test_add_func ("/app/forecast", test_forecast);
  status = g_test_run ();
  hand_quit ();
  return status;
}
