/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves, and that nothing does where the desktop asks for none: figures, pages, bars, cards, notes, rows and
 * switches. A picture is taken as soon as everything is laid out, and another one later. */
#include "pages.h"
#include "record-json.h"
#include "workbench.h"

#define SLOWDOWN "3" /* of what the toolkit moves: short motions are seen on a busy machine too */
#define LONG_ENOUGH (900 * G_TIME_SPAN_MILLISECOND) /* longer than anything here moves */
#define MOST_TRIES 10

typedef void (*Step) (HkWindow *window);

typedef struct
{
  const char *name;
  Step        prepare;
  Step        move; /* at once: no frame is drawn in it */
  int         width;
} Motion;

/* --- Time --- */

typedef struct
{
  gint64   until; /* in the frames' own time, by which everything moves */
  gboolean reached;
} Frames;

static void
painted_cb (GdkFrameClock *clock,
            Frames        *frames)
{
  frames->reached = gdk_frame_clock_get_frame_time (clock) >= frames->until;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

static gboolean
is_reached (gpointer data)
{
  return ((Frames *) data)->reached;
}

static void
let_pass (gint64 time)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (hand_get_window ()));
  Frames frames = { gdk_frame_clock_get_frame_time (clock) + time, FALSE };
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &frames);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  hand_wait (is_reached, &frames);
  g_signal_handler_disconnect (clock, handler);
}

/* --- What moves --- */

static void
prepare_figure (HkWindow *window)
{
  player_begin_quiet (window);
  player_do (window, "monster-add type=runner at=F15 facing=east");
}

static void
move_figure (HkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
}

static void
prepare_television (HkWindow *window)
{
  prepare_figure (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.television", NULL);
}

static void
prepare_nothing (HkWindow *window)
{
}

static void
move_page_in (HkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.workshop", NULL);
}

static void
move_page_out (HkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
}

static void
prepare_look_back (HkWindow *window)
{
  prepare_figure (window);
  move_figure (window);
}

static void
move_look_back (HkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", NULL);
}

static void
prepare_refusal (HkWindow *window)
{
  page_show (window, "sheet");
}

static void
move_refusal (HkWindow *window)
{
  gtk_widget_activate_action (hk_window_get_page (window), "hero.take", "(ss)", "item-5", "Ada");
}

static void
prepare_pack (HkWindow *window)
{
  HkWorkshop *workshop = hk_application_get_workshop (hk_application_get ());
  g_autoptr (JsonNode) record = NULL;

  bench_forget ();
  record = hk_record_copy (bench_record (LS_KIND_MONSTERS, "clawer")->current);
  hk_record_set_int (record, "move", 7);
  prepare_figure (window);
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  move_page_in (window);
  g_assert_true (hk_workshop_set (workshop, LS_KIND_MONSTERS, record, NULL));
  let_pass (LONG_ENOUGH);
  move_page_out (window);
}

static void
move_pack (HkWindow *window)
{
  g_signal_emit_by_name (need_button (GTK_WIDGET (window), "Not Now"), "clicked");
}

static void
move_cards (HkWindow *window)
{
  GtkToggleButton *open = GTK_TOGGLE_BUTTON (need_button (GTK_WIDGET (window), "All of the Heroes and the Stash"));

  gtk_toggle_button_set_active (open, TRUE);
}

static void
move_toast (HkWindow *window)
{
  hk_window_toast (window, "A note");
}

static void
prepare_row (HkWindow *window)
{
  page_show (window, "workshop");
}

static void
move_row (HkWindow *window)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (need_by_type (GTK_WIDGET (window), ADW_TYPE_EXPANDER_ROW)), TRUE);
}

static void
prepare_switch (HkWindow *window)
{
  page_show (window, "preferences");
}

static void
move_switch (HkWindow *window)
{
  gtk_widget_activate (need_by_type (GTK_WIDGET (hand_get_window ()), GTK_TYPE_SWITCH));
}

