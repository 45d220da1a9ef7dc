/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand.h"

#include <string.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>

#include "saved-games.h"

#define PATIENCE 30 /* seconds */
#define QUIET_FRAMES 2
#define MOST_SCROLLS 60

static HkApplication *application;

static Display *
get_display (void)
{
  return gdk_x11_display_get_xdisplay (gdk_display_get_default ());
}

/* --- Waiting --- */

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

void
hand_wait (HandTest test,
           gpointer data)
{
  gboolean late = FALSE;
  guint timer = g_timeout_add_seconds (PATIENCE, late_cb, &late);

  while (!test (data) && !late)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);
  if (late)
    g_error ("waited for %d seconds in vain", PATIENCE);
}

static void
painted_cb (GdkFrameClock *clock,
            guint         *frames)
{
  (*frames)++;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

static gboolean
is_quiet (gpointer frames)
{
  return *(guint *) frames >= QUIET_FRAMES;
}

static void
let_draw (GtkWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint frames = 0;
  gulong handler;

  if (!clock)
    return;
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &frames);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  g_object_ref (clock);
  hand_wait (is_quiet, &frames);
  g_signal_handler_disconnect (clock, handler);
  g_object_unref (clock);
}

static void
run_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Whatever was pressed has arrived, and is drawn. */
void
hand_settle (void)
{
  GtkWindow *window;

  XSync (get_display (), False);
  run_idle ();
  window = hand_get_window ();
  if (window)
    let_draw (window);
  run_idle ();
}

/* --- The window --- */

GtkWindow *
hand_get_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *last = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)))
        last = window;
    }
  return last;
}

static Window
get_xid (GtkWidget *native)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (native)));
}

/* There is no window manager, and newer GTK lays windows that are written from right to left beside the screen then. */
static void
place_window (GtkWindow *window)
{
  XMoveWindow (get_display (), get_xid (GTK_WIDGET (window)), 0, 0);
  XSync (get_display (), False);
}

/* Nor anybody else who would give it the keys. */
static void
focus_window (GtkWindow *window)
{
  if (gtk_window_is_active (window))
    return;
  place_window (window);
  XSetInputFocus (get_display (), get_xid (GTK_WIDGET (window)), RevertToParent, CurrentTime);
  XSync (get_display (), False);
  hand_wait ((HandTest) gtk_window_is_active, window);
}

static gboolean
has_size (gpointer window)
{
  return gtk_widget_get_width (window) > 0 && gtk_widget_get_mapped (window);
}

/* What is inside the window's frame becomes that large, unless it does not fit. */
void
hand_resize (GtkWindow *window,
             int        width,
             int        height)
{
  int frame = gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window)))
              - gtk_widget_get_width (GTK_WIDGET (window));

  for (guint i = 0; i < 2; i++) /* a page that has become narrow may become narrower still */
    {
      gtk_window_set_default_size (window, width + frame, height + frame);
      hand_settle ();
      place_window (window);
      hand_settle ();
    }
}

HkWindow *
hand_open (int width,
           int height)
{
  HkWindow *window;

  g_settings_set_int (hk_application_get_settings (application), "window-width", width);
  g_settings_set_int (hk_application_get_settings (application), "window-height", height);
  g_application_activate (G_APPLICATION (application));
  hand_wait (has_size, gtk_application_get_active_window (GTK_APPLICATION (application)));
  window = HK_WINDOW (hand_get_window ());
  focus_window (GTK_WINDOW (window));
  hand_settle ();
  hand_resize (GTK_WINDOW (window), width, height);
  return window;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
hand_close (GtkWindow *window)
{
  gpointer alive = window;

  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  gtk_window_close (window);
  hand_wait (is_gone, &alive);
  run_idle ();
}

/* Owned by the caller; NULL: what is about to be laid out anew has no picture for a moment. */
static GskRenderNode *
make_node (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  return gtk_snapshot_to_node (snapshot);
}

static gboolean
has_picture (gpointer widget)
{
  g_autoptr (GskRenderNode) node = make_node (widget);

  return node != NULL;
}

GBytes *
hand_picture (GtkWidget *widget)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  run_idle ();
  hand_wait (has_picture, widget);
  node = make_node (widget);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node, NULL);
  return gdk_texture_save_to_png_bytes (texture);
}

