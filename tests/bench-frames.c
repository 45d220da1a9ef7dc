/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long people wait for the table. From a press of Next to the frame that shows it, and a whole frame of the board, with
 * a hundred figures on it; and in the workshop from a stroke over the largest board to the frame that shows it. Prints
 * JSON; tests/bench-app runs it. */
#include <stdlib.h>
#include <time.h>
#include <glib/gstdio.h>

#include "application.h"
#include "board-canvas.h"
#include "board-editor.h"
#include "board-view.h"
#include "last-spell/bots.h"
#include "window.h"

#define FIGURES 100
#define ROUNDS 50
#define REST_MSEC 60 /* people do not press again within a frame */
#define WIDTH 1280
#define HEIGHT 800
#define SEED 7

/* The processor's share tells on a busy machine whether the program or the others are slow. */
typedef struct
{
  gint64 wall;
  gint64 cpu;
} Moment;

typedef struct
{
  double median, worst;
  double cpu_median, cpu_worst;
} Figures;

typedef struct
{
  double msec[ROUNDS];
  double cpu[ROUNDS];
} Rounds;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static Figures
sum_up (Rounds *rounds)
{
  qsort (rounds->msec, ROUNDS, sizeof (double), compare);
  qsort (rounds->cpu, ROUNDS, sizeof (double), compare);
  return (Figures){ rounds->msec[ROUNDS / 2], rounds->msec[ROUNDS - 1], rounds->cpu[ROUNDS / 2],
                    rounds->cpu[ROUNDS - 1] };
}

static Moment
get_moment (void)
{
  struct timespec cpu;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &cpu);
  return (Moment){ g_get_monotonic_time (), cpu.tv_sec * G_USEC_PER_SEC + cpu.tv_nsec / 1000 };
}

static void
note (Rounds *rounds,
      guint   i,
      Moment  start)
{
  Moment now = get_moment ();

  rounds->msec[i] = (double) (now.wall - start.wall) / 1000;
  rounds->cpu[i] = (double) (now.cpu - start.cpu) / 1000;
}

/* --- Waiting --- */

static gboolean
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MSEC, set_cb, &rested);
  while (!rested || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
}

static void
painted_cb (GdkFrameClock *clock,
            gboolean      *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* --- The crowd --- */

static void
do_kind (HkSession    *session,
         LsCommandKind kind)
{
  if (!hk_session_do_kind (session, kind))
    g_error ("The night does not begin");
}

/* The shipped box has fewer figures than are asked for here. */
static LsPack *
make_pack (void)
{
  LsPack *pack = ls_pack_shipped ();

  for (guint figure = 0; figure < G_N_ELEMENTS (pack->figures.left); figure++)
    for (guint colour = 0; colour < G_N_ELEMENTS (pack->figures.left[figure]); colour++)
      pack->figures.left[figure][colour] = FIGURES;
  return pack;
}

/* Clawers wherever there is room, the outermost first, so that they have a way to go. */
static void
crowd (HkSession *session)
{
  const LsBoard *board = hk_session_get_game (session)->board;
  LsCommand command = { .kind = LS_DO_MONSTER_ADD, .word = g_intern_static_string ("clawer"), .facing = LS_NO_FACING };

  for (guint row = 0; row < board->height; row++)
    for (guint column = row % 2; column < board->width; column += 2)
      if (hk_session_get_game (session)->n_monsters < FIGURES)
        {
          command.spots = (LsSpots){ 1, { ls_spot (column, row) } };
          hk_session_do (session, &command); /* where a figure cannot stand it is refused */
        }
}

/* A night in the movement step, kept on disk like every game. */
static HkSession *
make_session (const LsPack *pack,
              const char   *folder)
{
  g_autofree char *path = g_build_filename (folder, "crowd.save", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HkSession *session;
  LsCommand command;
  LsSetup setup;
  LsSave *save;

  ls_bot_setup (&setup, LS_SCENARIO_GILDENBERG, LS_MODE_SINGLE, 4, SEED);
  save = ls_save_new (pack, &setup, path, &error);
  if (!save)
    g_error ("%s", error->message);
  session = hk_session_new (save, file);
  while (ls_bot_deploy (hk_session_get_game (session), &command))
    hk_session_do (session, &command);
  do_kind (session, LS_DO_BEGIN_NIGHT);
  while (hk_session_get_game (session)->stage != LS_STAGE_HEROES)
    do_kind (session, LS_DO_STEP);
  crowd (session);
  do_kind (session, LS_DO_END_HERO_PHASE);
  while (hk_session_get_game (session)->stage != LS_STAGE_MOVEMENT)
    do_kind (session, LS_DO_STEP);
  if (hk_session_get_game (session)->n_monsters < FIGURES)
    g_error ("There is no room for %d figures", FIGURES);
  return session;
}

/* --- The figures --- */

static Figures
measure_next (GtkWidget *window)
{
  Rounds rounds;

  for (guint i = 0; i < ROUNDS; i++)
    {
      Moment start;

      rest ();
      start = get_moment ();
      g_action_group_activate_action (G_ACTION_GROUP (window), "next", NULL);
      wait_for_frame (window);
      note (&rounds, i, start);
    }
  return sum_up (&rounds);
}

static void
invalidate (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    invalidate (child);
}

static Figures
measure_frame (GtkWidget *widget,
               GtkWidget *window)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  Rounds rounds;

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GdkTexture) texture = NULL;
      Moment start;

      rest ();
      invalidate (widget);
      start = get_moment ();
      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      node = gtk_snapshot_free_to_node (snapshot);
      texture = gsk_renderer_render_texture (renderer, node, &all);
      note (&rounds, i, start);
    }
  return sum_up (&rounds);
}

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