static const Motion motions[] = {
  { "figure", prepare_figure, move_figure, 1280 },
  { "television", prepare_television, move_figure, 1280 },
  { "page-in", prepare_nothing, move_page_in, 1280 },
  { "page-out", move_page_in, move_page_out, 1280 },
  { "look-back", prepare_look_back, move_look_back, 1280 },
  { "refusal", prepare_refusal, move_refusal, 1280 },
  { "pack", prepare_pack, move_pack, 1280 },
  { "cards", player_begin_quiet, move_cards, 360 },
  { "toast", player_begin_quiet, move_toast, 1280 },
  { "row", prepare_row, move_row, 1280 },
  { "switch", prepare_switch, move_switch, 1280 },
};

/* --- Pictures --- */

static void
set_animations (gboolean desktop,
                gboolean app)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", desktop, NULL);
  g_settings_set_boolean (hk_application_get_settings (hk_application_get ()), "animate-moves", app);
}

static GBytes *
get_picture (void)
{
  return hand_picture (GTK_WIDGET (hand_get_window ()));
}

static HkWindow *
open_prepared (const Motion *motion)
{
  HkWindow *window;

  hand_forget_games ();
  window = hand_open (motion->width, 800);
  motion->prepare (window);
  let_pass (LONG_ENOUGH); /* the pages that came up on the way are at rest */
  return window;
}

/* Whether it shows something else later than at first. */
static gboolean
moves (const Motion *motion)
{
  HkWindow *window = open_prepared (motion);
  g_autoptr (GBytes) before = get_picture ();
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) later = NULL;

  motion->move (window);
  hand_settle ();
  first = get_picture ();
  let_pass (LONG_ENOUGH);
  later = get_picture ();
  g_assert_false (g_bytes_equal (before, later)); /* something has come of it */
  page_close (window);
  return !g_bytes_equal (first, later);
}

/* It is at once as it stays. */
static void
test_still (gconstpointer motion)
{
  set_animations (FALSE, TRUE);
  g_assert_false (moves (motion));
}

/* Otherwise the tests above could not fail. A busy machine may take a frame or two for the whole of a short motion. */
static void
test_moving (gconstpointer motion)
{
  guint tries = 0;

  set_animations (TRUE, TRUE);
  while (!moves (motion))
    g_assert_cmpuint (++tries, <, MOST_TRIES);
  set_animations (FALSE, TRUE);
}

/* The desktop likes motion, the players want figures that jump. */
static void
test_own_setting (gconstpointer motion)
{
  set_animations (TRUE, FALSE);
  g_assert_false (moves (motion));
  set_animations (FALSE, TRUE);
}

/* Whoever is quicker than a figure does not wait for it. */
static void
test_no_waiting (void)
{
  HkWindow *window;

  set_animations (TRUE, TRUE);
  window = hand_open (1280, 800);
  prepare_figure (window);
  player_do (window, "monster-add type=clawer at=A5 facing=east");
  move_figure (window);
  move_figure (window);
  g_assert_cmpuint (player_game (window)->monsters[0].spots.at[0], !=, player_spot ("F15"));
  g_assert_cmpuint (player_game (window)->monsters[1].spots.at[0], !=, player_spot ("A5"));
  hand_settle ();
  player_expect_agreement (window);
  hand_close (GTK_WINDOW (window));
  set_animations (FALSE, TRUE);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_setenv ("GTK_SLOWDOWN", SLOWDOWN, TRUE);
  hand_init (&argc, &argv);
  /* what the toolkit does at its own time: the cursor in a text, and scroll bars that go when nobody scrolls */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, "gtk-overlay-scrolling", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (motions); i++)
    {
      g_autofree char *still = g_strconcat ("/app/motion/still/", motions[i].name, NULL);
      g_autofree char *moving = g_strconcat ("/app/motion/moving/", motions[i].name, NULL);

      g_test_add_data_func (still, &motions[i], test_still);
      g_test_add_data_func (moving, &motions[i], test_moving);
    }
  for (guint i = 0; i < 2; i++) /* those that walk */
    {
      g_autofree char *path = g_strconcat ("/app/motion/own-setting/", motions[i].name, NULL);

      g_test_add_data_func (path, &motions[i], test_own_setting);
    }
  g_test_add_func ("/app/motion/no-waiting", test_no_waiting);
  status = g_test_run ();
  hand_quit ();
  return status;
}