/* --- The program --- */

void
hand_forget_games (void)
{
  g_autofree char *folder = hk_saved_games_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_no_errno (g_unlink (path));
    }
}

static gboolean
is_message_dialog_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return TRUE;
    }
  return FALSE;
}

/* Warnings end a test, but for two of newer GTK that nobody here can mend. It has one of libadwaita's own message dialogs, which
 * measure a large and a small heading for a width that only the small one fits; and GDK has one of how it counts its own frames. */
static gboolean
is_of_toolkit (const char *message)
{
  return g_str_has_prefix (message, "gdk_frame_timings_submitted()")
         || (g_str_has_prefix (message, "Trying to measure GtkLabel ") && is_message_dialog_open ());
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_toolkit (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* Nothing moves on its own: what a test sees is how it stays. */
HkApplication *
hand_init (int    *argc,
           char ***argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  application = hk_application_new ();
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return application;
}

void
hand_quit (void)
{
  run_idle ();
  g_clear_object (&application);
}

/* --- The pointer --- */

static void
find_on_screen (GtkWidget *widget,
                double     x,
                double     y,
                int       *screen_x,
                int       *screen_y)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  double native_x, native_y, surface_x, surface_y;
  Window child;

  g_assert_true (gtk_widget_translate_coordinates (widget, native, x, y, &native_x, &native_y));
  gtk_native_get_surface_transform (GTK_NATIVE (native), &surface_x, &surface_y);
  XTranslateCoordinates (get_display (), get_xid (native), DefaultRootWindow (get_display ()),
                         (int) (native_x + surface_x), (int) (native_y + surface_y), screen_x, screen_y, &child);
}

static void
move_pointer (GtkWidget *widget,
              double     x,
              double     y)
{
  int screen_x, screen_y;

  find_on_screen (widget, x, y, &screen_x, &screen_y);
  XTestFakeMotionEvent (get_display (), -1, screen_x, screen_y, CurrentTime);
}

/* And stays there: on a busy machine a page that has just come up may still be finding its place. */
static void
point_at (GtkWidget *widget,
          double     x,
          double     y)
{
  int before_x, before_y, x_now, y_now;

  find_on_screen (widget, x, y, &x_now, &y_now);
  do
    {
      before_x = x_now;
      before_y = y_now;
      move_pointer (widget, x, y);
      hand_settle ();
      find_on_screen (widget, x, y, &x_now, &y_now);
    }
  while (x_now != before_x || y_now != before_y);
}

static void
press_button (guint    button,
              gboolean down)
{
  XTestFakeButtonEvent (get_display (), button, down, CurrentTime);
}

/* Whether a pointer there would hit the widget, and not what lies over it. */
static gboolean
is_hit (GtkWidget *widget,
        double     x,
        double     y)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  GtkWidget *hit;
  double native_x, native_y;

  if (!gtk_widget_translate_coordinates (widget, native, x, y, &native_x, &native_y))
    return FALSE;
  hit = gtk_widget_pick (native, native_x, native_y, GTK_PICK_DEFAULT);
  return hit && (hit == widget || gtk_widget_is_ancestor (hit, widget));
}

