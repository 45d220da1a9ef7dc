/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-window.h"

#include "odds-table.h"

#define GAMES 5000
#define LOOK_EVERY 60 /* milliseconds */

/* What is being worked out. Shared by the window and the thread: the thread counts, the window looks. */
typedef struct
{
  LsGame       *game; /* a copy: people may go on playing */
  guint         phases;
  GCancellable *cancellable;
  gint          done; /* games, atomic */
} Job;

struct _HkOddsWindow
{
  AdwWindow        parent_instance;

  /* template widgets */
  GtkToggleButton *one;
  GtkToggleButton *two;
  GtkToggleButton *three;
  GtkStack        *stack;
  GtkProgressBar  *progress;
  HkOddsTable     *table;

  /* owned */
  LsGame          *game;
  Job             *job; /* NULL: nothing is worked out */
  guint            timer;
};

G_DEFINE_FINAL_TYPE (HkOddsWindow, hk_odds_window, ADW_TYPE_WINDOW)

/* --- The job --- */

static Job *
job_new (const LsGame *game,
         guint         phases)
{
  Job *self = g_atomic_rc_box_new0 (Job);

  self->game = g_memdup2 (game, sizeof *game);
  ls_pack_ref (game->pack); /* the game may be closed while the thread counts */
  self->phases = phases;
  self->cancellable = g_cancellable_new ();
  return self;
}

static void
job_clear (gpointer data)
{
  Job *self = data;

  ls_pack_free ((LsPack *) self->game->pack);
  g_free (self->game);
  g_object_unref (self->cancellable);
}

static void
job_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, job_clear);
}

static gboolean
count_and_go_on (gpointer data)
{
  Job *self = data;

  g_atomic_int_inc (&self->done);
  return !g_cancellable_is_cancelled (self->cancellable);
}

static void
play_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job *job = data;
  LsOdds *odds = g_new (LsOdds, 1);

  ls_odds_play (job->game, job->phases, GAMES, g_random_int (), count_and_go_on, job, odds);
  g_task_return_pointer (task, odds, g_free);
}

/* --- Working it out --- */

static void
give_up (HkOddsWindow *self)
{
  if (self->job)
    g_cancellable_cancel (self->job->cancellable);
  g_clear_pointer (&self->job, job_release);
  g_clear_handle_id (&self->timer, g_source_remove);
}

static gboolean
look_cb (gpointer data)
{
  HkOddsWindow *self = data;

  gtk_progress_bar_set_fraction (self->progress, MIN (1.0, (double) g_atomic_int_get (&self->job->done) / GAMES));
  return G_SOURCE_CONTINUE;
}

/* A job that was given up for another one ends here too. */
static void
played_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  HkOddsWindow *self = HK_ODDS_WINDOW (source);
  g_autofree LsOdds *odds = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!odds || g_task_get_task_data (G_TASK (result)) != self->job)
    return;
  hk_odds_table_show (self->table, self->game, self->job->phases, odds);
  gtk_stack_set_visible_child_name (self->stack, "odds");
  give_up (self);
}

static void
begin (HkOddsWindow *self)
{
  g_autoptr (GTask) task = NULL;
  guint phases = gtk_toggle_button_get_active (self->three) ? 3 : gtk_toggle_button_get_active (self->two) ? 2 : 1;

  give_up (self);
  self->job = job_new (self->game, phases);
  self->timer = g_timeout_add (LOOK_EVERY, look_cb, self);
  gtk_progress_bar_set_fraction (self->progress, 0.0);
  gtk_stack_set_visible_child_name (self->stack, "working");
  task = g_task_new (self, self->job->cancellable, played_cb, NULL);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->job), job_release);
  g_task_run_in_thread (task, play_in_thread);
}

/* By day no monster phase is near enough to be played. */
static gboolean
is_night (const LsGame *game)
{
  return game->stage != LS_STAGE_DAY && game->stage != LS_STAGE_OVER;
}

static void
phases_cb (GtkToggleButton *button,
           HkOddsWindow    *self)
{
  if (gtk_toggle_button_get_active (button) && self->game && is_night (self->game))
    begin (self);
}

/* --- The window --- */

static void
hk_odds_window_dispose (GObject *object)
{
  give_up (HK_ODDS_WINDOW (object));
  G_OBJECT_CLASS (hk_odds_window_parent_class)->dispose (object);
}

static void
hk_odds_window_finalize (GObject *object)
{
  HkOddsWindow *self = HK_ODDS_WINDOW (object);

  if (self->game)
    ls_pack_free ((LsPack *) self->game->pack);
  g_free (self->game);
  G_OBJECT_CLASS (hk_odds_window_parent_class)->finalize (object);
}

static gboolean
hk_odds_window_close_request (GtkWindow *window)
{
  give_up (HK_ODDS_WINDOW (window));
  return GTK_WINDOW_CLASS (hk_odds_window_parent_class)->close_request (window);
}

static void
hk_odds_window_class_init (HkOddsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_ODDS_TABLE);
  G_OBJECT_CLASS (klass)->dispose = hk_odds_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_odds_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = hk_odds_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/odds-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, one);
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, two);
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, three);
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, HkOddsWindow, table);
  gtk_widget_class_bind_template_callback (widget_class, phases_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hk_odds_window_init (HkOddsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hk_odds_window_show (GtkWindow *parent,
                     HkSession *session)
{
  HkOddsWindow *self = g_object_new (HK_TYPE_ODDS_WINDOW, "transient-for", parent, NULL);

  self->game = g_memdup2 (hk_session_get_game (session), sizeof *self->game);
  ls_pack_ref (self->game->pack);
  if (is_night (self->game))
    begin (self);
  gtk_window_present (GTK_WINDOW (self));
}
