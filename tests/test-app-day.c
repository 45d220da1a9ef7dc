/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole day in the real window, from the end of night 1 to the beginning of night 2: once by the pointer, once by keys
 * alone, once on a telephone. After every step screen, state and file agree. */
#include <string.h>

#include "day-row.h"
#include "day-view.h"
#include "last-spell/bots.h"
#include "library.h"
#include "player.h"
#include "town-popover.h"

/* How a player touches things. */
typedef struct
{
  const char *path;
  int         width, height;
  void      (*press) (GtkWidget *button);
  void      (*tap)   (HkWindow  *window,
                      LsSpot     spot);
  void      (*more)  (GtkWidget *spin);
} Way;

/* --- By the pointer, by keys --- */

static void
strike (GtkWidget *button)
{
  player_tab_to (button);
  hand_key ("space");
}

static void
strike_spot (HkWindow *window,
             LsSpot    spot)
{
  player_walk_to_spot (window, spot);
  hand_key ("Return");
}

static void
strike_more (GtkWidget *spin)
{
  player_tab_to (spin);
  hand_key ("Up");
}

static void
click_more (GtkWidget *spin)
{
  hand_click (find_by_class (spin, "up"));
}

/* On a small screen the board is larger than its window: the spot is brought into it first. */
static void
click_spot (HkWindow *window,
            LsSpot    spot)
{
  player_show_spot (window, spot);
  player_click_spot (window, spot);
}

static const Way ways[] = {
  { "/app/day/pointer", 1280, 800, hand_click, click_spot, click_more },
  { "/app/day/keyboard", 1280, 800, strike, strike_spot, strike_more },
  { "/app/day/narrow", 360, 720, hand_click, click_spot, click_more },
};

/* --- What is expected --- */

static void
expect_done (HkWindow   *window,
             const char *event)
{
  player_expect_last (window, event);
  player_expect_agreement (window);
}

static GtkWidget *
panel_of (HkWindow *window)
{
  return need_by_type (GTK_WIDGET (window), HK_TYPE_DAY_VIEW);
}

static void
press (HkWindow   *window,
       const Way  *way,
       const char *name)
{
  way->press (need_button (GTK_WIDGET (window), name));
}

/* A row of the checklist, of a list or of the popover. */
static HkDayRow *
row_of (GtkWidget  *root,
        const char *name)
{
  return HK_DAY_ROW (gtk_widget_get_ancestor (need_button (root, name), HK_TYPE_DAY_ROW));
}

/* It stays there, cannot be pressed, and says why under which rule. */
static void
expect_refused (GtkWidget  *root,
                const char *name,
                const char *part,
                const char *rule)
{
  HkDayRow *row = row_of (root, name);
  GtkWidget *reason = find_by_class (GTK_WIDGET (row), "reason");
  const char *text = gtk_label_get_label (GTK_LABEL (reason));

  g_test_message ("%s", text);
  g_assert_false (gtk_widget_is_sensitive (need_button (root, name)));
  g_assert_nonnull (strstr (text, part));
  g_assert_nonnull (strstr (text, rule));
}

static void
expect_focus (HkWindow   *window,
              const char *name)
{
  g_autofree char *focused = hand_get_name (gtk_root_get_focus (GTK_ROOT (window)));

  g_assert_cmpstr (focused, ==, name);
}

/* --- The night before --- */

static const char *
next_words (const LsGame *game)
{
  if (game->stage == LS_STAGE_HEROES)
    return "end-hero-phase";
  return "step";
}

static HkWindow *
open_day (int width,
          int height)
{
  HkWindow *window;
  LsSetup setup;

  hand_forget_games ();
  window = hand_open (width, height);
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 2, 1);
  player_begin (window, &setup);
  player_do (window, "begin-night");
  while (player_game (window)->stage != LS_STAGE_DAY)
    if (player_game (window)->stage == LS_STAGE_MOVEMENT && player_game (window)->n_monsters > 0)
      player_do (window, "monster-kill monster=%s", player_game (window)->monsters[0].id);
    else
      player_do (window, "%s", next_words (player_game (window)));
  player_do (window, "gold gold=20");
  player_do (window, "materials materials=20");
  player_do (window, "structure-flames structure=wooden-wall-1 flames=2");
  hand_settle ();
  return window;
}

/* --- The morning --- */

