/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The introductory night in the real window, from the start page to its end: once by the pointer, once by keys alone.
 * After every step screen, state and file agree. */
#include "damage-view.h"
#include "last-spell/need.h"
#include "last-spell/reach.h"
#include "last-spell/strikes.h"
#include "piece-popover.h"
#include "player.h"

#define MOST_STEPS 600

/* How a player touches things. */
typedef struct
{
  const char *path;
  void      (*press) (HkWindow  *window,
                      GtkWidget *button);
  void      (*tap)   (HkWindow  *window,
                      LsSpot     spot);
  void      (*end_hero_phase) (HkWindow *window);
} Way;

/* --- By the pointer --- */

static void
click (HkWindow  *window,
       GtkWidget *button)
{
  hand_click (button);
}

static void
click_end_hero_phase (HkWindow *window)
{
  hand_click (need_button (GTK_WIDGET (window), "End Hero Phase"));
}

/* --- By keys --- */

static void
strike (HkWindow  *window,
        GtkWidget *button)
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
strike_end_hero_phase (HkWindow *window)
{
  hand_key ("<Control>Return");
}

static const Way ways[] = {
  { "/app/night/pointer", click, player_click_spot, click_end_hero_phase },
  { "/app/night/keyboard", strike, strike_spot, strike_end_hero_phase },
};

/* --- The heroes --- */

static void
expect_done (HkWindow   *window,
             const char *format,
             ...) G_GNUC_PRINTF (2, 3);

/* The file's last line is what was just done. */
static void
expect_done (HkWindow   *window,
             const char *format,
             ...)
{
  g_autofree char *event = NULL;
  va_list args;

  va_start (args, format);
  event = g_strdup_vprintf (format, args);
  va_end (args);
  player_expect_last (window, event);
  player_expect_agreement (window);
}

static const LsMonster *
nearest_monster (const LsGame *game,
                 LsSpot        from)
{
  const LsMonster *nearest = NULL;

  for (guint i = 0; i < game->n_monsters; i++)
    if (!ls_board_in_mist (game->board, game->mist, game->monsters[i].spots.at[0])
        && (!nearest
            || ls_spot_distance (game->monsters[i].spots.at[0], from) < ls_spot_distance (nearest->spots.at[0], from)))
      nearest = &game->monsters[i];
  return nearest;
}

static void
kill_monster (HkWindow        *window,
              const Way       *way,
              const LsMonster *monster)
{
  const char *id = monster->id;

  way->tap (window, monster->spots.at[0]);
  way->press (window, need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER), "Kill"));
  g_assert_null (find_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER));
  expect_done (window, "{\"do\":\"monster-kill\",\"monster\":\"%s\"}", id);
}

static void
roll_at (HkWindow        *window,
         const Way       *way,
         const LsMonster *monster)
{
  const char *id = monster->id;
  const char *hero = player_game (window)->heroes[ls_strike_hero (player_game (window), id)].id;
  GtkWidget *dice;

  way->tap (window, monster->spots.at[0]);
  way->press (window, need_button (need_by_type (GTK_WIDGET (window), HK_TYPE_PIECE_POPOVER), "Roll Dice…"));
  dice = GTK_WIDGET (hand_get_window ());
  g_assert_true (dice != GTK_WIDGET (window));
  way->press (window, need_button (dice, "Roll"));
  expect_done (window, "{\"do\":\"roll\",\"monster\":\"%s\",\"hero\":\"%s\",\"damage\":1}", id, hero);
  way->press (window, need_button (dice, "Close"));
  g_assert_true (hand_get_window () == GTK_WINDOW (window));
}

/* To the spot in reach that is nearest to a monster: a move by the rules. */
static void
move_hero (HkWindow  *window,
           const Way *way,
           guint      hero)
{
  const LsGame *game = player_game (window);
  const LsMonster *monster = game->sheets[hero].on_board ? nearest_monster (game, game->heroes[hero].at) : NULL;
  const char *id = game->heroes[hero].id;
  g_autofree guint8 *cost = g_new (guint8, LS_N_CELLS);
  char name[LS_SPOT_NAME_SIZE];
  LsSpot to;

  if (!monster)
    return;
  to = game->heroes[hero].at;
  ls_reach_hero (game, hero, cost);
  for (guint spot = 0; spot < LS_N_CELLS; spot++)
    if (ls_board_has (game->board, (LsSpot) spot) && cost[spot] > 0 && cost[spot] < LS_OUT_OF_REACH
        && ls_spot_distance ((LsSpot) spot, monster->spots.at[0]) < ls_spot_distance (to, monster->spots.at[0]))
      to = (LsSpot) spot;
  if (to == game->heroes[hero].at)
    return;
  way->tap (window, game->heroes[hero].at);
  way->tap (window, to);
  expect_done (window, "{\"do\":\"hero-move\",\"hero\":\"%s\",\"at\":\"%s\"}", id, ls_spot_name (to, name));
}

