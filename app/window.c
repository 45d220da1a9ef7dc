/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window.h"

#include <glib/gi18n.h>

#include "broken-page.h"
#include "core/sentences.h"
#include "corrections.h"
#include "hero-text.h"
#include "library.h"
#include "speech.h"
#include "start-page.h"
#include "table-page.h"
#include "television.h"

struct _HkWindow
{
  AdwApplicationWindow parent_instance;

  /* template widgets */
  AdwToastOverlay *toasts;
  GtkStack        *stack;

  /* owned */
  HkSession       *session;
  GQueue           pages; /* the uppermost first; widgets of the stack */
  AdwToast        *undo;  /* the toast that offers to undo; NULL: none is up */
  char            *said;  /* what was read aloud last; NULL: nothing */

  /* borrowed */
  GtkWindow       *television; /* NULL: there is none */
};

G_DEFINE_FINAL_TYPE (HkWindow, hk_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- The television --- */

/* The action is in the state in which the television is, also when that was closed by itself. */
static void
television_gone_cb (HkWindow *self)
{
  g_clear_weak_pointer (&self->television);
  g_action_group_change_action_state (G_ACTION_GROUP (self), "television", g_variant_new_boolean (FALSE));
}

void
hk_window_set_television (HkWindow *self,
                          gboolean  on)
{
  if (on == (self->television != NULL))
    return;
  if (on)
    {
      g_set_weak_pointer (&self->television, hk_television_show (GTK_WINDOW (self), self->session));
      g_signal_connect_object (self->television, "destroy", G_CALLBACK (television_gone_cb), self, G_CONNECT_SWAPPED);
    }
  else
    gtk_window_destroy (self->television);
}

/* It follows one game, and goes with it. */
static void
drop_television (HkWindow *self)
{
  if (self->television && hk_television_get_session (HK_TELEVISION (self->television)) != self->session)
    gtk_window_destroy (self->television);
}

/* --- Pages --- */

GtkWidget *
hk_window_get_page (HkWindow *self)
{
  return g_queue_peek_head (&self->pages);
}

/* What lies under the uppermost page is not there for screen readers either, as soon as it has slid out of sight. */
static void
hide_others_cb (HkWindow *self)
{
  if (gtk_stack_get_transition_running (self->stack))
    return;
  for (GList *page = self->pages.head ? self->pages.head->next : NULL; page; page = page->next)
    gtk_widget_set_visible (page->data, FALSE);
}

void
hk_window_focus_page (HkWindow *self)
{
  if (!gtk_widget_grab_focus (hk_window_get_page (self)))
    gtk_widget_child_focus (hk_window_get_page (self), GTK_DIR_TAB_FORWARD);
}

static void
show_uppermost (HkWindow              *self,
                GtkStackTransitionType transition)
{
  gtk_widget_set_visible (hk_window_get_page (self), TRUE);
  gtk_stack_set_transition_type (self->stack, transition);
  gtk_stack_set_visible_child (self->stack, hk_window_get_page (self));
  hide_others_cb (self);
  hk_window_update_actions (self);
  hk_window_focus_page (self);
}

void
hk_window_push (HkWindow  *self,
                GtkWidget *page)
{
  gtk_stack_add_child (self->stack, page);
  g_queue_push_head (&self->pages, page);
  show_uppermost (self, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
}

void
hk_window_pop (HkWindow *self)
{
  GtkWidget *page;

  if (self->pages.length < 2)
    return;
  page = g_queue_pop_head (&self->pages);
  show_uppermost (self, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
  gtk_stack_remove (self->stack, page);
}

/* What lies under the uppermost page is not needed any more. */
static void
drop_beneath (HkWindow *self)
{
  while (self->pages.length > 1)
    gtk_stack_remove (self->stack, g_queue_pop_tail (&self->pages));
}

/* The start page is made anew: what it tells of saved games has changed since. */
void
hk_window_show_start (HkWindow *self)
{
  GtkWidget *start = hk_start_page_new ();

  gtk_stack_add_child (self->stack, start);
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
  gtk_stack_set_visible_child (self->stack, start);
  g_queue_push_head (&self->pages, start);
  drop_beneath (self);
  g_clear_object (&self->session);
  drop_television (self);
  hk_window_update_actions (self);
  gtk_widget_grab_focus (start);
}

/* --- Toasts --- */

/* A toast's title is markup; names of heroes and files are not. */
static AdwToast *
make_toast (const char *text)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  return adw_toast_new (title);
}

void
hk_window_toast (HkWindow   *self,
                 const char *text)
{
  AdwToast *toast = make_toast (text);

  adw_toast_set_timeout (toast, 3);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* It would undo something else by now. */
static void
drop_undo (HkWindow *self)
{
  AdwToast *toast = self->undo;

  g_clear_weak_pointer (&self->undo);
  if (toast)
    adw_toast_dismiss (toast);
}

/* There is one toast with a button at a time: the one before would do something else by now. */
void
hk_window_toast_action (HkWindow   *self,
                        const char *text,
                        const char *label,
                        const char *action)
{
  AdwToast *toast = make_toast (text);

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH); /* not behind others: it is for this moment */
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  drop_undo (self);
  g_set_weak_pointer (&self->undo, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* For what was done at a touch and may not have been meant. */
void
hk_window_toast_undo (HkWindow   *self,
                      const char *text)
{
  hk_window_toast_action (self, text, _("_Undo"), "win.undo");
}

/* What the last command told, for whoever looks at the board. */
void
hk_window_tell_last (HkWindow *self)
{
  g_autoptr (LsScript) script = hk_session_tell (self->session, hk_session_get_length (self->session) - 1, NULL);
  g_autofree char *text = hk_text_lines (script);

  if (script->lines->len > 0)
    hk_window_toast_undo (self, text);
}

/* --- The game --- */

HkSession *
hk_window_get_session (HkWindow *self)
{
  return self->session;
}

/* Only what is new: a correction of the board is no instruction. */
static void
read_aloud (HkWindow *self)
{
  HkApplication *app = hk_application_get ();
  g_autofree char *text = NULL;

  if (!app || !g_settings_get_boolean (hk_application_get_settings (app), "read-aloud"))
    return;
  text = hk_speech_text (self->session);
  if (g_strcmp0 (text, self->said) == 0)
    return;
  hk_speech_say (text);
  g_free (self->said);
  self->said = g_steal_pointer (&text);
}

static void
changed_cb (HkWindow *self)
{
  drop_undo (self);
  hk_window_update_actions (self);
  read_aloud (self);
}

/* A refusal is a sentence without a capital: it stands behind a colon on the command line. */
void
hk_window_refuse (HkWindow   *self,
                  const char *why)
{
  g_autofree char *text = automa_capitalized (g_strdup (why));

  hk_window_toast (self, text);
}

/* The auditor's word is never swallowed. */
static void
breached_cb (HkWindow   *self,
             const char *what)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("The app has broken a rule"), NULL);

  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  /* Translators: what the app's own checks found, a sentence */
                                  _("%s\n\nThis is a fault of the app, not yours. Undo and place the figures as the "
                                    "rules say; a copy of the saved game helps us to mend it."),
                                  what);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"), "report",
                                    _("_Save a Report…"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response::report", G_CALLBACK (hk_library_save_copy), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
hk_window_play (HkWindow  *self,
                HkSession *session)
{
  HkApplication *app = hk_application_get ();
  g_autofree char *notice = app ? hk_application_steal_notice (app) : NULL;
  const LsSave *save = hk_session_get_save (session);

  g_set_object (&self->session, session);
  drop_television (self);
  g_signal_connect_object (session, "refused", G_CALLBACK (hk_window_refuse), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "breached", G_CALLBACK (breached_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  hk_window_push (self, hk_table_page_new (session));
  read_aloud (self);
  drop_beneath (self);
  if (notice)
    hk_window_toast (self, notice);
  for (guint i = 0; i < save->notices->len; i++)
    hk_window_toast (self, g_ptr_array_index (save->notices, i));
  g_object_unref (session);
}

/* A file that is broken gets a page that says so; what could be read of it can be looked at from there. */
void
hk_window_open_file (HkWindow *self,
                     GFile    *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (AutomaProblems) problems = automa_problems_new (path ? path : "");
  LsSave *save = NULL;

  if (hk_corrections_is_file (file))
    {
      hk_corrections_open (self, hk_application_get_workshop (hk_application_get ()), file);
      return;
    }
  save = path ? hk_library_open (path, problems) : NULL;
  if (save && automa_problems_count (problems) == 0)
    hk_window_play (self, hk_session_new (save, file));
  else
    hk_window_push (self, hk_broken_page_new (file, problems, save));
}

/* --- The window --- */

static void
hk_window_dispose (GObject *object)
{
  HkWindow *self = HK_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->undo);
  g_clear_weak_pointer (&self->television);
  g_clear_pointer (&self->said, g_free);
  G_OBJECT_CLASS (hk_window_parent_class)->dispose (object);
}

static void
hk_window_finalize (GObject *object)
{
  g_queue_clear (&HK_WINDOW (object)->pages);
  G_OBJECT_CLASS (hk_window_parent_class)->finalize (object);
}

static void
hk_window_class_init (HkWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/hordekeeper/Hordekeeper/window.ui");
  gtk_widget_class_bind_template_child (widget_class, HkWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HkWindow, stack);
}

static void
hk_window_init (HkWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_queue_init (&self->pages);
  g_signal_connect_object (self->stack, "notify::transition-running", G_CALLBACK (hide_others_cb), self,
                           G_CONNECT_SWAPPED);
  hk_window_add_actions (self);
}

HkWindow *
hk_window_new (HkApplication *app)
{
  HkWindow *self = g_object_new (HK_TYPE_WINDOW, "application", app, NULL);
  GSettings *settings = hk_application_get_settings (app);

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  hk_window_show_start (self);
  return self;
}