/* What is further down is scrolled to, as people do. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; scrolled && i < MOST_SCROLLS; i++)
    {
      double x, y;
      double middle = gtk_widget_get_height (widget) / 2.0;

      gtk_widget_translate_coordinates (widget, scrolled, 0, middle, &x, &y);
      if (y > 0 && y < gtk_widget_get_height (scrolled))
        return;
      move_pointer (scrolled, gtk_widget_get_width (scrolled) / 2.0, gtk_widget_get_height (scrolled) / 2.0);
      press_button (y > 0 ? 5 : 4, TRUE);
      press_button (y > 0 ? 5 : 4, FALSE);
      hand_settle ();
    }
}

void
hand_click_at (GtkWidget *widget,
               double     x,
               double     y)
{
  if (!is_hit (widget, x, y))
    {
      g_autofree char *name = hand_get_name (widget);

      g_error ("%s “%s” cannot be hit at %g, %g", G_OBJECT_TYPE_NAME (widget), name ? name : "", x, y);
    }
  point_at (widget, x, y);
  press_button (1, TRUE);
  press_button (1, FALSE);
  hand_settle ();
}

void
hand_click (GtkWidget *widget)
{
  hand_wait (has_size, widget); /* it may have come up just now */
  scroll_to (widget);
  g_assert_true (gtk_widget_is_sensitive (widget));
  hand_click_at (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
hand_drag (GtkWidget *widget,
           double     x0,
           double     y0,
           double     x1,
           double     y1)
{
  g_assert_true (is_hit (widget, x0, y0));
  point_at (widget, x0, y0);
  press_button (1, TRUE);
  for (guint i = 1; i <= 4; i++)
    {
      move_pointer (widget, x0 + (x1 - x0) * i / 4, y0 + (y1 - y0) * i / 4);
      hand_settle ();
    }
  press_button (1, FALSE);
  hand_settle ();
}

/* --- Keys --- */

static const struct
{
  GdkModifierType modifier;
  guint           key;
} modifiers[] = {
  { GDK_CONTROL_MASK, GDK_KEY_Control_L },
  { GDK_SHIFT_MASK, GDK_KEY_Shift_L },
  { GDK_ALT_MASK, GDK_KEY_Alt_L },
};

static void
press_key (guint    key,
           gboolean down)
{
  KeyCode code = XKeysymToKeycode (get_display (), key);

  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (get_display (), code, down, CurrentTime);
}

static void
press_modifiers (GdkModifierType held,
                 gboolean        down)
{
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if (held & modifiers[i].modifier)
      press_key (modifiers[i].key, down);
}

void
hand_zoom (GtkWidget *widget,
           double     x,
           double     y,
           gboolean   up)
{
  g_assert_true (is_hit (widget, x, y));
  point_at (widget, x, y);
  press_modifiers (GDK_CONTROL_MASK, TRUE);
  press_button (up ? 4 : 5, TRUE);
  press_button (up ? 4 : 5, FALSE);
  press_modifiers (GDK_CONTROL_MASK, FALSE);
  hand_settle ();
}

static void
strike_key (guint           key,
            GdkModifierType held)
{
  focus_window (hand_get_window ());
  press_modifiers (held, TRUE);
  press_key (key, TRUE);
  press_key (key, FALSE);
  press_modifiers (held, FALSE);
  hand_settle ();
}

/* As GTK writes them: "space", "<Control>z". */
void
hand_key (const char *accelerator)
{
  GdkModifierType held;
  guint key;

  g_assert_true (gtk_accelerator_parse (accelerator, &key, &held));
  strike_key (key, held);
}

void
hand_type (const char *text)
{
  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      guint key = gdk_unicode_to_keyval (g_utf8_get_char (c));

      strike_key (gdk_keyval_to_lower (key), gdk_keyval_is_upper (key) && !gdk_keyval_is_lower (key) ? GDK_SHIFT_MASK : 0);
    }
}

/* --- Names --- */

static char *
strip_mnemonic (const char *text)
{
  char *plain = g_strdup (text);
  char *to = plain;

  for (const char *from = text; *from; from++)
    if (*from != '_')
      *to++ = *from;
  *to = '\0';
  return plain;
}