static void
play_upkeep (HkWindow  *window,
             const Way *way)
{
  g_assert_cmpstr (player_headline (window), ==, "The night is over");
  expect_refused (panel_of (window), "Build…", "The mist advances first", "(day.mist");
  expect_refused (panel_of (window), "Scout the night", "The mist advances first", "(day.mist");
  press (window, way, "Move the Mist");
  expect_done (window, "{\"do\":\"day-mist\"}");
  press (window, way, "Scout the Night");
  expect_done (window, "{\"do\":\"day-scout\"}");
  press (window, way, "Collect Production");
  expect_done (window, "{\"do\":\"day-production\"}");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row_of (panel_of (window), "Collect production")), "done"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row_of (panel_of (window), "Level up: choose perks")), "current"));
}

/* The form stays until everybody has a perk; its button is the large one. */
static void
play_perks (HkWindow  *window,
            const Way *way)
{
  const LsGame *game = player_game (window);
  guint due = game->sheets[0].perks_due + game->sheets[1].perks_due;
  g_autofree char *first = g_strdup_printf ("{\"do\":\"perk\",\"hero\":\"%s\",\"perk\":\"swift 0\",\"level\":1}", game->heroes[0].id);

  g_assert_cmpuint (due, >=, 2);
  press (window, way, "Choose Perks");
  g_assert_false (gtk_widget_is_sensitive (need_button (GTK_WIDGET (window), "Take the Perk")));
  for (guint i = 0; i < due; i++)
    {
      g_autofree char *name = g_strdup_printf ("swift %u", i);

      hand_type (name);
      if (i % 2 == 0)
        hand_key ("Return");
      else
        press (window, way, "Take the Perk");
      if (i == 0)
        player_expect_last (window, first);
    }
  game = player_game (window);
  g_assert_cmpuint (game->sheets[0].n_perks + game->sheets[1].n_perks, ==, due);
  g_assert_null (find_button (GTK_WIDGET (window), "Take the Perk"));
  g_assert_nonnull (find_button (GTK_WIDGET (window), "End the Day"));
  player_expect_agreement (window);
}

/* --- The town --- */

/* From the panel: the structure first, then its place, then how it is to lie. */
static void
play_seer (HkWindow  *window,
           const Way *way)
{
  GtkWidget *popover;

  press (window, way, "Build…");
  g_assert_nonnull (find_button (panel_of (window), "Gold mine"));
  press (window, way, "Seer");
  g_assert_nonnull (find_button (GTK_WIDGET (window), "Cancel"));
  way->tap (window, player_spot ("H15")); /* outside the town: it is said why not, and the plan stays */
  g_assert_nonnull (find_button (GTK_WIDGET (window), "Cancel"));
  way->tap (window, player_spot ("U16"));
  popover = need_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER);
  way->press (need_button (popover, "Turn It"));
  way->press (need_button (popover, "Build for 3 gold"));
  g_assert_null (find_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER));
  g_assert_null (find_button (GTK_WIDGET (window), "Cancel"));
  expect_done (window, "{\"do\":\"build\",\"type\":\"seer\",\"spots\":[\"U16\",\"U17\"]}");
}

/* From the board: what may stand there, and what not. */
static void
play_spot (HkWindow  *window,
           const Way *way)
{
  GtkWidget *popover;

  way->tap (window, player_spot ("U18"));
  popover = need_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER);
  expect_refused (popover, "House", "It would stand in the area of", "(day.place");
  expect_refused (popover, "Wooden wall", "Walls and gates stand in the cutouts", "(day.place");
  way->press (need_button (popover, "Watchtower"));
  expect_done (window, "{\"do\":\"build\",\"type\":\"watchtower\",\"spots\":[\"U18\"]}");
}

static void
play_repair (HkWindow  *window,
             const Way *way)
{
  LsSpot wall = player_game (window)->structures[ls_game_find_structure (player_game (window), "wooden-wall-1")].spots.at[0];

  way->tap (window, wall);
  way->press (need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER), "Repair: 1 flame off"));
  expect_done (window, "{\"do\":\"repair\",\"structure\":\"wooden-wall-1\",\"flames\":1}");
  press (window, way, "Repair…");
  press (window, way, "Wooden wall 1, K12");
  player_expect_last (window, "{\"do\":\"repair\",\"structure\":\"wooden-wall-1\",\"flames\":1}");
  press (window, way, "Back to the Day");
  expect_refused (panel_of (window), "Repair…", "There is no flame", "");
}

