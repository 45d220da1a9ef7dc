/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games-list.h"

#include <glib/gi18n.h>

#include "focus.h"
#include "library.h"
#include "start-text.h"

#define MOST 12 /* games that are shown: the others can be opened */

struct _HkGamesList
{
  AdwBin               parent_instance;

  /* template widgets */
  GtkWidget           *last;
  GtkWidget           *continue_button;
  GtkLabel            *last_title;
  GtkLabel            *last_where;
  GtkLabel            *last_when;
  GtkWidget           *last_trash;
  GtkWidget           *new_game;
  AdwPreferencesGroup *others;

  /* borrowed */
  HkSavedGame         *shown; /* the large one; of the games */

  /* owned */
  GPtrArray           *games; /* HkSavedGame */
  GPtrArray           *rows;  /* of the others, borrowed */
  guint                n_read;
  guint                reading; /* the idle that reads one game after another */
};

G_DEFINE_FINAL_TYPE (HkGamesList, hk_games_list, ADW_TYPE_BIN)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static HkWindow *
get_window (HkGamesList *self)
{
  return HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static char *
tell_when (const HkSavedGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return hk_tell_when (game->changed, now);
}

static void
set_file (GtkActionable     *widget,
          const HkSavedGame *game)
{
  g_autofree char *uri = g_file_get_uri (game->file);

  gtk_actionable_set_action_target (widget, "s", uri);
  gtk_actionable_set_action_name (widget, "win.open-file");
}

/* --- The others --- */

static char *
make_subtitle (const HkSavedGame *game)
{
  g_autofree char *when = tell_when (game);

  switch (game->state)
    {
    case HK_SAVED_BROKEN:
      /* Translators: of a saved game that is broken, and when it was changed: "Cannot be opened · today 20:15" */
      return g_strdup_printf (_("Cannot be opened · %s"), when);
    case HK_SAVED_UNREAD:
      return g_steal_pointer (&when);
    default:
      /* Translators: where a game stands and when it was played: "Night 2, monster phase 3 · today 20:15" */
      return g_strdup_printf (_("%s · %s"), game->where, when);
    }
}

static void refill (HkGamesList *self);

static void
trash_cb (GtkWidget   *button,
          HkSavedGame *game)
{
  HkGamesList *self = HK_GAMES_LIST (gtk_widget_get_ancestor (button, HK_TYPE_GAMES_LIST));

  if (hk_library_trash (get_window (self), game->file))
    refill (self);
}

static GtkWidget *
make_trash_button (HkSavedGame *game)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: what a screen reader says of the button beside a saved game */
  g_autofree char *label = g_strdup_printf (_("Move %s to the trash"), game->title);

  gtk_widget_set_tooltip_text (button, _("Move to the Trash"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "touch");
  g_signal_connect (button, "clicked", G_CALLBACK (trash_cb), game);
  return button;
}

static void
add_row (HkGamesList *self,
         HkSavedGame *game)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = make_subtitle (game);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), game->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (game->state == HK_SAVED_BROKEN)
    adw_action_row_set_icon_name (ADW_ACTION_ROW (row), "dialog-warning-symbolic");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_trash_button (game));
  set_file (GTK_ACTIONABLE (row), game);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_preferences_group_add (self->others, row);
  g_ptr_array_add (self->rows, row);
}

/* --- The last one --- */

static HkSavedGame *
find_last (HkGamesList *self)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      HkSavedGame *game = g_ptr_array_index (self->games, i);

      if (game->state == HK_SAVED_PLAYING)
        return game;
    }
  return NULL;
}

static void
show_last (HkGamesList *self)
{
  g_autofree char *when = NULL;
  g_autofree char *label = NULL;

  self->shown = find_last (self);
  gtk_widget_set_visible (self->last, self->shown != NULL);
  if (!self->shown)
    return;
  when = tell_when (self->shown);
  /* Translators: what a screen reader says of the large button: "Continue Gildenberg, Night 2, monster phase 3" */
  label = g_strdup_printf (_("Continue %s, %s"), self->shown->title, self->shown->where);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_label_set_label (self->last_title, self->shown->title);
  gtk_label_set_label (self->last_where, self->shown->where);
  gtk_label_set_label (self->last_when, when);
  gtk_widget_set_sensitive (self->last_trash, TRUE);
  set_file (GTK_ACTIONABLE (self->continue_button), self->shown);
}

/* Before they are read there is only the place of the last one, so that nothing jumps. */
static void
show_nothing (HkGamesList *self)
{
  self->shown = NULL;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->continue_button), NULL);
  gtk_label_set_label (self->last_title, "…");
  gtk_label_set_label (self->last_where, "");
  gtk_label_set_label (self->last_when, "");
  gtk_widget_set_sensitive (self->last_trash, FALSE);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->others, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
}

static void
show_all (HkGamesList *self)
{
  show_last (self);
  for (guint i = 0; i < self->games->len; i++)
    if (g_ptr_array_index (self->games, i) != self->shown)
      add_row (self, g_ptr_array_index (self->games, i));
  gtk_widget_set_visible (GTK_WIDGET (self->others), self->rows->len > 0);
}

/* One game at a time, between the frames: the page is there before they are read. */
static gboolean
read_cb (gpointer data)
{
  HkGamesList *self = data;

  if (self->n_read < self->games->len)
    {
      hk_saved_game_read (g_ptr_array_index (self->games, self->n_read++),
                          hk_application_get_pack (hk_application_get ()));
      return G_SOURCE_CONTINUE;
    }
  self->reading = 0;
  show_all (self);
  return G_SOURCE_REMOVE;
}

static void
find (HkGamesList *self)
{
  g_autofree char *folder = hk_saved_games_folder ();

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = hk_saved_games_find (folder, MOST);
  self->n_read = 0;
  self->reading = g_idle_add_full (G_PRIORITY_LOW, read_cb, self, NULL);
}

static void
refill (HkGamesList *self)
{
  show_nothing (self);
  find (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
trash_last_cb (HkGamesList *self)
{
  if (self->shown && hk_library_trash (get_window (self), self->shown->file))
    refill (self);
}

static gboolean
hk_games_list_grab_focus (GtkWidget *widget)
{
  HkGamesList *self = HK_GAMES_LIST (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->last) ? self->continue_button : self->new_game);
}

static void
hk_games_list_dispose (GObject *object)
{
  HkGamesList *self = HK_GAMES_LIST (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  G_OBJECT_CLASS (hk_games_list_parent_class)->dispose (object);
}

static void
hk_games_list_finalize (GObject *object)
{
  HkGamesList *self = HK_GAMES_LIST (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_games_list_parent_class)->finalize (object);
}

static void
hk_games_list_class_init (HkGamesListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_games_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_games_list_finalize;
  widget_class->focus = hk_focus_child;
  widget_class->grab_focus = hk_games_list_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_GAMES_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/games-list.ui");
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, last);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, continue_button);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, last_title);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, last_where);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, last_when);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, last_trash);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, new_game);
  gtk_widget_class_bind_template_child (widget_class, HkGamesList, others);
  gtk_widget_class_bind_template_callback (widget_class, trash_last_cb);
}

static void
hk_games_list_init (HkGamesList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  show_nothing (self);
  find (self);
}

gboolean
hk_games_list_is_empty (HkGamesList *self)
{
  return self->games->len == 0;
}