/* What GTK tells screen readers; its only way to ask is to be wrong about it. */
static char *
get_accessible_label (GtkWidget *widget)
{
  g_autofree char *found = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;
  found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return found && *found ? strip_mnemonic (found) : NULL;
}

static char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) ? g_strdup (gtk_label_get_text (GTK_LABEL (widget))) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child) && !GTK_IS_POPOVER (child))
      {
        char *text = get_text (child);

        if (text)
          return text;
      }
  return NULL;
}

static char *
get_property (GtkWidget  *widget,
              const char *property)
{
  g_autofree char *text = NULL;

  if (!g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property))
    return NULL;
  g_object_get (widget, property, &text, NULL);
  return text && *text ? strip_mnemonic (text) : NULL;
}

/* What is written on it, or over the form that it is. */
static char *
get_visible_name (GtkWidget *widget)
{
  char *name = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget))
    name = get_property (widget, "title");
  if (!name)
    name = get_property (widget, GTK_IS_EDITABLE (widget) ? "placeholder-text" : "label");
  if (!name && !GTK_IS_EDITABLE (widget))
    name = get_text (widget);
  return name;
}

char *
hand_get_name (GtkWidget *widget)
{
  char *name = get_accessible_label (widget);

  if (!name)
    name = get_visible_name (widget);
  return name ? name : get_property (widget, "tooltip-text");
}

/* --- Finding --- */

typedef gboolean (*Matches) (GtkWidget    *widget,
                             gconstpointer data);

static GtkWidget *
find (GtkWidget    *root,
      Matches       matches,
      gconstpointer data)
{
  GtkWidget *found = gtk_widget_get_mapped (root) && matches (root, data) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find (child, matches, data);
  return found;
}

static gboolean
has_type (GtkWidget    *widget,
          gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static gboolean
has_class (GtkWidget    *widget,
           gconstpointer css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

/* Menu items are of a type that GTK keeps to itself; the frame's own buttons are not ours. */
static gboolean
is_button (GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS))
    return FALSE;
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || ADW_IS_ACTION_ROW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton");
}

/* What was on the screen instead, for whoever reads the log. */
static void
tell_buttons (GtkWidget *root)
{
  g_autofree char *name = gtk_widget_get_mapped (root) && is_button (root) ? hand_get_name (root) : NULL;

  if (name)
    g_test_message ("there is %s “%s”", G_OBJECT_TYPE_NAME (root), name);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    tell_buttons (child);
}

static gboolean
is_button_called (GtkWidget    *widget,
                  gconstpointer name)
{
  g_autofree char *visible = is_button (widget) ? get_visible_name (widget) : NULL;
  g_autofree char *accessible = is_button (widget) ? get_accessible_label (widget) : NULL;
  g_autofree char *tooltip = is_button (widget) ? get_property (widget, "tooltip-text") : NULL;

  return g_strcmp0 (visible, name) == 0 || g_strcmp0 (accessible, name) == 0 || g_strcmp0 (tooltip, name) == 0;
}

GtkWidget *
find_by_type (GtkWidget *root,
              GType      type)
{
  return find (root, has_type, GSIZE_TO_POINTER (type));
}

GtkWidget *
find_by_class (GtkWidget  *root,
               const char *css_class)
{
  return find (root, has_class, css_class);
}

GtkWidget *
find_button (GtkWidget  *root,
             const char *name)
{
  return find (root, is_button_called, name);
}

GtkWidget *
need_by_type (GtkWidget *root,
              GType      type)
{
  GtkWidget *found = find_by_type (root, type);

  if (!found)
    g_error ("no %s is on the screen", g_type_name (type));
  return found;
}

GtkWidget *
need_button (GtkWidget  *root,
             const char *name)
{
  GtkWidget *found = find_button (root, name);

  if (!found)
    {
      tell_buttons (root);
      g_error ("no button “%s” is on the screen", name);
    }
  return found;
}
