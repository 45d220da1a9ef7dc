/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "television.h"

#include <glib/gi18n.h>

#include "answers.h"
#include "application.h"
#include "board-view.h"
#include "labels.h"
#include "phase-bar.h"
#include "script-text.h"
#include "table-marks.h"

#define MOST_LINES 8       /* of a step that says many things at once */
#define SMALLEST_FONT 14.0 /* px */
#define LARGEST_FONT 96.0
#define COLUMN 0.3          /* of the width, for the words */
#define SMALLEST_CELL 4

struct _HkTelevision
{
  GtkWindow   parent_instance;

  /* template widgets */
  GtkWidget  *parts;
  GtkWidget  *board;
  GtkWidget  *column;
  HkPhaseBar *phase_bar;
  GtkLabel   *title;
  GtkLabel   *subtitle;
  GtkLabel   *headline;
  GtkLabel   *detail;
  GtkLabel   *fallen;
  GtkLabel   *lines;

  /* owned */
  HkSession  *session;

  int         width, height; /* what the sizes of text are made for */
  guint       resize;
};

G_DEFINE_FINAL_TYPE (HkTelevision, hk_television, GTK_TYPE_WINDOW)

/* --- What is said --- */

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* The lines from that one on; of very many only the first. */
static char *
join_lines (const LsScript *script,
            guint           first)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < script->lines->len && i < first + MOST_LINES; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", g_array_index (script->lines, LsLine, i).text);
  if (script->lines->len > first + MOST_LINES)
    g_string_append (text, "\n…");
  return g_strdup (text->str);
}

/* What is asked takes the place of what has been done. */
static const LsLine *
show_instruction (HkTelevision *self,
                  const LsGame *game)
{
  const LsGame *before = hk_session_get_before (self->session);
  const LsScript *script = hk_session_get_script (self->session);
  g_auto (HkAnswers) answers = { 0 };
  gboolean first_line;
  g_autofree char *headline
    = hk_script_headline (game, before, hk_session_get_instruction (self->session), script, &first_line);
  g_autofree char *lines = join_lines (script, first_line ? 1 : 0);
  g_autofree char *fallen = hk_script_fallen (game, before);
  const LsLine *line = first_line ? &g_array_index (script->lines, LsLine, 0) : NULL;

  hk_answers_init (&answers, game);
  if (answers.question && !hk_session_is_looking_back (self->session))
    {
      show_text (self->headline, answers.question);
      show_text (self->detail, NULL);
      show_text (self->lines, NULL);
    }
  else
    {
      show_text (self->headline, headline);
      show_text (self->detail, line ? line->detail : NULL);
      show_text (self->lines, lines);
    }
  show_text (self->fallen, fallen);
  return line;
}

static void
changed_cb (HkTelevision *self)
{
  const LsGame *game = hk_session_get_game (self->session);
  HkApplication *app = hk_application_get ();
  g_autofree char *title = hk_game_title (game);
  g_autofree char *subtitle = hk_game_subtitle (game);
  const LsLine *line = show_instruction (self, game);
  HkBoardMarks marks;

  show_text (self->title, title);
  show_text (self->subtitle, subtitle);
  hk_phase_bar_follow (self->phase_bar, self->session);
  hk_table_marks_make (&marks, game, line, &(HkPick){ 0 }, FALSE);
  hk_board_view_set_marks (HK_BOARD_VIEW (self->board), &marks,
                           app && g_settings_get_boolean (hk_application_get_settings (app), "animate-moves"));
}

/* --- Size --- */

static void
set_size (GtkLabel *label,
          double    font,
          gboolean  bold)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (font * PANGO_SCALE)));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_HEAVY));
  gtk_label_set_attributes (label, attributes);
}

/* As large as the room allows: it is read from the other end of it. On an upright screen the words stand below. */
static gboolean
resize_cb (gpointer data)
{
  HkTelevision *self = data;
  gboolean upright = self->width < self->height;
  double font = upright ? MIN (self->width / 24.0, self->height / 40.0) : MIN (self->width / 40.0, self->height / 22.0);

  self->resize = 0;
  font = CLAMP (font, SMALLEST_FONT, LARGEST_FONT);
  set_size (self->title, font * 0.55, TRUE);
  set_size (self->subtitle, font * 0.55, FALSE);
  set_size (self->headline, font, TRUE);
  set_size (self->detail, font * 0.75, FALSE);
  set_size (self->fallen, font * 0.75, TRUE);
  set_size (self->lines, font * 0.6, FALSE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->parts),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->column, upright ? -1 : (int) (self->width * COLUMN), -1);
  return G_SOURCE_REMOVE;
}

static void
hk_television_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HkTelevision *self = HK_TELEVISION (widget);

  GTK_WIDGET_CLASS (hk_television_parent_class)->size_allocate (widget, width, height, baseline);
  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (self->resize == 0)
    self->resize = g_idle_add (resize_cb, self); /* not while it is being laid out */
}

/* --- The window --- */

static gboolean
close_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static gboolean
fullscreen_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   data)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
hk_television_dispose (GObject *object)
{
  HkTelevision *self = HK_TELEVISION (object);

  g_clear_handle_id (&self->resize, g_source_remove);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_television_parent_class)->dispose (object);
}

static void
hk_television_class_init (HkTelevisionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_television_dispose;
  widget_class->size_allocate = hk_television_size_allocate;
  g_type_ensure (HK_TYPE_BOARD_VIEW);
  g_type_ensure (HK_TYPE_PHASE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/television.ui");
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, parts);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, board);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, column);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, phase_bar);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, title);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, subtitle);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, headline);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, detail);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, fallen);
  gtk_widget_class_bind_template_child (widget_class, HkTelevision, lines);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, close_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, close_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F11, 0, fullscreen_cb, NULL);
}

static void
hk_television_init (HkTelevision *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_board_view_set_smallest (HK_BOARD_VIEW (self->board), SMALLEST_CELL); /* all of it, on any screen */
}

HkSession *
hk_television_get_session (HkTelevision *self)
{
  return self->session;
}

/* A screen on which the players' window is not; NULL: there is none. */
static GdkMonitor *
find_other_monitor (GtkWindow *player)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (player));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (player));
  GdkMonitor *own = surface ? gdk_display_get_monitor_at_surface (display, surface) : NULL;
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; own && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return monitor; /* the display holds it */
    }
  return NULL;
}

GtkWindow *
hk_television_show (GtkWindow *player,
                    HkSession *session)
{
  HkTelevision *self = g_object_new (HK_TYPE_TELEVISION, "display", gtk_widget_get_display (GTK_WIDGET (player)), NULL);
  GdkMonitor *monitor = find_other_monitor (player);

  self->session = g_object_ref (session);
  if (hk_application_get ())
    g_settings_bind (hk_application_get_settings (hk_application_get ()), "show-coordinates", self->board, "coordinates",
                     G_SETTINGS_BIND_GET);
  hk_board_view_set_session (HK_BOARD_VIEW (self->board), session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "destroy", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  if (monitor)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  gtk_window_present (GTK_WINDOW (self));
  if (monitor)
    gtk_window_present (player); /* the keys stay where the game is played */
  return GTK_WINDOW (self);
}