static void
play_ruin (HkWindow  *window,
           const Way *way)
{
  press (window, way, "Scavenge…");
  expect_refused (panel_of (window), "Three-spot ruin 1, Q21", "It takes 3 workers", "(day.scavenge");
  press (window, way, "One-spot ruin 1, M20");
  way->more (need_by_type (panel_of (window), GTK_TYPE_SPIN_BUTTON));
  press (window, way, "Take What Was Found");
  expect_done (window, "{\"do\":\"scavenge\",\"structure\":\"ruin-1-1\",\"gold\":1,\"materials\":0}");
}

/* --- The market --- */

static void
play_market (HkWindow  *window,
             const Way *way)
{
  guint gold = player_game (window)->gold;

  expect_refused (panel_of (window), "Sell…", "The stash holds no equipment", "");
  press (window, way, "Buy…");
  hand_type ("buckler");
  press (window, way, "Shield");
  way->more (need_by_type (panel_of (window), GTK_TYPE_SPIN_BUTTON));
  way->more (need_by_type (panel_of (window), GTK_TYPE_SPIN_BUTTON));
  press (window, way, "Buy");
  expect_done (window, "{\"do\":\"buy\",\"item\":\"buckler\",\"kind\":\"shield\",\"price\":2}");
  g_assert_cmpuint (player_game (window)->gold, ==, gold - 2);
  press (window, way, "Sell…");
  press (window, way, "Buckler (2 gold)");
  press (window, way, "Sell for 1 Gold");
  expect_done (window, "{\"do\":\"sell\",\"items\":\"item-1\",\"cost\":2}");
  press (window, way, "Refresh the Shop");
  expect_done (window, "{\"do\":\"refresh\"}");
  g_assert_cmpuint (player_game (window)->gold, ==, gold - 2);
}

static void
play_ask_seer (HkWindow  *window,
               const Way *way)
{
  int mist;

  player_do (window, "mist side=west distance=4");
  hand_settle ();
  mist = player_game (window)->mist[LS_WEST];
  press (window, way, "Ask the Seer…");
  press (window, way, "Mist in the west");
  player_expect_last (window, "{\"do\":\"seer-mist\",\"side\":\"west\"}");
  g_assert_cmpint (player_game (window)->mist[LS_WEST], ==, mist + 1);
  hand_key ("<Control>z");
  g_assert_cmpint (player_game (window)->mist[LS_WEST], ==, mist);
  hand_key ("Escape");
  g_assert_nonnull (find_button (GTK_WIDGET (window), "End the Day"));
  player_expect_agreement (window);
}

/* --- The evening --- */

static void
play_evening (HkWindow  *window,
              const Way *way)
{
  press (window, way, "End the Day");
  expect_done (window, "{\"do\":\"day-end\"}");
  expect_refused (panel_of (window), "Build…", "The day has ended", "(day.end");
  expect_refused (panel_of (window), "The night begins", "is not on the board yet", "");
  press (window, way, "Place the Heroes");
  way->tap (window, player_spot ("O14"));
  g_assert_true (player_game (window)->sheets[0].on_board);
  way->tap (window, player_spot ("O17"));
  g_assert_true (player_game (window)->sheets[1].on_board);
  player_expect_agreement (window);
  expect_focus (window, "Begin the Night");
  press (window, way, "Begin the Night");
  expect_done (window, "{\"do\":\"begin-night\"}");
  g_assert_cmpint (player_game (window)->stage, ==, LS_STAGE_PANIC);
  g_assert_null (find_by_type (GTK_WIDGET (window), HK_TYPE_DAY_VIEW));
}

static void
test_day (gconstpointer data)
{
  const Way *way = data;
  HkWindow *window = open_day (way->width, way->height);

  play_upkeep (window, way);
  play_perks (window, way);
  play_seer (window, way);
  play_spot (window, way);
  play_repair (window, way);
  play_ruin (window, way);
  play_market (window, way);
  play_ask_seer (window, way);
  play_evening (window, way);
  hand_close (GTK_WINDOW (window));
}

/* --- One by one --- */