/* Whoever killed the last monster has won the night in the middle of it. */
static gboolean
is_hero_phase (HkWindow *window)
{
  return player_game (window)->stage == LS_STAGE_HEROES;
}

static void
play_heroes (HkWindow  *window,
             const Way *way)
{
  const LsMonster *monster;

  /* One press of the space bar too many does not end the phase. */
  g_assert_false (gtk_widget_is_focus (need_button (GTK_WIDGET (window), "End Hero Phase")));
  for (guint i = 0; i < player_game (window)->n_heroes; i++)
    move_hero (window, way, i);
  if ((monster = nearest_monster (player_game (window), player_game (window)->heroes[0].at)))
    roll_at (window, way, monster);
  if (is_hero_phase (window) && (monster = nearest_monster (player_game (window), player_game (window)->heroes[1].at)))
    kill_monster (window, way, monster);
  if (!is_hero_phase (window))
    return;
  way->end_hero_phase (window);
  expect_done (window, "{\"do\":\"end-hero-phase\"}");
}

/* --- The monsters --- */

static void
answer (HkWindow  *window,
        const Way *way)
{
  GtkWidget *button = find_by_class (GTK_WIDGET (window), "answer");
  const char *monster = ls_game_pending_choice (player_game (window));
  g_autofree const char **choices = ls_game_choices (player_game (window), monster);

  g_assert_nonnull (button);
  way->press (window, button);
  expect_done (window, "{\"do\":\"choose\",\"monster\":\"%s\",\"target\":\"%s\"}", monster, choices[0]);
}

/* Before heroes are struck the window asks what armor stops; the next press strikes them. */
static void
go_on (HkWindow  *window,
       const Way *way)
{
  guint length = hk_session_get_length (hk_window_get_session (window));

  way->press (window, player_next_button (window));
  if (player_headline (window) == NULL)
    {
      g_assert_nonnull (find_by_type (GTK_WIDGET (window), HK_TYPE_DAMAGE_VIEW));
      g_assert_cmpuint (hk_session_get_length (hk_window_get_session (window)), ==, length);
      way->press (window, need_button (GTK_WIDGET (window), "Attack"));
    }
  expect_done (window, "{\"do\":\"next\"}");
}

static void
play_step (HkWindow  *window,
           const Way *way)
{
  g_auto (LsNeed) need = { 0 };

  ls_game_needs (player_game (window), &need);
  if (need.kind == LS_NEED_CHOICE)
    answer (window, way);
  else if (player_game (window)->stage == LS_STAGE_HEROES)
    play_heroes (window, way);
  else
    go_on (window, way);
}

/* What most people want next is what space and Enter do. */
static void
expect_focus (HkWindow   *window,
              const char *name)
{
  g_autofree char *focused = hand_get_name (gtk_root_get_focus (GTK_ROOT (window)));

  g_assert_cmpstr (focused, ==, name);
}

/* How it ended stands over the table. */
static void
expect_outcome (HkWindow *window)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (need_by_type (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE));

  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==,
                   player_game (window)->outcome == LS_WON ? "Won" : "Lost");
}

static void
test_night (gconstpointer data)
{
  const Way *way = data;
  HkWindow *window;
  guint steps = 0;

  hand_forget_games ();
  window = hand_open (1280, 800);
  expect_focus (window, "New Game");
  way->press (window, need_button (GTK_WIDGET (window), "Try the Introductory Night"));
  g_assert_cmpstr (player_headline (window), ==, "Place your heroes, then begin the night");
  player_expect_agreement (window);
  expect_focus (window, "Begin the Night");
  way->press (window, need_button (GTK_WIDGET (window), "Begin the Night"));
  expect_done (window, "{\"do\":\"begin-night\"}");
  for (; player_game (window)->stage != LS_STAGE_OVER && steps < MOST_STEPS; steps++)
    play_step (window, way);
  g_assert_cmpint (player_game (window)->stage, ==, LS_STAGE_OVER);
  expect_outcome (window);
  way->press (window, need_button (GTK_WIDGET (window), "Back to Start"));
  g_assert_null (hk_window_get_session (window));
  hand_close (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  hand_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add_data_func (ways[i].path, &ways[i], test_night);
  status = g_test_run ();
  hand_quit ();
  return status;
}