/* The board alone, as large as the window. */
static GtkWidget *
show_board (HkSession *session)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = hk_board_view_new ();

  hk_board_view_set_session (HK_BOARD_VIEW (board), session);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* --- Painting --- */

/* The largest board there may be, with letters over its sectors. */
static GtkWidget *
show_editor (HkWindow *window)
{
  HkWorkshop *workshop = hk_application_get_workshop (hk_application_get ());
  JsonNode *record = ls_workshop_find (hk_workshop_look (workshop), LS_KIND_BOARDS, "gildenberg")->current;
  g_autoptr (JsonNode) large = NULL;
  HkBoardDraft draft;

  hk_board_draft_read (&draft, record);
  hk_board_draft_resize (&draft, LS_MAX_SIDE, LS_MAX_SIDE);
  large = hk_board_draft_write (&draft, record);
  if (!hk_workshop_set (workshop, LS_KIND_BOARDS, large, NULL))
    g_error ("There is no board of that size");
  hk_window_push (window, hk_board_editor_new (workshop, "gildenberg"));
  gtk_widget_activate_action (hk_window_get_page (window), "editor.layer", "u", (guint) HK_LAYER_SECTORS);
  rest ();
  return find_widget (hk_window_get_page (window), HK_TYPE_BOARD_CANVAS);
}

/* From the hand's move to the frame that shows it; or from where it lets go, when the checks run too. */
static Figures
measure_stroke (GtkWidget *window,
                GtkWidget *canvas,
                gboolean   end)
{
  Rounds rounds;

  for (guint i = 0; i < ROUNDS; i++)
    {
      LsSpot from = ls_spot (i, (end ? 20 : 40) + i % 3);
      LsSpot to = ls_spot (i + 6, (end ? 20 : 40) + i % 3);
      Moment start;

      g_signal_emit_by_name (canvas, "stroke", (guint) HK_STROKE_BEGIN, (guint) from);
      rest ();
      start = get_moment ();
      g_signal_emit_by_name (canvas, "stroke", (guint) (end ? HK_STROKE_END : HK_STROKE_MOVE), (guint) to);
      wait_for_frame (window);
      note (&rounds, i, start);
      if (!end)
        g_signal_emit_by_name (canvas, "stroke", (guint) HK_STROKE_END, (guint) to);
    }
  return sum_up (&rounds);
}

static void
print (const char *name,
       Figures     figures,
       const char *after)
{
  g_print ("  \"%s\": { \"median-ms\": %.2f, \"worst-ms\": %.2f, \"cpu-median-ms\": %.2f, \"cpu-worst-ms\": %.2f }%s\n",
           name, figures.median, figures.worst, figures.cpu_median, figures.cpu_worst, after);
}

static void
measure (HkApplication *app,
         const char    *folder)
{
  g_autoptr (LsPack) pack = make_pack ();
  HkSession *session = make_session (pack, folder);
  GtkWidget *window = GTK_WIDGET (hk_window_new (app));
  GtkWidget *alone;
  GtkWidget *canvas;
  Figures next, frame, page, stroke, end;

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  hk_window_play (HK_WINDOW (window), session);
  rest ();
  next = measure_next (window);
  page = measure_frame (window, window);
  alone = show_board (session);
  rest ();
  frame = measure_frame (find_widget (alone, HK_TYPE_BOARD_VIEW), alone);
  canvas = show_editor (HK_WINDOW (window));
  stroke = measure_stroke (window, canvas, FALSE);
  end = measure_stroke (window, canvas, TRUE);
  g_print ("{\n  \"figures\": %u,\n", hk_session_get_game (session)->n_monsters);
  print ("next", next, ",");
  print ("board-frame", frame, ",");
  print ("window-frame", page, ",");
  print ("stroke", stroke, ",");
  print ("stroke-end", end, "");
  g_print ("}\n");
  gtk_window_destroy (GTK_WINDOW (alone));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A record that is as shipped has no file; the folders are left. */
static void
forget_corrections (const char *folder)
{
  static const char *const folders[] = { "hordekeeper/last-spell/boards", "hordekeeper/last-spell", "hordekeeper" };

  hk_workshop_reset (hk_application_get_workshop (hk_application_get ()), LS_KIND_BOARDS, "gildenberg");
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (folder, folders[i], NULL);

      g_rmdir (path);
    }
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bench-frames-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "crowd.save", NULL);
  g_autoptr (HkApplication) app = NULL;
  g_autoptr (GError) error = NULL;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE); /* nobody's corrections are touched */
  app = hk_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (app));
  if (!g_application_register (G_APPLICATION (app), NULL, &error))
    g_error ("%s", error->message);
  g_settings_set_boolean (hk_application_get_settings (app), "animate-moves", FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  measure (app, folder);
  g_remove (file);
  forget_corrections (folder);
  g_rmdir (folder);
  return 0;
}