/* Space leads through the upkeep; perks that are put off do not hold it up, and stay open. */
static void
test_lead (void)
{
  HkWindow *window = open_day (1280, 800);

  expect_focus (window, "Move the Mist");
  for (guint i = 0; i < 3; i++)
    hand_key ("space");
  expect_focus (window, "Choose Perks");
  hand_key ("space");
  hand_key ("Escape");
  expect_focus (window, "End the Day");
  g_assert_true (gtk_widget_is_sensitive (need_button (panel_of (window), "Level up: choose perks")));
  g_assert_cmpuint (player_game (window)->sheets[0].perks_due, >, 0);
  hand_close (GTK_WINDOW (window));
}

/* A place that is being looked for is given up by Escape; a refusal is told and nothing is built. */
static void
test_plan_given_up (void)
{
  HkWindow *window = open_day (1280, 800);
  guint n;

  for (guint i = 0; i < 3; i++)
    hand_key ("space");
  n = player_game (window)->n_structures;
  hand_click (need_button (GTK_WIDGET (window), "Build…"));
  hand_click (need_button (GTK_WIDGET (window), "Ballista"));
  hand_key ("Escape");
  g_assert_null (find_button (GTK_WIDGET (window), "Cancel"));
  player_click_spot (window, player_spot ("U18"));
  hand_click (need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER), "Ballista"));
  g_assert_cmpuint (player_game (window)->n_structures, ==, n + 1);
  hand_click (need_button (GTK_WIDGET (window), "Undo"));
  g_assert_cmpuint (player_game (window)->n_structures, ==, n);
  hand_close (GTK_WINDOW (window));
}

/* By hand everything goes as before: the board is mended, and nothing is paid. */
static void
test_correct (void)
{
  HkWindow *window = open_day (1280, 800);

  hand_key ("e");
  player_click_spot (window, player_spot ("U18"));
  g_assert_null (find_by_type (GTK_WIDGET (window), HK_TYPE_TOWN_POPOVER));
  g_assert_nonnull (find_button (GTK_WIDGET (window), "Structures"));
  hand_key ("Escape");
  hand_close (GTK_WINDOW (window));
}

/* Lakeburg's first day: the hero cards are turned. */
static void
test_cards (void)
{
  HkWindow *window;
  LsSetup setup;
  char event[128];

  hand_forget_games ();
  window = hand_open (1280, 800);
  ls_bot_setup (&setup, LS_SCENARIO_LAKEBURG, LS_MODE_SINGLE, 2, 1);
  player_begin (window, &setup);
  hand_click (need_button (GTK_WIDGET (window), "Move the Mist"));
  hand_click (need_button (GTK_WIDGET (window), "Scout the Night"));
  hand_click (need_button (GTK_WIDGET (window), "Turn the Hero Cards"));
  hand_key ("<Control>a");
  hand_type ("2,3,4");
  hand_key ("Return");
  g_snprintf (event, sizeof event, "{\"do\":\"turn-card\",\"hero\":\"%s\",\"movement\":\"2,3,4\",\"mana\":%u}",
              player_game (window)->heroes[0].id, player_game (window)->heroes[0].base_mana);
  player_expect_last (window, event);
  g_assert_cmpuint (player_game (window)->sheets[0].level, ==, 2);
  hand_close (GTK_WINDOW (window));
}

/* Alone: recruits, with the price that the engine asks. */
static void
test_recruit (void)
{
  HkWindow *window;
  LsSetup setup;
  guint gold;

  hand_forget_games ();
  window = hand_open (1280, 800);
  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SOLO, 4, 1);
  hk_library_begin (window, &setup);
  player_do (window, "hero-at hero=%s at=O14", player_game (window)->heroes[0].id);
  player_do (window, "gold gold=9");
  player_do (window, "day-mist");
  player_do (window, "day-scout");
  hand_settle ();
  gold = player_game (window)->gold;
  hand_click (need_button (GTK_WIDGET (window), "Recruit…"));
  hand_click (need_button (panel_of (window), player_game (window)->heroes[1].id));
  g_assert_true (player_game (window)->sheets[1].entered);
  g_assert_cmpuint (player_game (window)->gold, ==, gold - 3);
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add_data_func (ways[i].path, &ways[i], test_day);
  g_test_add_func ("/app/day/lead", test_lead);
  g_test_add_func ("/app/day/plan-given-up", test_plan_given_up);
  g_test_add_func ("/app/day/correct", test_correct);
  g_test_add_func ("/app/day/cards", test_cards);
  g_test_add_func ("/app/day/recruit", test_recruit);
  status = g_test_run ();
  hand_quit ();
  return status;
}
